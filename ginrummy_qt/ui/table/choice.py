"""What the person has selected, and what clicks and keys therefore mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ginrummy_qt.engine.actions import BigGin, Discard, Draw, Knock, Pass, TakeDiscard
from ginrummy_qt.engine.cards import Card
from ginrummy_qt.models import phrases
from ginrummy_qt.models.layoff_plan import is_laying
from ginrummy_qt.models.layoff_words import layoff_prompt
from ginrummy_qt.ui.table.keys import Spot, step
from ginrummy_qt.ui.table.pile_item import PileKind

if TYPE_CHECKING:
    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.models.words import Names
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["Choice"]


class Choice(QObject):
    """The selection (a card that would be thrown) and the cursor (where the keyboard is).

    Only legal actions are emitted; for the others the reason is.
    """

    action_wanted = Signal(object)
    refused = Signal(str)
    selection_changed = Signal(object)
    cursor_changed = Signal()
    lay_wanted = Signal(object)
    """``Card`` to be laid off."""
    order_wanted = Signal(object)
    """``tuple[Card, ...]``: the hand in an order of one's own."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.view: SeatView | None = None
        self.selection: Card | None = None
        self.cursor: Spot | None = None
        self.by_key = False
        """Whether the cursor was moved by the keyboard last: only then it shows."""

    @property
    def choosing(self) -> bool:
        """Whether a card is to be chosen now: to be thrown, or laid off."""
        view = self.view
        return view is not None and view.my_turn and (len(view.hand) == 11 or is_laying(view))

    @property
    def laying(self) -> bool:
        """Whether cards are to be laid off now."""
        return self.view is not None and is_laying(self.view)

    def set_view(self, view: SeatView | None) -> None:
        """Go by ``view`` from now on; ``None``: there is nothing on the table."""
        self.view = view
        if view is None:
            self._put_cursor(None, by_key=False)
        if self.selection is not None and (
            not self.choosing or view is None or self.selection not in view.hand
        ):
            self.select(None)
        if isinstance(self.cursor, Card) and (view is None or self.cursor not in view.hand):
            self.cursor = None
            self.cursor_changed.emit()

    def select(self, card: Card | None) -> None:
        """Select ``card``, or nothing."""
        if card is not None and (not self.choosing or self.view is None or card not in self.view.hand):
            card = None
        if card is not self.selection:
            self.selection = card
            self.selection_changed.emit(card)

    # ------------------------------------------------------------------ pointer

    def click_card(self, card: Card) -> None:
        """Select ``card``; throw it when it was selected."""
        self._put_cursor(card, by_key=False)
        if not self.choosing:
            return
        if self.selection is card and self.laying:
            self.lay_wanted.emit(card)
        elif self.selection is card:
            self.throw()
        else:
            self.select(card)

    def click_pile(self, pile: PileKind, *, double: bool = False) -> None:
        """Draw or take; with a card selected the discard pile takes it.

        A second click in a row says nothing.
        """
        if self.view is None:
            return
        action: Action = Draw() if pile is PileKind.STOCK else TakeDiscard()
        if pile is PileKind.DISCARD and self.choosing and self.selection is not None:
            action = Discard(self.selection)
        if action in self.view.legal_actions or not double:
            self._want(action)

    def click_felt(self) -> None:
        """Select nothing."""
        self.select(None)

    # ------------------------------------------------------------------ keyboard

    def go(self, way: str) -> None:
        """Move the cursor; while a card is to be thrown the selection goes with it."""
        at = self.cursor if self.cursor is not None else self.selection
        spot = step(self._scene.places, at, way)
        if self.laying and not isinstance(spot, Card):
            return  # there are no piles now
        self._put_cursor(spot, by_key=True)
        if isinstance(spot, Card):
            self.select(spot)

    def shift(self, way: str) -> None:
        """Move the card under the cursor by one place in the hand."""
        card = self.cursor if isinstance(self.cursor, Card) else self.selection
        order = [place.card for place in self._scene.places.places]
        if card is None or card not in order:
            return
        old = order.index(card)
        new = old + (1 if way == "right" else -1)
        if 0 <= new < len(order):
            order[old], order[new] = order[new], order[old]
            self._put_cursor(card, by_key=True)
            self.order_wanted.emit(tuple(order))

    def arrive(self, hint: Spot | None) -> None:
        """The focus comes to the table by a key: show the cursor, where it was or where it is of use."""
        cards = [place.card for place in self._scene.places.places]
        spots = (self.cursor, self.selection, hint, next(iter(cards), None))
        self._put_cursor(next((spot for spot in spots if spot is not None), None), by_key=True)

    def focus(self, spot: Spot) -> None:
        """Put the cursor on ``spot``, as if the keyboard had brought it there."""
        self._put_cursor(spot, by_key=True)

    def press_at(self, spot: Spot) -> None:
        """Do at ``spot`` what a click there does; the cursor goes there and shows."""
        if isinstance(spot, PileKind):
            self.focus(spot)
            self.click_pile(spot)
        else:
            self.click_card(spot)
            if self.view is not None and spot in self.view.hand:
                self.focus(spot)

    def press(self) -> None:
        """Do what Enter does at the cursor: draw, take, select, throw or lay off the selection."""
        if self.laying:
            if self.selection is not None:
                self.lay_wanted.emit(self.selection)
            elif self.view is not None:
                self._say(layoff_prompt(self.view, None)[0])
        elif self.by_key and isinstance(self.cursor, PileKind):
            self.click_pile(self.cursor)
        elif self.by_key and isinstance(self.cursor, Card) and self.choosing and self.selection is None:
            self.select(self.cursor)
        else:
            self.throw()

    def escape(self) -> None:
        """Select nothing and hide the cursor."""
        self.select(None)
        self._put_cursor(None, by_key=False)

    def hide_cursor(self) -> None:
        """Hide the cursor: the pointer is in use."""
        if self.by_key:
            self.by_key = False
            self.cursor_changed.emit()

    def _put_cursor(self, spot: Spot | None, *, by_key: bool) -> None:
        if (spot, by_key) != (self.cursor, self.by_key):
            self.cursor, self.by_key = spot, by_key
            self.cursor_changed.emit()

    # ------------------------------------------------------------------ actions

    def possible(self) -> frozenset[str]:
        """Return which of ``draw``, ``take``, ``pass``, ``discard`` and ``knock`` would do something now."""
        view = self.view
        if view is None:
            return frozenset()
        legal = view.legal_actions
        offers = {
            "draw": Draw() in legal,
            "take": TakeDiscard() in legal,
            "pass": Pass() in legal,
            "discard": self.selection is not None and Discard(self.selection) in legal,
            "knock": phrases.may_knock(view, self.selection, counted=self._scene.counting),
        }
        return frozenset(name for name, offered in offers.items() if offered)

    def reasons(self, names: Names = None) -> dict[str, str]:
        """Return why each of the actions of :meth:`possible` that would do nothing now does nothing."""
        view = self.view
        if view is None:
            return {}
        counted, card = self._scene.counting, self.selection
        throw = phrases.throw_reason()
        if card is not None or len(view.hand) < 11:
            throw = phrases.why_not(Discard(card or next(iter(view.hand))), view, names)
        reasons = {
            "draw": phrases.why_not(Draw(), view, names),
            "take": phrases.why_not(TakeDiscard(), view, names),
            "pass": phrases.why_not(Pass(), view, names),
            "discard": throw,
            "knock": phrases.knock_reason(view, card, names, counted=counted),
        }
        return {name: reasons[name] for name in reasons if name not in self.possible()}

    def perform(self, name: str) -> None:
        """Do ``draw``, ``take``, ``pass``, ``discard``, ``knock`` or ``gin``, or say why not."""
        if self.view is None:
            return
        match name:
            case "draw":
                self._want(Draw())
            case "take":
                self._want(TakeDiscard())
            case "pass":
                self._want(Pass())
            case "discard":
                self.throw()
            case "knock":
                self.knock()
            case "gin":
                self.gin()
            case _:
                pass

    def try_action(self, action: Action) -> None:
        """Want ``action``, or say why it cannot be."""
        if self.view is not None:
            self._want(action)

    def throw(self) -> None:
        """Throw the selected card."""
        view = self.view
        if view is None:
            return
        if self.selection is not None:
            self._want(Discard(self.selection))
        elif self.choosing:
            self._say(phrases.throw_reason())
        elif view.hand:
            self._say(phrases.why_not(Discard(next(iter(view.hand))), view))

    def knock(self) -> None:
        """Knock with the selected card.

        Without one select the card that leaves least: the next call knocks.
        """
        view = self.view
        if view is None:
            return
        if BigGin() in view.legal_actions:
            self._want(BigGin())
        elif self.selection is not None:
            self._want(Knock(self.selection))
        elif not self._scene.counting:
            self._say(phrases.knock_reason(view, None, counted=False))
        elif (best := self._best_knock()) is not None:
            self._put_cursor(best, by_key=self.by_key)
            self.select(best)
        else:
            self._say(phrases.knock_reason(view, None))

    def gin(self) -> None:
        """Go gin, whatever is selected."""
        view = self.view
        if view is None:
            return
        if BigGin() in view.legal_actions:
            self._want(BigGin())
            return
        ginning = [card for card in view.hand if Knock(card) in view.legal_actions and self._left(card) == 0]
        if ginning:
            self._want(Knock(self.selection if self.selection in ginning else ginning[0]))
        else:
            reason = phrases.knock_reason(view, self.selection, counted=self._scene.counting)
            self._say(reason or phrases.why_not(BigGin(), view))

    def _best_knock(self) -> Card | None:
        assert self.view is not None  # noqa: S101 - the callers have looked
        cards = [card for card in self.view.hand if Knock(card) in self.view.legal_actions]
        return min(cards, key=self._left, default=None)

    def _left(self, card: Card) -> int:
        assert self.view is not None  # noqa: S101 - the callers have looked
        return phrases.deadwood_after(self.view, card)

    def _want(self, action: Action) -> None:
        assert self.view is not None  # noqa: S101 - the callers have looked
        if action in self.view.legal_actions:
            self.action_wanted.emit(action)
        else:
            self._say(phrases.why_not(action, self.view, counted=self._scene.counting))

    def _say(self, reason: str) -> None:
        if reason:
            self.refused.emit(reason)
