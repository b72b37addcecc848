"""What follows a throw: the opponent's next turn in many worlds, and what it leads to.

In each world the opponent takes or draws, knocks or throws, as its manner would. Where the round ends, the
rules say what that is worth. Where it goes on, the seat sees whether the opponent took and what it threw, and
nothing else: all worlds that look alike are one *node*, whose worth its judge says, once.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.players.agreement import agreed
from ginrummy_qt.players.belief import KINDS, Kind
from ginrummy_qt.players.judge_inputs import worth_taking
from ginrummy_qt.players.packed import BITS, fold, solve
from ginrummy_qt.players.panel import ANY
from ginrummy_qt.players.playouts import Ends, Rows, Table, complete, take_or_draw, wants
from ginrummy_qt.players.reading import each_card
from ginrummy_qt.players.seen import Fact, Seen, bucket
from ginrummy_qt.players.tactics import GREEDY, KEEPER, OURS, Styles, top_lanes, top_points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.players.belief import Belief
    from ginrummy_qt.players.judge import Judge, Position
    from ginrummy_qt.players.observed import Observed
    from ginrummy_qt.players.packed import Hands, Ints
    from ginrummy_qt.players.verdict import Opinion
    from ginrummy_qt.players.worth import Values, Worth

__all__ = ["Lookahead"]

Mask = npt.NDArray[np.bool_]
_1: Final = np.uint64(1)
_NONE: Final = np.uint64(0)
_STYLES: Final = Styles([GREEDY, replace(KEEPER, swap=4), OURS])
"""By :class:`~ginrummy_qt.players.belief.Kind`: how each type plays."""
_SHARES: Final = {"quick": (1.0, 0.0, 0.0), ANY: (0.3, 1.0, 1.0)}
"""By manner: how far each type may stand for it."""
_NODE: Final = 64
"""Nodes are numbered by candidate, taken or not, and the card thrown."""


class Lookahead:
    """Throws of one decision, as one judge sees what follows them."""

    def __init__(self, opinion: Opinion, observed: Observed) -> None:
        """``opinion`` is on a view in which it is the seat's turn to throw; ``observed`` is what it tells."""
        view = opinion.view
        self._view = view
        self._opinion = opinion
        self._worth = opinion.worth
        self._observed = observed
        self._seen = opinion.position.seen
        self._table = Table(view.rules, view.knock_limit, view.multiplier, _STYLES)
        self._turns = (
            int(self._seen.facts[Fact.TURN, 0]),
            1 + sum(step.threw >= 0 for step in observed.steps),
        )
        self._known: dict[int, tuple[float, float]] = {}

    def follow(
        self, belief: Belief, cards: Sequence[int], chance: np.random.Generator
    ) -> tuple[Values, Values]:
        """Play on after throwing each of ``cards`` (numbers), in the same worlds.

        Returns:
            (2, card): points and chance to win, and the squares of the standard errors of their differences
            from the first card's.
        """
        position = self._opinion.position
        share = np.array(_SHARES[self._opinion.manner], dtype=np.float32)[:, None]
        kinds = belief.kinds * share
        weight = agreed(belief.hands, kinds.sum(axis=0), position.reading.holds[0], position.opponent[:, 0])
        ladder = np.cumsum(kinds, axis=0)
        style = (chance.random(len(weight)) * ladder[-1] >= ladder).sum(axis=0)
        values = self._played(belief.hands, np.minimum(style, KINDS - 1), cards, chance)
        values = values.reshape(2, len(cards), -1)
        apart = values - values[:, :1]
        apart -= (apart @ weight)[:, :, None]
        return values @ weight, np.square(apart) @ np.square(weight)

    def _played(self, hands: Hands, style: Ints, cards: Sequence[int], chance: np.random.Generator) -> Values:
        """Return what each throw is worth in each world: (2, card and world)."""
        seen = self._seen
        count, worlds = len(cards), len(hands)
        whole = count * worlds
        # What lies on top of the stock is any card that is hidden and not in the hand.
        hidden = BITS[list(self._observed.unseen)]
        keys = chance.random((len(hidden), worlds), dtype=np.float32)
        keys[(hidden[:, None] & hands) != 0] = -1
        stock = hidden[keys.argmax(axis=0)][None]
        top = np.repeat(BITS[list(cards)], worlds)
        rows = Rows(
            hand=[seen.hand[0] ^ top, np.tile(hands, count)],
            known=[seen.shown[0] & ~top, np.full(whole, seen.known[0])],
            pile=seen.pile[0] | top,
            top=top,
            stock=np.tile(stock, (1, count)),
            drawn=np.zeros(whole, dtype=np.int64),
            left=np.full(whole, self._view.stock_count),
            style=[np.full(whole, Kind.WAITER), np.tile(style, count)],
            row=np.arange(whole),
            turn=[self._turns[0] + 1, self._turns[1]],
        )
        ends = Ends.none(whole)
        takes = wants(self._table, rows, 1)
        complete(self._table, rows, 1, ends, take_or_draw(rows, 1, takes))
        values = self._worth.ends(ends)
        if len(rows.row):
            values[:, rows.row] = self._after(rows, takes[rows.row], worlds, cards)
        return values

    def _after(self, rows: Rows, took: Mask, worlds: int, cards: Sequence[int]) -> Values:
        """Return what the rounds that go on are worth: (2, row)."""
        thrown = np.bitwise_count(rows.top - _1).astype(np.int64)
        throw = np.array(cards)[rows.row // worlds]
        key, node = np.unique((throw * 2 + took) * _NODE + thrown, return_inverse=True)
        new = np.array([one for one in key.tolist() if one not in self._known], dtype=np.int64)
        if new.size:
            bits = _1 << (new % _NODE).astype(np.uint64)
            found = self._looked(BITS[new // (2 * _NODE)], new // _NODE % 2 == 1, bits)
            self._known.update(zip(new.tolist(), map(tuple, found.T.tolist()), strict=True))
        values = np.array([self._known[one] for one in key.tolist()]).T
        return values[:, node]

    def _looked(self, card: Hands, took: Mask, thrown: Hands) -> Values:
        """Return what the judge says of the seat's next turn: (2, node).

        Args:
            card: What the seat threw.
            took: Whether the opponent took it.
            thrown: What the opponent then threw.
        """
        judge = self._opinion.judge
        position = judge.position(self._next(card, took, thrown))
        values = self._worth.outcomes(judge.draws(position))
        seen = position.seen
        rows = worth_taking(seen.hand, seen.top).nonzero()[0]
        if rows.size:
            some = position.take(rows)
            top = some.seen.top
            best = _best_end(judge, self._worth, some.drawn(np.zeros_like(top), top), top, self._table.limit)
            values[:, rows] = _better(values[:, rows], best)
        return values

    def _next(self, card: Hands, took: Mask, thrown: Hands) -> Seen:
        """Return what the seat sees before its next draw."""
        view, now = self._view, self._seen.take(np.zeros(len(card), dtype=np.int64))
        facts, stays = now.facts, np.where(took, _NONE, card)
        threw = [now.threw0, now.threw1, now.threw2]
        left = [now.left0, now.left1, now.left2]
        left[bucket(self._turns[0])] |= stays
        threw[bucket(self._turns[1])] |= thrown
        points, last = top_points(thrown), facts[Fact.LAST].copy()
        facts[Fact.TURN] += 1
        facts[Fact.LEFT] = view.stock_count - view.rules.wall - ~took
        facts[Fact.TAKES] += took
        facts[Fact.RISES] += (last > 0) & (points > last)
        facts[Fact.LAST + 2] = facts[Fact.LAST + 1]
        facts[Fact.LAST + 1] = last
        facts[Fact.LAST] = points
        facts[Fact.JUST_TOOK] = took
        facts[Fact.UPCARD : Fact.UPCARD + 2] = 0
        return Seen(
            hand=now.hand ^ card,
            known=(now.known | card ^ stays) & ~thrown,
            shown=now.shown & ~card,
            threw0=threw[0],
            threw1=threw[1],
            threw2=threw[2],
            left0=left[0],
            left1=left[1],
            left2=left[2],
            top=thrown,
            facts=facts,
        )


def _best_end(judge: Judge, worth: Worth, position: Position, taken: Hands, limit: int) -> Values:
    """Return what the best throw or knock is worth with eleven cards, by chance to win: (2, row).

    Args:
        judge: Says what throws and knocks come to.
        worth: Says what that is worth.
        position: With eleven cards in hand.
        taken: What came from the pile and may not be thrown; a card or none.
        limit: The knock limit in force.
    """
    eleven = position.seen.hand
    points, left, _ = solve(eleven, exact=False)
    throwable = left & ~taken
    whole = throwable == 0
    throwable = np.where(whole, eleven & ~taken, throwable)
    base, card = each_card(throwable).nonzero()
    ten = eleven.take(base) ^ BITS.take(card)
    thrown = worth.outcomes(judge.throws(position, card, ten, base))
    # The last of each position, by chance to win.
    order = np.lexsort((thrown[1], base))
    best = thrown[:, order[np.append(np.diff(base[order]) > 0, [True])]]
    after = np.where(whole, np.where(points == 0, 0, 99), points - top_points(throwable))
    may = (after <= limit).nonzero()[0]
    if may.size:
        dearest = throwable & top_lanes(fold(throwable))
        dearest &= ~dearest + _1
        shown = np.where(whole, eleven, eleven ^ dearest)[may]
        knocks = worth.knocks(judge.knocks(position, shown, may), after[may])
        best[:, may] = _better(best[:, may], knocks)
    return best


def _better(one: Values, other: Values) -> Values:
    """Return, row by row, the one with the better chance to win."""
    return np.where(other[1] > one[1], other, one)
