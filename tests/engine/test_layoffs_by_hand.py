"""After a knock the defender may lay off card by card, and is told afterwards what would have been best."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ginrummy_qt.engine import (
    CardSet,
    Deal,
    Discard,
    Done,
    Draw,
    IllegalAction,
    Knock,
    Knocked,
    LaidOff,
    LayOff,
    Layoffs,
    LegalActions,
    Match,
    Meld,
    MeldError,
    Pass,
    Phase,
    Player,
    Round,
    RoundEnded,
    RoundKind,
    Rules,
    ScoringError,
    Shown,
    best_arrangement,
    best_defence,
    best_layoff,
    extended,
    fitting,
    settle,
)
from tests.engine.rounds import deck, play, simple_action
from tests.engine.situations import NOTHING, READY, card

KNOCKER = "7c 7d 7h 8s 9s Ts Kc Kd Kh Ad"
# The seven of spades fits on the sevens and on the run, six and five follow it there; the king fits too.
DEFENDER = "7s 6s 5s Ks Jd 4h 2h 9d 3c Jh"
MELDS = (Meld.parse("7c 7d 7h"), Meld.parse("8s 9s Ts"), Meld.parse("Kc Kd Kh"))


def knocked(
    defender: str = DEFENDER, rules: Rules | None = None, discard: str = "Qd", knocker: str = KNOCKER
) -> Round:
    """A round in which the non-dealer has knocked against this hand, layoffs by hand."""
    table = Round(rules or Rules(), deck(knocker, defender, "2d", discard), 1, layoffs=Layoffs.BY_HAND)
    return play(table, [Pass(), Pass(), Draw(), Knock(card(discard), None if knocker != KNOCKER else MELDS)])


def test_a_knock_waits_for_the_defender() -> None:
    table = knocked()
    assert (table.phase, table.turn, table.result) == (Phase.LAYOFF, 1, None)
    assert isinstance(table.events[-1], Knocked)
    assert list(table.legal_actions) == [
        LayOff(card("7s"), 0),
        LayOff(card("7s"), 1),
        LayOff(card("Ks"), 2),
        Done(),
    ]
    view = table.view(1)
    assert (view.phase, view.my_turn, view.knocker_melds, view.laid_off) == (Phase.LAYOFF, True, MELDS, ())
    assert table.view(0).legal_actions is LegalActions.NONE


def test_a_card_that_fits_two_melds_leads_on_from_where_it_lies() -> None:
    on_the_set = play(knocked(), [LayOff(card("7s"), 0)])
    assert list(on_the_set.legal_actions) == [LayOff(card("Ks"), 2), Done()]
    on_the_run = play(knocked(), [LayOff(card("7s"), 1)])
    assert list(on_the_run.legal_actions) == [LayOff(card("6s"), 1), LayOff(card("Ks"), 2), Done()]


def test_layoffs_go_on_from_each_other_and_may_break_an_own_meld() -> None:
    table = knocked()
    assert Meld.parse("5s 6s 7s") in best_arrangement(CardSet.parse(DEFENDER)).melds
    for name in ("7s", "6s", "5s"):
        (event,) = table.apply(LayOff(card(name), 1))
        assert event == LaidOff(1, card(name), 1)
    assert table.view(1).laid_off == tuple((card(name), 1) for name in ("7s", "6s", "5s"))
    assert table.view(1).hand == CardSet.parse(DEFENDER)
    shown, ended = table.apply(Done())
    assert isinstance(shown, Shown)
    assert isinstance(ended, RoundEnded)
    result = table.result
    assert result is not None
    assert result.defence is not None
    assert result.defence.layoffs == tuple((card(name), 1) for name in ("7s", "6s", "5s"))
    assert result.defence.arrangement.melds == ()
    assert shown.deadwood == CardSet.parse(DEFENDER)
    assert result.defence.points == CardSet.parse("Ks Jd 4h 2h 9d 3c Jh").points
    assert (result.kind, result.winner, result.points) == (RoundKind.KNOCK, 0, result.defence.points - 1)
    # Said afterwards: the king too.
    assert best_defence(result.knocker_melds, table.hand(1)).points == result.defence.points - 10


def test_done_at_once_lays_off_nothing() -> None:
    result = play(knocked(), [Done()]).result
    assert result is not None
    assert result.defence is not None
    assert (result.defence.layoffs, result.defence.arrangement.melds) == ((), (Meld.parse("5s 6s 7s"),))
    assert result.points == CardSet.parse("Ks Jd 4h 2h 9d 3c Jh").points - 1


def test_the_best_by_hand_is_what_comes_by_itself() -> None:
    table = knocked()
    while table.result is None:
        table.apply(best_layoff(table.view(1)))
    by_itself = settle(Rules(), MELDS, "Ad", DEFENDER, discard=card("Qd"))
    assert table.result == by_itself


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    table = knocked()
    for action, says in (
        (LayOff(card("6s"), 1), "6s does not fit on meld 1"),
        (LayOff(card("7s"), 2), "7s does not fit"),
        (LayOff(card("7s"), 9), "layoff 7s 9 is not legal"),
        (LayOff(card("Qs"), 1), "or is not in the hand"),
        (Draw(), "phase layoff with seat 1 to move"),
        (Discard(card("7s")), "not legal in phase layoff"),
    ):
        before = (table.legal_actions, table.events)
        with pytest.raises(IllegalAction, match=says):
            table.apply(action)
        assert (table.legal_actions, table.events) == before
    table.apply(LayOff(card("7s"), 0))
    with pytest.raises(IllegalAction):
        table.apply(LayOff(card("7s"), 1))
    with pytest.raises(IllegalAction, match="done is not legal in phase upcard"):
        Round(Rules(), Deal(1).order, 1, layoffs=Layoffs.BY_HAND).apply(Done())


def test_without_anything_to_lay_off_the_round_is_settled_at_once() -> None:
    table = knocked(NOTHING, knocker=READY, discard="Qs")
    assert table.result is not None
    assert [type(event) for event in table.events[-3:]] == [Knocked, Shown, RoundEnded]


@pytest.mark.parametrize("allowed", [False, True])
def test_against_gin_only_where_the_rules_allow_it(allowed: bool) -> None:
    gin = KNOCKER.replace("Ad", "Js")
    table = Round(Rules(layoff_on_gin=allowed), deck(gin, DEFENDER, "2d", "Qd"), 1, layoffs=Layoffs.BY_HAND)
    play(table, [Pass(), Pass(), Draw(), Knock(card("Qd"))])
    assert (table.phase is Phase.LAYOFF) is allowed
    if not allowed:
        return
    (king,) = (one for one in table.legal_actions if isinstance(one, LayOff) and one.card is card("Ks"))
    play(table, [king, Done()])
    assert table.result is not None
    assert table.result.kind is RoundKind.GIN
    assert table.result.defence is not None
    assert table.result.defence.layoffs == ((card("Ks"), king.meld),)


def test_by_default_layoffs_are_the_best() -> None:
    assert Round(Rules(), Deal(1).order, 0).layoffs == (Layoffs.AUTO, Layoffs.AUTO)
    assert Match(Rules(), (Player("A"), Player("B")), [Deal(1)]).layoffs is Layoffs.AUTO


def test_in_a_match_persons_choose_and_computers_lay_off_at_their_best() -> None:
    players = (Player("A"), Player("B", "casual"))
    current = Match(Rules(), players, [Deal(1)], Layoffs.BY_HAND)
    assert current.round.layoffs == (Layoffs.BY_HAND, Layoffs.AUTO)
    swapped = Match(Rules(), players[::-1], [Deal(1)], Layoffs.BY_HAND)
    assert swapped.round.layoffs == (Layoffs.AUTO, Layoffs.BY_HAND)


def test_one_seat_alone_may_choose() -> None:
    for by_hand in (0, 1):
        layoffs = (Layoffs.AUTO, Layoffs.BY_HAND) if by_hand else (Layoffs.BY_HAND, Layoffs.AUTO)
        table = Round(Rules(), deck(KNOCKER, DEFENDER, "2d", "Qd"), 1, layoffs=layoffs)
        play(table, [Pass(), Pass(), Draw(), Knock(card("Qd"), MELDS)])
        assert (table.phase is Phase.LAYOFF) is bool(by_hand)


def test_random_layoffs_are_never_better_than_the_best_and_the_best_from_anywhere_is_no_worse() -> None:
    rng = random.Random(9)
    seen = 0
    for number in range(400):
        rules = replace(Rules(), layoff_on_gin=number % 3 == 0)
        table = Round(rules, Deal(number).order, number & 1, layoffs=Layoffs.BY_HAND)
        while table.result is None and table.phase is not Phase.LAYOFF:
            table.apply(simple_action(table.view(table.turn)))
        if table.phase is not Phase.LAYOFF:
            continue
        seen += 1
        hand, melds = table.hand(table.turn), table.view(table.turn).knocker_melds
        chosen: list[tuple[object, int]] = []
        careless = rng.random()
        while table.result is None:
            view = table.view(table.turn)
            best = best_layoff(view)
            assert best in view.legal_actions
            action = rng.choice(list(view.legal_actions)) if rng.random() < careless else best
            table.apply(action)
            if isinstance(action, LayOff):
                chosen.append((action.card, action.meld))
        defence = table.result.defence
        assert defence is not None
        assert list(defence.layoffs) == chosen
        best_of_all = best_defence(melds, hand)
        assert defence.points >= best_of_all.points
        if not chosen:
            assert defence.points == best_arrangement(hand).points
        if careless < 0.1:
            assert defence.points <= best_arrangement(hand).points
    assert seen > 60


def test_fitting_names_a_card_once_for_each_meld() -> None:
    assert fitting(MELDS, CardSet.parse("7s 6s Ks Js Jd")) == (
        (card("7s"), 0),
        (card("7s"), 1),
        (card("Js"), 1),
        (card("Ks"), 2),
    )
    grown = extended(MELDS, [(card("7s"), 1), (card("Ks"), 2)])
    assert list(map(str, (meld.cards for meld in grown))) == ["7c 7d 7h", "7s 8s 9s Ts", "Kc Kd Kh Ks"]
    assert fitting(grown, CardSet.parse("6s Js Qs")) == ((card("6s"), 1), (card("Js"), 1))


@pytest.mark.parametrize("laid", [("6s", 1), ("7s", 3), ("7s", -1), ("8s", 1)])
def test_layoffs_that_do_not_fit_are_refused(laid: tuple[str, int]) -> None:
    with pytest.raises(MeldError):
        extended(MELDS, [(card(laid[0]), laid[1])])
    with pytest.raises(ScoringError, match="the layoffs"):
        settle(Rules(), MELDS, "Ad", DEFENDER, layoffs=[(card(laid[0]), laid[1])])


def test_settle_takes_the_layoffs_that_were_made() -> None:
    left = CardSet.parse("Jd 4h 2h 9d 3c Jh").points
    assert settle(Rules(), MELDS, "Ad", DEFENDER, layoffs=[(card("Ks"), 2)]).points == left - 1
    assert settle(Rules(), MELDS, "Ad", DEFENDER, layoffs=[]).points == left + 10 - 1
    with pytest.raises(ScoringError, match="not in the defender's hand"):
        settle(Rules(), MELDS, "Ad", "2h 3h", layoffs=[(card("Ks"), 2)])
    with pytest.raises(ScoringError, match="against gin"):
        settle(Rules(), MELDS, "", DEFENDER, layoffs=[(card("Ks"), 2)])
