"""What this program is: version, licences of all parts, where data lies, and facts to report a fault with."""

from __future__ import annotations

import platform
import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSize, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt import __version__
from ginrummy_qt.assets import resource
from ginrummy_qt.models.diagnostics import diagnostics, licence_folder
from ginrummy_qt.ui.plain_label import PlainLabel, plain_tip
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.tall_area import TallArea
from ginrummy_qt.ui.theme import text_scale
from ginrummy_qt.ui.windows import resize_on_screen, room_on_screen

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["AboutDialog"]

_ICON_PIXELS = 72


class AboutDialog(QDialog):
    """The window about the program; follows the language."""

    def __init__(self, profile: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._profile = profile
        self._licences = licence_folder()
        k = text_scale()
        self._icon = PlainLabel(self)
        icon = QIcon(str(resource("icons", "ginrummy.svg")))
        self._icon.setPixmap(icon.pixmap(round(_ICON_PIXELS * k), round(_ICON_PIXELS * k)))
        self.title = self._label()
        self.title.setObjectName("title")  # its size is the style sheet's
        self._version = self._label()
        self._what = self._label()
        self._licence_head = self._section()
        self._data_head = self._section()
        self._data = self._label()
        self._data.setText(_breakable(str(profile)))
        self._data.setToolTip(plain_tip(str(profile)))
        self.open_data = self._button(self._on_open_data)
        self.open_licences = self._button(self._on_open_licences)
        self.open_licences.setVisible(self._licences is not None)
        self.copy = self._button(self._on_copy)
        self.close_button = self._button(self.reject)
        self.close_button.setObjectName("primary")
        self.close_button.setDefault(True)
        self._parts = QGridLayout()
        self._parts.setHorizontalSpacing(round(16 * k))
        self._parts.setVerticalSpacing(round(4 * k))
        self._parts.setColumnStretch(1, 1)
        self._part_labels: list[tuple[QLabel, QLabel]] = []
        for row in range(len(self._licence_lines())):
            pair = self._label(), self._label()
            pair[0].setWordWrap(False)  # the narrower column, and the one that is read first
            self._part_labels.append(pair)
            for column, label in enumerate(pair):
                self._parts.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
        self._lay_out()
        self.retranslate()
        self.close_button.setFocus()
        self._fit()

    def _lay_out(self) -> None:
        k = text_scale()
        words = QVBoxLayout()
        words.setSpacing(round(4 * k))
        words.addWidget(self.title)
        words.addWidget(self._version)
        head = QHBoxLayout()
        head.setSpacing(round(18 * k))
        head.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        data = QHBoxLayout()
        data.setSpacing(round(12 * k))
        data.addWidget(self._data, 1)
        data.addWidget(self.open_data, 0, Qt.AlignmentFlag.AlignTop)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.copy)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        licences = QHBoxLayout()
        licences.addWidget(self.open_licences)
        licences.addStretch(1)
        page = QWidget(self)
        self._foot = foot
        self._words = layout = QVBoxLayout(page)
        layout.setContentsMargins(28, 24, 28, 0)
        layout.setSpacing(round(10 * k))
        layout.addLayout(head)
        layout.addWidget(self._what)
        layout.addSpacing(round(6 * k))
        layout.addWidget(self._licence_head)
        layout.addLayout(self._parts)
        layout.addLayout(licences)
        layout.addSpacing(round(6 * k))
        layout.addWidget(self._data_head)
        layout.addLayout(data)
        layout.addStretch(1)
        foot.setContentsMargins(28, round(18 * k), 28, 20)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(TallArea(page, room_on_screen(self).width(), self), 1)
        outer.addLayout(foot)

    def _fit(self) -> None:
        """Be as high as the words are, where the screen has the room; else they scroll."""
        self.ensurePolished()
        wide = min(round(520 * text_scale()), room_on_screen(self).width())
        self.setMinimumWidth(wide)
        self._words.activate()  # or layouts within it know the sizes of the words before
        # As high, too, as beside a scroll bar: one that has come stays while it makes itself needed.
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        high = max(self._words.totalHeightForWidth(each) for each in (wide, wide - bar))
        high += self._foot.sizeHint().height()
        room = self.size() if self.isVisible() else QSize()  # a size that somebody gave it does not shrink
        resize_on_screen(self, QSize(wide, high).expandedTo(room))

    def _label(self) -> QLabel:
        label = PlainLabel(self)
        label.setWordWrap(True)
        label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return label

    def _section(self) -> QLabel:
        label = PlainLabel(self)
        label.setObjectName("section")
        return label

    def _button(self, slot: object) -> QPushButton:
        button = PushButton(self)
        button.setAutoDefault(False)
        button.clicked.connect(slot)
        return button

    def _licence_lines(self) -> list[tuple[str, str]]:
        """Every part of the program and its licence, by the names of SPDX, the same in every language."""
        qt = self.tr("Qt {version} and Qt for Python").format(version=qVersion())
        return [
            (QCoreApplication.translate("Program", "Gin Rummy"), "GPL-3.0-or-later"),
            (qt, "LGPL-3.0-only"),
            (self.tr("ICU, a part of Qt"), "Unicode-3.0"),
            (f"Python {platform.python_version()}", "PSF-2.0"),
            ("numpy, OpenBLAS", "BSD-3-Clause"),
            ("miniaudio, cffi", "MIT"),
        ]

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("About Gin Rummy"))
        self.title.setText(QCoreApplication.translate("Program", "Gin Rummy"))
        self._version.setText(self.tr("Version {version}").format(version=__version__))
        self._what.setText(self.tr("Gin rummy against the computer, offline, with a deck drawn for it."))
        self._licence_head.setText(self.tr("Licences"))
        for (part, licence), (left, right) in zip(self._licence_lines(), self._part_labels, strict=True):
            left.setText(part)
            right.setText(licence)
        self._data_head.setText(self.tr("Your matches and settings"))
        self.open_data.setText(self.tr("Open the folder"))
        self.open_licences.setText(self.tr("Read the licences"))
        self.copy.setText(self.tr("Copy diagnostic information"))
        self.copy.setToolTip(self.tr("Versions, system and screens, for a bug report. No names, no matches."))
        self.close_button.setText(QCoreApplication.translate("SettingsDialog", "Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()  # other words may need more lines
        super().changeEvent(event)

    def diagnostics(self) -> str:
        """Return what :attr:`copy` puts on the clipboard."""
        facts = [
            ("platform", QGuiApplication.platformName()),
            ("style", QApplication.style().name()),
            ("interface", QLocale().name()),
        ]
        for screen in QGuiApplication.screens():
            size = f"{screen.size().width()} × {screen.size().height()}"
            scale = f"factor {screen.devicePixelRatio():g}, {screen.logicalDotsPerInch():.0f} dpi"
            facts.append(("screen", f"{size}, {scale}"))
        return diagnostics(self._profile, facts)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.diagnostics())
        self.copy.setText(self.tr("Copied"))

    def _on_open_data(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._profile)))

    def _on_open_licences(self) -> None:
        if self._licences is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._licences)))


def _breakable(path: str) -> str:
    """Return ``path`` with places where a label may break it: behind every sign, and within long words."""
    return re.sub(r"([^\w\s]|_|\w{16}(?=\w))", "\\1\u200b", path)
