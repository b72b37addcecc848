"""What a seat may do now, worked out only as far as somebody asks."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, final

from ginrummy_qt.engine.actions import BigGin, Discard, Knock
from ginrummy_qt.engine.cards import ALL_CARDS, Card
from ginrummy_qt.engine.melds import Meld, deadwood_mask

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ginrummy_qt.engine.actions import Action

__all__ = ["LegalActions"]


@final
@dataclass(frozen=True, slots=True)
class LegalActions(Collection["Action"]):
    """The legal actions of one moment: ``in``, iteration, ``len`` and truth; equal when the same actions are.

    ``Knock(card, melds)`` and ``BigGin(melds)`` are legal for every way to show the hand within the limit;
    iteration and ``len`` count each knock once, without melds. Order: draw, take, pass, discards, knocks
    (both by suit, then rank), big gin; in phase ``layoff``: layoffs by card, then meld, and done.

    Built by a round, or by hand for a seat at another program's table.
    """

    plain: tuple[Action, ...] = ()
    """Those of draw, take and pass that are legal; in phase ``layoff`` all that are."""
    hand: int = 0
    """The eleven cards before a discard, as a mask of :class:`~ginrummy_qt.engine.cards.CardSet`; else 0."""
    throwable: int = 0
    """Those of ``hand`` that may be thrown or laid down with a knock."""
    limit: int = 0
    """The knock limit, 0 to 10."""
    must_knock: bool = False
    """Whether a discard without a knock is ruled out (the last discard under ``knock_only``)."""
    _knocks: list[int] = field(default_factory=list, init=False, repr=False, compare=False)
    """Once asked: the mask of cards with which to knock."""

    NONE: ClassVar[LegalActions]
    """Nothing: it is not this seat's turn, or the round is over."""

    @property
    def discards(self) -> int:
        """The cards that may be thrown without a knock, as a mask."""
        return 0 if self.must_knock else self.throwable

    @property
    def knocks(self) -> int:
        """The cards that may be laid down with a knock, as a mask."""
        if not self._knocks:
            mask = 0
            left = self.throwable
            while left:
                bit = left & -left
                left ^= bit
                if deadwood_mask(self.hand ^ bit) <= self.limit:
                    mask |= bit
            self._knocks.append(mask)
        return self._knocks[0]

    @property
    def big_gin(self) -> bool:
        """Whether all eleven cards are in melds."""
        return self.hand != 0 and deadwood_mask(self.hand) == 0

    def __contains__(self, action: object) -> bool:
        """Whether ``action`` is legal."""
        match action:
            case Discard(Card() as card):
                return bool(self.discards >> card.index & 1)
            case Knock(Card() as card, melds):
                bit = 1 << card.index
                return bool(self.throwable & bit) and shows(self.hand ^ bit, melds, self.limit)
            case BigGin(melds):
                return self.hand != 0 and shows(self.hand, melds, 0)
            case _:
                return action in self.plain

    def __iter__(self) -> Iterator[Action]:
        """Yield every legal action, each way to knock once."""
        yield from self.plain
        if self.hand:
            yield from (Discard(ALL_CARDS[index]) for index in _bits(self.discards))
            yield from (Knock(ALL_CARDS[index]) for index in _bits(self.knocks))
            if self.big_gin:
                yield BigGin()

    def __len__(self) -> int:
        """Return how many actions iteration yields."""
        if not self.hand:
            return len(self.plain)
        return len(self.plain) + self.discards.bit_count() + self.knocks.bit_count() + self.big_gin

    def __bool__(self) -> bool:
        """Whether anything is legal; asks for no deadwood."""
        return bool(self.plain or self.discards or (self.must_knock and self.hand))


LegalActions.NONE = LegalActions()


def shows(cards: int, melds: tuple[object, ...] | None, limit: int) -> bool:
    """Whether ``melds`` (``None``: the best ones) lie in the mask ``cards`` and leave at most ``limit``."""
    if melds is None:
        return deadwood_mask(cards) <= limit
    left = cards
    for meld in melds:
        if not isinstance(meld, Meld) or meld.cards.mask & ~left:
            return False
        left ^= meld.cards.mask
    return sum(ALL_CARDS[index].points for index in _bits(left)) <= limit


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
