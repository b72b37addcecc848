"""The style sheet of the score keeper: fields are a little lower, so that a round fits into its window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ginrummy_qt.ui.rules_style import qss_rules
from ginrummy_qt.ui.theme import text_scale

if TYPE_CHECKING:
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["qss_keeper"]


def qss_keeper(desk: DeskPalette) -> str:
    """Return the style sheet in the colours of ``desk``."""
    sheet = f"QTextBrowser {{ background:{desk.base}; border:0; border-left:1px solid {desk.line}; }}"
    focus = f"QTextBrowser:focus {{ border:2px solid {desk.accent}; }}"
    high = round(36 * text_scale())
    fields = f"""QLineEdit, QSpinBox {{ min-height:{high}px; }}
QLineEdit:focus, QSpinBox:focus {{ min-height:{high - 2}px; }}
QPushButton#small {{ min-height:{high - 8}px; }}
QPushButton#small:focus {{ min-height:{high - 10}px; }}
QComboBox:disabled, QSpinBox:disabled {{ color:{desk.muted}; background:transparent;
  border:1px dashed {desk.edge}; }}"""
    return qss_rules(desk) + sheet + focus + fields
