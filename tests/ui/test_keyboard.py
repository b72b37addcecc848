"""Without a mouse: a whole match, every control by Tab, and the focus always to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QSlider,
    QWidget,
)

from ginrummy_qt.app import make_services
from ginrummy_qt.engine import BigGin, Discard, Draw, Knock, Pass, TakeDiscard
from ginrummy_qt.options import Options
from ginrummy_qt.ui.autoplay import Autoplay, choose, wait_until
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.services import Services
from ginrummy_qt.ui.settings_dialog import SettingsDialog

Opened = tuple[MainWindow, Services]
CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QSlider)
BY_KEY = {Draw: "key", TakeDiscard: "cursor", Pass: "key", Discard: "cursor", Knock: "key", BigGin: "key"}


@pytest.fixture
def opened(qapp: QApplication, tmp_path: Path) -> Iterator[Opened]:
    services = make_services(Options(profile=tmp_path, language="en"))
    services.settings.animation = "off"
    services.settings.newcomer = False
    window = MainWindow(services)
    window.restore_and_show()
    window.resize(QSize(1280, 800))
    window.activateWindow()
    QTest.qWaitForWindowExposed(window)
    yield window, services
    window.close()
    services.close()
    window.deleteLater()
    QApplication.processEvents()


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "the focus is nowhere"
    assert widget.isVisible()
    return widget


def press(key: Qt.Key) -> None:
    QTest.keyClick(focus().window().windowHandle(), key)


def tab_to(widget: QWidget) -> None:
    for _ in range(60):
        if focus() is widget or focus() is widget.focusProxy():
            return
        press(Qt.Key.Key_Tab)
    pytest.fail(f"Tab does not reach {widget.objectName() or type(widget).__name__}")


def reached(window: QWidget) -> list[QWidget]:
    """Go once round by Tab."""
    found: list[QWidget] = []
    for _ in range(200):
        press(Qt.Key.Key_Tab)
        if focus() in found:
            return found
        found.append(focus())
    pytest.fail(f"no end of {type(window).__name__}")


def controls(window: QWidget) -> list[QWidget]:
    """The controls that are shown and do something, but for parts of other controls."""
    shown: list[QWidget] = []
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, CONTROLS) or not widget.isVisible() or not widget.isEnabled():
            continue
        inside = widget.parentWidget()
        parts = isinstance(inside, QComboBox | QAbstractSpinBox | QLineEdit | QAbstractItemView)
        hidden_view = isinstance(widget, QAbstractItemView) and inside is not None and inside.isWindow()
        if not parts and not (hidden_view and inside is not window):
            shown.append(widget)
    return shown


def in_a_group(widget: QWidget, found: list[QWidget]) -> bool:
    """Whether ``widget`` is one of several of which arrows choose one."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    return group is not None and group.exclusive() and any(other in group.buttons() for other in found)


def missed(window: QWidget) -> list[str]:
    found = reached(window)
    return [
        f"{type(widget).__name__} {widget.accessibleName() or widget.objectName()}"
        for widget in controls(window)
        if widget not in found and widget.focusProxy() not in found and not in_a_group(widget, found)
    ]


def unseen(window: QWidget) -> list[str]:
    """The controls on which the focus changes next to nothing of the picture."""
    faint = []
    for widget in reached(window):
        tab_to(widget)
        with_focus = widget.grab().toImage()
        press(Qt.Key.Key_Tab)
        if focus() is widget:  # alone
            continue
        without = widget.grab().toImage()
        changed = sum(
            with_focus.pixel(x, y) != without.pixel(x, y)
            for x in range(0, with_focus.width(), 2)
            for y in range(with_focus.height())
        )
        if changed < 30:
            faint.append(
                f"{type(widget).__name__} {widget.accessibleName() or widget.objectName()}: {changed}"
            )
    return faint


def test_a_whole_match_by_keyboard_alone(opened: Opened) -> None:
    window, services = opened
    tab_to(window.start.target.other)
    press(Qt.Key.Key_Space)
    QTest.keyClicks(focus(), "10")
    tab_to(window.start.deal)
    press(Qt.Key.Key_Return)
    controller = services.controller
    play = Autoplay(window)

    def settled() -> bool:
        view = controller.view
        if view is None or controller.busy or not window.page.table.resting:
            return False
        return view.my_turn or (view.result is not None and window.page.sheet_open)

    for _ in range(400):
        wait_until(settled, "nothing goes on")
        view, match = controller.view, controller.match
        assert view is not None
        assert match is not None
        assert match.rules.target == 10
        focus()
        if view.result is None:
            action = choose(view)
            play.do(action, BY_KEY[type(action)])
        else:
            press(Qt.Key.Key_Return)
            if match.outcome is not None:
                break
    assert window.page.match.isVisible()
    press(Qt.Key.Key_Tab)
    assert focus() is window.page.match.start
    press(Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.start
    focus()


def test_tab_reaches_everything_on_the_start_page(opened: Opened) -> None:
    window, _services = opened
    assert missed(window) == []


def test_tab_reaches_everything_at_the_table(opened: Opened) -> None:
    window, services = opened
    tab_to(window.start.deal)
    press(Qt.Key.Key_Return)
    wait_until(lambda: bool(services.controller.view and services.controller.view.my_turn), "no turn")
    assert missed(window) == []
    assert unseen(window) == []


@pytest.mark.parametrize("desktop", ["light", "dark"])
def test_the_focus_is_seen_on_the_start_page_and_in_the_settings(opened: Opened, desktop: str) -> None:
    window, services = opened
    services.settings.desktop = desktop
    QApplication.processEvents()
    assert unseen(window) == []
    window.menus.settings.trigger()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    QTest.qWaitForWindowExposed(dialog)
    dialog.activateWindow()
    assert missed(dialog) == []
    assert unseen(dialog) == []
    dialog.close()
