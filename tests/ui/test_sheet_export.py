"""A score sheet goes to the clipboard, to a PDF file and to the printer, or says in one sentence why not."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.app import make_services
from ginrummy_qt.engine import PRESETS
from ginrummy_qt.models.paper import Paper, match_paper
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.models.sheet_text import plain_text
from ginrummy_qt.options import Options
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.sheet_export import SheetExport, page_size, pdf_bytes
from tests.engine.matches import match_of, score

# A dialog is a window, and the offscreen platform says of every window that it cannot pass on size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

Say = Callable[[], list[str]]


def paper(rounds: int = 2) -> Paper:
    current = score(match_of(PRESETS["modern"]), *([(number % 2, 7)] for number in range(rounds)))
    return match_paper(current, 0, "2026-11-29")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def export(window: QWidget) -> SheetExport:
    return SheetExport(window, paper)


@pytest.fixture
def said(window: QWidget) -> Say:
    """What was told in message boxes."""

    def texts() -> list[str]:
        return [box.text() for box in window.findChildren(QMessageBox)]

    return texts


def test_the_clipboard_has_text_and_table(export: SheetExport) -> None:
    export.copy()
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == plain_text(paper())
    assert "<table" in data.html()


def test_a_copied_sheet_survives_the_end_of_the_program() -> None:
    program = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
from tests.ui.test_sheet_export import paper
from ginrummy_qt.ui.sheet_export import SheetExport
application = QApplication([])
window = QWidget()
SheetExport(window, paper).copy()
QTimer.singleShot(0, application.quit)
sys.exit(application.exec())
"""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    assert subprocess.run([sys.executable, "-c", program], env=environment, check=False).returncode == 0


def test_an_empty_sheet_is_nothing_to_take_along(window: QWidget, tmp_path: Path) -> None:
    QGuiApplication.clipboard().setText("before")
    for none in (None, match_paper(match_of(PRESETS["modern"]), 0)):
        export = SheetExport(window, lambda none=none: none)  # type: ignore[misc]
        assert not export.available
        export.copy()
        export.print_sheet()
        export.save_pdf()
        export.save_to(str(tmp_path / "sheet.pdf"))
    assert QGuiApplication.clipboard().text() == "before"
    assert list(tmp_path.iterdir()) == []
    assert not window.findChildren(QDialog)


@pytest.mark.parametrize("size", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
def test_a_sheet_is_one_page(size: QPageSize.PageSizeId) -> None:
    data = pdf_bytes(paper(16), size)
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    assert data.count(b"/Type /Page\n") == 1
    points = QPageSize(size).sizePoints()
    assert f"/MediaBox [0 0 {points.width()}".encode() in data


def test_a_long_match_goes_on_on_another_page() -> None:
    current = score(match_of(PRESETS["modern"]), *([[(None, 0)]] * 45))
    assert pdf_bytes(match_paper(current, 0), QPageSize.PageSizeId.A4).count(b"/Type /Page\n") == 2


def test_paper_is_letter_in_america_and_a4_elsewhere() -> None:
    names = {"en_US": "Letter", "en_CA": "Letter", "en_GB": "A4", "de_DE": "A4", "sv_SE": "A4"}
    assert {name: page_size(QLocale(name)).name for name in names} == names


def test_a_file_is_saved_under_a_name_with_the_day(
    export: SheetExport, window: QWidget, said: Say, tmp_path: Path
) -> None:
    export.save_pdf()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    assert Path(dialog.selectedFiles()[0]).name == "gin-rummy-score-sheet-2026-11-29.pdf"
    dialog.reject()
    target = tmp_path / "sheet.pdf"
    export.save_to(str(target))
    assert target.read_bytes().startswith(b"%PDF-")
    assert said() == []


def test_a_file_that_cannot_be_written_is_told_in_one_sentence(
    export: SheetExport, said: Say, tmp_path: Path
) -> None:
    target = tmp_path / "no folder" / "sheet.pdf"
    export.save_to(str(target))
    assert said() == [f"The score sheet could not be saved in {target.as_posix()}."]


def test_printing_prints_one_page(
    export: SheetExport, said: Say, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "printed.pdf"

    def accept(dialog: QPrintDialog) -> QDialog.DialogCode:
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(target))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrinter, "isValid", lambda _: True)
    monkeypatch.setattr(QPrintDialog, "exec", accept)
    export.print_sheet()
    assert target.read_bytes().count(b"/Type /Page\n") == 1
    assert said() == []


def test_without_printer_or_printing_the_pdf_is_offered(
    export: SheetExport, said: Say, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinter, "isValid", lambda _: False)
    export.print_sheet()
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    export.print_sheet()
    assert said() == [
        "There is no printer. The sheet can be saved as a PDF file instead.",
        "This system cannot print. The sheet can be saved as a PDF file instead.",
    ]


def test_menu_and_side_panel_offer_the_sheet_of_the_match(qtbot: QtBot, tmp_path: Path) -> None:
    services = make_services(Options(profile=tmp_path / "profile", language="en"))
    window = MainWindow(services)
    try:
        window.restore_and_show()
        actions = window.menus.sheet.actions()
        assert not any(action.isEnabled() for action in actions)
        services.controller.hold(True)
        services.controller.new_match(PRESETS["modern"], seats_for("casual"))
        window.page.ensurePolished()
        window.show_start()
        match_id = services.games.under_way()[0].id
        window.matches.resume(match_id)
        assert not any(action.isEnabled() for action in actions)
        current = services.controller.match
        assert current is not None
        score(current, [(0, 30)])
        window._on_sheet_shown(True)
        assert all(action.isEnabled() for action in actions)
        window.menus.copy.trigger()
        assert "+30  30" in QGuiApplication.clipboard().text()
        assert isinstance(window.dock.more_button, QToolButton)
        assert window.dock.more_button.menu() is window.menus.sheet
        assert window.dock.sheet.actions() == actions
        letters = [text[text.index("&") + 1].lower() for text in _texts(window.menus.match.actions())]
        assert len(letters) == len(set(letters))
    finally:
        window.close()
        services.close()
        window.deleteLater()


def _texts(actions: list) -> list[str]:  # type: ignore[type-arg]
    return [action.text() for action in actions if not action.isSeparator()]
