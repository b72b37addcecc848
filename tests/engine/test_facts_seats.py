"""Hollywood, three and four at the table in the documents, fact by fact (see test_facts.py)."""

from __future__ import annotations

from dataclasses import replace

from ginrummy_qt.engine import PRESETS, FirstDealer, Pairs, ThreeHand
from tests.engine.matches import end, match_of, score

HAUS = replace(PRESETS["haus"], first_dealer=FirstDealer.PLAYER)


def test_h28_of_three_the_dealer_sits_out_and_then_it_rotates() -> None:
    current = match_of(replace(HAUS, seats=3, three_hand=ThreeHand.ROTATE))
    out = []
    for _ in range(4):
        out.append(current.sits_out)
        assert current.sits_out == current.dealer
        end(current, (current.tables[0].seats[0], 5))
        current.next_round()
    assert out == [0, 1, 2, 0]


def test_h28_four_in_two_pairs_and_both_results_go_to_the_pair() -> None:
    current = match_of(replace(HAUS, seats=4, pairs=Pairs.SUM))
    for table in current.tables:
        assert {current.side_of(seat) for seat in table.seats} == {0, 1}
    end(current, (0, 20), (2, 12))
    current.next_round()
    end(current, (0, 5), (1, 9))
    assert current.standings.totals == (37, 9)


def test_s20_hollywood() -> None:
    rules = PRESETS["hollywood"]
    assert (rules.hollywood, rules.target) == (True, 100)
    current = score(match_of(rules), [(0, 32)], [(0, 28)], [(0, 45)])
    first, second, third = current.standings.games
    assert [game.totals for game in (first, second, third)] == [(105, 0), (73, 0), (45, 0)]
    assert (first.closed, second.closed, third.closed) == (True, False, False)
    score_more = [(0, 30), (1, 10), (0, 40)]
    for winner, points in score_more:
        current.next_round()
        end(current, (winner, points))
    outcome = current.outcome
    assert outcome is not None
    # 105, 103 and 115 to 0, 0 and 10 in the games; the tenth of side 1 came after two had closed.
    assert [game.totals for game in current.standings.games] == [(105, 0), (103, 0), (115, 10)]
    assert outcome.finals == tuple(
        sum(game.finals[side] for game in current.standings.games) for side in (0, 1)
    )


def test_s21_of_three_the_loser_deals_next() -> None:
    rules = PRESETS["sv_three"]
    assert rules.three_hand is ThreeHand.LOSER_DEALS
    current = match_of(rules)
    for _ in range(6):
        dealt, (table,) = current.dealer, current.tables
        assert dealt == current.sits_out
        assert dealt not in table.seats
        winner, loser = table.seats
        end(current, (winner, 5))
        current.next_round()
        assert current.dealer == loser
        assert set(current.tables[0].seats) == {winner, dealt}


def test_s22_two_pairs() -> None:
    rules = PRESETS["sv_pairs"]
    assert (rules.seats, rules.pairs, rules.target) == (4, Pairs.NET, 125)
    current = match_of(rules)
    assert [table.seats for table in current.tables] == [(0, 1), (2, 3)]
    end(current, (0, 30), (2, 25))  # both won: the sum
    assert current.standings.totals == (55, 0)
    current.next_round()
    assert [table.seats for table in current.tables] == [(0, 3), (2, 1)]  # opponents change
    end(current, (0, 10), (1, 45))  # one each: the difference to the higher
    assert current.standings.totals == (55, 35)
    current.next_round()
    end(current, (0, 40), (2, 29))
    assert current.standings.totals == (124, 35)
    current.next_round()
    end(current, (0, 1), (None, 0))
    outcome = current.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.finals) == (0, (125, 35))
