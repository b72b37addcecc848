"""Choosing rules: what there is to choose from, what was changed, what cannot be and how to mend it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ginrummy_qt.engine.rules import PRESETS, RANGES, TARGETS, Opening, Problem, Rules

if TYPE_CHECKING:
    from collections.abc import Iterable

__all__ = [
    "Base",
    "bases",
    "changes",
    "in_use",
    "mended",
    "targets_for",
]


@dataclass(frozen=True, slots=True)
class Base:
    """Rules that have a name, from which the person sets out: a preset or rules of their own."""

    key: str
    """``modern`` for a preset; ``own/`` and the name for own rules."""
    rules: Rules

    @property
    def own_name(self) -> str | None:
        """The name under which the person saved these rules; ``None`` for a preset."""
        return self.key.removeprefix("own/") if self.key.startswith("own/") else None


def bases(own: Iterable[tuple[str, Rules]] = ()) -> tuple[Base, ...]:
    """Return all presets, then the person's ``own`` rules (name and rules), in the order to offer them."""
    return (
        *(Base(name, rules) for name, rules in PRESETS.items()),
        *(Base(f"own/{name}", rules) for name, rules in own),
    )


def targets_for(rules: Rules) -> tuple[int, ...]:
    """Return the two targets to offer at once for ``rules``, ascending, the one of ``rules`` among them."""
    name = rules.preset_name()
    offered = TARGETS[name or rules.to_text().split()[0]]
    if rules.target in offered:
        return offered
    # Beside the unusual target, the nearest preset's own one.
    return tuple(sorted({offered[-1], rules.target}))


def changes(rules: Rules, base: Rules) -> tuple[str, ...]:
    """Return the options in which ``rules`` differ from ``base``, in their order.

    Playing a preset to another of its own :data:`~ginrummy_qt.engine.TARGETS` is no change.
    """
    changed = rules.changes_from(base)
    name = base.preset_name()
    if name is not None and base == PRESETS[name] and rules.target in TARGETS[name]:
        return tuple(option for option in changed if option != "target")
    return changed


def mended(rules: Rules, problem: Problem) -> Rules:
    """Return ``rules`` without ``problem``, one of theirs, as little changed as can be."""
    if problem.code == "oklahoma_without_upcard":
        return replace(rules, opening=Opening.UPCARD)
    if problem.code == "oklahoma_straight":
        return replace(rules, knock_limit=10)
    if problem.code == "hollywood_three":
        return replace(rules, seats=2)
    if problem.code == "range":
        allowed = RANGES[problem.option]
        value = min(max(getattr(rules, problem.option), allowed.start), allowed.stop - 1)
        return rules.with_option(problem.option, str(value))
    return rules.with_option(problem.option, Rules().option_text(problem.option))


def in_use(option: str, rules: Rules) -> bool:
    """Return whether ``option`` has any effect under ``rules``."""
    knocking = rules.oklahoma or rules.knock_limit > 0
    uses = {
        "knock_limit": not rules.oklahoma,
        "oklahoma_ace": rules.oklahoma,
        "oklahoma_spades_double": rules.oklahoma,
        "undercut_bonus": knocking,
        "tie": knocking,
        "box_when": rules.box_bonus > 0,
        "three_hand": rules.seats == 3,
        "pairs": rules.seats == 4,
    }
    return uses.get(option, True)
