"""The expert's search: what each action is worth, on average over sampled worlds.

Every candidate is played in the same worlds (:mod:`ginrummy_qt.players.belief`): the action, then the
opponent's turn as its type would play it, and what comes out is valued by the network
(:mod:`ginrummy_qt.players.value`), or by the rules when the round is over. Points become chances to win the
match (:mod:`ginrummy_qt.players.equity`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.engine.actions import BigGin, Discard, Discarded, Draw, Knock, Pass, TakeDiscard, Took
from ginrummy_qt.engine.cards import ALL_CARDS
from ginrummy_qt.engine.melds import deadwood_mask
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.belief import Sampler, Stopped
from ginrummy_qt.players.equity import Equity
from ginrummy_qt.players.knowledge import Knowledge, odds
from ginrummy_qt.players.observed import Observed
from ginrummy_qt.players.packed import BITS, DECK, pack, solve
from ginrummy_qt.players.player import considered
from ginrummy_qt.players.playouts import Ends, Rows, Shown, Table, complete, play, settle, take_or_draw, wants
from ginrummy_qt.players.tactics import GREEDY, KEEPER, OURS, TURNS, Styles, knock_plan, throw
from ginrummy_qt.players.value import features, network

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.players.packed import Hands, Ints

__all__ = ["Finding", "Search", "Stopped"]

Floats = npt.NDArray[np.float64]
_CHUNK: Final = 100
"""Worlds that are played at a time; between two lots the clock is looked at."""
_NUMBERS: Final = {int(bit): card for card, bit in enumerate(BITS)}


@dataclass(frozen=True, slots=True)
class Finding:
    """What the search says of one action."""

    action: Action
    points: float
    """Points that the round will bring on average, above 0 in the seat's favour, boxes included."""
    win: float
    """Chance to win the match, 0 to 1."""
    error: float
    """Standard error of the points, from sampling alone."""


@dataclass(frozen=True, slots=True)
class _Worlds:
    theirs: Hands
    stock: Hands
    style: Ints


