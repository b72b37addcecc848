"""The window in which rules are chosen: every option works, nothing impossible passes, nothing is lost."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import PRESETS, Rules
from ginrummy_qt.engine.rules import OPTIONS, RANGES
from ginrummy_qt.models.own_rules import OwnRules
from ginrummy_qt.models.rule_words import SUBJECTS, option_name, option_sentence
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.name_dialog import NameDialog
from ginrummy_qt.ui.option_controls import ChoiceControl, ListControl, NumberControl, OptionalNumber
from ginrummy_qt.ui.option_row import OptionRow
from ginrummy_qt.ui.rules_window import RulesWindow
from ginrummy_qt.ui.theme import DESK, desk_palette

# A dialog is a window, and the offscreen platform says of every window that it cannot pass on size hints.
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

IMPOSSIBLE = Rules.from_text("modern oklahoma=yes opening=eleven")


@pytest.fixture
def own(settings: Settings) -> OwnRules:
    return OwnRules(settings.path.parent)


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, own: OwnRules) -> RulesWindow:
    made = RulesWindow(settings, own)
    qtbot.addWidget(made)
    made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    made.show_rules(PRESETS["modern"], "modern")
    made.resize(1180, 720)
    made.show()
    return made


def row(window: RulesWindow, option: str) -> OptionRow:
    """The row of an option, in view."""
    for place, options in enumerate(SUBJECTS.values()):
        if option in options:
            window.options.tabs.setCurrentIndex(place)
    return window.options.rows[option]


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(window: RulesWindow, key: str) -> None:
    window.list.setCurrentRow(window.list.row_of(key))


def other_value(window: RulesWindow, option: str) -> str:
    """Choose another value of ``option`` as a person would, and return it as text."""
    control = row(window, option).control
    if isinstance(control, ChoiceControl):
        value = next(value for value in control.segments.buttons if value != control.segments.value)
        click(control.segments.buttons[value])
        return value
    if isinstance(control, ListControl):
        new = (control.combo.currentIndex() + 1) % control.combo.count()
        QTest.keyClick(control.combo, Qt.Key.Key_Home)
        for _ in range(new):
            QTest.keyClick(control.combo, Qt.Key.Key_Down)
        return control.values[new]
    if isinstance(control, OptionalNumber):
        click(control.kinds.buttons["none"])
        return "none"
    assert isinstance(control, NumberControl)
    before = control.field.value()
    click(control.less if control.less.isEnabled() else control.more)
    assert control.field.value() != before
    return str(control.field.value())


# ---------------------------------------------------------------------- the options


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_has_a_row_that_changes_it_alone(window: RulesWindow, option: str) -> None:
    shown = row(window, option)
    assert shown.isVisible()
    assert shown.title.accessibleName() == option_name(option)
    assert shown.sentence.text() == option_sentence(option)
    assert shown.undo.isHidden()
    value = other_value(window, option)
    assert window.rules.changes_from(PRESETS["modern"]) == (option,)
    assert window.rules.option_text(option) == value
    if option == "target":  # the person can play a preset to its short target without changing it
        window.show_rules(replace(PRESETS["modern"], target=75), "modern")
    assert shown.changed
    assert "changed, was " in shown.title.text()
    assert shown.undo.isVisible()
    shown.undo.setFocus()
    QTest.keyClick(shown.undo, Qt.Key.Key_Space)
    assert window.rules == PRESETS["modern"]
    assert shown.undo.isHidden()
    focus = window.focusWidget()
    assert focus is not None
    assert shown.control.isAncestorOf(focus)


@pytest.mark.parametrize("option", sorted(RANGES))
def test_numbers_reach_both_ends_and_go_no_further(window: RulesWindow, option: str) -> None:
    control = row(window, option).control
    if isinstance(control, OptionalNumber):
        control = control.number
    if not isinstance(control, NumberControl):
        return
    for end in (RANGES[option].start, RANGES[option].stop - 1):
        control.field.setFocus()
        control.field.selectAll()
        QTest.keyClicks(control.field, str(end))
        assert window.rules.option_text(option) == str(end)
        assert not (control.less if end == RANGES[option].start else control.more).isEnabled()
        QTest.keyClick(control.field, Qt.Key.Key_Down if end == RANGES[option].start else Qt.Key.Key_Up)
        assert window.rules.option_text(option) == str(end)


def test_a_number_beyond_the_range_is_shown_and_mended(window: RulesWindow) -> None:
    window.show_rules(replace(PRESETS["modern"], target=5000), "modern")
    shown = row(window, "target")
    control = shown.control
    assert isinstance(control, NumberControl)
    assert control.field.value() == 5000
    assert "between 10 and 1000" in shown.reasons[0].text.text()
    click(shown.reasons[0].mend)
    assert window.rules.target == 1000
    assert not shown.bad


def test_big_gin_gets_a_bonus_and_keeps_the_last_one(window: RulesWindow) -> None:
    control = row(window, "big_gin_bonus").control
    assert isinstance(control, OptionalNumber)
    click(control.number.more)
    click(control.kinds.buttons["none"])
    assert window.rules.big_gin_bonus is None
    assert control.number.isHidden()
    click(control.kinds.buttons["own"])
    assert window.rules.big_gin_bonus == 32


def test_enter_in_a_field_uses_nothing(window: RulesWindow, qtbot: QtBot) -> None:
    control = row(window, "gin_bonus").control
    assert isinstance(control, NumberControl)
    with qtbot.assertNotEmitted(window.chosen):
        QTest.keyClick(control.field, Qt.Key.Key_Return)
    assert window.isVisible()


def test_tabs_count_changes_and_options_say_what_they_hang_on(window: RulesWindow) -> None:
    rules = Rules.from_text("modern gin_bonus=20 undercut_bonus=20 opening=eleven")
    window.show_rules(rules, "modern")
    texts = [window.options.tabs.tabText(place) for place in range(window.options.tabs.count())]
    assert texts == ["Opening · 1", "Round", "Scoring · 2", "Dealer", "Match", "Players"]
    assert window.title.text() == "Modern, changed"
    assert window.options.tabs.accessibleTabName(2) == "Scoring, 2 changed"
    ace = row(window, "oklahoma_ace")
    assert "Used in Oklahoma" in ace.sentence.text()
    assert not ace.used
    assert ace.control.isEnabled()
    window.show_rules(PRESETS["oklahoma"], "oklahoma")
    assert ace.used


# ---------------------------------------------------------------------- what cannot be


def test_the_impossible_is_said_at_the_option_and_mended(window: RulesWindow, qtbot: QtBot) -> None:
    window.show_rules(IMPOSSIBLE, "modern")
    shown = row(window, "oklahoma")
    assert shown.bad
    assert "no upcard" in shown.reasons[0].text.text()
    assert not window.foot.use.isEnabled()
    assert not window.foot.save_as.isEnabled()
    assert window.foot.why.isVisible()
    assert window.foot.why.text() == window.foot.use.accessibleDescription() == "Impossible: Oklahoma"
    assert window.options.tabs.accessibleTabName(0).endswith("impossible")
    assert not window.options.tabs.tabIcon(0).isNull()
    window.options.tabs.setCurrentIndex(3)
    click(window.foot.why)
    assert window.options.tabs.currentIndex() == 0
    focus = window.focusWidget()
    assert focus is not None
    assert shown.control.isAncestorOf(focus)
    QTest.keyClick(shown.reasons[0].mend, Qt.Key.Key_Space)
    assert window.rules == replace(PRESETS["modern"], oklahoma=True)
    assert not window.options.rows["oklahoma"].bad
    assert window.foot.use.isEnabled()
    assert window.foot.why.isHidden()
    assert window.options.tabs.tabIcon(0).isNull()


@pytest.mark.parametrize(
    "change",
    [{"oklahoma": True, "knock_limit": 0}, {"hollywood": True, "seats": 3}, {"gin_bonus": 300, "wall": 9}],
    ids=str,
)
def test_every_problem_stands_at_its_option(window: RulesWindow, change: dict[str, object]) -> None:
    rules = replace(PRESETS["modern"], **change)  # type: ignore[arg-type]
    window.show_rules(rules, "modern")
    wrong = {problem.option for problem in rules.problems()}
    assert {option for option, shown in window.options.rows.items() if shown.bad} == wrong
    assert not window.foot.use.isEnabled()


# ---------------------------------------------------------------------- presets


def test_changes_stay_with_their_preset(window: RulesWindow, qtbot: QtBot) -> None:
    other_value(window, "gin_bonus")
    changed = window.rules
    window.list.setFocus()
    while window.base.key != "classic":
        QTest.keyClick(window.list, Qt.Key.Key_Up)
    assert window.title.text() == "Classic"
    item = window.list.item(window.list.row_of("modern"))
    assert item.data(Qt.ItemDataRole.AccessibleTextRole).startswith("Modern, changed, 1")
    choose(window, "modern")
    assert window.rules == changed
    with qtbot.waitSignal(window.chosen) as used:
        click(window.foot.use)
    assert used.args == [changed, "modern"]
    assert not window.isVisible()


def test_undo_all_and_cancel(window: RulesWindow, qtbot: QtBot) -> None:
    assert not window.foot.undo_all.isEnabled()
    for option in ("gin_bonus", "tie", "shutout"):
        other_value(window, option)
    click(window.foot.undo_all)
    assert window.rules == PRESETS["modern"]
    with qtbot.assertNotEmitted(window.chosen):
        QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def name_in(window: RulesWindow, text: str) -> NameDialog:
    dialog: NameDialog | None = window.findChild(NameDialog)
    assert dialog is not None
    dialog.field.selectAll()
    QTest.keyClicks(dialog.field, text)
    return dialog


def test_own_rules_are_saved_renamed_and_deleted_with_undo(
    window: RulesWindow, own: OwnRules, qtbot: QtBot
) -> None:
    assert window.rename.isHidden()
    assert window.foot.save.isHidden()
    other_value(window, "gin_bonus")
    rules = window.rules
    click(window.foot.save_as)
    dialog = name_in(window, "Modern")
    assert not dialog.ok.isEnabled()
    assert dialog.why.text() == "One of the presets has this name."
    name_in(window, "Harbour")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert own.get("Harbour") == rules
    assert window.base.key == "own/Harbour"
    assert window.title.text() == "Harbour"
    assert window.list.row_of("own/Harbour") == window.list.count() - 1
    QApplication.sendPostedEvents(None, 52)  # the old dialog is deleted
    assert window.list.item(window.list.row_of("modern")).text() == "Modern"  # its change moved on

    other_value(window, "tie")
    assert window.foot.save.isEnabled()
    click(window.foot.save)
    assert own.get("Harbour") == window.rules != rules
    assert not window.foot.save.isEnabled()

    other_value(window, "shutout")
    draft = window.rules
    window.list.setFocus()
    QTest.keyClick(window.list, Qt.Key.Key_F2)
    QTest.keyClick(name_in(window, "Sea & sand").field, Qt.Key.Key_Return)
    assert [name for name, _ in own.entries] == ["Sea & sand"]
    assert window.rules == draft  # a change that is not saved goes along

    saved = own.get("Sea & sand")
    QTest.keyClick(window.list, Qt.Key.Key_Delete)
    assert own.get("Sea & sand") is None
    assert window.gone.isVisible()
    assert "Sea & sand" in window.gone_text.text()
    assert window.base.own_name is None
    click(window.gone_undo)
    assert own.get("Sea & sand") == saved
    assert window.base.key == "own/Sea & sand"
    assert window.gone.isHidden()


def test_the_key_for_deleting_leaves_presets_alone(window: RulesWindow, own: OwnRules) -> None:
    window.list.setFocus()
    QTest.keyClick(window.list, Qt.Key.Key_Delete)
    QTest.keyClick(window.list, Qt.Key.Key_F2)
    assert window.base.key == "modern"
    assert window.findChild(NameDialog) is None


def test_a_file_that_cannot_be_written_is_said(
    qtbot: QtBot, settings: Settings, tmp_path_factory: pytest.TempPathFactory
) -> None:
    file = tmp_path_factory.mktemp("profile") / "file"
    file.touch()
    own = OwnRules(file)
    window = RulesWindow(settings, own)
    qtbot.addWidget(window)
    assert window.gone.isHidden()
    own.save("Harbour", Rules(gin_bonus=20))
    assert not window.gone.isHidden()
    assert str(own.path) in window.gone_text.text()


def test_unknown_rules_are_shown_beside_the_nearest_preset(window: RulesWindow) -> None:
    window.show_rules(replace(PRESETS["palace"], gin_bonus=40), "own/no longer there")
    assert window.base.key == "palace"
    assert window.title.text() == "Palace, changed"


# ---------------------------------------------------------------------- the window


def test_it_follows_the_desktop_and_the_language(
    window: RulesWindow, settings: Settings, request: pytest.FixtureRequest
) -> None:
    settings.desktop = "dark"
    assert DESK["dark"].soft in window.styleSheet()
    assert all(shown.desk is desk_palette("dark") for shown in window.options.rows.values())
    window.show_rules(IMPOSSIBLE, "modern")
    request.getfixturevalue("longer")  # installed: every window is told
    QApplication.processEvents()
    shown = row(window, "oklahoma")
    texts = [
        window.windowTitle(),
        window.title.text(),
        window.subtitle.text(),
        window.foot.use.text(),
        window.foot.why.text(),
        window.options.tabs.tabText(3),
        shown.title.accessibleName(),
        shown.sentence.text(),
        shown.reasons[0].text.text(),
        shown.reasons[0].mend.text(),
        window.list.item(1).text(),
    ]
    for text in texts:
        assert text.endswith("ö"), text


def test_everything_is_reached_by_tab_and_has_a_name(window: RulesWindow) -> None:
    window.show_rules(IMPOSSIBLE, "modern")
    row(window, "opening")
    window.list.setFocus()
    seen: list[QWidget] = []
    for _ in range(40):
        focus = window.focusWidget()
        assert focus is not None
        if focus in seen:
            break
        assert focus.accessibleName() or getattr(focus, "text", str)(), focus
        seen.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    oklahoma = window.options.rows["oklahoma"]
    for wanted in (window.list, window.options.tabs, oklahoma.undo, oklahoma.reasons[0].mend):
        assert wanted in seen
    for wanted in (window.foot.undo_all, window.foot.why, window.foot.cancel):
        assert wanted in seen
    order = [oklahoma.undo, oklahoma.reasons[0].mend, window.options.rows["oklahoma_ace"].control]
    places = [
        next(place for place, part in enumerate(seen) if part is wanted or wanted.isAncestorOf(part))
        for wanted in order
    ]
    assert places == sorted(places)
    QTest.keyClick(window.options.tabs, Qt.Key.Key_Right)
    assert window.options.stack.currentIndex() == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_presses_the_button_with_the_focus(window: RulesWindow, key: Qt.Key, qtbot: QtBot) -> None:
    part = row(window, "gin_bonus").control
    assert isinstance(part, NumberControl)
    was = part.field.value()
    part.field.setFocus()
    QTest.keyClick(part.field, key)
    assert window.isVisible()  # a field does not use the rules
    part.more.setFocus()
    QTest.keyClick(part.more, key)
    assert part.field.value() == was + 5
    window.foot.undo_all.setFocus()
    QTest.keyClick(window.foot.undo_all, key)
    assert part.field.value() == was
    window.foot.use.setFocus()
    with qtbot.waitSignal(window.chosen):
        QTest.keyClick(window.foot.use, key)


def test_a_number_out_of_range_says_what_it_may_be(window: RulesWindow) -> None:
    part = row(window, "gin_bonus").control
    assert isinstance(part, NumberControl)
    most = RANGES["gin_bonus"].stop - 1
    part.field.setFocus()
    part.field.selectAll()
    QTest.keyClicks(part.field, str(10 * most))
    assert part.field.accessibleDescription() == part.field.range_text()
    part.field.interpretText()
    assert window.rules.gin_bonus == most
