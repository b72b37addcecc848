from random import Random

import pytest

from ginrummy_qt.engine import ALL_CARDS, Card, CardSet, Draw, Pass, Round, Rules, TakeDiscard, throw_values
from ginrummy_qt.engine.actions import Discard
from ginrummy_qt.players.hands import outs, partners
from ginrummy_qt.players.knowledge import Knowledge, danger, near, odds
from tests.players.positions import shuffled, to_throw


def lowest(table: Round) -> Discard:
    values = throw_values(table.hand(table.turn))
    return Discard(
        min((card for card in values if card is not table.just_taken), key=lambda card: values[card])
    )


def test_what_the_opponent_took_threw_and_let_lie() -> None:
    table = Round(Rules(), shuffled(Random(4)), dealer=0)
    upcard = table.upcard
    table.apply(Pass())  # seat 1
    table.apply(TakeDiscard())  # seat 0
    first = lowest(table)
    table.apply(first)
    table.apply(Draw())  # seat 1 lets it lie
    second = lowest(table)
    table.apply(second)
    table.apply(Draw())
    third = lowest(table)
    table.apply(third)
    table.apply(TakeDiscard())
    known = Knowledge.of(table.view(0))
    assert known.passed == (upcard, first.card)
    assert known.thrown == (second.card,)
    assert known.taken == (third.card,)
    assert known.held == CardSet([third.card])
    assert known.hidden == 10
    assert known.turn == 3
    other = Knowledge.of(table.view(1))
    assert other.taken == (upcard,)
    assert other.passed == (second.card,)
    assert other.thrown == (first.card, third.card)
    assert other.turn == 2
    assert other.draws_left == table.stock_count - 2


def test_a_view_without_history_guesses_the_turn_from_the_stock() -> None:
    view = to_throw("Ac 2c 3c 4d 5d 6d 7h 8h 9h Ks Qd", turn=1, stock=21)
    assert Knowledge.of(view).turn == 6


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [("7h", "7c", True), ("7h", "9h", True), ("7h", "Th", False), ("Ah", "Kh", False), ("7h", "8c", False)],
)
def test_near(one: str, other: str, together: bool) -> None:
    assert near(Card.parse(one), Card.parse(other)) is together


def test_odds_add_up_to_the_hidden_cards_and_follow_what_was_seen() -> None:
    hand = "Ac 2c 3c 4d 5d 6d 7h 8h 9h Ks Qd"
    plain = odds(Knowledge.of(to_throw(hand)))
    assert sum(plain) == pytest.approx(10)
    took = odds(Knowledge.of(to_throw(hand, taken="2s")))
    threw = odds(Knowledge.of(to_throw(hand, thrown="2s")))
    two, held = Card.parse("2h").index, Card.parse("2s").index
    assert took[held] == 1.0
    assert threw[held] == 0.0
    assert threw[two] < plain[two] < took[two]
    assert took[Card.parse("Ks").index] == 0.0  # in the own hand


def test_danger_knows_melds_begun_and_melds_laid() -> None:
    view = to_throw("Ac 2c 3c 4d 5d 6d 7h 8h 9h Js Qd", taken="Jh")
    known = Knowledge.of(view)
    chances = odds(known)
    risks = {text: danger(Card.parse(text).index, chances, known.held) for text in ("Js", "Qd", "Ac")}
    assert risks["Js"] > 2 * risks["Qd"] > 2 * risks["Ac"]
    assert all(0 <= risk <= 1 for risk in risks.values())


def test_outs_are_the_cards_with_two_partners_in_the_hand() -> None:
    chance = Random("outs")
    for size in (2, 5, 10, 20):
        for _ in range(50):
            hand = CardSet(chance.sample(ALL_CARDS, size)).mask
            others = [card for card in ALL_CARDS if not hand >> card.index & 1]
            expected = sum(1 << card.index for card in others if partners(hand, card.index))
            assert outs(hand) & ~hand == expected
