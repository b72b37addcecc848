"""What the statistics are about: all rounds of a profile, and which of them are asked for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.models.seats import UNNAMED, persons
from ginrummy_qt.models.statistics import PAIRS, THREE, figures, group_of
from ginrummy_qt.models.troubles import trouble_text
from ginrummy_qt.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ginrummy_qt.engine import Rules
    from ginrummy_qt.models.sentence import Sentence
    from ginrummy_qt.models.statistics import Figures
    from ginrummy_qt.store import Store
    from ginrummy_qt.store.values import MatchSummary, RoundTally

__all__ = ["Choice", "Period", "StatisticsQuery", "Who"]

_MONTH: Final = timedelta(days=30)
_HUNDRED: Final = 100
_ORDER: Final = ("beginner", "casual", "skilled", "expert", "", THREE, PAIRS)


Who = str | int | None
"""Whose figures: ``None``: those of the one who plays alone against computers. Of several persons at one
screen the name, or the seat of one who gave none."""


class Period(StrEnum):
    """How far back to count."""

    ALL = "all"
    MONTH = "month"
    """The last 30 days."""
    HUNDRED = "hundred"
    """The last 100 of the rounds that are asked for."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Which rounds and matches count."""

    period: Period = Period.ALL
    rules: Rules | None = None
    """By these rules, whatever the target; ``None``: by all."""
    group: str | None = None
    """Against this level, or of :data:`~ginrummy_qt.models.statistics.THREE` or ``PAIRS``; ``None``: all."""
    training: bool = False
    """Whether matches for training count too."""
    who: Who = None
    """Whose rounds and matches."""


def _utc_now() -> datetime:
    return datetime.now(UTC)


