"""The rules of the next match on the start page: those that have a name, and a button to change them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ginrummy_qt.engine.rules import PRESETS, Rules
from ginrummy_qt.models.own_rules import OwnRules
from ginrummy_qt.models.rule_choice import changes, targets_for
from ginrummy_qt.models.seat_choice import for_players
from ginrummy_qt.models.words import preset_name
from ginrummy_qt.ui.fields import ChoiceList
from ginrummy_qt.ui.windows import open_before

if TYPE_CHECKING:
    from ginrummy_qt.models.settings import Settings

__all__ = ["RulePicker"]

_OWN: Final = "own/"
_CUSTOM: Final = "custom"


class RulePicker(QWidget):
    """The list and the button. What is chosen is in the settings as soon as it is chosen."""

    picked = Signal()
    """The person chose other rules; the target may be another one, too."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.own = OwnRules(settings.path.parent, self)
        self.presets = ChoiceList(self)
        # Long names of one's own must not make the page wider.
        self.presets.setSizeAdjustPolicy(ChoiceList.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.presets.setMinimumContentsLength(10)
        self.change = QPushButton(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.presets, 1)
        row.addWidget(self.change)
        self._keys: tuple[str, ...] = ()
        self._shown = ""
        self.presets.activated.connect(self._on_row)
        self.change.clicked.connect(self.show_window)
        self.own.changed.connect(self._on_own_changed)

    # ------------------------------------------------------------------ what is chosen

    @property
    def rules(self) -> Rules:
        """The rules chosen, with the target that they have of themselves."""
        stored = self._settings.rules
        return Rules.from_text(stored) if stored else PRESETS[self._preset]

    @property
    def _preset(self) -> str:
        preset = self._settings.preset
        return preset if preset in PRESETS else next(iter(PRESETS))

    @property
    def base(self) -> str:
        """The key of what the rules set out from: a preset, or ``own/`` and a name."""
        key, name = self.key, self._settings.own_rules
        if key != _CUSTOM:
            return key
        return _OWN + name if self.own.get(name) is not None else self._preset

    @property
    def key(self) -> str:
        """The key of the row that shows the rules; ``custom`` when they have no name."""
        rules = self.rules
        preset = rules.preset_name()
        if preset is not None:
            return preset
        own = {name: mine for name, mine in self.own.entries if not changes(rules, mine)}
        name = self._settings.own_rules
        if name not in own:
            name = next(iter(own), "")
        return _OWN + name if name else _CUSTOM

    def name_of(self, rules: Rules) -> str:
        """Return what ``rules`` are called: the name of a preset, of own rules, else “Custom”."""
        preset = rules.preset_name()
        if preset is None:
            for name, mine in self.own.entries:
                if not set(changes(rules, mine)) - {"target"}:
                    return name
            # How many play is chosen by itself, as the target is.
            preset = replace(rules, seats=2).preset_name()
        return preset_name(preset)

    # ------------------------------------------------------------------ what it shows

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.presets.setAccessibleName(self.tr("Rules"))
        self.change.setText(self.tr("Change …"))
        self.change.setAccessibleName(self.tr("Change the rules"))
        self._keys = ()
        self.show_choice()

    def show_choice(self) -> None:
        """Show what the settings hold."""
        self._shown = key = self.key
        own = [name for name, _ in self.own.entries]
        keys = (*PRESETS, *(_OWN + name for name in own), *((_CUSTOM,) if key == _CUSTOM else ()))
        if keys != self._keys:
            self._keys = keys
            self.presets.clear()
            for each in keys:
                name = each.removeprefix(_OWN) if each.startswith(_OWN) else preset_name(each)
                self.presets.addItem(name, each)
            self._close_off()
        self.presets.setCurrentIndex(keys.index(key))

    def _close_off(self) -> None:
        """Own rules that the table cannot play stay in the list, but cannot be chosen."""
        model = self.presets.model()
        for row, key in enumerate(self._keys):
            rules = self.own.get(key.removeprefix(_OWN)) if key.startswith(_OWN) else None
            if rules is not None and rules.problems() and isinstance(model, QStandardItemModel):
                item = model.item(row)
                item.setEnabled(False)
                item.setToolTip(self.tr("These rules cannot be played at this table."))

    # ------------------------------------------------------------------ what the person does

    def use(self, rules: Rules, base: str) -> None:
        """Play the next match by ``rules``, which set out from ``base``, to the target that they name."""
        settings = self._settings
        name = base.removeprefix(_OWN) if base.startswith(_OWN) else ""
        named = self.own.get(name) if name else PRESETS[base]
        kept = rules
        if rules.preset_name() is None:
            settings.players = rules.seats
            # The target is chosen by itself, and how many play too, unless the rules are made for a number.
            if named is None or replace(named, target=rules.target) != rules:
                kept = replace(rules, seats=2)
            if named is not None and replace(named, target=rules.target) in (rules, kept):
                kept = named
        preset = kept.preset_name()
        if preset is not None or not name:
            settings.preset = preset or base
        settings.own_rules = name if preset is None else ""
        settings.rules = "" if preset is not None else kept.to_text()
        settings.target = rules.target
        self.show_choice()
        self.picked.emit()

    def set_players(self, count: int) -> None:
        """Let ``count`` play the next match, by the form of these rules that is made for so many, if any."""
        settings, rules, old = self._settings, self.rules, targets_for(self.rules)
        settings.players = count
        wanted = for_players(rules, count)
        preset = wanted.preset_name()
        if preset is not None:
            settings.own_rules = settings.rules = ""
            settings.preset = preset
        elif rules.seats != 2:
            settings.rules = replace(rules, seats=2).to_text()
        self._keep_length(old)
        self.show_choice()
        self.picked.emit()

    def _keep_length(self, old: tuple[int, ...]) -> None:
        """Let a short match stay short, a standard one standard; ``old``: what was offered before."""
        settings = self._settings
        if settings.target in old:
            new, place = targets_for(self.rules), old.index(settings.target)
            settings.target = new[min(place, len(new) - 1)]

    def show_window(self) -> None:
        """Open the window in which every option can be changed."""
        from ginrummy_qt.ui.rules_window import RulesWindow  # noqa: PLC0415 - only when asked for

        window = RulesWindow(self._settings, self.own, self.window())
        settings = self._settings
        rules = self.rules if self.rules.seats != 2 else replace(self.rules, seats=settings.players)
        if rules.problems():
            rules = self.rules
        window.show_rules(replace(rules, target=settings.target), self.base)
        window.chosen.connect(self.use)
        open_before(window, self.window())

    def _on_row(self, row: int) -> None:
        key = self._keys[row]
        if key == self._shown:
            return
        old, settings = targets_for(self.rules), self._settings
        own = self.own.get(key.removeprefix(_OWN)) if key.startswith(_OWN) else None
        if own is not None:
            settings.own_rules = key.removeprefix(_OWN)
            settings.rules = own.to_text()
        elif key in PRESETS:
            settings.own_rules = settings.rules = ""
            settings.preset = key
            preset = PRESETS[key]
            if preset.seats == 2 and for_players(preset, settings.players).preset_name() not in {key, None}:
                settings.players = 2  # there is a form for more, and it was not chosen
        self._keep_length(old)
        self.show_choice()
        self.picked.emit()

    def _on_own_changed(self) -> None:
        shown = self._shown
        rules = self.own.get(shown.removeprefix(_OWN)) if shown.startswith(_OWN) else None
        if rules is not None and not rules.problems():
            # What is chosen by its name follows what is saved under it.
            self._settings.rules = rules.to_text()
        self._keys = ()
        self.show_choice()
        self.picked.emit()
