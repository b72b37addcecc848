"""The statistics: they follow the choices, begin again, and have their room in every size."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import count

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, Deal, Match, Player
from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.models.statistics import Figures
from ginrummy_qt.models.statistics_query import StatisticsQuery
from ginrummy_qt.store import Store
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.statistics_charts import _mark, _marks
from ginrummy_qt.ui.statistics_window import StatisticsWindow
from ginrummy_qt.ui.theme import advance
from tests.engine.matches import play
from tests.ui.on_screen import LEFT, choose, in_every_language, large_text, reach, show


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
    choose(statistics.groups, 1)
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
    choose(statistics.groups, 1)
    for place, name in ((1, "Anna <b>"), (2, "Ben")):
        choose(statistics.who, place)
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
