"""Rounds under random rules: they end, never lose or double a card, and their records replay to the same."""

from __future__ import annotations

import random
from itertools import count
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ginrummy_qt.engine import (
    ALL_CARDS,
    CardSet,
    Deal,
    Entry,
    Knocked,
    LaidOff,
    Layoffs,
    Match,
    MatchRecord,
    Phase,
    Player,
    Round,
    RoundEntry,
    RoundKind,
    Rules,
    Table,
    best_layoff,
    deadwood_mask,
    settle,
)
from tests.engine.matches import choose
from tests.engine.rounds import random_rules, simple_action

if TYPE_CHECKING:
    from ginrummy_qt.engine import Action

PLAYERS = (Player("Anna"), Player("Bo", "casual"), Player("Cy"), Player("Dee", "skilled"))


def check(current: Round) -> None:
    """What holds at every step of every round."""
    hands = [current.hand(seat) for seat in (0, 1)]
    face_down = [event.discard for event in current.events if isinstance(event, Knocked) and event.discard]
    cards = [*hands[0], *hands[1], *current.stock, *current.discard_pile, *face_down]
    assert len(cards) == 52
    assert set(cards) == set(ALL_CARDS)
    sizes = [len(hand) for hand in hands]
    big_gin = any(isinstance(event, Knocked) and event.big_gin for event in current.events)
    if not big_gin:
        assert sizes[1 - current.turn] == 10
    if current.phase is Phase.DISCARD or (current.phase is Phase.LAST and current.just_taken is not None):
        assert sizes[current.turn] == 11
    elif current.phase is not Phase.OVER:
        assert sizes[current.turn] == 10
    assert bool(current.view(0).knocker_melds) <= (current.phase is Phase.LAYOFF)
    assert current.stock_count == len(current.stock) >= current.rules.wall
    assert (current.phase is Phase.OVER) is (current.result is not None) is not bool(current.legal_actions)
    if current.just_taken is not None:
        assert current.just_taken in hands[current.turn]


def check_result(current: Round) -> None:
    """The result follows from what lies on the table."""
    result = current.result
    assert result is not None
    if result.kind is RoundKind.DEAD:
        assert (result.winner, result.points, result.knocker) == (None, 0, None)
        assert current.stock_count == current.rules.wall
        return
    assert result.knocker is not None
    assert result.defence is not None
    by_hand = current.layoffs[1 - result.knocker] is Layoffs.BY_HAND
    laid = [(event.card, event.meld) for event in current.events if isinstance(event, LaidOff)]
    assert result.defence.layoffs == tuple(laid)
    held = current.hand(result.knocker)
    shown = CardSet(card for meld in result.knocker_melds for card in meld)
    assert shown | result.knocker_deadwood == held
    assert sum(map(len, result.knocker_melds)) + len(result.knocker_deadwood) == len(held)
    assert deadwood_mask(held.mask) <= result.knocker_deadwood.points <= current.knock_limit
    again = settle(
        current.rules,
        result.knocker_melds,
        result.knocker_deadwood,
        current.hand(1 - result.knocker),
        knocker=result.knocker,
        multiplier=current.multiplier,
        discard=result.discard,
        layoffs=laid if by_hand else None,
    )
    assert again == result


def check_record(match: Match, record: MatchRecord) -> None:
    """The record is the same after text, and plays to the same match."""
    text = record.to_text()
    read = MatchRecord.from_text(text)
    assert read == record
    assert read.to_text() == text
    replayed = read.replay()
    for ours, theirs in zip(replayed.tables, match.tables, strict=True):
        assert (ours.number, ours.seats, ours.deal) == (theirs.number, theirs.seats, theirs.deal)
        assert ours.round.events == theirs.round.events
    assert replayed.rounds == match.rounds
    assert replayed.standings == match.standings
    assert replayed.outcome == match.outcome


def play_random_round(rng: random.Random) -> RoundKind:
    rules = random_rules(rng)
    layoffs = rng.choice(list(Layoffs))
    match = Match(rules, PLAYERS[:2], [Deal(rng.getrandbits(128))], layoffs)
    current = match.round
    patience = rng.choice((0.0, 0.2, 1.0))
    entries: list[Entry] = []
    while current.result is None:
        check(current)
        view = current.view(current.turn)
        action = choose(rng, view, patience)
        entries.append(Entry(view.turn, action, len(entries)))
        current.apply(action)
        # A player who takes and throws for ever is not stopped by the rules; chance is.
        assert len(entries) < 5000
    check(current)
    check_result(current)
    check_record(
        match, MatchRecord(rules, PLAYERS[:2], (RoundEntry(match.deal, tuple(entries)),), layoffs=layoffs)
    )
    return current.result.kind


