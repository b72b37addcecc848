"""The style sheet of the window in which rules are chosen: what the desk's own does not have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ginrummy_qt.ui.theme import mix, qss_desk, text_scale

if TYPE_CHECKING:
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["qss_rules"]


def qss_rules(t: DeskPalette) -> str:
    """Return the desk's style sheet and what the rules need beside it."""
    scale = text_scale()

    def px(size: float) -> str:
        return f"{round(size * scale)}px"

    step = f"min-width:{px(38)}; max-width:{px(38)};"
    return f"""{qss_desk(t)}
QLabel#heading {{ font-size:{px(26)}; font-weight:600; }}
QLabel#reason {{ color:{t.bad}; font-weight:600; }}
QWidget#side {{ background:{t.window}; border-right:1px solid {t.line}; }}
QFrame#gone {{ background:{t.base}; border:1px solid {t.line}; border-radius:8px; }}
QPushButton {{ min-height:{px(38)}; padding:0 {px(14)}; }}
QPushButton:checked, QPushButton:focus {{ min-height:{round(38 * scale) - 2}px;
  padding:0 {round(14 * scale) - 1}px; }}
QPushButton:checked:focus, QPushButton#primary:focus {{ min-height:{round(38 * scale) - 4}px;
  padding:0 {round(14 * scale) - 2}px; }}
QPushButton#step {{ font-size:{px(17)}; padding:0; {step} }}
QPushButton#step:disabled {{ border:1px solid {t.line}; }}
QPushButton#why {{ border:2px solid transparent; background:transparent; color:{t.bad}; font-weight:600;
  padding:0 {px(8)}; text-align:right; border-radius:8px; }}
QPushButton#why:hover {{ background:{mix(t.window, t.bad, 0.08).name()}; }}
QPushButton#why:focus {{ border:2px solid {t.ink}; }}
QSpinBox#number {{ min-height:{px(38)}; padding:0 4px; }}
QSpinBox#number:focus {{ min-height:{round(38 * scale) - 2}px; padding:0 3px; }}
QComboBox {{ min-height:{px(38)}; }}
QComboBox:focus, QComboBox:on {{ min-height:{round(38 * scale) - 2}px; }}
QListWidget#presets QScrollBar::handle:vertical {{ background:{mix(t.window, t.edge, 0.55).name()}; }}
QTabBar {{ font-size:{px(14)}; }}
QTabBar::tab {{ padding:7px {round(11 * scale) - 2}px 9px {round(11 * scale) - 2}px; }}
QTabBar::tab:hover {{ color:{t.ink}; }}
"""
