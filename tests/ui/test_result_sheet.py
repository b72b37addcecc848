"""The result of a round: the right sum, nothing over anything else, and on by keyboard."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, count, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QImage, QPixmap, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import Card, Deal, Discard, Draw, Match, Pass, Player, Rules
from ginrummy_qt.models.results import Term, sum_terms
from ginrummy_qt.ui.open_hand import HandGroup, groups_of, lay_row
from ginrummy_qt.ui.result_sheet import ResultSheet
from ginrummy_qt.ui.round_summary import RoundSummary
from ginrummy_qt.ui.sum_line import SumLine, lay_sum
from ginrummy_qt.ui.text import wrap

KINDS = (
    "knock",
    "their knock",
    "undercut",
    "undercut me",
    "gin",
    "their gin",
    "big gin",
    "many layoffs, doubled",
    "dead",
)
SUMS = {
    "knock": "14 − 8 = 6",
    "their knock": "14 − 8 = 6",
    "undercut": "8 − 6 = 2 + 25 = 27",
    "undercut me": "8 − 6 = 2 + 25 = 27",
    "gin": "33 + 25 = 58",
    "their gin": "33 + 25 = 58",
    "big gin": "33 + 31 = 64",
    "many layoffs, doubled": "20 − 1 = 19 × 2 = 38",
    "dead": "",
}
WINDOWS = ((800, 528), (1024, 568), (1280, 768), (1920, 1048), (900, 1368), (600, 868), (3840, 2128))


class BlankFaces:
    """Cards without a picture: where they lie is what counts here."""

    def pixmap(self, card: Card | None, width: int, ratio: float) -> QPixmap:  # noqa: ARG002
        return QPixmap(width, round(1.4 * width))


class Stage:
    def __init__(self, qtbot: QtBot, size: tuple[int, int] = (1280, 768)) -> None:
        self.parent = QWidget()
        qtbot.addWidget(self.parent)
        self.parent.resize(*size)
        self.parent.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)  # laid out, not painted: quick
        self.sheet = ResultSheet(self.parent, BlankFaces())
        self.sheet.set_duration(0)
        self.sheet.offer_more()
        self.parent.show()

    def rect(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self.parent, widget.rect().topLeft()), widget.size())


@pytest.fixture
def stage(qtbot: QtBot) -> Stage:
    return Stage(qtbot)


@pytest.mark.parametrize("kind", KINDS)
def test_the_sum_is_right_and_read_out(stage: Stage, summaries: dict[str, RoundSummary], kind: str) -> None:
    stage.sheet.show_result(summaries[kind])
    cells = stage.sheet.sum.cells() if stage.sheet.sum.isVisible() else []
    assert " ".join(cell.text for cell in cells) == SUMS[kind]
    assert [cell.final for cell in cells].count(True) == (kind != "dead")
    if cells:
        points = str(summaries[kind].result.points)
        assert cells[-1].text == points
        assert points in stage.sheet.sum.accessibleName()
        assert points in stage.sheet.headline.markup
        assert all(cell.caption for cell in cells if not cell.is_sign)


def assert_sound(stage: Stage) -> None:
    """Everything visible lies inside the panel and over nothing else; no words are cut."""
    sheet = stage.sheet
    panel = stage.rect(sheet.panel)
    assert stage.parent.rect().contains(panel)
    shown = [
        child
        for child in sheet.panel.findChildren(QWidget)
        if child.isVisible() and isinstance(child, QLabel | QPushButton)
    ]
    for child in shown:
        assert panel.contains(stage.rect(child)), child
    rects = {id(child): stage.rect(child) for child in shown}
    for number, hand in enumerate(sheet.hands):  # a hand's label is as wide as its row, not as its cards
        row = hand.row()
        assert row.width <= hand.width() + 1, f"hand {number} is wider than its room"
        own = rects[id(hand)]
        own.setWidth(round(row.width))
        rects[id(hand)] = own
        ends = [(span.left, max(span.right, span.laid_right)) for span in row.spans]
        for (_, right), (left, _) in pairwise(ends):
            assert right <= left
    for one, other in combinations(shown, 2):
        # widgets stand on whole pixels: one pixel of rounding is no overlap
        inner = rects[id(one)].adjusted(1, 1, -1, -1)
        assert not inner.intersects(rects[id(other)]), (one, other)
    for label in (sheet.headline, *sheet.names):
        lines = wrap(label.markup, label.text_style, label.width())
        assert len(lines) * label.text_style.px * label.text_style.line_height <= label.height() + 3
    if sheet.sum.isVisible():
        cells = sheet.sum.cells()
        assert cells[-1].x + cells[-1].width <= sheet.sum.width() + 1
        for cell, following in pairwise(cells):
            assert cell.x + cell.width < following.x
    if sheet.ledger.isVisible():
        assert sheet.ledger.width() >= sheet.ledger.needed_width() - 1


def test_a_long_headline_leaves_no_word_alone_in_a_second_line(
    qtbot: QtBot, summaries: dict[str, RoundSummary], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "Hobbyspieler 2 klopft mit 3 und gewinnt in dieser Runde 14 Punkte"
    monkeypatch.setattr("ginrummy_qt.ui.result_sheet.results.result_headline", lambda *_: said)
    stage = Stage(qtbot, (900, 1368))
    stage.sheet.show_result(summaries[KINDS[0]])
    head = stage.sheet.headline
    lines = wrap(head.markup, head.text_style, head.width())
    assert len(lines) == 2
    assert sum(piece.text == " " for piece in lines[-1]) >= 1
    assert head.heightForWidth(head.width()) <= head.height() + 2


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_nothing_overlaps(qtbot: QtBot, summaries: dict[str, RoundSummary], size: tuple[int, int]) -> None:
    stage = Stage(qtbot, size)
    for kind in KINDS:
        stage.sheet.show_result(summaries[kind])
        assert_sound(stage)


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_longer_words_overlap_neither(
    qtbot: QtBot,
    longer: None,
    summaries: dict[str, RoundSummary],
    size: tuple[int, int],
) -> None:
    stage = Stage(qtbot, size)
    for kind in KINDS:
        stage.sheet.show_result(summaries[kind])
        assert_sound(stage)


@pytest.mark.parametrize("size", [(800, 528), (1280, 768), (900, 1368)], ids=str)
def test_large_system_fonts_overlap_neither(
    qtbot: QtBot,
    system_font: QApplication,
    summaries: dict[str, RoundSummary],
    size: tuple[int, int],
) -> None:
    large = QFont(QApplication.font())
    large.setPixelSize(20)
    QApplication.setFont(large)
    stage = Stage(qtbot, size)
    for kind in KINDS:
        stage.sheet.show_result(summaries[kind])
        assert_sound(stage)


def test_layoffs_lie_on_the_melds_that_took_them(stage: Stage, summaries: dict[str, RoundSummary]) -> None:
    stage.sheet.show_result(summaries["knock"])
    knocker, defender = stage.sheet.hands
    by_first = {group.cards[0]: group.laid_off for group in knocker.groups}
    assert by_first[Card.parse("5s")] == (Card.parse("9s"),)
    assert by_first[Card.parse("Jc")] == (Card.parse("Js"),)
    assert not any(group.laid_off for group in defender.groups)
    assert Card.parse("9s") not in [card for group in defender.groups for card in group.cards]
    assert "laid off: nine of spades" in knocker.accessibleName()
    lower = {placed.card for placed in knocker.row().cards if placed.y > 0}
    assert lower == {Card.parse("9s"), Card.parse("Js")}
    assert stage.sheet.ledger.isVisible()
    assert "33" in stage.sheet.ledger.accessibleName()
    assert "−19" in stage.sheet.ledger.accessibleName()
    assert "14" in stage.sheet.ledger.accessibleName()
    stage.sheet.show_result(summaries["gin"])
    assert not stage.sheet.ledger.isVisible()


def test_the_knocker_stands_above(stage: Stage, summaries: dict[str, RoundSummary]) -> None:
    stage.sheet.show_result(summaries["knock"])
    assert stage.sheet.names[0].markup == "You knocked"
    stage.sheet.show_result(summaries["their knock"])
    assert stage.sheet.names[0].markup == "Computer knocked"
    stage.sheet.show_result(summaries["dead"])
    assert stage.sheet.names[0].markup == "You"


def test_the_round_can_be_reviewed(stage: Stage, qtbot: QtBot, summaries: dict[str, RoundSummary]) -> None:
    sheet = stage.sheet
    sheet.show_result(summaries["knock"])
    with qtbot.waitSignal(sheet.review_wanted) as wanted:
        QTest.mouseClick(sheet.review, Qt.MouseButton.LeftButton)
    assert wanted.args == [summaries["knock"].number]
    assert sheet.review.geometry().right() < sheet.next.geometry().left()
    with qtbot.waitSignal(sheet.review_wanted):
        sheet.review.setFocus()
        QTest.keyClick(sheet.review, Qt.Key.Key_Return)


def test_the_deal_can_be_played_again(stage: Stage, qtbot: QtBot, summaries: dict[str, RoundSummary]) -> None:
    sheet = stage.sheet
    sheet.show_result(summaries["knock"])
    assert sheet.again.text() == "Play this deal again"
    with qtbot.waitSignal(sheet.again_wanted):
        QTest.mouseClick(sheet.again, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(sheet.again_wanted):
        sheet.again.setFocus()
        QTest.keyClick(sheet.again, Qt.Key.Key_Return)
    assert sheet.review.geometry().right() < sheet.again.geometry().left()
    assert sheet.again.geometry().right() < sheet.next.geometry().left()


def test_the_deal_is_played_again_in_few_words_where_that_leaves_the_score_its_room(
    qtbot: QtBot, summaries: dict[str, RoundSummary]
) -> None:
    stage = Stage(qtbot)
    sheet = stage.sheet
    sheet.show_result(summaries["knock"])
    beside: dict[str, list[int]] = {"Play this deal again": [], "Replay deal": []}
    for wide in range(660, 900, 8):
        stage.parent.resize(wide, 528)
        assert sheet.again.accessibleName() == "Play this deal again"
        if sheet.score.geometry().bottom() > sheet.next.geometry().top():
            beside[sheet.again.text()].append(wide)
            assert sheet.score.geometry().right() < sheet.review.geometry().left()
    full, short = beside.values()
    assert min(full) > max(short) >= min(short)


def test_buttons_that_are_too_wide_for_one_row_stand_in_two(
    qtbot: QtBot, longer: None, summaries: dict[str, RoundSummary]
) -> None:
    sheet = Stage(qtbot, (420, 868)).sheet
    sheet.show_result(summaries["knock"])
    assert sheet.review.geometry().bottom() < sheet.next.geometry().top()
    assert sheet.panel.rect().contains(sheet.review.geometry())
    assert sheet.panel.rect().contains(sheet.next.geometry())


def test_computers_alone_have_nothing_to_train(stage: Stage, summaries: dict[str, RoundSummary]) -> None:
    match = Match(Rules(), (Player("c", "casual"), Player("c", "casual")), (Deal(n) for n in count(3)))
    stage.sheet.show_result(replace(summaries["knock"], match=match, addressed=False))
    assert stage.sheet.review.isVisible()
    assert not stage.sheet.again.isVisible()
    assert not stage.sheet.again.geometry().intersects(stage.sheet.next.geometry())


def test_enter_and_the_button_go_on(stage: Stage, qtbot: QtBot, summaries: dict[str, RoundSummary]) -> None:
    sheet = stage.sheet
    sheet.show_result(summaries["knock"])
    assert sheet.next.text() == "Next round"
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        with qtbot.waitSignal(sheet.next_wanted):
            QTest.keyClick(sheet, key)
    with qtbot.waitSignal(sheet.next_wanted):
        QTest.keyClick(sheet.next, Qt.Key.Key_Space)
    with qtbot.waitSignal(sheet.next_wanted):
        QTest.mouseClick(sheet.next, Qt.MouseButton.LeftButton)
    sheet.show_result(replace(summaries["knock"], match_over=True))
    assert sheet.next.text() == "Match result"


def test_enter_presses_once(stage: Stage, qtbot: QtBot, summaries: dict[str, RoundSummary]) -> None:
    stage.sheet.show_result(summaries["knock"])
    seen: list[int] = []
    stage.sheet.next_wanted.connect(lambda: seen.append(1))
    QTest.keyClick(stage.sheet.next, Qt.Key.Key_Return)
    assert seen == [1]


def test_tab_stays_on_the_sheet(stage: Stage, qtbot: QtBot, summaries: dict[str, RoundSummary]) -> None:
    behind = QPushButton("behind", stage.parent)
    behind.show()
    stage.sheet.show_result(summaries["knock"])
    for _ in range(4):
        QTest.keyClick(stage.parent.focusWidget(), Qt.Key.Key_Tab)
        assert stage.parent.focusWidget() is stage.sheet.review
        QTest.keyClick(stage.parent.focusWidget(), Qt.Key.Key_Tab)
        assert stage.parent.focusWidget() is stage.sheet.again
        QTest.keyClick(stage.parent.focusWidget(), Qt.Key.Key_Tab)
        assert stage.parent.focusWidget() is stage.sheet.next


def test_the_sheet_covers_its_parent_at_every_size(stage: Stage, summaries: dict[str, RoundSummary]) -> None:
    stage.sheet.show_result(summaries["undercut"])
    stage.parent.resize(1000, 700)
    assert stage.sheet.geometry() == stage.parent.rect()
    assert_sound(stage)
    stage.sheet.close_sheet()
    assert not stage.sheet.isVisible()
    stage.parent.resize(900, 600)
    stage.sheet.open()
    assert stage.sheet.geometry() == stage.parent.rect()


def test_it_slides_in_and_arrives(stage: Stage, qtbot: QtBot, summaries: dict[str, RoundSummary]) -> None:
    sheet, arrival = stage.sheet, stage.sheet._arrival
    sheet.set_duration(60_000)
    sheet.show_result(summaries["knock"])
    assert arrival.isVisible()
    arrival._motion.pause()
    arrival._moved(0.0)
    begun = stage.parent.grab().toImage()
    sheet.close_sheet()
    assert not arrival.isVisible()
    assert begun == stage.parent.grab().toImage()  # at first nothing is seen but what was there
    sheet.set_duration(40)
    sheet.show_result(summaries["knock"])
    qtbot.waitUntil(lambda: not arrival.isVisible())
    assert sheet.panel.geometry() == sheet._panel_rect.toAlignedRect()


def test_a_change_of_size_while_it_slides_in_ends_the_slide(
    stage: Stage, summaries: dict[str, RoundSummary]
) -> None:
    stage.sheet.set_duration(60_000)
    stage.sheet.show_result(summaries["knock"])
    stage.parent.resize(900, 600)
    assert not stage.sheet._arrival.isVisible()
    assert_sound(stage)


def test_a_summary_is_taken_from_the_match() -> None:
    match = Match(Rules(), (Player("p"), Player("c", "casual")), (Deal(n) for n in count(3)))
    with pytest.raises(ValueError, match="round 1 is not over"):
        RoundSummary.of(match, 0)
    while match.round.result is None:  # draw and throw until the stock has run out
        legal = match.round.legal_actions
        drawn = match.round.view(match.round.turn)
        if Pass() in legal:
            match.apply(Pass())
        elif Draw() in legal:
            match.apply(Draw())
        else:
            match.apply(next(Discard(card) for card in drawn.hand if Discard(card) in legal))
    summary = RoundSummary.of(match, 0)
    assert summary.number == 1
    assert summary.began == 1 - match.dealer
    assert summary.before == summary.after == (0, 0)
    assert summary.target == 100
    assert not summary.match_over
    assert [len(hand) for hand in summary.hands] == [10, 10]
    assert sum(len(group.cards) for group in summary.groups(0)) == 10


def test_rows_are_laid_out_from_left_to_right(qapp: QApplication) -> None:
    groups = groups_of((), map(Card.parse, ("2c", "Kd", "9h")))
    assert groups == (HandGroup(None, tuple(map(Card.parse, ("Kd", "9h", "2c")))),)
    row = lay_row(groups, 100, 0.5, 1.0)
    assert [placed.x for placed in row.cards] == [0, 50, 100]
    assert row.width >= 200


def test_sums_shrink_rather_than_leave_their_room(
    qapp: QApplication, summaries: dict[str, RoundSummary]
) -> None:
    terms = sum_terms(summaries["many layoffs, doubled"].result, 0)
    wide, factor = lay_sum(terms, 2000, 30, 13)
    assert factor == 1
    end = wide[-1].x + wide[-1].width
    small, factor = lay_sum(terms, 0.7 * end, 30, 13)
    assert factor < 1
    assert small[-1].x + small[-1].width <= 0.7 * end


def test_every_number_of_the_sum_stands_over_the_middle_of_its_caption(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    line = SumLine(window)
    line.resize(600, 80)
    line.set_look("dark", 1.0, number_px=30)
    line.show_sum(
        (Term("", 8, "difference of the deadwood"), Term("+", 25, "bonus", final=True)), "", won=False
    )
    shot = QImage(line.size(), QImage.Format.Format_ARGB32)
    shot.fill(Qt.GlobalColor.transparent)
    line.render(shot, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)
    for cell in line.cells():
        columns = [
            x
            for x in range(int(cell.x), int(cell.x + cell.width))
            if any(shot.pixelColor(x, y).alpha() > 100 for y in range(36))
        ]
        middle = (columns[0] + columns[-1]) / 2
        assert abs(middle - (cell.x + cell.width / 2)) <= 3, cell.text
