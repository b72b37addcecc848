"""The settings dialog writes every choice at once and shows what is in force."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.languages import LanguageManager
from ginrummy_qt.models.settings import AIDS, Settings
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.fit import misfits
from ginrummy_qt.ui.settings_dialog import SettingsDialog
from ginrummy_qt.ui.theme import qss_desk

if TYPE_CHECKING:
    from ginrummy_qt.models.sounds import Sounds

# A dialog is a window, and the offscreen platform says of every window that it cannot pass on size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings, faces: Faces) -> Iterator[SettingsDialog]:
    languages = LanguageManager()
    made = SettingsDialog(settings, languages, faces)
    qtbot.addWidget(made)
    made.setStyleSheet(qss_desk("light"))
    made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    made.show()
    yield made
    languages.remove()  # a test may have chosen one


def on_disk(settings: Settings) -> Settings:
    """What another start of the program would read."""
    return Settings(settings.path.parent)


@pytest.mark.parametrize(
    ("name", "choice", "value"),
    [
        ("colours", "4", 4),
        ("index_size", "large", "large"),
        ("card_theme", "dim", "dim"),
        ("sort", "suit", "suit"),
        ("animation", "fast", "fast"),
        ("desktop", "dark", "dark"),
    ],
)
def test_choices_are_written_at_once(
    dialog: SettingsDialog, qtbot: QtBot, settings: Settings, name: str, choice: str, value: object
) -> None:
    button = dialog.segments[name].buttons[choice]
    with qtbot.waitSignal(settings.changed) as changed:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert changed.args == [name]
    assert getattr(on_disk(settings), name) == value
    assert button.isChecked()


def test_pictures_are_written_at_once(dialog: SettingsDialog, qtbot: QtBot, settings: Settings) -> None:
    QTest.mouseClick(dialog.swatches["blue"], Qt.MouseButton.LeftButton)
    QTest.keyClick(dialog.backs["garden"], Qt.Key.Key_Space)
    assert on_disk(settings).table == "blue"
    assert on_disk(settings).back == "garden"
    assert not dialog.swatches["green"].isChecked()
    assert dialog.swatches["blue"].accessibleName() == "Table: Blue"


def test_ticks_are_written_at_once(dialog: SettingsDialog, qtbot: QtBot, settings: Settings) -> None:
    dialog.pages.setCurrentRow(1)
    for name, flag in dialog.flags.items():
        before = flag.isChecked()
        assert before is (name not in {"layoffs", "table_rules"})
        QTest.keyClick(flag, Qt.Key.Key_Space)
        assert getattr(on_disk(settings), name) is not before
        settings.table_rules = False


def test_table_rules_put_the_aids_out_of_reach_and_keep_what_was_chosen(
    dialog: SettingsDialog, settings: Settings
) -> None:
    settings.hints = False
    QTest.keyClick(dialog.flags["table_rules"], Qt.Key.Key_Space)
    assert settings.table_rules
    assert [name for name in AIDS if dialog.flags[name].isEnabled()] == []
    assert [name for name in AIDS if settings.shows(name)] == []
    QTest.keyClick(dialog.flags["table_rules"], Qt.Key.Key_Space)
    assert [name for name in AIDS if dialog.flags[name].isEnabled()] == [*AIDS]
    assert [name for name in AIDS if not settings.shows(name)] == ["hints"]


def test_lists_are_written_at_once(dialog: SettingsDialog, qtbot: QtBot, settings: Settings) -> None:
    assert dialog.letters.currentText() == "As the language (A J Q K)"
    QTest.keyClick(dialog.letters, Qt.Key.Key_Down)
    QTest.keyClick(dialog.letters, Qt.Key.Key_Down)
    assert on_disk(settings).index_language == "de"
    assert dialog.letters.currentText() == "Deutsch (A B D K)"
    for _ in range(4):
        QTest.keyClick(dialog.language, Qt.Key.Key_Down)
    assert on_disk(settings).language == "sv"
    assert dialog.language.currentText() == "Svenska"


def test_changes_from_elsewhere_are_shown(dialog: SettingsDialog, settings: Settings) -> None:
    settings.table = "dark"
    settings.meter = False
    settings.animation = "off"
    settings.language = "nl"
    assert dialog.swatches["dark"].isChecked()
    assert not dialog.flags["meter"].isChecked()
    assert dialog.segments["animation"].value == "off"
    assert dialog.language.currentData() == "nl"


def test_every_page_is_reached_by_keyboard(dialog: SettingsDialog, qtbot: QtBot) -> None:
    for row in range(dialog.pages.count()):
        assert dialog.stack.currentIndex() == row
        QTest.keyClick(dialog.pages, Qt.Key.Key_Down)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("words", ["english", "longer"])
def test_every_page_fits_a_small_screen_without_scrolling(
    request: pytest.FixtureRequest, dialog: SettingsDialog, words: str
) -> None:
    if words == "longer":
        request.getfixturevalue("longer")
        dialog.retranslate()
    dialog.resize(800, 520)
    for row in range(dialog.stack.count()):
        dialog.pages.setCurrentRow(row)
        area = dialog.stack.widget(row)
        assert isinstance(area, QScrollArea)
        page = area.widget()
        assert page is not None
        need = page.minimumSizeHint()
        assert need.height() <= area.viewport().height()
        if words == "english":
            assert need.width() <= area.viewport().width()
        for button in page.findChildren(QAbstractButton):
            assert button.sizeHint().width() <= button.width() + 1 or words == "longer", button.text()


def test_the_language_changes_at_once(dialog: SettingsDialog, longer: None) -> None:
    dialog.retranslate()
    assert dialog.windowTitle().endswith("ö")
    assert dialog.pages.item(0).text().endswith("ö")
    assert dialog.close_button.text().endswith("ö")
    assert dialog.segments["sort"].buttons["melds"].text().endswith("ö")


def test_controls_begin_at_the_same_place_on_every_page(dialog: SettingsDialog) -> None:
    begins = set()
    for page, control in enumerate(
        (
            dialog.letters,
            dialog.segments["sort"],
            dialog.segments["animation"],
            dialog.flags["sound"],
            dialog.language,
        )
    ):
        dialog.pages.setCurrentRow(page)
        QApplication.processEvents()
        begins.add(control.mapTo(dialog, QPoint(0, 0)).x())
    assert len(begins) == 1


class Tried:
    """Stands for the sounds: counts how often they were to be heard."""

    def __init__(self) -> None:
        self.times = 0

    def try_out(self) -> None:
        self.times += 1


def test_the_volume_is_written_at_once_and_can_be_heard(dialog: SettingsDialog, settings: Settings) -> None:
    tried = Tried()
    dialog._sounds = cast("Sounds", tried)
    dialog.pages.setCurrentRow(3)
    slider = dialog.volume.slider
    assert (slider.value(), dialog.volume.figure.text()) == (50, "50 %")
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert on_disk(settings).volume == 55
    assert dialog.volume.figure.text() == "55 %"
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 1, slider.height() // 2))
    assert on_disk(settings).volume == 100
    assert tried.times == 1  # letting go of the slider lets it be heard
    QTest.mouseClick(dialog.volume.try_button, Qt.MouseButton.LeftButton)
    assert tried.times == 2
    settings.volume = 10
    assert slider.value() == 10


@pytest.mark.parametrize("wide", [700, 784, 840])
def test_longer_words_never_make_the_settings_scroll_sideways(
    qtbot: QtBot, longer: None, settings: Settings, faces: Faces, wide: int
) -> None:
    made = SettingsDialog(settings, LanguageManager(), faces)
    made.setStyleSheet(qss_desk("light"))
    qtbot.addWidget(made)
    made.resize(wide, 540)
    made.show()
    for row in range(made.pages.count()):
        made.pages.setCurrentRow(row)
        QTest.qWait(2)
        page = made.stack.currentWidget()
        assert isinstance(page, QScrollArea)
        assert page.horizontalScrollBar().maximum() == 0, row
        # A list that is too long for its room ends in dots, and is whole when it is opened.
        assert [each for each in misfits(page) if not each.startswith("ChoiceList")] == []
