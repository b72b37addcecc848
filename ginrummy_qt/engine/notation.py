"""Actions as text: one line each, as records and messages write them.

``draw``, ``take``, ``pass``, ``discard 7h``, ``knock 7h``, ``knock 7h 5s 6s 7s / Jc Jd Jh`` (the melds as
shown; a single ``/`` for a hand shown without any), ``biggin``, ``biggin 5s 6s 7s / …``; with layoffs by hand
``layoff 8s 0`` (the number of the knocker's meld, from 0) and ``done``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.actions import BigGin, Discard, Done, Draw, Knock, LayOff, Pass, TakeDiscard
from ginrummy_qt.engine.cards import Card, CardError
from ginrummy_qt.engine.melds import Meld, MeldError

if TYPE_CHECKING:
    from ginrummy_qt.engine.actions import Action

__all__ = ["ActionError", "action_from_text", "action_to_text"]

_PLAIN: Final[dict[str, Action]] = {"draw": Draw(), "take": TakeDiscard(), "pass": Pass(), "done": Done()}
_EXPECTED: Final = (
    "draw, take, pass, discard CARD, knock CARD [MELD / MELD …], biggin [MELD / MELD …], "
    "layoff CARD NUMBER or done"
)
_MOST_MELDS: Final = 3


class ActionError(ValueError):
    """Text that is no action. ``offset`` is where in it, from 0; ``expected`` what should have been there."""

    def __init__(self, text: str, offset: int, expected: str) -> None:
        """Say that at ``offset`` in ``text`` something else was expected."""
        super().__init__(f"{text!r} is no action: expected {expected} at character {offset + 1}")
        self.offset = offset
        self.expected = expected


def action_to_text(action: Action) -> str:
    """Return ``action`` as one line that :func:`action_from_text` reads back."""
    match action:
        case Draw():
            return "draw"
        case TakeDiscard():
            return "take"
        case Pass():
            return "pass"
        case Discard(card):
            return f"discard {card}"
        case Knock(card, melds):
            return f"knock {card}{_melds_to_text(melds)}"
        case BigGin(melds):
            return f"biggin{_melds_to_text(melds)}"
        case LayOff(card, meld):
            return f"layoff {card} {meld}"
        case Done():
            return "done"


def action_from_text(text: str) -> Action:
    """Return the action that ``text`` names.

    Raises:
        ActionError: it names none; with the place and what was expected there.
    """
    word, _, rest = text.partition(" ")
    if word in _PLAIN:
        if rest or text != word:
            raise ActionError(text, len(word), "the end of the line")
        return _PLAIN[word]
    if word == "biggin":
        return BigGin(_melds_from_text(text, len(word)))
    if word not in {"discard", "knock", "layoff"}:
        raise ActionError(text, 0, _EXPECTED)
    name, _, rest = rest.partition(" ")
    try:
        card = Card.parse(name)
    except CardError:
        raise ActionError(text, len(word) + 1, "a card") from None
    end = len(word) + 1 + len(name)
    if word == "knock":
        return Knock(card, _melds_from_text(text, end))
    if word == "layoff":
        if rest not in {str(number) for number in range(_MOST_MELDS)}:
            raise ActionError(text, min(end + 1, len(text)), "the number of a meld, 0 to 2")
        return LayOff(card, int(rest))
    if rest or len(text) != end:
        raise ActionError(text, end, "the end of the line")
    return Discard(card)


def _melds_to_text(melds: tuple[Meld, ...] | None) -> str:
    if melds is None:
        return ""
    return " " + " / ".join(str(meld.cards) for meld in melds) if melds else " /"


def _melds_from_text(text: str, start: int) -> tuple[Meld, ...] | None:
    """Read the melds that follow ``start``; ``None`` when nothing does."""
    rest = text[start:]
    if not rest.strip():
        return None
    if rest.strip() == "/":
        return ()
    melds = []
    offset = start
    for part in rest.split("/"):
        try:
            melds.append(Meld.parse(part))
        except (CardError, MeldError):
            raise ActionError(text, offset + len(part) - len(part.lstrip()), "a meld") from None
        offset += len(part) + 1
    return tuple(melds)
