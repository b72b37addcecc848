"""A small window of text: the rules of the match in force."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.engine import Rules
from ginrummy_qt.models.rule_lines import rule_lines
from ginrummy_qt.models.seat_words import rules_name
from ginrummy_qt.ui.help_key import help_key
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.theme import text_scale
from ginrummy_qt.ui.windows import resize_on_screen

__all__ = ["RulesDialog"]


def _heading(text: str, parent: QWidget) -> QLabel:
    label = QLabel(text, parent)
    label.setObjectName("title")  # its size is the style sheet's
    label.setWordWrap(True)
    return label


def _close_row(dialog: QDialog) -> QHBoxLayout:
    """Return the foot of ``dialog``, with the button as in the settings."""
    button = PushButton(QCoreApplication.translate("SettingsDialog", "Close"), dialog)
    button.setObjectName("primary")
    button.setDefault(True)
    button.clicked.connect(dialog.reject)
    row = QHBoxLayout()
    row.addStretch(1)
    row.addWidget(button)
    return row


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
        layout.addWidget(_heading(rules_name(rules), self))
        layout.addWidget(scroll, 1)
        layout.addLayout(_close_row(self))
        resize_on_screen(self, QSize(660, 640) * text_scale())
        help_key(self, "rules")
