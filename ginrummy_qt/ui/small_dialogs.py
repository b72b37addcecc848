"""Two small windows of text: the rules of the match in force, and what this program is."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt import __version__
from ginrummy_qt.engine import Rules
from ginrummy_qt.models.rule_lines import rule_lines
from ginrummy_qt.models.words import preset_name

__all__ = ["AboutDialog", "RulesDialog"]


def _heading(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setObjectName("title")  # its size is the style sheet's
    label.setWordWrap(True)
    return label


def _close_button(dialog: QDialog) -> QDialogButtonBox:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, dialog)
    box.rejected.connect(dialog.reject)
    return box


class RulesDialog(QDialog):
    """The rules in force, subject by subject. Can stay open beside the table."""

    def __init__(self, rules: Rules, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Rules of this match"))
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 16, 0)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(14)
        for row, line in enumerate(rule_lines(rules)):
            subject = QLabel(line.subject, page)
            subject.setObjectName("section")
            text = QLabel(line.text, page)
            text.setWordWrap(True)
            text.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            subject.setBuddy(text)
            grid.addWidget(subject, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(text, row, 1, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(rule_lines(rules)), 1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 20, 20)
        layout.setSpacing(18)
        layout.addWidget(_heading(preset_name(rules.preset_name()), self))
        layout.addWidget(scroll, 1)
        layout.addWidget(_close_button(self))
        self.resize(660, 640)


class AboutDialog(QDialog):
    """Name, version, licence, and where matches and settings lie."""

    def __init__(self, profile: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("About Gin Rummy"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 24, 28, 20)
        layout.setSpacing(12)
        layout.addWidget(_heading(QCoreApplication.translate("Program", "Gin Rummy"), self))
        for text in (
            self.tr("Version {version}").format(version=__version__),
            self.tr("Gin rummy against the computer, offline, with a deck drawn for it."),
            self.tr("Free software under the GNU General Public License, version 3 or later."),
            self.tr("Matches and settings lie in {folder}").format(folder=profile),
        ):
            label = QLabel(text, self)
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            layout.addWidget(label)
        layout.addWidget(_close_button(self))
        self.setMinimumWidth(440)
