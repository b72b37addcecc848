"""A widget that is painted once into a picture and shows that until something about it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

__all__ = ["BakedLabel"]


class BakedLabel(QLabel):
    """A label that subclasses paint by hand, in :meth:`bake`.

    Cards fly over it: Qt then asks for it in every frame, and a picture is there much sooner than text.
    :meth:`update` drops the picture, so what changes the look has to call it, as for any widget.
    """

    _picture: QPixmap | None = None
    _picture_for: tuple[object, ...] = ()

    def bake(self, painter: QPainter) -> None:
        """Paint the whole widget; the painter is antialiased, what lies below shows through."""
        raise NotImplementedError

    def update(self, *area: Any) -> None:  # noqa: ANN401 - Qt's overloads
        """Qt: paint anew, soon."""
        self._picture = None
        super().update(*area)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt: show the picture; make it first where it is missing or for another size, font or screen."""
        ratio = self.devicePixelRatioF()
        wanted = (self.size().toTuple(), ratio, QGuiApplication.font().key())
        if self._picture is None or self._picture_for != wanted:
            self._picture, self._picture_for = self._baked(ratio), wanted
        QPainter(self).drawPixmap(0, 0, self._picture)

    def _baked(self, ratio: float) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.bake(painter)
        painter.end()
        return picture
