"""Whole rounds by real mouse and key events: after every action the picture equals the state."""

import random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import BigGin, Card, Discard, Draw, Knock, Pass, TakeDiscard
from ginrummy_qt.engine.view import Phase
from tests.ui.table.hands import LEFT, Table, random_action


def to_the_discard(table: Table) -> None:
    """Play until eleven cards are in the hand, the card from the stock; deal as often as it takes."""
    for _ in range(30):
        table.game.start()
        table.view.director.finish_all()
        while table.state().result is None and table.state().phase is not Phase.DISCARD:
            if Draw() in table.state().legal_actions:
                table.do(Draw(), "keys")
            else:
                table.do(Pass(), "keys")
            table.view.director.finish_all()
        if table.state().result is None:
            return
    raise AssertionError("no round came to a discard")


@pytest.mark.parametrize("way", ["mouse", "keys", "drag"])
@pytest.mark.parametrize("sort", ["melds", "own"])
def test_rounds_without_animation(table: Table, way: str, sort: str) -> None:
    table.settings.sort = sort
    chance = random.Random(f"{way} {sort}")
    for number in range(3):
        table.game.start()
        while (state := table.state()).result is None:
            table.assert_right()
            assert state.my_turn
            action = random_action(state, chance)
            done = len(table.game.done)
            table.do(action, way)
            assert table.game.done[done] == action, (way, action, table.reasons[-1:])
        table.assert_right()
        assert len(table.results) == number + 1
    assert table.game.refusals == 0


def test_rounds_with_fast_animation(table: Table, qtbot: QtBot) -> None:
    table.settings.animation = "fast"
    chance = random.Random(5)
    table.game.start()
    assert not table.view.resting
    rounds = 0
    while table.state().result is None and rounds < 12:
        rounds += 1
        qtbot.waitUntil(lambda: table.view.resting and not table.game._due, timeout=10_000)
        table.assert_right()
        if table.state().result is None:
            table.do(random_action(table.state(), chance), chance.choice(("mouse", "keys", "drag")))
            assert table.view.director.busy or table.state().result is not None
    table.view.director.finish_all()
    table.assert_right()


def test_input_during_an_animation_finishes_it_and_counts(table: Table) -> None:
    table.settings.animation = "slow"
    table.game.start(dealer=1)
    assert table.view.director.busy
    table.key(Qt.Key.Key_T)
    assert table.game.done[0] == TakeDiscard()
    assert table.view.director.busy  # now the take is on its way
    table.view.finish()
    table.assert_right()


def test_the_computer_waits_for_the_motion(table: Table) -> None:
    table.settings.animation = "slow"
    table.game.start(dealer=0)
    assert table.game.held
    assert table.game.done == []
    table.view.director.finish_all()
    assert table.game.done != []


@pytest.mark.parametrize("seed", range(3))
def test_a_storm_of_clicks_and_keys_does_legal_actions_only(table: Table, seed: int) -> None:
    """1,000 events, both buttons, all keys of the table, with motion on: nothing is refused by the game."""
    table.settings.animation = "fast"
    chance = random.Random(seed)
    view = table.view
    table.game.start()
    keys = [getattr(Qt.Key, f"Key_{name}") for name in ("D", "T", "P", "K", "G", "S", "Left", "Right", "Up")]
    keys += [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Down]
    for number in range(1000):
        at = QPoint(chance.randrange(view.width()), chance.randrange(view.height()))
        kind = chance.random()
        if kind < 0.35:
            table.click(at)
        elif kind < 0.45:
            QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, at)
        elif kind < 0.55:
            table.double_click(at)
        elif kind < 0.65:
            table.drag(at, QPoint(chance.randrange(view.width()), chance.randrange(view.height())))
        elif kind < 0.70:
            button = chance.choice((view.console.knock, view.console.pass_))
            if button.isEnabled() and button.isVisible():
                QTest.mouseClick(button, LEFT)
        else:
            modifier = chance.choice((Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier))
            table.key(chance.choice(keys), modifier)
        if number % 100 == 99:
            QApplication.processEvents()
        if table.state().result is not None:
            table.game.start()
    assert table.game.refusals == 0
    assert len(table.game.done) > 30
    view.director.finish_all()
    view.table.touch.finish()
    table.assert_right()


# ---------------------------------------------------------------------- selection


def test_a_click_selects_and_the_next_one_throws(table: Table) -> None:
    to_the_discard(table)
    card = table.view.table.places.places[-1].card
    table.click(table.view.card_point(card))
    assert table.view.table.hand[card].selected
    table.click(table.view.card_point(card))
    assert Discard(card) in table.game.done


