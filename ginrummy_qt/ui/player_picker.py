"""How many play the next match, on the start page, and a button to say who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from ginrummy_qt.engine.player import Player
from ginrummy_qt.models.rule_words import problem_text
from ginrummy_qt.models.seat_choice import (
    COUNTS,
    chairs_from_text,
    chairs_to_text,
    common_level,
    obstacle,
    plain_chairs,
    players_of,
    with_level,
)
from ginrummy_qt.models.seat_words import who_plays
from ginrummy_qt.models.settings import LEVELS
from ginrummy_qt.models.words import SEPARATOR
from ginrummy_qt.ui.choices import Segments
from ginrummy_qt.ui.plain_label import plain_tip
from ginrummy_qt.ui.windows import open_before

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine import Rules
    from ginrummy_qt.models.settings import Settings

__all__ = ["PlayerPicker"]


class PlayerPicker(QWidget):
    """The row. Who sits where is in the settings as soon as it is chosen; the number is for the rules."""

    counted = Signal(int)
    """The person wants so many to play."""
    changed = Signal()
    """Others sit at the table."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._rules: Rules | None = None
        self.counts = Segments(map(str, COUNTS), self)
        self.who = QPushButton(self)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.counts, 3)
        row.addWidget(self.who, 2)
        self.counts.chosen.connect(self._on_count)
        self.who.clicked.connect(self.show_window)

    def set_stacked(self, *, stacked: bool) -> None:
        """Have the button stand below the numbers, or beside them."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down if stacked else across)

    # ------------------------------------------------------------------ who plays

    @property
    def all_chairs(self) -> tuple[Player, ...]:
        """Who sits where, four of them, however many play."""
        text = self._settings.chairs
        return chairs_from_text(text, LEVELS) if text else plain_chairs(self._settings.level)

    @property
    def chairs(self) -> tuple[Player, ...]:
        """Those who play."""
        return self.all_chairs[: 2 if self._rules is None else self._rules.seats]

    @property
    def plain(self) -> bool:
        """Whether one person plays at the first seat, and the computer everywhere else at one level."""
        first, *others = self.chairs
        computers = all(chair.level is not None for chair in others)
        return first == plain_chairs("")[0] and computers and bool(common_level(others))

    @property
    def level(self) -> str:
        """The level of all computers that play; empty: none, or several."""
        return common_level(self.chairs)

    @property
    def computers(self) -> int:
        """How many computers play."""
        return sum(chair.level is not None for chair in self.chairs)

    def computers_alone(self) -> tuple[Player, ...]:
        """Return who plays if no person does: the computer at the levels chosen, else at the usual one."""
        level = self.level or self._settings.level
        return players_of([Player("", chair.level or level) for chair in self.chairs])

    def set_level(self, level: str) -> None:
        """Let all computers play at ``level``."""
        chairs, text = with_level(self.all_chairs, level), self._settings.chairs
        self._settings.level = level
        if text:
            self._settings.chairs = chairs_to_text(chairs)
        self.changed.emit()

    def use(self, chairs: Sequence[Player]) -> None:
        """Seat ``chairs``, four of them, in the next match."""
        level = common_level(chairs[1:])
        plain = bool(level) and tuple(chairs) == plain_chairs(level)
        if plain:
            self._settings.level = level
        self._settings.chairs = "" if plain else chairs_to_text(chairs)
        self.changed.emit()

    # ------------------------------------------------------------------ what it shows

    @property
    def words(self) -> str:
        """Who plays, in one line; why fewer can, where the rules do not allow a number."""
        rules = self._rules
        if rules is None:
            return ""
        found = [problem_text(problem) for count in COUNTS if (problem := obstacle(rules, count))]
        plain = self.plain and rules.seats == 2
        # Always one line, so that nothing below moves when the number changes.
        return SEPARATOR.join(
            (self.tr("You against the computer") if plain else who_plays(self.chairs), *found)
        )

    def show_choice(self, rules: Rules) -> None:
        """Show who would play a match by ``rules``."""
        self._rules = rules
        self.counts.choose(str(rules.seats))
        for value, button in self.counts.buttons.items():
            problem = obstacle(rules, int(value))
            reason = "" if problem is None else problem_text(problem)
            button.setEnabled(not reason)
            button.setToolTip(reason)
            button.setAccessibleDescription(reason)
        self.who.setToolTip(plain_tip(who_plays(self.chairs)))
        self.who.setAccessibleDescription(self.who.toolTip())

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        names = {str(count): str(count) for count in COUNTS}
        self.counts.name_buttons(names, QCoreApplication.translate("StartPage", "Players"))
        self.who.setText(QCoreApplication.translate("StartPage", "Who plays …"))
        if self._rules is not None:
            self.show_choice(self._rules)

    def show_window(self) -> None:
        """Open the window in which it is said who sits where."""
        from ginrummy_qt.ui.seats_dialog import SeatsDialog  # noqa: PLC0415 - only when asked for

        count = 2 if self._rules is None else self._rules.seats
        window = SeatsDialog(self.all_chairs, count, self.window())
        window.chosen.connect(self.use)
        open_before(window, self.window())

    def _on_count(self, value: str) -> None:
        self.counted.emit(int(value))
