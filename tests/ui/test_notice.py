"""A notice stands in the place of the prompt, covers nothing else, and breaks its lines well."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import ALL_CARDS, Round, Rules
from ginrummy_qt.ui.notice import Notice, NoticeRoom
from ginrummy_qt.ui.table.console import Console
from ginrummy_qt.ui.table.layout import TableLayout
from ginrummy_qt.ui.text import TextStyle, balanced, wrap

SHORT = "Draw a card first, then throw one."
LONG = (
    "*{Qd} ablegen.* Die Karte passt nur zu {Qs} {Qh} {Js}; jede andere Karte verspricht noch weniger, und "
    "der Computer wollte {Kd} {Kh} nicht."
)
SIZES = ((640, 448), (800, 528), (1024, 568), (1000, 668), (1280, 768), (900, 1368), (600, 868), (1920, 1048))


class Stage:
    """A console with the state of a fresh round, and a notice over it, as on the page of the table."""

    def __init__(self, qtbot: QtBot, size: tuple[int, int]) -> None:
        self.page = QWidget()
        qtbot.addWidget(self.page)
        self.page.resize(*size)
        self.console = Console(self.page)
        self.layout = TableLayout.of(*size)
        self.console.place(self.layout)
        self.console.show_state(Round(Rules(), ALL_CARDS, 1).view(0), None, busy=False)
        self.notice = Notice(self.page)
        self.notice.set_look("green", self.layout.text, self.notice._cards)
        self.notice.set_room(self.console.notice_room())
        self.page.show()

    def tell(self, text: str) -> QRectF:
        self.notice.tell(text)
        return QRectF(self.notice.geometry())

    def rect(self, widget: QWidget) -> QRectF:
        return QRectF(widget.geometry().translated(self.console.geometry().topLeft()))


@pytest.mark.parametrize("text", [SHORT, LONG], ids=["short", "long"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_covers_the_prompt_and_nothing_else(qtbot: QtBot, size: tuple[int, int], text: str) -> None:
    stage = Stage(qtbot, size)
    layout, notice = stage.layout, stage.tell(text)
    prompt = stage.rect(stage.console.prompt)
    assert notice.bottom() <= layout.console.bottom() + 2
    assert notice.top() >= layout.tray.top()
    assert not notice.intersects(QRectF(stage.console.bar.geometry()))
    beyond = 4 * layout.text + 2  # for its round corners
    assert notice.right() <= prompt.right() + beyond
    assert notice.contains(prompt.center())
    if size != (640, 448):  # so small that a long text covers the plate too
        assert 0 <= prompt.left() - notice.left() <= beyond
        assert 0 <= notice.right() - prompt.right() <= beyond
    fit = stage.notice._fit
    assert fit is not None
    lines = wrap(text, fit.style, fit.text_width)
    assert len(lines) * fit.style.px * fit.style.line_height <= notice.height() - 6
    assert fit.style.px >= (13 if size != (640, 448) else 11) * layout.text


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_of_the_prompt_looks_out(qtbot: QtBot, size: tuple[int, int]) -> None:
    stage = Stage(qtbot, size)
    notice = stage.tell("No.").adjusted(-1, -1, 1, 1)
    assert notice.contains(stage.rect(stage.console.prompt))
    if not stage.layout.two_rows:
        meter = stage.rect(stage.console.meter)
        assert notice.contains(meter.adjusted(0, 0, 0, -3 * stage.layout.text))
        # Not at its round corners either: it looks the same without what lies below.
        covered = stage.page.grab().toImage()
        for part in (stage.console.prompt, stage.console.meter):
            part.hide()
        assert stage.page.grab().toImage() == covered


@pytest.mark.parametrize("room", [260, 300, 340, 380, 420, 500])
def test_no_word_or_card_stands_alone_on_the_last_line(qapp: QApplication, room: int) -> None:
    style = TextStyle(14, "#000000")
    for text in (
        LONG,
        LONG.removesuffix(" nicht."),
        "*{Qd} ablegen.* Der Computer wollte sie nicht: {Kd} {Qh}",
    ):
        wide = balanced(text, style, room)
        lines = wrap(text, style, wide)
        assert wide <= room
        assert len(lines) == len(wrap(text, style, room))
        if len(lines) > 1:
            assert any(piece.text == " " for piece in lines[-1]), lines


def test_in_another_language_it_is_said_anew_or_goes(qtbot: QtBot) -> None:
    """What was said in one language does not stay when another is chosen."""
    page = QWidget()
    qtbot.addWidget(page)
    notice = Notice(page)
    language = "en"
    page.show()
    notice.tell(lambda: f"Draw first ({language}).")
    language = "de"
    notice.retranslate()
    assert notice.text == notice.accessibleName() == "Draw first (de)."
    assert notice.lines == ("Draw first (de).",)
    notice.hide()
    notice.retranslate()
    assert not notice.isVisible()  # it had gone by itself and does not come back
    notice.tell("Draw first.")
    notice.retranslate()
    assert not notice.isVisible()


def test_without_a_table_it_still_has_a_place(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    console, notice = Console(page), Notice(page)
    assert console.notice_room() == NoticeRoom()
    notice.tell(SHORT)
    assert notice.lines == (SHORT,)
