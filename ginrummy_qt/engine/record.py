r"""A match as text: everything needed to play it again, and what came of it.

Format, version 1. UTF-8, one statement a line, every line ended by ``\n``, words separated by one space::

    ginrummy record 1
    started 2026-11-29T18:04:05Z
    rule opening=upcard                     one line for every option of the rules, in their order
    seat 0 person "Anna"                    the name as a JSON string
    seat 1 computer skilled "Computer"
    round 1 dealer 1 deal 3FJ2WK-…          a deal's number says how all 52 cards lie
    0.000 0 pass                            seconds since the match began, seat, action
    1.250 1 take
    2.007 1 discard Kh
    9.120 0 knock 7h 5s 6s 7s / Jc Jd Jh    the melds when they were chosen
    result knock winner 0 points 25 totals 25 0
    round 2 …
    outcome winner 0 totals 105 55          only when the match is over

Dealers, results and the outcome follow from the rest; they are there to be read and to be checked. Text is
accepted only when writing its record again gives the same bytes, so a changed score, an impossible move or a
stray space is found, with its line and column. A record of a newer version is refused by name.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.actions import IllegalAction
from ginrummy_qt.engine.deal import Deal, DealError
from ginrummy_qt.engine.match import Match, MatchError, Player, UnsupportedRules
from ginrummy_qt.engine.notation import ActionError, action_from_text, action_to_text
from ginrummy_qt.engine.rules import OPTIONS, Rules, RulesError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.match import MatchOutcome, RoundRecord

__all__ = [
    "VERSION",
    "Entry",
    "MatchRecord",
    "NewerRecordError",
    "RecordError",
    "RoundEntry",
    "action_from_text",
    "action_to_text",
]

VERSION: Final = 1
"""The version of the format that is written, and the newest that is read."""

_FIRST_RULE_LINE: Final = 3
_STARTED: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|\+00:00)", re.ASCII)
_SEAT: Final = re.compile(
    r'seat (?P<seat>[0-3]) (?:person|computer (?P<level>\S{1,40})) (?P<name>"(?:[^"\\\x00-\x1f]|\\.)*")',
    re.ASCII,
)
_ROUND: Final = re.compile(r"round \d{1,6} dealer [0-3] deal (?P<deal>[0-9A-Z-]+)", re.ASCII)
_ENTRY: Final = re.compile(
    r"(?P<seconds>\d{1,12})\.(?P<milliseconds>\d{3}) (?P<seat>[0-3]) (?P<action>.+)", re.ASCII
)
_AFTER_ROUND: Final = "an action (SECONDS SEAT ACTION), result, round or outcome"


class RecordError(ValueError):
    """Text that is no record, or a record that cannot have been played.

    ``line`` and ``column`` count from 1; ``expected`` is what should have been there.
    """

    def __init__(self, line: int, column: int, expected: str) -> None:
        """Say that something else was expected at this place."""
        super().__init__(f"line {line}, column {column}: expected {expected}")
        self.line = line
        self.column = column
        self.expected = expected


class NewerRecordError(RecordError):
    """A record of a version that this program does not know yet; ``version`` is its number."""

    def __init__(self, version: str) -> None:
        """Refuse ``version``."""
        super().__init__(1, 17, f"a version up to {VERSION}; this record has version {version} of the format")
        self.version = version


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of ``seat``, ``at`` so many milliseconds after the match began."""

    seat: int
    action: Action
    at: int = 0


