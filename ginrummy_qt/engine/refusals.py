"""Why an action is not legal, in words for the programmer and the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ginrummy_qt.engine.actions import Discard, Knock, LayOff
from ginrummy_qt.engine.cards import Card
from ginrummy_qt.engine.melds import deadwood_mask
from ginrummy_qt.engine.notation import action_to_text
from ginrummy_qt.engine.view import Phase

if TYPE_CHECKING:
    from ginrummy_qt.engine.round import Round

__all__ = ["refusal"]


def refusal(table: Round, action: object) -> str:
    """Return one sentence without a full stop that says why ``action`` is not legal at ``table`` now."""
    try:
        name = action_to_text(action)  # type: ignore[arg-type]
    except (AttributeError, TypeError):
        name = None
    reason = ""
    match action:
        case Discard(Card() as card) | Knock(Card() as card, _) if table.phase in {
            Phase.DISCARD,
            Phase.LAST,
        }:
            reason = _refused_card(table, card, knocks=isinstance(action, Knock))
        case LayOff(Card() as card, meld) if table.phase is Phase.LAYOFF:
            reason = f": {card} does not fit on meld {meld}, or is not in the hand"
        case _:
            pass
    where = f"in phase {table.phase} with seat {table.turn} to move"
    return f"{name or repr(action)} is not legal {where}{reason}"


def _refused_card(table: Round, card: Card, *, knocks: bool) -> str:
    legal = table.legal_actions
    if not legal.hand >> card.index & 1:
        return f": {card} is not in the hand"
    if not legal.throwable >> card.index & 1:
        return f": {card} was taken from the pile in this turn"
    if not knocks:
        return ": the last discard may only be taken to knock"
    left = deadwood_mask(legal.hand ^ 1 << card.index)
    if left > table.knock_limit:
        return f": {left} points of deadwood would be left, the limit is {table.knock_limit}"
    return ": the melds are not all in the hand, or leave too much deadwood"
