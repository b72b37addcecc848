"""Taking a score sheet along: the clipboard, the printer, a PDF file."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QFileInfo,
    QIODevice,
    QLocale,
    QMarginsF,
    QMimeData,
    QObject,
    QSaveFile,
    QSizeF,
    QStandardPaths,
    Qt,
    Slot,
)
from PySide6.QtGui import QFont, QGuiApplication, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget
from shiboken6 import isValid

from ginrummy_qt.models.sheet_text import file_name, html_text, plain_text
from ginrummy_qt.ui.message import warn

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPagedPaintDevice

    from ginrummy_qt.models.paper import Paper
    from ginrummy_qt.models.sentence import Sentence

__all__ = ["SheetExport", "page_size", "pdf_bytes"]

_MARGIN_MM: Final = 20.0
_DPI: Final = 300
_POINTS: Final = 10.5
"""Size of the text; headings are larger."""


def page_size(locale: QLocale) -> QPageSize.PageSizeId:
    """Return the usual paper where ``locale`` is: Letter in North America, else A4."""
    letter = locale.territory() in {
        QLocale.Country.UnitedStates,
        QLocale.Country.Canada,
        QLocale.Country.Mexico,
    }
    return QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4


def pdf_bytes(paper: Paper, size: QPageSize.PageSizeId) -> bytes:
    """Return the sheet as a PDF file on paper of this ``size``.

    Raises:
        OSError: it cannot be painted.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DPI)
    writer.setPageSize(QPageSize(size))
    writer.setTitle(paper.title)
    writer.setCreator(QGuiApplication.applicationDisplayName())
    _print(paper, writer)
    del writer  # the end of the file is written now
    data = bytes(buffer.data().data())
    if not data.startswith(b"%PDF-"):
        raise OSError
    return data


def _print(paper: Paper, device: QPagedPaintDevice) -> None:
    device.setPageMargins(
        QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM), QPageLayout.Unit.Millimeter
    )
    document = QTextDocument()
    font = QFont(QGuiApplication.font())
    font.setPointSizeF(_POINTS)
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.documentLayout().setPaintDevice(device)
    # A size of its own, or Qt would add margins and page numbers.
    document.setPageSize(QSizeF(device.width(), device.height()))
    document.setHtml(html_text(paper))
    document.print_(device)


def leave_text(data: QMimeData) -> None:
    """Leave of ``data`` its text alone, if it lies on the clipboard still.

    For the end of the program: data that Python made must not outlive it there, or Qt crashes.
    """
    if isValid(data):  # the clipboard deletes what it holds no more
        QGuiApplication.clipboard().setText(data.text())


class SheetExport(QObject):
    """What can be done with a sheet, from any window that shows one."""

    def __init__(self, parent: QWidget, paper: Callable[[], Paper | None]) -> None:
        """Work on what ``paper`` returns; ``None``, or a sheet without rounds: there is nothing to do.

        Dialogs stand over ``parent``, which owns this object.
        """
        super().__init__(parent)
        self._window = parent
        self._paper = paper

    @property
    def available(self) -> bool:
        """Whether there is anything to take along."""
        return self._sheet() is not None

    def _sheet(self) -> Paper | None:
        paper = self._paper()
        return None if paper is None or paper.empty else paper

    @Slot()
    def copy(self) -> None:
        """Put the sheet on the clipboard, as text and as a table."""
        paper = self._sheet()
        if paper is None:
            return
        data = QMimeData()
        data.setText(plain_text(paper))
        data.setHtml(html_text(paper))
        QGuiApplication.clipboard().setMimeData(data)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(partial(leave_text, data))

    @Slot()
    def print_sheet(self) -> None:
        """Ask for a printer and print the sheet."""
        paper = self._sheet()
        if paper is None:
            return
        try:
            # Only when asked for: it takes time to load, and a small system may lack what it needs.
            from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415
        except ImportError:
            self._tell(
                lambda: self.tr("This system cannot print. The sheet can be saved as a PDF file instead.")
            )
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if not printer.isValid():
            self._tell(lambda: self.tr("There is no printer. The sheet can be saved as a PDF file instead."))
            return
        printer.setPageSize(QPageSize(page_size(QLocale.system())))
        printer.setDocName(file_name(paper))
        dialog = QPrintDialog(printer, self._window)
        dialog.setWindowTitle(self.tr("Print the score sheet"))
        if dialog.exec() == QDialog.DialogCode.Accepted:
            _print(paper, printer)
            if printer.printerState() is QPrinter.PrinterState.Error:
                self._tell(lambda: self.tr("The score sheet could not be printed."))
        dialog.deleteLater()

    @Slot()
    def save_pdf(self) -> None:
        """Ask for a place and save the sheet there."""
        paper = self._sheet()
        if paper is None:
            return
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog = QFileDialog(self._window, self.tr("Save the score sheet"), folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("PDF files (*.pdf)"))
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(file_name(paper) + ".pdf")
        dialog.fileSelected.connect(self.save_to)
        dialog.open()

    @Slot(str)
    def save_to(self, path: str) -> None:
        """Save the sheet as the PDF file ``path``; tell when it cannot be."""
        paper = self._sheet()
        if paper is None:
            return
        try:
            data = pdf_bytes(paper, page_size(QLocale.system()))
        except OSError:
            data = b""
        file = QSaveFile(path)
        file.setDirectWriteFallback(True)  # a folder may allow this file and no other
        if (
            not data
            or not file.open(QIODevice.OpenModeFlag.WriteOnly)
            or file.write(data) != len(data)
            or not file.commit()
        ):
            where = QFileInfo(path).absoluteFilePath()
            self._tell(lambda: self.tr("The score sheet could not be saved in {path}.").format(path=where))

    def _tell(self, sentence: Sentence) -> None:
        warn(self._window, sentence)
