"""Kinds of players for many rounds at once: styles, the club player, and the judge."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.players.judge import knock_points, outcome, outcome_points
from ginrummy_qt.players.judge_inputs import worth_taking
from ginrummy_qt.players.packed import BITS, fold, solve
from ginrummy_qt.players.reading import each_card
from ginrummy_qt.players.seen import Fact
from ginrummy_qt.players.tactics import (
    GREEDY,
    KEEPER,
    OURS,
    TURNS,
    Style,
    Styles,
    throw,
    top_lanes,
    top_points,
)

if TYPE_CHECKING:
    from ginrummy_qt.engine.rules import Rules
    from ginrummy_qt.players.judge import Judge, Position
    from ginrummy_qt.players.nets import Floats
    from ginrummy_qt.players.packed import Hands, Ints
    from ginrummy_qt.players.seen import Seen

__all__ = ["Judging", "Kinds", "Seat", "style_ends", "style_wants", "styles"]

Mask = npt.NDArray[np.bool_]
_GINNER: Final = replace(OURS, knock=(0,) * TURNS)
_TRIES: Final = 0.15
"""How often who explores knocks against its judgement."""
_CLOSE: Final = 12
"""By how many points at most a judge then deviates."""
_NEVER: Final = np.float32(-1e9)


class Kinds:
    """Kinds of players, as numbers."""

    STYLE = 0
    CLUB = 1
    JUDGE = 2


@dataclass(slots=True)
class Seat:
    """How one side plays; one entry for each row."""

    kind: Ints
    style: Ints
    bias: Floats
    """Points by which a judge likes knocking better than it should."""
    explores: float = 0.0
    """How often it throws its second or third choice."""
    heat: float = 0.0
    """By how many points a judge's choices then deviate."""


def styles(chance: np.random.Generator, count: int = 40) -> Styles:
    """Return styles: GREEDY, KEEPER, OURS, a gin-goer, and some by chance."""
    found: list[Style] = [GREEDY, KEEPER, OURS, _GINNER]
    for _ in range(count - len(found)):
        width = chance.uniform(0.3, 1.4)
        turns = int(chance.integers(0, 9))
        plans = (
            (10,) * TURNS,
            (10,) * turns + (0,) * (TURNS - turns),
            (10,) * turns + (int(chance.integers(2, 8)),) * (TURNS - turns),
            tuple(max(3, 10 - turn) for turn in range(TURNS)),
        )
        found.append(
            Style(
                outs=tuple(one * width for one in OURS.outs),
                fade=float(chance.uniform(0.82, 0.98)),
                danger=tuple(one * float(chance.uniform(0, 1.6)) for one in OURS.danger),
                knock=plans[int(chance.choice(4, p=(0.45, 0.2, 0.2, 0.15)))],
                take=float(chance.uniform(0, 4)),
                swap=float(chance.choice([9.0, 99.0, 6.0])),
            )
        )
    return Styles(found)


def _plan(all_styles: Styles, style: Ints, seen: Seen) -> Ints:
    turn = np.minimum(seen.facts[Fact.TURN].astype(np.intp), TURNS) - 1
    plan: Ints = np.minimum(all_styles.knock[turn, style], seen.facts[Fact.LIMIT].astype(np.int64))
    return plan


def style_wants(all_styles: Styles, style: Ints, seen: Seen) -> Mask:
    """Say where styles take the top of the pile."""
    eleven, left, _ = solve(seen.hand | seen.top)
    throwable = left & ~seen.top
    after = eleven - top_points(throwable)
    gain = solve(seen.hand)[0] - after
    fits = (left & seen.top) == 0
    take = np.where(fits, gain >= all_styles.take[style], gain >= all_styles.swap[style])
    wanted: Mask = take | (after <= _plan(all_styles, style, seen)) | (throwable == 0)
    return wanted


def style_ends(
    all_styles: Styles,
    style: Ints,
    seen: Seen,
    after: Ints,
    throwable: Hands,
    chance: np.random.Generator,
    explores: float,
) -> tuple[Mask, Hands]:
    """Say where styles would knock with ``after`` points left, and which of ``throwable`` they throw."""
    turns = seen.facts[Fact.TURN].astype(np.int64)
    knocks = after <= _plan(all_styles, style, seen)
    thrown = np.zeros_like(throwable)
    for number in np.unique(turns).tolist():
        these = (turns == number).nonzero()[0]
        some, part = seen.take(these), throwable[these]
        by = style[these]
        card = throw(all_styles, by, number, part, some.hand, some.unseen, some.known)
        again = part & ~card
        which = ((chance.random(these.size) < explores) & (again != 0)).nonzero()[0]
        if which.size:
            few = some.take(which)
            card[which] = throw(all_styles, by[which], number, again[which], few.hand, few.unseen, few.known)
        thrown[these] = card
    if explores:
        knocks ^= chance.random(len(style)) < _TRIES
    return knocks, thrown


