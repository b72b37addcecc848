"""Matches in which computers play alone: what stays of them, and where they do not count."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import Deal, Player
from ginrummy_qt.models.games import Games
from ginrummy_qt.models.history import HistoryModel
from ginrummy_qt.models.match_words import outcome_text
from ginrummy_qt.models.seats import COMPUTER_NAME, seats_for
from ginrummy_qt.models.statistics_query import Choice, StatisticsQuery
from ginrummy_qt.store import Store
from tests.models.playing import SHORT

if TYPE_CHECKING:
    from pathlib import Path

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
    assert query.groups == ()
    assert query.rule_sets == ()
    assert figures.matches.whole == 0


def test_what_is_only_watched_is_not_offered_first(folder: Path) -> None:
    games = Games(folder)
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
