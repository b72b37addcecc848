"""The help as a window: contents, links, history, search, zoom, cards, and what it follows."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QTextDocument, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS
from ginrummy_qt.models.help_pages import CONTENTS, PAGES
from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.faces import CardStyle, Faces
from ginrummy_qt.ui.help_browser import ZOOMS
from ginrummy_qt.ui.help_desk import RulesInForce
from ginrummy_qt.ui.help_window import HelpWindow
from ginrummy_qt.ui.theme import DESK, contrast, desk_palette

# A dialog is a window, and the offscreen platform says of every window that it cannot pass on size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

OPENS_IN_MS = 200
NOISE = 3
"""How much longer a shared machine may take than what people are promised."""


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[LanguageManager]:
    made = LanguageManager()
    made.set("en")
    yield made
    made.remove()


class Force:
    """The rules that are in force; tests change them."""

    def __init__(self) -> None:
        self.rules = RulesInForce(PRESETS["haus"])

    def __call__(self) -> RulesInForce:
        return self.rules


@pytest.fixture
def force() -> Force:
    return Force()


@pytest.fixture
def window(
    qtbot: QtBot, settings: Settings, languages: LanguageManager, faces: Faces, force: Force
) -> HelpWindow:
    made = HelpWindow(settings, languages, faces, force)
    qtbot.addWidget(made)
    made.resize(1000, 720)
    made.show_page("short")
    made.show()
    made.activateWindow()
    qtbot.waitActive(made)
    return made


def text(window: HelpWindow) -> str:
    return window.browser.toPlainText()


def listed(window: HelpWindow) -> list[str]:
    return [window.contents.list.item(row).text() for row in range(window.contents.list.count())]


def pictures(window: HelpWindow) -> list[str]:
    found = []
    block = window.browser.document().begin()
    while block.isValid():
        at = block.begin()
        while not at.atEnd():
            shape = at.fragment().charFormat()
            if shape.isImageFormat():
                found.append(shape.toImageFormat().name())
            at += 1
        block = block.next()
    return found


def test_the_contents_list_every_page_under_its_group(window: HelpWindow) -> None:
    assert len(listed(window)) == len(PAGES) + len(CONTENTS)
    assert listed(window)[:2] == ["The game", "The game in short"]
    assert window.contents.list.currentItem().text() == "The game in short"


def test_a_click_in_the_contents_shows_the_page(window: HelpWindow) -> None:
    contents = window.contents.list
    item = contents.findItems("Melds and deadwood", Qt.MatchFlag.MatchExactly)[0]
    contents.scrollToItem(item)
    spot = contents.visualItemRect(item).center()
    QTest.mouseClick(contents.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert window.browser.key == "melds"
    assert "98 points" in text(window)


def test_links_history_and_anchors(window: HelpWindow) -> None:
    assert not window.back.isEnabled()
    window.browser.anchorClicked.emit(QUrl("melds#best"))
    assert window.browser.key == "melds"
    assert window.browser.verticalScrollBar().value() > 0
    assert window.contents.list.currentItem().text() == "Melds and deadwood"
    window.browser.anchorClicked.emit(QUrl("gin"))
    QTest.mouseClick(window.back, Qt.MouseButton.LeftButton)
    assert window.browser.key == "melds"
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.browser.key == "short"
    assert not window.back.isEnabled()
    QTest.mouseClick(window.forward, Qt.MouseButton.LeftButton)
    assert window.browser.key == "melds"


def test_a_link_that_opens_something_is_passed_on(window: HelpWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.command_wanted) as wanted:
        window.browser.anchorClicked.emit(QUrl("do:keeper"))
    assert wanted.args == ["keeper"]
    assert window.browser.key == "short"


def test_the_keyboard_reaches_and_follows_a_link(window: HelpWindow) -> None:
    browser = window.browser
    browser.setFocus()
    QTest.keyClick(browser, Qt.Key.Key_Tab)
    QTest.keyClick(browser, Qt.Key.Key_Return)
    assert browser.key == "melds"


def test_search_lists_what_fits_and_enter_opens_it(qtbot: QtBot, window: HelpWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.focusWidget() is window.contents.field
    QTest.keyClicks(window.contents.field, "oklahoma")
    assert listed(window)[0] == "The game", "nobody is held up while typing"
    qtbot.waitUntil(lambda: listed(window)[0].splitlines()[0] == "Oklahoma")
    assert window.browser.key == "short"
    QTest.keyClick(window.contents.field, Qt.Key.Key_Down)
    QTest.keyClick(window.contents.field, Qt.Key.Key_Up)
    QTest.keyClick(window.contents.field, Qt.Key.Key_Return)
    assert window.browser.key == "oklahoma"
    assert window.isVisible()
    QTest.keyClick(window.contents.field, Qt.Key.Key_Escape)
    assert window.contents.field.text() == ""
    assert window.isVisible()
    assert listed(window)[0] == "The game"
    assert window.contents.list.currentItem().text() == "Oklahoma"


def test_nothing_found_is_said(qtbot: QtBot, window: HelpWindow) -> None:
    window.contents.field.setText("xyzzy")
    qtbot.waitUntil(lambda: listed(window) == [])
    assert window.contents.none.isVisible()
    window.contents.field.clear()
    assert not window.contents.none.isVisible()
    assert listed(window)[0] == "The game"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_enter_and_arrows_do_not_wait_for_the_search(window: HelpWindow, key: Qt.Key) -> None:
    QTest.keyClicks(window.contents.field, "hollywood")
    QTest.keyClick(window.contents.field, key)
    assert listed(window)[0].splitlines()[0] == "Hollywood"
    assert window.browser.key == ("hollywood" if key == Qt.Key.Key_Return else "short")


def test_one_letter_is_no_question_yet(qtbot: QtBot, window: HelpWindow) -> None:
    QTest.keyClicks(window.contents.field, "u")
    qtbot.waitUntil(lambda: not window.contents._pause.isActive())
    assert not window.contents.none.isVisible()
    assert listed(window)[0] == "The game"
    QTest.keyClicks(window.contents.field, "n")
    qtbot.waitUntil(lambda: listed(window)[0] != "The game")


def test_other_rules_change_the_figures_at_once(window: HelpWindow, force: Force) -> None:
    window.show_page("knock")
    assert "10 or less" in text(window)
    assert window.figures.text() == "Figures for: House rules"
    force.rules = RulesInForce(PRESETS["gin_romme"])
    window.refresh_rules()
    assert "9 or less" in text(window)
    assert window.figures.text() == "Figures for: Gin-Rommé"
    force.rules = RulesInForce(PRESETS["haus"], "Sunday rules")
    window.refresh_rules()
    assert window.figures.text() == "Figures for: Sunday rules"
    QTest.mouseClick(window.figures, Qt.MouseButton.LeftButton)
    assert window.browser.key == "rules"
    assert "Sunday rules" in text(window)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_is_followed_on_the_same_page(
    window: HelpWindow, languages: LanguageManager, language: str
) -> None:
    window.show_page("layoffs")
    languages.set(language)
    assert window.browser.key == "layoffs"
    wanted = {"en": "Laying off", "de": "Anlegen", "nl": "Aanleggen", "sv": "Lägga av"}[language]
    assert text(window).startswith(wanted)
    assert (
        window.windowTitle()
        == {
            "en": "Rules and tips",
            "de": "Regeln und Tipps",
            "nl": "Regels en tips",
            "sv": "Regler och tips",
        }[language]
    )
    assert any(wanted in line for line in listed(window))
    assert not set(listed(window)) & {"The game", "Words"} or language == "en"


def test_cards_are_drawn_with_the_deck_in_use(window: HelpWindow, faces: Faces) -> None:
    window.show_page("melds")
    shown = pictures(window)
    assert "hand:8c.8d.8h_4h.5h.6h.7h@54" in shown
    assert any(name.startswith("card:8h@") for name in shown)
    document = window.browser.document()
    for name in shown:
        drawn = document.resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
        assert not drawn.isNull()
    before = window.browser.grab().toImage()
    old = faces.style
    faces.set_style(CardStyle(language="sv"))
    try:
        assert window.browser.grab().toImage() != before
    finally:
        faces.set_style(old)


def test_cards_stand_there_by_name_for_who_listens(
    window: HelpWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show_page("melds")
    assert "eight of hearts" not in text(window)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    window.browser.refresh()
    assert "eight of clubs, eight of diamonds, eight of hearts; four of hearts" in text(window)
    assert "The eight of hearts above" in text(window)


def test_zoom_by_button_key_and_wheel_is_kept(window: HelpWindow, settings: Settings) -> None:
    def letter() -> int:
        return window.browser.document().defaultFont().pixelSize()

    small = letter()
    QTest.mouseClick(window.larger, Qt.MouseButton.LeftButton)
    assert letter() > small
    assert settings.help_zoom == 110
    wheel = QWheelEvent(
        QPointF(50, 50),
        QPointF(50, 50),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(window.browser.viewport(), wheel)
    assert settings.help_zoom == 125
    for _ in ZOOMS:
        QTest.mouseClick(window.larger, Qt.MouseButton.LeftButton)
    assert settings.help_zoom == ZOOMS[-1]
    assert not window.larger.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert letter() == small
    assert window.larger.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert settings.help_zoom == 90


def test_the_place_on_the_page_survives_a_change(window: HelpWindow, settings: Settings) -> None:
    window.show_page("haus")
    bar = window.browser.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    window.browser.refresh()
    assert abs(bar.value() - bar.maximum() // 2) <= 2


@pytest.mark.parametrize("width", [480, 620, 1000, 1800])
def test_nothing_sticks_out_at_the_right(window: HelpWindow, qtbot: QtBot, width: int) -> None:
    window.resize(width, 600)
    browser = window.browser
    for page in ("layoffs", "round", "rules", "table", "haus"):
        window.show_page(page)
        qtbot.waitUntil(lambda: browser.document().size().width() <= browser.viewport().width() + 1)
    assert browser.lineWrapColumnOrWidth() <= 46 * 15 + 60


@pytest.mark.parametrize("name", DESK)
def test_colours_follow_the_desktop(window: HelpWindow, settings: Settings, name: str) -> None:
    settings.desktop = name
    desk = desk_palette(name)
    assert desk.base in window.styleSheet()
    assert desk.ink in window.browser.document().defaultStyleSheet()
    assert contrast(desk.accent, desk.base) >= 4.5
    assert contrast(desk.muted, desk.base) >= 4.5
    assert contrast(desk.good, desk.base) >= 4.5


def test_it_opens_fast_and_the_first_search_too(
    qtbot: QtBot, settings: Settings, languages: LanguageManager, faces: Faces, force: Force
) -> None:
    best = float("inf")
    for _ in range(3):
        begun = time.perf_counter()
        made = HelpWindow(settings, languages, faces, force)
        made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        made.show_page("layoffs")
        made.show()
        made.grab()
        best = min(best, time.perf_counter() - begun)
        begun = time.perf_counter()
        made.contents.field.setText("undercut")
        made.contents.refresh()  # without the pause
        searched = time.perf_counter() - begun
        qtbot.addWidget(made)
    assert best * 1000 <= OPENS_IN_MS * NOISE
    assert searched * 1000 <= 500 * NOISE


def test_it_stands_where_it_stood(window: HelpWindow, settings: Settings) -> None:
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    assert settings.help_geometry
