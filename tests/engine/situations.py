"""What several of the four documents say in common, each as one check that any rules can be put to."""

from __future__ import annotations

from itertools import count

from ginrummy_qt.engine import (
    ALL_CARDS,
    Card,
    CardSet,
    Deal,
    Discard,
    Draw,
    Drew,
    Knock,
    LaidOff,
    Match,
    Meld,
    MeldError,
    MeldKind,
    Pass,
    Phase,
    Player,
    Round,
    RoundKind,
    RoundResult,
    Rules,
    Shown,
    TakeDiscard,
    deadwood,
    settle,
)
from tests.engine.rounds import deck, play

PERSON = 0
COMPUTER = 1
PLAYERS = (Player("Anna"), Player("Computer", "skilled"))

# Ten cards with three melds and one ace; a defender with nothing that fits on them.
READY = "Ac 2c 3c 7d 7h 7c Kc Kd Kh Ad"
NOTHING = "4s 6s 8s Ts 4h 6h 9h Jh 5d 9d"


def card(text: str) -> Card:
    return Card.parse(text)


def match(rules: Rules, first: int = 1) -> Match:
    return Match(rules, PLAYERS, map(Deal, count(first)))


def end(current: Match, winner: int | None, points: int = 0) -> None:
    """End the round under way."""
    kind = RoundKind.DEAD if winner is None else RoundKind.KNOCK
    current.round._end(RoundResult(kind, winner, points))


def dealers(rules: Rules, *winners: int | None) -> list[int]:
    """Who deals each round when these seats win the rounds (``None``: dead), and the one after."""
    current = match(rules)
    found = [current.dealer]
    for winner in winners:
        end(current, winner, 1)
        found.append(current.next_round().dealer)
    return found


def deals_ten_each_one_open_and_the_rest_as_stock(rules: Rules) -> None:
    order = Deal(3).order
    current = Round(rules, order, COMPUTER)
    assert sorted(order) == sorted(ALL_CARDS)
    assert current.hand(PERSON) == CardSet(order[0:20:2])
    assert current.hand(COMPUTER) == CardSet(order[1:20:2])
    assert current.discard_pile == (order[20],)
    assert current.stock_count == 31


def upcard_goes_to_the_non_dealer_then_the_dealer_then_the_stock(rules: Rules) -> None:
    for dealer in (0, 1):
        current = Round(rules, Deal(3).order, dealer)
        for seat in (1 - dealer, dealer):
            assert (current.phase, current.turn) == (Phase.UPCARD, seat)
            assert list(current.legal_actions) == [TakeDiscard(), Pass()]
            current.apply(Pass())
        assert (current.phase, current.turn) == (Phase.DRAW, 1 - dealer)
        assert list(current.legal_actions) == [Draw()]


def who_takes_the_upcard_discards_next(rules: Rules) -> None:
    for passes in (0, 1):
        current = play(Round(rules, Deal(3).order, 1), [Pass()] * passes + [TakeDiscard()])
        assert (current.phase, current.turn) == (Phase.DISCARD, passes)
        assert Draw() not in current.legal_actions
        current.apply(next(iter(current.legal_actions)))
        assert (current.phase, current.turn) == (Phase.DRAW, 1 - passes)


def a_turn_is_a_draw_and_then_a_discard(rules: Rules) -> None:
    current = play(Round(rules, Deal(3).order, 1), [Pass(), Pass(), Draw()])
    assert (current.phase, len(current.hand(0))) == (Phase.DISCARD, 11)
    current.apply(next(iter(current.legal_actions)))
    assert (current.turn, len(current.hand(0))) == (1, 10)
    assert list(current.legal_actions) == [Draw(), TakeDiscard()]


def a_card_just_taken_stays_this_turn(rules: Rules) -> None:
    upcard = Deal(3).order[20]
    current = play(Round(rules, Deal(3).order, 1), [TakeDiscard()])
    thrown = next(c for c in current.hand(0) if c is not upcard)
    assert Discard(upcard) not in current.legal_actions
    assert Discard(thrown) in current.legal_actions


def a_card_taken_earlier_may_go(rules: Rules) -> None:
    upcard = Deal(3).order[20]
    current = play(Round(rules, Deal(3).order, 1), [TakeDiscard()])
    for _ in range(2):
        thrown = next(c for c in current.hand(current.turn) if c is not upcard)
        play(current, [Discard(thrown), Draw()])
    current.apply(Discard(upcard))
    assert current.discard_pile[-1] is upcard


def ready_round(rules: Rules, hand: str = READY, drawn: str = "Qs", other: str = NOTHING) -> Round:
    """The non-dealer (seat 0) holds ``hand`` and has drawn ``drawn``."""
    return play(Round(rules, deck(hand, other, "8c", drawn), COMPUTER), [Pass(), Pass(), Draw()])


def knocks_with_at_most(rules: Rules, limit: int) -> None:
    """With ``limit`` points left one may knock, with one more not; and one need not."""
    for points in (limit, limit + 1):
        low = points - 3  # the other deadwood: an ace and a two
        hand = f"{'A23456789T'[low - 1]}s Ad 2d 9d 9h 9c Kc Kd Kh Ks"
        current = ready_round(rules, hand, "Qs", "4h 6h 8h Jh 5d 3d Tc Jd 6c 8d")
        assert deadwood(CardSet.parse(hand)) == points
        assert (Knock(card("Qs")) in current.legal_actions) is (points == limit)
        assert Discard(card("Qs")) in current.legal_actions


