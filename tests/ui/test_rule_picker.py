"""The start page deals the rules that were put together, and remembers them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, Rules, Tie
from ginrummy_qt.models.own_rules import OwnRules
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.rules_window import RulesWindow
from ginrummy_qt.ui.start_page import StartPage

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

CUSTOM = replace(PRESETS["modern"], gin_bonus=20)
HARBOUR = Rules(gin_bonus=15, target=75)


class Stage:
    def __init__(self, qtbot: QtBot, settings: Settings, faces: Faces) -> None:
        self.host = QWidget()
        qtbot.addWidget(self.host)
        self.host.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.page = StartPage(settings, faces, self.host)
        self.page.show_matches(())
        self.host.resize(1280, 768)
        self.host.show()
        self.qtbot = qtbot

    def rows(self) -> list[str]:
        presets = self.page.presets
        return [presets.itemText(row) for row in range(presets.count())]

    def pick(self, text: str) -> None:
        row = self.rows().index(text)
        self.page.presets.setCurrentIndex(row)
        self.page.presets.activated.emit(row)

    def targets(self) -> list[str]:
        return [button.text() for button in self.page.targets.buttons.values()]

    def window(self) -> RulesWindow:
        QTest.mouseClick(self.page.picker.change, Qt.MouseButton.LeftButton)
        windows: list[RulesWindow] = self.host.findChildren(RulesWindow)
        return windows[-1]  # those before it are closed and on their way out

    def dealt(self) -> Rules:
        with self.qtbot.waitSignal(self.page.deal_wanted) as dealt:
            QTest.mouseClick(self.page.deal, Qt.MouseButton.LeftButton)
        rules = dealt.args[0]
        assert isinstance(rules, Rules)
        return rules


@pytest.fixture
def stage(qtbot: QtBot, settings: Settings, faces: Faces) -> Stage:
    settings.preset = "modern"
    settings.target = 100
    OwnRules(settings.path.parent).save("Harbour", HARBOUR)
    return Stage(qtbot, settings, faces)


def use(window: RulesWindow, rules: Rules, key: str) -> None:
    window.show_rules(rules, key)
    QTest.mouseClick(window.foot.use, Qt.MouseButton.LeftButton)


def test_changed_rules_are_dealt_and_remembered(
    stage: Stage, settings: Settings, qtbot: QtBot, faces: Faces
) -> None:
    assert "Custom" not in stage.rows()
    window = stage.window()
    assert window.rules == PRESETS["modern"]
    use(window, CUSTOM, "modern")
    assert stage.page.presets.currentText() == "Custom"
    assert "gin 20" in stage.page.preset_note.text()
    assert stage.dealt() == CUSTOM
    again = Stage(qtbot, Settings(settings.path.parent), faces)
    assert again.page.presets.currentText() == "Custom"
    assert again.dealt() == CUSTOM
    window = again.window()
    assert (window.rules, window.base.key) == (CUSTOM, "modern")
    again.pick("Classic")
    assert "Custom" not in again.rows()
    assert again.dealt() == PRESETS["classic"]


def test_own_rules_are_in_the_list(stage: Stage, settings: Settings, qtbot: QtBot, faces: Faces) -> None:
    assert stage.rows()[len(PRESETS) :] == ["Harbour"]
    stage.pick("Harbour")
    assert stage.targets() == ["Standard 75", "Long 100"]
    assert stage.dealt() == replace(HARBOUR, target=100)  # the longer target stays the longer one
    QTest.mouseClick(stage.page.targets.buttons["75"], Qt.MouseButton.LeftButton)
    assert stage.dealt() == HARBOUR
    again = Stage(qtbot, Settings(settings.path.parent), faces)
    assert again.page.presets.currentText() == "Harbour"
    assert again.window().base.key == "own/Harbour"


def test_changed_own_rules_are_custom_until_they_are_saved(stage: Stage) -> None:
    stage.pick("Harbour")
    own = stage.page.picker.own
    use(stage.window(), replace(HARBOUR, tie=Tie.KNOCKER), "own/Harbour")
    assert stage.page.presets.currentText() == "Custom"
    assert stage.page.picker.base == "own/Harbour"
    own.save("Harbour", replace(HARBOUR, tie=Tie.KNOCKER))
    assert stage.page.presets.currentText() == "Harbour"
    own.save("Harbour", replace(HARBOUR, gin_bonus=12))
    assert stage.dealt().gin_bonus == 12  # chosen by its name, it follows what is saved under it
    own.rename("Harbour", "Sea")
    assert stage.page.presets.currentText() == "Sea"
    assert stage.window().base.key == "own/Sea"
    own.delete("Sea")
    assert stage.page.presets.currentText() == "Custom"
    assert stage.dealt().gin_bonus == 12


def test_only_another_target_keeps_the_name(stage: Stage, settings: Settings) -> None:
    use(stage.window(), replace(PRESETS["modern"], target=85), "modern")
    assert stage.page.presets.currentText() == "Modern"
    assert settings.rules == ""
    assert stage.page.points.value() == 85
    assert stage.dealt() == replace(PRESETS["modern"], target=85)
    use(stage.window(), replace(HARBOUR, target=300), "own/Harbour")
    assert stage.page.presets.currentText() == "Harbour"
    assert stage.dealt().target == 300


def test_changes_that_make_another_preset_get_its_name(stage: Stage, settings: Settings) -> None:
    use(stage.window(), PRESETS["classic"], "modern")
    assert stage.page.presets.currentText() == "Classic"
    assert settings.preset == "classic"


def test_targets_follow_the_rules(stage: Stage) -> None:
    use(stage.window(), replace(CUSTOM, target=200), "modern")
    assert stage.targets() == ["Short 100", "Standard 200"]
    assert stage.page.targets.value == "200"


def test_what_cannot_be_played_cannot_be_chosen(stage: Stage, settings: Settings) -> None:
    stage.page.picker.own.save("Pairs", replace(PRESETS["sv_three"], hollywood=True))
    model = stage.page.presets.model()
    assert isinstance(model, QStandardItemModel)
    row = stage.rows().index("Pairs")
    assert not model.item(row).isEnabled()
    assert model.item(row - 1).isEnabled()
    settings.keep("rules", "sv_three hollywood=yes")  # as another version may have left it
    assert stage.dealt() == PRESETS["modern"]


def test_a_match_under_own_rules_is_called_by_their_name(stage: Stage) -> None:
    picker = stage.page.picker
    assert picker.name_of(replace(HARBOUR, target=200)) == "Harbour"
    assert picker.name_of(PRESETS["modern"]) == "Modern"
    assert picker.name_of(CUSTOM) == "Custom"


def test_the_language_changes_at_once(stage: Stage, longer: None) -> None:
    stage.page.retranslate()
    assert stage.page.picker.change.text().endswith("ö")
    assert stage.rows()[0].endswith("ö")
    assert stage.rows()[-1] == "Harbour"
