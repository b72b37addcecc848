"""Whole rounds, many at once: the rules of the engine for arrays, played by quick styles.

Everything is an array with one entry for each round (a row). Sides are 0 and 1. Rows end at different times;
those that have ended are taken out of the arrays as it goes on.

The play agrees with the engine card by card (tests/players/test_playouts.py). Only the defence after a knock
is simplified unless it is asked for exactly: the defender melds first and then lays off, or lays off all it
can and then melds, whichever leaves less.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.engine.cards import CardSet
from ginrummy_qt.engine.layoffs import best_defence
from ginrummy_qt.engine.melds import Meld
from ginrummy_qt.engine.options import Tie, WallLastDiscard
from ginrummy_qt.players.packed import BITS, DECK, ONES, Hands, Ints, deadwood, fold, points, solve, unpack
from ginrummy_qt.players.tactics import TOP_POINTS, TURNS, Styles, throw, top_lanes, top_points

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ginrummy_qt.engine.rules import Rules

__all__ = [
    "Ends",
    "Kind",
    "Rows",
    "Shown",
    "Table",
    "complete",
    "deal",
    "layable",
    "play",
    "play_deals",
    "settle",
    "take_or_draw",
    "wants",
]

Mask = npt.NDArray[np.bool_]
_1: Final = np.uint64(1)
_NONE: Final = np.uint64(0)


class Kind:
    """How a round ended, as numbers."""

    DEAD = 0
    KNOCK = 1
    UNDERCUT = 2
    GIN = 3
    BIG_GIN = 4


@dataclass(slots=True)
class Rows:
    """Rounds under way. Hands have ten cards, except where a function says otherwise."""

    hand: list[Hands]
    """By side."""
    known: list[Hands]
    """By side: what it took from the pile and still holds."""
    pile: Hands
    top: Hands
    """The top of the pile, a set of one card or none."""
    stock: Hands
    """(card, row): single cards in drawing order."""
    drawn: Ints
    """How many of the stock's cards are gone."""
    left: Ints
    """How many are left; at the wall the round is dead."""
    style: list[Ints]
    """By side."""
    row: Ints
    """Which result is this row's."""
    turn: list[int] = field(default_factory=lambda: [1, 1])
    """By side: the number of its next turn, from 1."""

    def part(self, rows: Ints) -> Rows:
        """Return these rows alone; the others stay as they are."""
        new = copy(self)
        new.turn = list(self.turn)
        new.keep(rows)
        return new

    def keep(self, rows: Ints) -> None:
        """Go on with these rows alone."""
        self.hand = [one.take(rows) for one in self.hand]
        self.known = [one.take(rows) for one in self.known]
        self.style = [one.take(rows) for one in self.style]
        self.pile, self.top = self.pile.take(rows), self.top.take(rows)
        self.stock = self.stock.take(rows, axis=1)
        self.drawn, self.left, self.row = self.drawn.take(rows), self.left.take(rows), self.row.take(rows)


@dataclass(slots=True)
class Ends:
    """How rounds ended."""

    winner: Ints
    """0 or 1; -1 for a dead round."""
    points: Ints
    """What the winner scores, bonuses and multiplier included."""
    kind: Ints
    """See :class:`Kind`."""
    knocker: Ints
    """Who ended the round; -1 for a dead round."""
    deadwood: Ints
    """The knocker's."""

    @classmethod
    def none(cls, count: int) -> Ends:
        """Return as many dead rounds."""
        return cls(
            np.full(count, -1),
            np.zeros(count, dtype=np.int64),
            np.zeros(count, dtype=np.int64),
            np.full(count, -1),
            np.zeros(count, dtype=np.int64),
        )

    def net(self, side: int = 0) -> Ints:
        """Return the points of ``side``, those of the other negative."""
        return np.where(self.winner == side, self.points, -self.points)


@dataclass(slots=True)
class Table:
    """What is the same in all rows."""

    rules: Rules
    limit: int
    """The knock limit in force."""
    multiplier: int
    styles: Styles
    exact: bool = False
    """Whether every deadwood and defence is worked out exactly; for tests."""