def melds_are_sets_and_runs_with_a_low_ace() -> None:
    for good, kind in (
        ("7s 7h 7d", MeldKind.SET),
        ("7s 7h 7d 7c", MeldKind.SET),
        ("5h 6h 7h", MeldKind.RUN),
        ("Ah 2h 3h", MeldKind.RUN),
        ("9c Tc Jc Qc Kc", MeldKind.RUN),
    ):
        assert Meld.parse(good).kind is kind
    for bad in ("7s 7h", "5h 6h", "5h 6h 8h", "5h 6h 7c", "Qh Kh Ah", "Kh Ah 2h", "5h 5s 6h"):
        try:
            Meld.parse(bad)
        except MeldError:
            continue
        raise AssertionError(f"{bad} is no meld")


def counts_ace_one_numbers_themselves_and_pictures_ten() -> None:
    points = [card(rank + "h").points for rank in "A23456789TJQK"]
    assert points == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert deadwood(CardSet.parse("7s 7h 7d Ac Kd")) == 11


def one_card_is_in_one_meld() -> None:
    # 7♥ would make both; only one of the two counts.
    assert deadwood(CardSet.parse("7s 7d 7h 5h 6h")) == 11
    assert deadwood(CardSet.parse("7s 7d 7h 8h 9h")) == 14


def knocker_scores_the_difference(rules: Rules) -> None:
    result = settle(rules, ("Ac 2c 3c", "7d 7h 7c", "Kc Kd Kh"), "4s", "5s 8s Ts 4h 6h 9h Jh 5d 9d Js")
    assert (result.kind, result.winner) == (RoundKind.KNOCK, 0)
    assert result.points == CardSet.parse("5s 8s Ts 4h 6h 9h Jh 5d 9d Js").points - 4


def undercut_scores_the_difference_and(rules: Rules, bonus: int) -> None:
    for defender, difference in (
        ("4d 5d 6d Jc Jd Js 2s 3s 4s 5h", 5 - 5),
        ("4d 5d 6d Jc Jd Js 2s 3s 4s 2h", 3),
    ):
        result = settle(rules, ("Ac 2c 3c", "7d 7h 7s", "Kc Kd Kh"), "5c", defender)
        assert (result.kind, result.winner) == (RoundKind.UNDERCUT, 1)
        assert result.points == difference + bonus


def gin_scores_the_whole_deadwood_and(rules: Rules, bonus: int) -> None:
    # 4♣ would fit on the run, and is not laid off.
    current = ready_round(rules, READY, "4c", NOTHING.replace("4s", "5c"))
    current.apply(Knock(card("Ad")))
    assert not [event for event in current.events if isinstance(event, LaidOff)]
    result = current.result
    assert result is not None
    assert (result.kind, result.winner) == (RoundKind.GIN, PERSON)
    assert result.points == CardSet.parse(NOTHING.replace("4s", "5c")).points + bonus


def gin_beats_a_defender_without_deadwood(rules: Rules) -> None:
    result = settle(rules, ("Ac 2c 3c 4c", "7d 7h 7s", "Kc Kd Kh"), "", "4d 5d 6d Jc Jd Js 2s 3s 4s 5s")
    assert (result.kind, result.winner, result.points) == (RoundKind.GIN, 0, rules.gin_bonus)


def defender_shows_and_lays_off_on_melds_alone(rules: Rules) -> None:
    current = ready_round(rules, "4h 5h 6h Tc Td Th Kc Kd Kh 3s", "Qs", "7h 8h 2h Ts 3d 3c 6s 8s 9d Jc")
    current.apply(Knock(card("Qs")))
    laid = [(str(event.card), event.seat) for event in current.events if isinstance(event, LaidOff)]
    # Both ends of the run and on from there, the fourth ten; the threes have nothing to lie on.
    assert sorted(laid) == [("7h", 1), ("8h", 1), ("Ts", 1)]
    assert [event.seat for event in current.events if isinstance(event, Shown)] == [COMPUTER]
    result = current.result
    assert result is not None
    assert result.defence is not None
    assert CardSet.parse("3c 3d") <= result.defence.arrangement.deadwood


def two_cards_left_without_a_knock_is_dead_and_keeps_the_dealer(rules: Rules) -> None:
    current = match(rules)
    dealer = current.dealer
    table = play(current.round, [Pass(), Pass()])
    while table.result is None:
        table.apply(Draw())
        drew = table.events[-1]
        assert isinstance(drew, Drew)
        assert drew.card is not None
        before = table.stock_count
        table.apply(Discard(drew.card))
        assert (table.result is None) is (before > 2)
    assert (table.result.kind, table.result.points) == (RoundKind.DEAD, 0)
    assert current.standings.totals == (0, 0)
    assert current.next_round().dealer == dealer


def a_knock_with_the_last_discard_counts(rules: Rules) -> None:
    rest = [c for c in ALL_CARDS if c not in CardSet.parse(f"{READY} {NOTHING} 2h")]
    table = play(
        Round(rules, deck(READY, NOTHING, "2h", " ".join(map(str, rest))), COMPUTER), [Pass(), Pass()]
    )
    while True:
        table.apply(Draw())
        drew = table.events[-1]
        assert isinstance(drew, Drew)
        assert drew.card is not None
        if table.stock_count == 2:
            break
        table.apply(Discard(drew.card))
    table.apply(Knock(drew.card))
    assert table.result is not None
    assert table.result.kind is RoundKind.KNOCK


def first_to_reach(rules: Rules, target: int) -> None:
    current = match(rules)
    end(current, 0, target - 1)
    current.next_round()  # it is not over yet
    assert current.round.view(1).scores == (target - 1, 0)
    end(current, 1, target)
    assert current.outcome is not None
    assert current.outcome.winner == 1
