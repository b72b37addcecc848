"""Three and four at the table: who plays whom, who deals, what is written down."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from ginrummy_qt.engine import (
    PRESETS,
    BonusKind,
    BonusLine,
    Deal,
    FirstDealer,
    Match,
    MatchError,
    NextDealer,
    Pairs,
    Player,
    Rules,
    Shutout,
    ThreeHand,
)
from tests.engine.matches import PLAYERS, end, match_of, score

THREE = replace(PRESETS["sv_three"], first_dealer=FirstDealer.PLAYER)
FOUR = replace(PRESETS["sv_pairs"], first_dealer=FirstDealer.PLAYER)


def test_of_three_the_dealer_sits_out() -> None:
    current = match_of(THREE)
    assert (current.dealer, current.sits_out) == (0, 0)
    (table,) = current.tables
    assert table.seats == (1, 2)
    # Seat 1, on the dealer's left, begins; seat 2 plays the dealer's part.
    assert (table.dealer, table.turn) == (2, 1)
    assert current.table_of(0) is None
    assert current.table_of(2) is table
    assert table.view(2) == current.round.view(1)
    with pytest.raises(ValueError, match="not in tuple"):
        table.view(0)


@pytest.mark.parametrize(("dealer", "seats", "begins"), [(0, (1, 2), 1), (1, (0, 2), 2), (2, (0, 1), 0)])
def test_the_seat_on_the_dealers_left_begins(dealer: int, seats: tuple[int, int], begins: int) -> None:
    players = [Player("C", "casual")] * 3
    players[dealer] = Player("P")
    current = Match(THREE, players, [Deal(1)])
    (table,) = current.tables
    assert (table.seats, table.turn, current.dealer) == (seats, begins, dealer)


def test_the_loser_deals_and_the_winner_plays_the_one_who_dealt() -> None:
    current = score(match_of(THREE), [(1, 20)])
    current.next_round()
    assert (current.dealer, current.tables[0].seats) == (2, (0, 1))
    end(current, (0, 30))
    current.next_round()
    assert (current.dealer, current.tables[0].seats) == (1, (0, 2))
    end(current, (None, 0))  # dead: the same deals again
    current.next_round()
    assert (current.dealer, current.tables[0].seats) == (1, (0, 2))
    assert current.standings.totals == (30, 20, 0)
    assert [record.totals_after for record in current.rounds][:2] == [(0, 20, 0), (30, 20, 0)]
    assert [record.points for record in current.rounds][:3] == [
        (None, 20, None),
        (30, None, None),
        (None, None, None),
    ]


def test_in_rotation_everyone_deals_in_turn() -> None:
    current = match_of(replace(THREE, three_hand=ThreeHand.ROTATE))
    dealers = [current.dealer]
    for winner in (1, 0, None, 0):
        end(current, (winner, 5))
        current.next_round()
        dealers.append(current.dealer)
    assert dealers == [0, 1, 2, 2, 0]


def test_each_of_three_has_a_score_and_the_first_at_the_target_wins() -> None:
    current = score(match_of(replace(THREE, target=50, game_bonus=10)), [(1, 20)], [(0, 30)], [(2, 60)])
    outcome = current.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.finals) == (2, (30, 20, 70))
    assert outcome.margin == 40
    assert current.rounds[-1].tables[0].winner == 2


def test_of_three_a_shutout_takes_both_losers() -> None:
    rules = replace(THREE, target=50, game_bonus=100, shutout=Shutout.GAME_BONUS_DOUBLE)
    clean = score(match_of(rules), [(1, 60)]).outcome
    assert clean is not None
    assert clean.lines[-1] == BonusLine(BonusKind.SHUTOUT, 1, 100)
    one_has_points = score(match_of(rules), [(2, 10)], [(2, 45)]).outcome
    assert one_has_points is not None
    assert one_has_points.finals == (0, 0, 255)
    not_clean = score(match_of(rules), [(1, 10)], [(0, 60)]).outcome
    assert not_clean is not None
    assert not_clean.finals == (160, 10, 0)
    last_has_points = score(match_of(rules), [(2, 10)], [(2, 5)], [(1, 60)]).outcome
    assert last_has_points is not None
    assert last_has_points.finals == (0, 160, 15)


def test_views_of_three_know_the_scores_of_those_at_the_table() -> None:
    current = score(match_of(THREE), [(1, 20)], [(0, 30)])
    current.next_round()
    assert current.tables[0].seats == (0, 2)
    assert current.round.view(0).scores == (30, 0)


@pytest.mark.parametrize(("rules", "sides"), [(THREE, 3), (FOUR, 2)])
@pytest.mark.parametrize("how", [FirstDealer.LOW_CARD, FirstDealer.HIGH_CARD, FirstDealer.RANDOM])
def test_first_dealer_is_drawn_by_side(rules: Rules, sides: int, how: FirstDealer) -> None:
    found = set()
    again = False
    for number in range(80):
        current = match_of(replace(rules, first_dealer=how), number)
        dealer = current.side_of(current.dealer)
        found.add(dealer)
        draw = current.dealer_draw
        assert (draw is None) is (how is FirstDealer.RANDOM)
        if draw is None:
            continue
        again |= len(draw.cards) > 1
        ranks = [card.rank for card in draw.cards[-1]]
        assert len(ranks) == sides
        best = min(ranks) if how is FirstDealer.LOW_CARD else max(ranks)
        assert ranks.count(best) == 1
        assert ranks.index(best) == dealer == draw.dealer
        for cards in draw.cards[:-1]:
            drawn = [card.rank for card in cards]
            assert drawn.count(min(drawn) if how is FirstDealer.LOW_CARD else max(drawn)) > 1
    assert found == set(range(sides))
    assert again is (how is not FirstDealer.RANDOM)


def test_the_computer_that_deals_first_is_the_next_one() -> None:
    rules = replace(THREE, first_dealer=FirstDealer.COMPUTER)
    person, computer = Player("P"), Player("C", "casual")
    for players, dealer in (
        ([person, computer, computer], 1),
        ([computer, computer, person], 0),
        ([person, person, computer], 2),
        ([person, person, person], 1),
        ([computer, computer, computer], 1),
    ):
        assert Match(rules, players, [Deal(1)]).dealer == dealer


def test_four_play_at_two_tables_and_opponents_change() -> None:
    current = match_of(FOUR)
    seats = []
    for number in range(1, 5):
        seats.append(tuple(table.seats for table in current.tables))
        assert [table.number for table in current.tables] == [0, 1]
        assert current.round_number == number
        for seat in range(4):
            table = current.table_of(seat)
            assert table is not None
            assert current.side_of(seat) == table.seats.index(seat) == seat % 2
        end(current, (None, 0), (None, 0))
        current.next_round()
    assert seats == [((0, 1), (2, 3)), ((0, 3), (2, 1))] * 2
    assert current.sides == ((0, 2), (1, 3))
    assert current.sits_out is None


def test_the_two_tables_have_deals_of_their_own_from_one_number() -> None:
    current = match_of(FOUR, 5)
    first, second = current.tables
    assert first.deal == current.deal == Deal(5)
    assert second.deal == Deal(5).on_table(1)
    assert second.deal.order != first.deal.order
    assert second.round.hand(0) != first.round.hand(0)
    assert Deal(5).on_table(0) == Deal(5)
    assert str(Deal(5).on_table(1)) == str(second.deal)


def test_a_round_of_four_is_over_when_both_tables_are() -> None:
    current = match_of(FOUR)
    current.tables[1].round._end(score(match_of(Rules()), [(1, 30)]).rounds[0].result)  # type: ignore[arg-type]
    assert not current.round_over
    assert current.standings.totals == (0, 0)
    assert current.rounds[0].result is None
    assert current.rounds[0].tables[1].winner == 3
    with pytest.raises(MatchError, match="round 1 is not over yet"):
        current.next_round()
    table = current.table_of(0)
    assert table is not None
    assert current.apply(next(iter(table.round.legal_actions)))


@pytest.mark.parametrize(
    ("pairs", "results", "written"),
    [
        # Both partners won; one of each pair; equal; one table dead; both dead; a win for no points.
        (Pairs.NET, [(0, 20), (2, 15)], (35, None)),
        (Pairs.NET, [(0, 20), (3, 45)], (None, 25)),
        (Pairs.NET, [(0, 20), (3, 20)], (None, None)),
        (Pairs.NET, [(1, 20), (None, 0)], (None, 20)),
        (Pairs.NET, [(None, 0), (None, 0)], (None, None)),
        (Pairs.NET, [(0, 0), (None, 0)], (0, None)),
        (Pairs.NET, [(0, 0), (3, 7)], (None, 7)),
        (Pairs.SUM, [(0, 20), (2, 15)], (35, None)),
        (Pairs.SUM, [(0, 20), (3, 45)], (20, 45)),
        (Pairs.SUM, [(1, 20), (None, 0)], (None, 20)),
        (Pairs.SUM, [(None, 0), (None, 0)], (None, None)),
    ],
)
def test_what_a_pair_writes_down(
    pairs: Pairs, results: list[tuple[int | None, int]], written: tuple[int | None, int | None]
) -> None:
    current = score(match_of(replace(FOUR, pairs=pairs)), results)
    assert current.rounds[0].points == written
    assert current.standings.totals == tuple(points or 0 for points in written)
    assert current.standings.rounds_won == tuple(int(points is not None) for points in written)


@pytest.mark.parametrize(
    ("next_dealer", "dealers"),
    [
        (NextDealer.LOSER, [0, 3, 1, 3, 1]),
        (NextDealer.WINNER, [0, 0, 0, 0, 0]),
        (NextDealer.ALTERNATE, [0, 3, 0, 0, 0]),
    ],
)
def test_one_side_deals_at_both_tables(next_dealer: NextDealer, dealers: list[int]) -> None:
    current = match_of(replace(FOUR, next_dealer=next_dealer))
    found = [current.dealer]
    # Pair 0 twice, then nobody twice: dead, and equal.
    for results in ([(0, 20), (2, 5)], [(0, 20), (1, 5)], [(None, 0)] * 2, [(0, 5), (1, 5)]):
        end(current, *results)
        current.next_round()
        found.append(current.dealer)
        assert [current.side_of(table.dealer) for table in current.tables] == [found[-1] % 2] * 2
    assert found == dealers


def test_the_first_pair_at_125_wins() -> None:
    assert FOUR.target == 125
    current = score(match_of(FOUR), [(0, 60), (2, 64)])
    current.next_round()  # 124: not over
    end(current, (0, 11), (1, 10))
    outcome = current.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.finals) == (0, (125, 0))


def test_two_pairs_at_the_target_at_once() -> None:
    rules = replace(FOUR, pairs=Pairs.SUM, target=50)
    higher = score(match_of(rules), [(0, 50), (3, 60)]).outcome
    assert higher is not None
    assert (higher.winner, higher.finals) == (1, (50, 60))
    level = score(match_of(rules), [(0, 60), (3, 60)])
    level.next_round()  # one more decides
    end(level, (None, 0), (1, 2))
    decided = level.outcome
    assert decided is not None
    assert (decided.winner, decided.finals) == (1, (60, 62))


def test_hollywood_for_pairs() -> None:
    rules = replace(FOUR, hollywood=True, pairs=Pairs.SUM, target=50)
    current = score(match_of(rules), [(0, 20), (3, 10)], [(0, 20), (2, 10)])
    assert [game.totals for game in current.standings.games] == [(50, 10), (30, 0), (0, 0)]
    assert current.standings.games[0].winner == 0


def test_the_number_of_players_must_fit() -> None:
    with pytest.raises(MatchError, match="take 3 players, not 2"):
        Match(THREE, PLAYERS[:2], map(Deal, count()))
