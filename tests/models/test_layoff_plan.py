"""The plan of laying off by hand: what fits, what is left, what the game is told at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ginrummy_qt.engine import (
    ALL_CARDS,
    Card,
    CardSet,
    Discard,
    Done,
    Draw,
    Knock,
    LayOff,
    Layoffs,
    Opening,
    Phase,
    Round,
    Rules,
    SeatView,
    Tie,
)
from ginrummy_qt.models import phrases
from ginrummy_qt.models.advice_words import hint_action, hint_reason
from ginrummy_qt.models.layoff_plan import LayoffPlan, is_laying, knocker_points, melds_for, undercut_at
from ginrummy_qt.models.layoff_words import better_layoffs, knock_headline, layoff_prompt
from ginrummy_qt.players import ReasonKind, advise

THEIRS = "7c 8c 9c Qs Qd Qc 3h 2d As Ah Kh"
"""The computer throws the last and knocks with 7."""
MINE = "5s 6s 7s 8s Jc Jd Jh 4h 6c Tc"
"""20 points; 6♣ and 10♣ go onto the clubs, then 4 are left."""
FORK_THEIRS = "6c 6h 6s 7d 8d 9d 2c 3c 4c As Kh"
FORK_MINE = "6d 2h 4h Td Jc 5s 7s Kd Kc 9h"
"""6♦ fits the sixes and the diamonds."""


def c(text: str) -> Card:
    return Card.parse(text)


def deck_of(theirs: str = THEIRS, mine: str = MINE) -> list[Card]:
    """A deck that gives the computer eleven cards first; the person deals."""
    one, other = [c(text) for text in theirs.split()], [c(text) for text in mine.split()]
    rest = [card for card in ALL_CARDS if card not in one and card not in other]
    return [*(card for pair in zip(one, other, strict=False) for card in pair), one[10], *rest]


def knocked(theirs: str = THEIRS, mine: str = MINE, rules: Rules | None = None) -> Round:
    """A round in which seat 1 has just knocked and seat 0 lays off by hand."""
    rules = replace(rules or Rules(), opening=Opening.ELEVEN)
    played = Round(rules, deck_of(theirs, mine), 0, layoffs=(Layoffs.BY_HAND, Layoffs.AUTO))
    played.apply(Knock(c(theirs.rsplit(maxsplit=1)[-1])))
    return played


def view_of(theirs: str = THEIRS, mine: str = MINE, rules: Rules | None = None) -> SeatView:
    view = knocked(theirs, mine, rules).view(0)
    assert view.phase is Phase.LAYOFF
    assert is_laying(view)
    return view


def test_what_is_laid_leaves_the_hand_and_opens_what_fits_next() -> None:
    plan = LayoffPlan(view_of())
    assert {action for action in plan.view.legal_actions if isinstance(action, LayOff)} == {
        LayOff(c("6c"), 0),
        LayOff(c("Tc"), 0),
    }
    assert plan.lay(LayOff(c("Tc"), 0))
    assert c("Tc") not in plan.view.hand
    assert plan.view.laid_off == ((c("Tc"), 0),)
    assert melds_for(plan.view, c("Jc")) == (0,)  # out of a meld of one's own: legal, if not wise
    assert not plan.lay(LayOff(c("4h"), 0))
    assert plan.can_undo
    assert plan.undo()
    assert plan.view.hand == view_of().hand
    assert not plan.undo()


def test_the_best_is_found_from_anywhere() -> None:
    plan = LayoffPlan(view_of())
    assert {card for card, _ in plan.best()} == {c("6c"), c("Tc")}
    plan.lay(LayOff(c("6c"), 0))
    assert plan.best() == ((c("Tc"), 0),)
    plan.lay(LayOff(c("Tc"), 0))
    assert plan.best() == ()
    assert plan.actions() == (LayOff(c("6c"), 0), LayOff(c("Tc"), 0), Done())


def test_the_game_takes_what_it_is_told() -> None:
    played = knocked()
    plan = LayoffPlan(played.view(0))
    for card, meld in plan.best():
        plan.lay(LayOff(card, meld))
    for action in plan.actions():
        assert action in played.legal_actions
        played.apply(action)
    assert played.result is not None
    assert played.result.defence is not None
    assert played.result.defence.points == 4
    assert played.result.winner == 0  # an undercut


def test_a_plan_goes_on_from_what_the_round_knows() -> None:
    played = knocked()
    played.apply(LayOff(c("6c"), 0))
    plan = LayoffPlan(played.view(0))
    assert c("6c") not in plan.view.hand
    assert not plan.can_undo
    plan.lay(LayOff(c("Tc"), 0))
    assert plan.actions() == (LayOff(c("Tc"), 0), Done())
    assert len(plan.melds[0].cards) == 5


@pytest.mark.parametrize(("tie", "limit"), [(Tie.UNDERCUT, 7), (Tie.KNOCKER, 6)])
def test_the_limit_of_an_undercut_follows_the_rules(tie: Tie, limit: int) -> None:
    view = view_of(rules=Rules(tie=tie))
    assert knocker_points(view) == 7
    assert undercut_at(view) == limit


def test_against_gin_there_is_no_undercut() -> None:
    theirs = "7c 8c 9c Qs Qd Qc 2d 2h 2s 2c Kh"
    view = view_of(theirs, rules=Rules(layoff_on_gin=True))
    assert knocker_points(view) == 0
    assert undercut_at(view) is None
    assert knock_headline(view) == "The computer has gin"


def test_the_prompt_says_what_a_card_would_leave() -> None:
    plan = LayoffPlan(view_of())
    assert layoff_prompt(plan.view, None)[0] == "Lay cards off on the open melds, or finish"
    assert layoff_prompt(plan.view, c("6c"))[0] == "Lay off the {6c} on the run: *14 left*"
    assert layoff_prompt(plan.view, c("4h"))[0] == "The {4h} fits nowhere"
    plan.lay(LayOff(c("Tc"), 0))
    assert layoff_prompt(plan.view, c("6c"))[0] == "Lay off the {6c} on the run: *4 left*, an undercut"
    plan.lay(LayOff(c("6c"), 0))
    assert layoff_prompt(plan.view, None)[0] == "Nothing more to lay off: *4 left*, an undercut"
    fork = view_of(FORK_THEIRS, FORK_MINE)
    assert len(melds_for(fork, c("6d"))) == 2
    assert " on the " not in layoff_prompt(fork, c("6d"))[0]


def test_nothing_else_can_be_done_and_the_reason_says_so() -> None:
    view = view_of()
    for action in (Draw(), Discard(c("4h")), Knock(c("4h"))):
        assert "lay cards off" in phrases.why_not(action, view)
    assert "lay cards off" in phrases.knock_reason(view, None)
    assert phrases.prompt(view, None).text == layoff_prompt(view, None)[0]


def test_afterwards_it_says_what_would_have_been_best() -> None:
    played = knocked()
    hand = played.hand(0)
    assert hand == CardSet.parse(MINE)
    played.apply(LayOff(c("6c"), 0))
    played.apply(Done())
    assert played.result is not None
    said = better_layoffs(played.result, 0, hand)
    assert said == "Best would have been to lay off {6c} {Tc}: 4 left"
    assert better_layoffs(played.result, 1, played.hand(1)) == ""
    best = knocked()
    for action in (LayOff(c("6c"), 0), LayOff(c("Tc"), 0), Done()):
        best.apply(action)
    assert best.result is not None
    assert better_layoffs(best.result, 0, hand) == ""


def test_it_may_have_been_best_to_lay_off_nothing() -> None:
    # The 8s goes on the run, but out of a set of its own: the other two eights count then.
    theirs, mine = "5s 6s 7s Jc Jd Jh 2c 2d 2h As Qs", "8s 8h 8d Kc Qd 9h 4c 3d Ah 6h"
    played = knocked(theirs, mine)
    hand = played.hand(0)
    run = next(at for at, meld in enumerate(played.view(0).knocker_melds) if c("7s") in meld.cards)
    for action in (LayOff(c("8s"), run), Done()):
        played.apply(action)
    assert played.result is not None
    assert better_layoffs(played.result, 0, hand) == "Best would have been to lay off nothing: 43 left"


def test_a_hint_has_words_for_every_way_and_names_the_meld_when_there_are_two() -> None:
    for theirs, mine in ((THEIRS, MINE), (FORK_THEIRS, FORK_MINE)):
        plan = LayoffPlan(view_of(theirs, mine))
        while True:
            advice = advise(plan.view)
            for one in advice:
                assert hint_reason(one)
                said = hint_action(one.action, plan.view)
                fork = isinstance(one.action, LayOff) and len(melds_for(plan.view, one.action.card)) > 1
                assert (" off on {" in said) is fork
            best = advice[0].action
            if not isinstance(best, LayOff):
                break
            assert plan.lay(best)
        assert advice[0].reason is ReasonKind.ALL_LAID_OFF
        assert hint_action(advice[0].action, plan.view) == "Lay off nothing more"
