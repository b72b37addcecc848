"""Laying off by hand at the table: by click, drag and keys, with a way back until one is done."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from ginrummy_qt.engine import Card, Done, Knock, LayOff, Opening, Phase, Rules, SeatView
from ginrummy_qt.players import advise
from ginrummy_qt.ui.table.aim import Aim
from tests.models.test_layoff_plan import FORK_MINE, FORK_THEIRS, MINE, THEIRS, c, deck_of
from tests.ui.table.hands import LEFT, Table

SIZES = [QSize(800, 528), QSize(1024, 568), QSize(1280, 768), QSize(900, 1368), QSize(600, 868)]


def start(table: Table, theirs: str = THEIRS, mine: str = MINE) -> None:
    table.game.script = [Knock(c(theirs.rsplit(maxsplit=1)[-1]))]
    table.game.start(dealer=0, deck=deck_of(theirs, mine), rules=Rules(opening=Opening.ELEVEN), by_hand=True)
    table.view.director.finish_all()
    assert table.state().phase is Phase.LAYOFF
    table.assert_right()


def told(table: Table) -> list[object]:
    """What the game was told after the last knock."""
    done = table.game.done
    return list(done[max(at for at, action in enumerate(done) if isinstance(action, Knock)) + 1 :])


def slot_point(table: Table, card: str, number: int = 0) -> QPoint:
    slots = [slot for slot in table.view.table.board.slots if slot.action.card is c(card)]
    return slots[number].frame.center().toPoint()


def laid(table: Table) -> list[str]:
    shown = table.view.table.board.view
    return [] if shown is None else [str(card) for card, _ in shown.laid_off]


def test_the_knockers_melds_take_the_place_of_the_piles(table: Table) -> None:
    start(table)
    scene = table.view.table
    assert scene.board.isVisible()
    assert {slot.action for slot in scene.board.slots} == {LayOff(c("6c"), 0), LayOff(c("Tc"), 0)}
    numbers = {str(card): item.number for card, item in scene.hand.items() if item.plated}
    assert numbers == {"6c": 14, "Tc": 10}
    bar = table.view.console.layoff_bar
    assert bar.isVisible()
    assert not table.view.console.bar.isVisible()
    assert bar.main.text() == "Lay off all"
    assert not bar.undo.isEnabled()
    reading = table.view.console.meter.reading
    assert (reading.value, reading.limit, reading.left) == (20, 7, "Undercut at 7")


def test_a_second_click_a_click_on_the_slot_and_a_drop_lay_off(table: Table) -> None:
    for way in ("twice", "slot", "drag"):
        start(table)
        if way == "twice":
            table.click(table.view.card_point(c("Tc")))
            assert laid(table) == []
            table.click(table.view.card_point(c("Tc")))
        elif way == "slot":
            table.click(slot_point(table, "Tc"))
        else:
            table.lift(table.view.card_point(c("Tc")), slot_point(table, "Tc"))
            aims = {str(slot.action.card): slot.aim for slot in table.view.table.board.slots}
            assert aims == {"6c": Aim.NONE, "Tc": Aim.AIMED}
            table.let_go(slot_point(table, "Tc"))
        assert laid(table) == ["Tc"], way
        assert told(table) == [], way  # the game hears of it at the end
        table.assert_right()


def test_the_whole_of_it_by_keys(table: Table) -> None:
    start(table)
    for card in ("6c", "Tc"):
        table.select_by_keys(c(card))
        table.key(Qt.Key.Key_Return)
        table.assert_right()
    assert laid(table) == ["6c", "Tc"]
    table.key(Qt.Key.Key_Backspace)
    table.assert_right()
    assert laid(table) == ["6c"]
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert laid(table) == []
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)  # nothing is left to take back
    table.assert_right()


def test_buttons_lay_off_all_take_back_and_end(table: Table) -> None:
    start(table)
    bar = table.view.console.layoff_bar
    QTest.mouseClick(bar.main, LEFT)
    table.view.director.finish()
    assert set(laid(table)) == {"6c", "Tc"}
    assert bar.main.text() == "Done"
    assert not bar.done.isVisible()
    QTest.mouseClick(bar.undo, LEFT)
    assert len(laid(table)) == 1
    assert bar.main.text() == "Lay off all"
    QTest.mouseClick(bar.main, LEFT)
    table.view.director.finish()
    QTest.mouseClick(bar.main, LEFT)
    table.view.director.finish_all()
    assert len(told(table)) == 3
    assert told(table)[-1] == Done()
    result = table.state().result
    assert result is not None
    assert result.defence is not None
    assert result.defence.points == 4
    table.assert_right()
    assert table.results == [result]
    assert not bar.isVisible()
    assert table.view.console.bar.isVisible()
    assert not table.view.table.board.isVisible()


def test_a_hint_is_about_what_is_laid_off_so_far(table: Table) -> None:
    start(table)
    asked: list[SeatView] = []
    table.view.hint_wanted.connect(asked.append)
    bar = table.view.console.layoff_bar
    QTest.mouseClick(bar.hint, LEFT)
    advice = advise(asked[-1])
    best = advice[0].action
    assert isinstance(best, LayOff)
    table.view.show_hint(advice)
    assert table.view.choice.selection is best.card
    assert table.view.table.hand[best.card].remark == "Hint"
    table.key(Qt.Key.Key_Return)
    table.view.director.finish()
    assert laid(table) == [str(best.card)]
    table.key(Qt.Key.Key_H)
    assert asked[-1] == table.view.shown
    left = advise(asked[-1])[0].action
    assert isinstance(left, LayOff)
    assert left.card is not best.card
    QTest.mouseClick(bar.main, LEFT)
    table.view.director.finish()
    table.key(Qt.Key.Key_H)
    advice = advise(asked[-1])
    assert advice[0].action == Done()
    assert not table.selected()
    table.view.show_hint(advice)  # no card to mark, and nothing goes wrong
    table.view._settings.hints = False
    assert not bar.hint.isVisible()
    table.key(Qt.Key.Key_H)
    assert len(asked) == 3


def test_done_at_once_is_allowed(table: Table) -> None:
    start(table)
    QTest.mouseClick(table.view.console.layoff_bar.done, LEFT)
    assert told(table) == [Done()]
    table.view.director.finish_all()
    table.assert_right()


def test_a_card_that_fits_two_melds_asks_which(table: Table) -> None:
    start(table, FORK_THEIRS, FORK_MINE)
    board = table.view.table.board
    slots = [slot for slot in board.slots if slot.action.card is c("6d")]
    for number in (1, 2):
        table.select_by_keys(c("6d"))
        table.key(Qt.Key.Key_Return)
        assert laid(table) == []
        assert "which meld" in table.reasons[-1]
        slots = [slot for slot in board.slots if slot.action.card is c("6d")]
        assert [slot.number for slot in slots] == [1, 2]
        table.key(Qt.Key.Key_Escape)
        assert [slot.number for slot in board.slots] == [0] * len(board.slots)
        table.key(Qt.Key.Key_Return)
        table.key(Qt.Key(Qt.Key.Key_0 + number))
        shown = board.view
        assert shown is not None
        assert shown.laid_off == ((c("6d"), slots[number - 1].action.meld),)
        table.assert_right()
        table.key(Qt.Key.Key_Backspace)


def test_a_card_that_fits_nowhere_says_so(table: Table) -> None:
    start(table)
    table.select_by_keys(c("4h"))
    table.key(Qt.Key.Key_Return)
    assert table.reasons[-1] == "The {4h} fits nowhere"
    for key in (Qt.Key.Key_D, Qt.Key.Key_T, Qt.Key.Key_K):
        table.key(key)
        assert "lay cards off" in table.reasons[-1]
    assert told(table) == []


def test_a_wrong_drop_flies_back(table: Table) -> None:
    start(table)
    table.drag(table.view.card_point(c("4h")), slot_point(table, "Tc"))
    table.view.finish()
    assert laid(table) == []
    table.assert_right()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hands", [(THEIRS, MINE), (FORK_THEIRS, FORK_MINE), ("3", "")])
def test_everything_is_inside_and_over_nothing_else(
    table: Table, size: QSize, hands: tuple[str, str]
) -> None:
    theirs, mine = hands
    if not mine:  # three melds, five slots, and the longest run
        theirs, mine = "7c 8c 9c 3s 3h 3c Ts Js Qs Ac Kh", "6c Tc 7h 9s 3d Ks 6s 7s Kd Kc"
    table.view.resize(size)
    start(table, theirs, mine)
    board, layout = table.view.table.board, table.view.table.look.layout
    for _ in range(2):
        rects = [rect for card in board.cards_shown() if (rect := board.rect_of(card))]
        frames = [slot.frame for slot in board.slots]
        for rect in (*rects, *frames):
            assert rect.left() >= 0
            assert rect.right() <= layout.width
            assert rect.top() >= 0
            assert rect.bottom() + 20 * layout.text <= layout.tray.top() + 1
        for frame in frames:
            for other in (*rects, *(each for each in frames if each is not frame)):
                assert not frame.adjusted(1, 1, -1, -1).intersects(other)
        headline, _ = board.headline_rect()
        plate = table.view.presenter.opponent_plate.geometry()
        assert headline.left() >= plate.right()
        assert headline.right() <= layout.width
        bar = table.view.console.layoff_bar
        buttons = [button for button in bar.findChildren(QPushButton) if button.isVisible()]
        for one in buttons:
            assert bar.rect().contains(one.geometry())
            assert not any(
                one.geometry().intersects(other.geometry()) for other in buttons if other is not one
            )
        prompt = table.view.console.prompt
        left = bar.mapTo(table.view.viewport(), QPoint()).x()
        if not layout.two_rows:
            right = prompt.mapTo(table.view.viewport(), QPoint(prompt.width(), 0)).x()
            assert right <= left + buttons[0].x()
        table.view.laying.lay_all()
        table.view.finish()
        table.assert_right()


def test_with_motion_cards_travel_and_input_finishes_it(table: Table) -> None:
    start(table)
    table.settings.animation = "slow"
    table.click(slot_point(table, "Tc"))
    assert table.view.director.busy
    table.key(Qt.Key.Key_Backspace)
    assert laid(table) == []
    table.view.finish()
    table.assert_right()
    table.view.laying.lay_all()
    table.view.laying.done()
    table.view.director.finish_all()
    table.assert_right()
    assert told(table)[-1] == Done()


def test_resize_and_language_keep_what_was_laid(table: Table) -> None:
    start(table)
    table.click(slot_point(table, "Tc"))
    table.view.resize(900, 1300)
    table.assert_right()
    table.view.retranslate()
    assert laid(table) == ["Tc"]
    table.assert_right()


def test_taken_up_again_it_goes_on_from_what_the_game_has(table: Table) -> None:
    start(table)
    assert table.game.act(LayOff(c("6c"), 0))
    table.game.match_started.emit()
    assert laid(table) == ["6c"]
    assert not table.view.console.layoff_bar.undo.isEnabled()
    table.assert_right()


def test_leaving_and_another_match(table: Table) -> None:
    start(table)
    table.click(slot_point(table, "Tc"))
    table.game.leave()
    assert not table.view.table.board.isVisible()
    assert table.view.table.board.slots == []
    assert not table.view.console.layoff_bar.isVisible()
    table.game.start(dealer=1)
    table.view.director.finish_all()
    table.assert_right()


@pytest.mark.parametrize("seed", range(2))
def test_a_storm_does_legal_actions_only(table: Table, seed: int) -> None:
    chance = random.Random(seed)
    table.settings.animation = "fast"
    start(table, *((FORK_THEIRS, FORK_MINE) if seed else (THEIRS, MINE)))
    view = table.view
    keys = [
        getattr(Qt.Key, f"Key_{name}") for name in ("Return", "Backspace", "Left", "Right", "1", "2", "D")
    ]
    for _ in range(300):
        at = QPoint(chance.randrange(view.width()), chance.randrange(view.height()))
        kind = chance.random()
        if kind < 0.4:
            table.click(at)
        elif kind < 0.6:
            table.drag(at, QPoint(chance.randrange(view.width()), chance.randrange(view.height())))
        elif kind < 0.65:
            QTest.mouseClick(view.console.layoff_bar.main, LEFT)
        else:
            table.key(chance.choice(keys))
        if table.state().result is not None:
            view.director.finish_all()
            table.assert_right()
            start(table)
    assert table.game.refusals == 0
    view.director.finish_all()
    table.assert_right()


def test_a_hand_of_cards_stays_whole(table: Table) -> None:
    """No card is lost between hand and melds, whatever is laid and taken back."""
    start(table)
    whole = {str(card) for card in table.state().hand}
    chance = random.Random(4)
    for _ in range(20):
        if chance.random() < 0.5:
            table.view.laying.undo()
        elif table.view.table.board.slots:
            table.view.laying.lay_on(chance.choice(table.view.table.board.slots).action)
        table.view.finish()
        assert {str(card) for card in table.view.table.hand} | set(laid(table)) == whole
        table.assert_right()
    assert isinstance(next(iter(table.view.table.hand)), Card)


@pytest.mark.parametrize("size", SIZES)
def test_longer_words_stay_clear_of_each_other(table: Table, size: QSize, longer: None) -> None:
    del longer
    table.view.resize(size)
    start(table)
    table.view.choice.select(c("Tc"))
    plate = table.view.presenter.opponent_plate.geometry()
    headline, _ = table.view.table.board.headline_rect()
    assert headline.left() >= plate.right()
    assert headline.right() <= table.view.width()
    bar = table.view.console.layoff_bar
    assert bar.undo.geometry().right() < bar.hint.geometry().left()
    assert bar.hint.geometry().right() < bar.done.geometry().left()
    assert bar.done.geometry().right() < bar.main.geometry().left()
    assert bar.rect().contains(bar.main.geometry())
