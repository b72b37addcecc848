"""The state machine of a round: each phase, each way to end, each option that bears on it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import (
    ALL_CARDS,
    BigGin,
    Card,
    CardSet,
    Deal,
    DealError,
    Discard,
    Draw,
    Drew,
    IllegalAction,
    Knock,
    Knocked,
    LaidOff,
    LegalActions,
    Meld,
    Pass,
    Passed,
    Phase,
    Round,
    RoundEnded,
    RoundKind,
    Rules,
    RulesError,
    Shown,
    TakeDiscard,
    Took,
    deadwood,
)
from tests.engine.rounds import DEALER, deck, play, random_rules, simple_action, table

if TYPE_CHECKING:
    from ginrummy_qt.engine import Action, Event


def card(text: str) -> Card:
    return Card.parse(text)


def test_dealing_order() -> None:
    cards = Deal(1).order
    for dealer in (0, 1):
        current = Round(Rules(), cards, dealer)
        assert current.hand(1 - dealer) == CardSet(cards[0:20:2])
        assert current.hand(dealer) == CardSet(cards[1:20:2])
        assert current.discard_pile == (cards[20],)
        assert current.upcard is cards[20]
        assert current.stock == cards[21:]
        assert current.stock_count == 31
        assert (current.turn, current.phase, current.turns) == (1 - dealer, Phase.UPCARD, 0)


def test_bad_decks_dealers_and_rules_are_refused() -> None:
    cards = ALL_CARDS
    for bad in (cards[:51], (*cards[:51], cards[0]), (*cards, cards[0])):
        with pytest.raises(DealError, match="a deck is 52 different cards"):
            Round(Rules(), bad, 0)
    with pytest.raises(ValueError, match="seat 0 or 1, not 2"):
        Round(Rules(), cards, 2)
    with pytest.raises(RulesError, match="wall is 9"):
        Round(Rules(wall=9), cards, 0)


def test_upcard_is_offered_to_the_non_dealer_and_then_to_the_dealer() -> None:
    current = table()
    assert list(current.legal_actions) == [TakeDiscard(), Pass()]
    assert current.apply(Pass()) == (Passed(0),)
    assert (current.turn, current.phase) == (1, Phase.UPCARD)
    assert current.apply(TakeDiscard()) == (Took(1, card("9c")),)
    assert (current.turn, current.phase, current.just_taken) == (1, Phase.DISCARD, card("9c"))
    assert current.turns == 1


def test_both_decline_and_the_first_draw_is_from_the_stock() -> None:
    current = play(table(stock="5s"), [Pass(), Pass()])
    assert (current.turn, current.phase) == (0, Phase.DRAW)
    assert list(current.legal_actions) == [Draw()]
    with pytest.raises(IllegalAction, match=r"take is not legal in phase draw with seat 0 to move"):
        current.apply(TakeDiscard())
    assert current.apply(Draw()) == (Drew(0, card("5s")),)
    current.apply(Discard(card("Kh")))
    assert list(current.legal_actions) == [Draw(), TakeDiscard()]


def test_a_card_just_taken_may_not_be_thrown_or_knocked_with() -> None:
    current = play(table(upcard="9c"), [TakeDiscard()])
    assert Discard(card("9c")) not in current.legal_actions
    assert Discard(card("Kh")) in current.legal_actions
    with pytest.raises(IllegalAction, match="9c was taken from the pile in this turn"):
        current.apply(Discard(card("9c")))
    free = play(table(Rules(return_pickup=True), upcard="9c"), [TakeDiscard()])
    assert Discard(card("9c")) in free.legal_actions


def test_a_card_just_taken_cannot_go_face_down_with_a_knock() -> None:
    hand = "Ac 2c 3c 7d 7h 7s 2d 4s Ad As"
    cards = deck(hand, DEALER, "9c")
    current = play(Round(Rules(), cards, 1), [TakeDiscard()])
    assert Knock(card("9c")) not in current.legal_actions
    with pytest.raises(IllegalAction, match="9c was taken from the pile in this turn"):
        current.apply(Knock(card("9c")))
    free = play(Round(Rules(return_pickup=True), cards, 1), [TakeDiscard()])
    assert Knock(card("9c")) in free.legal_actions


def test_a_card_taken_in_an_earlier_turn_may_be_thrown() -> None:
    current = play(table(upcard="9c"), [TakeDiscard(), Discard(card("Kh"))])
    assert current.view(1).opponent_known == CardSet.parse("9c")
    play(current, [Draw(), Discard(card("Td")), Draw(), Discard(card("9c"))])
    assert current.discard_pile[-1] is card("9c")
    assert current.view(1).opponent_known == CardSet()


def test_knock_shows_and_ends() -> None:
    current = play(table(stock="Ad Jc 3h"), [Pass(), Pass(), Draw()])
    with pytest.raises(IllegalAction, match=r"17 points of deadwood would be left, the limit is 10"):
        current.apply(Knock(card("Kh")))
    play(current, [Discard(card("Kh")), Draw(), Discard(card("Td")), Draw()])
    knocked, shown, *laid_off, ended = current.apply(Knock(card("Qs")))
    melds = (Meld.parse("Ac 2c 3c"), Meld.parse("7d 7h 7s"))
    assert knocked == Knocked(0, card("Qs"), melds, CardSet.parse("Ad 2d 3h 4s"))
    assert isinstance(shown, Shown)
    assert shown.seat == 1
    assert laid_off == []
    assert isinstance(ended, RoundEnded)
    assert current.result is ended.result
    assert ended.result.discard is card("Qs")
    assert card("Qs") not in current.discard_pile
    assert card("Qs") not in current.hand(0)
    assert current.phase is Phase.OVER
    assert not current.legal_actions
    with pytest.raises(IllegalAction, match="in phase over"):
        current.apply(Draw())


def test_layoffs_come_one_by_one_after_the_defender_has_shown() -> None:
    cards = deck("7c 8c 9c 2d 2h 2s Ad Ah 3s Kd", "6c Tc 4d 4h Jd Qs Ks 5h 8d 9h", "Kc", "Kh 3c 4s")
    current = play(Round(Rules(), cards, 1), [Pass(), Pass(), Draw(), Discard(card("Kh"))])
    play(current, [Draw(), Discard(card("3c")), Draw()])
    events = current.apply(Knock(card("Kd")))
    kinds = [type(event) for event in events]
    assert kinds == [Knocked, Shown, LaidOff, LaidOff, RoundEnded]
    laid = [event.card for event in events if isinstance(event, LaidOff)]
    assert set(laid) == {card("6c"), card("Tc")}
    shown = events[1]
    assert isinstance(shown, Shown)
    assert CardSet(laid) <= shown.deadwood
    assert CardSet(c for meld in shown.melds for c in meld) | shown.deadwood == current.hand(1)
    result = current.result
    assert result is not None
    assert result.defence is not None
    assert result.defence.points == (shown.deadwood - CardSet(laid)).points


def test_the_knocker_may_choose_how_to_show() -> None:
    hand = "5c 5d 5h 6c 6d 6h 7c 7d 7h As"
    cards = deck(hand, DEALER.replace("6d", "Js").replace("5h", "Qd"), "Kc", "Kd")
    sets = tuple(map(Meld.parse, ("5c 5d 5h", "6c 6d 6h", "7c 7d 7h")))
    runs = tuple(map(Meld.parse, ("5c 6c 7c", "5d 6d 7d", "5h 6h 7h")))
    for melds in (sets, runs, runs[::-1]):
        current = play(Round(Rules(), cards, 1), [Pass(), Pass(), Draw()])
        current.apply(Knock(card("Kd"), melds))
        assert current.result is not None
        assert current.result.knocker_melds == melds
        assert current.result.knocker_deadwood == CardSet.parse("As")


@pytest.mark.parametrize(
    "melds",
    [
        ("5c 5d 5h", "5c 6c 7c", "7d 7h 7s"),  # one card twice
        ("5c 5d 5h", "6c 6d 6s"),  # a card of another hand
        ("5c 5d 5h",),  # too much left
        (),
    ],
)
def test_melds_that_cannot_be_shown_are_refused_and_nothing_changes(melds: tuple[str, ...]) -> None:
    cards = deck("5c 5d 5h 6c 6d 6h 7c 7d 7h As", DEALER.replace("6d", "Js").replace("5h", "Qd"), "Kc", "Kd")
    current = play(Round(Rules(), cards, 1), [Pass(), Pass(), Draw()])
    before = (current.view(0), current.view(1), current.events)
    knock = Knock(card("Kd"), tuple(map(Meld.parse, melds)))
    assert knock not in current.legal_actions
    with pytest.raises(IllegalAction, match=r"knock Kd .* the melds are not all in the hand"):
        current.apply(knock)
    assert (current.view(0), current.view(1), current.events) == before


def test_a_hand_of_small_cards_may_be_shown_without_melds() -> None:
    cards = deck("Ac Ad Ah As 2c 2d 2s Kc Kd Kh", DEALER, "9c", "Ks")
    current = play(Round(Rules(), cards, 1), [Pass(), Pass(), Draw()])
    kings = (Meld.parse("Kc Kd Kh"),)
    assert Knock(card("Ks"), kings) in current.legal_actions  # 4 + 6 = 10, no set of aces laid
    current.apply(Knock(card("Ks"), kings))
    assert current.result is not None
    assert current.result.kind is not RoundKind.GIN
    assert current.result.knocker_deadwood.points == 10


def test_gin_and_big_gin() -> None:
    hand = "Ac 2c 3c 7d 7h 7s Kc Kd Kh 2s"
    for stock, action, kind, points in (
        ("3s", Knock(card("2s")), None, 0),
        ("Ks", Knock(card("2s")), RoundKind.GIN, 25),
        ("Ks", BigGin(), None, 0),
    ):
        cards = deck(hand, DEALER, "9c", stock)
        current = play(Round(Rules(), cards, 1), [Pass(), Pass(), Draw()])
        if kind is None:
            assert (action in current.legal_actions) is (action == Knock(card("2s")))
            continue
        current.apply(action)
        assert current.result is not None
        assert (current.result.kind, current.result.winner) == (kind, 0)
        assert current.result.points == points + deadwood(current.hand(1))


@pytest.mark.parametrize(
    "action",
    [
        Draw(),
        Discard(card("Kh")),
        Discard("Kh"),  # type: ignore[arg-type]
        Knock(card("Kh")),
        Knock(card("Kh"), (card("Kh"),)),  # type: ignore[arg-type]
        BigGin(),
        BigGin(()),
        "draw",
        None,
    ],
)
def test_an_illegal_action_names_itself_and_the_phase_and_changes_nothing(action: object) -> None:
    current = table()
    before = (current.view(0), current.view(1), current.events, current.stock)
    with pytest.raises(IllegalAction, match="is not legal in phase upcard with seat 0 to move"):
        current.apply(action)  # type: ignore[arg-type]
    assert (current.view(0), current.view(1), current.events, current.stock) == before


def test_refusals_in_the_discard_phase_say_why() -> None:
    current = play(table(upcard="9c"), [TakeDiscard()])
    refused: tuple[tuple[Action, str], ...] = (
        (Discard(card("4d")), "discard 4d .*: 4d is not in the hand"),
        (Knock(card("4d")), "knock 4d .*: 4d is not in the hand"),
        (Knock(card("Kh")), r"knock Kh .*: \d+ points of deadwood would be left, the limit is 10"),
        (Discard("Kh"), "is not legal in phase discard"),  # type: ignore[arg-type]
        (Draw(), "draw is not legal in phase discard"),
    )
    for action, why in refused:
        with pytest.raises(IllegalAction, match=why):
            current.apply(action)


def test_legal_actions_agree_with_what_can_be_applied() -> None:
    rng = random.Random(5)
    everything: list[Action] = [
        Draw(),
        TakeDiscard(),
        Pass(),
        BigGin(),
        *map(Discard, ALL_CARDS),
        *map(Knock, ALL_CARDS),
    ]
    for _ in range(5):
        current = Round(random_rules(rng), Deal(rng.getrandbits(128)).order, rng.randrange(2))
        while current.result is None:
            legal = current.legal_actions
            listed = list(legal)
            assert set(listed) == {action for action in everything if action in legal}
            assert len(legal) == len(listed) > 0
            assert bool(legal)
            for action in everything:
                if action not in listed:
                    with pytest.raises(IllegalAction):
                        current.apply(action)
            current.apply(rng.choice(listed))


def test_legal_actions_are_lazy_values() -> None:
    legal = LegalActions((), hand=CardSet.parse("Ac 2c 3c").mask, throwable=1, limit=10)
    assert legal == LegalActions((), CardSet.parse("Ac 2c 3c").mask, 1, 10)
    assert hash(legal) == hash(LegalActions((), CardSet.parse("Ac 2c 3c").mask, 1, 10))
    assert legal._knocks == []
    assert list(legal) == [Discard(card("Ac")), Knock(card("Ac")), BigGin()]
    assert legal._knocks != []
    assert not LegalActions.NONE
    assert list(LegalActions.NONE) == []


def test_events_of_a_round_are_those_of_its_actions_in_order() -> None:
    current = Round(Rules(), Deal(11).order, 0)
    collected: list[Event] = []
    while current.result is None:
        collected += current.apply(simple_action(current.view(current.turn)))
    assert tuple(collected) == current.events
