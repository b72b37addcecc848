"""The card on the start page with the matches under way: the newest to go on with, the others in a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ginrummy_qt.models.seat_words import who_plays
from ginrummy_qt.models.seats import reader
from ginrummy_qt.models.words import SEPARATOR, level_name, seat_names
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.push_button import PushButton

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ginrummy_qt.engine import Player, Rules

__all__ = ["MatchUnderWay", "ResumeCard"]


class MatchUnderWay(Protocol):
    """What the page asks of a match in the store."""

    @property
    def id(self) -> int:
        """Its number in the store."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""

    @property
    def rules(self) -> Rules:
        """Its rules, target included."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of all sides."""

    @property
    def rounds(self) -> int:
        """The number of the round that is played."""


class ResumeCard(QFrame):
    """The card. Hidden while there is no match under way."""

    wanted = Signal(int)
    """The id of the match to go on with."""
    list_wanted = Signal()
    """All matches under way are to be listed."""

    def __init__(self, name_of: Callable[[Rules], str], parent: QWidget | None = None) -> None:
        """Make the card; ``name_of`` says what rules are called."""
        super().__init__(parent)
        self.setObjectName("resume")
        self._name_of = name_of
        self._matches: tuple[MatchUnderWay, ...] = ()
        self._full = True
        self.title = PlainLabel(self)
        self.title.setObjectName("strong")
        self.text = PlainLabel(self)
        self.text.setObjectName("note")
        self.text.setWordWrap(True)
        self.more = PushButton(self)
        self.more.setObjectName("quiet")
        self.resume = PushButton(self)
        self.resume.setObjectName("primary")
        self._words = QVBoxLayout()
        self._words.setSpacing(2)
        self._words.addWidget(self.title)
        self._words.addWidget(self.text)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(20, 12, 12, 12)
        row.setSpacing(8)
        row.addLayout(self._words, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.more)
        buttons.addWidget(self.resume)
        row.addLayout(buttons)
        self.resume.clicked.connect(self._on_resume)
        self.more.clicked.connect(self.list_wanted)
        self.hide()

    @property
    def matches(self) -> tuple[MatchUnderWay, ...]:
        """What is offered, the newest first."""
        return self._matches

    def show_matches(self, matches: Sequence[MatchUnderWay]) -> None:
        """Offer ``matches``, the newest first; none: hide."""
        self._matches = tuple(matches)
        self.setVisible(bool(self._matches))
        self.more.setVisible(len(self._matches) > 1)
        self.retranslate()

    def set_stacked(self, *, stacked: bool) -> None:
        """Have the buttons stand below the words, or beside them."""
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._row.setDirection(down if stacked else across)

    def set_full(self, *, full: bool) -> None:
        """Say everything about the newest match, or where there is little room the score alone."""
        self._full = full
        if self._matches:
            score, *more = self._parts(self._matches[0])
            # The second line is not to begin in the middle of a thought.
            self.text.setText(f"{score}\n{SEPARATOR.join(more)}" if full else score)
            self._words.invalidate()  # Qt forgets only what the outermost layout knew
            self.text.updateGeometry()  # or the column goes by the height of what stood there before
            self.updateGeometry()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.title.setText(QCoreApplication.translate("StartPage", "Match under way"))
        self.resume.setText(QCoreApplication.translate("StartPage", "Resume match"))
        if not self._matches:
            return
        self.set_full(full=self._full)
        self.resume.setAccessibleDescription(SEPARATOR.join(self._parts(self._matches[0])))
        others = self._matches[1:]
        self.more.setText(self.tr("%n more …", "", len(others)))
        self.more.setAccessibleName(self.tr("%n other match(es) under way", "", len(others)))

    def _parts(self, match: MatchUnderWay) -> tuple[str, ...]:
        """Return score and round, the level or who plays, and the rules of ``match``."""
        players = match.players
        me = reader(players)
        if len(players) == 2:
            names = seat_names(players, me)
            order = (me or 0, 1 - (me or 0))
            score = SEPARATOR.join(f"{names[seat]} {match.totals[seat]}" for seat in order)
            levels = {player.level for player in players} - {None} if me is not None else set()
            who = [level_name(level) for level in levels if level]
        else:  # names would not leave room for anything else
            from ginrummy_qt.engine.seating import side_of  # noqa: PLC0415 - not for every first frame

            mine = 0 if me is None else side_of(match.rules, me)
            others = [points for side, points in enumerate(match.totals) if side != mine]
            score = " : ".join(map(str, (match.totals[mine], *others)))
            who = [who_plays(players)]
        if match.rules.hollywood:
            where = QCoreApplication.translate("StartPage", "{score} in all, round {number}")
            to = QCoreApplication.translate("StartPage", "{rules}, three games to {target}")
        else:
            where = QCoreApplication.translate("StartPage", "{score}, round {number}")
            to = QCoreApplication.translate("StartPage", "{rules} to {target}")
        where = where.replace(" {number}", "\u00a0{number}")  # not a line of its own for a number
        return (
            where.format(score=score, number=match.rounds),
            *who,
            to.format(rules=self._name_of(match.rules), target=match.rules.target),
        )

    def _on_resume(self) -> None:
        if self._matches:
            self.wanted.emit(self._matches[0].id)
