"""The row over the history in which a person says which matches are looked for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QWidget

from ginrummy_qt.models.history import Kind, Span
from ginrummy_qt.models.match_words import rules_text
from ginrummy_qt.models.statistics_words import group_name
from ginrummy_qt.ui.fields import ChoiceList
from ginrummy_qt.ui.flow import FlowLayout
from ginrummy_qt.ui.plain_label import plain_tip
from ginrummy_qt.ui.zoom import set_margins, zoom_of

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from ginrummy_qt.models.history import HistoryModel

__all__ = ["HistoryFilterRow"]

_SHARE: Final = 3
"""How many times as wide as the search the lists are together, beside it."""


class HistoryFilterRow(QWidget):
    """Words to search for, and four lists. Each change goes to the model at once."""

    def __init__(self, model: HistoryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._values: dict[ChoiceList, list[object]] = {}
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.kinds, self.spans, self.groups, self.rules = (
            ChoiceList(self, first_whole=True) for _ in range(4)
        )
        choices = FlowLayout(fill=True)  # with large text they need two lines
        for box in self._boxes:
            box.setSizeAdjustPolicy(ChoiceList.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(11)
            box.activated.connect(self._on_filter)
            choices.addWidget(box)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setSpacing(8)
        row.addWidget(self.search, 1)
        row.addLayout(choices, _SHARE)
        self.search.textChanged.connect(self._on_filter)
        self.restyle()

    def restyle(self) -> None:
        """Keep margins that go with the size of the text."""
        set_margins([(self._row, (16, 12, 16, 8))], zoom_of(self))

    @property
    def _boxes(self) -> tuple[ChoiceList, ...]:
        return self.kinds, self.spans, self.groups, self.rules

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Qt: one row or two."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Qt: other words, or larger ones, may need another number of rows."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Stand in one row where the lists need no second one beside the search; else it goes above."""
        gap, margins = self._row.spacing(), self._row.contentsMargins()
        room = (self.width() - margins.left() - margins.right() - gap) * _SHARE // (_SHARE + 1)
        least = sum(max(box.minimumSizeHint().width(), box.minimumWidth()) + gap for box in self._boxes) - gap
        one = QBoxLayout.Direction.LeftToRight if least <= room else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(one)

    def focus_search(self) -> None:
        """Let the person type what is looked for."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        text = QCoreApplication.translate("HistoryWindow", "Search")
        self.search.setPlaceholderText(text)
        self.search.setAccessibleName(text)
        self.list_choices()

    def list_choices(self) -> None:
        """Offer what there is among the matches now, and mark what is looked for."""
        model = self._model
        wanted = model.filter
        kinds = {
            Kind.ALL: QCoreApplication.translate("HistoryWindow", "All results"),
            Kind.WON: QCoreApplication.translate("HistoryWindow", "Won"),
            Kind.LOST: QCoreApplication.translate("HistoryWindow", "Lost"),
            Kind.NOBODY: QCoreApplication.translate("HistoryWindow", "Nobody won"),
            Kind.TRAINING: QCoreApplication.translate("HistoryWindow", "Training"),
            Kind.ABANDONED: QCoreApplication.translate("HistoryWindow", "Given up"),
            Kind.DELETED: QCoreApplication.translate("HistoryWindow", "Deleted"),
        }
        spans = {
            Span.ALL: QCoreApplication.translate("HistoryWindow", "Any time"),
            Span.WEEK: QCoreApplication.translate("HistoryWindow", "Last 7 days"),
            Span.MONTH: QCoreApplication.translate("HistoryWindow", "Last 30 days"),
            Span.YEAR: QCoreApplication.translate("HistoryWindow", "Last year"),
        }
        everybody = QCoreApplication.translate("HistoryWindow", "All opponents")
        every = QCoreApplication.translate("HistoryWindow", "All rules")
        contents: tuple[tuple[ChoiceList, list[tuple[str, object]], object, str], ...] = (
            (
                self.kinds,
                [(name, kind) for kind, name in kinds.items()],
                wanted.kind,
                QCoreApplication.translate("HistoryWindow", "Result"),
            ),
            (
                self.spans,
                [(name, span) for span, name in spans.items()],
                wanted.span,
                QCoreApplication.translate("HistoryWindow", "Period"),
            ),
            (
                self.groups,
                [(everybody, None), *((group_name(group), group) for group in model.groups)],
                wanted.group,
                QCoreApplication.translate("HistoryWindow", "Opponent"),
            ),
            (
                self.rules,
                [(every, None), *((rules_text(one), one) for one in model.rules)],
                wanted.rules,
                QCoreApplication.translate("HistoryWindow", "Rules"),
            ),
        )
        for box, entries, value, name in contents:
            values = self._values[box] = [entry for _, entry in entries]
            with QSignalBlocker(box):
                box.clear()
                for text, _ in entries:
                    box.addItem(text)
                box.setCurrentIndex(values.index(value) if value in values else 0)
            box.setAccessibleName(name)
            box.setToolTip(plain_tip(name))

    def _on_filter(self, *_: object) -> None:
        def value(box: ChoiceList) -> object:
            return self._values[box][max(0, box.currentIndex())]

        kind, span = value(self.kinds), value(self.spans)
        assert isinstance(kind, Kind)  # noqa: S101 - filled by list_choices
        assert isinstance(span, Span)  # noqa: S101 - likewise
        self._model.set_filter(
            replace(
                self._model.filter,
                kind=kind,
                span=span,
                group=value(self.groups),  # type: ignore[arg-type]
                rules=value(self.rules),  # type: ignore[arg-type]
                text=self.search.text(),
            )
        )
