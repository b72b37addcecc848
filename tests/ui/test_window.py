"""The whole window with a real game behind it: pages, matches left and taken up, languages, troubles."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import Deal, Discard
from ginrummy_qt.models import phrases
from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.models.session import Session
from ginrummy_qt.store import WriteError
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.settings_dialog import SettingsDialog
from ginrummy_qt.ui.table.view import TableView
from tests.ui.whole_window import MakeWindow, deal, seen, shut, wait_for_my_turn


def texts_of(window: MainWindow, table: TableView) -> set[str]:
    """Menu entries, buttons and prompt as they read now."""
    actions = [action for menu in (window.menus.match, window.menus.round) for action in menu.actions()]
    buttons = table.findChildren(QPushButton)
    return {action.text() for action in actions} | {button.text() for button in buttons} - {""}


def test_the_computer_is_ready_before_a_match_and_not_called_by_a_window_that_is_gone(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    window, services = make_window()
    qtbot.waitUntil(lambda: services.controller.ready, timeout=10_000)
    assert services.controller.match is None
    shut(window, services)
    window, services = make_window()
    qtbot.waitExposed(window)
    window.complete()  # what would prepare the computer is on its way
    window.close()
    qtbot.wait(600)
    assert not services.controller.ready


def test_a_match_begins_leaves_and_is_offered_again(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, services = make_window()
    assert not window.start.card.isVisible()
    table = deal(window, services)
    wait_for_my_turn(qtbot, services, table)
    assert window.pages.currentWidget() is window.page
    before = seen(services)
    window.menus.start_page.trigger()
    assert window.pages.currentWidget() is window.start
    assert window.start.card.isVisible()
    QTest.mouseClick(window.start.resume, Qt.MouseButton.LeftButton)
    assert seen(services) == before
    assert table.check(seen(services)) == []


@pytest.mark.parametrize("back", [True, False])
def test_after_a_restart_the_match_comes_back_exactly(
    qtbot: QtBot, make_window: MakeWindow, back: bool
) -> None:
    window, services = make_window()
    table = deal(window, services)
    chance = random.Random(3)
    for _ in range(12):
        wait_for_my_turn(qtbot, services, table)
        view = seen(services)
        if view.result is not None:
            break
        quiet = [action for action in view.legal_actions if not hasattr(action, "melds")]
        services.controller.act(chance.choice(quiet))
    wait_for_my_turn(qtbot, services, table)
    before = seen(services)
    assert services.settings.come_back
    services.settings.come_back = back
    shut(window, services)
    window, services = make_window()
    if back:
        assert not window.start.isVisible()  # not even for a moment
        qtbot.waitUntil(lambda: window.pages.currentWidget() is window.page)
    else:
        assert window.start.card.isVisible()
        QTest.keyClick(window.start.resume, Qt.Key.Key_Space)
    assert seen(services) == before
    assert window.page.table.check(before) == []
    assert window.page.table.console.sort.isVisible()  # the table was filled before its page was shown
    if before.result is None:
        assert services.controller.act(next(iter(before.legal_actions)))


def test_every_text_of_the_window_follows_the_language(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, services = make_window()
    table = deal(window, services)
    wait_for_my_turn(qtbot, services, table)
    texts: dict[str, set[str]] = {}
    for language in LANGUAGES:
        window.menus.language.choices[language].trigger()
        QApplication.processEvents()  # Qt tells widgets of the language by posted events
        texts[language] = {*texts_of(window, table), table.console.prompt.markup} - {""}
    for language in ("de", "nl", "sv"):
        assert len(texts[language] & texts["en"]) <= 2, texts[language] & texts["en"]
    window.menus.language.choices["en"].trigger()
    QApplication.processEvents()
    assert texts_of(window, table) - {""} <= texts["en"]


def test_a_start_in_another_language_is_shown_and_can_be_left(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, services = make_window()  # started with --language en
    services.settings.language = "en"
    services.languages.set("nl")
    QApplication.processEvents()
    assert window.menus.language.choices["nl"].isChecked()
    window.tools.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    assert dialog.language.currentData() == "nl"
    dialog.language.setCurrentIndex(dialog.language.findData("en"))
    dialog.language.activated.emit(dialog.language.currentIndex())
    assert services.languages.current == "en"
    assert window.menus.language.choices["en"].isChecked()
    dialog.close()


def test_a_database_that_is_gone_is_told_and_nothing_is_shown(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, services = make_window()
    table = deal(window, services)
    wait_for_my_turn(qtbot, services, table)
    before = seen(services)
    services.controller.store.path.unlink()
    assert services.controller.act(next(iter(before.legal_actions))) is False
    assert seen(services) == before
    assert "gone" in window.page.notice.text


def test_a_new_match_is_one_key_away(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, services = make_window()
    table = deal(window, services)
    wait_for_my_turn(qtbot, services, table)
    before = services.controller.match_id
    window.menus.new.trigger()
    assert services.controller.match is None
    assert window.focusWidget() is window.start.deal
    QTest.keyClick(window.start.deal, Qt.Key.Key_Return)
    assert services.controller.match_id not in {None, before}


@pytest.mark.parametrize("resumed", [False, True], ids=["new", "resumed"])
def test_a_match_that_cannot_begin_says_why_on_the_start_page(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch, resumed: bool
) -> None:
    window, services = make_window()
    if resumed:
        deal(window, services)
        services.controller.leave()
        window.show_start()

    def fail(*_: object, **__: object) -> Session:
        raise WriteError(Path("games"), "the disk is full")

    monkeypatch.setattr(Session, "resume" if resumed else "begin", fail)
    button = window.start.card.resume if resumed else window.start.deal
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    said = [box.text() for box in window.findChildren(QMessageBox) if box.isVisible()]
    assert len(said) == 1
    assert "disk is full" in said[0]
    assert window.start.isVisible()
    assert services.controller.match is None


def test_the_side_panel_lies_over_a_narrow_table(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, services = make_window()
    deal(window, services)
    assert window.dock.isHidden()
    window.menus.dock.trigger()
    assert window.dock.isVisible()
    assert services.settings.dock_visible
    wide = window.page.width()
    assert wide < window.width()
    window.resize(1000, 700)
    qtbot.waitUntil(lambda: window.page.width() == window.width())
    assert window.dock.isHidden()  # unasked it covers nothing
    window.menus.dock.trigger()
    assert window.dock.isVisible()
    assert window.menus.dock.isChecked()
    assert window.dock.parent() is window.pages
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: window.page.width() < window.width())
    QTest.mouseClick(window.dock.close_button, Qt.MouseButton.LeftButton)
    assert services.settings.stored("dock_visible") == "false"
    assert window.dock.isHidden()


def test_a_refused_action_says_why_over_the_table(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, services = make_window()
    table = deal(window, services)
    wait_for_my_turn(qtbot, services, table)
    card = next(iter(seen(services).hand))
    assert services.controller.act(Discard(card)) is False
    assert window.page.notice.isVisible()
    # Who deals is drawn: either the upcard is on offer, or a card is to be drawn.
    assert window.page.notice.text == phrases.why_not(Discard(card), seen(services)) != ""


def test_the_hint_names_an_action_and_a_reason(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, services = make_window()
    table = deal(window, services)
    wait_for_my_turn(qtbot, services, table)
    with qtbot.waitSignal(services.controller.hinted, timeout=5000):
        QTest.keyClick(table, Qt.Key.Key_H)
    assert window.page.notice.isVisible()
    assert window.page.notice.text.count(".") >= 2


def test_the_same_deals_give_the_same_first_hand(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, services = make_window()
    window.complete()
    deals = [Deal(7)]
    assert services.controller.new_match(window.start.rules, seats_for("casual"), iter(deals))
    order = Deal(7).order
    match = services.controller.match
    assert match is not None
    dealer = match.dealer
    mine = order[0:20:2] if dealer == 1 else order[1:20:2]
    wait_for_my_turn(qtbot, services, window.page.table)
    held = seen(services).hand
    assert len([card for card in mine if card in held]) >= 9
