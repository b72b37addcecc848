"""The history, with real clicks and keys: found, shown, deleted, brought back, imported."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.history import HistoryModel, Kind
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.store import Store
from ginrummy_qt.ui.history_window import HistoryWindow
from ginrummy_qt.ui.message import write_text
from tests.models.records import KINDS, played_records
from tests.ui.on_screen import LEFT, choose, show


@pytest.fixture
def history(qtbot: QtBot, played: Store, settings: Settings) -> HistoryWindow:
    window = HistoryWindow(HistoryModel(played), settings)
    show(qtbot, window)
    return window


def test_history_opens_a_replay_by_key_and_by_click(history: HistoryWindow, qtbot: QtBot) -> None:
    assert history.table.hasFocus()
    first = history.model.row(0).id
    with qtbot.waitSignal(history.replay_wanted) as wanted:
        QTest.keyClick(history.table, Qt.Key.Key_Return)
    assert wanted.args == [first]
    QTest.keyClick(history.table, Qt.Key.Key_Down)
    with qtbot.waitSignal(history.replay_wanted) as wanted:
        QTest.mouseClick(history.replay, LEFT)
    assert wanted.args == [history.model.row(1).id]


def test_a_match_is_selected_when_a_shortcut_opens_the_history(
    qtbot: QtBot, played: Store, settings: Settings
) -> None:
    other = QWidget()
    show(qtbot, other)
    QTest.keyPress(other, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)  # and still held down
    try:
        history = HistoryWindow(HistoryModel(played), settings)
        show(qtbot, history)
        assert len(history.table.chosen) == 1
        assert history.replay.isEnabled()
    finally:
        QTest.keyRelease(other, Qt.Key.Key_H)


def test_history_shows_the_sheet_of_the_selected_match(history: HistoryWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(history.pane.sheet.toPlainText()))
    paper = history.pane.paper()
    assert paper is not None
    assert paper.verdict in history.pane.sheet.toPlainText()
    QTest.mouseClick(history.pane.copy, LEFT)
    assert paper.verdict in QGuiApplication.clipboard().text()
    history.resize(800, 560)
    qtbot.waitUntil(lambda: not history.pane.isVisible())
    QTest.mouseClick(history.sheet, LEFT)
    assert history.pane.isVisible()
    assert not history.table.isVisible()


def test_history_finds_by_words_and_choices(history: HistoryWindow) -> None:
    QTest.keyClick(history, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert history.search.hasFocus()
    QTest.keyClicks(history.search, "hollywood")
    assert history.model.rowCount() == 1
    assert history.count.text() == "1 of 7 matches" or "1 of" in history.count.text()
    QTest.keyClick(history.search, Qt.Key.Key_Escape)
    assert history.model.rowCount() == len(KINDS)
    assert history.isVisible()
    choose(history.kinds, list(Kind).index(Kind.TRAINING))
    assert history.model.rowCount() == 1
    QTest.keyClicks(history.search, "nothing like this")
    assert history.nothing.isVisible()


def test_deleting_many_can_be_undone(history: HistoryWindow) -> None:
    QTest.keyClick(history.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(history.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    gone = history.table.chosen
    assert len(gone) == 3
    QTest.keyClick(history.table, Qt.Key.Key_Delete)
    assert history.model.rowCount() == len(KINDS) - 3
    assert history.bar.isVisible()
    assert history.bar.text.text().startswith("3 ")
    QTest.mouseClick(history.bar.button, LEFT)
    assert history.model.rowCount() == len(KINDS)
    assert not history.bar.isVisible()
    QTest.keyClick(history.table, Qt.Key.Key_Delete)
    QTest.keyClick(history, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert history.model.rowCount() == len(KINDS)


def test_the_bin_is_emptied_after_a_question(history: HistoryWindow, played: Store) -> None:
    assert not history.empty.isVisible()
    QTest.keyClick(history.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    kept, gone = history.table.chosen
    QTest.keyClick(history.table, Qt.Key.Key_Delete)
    choose(history.kinds, list(Kind).index(Kind.DELETED))
    assert history.model.rowCount() == 2
    assert not history.import_.isVisible()
    history.table.select_match(kept)
    assert history.delete.text() == "Bring back"
    QTest.mouseClick(history.delete, LEFT)
    assert [history.model.row(0).id] == [gone]
    QTest.mouseClick(history.empty, LEFT)
    (box,) = history.findChildren(QMessageBox)
    assert box.text().startswith("Delete 1 match")
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert played.summary(gone) is not None
    box.deleteLater()
    QTest.qWait(1)
    QTest.mouseClick(history.empty, LEFT)
    box = history.findChildren(QMessageBox)[-1]
    (yes,) = (one for one in box.buttons() if one.text() == "Empty bin")
    QTest.mouseClick(yes, LEFT)
    assert played.summary(gone) is None
    assert played.summary(kept) is not None
    assert history.nothing.isVisible()
    assert history.nothing.text().startswith("The bin is empty.")
    assert not history.empty.isEnabled()
    assert not history.bar.isVisible(), "there is nothing left that it could bring back"
    choose(history.kinds, list(Kind).index(Kind.ALL))
    assert history.model.rowCount() == len(KINDS) - 1


def test_import_tells_what_came_and_what_was_bad(history: HistoryWindow, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.ginrummy", tmp_path / "bad.ginrummy"
    record = replace(played_records()[0], started="2026-11-15T20:00:00Z")
    assert write_text(history, record.to_text(), str(good))
    bad.write_text("ginrummy record 1\nstarted soon\n", encoding="utf-8")
    history.import_files([str(good), str(bad)])
    assert history.model.rowCount() == len(KINDS) + 1
    assert history.model.row(history.table.currentIndex().row()).started == record.started
    (box,) = history.findChildren(QMessageBox)
    assert "bad.ginrummy, line 2," in box.text()
    box.close()


def test_a_file_that_cannot_be_saved_is_told(history: HistoryWindow, tmp_path: Path) -> None:
    assert not write_text(history, "text", str(tmp_path / "no folder" / "file"))
    (box,) = history.findChildren(QMessageBox)
    assert "no folder" in box.text()
    box.close()


def test_an_empty_history_says_so(qtbot: QtBot, store: Store, settings: Settings) -> None:
    window = HistoryWindow(HistoryModel(store), settings)
    show(qtbot, window)
    assert "play to its end" in window.nothing.text()
    assert not window.replay.isEnabled()
