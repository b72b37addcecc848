"""The panel: who is asked, what each counts, and whether it tells hasty players from patient ones."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, cast

import numpy as np
import pytest

from ginrummy_qt.engine import BigGin, CardSet, Discard, Draw, Knock, Pass, Round, Rules, TakeDiscard
from ginrummy_qt.engine.melds import best_arrangement, deadwood_mask
from ginrummy_qt.players import create
from ginrummy_qt.players.panel import ANY, MANNERS, Panel, manner_inputs, panel
from ginrummy_qt.players.seen import Seen
from tests.players.positions import positions, shuffled

if TYPE_CHECKING:
    from collections.abc import Callable

    from ginrummy_qt.engine import Action, SeatView
    from ginrummy_qt.engine.view import Earlier
    from ginrummy_qt.players.nets import Net


def some_seen() -> Seen:
    position = next(iter(positions(Random("panel"))))
    return Seen.before(position.table.view(position.table.turn))[0]


def says(**odds: float) -> Net:
    """A network that is sure of these odds, whatever it sees."""
    logits = np.log(np.array([odds.get(name, 1e-9) for name in MANNERS], dtype=np.float32))
    return cast("Net", lambda inputs: np.repeat(logits[:, None], inputs.shape[1], axis=1))


def test_what_each_counts_adds_up_and_the_unlikely_are_not_asked() -> None:
    judges = panel().judges
    seen = some_seen()
    both = Panel(judges, says(quick=0.7, any=0.3)).weighed(seen)
    assert [judge for _, _, judge, _ in both] == [judges["quick"], judges[ANY]]
    assert [weight for weight, _, _, _ in both] == pytest.approx([0.7, 0.3])
    assert all(position.reading.holds.shape == (1, 52) for _, _, _, position in both)
    for sure in MANNERS:
        odds = {name: 0.98 if name == sure else 0.02 for name in MANNERS}
        assert [(weight, judge) for weight, _, judge, _ in Panel(judges, says(**odds)).weighed(seen)] == [
            (1.0, judges[sure])
        ]


def test_a_manner_without_a_judge_falls_to_that_of_all() -> None:
    alone = Panel({ANY: panel().judges[ANY]}, says(quick=0.6, any=0.4))
    assert [round(weight, 4) for weight, _, _, _ in alone.weighed(some_seen())] == [1.0]


def test_one_judge_alone_needs_no_telling_apart() -> None:
    judges = panel().judges
    ((weight, _, judge, _),) = Panel({ANY: judges[ANY]}).weighed(some_seen())
    assert (weight, judge) == (1.0, judges[ANY])
    for wrong in ({"quick": judges["quick"]}, {"quick": judges["quick"], ANY: judges[ANY]}):
        with pytest.raises(ValueError, match="a panel needs"):
            Panel(wrong)


def test_what_is_written_is_what_is_read() -> None:
    carried = panel()
    again = Panel.read({key: one.copy() for key, one in carried.arrays().items()})
    assert tuple(again.judges) == tuple(carried.judges) == MANNERS
    seen = some_seen()
    for (one, _, _, before), (other, _, _, after) in zip(
        carried.weighed(seen), again.weighed(seen), strict=True
    ):
        assert one == pytest.approx(other)
        assert np.array_equal(before.reading.holds, after.reading.holds)


def hasty(view: SeatView) -> Action:
    """Takes what goes into a meld, throws what is dearest, knocks at once."""
    knocks = [one for one in view.legal_actions if isinstance(one, Knock)]
    if BigGin() in view.legal_actions:
        return BigGin()
    if knocks:
        return min(knocks, key=lambda one: deadwood_mask(view.hand.mask ^ 1 << one.card.index))
    throws = [one for one in view.legal_actions if isinstance(one, Discard)]
    if throws:
        loose = best_arrangement(view.hand).deadwood
        return max(throws, key=lambda one: (one.card in loose, one.card.points))
    top = view.discard_pile[-1] if TakeDiscard() in view.legal_actions else None
    if top is not None and top not in best_arrangement(view.hand | CardSet([top])).deadwood:
        return TakeDiscard()
    return Pass() if Pass() in view.legal_actions else Draw()


def patient(view: SeatView) -> Action:
    """Never knocks: waits for gin."""
    for action in view.legal_actions:
        if isinstance(action, Knock) and not deadwood_mask(view.hand.mask ^ 1 << action.card.index):
            return action
    throws = {
        one.card: deadwood_mask(view.hand.mask ^ 1 << one.card.index)
        for one in view.legal_actions
        if isinstance(one, Discard)
    }
    if throws:
        return Discard(min(throws, key=lambda card: (throws[card], card.points)))
    return hasty(view)


@pytest.mark.parametrize(("play", "quick"), [(hasty, True), (patient, False)])
def test_the_manner_shows_within_a_match(play: Callable[[SeatView], Action], quick: bool) -> None:
    """At first it may be either; after five rounds it is clear."""
    chance = Random("manners")
    carried = panel()
    assert carried.manner is not None
    first: list[float] = []
    later: list[float] = []
    for _ in range(8):
        earlier: tuple[Earlier, ...] = ()
        for number in range(6):
            table = Round(Rules(), shuffled(chance), number % 2, earlier=earlier)
            while table.result is None:
                view = table.view(table.turn)
                if table.turn == 0 and number in (0, 5):
                    seen = Seen.before(view)[0]
                    common = carried.judges[ANY].position(seen).common
                    odds = np.exp(carried.manner(manner_inputs(seen, common))[:, 0])
                    share = float(odds[MANNERS.index("quick")] / odds.sum())
                    (later if number else first).append(share)
                table.apply(hasty(view) if table.turn == 0 else play(view))
            earlier += (table.summary(),)
    assert 0.1 < np.mean(first) < 0.6
    assert np.mean(later) > 0.75 if quick else np.mean(later) < 0.1


def test_the_way_it_plays_follows_what_it_has_seen() -> None:
    """The same cards, the same moves: what earlier rounds showed is what differs."""
    chance = Random("adapts")
    expert = create("expert", 1)
    other = 0
    for _ in range(6):
        known: list[tuple[Earlier, ...]] = []
        for play in (hasty, patient):
            rounds: tuple[Earlier, ...] = ()
            for number in range(5):
                table = Round(Rules(), shuffled(chance), number % 2)
                while table.result is None:
                    table.apply((hasty if table.turn == 0 else play)(table.view(table.turn)))
                rounds += (table.summary(),)
            known.append(rounds)
        table = Round(Rules(), shuffled(chance), 0)
        while table.result is None:
            view = table.view(table.turn)
            if table.turn == 0:
                answers = [expert.choose(replace(view, earlier=rounds), 1.0) for rounds in known]
                other += answers[0] != answers[1]
            table.apply(hasty(view))
    assert other > 3
