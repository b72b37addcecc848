"""Matches in which computers play alone: what stays of them, and where they do not count."""

from __future__ import annotations

import random
import re
from itertools import count
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import Deal, Drew, Player
from ginrummy_qt.models.games import Games
from ginrummy_qt.models.history import HistoryModel
from ginrummy_qt.models.match_words import outcome_text
from ginrummy_qt.models.seats import COMPUTER_NAME, seats_for
from ginrummy_qt.models.sheet import MoveListModel, MoveRole
from ginrummy_qt.models.statistics_query import Choice, StatisticsQuery
from ginrummy_qt.store import Store
from tests.models.playing import SHORT
from tests.models.seated import ANNA, CASUAL, NET, SKILLED, THREE, TWO, seat
from tests.models.seated import step as go_on

if TYPE_CHECKING:
    from pathlib import Path

    from ginrummy_qt.engine import Rules
    from ginrummy_qt.models.game import GameController
    from tests.models.computers import FakeComputer

ALONE = (Player(COMPUTER_NAME, "casual"), Player(COMPUTER_NAME, "skilled"))


def watch(game: GameController, *, passing: bool) -> int:
    assert game.new_match(SHORT, ALONE, map(Deal, count(1)), passing=passing)
    assert game.match_id is not None
    return game.match_id


def to_the_end(game: GameController, computer: FakeComputer) -> None:
    while game.match is not None and game.match.outcome is None:
        if game.match.round_over:
            game.next_round()
        else:
            computer.answer()


@pytest.mark.parametrize("how", ["leave", "close", "another"])
def test_nothing_stays_of_a_demonstration(
    game: GameController, computer: FakeComputer, folder: Path, how: str
) -> None:
    shown = watch(game, passing=True)
    computer.answer()
    if how == "another":
        assert game.new_match(SHORT, seats_for("casual"), map(Deal, count(1)))
    else:
        getattr(game, how)()
    game.close()
    with Store.open(folder) as store:
        assert store.summary(shown) is None
        assert store.deleted() == ()
        assert len(store.under_way()) == (1 if how == "another" else 0)


def test_a_demonstration_that_ends_is_kept_as_watched(game: GameController, computer: FakeComputer) -> None:
    shown = watch(game, passing=True)
    to_the_end(game, computer)
    game.leave()
    model = HistoryModel(game.store)
    assert [model.row(row).id for row in range(model.rowCount())] == [shown]
    assert outcome_text(model.row(0)) == "Watched"
    query = StatisticsQuery(game.store)
    figures = query.figures(Choice())
    assert query.empty
    assert query.groups() == ()
    assert query.rule_sets() == ()
    assert figures.matches.whole == 0


def test_what_is_only_watched_is_not_offered_first(folder: Path) -> None:
    games = Games(folder, seconds=lambda: 1.0)
    try:
        game = games.controller
        watched = watch(game, passing=False)
        assert game.new_match(SHORT, seats_for("casual"), map(Deal, count(1)))
        played = game.match_id
        games.leave()
        assert [match.id for match in games.under_way()] == [played]
        model = games.history(under_way=True)
        assert {model.row(row).id for row in range(model.rowCount())} == {watched, played}
    finally:
        games.close()


def drawn_in(moves: MoveListModel) -> dict[int, list[str]]:
    """What the list tells of cards from the stock, by the table's seats, oldest first."""
    told: dict[int, list[str]] = {0: [], 1: []}
    for row in reversed(range(moves.rowCount())):
        found = re.findall(r"drew(?: \{(\w+)\})?", moves.index(row).data(MoveRole.MARKUP))
        told[moves.index(row).data(MoveRole.SEAT)] += found
    return told


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        (TWO, (CASUAL, SKILLED)),
        (TWO, (CASUAL, ANNA)),
        (THREE, (CASUAL, SKILLED, CASUAL)),
        (THREE, (CASUAL, ANNA, SKILLED)),
        (NET, (CASUAL, SKILLED, CASUAL, SKILLED)),
        (NET, (CASUAL, ANNA, SKILLED, CASUAL)),
    ],
    ids=["two", "two and a person", "three", "three and a person", "pairs", "pairs and a person"],
)
def test_the_list_of_moves_tells_what_both_drew_or_neither(
    game: GameController, computer: FakeComputer, rules: Rules, players: tuple[Player, ...]
) -> None:
    seat(game, rules, players)
    opened, closed = MoveListModel(game), MoveListModel(game, hands_open=False)
    rng = random.Random(4)
    watched = played = 0
    for _ in range(250):
        if game.match is None or game.match.outcome is not None:
            break
        go_on(game, computer, rng)
        table, bottom = game.table, game.table_seat
        assert table is not None
        drawn = {
            one: [
                str(event.card)
                for event in table.round.events
                if isinstance(event, Drew) and event.seat == one
            ]
            for one in (0, 1)
        }
        hidden = {one: [""] * len(cards) for one, cards in drawn.items()}
        if game.watching:
            assert drawn_in(opened) == drawn
            assert drawn_in(closed) == hidden
            watched += bool(drawn[0] and drawn[1])
        else:
            own = {bottom: drawn[bottom], 1 - bottom: hidden[1 - bottom]}
            assert drawn_in(opened) == drawn_in(closed) == own
            played += bool(drawn[0] and drawn[1])
    assert bool(watched) is (ANNA not in players or rules is THREE)
    assert bool(played) is (ANNA in players)


def test_the_list_of_moves_follows_when_hands_are_opened(
    game: GameController, computer: FakeComputer
) -> None:
    seat(game, TWO, (CASUAL, SKILLED))
    for _ in range(12):
        go_on(game, computer, random.Random(4))
    moves = MoveListModel(game)
    told = drawn_in(moves)
    assert all(told.values())
    assert all(all(cards) for cards in told.values())
    moves.set_hands_open(hands_open=False)
    assert not any(any(cards) for cards in drawn_in(moves).values())
    moves.set_hands_open(hands_open=True)
    assert drawn_in(moves) == told