@dataclass(frozen=True, slots=True)
class RoundEntry:
    """One round: its deal and what was done, finished or not."""

    deal: Deal
    actions: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match that can be played again move by move. Nothing is checked before it is written or replayed."""

    rules: Rules
    players: tuple[Player, ...]
    rounds: tuple[RoundEntry, ...] = ()
    started: str = "1970-01-01T00:00:00Z"
    """When the match began, in UTC: ``YYYY-MM-DDTHH:MM:SSZ``."""

    def replay(self, deals: Iterable[Deal] = ()) -> Match:
        """Return the match as it stands after the last action of the record.

        Rounds beyond those recorded are dealt from ``deals``; a record without any takes all from there.

        Raises:
            RecordError: the record cannot have been played; line and column are those in its text.
        """
        match = self._match(deals)
        for _ in self._lines(match):
            pass
        return match

    def to_text(self) -> str:
        """Return the record as text.

        Raises:
            RecordError: the record cannot have been played, or holds a value that the format cannot.
        """
        return "".join(f"{line}\n" for line in self._played_lines())

    @classmethod
    def from_text(cls, text: str) -> MatchRecord:
        r"""Return the record that ``text`` holds; ``to_text`` gives the same text back.

        Raises:
            NewerRecordError: it is of a later version.
            RecordError: it is no record, or says what cannot have been played.
        """
        lines = text.split("\n")
        if lines.pop():
            raise RecordError(len(lines) + 1, len(text) - text.rfind("\n"), "a line break at the end")
        record = _Reader(lines).read()
        again = record._played_lines()  # noqa: SLF001
        for number, (line, wanted) in enumerate(zip_longest(lines, again), start=1):
            if line != wanted:
                raise RecordError(number, _difference(line or "", wanted or ""), _named(wanted))
        return record

    def _played_lines(self) -> Iterator[str]:
        """Yield the lines of the text while a match is played through."""
        # Without a round any deal will do, it is for checking rules and seats alone.
        return self._lines(self._match(() if self.rounds else (Deal(0),)))

    def _match(self, deals: Iterable[Deal] = ()) -> Match:
        try:
            return Match(self.rules, self.players, chain((entry.deal for entry in self.rounds), deals))
        except UnsupportedRules as error:
            option = "hollywood" if self.rules.hollywood else "seats"
            raise RecordError(_rule_line(option), 1, f"rules that can be played: {error}") from error
        except RulesError as error:
            option = self.rules.problems()[0].option
            raise RecordError(_rule_line(option), 1, f"rules that can be played: {error}") from error
        except MatchError as error:
            raise RecordError(_FIRST_RULE_LINE + len(OPTIONS), 1, str(error)) from error

    def _lines(self, match: Match) -> Iterator[str]:
        """Yield the lines of the text while ``match``, fresh, is played through."""
        yield f"ginrummy record {VERSION}"
        if not _STARTED.fullmatch(self.started):
            raise RecordError(2, 9, "a time in UTC, as in 2026-11-29T18:04:05Z")
        yield f"started {self.started}"
        for option in OPTIONS:
            yield f"rule {option}={self.rules.option_text(option)}"
        line = _FIRST_RULE_LINE + len(OPTIONS)
        for seat, player in enumerate(self.players):
            text = _seat_line(seat, player)
            if not _SEAT.fullmatch(text):
                raise RecordError(line, 8, "a level in one word")
            yield text
            line += 1
        for number, round_entry in enumerate(self.rounds, start=1):
            if number > 1:
                try:
                    match.next_round()
                except MatchError as error:
                    raise RecordError(line, 1, f"no further round: {error}") from error
            yield f"round {number} dealer {match.dealer} deal {round_entry.deal}"
            line += 1
            for entry in round_entry.actions:
                yield _played(match, entry, line)
                line += 1
            if match.round.result is not None:
                yield _result_line(match.rounds[-1])
                line += 1
        if (outcome := match.outcome) is not None:
            yield _outcome_line(outcome)


def _difference(line: str, wanted: str) -> int:
    """Return the column, from 1, at which the two begin to differ."""
    pairs = zip(line, wanted, strict=False)
    shorter = min(len(line), len(wanted))
    return next((column for column, (a, b) in enumerate(pairs) if a != b), shorter) + 1


def _named(line: str | None) -> str:
    return "the end" if line is None else repr(line)


def _rule_line(option: str) -> int:
    return _FIRST_RULE_LINE + OPTIONS.index(option)


def _seat_line(seat: int, player: Player) -> str:
    try:
        player.name.encode()
        name = json.dumps(player.name, ensure_ascii=False)
    except UnicodeEncodeError:
        name = json.dumps(player.name)
    who = "person" if player.level is None else f"computer {player.level}"
    return f"seat {seat} {who} {name}"


def _played(match: Match, entry: Entry, line: int) -> str:
    """Let ``match`` go on by ``entry`` and return its line, which has this number."""
    if not 0 <= entry.at < 10**15:
        raise RecordError(line, 1, "a time of 0 or more")
    start = f"{entry.at // 1000}.{entry.at % 1000:03} {entry.seat} "
    turn = match.round.turn
    if match.round.result is None and entry.seat != turn:
        raise RecordError(line, len(start) - 1, f"seat {turn}, whose turn it is")
    try:
        match.apply(entry.action)
    except IllegalAction as error:
        raise RecordError(line, len(start) + 1, f"a legal action: {error}") from error
    return start + action_to_text(entry.action)


def _result_line(record: RoundRecord) -> str:
    result = record.result
    assert result is not None  # noqa: S101 - asked for finished rounds alone
    totals = f"totals {record.totals_after[0]} {record.totals_after[1]}"
    if result.winner is None:
        return f"result {result.kind} {totals}"
    return f"result {result.kind} winner {result.winner} points {result.points} {totals}"


def _outcome_line(outcome: MatchOutcome) -> str:
    return f"outcome winner {outcome.winner} totals {outcome.finals[0]} {outcome.finals[1]}"


class _Reader:
    """Reads the lines of a record; what follows from the others it leaves to the comparison."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._next = 0

    def read(self) -> MatchRecord:
        self._version()
        started = self._prefixed("started ")
        if not _STARTED.fullmatch(started):
            raise self._error(9, "a time in UTC, as in 2026-11-29T18:04:05Z")
        rules = Rules()
        for option in OPTIONS:
            value = self._prefixed(f"rule {option}=")
            try:
                rules = rules.with_option(option, value)
            except RulesError as error:
                raise self._error(len(f"rule {option}=") + 1, str(error)) from error
        players = tuple(self._player(seat) for seat in range(min(max(rules.seats, 2), 4)))
        rounds: list[RoundEntry] = []
        while self._next < len(self._lines) and not self._peek("outcome "):
            deal = self._deal()
            entries = []
            while self._next < len(self._lines) and not (self._peek("round ") or self._peek("outcome ")):
                line = self._take("")
                if not line.startswith("result "):
                    entries.append(self._entry(line))
            rounds.append(RoundEntry(deal, tuple(entries)))
        return MatchRecord(rules, players, tuple(rounds), started)

    def _error(self, column: int, expected: str) -> RecordError:
        """Make the error for the line read last."""
        return RecordError(self._next, column, expected)

    def _peek(self, prefix: str) -> bool:
        return self._lines[self._next].startswith(prefix)

    def _take(self, expected: str) -> str:
        self._next += 1
        if self._next > len(self._lines):
            raise self._error(1, expected)
        return self._lines[self._next - 1]

    def _prefixed(self, prefix: str) -> str:
        line = self._take(repr(prefix))
        if not line.startswith(prefix):
            raise self._error(1, repr(prefix))
        return line.removeprefix(prefix)

    def _version(self) -> None:
        version = self._prefixed("ginrummy record ")
        if not re.fullmatch(r"[1-9]\d{0,8}", version, re.ASCII):
            raise self._error(17, "the version of the format, a number")
        if int(version) > VERSION:
            raise NewerRecordError(version)

    def _player(self, seat: int) -> Player:
        found = _SEAT.fullmatch(self._take(f"seat {seat}"))
        if found is None or int(found["seat"]) != seat:
            raise self._error(1, f'seat {seat} person "NAME" or seat {seat} computer LEVEL "NAME"')
        try:
            return Player(json.loads(found["name"]), found["level"])
        except ValueError:
            raise self._error(found.start("name") + 1, "a name as a JSON string") from None

    def _deal(self) -> Deal:
        found = _ROUND.fullmatch(self._take("a round"))
        if found is None:
            raise self._error(1, "round NUMBER dealer SEAT deal NUMBER")
        try:
            return Deal.parse(found["deal"])
        except DealError as error:
            raise self._error(found.start("deal") + 1, f"a deal's number: {error}") from error

    def _entry(self, line: str) -> Entry:
        found = _ENTRY.fullmatch(line)
        if found is None:
            raise self._error(1, _AFTER_ROUND)
        try:
            action = action_from_text(found["action"])
        except ActionError as error:
            raise self._error(found.start("action") + error.offset + 1, error.expected) from error
        at = int(found["seconds"]) * 1000 + int(found["milliseconds"])
        return Entry(int(found["seat"]), action, at)
