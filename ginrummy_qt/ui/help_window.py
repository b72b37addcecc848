"""The help: contents and search at the left, the page at the right. Stays open beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.models.help_pages import PAGES, keywords, parts, small_words, title
from ginrummy_qt.models.help_search import Found, HelpIndex, Page
from ginrummy_qt.models.why import Why
from ginrummy_qt.models.words import preset_name
from ginrummy_qt.ui.choices import press_focused
from ginrummy_qt.ui.help_browser import ZOOMS, HelpBrowser
from ginrummy_qt.ui.help_contents import HelpContents
from ginrummy_qt.ui.help_page import page_html
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.reasons import enable
from ginrummy_qt.ui.theme import desk_palette, mix, qss_desk, text_scale
from ginrummy_qt.ui.windows import resize_on_screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from ginrummy_qt.models.languages import LanguageManager
    from ginrummy_qt.models.settings import Settings
    from ginrummy_qt.ui.faces import Faces
    from ginrummy_qt.ui.help_desk import RulesInForce
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["HelpWindow"]

_FIRST_SIZE: Final = QSize(1000, 720)


class HelpWindow(QDialog):
    """The window. It follows language, colours and the rules in force while it is open."""

    command_wanted = Signal(str)
    """What a link asks for; see :attr:`HelpBrowser.command_wanted`."""

    def __init__(
        self,
        settings: Settings,
        languages: LanguageManager,
        faces: Faces,
        rules: Callable[[], RulesInForce],
        parent: QWidget | None = None,
    ) -> None:
        """Make the window, without a page yet.

        Args:
            settings: keep size and zoom.
            languages: say which pages to show.
            faces: draw the cards.
            rules: says by which rules the figures are filled in; asked again by :meth:`refresh_rules`.
            parent: Qt's owner.
        """
        super().__init__(parent)
        self._settings = settings
        self._languages = languages
        self._rules = rules
        self._desk = desk_palette(settings.desktop)
        self._index: HelpIndex | None = None
        self.setObjectName("help")
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.contents = HelpContents(self._search, self)
        self.browser = HelpBrowser(faces, languages.current, rules(), self._desk)
        self._buttons = tuple(PushButton(self) for _ in range(5))
        self.back, self.forward, self.smaller, self.larger, self.close_button = self._buttons
        self.figures = PushButton(self)
        self._lay_out()
        self._connect()
        self._make_keys()
        self.browser.set_zoom(settings.help_zoom)
        self._follow_desktop()
        self.retranslate()
        if not settings.help_geometry or not self.restoreGeometry(QByteArray(settings.help_geometry)):
            resize_on_screen(self, _FIRST_SIZE)

    # ------------------------------------------------------------------ building

    def _lay_out(self) -> None:
        self.figures.setObjectName("figures")
        self.close_button.setObjectName("primary")
        head, under = QHBoxLayout(), QHBoxLayout()
        head.setContentsMargins(16, 8, 16, 8)
        head.setSpacing(8)
        under.setContentsMargins(16, 0, 16, 8)
        self._head, self._under = head, under
        for button in (self.back, self.forward):
            button.setObjectName("tool")
            head.addWidget(button)
        head.addStretch(1)
        for button in (self.smaller, self.larger):
            button.setObjectName("step")
            head.addWidget(button)
        head.addWidget(self.close_button)
        for button in (*self._buttons, self.figures):
            button.setAutoDefault(False)
        line = QFrame(self)
        line.setObjectName("rule")
        right = self._right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(under)
        column.addWidget(line)
        column.addWidget(self.browser, 1)
        self.split = QSplitter(Qt.Orientation.Horizontal, self)
        self.split.addWidget(self.contents)
        self.split.addWidget(right)
        self.split.setStretchFactor(0, 0)
        self.split.setStretchFactor(1, 1)
        self.split.setChildrenCollapsible(False)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.split)
        self.contents.setMinimumWidth(round(170 * text_scale()))
        self.browser.setMinimumWidth(round(300 * text_scale()))
        self.split.splitterMoved.connect(self._place_figures)
        self._share()

    def _connect(self) -> None:
        browser = self.browser
        self.contents.page_wanted.connect(self.show_page)
        browser.page_shown.connect(self._on_page)
        browser.command_wanted.connect(self.command_wanted)
        browser.zoom_changed.connect(self._on_zoom)
        browser.backwardAvailable.connect(self._say_ways)
        browser.forwardAvailable.connect(self._say_ways)
        self.back.clicked.connect(browser.backward)
        self.forward.clicked.connect(browser.forward)
        self.figures.clicked.connect(self._on_figures)
        self.figures.installEventFilter(self)
        self.smaller.clicked.connect(self._on_smaller)
        self.larger.clicked.connect(self._on_larger)
        self.close_button.clicked.connect(self.reject)
        self._languages.changed.connect(self._on_language)
        self._settings.changed.connect(self._on_setting)

    def _make_keys(self) -> None:
        standard = QKeySequence.StandardKey
        for keys, reaction in (
            (QKeySequence.keyBindings(standard.Back), self.browser.backward),
            (QKeySequence.keyBindings(standard.Forward), self.browser.forward),
            (QKeySequence.keyBindings(standard.Find), self.contents.focus_search),
            ([*QKeySequence.keyBindings(standard.ZoomIn), QKeySequence("Ctrl+=")], self._on_larger),
            (QKeySequence.keyBindings(standard.ZoomOut), self._on_smaller),
            ([QKeySequence("Ctrl+0")], self._on_zoom_reset),
        ):
            action = QAction(self)
            action.setShortcuts(keys)
            action.triggered.connect(reaction)
            self.addAction(action)

    # ------------------------------------------------------------------ what it shows

    def show_page(self, key: str, anchor: str = "") -> None:
        """Show the page ``key``, at ``anchor`` if one is given."""
        self.browser.show_page(key, anchor)

    def refresh_rules(self) -> None:
        """Ask which rules are in force, and fill in their figures."""
        self.browser.set_rules(self._rules())
        self._index = None
        self._say_whose_figures()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self._index = None
        self.setWindowTitle(self.tr("Rules and tips"))
        for button, text, said in (
            (self.back, "←", self.tr("Back")),
            (self.forward, "→", self.tr("Forward")),
            (self.smaller, "A−", self.tr("Smaller text")),
            (self.larger, "A+", self.tr("Larger text")),
        ):
            button.setText(text)
            button.setAccessibleName(said)
        self._say_ways()
        self._say_sizes()
        self.close_button.setText(self.tr("Close"))
        self.browser.setAccessibleName(self.tr("Page"))
        self.browser.set_language(self._languages.current)
        self.contents.set_language(self._languages.current)
        self._share()
        self.refresh_rules()

    def _share(self) -> None:
        """Give the contents the width that their headings have in this language, the page the rest."""
        wide = self.contents.sizeHint().width()
        self.split.setSizes([wide, max(self.browser.minimumWidth(), self.width() - wide)])

    def _say_whose_figures(self) -> None:
        force = self.browser.in_force
        name = force.name or preset_name(force.rules.preset_name())
        self.figures.setText(self.tr("Figures for: {rules}").format(rules=name))
        self.figures.setToolTip(self.tr("Show the rules in force"))
        self._place_figures()

    @Slot()
    def _place_figures(self, *_: object) -> None:
        """Let the button of the figures stand between the others, or under them where it has no room."""
        parts = (*self._buttons, self.figures)
        need = sum(part.sizeHint().width() for part in parts) + self._head.spacing() * len(parts) + 32
        inside = self._right.width() >= need
        if inside and self._head.indexOf(self.figures) < 0:
            self._head.insertWidget(2, self.figures)
        elif not inside and self._under.indexOf(self.figures) < 0:
            self._under.addWidget(self.figures)

    def _search(self, question: str) -> list[Found]:
        if self._index is None:
            self._index = HelpIndex(map(self._indexed, PAGES), small_words(self._languages.current))
        return self._index.search(question)

    def _indexed(self, key: str) -> Page:
        language, browser = self._languages.current, self.browser
        html = page_html(language, key, browser.in_force, browser.pictures)
        return Page(key, title(language, key), keywords(language, key), parts(html))

    # ------------------------------------------------------------------ what happens

    def _on_page(self, key: str) -> None:
        self.contents.mark(key)

    def _on_zoom(self, zoom: int) -> None:
        self._settings.help_zoom = zoom
        self._say_sizes()

    def _say_sizes(self) -> None:
        zoom, smaller, larger = self._settings.help_zoom, self.smaller, self.larger
        enable(smaller, None if zoom > ZOOMS[0] else Why.SMALLEST, smaller.accessibleName())
        enable(larger, None if zoom < ZOOMS[-1] else Why.LARGEST, larger.accessibleName())

    def _say_ways(self, *_: object) -> None:
        browser, back, forward = self.browser, self.back, self.forward
        enable(back, None if browser.isBackwardAvailable() else Why.NO_PAGE_BEFORE, back.accessibleName())
        enable(forward, None if browser.isForwardAvailable() else Why.NO_PAGE_AFTER, forward.accessibleName())

    def _on_figures(self) -> None:
        self.show_page("rules")

    def _on_smaller(self) -> None:
        self.browser.step_zoom(-1)

    def _on_larger(self) -> None:
        self.browser.step_zoom(1)

    def _on_zoom_reset(self) -> None:
        self.browser.set_zoom(100)

    def _on_language(self, _code: str) -> None:
        self.retranslate()

    def _on_setting(self, name: str) -> None:
        if name == "desktop":
            self._follow_desktop()

    def _follow_desktop(self) -> None:
        self._desk = desk_palette(self._settings.desktop)
        self.setStyleSheet(_qss(self._desk))
        self.browser.set_desk(self._desk)

    # ------------------------------------------------------------------ Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: there is more room, or less."""
        super().resizeEvent(event)
        self._place_figures()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the colours of the desktop."""
        super().changeEvent(event)
        changed = event.type() == QEvent.Type.PaletteChange and hasattr(self, "split")
        if changed and desk_palette(self._settings.desktop) is not self._desk:
            self._follow_desktop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt: Enter presses the button that has the focus, Esc closes."""
        if not press_focused(self, event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt: there is more or less room to say whose figures they are."""
        if watched is self.figures and event.type() == QEvent.Type.Resize and hasattr(self, "split"):
            self._say_whose_figures()
        return super().eventFilter(watched, event)

    def done(self, result: int) -> None:
        """Qt: closed in whatever way; the window stands there again next time."""
        self._settings.help_geometry = bytes(self.saveGeometry().data())
        super().done(result)


def _qss(desk: DeskPalette) -> str:
    scale = text_scale()

    def px(size: float) -> str:
        return f"{round(size * scale)}px"

    def tool(name: str, wide: float) -> str:
        rest = f"min-width:{px(wide)}; max-width:{px(wide)}; padding:0; min-height:{px(34)};"
        ring = f"padding:0; min-height:{round(34 * scale) - 2}px; min-width:{round(wide * scale) - 2}px;"
        return f"QPushButton#{name} {{ {rest} }}\nQPushButton#{name}:focus {{ {ring} }}"

    return f"""{qss_desk(desk)}
QWidget#side {{ background:{desk.window}; }}
QTextBrowser {{ background:{desk.base}; border:2px solid transparent; color:{desk.ink};
  selection-background-color:{desk.accent}; selection-color:{desk.on_accent}; }}
QTextBrowser:focus {{ border:2px solid {desk.accent}; }}
QSplitter::handle {{ background:{desk.line}; width:1px; }}
QPushButton#primary {{ min-height:{px(34)}; }}
QPushButton#primary:focus {{ min-height:{round(34 * scale) - 4}px; }}
{tool("tool", 40)}
{tool("step", 40)}
QPushButton#tool {{ font-size:{px(17)}; }}
QPushButton#figures {{ border:2px solid transparent; background:transparent; color:{desk.muted};
  text-align:left; padding:0 {px(6)}; min-height:{px(34)}; font-size:{px(13)}; }}
QPushButton#figures:hover {{ color:{desk.ink}; background:{desk.soft}; }}
QPushButton#figures:focus {{ border:2px solid {desk.ink}; }}
QLineEdit {{ min-height:{px(36)}; }}
QLineEdit:focus {{ min-height:{round(36 * scale) - 2}px; }}
QListWidget::item {{ height:{px(32)}; padding:0 8px; border-radius:6px; }}
QListWidget::item:disabled {{ color:{desk.muted}; }}
QListWidget QScrollBar::handle:vertical {{ background:{mix(desk.window, desk.edge, 0.55).name()}; }}
"""
