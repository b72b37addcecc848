"""A panel of judges: one for each manner in which an opponent may play, and one for all others.

Whoever knocks at once is to be played otherwise than who lies in wait. A small network says from what the
opponent has shown, in this round and in earlier ones of the match, how likely each manner is; what the judges
say is weighed by that.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from ginrummy_qt.assets import resource
from ginrummy_qt.players.judge import NETS, Judge
from ginrummy_qt.players.judge_inputs import COMMON
from ginrummy_qt.players.nets import Net, softmax
from ginrummy_qt.players.seen import Fact

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ginrummy_qt.players.judge import Position
    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.seen import Seen

__all__ = ["ANY", "MANNERS", "MANNER_INPUTS", "Panel", "manner_inputs", "panel"]

MANNERS: Final = ("quick", "any")
"""Knocks as soon as it may and throws what is dearest; any other. Judges for those that go for gin, and for
those that play as ``skilled`` does, were tried: they were no better than the judge of all."""
ANY: Final = "any"
_HABITS: Final = 13
MANNER_INPUTS: Final = COMMON + _HABITS
_UNLIKELY: Final = 0.03
"""Judges of manners that are less likely are not asked."""


def manner_inputs(seen: Seen, common: Floats) -> Floats:
    """Return (input, row) of what tells manners apart; ``common`` is what the judge of all looks at."""
    facts = seen.facts
    knocks = facts[Fact.EARLY] + facts[Fact.LATE]
    tested, cheapest = facts[Fact.TESTED], facts[Fact.CHEAPEST]
    habits = np.stack(
        [
            facts[Fact.RISES],
            facts[Fact.RISES] / np.maximum(facts[Fact.TURN] - 1, 1),
            tested,
            cheapest,
            tested - cheapest,
            cheapest / np.maximum(tested, 1),
            facts[Fact.THROWN],
            facts[Fact.RISEN] / np.maximum(facts[Fact.THROWN], 1),
            facts[Fact.KNOCKED] / np.maximum(knocks, 1),
            np.maximum(facts[Fact.ROUNDS], 1),
            facts[Fact.WAITED],
            facts[Fact.GINS],
            knocks,
        ]
    )
    found: Floats = np.concatenate([common, habits])
    return found


class Panel:
    """Judges by manner, of which :data:`ANY` is one, and the network that tells manners apart."""

    def __init__(self, judges: Mapping[str, Judge], manner: Net | None = None) -> None:
        """``judges``: by some of :data:`MANNERS`; ``manner`` may be left out when there is but one."""
        if ANY not in judges or (manner is None and len(judges) > 1):
            raise ValueError("a panel needs a judge of all, and a network that tells manners apart")
        self.judges = dict(judges)
        self.manner = manner

    def weighed(self, seen: Seen) -> list[tuple[float, str, Judge, Position]]:
        """Return the judges to be asked about the one position in ``seen``: how much each counts, its manner.

        The weights add up to 1; each comes with what its judge believes of the position.
        """
        of_all = self.judges[ANY]
        position = of_all.position(seen)
        if self.manner is None:
            return [(1.0, ANY, of_all, position)]
        odds = softmax(self.manner(manner_inputs(seen, position.common)))[:, 0]
        weights = dict.fromkeys(self.judges, 0.0)
        for name, odd in zip(MANNERS, odds, strict=True):
            weights[name if name in weights else ANY] += float(odd)
        asked = {name: weight for name, weight in weights.items() if weight >= _UNLIKELY}
        whole = sum(asked.values())
        return [
            (weight / whole, name, judge, position if name == ANY else judge.position(seen))
            for name, weight in asked.items()
            for judge in (self.judges[name],)
        ]

    def arrays(self) -> dict[str, Floats]:
        """Return what :meth:`read` needs."""
        found = {} if self.manner is None else self.manner.arrays("manner")
        for manner, judge in self.judges.items():
            for name, net in judge.nets.items():
                found |= net.arrays(f"{manner}.{name}")
        return found

    @classmethod
    def read(cls, data: Mapping[str, Floats]) -> Panel:
        """Return the panel that :meth:`arrays` wrote."""
        names = {key.split(".")[0] for key in data if key.count(".") == 2}
        judges: dict[str, Judge] = {
            name: Judge({net: Net.read(data, f"{name}.{net}") for net in NETS})
            for name in MANNERS
            if name in names
        }
        return cls(judges, Net.read(data, "manner") if "manner.mean" in data else None)


@lru_cache(maxsize=1)
def panel() -> Panel:
    """Return the panel that the program carries.

    Raises:
        MissingResource: its file is not there.
    """
    with np.load(resource("players", "judges.npz"), allow_pickle=False) as data:
        return Panel.read(data)
