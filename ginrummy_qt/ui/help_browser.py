"""The pane that shows a page of the help: links, history, zoom, and cards drawn by the program's own deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtWidgets import QFrame, QTextBrowser

from ginrummy_qt.models.help_pages import PAGES
from ginrummy_qt.ui.help_page import page_html, style_sheet
from ginrummy_qt.ui.help_pictures import Pictures
from ginrummy_qt.ui.theme import font, text_scale

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap, QResizeEvent, QWheelEvent

    from ginrummy_qt.ui.faces import Faces
    from ginrummy_qt.ui.help_desk import RulesInForce
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["ZOOMS", "HelpBrowser"]

ZOOMS: Final = (80, 90, 100, 110, 125, 150, 175, 200)
"""The sizes of the text, in per cent."""
_TEXT: Final = 15
"""Size of the text in pixels at a text scale of 1 and a zoom of 100."""
_MARGIN: Final = 28
_WIDEST: Final = 46
"""A line is at most so many times as long as its text is high: about 90 letters."""


class HelpBrowser(QTextBrowser):
    """Shows the pages of one language by the rules in force."""

    page_shown = Signal(str)
    """The key of the page that is shown now."""
    command_wanted = Signal(str)
    """What a link ``do:…`` asks for: ``keeper``, ``rules``, ``settings``, ``guide``."""
    zoom_changed = Signal(int)

    def __init__(self, faces: Faces, language: str, in_force: RulesInForce, desk: DeskPalette) -> None:
        super().__init__()
        self._language = language
        self._in_force = in_force
        self._desk = desk
        self._zoom = 100
        self._pictures = Pictures(faces)
        self._drawn: dict[str, QPixmap] = {}
        self._laid_for = 0.0
        self._lay_again = QTimer(self)
        self._lay_again.setSingleShot(True)
        self._lay_again.setInterval(0)
        self._lay_again.timeout.connect(self._follow_width)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabChangesFocus(False)
        self.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.anchorClicked.connect(self._on_link)
        self.sourceChanged.connect(self._on_source)
        faces.changed.connect(self._on_faces)
        self._set_style()

    # ------------------------------------------------------------------ what it is told

    @property
    def key(self) -> str:
        """The page that is shown; empty before the first."""
        return self.source().path().removeprefix("/")

    @property
    def language(self) -> str:
        """The language of the pages."""
        return self._language

    @property
    def in_force(self) -> RulesInForce:
        """The rules that the figures come from."""
        return self._in_force

    @property
    def pictures(self) -> Pictures:
        """What draws the cards."""
        return self._pictures

    def show_page(self, key: str, anchor: str = "") -> None:
        """Show the page ``key`` from its beginning or from ``anchor``; it goes into the history."""
        url = QUrl(f"help:/{key}")
        if anchor:
            url.setFragment(anchor)
        if url == self.source():
            self._scroll(anchor)
        else:
            self.setSource(url)

    def set_language(self, language: str) -> None:
        """Show the same page in another language."""
        if language != self._language:
            self._language = language
            self.refresh()

    def set_rules(self, in_force: RulesInForce) -> None:
        """Fill in the figures of other rules."""
        if in_force != self._in_force:
            self._in_force = in_force
            self.refresh()

    def set_desk(self, desk: DeskPalette) -> None:
        """Take other colours."""
        if desk is not self._desk:
            self._desk = desk
            self._restyle()

    @property
    def zoom(self) -> int:
        """Size of the text in per cent, one of :data:`ZOOMS`."""
        return self._zoom

    def set_zoom(self, zoom: int) -> None:
        """Show text and cards in another size: the one of :data:`ZOOMS` that is nearest."""
        nearest = min(ZOOMS, key=lambda size: abs(size - zoom))
        if nearest != self._zoom:
            self._zoom = nearest
            self._restyle()
            self.zoom_changed.emit(nearest)

    def step_zoom(self, steps: int) -> None:
        """Go ``steps`` sizes up, or down when negative."""
        place = ZOOMS.index(self._zoom) + steps
        self.set_zoom(ZOOMS[max(0, min(len(ZOOMS) - 1, place))])

    # ------------------------------------------------------------------ pages and pictures

    def refresh(self) -> None:
        """Make the page anew, at the place where it was."""
        if not self.key:
            return
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self.document().clear()
        self.document().setDefaultStyleSheet(style_sheet(self._desk, self._px))
        self.setHtml(self._html(self.key))
        bar.setValue(round(share * bar.maximum()))

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Qt: a page, or the picture of cards."""
        name = QUrl(name)
        if name.scheme() == "help":
            return self._html(name.path().removeprefix("/"))
        address = name.toString()
        drawn = self._drawn.get(address)
        if drawn is None:
            drawn = self._pictures.paint(address)
            if drawn is None:
                return super().loadResource(kind, name)
            self._drawn[address] = drawn
        return drawn

    def _html(self, key: str) -> str:
        if key not in PAGES:
            key = PAGES[0]
        body = page_html(self._language, key, self._in_force, self._pictures)
        return f"<html><body>{body}</body></html>"

    def _on_link(self, url: QUrl) -> None:
        if url.scheme() == "do":
            self.command_wanted.emit(url.path())
            return
        target = self.source().resolved(url)
        self.show_page(target.path().removeprefix("/"), target.fragment())

    def _on_source(self, url: QUrl) -> None:
        self.page_shown.emit(url.path().removeprefix("/"))

    def _scroll(self, anchor: str) -> None:
        if anchor:
            self.scrollToAnchor(anchor)
        else:
            self.verticalScrollBar().setValue(0)

    # ------------------------------------------------------------------ look

    @property
    def _px(self) -> float:
        return _TEXT * text_scale() * self._zoom / 100

    def _set_style(self) -> None:
        px = self._px
        self._drawn.clear()
        self._pictures.px = px
        self._pictures.scale = px / _TEXT
        self._pictures.ink = self._desk.ink
        self._pictures.ratio = self.devicePixelRatioF()
        self._pictures.room = self._room() - 2.5 * px
        self._laid_for = self._room()
        self.document().setDefaultFont(font(px))
        self.document().setDefaultStyleSheet(style_sheet(self._desk, px))
        margin = _MARGIN * text_scale()
        self.document().setDocumentMargin(margin)
        self.document().setIndentWidth(1.6 * px)
        self.setLineWrapColumnOrWidth(round(self._room() + 2 * margin))

    def _restyle(self) -> None:
        self._set_style()
        self.refresh()

    def _on_faces(self) -> None:
        self._restyle()

    def _room(self) -> float:
        """Return the width of the text in pixels: what the pane has, and no longer than can be read."""
        inside = self.viewport().width() - 2 * _MARGIN * text_scale()
        return max(120.0, min(inside, _WIDEST * self._px))

    def _follow_width(self) -> None:
        """Keep lines readable in a wide pane, and hands inside a narrow one."""
        if self._room() != self._laid_for:
            self._restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: arrange for another width."""
        super().resizeEvent(event)
        self._lay_again.start()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Qt: with Ctrl the wheel zooms, cards too."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.angleDelta().y():
                self.step_zoom(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the system's font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange and hasattr(self, "_laid_for"):
            self._restyle()