def test_space_throws_and_escape_selects_nothing(table: Table) -> None:
    to_the_discard(table)
    table.key(Qt.Key.Key_End)
    assert table.selected() is not None
    table.key(Qt.Key.Key_Escape)
    assert table.selected() is None
    done = len(table.game.done)
    table.key(Qt.Key.Key_Space)
    assert len(table.game.done) == done
    assert table.reasons[-1].startswith("Select")
    table.key(Qt.Key.Key_Left)
    card = table.selected()
    table.key(Qt.Key.Key_Space)
    assert card is not None
    assert table.game.done[done] == Discard(card)


def test_piles_are_reached_by_keyboard(table: Table) -> None:
    table.game.start(dealer=1)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Up)
    assert table.view.table.stock.focused
    table.key(Qt.Key.Key_Right)
    assert table.view.table.discard.focused
    table.key(Qt.Key.Key_Return)
    assert table.game.done[0] == TakeDiscard()


def test_a_card_just_taken_is_locked_and_says_why(table: Table) -> None:
    table.game.start(dealer=1)
    card = table.state().discard_pile[-1]
    table.do(TakeDiscard(), "mouse")
    item = table.view.table.hand[card]
    assert item.plated
    assert item.number is None
    table.double_click(table.view.card_point(card))
    assert "taken" in table.reasons[-1]
    assert table.game.done == [TakeDiscard()]


def test_a_double_click_on_the_stock_draws_once_and_complains_of_nothing(table: Table) -> None:
    table.game.start(dealer=1)
    table.do(Pass(), "keys")
    while table.state().phase is not Phase.DRAW and table.state().result is None:
        table.do(Pass(), "keys")
    if table.state().phase is Phase.DRAW:
        table.double_click(table.view.pile_point("stock"))
        assert table.game.done.count(Draw()) >= 1
        assert table.state().phase is Phase.DISCARD
    assert table.reasons == []


def test_knock_without_a_selection_selects_first(table: Table) -> None:
    for _ in range(60):
        to_the_discard(table)
        if any(isinstance(action, Knock) for action in table.state().legal_actions):
            break
        while table.state().result is None:
            state = table.state()
            knocks = [action for action in state.legal_actions if isinstance(action, Knock | BigGin)]
            if knocks:
                break
            table.do(random_action(state, table.game.chance), "keys")
            table.view.director.finish_all()
        if table.state().result is None:
            break
    assert table.state().result is None
    table.key(Qt.Key.Key_Escape)
    table.key(Qt.Key.Key_K)
    assert table.state().result is None
    assert table.selected() is not None
    table.key(Qt.Key.Key_K)
    assert table.state().result is not None
    table.assert_right()


# ---------------------------------------------------------------------- order


def test_sorting_goes_through_four_modes_and_keeps_all_cards(table: Table) -> None:
    table.game.start(dealer=1)
    seen = []
    for _ in range(4):
        seen.append(table.settings.sort)
        table.assert_right()
        table.key(Qt.Key.Key_S)
    assert seen == ["melds", "rank", "suit", "own"]
    assert table.settings.sort == "melds"


def order(table: Table) -> list[Card]:
    return [place.card for place in table.view.table.places.places]


def test_shift_and_an_arrow_move_a_card(table: Table) -> None:
    table.game.start(dealer=1)
    before = order(table)
    table.key(Qt.Key.Key_Home)
    table.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert table.settings.sort == "own"
    assert order(table) == [before[1], before[0], *before[2:]]
    table.assert_right()


def test_a_card_dragged_to_another_place_stays_there(table: Table) -> None:
    table.settings.sort = "suit"
    table.game.start(dealer=1)
    before = order(table)
    start, end = table.view.card_point(before[8]), table.view.card_point(before[2])
    table.drag(start, end)
    assert table.settings.sort == "own"
    after = order(table)
    assert sorted(after) == sorted(before)
    assert after.index(before[8]) in (2, 3)
    table.assert_right()


# ---------------------------------------------------------------------- drags that come to nothing


def test_a_wrong_drop_flies_back(table: Table, qtbot: QtBot) -> None:
    table.settings.animation = "fast"
    to_the_discard(table)
    done = len(table.game.done)
    card = order(table)[-1]
    table.drag(table.view.card_point(card), QPoint(60, 60))
    assert not table.view.resting
    qtbot.waitUntil(lambda: table.view.resting)
    assert len(table.game.done) == done
    table.assert_right()


