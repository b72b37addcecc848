"""The lines of a sheet on the felt: words that need two lines make theirs higher, and lie on nothing."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ginrummy_qt.ui.score_rows import Figure, ScoreLine, ScoreRows

EMPTY = Figure()
WORDS = "Unentschieden, Klopfen"


@pytest.fixture
def rows(qtbot: QtBot) -> ScoreRows:
    rows = ScoreRows(None)  # type: ignore[arg-type]
    qtbot.addWidget(rows)
    rows.set_look("green", 1.0, row=28, columns=(90.0, 90.0))
    return rows


def high(rows: ScoreRows, what: str, figures: tuple[Figure, Figure], wide: float, note: str = "") -> float:
    rows.show_lines((ScoreLine(what, figures, "4", note=note),), ("You", "Computer"))
    return rows.needed_height(wide)


def test_words_reach_over_columns_without_a_figure(rows: ScoreRows) -> None:
    gain = Figure("13", "+5")
    assert high(rows, WORDS, (EMPTY, gain), 330) == 28
    assert high(rows, WORDS, (gain, EMPTY), 330) > 28, "here a figure stands in the way"
    assert high(rows, "Klopfen", (gain, EMPTY), 330) == 28


def test_a_second_line_of_words_makes_room_for_itself(rows: ScoreRows) -> None:
    gain = Figure("13", "+5")
    one = high(rows, "Klopfen", (gain, EMPTY), 330, "Geber: du")
    two = high(rows, WORDS, (gain, EMPTY), 330, "Geber: du")
    assert two >= one + 14
