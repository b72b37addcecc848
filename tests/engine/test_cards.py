from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.engine.cards import ALL_CARDS, Card, CardError, CardSet, Rank, Suit

hands = st.sets(st.sampled_from(ALL_CARDS), max_size=52)


def test_the_52_cards_are_distinct_and_in_order() -> None:
    assert len(set(ALL_CARDS)) == 52
    assert sorted(ALL_CARDS, reverse=True) == list(reversed(ALL_CARDS))
    assert [str(card) for card in ALL_CARDS[:3]] == ["Ac", "2c", "3c"]
    assert [str(card) for card in ALL_CARDS[12:15]] == ["Kc", "Ad", "2d"]
    assert str(ALL_CARDS[-1]) == "Ks"


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_there_is_one_object_for_each_card(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card(card.suit, card.rank) is card
    assert ALL_CARDS[card.index] is card
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - our own
    assert copy.deepcopy(card) is card
    assert eval(repr(card), {"Card": Card}) is card  # noqa: S307 - our own


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("7h", "7h"),
        ("7H", "7h"),
        ("10h", "Th"),
        ("tC", "Tc"),
        ("7♥", "7h"),
        ("a♤", "As"),
        ("10♦", "Td"),
        (" Qd ", "Qd"),
    ],
)
def test_every_spelling(text: str, meant: str) -> None:
    assert str(Card.parse(text)) == meant


@pytest.mark.parametrize("text", ["", "7", "h", "1h", "11h", "7x", "7hh", "h7", "0h", "7 h", "Joker"])
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(CardError, match="is not a card") as caught:
        Card.parse(text)
    assert repr(text) in str(caught.value)
    assert isinstance(caught.value, ValueError)


def test_points() -> None:
    assert [Card(Suit.HEARTS, rank).points for rank in Rank] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


def test_a_card_cannot_be_changed() -> None:
    card = Card.parse("7h")
    with pytest.raises(AttributeError):
        card.rank = Rank.ACE
    assert card.rank is Rank.SEVEN


def test_letters_and_symbols() -> None:
    assert [suit.letter + suit.symbol for suit in Suit] == ["c♣", "d♦", "h♥", "s♠"]
    assert "".join(rank.letter for rank in Rank) == "A23456789TJQK"


def test_a_set_is_parsed_in_any_order_and_lists_itself_by_suit() -> None:
    cards = CardSet.parse("7s, 8s 9s\n7h  10d")
    assert str(cards) == "Td 7h 7s 8s 9s"
    assert len(cards) == 5
    assert Card.parse("7h") in cards
    assert Card.parse("7d") not in cards
    assert "7h" not in cards
    assert cards.points == 41
    assert CardSet.parse("") == CardSet()
    assert not CardSet()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("7s 8s 7s", "7s is there twice in '7s 8s 7s' (again as card 3)"),
        ("7s 8x", "'8x' is not a card"),
        ("7s 8x", "(card 2 of '7s 8x')"),
    ],
)
def test_what_is_no_set_says_where(text: str, complaint: str) -> None:
    with pytest.raises(CardError) as caught:
        CardSet.parse(text)
    assert complaint in str(caught.value)


@pytest.mark.parametrize("mask", [1 << 52, -1])
def test_a_mask_beyond_the_cards_is_refused(mask: int) -> None:
    with pytest.raises(CardError):
        CardSet.from_mask(mask)


def test_a_set_cannot_be_changed() -> None:
    cards = CardSet.parse("7h")
    with pytest.raises(AttributeError):
        cards.mask = 0
    assert len(cards) == 1


@given(hands, hands)
def test_sets_behave_as_sets(left: set[Card], right: set[Card]) -> None:
    ours, others = CardSet(left), CardSet(right)
    assert list(ours) == sorted(left)
    assert set(ours | others) == left | right
    assert set(ours & others) == left & right
    assert set(ours - others) == left - right
    assert (ours <= others) == (left <= right)
    assert (ours == others) == (left == right)
    assert ours.points == sum(card.points for card in left)
    assert bool(ours) == bool(left)
    assert {ours: 1}[CardSet(sorted(left, reverse=True))] == 1


@given(hands)
def test_sets_round_trip(cards: set[Card]) -> None:
    ours = CardSet(cards)
    assert CardSet.parse(str(ours)) == ours
    assert CardSet.from_mask(ours.mask) == ours
    assert pickle.loads(pickle.dumps(ours)) == ours  # noqa: S301 - our own
    assert eval(repr(ours), {"CardSet": CardSet}) == ours  # noqa: S307 - our own
