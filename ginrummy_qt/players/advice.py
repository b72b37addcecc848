"""The hint: every legal action, how good it probably is, and why, for the person at the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.actions import BigGin, Discard, Done, Knock, LayOff, Pass, TakeDiscard
from ginrummy_qt.engine.cards import CardSet
from ginrummy_qt.engine.layoffs import best_defence, extended
from ginrummy_qt.engine.melds import best_arrangement, deadwood_mask
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.hands import outs, partners
from ginrummy_qt.players.knowledge import near
from ginrummy_qt.players.laying_off import box_worth, laid_out, unlaid
from ginrummy_qt.players.skilled import Judgement

if TYPE_CHECKING:
    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView

__all__ = ["Advice", "ReasonKind", "advise", "estimate", "glance"]

_RISKY: Final = 0.25
"""From this likelihood on that it helps the opponent, a throw is called so."""
_SAFE: Final = 0.08
_DEAR: Final = 10


class ReasonKind(StrEnum):
    """Why an action is as good as it is. What :attr:`Advice.cards` holds is said beside each."""

    GIN = "gin"
    """No deadwood: the round is won. No cards."""
    BIG_GIN = "big_gin"
    """All eleven cards are in melds. No cards."""
    KNOCK_AHEAD = "knock_ahead"
    """The opponent probably has more deadwood. The deadwood cards kept."""
    KNOCK_RISKY = "knock_risky"
    """The opponent may have no more, which would be an undercut. The deadwood cards kept."""
    WAITS = "waits"
    """A knock is possible, but going on promises more: gin, or a knock to undercut. No cards."""
    MAKES_MELD = "makes_meld"
    """The card to take makes or extends a meld. The cards of the hand that it goes with."""
    LOWERS_DEADWOOD = "lowers_deadwood"
    """The card to take makes no meld, but is cheaper than what may be thrown for it. That card."""
    NO_USE = "no_use"
    """The card to take helps too little, and everybody sees that it was taken. The card."""
    STOCK = "stock"
    """The stock is the better chance. The unseen cards that would make or extend a meld."""
    DECLINE = "decline"
    """The card on offer is not wanted. The card."""
    BREAKS_MELD = "breaks_meld"
    """The throw comes out of a meld. The cards it is in a meld with."""
    FEEDS = "feeds"
    """The throw may well help the opponent. The cards it took that this one goes with; may be none."""
    SAFE = "safe"
    """The opponent will hardly want it. The cards near it that it threw or let lie; may be none."""
    KEEPS_CHANCES = "keeps_chances"
    """What stays has the best chances. The unseen cards that would make or extend a meld."""
    DEAR = "dear"
    """A ten-point card that goes with nothing in the hand. No cards."""
    LOOSE = "loose"
    """A card that goes with nothing in the hand. No cards."""
    LOSES_CHANCES = "loses_chances"
    """The throw goes with others in the hand. Those cards."""
    LAYS_OFF = "lays_off"
    """The card laid off no longer counts. What can be laid off after it; may be none."""
    LAYS_OFF_UNDERCUT = "lays_off_undercut"
    """With it, and what follows, the knock is undercut. What is to be laid off after it; may be none."""
    LAYS_OFF_MELD = "lays_off_meld"
    """The card laid off comes out of a meld, and still less is left. The cards that it is in a meld with."""
    GAINS_NOTHING = "gains_nothing"
    """Laying it off leaves as many points as not doing so, or more. No cards."""
    ALL_LAID_OFF = "all_laid_off"
    """To be done: no card that fits leaves fewer points. No cards."""
    LEAVES_CARDS = "leaves_cards"
    """To be done: cards that could be laid off would count. Those cards."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One legal action and what is to be said of it."""

    action: Action
    value: float
    """Points that the round will bring on average after it, above 0 in the seat's favour, boxes included: by
    the expert (:func:`advise`) or the skilled player's rough estimate (:func:`estimate`). In phase
    ``layoff`` nothing is uncertain: it is what the round brings."""
    win: float
    """Chance to win the match after it, 0 to 1, against an equal; the expert compares these."""
    reason: ReasonKind
    cards: CardSet
    """The cards that the reason speaks of, see :class:`ReasonKind`."""


def advise(view: SeatView) -> tuple[Advice, ...]:
    """Return every legal action of ``view``: first what the expert would do, the others by chance to win.

    Empty when it is not the seat's turn. Each knock is there once, without melds. Uses what the seat can see
    alone. Takes some hundredths of a second, a few tenths on a busy machine.
    """
    return _advice(view, ahead=True)


def glance(view: SeatView) -> tuple[Advice, ...]:
    """Return the same at first glance: quicker, without a look ahead."""
    return _advice(view, ahead=False)


def _advice(view: SeatView, *, ahead: bool) -> tuple[Advice, ...]:
    if view.phase is Phase.LAYOFF or not view.legal_actions:
        return estimate(view)
    # numpy is loaded where the expert thinks, not with the package.
    from ginrummy_qt.players.expert import findings  # noqa: PLC0415

    explain = _Explainer(Judgement(view))
    found = findings(view, ahead=ahead)
    advice = [Advice(one.action, one.points, one.win, *explain(one.action)) for one in found]
    first = advice[0]
    waits = isinstance(first.action, Discard) and any(isinstance(one.action, Knock) for one in advice)
    if waits:
        advice[0] = replace(first, reason=ReasonKind.WAITS, cards=CardSet())
    return tuple(advice)


