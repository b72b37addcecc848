r"""A match as text: everything needed to play it again, and what came of it.

Format, versions 1 and 2 (line by line in docs/RECORDS.md). UTF-8, one statement a line, every line ended by
``\n``, words separated by one space::

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

Other matches say more, and only they: a line ``layoffs by_hand`` after the rules when defenders choose their
layoffs; then a line ``training`` for one that counts in no statistics; after the line of a round what bound
the program to its deal (:mod:`ginrummy_qt.engine.seal`), ``seal COMMITMENT nonce HEX``, with a person's own
words ending in ``secret NUMBER words "TEXT"``. These two are version 2: written is the oldest that can
hold the record. In Hollywood totals end with the games, as in ``223 0 games 105:0 73:0 45:0``. With four
players the actions of both tables stand in the order in which they were done (a seat plays at one table, so
no table is named), and each table has a line of its own before that of the round; sides are pairs::

    result table 0 knock winner 0 points 25
    result table 1 gin winner 3 points 40
    result totals 0 15
    outcome pair 1 totals 90 130

A winner of a round is a seat of the match. An outcome that nobody has won (equal in Hollywood) has winner or
pair ``none``.

Dealers, results and the outcome follow from the rest; they are there to be read and to be checked. Text is
accepted only when writing its record again gives the same bytes, so a changed score, an impossible move or a
stray space is found, with its line and column. A record of a newer version is refused by name. An option of
the rules that is added later makes a new version, in which it has its line; older records do without it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.actions import IllegalAction
from ginrummy_qt.engine.deal import Deal
from ginrummy_qt.engine.match import Match, MatchError, Player
from ginrummy_qt.engine.notation import action_from_text, action_to_text
from ginrummy_qt.engine.options import Layoffs
from ginrummy_qt.engine.record_parts import (
    SEAT,
    STARTED,
    VERSION,
    Entry,
    NewerRecordError,
    RecordError,
    RoundEntry,
)
from ginrummy_qt.engine.record_reader import Reader
from ginrummy_qt.engine.rules import OPTIONS, Rules, RulesError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ginrummy_qt.engine.match import MatchOutcome, TableRecord
    from ginrummy_qt.engine.seal import Seal

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

_FIRST_RULE_LINE: Final = 3


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match that can be played again move by move. Nothing is checked before it is written or replayed."""

    rules: Rules
    players: tuple[Player, ...]
    rounds: tuple[RoundEntry, ...] = ()
    started: str = "1970-01-01T00:00:00Z"
    """When the match began, in UTC: ``YYYY-MM-DDTHH:MM:SSZ``."""
    layoffs: Layoffs = Layoffs.AUTO
    """Whether defenders choose their layoffs themselves."""
    training: bool = False
    """Whether it is for training: moves may be taken back, and it counts in no statistics."""

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

    def finished_rounds(self) -> Iterator[Match]:
        """Play the record, and yield the match, always the same object, whenever a round has just ended.

        Raises:
            RecordError: as for :meth:`replay`.
        """
        match = self._match()
        told = 0
        for line in self._lines(match):
            # Results stand behind the last action of a round, and before the next round is dealt.
            if line.startswith("result ") and match.round_number != told:
                told = match.round_number
                yield match

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
        record = cls(*Reader(lines).read())
        again = record._played_lines()
        for number, (line, wanted) in enumerate(zip_longest(lines, again), start=1):
            if line != wanted:
                raise RecordError(number, _difference(line or "", wanted or ""), _named(wanted))
        return record

    def _played_lines(self) -> Iterator[str]:
        """Yield the lines of the text while a match is played through."""
        # Without a round any deal will do, it is for checking rules and seats alone.
        return self._lines(self._match(() if self.rounds else (Deal(0),)))

    @property
    def _first_seat_line(self) -> int:
        return _FIRST_RULE_LINE + len(OPTIONS) + (self.layoffs is not Layoffs.AUTO) + self.training

    @property
    def version(self) -> int:
        """The oldest version of the format that can hold this record: the one that is written."""
        return 2 if self.training or any(entry.seal is not None for entry in self.rounds) else 1

    def _match(self, deals: Iterable[Deal] = ()) -> Match:
        try:
            deals = chain((entry.deal for entry in self.rounds), deals)
            return Match(self.rules, self.players, deals, self.layoffs)
        except RulesError as error:
            option = self.rules.problems()[0].option
            raise RecordError(_rule_line(option), 1, f"rules that can be played: {error}") from error
        except MatchError as error:
            raise RecordError(self._first_seat_line, 1, str(error)) from error

    def _lines(self, match: Match) -> Iterator[str]:
        """Yield the lines of the text while ``match``, fresh, is played through."""
        yield f"ginrummy record {self.version}"
        if not STARTED.fullmatch(self.started):
            raise RecordError(2, 9, "a time in UTC, as in 2026-11-29T18:04:05Z")
        yield f"started {self.started}"
        for option in OPTIONS:
            yield f"rule {option}={self.rules.option_text(option)}"
        if self.layoffs is not Layoffs.AUTO:
            yield f"layoffs {self.layoffs}"
        if self.training:
            yield "training"
        line = self._first_seat_line
        for seat, player in enumerate(self.players):
            text = _seat_line(seat, player)
            if not SEAT.fullmatch(text):
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
            if (seal := round_entry.seal) is not None:
                if seal.deal != round_entry.deal:
                    raise RecordError(line, 1, f"a seal of this deal, and it is one of {seal.deal}")
                yield _seal_line(seal)
                line += 1
            for entry in round_entry.actions:
                yield _played(match, entry, line)
                line += 1
            if match.round_over:
                for text in _result_lines(match):
                    yield text
                    line += 1
        if (outcome := match.outcome) is not None:
            yield _outcome_line(match, outcome)


