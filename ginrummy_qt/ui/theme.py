"""Colours, type and style sheets: one place for how the table and the windows around it look.

The palettes themselves are in :mod:`ginrummy_qt.ui.palettes`. Sizes are pixels at a system font of 14 px and
grow with it, see :func:`text_scale`.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QGuiApplication, QPalette

from ginrummy_qt.assets import resource
from ginrummy_qt.ui.palettes import DESK, TABLES, DeskPalette, TablePalette

__all__ = [
    "DESK",
    "TABLES",
    "DeskPalette",
    "TablePalette",
    "advance",
    "alpha",
    "clamp",
    "contrast",
    "desk_palette",
    "font",
    "glyph",
    "luminance",
    "mix",
    "qpalette",
    "qss_desk",
    "qss_table",
    "table_palette",
    "text_scale",
]


def table_palette(name: str) -> TablePalette:
    """Return the table called ``name``; green for a name that is not known."""
    return TABLES.get(name, TABLES["green"])


def desk_palette(choice: str) -> DeskPalette:
    """Return the palette for the setting ``choice``: a name of :data:`DESK`, else as the system wants it."""
    if choice in DESK:
        return DESK[choice]
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return DESK["contrast"]
    return DESK["dark" if hints.colorScheme() is Qt.ColorScheme.Dark else "light"]


def qpalette(desk: DeskPalette) -> QPalette:
    """Return ``desk`` as a palette for the parts that no style sheet reaches (menus, tool tips, lists)."""
    role = QPalette.ColorRole
    palette = QPalette()
    for key, colour in {
        role.Window: desk.window,
        role.WindowText: desk.ink,
        role.Base: desk.base,
        role.AlternateBase: desk.alternate,
        role.Text: desk.ink,
        role.Button: desk.button,
        role.ButtonText: desk.ink,
        role.Highlight: desk.accent,
        role.HighlightedText: desk.on_accent,
        role.ToolTipBase: desk.base,
        role.ToolTipText: desk.ink,
        role.PlaceholderText: desk.muted,
        role.Light: desk.base,
        role.Midlight: desk.line,
        role.Mid: desk.line,
        role.Dark: desk.edge,
        role.Link: desk.accent,
    }.items():
        palette.setColor(key, QColor(colour))
    for key in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, QColor(desk.muted))
    return palette


# ---------------------------------------------------------------------- colours


def luminance(colour: QColor | str) -> float:
    """Return the relative luminance of ``colour`` as WCAG 2 defines it, 0 to 1."""
    rgb = QColor(colour)
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (rgb.redF(), rgb.greenF(), rgb.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor | str, other: QColor | str) -> float:
    """Return the contrast of two opaque colours as WCAG 2 defines it, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def alpha(colour: QColor | str, opacity: float) -> QColor:
    """Return ``colour`` with ``opacity`` 0 to 1."""
    new = QColor(colour)
    new.setAlphaF(opacity)
    return new


def mix(one: QColor | str, other: QColor | str, share: float) -> QColor:
    """Return the opaque colour ``share`` (0 to 1) of the way from ``one`` to ``other``."""
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def clamp(value: float, low: float, high: float) -> float:
    """Return ``value`` held between ``low`` and ``high``."""
    return max(low, min(high, value))


# ---------------------------------------------------------------------- type


def text_scale() -> float:
    """Return by how much text is larger than designed: system font / 14 px, 1 to 2.

    Not below 1: several systems set menus in 12 px, where our secondary text would be too small to read.
    """
    return _scale_of(QGuiApplication.font().key())


@lru_cache(maxsize=8)
def _scale_of(key: str) -> float:
    """Return the scale for the system’s font, which has this key; to ask for its size takes long."""
    del key
    return clamp(QFontInfo(QGuiApplication.font()).pixelSize() / 14, 1.0, 2.0)


def font(px: float, *, bold: bool = False) -> QFont:
    """Return the system's family at ``px`` pixels. ``px`` is final: multiply by :func:`text_scale` before."""
    new = QFont(QGuiApplication.font())
    new.setPixelSize(max(1, round(px)))
    new.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return new


def advance(text: str, px: float, *, bold: bool = False) -> float:
    """Return the width of ``text`` (no markup) in pixels."""
    return _advance(QGuiApplication.font().key(), text, max(1, round(px)), bold)


def elided(text: str, px: float, room: float, *, bold: bool = False) -> str:
    """Return ``text`` (no markup), with an ellipsis at its end where it is wider than ``room`` pixels."""
    return QFontMetricsF(font(px, bold=bold)).elidedText(text, Qt.TextElideMode.ElideRight, room)


