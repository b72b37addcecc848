"""Who deals, what is written down, when a match is won, and the bonuses at the end."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import count

import pytest

from ginrummy_qt.engine import (
    PRESETS,
    BonusKind,
    BonusLine,
    BoxWhen,
    Card,
    CardSet,
    Deal,
    Discarded,
    FirstDealer,
    Match,
    MatchError,
    NextDealer,
    Player,
    RoundKind,
    RoundResult,
    Rules,
    RulesError,
    Shutout,
    deadwood,
)
from ginrummy_qt.players import create
from tests.engine.rounds import random_action, random_rules, simple_action

PLAYERS = (Player("Anna"), Player("Computer", "skilled"))


def match(rules: Rules, first: int = 1) -> Match:
    return Match(rules, PLAYERS, map(Deal, count(first)))


def end(current: Match, winner: int | None, points: int, kind: RoundKind = RoundKind.KNOCK) -> None:
    """End the round under way with this result."""
    current.round._end(RoundResult(kind if winner is not None else RoundKind.DEAD, winner, points))


def score(rules: Rules, *rounds: tuple[int | None, int]) -> Match:
    """Play rounds with these winners and points."""
    current = match(rules)
    for number, (winner, points) in enumerate(rounds):
        if number:
            current.next_round()
        end(current, winner, points)
    return current


def test_a_match_starts_with_its_first_round() -> None:
    current = match(Rules())
    assert (current.round_number, current.dealer, current.outcome) == (1, 1, None)
    assert current.standings.totals == (0, 0)
    assert current.round.hand(0) | current.round.hand(1) <= current.round.hand(0) | current.round.hand(1)
    assert current.round.stock == current.deal.order[21:]
    (running,) = current.rounds
    assert (running.number, running.dealer, running.result, running.totals_after) == (1, 1, None, (0, 0))


def test_a_result_counts_as_soon_as_it_is_there_and_once() -> None:
    current = match(Rules())
    end(current, 0, 30)
    for _ in range(3):
        assert current.standings.totals == (30, 0)
        assert current.standings.rounds_won == (1, 0)
        assert [record.totals_after for record in current.rounds] == [(30, 0)]
    assert current.outcome is None


def test_points_carry_over_and_views_know_the_score() -> None:
    current = score(Rules(), (0, 30), (1, 12), (None, 0))
    current.next_round()
    assert current.standings.totals == (30, 12)
    assert current.round.view(1).scores == (30, 12)
    assert current.round.view(1).target == 100
    assert [record.number for record in current.rounds] == [1, 2, 3, 4]
    assert current.rounds[-1].result is None


@pytest.mark.parametrize(
    ("next_dealer", "dealers"),
    [
        # won by 0, dead, won by 0, won by 1, dead
        (NextDealer.LOSER, [1, 1, 1, 1, 0, 0]),
        (NextDealer.WINNER, [1, 0, 0, 0, 1, 1]),
        (NextDealer.ALTERNATE, [1, 0, 0, 1, 0, 0]),
    ],
)
def test_dealers_and_a_dead_round_keeps_its_dealer(next_dealer: NextDealer, dealers: list[int]) -> None:
    current = score(Rules(next_dealer=next_dealer), (0, 5), (None, 0), (0, 5), (1, 5), (None, 0))
    current.next_round()
    assert [record.dealer for record in current.rounds] == dealers


@pytest.mark.parametrize("how", list(FirstDealer))
def test_first_dealer(how: FirstDealer) -> None:
    for number in range(20):
        current = match(Rules(first_dealer=how), number)
        draw = Deal(number).first_dealer(how, 0)
        assert current.dealer == draw.dealer
        assert current.dealer_draw == (draw if how in {FirstDealer.LOW_CARD, FirstDealer.HIGH_CARD} else None)


def test_computer_deals_first_wherever_the_person_sits() -> None:
    for players in (PLAYERS, PLAYERS[::-1]):
        current = Match(Rules(), players, [Deal(1)])
        assert current.players[current.dealer].level == "skilled"


@pytest.mark.parametrize("preset", ["haus", "nl"])
def test_the_first_to_reach_the_target_wins(preset: str) -> None:
    rules = replace(PRESETS[preset], target=50)
    assert score(rules, (0, 49)).outcome is None
    exactly = score(rules, (0, 20), (1, 50))
    assert exactly.outcome is not None
    assert (exactly.outcome.winner, exactly.outcome.lines, exactly.outcome.finals) == (1, (), (20, 50))
    assert exactly.outcome.margin == 30


def test_modern_with_an_undercut_and_a_gin() -> None:
    current = score(PRESETS["modern"], (0, 30), (0, 25), (1, 30), (1, 85))
    assert current.standings.totals == (55, 115)
    assert current.standings.boxes == (50, 50)
    outcome = current.outcome
    assert outcome is not None
    assert outcome.winner == 1
    assert outcome.lines == (
        BonusLine(BonusKind.BOX, 0, 50, 2),
        BonusLine(BonusKind.BOX, 1, 50, 2),
        BonusLine(BonusKind.GAME, 1, 100),
    )
    assert outcome.finals == (105, 265)


def test_two_wins_to_nothing() -> None:
    modern = score(PRESETS["modern"], (0, 50), (0, 50)).outcome
    assert modern is not None
    assert modern.lines[-1] == BonusLine(BonusKind.SHUTOUT, 0, 250)
    assert modern.finals == (500, 0)
    classic = score(PRESETS["classic"], (0, 50), (0, 50)).outcome
    assert classic is not None
    assert classic.lines == (
        BonusLine(BonusKind.BOX, 0, 40, 2),
        BonusLine(BonusKind.GAME, 0, 100),
        BonusLine(BonusKind.SHUTOUT, 0, 100),
    )
    assert classic.finals == (340, 0)


def test_no_shutout_when_the_other_side_has_anything() -> None:
    outcome = score(PRESETS["classic"], (1, 1), (0, 100)).outcome
    assert outcome is not None
    assert BonusKind.SHUTOUT not in [line.kind for line in outcome.lines]
    assert outcome.finals == (220, 21)
    # A round won for no points (a tie that goes to the knocker) earns a box, and that is not nothing.
    tie = score(PRESETS["classic"], (1, 0), (0, 100)).outcome
    assert tie is not None
    assert tie.finals == (220, 20)
    no_box = score(replace(PRESETS["classic"], box_bonus=0), (1, 0), (0, 100)).outcome
    assert no_box is not None
    assert no_box.finals == (300, 0)


def test_boxes_at_once_count_toward_the_target() -> None:
    rules = PRESETS["palace"]
    current = score(rules, (0, 80))
    assert current.standings.totals == (90, 0)
    current.next_round()  # the match is not over
    assert current.round.view(0).scores == (90, 0)
    end(current, 0, 1)
    assert current.standings.totals == (101, 0)
    assert current.outcome is not None
    assert (current.outcome.lines, current.outcome.finals) == ((), (101, 0))


def test_boxes_at_the_end_do_not() -> None:
    current = score(replace(PRESETS["palace"], box_when=BoxWhen.END), (0, 80), (0, 15))
    assert current.standings.totals == (95, 0)
    assert current.standings.boxes == (20, 0)
    assert current.outcome is None


def test_an_undercut_past_the_target_gives_the_defender_the_game() -> None:
    current = match(PRESETS["modern"])
    end(current, 0, 90)
    current.next_round()
    end(current, 1, 101, RoundKind.UNDERCUT)
    outcome = current.outcome
    assert outcome is not None
    assert outcome.winner == 1
    assert BonusLine(BonusKind.GAME, 1, 100) in outcome.lines
    assert outcome.finals == (115, 226)


def test_shutout_without_a_game_bonus_adds_no_empty_line() -> None:
    rules = Rules(shutout=Shutout.GAME_BONUS_DOUBLE)
    outcome = score(rules, (0, 100)).outcome
    assert outcome is not None
    assert outcome.lines == ()
    doubled = score(replace(rules, shutout=Shutout.SCORE_DOUBLE), (0, 100)).outcome
    assert doubled is not None
    assert doubled.finals == (200, 0)


def test_a_dead_round_wins_no_box() -> None:
    current = score(PRESETS["palace"], (None, 0))
    assert current.standings.rounds_won == (0, 0)
    assert current.standings.totals == (0, 0)


def test_next_round_is_refused_when_it_cannot_be() -> None:
    current = match(Rules())
    with pytest.raises(MatchError, match="round 1 is not over yet"):
        current.next_round()
    end(current, 0, 100)
    with pytest.raises(MatchError, match="the match is over"):
        current.next_round()
    short = Match(Rules(), PLAYERS, [Deal(1)])
    end(short, 0, 5)
    with pytest.raises(MatchError, match="no deal for the next round"):
        short.next_round()
    assert (short.round_number, short.deal, short.standings.totals) == (1, Deal(1), (5, 0))


def test_what_cannot_be_played_is_refused_by_name() -> None:
    with pytest.raises(RulesError, match="wall is 9"):
        match(Rules(wall=9))
    with pytest.raises(RulesError, match="Hollywood is scored for two sides"):
        match(Rules(hollywood=True, seats=3))
    with pytest.raises(MatchError, match="take 4 players, not 2"):
        match(PRESETS["sv_pairs"])
    with pytest.raises(MatchError, match="take 2 players, not 1"):
        Match(Rules(), PLAYERS[:1], [Deal(1)])
    with pytest.raises(MatchError, match="no deal"):
        Match(Rules(), PLAYERS, [])


def recount(current: Match) -> tuple[int, int]:
    """The finals added up once more from the results alone."""
    rules = current.rules
    side: list[list[int]] = [[], []]
    for record in current.rounds:
        if record.result is not None and record.result.winner is not None:
            side[record.result.winner].append(record.result.points)
    with_boxes = [sum(points) + rules.box_bonus * len(points) for points in side]
    reached = with_boxes if rules.box_when is BoxWhen.AT_ONCE else [sum(points) for points in side]
    winner = 0 if reached[0] >= rules.target else 1
    assert reached[winner] >= rules.target > reached[1 - winner]
    shut_out = with_boxes[1 - winner] == 0
    with_boxes[winner] += rules.game_bonus
    if shut_out and rules.shutout is Shutout.GAME_BONUS_DOUBLE:
        with_boxes[winner] += rules.game_bonus
    if shut_out and rules.shutout is Shutout.SCORE_DOUBLE:
        with_boxes[winner] *= 2
    return with_boxes[0], with_boxes[1]


def test_random_matches_end_and_their_sums_agree_with_a_recount() -> None:
    rng = random.Random(8)
    for _ in range(15):
        current = match(random_rules(rng, target=rng.choice((30, 60))), rng.getrandbits(100))
        while current.outcome is None:
            if current.round.result is not None:
                current.next_round()
            view = current.round.view(current.round.turn)
            current.apply(random_action(rng, view) if rng.random() < 0.3 else simple_action(view))
            assert current.round_number < 500
        assert current.outcome.finals == recount(current)
        totals = [record.totals_after for record in current.rounds]
        assert totals[-1] == current.standings.totals
        assert all(max(before) < current.rules.target for before in totals[:-1])


def test_views_say_how_earlier_rounds_between_the_two_ended() -> None:
    chance = random.Random("earlier")
    for seats in (2, 3, 4):
        players = [Player(str(seat), "casual") for seat in range(seats)]
        match = Match(
            replace(Rules(), seats=seats), players, (Deal(chance.getrandbits(90)) for _ in range(99))
        )
        told: list[tuple[set[int], int | None, int]] = []
        laid: list[dict[int, tuple[CardSet, tuple[Card, ...]]]] = []
        while match.outcome is None:
            for table in match.tables:
                views = [table.round.view(seat) for seat in (0, 1)]
                between = [(who, points) for pair, who, points in told if pair == set(table.seats)]
                for view in views:
                    found = [
                        (
                            None if one.knocker is None else table.seats[one.knocker],
                            0 if one.knocker is None else one.deadwood[1 - one.knocker],
                        )
                        for one in view.earlier
                    ]
                    assert found == between
                    first, second = table.seats
                    assert [
                        {first: (one.hands[0], one.thrown[0]), second: (one.hands[1], one.thrown[1])}
                        for one in view.earlier
                    ] == [one for one in laid if one.keys() == {first, second}]
                player = create("casual", 1)
                while table.round.result is None:
                    table.round.apply(player.choose(table.round.view(table.round.turn), 1.0))
                knocker = table.round.result.knocker
                laid.append(
                    {
                        table.seats[seat]: (
                            CardSet() if knocker is None else table.round.hand(seat),
                            tuple(
                                event.card
                                for event in table.round.events
                                if isinstance(event, Discarded) and event.seat == seat
                            ),
                        )
                        for seat in (0, 1)
                    }
                )
                left = 0
                if knocker is not None:
                    left = deadwood(table.round.hand(1 - knocker))
                    summary = table.round.summary()
                    assert summary.deadwood[knocker] == table.round.result.knocker_deadwood.points
                    assert summary.turn == 1 + sum(
                        isinstance(event, Discarded) and event.seat == knocker for event in table.round.events
                    )
                told.append((set(table.seats), None if knocker is None else table.seats[knocker], left))
            if match.outcome is None:
                match.next_round()
        assert len(told) > 3
