"""Choosing rules: presets at the left, every option at the right, and what does not go together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.models.rule_choice import Base, bases, changes, mended
from ginrummy_qt.models.rule_words import brief, option_name, preset_brief
from ginrummy_qt.models.words import preset_name, preset_sentence, rules_summary
from ginrummy_qt.ui.choices import press_focused
from ginrummy_qt.ui.help_key import help_key
from ginrummy_qt.ui.name_dialog import NameDialog, rules_words
from ginrummy_qt.ui.option_pages import OptionPages
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.preset_list import PresetItem, PresetList
from ginrummy_qt.ui.rules_foot import RulesFoot
from ginrummy_qt.ui.rules_style import qss_rules
from ginrummy_qt.ui.theme import desk_palette, text_scale
from ginrummy_qt.ui.windows import resize_on_screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from ginrummy_qt.engine import Rules
    from ginrummy_qt.engine.rules import Problem
    from ginrummy_qt.models.own_rules import OwnRules
    from ginrummy_qt.models.settings import Settings

__all__ = ["RulesWindow"]

_FIRST_SIZE: Final = QSize(1180, 720)
_OWN: Final = "own/"


class RulesWindow(QDialog):
    """The window. What was changed of a preset stays as long as it is open, whatever else is looked at."""

    chosen = Signal(object, str)
    """The rules to play by (:class:`~ginrummy_qt.engine.Rules`) and the key of what they set out from."""

    def __init__(self, settings: Settings, own: OwnRules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._own = own
        self._bases: dict[str, Base] = {}
        self._drafts: dict[str, Rules] = {}
        self._gone: tuple[int, str, Rules] | None = None
        self._desk = desk_palette(settings.desktop)
        self.setObjectName("rules")
        self._make_widgets()
        self._lay_out()
        self._connect()
        self._read_bases()
        self._key = next(iter(self._bases))
        self.setStyleSheet(qss_rules(self._desk))
        self.retranslate()
        self._restore_size()
        help_key(self, "rules")

    # ------------------------------------------------------------------ building

    def _make_widgets(self) -> None:
        self.list = PresetList(self._desk, self)
        self.gone = QFrame(self)
        self.gone.setObjectName("gone")
        self.gone_text = PlainLabel(self.gone)
        self.gone_text.setWordWrap(True)
        self.gone.hide()
        self.title = PlainLabel(self)
        self.title.setObjectName("heading")
        self.title.setWordWrap(True)
        self.subtitle = PlainLabel(self)
        self.subtitle.setObjectName("note")
        self.subtitle.setWordWrap(True)
        self.options = OptionPages(self._desk, self)
        self.gone_undo, self.rename, self.delete = (self._button() for _ in range(3))
        self.foot = RulesFoot(self)

    def _button(self) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        inside = QHBoxLayout(self.gone)
        inside.setContentsMargins(12, 6, 6, 6)
        inside.addWidget(self.gone_text, 1)
        inside.addWidget(self.gone_undo)
        side = QWidget(self)
        side.setObjectName("side")
        side.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        left = QVBoxLayout(side)
        left.setContentsMargins(12, 8, 12, 12)
        left.addWidget(self.list, 1)
        left.addWidget(self.gone)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addLayout(words, 1)
        for button in (self.rename, self.delete):
            head.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        right = QVBoxLayout()
        right.setContentsMargins(28, 14, 28, 14)
        right.setSpacing(0)
        right.addLayout(head)
        right.addSpacing(8)
        right.addWidget(self.options, 1)
        right.addSpacing(6)
        right.addWidget(self.foot)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(side)
        outer.addLayout(right, 1)

    def _connect(self) -> None:
        self.list.chosen.connect(self._on_base)
        self.list.rename_wanted.connect(self._on_rename)
        self.list.delete_wanted.connect(self._on_delete)
        self.options.wanted.connect(self._on_wanted)
        self.options.undo_wanted.connect(self._on_undo)
        self.options.mend_wanted.connect(self._on_mend)
        for button, slot in (
            (self.gone_undo, self._on_undelete),
            (self.rename, self._on_rename),
            (self.delete, self._on_delete),
            (self.foot.save, self._on_save),
            (self.foot.save_as, self._on_save_as),
            (self.foot.undo_all, self._on_undo_all),
            (self.foot.cancel, self.reject),
            (self.foot.use, self._on_use),
            (self.foot.why, self._on_why),
        ):
            button.clicked.connect(slot)
        self._own.changed.connect(self._on_own_changed)
        self._settings.changed.connect(self._on_setting)

    def _restore_size(self) -> None:
        stored = self._settings.rules_geometry
        if stored and self.restoreGeometry(QByteArray(stored)):
            return  # on a smaller screen, Qt makes it fit
        resize_on_screen(self, _FIRST_SIZE * text_scale())

    # ------------------------------------------------------------------ what it holds

    @property
    def rules(self) -> Rules:
        """The rules as they are put together now."""
        return self._drafts.get(self._key, self.base.rules)

    @property
    def base(self) -> Base:
        """What they set out from."""
        return self._bases[self._key]

    def show_rules(self, rules: Rules, key: str) -> None:
        """Show ``rules`` as changes of the base ``key``; a key that is not there: of the nearest preset."""
        if key not in self._bases:
            key = rules.to_text().split()[0]
        self._key = key
        self._set(rules)

    def _read_bases(self) -> None:
        self._bases = {base.key: base for base in bases(self._own.entries)}

    def _set(self, rules: Rules) -> None:
        if rules == self.base.rules:
            self._drafts.pop(self._key, None)
        else:
            self._drafts[self._key] = rules
        self._show()

    def _changed(self, key: str) -> tuple[str, ...]:
        base = self._bases[key].rules
        return changes(self._drafts.get(key, base), base)

    # ------------------------------------------------------------------ what it shows

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Rules of the match"))
        self.list.setAccessibleName(self.tr("Presets"))
        self.gone_undo.setText(self.tr("Undo"))
        self.rename.setText(self.tr("Rename …"))
        self.delete.setText(self.tr("Delete"))
        self.foot.retranslate()
        self.options.retranslate()
        self.list.forget_width()
        self._show()

    def _show(self) -> None:
        self.list.show_items(self._items(), self._key)
        rules, base = self.rules, self.base
        count = len(self._changed(self._key))
        self.title.setText(self._name(base, changed=count > 0))
        if count:
            text = self.tr(
                "%n option(s) differ from the preset. The match then runs under “Custom”.", "", count
            )
        elif base.own_name is None:
            text = preset_sentence(base.key) or rules_summary(rules)
        else:
            text = rules_summary(rules)
        self.subtitle.setText(text)
        self.options.show_rules(rules, base.rules)
        self._show_buttons(count)

    def _show_buttons(self, count: int) -> None:
        problems = self.rules.problems()
        own = self.base.own_name is not None
        focus = self.focusWidget()
        for button in (self.rename, self.delete):
            button.setVisible(own)
        self.foot.show_state(own=own, changed=count > 0, savable=not problems, reason=self._reason(problems))
        if self._gone is not None:
            self.gone_text.setText(self.tr("“{name}” was deleted.").format(name=self._gone[1]))
        elif self._own.problem:
            self.gone_text.setText(self._own.problem)
        self.gone_undo.setVisible(self._gone is not None)
        self.gone.setVisible(self._gone is not None or bool(self._own.problem))
        if focus in {self.rename, self.delete} and not own:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _reason(self, problems: tuple[Problem, ...]) -> str:
        """Return why the rules cannot be used; in a few words, as the rows say the rest."""
        if not problems:
            return ""
        options = list(dict.fromkeys(problem.option for problem in problems))
        return self.tr("Impossible: {options}").format(options=", ".join(map(option_name, options)))

    def _items(self) -> list[PresetItem]:
        items = [PresetItem("", self.tr("Presets"))]
        for base in self._bases.values():
            own = base.own_name is not None
            if own and not any(item.key.startswith(_OWN) for item in items):
                items.append(PresetItem("", self.tr("Your own rules")))
            count = len(self._changed(base.key))
            name = self._name(base, changed=count > 0)
            words = brief(base.rules) if own else preset_brief(base.key, base.rules)
            spoken = [name, *([self.tr("%n option(s)", "", count)] if count else []), words]
            items.append(PresetItem(base.key, name, words, count, ", ".join(spoken)))
        return items

    def _name(self, base: Base, *, changed: bool) -> str:
        name = base.own_name or preset_name(base.key)
        return self.tr("{preset}, changed").format(preset=name) if changed else name

    # ------------------------------------------------------------------ what the person does

    def _on_base(self, key: str) -> None:
        self._key = key
        self._show()

    def _on_wanted(self, option: str, text: str) -> None:
        self._set(self.rules.with_option(option, text))

    def _on_undo(self, option: str) -> None:
        self._set(self.rules.with_option(option, self.base.rules.option_text(option)))

    def _on_mend(self, problem: Problem) -> None:
        self._set(mended(self.rules, problem))

    def _on_undo_all(self) -> None:
        self._set(self.base.rules)

    def _on_why(self) -> None:
        problems = self.rules.problems()
        if problems:
            self.options.go_to(problems[0].option)

    def _on_use(self) -> None:
        self.chosen.emit(self.rules, self._key)
        self.accept()

    # ------------------------------------------------------------------ own rules

    def _on_save(self) -> None:
        name = self.base.own_name
        if name is not None:
            self._own.save(name, self._drafts.pop(self._key, self.base.rules))

    def _on_save_as(self) -> None:
        self._ask("", self._save_under)

    def _on_rename(self) -> None:
        name = self.base.own_name
        if name is not None:
            self._ask(name, self._rename_to)

    def _ask(self, old: str, then: Callable[[str], None]) -> None:
        dialog = NameDialog(self, rules_words, lambda name: self._own.name_problem(name, old), old=old)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.named.connect(then)
        dialog.open()

    def _save_under(self, name: str) -> None:
        rules = self._drafts.pop(self._key, self.base.rules)
        self._key = _OWN + name
        self._gone = None
        self._own.save(name, rules)

    def _rename_to(self, new: str) -> None:
        old = self.base.own_name
        if old is None:
            return
        draft = self._drafts.pop(self._key, None)
        self._key = _OWN + new
        if draft is not None:
            self._drafts[self._key] = draft
        self._own.rename(old, new)

    def _on_delete(self) -> None:
        name = self.base.own_name
        if name is None:
            return
        rules = self.base.rules
        keys = list(self._bases)
        self._drafts.pop(self._key, None)
        self._key = keys[keys.index(self._key) - 1]  # there is always a preset before it
        self._gone = (self._own.delete(name), name, rules)
        self._show()

    def _on_undelete(self) -> None:
        if self._gone is not None:
            place, name, rules = self._gone
            self._gone = None
            self._key = _OWN + name
            self._own.restore(place, name, rules)

    def _on_own_changed(self) -> None:
        self._read_bases()
        if self._key not in self._bases:
            self._key = next(iter(self._bases))
        self._drafts = {key: rules for key, rules in self._drafts.items() if key in self._bases}
        self._show()

    # ------------------------------------------------------------------ Qt

    def _on_setting(self, name: str) -> None:
        if name == "desktop":
            self._follow_desktop()

    def _follow_desktop(self) -> None:
        desk = desk_palette(self._settings.desktop)
        if desk is not self._desk:
            self._desk = desk
            self.setStyleSheet(qss_rules(desk))
            self.list.set_desk(desk)
            self.options.set_desk(desk)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language and the colours of the desktop."""
        super().changeEvent(event)
        if not hasattr(self, "_key"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._follow_desktop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter presses the button that has the focus, and in a field does nothing to the window."""
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def done(self, result: int) -> None:
        """Qt: closed in whatever way; the window stands there again next time."""
        self._settings.rules_geometry = bytes(self.saveGeometry().data())
        super().done(result)
