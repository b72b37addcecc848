"""The options of a round: big gin, straight gin, Oklahoma, eleven cards, the wall, ties, layoffs at gin."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy_qt.engine import (
    ALL_CARDS,
    PRESETS,
    BigGin,
    Card,
    CardSet,
    Discard,
    Discarded,
    Draw,
    Drew,
    IllegalAction,
    Knock,
    Knocked,
    LaidOff,
    OklahomaAce,
    Opening,
    Pass,
    Passed,
    Phase,
    Round,
    RoundEnded,
    RoundKind,
    Rules,
    TakeDiscard,
    Tie,
    WallLastDiscard,
    deadwood,
)
from tests.engine.rounds import DEALER, NON_DEALER, deck, play, table


def card(text: str) -> Card:
    return Card.parse(text)


def to_the_wall(rules: Rules, left: int | None = None) -> Round:
    """Both draw and throw what they drew (nobody knocks) until one draw before the wall."""
    current = play(table(rules), [Pass(), Pass()])
    stop = rules.wall + 1 if left is None else left
    while current.stock_count > stop:
        current.apply(Draw())
        (drew,) = (event for event in current.events[-1:] if isinstance(event, Drew))
        assert drew.card is not None
        current.apply(Discard(drew.card))
    return current


@pytest.mark.parametrize(("bonus", "points"), [(None, 25), (31, 31)])
def test_big_gin_has_its_own_bonus_or_counts_as_gin(bonus: int | None, points: int) -> None:
    cards = deck("Ac 2c 3c 7d 7h 7s Kc Kd Kh 4c", DEALER, "9c", "Ks")
    current = play(Round(Rules(big_gin_bonus=bonus), cards, 1), [Pass(), Pass(), Draw()])
    assert list(current.legal_actions)[-1] == BigGin()
    (knocked, *_) = current.apply(BigGin())
    assert isinstance(knocked, Knocked)
    assert (knocked.discard, knocked.big_gin, len(knocked.deadwood)) == (None, True, 0)
    assert sum(map(len, knocked.melds)) == 11
    assert current.result is not None
    assert current.result.kind is RoundKind.BIG_GIN
    assert current.result.points == points + deadwood(current.hand(1))


def test_straight_gin_allows_gin_alone() -> None:
    rules = PRESETS["straight"]
    near = play(
        Round(rules, deck("Ac 2c 3c 7d 7h 7s Kc Kd Kh As", DEALER, "9c", "Qs"), 1), [Pass(), Pass(), Draw()]
    )
    assert Knock(card("Qs")) not in near.legal_actions
    gin = play(
        Round(rules, deck("Ac 2c 3c 7d 7h 7s Kc Kd Kh As", DEALER, "9c", "4c"), 1), [Pass(), Pass(), Draw()]
    )
    assert Knock(card("As")) in gin.legal_actions


@pytest.mark.parametrize(
    ("upcard", "ace", "limit", "doubled"),
    [("7c", "one", 7, 1), ("Qs", "one", 10, 2), ("As", "one", 1, 2), ("Ac", "gin", 0, 1)],
)
def test_oklahoma_upcard(upcard: str, ace: str, limit: int, doubled: int) -> None:
    rules = replace(PRESETS["oklahoma"], oklahoma_ace=OklahomaAce(ace))
    cards = deck("3d 5d 9d Jd 3s 5s 9s Js 3c 5c", DEALER, upcard)
    current = Round(rules, cards, 1)
    assert (current.knock_limit, current.multiplier) == (limit, doubled)
    play(current, [TakeDiscard(), Discard(card("Jd"))])
    assert current.upcard is card(upcard)
    view = current.view(0)
    assert (view.upcard, view.knock_limit, view.multiplier) == (card(upcard), limit, doubled)


def test_a_spade_upcard_doubles_the_round() -> None:
    points = []
    for doubles in (False, True):
        rules = replace(PRESETS["oklahoma"], oklahoma_spades_double=doubles)
        cards = deck("Ac 2c 3c 7d 7h 7c Kc Kd Kh Ad", DEALER, "Ts", "4c")
        current = play(Round(rules, cards, 1), [Pass(), Pass(), Draw(), Knock(card("Ad"))])
        assert current.result is not None
        assert current.result.doubled is doubles
        points.append(current.result.points)
    assert points[1] == 2 * points[0] > 0


def test_eleven_cards_begin_with_a_discard() -> None:
    cards = deck(NON_DEALER + " Jd", DEALER.replace("Jh", "Qh"))
    current = Round(Rules(opening=Opening.ELEVEN), cards, 0)
    assert (current.turn, current.phase, current.upcard) == (1, Phase.DISCARD, None)
    assert (len(current.hand(1)), len(current.hand(0)), current.stock_count) == (11, 10, 31)
    assert {action.card for action in current.legal_actions if isinstance(action, Discard)} == set(
        current.hand(1)
    )
    assert Draw() not in current.legal_actions
    current.apply(Discard(card("Jd")))
    assert (current.turn, current.phase, current.discard_pile) == (0, Phase.DRAW, (card("Jd"),))
    assert list(current.legal_actions) == [Draw(), TakeDiscard()]
    assert current.turns == 1


@pytest.mark.parametrize("wall", [0, 1, 2, 3])
def test_the_wall_ends_the_round_without_points(wall: int) -> None:
    current = to_the_wall(Rules(wall=wall))
    current.apply(Draw())
    drew = current.events[-1]
    assert isinstance(drew, Drew)
    assert drew.card is not None
    assert current.stock_count == wall
    discarded, ended = current.apply(Discard(drew.card))
    assert isinstance(discarded, Discarded)
    assert isinstance(ended, RoundEnded)
    assert current.result is not None
    assert (current.result.kind, current.result.winner, current.result.points) == (RoundKind.DEAD, None, 0)


def draw_and_throw(current: Round) -> None:
    current.apply(Draw())
    drew = current.events[-1]
    assert isinstance(drew, Drew)
    assert drew.card is not None
    current.apply(Discard(drew.card))


def last_discard(rules: Rules, holder: str, other: str) -> Round:
    """A round in which ``holder``'s hand faces the discard that reached the wall; seat 0 threw it."""
    taken = CardSet.parse(f"{holder} {other} 5d")
    rest = [c for c in ALL_CARDS if c not in taken]
    stock = " ".join(map(str, [*rest[1:29], card("5d")]))
    current = Round(rules, deck(other, holder, str(rest[0]), stock), 1)
    play(current, [Pass(), Pass()])
    while current.phase is Phase.DRAW:
        draw_and_throw(current)
    return current


