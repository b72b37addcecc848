"""Playing a match through the controller, the computer answering on demand."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, Any

from ginrummy_qt.engine import PRESETS, Deal
from ginrummy_qt.models.seats import seats_for
from tests.engine.rounds import simple_action

if TYPE_CHECKING:
    from ginrummy_qt.engine import Match, MatchOutcome
    from ginrummy_qt.models.game import GameController
    from tests.models.computers import FakeComputer

SHORT = replace(PRESETS["haus"], target=50)  # the computer deals, so the person begins


class Log:
    """Everything that a controller told, in order."""

    def __init__(self, game: GameController) -> None:
        self.entries: list[tuple[str, tuple[Any, ...]]] = []
        game.match_started.connect(lambda: self.entries.append(("match_started", ())))
        game.round_started.connect(lambda: self.entries.append(("round_started", ())))
        game.table_over.connect(lambda *args: self.entries.append(("table_over", args)))
        game.other_moved.connect(lambda *args: self.entries.append(("other_moved", args)))
        game.curtain_wanted.connect(lambda *args: self.entries.append(("curtain_wanted", args)))
        game.curtain_lifted.connect(lambda: self.entries.append(("curtain_lifted", ())))
        game.moved.connect(lambda *args: self.entries.append(("moved", args)))
        game.round_over.connect(lambda *args: self.entries.append(("round_over", args)))
        game.match_over.connect(lambda *args: self.entries.append(("match_over", args)))
        game.thinking.connect(lambda *args: self.entries.append(("thinking", args)))
        game.hinted.connect(lambda *args: self.entries.append(("hinted", args)))
        game.refused.connect(lambda *args: self.entries.append(("refused", args)))
        game.failed.connect(lambda *args: self.entries.append(("failed", args)))
        game.cleared.connect(lambda: self.entries.append(("cleared", ())))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.entries]

    @property
    def counts(self) -> Counter[str]:
        return Counter(self.names)

    def last(self, name: str) -> tuple[Any, ...]:
        return next(args for found, args in reversed(self.entries) if found == name)

    def clear(self) -> None:
        self.entries.clear()


class Clock:
    """Milliseconds that pass only when told."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


def begin(game: GameController, seed: int = 1) -> Match:
    assert game.new_match(SHORT, seats_for("skilled"), deals=map(Deal, count(seed)))
    assert game.match is not None
    return game.match


def step(game: GameController, computer: FakeComputer) -> None:
    """One action of whoever is to move."""
    view = game.view
    assert view is not None
    if view.my_turn:
        assert game.act(simple_action(view))
    else:
        computer.answer()


def finish_round(game: GameController, computer: FakeComputer) -> None:
    while game.match is not None and game.match.round.result is None:
        step(game, computer)


def finish_match(game: GameController, computer: FakeComputer) -> MatchOutcome:
    while True:
        finish_round(game, computer)
        assert game.match is not None
        if game.match.outcome is not None:
            return game.match.outcome
        assert game.next_round()


def stored(game: GameController) -> int:
    assert game.match_id is not None
    return sum(len(one.actions) for one in game.store.load(game.match_id).rounds)
