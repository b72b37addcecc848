"""Windows as a person has them: shown and in front, in every language, at large text, by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.ui.fit import misfits

LEFT = Qt.MouseButton.LeftButton


def show(qtbot: QtBot, window: QWidget, wide: int = 1280, high: int = 760) -> None:
    qtbot.addWidget(window)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    window.resize(wide, high)
    window.show()
    window.activateWindow()  # another test's last window may be the active one still
    qtbot.waitUntil(window.isActiveWindow)


def in_every_language(window: QWidget, sizes: tuple[QSize, ...]) -> None:
    languages = LanguageManager()
    try:
        for code in LANGUAGES:
            languages.set(code)
            for size in sizes:
                window.resize(size)
                for _ in range(4):  # one layout asks for the next
                    QTest.qWait(1)
                assert misfits(window) == [], (code, size)
    finally:
        languages.remove()


def choose(box: QComboBox, place: int) -> None:
    """Choose from a list as a person does: only then does it say that one was chosen."""
    box.setCurrentIndex(place)
    box.activated.emit(place)


def large_text(percent: int) -> None:
    large = QFont(QApplication.font())
    large.setPixelSize(round(14 * percent / 100))
    QApplication.setFont(large)


def reach(window: QWidget, part: QWidget) -> None:
    """Go to ``part`` by keyboard; it can be seen whole then."""
    part.setFocus(Qt.FocusReason.TabFocusReason)
    for area in window.findChildren(QScrollArea):
        if area.isAncestorOf(part):
            area.ensureWidgetVisible(part)
    QTest.qWait(1)
    seen = part.visibleRegion().boundingRect().size()
    assert seen == part.size(), (part.objectName(), part.text() if isinstance(part, QPushButton) else "")