def layable(melds: Hands, sets: Hands, hand: Hands) -> Hands:
    """Return the cards of ``hand`` that can be laid off on the melds, chains included."""
    in_sets = fold(sets).view(np.uint64) * ONES
    laid = in_sets & ~sets & hand
    runs = melds & ~sets
    for _ in range(7):
        ends = (runs << _1 | runs >> _1) & hand & ~runs
        if not ends.any():
            break
        runs = runs | ends
        laid = laid | ends
    return laid


def _best_defence(melds: int, sets: int, hand: int) -> int:
    """Return the points that the engine's best defence leaves."""
    shown = []
    for group in (sets, melds & ~sets):
        left = unpack(group)
        while left:
            low = left & -left
            meld = 0
            if group == sets:
                meld = 0x8004002001 << (low.bit_length() - 1) % 13 & left
            else:
                while left & low and not (meld and (low.bit_length() - 1) % 13 == 0):
                    meld |= low
                    low <<= 1
            shown.append(Meld.of(CardSet.from_mask(meld)))
            left &= ~meld
    return best_defence(shown, CardSet.from_mask(unpack(hand))).points


@dataclass(frozen=True, slots=True)
class Shown:
    """What a side lays down at the end of its rows."""

    side: int
    cards: Hands
    """Ten, or eleven for big gin."""
    left: Hands
    """Those outside its melds."""
    sets: Hands
    """Those in sets; the others that are not left are in runs."""


def settle(table: Table, ends: Ends, row: Ints, shown: Shown, hand: Hands, *, big: bool = False) -> None:
    """Write down the end of some rows.

    Args:
        table: What is the same in all rows.
        ends: Is filled in at ``row``.
        row: Which rows end.
        shown: What the one who ends them lays down.
        hand: The other's cards.
        big: Whether it is big gin.
    """
    side, left, sets = shown.side, shown.left, shown.sets
    rules = table.rules
    own = points(left)
    gin = own == 0
    theirs, loose, _ = solve(hand)
    lays = np.ones(row.shape, dtype=bool) if rules.layoff_on_gin else ~gin
    where = lays.nonzero()[0]
    if where.size:
        melds = (shown.cards ^ left).take(where)
        some_sets, held = sets.take(where), hand.take(where)
        all_of_it = layable(melds, some_sets, held)
        any_laid = all_of_it.nonzero()[0]
        if any_laid.size:
            at = where[any_laid]
            melds, some_sets, held = melds[any_laid], some_sets[any_laid], held[any_laid]
            first = theirs[at] - points(layable(melds, some_sets, loose[at]))
            theirs[at] = np.minimum(first, deadwood(held ^ all_of_it[any_laid]))
            if table.exact:
                both = zip(at.tolist(), melds.tolist(), some_sets.tolist(), held.tolist(), strict=True)
                for place, melded, as_sets, cards in both:
                    theirs[place] = _best_defence(melded, as_sets, cards)
    difference = theirs - own
    undercut = (difference < 0) | ((difference == 0) & (rules.tie is Tie.UNDERCUT))
    undercut &= ~gin
    bonus = rules.gin_bonus
    if big and rules.big_gin_bonus is not None:
        bonus = rules.big_gin_bonus
    scored = np.where(gin, theirs + bonus, np.abs(difference) + undercut * rules.undercut_bonus)
    ends.winner[row] = np.where(undercut, 1 - side, side)
    ends.points[row] = scored * table.multiplier
    knock = np.where(undercut, Kind.UNDERCUT, Kind.KNOCK)
    ends.kind[row] = np.where(gin, Kind.BIG_GIN if big else Kind.GIN, knock)
    ends.knocker[row] = side
    ends.deadwood[row] = own


def wants(table: Table, rows: Rows, side: int, *, must_knock: bool = False) -> Mask:
    """Say in which rows ``side`` takes the top of the pile."""
    hand, top = rows.hand[side], rows.top
    eleven, left, _ = solve(hand | top, exact=table.exact)
    throwable = left & ~top
    after = eleven - top_points(throwable)
    if must_knock:
        can: Mask = (after <= table.limit) & (top != 0)
        return can
    before = deadwood(hand)
    gain = before - after
    styles, style = table.styles, rows.style[side]
    fits = (left & top) == 0
    knock = np.minimum(styles.knock[min(rows.turn[side], TURNS) - 1].take(style), table.limit)
    take = np.where(fits, gain >= styles.take.take(style), gain >= styles.swap.take(style))
    take |= (after <= knock) | (throwable == 0)
    wanted: Mask = take & (top != 0)
    return wanted