def _difference(line: str, wanted: str) -> int:
    """Return the column, from 1, at which the two begin to differ."""
    pairs = zip(line, wanted, strict=False)
    shorter = min(len(line), len(wanted))
    return next((column for column, (a, b) in enumerate(pairs) if a != b), shorter) + 1


def _named(line: str | None) -> str:
    return "the end" if line is None else repr(line)


def _rule_line(option: str) -> int:
    return _FIRST_RULE_LINE + OPTIONS.index(option)


def _json(text: str) -> str:
    """Return ``text`` as a JSON string, readable where UTF-8 can hold it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(text)
    return json.dumps(text, ensure_ascii=False)


def _seat_line(seat: int, player: Player) -> str:
    who = "person" if player.level is None else f"computer {player.level}"
    return f"seat {seat} {who} {_json(player.name)}"


def _seal_line(seal: Seal) -> str:
    line = f"seal {seal.commitment} nonce {seal.nonce.hex()}"
    return f"{line} secret {seal.secret} words {_json(seal.words)}" if seal.words else line


def _played(match: Match, entry: Entry, line: int) -> str:
    """Let ``match`` go on by ``entry`` and return its line, which has this number."""
    if not 0 <= entry.at < 10**15:
        raise RecordError(line, 1, "a time of 0 or more")
    start = entry.prefix
    turns = [table.turn for table in match.tables if table.turn is not None]
    if turns and entry.seat not in turns:
        expected = " or ".join(f"seat {turn}" for turn in turns)
        raise RecordError(line, len(start) - 1, f"{expected}, whose turn it is")
    table = match.table_of(entry.seat)
    try:
        match.apply(entry.action, 0 if table is None else table.number)
    except IllegalAction as error:
        raise RecordError(line, len(start) + 1, f"a legal action: {error}") from error
    return start + action_to_text(entry.action)


def _result_lines(match: Match) -> Iterator[str]:
    """Yield the lines for the round that has just ended."""
    record = match.rounds[-1]
    totals = f"totals {' '.join(map(str, record.totals_after))}"
    if match.rules.hollywood:
        games = (":".join(map(str, game.totals)) for game in match.standings.games)
        totals = f"{totals} games {' '.join(games)}"
    results = [_result(table) for table in record.tables]
    if len(results) == 1:
        yield f"result {results[0]} {totals}"
        return
    yield from (f"result table {number} {result}" for number, result in enumerate(results))
    yield f"result {totals}"


def _result(table: TableRecord) -> str:
    result = table.result
    assert result is not None  # noqa: S101 - asked for finished rounds alone
    if result.winner is None:
        return str(result.kind)
    return f"{result.kind} winner {table.winner} points {result.points}"


def _outcome_line(match: Match, outcome: MatchOutcome) -> str:
    who = "pair" if match.rules.seats == 4 else "winner"
    winner = "none" if outcome.winner is None else outcome.winner
    return f"outcome {who} {winner} totals {' '.join(map(str, outcome.finals))}"
