"""Laying off by hand: what each level does, and what the hint says of every way."""

from collections.abc import Iterator
from random import Random

import pytest

from ginrummy_qt.engine import (
    BoxWhen,
    Card,
    CardSet,
    Done,
    Knock,
    LaidOff,
    LayOff,
    Layoffs,
    Opening,
    Phase,
    Round,
    Rules,
    SeatView,
    best_defence,
)
from ginrummy_qt.players import AVAILABLE, ReasonKind, advise, create
from tests.engine.rounds import deck
from tests.players.positions import positions

# Seat 1 knocks with 2 points beside two runs and a set. Seat 0 can lay off 6♣, T♣ and J♣ after it, and 4♦.
KNOCKER = "7c 8c 9c 4h 4s 4c Th Jh Qh 2d Kh"
DEFENDER = "6c Tc Jc 4d 9s 8d 2s Kd Qd Ah"


def knocked(knocker: str = KNOCKER, defender: str = DEFENDER, **options: object) -> Round:
    rules = Rules(opening=Opening.ELEVEN, **options)  # type: ignore[arg-type]
    table = Round(rules, deck(knocker, defender), dealer=0, layoffs=Layoffs.BY_HAND)
    table.apply(Knock(Card.parse(knocker.rsplit(maxsplit=1)[-1])))
    assert table.phase is Phase.LAYOFF
    return table


def finish(table: Round, level: str, seed: int = 1) -> list[str]:
    """Let the level lay off; the answer is what."""
    while table.result is None:
        table.apply(create(level, seed).choose(table.view(table.turn), 1.0))
    return [str(event.card) for event in table.events if isinstance(event, LaidOff)]


def layoff_views(chance: Random, count: int) -> Iterator[SeatView]:
    while count:
        for position in positions(chance):
            if position.table.phase is Phase.LAYOFF:
                yield position.table.view(position.table.turn)
                count -= 1
                if not count:
                    return


@pytest.mark.parametrize("level", [level for level in AVAILABLE if level != "beginner"])
def test_everyone_but_a_beginner_lays_off_the_best_way(level: str) -> None:
    assert set(finish(knocked(), level)) == {"6c", "Tc", "Jc", "4d"}
    for view in layoff_views(Random(f"best {level}"), 10):
        table_hand = view.hand - CardSet(card for card, _ in view.laid_off)
        best = best_defence(view.knocker_melds, view.hand)
        action = create(level, 1).choose(view, 1.0)
        if not view.laid_off:
            assert isinstance(action, LayOff) is bool(best.layoffs)
        assert isinstance(action, Done) or action.card in table_hand  # type: ignore[union-attr]


def test_a_beginner_forgets_one_now_and_then_and_never_lays_off_to_its_harm() -> None:
    best = best_defence(knocked().view(0).knocker_melds, CardSet.parse(DEFENDER))
    complete = 0
    for seed in range(60):
        table = knocked()
        laid = set(finish(table, "beginner", seed))
        missed = set(map(str, best.laid_off)) - laid
        assert laid <= set(map(str, best.laid_off))
        # J♣ needs T♣: who forgets the ten cannot lay off the knave.
        assert missed in (set(), {"6c"}, {"4d"}, {"Jc"}, {"Tc", "Jc"})
        complete += not missed
    assert 25 <= complete <= 55


def test_the_hint_knows_what_the_round_will_bring() -> None:
    table = knocked()
    advice = advise(table.view(0))
    assert {one.action for one in advice} == set(table.legal_actions)
    while table.result is None:
        best = advise(table.view(0))[0]
        assert best.value == advice[0].value
        table.apply(best.action)
    assert table.result.winner == 1
    assert advice[0].value == -table.result.points
    assert advice[-1].action == Done()
    assert advice[-1].reason is ReasonKind.LEAVES_CARDS
    assert advice[0].win > advice[-1].win
    assert advice[-1].cards == CardSet.parse("6c Tc Jc 4d")
    first = advise(knocked().view(0))[0]
    assert first.reason is ReasonKind.LAYS_OFF


def test_a_box_and_spades_count_in_the_hint() -> None:
    plain = advise(knocked().view(0))[0].value
    nothing = advise(knocked(undercut_bonus=0, target=40).view(0))[0]
    assert 0 <= nothing.win < 0.5
    boxed = advise(knocked(box_bonus=20, box_when=BoxWhen.AT_ONCE).view(0))[0].value
    assert boxed == plain - 20


def test_an_undercut_is_named() -> None:
    # Without its 5♦, which fits, the defender has 6 and the knocker 8.
    table = knocked("2d 3d 4d 7c 8c 9c Th Jh Qh 8s Kh", "5d Kc Ks Kd 9s Ts Js Ac 2c 3h")
    best = advise(table.view(0))[0]
    assert best.action == LayOff(Card.parse("5d"), table.view(0).knocker_melds.index(meld_with("3d", table)))
    assert best.reason is ReasonKind.LAYS_OFF_UNDERCUT
    assert best.value == 25 + 2
    table.apply(best.action)
    assert [one.reason for one in advise(table.view(0))] == [ReasonKind.ALL_LAID_OFF]


def meld_with(card: str, table: Round) -> object:
    return next(meld for meld in table.view(0).knocker_melds if Card.parse(card) in meld)


def test_a_meld_is_broken_only_when_it_pays() -> None:
    # 9♠ is in a set with 9♥ and 9♦, and on T♠ J♠ Q♠ it would leave eighteen points behind.
    table = knocked("Ts Js Qs 4h 4s 4c 2h 3h Ah 5d Kh", "9s 9h 9d Ad Ac As 7c 8d 2c 5c")
    advice = advise(table.view(0))
    assert advice[0].action == Done()
    assert advice[0].reason is ReasonKind.ALL_LAID_OFF
    other = next(one for one in advice if isinstance(one.action, LayOff))
    assert other.reason is ReasonKind.GAINS_NOTHING
    assert other.value < advice[0].value
    # With the set of eights 9♠ counts; with 8♠ 9♠ and 8♥ laid off only 8♦ does.
    table = knocked("5s 6s 7s 5h 6h 7h Ac Ad 2c 2d Kh", "8s 8h 8d 9s Tc Jc Qc 3d 4d 5d")
    best = advise(table.view(0))[0]
    assert isinstance(best.action, LayOff)
    assert best.action.card in CardSet.parse("8s 8h")
    assert best.reason is ReasonKind.LAYS_OFF_MELD
    assert best.cards == CardSet.parse("8s 8h 8d") - CardSet([best.action.card])
    assert set(finish(table, "skilled")) == {"8s", "8h", "9s"}


def test_the_hint_agrees_with_skilled_in_every_layoff_position() -> None:
    reasons = set()
    for view in layoff_views(Random("hints"), 30):
        advice = advise(view)
        assert advice[0].action == create("skilled", 3).choose(view, 1.0)
        assert [one.value for one in advice] == sorted((one.value for one in advice), reverse=True)
        reasons |= {one.reason for one in advice}
    assert reasons >= {ReasonKind.LAYS_OFF, ReasonKind.ALL_LAID_OFF}