class StatisticsQuery:
    """Reads the profile once; other choices then take no disk."""

    def __init__(self, store: Store, now: Callable[[], datetime] = _utc_now) -> None:
        """Read from ``store``."""
        self._store = store
        self._now = now
        self.refresh()

    def refresh(self) -> None:
        """Read everything again."""
        store = self._store
        matches = (*store.finished(), *store.under_way(), *store.abandoned())
        self._matches: dict[int, MatchSummary] = {match.id: match for match in matches}
        self._groups = {match.id: group_of(match) for match in matches}
        kinds: dict[Rules, int] = {}
        """For rules with their target, which of the rule sets they are."""
        sets: list[Rules] = []
        self._set_of: dict[int, int] = {}
        for match in matches:
            kind = kinds.get(match.rules)
            if kind is None:
                plain = _without_target(match.rules)
                if plain not in sets:
                    sets.append(plain)
                kind = kinds[match.rules] = sets.index(plain)
            self._set_of[match.id] = kind
        self._since = store.counted_from()
        self._sets = sets
        self._tell_apart(store.rounds(all_time=True, every_person=True))

    def _tell_apart(self, rounds: tuple[RoundTally, ...]) -> None:
        """Give each person the rounds and the matches that count for them."""
        shared: dict[int, dict[int, Who]] = {}
        """For matches of several persons, who sits at which seat."""
        seats: dict[Who, dict[int, int]] = {None: {}}
        """For each person their seat in the matches that count."""
        for match in self._matches.values():
            there = persons(match.players)
            if len(there) > 1:
                shared[match.id] = {seat: _who(match.players[seat].name, seat) for seat in there}
                for seat, who in shared[match.id].items():
                    seats.setdefault(who, {})[match.id] = seat
            elif match.person is not None:
                seats[None][match.id] = match.person
        found: dict[Who, list[RoundTally]] = {None: []}
        if shared:
            for one in rounds:
                at = shared.get(one.match_id)
                found.setdefault(None if at is None else at.get(one.seat), []).append(one)
            self._rounds = {who: tuple(some) for who, some in found.items()}
        else:
            self._rounds = {None: rounds}
        self._seats = seats
        self._people = tuple(who for who, some in self._rounds.items() if some) or (None,)

    @property
    def people(self) -> tuple[Who, ...]:
        """Whose figures there are; the one who plays alone comes first, if they have played."""
        return self._people

    def _played(self, who: Who) -> Counter[int]:
        """How many rounds ``who`` has played in each match that can be read."""
        return Counter(one.match_id for one in self._rounds.get(who, ()) if one.match_id in self._matches)

    @property
    def counted_from(self) -> str | None:
        """Since when rounds count (ISO 8601); ``None``: all do."""
        return self._since

    def reset(self) -> tuple[bool, Sentence]:
        """Count from now on, after a copy; return whether that was possible, and a sentence about it."""
        try:
            kept = self._store.reset_statistics()
        except StoreError as error:
            return False, partial(trouble_text, error)
        self.refresh()
        return True, partial(_starts_again, kept)

    def count_everything(self) -> Sentence | None:
        """Count all rounds again; return why not, or ``None``."""
        try:
            self._store.count_everything()
        except StoreError as error:
            return partial(trouble_text, error)
        self.refresh()
        return None

    @property
    def empty(self) -> bool:
        """Whether there is no round at all, for training or not."""
        return not any(self._rounds.values())

    @property
    def has_training(self) -> bool:
        """Whether there are rounds for training."""
        return any(one.training for some in self._rounds.values() for one in some)

    def rule_sets(self, who: Who = None) -> tuple[Rules, ...]:
        """Return the rules that ``who`` played by, the most played first; their target says nothing."""
        counts: Counter[int] = Counter()
        for match_id, count in self._played(who).items():
            counts[self._set_of[match_id]] += count
        return tuple(self._sets[kind] for kind, _ in counts.most_common())

    def groups(self, who: Who = None) -> tuple[str, ...]:
        """Return the groups of the rounds of ``who``, in the order of the levels."""
        found = {self._groups[match_id] for match_id in self._played(who)}
        known = {group: place for place, group in enumerate(_ORDER)}
        return tuple(sorted(found, key=lambda group: (known.get(group, len(known)), group)))

    def match(self, match_id: int) -> MatchSummary | None:
        """Return a match by its number."""
        return self._matches.get(match_id)

    def rounds(self, choice: Choice) -> tuple[RoundTally, ...]:
        """Return the rounds of ``choice``, oldest first."""
        since = self._start(choice)
        found = self._rounds.get(choice.who, ())
        if not choice.training:
            found = tuple(one for one in found if not one.training)
        if since:
            found = tuple(one for one in found if one.ended >= since)
        if choice.rules is not None or choice.group is not None:
            wanted = {match.id for match in self._chosen(choice)}
            found = tuple(one for one in found if one.match_id in wanted)
        return found[-_HUNDRED:] if choice.period is Period.HUNDRED else found

    def _chosen(self, choice: Choice) -> list[MatchSummary]:
        """Return the matches by the rules and of the group of ``choice``, as whoever it is saw them."""
        kind = None
        if choice.rules is not None:
            plain = _without_target(choice.rules)
            kind = self._sets.index(plain) if plain in self._sets else -1
        seats = self._seats.get(choice.who, {})
        return [
            match.of_seat(seats[match.id])
            for match in self._matches.values()
            if match.id in seats
            and (choice.training or not match.training)
            and (choice.group is None or self._groups[match.id] == choice.group)
            and (kind is None or self._set_of[match.id] == kind)
        ]

    def figures(self, choice: Choice) -> Figures:
        """Return the figures of ``choice``."""
        rounds = self.rounds(choice)
        since = self._start(choice)
        if choice.period is Period.HUNDRED and rounds:
            since = max(since, rounds[0].ended)
        matches = [match for match in self._chosen(choice) if match.updated >= since]
        matches.sort(key=lambda match: match.updated)
        return figures(rounds, matches, self._groups, _ORDER)

    def _start(self, choice: Choice) -> str:
        """Return from when on it counts, ISO 8601 as the store writes it."""
        since = self._since or ""
        if choice.period is Period.MONTH:
            since = max(since, (self._now() - _MONTH).isoformat(timespec="milliseconds"))
        return since


def _who(name: str, seat: int) -> Who:
    name = name.strip()
    return seat if name in {"", UNNAMED} else name


def _without_target(rules: Rules) -> Rules:
    return replace(rules, target=100)


def _starts_again(copy: Path | None) -> str:
    if copy is None:
        return QCoreApplication.translate("Statistics", "The statistics start again.")
    text = QCoreApplication.translate("Statistics", "The statistics start again. The copy is {path}.")
    return text.format(path=copy)