def test_random_rounds_end_and_replay() -> None:
    rng = random.Random(301)
    kinds = [play_random_round(rng) for _ in range(300)]
    assert set(kinds) == set(RoundKind)


@pytest.mark.full
@pytest.mark.timeout(1800)
def test_ten_thousand_random_rounds_end_and_replay() -> None:
    rng = random.Random(10_000)
    for _ in range(10_000):
        play_random_round(rng)


class Rounds(RuleBasedStateMachine):
    """Whole matches for two to four, step by step: Hypothesis chooses rules, deals and each action."""

    match: Match

    @initialize(
        seed=st.integers(0, 2**32),
        number=st.integers(0, 2**127),
        seats=st.integers(2, 4),
        hollywood=st.booleans(),
        layoffs=st.sampled_from(Layoffs),
    )
    def start(self, seed: int, number: int, seats: int, hollywood: bool, layoffs: Layoffs) -> None:
        rng = random.Random(seed)
        chosen = random_rules(rng, seats=seats, hollywood=hollywood and seats != 3)
        self.match = Match(chosen, PLAYERS[:seats], map(Deal, count(number)), layoffs)
        self.entries: list[Entry] = []
        self.played: list[RoundEntry] = []

    def over(self) -> bool:
        return self.match.round_over

    def table(self, data: st.DataObject) -> Table:
        """One of the tables at which somebody is to move."""
        return data.draw(st.sampled_from([table for table in self.match.tables if table.turn is not None]))

    @precondition(lambda self: not self.over())
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        table = self.table(data)
        self.apply(table, data.draw(st.sampled_from(list(table.round.legal_actions))))

    @precondition(lambda self: not self.over())
    @rule(data=st.data())
    def act_simply(self, data: st.DataObject) -> None:
        table = self.table(data)
        view = table.round.view(table.round.turn)
        self.apply(table, best_layoff(view) if view.phase is Phase.LAYOFF else simple_action(view))

    @precondition(lambda self: self.over())
    @rule(number=st.integers(0, 2**127))
    def go_on(self, number: int) -> None:
        if self.match.outcome is not None:
            check_record(self.match, self.record())
            self.start(number % 2**32, number, 2 + number % 3, number % 2 == 0, self.match.layoffs)
            return
        self.played.append(RoundEntry(self.match.deal, tuple(self.entries)))
        self.entries = []
        self.match.next_round()

    def apply(self, table: Table, action: Action) -> None:
        turn, before = table.turn, table.round.events
        others = [other.round.events for other in self.match.tables if other is not table]
        assert turn is not None
        events = self.match.apply(action, table.number)
        self.entries.append(Entry(turn, action, len(self.entries)))
        assert events
        assert table.round.events == before + events
        assert [other.round.events for other in self.match.tables if other is not table] == others

    def record(self) -> MatchRecord:
        match = self.match
        rounds = (*self.played, RoundEntry(match.deal, tuple(self.entries)))
        return MatchRecord(match.rules, match.players, rounds, layoffs=match.layoffs)

    @invariant()
    def sound(self) -> None:
        if not hasattr(self, "match"):
            return
        for table in self.match.tables:
            current = table.round
            check(current)
            for seat in (0, 1):
                assert len(current.view(seat).history) == len(current.events)
            if current.result is not None:
                check_result(current)
        standings = self.match.standings
        assert (self.match.outcome is not None) is all(game.closed for game in standings.games)
        assert len(standings.totals) == len(self.match.sides)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            check_record(self.match, self.record())


TestRounds = Rounds.TestCase
TestRounds.settings = settings(stateful_step_count=60)


def test_rules_drawn_by_chance_cover_every_option() -> None:
    rng = random.Random(1)
    drawn = [random_rules(rng) for _ in range(200)]
    for option in (
        "opening",
        "tie",
        "wall",
        "wall_last_discard",
        "oklahoma",
        "layoff_on_gin",
        "return_pickup",
    ):
        assert len({getattr(rules, option) for rules in drawn}) == len(
            {getattr(rules, option) for rules in (*drawn, Rules())}
        )
        assert len({getattr(rules, option) for rules in drawn}) > 1
