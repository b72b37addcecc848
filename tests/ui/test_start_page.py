"""The start page hands over what was chosen, remembers it, and fits small windows."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, Player, Rules
from ginrummy_qt.models.seat_choice import chairs_to_text
from ginrummy_qt.models.seats import UNNAMED
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.start_page import StartPage
from ginrummy_qt.ui.theme import qss_desk


@dataclass(frozen=True)
class Summary:
    id: int = 7
    players: tuple[Player, ...] = (Player("player"), Player("computer", "skilled"))
    rules: Rules = PRESETS["modern"]
    totals: tuple[int, int] = (52, 37)
    rounds: int = 4


class Stage:
    def __init__(self, qtbot: QtBot, settings: Settings, faces: Faces) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.window.setStyleSheet(qss_desk("light"))
        self.page = StartPage(settings, faces, self.window)
        self.page.show_matches(())
        self.resize(1280, 768)
        self.window.show()

    def resize(self, wide: int, high: int) -> None:
        self.window.resize(wide, high)
        self.page.setGeometry(0, 0, wide, high)


@pytest.fixture
def stage(qtbot: QtBot, settings: Settings, faces: Faces) -> Stage:
    settings.preset = "haus"
    settings.target = 100
    return Stage(qtbot, settings, faces)


def deal_seats(stage: Stage, qtbot: QtBot) -> tuple[Rules, tuple[Player, ...]]:
    with qtbot.waitSignal(stage.page.deal_wanted) as dealt:
        QTest.mouseClick(stage.page.deal, Qt.MouseButton.LeftButton)
    rules, seats, _ = dealt.args
    assert isinstance(rules, Rules)
    assert len(seats) == rules.seats
    return rules, seats


def deal(stage: Stage, qtbot: QtBot) -> tuple[Rules, str]:
    """Deal a match of one person against the computer."""
    rules, seats = deal_seats(stage, qtbot)
    assert seats[0] == Player(UNNAMED)
    assert seats[1].level is not None
    return rules, seats[1].level


def test_deals_the_rules_of_the_settings(stage: Stage, qtbot: QtBot) -> None:
    assert deal(stage, qtbot) == (PRESETS["haus"], "casual")


def test_targets(stage: Stage, qtbot: QtBot, settings: Settings) -> None:
    page = stage.page
    assert [button.text() for button in page.targets.buttons.values()] == ["Short 50", "Standard 100"]
    assert page.targets.value == "100"
    QTest.mouseClick(page.targets.buttons["50"], Qt.MouseButton.LeftButton)
    assert settings.target == 50
    assert deal(stage, qtbot)[0] == Rules(target=50)
    QTest.mouseClick(page.other, Qt.MouseButton.LeftButton)
    assert page.points.isVisible()
    assert page.targets.value == ""
    page.points.setValue(75)
    assert settings.target == 75
    assert deal(stage, qtbot)[0] == Rules(target=75)
    QTest.mouseClick(page.targets.buttons["100"], Qt.MouseButton.LeftButton)
    assert not page.points.isVisible()
    assert settings.target == 100


def test_presets(stage: Stage, qtbot: QtBot, settings: Settings) -> None:
    page = stage.page
    assert [page.presets.itemData(row) for row in range(page.presets.count())] == list(PRESETS)
    assert "hollywood" in PRESETS
    assert set(PRESETS) == set(PRESETS)
    haus = page.preset_note.text()
    page.presets.setFocus()
    while page.presets.currentData() != "tournament":
        QTest.keyClick(page.presets, Qt.Key.Key_Down)
    assert settings.preset == "tournament"
    assert page.preset_note.text() != haus or PRESETS["tournament"].knock_limit == 10
    rules, _ = deal(stage, qtbot)
    assert rules == PRESETS["tournament"]  # the standard target stays the standard one
    assert [button.text() for button in page.targets.buttons.values()] == ["Short 100", "Standard 250"]


def test_hollywood_has_a_target_for_each_of_its_games(stage: Stage, qtbot: QtBot, settings: Settings) -> None:
    page = stage.page
    assert page.target_label.text() == "Target"
    settings.preset = "hollywood"
    assert page.target_label.text() == "Target of each game"
    assert page.preset_note.text().endswith("three games to 100")
    QTest.mouseClick(page.targets.buttons["50"], Qt.MouseButton.LeftButton)
    assert page.preset_note.text().endswith("three games to 50")
    assert deal(stage, qtbot)[0] == replace(PRESETS["hollywood"], target=50)
    page.show_matches((Summary(rules=PRESETS["hollywood"], totals=(223, 0)),))
    assert "You 223" in page.card_text.text()
    assert "in all" in page.card_text.text()
    assert page.card_text.text().endswith("Hollywood, three games to 100")


def test_levels(stage: Stage, qtbot: QtBot, settings: Settings) -> None:
    page = stage.page
    casual = page.level_note.text()
    QTest.mouseClick(page.levels.buttons["skilled"], Qt.MouseButton.LeftButton)
    assert settings.level == "skilled"
    assert page.level_note.text() not in {"", casual}
    assert deal(stage, qtbot)[1] == "skilled"
    page.levels.buttons["skilled"].setFocus()
    QTest.keyClick(page.levels.buttons["skilled"], Qt.Key.Key_Left)
    QTest.keyClick(page.levels.buttons["casual"], Qt.Key.Key_Space)
    assert settings.level == "casual"
    assert page.levels.buttons["casual"].accessibleName() == "Opponent: Casual"


def test_the_last_choice_is_remembered(stage: Stage, qtbot: QtBot, settings: Settings, faces: Faces) -> None:
    settings.level, settings.preset, settings.target = "skilled", "sv", 85
    again = Stage(qtbot, Settings(settings.path.parent), faces)
    assert again.page.levels.value == "skilled"
    assert again.page.presets.currentData() == "sv"
    assert again.page.points.isVisible()
    assert again.page.points.value() == 85


def test_a_match_under_way_comes_first(stage: Stage, qtbot: QtBot) -> None:
    page = stage.page
    assert not page.card.isVisible()
    assert stage.window.focusWidget() is page.deal
    page.show_matches((Summary(), Summary(id=3)))
    assert page.card.isVisible()
    assert page.card.y() < page.levels.y() < page.foot.y()
    assert stage.window.focusWidget() is page.resume
    text = page.card_text.text()
    assert text.startswith("You 52 · Computer 37, round\u00a04")
    assert "Skilled" in text
    assert "Modern to 100" in text
    with qtbot.waitSignal(page.resume_wanted) as wanted:
        QTest.keyClick(page.resume, Qt.Key.Key_Space)
    assert wanted.args == [7]
    page.show_matches(())
    assert not page.card.isVisible()


def test_a_match_for_training_is_said_to_be_one(stage: Stage, qtbot: QtBot, settings: Settings) -> None:
    page = stage.page
    with qtbot.waitSignal(page.deal_wanted) as dealt:
        QTest.mouseClick(page.deal, Qt.MouseButton.LeftButton)
    assert dealt.args is not None
    assert dealt.args[2] is False
    assert not page.training_note.isVisible()
    QTest.keyClick(page.training, Qt.Key.Key_Space)
    assert page.deal.text() == "Deal a training match"
    assert page.training_note.isVisible()
    assert "statistics" in page.training_note.text()
    with qtbot.waitSignal(page.deal_wanted) as dealt:
        QTest.mouseClick(page.deal, Qt.MouseButton.LeftButton)
    assert dealt.args is not None
    assert dealt.args[2] is True
    settings.chairs = chairs_to_text([Player("computer", "casual")] * 4)
    assert not page.training.isEnabled(), "computers alone take nothing back"
    assert page.deal.text() == "Deal a new match"
    assert not page.training_note.isVisible()


@pytest.mark.parametrize("size", [(800, 440), (800, 528), (1024, 568)], ids=str)
def test_training_leaves_the_other_sentences_as_they_are(stage: Stage, size: tuple[int, int]) -> None:
    page = stage.page
    page.show_matches((Summary(),))
    stage.resize(*size)
    sentences = (page.level_note, page.preset_note)
    before = [note.isVisible() for note in sentences]
    page.training.click()
    assert [note.isVisible() for note in sentences] == before
    assert page.minimumSizeHint().height() <= size[1]
    assert "statistics" in page.training.toolTip()


def tab_stops(stage: Stage, first: QWidget) -> list[QWidget]:
    """Return what Tab comes to from ``first`` on, until it comes round."""
    first.setFocus()
    seen: list[QWidget] = []
    focus = first
    while focus not in seen:
        seen.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        focus = stage.window.focusWidget()
    return seen


def test_tab_goes_down_the_page(stage: Stage, settings: Settings) -> None:
    page = stage.page
    page.show_matches((Summary(), Summary(id=3)))
    for preset, level, target in (
        ("haus", "casual", 50),
        ("tournament", "skilled", 250),
        ("haus", "casual", 75),
    ):
        settings.preset, settings.level, settings.target = preset, level, target
        QApplication.processEvents()  # buttons of other targets are shown by the layout
        # With another target than those offered, Tab comes to the first of them: arrows go on from there.
        chosen = page.targets.buttons.get(
            str(target), page.targets.buttons["50" if preset == "haus" else "100"]
        )
        assert tab_stops(stage, page.resume) == [
            page.resume,
            page.card.more,
            page.players.counts.buttons["2"],
            page.players.who,
            page.levels.buttons[level],
            page.presets,
            page.picker.change,
            chosen,
            page.points if target == 75 else page.other,
            page.training,
            page.deal,
            page.offer,
        ]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_presses_the_button_with_the_focus(
    stage: Stage, qtbot: QtBot, settings: Settings, key: Qt.Key
) -> None:
    page = stage.page
    page.show_matches((Summary(), Summary(id=3)))

    def press(button: QWidget) -> None:
        button.setFocus()
        QTest.keyClick(button, key)

    with qtbot.waitSignal(page.resume_wanted):
        press(page.resume)
    with qtbot.waitSignal(page.list_wanted):
        press(page.card.more)
    press(page.levels.buttons["skilled"])
    assert settings.level == "skilled"
    press(page.targets.buttons["50"])
    assert settings.target == 50
    press(page.other)
    assert page.points.isVisible()
    QTest.keyClick(page.points, key)  # of the field, not of a button
    with qtbot.waitSignal(page.deal_wanted):
        press(page.deal)


def test_every_match_under_way_is_offered(stage: Stage, qtbot: QtBot) -> None:
    page = stage.page
    page.show_matches((Summary(),))
    assert not page.card.more.isVisible()
    assert "kept" in page.deal.toolTip()
    assert page.deal.accessibleDescription() == page.deal.toolTip()
    page.show_matches((Summary(), Summary(id=3, totals=(5, 9), rounds=2), Summary(id=1)))
    assert page.card.more.text() == "2 more …"
    assert "2 other match" in page.card.more.accessibleName()
    with qtbot.waitSignal(page.list_wanted):
        QTest.mouseClick(page.card.more, Qt.MouseButton.LeftButton)
    page.show_matches(())
    assert page.deal.toolTip() == ""


def test_a_target_out_of_range_is_said_to_be_so(stage: Stage, qtbot: QtBot, settings: Settings) -> None:
    page = stage.page
    QTest.mouseClick(page.other, Qt.MouseButton.LeftButton)
    QTest.keyClicks(page.points, "9999")
    assert page.points.text() == "9999"
    assert page.points_note.isVisible()
    assert "10" in page.points_note.text()
    assert "1000" in page.points_note.text()
    with qtbot.assertNotEmitted(page.deal_wanted):
        QTest.mouseClick(page.deal, Qt.MouseButton.LeftButton)
    assert page.points.text() == "1000"  # shown before it is dealt
    assert page.points_note.isVisible()
    assert deal(stage, qtbot)[0].target == 1000
    page.points.selectAll()
    QTest.keyClicks(page.points, "5")
    QTest.keyClick(page.points, Qt.Key.Key_Return)
    assert settings.target == 10
    assert page.points_note.isVisible()
    page.points.selectAll()
    QTest.keyClicks(page.points, "120")
    assert not page.points_note.isVisible()
    assert deal(stage, qtbot)[0].target == 120


@pytest.mark.parametrize("pixels", [14, 17, 21, 28])
def test_the_field_is_as_high_as_the_buttons_beside_it(
    qtbot: QtBot, settings: Settings, faces: Faces, system_font: QApplication, pixels: int
) -> None:
    large = system_font.font()
    large.setPixelSize(pixels)
    system_font.setFont(large)
    settings.preset, settings.target = "haus", 75
    page = Stage(qtbot, settings, faces).page
    QApplication.processEvents()
    standard = page.targets.buttons["100"]
    place, other = (one.mapTo(page, QPoint(0, 0)).y() for one in (standard, page.points))
    assert (other, page.points.height()) == (place, standard.height())


def first_ink(label: QLabel) -> int:
    image = label.grab().toImage()
    ground = image.pixelColor(image.width() - 1, image.height() - 1)
    return next(
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y) != ground for y in range(image.height()))
    )


def test_sentences_stand_under_their_labels(stage: Stage) -> None:
    page = stage.page
    labels = (page.level_label, page.level_note, page.preset_note)
    for label in labels:
        label.setText("HHH")
    assert len({first_ink(label) for label in labels}) == 1
    assert len({label.x() for label in labels}) == 1


@pytest.mark.parametrize("words", ["english", "longer"])
@pytest.mark.parametrize(
    "size", [(800, 528), (1024, 568), (1280, 768), (1920, 1048), (640, 868), (900, 1368)], ids=str
)
def test_everything_fits(
    request: pytest.FixtureRequest, stage: Stage, size: tuple[int, int], words: str
) -> None:
    if words == "longer":
        request.getfixturevalue("longer")
        size = (max(size[0], 800), size[1])
    page = stage.page
    page.retranslate()
    page.show_matches((Summary(),))
    stage.resize(*size)
    for _ in range(3):  # layouts inside layouts
        QApplication.processEvents()
    assert page.minimumSizeHint().width() <= size[0]
    assert page.minimumSizeHint().height() <= size[1]
    for child in page.findChildren(QWidget):
        if not child.isVisible() or not isinstance(child, QAbstractButton | QLabel | QComboBox | QSpinBox):
            continue
        place = child.mapTo(page, QPoint(0, 0))
        assert page.rect().contains(child.rect().translated(place)), child
        if isinstance(child, QAbstractButton):
            assert child.fontMetrics().horizontalAdvance(child.text()) <= child.width() - 8, child.text()
        elif isinstance(child, QLabel) and child is not page.fan and not child.wordWrap():
            assert child.sizeHint().width() <= child.width() + 1, child.text()


@pytest.mark.parametrize(
    ("size", "matches", "said"),
    [
        ((1280, 768), 3, True),
        ((1024, 568), 0, True),
        ((1024, 568), 1, True),
        ((1024, 568), 3, True),
        ((800, 528), 0, True),
        ((800, 440), 1, False),
    ],
    ids=str,
)
def test_sentences_are_left_out_only_where_there_is_no_room(
    stage: Stage, size: tuple[int, int], matches: int, *, said: bool
) -> None:
    page = stage.page
    page.show_matches([Summary(id=number) for number in range(matches)])
    stage.resize(*size)
    assert page.level_note.isVisible() is said
    assert page.preset_note.isVisible() is said
    assert not matches or ("Modern to 100" in page.card_text.text()) is said
    assert page.minimumSizeHint().height() <= size[1]


def test_tall_windows_have_the_fan_on_top(stage: Stage) -> None:
    page = stage.page
    assert page.fan.height() == page.height()
    stage.resize(900, 1368)
    assert page.level_note.isVisible()
    assert page.fan.width() == page.width()


def test_the_language_changes_at_once(stage: Stage, longer: None) -> None:
    page = stage.page
    page.show_matches((Summary(),))
    page.retranslate()
    for text in (page.deal.text(), page.resume.text(), page.card_text.text(), page.presets.currentText()):
        assert text.endswith("ö")
    assert page.fan.accessibleName().endswith("ö")
