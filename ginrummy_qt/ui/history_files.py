"""Matches of the history to files and from files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from ginrummy_qt.ids import RECORD_SUFFIX
from ginrummy_qt.models.transfer import record_name
from ginrummy_qt.ui.message import documents, save_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.models.history import HistoryModel
    from ginrummy_qt.models.transfer import ImportReport

__all__ = ["HistoryFiles"]


class HistoryFiles(QObject):
    """Child of the window over which it asks where the files are."""

    chosen = Signal(list)
    """The paths of files that are to be imported."""

    def __init__(self, model: HistoryModel, window: QWidget) -> None:
        super().__init__(window)
        self._model = model
        self._window = window

    def export(self, match_ids: Sequence[int]) -> None:
        """Ask where to, and write these matches into one file."""
        records = [record for match_id in match_ids if (record := self._model.load(match_id))]
        if not records:
            return
        name = QCoreApplication.translate("HistoryWindow", "gin rummy matches")
        if len(records) == 1:
            name = record_name(records[0])
        title = QCoreApplication.translate("HistoryWindow", "Export matches")
        text = "".join(record.to_text() for record in records)
        save_text(self._window, title, f"{name}{RECORD_SUFFIX}", text)

    def ask(self) -> None:
        """Ask which files are to be imported."""
        title = QCoreApplication.translate("HistoryWindow", "Import matches")
        dialog = QFileDialog(self._window, title, documents())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters(
            [
                QCoreApplication.translate("HistoryWindow", "Matches (*.ginrummy *.txt *.sqlite3)"),
                QCoreApplication.translate("HistoryWindow", "All files (*)"),
            ]
        )
        dialog.filesSelected.connect(self.chosen)
        dialog.open()

    def read(self, paths: Sequence[str]) -> ImportReport:
        """Import the matches in these files; return what came of it."""
        return self._model.import_files([Path(path) for path in paths])
