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
    Match,
    MatchRecord,
    Phase,
    Player,
    Round,
    RoundEntry,
    RoundKind,
    Rules,
    deadwood_mask,
    settle,
)
from tests.engine.rounds import random_action, random_rules, simple_action

if TYPE_CHECKING:
    from ginrummy_qt.engine import Action

PLAYERS = (Player("Anna"), Player("Bo", "casual"))


def check(current: Round) -> None:
    """What holds at every step of every round."""
    hands = [current.hand(seat) for seat in (0, 1)]
    face_down = [event.discard for event in current.events if isinstance(event, Knocked) and event.discard]
    cards = [*hands[0], *hands[1], *current.stock, *current.discard_pile, *face_down]
    assert len(cards) == 52
    assert set(cards) == set(ALL_CARDS)
    sizes = [len(hand) for hand in hands]
    assert sizes[1 - current.turn] == 10
    if current.phase is Phase.DISCARD or (current.phase is Phase.LAST and current.just_taken is not None):
        assert sizes[current.turn] == 11
    elif current.phase is not Phase.OVER:
        assert sizes[current.turn] == 10
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
    )
    assert again == result


def check_record(match: Match, record: MatchRecord) -> None:
    """The record is the same after text, and plays to the same match."""
    text = record.to_text()
    read = MatchRecord.from_text(text)
    assert read == record
    assert read.to_text() == text
    replayed = read.replay()
    assert replayed.round.events == match.round.events
    assert replayed.rounds == match.rounds
    assert replayed.standings == match.standings
    assert replayed.outcome == match.outcome


def play_random_round(rng: random.Random) -> RoundKind:
    rules = random_rules(rng)
    match = Match(rules, PLAYERS, [Deal(rng.getrandbits(128))])
    current = match.round
    patience = rng.choice((0.0, 0.2, 1.0))
    entries: list[Entry] = []
    while current.result is None:
        check(current)
        view = current.view(current.turn)
        action = random_action(rng, view) if rng.random() < patience else simple_action(view)
        entries.append(Entry(view.turn, action, len(entries)))
        current.apply(action)
        # A player who takes and throws for ever is not stopped by the rules; chance is.
        assert len(entries) < 5000
    check(current)
    check_result(current)
    check_record(match, MatchRecord(rules, PLAYERS, (RoundEntry(match.deal, tuple(entries)),)))
    return current.result.kind


def test_random_rounds_end_and_replay() -> None:
    rng = random.Random(300)
    kinds = [play_random_round(rng) for _ in range(300)]
    assert set(kinds) == set(RoundKind)


@pytest.mark.full
@pytest.mark.timeout(1800)
def test_ten_thousand_random_rounds_end_and_replay() -> None:
    rng = random.Random(10_000)
    for _ in range(10_000):
        play_random_round(rng)


class Rounds(RuleBasedStateMachine):
    """Whole matches, step by step: Hypothesis chooses rules, deals and each action."""

    match: Match

    @initialize(seed=st.integers(0, 2**32), number=st.integers(0, 2**127), dealer=st.integers(0, 1))
    def start(self, seed: int, number: int, dealer: int) -> None:
        chosen = random_rules(random.Random(seed), first_dealer="player" if dealer == 0 else "computer")
        self.match = Match(chosen, PLAYERS, map(Deal, count(number)))
        self.entries: list[Entry] = []
        self.played: list[RoundEntry] = []
        assert self.match.dealer == dealer

    def over(self) -> bool:
        return self.match.round.result is not None

    @precondition(lambda self: not self.over())
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        self.apply(data.draw(st.sampled_from(list(self.match.round.legal_actions))))

    @precondition(lambda self: not self.over())
    @rule()
    def act_simply(self) -> None:
        self.apply(simple_action(self.match.round.view(self.match.round.turn)))

    @precondition(lambda self: self.over())
    @rule(number=st.integers(0, 2**127))
    def go_on(self, number: int) -> None:
        if self.match.outcome is not None:
            check_record(self.match, self.record())
            self.start(number % 2**32, number, number % 2)
            return
        self.played.append(RoundEntry(self.match.deal, tuple(self.entries)))
        self.entries = []
        self.match.next_round()

    def apply(self, action: Action) -> None:
        current = self.match.round
        turn, before = current.turn, current.events
        events = current.apply(action)
        self.entries.append(Entry(turn, action, len(self.entries)))
        assert events
        assert current.events == before + events

    def record(self) -> MatchRecord:
        rounds = (*self.played, RoundEntry(self.match.deal, tuple(self.entries)))
        return MatchRecord(self.match.rules, PLAYERS, rounds)

    @invariant()
    def sound(self) -> None:
        if not hasattr(self, "match"):
            return
        current = self.match.round
        check(current)
        for seat in (0, 1):
            assert len(current.view(seat).history) == len(current.events)
        if self.over():
            check_result(current)

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
