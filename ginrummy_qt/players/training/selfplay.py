"""Rounds of the judge and of many kinds of opponents, thousands at once, written down as they are played.

The rules are those of :mod:`ginrummy_qt.players.playouts`. Every pair plays several rounds in a row, so that
what the earlier ones showed can be learned from.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from ginrummy_qt.players.judge import THROW_INPUTS, Judge
from ginrummy_qt.players.packed import BITS, fold, solve
from ginrummy_qt.players.playouts import Ends, Kind, Shown, Table, settle
from ginrummy_qt.players.seen import FACTS, Fact, Seen, bucket
from ginrummy_qt.players.tactics import top_lanes, top_points
from ginrummy_qt.players.training import club, kinds
from ginrummy_qt.players.training.kinds import Kinds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine.rules import Rules
    from ginrummy_qt.players.judge import Position
    from ginrummy_qt.players.packed import Hands, Ints
    from ginrummy_qt.players.tactics import Styles
    from ginrummy_qt.players.training.kinds import Seat

__all__ = ["Log", "Tables"]

Mask = npt.NDArray[np.bool_]
_NONE: Final = np.uint64(0)
_1: Final = np.uint64(1)
_LONG: Final = 40
"""From this turn on nobody takes from the pile any more; rounds that go their way end before."""
_PARTS: Final = np.array([bucket(turn) for turn in range(1, 64)])
"""By turn, from 1: the part of the round."""


@dataclass(slots=True)
class Log:
    """What was written down: columns by name."""

    columns: dict[str, npt.NDArray[Any]]

    @classmethod
    def joined(cls, logs: Sequence[Log]) -> Log:
        """Return all of ``logs`` as one."""
        return cls(
            {name: np.concatenate([log.columns[name] for log in logs], axis=-1) for name in logs[0].columns}
        )


class Tables:
    """Rounds under way, all by the same rules."""

    def __init__(
        self,
        rules: Rules,
        seats: tuple[Seat, Seat],
        chance: np.random.Generator,
        table_styles: Styles,
        judge: Judge | None = None,
        *,
        box: int = 0,
        log: float = 1.0,
        lean: bool = False,
    ) -> None:
        """Seat both sides.

        Args:
            rules: The same in all rows.
            seats: How each side plays, by row.
            chance: Where all chances come from.
            table_styles: What the numbers of styles refer to.
            judge: By whom judging seats go.
            box: Points for a round won, beside its own.
            log: Of which share of the rows to write down what happens.
            lean: Write down the judge's turns alone, and what its networks looked at in place of the cards.
        """
        count = len(seats[0].kind)
        self.rules, self.seats, self.chance = rules, seats, chance
        self.judging = kinds.Judging(judge or Judge({}), rules, box)
        self.styles = table_styles
        self.table = Table(rules, rules.knock_limit, 1, table_styles)
        self.box = box
        self.count = count
        self.share = log
        self.lean = lean
        self.history = [np.zeros((10, count), dtype=np.float32) for _ in (0, 1)]
        """By side: what the other showed in earlier rounds: see :attr:`Fact.ROUNDS` and the four after it,
        :attr:`Fact.TESTED` and the four after it."""

    # --- the course of a round ---

    def play(self, *, first: int = 0) -> tuple[Ends, Log]:
        """Deal and play a round in every row; ``first`` is the non-dealer."""
        count = self.count
        decks = self.chance.permuted(np.broadcast_to(np.arange(52, dtype=np.uint8), (count, 52)), axis=1)
        self.decks = decks
        cards = np.ascontiguousarray(BITS.take(decks).T)
        nothing = np.zeros(count, dtype=np.uint64)
        hands = [np.bitwise_or.reduce(cards[:10], axis=0), np.bitwise_or.reduce(cards[10:20], axis=0)]
        self.hand = hands if first == 0 else hands[::-1]
        self.known = [nothing.copy(), nothing.copy()]
        self.threw = [[nothing.copy() for _ in range(3)] for _ in (0, 1)]
        self.upcard = cards[20].copy()
        self.top = cards[20].copy()
        self.stock = cards[21:]
        self.drawn = np.zeros(count, dtype=np.int64)
        self.turn = np.ones((2, count), dtype=np.int64)
        self.takes = np.zeros((2, count), dtype=np.float32)
        self.last = np.zeros((2, 3, count), dtype=np.float32)
        self.rises = np.zeros((2, count), dtype=np.float32)
        self.thrown = np.zeros((2, count), dtype=np.uint64)
        self.just = np.zeros((2, count), dtype=np.float32)
        self.over = np.zeros(count, dtype=bool)
        self.ends = Ends.none(count)
        self.logs: list[dict[str, npt.NDArray[Any]]] = []
        self.logged = self.chance.random(count) < self.share
        rows = np.arange(count)
        other = 1 - first
        took = self._turn(rows, first, upcard=1)
        rest = rows[~took]
        took = self._turn(rest, other, upcard=2)
        catching_up = rest[took]
        self._turn(catching_up[~self.over[catching_up]], first)
        self._turn(rest[~took], first, forced=True)
        side = other
        while True:
            rows = (~self.over).nonzero()[0]
            if not rows.size:
                break
            self._turn(rows, side)
            side = 1 - side
        self._remember()
        return self.ends, self._written()

    def _seen(self, rows: Ints, side: int, upcard: int = 0) -> Seen:
        other = 1 - side
        facts = np.zeros((FACTS, len(rows)), dtype=np.float32)
        facts[Fact.TURN] = self.turn[side, rows]
        facts[Fact.LEFT] = 31 - self.drawn[rows] - self.rules.wall
        facts[Fact.TAKES] = self.takes[other, rows]
        facts[Fact.LAST : Fact.LAST + 3] = self.last[other][:, rows]
        facts[Fact.JUST_TOOK] = self.just[other, rows]
        facts[Fact.LIMIT] = self.rules.knock_limit
        facts[Fact.GIN], facts[Fact.UNDERCUT] = self.rules.gin_bonus, self.rules.undercut_bonus
        facts[Fact.BOX] = self.box
        facts[Fact.ROUNDS : Fact.WAITED + 1] = self.history[side][:5, rows]
        facts[Fact.RISES] = self.rises[other, rows]
        facts[Fact.TESTED : Fact.KNOCKED + 1] = self.history[side][5:, rows]
        if upcard:
            facts[Fact.UPCARD + upcard - 1] = 1
        mine = self.threw[side]
        theirs = self.threw[other]
        return Seen(
            hand=self.hand[side][rows],
            known=self.known[other][rows],
            shown=self.known[side][rows],
            threw0=theirs[0][rows],
            threw1=theirs[1][rows],
            threw2=theirs[2][rows],
            left0=mine[0][rows] | self.upcard[rows],
            left1=mine[1][rows],
            left2=mine[2][rows],
            top=self.top[rows],
            facts=facts,
        )

    def _turn(self, rows: Ints, side: int, *, upcard: int = 0, forced: bool = False) -> Mask:
        """Let ``side`` have its turn, at the upcard only where it takes; return where it took."""
        if not rows.size:
            return np.zeros(0, dtype=bool)
        seat = self.seats[side]
        seen = self._seen(rows, side, upcard)
        if forced:
            seen.top = np.zeros_like(seen.top)
        kind = seat.kind[rows]
        judging = (kind == Kinds.JUDGE).nonzero()[0]
        position = None
        looked = np.zeros((rows.size, 0), dtype=np.float16)
        take = np.zeros(rows.size, dtype=bool)
        plain = (kind == Kinds.STYLE).nonzero()[0]
        if plain.size:
            take[plain] = kinds.style_wants(self.styles, seat.style[rows[plain]], seen.take(plain))
        clubs = (kind == Kinds.CLUB).nonzero()[0]
        if clubs.size:
            take[clubs] = club.wants(seen.take(clubs))
        if judging.size:
            position = self.judging.judge.position(seen.take(judging))
            inputs = self.judging.judge.draw_inputs(position)
            take[judging] = self.judging.wants(position, inputs, seat.bias[rows[judging]])
            if self.lean:
                looked = np.zeros((rows.size, len(inputs)), dtype=np.float16)
                looked[judging] = inputs.T
        # Two that want each other's cards would pass them to and fro for ever.
        take &= (seen.top != 0) & (self.turn[side, rows] < _LONG)
        if upcard:
            passed = (~take).nonzero()[0]
            self._log(rows[passed], side, seen.take(passed), looked[passed], passed=True)
            going = take.nonzero()[0]
            rows, seen, looked = rows[going], seen.take(going), looked[going]
            if position is not None:
                back = np.full(len(take), -1)
                back[judging] = np.arange(judging.size)
                back = back[going]
                position = position.take(back[back >= 0])
            kind = kind[going]
            if not rows.size:
                return take
        here = take[take] if upcard else take
        taken = np.where(here, seen.top, _NONE)
        stock = self.stock[np.minimum(self.drawn[rows], 30), rows]
        card = np.where(here, _NONE, stock)
        self.drawn[rows] += ~here
        self.hand[side][rows] |= card | taken
        self.known[side][rows] |= taken
        for one in (*self.threw[0], *self.threw[1], self.upcard):
            one[rows] &= ~taken
        self.takes[side, rows] += here
        self.just[side, rows] = here
        self._finish(rows, side, seen, looked, card, taken, kind, position)
        return take

    def _finish(
        self,
        rows: Ints,
        side: int,
        before: Seen,
        looked: npt.NDArray[np.float16],
        card: Hands,
        taken: Hands,
        kind: Ints,
        position: Position | None,
    ) -> None:
        seat = self.seats[side]
        seen = before.with_card(card, taken)
        eleven = seen.hand
        points, left, sets = solve(eleven)
        throwable = left & ~taken
        stuck = (throwable == 0).nonzero()[0]
        if stuck.size:
            throwable[stuck] = eleven[stuck] & ~taken[stuck]
        dearest = throwable & top_lanes(fold(throwable))
        dearest &= ~dearest + _1
        after = points - top_points(throwable)
        after[stuck] = np.where(points[stuck] == 0, 0, 99)
        may = after <= self.rules.knock_limit
        knocks = np.zeros(rows.size, dtype=bool)
        thrown = dearest.copy()
        throw_looked = np.zeros((rows.size, 0), dtype=np.float16)
        plain = (kind == Kinds.STYLE).nonzero()[0]
        if plain.size:
            knocks[plain], thrown[plain] = kinds.style_ends(
                self.styles,
                seat.style[rows[plain]],
                seen.take(plain),
                after[plain],
                throwable[plain],
                self.chance,
                seat.explores,
            )
        clubs = (kind == Kinds.CLUB).nonzero()[0]
        if clubs.size:
            some = seen.take(clubs)
            knocks[clubs] = club.knocks(self.chance, some, after[clubs])
            thrown[clubs] = club.throws(some, throwable[clubs])
        judging = (kind == Kinds.JUDGE).nonzero()[0]
        if judging.size:
            assert position is not None  # noqa: S101 - for the type checker
            knocks[judging], thrown[judging], inputs = self.judging.ends(
                position.drawn(card[judging], taken[judging]),
                throwable[judging],
                after[judging],
                seat,
                seat.bias[rows[judging]],
                self.chance,
            )
            if self.lean:
                throw_looked = np.zeros((rows.size, len(inputs)), dtype=np.float16)
                throw_looked[judging] = inputs.T
        last = 31 - self.drawn[rows] <= self.rules.wall
        knocks = (knocks | last | (after == 0)) & may
        self._log(
            rows,
            side,
            before,
            looked,
            throw_looked,
            card=card,
            taken=taken,
            thrown=np.where(knocks, _NONE, thrown),
        )
        at = knocks.nonzero()[0]
        if at.size:
            gone = np.where(points[at] == 0, _NONE, dearest[at])
            shown = Shown(side, eleven[at] ^ gone, left[at] & ~gone, sets[at])
            settle(self.table, self.ends, rows[at], shown, self.hand[1 - side][rows[at]])
            self.hand[side][rows[at]] = eleven[at] ^ gone
            self.over[rows[at]] = True
        going = (~knocks).nonzero()[0]
        rows, thrown, last = rows[going], thrown[going], last[going]
        self.hand[side][rows] ^= thrown
        self.known[side][rows] &= ~thrown
        part = _PARTS[np.minimum(self.turn[side, rows], len(_PARTS)) - 1]
        for number in range(3):
            self.threw[side][number][rows] |= np.where(part == number, thrown, _NONE)
        self.top[rows] = thrown
        self.turn[side, rows] += 1
        last_points = self.last[side][0, rows]
        self.rises[side, rows] += (last_points > 0) & (top_points(thrown) > last_points)
        self.thrown[side, rows] = thrown
        self.last[side][1:, rows] = self.last[side][:2, rows]
        self.last[side][0, rows] = top_points(thrown)
        self.over[rows[last]] = True

    # --- what is written down ---

    def _log(
        self,
        rows: Ints,
        side: int,
        seen: Seen,
        looked: npt.NDArray[np.float16],
        throw_looked: npt.NDArray[np.float16] | None = None,
        *,
        card: Hands | None = None,
        taken: Hands | None = None,
        thrown: Hands | None = None,
        passed: bool = False,
    ) -> None:
        keep = self.logged[rows]
        if self.judging.judge.nets:
            seat = self.seats[side]
            keep = keep & (seat.kind[rows] == Kinds.JUDGE) & (np.abs(seat.bias[rows]) < 1)
        some = keep.nonzero()[0]
        if not some.size:
            return
        nothing = np.zeros(some.size, dtype=np.uint64)
        at = rows[some]
        columns: dict[str, npt.NDArray[Any]] = {
            "taken": nothing if taken is None else taken[some],
            "thrown": nothing if thrown is None else thrown[some],
            "passed": np.full(some.size, passed),
            "row": at.astype(np.int32),
            "side": np.full(some.size, side, dtype=np.int8),
            "number": np.full(some.size, len(self.logs), dtype=np.int16),
        }
        if self.lean:
            columns["draw"] = np.ascontiguousarray(looked[some].T)
            width = THROW_INPUTS
            columns["throw"] = np.zeros((width, some.size), dtype=np.float16)
            if throw_looked is not None:
                columns["throw"][:] = throw_looked[some].T
        else:
            seen = seen.take(some)
            columns |= {one.name: getattr(seen, one.name) for one in fields(Seen)}
            columns["facts"] = seen.facts.astype(np.float16)
            columns["card"] = nothing if card is None else card[some]
            columns["theirs"] = self.hand[1 - side][at]
        self.logs.append(columns)

    def _written(self) -> Log:
        names = self.logs[0]
        log = {name: np.concatenate([one[name] for one in self.logs], axis=-1) for name in names}
        ends, row, side = self.ends, log["row"], log["side"]
        kind = np.minimum(ends.kind[row], Kind.GIN)
        mine = ends.winner[row] == side
        way = np.select([kind == Kind.KNOCK, kind == Kind.GIN, kind == Kind.UNDERCUT], [0, 1, 2], 6)
        log["way"] = np.where((way < 6) & ~mine, way + 3, way).astype(np.int8)
        rules = self.rules
        bonus = np.select(
            [kind == Kind.GIN, kind == Kind.UNDERCUT], [rules.gin_bonus, rules.undercut_bonus], 0
        )
        log["points"] = (ends.points[row] - bonus).astype(np.int16)
        return Log(log)

    def _remember(self) -> None:
        """Note what each side saw of the other in this round."""
        ends = self.ends
        for side in (0, 1):
            other = 1 - side
            history = self.history[side]
            ended = ends.knocker == other
            gin = ended & (ends.kind >= Kind.GIN)
            early = self.turn[other] <= 4
            dead = solve(self.hand[other])[0]
            history[0] += 1
            history[1] += ended & ~gin & early
            history[2] += ended & ~gin & ~early
            history[3] += gin
            history[4] += ~ended & (ends.knocker == side) & (dead <= self.rules.knock_limit)
            tested = (ends.knocker == side) & (self.thrown[other] != 0)
            eleven, left, _ = solve(self.hand[other] | self.thrown[other])
            history[5] += tested
            history[6] += tested & (dead <= eleven - top_points(left))
            history[7] += self.turn[other] - 1
            history[8] += self.rises[other]
            history[9] += np.where(ended, dead, 0)