def take_or_draw(rows: Rows, side: int, take: Mask) -> Hands:
    """Give each row its eleventh card; return what was taken from the pile (a card or none)."""
    taken = np.where(take, rows.top, _NONE)
    count = len(rows.row)
    card = rows.stock[np.minimum(rows.drawn, len(rows.stock) - 1), np.arange(count)]
    rows.hand[side] = rows.hand[side] | np.where(take, rows.top, card)
    rows.drawn = rows.drawn + ~take
    rows.left = rows.left - ~take
    rows.pile = rows.pile ^ taken
    rows.known[side] = rows.known[side] | taken
    return taken


def unseen_by(rows: Rows, side: int) -> Hands:
    """Return what ``side`` cannot see."""
    return DECK & ~(rows.hand[side] | rows.pile | rows.known[1 - side])


def finish_turn(
    table: Table, rows: Rows, ends: Ends, side: int, taken: Hands, *, must_knock: bool = False
) -> Mask:
    """Let ``side``, with eleven cards, knock or throw. Return which rows are over."""
    hand = rows.hand[side]
    eleven, left, sets = solve(hand, exact=table.exact)
    over: Mask = eleven == 0
    big = over.nonzero()[0]
    if big.size:
        zero = np.zeros(big.size, dtype=np.uint64)
        shown = Shown(side, hand[big], zero, sets[big])
        settle(table, ends, rows.row[big], shown, rows.hand[1 - side][big], big=True)
    throwable = left & ~taken
    stuck = ((throwable == 0) & ~over).nonzero()[0]
    if stuck.size:  # The card just taken is all that lies outside the melds: break one up.
        throwable[stuck] = hand[stuck] & ~taken[stuck]
    ranks = fold(throwable)
    after = eleven - TOP_POINTS.take(ranks)
    turn = rows.turn[side]
    style = rows.style[side]
    knock = np.minimum(table.styles.knock[min(turn, TURNS) - 1].take(style), table.limit)
    if must_knock:
        knock = np.full(knock.shape, table.limit)
    # At the wall there is nothing to wait for.
    last = rows.left <= table.rules.wall
    knocks = (after <= np.where(last, table.limit, knock)) & ~over
    if stuck.size:
        knocks[stuck] = False
    at = knocks.nonzero()[0]
    if at.size:
        dearest = throwable[at] & top_lanes(ranks[at])
        dearest &= ~dearest + _1
        shown = Shown(side, hand[at] ^ dearest, left[at] ^ dearest, sets[at])
        settle(table, ends, rows.row[at], shown, rows.hand[1 - side][at])
        over |= knocks
    if must_knock:
        return np.ones(over.shape, dtype=bool)
    throwable |= np.where(over, hand & ~taken, _NONE)
    card = throw(table.styles, style, turn, throwable, hand, unseen_by(rows, side), rows.known[1 - side])
    rows.hand[side] = hand ^ card
    rows.known[side] = rows.known[side] & ~card
    rows.pile = rows.pile | card
    rows.top = card
    rows.turn[side] = turn + 1
    return over


def take_turn(table: Table, rows: Rows, side: int, ends: Ends) -> None:
    """Let ``side`` draw and knock or throw in all rows; those that are over leave ``rows``."""
    taken = take_or_draw(rows, side, wants(table, rows, side))
    complete(table, rows, side, ends, taken)


