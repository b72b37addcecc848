"""The guided first round on the screen: by mouse, by keyboard, skipped, once more, and its offer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ginrummy_qt.app import make_services
from ginrummy_qt.engine import PRESETS, Card, Deal
from ginrummy_qt.models.guide import STEPS
from ginrummy_qt.models.languages import LanguageManager
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.options import Options
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.guide_offer import GuideOffer
from ginrummy_qt.ui.guide_window import GuideWindow
from ginrummy_qt.ui.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[LanguageManager]:
    made = LanguageManager()
    made.set("en")
    yield made
    made.remove()


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, languages: LanguageManager) -> Iterator[GuideWindow]:
    settings.animation = "off"
    made = GuideWindow(settings, languages)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is made)
    made.begin()
    yield made
    made.close()


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def ready(qtbot: QtBot, window: GuideWindow, key: str) -> None:
    """Wait until the note of the step ``key`` is there and something can be done."""
    qtbot.waitUntil(
        lambda: (
            window.guide.step.key == key
            and not window._computer_moves()
            and (window.go_on.isEnabled() or window.show_me.isEnabled())
        )
    )


def point(window: GuideWindow, card: str) -> None:
    table = window.page.table
    at = table.card_point(Card.parse(card))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def pile(window: GuideWindow, name: str) -> None:
    table = window.page.table
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.pile_point(name))


def test_by_mouse(qtbot: QtBot, window: GuideWindow) -> None:
    ready(qtbot, window, "hand")
    assert window.text.text().startswith("These are your ten cards. two of diamonds")
    assert window.count.text() == "1 of 9"
    click(window.go_on)
    ready(qtbot, window, "upcard")
    played = QSignalSpy(window.completed)
    console = window.page.table.console
    assert console.pass_.objectName() == "primary", "what is asked for stands out"
    click(console.pass_)
    ready(qtbot, window, "draw")
    assert console.pass_.objectName() == ""
    pile(window, "stock")
    ready(qtbot, window, "throw")
    point(window, "Jd")
    point(window, "Jd")
    ready(qtbot, window, "again")
    pile(window, "stock")
    ready(qtbot, window, "cheap")
    point(window, "Ts")
    point(window, "Ts")
    ready(qtbot, window, "take")
    pile(window, "discard")
    ready(qtbot, window, "knock")
    point(window, "4s")
    click(window.page.table.console.knock)
    ready(qtbot, window, "score")
    assert window.page.result.isVisible()
    assert "25 points for you" in window.text.text()
    assert window.count.text() == "9 of 9"
    assert window.page.result.next.text() == "Play on your own"
    assert played.count() == 1


def test_by_keyboard(qtbot: QtBot, window: GuideWindow) -> None:
    def key(*keys: Qt.Key) -> None:
        for one in keys:
            focused = QApplication.focusWidget()
            assert focused is not None
            QTest.keyClick(focused, one)

    ready(qtbot, window, "hand")
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.go_on)
    key(Qt.Key.Key_Return)
    ready(qtbot, window, "upcard")
    key(Qt.Key.Key_P)
    ready(qtbot, window, "draw")
    key(Qt.Key.Key_D)
    ready(qtbot, window, "throw")
    key(Qt.Key.Key_End, Qt.Key.Key_Return)
    ready(qtbot, window, "again")
    key(Qt.Key.Key_D)
    ready(qtbot, window, "cheap")
    key(Qt.Key.Key_End, Qt.Key.Key_Return)
    ready(qtbot, window, "take")
    key(Qt.Key.Key_T)
    ready(qtbot, window, "knock")
    key(Qt.Key.Key_End, Qt.Key.Key_K)
    ready(qtbot, window, "score")
    with qtbot.waitSignal(window.match_wanted):
        key(Qt.Key.Key_Return)
    assert not window.isVisible()


def test_what_else_is_tried_is_answered_in_the_place_of_the_prompt(qtbot: QtBot, window: GuideWindow) -> None:
    ready(qtbot, window, "hand")
    pile(window, "discard")
    assert "Continue" in window.page.notice.text
    click(window.go_on)
    ready(qtbot, window, "upcard")
    pile(window, "discard")
    assert "Pass" in window.page.notice.text
    assert window.guide.step.key == "upcard"


def test_it_does_a_step_for_who_asks(qtbot: QtBot, window: GuideWindow) -> None:
    ready(qtbot, window, "hand")
    click(window.go_on)
    for step in STEPS[1:-1]:
        ready(qtbot, window, step.key)
        click(window.show_me)
    ready(qtbot, window, "score")
    assert not window.show_me.isVisible()
    click(window.again)
    ready(qtbot, window, "hand")
    assert not window.page.result.isVisible()


def test_it_is_skipped_at_any_time(qtbot: QtBot, window: GuideWindow) -> None:
    ready(qtbot, window, "hand")
    click(window.go_on)
    ready(qtbot, window, "upcard")
    assert window.end.text() == "Skip"
    folder = window.guide._folder
    click(window.end)
    assert not window.isVisible()
    assert not folder.exists()


def test_the_language_is_followed_in_the_middle(
    qtbot: QtBot, window: GuideWindow, languages: LanguageManager
) -> None:
    ready(qtbot, window, "hand")
    click(window.go_on)
    ready(qtbot, window, "upcard")
    for code, said in (("de", "Passe"), ("nl", "Pas"), ("sv", "Passa")):
        languages.set(code)
        assert said in window.text.text()
        assert window.windowTitle() != "First round"
        qtbot.waitUntil(lambda: window.page.table.console.pass_.text() != "Pass")
        QApplication.processEvents()


@pytest.mark.parametrize("size", [(640, 480), (800, 560), (1280, 800)])
def test_the_table_keeps_its_size_from_step_to_step(
    qtbot: QtBot, window: GuideWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    ready(qtbot, window, "hand")
    click(window.go_on)
    sizes = set()
    for step in STEPS[1:-1]:
        ready(qtbot, window, step.key)
        sizes.add(window.page.size().toTuple())
        assert window.text.height() >= window.text.heightForWidth(window.text.width()) - 1
        click(window.show_me)
    assert len(sizes) == 1


@pytest.fixture
def main(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    services = make_services(Options(profile=tmp_path / "profile", language="en"))
    services.settings.animation = "off"
    window = MainWindow(services)
    window.resize(1280, 800)
    window.show()
    yield window
    window.close()
    QApplication.processEvents()
    services.close()
    window.deleteLater()


def test_a_newcomer_is_offered_it_until_it_is_played(qtbot: QtBot, main: MainWindow) -> None:
    assert main.start.offer.isVisible()
    click(main.start.offer)
    window = main.findChild(GuideWindow)
    assert isinstance(window, GuideWindow)
    assert window.isVisible()
    ready(qtbot, window, "hand")
    main.tools.show_guide()
    assert len(main.findChildren(GuideWindow)) == 1
    window.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert main.start.offer.isVisible(), "closed too soon: it can be had again"
    click(main.start.offer)
    window = main.findChild(GuideWindow)
    assert isinstance(window, GuideWindow)
    ready(qtbot, window, "hand")
    window.completed.emit()
    assert not main.start.offer.isVisible()
    assert not main._services.settings.newcomer
    window.close()
    assert main._services.games.under_way() == (), "it is no match of the person's"


def test_who_has_dealt_is_not_offered_it_any_more(main: MainWindow) -> None:
    main.matches.deal(PRESETS["haus"], seats_for("casual"))
    assert not main._services.settings.newcomer
    main.show_start()
    assert not main.start.offer.isVisible()
    assert main.menus.guide.isEnabled(), "the menu keeps it"


def test_the_match_on_the_table_is_left_alone(qtbot: QtBot, main: MainWindow) -> None:
    main.page.ensurePolished()
    main._controller.new_match(PRESETS["nl"], seats_for("casual"), [Deal(5)])
    before = main._controller.match_id
    main.menus.guide.trigger()
    window = main.findChild(GuideWindow)
    assert isinstance(window, GuideWindow)
    ready(qtbot, window, "hand")
    window.close()
    assert main._controller.match_id == before
    assert main._at_table


def test_the_offer_goes_where_there_is_no_room(main: MainWindow, qtbot: QtBot) -> None:
    offer, fan = main.start.offer, main.start.fan
    assert isinstance(offer, GuideOffer)
    for size, there in (((400, 700), True), ((150, 700), False), ((700, 220), True), ((700, 100), False)):
        fan.resize(*size)
        assert offer.isVisible() is there, size
        if there:
            assert not offer.geometry().intersects(fan.words_rect())
            assert fan.rect().contains(offer.geometry())


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_it_opens_no_larger_than_the_screen(
    qtbot: QtBot, system_font: QApplication, settings: Settings, languages: LanguageManager, percent: int
) -> None:
    large = QFont(QApplication.font())
    large.setPixelSize(round(14 * percent / 100))
    QApplication.setFont(large)
    made = GuideWindow(settings, languages)
    qtbot.addWidget(made)
    made.show()
    QTest.qWait(5)
    room = made.screen().availableGeometry()
    assert made.width() <= room.width()
    assert made.height() <= room.height()
    assert misfits(made) == []
    made.close()
