"""Short exchanges over a window that hold nothing up: a sentence, a question, a file to save."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDir, QFileInfo, QIODevice, QSaveFile, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from ginrummy_qt.ui.plain_label import plain_box

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["ask", "save_text", "tell", "write_text"]


def tell(window: QWidget, sentence: str) -> QMessageBox:
    """Show ``sentence`` over ``window``; return the box."""
    box = QMessageBox(
        QMessageBox.Icon.Information,
        QGuiApplication.applicationDisplayName(),
        sentence,
        QMessageBox.StandardButton.Ok,
        window,
    )
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    plain_box(box)
    box.open()
    return box


def ask(window: QWidget, question: str, more: str, yes: str, then: Callable[[], None]) -> QMessageBox:
    """Ask ``question`` over ``window``; the button ``yes`` does ``then``. Esc and Cancel do nothing."""
    box = QMessageBox(window)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(question)
    box.setInformativeText(more)
    button = box.addButton(yes, QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel)
    box.setEscapeButton(cancel)
    button.clicked.connect(then)
    plain_box(box)
    box.open()
    return box


def documents() -> str:
    """Return the folder in which a person keeps documents."""
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)


def save_text(window: QWidget, title: str, name: str, text: str) -> QFileDialog:
    """Ask for a place and save ``text`` there as UTF-8; ``name`` is offered. Tells when it cannot be."""
    dialog = QFileDialog(window, title, QDir(documents()).filePath(name))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(QFileInfo(name).suffix())
    dialog.selectFile(name)
    dialog.fileSelected.connect(partial(write_text, window, text))
    dialog.open()
    return dialog


def write_text(window: QWidget, text: str, path: str) -> bool:
    """Save ``text`` as the file ``path``, whole or not at all; return whether, and tell when not."""
    file = QSaveFile(path)
    file.setDirectWriteFallback(True)  # a folder may allow this file and no other
    data = text.encode()
    good = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()
    if not good:
        sentence = QCoreApplication.translate("Messages", "The file {path} could not be saved.")
        tell(window, sentence.format(path=QFileInfo(path).absoluteFilePath()))
    return good
