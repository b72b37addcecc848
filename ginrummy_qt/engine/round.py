"""One round between two seats, from the deal to its result."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine.actions import (
    BigGin,
    Discard,
    Discarded,
    Done,
    Draw,
    Drew,
    IllegalAction,
    Knock,
    Knocked,
    LaidOff,
    LayOff,
    Pass,
    Passed,
    RoundEnded,
    Shown,
    TakeDiscard,
    Took,
    mask,
)
from ginrummy_qt.engine.cards import Card, CardSet
from ginrummy_qt.engine.deal import DealError
from ginrummy_qt.engine.layoffs import best_showing, extended, fitting
from ginrummy_qt.engine.legal import LegalActions
from ginrummy_qt.engine.melds import deadwood_mask
from ginrummy_qt.engine.options import Layoffs, Opening, WallLastDiscard
from ginrummy_qt.engine.refusals import refusal
from ginrummy_qt.engine.rules import RulesError
from ginrummy_qt.engine.scoring import RoundKind, RoundResult, settle
from ginrummy_qt.engine.view import Earlier, Phase, SeatView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine.actions import Action, Event
    from ginrummy_qt.engine.melds import Meld
    from ginrummy_qt.engine.rules import Rules

__all__ = ["LegalActions", "Phase", "Round"]

_ALL: Final = (1 << 52) - 1
_DEAD: Final = RoundResult(RoundKind.DEAD)
_DRAW: Final = LegalActions((Draw(),))
_DRAW_OR_TAKE: Final = LegalActions((Draw(), TakeDiscard()))
_TAKE_OR_PASS: Final = LegalActions((TakeDiscard(), Pass()))
_PASS: Final = LegalActions((Pass(),))


class Round:
    """The state of one round; :meth:`apply` moves it on.

    Args:
        rules: the rules in force.
        deck: the 52 cards in dealing order: 0, 2 … 18 go to the non-dealer, 1, 3 … 19 to the dealer, 20 is
            the upcard (with ``eleven`` the non-dealer's last card), the others are the stock from its top.
        dealer: 0 or 1.
        scores: what each seat has in the match; only handed on to the views.
        layoffs: ``by_hand`` lets the defender choose its layoffs in a phase of its own (:attr:`Phase.LAYOFF`)
            after every knock on which it can lay something off. One value for both seats, or one for each.
        earlier: how earlier rounds between the two ended; only handed on to the views.

    Raises:
        RulesError: the rules have problems.
        DealError: ``deck`` is not 52 different cards.
        ValueError: there is no such dealer.
    """

    def __init__(
        self,
        rules: Rules,
        deck: Sequence[Card],
        dealer: int,
        scores: tuple[int, int] = (0, 0),
        layoffs: Layoffs | tuple[Layoffs, Layoffs] = Layoffs.AUTO,
        earlier: tuple[Earlier, ...] = (),
    ) -> None:
        """Deal."""
        if problems := rules.problems():
            raise RulesError(" ".join(problems))
        self._deck = tuple(deck)
        if len(self._deck) != 52 or CardSet(self._deck).mask != _ALL:
            raise DealError(f"a deck is 52 different cards, not {' '.join(map(str, self._deck))!r}")
        if dealer not in {0, 1}:
            raise ValueError(f"the dealer is seat 0 or 1, not {dealer!r}")
        self.rules: Final = rules
        self.dealer: Final = dealer
        self.scores: Final = scores
        self.earlier: Final = earlier
        self.layoffs: Final = layoffs if isinstance(layoffs, tuple) else (Layoffs(layoffs), Layoffs(layoffs))
        """Who chooses what each seat lays off."""
        self.turn = 1 - dealer
        """The seat to move; once the round is over the seat that moved last."""
        eleven = rules.opening is Opening.ELEVEN
        self.upcard: Final = None if eleven else self._deck[20]
        """The card turned up after the deal, whatever became of it; ``None`` when there was none."""
        self.knock_limit: Final = rules.knock_limit_for(self.upcard)
        """Deadwood at which one may knock, 0 to 10."""
        self.multiplier: Final = rules.multiplier_for(self.upcard)
        """By what the score of the round is multiplied, 1 or 2."""
        self.phase = Phase.DISCARD if eleven else Phase.UPCARD
        self.just_taken: Card | None = None
        """The card that the seat to move took from the pile this turn."""
        self.turns = 1 if eleven else 0
        """How many turns have begun; declining the upcard is none."""
        self.result: RoundResult | None = None
        self._hands = [0, 0]
        self._hands[1 - dealer] = CardSet(self._deck[0:20:2]).mask
        self._hands[dealer] = CardSet(self._deck[1:20:2]).mask
        if eleven:
            self._hands[1 - dealer] |= 1 << self._deck[20].index
        self._pile: list[Card] = [] if self.upcard is None else [self.upcard]
        self._drawn = 21
        self._taken = [0, 0]
        """What each seat took from the pile and still holds."""
        self._passes = 0
        self._pile_closed = False
        """Whether the seat to move must draw from the stock, both sides having declined the upcard."""
        self._knocked: Knocked | None = None
        self._laid_off: list[tuple[Card, int]] = []
        """What the defender has laid off by hand."""
        self._events: list[Event] = []
        self._seen: tuple[list[Event], list[Event]] = ([], [])
        """The events as each seat may see them."""
        self._legal: LegalActions | None = None

    @property
    def stock_count(self) -> int:
        """How many cards are left in the stock, 0 to 31."""
        return 52 - self._drawn

    @property
    def discard_pile(self) -> tuple[Card, ...]:
        """The pile, oldest card first. A card laid face down with a knock is not in it, but in the result."""
        return tuple(self._pile)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened, in order, nothing hidden."""
        return tuple(self._events)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards left in the stock, its top first. For replays and checks: no seat may know them."""
        return self._deck[self._drawn :]

    def hand(self, seat: int) -> CardSet:
        """Return the cards of ``seat``; after a knock without the one laid face down, with those laid off."""
        return CardSet.from_mask(self._hands[seat])

    @property
    def legal_actions(self) -> LegalActions:
        """What the seat to move may do; empty once the round is over."""
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def _find_legal(self) -> LegalActions:
        hand = self._hands[self.turn]
        match self.phase:
            case Phase.UPCARD:
                return _TAKE_OR_PASS
            case Phase.DRAW:
                return _DRAW if self._pile_closed else _DRAW_OR_TAKE
            case Phase.DISCARD:
                throwable = hand
                if self.just_taken is not None and not self.rules.return_pickup:
                    throwable ^= 1 << self.just_taken.index
                return LegalActions((), hand, throwable, self.knock_limit)
            case Phase.LAST if self.just_taken is not None:
                # To knock with a card is to keep it, whatever return_pickup says.
                return LegalActions(
                    (), hand, hand ^ 1 << self.just_taken.index, self.knock_limit, must_knock=True
                )
            case Phase.LAST:
                with_it = LegalActions(
                    (), hand | 1 << self._pile[-1].index, hand, self.knock_limit, must_knock=True
                )
                return _TAKE_OR_PASS if with_it.knocks or with_it.big_gin else _PASS
            case Phase.LAYOFF:
                return LegalActions((*(LayOff(card, meld) for card, meld in self._fitting()), Done()))
            case _:
                return LegalActions.NONE

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Let the seat to move do ``action`` and return what that causes, in order.

        Raises:
            IllegalAction: it is not legal now; nothing has changed.
        """
        if action not in self.legal_actions:
            raise IllegalAction(refusal(self, action))
        before = len(self._events)
        match action:
            case Draw():
                self._draw()
            case TakeDiscard():
                self._take()
            case Pass():
                self._pass()
            case Discard(card):
                self._discard(card)
            case Knock(card, melds):
                self._hands[self.turn] ^= 1 << card.index
                self._knock(card, melds)
            case BigGin(melds):
                self._knock(None, melds)
            case LayOff(card, meld):
                self._laid_off.append((card, meld))
                self._note(LaidOff(self.turn, card, meld))
            case Done():
                self._settle(tuple(self._laid_off))
        self._legal = None
        return tuple(self._events[before:])

    def view(self, seat: int) -> SeatView:
        """Return what ``seat`` may know now."""
        result = self.result
        if result is not None and result.knocker != seat:
            result = replace(result, discard=None)
        shown = self._knocked if self.phase is Phase.LAYOFF else None
        return SeatView(
            rules=self.rules,
            seat=seat,
            dealer=self.dealer,
            hand=self.hand(seat),
            phase=self.phase,
            legal_actions=self.legal_actions if seat == self.turn else LegalActions.NONE,
            stock_count=self.stock_count,
            discard_pile=tuple(self._pile),
            opponent_known=CardSet.from_mask(self._taken[1 - seat]),
            opponent_count=self._hands[1 - seat].bit_count(),
            history=tuple(self._seen[seat]),
            scores=self.scores,
            target=self.rules.target,
            turn=self.turn,
            knock_limit=self.knock_limit,
            upcard=self.upcard,
            just_taken=self.just_taken,
            multiplier=self.multiplier,
            result=result,
            knocker_melds=() if shown is None else shown.melds,
            laid_off=() if shown is None else tuple(self._laid_off),
            earlier=self.earlier,
        )

    def summary(self) -> Earlier:
        """Return what both have seen of this round, which is over."""
        thrown: list[list[Card]] = [[], []]
        for event in self._events:
            if isinstance(event, Discarded):
                thrown[event.seat].append(event.card)
        threw = tuple(thrown[0]), tuple(thrown[1])
        knocker = None if self.result is None else self.result.knocker
        if knocker is None:
            return Earlier(None, thrown=threw)
        hands = self.hand(0), self.hand(1)
        points = deadwood_mask(hands[0].mask), deadwood_mask(hands[1].mask)
        return Earlier(knocker, 1 + len(threw[knocker]), points, hands, threw)

    def _note(self, event: Event) -> None:
        self._events.append(event)
        for seat, seen in enumerate(self._seen):
            seen.append(mask(event, seat))

    def _draw(self) -> None:
        card = self._deck[self._drawn]
        self._drawn += 1
        self._hands[self.turn] |= 1 << card.index
        self._pile_closed = False
        self._note(Drew(self.turn, card))
        self.phase = Phase.DISCARD
        self.turns += 1

    def _take(self) -> None:
        card = self._pile.pop()
        self._hands[self.turn] |= 1 << card.index
        self._taken[self.turn] |= 1 << card.index
        self.just_taken = card
        self._note(Took(self.turn, card))
        if self.phase is not Phase.LAST:
            self.phase = Phase.DISCARD
        self.turns += 1

    def _pass(self) -> None:
        self._note(Passed(self.turn))
        if self.phase is Phase.LAST:
            self._end(_DEAD)
            return
        self._passes += 1
        self.turn = 1 - self.turn
        if self._passes == 2:
            self.phase = Phase.DRAW
            self._pile_closed = True

    def _discard(self, card: Card) -> None:
        seat = self.turn
        self._hands[seat] ^= 1 << card.index
        self._taken[seat] &= ~(1 << card.index)
        self._pile.append(card)
        self.just_taken = None
        self._note(Discarded(seat, card))
        if self.stock_count > self.rules.wall:
            self.phase = Phase.DRAW
        elif self.rules.wall_last_discard is WallLastDiscard.KNOCK_ONLY:
            self.phase = Phase.LAST
        else:
            self._end(_DEAD)
            return
        self.turn = 1 - seat

    def _knock(self, discard: Card | None, melds: tuple[Meld, ...] | None) -> None:
        """Show what the seat to move now holds, let the other side lay off, and settle."""
        seat = self.turn
        held = self.hand(seat)
        big_gin = discard is None
        if discard is not None:
            self._taken[seat] &= ~(1 << discard.index)
        if melds is None:
            seen = self._hands[seat] | CardSet(self._pile).mask
            if discard is not None:
                seen |= 1 << discard.index
            limit = 0 if big_gin else self.knock_limit
            known = CardSet.from_mask(self._taken[1 - seat])
            melds = best_showing(held, limit, CardSet.from_mask(_ALL & ~seen), held=known).melds
        melds = tuple(melds)
        deadwood = held - CardSet(card for meld in melds for card in meld)
        self._knocked = Knocked(seat, discard, melds, deadwood, big_gin=big_gin)
        self._note(self._knocked)
        self.just_taken = None
        by_hand = self.layoffs[1 - seat] is Layoffs.BY_HAND
        if by_hand and (deadwood or self.rules.layoff_on_gin) and self._fitting():
            self.phase = Phase.LAYOFF
            self.turn = 1 - seat
        else:
            self._settle(None)

    def _fitting(self) -> tuple[tuple[Card, int], ...]:
        """Return what the defender can lay off now by hand."""
        assert self._knocked is not None  # noqa: S101 - asked for after a knock alone
        left = self.hand(1 - self._knocked.seat) - CardSet(card for card, _ in self._laid_off)
        return fitting(extended(self._knocked.melds, self._laid_off), left)

    def _settle(self, layoffs: tuple[tuple[Card, int], ...] | None) -> None:
        """Settle the knock; ``layoffs`` are those made by hand, ``None``: the best ones."""
        knocked = self._knocked
        assert knocked is not None  # noqa: S101 - settled after a knock alone
        result = settle(
            self.rules,
            knocked.melds,
            knocked.deadwood,
            self.hand(1 - knocked.seat),
            knocker=knocked.seat,
            big_gin=knocked.big_gin,
            multiplier=self.multiplier,
            discard=knocked.discard,
            layoffs=layoffs,
        )
        if defence := result.defence:
            own = defence.arrangement
            self._note(Shown(1 - knocked.seat, own.melds, own.deadwood | defence.laid_off))
            for card, number in defence.layoffs if layoffs is None else ():
                self._note(LaidOff(1 - knocked.seat, card, number))
        self._end(result)

    def _end(self, result: RoundResult) -> None:
        self.just_taken = None
        self.result = result
        self.phase = Phase.OVER
        self._note(RoundEnded(result))
