"""Deals: the documented method recomputed from outside, numbers as text, the first dealer, the commitment."""

from __future__ import annotations

import pickle
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.engine import ALL_CARDS, CardSet, Deal, DealError, FirstDealer
from ginrummy_qt.engine.deal import _below

NUMBERS = st.integers(0, 2**128 - 1)


def recomputed(number: int) -> list[str]:
    """The order of a deal by the description alone: the script that anyone can run outside the program."""
    cards = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]
    words: list[int] = []
    block = 0
    for k in range(51, 0, -1):
        while True:
            if not words:
                data = b"ginrummy deal 1\0" + number.to_bytes(16, "big") + block.to_bytes(4, "big")
                digest = sha256(data).digest()
                words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
                block += 1
            word = words.pop(0)
            if word < 2**32 - 2**32 % (k + 1):
                break
        j = word % (k + 1)
        cards[k], cards[j] = cards[j], cards[k]
    return cards


@given(NUMBERS)
def test_the_order_follows_from_the_description(number: int) -> None:
    assert list(map(str, Deal(number).order)) == recomputed(number)


@pytest.mark.parametrize(
    ("number", "text", "begins", "sha"),
    [
        (
            0x0,
            "000000-00000-00000-00000-00000",
            "Qd 7s 3h 5d 7d 6h 8h 3c 9d 9s 8d 5c 4s Tc 4h 7c 6d 5s Qs Ac 3d",
            "05a25fc03c8ddf74890287211fdbda5876e09dfc01344382f937483cda55b8f5",
        ),
        (
            0x1,
            "000000-00000-00000-00000-00001",
            "7h 7c Td Qh 8h 7s 9h Ad Kh Qc 6s Kd 6c 3c 5s 6d 8s 4h 7d 4s 9d",
            "65405fa8431f0408fce42ec46b9d3a9f28dfa2ffcef8eccc24fd26f2109abc3c",
        ),
        (
            0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF,
            "7ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ",
            "Td 3h Qd 9c 8d 8c 3c Ac Jh 4h 5c 4d Kc 9d 2c 6h 5d Jd Kh 2s Kd",
            "42669cbc0c607974d1a1a520fe3e72300b017792bae6ea479cfc8e750f62e42e",
        ),
        (
            0x123456789ABCDEFFEDCBA9876543210,
            "014D2P-F2DBS-QQZXQ-5TK1V-58CGG",
            "Kh Ts 8h 6c Ac 9h Th 7s Td 9d 4d Kd 3h 3d As 5d 2s Kc 3c Qs 9c",
            "7451e5a0ef551fc0de1dd01672a3c7cfb0df2502cae491644838a8cbdffa695e",
        ),
    ],
)
def test_vectors(number: int, text: str, begins: str, sha: str) -> None:
    deal = Deal(number)
    assert str(deal) == text
    assert " ".join(map(str, deal.order[:21])) == begins
    assert sha256(" ".join(map(str, deal.order)).encode()).hexdigest() == sha


@pytest.mark.parametrize("bound", [3, 7, 52])
def test_words_that_would_favour_a_remainder_are_thrown_away(bound: int) -> None:
    multiples = 2**32 - 2**32 % bound
    assert _below(bound, iter([2**32 - 1, multiples, multiples - 1, 0])) == bound - 1
    assert _below(2, iter([2**32 - 1])) == 1


@given(NUMBERS)
def test_a_deal_is_52_different_cards(number: int) -> None:
    order = Deal(number).order
    assert len(order) == 52
    assert CardSet(order) == CardSet(ALL_CARDS)


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    # Chi-square over card × place: 51² degrees of freedom, so mean 2,601 and standard deviation 72.
    deals = 2000
    counts = [[0] * 52 for _ in range(52)]
    for number in range(deals):
        for place, card in enumerate(Deal(number).order):
            counts[place][card.index] += 1
    expected = deals / 52
    chi = sum((count - expected) ** 2 / expected for row in counts for count in row)
    assert 2601 - 6 * 72 < chi < 2601 + 6 * 72


@given(NUMBERS)
def test_numbers_round_trip_as_text(number: int) -> None:
    deal = Deal(number)
    text = str(deal)
    assert [len(group) for group in text.split("-")] == [6, 5, 5, 5, 5]
    assert Deal.parse(text) == deal
    assert Deal.parse(text.lower().replace("-", " ")) == deal
    assert Deal.parse(text.replace("0", "o").replace("1", "L")) == deal
    assert Deal.parse(text.replace("0", "O").replace("1", "i")) == deal
    assert Deal.from_bytes(number.to_bytes(16, "big")) == deal


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "there are only 0"),
        ("0" * 25, "there are only 25"),
        ("0" * 27, "there are more"),
        ("0" * 25 + "U", r"'U' \(character 26\)"),
        ("8" + "0" * 25, "the first digit must be 0 to 7"),
        ("0" * 25 + "\u0660", r"\(character 26\)"),
        ("0" * 25 + "\u0131", r"\(character 26\)"),
    ],
)
def test_bad_text_is_refused(text: str, says: str) -> None:
    with pytest.raises(DealError, match=says):
        Deal.parse(text)


