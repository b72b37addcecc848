"""How many play and who sits where: chosen on the start page, remembered, and refused with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ginrummy_qt.engine import PRESETS, Player, Rules
from ginrummy_qt.models.languages import LanguageManager
from ginrummy_qt.models.seats import COMPUTER_NAME, UNNAMED
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.seats_dialog import SeatsDialog
from tests.ui.test_start_page import Stage, deal_seats

if TYPE_CHECKING:
    from PySide6.QtWidgets import QComboBox
    from pytestqt.qtbot import QtBot

    from ginrummy_qt.ui.faces import Faces

LEFT = Qt.MouseButton.LeftButton
ME, CASUAL, SKILLED = Player(UNNAMED), Player(COMPUTER_NAME, "casual"), Player(COMPUTER_NAME, "skilled")


@pytest.fixture
def stage(qtbot: QtBot, settings: Settings, faces: Faces) -> Stage:
    settings.preset = "haus"
    settings.target = 100
    return Stage(qtbot, settings, faces)


def count(stage: Stage, number: int) -> None:
    QTest.mouseClick(stage.page.players.counts.buttons[str(number)], LEFT)


def dialog(stage: Stage, qtbot: QtBot) -> SeatsDialog:
    QTest.mouseClick(stage.page.players.who, LEFT)
    found = stage.window.findChildren(SeatsDialog)
    assert len(found) == 1
    qtbot.waitUntil(found[0].isVisible)
    return found[0]


def pick(box: QComboBox, value: str) -> None:
    box.setFocus()
    while box.currentData() != value:
        before = box.currentIndex()
        key = Qt.Key.Key_Down if before < box.findData(value) else Qt.Key.Key_Up
        QTest.keyClick(box, key)
        assert box.currentIndex() != before


def test_two_against_each_other_is_the_usual_match(stage: Stage, qtbot: QtBot) -> None:
    assert stage.page.players.counts.value == "2"
    assert stage.page.players_note.text() == "You against the computer"
    assert stage.page.level_label.text() == "Opponent"
    assert deal_seats(stage, qtbot) == (PRESETS["haus"], (ME, CASUAL))


def test_house_rules_for_three_are_still_house_rules(stage: Stage, qtbot: QtBot, settings: Settings) -> None:
    page = stage.page
    count(stage, 3)
    assert page.presets.currentData() == "haus"
    assert page.players_note.text() == "You, Casual 1 and Casual 2"
    assert page.level_label.text() == "Computer"
    QTest.mouseClick(page.levels.buttons["skilled"], LEFT)
    assert deal_seats(stage, qtbot) == (Rules(seats=3), (ME, SKILLED, SKILLED))
    assert page.picker.name_of(Rules(seats=3)) == "House rules"
    assert settings.players == 3
    count(stage, 4)
    assert page.players_note.text() == "You and Skilled 2 against Skilled 1 and Skilled 3"
    count(stage, 2)
    assert deal_seats(stage, qtbot)[0] == Rules()


def test_presets_with_seats_of_their_own_set_the_row(stage: Stage, qtbot: QtBot, settings: Settings) -> None:
    page = stage.page
    settings.preset = "sv_pairs"
    assert page.players.counts.value == "4"
    assert [button.text() for button in page.targets.buttons.values()] == ["Short 100", "Standard 125"]
    settings.preset = "modern"
    assert page.players.counts.value == "2"  # nobody asked for four
    settings.preset = "sv"
    count(stage, 3)
    assert page.presets.currentData() == "sv_three"
    assert deal_seats(stage, qtbot)[0] == PRESETS["sv_three"]
    count(stage, 4)
    assert (page.presets.currentData(), settings.target) == ("sv_pairs", 125)
    count(stage, 2)
    assert (page.presets.currentData(), settings.target) == ("sv", 100)


def test_the_plain_form_of_a_family_can_be_chosen_again(
    stage: Stage, qtbot: QtBot, settings: Settings
) -> None:
    page = stage.page
    settings.preset = "sv"
    count(stage, 3)
    page.presets.setFocus()
    while page.presets.currentData() != "sv":
        QTest.keyClick(page.presets, Qt.Key.Key_Up)
    assert page.players.counts.value == "2"
    assert deal_seats(stage, qtbot)[0] == PRESETS["sv"]


def test_hollywood_says_why_not_with_three(stage: Stage, qtbot: QtBot, settings: Settings) -> None:
    page = stage.page
    count(stage, 3)
    settings.preset = "hollywood"
    three = page.players.counts.buttons["3"]
    assert not three.isEnabled()
    assert three.toolTip() == "Not with three players: Hollywood is scored for two sides."
    assert three.accessibleDescription() == three.toolTip()
    assert page.players_note.isVisible()
    assert three.toolTip() in page.players_note.text()
    assert deal_seats(stage, qtbot)[0].seats == 2
    settings.preset = "haus"
    assert page.players.counts.value == "3"  # as it was before


def test_changed_rules_keep_the_number_of_players(stage: Stage, qtbot: QtBot, settings: Settings) -> None:
    page = stage.page
    page.picker.use(Rules(seats=3, gin_bonus=20), "haus")
    assert page.presets.currentData() == "custom"
    assert deal_seats(stage, qtbot)[0] == Rules(seats=3, gin_bonus=20)
    count(stage, 2)
    assert deal_seats(stage, qtbot)[0] == Rules(gin_bonus=20)
    page.picker.use(Rules(seats=4), "haus")
    assert (page.presets.currentData(), settings.players) == ("haus", 4)


def test_another_person_at_this_screen(stage: Stage, qtbot: QtBot, settings: Settings, faces: Faces) -> None:
    page = stage.page
    window = dialog(stage, qtbot)
    assert "computer" in window.note.text()
    pick(window.who[1], "person")
    assert "turns" in window.note.text()
    assert [field.placeholderText() for field in window.names] == ["Player 1", "Player 2"]
    window.names[0].setText(" Anna ")
    window.names[1].setText("Bert")
    QTest.mouseClick(window.ok, LEFT)
    assert page.players_note.text() == "Anna against Bert"
    assert not page.levels.isVisible()  # there is nobody whose level it could be
    assert not page.level_note.isVisible()
    assert deal_seats(stage, qtbot)[1] == (Player("Anna"), Player("Bert"))
    again = Stage(qtbot, Settings(settings.path.parent), faces)
    assert deal_seats(again, qtbot)[1] == (Player("Anna"), Player("Bert"))
    count(again, 3)
    assert deal_seats(again, qtbot)[1][2] == CASUAL
    window = dialog(again, qtbot)
    pick(window.who[1], "casual")
    window.names[0].clear()
    QTest.keyClick(window.names[0], Qt.Key.Key_Return)
    assert again.page.players.plain
    assert Settings(settings.path.parent).chairs == ""


def test_cancel_changes_nothing(stage: Stage, qtbot: QtBot, settings: Settings) -> None:
    window = dialog(stage, qtbot)
    pick(window.who[0], "skilled")
    QTest.mouseClick(window.cancel, LEFT)
    assert deal_seats(stage, qtbot)[1] == (ME, CASUAL)


def test_computers_alone_are_watched(stage: Stage, qtbot: QtBot) -> None:
    window = dialog(stage, qtbot)
    pick(window.who[0], "skilled")
    assert "watch" in window.note.text()
    QTest.mouseClick(window.ok, LEFT)
    assert stage.page.players_note.text() == "Skilled against Casual: you watch"
    assert stage.page.levels.value == ""
    assert not stage.page.level_note.isVisible()
    assert deal_seats(stage, qtbot)[1] == (SKILLED, CASUAL)
    QTest.mouseClick(stage.page.levels.buttons["casual"], LEFT)
    assert deal_seats(stage, qtbot)[1] == (CASUAL, CASUAL)


def test_levels_of_one_own_each(stage: Stage, qtbot: QtBot) -> None:
    count(stage, 4)
    window = dialog(stage, qtbot)
    pick(window.who[2], "skilled")
    QTest.mouseClick(window.ok, LEFT)
    assert stage.page.players_note.text() == "You and Skilled against Casual 1 and Casual 2"
    assert deal_seats(stage, qtbot)[1] == (ME, CASUAL, SKILLED, CASUAL)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_long_words_fit_the_window(stage: Stage, qtbot: QtBot, longer: None, number: int) -> None:
    stage.page.retranslate()
    count(stage, number)
    window = dialog(stage, qtbot)
    QApplication.processEvents()
    assert misfits(window) == []
    window.reject()
    for size in ((1280, 768), (1024, 568), (800, 528)):
        stage.resize(*size)
        QApplication.processEvents()
        assert misfits(stage.page) == []


@pytest.mark.parametrize("code", ["de", "nl", "sv", "en"])
def test_the_dialog_grows_with_what_it_says(stage: Stage, qtbot: QtBot, code: str) -> None:
    languages = LanguageManager()
    languages.set(code)
    window = dialog(stage, qtbot)
    for box in window.who:
        box.setCurrentIndex(0)  # persons alone have the longest sentence
    QTest.qWait(1)
    assert misfits(window) == []
    first, second = (box.geometry() for box in window.who)
    assert second.top() - first.bottom() >= 8, "the rows keep their distance"
    window.close()
    languages.remove()
