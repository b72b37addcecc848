"""Reads the text of a record, line by line (the format: :mod:`ginrummy_qt.engine.record`)."""

from __future__ import annotations

import json
import re
from typing import Final

from ginrummy_qt.engine.deal import Deal, DealError
from ginrummy_qt.engine.match import Player
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
from ginrummy_qt.engine.rules import OPTIONS, Rules, RulesError
from ginrummy_qt.engine.seal import Seal

__all__ = ["Reader"]

_ROUND: Final = re.compile(r"round \d{1,6} dealer [0-3] deal (?P<deal>[0-9A-Z-]+)", re.ASCII)
_SEAL: Final = re.compile(
    r"seal (?P<commitment>[0-9a-f]{64}) nonce (?P<nonce>(?:[0-9a-f]{2}){16,64})"
    r'(?: secret (?P<secret>[0-9A-Z-]+) words (?P<words>"(?:[^"\\\x00-\x1f]|\\.)*"))?',
    re.ASCII,
)


class Reader:
    """Reads the lines of a record; what follows from the others it leaves to the comparison."""

    def __init__(self, lines: list[str]) -> None:
        """Read these lines, without their ends."""
        self._lines = lines
        self._next = 0

    def read(self) -> tuple[Rules, tuple[Player, ...], tuple[RoundEntry, ...], str, Layoffs, bool]:
        """Return the rules, the seats, the rounds, the start, how layoffs are made, and whether to train.

        Raises:
            RecordError: the lines are no record.
        """
        self._version()
        started = self._prefixed("started ")
        if not STARTED.fullmatch(started):
            raise self._error(9, "a time in UTC, as in 2026-11-29T18:04:05Z")
        rules = Rules()
        for option in OPTIONS:
            value = self._prefixed(f"rule {option}=")
            try:
                rules = rules.with_option(option, value)
            except RulesError as error:
                raise self._error(len(f"rule {option}=") + 1, str(error)) from error
        layoffs = self._layoffs()
        training = self._next < len(self._lines) and self._lines[self._next] == "training"
        self._next += training
        players = tuple(self._player(seat) for seat in range(min(max(rules.seats, 2), 4)))
        rounds: list[RoundEntry] = []
        while self._next < len(self._lines) and not self._peek("outcome "):
            deal = self._deal()
            seal = self._seal(deal) if self._next < len(self._lines) and self._peek("seal ") else None
            entries = []
            while self._next < len(self._lines) and not (self._peek("round ") or self._peek("outcome ")):
                line = self._take("")
                if not line.startswith("result "):
                    entries.append(Entry.from_text(line, self._next))
            rounds.append(RoundEntry(deal, tuple(entries), seal))
        return rules, players, tuple(rounds), started, layoffs, training

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

    def _layoffs(self) -> Layoffs:
        """Read the line that is there only when layoffs are by hand."""
        if self._next >= len(self._lines) or not self._peek("layoffs "):
            return Layoffs.AUTO
        if self._prefixed("layoffs ") != Layoffs.BY_HAND:
            raise self._error(len("layoffs ") + 1, str(Layoffs.BY_HAND))
        return Layoffs.BY_HAND

    def _player(self, seat: int) -> Player:
        found = SEAT.fullmatch(self._take(f"seat {seat}"))
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

    def _seal(self, deal: Deal) -> Seal:
        """Read the line that is there only when the program was bound to the deal."""
        found = _SEAL.fullmatch(self._take(""))
        if found is None:
            raise self._error(1, 'seal COMMITMENT nonce NONCE [secret NUMBER words "TEXT"]')
        nonce = bytes.fromhex(found["nonce"])
        if found["secret"] is None:
            return Seal(deal, nonce)
        try:
            secret = Deal.parse(found["secret"])
        except DealError as error:
            raise self._error(found.start("secret") + 1, f"a deal's number: {error}") from error
        try:
            return Seal(secret, nonce, json.loads(found["words"]))
        except ValueError as error:  # bad JSON, or words that no seal takes
            raise self._error(found.start("words") + 1, f"own words as a JSON string: {error}") from error