class Search:
    """One decision of one seat. Looks at nothing but the view; all chances come from the seed."""

    def __init__(self, view: SeatView, seed: int, stopped: Callable[[], bool] = lambda: False) -> None:
        """``stopped`` is asked every few milliseconds; when it says so, :class:`Stopped` is raised."""
        self.view = view
        self.actions = tuple(view.legal_actions)
        self._thought = considered(view)
        self._stopped = stopped
        self._chance = np.random.default_rng(seed)
        self._knowledge = Knowledge.of(view)
        self._observed = Observed.of(view)
        self._turns = [
            self._knowledge.turn,
            1 + sum(1 for step in self._observed.steps if step.threw >= 0),
        ]
        self._hand = pack(view.hand.mask)
        self._pile = pack(sum(1 << card.index for card in view.discard_pile))
        self._top = int(BITS[view.discard_pile[-1].index]) if view.discard_pile else 0
        self._known = (self._shown(), pack(view.opponent_known.mask))
        self.plan = knock_plan(view.rules, view.knock_limit)
        ours = replace(OURS, knock=self.plan)
        styles = Styles([ours, GREEDY, KEEPER, ours])
        self._table = Table(view.rules, view.knock_limit, view.multiplier, styles)
        self.equity = Equity(view.rules, view.knock_limit, view.target, self._scores())

    def _scores(self) -> tuple[int, int]:
        view = self.view
        return view.scores[view.seat], view.scores[view.opponent]

    def _shown(self) -> int:
        """Return what the opponent saw this seat take and still holds."""
        mask = 0
        for event in self.view.history:
            if isinstance(event, Took) and event.seat == self.view.seat:
                mask |= 1 << event.card.index
            elif isinstance(event, Discarded) and event.seat == self.view.seat:
                mask &= ~(1 << event.card.index)
        return pack(mask & self.view.hand.mask)

    def rule_of_thumb(self) -> Action:
        """Return what :data:`~ginrummy_qt.players.tactics.OURS` does, without search."""
        if any(isinstance(action, Discard | Knock | BigGin) for action in self.actions):
            return self._throw_or_knock()
        if TakeDiscard() not in self.actions:
            return self.actions[0]
        if self.view.phase is Phase.LAST or wants(self._table, self._own_row(), 0)[0]:
            return TakeDiscard()
        return Draw() if Draw() in self.actions else Pass()

    def left_after(self, action: Knock) -> int:
        """Return the deadwood with which ``action`` knocks."""
        return deadwood_mask(self.view.hand.mask ^ 1 << action.card.index)

    def _throw_or_knock(self) -> Action:
        if BigGin() in self.actions:
            return BigGin()
        discards = any(isinstance(action, Discard) for action in self._thought)
        if knocks := self._knocks():
            points = self.left_after(knocks[0])
            now = self.plan[min(self._turns[0], TURNS) - 1]
            last = self.view.stock_count <= self.view.rules.wall
            if points == 0 or not discards or last or points <= now:
                return knocks[0]
        return Discard(ALL_CARDS[self._ranked(1)[0]])

    def _knocks(self) -> list[Knock]:
        """Return the knocks, least deadwood first."""
        knocks = [action for action in self.actions if isinstance(action, Knock)]
        return sorted(knocks, key=lambda one: (self.left_after(one), -one.card.points))

    def _ranked(self, most: int) -> list[int]:
        """Return up to ``most`` cards to throw, by number, the best by the rule of thumb first."""
        allowed = sum(int(BITS[one.card.index]) for one in self._thought if isinstance(one, Discard))
        eleven = np.array([self._hand], dtype=np.uint64)
        loose = solve(eleven)[1] & np.uint64(allowed)
        melded = np.uint64(allowed) & ~loose
        unseen = np.array([int(DECK) & ~(self._hand | self._pile | self._known[1])], dtype=np.uint64)
        known = np.array([self._known[1]], dtype=np.uint64)
        ours = np.zeros(1, dtype=np.int64)
        order: list[int] = []
        for pool in (loose, melded):
            left = pool
            while left[0] and len(order) < most:
                card = throw(self._table.styles, ours, self._turns[0], left, eleven, unseen, known)
                left = left & ~card
                order.append(_NUMBERS[int(card[0])])
        return order

    def candidates(self, most: int | None) -> list[Action]:
        """Return the actions worth a look: the best two knocks and ``most`` throws; ``None``: everything."""
        if most is None or not any(isinstance(action, Discard | Knock) for action in self.actions):
            return list(self.actions)
        return [*self._knocks()[:2], *(Discard(ALL_CARDS[card]) for card in self._ranked(most))]

    def weigh(self, candidates: Sequence[Action], worlds: int, deadline: float) -> tuple[Floats, Floats]:
        """Return points and chances to win, each (candidate, world).

        Args:
            candidates: At least one legal action.
            worlds: How many at most.
            deadline: When to stop, by :func:`time.perf_counter`; at least some worlds are done.

        Raises:
            Stopped: somebody called it off.
        """
        began = perf_counter()
        all_worlds = self._worlds(worlds)
        points: list[Floats] = []
        wins: list[Floats] = []
        for start in range(0, worlds, _CHUNK):
            if self._stopped():
                raise Stopped
            lot = slice(start, min(start + _CHUNK, worlds))
            some = _Worlds(all_worlds.theirs[lot], all_worlds.stock[:, lot], all_worlds.style[lot])
            scored, won = _Trial(self, some, candidates).values()
            points.append(scored)
            wins.append(won)
            now = perf_counter()
            # The slowest part so far, once more, must still fit.
            if now + 1.5 * (now - began) > deadline:
                break
            began = now
        return np.concatenate(points, axis=1), np.concatenate(wins, axis=1)

    def _worlds(self, count: int) -> _Worlds:
        chances = odds(self._knowledge)
        guess = np.clip(np.array([chances[card] for card in self._observed.unseen]), 0.02, 0.9)
        particles = min(max(3 * count, 400), 3000)
        belief = Sampler(self._observed, self._chance, particles, guess, self._stopped).run()
        pick = self._chance.permutation(particles)[:count]
        # Style 0 is ours; the types follow.
        style = belief.types(self._chance)[pick] + 1
        return _Worlds(belief.hands[pick], belief.stock[:, pick], style)

    def _own_row(self) -> Rows:
        """Return one row in which the opponent holds nothing: enough for what looks at the own hand alone."""
        nobody = np.zeros(1, dtype=np.uint64)
        return self.rows(_Worlds(nobody, nobody[None, :], np.zeros(1, dtype=np.int64)), [None])

    def rows(self, worlds: _Worlds, thrown: Sequence[int | None]) -> Rows:
        """Return a row for each candidate in each world.

        ``thrown`` has for each candidate the card that this seat threw; ``None``: it is still to draw.
        """
        times, count = len(thrown), len(worlds.theirs)
        bits = [0 if card is None else int(BITS[card]) for card in thrown]

        def each(values: list[int]) -> Hands:
            return np.repeat(np.array(values, dtype=np.uint64), count)

        stock = worlds.stock if len(worlds.stock) else np.zeros((1, count), dtype=np.uint64)
        total = times * count
        return Rows(
            hand=[each([self._hand & ~bit for bit in bits]), np.tile(worlds.theirs, times)],
            known=[
                each([self._known[0] & ~bit for bit in bits]),
                np.full(total, self._known[1], dtype=np.uint64),
            ],
            pile=each([self._pile | bit for bit in bits]),
            top=each([bit or self._top for bit in bits]),
            stock=np.tile(stock, (1, times)),
            drawn=np.zeros(total, dtype=np.int64),
            left=np.full(total, self.view.stock_count),
            style=[np.zeros(total, dtype=np.int64), np.tile(worlds.style, times)],
            row=np.arange(total),
            turn=[self._turns[0] + (thrown[0] is not None), self._turns[1]],
        )

    @property
    def table(self) -> Table:
        """What all rows have in common."""
        return self._table

    @property
    def hand(self) -> int:
        """This seat's cards, packed."""
        return self._hand


