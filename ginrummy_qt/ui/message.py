"""Short exchanges over a window that hold nothing up: a sentence, a question, a file to save."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDir, QFileInfo, QIODevice, QSaveFile, QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from ginrummy_qt.ui.message_box import MessageBox

if TYPE_CHECKING:
    from collections.abc import Callable

    from ginrummy_qt.models.sentence import Sentence

__all__ = ["ask", "save_text", "tell", "warn", "write_text"]


def tell(window: QWidget, sentence: Sentence) -> MessageBox:
    """Show ``sentence`` over ``window``; return the box."""
    return _show(window, QMessageBox.Icon.Information, sentence)


def warn(window: QWidget, sentence: Sentence) -> MessageBox:
    """Show ``sentence``, which tells what went wrong, over ``window``; return the box."""
    return _show(window, QMessageBox.Icon.Warning, sentence)


def _show(window: QWidget, icon: QMessageBox.Icon, sentence: Sentence) -> MessageBox:
    box = MessageBox(window, icon, sentence)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.open()
    return box


def ask(
    window: QWidget, question: Sentence, more: Sentence, yes: Sentence, then: Callable[[], None]
) -> MessageBox:
    """Ask ``question`` over ``window``; the button ``yes`` does ``then``. Esc and Cancel do nothing."""
    box = MessageBox(window, QMessageBox.Icon.Question, question, more)
    button = box.add(yes, QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(cancel)
    box.setEscapeButton(cancel)
    button.clicked.connect(then)
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
        tell(window, partial(_not_saved, QFileInfo(path).absoluteFilePath()))
    return good


def _not_saved(path: str) -> str:
    sentence = QCoreApplication.translate("Messages", "The file {path} could not be saved.")
    return sentence.format(path=path)