KNOCK_ONLY = Rules(wall_last_discard=WallLastDiscard.KNOCK_ONLY)


def test_the_last_discard_may_be_taken_to_knock_only() -> None:
    current = last_discard(KNOCK_ONLY, "Ac 2c 3c 7d 7h 7s 5c 5h 4s Kh", "4d 6d 8d Td 3h 9h Jh 6s 8s Qs")
    assert (current.phase, current.turn, current.stock_count) == (Phase.LAST, 1, 2)
    assert list(current.legal_actions) == [TakeDiscard(), Pass()]
    current.apply(TakeDiscard())
    assert (current.phase, current.turn, current.just_taken) == (Phase.LAST, 1, card("5d"))
    assert list(current.legal_actions) == [Knock(card("Kh")), Knock(card("4s"))]
    assert bool(current.legal_actions)
    with pytest.raises(IllegalAction, match="the last discard may only be taken to knock"):
        current.apply(Discard(card("Kh")))
    current.apply(Knock(card("Kh")))
    assert current.result is not None
    assert current.result.knocker == 1


def test_the_last_discard_can_be_declined() -> None:
    current = last_discard(KNOCK_ONLY, "Ac 2c 3c 7d 7h 7s 5c 5h 4s Kh", "4d 6d 8d Td 3h 9h Jh 6s 8s Qs")
    passed, ended = current.apply(Pass())
    assert passed == Passed(1)
    assert isinstance(ended, RoundEnded)
    assert ended.result.kind is RoundKind.DEAD


def test_the_last_discard_stays_when_it_makes_no_knock() -> None:
    rules = replace(KNOCK_ONLY, return_pickup=True)
    current = last_discard(rules, "Ac 2c 3c 7d 7h 7s Qc Jc 4s Kh", "4d 6d 8d Td 3h 9h Jh 6s 8s Qs")
    assert list(current.legal_actions) == [Pass()]
    with pytest.raises(IllegalAction, match="take is not legal in phase last"):
        current.apply(TakeDiscard())


def test_a_hand_that_could_knock_already_cannot_do_it_with_the_last_discard_given_back() -> None:
    rules = replace(KNOCK_ONLY, return_pickup=True)
    current = last_discard(rules, "Ac 2c 3c 7d 7h 7s Kc Kd Kh Ks", "4d 6d 8d Td 3h 9h Jh 6s 8s Qs")
    assert TakeDiscard() in current.legal_actions
    current.apply(TakeDiscard())
    assert Knock(card("5d")) not in current.legal_actions


def test_dead_at_once_without_the_option() -> None:
    current = last_discard(Rules(), "Ac 2c 3c 7d 7h 7s 5c 5h 4s Kh", "4d 6d 8d Td 3h 9h Jh 6s 8s Qs")
    assert current.phase is Phase.OVER


def test_a_tie_can_go_to_the_knocker() -> None:
    # Both have 1 point left, and nothing of the defender's fits.
    cards = deck("Ac 2c 3c 7d 7h 7s Kc Kd Kh Ad", "4h 5h 6h Jc Jd Js 2s 3s 4s Ah", "9c", "Qs")
    for tie, kind, winner, points in (
        (Tie.UNDERCUT, RoundKind.UNDERCUT, 1, 25),
        (Tie.KNOCKER, RoundKind.KNOCK, 0, 0),
    ):
        current = play(Round(Rules(tie=tie), cards, 1), [Pass(), Pass(), Draw(), Knock(card("Qs"))])
        result = current.result
        assert result is not None
        assert (result.kind, result.winner, result.points) == (kind, winner, points)


@pytest.mark.parametrize("allowed", [False, True])
def test_layoffs_on_gin_only_where_allowed(allowed: bool) -> None:
    cards = deck("Ac 2c 3c 7d 7h 7s Kc Kd Kh Ad", "4c 5c 6h Jc 9d Js 2s 3s 9s Ah", "9c", "Ks")
    current = play(Round(Rules(layoff_on_gin=allowed), cards, 1), [Pass(), Pass(), Draw(), Knock(card("Ad"))])
    laid = [event.card for event in current.events if isinstance(event, LaidOff)]
    assert laid == ([card("4c"), card("5c")] if allowed else [])
    assert current.result is not None
    assert current.result.kind is RoundKind.GIN
