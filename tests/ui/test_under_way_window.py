"""Matches under way: taken up again, given up, deleted, and the words of their list."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.history import HistoryModel
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.store import Store
from ginrummy_qt.ui.under_way_window import UnderWayWindow
from tests.models.records import played_records
from tests.ui.on_screen import LEFT, in_every_language, large_text, show


def test_matches_under_way_are_resumed_given_up_and_deleted(
    qtbot: QtBot, store: Store, settings: Settings
) -> None:
    whole = played_records()[0]
    parts = [replace(whole, rounds=whole.rounds[:1], started=f"2026-11-1{day}T10:00:00Z") for day in range(3)]
    store.import_records(parts)
    window = UnderWayWindow(HistoryModel(store, under_way=True), settings)
    show(qtbot, window, 760, 460)
    QTest.mouseClick(window.delete, LEFT)
    assert window.model.rowCount() == 2
    QTest.mouseClick(window.bar.button, LEFT)
    assert window.model.rowCount() == 3
    QTest.mouseClick(window.give_up, LEFT)
    assert window.model.rowCount() == 2
    in_every_language(window, (QSize(560, 360), QSize(760, 460)))
    with qtbot.waitSignal(window.resume_wanted) as wanted:
        QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert store.is_under_way(wanted.args[0])
    assert not window.isVisible()


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_matches_under_way_fit_at_large_text(
    qtbot: QtBot, system_font: QApplication, played: Store, settings: Settings, percent: int
) -> None:
    large_text(percent)
    window = UnderWayWindow(HistoryModel(played, under_way=True), settings)
    show(qtbot, window, 784, 560)
    in_every_language(window, (QSize(784, 560),))
