"""Who deals: the draw before the first deal, and the mark at the plate."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import Card, Deal, DealerDraw, FirstDealer, Match, Player, Rules
from ginrummy_qt.models import dealing
from ginrummy_qt.models.words import spoken
from ginrummy_qt.ui.table.card_item import CardItem
from tests.ui.table.hands import Table

LOW = Rules(first_dealer=FirstDealer.LOW_CARD)
ONCE = ("4c 9d",)
TIES = ("4c 4d", "Th Ts", "Jh 3s")


def drawn(dealer: int, pairs: tuple[str, ...]) -> DealerDraw:
    cards = [tuple(map(Card.parse, pair.split())) for pair in pairs]
    return DealerDraw(dealer, tuple((one, other) for one, other in cards))


def start(table: Table, dealer: int = 0, pairs: tuple[str, ...] = ONCE, speed: str = "slow") -> None:
    table.settings.animation = speed
    table.game.dealer_draw = drawn(dealer, pairs)
    table.game.start(dealer=dealer, rules=LOW)


def stage_of(table: Table) -> str:
    """Where the draw stands: nothing, in motion, or waiting for the person."""
    draw = table.view.draw
    if draw.active:
        assert not table.view.resting
    return "waiting" if draw.waiting else "drawing" if draw.active else ""


def faces_up(table: Table) -> list[CardItem]:
    return [item for item in table.view.table.items_of_cards() if item.card is not None]


def test_the_cards_are_shown_and_a_key_goes_on_to_the_deal(table: Table) -> None:
    start(table)
    draw = table.view.draw
    assert stage_of(table) == "drawing"
    assert table.game.held
    assert not table.view.console.isVisible()
    assert draw.sentence.markup == "The lower card deals"
    table.key(Qt.Key.Key_Space)  # the end of the motion
    assert stage_of(table) == "waiting"
    assert draw.sentence.markup == "You drew the {4c}, the computer the {9d}: *you deal*"
    assert draw.advice.isVisible()
    assert [str(item.card) for item in faces_up(table) if item.selected] == ["4c"]
    assert table.game.done == []
    table.key(Qt.Key.Key_D)  # not a draw from the stock
    assert stage_of(table) == "drawing"  # the cards go back
    table.key(Qt.Key.Key_D)
    assert stage_of(table) == ""
    assert table.view.director.busy
    assert table.view.console.isVisible()
    assert not any(label.isVisible() for label in (*draw.names, draw.sentence, draw.advice))
    table.view.director.finish_all()
    table.assert_right()
    assert table.game.done  # it was let go: the computer is not the dealer and has begun


def test_clicks_go_on_too_and_do_nothing_else(table: Table) -> None:
    start(table, dealer=1)
    pile = table.view.pile_point("discard")
    for _ in range(3):
        table.click(pile)
    assert not table.view.draw.active
    assert table.game.done == []
    table.view.finish()
    table.assert_right()


def test_equal_ranks_are_drawn_again_in_sight(table: Table, qtbot: QtBot) -> None:
    table.view.draw.sentence.show()
    start(table, dealer=1, pairs=TIES, speed="fast")
    said: list[str] = []

    def note() -> bool:
        text = table.view.draw.sentence.markup
        if text not in said[-1:]:
            said.append(text)
        return table.view.draw.waiting

    qtbot.waitUntil(note, timeout=10_000)
    assert said == [
        "The lower card deals",
        "Equal cards: both draw again",
        "You drew the {Jh}, the computer the {3s}: *the computer deals*",
    ]
    shown = {str(item.card): item for item in faces_up(table)}
    assert set(shown) == set(" ".join(TIES).split())
    for one, other in pairwise(("4c", "Th", "Jh")):
        assert shown[other].pos().x() - shown[one].pos().x() > 0.3 * shown[one].width
    assert all(item.flip == 1.0 and not item.airborne for item in shown.values())
    assert shown["3s"].selected


@pytest.mark.parametrize(
    "size", [QSize(800, 528), QSize(1024, 568), QSize(1280, 768), QSize(900, 1368), QSize(600, 868)]
)
def test_everything_is_inside_in_every_window(table: Table, size: QSize) -> None:
    start(table, pairs=TIES)
    table.view.resize(size)
    draw = table.view.draw
    assert draw.quiet  # a window that has just found its size still sees the motion
    draw.go_on()
    assert draw.waiting
    layout = table.view.table.look.layout
    for item in table.view.table.items_of_cards():
        rect = item.card_rect().translated(item.pos())
        assert rect.left() >= 0, item.card
        assert rect.right() <= layout.width, item.card
        assert rect.bottom() <= layout.label_top
        assert item.width == layout.card
    labels: list[QLabel] = [*draw.names, draw.sentence, draw.advice]
    for label in labels:
        assert table.view.viewport().rect().contains(label.geometry())
    for one, other in pairwise(labels):
        assert not one.geometry().intersects(other.geometry())
    table.view.resize(1200, 700)  # and after the fact
    assert all(item.width == table.view.table.look.layout.card for item in faces_up(table))


def test_without_motion_it_is_only_told(table: Table) -> None:
    told: list[str] = []
    table.view.told.connect(lambda say: told.append(say()))
    start(table, speed="off")
    assert told == ["You drew the {4c}, the computer the {9d}: *you deal*"]
    assert not table.view.draw.active
    table.assert_right()


def test_it_is_not_shown_again(table: Table) -> None:
    start(table)
    table.view.finish()
    table.game.round_number = 2
    table.game.round_started.emit()
    assert not table.view.draw.active
    table.view.finish()
    table.game.round_number = 1
    table.game.match_started.emit()  # a match that is taken up again
    assert not table.view.draw.active


def test_leaving_in_the_middle_lets_the_computer_go(table: Table) -> None:
    start(table)
    table.game.leave()
    assert stage_of(table) == ""
    assert not table.game.held
    assert table.view.table.items_of_cards() == []


def test_another_match_in_the_middle_begins_with_its_own_draw(table: Table) -> None:
    start(table)
    start(table, dealer=1, pairs=("Kc 2d",))
    table.view.draw.go_on()
    assert {str(item.card) for item in faces_up(table)} == {"Kc", "2d"}
    table.view.finish()
    table.view.director.finish_all()
    table.assert_right()


def test_modifiers_and_held_keys_do_not_go_on(table: Table) -> None:
    start(table)
    table.view.draw.go_on()
    table.key(Qt.Key.Key_Shift)
    table.key(Qt.Key.Key_F4, Qt.KeyboardModifier.AltModifier)
    assert table.view.draw.waiting


def test_the_menu_goes_on_instead_of_playing(table: Table) -> None:
    start(table, dealer=1)
    table.view.perform("take")
    table.view.perform("take")
    table.view.perform("take")
    assert table.game.done == []
    table.view.finish()


@pytest.mark.parametrize("how", [FirstDealer.LOW_CARD, FirstDealer.HIGH_CARD])
def test_the_sentence_agrees_with_the_engine(how: FirstDealer) -> None:
    for number in range(30):
        match = Match(Rules(first_dealer=how), (Player("a"), Player("b", "casual")), (Deal(number),))
        draw = match.dealer_draw
        assert draw is not None
        said = spoken(dealing.draw_result(draw, 0))
        assert ("you deal" in said) == (match.dealer == 0)
        mine, other = draw.cards[-1]
        deals = mine.rank < other.rank if how is FirstDealer.LOW_CARD else mine.rank > other.rank
        assert deals == ("you deal" in said)
    assert dealing.draw_result(DealerDraw(0), 0) == ""
    assert dealing.draw_rule(how)


# ---------------------------------------------------------------------- the mark


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_dealer_wears_a_mark(table: Table, dealer: int) -> None:
    table.game.start(dealer=dealer)
    plates = (table.view.console.plate, table.view.presenter.opponent_plate)
    for seat, plate in enumerate(plates):
        assert plate.content.dealer == (seat == dealer)
        assert ("dealer" in plate.accessibleName()) == (seat == dealer)
        assert (plate.toolTip() != "") == (seat == dealer)


def test_the_mark_moves_nothing(table: Table) -> None:
    table.game.start(dealer=0)
    plates = (table.view.console.plate, table.view.presenter.opponent_plate)
    before = [plate.geometry() for plate in plates]
    table.game.start(dealer=1)
    assert [plate.geometry() for plate in plates] == before


def test_the_plate_lets_clicks_through(table: Table) -> None:
    table.game.start(dealer=1)
    clicked: list[bool] = []
    table.view.pointer.felt_clicked.connect(lambda: clicked.append(True))
    plate = table.view.presenter.opponent_plate
    at = plate.mapTo(table.view.viewport(), QPoint(4, plate.height() // 2))
    child = table.view.viewport().childAt(at)
    assert child is plate
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert clicked == [True]
