"""The players of this computer: made, renamed, deleted, and taken by one window at a time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.people import People
from ginrummy_qt.store import Store
from ginrummy_qt.ui.name_dialog import NameDialog
from ginrummy_qt.ui.people_dialog import PeopleDialog
from tests.ui.on_screen import LEFT, in_every_language, show


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