def test_bad_numbers_and_bytes_are_refused() -> None:
    for number in (-1, 2**128):
        with pytest.raises(DealError, match=r"expected 0 to 2\*\*128 - 1"):
            Deal(number)
    with pytest.raises(DealError, match="takes 16 bytes, not 15"):
        Deal.from_bytes(bytes(15))


def test_deals_compare_by_number_and_survive_pickling() -> None:
    deal = Deal(7)
    assert deal.order is deal.order
    assert pickle.loads(pickle.dumps(deal)) == deal == Deal(7) != Deal(8)  # noqa: S301 - our own bytes


def test_person_and_computer_deal_first_by_name() -> None:
    for person in (0, 1):
        assert Deal(1).first_dealer(FirstDealer.PLAYER, person).dealer == person
        assert Deal(1).first_dealer(FirstDealer.COMPUTER, person).dealer == 1 - person
        assert Deal(1).first_dealer(FirstDealer.COMPUTER, person).cards == ()


def test_chance_gives_each_seat_the_first_deal_about_equally_often() -> None:
    for how in (FirstDealer.RANDOM, FirstDealer.LOW_CARD, FirstDealer.HIGH_CARD):
        second = sum(Deal(number).first_dealer(how).dealer for number in range(2000))
        assert 1000 - 6 * 23 < second < 1000 + 6 * 23


@given(NUMBERS, st.sampled_from([FirstDealer.LOW_CARD, FirstDealer.HIGH_CARD]))
def test_the_card_decides_and_equal_ranks_draw_again(number: int, how: FirstDealer) -> None:
    draw = Deal(number).first_dealer(how)
    *ties, last = draw.cards
    assert all(first.rank == second.rank for first, second in ties)
    low = 0 if last[0].rank < last[1].rank else 1
    assert last[0].rank != last[1].rank
    assert draw.dealer == (low if how is FirstDealer.LOW_CARD else 1 - low)
    drawn = [card for pair in draw.cards for card in pair]
    assert len(set(drawn)) == len(drawn)


def test_ties_happen() -> None:
    assert any(len(Deal(number).first_dealer(FirstDealer.LOW_CARD).cards) > 1 for number in range(200))


def test_the_draw_for_the_dealer_says_nothing_of_the_deal() -> None:
    deal = Deal(3)
    draw = deal.first_dealer(FirstDealer.LOW_CARD)
    assert list(deal.order[:2]) != list(draw.cards[0])


def test_commitment_binds_number_and_nonce() -> None:
    nonce = bytes(range(16))
    commitment = Deal(5).commitment(nonce)
    assert commitment == sha256(b"ginrummy commitment 1\0" + (5).to_bytes(16, "big") + nonce).hexdigest()
    assert commitment != Deal(6).commitment(nonce)
    assert commitment != Deal(5).commitment(nonce[::-1])
    with pytest.raises(DealError, match="at least 16 bytes"):
        Deal(5).commitment(b"short")


@given(NUMBERS)
def test_the_second_table_of_a_round_has_a_deal_that_follows_from_the_first(number: int) -> None:
    deal = Deal(number)
    digest = sha256(b"ginrummy table 1\0" + number.to_bytes(16, "big") + (1).to_bytes(4, "big")).digest()
    assert deal.on_table(1).number == int.from_bytes(digest[:16], "big")
    assert deal.on_table(0) is deal
    assert deal.on_table(1) != deal.on_table(2)


@given(NUMBERS, st.sampled_from([FirstDealer.LOW_CARD, FirstDealer.HIGH_CARD]))
def test_three_draw_until_one_rank_decides(number: int, how: FirstDealer) -> None:
    draw = Deal(number).first_dealer(how, seats=3)
    decides = min if how is FirstDealer.LOW_CARD else max
    *again, last = ([card.rank for card in cards] for cards in draw.cards)
    assert last.count(decides(last)) == 1
    assert last.index(decides(last)) == draw.dealer
    assert all(len(ranks) == 3 and ranks.count(decides(ranks)) > 1 for ranks in again)
    drawn = [card for cards in draw.cards for card in cards]
    assert len(set(drawn)) == len(drawn)


def test_of_three_each_deals_first_about_equally_often() -> None:
    for how in (FirstDealer.RANDOM, FirstDealer.LOW_CARD, FirstDealer.HIGH_CARD):
        dealers = [Deal(number).first_dealer(how, seats=3).dealer for number in range(1500)]
        assert all(500 - 6 * 19 < dealers.count(seat) < 500 + 6 * 19 for seat in range(3))
