"""Starts the program with the words of the command line and prints the text of every message box it shows.

Returns the program's own exit status. On platforms with real windows the boxes stay open until somebody
closes them; with `--ok` as the first word they are closed by a click here.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from ginrummy_qt.__main__ import main
from ginrummy_qt.app import make_application

_told: set[int] = set()


def look(*, close: bool) -> None:
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QMessageBox) and widget.isVisible() and id(widget) not in _told:
            _told.add(id(widget))
            print(f"box: {widget.text()!r}", flush=True)
            if close:
                widget.button(QMessageBox.StandardButton.Ok).click()
                QTimer.singleShot(200, QApplication.closeAllWindows)


def run(words: list[str]) -> int:
    close = words[:1] == ["--ok"]
    make_application()
    timer = QTimer()
    timer.timeout.connect(lambda: look(close=close))
    timer.start(20)
    return main(words[1:] if close else words)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
