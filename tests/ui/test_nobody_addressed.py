"""What windows say of a match without a single person: everybody by name, nobody "you"."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import Player
from ginrummy_qt.models.history import Column, HistoryModel
from ginrummy_qt.models.match_words import rules_text
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.models.words import seat_names, side_names
from ginrummy_qt.store import Store
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.history_window import HistoryWindow
from ginrummy_qt.ui.match_report import MatchReport
from ginrummy_qt.ui.match_sheet import MatchSheet
from ginrummy_qt.ui.replay_window import ReplayWindow
from tests.models.casts import CASTS, played_by, record_of

YOU = re.compile(r"\byou\b", re.IGNORECASE)


def said(window: QWidget) -> str:
    """The labels and the lists of choice of a window."""
    texts = [window.windowTitle(), *(label.text() for label in window.findChildren(QLabel))]
    for box in window.findChildren(QComboBox):
        texts += [box.itemText(row) for row in range(box.count())]
    return "\n".join(texts)


def told(model: QAbstractItemModel) -> str:
    """Everything that a model shows, its heads and tooltips with it."""
    texts = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            texts += [index.data(), index.data(Qt.ItemDataRole.ToolTipRole)]
    return "\n".join(str(text) for text in texts if text)


@pytest.mark.parametrize("cast", CASTS)
def test_the_history_s_sheet_shown_and_copied(
    qtbot: QtBot, tmp_path: Path, settings: Settings, cast: str
) -> None:
    record = record_of(cast)
    match = record.replay()
    with Store.open(tmp_path / "records") as store:
        store.import_records([record])
        window = HistoryWindow(HistoryModel(store), settings)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        qtbot.addWidget(window)
        window.show()
        window.table.selectRow(0)
        qtbot.waitUntil(lambda: bool(window.pane.sheet.toPlainText()))
        window.pane.copy.click()
        for text in (window.pane.sheet.toPlainText(), QGuiApplication.clipboard().text()):
            assert not YOU.search(text)
            assert all(name in text for name in side_names(match, None))
        paper = window.pane.export._paper()  # what is printed, and saved as PDF
        assert paper is not None
        assert paper.names == side_names(match, None)
        assert not YOU.search(told(window.model))
        window.close()


def test_long_names_do_not_push_the_points_out_and_can_be_read(
    qtbot: QtBot, tmp_path: Path, settings: Settings
) -> None:
    names = [f"{name} von und zu Hohenstein" for name in ("Ada", "Bea", "Cyd", "Dora")]
    with Store.open(tmp_path / "records") as store:
        store.import_records([played_by(tuple(map(Player, names)))])
        window = HistoryWindow(HistoryModel(store), settings)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        qtbot.addWidget(window)
        window.resize(1280, 760)
        window.show()
        table = window.table
        for column in (Column.OPPONENT, Column.OUTCOME):
            index = window.model.index(0, column)
            assert table.columnWidth(column) < 300
            at = table.visualRect(index).center()
            event = QHelpEvent(QEvent.Type.ToolTip, at, table.viewport().mapToGlobal(at))
            QApplication.sendEvent(table.viewport(), event)
            assert QToolTip.text() == index.data()
        QToolTip.hideText()
        window.close()


@pytest.mark.parametrize("cast", CASTS)
def test_the_replay_s_rounds_sheet_and_plates(
    qtbot: QtBot, settings: Settings, faces: Faces, cast: str
) -> None:
    settings.animation = "off"
    record = record_of(cast)
    window = ReplayWindow(record, settings, faces)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    names = seat_names(record.players, None)
    assert rules_text(record.rules) in said(window)
    for _ in window.replay.rounds:
        QTest.keyClick(window, Qt.Key.Key_End)
        assert not YOU.search(said(window) + told(window.sheet.sheet_model))
        for view in window.views:
            company = view.presenter.company
            assert {plate.name for plate in company.plates} <= set(names)
        QTest.keyClick(window, Qt.Key.Key_PageDown)
    model = window.sheet.sheet_model
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(2, model.columnCount())]
    assert heads == [side_names(window.replay.match, None)[side] for side in model.order]
    window.close()


@pytest.mark.parametrize("cast", CASTS)
def test_the_result_of_the_match_says_who_dealt_as_the_sheet_does(qtbot: QtBot, cast: str) -> None:
    match = record_of(cast).replay()
    parent = QWidget()
    parent.resize(1280, 800)
    qtbot.addWidget(parent)
    sheet = MatchSheet(parent)
    report = MatchReport.of(match, None)
    sheet.show_match(report)
    notes = [line.note for line in sheet._round_lines(report)]
    names = seat_names(match.players, None)
    several = len(names) > 2
    assert notes == [f"Dealer: {names[played.dealer]}" if several else "" for played in match.rounds]
