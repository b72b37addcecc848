"""Two styles against each other on many mirrored deals at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ginrummy_qt.players.playouts import Ends, Table, deal, play_deals
from ginrummy_qt.players.tactics import Styles

if TYPE_CHECKING:
    from ginrummy_qt.engine.rules import Rules
    from ginrummy_qt.players.packed import Ints
    from ginrummy_qt.players.tactics import Style

__all__ = ["Duel", "duel"]

_LOT = 10_000


@dataclass(frozen=True, slots=True)
class Duel:
    """How the first style did, every deal played from both sides."""

    net: Ints
    """Points by round, those of the second negative, boxes included."""
    ends: tuple[tuple[Ends, int], ...]
    """How the rounds ended, with the first style's side."""

    @property
    def points(self) -> float:
        """Mean points a round."""
        return float(self.net.mean())

    @property
    def error(self) -> float:
        """Standard error of :attr:`points`."""
        return float(self.net.std() / np.sqrt(len(self.net)))


def duel(first: Style, second: Style, rules: Rules, *, deals: int, seed: int, box: int = 0) -> Duel:
    """Play ``deals`` deals twice with the sides changed.

    Args:
        first: A style.
        second: Another.
        rules: Opening ``upcard``, without Oklahoma.
        deals: How many; twice as many rounds.
        seed: The cards.
        box: Points for a round won, beside its own.
    """
    table = Table(rules, rules.knock_limit, 1, Styles([first, second]))
    chance = np.random.default_rng(seed)
    nets: list[Ints] = []
    ends: list[tuple[Ends, int]] = []
    for start in range(0, deals, _LOT):
        count = min(_LOT, deals - start)
        zero, one = np.zeros(count, dtype=np.int64), np.ones(count, dtype=np.int64)
        rows = deal(chance, count, (zero, one))
        mirrored = rows.part(np.arange(count))
        mirrored.style = [one, zero]
        for side, these in ((0, rows), (1, mirrored)):
            end = play_deals(table, these)
            won, lost = end.winner == side, end.winner == 1 - side
            nets.append(end.net(side) + box * won - box * lost)
            ends.append((end, side))
    return Duel(np.concatenate(nets), tuple(ends))
