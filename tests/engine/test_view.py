"""A seat sees what it may and nothing else, and a view can be made by hand."""

from __future__ import annotations

import pickle
import random
from typing import TYPE_CHECKING

from ginrummy_qt.engine import (
    PRESETS,
    CardSet,
    Deal,
    Discard,
    Discarded,
    Draw,
    Drew,
    IllegalAction,
    Knock,
    Knocked,
    LegalActions,
    Pass,
    Phase,
    Round,
    RoundEnded,
    Rules,
    SeatView,
    TakeDiscard,
    Took,
)
from tests.engine.rounds import play, random_action, random_rules, simple_action

if TYPE_CHECKING:
    from ginrummy_qt.engine import Action, Card


def permuted(rng: random.Random, current: Round, seat: int) -> tuple[Card, ...]:
    """A deck in which every card hidden from ``seat`` may lie elsewhere, and the same actions stay legal.

    Hidden and free to move: what is left of the stock, and the cards that the opponent was dealt or drew
    unseen, and still holds.
    """
    deck = list(current._deck)
    opponent = current.hand(1 - seat) - CardSet.from_mask(current._taken[1 - seat])
    places = [index for index, card in enumerate(deck) if card in opponent or card in CardSet(current.stock)]
    cards = [deck[index] for index in places]
    rng.shuffle(cards)
    for index, card in zip(places, cards, strict=True):
        deck[index] = card
    return tuple(deck)


def test_permuting_hidden_cards_gives_an_equal_view() -> None:
    rng = random.Random(3)
    compared = different = 0
    for number in range(25):
        rules = random_rules(rng)
        current = Round(rules, Deal(number).order, rng.randrange(2))
        actions: list[Action] = []
        while current.result is None and len(actions) < 60:
            for seat in (0, 1):
                deck = permuted(rng, current, seat)
                other = Round(rules, deck, current.dealer)
                try:
                    play(other, actions)
                except IllegalAction:
                    continue  # with such a hand the other side could not have passed the last discard
                compared += 1
                different += other.hand(1 - seat) != current.hand(1 - seat)
                assert other.view(seat) == current.view(seat)
            action = random_action(rng, current.view(current.turn))
            actions.append(action)
            current.apply(action)
    assert compared > 500
    assert different > 400


def test_the_other_sides_stock_cards_and_face_down_card_are_masked_to_the_end() -> None:
    for number in range(40):
        current = Round(Rules(), Deal(number).order, 0)
        while current.result is None:
            current.apply(simple_action(current.view(current.turn)))
        for seat in (0, 1):
            view = current.view(seat)
            for event in view.history:
                if isinstance(event, Drew):
                    assert (event.card is None) is (event.seat != seat)
                if isinstance(event, Knocked) and event.seat != seat:
                    assert event.discard is None
                if isinstance(event, RoundEnded) and event.result.knocker != seat:
                    assert event.result.discard is None
                    assert event.result == view.result
            assert len(view.history) == len(current.events)


def test_the_knocker_sees_its_own_face_down_card() -> None:
    current = Round(Rules(), Deal(2).order, 0)
    while current.result is None:
        current.apply(simple_action(current.view(current.turn)))
    knocker = current.result.knocker
    assert knocker is not None
    result = current.view(knocker).result
    assert result is not None
    assert result.discard is current.result.discard is not None


def test_what_a_view_says() -> None:
    deal = Deal(9)
    current = play(Round(Rules(target=50), deal.order, 1, (12, 34)), [TakeDiscard()])
    thrown = next(iter(current.hand(0) - CardSet([deal.order[20]])))
    current.apply(Discard(thrown))
    view = current.view(1)
    assert (view.seat, view.opponent, view.dealer, view.turn, view.my_turn) == (1, 0, 1, 1, True)
    assert view.hand == CardSet(deal.order[1:20:2])
    assert view.phase is Phase.DRAW
    assert list(view.legal_actions) == [Draw(), TakeDiscard()]
    assert (view.stock_count, view.opponent_count) == (31, 10)
    assert view.discard_pile == (thrown,)
    assert view.opponent_known == CardSet([deal.order[20]])
    assert view.history == (Took(0, deal.order[20]), Discarded(0, thrown))
    assert (view.scores, view.target, view.knock_limit) == ((12, 34), 50, 10)
    waiting = current.view(0)
    assert waiting.legal_actions == LegalActions.NONE
    assert not waiting.my_turn
    assert waiting.opponent_known == CardSet()


def test_known_cards_are_taken_from_the_pile_and_still_held() -> None:
    rng = random.Random(12)
    for number in range(30):
        current = Round(random_rules(rng), Deal(number).order, 0)
        taken: list[set[Card]] = [set(), set()]
        while current.result is None:
            for event in current.apply(random_action(rng, current.view(current.turn))):
                if isinstance(event, Took):
                    taken[event.seat].add(event.card)
                if isinstance(event, Discarded):
                    taken[event.seat].discard(event.card)
                if isinstance(event, Knocked) and event.discard:
                    taken[event.seat].discard(event.discard)
            for seat in (0, 1):
                assert current.view(1 - seat).opponent_known == CardSet(taken[seat])
                assert current.view(1 - seat).opponent_known <= current.hand(seat)


def by_hand(rules: Rules, actions: tuple[Action, ...] | LegalActions) -> SeatView:
    return SeatView(
        rules=rules,
        seat=1,
        dealer=0,
        hand=CardSet.parse("Ac 2c 3c 7d 7h 7s Kc Kd Kh 2s Qd"),
        phase=Phase.DISCARD,
        legal_actions=actions,
        stock_count=20,
        discard_pile=(),
        opponent_known=CardSet(),
        opponent_count=10,
        history=(),
        scores=(0, 0),
        target=100,
    )


def test_a_view_can_be_made_by_hand_from_the_needed_fields_alone() -> None:
    hand = CardSet.parse("Ac 2c 3c 7d 7h 7s Kc Kd Kh 2s Qd")
    view = by_hand(PRESETS["gin_romme"], LegalActions((), hand.mask, hand.mask, 9))
    assert (view.turn, view.knock_limit, view.multiplier, view.result) == (1, 9, 1, None)
    assert view.my_turn
    action = simple_action(view)
    assert action == Knock(next(card for card in hand if str(card) == "Qd"))
    assert action in view.legal_actions
    assert simple_action(by_hand(Rules(), (action,))) == action


def test_views_survive_pickling() -> None:
    current = play(Round(Rules(), Deal(5).order, 0), [Pass(), Pass(), Draw()])
    for seat in (0, 1):
        view = current.view(seat)
        again = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own bytes
        assert again == view
        assert list(again.legal_actions) == list(view.legal_actions)