def complete(table: Table, rows: Rows, side: int, ends: Ends, taken: Hands) -> None:
    """Let ``side``, which has drawn and may have ``taken`` the top of the pile, knock or throw."""
    over = finish_turn(table, rows, ends, side, taken)
    dead = ~over & (rows.left <= table.rules.wall)
    if table.rules.wall_last_discard is WallLastDiscard.KNOCK_ONLY and dead.any():
        last = rows.part(dead.nonzero()[0])
        last.keep(wants(table, last, 1 - side, must_knock=True).nonzero()[0])
        if len(last.row):
            last.hand[1 - side] = last.hand[1 - side] | last.top
            finish_turn(table, last, ends, 1 - side, last.top, must_knock=True)
    live = ~(over | dead)
    if not live.all():
        rows.keep(live.nonzero()[0])


def play(
    table: Table,
    rows: Rows,
    side: int,
    ends: Ends,
    *,
    depth: int = 99,
    watch: Callable[[Rows, int], None] | None = None,
) -> int:
    """Play all rows to their end, ``side`` beginning with its draw. Return the side that is then to move.

    Args:
        table: What is the same in all rows.
        rows: Those that are not over after ``depth`` stay in it.
        side: Whose turn it is, 0 or 1.
        ends: Is filled in at :attr:`Rows.row`.
        depth: How many turns to play at most, both sides' counted.
        watch: Called before each turn with the rows and the side to move.
    """
    while len(rows.row) and depth > 0:
        depth -= 1
        if watch is not None:
            watch(rows, side)
        take_turn(table, rows, side, ends)
        side = 1 - side
    return side


def deal(chance: np.random.Generator, count: int, styles: tuple[Ints, Ints]) -> Rows:
    """Return freshly dealt rounds, side 0 the non-dealer: the upcard on the pile, nothing decided yet."""
    decks = chance.permuted(np.broadcast_to(np.arange(52, dtype=np.uint8), (count, 52)), axis=1)
    cards = np.ascontiguousarray(BITS.take(decks).T)
    nothing = np.zeros(count, dtype=np.uint64)
    return Rows(
        hand=[np.bitwise_or.reduce(cards[:10], axis=0), np.bitwise_or.reduce(cards[10:20], axis=0)],
        known=[nothing, nothing],
        pile=cards[20].copy(),
        top=cards[20].copy(),
        stock=np.ascontiguousarray(cards[21:]),
        drawn=np.zeros(count, dtype=np.int64),
        left=np.full(count, 31),
        style=list(styles),
        row=np.arange(count),
    )


def play_deals(table: Table, rows: Rows, watch: Callable[[Rows, int], None] | None = None) -> Ends:
    """Play freshly dealt rounds (opening ``upcard``), side 0 the non-dealer; ``watch`` as in :func:`play`."""
    ends = Ends.none(len(rows.row))
    first = wants(table, rows, 0)
    second = wants(table, rows, 1) & ~first
    none = np.zeros(len(rows.row), dtype=bool)
    parts = []
    for side, who, takes in ((0, first, ~none), (1, second, ~none), (0, ~first & ~second, none)):
        part = rows.part(who.nonzero()[0])
        complete(table, part, side, ends, take_or_draw(part, side, takes[: len(part.row)]))
        parts.append(part)
    # Where the dealer took the upcard, it is the other's turn; let it catch up.
    if watch is not None and len(parts[1].row):
        watch(parts[1], 0)
    take_turn(table, parts[1], 0, ends)
    rows = joined(parts)
    rows.turn = [2, 1]
    play(table, rows, 1, ends, watch=watch)
    return ends


def joined(parts: Sequence[Rows]) -> Rows:
    """Return the rows of all ``parts`` as one; the turn is the first one's."""

    def all_of(arrays: Iterable[npt.NDArray[Any]]) -> npt.NDArray[Any]:
        return np.concatenate(list(arrays), axis=-1)

    return Rows(
        hand=[all_of(part.hand[side] for part in parts) for side in (0, 1)],
        known=[all_of(part.known[side] for part in parts) for side in (0, 1)],
        pile=all_of(part.pile for part in parts),
        top=all_of(part.top for part in parts),
        stock=all_of(part.stock for part in parts),
        drawn=all_of(part.drawn for part in parts),
        left=all_of(part.left for part in parts),
        style=[all_of(part.style[side] for part in parts) for side in (0, 1)],
        row=all_of(part.row for part in parts),
        turn=list(parts[0].turn),
    )