def estimate(view: SeatView) -> tuple[Advice, ...]:
    """Return every legal action of ``view``, the one that the skilled player would take first.

    Without the networks that :func:`advise` asks, and rougher: values come from deadwood, chances and how far
    the opponent has probably come; laying off is exact. Empty when it is not the seat's turn.
    """
    if not view.legal_actions:
        return ()
    from ginrummy_qt.players.equity import Equity  # noqa: PLC0415 - numpy, as above

    judgement = Judgement(view)
    explain = _Explainer(judgement)
    scores = (view.scores[view.seat], view.scores[view.opponent])
    equity = Equity(view.rules, view.knock_limit, view.target, scores)
    box = box_worth(view.rules)

    def win(value: float) -> float:
        if view.phase is Phase.LAYOFF:
            return equity.after(round(abs(value)) - box, won=value >= 0)
        return min(max(equity.even + equity.slope * value, 0.0), 1.0)

    return tuple(
        Advice(one.action, one.value, win(one.value), *explain(one.action)) for one in judgement.rated()
    )


class _Explainer:
    """Finds the reason for each action of one view."""

    def __init__(self, judgement: Judgement) -> None:
        self._judgement = judgement
        self._view = judgement.view
        self._hand = judgement.view.hand.mask
        self._ways = laid_out(self._view) if self._view.phase is Phase.LAYOFF else {}

    def __call__(self, action: Action) -> tuple[ReasonKind, CardSet]:
        """Return the reason and its cards."""
        none = CardSet()
        match action:
            case BigGin():
                return ReasonKind.BIG_GIN, none
            case Knock(card):
                return self._knock(card)
            case Discard(card):
                return self._discard(card)
            case TakeDiscard():
                return self._take(self._view.discard_pile[-1])
            case Pass():
                return ReasonKind.DECLINE, CardSet(self._view.discard_pile[-1:])
            case LayOff() | Done():
                return self._layoff(action)
            case _:
                return ReasonKind.STOCK, self._outs(self._hand)

    def _outs(self, hand: int) -> CardSet:
        """Unseen cards that go into a meld with ``hand``."""
        return CardSet.from_mask(outs(hand) & self._judgement.knowledge.unseen.mask)

    def _knock(self, card: Card) -> tuple[ReasonKind, CardSet]:
        left = best_arrangement(CardSet.from_mask(self._hand ^ 1 << card.index)).deadwood
        if not left:
            return ReasonKind.GIN, left
        lower = sum(points <= left.points + 2 for points in self._judgement.prospects.opponent())
        return (ReasonKind.KNOCK_RISKY if lower >= 3 else ReasonKind.KNOCK_AHEAD), left

    def _layoff(self, action: LayOff | Done) -> tuple[ReasonKind, CardSet]:
        view, hand = self._view, unlaid(self._view)
        best = best_defence(extended(view.knocker_melds, view.laid_off), hand)
        if isinstance(action, Done):
            if not best.layoffs:
                return ReasonKind.ALL_LAID_OFF, CardSet()
            return ReasonKind.LEAVES_CARDS, best.laid_off
        way = self._ways[action]
        if way.points >= deadwood_mask(hand.mask):
            return ReasonKind.GAINS_NOTHING, CardSet()
        melds = best_arrangement(hand).melds
        mates = next((meld.cards - CardSet([action.card]) for meld in melds if action.card in meld), None)
        if mates is not None:
            return ReasonKind.LAYS_OFF_MELD, mates
        kind = ReasonKind.LAYS_OFF_UNDERCUT if way.undercut else ReasonKind.LAYS_OFF
        return kind, CardSet(way.after)

    def _take(self, card: Card) -> tuple[ReasonKind, CardSet]:
        hands = self._judgement.hands
        eleven = self._hand | 1 << card.index
        together = partners(self._hand, card.index)
        # In a meld, it costs nothing itself and takes others along.
        if together and hands.deadwood(eleven) <= hands.deadwood(self._hand):
            return ReasonKind.MAKES_MELD, CardSet.from_mask(together)
        best = min(self._view.hand, key=lambda one: hands.deadwood(eleven ^ 1 << one.index))
        if hands.deadwood(eleven ^ 1 << best.index) < hands.deadwood(self._hand):
            return ReasonKind.LOWERS_DEADWOOD, CardSet([best])
        return ReasonKind.NO_USE, CardSet([card])

    def _discard(self, card: Card) -> tuple[ReasonKind, CardSet]:
        judgement, know = self._judgement, self._judgement.knowledge
        ten = self._hand ^ 1 << card.index
        together = CardSet.from_mask(partners(ten, card.index))
        if together and judgement.hands.deadwood(ten) >= judgement.hands.deadwood(self._hand):
            return ReasonKind.BREAKS_MELD, together
        risk = judgement.risk(card)
        if risk >= _RISKY:
            return ReasonKind.FEEDS, CardSet(one for one in know.held if near(one, card))
        joined = CardSet(one for one in self._view.hand if one is not card and near(one, card))
        if not joined:
            return (ReasonKind.DEAR if card.points >= _DEAR else ReasonKind.LOOSE), joined
        refused = CardSet(one for one in (*know.thrown, *know.passed) if near(one, card))
        if risk <= _SAFE and refused:
            return ReasonKind.SAFE, refused
        outs = self._outs(ten)
        if len(outs) >= len(self._outs(self._hand)) - 1:
            return ReasonKind.KEEPS_CHANCES, outs
        return ReasonKind.LOSES_CHANCES, joined
