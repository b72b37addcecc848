"""Names at tables of three and four, and every sentence that speaks of somebody else than the computer."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from random import Random
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import (
    ALL_CARDS,
    PRESETS,
    Arrangement,
    CardSet,
    Knock,
    Pass,
    Phase,
    Player,
    Round,
    Rules,
)
from ginrummy_qt.models import advice_words, event_words, layoff_words, phrases, results
from ginrummy_qt.models.seats import persons, reader, seats_for
from ginrummy_qt.models.showing import Showing, ShowingWords
from ginrummy_qt.models.words import seat_name, seat_names, side_names, together
from ginrummy_qt.players.advice import Advice, ReasonKind
from tests.engine.matches import match_of
from tests.engine.rounds import random_action
from tests.models.seated import ANNA, BO, CASUAL, SKILLED

if TYPE_CHECKING:
    from collections.abc import Iterator

ME, NOBODY = Player("player"), Player("  ")
NAMES = ("Anna", "Casual 2")


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ((ME, CASUAL), ("You", "Computer")),
        ((CASUAL, ANNA), ("Computer", "You")),
        ((ME, CASUAL, SKILLED), ("You", "Casual", "Skilled")),
        ((ME, CASUAL, SKILLED, CASUAL), ("You", "Casual 1", "Skilled", "Casual 2")),
        ((CASUAL, CASUAL), ("Casual 1", "Casual 2")),
        ((ANNA, BO), ("Anna", "Bo")),
        ((ME, ANNA, CASUAL), ("Player", "Anna", "Computer")),
        ((ME, NOBODY), ("Player 1", "Player 2")),
        ((ANNA, ANNA, CASUAL), ("Anna 1", "Anna 2", "Computer")),
        ((ME, Player("computer", "of a later version")), ("You", "Computer")),
    ],
)
def test_names(players: tuple[Player, ...], expected: tuple[str, ...]) -> None:
    names = seat_names(players, reader(players))
    assert names == expected
    assert len(set(names)) == len(names)
    assert tuple(seat_name(seat, reader(players), players) for seat in range(len(players))) == expected


def test_who_sits_there() -> None:
    assert seats_for("skilled") == (Player("player"), Player("computer", "skilled"))
    assert seats_for("casual", None) == (Player("player"), Player("computer", "casual"), Player("player"))
    assert persons((CASUAL, ANNA, CASUAL, BO)) == (1, 3)
    assert (reader((CASUAL, ANNA)), reader((ANNA, BO)), reader((CASUAL, CASUAL))) == (1, None, None)


def test_sides() -> None:
    pairs = match_of(PRESETS["sv_pairs"])
    assert side_names(pairs, 0) == ("You and Skilled", "Casual 1 and Casual 2")
    assert side_names(pairs, 2) == ("You and Anna", "Casual 1 and Casual 2")
    assert side_names(match_of(PRESETS["sv_three"]), 0) == ("You", "Casual", "Skilled")
    assert together(("Anna",)) == "Anna"


def rounds(rules: Rules) -> Iterator[Round]:
    """Every state of some rounds."""
    for seed in range(6):
        chance = Random(seed)
        current = Round(rules, chance.sample(ALL_CARDS, 52), seed % 2)
        yield current
        while current.result is None:
            current.apply(random_action(chance, current.view(current.turn)))
            yield current


def fair(text: str, me: int | None) -> bool:
    """Whether the text speaks of nobody in the wrong way."""
    return "computer" not in text.lower() and (me is not None or "you" not in text.lower().split())


@pytest.mark.parametrize("me", [0, 1, None])
def test_every_sentence_names_the_others(me: int | None) -> None:
    seen = set()
    for current in rounds(PRESETS["haus"]):
        for seat in (0, 1):
            view = current.view(seat)
            prompt = phrases.prompt(view, None, NAMES, watching=me is None)
            if view.phase is not Phase.OVER and (view.turn != seat or me is None):
                assert prompt.text == prompt.short == f"{NAMES[view.turn]}’s turn"
            if view.turn != seat and view.phase is not Phase.OVER:
                assert NAMES[view.turn] in phrases.why_not(Pass(), view, NAMES)
                assert NAMES[view.turn] in phrases.knock_reason(view, None, NAMES)
            for event in view.history:
                said = event_words.event_text(event, me, NAMES)
                seen.add((type(event).__name__, bool(said)))
                if said:
                    assert fair(said, me)
                    assert said.startswith("You" if event.seat == me else NAMES[event.seat])  # type: ignore[union-attr]
            result = view.result
            if result is not None:
                texts = [
                    results.result_headline(result, me, NAMES),
                    results.sum_text(result, me, NAMES),
                    results.result_subline(3, 12, 1, me, NAMES),
                    *(results.side_label(result, one, me, NAMES) for one in (0, 1) if one != me),
                ]
                assert all(fair(text, me) for text in texts)
                if result.winner is not None and result.winner != me:
                    assert NAMES[result.winner] in texts[0]
                    assert NAMES[result.winner] in texts[1]
                assert ("you went first" in texts[2]) is (me == 1)
    assert {name for name, said in seen if said} >= {"Took", "Drew", "Discarded", "Knocked", "LaidOff"}
    assert ("Shown", False) in seen


def test_nobody_is_called_the_computer_in_hints_and_melds() -> None:
    cards = CardSet.parse("7h 8h")
    for reason, some in product(ReasonKind, (cards, CardSet())):
        said = advice_words.hint_reason(Advice(Pass(), 0.0, 0.5, reason, some), "Anna")
        assert said
        assert "computer" not in said.lower()
        of_other = advice_words.hint_reason(Advice(Pass(), 0.0, 0.5, reason, some), "Anna", "Bert")
        assert not re.search(r"\byour?\b", of_other, re.IGNORECASE)
        assert "computer" not in of_other.lower()
    ways = tuple(
        Showing(Knock(next(iter(cards))), Arrangement((), cards, points), (), (), ()) for points in (3, 3, 5)
    )
    for chosen in (ways[:2], ways, (ways[0], ways[0], ways[1])):
        said = ShowingWords().difference(chosen, "Anna")
        assert "Anna" in said
        assert "computer" not in said.lower()
    for current in rounds(replace(PRESETS["haus"], layoff_on_gin=True)):
        for seat in (0, 1):
            view = current.view(seat)
            if view.history and any(event.__class__.__name__ == "Knocked" for event in view.history):
                assert layoff_words.knock_headline(view, NAMES).startswith(NAMES[1 - seat])


@pytest.mark.parametrize(
    ("winner", "finals", "me", "names", "expected"),
    [
        (0, (105, 40), 0, None, "You win the match, 105 to 40"),
        (1, (40, 105), 0, None, "The computer wins the match, 105 to 40"),
        (None, (200, 200), 0, None, "The match is a tie, 200 each"),
        (1, (40, 105), None, ("Anna", "Bo"), "The match goes to Bo, 105 : 40"),
        (0, (60, 20, 42), 0, ("You", "A", "B"), "You win the match, 60 : 42 : 20"),
        (2, (60, 20, 90), 0, ("You", "A", "B"), "The match goes to B, 90 : 60 : 20"),
        (1, (60, 130), 0, ("You and A", "B and C"), "The match goes to B and C, 130 : 60"),
        (0, (130, 60), 0, ("You and A", "B and C"), "You win the match, 130 to 60"),
    ],
)
def test_who_has_won(
    winner: int | None, finals: tuple[int, ...], me: int | None, names: tuple[str, ...] | None, expected: str
) -> None:
    assert results.match_headline(winner, finals, me, names) == expected
