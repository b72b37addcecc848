"""What a screen reader says of one fixed round, word for word, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from ginrummy_qt.engine import Draw, Knocked, Passed, TakeDiscard
from ginrummy_qt.models.announcements import Turns
from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.ui.autoplay import choose
from tests.ui.table.hands import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[LanguageManager]:
    QAccessible.setActive(True)
    made = LanguageManager()
    yield made
    made.set("en")
    QAccessible.setActive(False)


def play(table: Table) -> list[str]:
    said: list[str] = []
    table.view.voice.announced.connect(said.append)
    table.game.start(dealer=0)
    for _ in range(80):
        QApplication.processEvents()
        if table.state().result is not None:
            return said
        table.game.act(choose(table.state(), most=10))
    pytest.fail("the round does not end")


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_one_round_word_for_word(table: Table, languages: LanguageManager, language: str) -> None:
    languages.set(language)
    said = play(table)
    golden = HERE / f"announcements_{language}.txt"
    assert "\n".join(said) == golden.read_text(encoding="utf-8").rstrip("\n")


def test_with_motion_the_same_is_said(table: Table, languages: LanguageManager) -> None:
    languages.set("en")
    table.settings.animation = "fast"
    said: list[str] = []
    table.view.voice.announced.connect(said.append)
    table.game.start(dealer=0)
    for _ in range(80):
        table.view.director.finish_all()
        QApplication.processEvents()
        if table.state().result is not None:
            break
        table.game.act(choose(table.state(), most=10))
    golden = (HERE / "announcements_en.txt").read_text(encoding="utf-8")
    assert " ".join(said).split() == golden.split()


def test_a_turn_of_two_actions_is_one_sentence(table: Table) -> None:
    table.game.script = [TakeDiscard()]
    table.game.start(dealer=0)
    view = table.state()
    theirs = [event for event in view.history if getattr(event, "seat", None) == 1]
    turns = Turns()
    assert turns.take(theirs[:1], view, 0, None, watching=False) == ""
    whole = turns.take(theirs[1:2], view, 0, None, watching=False)
    assert whole.startswith("The computer took the ")
    assert " and threw the " in whole
    named = Turns().take(theirs[:2], view, None, ("Ada", "Ben"), watching=True)
    assert named.startswith("Ben took the ")


def test_what_one_did_oneself_is_not_repeated(table: Table) -> None:
    table.game.start(dealer=1)
    assert Turns().take([Passed(0)], table.state(), 0, None, watching=False) == ""
    assert Turns().take([Passed(1)], table.state(), 0, None, watching=False) == "The computer passed."
    assert not any(isinstance(event, Knocked) for event in table.state().history)
    assert Draw() not in table.state().legal_actions
