"""The discard pile fanned out: what it shows, how it opens, closes and takes; that it can be forbidden."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from ginrummy_qt.engine import Discard, Draw, Pass, TakeDiscard
from ginrummy_qt.engine.actions import Discarded
from ginrummy_qt.models.discard_pile import thrown
from ginrummy_qt.ui.table.pile_fan import PileFan
from ginrummy_qt.ui.table.pile_item import PileKind
from tests.ui.table.hands import LEFT, Table, random_action


@pytest.fixture
def played(table: Table) -> Table:
    """A table at which some cards have been thrown, the person to draw, the last card free to take."""
    table.game.start(dealer=1)
    for _ in range(200):
        state = table.state()
        if state.result is not None:
            table.game.start(dealer=1)
        elif len(state.discard_pile) > 5 and TakeDiscard() in state.legal_actions:
            break
        elif Draw() in state.legal_actions:
            table.do(Draw(), "keys")
        elif Pass() in state.legal_actions:
            table.do(Pass(), "keys")
        else:
            throw = random_action(state, table.game.chance)
            table.do(
                throw
                if isinstance(throw, Discard)
                else next(action for action in state.legal_actions if isinstance(action, Discard)),
                "keys",
            )
        table.view.director.finish_all()
    assert len(table.state().discard_pile) > 5
    return table


@pytest.fixture
def fan(played: Table) -> PileFan:
    QTest.keyClick(played.view, Qt.Key.Key_F)
    assert played.view.pile.fan.isVisible()
    return played.view.pile.fan


def shows(image: QImage, colour: int) -> bool:
    """Whether ``colour`` is in ``image``."""
    return any(
        image.pixelColor(x, y).rgb() == colour for y in range(image.height()) for x in range(image.width())
    )


def centre(fan: PileFan, number: int) -> QPoint:
    frame = fan.frame_of(number)
    return QPoint(round(frame.right()) - 3, round(frame.center().y()))


def test_it_shows_the_pile_in_order_and_who_threw_what(played: Table, fan: PileFan) -> None:
    state = played.state()
    assert tuple(each.card for each in fan.cards) == state.discard_pile
    last = {event.card: event.seat for event in state.history if isinstance(event, Discarded)}
    assert [each.seat for each in fan.cards] == [last.get(each.card) for each in fan.cards]
    for number, each in enumerate(fan.cards):
        assert fan.rect().contains(fan.frame_of(number).toAlignedRect())
        others = [fan.frame_of(other).y() for other, card in enumerate(fan.cards) if card.seat == each.seat]
        assert {*others} == {fan.frame_of(number).y()}  # one row for each side
    assert fan.accessibleName() == f"Discard pile, {len(fan.cards)} card(s)"
    said = fan.accessibleDescription().split("; ")
    assert len(said) == len(fan.cards)
    mine = next(number for number, each in enumerate(fan.cards) if each.seat == state.seat)
    assert said[mine].endswith("thrown by you")


def test_nothing_of_the_piles_looks_out_beside_it(played: Table, fan: PileFan) -> None:
    table, seen = played.view, []
    for size in ((800, 560), (1024, 600), (1280, 800), (900, 1400)):
        table.resize(*size)
        QTest.qWait(1)
        table.presenter.hint = PileKind.STOCK  # with its pill, which reaches highest
        table.presenter.show_states()
        piles = table.look.layout.stock.united(table.look.layout.discard).toAlignedRect()
        above = QRect(piles.x() - 20, 0, piles.width() + 40, fan.y())
        accent = QColor(table.look.palette.accent).rgb()
        assert not shows(table.viewport().grab(above).toImage(), accent)
        fan.close_fan()
        seen.append(shows(table.viewport().grab(above).toImage(), accent))
        QTest.keyClick(table, Qt.Key.Key_F)
        assert fan.isVisible()
    assert any(seen)  # or it looks where nothing is


def test_the_last_card_can_be_taken_by_click(played: Table, fan: PileFan) -> None:
    top = played.state().discard_pile[-1]
    QTest.mouseClick(fan, LEFT, pos=centre(fan, 0))
    assert fan.isVisible()  # no other card can be had
    QTest.mouseClick(fan, LEFT, pos=centre(fan, len(fan.cards) - 1))
    assert played.game.done[-1] == TakeDiscard()
    assert top in played.state().hand
    assert not fan.isVisible()
    played.assert_right()


def test_keys_walk_take_and_close(played: Table, fan: PileFan) -> None:
    count = len(fan.cards)
    done = len(played.game.done)
    QTest.keyClick(fan, Qt.Key.Key_Home)
    assert fan.cursor_card == fan.cards[0]
    QTest.keyClick(fan, Qt.Key.Key_Return)
    assert len(played.game.done) == done
    QTest.keyClick(fan, Qt.Key.Key_Right)
    assert fan.cursor_card == fan.cards[1]
    QTest.keyClick(fan, Qt.Key.Key_End)
    QTest.keyClick(fan, Qt.Key.Key_Right)
    assert fan.cursor_card == fan.cards[count - 1]
    QTest.keyClick(fan, Qt.Key.Key_Escape)
    assert not fan.isVisible()
    assert played.view.hasFocus()
    QTest.keyClick(played.view, Qt.Key.Key_F)
    QTest.keyClick(fan, Qt.Key.Key_Return)
    assert played.game.done[done] == TakeDiscard()


def test_the_keys_of_the_table_go_on_working(played: Table, fan: PileFan) -> None:
    QTest.keyClick(fan, Qt.Key.Key_D)
    assert Draw() in played.game.done
    assert not fan.isVisible()
    played.assert_right()


def test_a_press_beside_it_closes_it_and_counts(played: Table, fan: PileFan) -> None:
    card = next(iter(played.state().hand))
    QTest.mouseClick(played.view.viewport(), LEFT, pos=played.view.card_point(card))
    assert not fan.isVisible()
    assert played.view.choice.cursor is card


def test_the_button_tells_the_count_and_opens(played: Table) -> None:
    button = played.view.pile.button
    assert button.isVisible()
    assert button.count == len(played.state().discard_pile)
    assert button.width() >= 40
    assert not button.geometry().intersects(played.view.table.discard.frame.toAlignedRect())
    QTest.mouseClick(button, LEFT)
    assert played.view.pile.fan.isVisible()


def test_a_table_that_forbids_it_shows_the_top_card_alone(played: Table) -> None:
    played.settings.fan = False
    assert not played.view.pile.button.isVisible()
    QTest.keyClick(played.view, Qt.Key.Key_F)
    assert not played.view.pile.fan.isVisible()
    assert played.reasons[-1] == "At this table only the top card is seen."


def test_an_empty_pile_says_so(table: Table) -> None:
    QTest.keyClick(table.view, Qt.Key.Key_F)
    table.view.perform("fan")
    assert table.reasons[-1:] == ["The discard pile is empty."]
    assert not table.view.pile.fan.isVisible()


@pytest.mark.parametrize(("wide", "high", "rows"), [(800, 530, 1), (1280, 768, 3), (900, 1370, 3)])
def test_it_follows_the_window(played: Table, fan: PileFan, wide: int, high: int, rows: int) -> None:
    played.view.resize(wide, high)
    assert fan.isVisible()
    layout = played.view.look.layout
    assert fan.geometry().bottom() < layout.tray.y()
    assert fan.geometry().top() > layout.opponent_top
    assert all(fan.rect().contains(fan.frame_of(number).toAlignedRect()) for number in range(len(fan.cards)))
    assert (fan._plan().labels is None) is (rows == 1)


def test_cards_that_were_taken_are_not_in_it(played: Table) -> None:
    taken = played.state().discard_pile[-1]
    played.do(TakeDiscard(), "keys")
    assert taken not in [each.card for each in thrown(played.state())]