class _Trial:
    """Plays every candidate in some worlds."""

    def __init__(self, search: Search, worlds: _Worlds, candidates: Sequence[Action]) -> None:
        self._search = search
        self._view = search.view
        self._table = search.table
        self._worlds = worlds
        self._candidates = candidates
        self._count = len(worlds.theirs)
        total = self._count * len(candidates)
        self._ends = Ends.none(total)
        self._leaf_points = np.zeros(total)
        self._leaf_wins = np.full(total, np.nan)

    def values(self) -> tuple[Floats, Floats]:
        """Return points and chances to win, each (candidate, world)."""
        view = self._view
        groups: dict[type[Action], list[int]] = {}
        for place, action in enumerate(self._candidates):
            groups.setdefault(type(action), []).append(place)
        for kind, places in groups.items():
            if kind is Discard:
                self._throw(places)
            elif kind in {Knock, BigGin}:
                for place in places:
                    self._knock(place, self._candidates[place])
            elif view.phase is Phase.LAST:
                if kind is TakeDiscard:
                    self._take_last(places[0])
            elif kind is Pass:
                self._pass(places[0])
            else:
                self._draw(places[0], take=kind is TakeDiscard)
        return self._summed_up()

    def _placed(self, rows: Rows, places: Sequence[int]) -> Rows:
        """Let the results of ``rows`` go where these candidates' belong."""
        rows.row = np.concatenate([np.arange(self._count) + place * self._count for place in places])
        return rows

    def _throw(self, places: list[int]) -> None:
        cards = [one.card.index for place in places if isinstance(one := self._candidates[place], Discard)]
        rows = self._placed(self._search.rows(self._worlds, cards), places)
        if self._view.stock_count > self._view.rules.wall:
            self._go_on(rows, 1)

    def _knock(self, place: int, action: Action) -> None:
        hand = self._search.hand
        big = not isinstance(action, Knock)
        shown = hand if big or not isinstance(action, Knock) else hand ^ int(BITS[action.card.index])
        self._show(place, shown, big=big)

    def _show(self, place: int, shown: int, *, big: bool = False) -> None:
        ten = np.full(1, shown, dtype=np.uint64)
        _, left, sets = solve(ten)
        cards, left, sets = (np.repeat(one, self._count) for one in (ten, left, sets))
        where = np.arange(self._count) + place * self._count
        lies = Shown(0, cards, left, sets)
        settle(self._table, self._ends, where, lies, self._worlds.theirs, big=big)

    def _take_last(self, place: int) -> None:
        """Take the last discard and knock with it at once."""
        view = self._view
        eleven = view.hand.mask | 1 << view.discard_pile[-1].index
        if deadwood_mask(eleven) == 0:
            self._show(place, pack(eleven), big=True)
            return
        card = min(view.hand, key=lambda one: (deadwood_mask(eleven ^ 1 << one.index), -one.points))
        self._show(place, pack(eleven ^ 1 << card.index))

    def _draw(self, place: int, *, take: bool) -> None:
        rows = self._placed(self._search.rows(self._worlds, [None]), [place])
        self._after_draw(rows, take=take)

    def _after_draw(self, rows: Rows, *, take: bool) -> None:
        taken = take_or_draw(rows, 0, np.full(len(rows.row), take))
        complete(self._table, rows, 0, self._ends, taken)
        self._go_on(rows, 1)

    def _pass(self, place: int) -> None:
        """Decline the upcard."""
        rows = self._placed(self._search.rows(self._worlds, [None]), [place])
        if self._view.seat == self._view.dealer:  # The other must draw.
            taken = take_or_draw(rows, 1, np.zeros(len(rows.row), dtype=bool))
            complete(self._table, rows, 1, self._ends, taken)
            self._value(rows, 0)
            return
        takes = wants(self._table, rows, 1)
        part = rows.part(takes.nonzero()[0])
        if len(part.row):
            taken = take_or_draw(part, 1, np.ones(len(part.row), dtype=bool))
            complete(self._table, part, 1, self._ends, taken)
            self._value(part, 0)
        rows.keep((~takes).nonzero()[0])
        if len(rows.row):
            self._after_draw(rows, take=False)

    def _go_on(self, rows: Rows, side: int) -> None:
        """Let ``side`` have its turn, and value what then is."""
        self._value(rows, play(self._table, rows, side, self._ends, depth=1))

    def _value(self, rows: Rows, mover: int) -> None:
        """Ask the network about the rows that are not over."""
        if not len(rows.row):
            return
        chance, points = network()(features(rows, mover, self._table.limit))
        rules = self._view.rules
        gin, undercut = rules.gin_bonus, rules.undercut_bonus
        scored = (points + np.array([0, gin, undercut, 0, gin, undercut, 0])) * self._table.multiplier
        equity = self._search.equity
        index = np.minimum(scored.astype(np.intp), len(equity.won) - 1)
        wins = np.empty(chance.shape)
        net = np.zeros(chance.shape)
        for way, mover_wins in enumerate((True, True, False, False, False, True)):
            ours = mover_wins == (mover == 0)
            wins[:, way] = (equity.won if ours else equity.lost)[index[:, way]]
            net[:, way] = (scored[:, way] + rules.box_bonus) * (1 if ours else -1)
        wins[:, -1] = equity.even
        self._leaf_points[rows.row] = (chance * net).sum(axis=1)
        self._leaf_wins[rows.row] = (chance * wins).sum(axis=1)

    def _summed_up(self) -> tuple[Floats, Floats]:
        ends, equity = self._ends, self._search.equity
        index = np.minimum(ends.points, len(equity.won) - 1)
        box = self._view.rules.box_bonus
        won, lost = ends.winner == 0, ends.winner == 1
        points = np.where(won, ends.points + box, np.where(lost, -ends.points - box, 0))
        wins = np.where(won, equity.won[index], np.where(lost, equity.lost[index], equity.even))
        open_still = ~np.isnan(self._leaf_wins)
        points = np.where(open_still, self._leaf_points, points)
        wins = np.where(open_still, self._leaf_wins, wins)
        shape = (len(self._candidates), self._count)
        return points.reshape(shape), wins.reshape(shape)
