"""What the opponent may hold: hands drawn by how well each explains everything that it was seen to do.

A *world* is an order of the unseen cards: the first are the opponent's hidden cards, the others the stock.
For every world it is also supposed when each card came to the opponent, so that its hand at each of its
turns is known. The opponent is followed turn by turn: it is dealt, draws, and what it then declined, took,
threw and did not knock with says how well the world explains it; the better ones go on in more copies, the
others drop out (a particle filter: N. J. Gordon et al. 1993). Its type (throws the dearest, keeps what fits,
lies in wait) is weighed along with the hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.players.packed import BITS, DECK, Hands, Ints, fold, pack, solve
from ginrummy_qt.players.tactics import chances, top_lanes, top_points

if TYPE_CHECKING:
    from ginrummy_qt.players.observed import Observed, Step

__all__ = ["KINDS", "Belief", "Kind", "Sampler"]

_1: Final = np.uint64(1)
_NONE: Final = np.uint64(0)
_RANK: Final = np.uint64(0x0001_0001_0001_0001)
_TENS: Final = np.uint64(0x1E00_1E00_1E00_1E00)
_UP_TO_TEN: Final = np.arange(11, dtype=np.float32)
Floats = npt.NDArray[np.float32]


class Kind:
    """Types of opponents, as numbers."""

    GREEDY = 0
    """Throws the dearest loose card and knocks as soon as it may."""
    KEEPER = 1
    """Keeps what fits together and knocks as soon as it may."""
    WAITER = 2
    """The same, but after its first turns it goes on for gin or lies in wait."""


KINDS: Final = 3
_TAKEN_BACK: Final = np.float32(0.3)
_GUESSED: Final = (0.02, 0.98)
"""No first guess is surer than this."""
_PRIOR: Final = (0.34, 0.33, 0.33)
_HEAT: Final = (0.5, 1.7)
"""By how many points throws deviate from the best, roughly: of the greedy, and of the others."""
_KEEPS: Final = (0.0, 3.0, 5.5)
"""Points for which a keeper holds back a card with which no card, one or two, or more would make a meld."""
_FADE: Final = 0.93
_WAITS_FROM: Final = 5
"""The turn from which on a waiter does not knock."""
_MISSES: Final = np.float32(-3.0)
"""It does not knock though its type would (here and below: logarithms of odds)."""
_DECLINES: Final = np.float32(-4.0)
"""It declines a card that goes into a meld."""
_TAKES: Final = np.float32(-3.5)
"""It takes a card that goes into none."""
_BREAKS: Final = np.float32(-4.0)
"""It throws a card out of a meld."""
_LEAST: Final = np.float32(-7.0)
"""No throw is called less likely than this: people do odd things."""


@dataclass(frozen=True, slots=True)
class Belief:
    """Hands that the opponent may hold, one for each world."""

    hands: Hands
    kinds: Floats
    """(type, world): how likely each type is, if the opponent holds that hand."""


class Sampler:
    """Draws worlds for what was observed."""

    def __init__(
        self,
        observed: Observed,
        chance: np.random.Generator,
        worlds: int,
        odds: Floats,
    ) -> None:
        """Prepare.

        Args:
            observed: What was seen.
            chance: Where all chances come from.
            worlds: How many to draw.
            odds: By card number a first guess how likely the opponent holds it; the hands to begin with are
                drawn by it.
        """
        self.observed = observed
        self.chance = chance
        self.worlds = worlds
        self.known = np.uint64(sum(int(BITS[card]) for card in observed.held))
        unseen = np.array(observed.unseen, dtype=np.intp)
        guess = np.clip(odds[unseen], *_GUESSED)
        # With such keys the first cards of each order are drawn without replacement by their odds.
        leaning = np.log(guess / (1 - guess)).astype(np.float32)
        keys = leaning + chance.gumbel(size=(worlds, len(unseen)))
        self.cards = np.ascontiguousarray(BITS[unseen[np.argsort(-keys, axis=1)]].T)
        """(card, world)."""
        self._leaning = np.zeros(64, dtype=np.float32)
        self._leaning[[int(BITS[card]).bit_length() - 1 for card in observed.unseen]] = leaning
        self._read()

    def _read(self) -> None:
        """Lay out the steps for arrays."""
        observed = self.observed
        steps = observed.steps
        self.steps = steps
        # The pool: every card that came by the deal or from the stock; first the hidden ones.
        thrown: list[tuple[int, int]] = []
        carried = 0
        for number, step in enumerate(steps):
            if step.took:
                carried |= int(BITS[step.offered])
            if step.threw >= 0:
                bit = int(BITS[step.threw])
                if carried & bit:
                    carried &= ~bit
                else:
                    thrown.append((step.threw, number))
        self.thrown = thrown
        slots = [number for number, step in enumerate(steps) if step.drew]
        pool = observed.hidden + len(thrown)
        # Cards may be known to be held that no step explains (views built by hand): then the sums do not fit.
        self.fits = bool(steps) and pool == observed.dealt + len(slots)
        self.slots = slots

    def arrivals(self) -> npt.NDArray[np.int8]:
        """Return (pool, world): at which step each card came, -1 for the deal; every way equally likely."""
        hidden = self.observed.hidden
        pool = hidden + len(self.thrown)
        latest = np.array([len(self.steps)] * hidden + [number for _, number in self.thrown])
        came = np.full((pool, self.worlds), -1, dtype=np.int8)
        free = np.ones((pool, self.worlds), dtype=bool)
        for slot in reversed(self.slots):
            keys = self.chance.random((pool, self.worlds), dtype=np.float32)
            keys[~free | (latest[:, None] < slot)] = -1.0
            pick = keys.argmax(axis=0)
            column = np.arange(self.worlds)
            came[pick, column] = slot
            free[pick, column] = False
        return came

    def grow(self) -> None:
        """Let each hidden hand draw as often as the opponent did, and throw its dearest loose card."""
        hidden = self.observed.hidden
        for place in range(hidden, min(hidden + self.observed.draws, len(self.cards)) if hidden else 0):
            drawn = self.cards[place].copy()
            hand = np.bitwise_or.reduce(self.cards[:hidden], axis=0)
            left = solve(hand | self.known | drawn, exact=False)[1] & ~self.known
            dearest = left & top_lanes(fold(left))
            dearest &= ~dearest + _1
            rows = ((dearest & hand) != 0).nonzero()[0]
            at = (self.cards[:hidden] == dearest).argmax(axis=0)[rows]
            self.cards[place, rows] = self.cards[at, rows]
            self.cards[at, rows] = drawn[rows]

    def run(self) -> Belief:
        """Draw the worlds: follow the opponent step by step, and at each keep those that explain it."""
        observed, chance, worlds = self.observed, self.chance, self.worlds
        logs = np.log(np.array(_PRIOR, dtype=np.float32))[:, None].repeat(worlds, axis=1)
        if not self.fits:
            self.grow()
            return self._belief(logs)
        came = self.arrivals()
        hidden = observed.hidden
        spare = len(self.cards) - hidden
        hand = self._arrived(came, -1)
        total = np.zeros(worlds, dtype=np.float32)
        turn = 1
        for number, step in enumerate(self.steps):
            drawn = None
            if step.drew:
                now = came[:hidden] == number
                rows = now.any(axis=0).nonzero()[0]
                if spare and rows.size:
                    # What came now is any of the cards that did not come before: not yet weighed, drawn anew.
                    at = now.argmax(axis=0)[rows]
                    other = chance.integers(hidden, hidden + spare, rows.size)
                    mine = self.cards[at, rows]
                    self.cards[at, rows] = self.cards[other, rows]
                    self.cards[other, rows] = mine
                drawn = self._arrived(came, number)
            logs += self._explain(step, turn, hand, drawn)
            if drawn is not None:
                hand = hand | drawn
            if step.took:
                hand = hand | BITS[step.offered]
            if step.threw >= 0:
                hand = hand & ~BITS[step.threw]
                turn += 1
            total = _log_sum(logs)
            last = number == len(self.steps) - 1
            merit = total
            if last and hidden:
                # The first guess is taken back in part: it and what was seen since say much the same.
                places = np.log2(self.cards[:hidden]).astype(np.intp)
                merit = total - _TAKEN_BACK * self._leaning[places].sum(axis=0)
            weight = np.exp(merit - merit.max())
            sure = weight.sum()
            if last or sure * sure < 0.5 * worlds * np.square(weight).sum():
                # Systematic resampling.
                ladder = np.cumsum(weight, dtype=np.float64)
                rungs = (np.arange(worlds) + chance.random()) * (ladder[-1] / worlds)
                rows = np.minimum(np.searchsorted(ladder, rungs), worlds - 1)
                self.cards = self.cards.take(rows, axis=1)
                came = came.take(rows, axis=1)
                hand = hand.take(rows)
                logs = logs.take(rows, axis=1) - total.take(rows)
        return self._belief(logs)

    def _belief(self, logs: Floats) -> Belief:
        hands: Hands = np.bitwise_or.reduce(self.cards[: self.observed.hidden], axis=0) | self.known
        kinds = np.exp(logs - logs.max(axis=0))
        return Belief(hands, kinds / kinds.sum(axis=0))

    def _arrived(self, came: npt.NDArray[np.int8], number: int) -> Hands:
        """Return what came at step ``number`` by the deal or from the stock."""
        hidden = self.observed.hidden
        hand: Hands = np.bitwise_or.reduce(
            np.where(came[:hidden] == number, self.cards[:hidden], _NONE), axis=0
        )
        for place, (card, _) in enumerate(self.thrown, start=hidden):
            hand |= np.where(came[place] == number, BITS[card], _NONE)
        return hand

    def _explain(self, step: Step, turn: int, hand: Hands, drawn: Hands | None) -> Floats:
        """Return (type, world): the logarithm of how likely each type does this.

        Args:
            step: What it did.
            turn: Its turn, from 1.
            hand: What it held before.
            drawn: What it drew from the stock, if it did.
        """
        worlds = len(hand)
        logs = np.zeros((KINDS, worlds), dtype=np.float32)
        offered = step.offered
        eleven = hand
        if drawn is not None:
            eleven = hand | drawn
        elif step.took:
            eleven = hand | BITS[offered]
        parts = []
        if offered >= 0 and not step.took:
            parts.append(hand | BITS[offered])
        if step.threw >= 0 or step.took:
            parts.append(eleven)
        if not parts:
            return logs
        deadwood, left, _ = solve(np.concatenate(parts), exact=False)
        if offered >= 0:
            fits = (left[:worlds] & BITS[offered]) == 0
            if step.took:
                fits |= deadwood[:worlds] - top_points(left[:worlds] & ~BITS[offered]) <= self.observed.limit
                logs += np.where(fits, np.float32(0.0), _TAKES)
            else:
                logs += np.where(fits, _DECLINES, np.float32(0.0))
        if step.threw >= 0:
            self._throw(step, turn, eleven, deadwood[-worlds:], left[-worlds:], logs)
        return logs

    def _throw(self, step: Step, turn: int, eleven: Hands, deadwood: Ints, left: Hands, logs: Floats) -> None:
        """Add what the throw says, and that it did not knock."""
        card = BITS[step.threw]
        worth = min(step.threw % 13 + 1, 10)
        loose = left & ~BITS[step.offered] if step.took else left
        in_meld = (left & card) == 0
        after = np.where(in_meld, 99, deadwood - worth)
        # The greedy sees points alone; among equals any is as likely.
        equals = _TENS if worth == 10 else _RANK << np.uint64(worth - 1)
        gap = np.minimum(np.float32(worth) - top_points(loose), 0) / np.float32(_HEAT[0])
        gap = gap - np.log(np.bitwise_count(loose & equals).clip(1).astype(np.float32))
        logs[Kind.GREEDY] += np.where(in_meld, _BREAKS, np.maximum(gap, _LEAST))
        unseen = DECK & ~(eleven | np.uint64(pack(step.pile)) | np.uint64(pack(step.mine)))
        one, _, three, _ = chances(loose, eleven, unseen)
        whole = np.full(worlds := len(eleven), 1e-6, dtype=np.float32)
        own = np.zeros(worlds, dtype=np.float32)
        heat = np.float32(_HEAT[1])
        for cards, keeps in zip((loose & ~one, one & ~three, three), _KEEPS, strict=True):
            cost = np.float32(keeps * _FADE ** (turn - 1))
            others = cards & ~_TENS
            whole += np.bitwise_count(cards & _TENS) * np.exp((10 - cost) / heat)
            top = np.exp((_UP_TO_TEN - cost) / heat).astype(np.float32).take(top_points(others))
            whole += np.bitwise_count(others) * top
            np.copyto(own, (worth - cost) / heat, where=(cards & card) != 0)
        gap = np.minimum(own - np.log(whole), 0.0)
        keeps_it = np.where(in_meld, _BREAKS, np.maximum(gap, _LEAST))
        logs[Kind.KEEPER] += keeps_it
        logs[Kind.WAITER] += keeps_it
        would = np.where(after <= self.observed.limit, _MISSES, np.float32(0.0))
        logs[Kind.GREEDY] += would
        logs[Kind.KEEPER] += would
        if turn < _WAITS_FROM:
            logs[Kind.WAITER] += would
        else:
            logs[Kind.WAITER] += np.where(after == 0, _MISSES, np.float32(0.0))


def _log_sum(logs: Floats) -> Floats:
    top = logs.max(axis=0)
    total: Floats = top + np.log(np.exp(logs - top).sum(axis=0))
    return total
