"""The whole window as tests go about with it: a match is dealt, a turn waited for, the program ended."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import Qt, QThread
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ginrummy_qt.engine import SeatView
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.table.view import TableView

MakeWindow = Callable[[], tuple[MainWindow, Services]]
PATIENCE = 100_000
"""Milliseconds: what is waited for comes; else this names the place before pytest's timeout does."""


def shut(window: MainWindow, services: Services) -> None:
    """Quit as a person does: close the window, then the program ends."""
    if not isValid(window):  # shut already
        return
    window.close()
    assert not window.isVisible()
    services.close()
    assert not [thread for thread in window.findChildren(QThread) if thread.isRunning()]
    window.deleteLater()
    QApplication.processEvents()


def deal(window: MainWindow, services: Services, speed: str = "off", seed: int | None = None) -> TableView:
    """Start a match from the start page with a click; with a ``seed`` its deals are the same every time."""
    services.settings.animation = speed
    if seed is not None:
        services.controller.store._entropy = random.Random(seed).randbytes
    QTest.mouseClick(window.start.deal, Qt.MouseButton.LeftButton)
    assert services.controller.match is not None
    return window.page.table


def seen(services: Services) -> SeatView:
    """What the person sees now."""
    view = services.controller.view
    assert view is not None
    return view


def wait_for_my_turn(qtbot: QtBot, services: Services, table: TableView) -> None:
    def mine() -> bool:
        view = services.controller.view
        return view is not None and (view.my_turn or view.result is not None) and table.resting

    qtbot.waitUntil(mine, timeout=PATIENCE)
