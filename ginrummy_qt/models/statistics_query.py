"""What the statistics are about: all rounds of a profile, and which of them are asked for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

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

__all__ = ["Choice", "Period", "StatisticsQuery"]

_MONTH: Final = timedelta(days=30)
_HUNDRED: Final = 100
_ORDER: Final = ("beginner", "casual", "skilled", "expert", "", THREE, PAIRS)


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
        self._rounds: tuple[RoundTally, ...] = store.rounds(all_time=True)
        self._since = store.counted_from()
        played = Counter(one.match_id for one in self._rounds)
        counts: Counter[int] = Counter()
        for match_id, count in played.items():
            if match_id in self._set_of:
                counts[self._set_of[match_id]] += count
        self._sets = sets
        self._rule_sets = tuple(sets[kind] for kind, _ in counts.most_common())
        found = {self._groups[match_id] for match_id in played if match_id in self._groups}
        known = {group: place for place, group in enumerate(_ORDER)}
        self._found_groups = tuple(sorted(found, key=lambda group: (known.get(group, len(known)), group)))

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
        return not self._rounds

    @property
    def has_training(self) -> bool:
        """Whether there are rounds for training."""
        return any(one.training for one in self._rounds)

    @property
    def rule_sets(self) -> tuple[Rules, ...]:
        """The rules of all rounds, each once, the most played first; their target says nothing."""
        return self._rule_sets

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups of all rounds, in the order of the levels."""
        return self._found_groups

    def match(self, match_id: int) -> MatchSummary | None:
        """Return a match by its number."""
        return self._matches.get(match_id)

    def rounds(self, choice: Choice) -> tuple[RoundTally, ...]:
        """Return the rounds of ``choice``, oldest first."""
        since = self._start(choice)
        found = self._rounds
        if not choice.training:
            found = tuple(one for one in found if not one.training)
        if since:
            found = tuple(one for one in found if one.ended >= since)
        if choice.rules is not None or choice.group is not None:
            wanted = {match.id for match in self._chosen(choice)}
            found = tuple(one for one in found if one.match_id in wanted)
        return found[-_HUNDRED:] if choice.period is Period.HUNDRED else found

    def _chosen(self, choice: Choice) -> list[MatchSummary]:
        """Return the matches by the rules and of the group of ``choice``."""
        kind = None
        if choice.rules is not None:
            plain = _without_target(choice.rules)
            kind = self._sets.index(plain) if plain in self._sets else -1
        return [
            match
            for match in self._matches.values()
            if (choice.training or not match.training)
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


def _without_target(rules: Rules) -> Rules:
    return replace(rules, target=100)


def _starts_again(copy: Path) -> str:
    text = QCoreApplication.translate("Statistics", "The statistics start again. The copy is {path}.")
    return text.format(path=copy)
