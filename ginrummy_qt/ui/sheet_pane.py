"""A score sheet to be read, copied, printed and saved, of any record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ginrummy_qt.engine import RecordError
from ginrummy_qt.models.match_words import iso_day
from ginrummy_qt.models.paper import Paper, match_paper
from ginrummy_qt.models.seats import reader
from ginrummy_qt.models.sheet_text import Inks, html_text
from ginrummy_qt.models.why import Why
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.sheet_export import SheetExport
from ginrummy_qt.ui.sheet_view import SheetView
from ginrummy_qt.ui.theme import desk_palette
from ginrummy_qt.ui.zoom import scale_of, zoom_of

if TYPE_CHECKING:
    from ginrummy_qt.engine import Match, MatchRecord
    from ginrummy_qt.models.settings import Settings

__all__ = ["SheetPane"]

_USUAL: Final = 444
"""Pixels at a system font of 14: what a sheet of two to four players needs in every language."""


class SheetPane(QWidget):
    """The pane; empty until :meth:`show_record`."""

    shown = Signal()
    """Another sheet, or the same one in other words: it may need another width."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._match: Match | None = None
        self._record: MatchRecord | None = None
        self.export = SheetExport(self, self.paper)
        self.sheet = SheetView(self)
        self.copy, self.print, self.pdf = (QPushButton(self) for _ in range(3))
        row = QHBoxLayout()
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(8)
        row.addStretch(1)
        for button, slot in (
            (self.copy, self.export.copy),
            (self.print, self.export.print_sheet),
            (self.pdf, self.export.save_pdf),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.sheet, 1)
        column.addLayout(row)
        self.follow_desktop()
        self.retranslate()

    def show_record(self, record: MatchRecord | None) -> None:
        """Show the sheet of ``record``; ``None``, or one that cannot be played, shows nothing."""
        self._record, self._match = record, None
        if record is not None and record.rounds:
            try:
                self._match = record.replay()
            except RecordError:
                self._record = None
        self._show()

    def usual_width(self) -> int:
        """Return the width in pixels that does for the sheet of two to four players."""
        return round(_USUAL * scale_of(self))

    def needed_width(self) -> int:
        """Return the width in pixels in which the sheet that is shown need not scroll across."""
        return self.sheet.needed_width()

    def paper(self) -> Paper | None:
        """Return the sheet in the language of the interface; ``None`` when there is none."""
        if self._match is None or self._record is None:
            return None
        return match_paper(self._match, reader(self._record.players), iso_day(self._record.started))

    def _show(self) -> None:
        paper = self.paper()
        for button in (self.copy, self.print, self.pdf):
            enable(button, Why.SELECT_ONE if paper is None else Why.NO_ROUND if paper.empty else None)
        desk = desk_palette(self._settings.desktop)
        inks = Inks(desk.ink, desk.muted, desk.line, desk.edge)
        self.sheet.setHtml("" if paper is None else html_text(paper, inks, narrow=True, zoom=zoom_of(self)))
        self.shown.emit()

    def follow_desktop(self) -> None:
        """Take the colours of the desktop."""
        desk = desk_palette(self._settings.desktop)
        # The same width of the border with and without the focus, or the text jumps.
        ring = f"QTextBrowser:focus {{ border-color:{desk.ink}; border-radius:8px; }}"
        ground = f"background:{desk.base}; border:2px solid {desk.base};"
        zoom = zoom_of(self)
        size = f"font-size:{round(14 * scale_of(self))}px;" if zoom > 1 else ""
        self.sheet.setStyleSheet(f"QTextBrowser {{ {ground} {size} }} {ring}")
        self._show()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.copy.setText(self.tr("Copy"))
        self.print.setText(self.tr("Print …"))
        self.pdf.setText(self.tr("Save as PDF …"))
        self.sheet.setAccessibleName(self.tr("Score sheet"))
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "pdf"):
            self.retranslate()
