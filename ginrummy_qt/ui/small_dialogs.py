"""A small window of text: the rules of the match in force."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from ginrummy_qt.engine import Rules
from ginrummy_qt.models.rule_lines import rule_lines
from ginrummy_qt.models.seat_words import rules_name
from ginrummy_qt.ui.help_key import help_key
from ginrummy_qt.ui.plain_label import PlainLabel
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.ringed_area import RingedArea
from ginrummy_qt.ui.theme import text_scale
from ginrummy_qt.ui.windows import resize_on_screen

__all__ = ["RulesDialog"]


class RulesDialog(QDialog):
    """The rules in force, subject by subject. Can stay open beside the table."""

    def __init__(self, rules: Rules, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._rules = rules
        self._heading = PlainLabel(self)
        self._heading.setObjectName("title")  # its size is the style sheet's
        self._heading.setWordWrap(True)
        self._close = PushButton(self)
        self._close.setObjectName("primary")
        self._close.setDefault(True)
        self._close.clicked.connect(self.reject)
        page = QWidget(self)
        self._lines = [self._line(page) for _ in rule_lines(rules)]
        self._lay_out(page)
        self.retranslate()
        resize_on_screen(self, QSize(660, 640) * text_scale())
        help_key(self, "rules")

    @staticmethod
    def _line(page: QWidget) -> tuple[QLabel, QLabel]:
        subject, text = PlainLabel(page), PlainLabel(page)
        subject.setObjectName("section")
        subject.setBuddy(text)
        text.setWordWrap(True)
        text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return subject, text

    def _lay_out(self, page: QWidget) -> None:
        grid = QGridLayout(page)
        grid.setContentsMargins(8, 4, 16, 4)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(14)
        for row, (subject, text) in enumerate(self._lines):
            grid.addWidget(subject, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(text, row, 1, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(self._lines), 1)
        scroll = RingedArea(self)
        scroll.setWidget(page)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 24, 20, 20)
        self._heading.setIndent(8)
        layout.setSpacing(18)
        layout.addWidget(self._heading)
        layout.addWidget(scroll, 1)
        layout.addLayout(foot)

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.setWindowTitle(self.tr("Rules of this match"))
        self._heading.setText(rules_name(self._rules))
        for (subject, text), line in zip(self._lines, rule_lines(self._rules), strict=True):
            subject.setText(line.subject)
            text.setText(line.text)
        self._close.setText(QCoreApplication.translate("SettingsDialog", "Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