@dataclass(frozen=True, slots=True)
class Judging:
    """The judge at many tables, by points."""

    judge: Judge
    rules: Rules
    box: int

    def _worth(self, net: str, inputs: Floats) -> Floats:
        found = outcome(self.judge.nets[net](inputs))
        return outcome_points(found, self.rules.gin_bonus, self.rules.undercut_bonus, self.box)

    def _throws(self, position: Position, throwable: Hands) -> tuple[Ints, Ints, Floats, Floats]:
        """Return of every throw (position, card number, value), and what was looked at."""
        base, card = each_card(throwable).nonzero()
        ten = position.seen.hand.take(base) ^ BITS.take(card)
        inputs = self.judge.throw_inputs(position, card, ten, base)
        return base, card, self._worth("throw", inputs), inputs

    def _knocks(self, position: Position, throwable: Hands, after: Ints, rows: Ints) -> Floats:
        """Return what knocking is worth in these rows, the dearest card thrown."""
        dearest = throwable & top_lanes(fold(throwable))
        dearest &= ~dearest + np.uint64(1)
        levels = self.judge.knocks(position, (position.seen.hand ^ dearest)[rows], rows)
        return knock_points(levels, after[rows], self.rules.gin_bonus, self.rules.undercut_bonus, self.box)

    def wants(self, position: Position, inputs: Floats, bias: Floats) -> Mask:
        """Say where it takes the top of the pile; ``inputs`` are those for a draw."""
        seen = position.seen
        stock = self._worth("draw", inputs)
        take: Mask = np.zeros(len(stock), dtype=bool)
        rows = worth_taking(seen.hand, seen.top).nonzero()[0]
        if not rows.size:
            return take
        some = position.take(rows)
        top = some.seen.top
        some = some.drawn(np.zeros_like(top), top)
        eleven = some.seen.hand
        points, left, _ = solve(eleven, exact=False)
        throwable = left & ~top
        big = throwable == 0
        throwable = np.where(big, eleven & ~top, throwable)
        after = points - top_points(throwable)
        base, _, value, _ = self._throws(some, throwable)
        best = np.full(rows.size, _NEVER)
        np.maximum.at(best, base, value)
        may = ((after <= self.rules.knock_limit) & ~big).nonzero()[0]
        if may.size:
            worth = self._knocks(some, throwable, after, may)
            best[may] = np.maximum(best[may], worth + bias[rows][may] * (after[may] > 0))
        take[rows] = (best > stock[rows]) | (big & (points == 0)) | (after == 0)
        return take

    def ends(
        self,
        position: Position,
        throwable: Hands,
        after: Ints,
        seat: Seat,
        bias: Floats,
        chance: np.random.Generator,
    ) -> tuple[Mask, Hands, Floats]:
        """Say where it would knock, what it throws, and what it then looked at (input, row).

        Args:
            position: With eleven cards.
            throwable: What may be thrown.
            after: The deadwood that the dearest of these leaves.
            seat: How it explores.
            bias: As in :class:`Seat`, for these rows.
            chance: Decides what is tried.
        """
        count = len(throwable)
        base, card, value, inputs = self._throws(position, throwable)
        heat = np.where(chance.random(count) < seat.explores, seat.heat, 1e-3).astype(np.float32)
        tried = value + heat[base] * chance.gumbel(size=len(value)).astype(np.float32)
        grid = np.full((count, 52), _NEVER)
        grid[base, card] = tried
        best = grid.argmax(axis=1)
        going_on = np.full(count, _NEVER)
        np.maximum.at(going_on, base, value)
        knocks: Mask = np.zeros(count, dtype=bool)
        may = (after <= self.rules.knock_limit).nonzero()[0]
        if may.size:
            worth = self._knocks(position, throwable, after, may)
            knocks[may] = worth + bias[may] > going_on[may]
            if seat.explores:
                close = np.abs(worth - going_on[may]) < _CLOSE
                knocks[may] ^= close & (chance.random(may.size) < _TRIES)
        place = np.zeros((count, 52), dtype=np.int64)
        place[base, card] = np.arange(len(base))
        return knocks, BITS.take(best), inputs[:, place[np.arange(count), best]]
