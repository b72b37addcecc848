"""Worked examples in the help; the engine settles them by the rules in force, so the sums are right."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine import RoundResult, Rules, settle

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["EXAMPLES", "Example"]


@dataclass(frozen=True, slots=True)
class Example:
    """The end of one round. ``knocker`` 0 is the person who reads, 1 the computer."""

    melds: tuple[str, ...]
    deadwood: str
    defender: str
    knocker: int = 0
    spade: bool = False
    """Whether the upcard was a spade, which doubles the round where the rules say so."""

    def settled(self, rules: Rules) -> RoundResult:
        """Return what the round is worth under ``rules``."""
        doubled = self.spade and rules.oklahoma and rules.oklahoma_spades_double
        return settle(
            rules,
            self.melds,
            self.deadwood,
            self.defender,
            knocker=self.knocker,
            multiplier=2 if doubled else 1,
        )


EXAMPLES: Final[Mapping[str, Example]] = MappingProxyType(
    {
        # A plain knock with 6: 4 laid off from 32, 28 left.
        "knock": Example(("5h 6h 7h", "Qc Qd Qs"), "Ac As 2d 2c", "9c 9d 9s 4h 2s 3d Jh 5c 7s Ad"),
        # The house's own: 20 points of deadwood, 6 and 10 of clubs go on the run, 4 left.
        "layoff": Example(("7c 8c 9c", "Kd Kh Ks"), "2h 3d Ah Ad", "4d 5d 6d Jd Jh Js 6c Tc 3h As", 1),
        # One card after the other: 5 and 4 at the low end of 6-7-8, 9 at the high one, the fourth jack.
        "chain": Example(("6h 7h 8h", "Jc Jd Js"), "Ac As 2d 3s", "Tc Td Ts 5h 4h 9h Jh 8c 2s Ad"),
        # Knocked with 7, and the other side comes down to 7 as well.
        "tie": Example(("4s 5s 6s", "8c 8d 8h"), "Ac Ad 2h 3h", "Th Jh Qh 9c 9d 9s 7s 8s 6d As"),
        # Knocked with 7, undercut by 5 after a layoff.
        "undercut": Example(("9c 9d 9h", "3s 4s 5s 6s"), "Ad 2c 4h", "Jc Qc Kc 7d 7h 7c 9s 2s Ac Ah"),
        "gin": Example(("Ac 2c 3c", "8d 8h 8s", "Th Jh Qh Kh"), "", "4c 5c 6c 9h 2d 7d Ks Qs 3d As"),
        "gin_zero": Example(("Ac 2c 3c", "8d 8h 8s", "Th Jh Qh Kh"), "", "4s 5s 6s 2d 2h 2s 9c Tc Jc Qc"),
        "big_gin": Example(("4c 5c 6c 7c", "9d 9h 9s", "Td Jd Qd Kd"), "", "2c 2d 2h Ah 3s 5s 6h 8s Kh Ks"),
        # The same as the knock, after a spade as the upcard.
        "spade": Example(
            ("5h 6h 7h", "Qc Qd Qs"), "Ac As 2d 2c", "9c 9d 9s 4h 2s 3d Jh 5c 7s Ad", spade=True
        ),
    }
)
"""By the name that a page gives, as in ``[[example undercut]]``."""
