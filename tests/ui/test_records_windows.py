"""History, matches under way, statistics, fair deals and players, with real clicks and keys."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, Deal, Match, Player, Seal
from ginrummy_qt.engine.record_parts import RoundEntry
from ginrummy_qt.models.fairness import FairDeals, SealedRound
from ginrummy_qt.models.history import Column, HistoryModel, Kind
from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.people import People
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.models.statistics import Figures
from ginrummy_qt.models.statistics_query import StatisticsQuery
from ginrummy_qt.store import Store
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.fair_window import FairWindow
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.history_window import HistoryWindow
from ginrummy_qt.ui.message import write_text
from ginrummy_qt.ui.name_dialog import NameDialog
from ginrummy_qt.ui.people_dialog import PeopleDialog
from ginrummy_qt.ui.statistics_charts import _mark, _marks
from ginrummy_qt.ui.statistics_window import StatisticsWindow
from ginrummy_qt.ui.theme import advance
from ginrummy_qt.ui.under_way_window import UnderWayWindow
from ginrummy_qt.ui.zoom import zoom_of
from tests.engine.matches import play
from tests.models.records import KINDS, played_records

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "records") as store:
        yield store


@pytest.fixture
def played(store: Store) -> Store:
    store.import_records(played_records())
    return store


def show(qtbot: QtBot, window: QWidget, wide: int = 1280, high: int = 760) -> None:
    qtbot.addWidget(window)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    window.resize(wide, high)
    window.show()
    window.activateWindow()  # another test's last window may be the active one still
    qtbot.waitUntil(window.isActiveWindow)


def in_every_language(window: QWidget, sizes: tuple[QSize, ...]) -> None:
    languages = LanguageManager()
    try:
        for code in LANGUAGES:
            languages.set(code)
            for size in sizes:
                window.resize(size)
                for _ in range(4):  # one layout asks for the next
                    QTest.qWait(1)
                assert misfits(window) == [], (code, size)
    finally:
        languages.remove()


@pytest.fixture
def history(qtbot: QtBot, played: Store, settings: Settings) -> HistoryWindow:
    window = HistoryWindow(HistoryModel(played), settings)
    show(qtbot, window)
    return window


def test_history_opens_a_replay_by_key_and_by_click(history: HistoryWindow, qtbot: QtBot) -> None:
    assert history.table.hasFocus()
    first = history.model.row(0).id
    with qtbot.waitSignal(history.replay_wanted) as wanted:
        QTest.keyClick(history.table, Qt.Key.Key_Return)
    assert wanted.args == [first]
    QTest.keyClick(history.table, Qt.Key.Key_Down)
    with qtbot.waitSignal(history.replay_wanted) as wanted:
        QTest.mouseClick(history.replay, LEFT)
    assert wanted.args == [history.model.row(1).id]


def test_a_match_is_selected_when_a_shortcut_opens_the_history(
    qtbot: QtBot, played: Store, settings: Settings
) -> None:
    other = QWidget()
    show(qtbot, other)
    QTest.keyPress(other, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)  # and still held down
    try:
        history = HistoryWindow(HistoryModel(played), settings)
        show(qtbot, history)
        assert len(history.table.chosen) == 1
        assert history.replay.isEnabled()
    finally:
        QTest.keyRelease(other, Qt.Key.Key_H)


def test_history_shows_the_sheet_of_the_selected_match(history: HistoryWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: bool(history.pane.sheet.toPlainText()))
    paper = history.pane.paper()
    assert paper is not None
    assert paper.verdict in history.pane.sheet.toPlainText()
    QTest.mouseClick(history.pane.copy, LEFT)
    assert paper.verdict in QGuiApplication.clipboard().text()
    history.resize(800, 560)
    qtbot.waitUntil(lambda: not history.pane.isVisible())
    QTest.mouseClick(history.sheet, LEFT)
    assert history.pane.isVisible()
    assert not history.table.isVisible()


def test_three_games_stand_beside_the_list_whole_where_it_has_room_to_spare(
    history: HistoryWindow, qtbot: QtBot
) -> None:
    row = next(row for row in range(history.model.rowCount()) if "Hollywood" in _rules_of(history, row))
    history.table.selectRow(row)
    qtbot.waitUntil(lambda: "Game 3" in history.pane.sheet.toPlainText())
    history.resize(1920, 1000)
    qtbot.wait(20)
    bar = history.pane.sheet.horizontalScrollBar()
    assert history.pane.width() > history.pane.usual_width()
    assert not bar.isVisible()
    assert bar.maximum() <= 2
    history.resize(1210, 700)
    qtbot.wait(20)
    assert history.pane.width() == history.pane.usual_width(), "the list needs the rest"
    assert bar.isVisible(), "what has no room can be scrolled to"
    other = next(row for row in range(history.model.rowCount()) if "House" in _rules_of(history, row))
    history.table.selectRow(other)
    qtbot.waitUntil(lambda: "Game 3" not in history.pane.sheet.toPlainText())
    assert history.pane.width() == history.pane.usual_width()
    assert not bar.isVisible()


def _rules_of(history: HistoryWindow, row: int) -> str:
    return str(history.model.index(row, Column.RULES).data())


def test_filters_and_buttons_of_the_history_stand_in_even_rows(history: HistoryWindow) -> None:
    boxes = (history.head.kinds, history.head.spans, history.head.groups, history.head.rules)
    languages = LanguageManager()
    try:
        for code in LANGUAGES:
            languages.set(code)
            for wide in (800, 900, 1024, 1280):
                history.resize(wide, 600)
                QTest.qWait(30)
                assert len({box.y() for box in boxes}) == 1, f"{code}, {wide}: the lists are in two rows"
                shown = [one for one in history.foot.buttons if one.isVisible()]
                assert len({one.y() for one in shown}) == 1, f"{code}, {wide}: a button stands alone"
    finally:
        languages.set("en")


def test_history_finds_by_words_and_choices(history: HistoryWindow) -> None:
    QTest.keyClick(history, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert history.search.hasFocus()
    QTest.keyClicks(history.search, "hollywood")
    assert history.model.rowCount() == 1
    assert history.count.text() == "1 of 7 matches" or "1 of" in history.count.text()
    QTest.keyClick(history.search, Qt.Key.Key_Escape)
    assert history.model.rowCount() == len(KINDS)
    assert history.isVisible()
    history.kinds.setCurrentIndex(list(Kind).index(Kind.TRAINING))
    history.kinds.activated.emit(history.kinds.currentIndex())
    assert history.model.rowCount() == 1
    QTest.keyClicks(history.search, "nothing like this")
    assert history.nothing.isVisible()


def test_deleting_many_can_be_undone(history: HistoryWindow) -> None:
    QTest.keyClick(history.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(history.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    gone = history.table.chosen
    assert len(gone) == 3
    QTest.keyClick(history.table, Qt.Key.Key_Delete)
    assert history.model.rowCount() == len(KINDS) - 3
    assert history.bar.isVisible()
    assert history.bar.text.text().startswith("3 ")
    QTest.mouseClick(history.bar.button, LEFT)
    assert history.model.rowCount() == len(KINDS)
    assert not history.bar.isVisible()
    QTest.keyClick(history.table, Qt.Key.Key_Delete)
    QTest.keyClick(history, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert history.model.rowCount() == len(KINDS)


def look_for(history: HistoryWindow, kind: Kind) -> None:
    history.kinds.setCurrentIndex(list(Kind).index(kind))
    history.kinds.activated.emit(history.kinds.currentIndex())


def test_the_bin_is_emptied_after_a_question(history: HistoryWindow, played: Store) -> None:
    assert not history.empty.isVisible()
    QTest.keyClick(history.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    kept, gone = history.table.chosen
    QTest.keyClick(history.table, Qt.Key.Key_Delete)
    look_for(history, Kind.DELETED)
    assert history.model.rowCount() == 2
    assert not history.import_.isVisible()
    history.table.select_match(kept)
    assert history.delete.text() == "Bring back"
    QTest.mouseClick(history.delete, LEFT)
    assert [history.model.row(0).id] == [gone]
    QTest.mouseClick(history.empty, LEFT)
    (box,) = history.findChildren(QMessageBox)
    assert box.text().startswith("Delete 1 match")
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert played.summary(gone) is not None
    box.deleteLater()
    QTest.qWait(1)
    QTest.mouseClick(history.empty, LEFT)
    box = history.findChildren(QMessageBox)[-1]
    (yes,) = (one for one in box.buttons() if one.text() == "Empty bin")
    QTest.mouseClick(yes, LEFT)
    assert played.summary(gone) is None
    assert played.summary(kept) is not None
    assert history.nothing.isVisible()
    assert history.nothing.text().startswith("The bin is empty.")
    assert not history.empty.isEnabled()
    assert not history.bar.isVisible(), "there is nothing left that it could bring back"
    look_for(history, Kind.ALL)
    assert history.model.rowCount() == len(KINDS) - 1


def test_import_tells_what_came_and_what_was_bad(history: HistoryWindow, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.ginrummy", tmp_path / "bad.ginrummy"
    record = replace(played_records()[0], started="2026-11-15T20:00:00Z")
    assert write_text(history, record.to_text(), str(good))
    bad.write_text("ginrummy record 1\nstarted soon\n", encoding="utf-8")
    history.import_files([str(good), str(bad)])
    assert history.model.rowCount() == len(KINDS) + 1
    assert history.model.row(history.table.currentIndex().row()).started == record.started
    (box,) = history.findChildren(QMessageBox)
    assert "bad.ginrummy, line 2," in box.text()
    box.close()


def test_a_file_that_cannot_be_saved_is_told(history: HistoryWindow, tmp_path: Path) -> None:
    assert not write_text(history, "text", str(tmp_path / "no folder" / "file"))
    (box,) = history.findChildren(QMessageBox)
    assert "no folder" in box.text()
    box.close()


def test_history_fits(history: HistoryWindow) -> None:
    in_every_language(history, (QSize(720, 440), QSize(800, 560), QSize(1280, 720)))
    history.model.delete([history.model.row(0).id])
    look_for(history, Kind.DELETED)
    in_every_language(history, (QSize(720, 440), QSize(1280, 720)))


def test_the_list_stands_in_line_with_its_head_and_the_buttons(history: HistoryWindow) -> None:
    table, head = history.table, history.table.horizontalHeader()
    for size in (QSize(800, 560), QSize(1280, 720), QSize(3840, 2160)):
        history.resize(size)
        for _ in range(4):
            QTest.qWait(1)
        assert table.horizontalScrollBar().maximum() == 0  # every column is seen
        edge = history.search.mapTo(history, QPoint(0, 0)).x()
        picture = history.grab().toImage()
        titles = table.mapTo(history, head.geometry().center()).y()
        row = table.viewport().mapTo(history, table.visualRect(history.model.index(1, 0)).center()).y()
        left = [first_ink(picture, range(table.columnWidth(0)), y) for y in (titles, row)]
        room = 2 * zoom_of(history)  # what a letter leaves free at its left grows with it
        assert left == pytest.approx([edge, edge], abs=room)
        assert history.replay.mapTo(history, QPoint(0, 0)).x() == edge
        last = range(table.viewport().width() - 1, head.sectionPosition(head.count() - 1), -1)
        right = [first_ink(picture, last, y) for y in (titles, row)]
        assert right == pytest.approx([table.viewport().width() - edge] * 2, abs=room + 1)


def test_the_search_stands_beside_one_row_of_lists_or_above_them(history: HistoryWindow) -> None:
    boxes = (history.head.kinds, history.head.spans, history.head.groups, history.head.rules)
    seen = set()
    for wide in range(720, 1400, 40):
        history.resize(wide, 720)
        for _ in range(4):
            QTest.qWait(1)
        rows = {box.geometry().center().y() for box in boxes}
        above = history.search.geometry().bottom() < boxes[0].y()
        assert above or rows == {history.search.geometry().center().y()}
        seen.add(above)
    assert seen == {True, False}


def test_the_widest_sheet_can_be_read_to_its_end(qtbot: QtBot, store: Store, settings: Settings) -> None:
    languages = LanguageManager()
    languages.set("nl")
    try:
        store.import_records(record for record in played_records() if record.rules.hollywood)
        window = HistoryWindow(HistoryModel(store), settings)
        show(qtbot, window)
        pane = window.pane
        bar = pane.sheet.horizontalScrollBar()
        for size in (QSize(1210, 700), QSize(1900, 900)):  # the list of few matches leaves it the room
            window.resize(size)
            qtbot.waitUntil(lambda: pane.width() >= pane.needed_width() > pane.usual_width())
            qtbot.waitUntil(lambda: bar.maximum() <= 2 and not bar.isVisible())  # pixels that nobody misses
        pane.setFixedWidth(pane.needed_width() - 80)  # more than the air between its columns
        qtbot.waitUntil(lambda: bar.maximum() > 2 and bar.isVisible())
    finally:
        languages.remove()


def first_ink(image: QImage, columns: range, y: int) -> int:
    """Return the first of ``columns`` in which something is written within a few lines of ``y``."""
    ground = image.pixelColor(columns[0], y).lightness()
    lines = range(y - 4, y + 5)
    return next(
        x for x in columns if any(abs(image.pixelColor(x, line).lightness() - ground) > 60 for line in lines)
    )


def test_an_empty_history_says_so(qtbot: QtBot, store: Store, settings: Settings) -> None:
    window = HistoryWindow(HistoryModel(store), settings)
    show(qtbot, window)
    assert "play to its end" in window.nothing.text()
    assert not window.replay.isEnabled()


def test_matches_under_way_are_resumed_given_up_and_deleted(
    qtbot: QtBot, store: Store, settings: Settings
) -> None:
    whole = played_records()[0]
    parts = [replace(whole, rounds=whole.rounds[:1], started=f"2026-11-1{day}T10:00:00Z") for day in range(3)]
    store.import_records(parts)
    window = UnderWayWindow(HistoryModel(store, under_way=True), settings)
    show(qtbot, window, 760, 460)
    QTest.mouseClick(window.delete, LEFT)
    assert window.model.rowCount() == 2
    QTest.mouseClick(window.bar.button, LEFT)
    assert window.model.rowCount() == 3
    QTest.mouseClick(window.give_up, LEFT)
    assert window.model.rowCount() == 2
    in_every_language(window, (QSize(560, 360), QSize(760, 460)))
    with qtbot.waitSignal(window.resume_wanted) as wanted:
        QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert store.is_under_way(wanted.args[0])
    assert not window.isVisible()


@pytest.fixture
def statistics(qtbot: QtBot, played: Store, settings: Settings) -> StatisticsWindow:
    window = StatisticsWindow(StatisticsQuery(played), settings)
    show(qtbot, window)
    return window


def test_statistics_follow_the_choices(statistics: StatisticsWindow) -> None:
    figures = statistics.panels.levels.figures
    assert figures is not None
    everything = figures.played
    QTest.mouseClick(statistics.training, LEFT, pos=QPoint(10, statistics.training.height() // 2))
    with_training = statistics.panels.levels.figures
    assert with_training is not None
    assert with_training.played > everything
    statistics.groups.setCurrentIndex(1)
    statistics.groups.activated.emit(1)
    one = statistics.panels.levels.figures
    assert one is not None
    assert len(one.rows) == 1
    assert one.played < with_training.played
    for chart in (statistics.panels.levels, statistics.panels.course, statistics.panels.deadwood):
        assert chart.accessibleName()
        assert not chart.grab().isNull()


def shown_figures(statistics: StatisticsWindow) -> Figures:
    figures = statistics.panels.levels.figures
    assert figures is not None
    return figures


def test_statistics_of_several_persons_are_told_apart(
    qtbot: QtBot, played: Store, settings: Settings
) -> None:
    statistics = StatisticsWindow(StatisticsQuery(played), settings)
    show(qtbot, statistics)
    assert statistics.who.isHidden()
    rules = replace(PRESETS["haus"], target=50)
    match = Match(rules, (Player("Anna <b>"), Player("Ben")), map(Deal, count(7)))
    played.import_records([replace(play(match, random.Random(1)), started="2026-10-01T18:00:00Z")])
    mine = shown_figures(statistics).played
    statistics.refresh()
    assert statistics.who.isVisible()
    assert shown_figures(statistics).played == mine, "the rounds of others are not mine"
    assert [statistics.who.itemText(place) for place in range(3)] == ["You", "Anna <b>", "Ben"]
    assert statistics.whose.text().startswith("Matches of several people")
    statistics.groups.setCurrentIndex(1)
    statistics.groups.activated.emit(1)
    for place, name in ((1, "Anna <b>"), (2, "Ben")):
        statistics.who.setCurrentIndex(place)
        statistics.who.activated.emit(place)
        assert statistics.whose.text().startswith(f"“You” is {name} here")
        assert shown_figures(statistics).matches.whole == 1
        assert statistics.groups.currentText() == "All opponents", "what the other one chose is not there"
    in_every_language(statistics, (QSize(720, 600), QSize(900, 700), QSize(1280, 780)))
    assert statistics.who.currentText() == "Ben"


def test_statistics_begin_again_after_a_question(statistics: StatisticsWindow) -> None:
    QTest.mouseClick(statistics.reset, LEFT)
    (box,) = statistics.findChildren(QMessageBox)
    yes = next(button for button in box.findChildren(QPushButton) if button.text() == "Start again")
    assert box.defaultButton() is not yes
    QTest.mouseClick(yes, LEFT)
    assert statistics.stack.currentWidget() is statistics.empty
    assert statistics.count_all.isVisible()
    QTest.mouseClick(statistics.count_all, LEFT)
    assert statistics.stack.currentWidget() is statistics.area
    for box in statistics.findChildren(QMessageBox):
        box.close()


def test_the_best_round_opens(statistics: StatisticsWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(statistics.round_wanted) as wanted:
        statistics.panels.extremes[0].click()
    assert all(isinstance(value, int) for value in wanted.args)


def test_statistics_fit(statistics: StatisticsWindow) -> None:
    in_every_language(statistics, (QSize(720, 600), QSize(900, 700), QSize(1280, 780)))


def test_the_commands_follow_the_choices_in_a_narrow_window(statistics: StatisticsWindow) -> None:
    for wide in (800, 1600, 800):
        statistics.resize(wide, 780)
        for _ in range(4):
            QTest.qWait(1)
        groups, export, reset = (
            part.mapTo(statistics, part.rect().center())
            for part in (statistics.groups, statistics.export, statistics.reset)
        )
        assert export.y() == groups.y()
        assert export.y() == reset.y()
        assert groups.x() < export.x() < reset.x()
        assert misfits(statistics) == []


def test_the_words_of_a_scale_do_not_touch(qtbot: QtBot) -> None:
    languages = LanguageManager()
    try:
        for code in LANGUAGES:
            languages.set(code)
            found = [(wide, _marks(float(wide), 1.0)) for wide in range(40, 500)]
            assert {len(marks) for _, marks in found} == {1, 3, 5}
            for wide, marks in found:
                words = [advance(_mark(value), 12, bold=value == 0.5) for value in marks]
                at = [wide * value for value in marks]
                for place in range(1, len(marks)):
                    assert at[place] - at[place - 1] > (words[place] + words[place - 1]) / 2 + 4
    finally:
        languages.remove()


def test_empty_statistics_are_friendly(qtbot: QtBot, store: Store, settings: Settings) -> None:
    window = StatisticsWindow(StatisticsQuery(store), settings)
    show(qtbot, window)
    assert window.stack.currentWidget() is window.empty
    assert "Play a round" in window.empty_text.text()
    assert not window.export.isEnabled()


def sealed(*, over: bool, words: str = "") -> SealedRound:
    seal = Seal(Deal(12345), bytes(range(16)), words)
    return SealedRound(4, RoundEntry(seal.deal, (), seal), over, (("You", "Computer"),))


def fair(qtbot: QtBot, store: Store, settings: Settings, faces: Faces, shown: SealedRound) -> FairWindow:
    window = FairWindow(shown, FairDeals(store), settings, faces)
    show(qtbot, window, 1080, 760)
    return window


def test_before_the_end_only_the_seal_is_told(
    qtbot: QtBot, store: Store, settings: Settings, faces: Faces
) -> None:
    shown = sealed(over=False, words="own")
    window = fair(qtbot, store, settings, faces, shown)
    assert not window.verify.isEnabled()
    QTest.mouseClick(window.copy, LEFT)
    assert shown.seal is not None
    secrets = (str(shown.entry.deal), str(shown.seal.secret), shown.seal.nonce.hex())
    texts = [QGuiApplication.clipboard().text(), window.number.text.text(), window.number.note.text()]
    assert not any(secret in text for secret in secrets for text in texts)
    assert shown.commitment in texts[0]
    assert shown.order() == ()
    window.show_round(replace(shown, over=True))
    assert window.verify.isEnabled()
    QTest.mouseClick(window.verify, LEFT)
    assert window.check.text.text() == "The seal matches"
    QTest.mouseClick(window.copy, LEFT)
    assert all(secret in QGuiApplication.clipboard().text() for secret in secrets)


def test_a_seal_that_was_noted_is_compared(
    qtbot: QtBot, store: Store, settings: Settings, faces: Faces
) -> None:
    window = fair(qtbot, store, settings, faces, sealed(over=True))
    window.noted.setText(window.seal.text.text().upper())
    QTest.mouseClick(window.verify, LEFT)
    assert window.check.text.text() == "The seal matches"
    window.noted.setText("1186 4bf9")
    QTest.keyClick(window.noted, Qt.Key.Key_Return)
    assert window.check.text.text() == "The seal does not match"


def test_another_deal_does_not_fit() -> None:
    shown = sealed(over=True)
    assert shown.fits()
    assert not replace(shown, entry=replace(shown.entry, deal=Deal(1))).fits()
    assert not replace(shown, entry=RoundEntry(Deal(1))).fits()


def test_own_words_are_mixed_into_the_next_deals(
    qtbot: QtBot, store: Store, settings: Settings, faces: Faces
) -> None:
    window = fair(qtbot, store, settings, faces, sealed(over=False))
    before = [seal.commitment for seal in store.seals()]
    QTest.keyClicks(window.words, "my words")
    QTest.keyClick(window.words, Qt.Key.Key_Return)
    assert [seal.words for seal in store.seals()] == ["my words"] * len(before)
    assert [seal.commitment for seal in store.seals()] == before
    assert "my words" in window.words_note.text()
    QTest.mouseClick(window.copy_seals, LEFT)
    assert QGuiApplication.clipboard().text().split() == before


def test_fair_deals_fit(qtbot: QtBot, store: Store, settings: Settings, faces: Faces) -> None:
    window = fair(qtbot, store, settings, faces, sealed(over=True, words="own words"))
    window.how_button.setChecked(True)
    QTest.mouseClick(window.verify, LEFT)
    in_every_language(window, (QSize(640, 700), QSize(1080, 760)))


def test_players_are_made_renamed_deleted_and_brought_back(qtbot: QtBot, tmp_path: Path) -> None:
    people = People(tmp_path / "data")
    dialog = PeopleDialog(people)
    show(qtbot, dialog, 520, 460)

    def count() -> int:
        return len(people.all)

    complaints: list[str] = []

    def answer(button: QPushButton, text: str) -> None:
        QTest.mouseClick(button, LEFT)
        asked = dialog.findChildren(NameDialog)[-1]
        asked.field.setText(text)
        QTest.mouseClick(asked.ok, LEFT)
        complaints.append(asked.why.text())
        asked.reject()

    assert [bool(person.is_first) for person in people.all] == [True]
    answer(dialog.new, "Anna")
    assert [person.name for person in people.all][1:] == ["Anna"]
    for name, complaint in (("anna", "already"), ("First Player", "already"), ("A" * 41, "too long")):
        answer(dialog.new, name)
        assert complaint in complaints[-1]
        assert count() == 2
    dialog.list.setCurrentRow(1)
    answer(dialog.rename, "Åsa")
    assert people.all[1].name == "Åsa"
    dialog.list.setCurrentRow(0)
    assert not dialog.delete.isEnabled()
    assert not dialog.open_button.isEnabled()
    dialog.list.setCurrentRow(1)
    QTest.mouseClick(dialog.delete, LEFT)
    assert count() == 1
    left = [person.name for person in people.all]
    QTest.mouseClick(dialog.bar.button, LEFT)
    assert "Åsa" not in left
    assert people.all[1].name == "Åsa"
    dialog.list.setCurrentRow(1)
    with qtbot.waitSignal(dialog.switch_wanted) as wanted:
        QTest.mouseClick(dialog.open_button, LEFT)
    people.want(wanted.args[0])
    assert (people.wanted, True) == (people.all[1].profile, True)


def test_a_player_in_another_window_cannot_be_taken(qtbot: QtBot, tmp_path: Path) -> None:
    people = People(tmp_path / "data")
    made, problem = people.make("Bo")
    assert made is not None
    assert not problem
    with Store.open(made.profile.folder):
        dialog = PeopleDialog(people)
        show(qtbot, dialog, 520, 460)
        dialog.list.setCurrentRow(1)
        assert "another window" in dialog.list.item(1).text()
        assert not dialog.open_button.isEnabled()
        assert not dialog.delete.isEnabled()
    locked = PeopleDialog(people, locked=True)
    show(qtbot, locked, 520, 460)
    assert "another window" in locked.note.text()
    locked.list.setCurrentRow(1)
    assert locked.open_button.isEnabled()


def test_the_list_of_players_fits(qtbot: QtBot, tmp_path: Path) -> None:
    people = People(tmp_path / "data")
    people.make("Anna")
    dialog = PeopleDialog(people)
    show(qtbot, dialog)
    in_every_language(dialog, (QSize(520, 460),))


def large_text(percent: int) -> None:
    large = QFont(QApplication.font())
    large.setPixelSize(round(14 * percent / 100))
    QApplication.setFont(large)


def reach(window: QWidget, part: QWidget) -> None:
    """Go to ``part`` by keyboard; it can be seen whole then."""
    part.setFocus(Qt.FocusReason.TabFocusReason)
    for area in window.findChildren(QScrollArea):
        if area.isAncestorOf(part):
            area.ensureWidgetVisible(part)
    QTest.qWait(1)
    seen = part.visibleRegion().boundingRect().size()
    assert seen == part.size(), (part.objectName(), part.text() if isinstance(part, QPushButton) else "")


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("high", [440, 560])
def test_the_history_keeps_some_lines_and_all_buttons_at_large_text(
    qtbot: QtBot, system_font: QApplication, played: Store, settings: Settings, percent: int, high: int
) -> None:
    large_text(percent)
    history = HistoryWindow(HistoryModel(played), settings)
    show(qtbot, history, 784, high)
    in_every_language(history, (QSize(784, high),))
    lines = history.table.viewport().height() / history.table.rowHeight(0)
    assert lines >= 2.5
    for button in (history.search, history.kinds, *history.foot.buttons):
        if button.isVisible():
            reach(history, button)


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("high", [440, 560])
def test_the_statistics_show_their_figures_at_large_text(
    qtbot: QtBot, system_font: QApplication, played: Store, settings: Settings, percent: int, high: int
) -> None:
    large_text(percent)
    statistics = StatisticsWindow(StatisticsQuery(played), settings)
    show(qtbot, statistics, 784, high)
    in_every_language(statistics, (QSize(784, high),))
    assert statistics.area.viewport().height() >= 160 * percent / 100
    for part in (statistics.rules, statistics.groups, statistics.export, statistics.reset):
        reach(statistics, part)


def test_choices_scroll_with_the_figures_in_a_low_window_alone(
    qtbot: QtBot, system_font: QApplication, played: Store, settings: Settings
) -> None:
    large_text(200)
    statistics = StatisticsWindow(StatisticsQuery(played), settings)
    show(qtbot, statistics, 784, 560)
    statistics.rules.setFocus()
    assert statistics.area.isAncestorOf(statistics.top)
    statistics.resize(784, 1100)
    assert not statistics.area.isAncestorOf(statistics.top)
    assert statistics.rules.hasFocus()
    statistics.resize(784, 560)
    assert statistics.area.isAncestorOf(statistics.top)
    assert statistics.rules.hasFocus()


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_matches_under_way_fit_at_large_text(
    qtbot: QtBot, system_font: QApplication, played: Store, settings: Settings, percent: int
) -> None:
    large_text(percent)
    window = UnderWayWindow(HistoryModel(played, under_way=True), settings)
    show(qtbot, window, 784, 560)
    in_every_language(window, (QSize(784, 560),))


def test_in_a_very_large_window_the_figures_stand_in_its_middle(
    qtbot: QtBot, played: Store, settings: Settings
) -> None:
    window = StatisticsWindow(StatisticsQuery(played), settings)
    show(qtbot, window, 3840, 2160)
    QTest.qWait(5)
    panels = window.panels
    left = panels.mapTo(window, QPoint(0, 0)).x()
    assert panels.width() <= 2 * 1800
    assert panels.height() <= 2 * 1150
    assert abs((window.width() - left - panels.width()) - left) <= 20  # a scroll bar may be there
    assert abs(window.periods.mapTo(window, QPoint(0, 0)).x() - left - 2 * 24) <= 12
    window.resize(3840, 1080)  # too low for larger text
    QTest.qWait(5)
    assert panels.width() <= 1800
    window.resize(1280, 780)
    QTest.qWait(5)
    assert window.panels.width() >= 1260