def test_a_pile_that_may_not_be_used_cannot_be_dragged(table: Table) -> None:
    to_the_discard(table)
    table.lift(table.view.pile_point("stock"), QPoint(640, 600))
    assert table.view.pointer.drag is None
    table.let_go(QPoint(640, 600))
    table.assert_right()


def test_the_target_is_the_one_with_the_largest_overlap(table: Table) -> None:
    for _ in range(80):
        to_the_discard(table)
        state = table.state()
        card = next((a.card for a in state.legal_actions if isinstance(a, Knock)), None)
        while card is None and table.state().result is None:
            table.do(random_action(table.state(), table.game.chance), "keys")
            card = next((a.card for a in table.state().legal_actions if isinstance(a, Knock)), None)
        if card is not None:
            break
    assert card is not None
    view = table.view
    place = view.table.place_of(card)
    assert place is not None
    grip = view.card_point(card) - place.centre.toPoint()
    between = (view.pile_point("discard") + view.pile_point("knock")) / 2 + grip
    table.lift(view.card_point(card), between - QPoint(12, 0))
    assert table.target() is view.table.discard
    table.mouse(QEvent.Type.MouseMove, between + QPoint(12, 0))
    assert table.target() is view.table.knock
    table.key(Qt.Key.Key_Escape)
    assert not table.dragging()
    table.assert_right()


ENDINGS = ("escape", "focus", "new round", "leave", "resize", "language", "hide", "theme")


@pytest.mark.parametrize("source", ["card", "stock"])
@pytest.mark.parametrize("ending", ENDINGS)
def test_an_interrupted_drag_ends_well(table: Table, ending: str, source: str) -> None:
    view = table.view
    if source == "card":
        to_the_discard(table)
        start = view.card_point(order(table)[3])
    else:
        table.game.start(dealer=1)
        while Draw() not in table.state().legal_actions:
            table.do(Pass(), "keys")
        start = view.pile_point("stock")
    table.lift(start, QPoint(640, 330))
    assert table.dragging()
    done = len(table.game.done)
    match ending:
        case "escape":
            table.key(Qt.Key.Key_Escape)
        case "focus":
            view.console.hint.setFocus()
        case "new round":
            table.game.start(dealer=1)
            done = len(table.game.done)
        case "leave":
            table.game.leave()
        case "resize":
            view.resize(900, 620)
        case "language":
            QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
        case "hide":
            view.hide()
        case _:
            table.settings.table = "dark"
            table.key(Qt.Key.Key_Escape)
    assert not table.dragging()
    table.let_go(QPoint(640, 330))
    assert len(table.game.done) == done
    if ending == "leave":
        assert view.table.items_of_cards() == []
    else:
        table.assert_right()


def test_the_knockers_face_down_card_does_not_show(table: Table) -> None:
    chance = random.Random(3)
    for _ in range(20):
        table.game.start()
        while table.state().result is None:
            table.do(random_action(table.state(), chance), "keys")
        result = table.state().result
        assert result is not None
        if result.knocker is not None and result.kind != "big_gin":
            assert table.view.table.discard.cards[-1] is None
            return
    raise AssertionError("no round ended in a knock")


def test_a_click_on_the_felt_selects_nothing_and_one_beside_a_button_does_no_harm(table: Table) -> None:
    to_the_discard(table)
    table.key(Qt.Key.Key_End)
    card = table.selected()
    assert card is not None
    table.click(table.view.look.layout.console.center().toPoint())
    assert table.selected() is card
    table.click(QPoint(40, 300))
    assert table.selected() is None


def test_the_pointer_on_a_button_lets_go_of_the_card(table: Table) -> None:
    table.game.start(dealer=1)
    view = table.view
    card = next(iter(table.state().hand))
    table.mouse(QEvent.Type.MouseMove, view.card_point(card), held=False)
    assert view.table.hand[card].lift > 0
    QTest.mouseMove(view.console.sort, QPoint(5, 5))
    QApplication.processEvents()
    assert view.table.hand[card].lift == 0


def test_the_pointer_previews_a_throw_and_a_selection_goes_before_it(table: Table) -> None:
    to_the_discard(table)
    view, console = table.view, table.view.console
    cards = [place.card for place in view.table.places.places]
    before = console.prompt.text()
    table.mouse(QEvent.Type.MouseMove, view.card_point(cards[-1]), held=False)
    previewed = console.prompt.text()
    assert previewed != before
    assert not console.knock.isEnabled()
    table.click(view.card_point(cards[-2]))
    selected = console.prompt.text()
    assert selected != previewed
    table.mouse(QEvent.Type.MouseMove, view.card_point(cards[-1]), held=False)
    assert console.prompt.text() == selected
