"""The choice of melds: opens by itself when it matters, is used by keys and clicks, and fits every window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import ALL_CARDS, BigGin, Card, Knock, Opening, Rules
from ginrummy_qt.models.games import Games
from ginrummy_qt.models.languages import LanguageManager
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.models.showing import Showing, ways_to_show
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.meld_choice import MeldChoice
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.table_page import TablePage
from tests.models.test_showing import THREE, TWO, holding, throwing
from tests.ui.table.hands import FakeGame, Table

SIZES = ((800, 528), (1024, 568), (1280, 768), (1920, 1048), (900, 1368), (600, 868), (3840, 2128))


class Stage:
    def __init__(self, qtbot: QtBot, faces: Faces, size: tuple[int, int] = (1280, 768)) -> None:
        self.parent = QWidget()
        qtbot.addWidget(self.parent)
        self.parent.resize(*size)
        self.sheet = MeldChoice(self.parent, faces)
        self.sheet.set_duration(0)
        self.parent.show()
        self.knocks: list[Knock | BigGin] = []
        self.backs: list[bool] = []
        self.sheet.knock_wanted.connect(self.knocks.append)
        self.sheet.back_wanted.connect(lambda: self.backs.append(True))

    def show(self, ways: tuple[Showing, ...]) -> tuple[Showing, ...]:
        self.sheet.show_ways(ways)
        return ways

    def key(self, key: Qt.Key) -> None:
        focus = QApplication.focusWidget() or self.sheet
        QTest.keyClick(focus, key)


@pytest.fixture
def stage(qtbot: QtBot, faces: Faces) -> Stage:
    return Stage(qtbot, faces)


def two() -> tuple[Showing, ...]:
    return ways_to_show(holding(TWO), throwing("8h"))


def three() -> tuple[Showing, ...]:
    return ways_to_show(holding(THREE), throwing("Qc"))


def test_enter_knocks_with_the_default(stage: Stage) -> None:
    ways = stage.show(two())
    assert stage.sheet.options[0].pill
    assert not stage.sheet.options[1].pill
    stage.key(Qt.Key.Key_Return)
    assert stage.knocks == [ways[0].action]


def test_a_figure_marks_a_way_and_enter_knocks_with_it(stage: Stage) -> None:
    ways = stage.show(three())
    assert stage.sheet.knock.text() == "Knock 9"
    stage.key(Qt.Key.Key_3)
    assert stage.sheet.marked is ways[2]
    assert stage.sheet.knock.text() == "Knock 10"
    stage.key(Qt.Key.Key_4)  # there is no fourth
    stage.key(Qt.Key.Key_Enter)
    assert stage.knocks == [ways[2].action]


def test_arrows_tab_and_space_reach_everything(stage: Stage) -> None:
    ways = stage.show(two())
    stage.key(Qt.Key.Key_Down)
    assert stage.sheet.marked is ways[1]
    stage.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is stage.sheet.back
    stage.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is stage.sheet.knock
    stage.key(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is stage.sheet.options[1]
    stage.key(Qt.Key.Key_Backtab)
    stage.key(Qt.Key.Key_Space)
    assert stage.knocks == [ways[1].action]


def test_escape_and_back_return(stage: Stage) -> None:
    stage.show(two())
    stage.key(Qt.Key.Key_Escape)
    QTest.mouseClick(stage.sheet.back, Qt.MouseButton.LeftButton)
    assert len(stage.backs) == 2
    assert stage.knocks == []


def test_a_click_anywhere_on_a_way_marks_it(stage: Stage) -> None:
    ways = stage.show(two())
    option = stage.sheet.options[1]
    edge = Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(
        option, Qt.MouseButton.LeftButton, edge, QPoint(option.width() - 9, option.height() // 2)
    )
    assert stage.sheet.marked is ways[1]
    assert not stage.sheet.options[0].isChecked()


def test_the_next_question_begins_with_its_default(stage: Stage) -> None:
    stage.show(three())
    stage.key(Qt.Key.Key_3)
    stage.sheet.close_sheet()
    ways = stage.show(two())
    assert stage.sheet.marked is ways[0]
    assert not stage.sheet.options[2].isVisible()


def test_ways_are_read_out(stage: Stage) -> None:
    stage.show(two())
    name = stage.sheet.options[0].accessibleName()
    assert "ace of clubs" in name
    assert "three of diamonds" in name
    assert "safer" in name
    assert "Deadwood 10" in stage.sheet.options[0].accessibleDescription()
    assert stage.sheet.options[1].toolTip() == "Key 2"


def assert_sound(sheet: MeldChoice, parent: QWidget) -> None:
    def rect(widget: QWidget) -> QRect:
        return QRect(widget.mapTo(parent, QPoint()), widget.size())

    assert parent.rect().contains(rect(sheet.panel))
    options = [option for option in sheet.options if option.isVisible()]
    parts = [sheet.headline, sheet.subline, *options, sheet.back, sheet.knock]
    for part in parts:
        assert rect(sheet.panel).contains(rect(part).adjusted(3, 3, -3, -3)), part
    for one, other in combinations(parts, 2):
        assert not rect(one).adjusted(4, 4, -4, -4).intersects(rect(other).adjusted(4, 4, -4, -4))
    for option in options:
        words = option._words
        assert QRect(QPoint(), option.size()).contains(words.toRect()), words
        hand = option.hand.geometry()
        row = option.hand.row()
        hand.setWidth(round(row.width))
        assert not hand.adjusted(2, 2, -2, -2).intersects(words.toRect().adjusted(2, 2, -2, -2))
        assert option.rect().contains(hand.adjusted(2, 2, -2, -2))
        need = option.words_height(words.width(), sheet.k * sheet.text, sheet.cards)
        assert need <= words.height() + 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ways", [two, three])
def test_it_fits(
    qtbot: QtBot, faces: Faces, size: tuple[int, int], ways: Callable[[], tuple[Showing, ...]]
) -> None:
    stage = Stage(qtbot, faces, size)
    stage.show(ways())
    assert_sound(stage.sheet, stage.parent)
    assert stage.sheet.comfortable


@pytest.mark.usefixtures("longer")
@pytest.mark.parametrize("size", [(800, 528), (1280, 768), (900, 1368)])
def test_longer_words_fit(qtbot: QtBot, faces: Faces, size: tuple[int, int]) -> None:
    stage = Stage(qtbot, faces, size)
    stage.show(three())
    assert_sound(stage.sheet, stage.parent)


@pytest.mark.parametrize("px", [18, 28])
def test_a_large_system_font_fits(qtbot: QtBot, faces: Faces, system_font: QApplication, px: int) -> None:
    font = QFont(system_font.font())
    font.setPixelSize(px)
    system_font.setFont(font)
    for size in ((800, 528), (1280, 768)):
        stage = Stage(qtbot, faces, size)
        stage.show(three())
        assert_sound(stage.sheet, stage.parent)


# ---------------------------------------------------------------------- at the table


class PageGame(FakeGame):
    """All that a page asks of a controller."""

    hinted = Signal(object)
    refused = Signal(str)
    failed = Signal(str)
    stuck = training = can_undo = can_redo = False
    round_entry = None

    def hint(self, _view: object = None) -> bool:
        return False


def eleven(cards: str) -> list[Card]:
    """A deck that gives these eleven cards to the person when the computer deals."""
    mine = [Card.parse(text) for text in cards.split()]
    others = [card for card in ALL_CARDS if card not in mine]
    dealt = [card for pair in zip(mine, others[:10], strict=False) for card in pair]
    return [*dealt, mine[10], *others[10:]]


@dataclass
class Desk:
    page: TablePage
    game: PageGame

    def select(self, card: str) -> None:
        view = self.page.table
        QTest.mouseClick(
            view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            view.card_point(Card.parse(card)),
        )

    def knock_by(self, way: str) -> None:
        table = self.page.table
        if way == "button":
            self.select("8h")
            QTest.mouseClick(table.console.knock, Qt.MouseButton.LeftButton)
        elif way == "key":
            self.select("8h")
            QTest.keyClick(table, Qt.Key.Key_K)
        elif way == "menu":
            self.select("8h")
            table.perform("knock")
        else:
            hands = Table(table, self.game, cast("Settings", None))
            hands.drag(table.card_point(Card.parse("8h")), table.pile_point("knock"))


@pytest.fixture
def desk(qtbot: QtBot, settings: Settings, faces: Faces) -> Iterator[Desk]:
    settings.animation = "off"
    game = PageGame(1)
    languages = LanguageManager()
    services = Services(settings, languages, faces, cast("Games", SimpleNamespace(controller=game)))
    page = TablePage(services)
    qtbot.addWidget(page)
    page.table.round_shown.disconnect()  # no match stands behind this game
    page.resize(1280, 768)
    page.show()
    page.table.setFocus()
    rules = Rules(opening=Opening.ELEVEN)
    game.start(dealer=1, deck=eleven(TWO), rules=rules)
    assert game.state.hand == holding(TWO).hand
    yield Desk(page, game)
    game.leave()
    page.close()
    languages.remove()


@pytest.mark.parametrize("way", ["button", "key", "menu", "drag"])
def test_every_way_to_knock_asks_first(desk: Desk, way: str) -> None:
    shown: list[bool] = []
    desk.page.sheet_shown.connect(shown.append)
    desk.knock_by(way)
    assert desk.page.sheet_open
    assert shown == [True]
    assert desk.game.done == []
    assert desk.page.table.check(desk.game.state) == []
    QTest.keyClick(desk.page.showing.options[0], Qt.Key.Key_2)
    QTest.keyClick(desk.page.showing.options[1], Qt.Key.Key_Return)
    assert desk.game.done == [ways_to_show(holding(TWO, pile=""), throwing("8h"))[1].action]
    assert not desk.page.showing.isVisible()
    assert desk.game.state.result is not None


def test_escape_goes_back_to_the_hand(desk: Desk) -> None:
    desk.knock_by("key")
    QTest.keyClick(desk.page.showing.options[0], Qt.Key.Key_Escape)
    assert not desk.page.sheet_open
    assert desk.game.done == []
    assert QApplication.focusWidget() is desk.page.table
    assert desk.page.table.choice.selection is Card.parse("8h")


def test_a_knock_without_a_choice_is_done_at_once(desk: Desk) -> None:
    desk.game.start(
        dealer=1, deck=eleven("5s 6s 7s 8s Jc Jd Jh Ah 2d 5c 8h"), rules=Rules(opening=Opening.ELEVEN)
    )
    desk.knock_by("key")
    assert desk.game.done == [Knock(Card.parse("8h"))]


def test_leaving_the_match_takes_the_question_away(desk: Desk) -> None:
    desk.knock_by("key")
    desk.game.leave()
    assert not desk.page.showing.isVisible()


def test_the_question_follows_table_and_size(desk: Desk) -> None:
    desk.knock_by("key")
    desk.page.resize(800, 528)
    assert desk.page.showing.size() == desk.page.size()
    assert_sound(desk.page.showing, desk.page)
