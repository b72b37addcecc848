"""After the other side's knock, when layoffs are by hand: what each way on comes to.

Nothing is uncertain here: all melds lie open, so every way is settled by the rules and the best one is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ginrummy_qt.engine.actions import Done, Knocked, LayOff
from ginrummy_qt.engine.cards import CardSet
from ginrummy_qt.engine.layoffs import best_defence, best_layoff, extended
from ginrummy_qt.engine.melds import deadwood_mask
from ginrummy_qt.engine.rules import BoxWhen
from ginrummy_qt.engine.scoring import RoundKind, settle_points

if TYPE_CHECKING:
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.rules import Rules
    from ginrummy_qt.engine.view import SeatView

__all__ = ["LaidOut", "box_worth", "laid_out", "lay_off", "unlaid"]


def box_worth(rules: Rules) -> int:
    """Return what a won round brings beside its own points; half of it when it only comes at the end."""
    return rules.box_bonus if rules.box_when is BoxWhen.AT_ONCE else rules.box_bonus // 2


def unlaid(view: SeatView) -> CardSet:
    """Return the hand without what lies on the knocker's melds already."""
    return view.hand - CardSet(card for card, _ in view.laid_off)


def lay_off(view: SeatView, overlooked: Card | None = None) -> LayOff | Done:
    """Return what the defender best does next: one of the legal actions of a view in phase ``layoff``.

    ``overlooked`` is a card of the hand that the player has not seen would fit.
    """
    if overlooked is None:
        return best_layoff(view)
    hand = unlaid(view) - CardSet([overlooked])
    best = best_defence(extended(view.knocker_melds, view.laid_off), hand)
    return LayOff(*best.layoffs[0]) if best.layoffs else Done()


@dataclass(frozen=True, slots=True)
class LaidOut:
    """What one way on comes to when everything after it is done at its best."""

    value: float
    """Points for this seat: what the round then brings, boxes included; below 0 when the knocker wins."""
    points: int
    """Deadwood left in the end."""
    undercut: bool
    """Whether this seat then wins by an undercut."""
    after: tuple[Card, ...]
    """What is laid off after it."""


def laid_out(view: SeatView) -> dict[LayOff | Done, LaidOut]:
    """Return what every legal action of a view in phase ``layoff`` comes to, the best first.

    The first is what :func:`lay_off` answers; the others follow by value, equals in the order of the view.
    """
    best = lay_off(view)
    ways = {action: _way(view, action) for action in view.legal_actions if isinstance(action, LayOff | Done)}
    order = sorted(ways, key=lambda action: (-ways[action].value, action != best))
    return {action: ways[action] for action in order}


def _way(view: SeatView, action: LayOff | Done) -> LaidOut:
    hand = unlaid(view)
    after: tuple[Card, ...] = ()
    if isinstance(action, LayOff):
        hand -= CardSet([action.card])
        laid = (*view.laid_off, (action.card, action.meld))
        best = best_defence(extended(view.knocker_melds, laid), hand)
        after, points = tuple(card for card, _ in best.layoffs), best.points
    else:
        points = deadwood_mask(hand.mask)
    knock = next((event for event in reversed(view.history) if isinstance(event, Knocked)), None)
    result = settle_points(
        view.rules,
        knock.deadwood.points if knock is not None else 0,
        points,
        knocker=view.opponent,
        big_gin=knock is not None and knock.big_gin,
        multiplier=view.multiplier,
    )
    value = result.points + box_worth(view.rules)
    won = result.winner == view.seat
    return LaidOut(value if won else -value, points, result.kind is RoundKind.UNDERCUT, after)