@lru_cache(maxsize=4096)
def _advance(_system_font: str, text: str, px: int, bold: bool) -> float:  # noqa: FBT001 - a cache's key
    return QFontMetricsF(font(px, bold=bold)).horizontalAdvance(text)


# ---------------------------------------------------------------------- style sheets

_RING = 3
"""Pixels of the edge that shows keyboard focus on what has a frame or fill of its own already; others: 2.

Filled buttons paint a second line within it, see :mod:`ginrummy_qt.ui.push_button`.
"""


def glyph(name: str, palette: DeskPalette) -> str:
    """Return the file of ``chevron``, ``chevron-up`` or ``tick`` for ``palette``, as QSS wants it."""
    ground = "dark" if luminance(palette.window) < 0.5 else "light"
    return resource("glyphs", f"{name}-{ground}.svg").as_posix()


def qss_table(theme: str, k: float) -> str:
    """Return the style sheet for widgets that stand on the felt.

    Args:
        theme: name of a table.
        k: scale of the text on the table, 1 or more (:func:`text_scale` included).
    """
    t = table_palette(theme)

    def px(size: float) -> str:
        return f"{round(size * k)}px"

    inset = round(14 * k)
    return f"""
QPushButton, QToolButton, QAbstractItemView, QScrollArea {{ outline:0; }}
QPushButton {{ color:{t.ink}; background:{t.button}; border:1px solid {t.button_line}; border-radius:{px(8)};
  padding:0 {inset}px; min-height:{px(42)}; font-size:{px(14)}; font-weight:400; }}
QPushButton:hover {{ background:{mix(t.button, t.ink, 0.10).name()}; }}
QPushButton:pressed {{ background:{mix(t.button, "#000000", 0.18).name()}; }}
QPushButton:focus {{ border:2px solid {t.ink}; padding:0 {inset - 1}px;
  min-height:{round(42 * k) - 2}px; }}
QPushButton:disabled {{ color:{t.muted}; background:transparent; border:1px dashed {t.line}; }}
QPushButton#icon {{ padding:0; }}
QPushButton#primary {{ color:{t.on_accent}; background:{t.accent}; border:1px solid {t.accent};
  font-weight:600; font-size:{px(17)}; padding:0 {px(20)}; }}
QPushButton#primary:hover {{ background:{mix(t.accent, "#FFFFFF", 0.15).name()}; }}
QPushButton#primary:pressed {{ background:{mix(t.accent, "#000000", 0.18).name()}; }}
QPushButton#primary:focus {{ border:{_RING}px solid {t.ink}; padding:0 {round(20 * k) - _RING + 1}px;
  min-height:{round(42 * k) - 2 * _RING + 2}px; }}
QPushButton#primary:disabled {{ color:{t.muted}; background:transparent; border:1px dashed {t.line}; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background:transparent; border:0; }}
QScrollBar:vertical {{ background:transparent; width:{px(12)}; margin:0; }}
QScrollBar::handle:vertical {{ background:{mix(t.tray, t.ink, 0.42).name()}; border-radius:{px(5)};
  min-height:{px(28)}; margin:{px(1)}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height:0; width:0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background:transparent; }}
"""


