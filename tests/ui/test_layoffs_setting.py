"""Laying off by hand from the setting to the result: in the models, the store and the sheet of the round."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import Deal, Done, LayOff, Layoffs, Match, Player, Rules
from ginrummy_qt.models.game import GameController
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.store import Store
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.result_sheet import ResultSheet
from ginrummy_qt.ui.round_summary import RoundSummary
from tests.models.test_layoff_plan import c, knocked
from tests.ui.test_result_sheet import Stage, assert_sound


@pytest.mark.parametrize("by_hand", [False, True])
def test_a_match_keeps_how_its_layoffs_are_made(qtbot: QtBot, tmp_path: Path, by_hand: bool) -> None:
    del qtbot
    controller = GameController(Store.open(tmp_path))
    controller.new_match(Rules(), seats_for("casual"), [Deal(7)], layoffs_by_hand=by_hand)
    assert controller.match is not None
    assert controller.match.layoffs is (Layoffs.BY_HAND if by_hand else Layoffs.AUTO)
    number = controller.match_id
    assert number is not None
    controller.leave()
    controller.resume(number)
    assert controller.match.layoffs is (Layoffs.BY_HAND if by_hand else Layoffs.AUTO)
    controller.close()


def test_the_setting_is_off_and_kept(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    settings = Settings(tmp_path)
    assert settings.layoffs is False
    settings.layoffs = True
    assert Settings(tmp_path).layoffs is True


def summary_after(*actions: LayOff) -> RoundSummary:
    played = knocked()
    hands = played.hand(0), played.hand(1)
    for action in actions:
        played.apply(action)
    played.apply(Done())
    assert played.result is not None
    return RoundSummary(played.result, 0, 4, 11, 1, hands, (52, 37), (52, 37), 100)


@pytest.mark.parametrize("size", [(800, 528), (1280, 768), (900, 1368), (600, 868)])
def test_the_result_says_what_would_have_been_best(qtbot: QtBot, size: tuple[int, int]) -> None:
    stage = Stage(qtbot, size)
    stage.sheet.show_result(summary_after(LayOff(c("6c"), 0)))
    assert stage.sheet.subline.isVisible()
    assert stage.sheet.subline.markup == "Best would have been to lay off {6c} {Tc}: 4 left"
    assert_sound(stage)
    stage.sheet.show_result(summary_after(LayOff(c("6c"), 0), LayOff(c("Tc"), 0)))
    assert "Best" not in stage.sheet.subline.markup
    assert_sound(stage)


def test_hands_of_a_match_are_whole_in_the_summary(qtbot: QtBot, faces: Faces) -> None:
    """What was laid off belongs to the hand that is judged afterwards."""
    parent = QWidget()
    qtbot.addWidget(parent)
    assert ResultSheet(parent, faces).summary is None
    match = Match(Rules(), (Player("me"), Player("it", "casual")), iter([Deal(1)]), Layoffs.BY_HAND)
    assert match.round.layoffs == (Layoffs.BY_HAND, Layoffs.AUTO)
    assert len(summary_after().hands[0]) == 10
