"""The guided first round: a round by the rules; nothing else is let through, no trace is left."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import Card, Discard, Draw, Knock, Meld, Pass, Round, TakeDiscard, best_arrangement
from ginrummy_qt.models.guide import ANSWERS, DEAL, RULES, STEPS, Guide, step_text
from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.showing import ways_to_show
from ginrummy_qt.models.troubles import StartTrouble

DOABLE = [step for step in STEPS if step.action is not None]


@pytest.fixture
def guide(qtbot: QtBot) -> Iterator[Guide]:
    made = Guide()
    yield made
    made.close()


def to_next(qtbot: QtBot, guide: Guide) -> None:
    """Wait until it is the person's turn again, or the round is over."""
    qtbot.waitUntil(
        lambda: guide.view is not None and (guide.view.result is not None or guide.view.turn == guide.seat)
    )


def test_the_script_is_a_round_by_the_rules() -> None:
    game = Round(RULES, DEAL.order, dealer=1)
    mine, theirs = [step.action for step in DOABLE], list(ANSWERS)
    while game.result is None:
        action = (mine if game.turn == 0 else theirs).pop(0)
        assert action is not None
        if game.turn == 0 and isinstance(action, Knock):
            assert ways_to_show(game.view(0), action) == (), "nothing to ask a newcomer"
        game.apply(action)
    assert (mine, theirs) == ([], [])
    assert (str(game.result.kind), game.result.winner, game.result.points) == ("knock", 0, 25)


def test_what_the_notes_say_is_what_happens() -> None:
    """The figures and cards of the texts, looked up in the round itself."""
    game = Round(RULES, DEAL.order, dealer=1)
    first = best_arrangement(game.view(0).hand)
    assert first.melds == (Meld.parse("2d 3d 4d 5d"),)
    assert game.view(0).discard_pile[-1] == Card.parse("Js")
    mine, theirs = [step.action for step in DOABLE], list(ANSWERS)
    while game.result is None:
        action = (mine if game.turn == 0 else theirs).pop(0)
        assert action is not None
        game.apply(action)
        if action == Discard(Card.parse("Ts")):
            assert best_arrangement(game.view(0).hand).points == 28
    defence = game.result.defence
    assert defence is not None
    assert [str(card) for card, _ in defence.layoffs] == ["6d", "7d"]
    assert defence.points == 31
    assert str(game.result.knocker_deadwood) == "2c Ah 3s"


def test_the_way_through(qtbot: QtBot, guide: Guide) -> None:
    seen: list[str] = []
    guide.step_changed.connect(lambda step: seen.append(step.key))
    assert guide.begin()
    guide.go_on()
    for step in DOABLE:
        to_next(qtbot, guide)
        assert guide.step is step
        assert step.action is not None
        assert guide.act(step.action)
    assert seen == [step.key for step in STEPS]
    assert guide.view is not None
    assert guide.view.result is not None
    assert not guide.next_round()


def test_what_does_not_belong_to_the_step_is_refused_with_a_word_of_help(qtbot: QtBot, guide: Guide) -> None:
    refused: list[str] = []
    pointed: list[str] = []
    guide.refused.connect(refused.append)
    guide.pointed.connect(lambda step: pointed.append(step.key))
    guide.begin()
    assert not guide.act(Pass())
    assert "Continue" in refused[-1]
    guide.go_on()
    assert not guide.act(TakeDiscard())
    assert "Pass" in refused[-1]
    assert not guide.hint()
    assert pointed == ["upcard", "upcard"]
    guide.do_step()
    to_next(qtbot, guide)
    guide.do_step()
    assert not guide.act(Discard(Card.parse("2c")))
    assert "{Jd}" in refused[-1]
    assert guide.view is not None
    assert len(guide.view.hand) == 11


def test_a_knock_counts_however_its_melds_are_shown() -> None:
    knock = next(step for step in STEPS if isinstance(step.action, Knock))
    melds = (Meld.parse("9c 9d 9s"), Meld.parse("2d 3d 4d 5d"))
    assert knock.is_done_by(Knock(Card.parse("4s"), melds))
    assert not knock.is_done_by(Knock(Card.parse("2c")))
    assert not knock.is_done_by(Draw())


def test_it_can_be_done_once_more(qtbot: QtBot, guide: Guide) -> None:
    for _ in range(2):
        guide.begin()
        assert guide.number == 1
        guide.go_on()
        for _step in DOABLE[:3]:
            to_next(qtbot, guide)
            guide.do_step()
        to_next(qtbot, guide)
        assert guide.step.key == "again"


def test_no_room_for_the_folder_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "gone"))
    with pytest.raises(StartTrouble, match="gone"):
        Guide()


def test_no_trace_is_left(qtbot: QtBot, guide: Guide) -> None:
    folder = guide._folder
    guide.begin()
    assert folder.is_dir()
    guide.close()
    assert not folder.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_in_every_language(qtbot: QtBot, language: str) -> None:
    languages = LanguageManager()
    languages.set(language)
    texts = [step_text(step.key) for step in STEPS]
    languages.remove()
    english = [step_text(step.key) for step in STEPS]
    assert len(set(texts)) == len(STEPS)
    if language != "en":
        assert not set(texts) & set(english)
    for text in texts:
        assert text.count("*") % 2 == 0, text
        assert text.count("{") == text.count("}"), text