def qss_desk(palette: DeskPalette | str, zoom: float = 1.0) -> str:
    """Return the style sheet of the main window, its pages, dialogs and docks.

    Args:
        palette: a window palette or the name of one.
        zoom: how much larger everything is than the system font asks for.
    """
    t = DESK[palette] if isinstance(palette, str) else palette
    scale = text_scale() * zoom

    def px(size: float) -> str:
        return f"{round(size * scale)}px"

    chosen = f"padding:0 {round(16 * scale) - 1}px; min-height:{round(40 * scale) - 2}px;"
    ringed = f"padding:0 {round(16 * scale) - _RING + 1}px; min-height:{round(40 * scale) - 2 * _RING + 2}px;"
    field = f"padding:0 {round(12 * scale) - 1}px; min-height:{round(40 * scale) - 2}px;"
    return f"""
QPushButton, QToolButton, QCheckBox, QComboBox, QSpinBox, QLineEdit, QLabel, QTabBar, QScrollArea,
QAbstractItemView {{ outline:0; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons:0; }}
QMainWindow, QDialog, QWidget#page {{ background:{t.window}; }}
QMenuBar {{ background:{t.window}; color:{t.ink}; padding:2px 8px; border-bottom:1px solid {t.line};
  font-size:{px(14)}; }}
QMenuBar::item {{ padding:4px 10px; background:transparent; border-radius:4px; }}
QMenuBar::item:selected {{ background:{t.soft}; }}
QMenu {{ background:{t.base}; color:{t.ink}; border:1px solid {t.edge}; padding:4px; font-size:{px(14)}; }}
QMenu::item {{ padding:6px 28px 6px 28px; border-radius:4px; }}
QMenu::item:selected {{ background:{t.soft}; }}
QMenu::item:disabled {{ color:{t.muted}; }}
QMenu::separator {{ height:1px; background:{t.line}; margin:4px 8px; }}
QToolTip {{ background:{t.base}; color:{t.ink}; border:1px solid {t.edge}; padding:4px 6px;
  font-size:{px(13)}; }}
QWidget#ring {{ color:{t.ink}; background:transparent; }}
QLabel {{ color:{t.ink}; background:transparent; font-size:{px(14)}; }}
QLabel#muted, QLabel#note {{ color:{t.muted}; }}
QLabel#invalid {{ color:{t.bad}; font-weight:600; }}
QLabel#note, QLabel#section, QLabel#invalid {{ font-size:{px(13)}; }}
QLabel#section {{ font-weight:600; }}
QLabel#strong {{ font-size:{px(16)}; font-weight:600; }}
QLabel#figure {{ font-size:{px(15)}; font-weight:600; }}
QLabel#title {{ font-size:{px(20)}; font-weight:600; }}
QPushButton {{ color:{t.ink}; background:{t.button}; border:1px solid {t.edge}; border-radius:8px;
  padding:0 {px(16)}; min-height:{px(40)}; font-size:{px(14)}; }}
QPushButton:hover {{ background:{mix(t.button, t.ink, 0.06).name()}; }}
QPushButton:pressed {{ background:{mix(t.button, t.ink, 0.14).name()}; }}
QPushButton:disabled {{ color:{t.muted}; background:transparent; border:1px dashed {t.edge}; }}
QPushButton:checked {{ background:{t.soft}; border:2px solid {t.accent}; color:{t.ink};
  font-weight:600; {chosen} }}
QPushButton:focus {{ border:2px solid {t.ink}; {chosen} }}
QPushButton:checked:focus {{ border:{_RING}px solid {t.ink}; {ringed} }}
QPushButton#primary {{ background:{t.accent}; color:{t.on_accent}; border:1px solid {t.accent};
  font-weight:600; }}
QPushButton#primary:hover {{ background:{mix(t.accent, t.ink, 0.12).name()}; }}
QPushButton#primary:focus {{ border:{_RING}px solid {t.ink}; {ringed} }}
QPushButton#primary:disabled {{ background:transparent; color:{t.muted}; border:1px dashed {t.edge}; }}
QPushButton#big {{ font-size:{px(17)}; font-weight:600; min-height:{px(56)}; }}
QPushButton#big:checked, QPushButton#big:focus {{ min-height:{round(56 * scale) - 2}px; }}
QPushButton#big:checked:focus {{ min-height:{round(56 * scale) - 2 * _RING + 2}px; }}
QPushButton#quiet {{ color:{t.ink}; background:transparent; border:1px solid {t.edge}; }}
QPushButton#quiet:hover {{ background:{mix(t.soft, t.ink, 0.06).name()}; }}
QPushButton#quiet:pressed {{ background:{mix(t.soft, t.ink, 0.14).name()}; }}
QPushButton#quiet:focus {{ border:2px solid {t.ink}; {chosen} }}
QPushButton#deal {{ font-size:{px(17)}; font-weight:600; color:{t.accent}; border:2px solid {t.accent};
  min-height:{px(50)}; }}
QPushButton#deal:focus {{ border:{_RING}px solid {t.ink}; min-height:{round(50 * scale) - 2 * _RING + 4}px; }}
QPushButton#dealFirst {{ font-size:{px(17)}; font-weight:600; background:{t.accent}; color:{t.on_accent};
  border:2px solid {t.accent}; min-height:{px(50)}; }}
QPushButton#dealFirst:hover {{ background:{mix(t.accent, t.ink, 0.12).name()}; }}
QPushButton#dealFirst:focus {{ border:{_RING}px solid {t.ink};
  min-height:{round(50 * scale) - 2 * _RING + 4}px; }}
QComboBox {{ color:{t.ink}; background:{t.button}; border:1px solid {t.edge}; border-radius:8px;
  padding:0 {px(12)}; min-height:{px(40)}; font-size:{px(14)}; }}
QComboBox:focus, QComboBox:on {{ border:2px solid {t.ink}; {field} }}
QComboBox::drop-down {{ border:0; width:{px(36)}; subcontrol-origin:border; }}
QComboBox::down-arrow {{ image:url("{glyph("chevron", t)}"); width:{px(16)}; height:{px(16)}; }}
QComboBox QAbstractItemView {{ background:{t.base}; color:{t.ink}; border:1px solid {t.edge}; outline:0;
  selection-background-color:{t.soft}; selection-color:{t.ink}; font-size:{px(14)}; }}
QSpinBox, QLineEdit {{ color:{t.ink}; background:{t.base}; border:1px solid {t.edge}; border-radius:8px;
  padding:0 {px(12)}; min-height:{px(40)}; font-size:{px(14)}; selection-background-color:{t.accent};
  selection-color:{t.on_accent}; }}
QSpinBox:focus, QLineEdit:focus {{ border:2px solid {t.ink}; {field} }}
QSpinBox#big {{ font-size:{px(17)}; font-weight:600; background:{t.soft}; border:2px solid {t.accent};
  min-height:{round(40 * scale)}px; }}
QSpinBox#big:focus {{ border:{_RING}px solid {t.ink}; padding:0 {round(12 * scale) - _RING + 2}px;
  min-height:{round(40 * scale) - 2 * _RING + 4}px; }}
QSpinBox::up-button, QSpinBox::down-button {{ border:0; width:{px(30)}; subcontrol-origin:border; }}
QSpinBox::up-arrow {{ image:url("{glyph("chevron-up", t)}"); width:{px(14)}; height:{px(14)}; }}
QSpinBox::down-arrow {{ image:url("{glyph("chevron", t)}"); width:{px(14)}; height:{px(14)}; }}
QFrame#card {{ background:{t.base}; border:1px solid {t.line}; border-radius:12px; }}
QFrame#resume {{ background:{t.soft}; border:1px solid {t.accent}; border-radius:12px; }}
QFrame#rule {{ background:{t.line}; max-height:1px; min-height:1px; border:0; }}
QDockWidget {{ color:{t.ink}; font-size:{px(15)}; font-weight:600; }}
QMainWindow::separator {{ background:{t.line}; width:1px; height:1px; }}
QListWidget {{ background:{t.window}; color:{t.ink}; border:0; outline:0; font-size:{px(14)}; }}
QListWidget::item {{ height:{px(40)}; padding-left:12px; border-radius:8px; border:2px solid transparent; }}
QListWidget::item:selected {{ background:{t.soft}; color:{t.ink}; border:2px solid {t.accent}; }}
QListWidget::item:focus {{ border:3px solid {t.ink}; padding-left:11px; }}
QListWidget#pages {{ border-right:1px solid {t.line}; padding:12px 4px; }}
QTableView, QListView {{ background:{t.window}; color:{t.ink}; border:0; outline:0; }}
QToolButton {{ border:0; border-radius:8px; min-width:{px(40)}; min-height:{px(40)}; color:{t.ink};
  background:transparent; }}
QToolButton#close, QToolButton#more {{ font-size:{px(20)}; }}
QToolButton#more::menu-indicator {{ image:none; }}
QToolButton:hover {{ background:{t.soft}; }}
QToolButton:focus {{ border:2px solid {t.ink}; }}
QLineEdit QToolButton {{ min-width:0; min-height:0; padding:0; background:transparent; }}
QCheckBox {{ color:{t.ink}; spacing:10px; min-height:{px(36)}; font-size:{px(14)}; padding:2px;
  border:2px solid transparent; border-radius:8px; }}
QCheckBox:focus {{ border:2px solid {t.ink}; }}
QCheckBox::indicator {{ width:{px(18)}; height:{px(18)}; border:2px solid {t.edge}; border-radius:4px;
  background:{t.base}; }}
QCheckBox::indicator:checked {{ background:{t.accent}; border-color:{t.accent};
  image:url("{glyph("tick", t)}"); }}
QCheckBox:disabled {{ color:{t.muted}; }}
QCheckBox::indicator:disabled {{ border:2px dashed {t.edge}; background:{t.window}; }}
QCheckBox::indicator:checked:disabled {{ background:{t.edge}; border:2px solid {t.edge}; }}
QTabBar::tab {{ color:{t.muted}; padding:8px 12px 10px 12px; border:2px solid transparent;
  border-bottom:3px solid transparent; background:transparent; }}
QTabBar::tab:selected {{ color:{t.ink}; border-bottom:3px solid {t.accent}; font-weight:600; }}
QTabBar::tab:focus {{ border:2px solid {t.ink}; border-bottom:3px solid {t.ink}; border-radius:4px; }}
QScrollBar:vertical {{ background:transparent; width:12px; margin:0; }}
QScrollBar::handle:vertical {{ background:{t.edge}; border-radius:4px; min-height:28px; margin:2px; }}
QScrollBar:horizontal {{ background:transparent; height:12px; margin:0; }}
QScrollBar::handle:horizontal {{ background:{t.edge}; border-radius:4px; min-width:28px; margin:2px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height:0; width:0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background:transparent; }}
"""
