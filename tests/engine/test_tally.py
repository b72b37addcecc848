"""The figures of a round against slow, obvious computations; luck against its own definition."""

from __future__ import annotations

import random
from itertools import combinations
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginrummy_qt.engine import (
    ALL_CARDS,
    PRESETS,
    Card,
    CardSet,
    Deal,
    Drew,
    Knocked,
    Layoffs,
    Match,
    RoundKind,
    best_arrangement,
    deadwood,
)
from ginrummy_qt.engine import luck as lucks
from ginrummy_qt.engine.luck import MEAN_DEALT, draw_luck, gain
from ginrummy_qt.engine.tally import tallies, tally
from tests.engine import matches

CARDS = st.permutations(ALL_CARDS)


def least(hand: CardSet) -> int:
    return min(best_arrangement(hand - CardSet([card])).points for card in hand)


@given(CARDS, st.integers(1, 41))
@settings(max_examples=30)
def test_luck_is_the_gain_against_the_mean_of_what_could_have_come(cards: list[Card], count: int) -> None:
    hand, unseen = CardSet(cards[:10]), cards[10 : 11 + count]
    drawn = unseen[0]
    gains = {card: deadwood(hand) - least(hand | CardSet([card])) for card in unseen}
    assert min(gains.values()) >= 0
    assert gain(hand.mask, drawn) == gains[drawn]
    expected = gains[drawn] - fmean(gains.values())
    assert draw_luck(hand.mask, drawn, CardSet(unseen).mask) == pytest.approx(expected)


@given(CARDS)
@settings(max_examples=30)
def test_over_all_that_could_have_come_luck_is_nothing(cards: list[Card]) -> None:
    hand, unseen = CardSet(cards[:10]).mask, cards[10:40]
    lucky = [draw_luck(hand, card, CardSet(unseen).mask) for card in unseen]
    assert sum(lucky) == pytest.approx(0, abs=1e-9)


def test_the_mean_of_dealt_hands() -> None:
    """By chance; the exact mean was enumerated. Standard deviation 13.79, so 0.195 for 5,000 hands."""
    chance = random.Random(1)
    sample = [deadwood(CardSet(chance.sample(ALL_CARDS, 10))) for _ in range(5000)]
    assert fmean(sample) == pytest.approx(MEAN_DEALT, abs=6 * 0.195)


def test_the_mean_is_that_of_an_enumeration_in_small() -> None:
    """All hands of ten out of thirteen cards, both ways: as the constant was found, but in reach."""
    cards = ALL_CARDS[:7] + ALL_CARDS[13:16] + ALL_CARDS[26:29]
    found = [deadwood(CardSet(hand)) for hand in combinations(cards, 10)]
    slow = [best_arrangement(CardSet(hand)).points for hand in combinations(cards, 10)]
    assert fmean(found) == fmean(slow)


def finished(preset: str, seed: int, layoffs: Layoffs = Layoffs.AUTO) -> list[Match]:
    """Every round of a match, each as the match stands when it ends (played again up to there)."""
    record = matches.play(matches.match_of(PRESETS[preset], seed, layoffs), random.Random(seed), 0.2)
    return [
        type(record)(record.rules, record.players, record.rounds[: n + 1], record.started, layoffs).replay()
        for n in range(len(record.rounds))
    ]


@pytest.mark.parametrize("preset", ["haus", "eleven", "sv_three", "sv_pairs", "tournament", "oklahoma"])
def test_figures_of_whole_matches(preset: str) -> None:
    kinds = set()
    for match in finished(preset, 11, Layoffs.BY_HAND):
        figures = tallies(match)
        assert len(figures) == len(match.tables)
        for one, table in zip(figures, match.tables, strict=True):
            current, result = table.round, table.round.result
            assert result is not None
            kinds.add(one.kind)
            assert (one.table, one.seats, one.dealer) == (table.number, table.seats, current.dealer)
            assert (one.kind, one.winner, one.points) == (result.kind, result.winner, result.points)
            assert one.turns == current.turns
            events = current.events
            for seat in (0, 1):
                drawn = [event for event in events if isinstance(event, Drew) and event.seat == seat]
                assert one.draws[seat] == len(drawn)
                first = table.deal.order[0 if seat != current.dealer else 1 : 20 : 2]
                assert one.dealt[seat] == best_arrangement(first).points
            knocks = [event for event in events if isinstance(event, Knocked)]
            if not knocks:
                assert (one.kind, one.knocker, one.knock_deadwood) == (RoundKind.DEAD, None, None)
                assert one.left == tuple(best_arrangement(current.hand(seat)).points for seat in (0, 1))
                continue
            (knock,) = knocks
            assert one.knocker == knock.seat
            assert one.knock_deadwood == one.left[knock.seat] == knock.deadwood.points
            assert result.defence is not None
            assert one.left[1 - knock.seat] == result.defence.points
            if one.winner is not None and one.kind in {RoundKind.KNOCK, RoundKind.UNDERCUT}:
                bonus = match.rules.undercut_bonus if one.kind == RoundKind.UNDERCUT else 0
                assert one.points == (abs(one.left[0] - one.left[1]) + bonus) * current.multiplier
    assert kinds


def test_luck_of_a_round_draw_by_draw() -> None:
    """What a seat has not seen is worked out here from its own view alone."""
    record = matches.play(matches.match_of(PRESETS["haus"], 5), random.Random(5), 0.2, rounds=3)
    match = Match(record.rules, record.players, iter([one.deal for one in record.rounds]))
    for number, one in enumerate(record.rounds):
        if number:
            match.next_round()
        expected = [0.0, 0.0]
        for entry in one.actions:
            view = match.round.view(entry.seat)
            for event in match.apply(entry.action):
                if isinstance(event, Drew) and event.card is not None:
                    seen = view.hand | CardSet(view.discard_pile) | view.opponent_known
                    unseen = CardSet(ALL_CARDS) - seen
                    expected[entry.seat] += draw_luck(view.hand.mask, event.card, unseen.mask)
        assert tallies(match)[0].luck == pytest.approx(tuple(expected))


def test_a_round_that_goes_on_has_no_figures() -> None:
    match = matches.match_of(PRESETS["haus"], 3)
    assert tallies(match) == ()
    with pytest.raises(ValueError, match="not over"):
        tally(match.tables[0])


def test_every_hidden_card_is_hidden() -> None:
    """The eleventh card of the opening with eleven counts neither as dealt nor as drawn."""
    deal = Deal(5)
    match = Match(PRESETS["eleven"], matches.PLAYERS[:2], iter([deal]))
    assert lucks.draws_of(match.round, deal.order) == ((0, 0), (0.0, 0.0))
