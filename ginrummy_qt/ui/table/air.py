"""The layer over the console in which cards fly: widgets lie above the scene, flying cards above both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ginrummy_qt.ui.table.card_item import CardItem
    from ginrummy_qt.ui.table.pile_item import Target
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["AirLayer"]


class AirLayer(QWidget):
    """Paints the airborne cards of a scene, and the verbs of drop targets above them. Takes no input."""

    def __init__(self, parent: QWidget, scene: TableScene) -> None:
        super().__init__(parent)
        self._scene = scene
        self._painted: dict[CardItem | Target, tuple[object, QRect]] = {}
        """What was painted, how it stood, and where."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def refresh(self) -> None:
        """Repaint where something has moved, appeared or gone."""
        now: dict[CardItem | Target, tuple[object, QRect]] = {}
        for item in self._scene.airborne():
            now[item] = item.stance(), item.sceneBoundingRect().toAlignedRect().adjusted(-2, -2, 2, 2)
        for target in self._scene.targets():
            now[target] = target.aim, target.sceneBoundingRect().toAlignedRect()
        region = QRegion()
        for old, new in ((self._painted, now), (now, self._painted)):
            for thing, (stance, rect) in old.items():
                if thing not in new or new[thing][0] != stance:
                    region += rect
        self._painted = now
        if not region.isEmpty():
            self.update(region)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is in the air, lowest first."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = event.region()
        for item in self._scene.airborne():
            if area.intersects(item.sceneBoundingRect().toAlignedRect()):
                painter.save()
                painter.setTransform(item.sceneTransform(), True)
                item.paint_card(painter)
                painter.restore()
        for target in self._scene.targets():
            target.paint_pill(painter)
