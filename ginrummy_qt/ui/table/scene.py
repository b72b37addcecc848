"""The scene of the table: all items, their places, and how they come in line with a view of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from ginrummy_qt.engine.actions import Discard, Draw, TakeDiscard
from ginrummy_qt.engine.cards import CardSet
from ginrummy_qt.engine.scoring import RoundKind
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.models.layoff_plan import is_laying, melds_for, undercut_at
from ginrummy_qt.models.phrases import deadwood_after
from ginrummy_qt.ui.table.aim import Aim
from ginrummy_qt.ui.table.card_item import CardItem
from ginrummy_qt.ui.table.focus_ring import FocusRing
from ginrummy_qt.ui.table.hand import GroupKind, HandGroup, HandPlaces, HandPlan, Place, lay_hand, plan_hand
from ginrummy_qt.ui.table.knock_spot import KnockSpot
from ginrummy_qt.ui.table.laid import LaidPlace
from ginrummy_qt.ui.table.layoff_board import LayoffBoard, SlotTarget
from ginrummy_qt.ui.table.marks import BracketItem, CaretItem, SlotItem, TookItem, TrayItem, TurnTab
from ginrummy_qt.ui.table.motion import Curve, Motion
from ginrummy_qt.ui.table.opponent import OpponentRow
from ginrummy_qt.ui.table.pile_item import KnockZone, PileItem, PileKind
from ginrummy_qt.ui.table.settle import clear, settle
from ginrummy_qt.ui.table.upcard_item import UpcardItem

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from ginrummy_qt.engine.cards import Card
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.look import Look

__all__ = ["TableScene"]

_HAND: Final = 20.0  # z of the first card of the hand
_AIR: Final = 200.0


class TableScene(QGraphicsScene):
    """Shows one seat's view. It moves nothing by itself; the director and the input do.

    ``travel`` moves cards from place to place; nothing else may happen until it is at rest. ``touch`` is for
    small answers to the pointer (hover, selection, rings) that hold nobody up.
    """

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # few items, always on the move
        self.look = look
        self.travel = Motion(self)
        self.touch = Motion(self)
        self.hand: dict[Card, CardItem] = {}
        self.plan: HandPlan | None = None
        self.places = HandPlaces((), (), 1.0)
        self.sort = "melds"
        self.own_order: list[Card] = []
        self.numbers = True
        self.taken_shown = True
        self.counting = True
        """Whether deadwood is counted for the person; not at a table that goes by table rules."""
        self.watching = False
        """Whether nobody at this screen plays: cards are shown, nothing is told about throwing them."""
        self.closed = False
        """Whether the hand at the bottom lies face down."""
        self.new_card: Card | None = None
        """The card that wears "new" until the discard."""
        self.carried: CardItem | None = None
        """A card dragged from a pile to the hand, from where the motion of the draw goes on."""
        self.dragged: CardItem | None = None
        self.laid: dict[Card, LaidPlace] = {}
        """The cards that were laid off in the round that is over, and where they lie."""
        self._flying: list[CardItem] = []
        self.tray, self.tab, self.took = TrayItem(look), TurnTab(look), TookItem(look)
        self.brackets, self.slot, self.caret = BracketItem(look), SlotItem(look), CaretItem(look)
        self.ring = FocusRing(look, self.hand.values)
        self.stock, self.discard = PileItem(look, PileKind.STOCK), PileItem(look, PileKind.DISCARD)
        self.knock, self.knock_button = KnockZone(look), KnockSpot(look)
        self.upcard = UpcardItem(look)
        self.board = LayoffBoard(look, self)
        self.opponent = OpponentRow(look, self.travel, self.took)
        self.fixed: tuple[QGraphicsItem, ...] = (
            self.tray,
            self.tab,
            self.took,
            self.brackets,
            self.slot,
            self.upcard,
            self.board,
            self.stock,
            self.discard,
            self.knock,
            self.knock_button,
            self.caret,
            self.ring,
        )
        for height, item in enumerate(self.fixed):
            item.setZValue(height / 2)
            self.addItem(item)
        self.slot.setZValue(_HAND - 1)
        self.ring.setZValue(_HAND + 40)
        self.caret.setZValue(_HAND + 50)
        self.slot.show_at(None)
        self.caret.show_at(None)
        self.took.show_at(None)
        self.tab.setVisible(False)

    # ------------------------------------------------------------------ air

    def airborne(self) -> list[CardItem]:
        """Return the cards in the air, lowest first."""
        return [item for item in self._flying if item.isVisible() and item.scene() is self]

    def targets(self) -> tuple[PileItem | KnockZone | SlotTarget, ...]:
        """Return what a dragged card may be dropped on now."""
        targets: tuple[PileItem | KnockZone | SlotTarget, ...] = (
            self.discard,
            self.knock,
            self.knock_button,
            *self.board.slots,
        )
        return tuple(item for item in targets if item.aim is not Aim.NONE)

    def items_of_cards(self) -> list[CardItem]:
        """Return every card item in the scene."""
        return [item for item in self.items() if isinstance(item, CardItem)]

    def raise_to_air(self, item: CardItem) -> None:
        """Let ``item`` fly above everything, the console too; the last one raised is the highest."""
        if item in self._flying:
            self._flying.remove(item)
        self._flying.append(item)
        item.setZValue(_AIR + len(self._flying))
        item.airborne = True
        item.update()

    def land(self, item: CardItem) -> None:
        """Take ``item`` back into the scene."""
        item.airborne = False
        if item in self._flying:
            self._flying.remove(item)
        item.update()

    def add_card(self, card: Card | None, width: float, centre: QPointF, *, face_up: bool) -> CardItem:
        """Add a card item that is not part of the hand yet."""
        item = CardItem(self.look, card, width, face_up=face_up)
        item.setPos(centre)
        self.addItem(item)
        return item

    def remove_card(self, item: CardItem) -> None:
        """Take ``item`` off the table for good."""
        self.travel.drop(item)
        self.touch.drop(item)
        self.land(item)
        if item.scene() is self:
            self.removeItem(item)

    # ------------------------------------------------------------------ places

    def relayout(self) -> None:
        """Put the fixed items where the layout says."""
        layout = self.look.layout
        self.setSceneRect(0, 0, layout.width, layout.height)
        self.tray.relayout()
        self.stock.place(layout.stock)
        self.discard.place(layout.discard)
        self.knock.place(layout.knock)
        self.upcard.place(layout.upcard)
        self.board.relayout()

    def refresh(self) -> None:
        """Paint everything anew: words, colours or cards look different now.

        Qt's own ``update`` leaves alone what it keeps of the items that are cached.
        """
        for item in self.items():
            item.update()
        self.update()

    def pile_centre(self, pile: PileItem) -> QPointF:
        """Return where a card on top of ``pile`` has its middle."""
        return self.look.layout.centre(pile.frame)

    def place_of(self, card: Card) -> Place | None:
        """Return where ``card`` lies in the hand."""
        return self.places.of(card)

    def rect_of(self, place: Place) -> QRectF:
        """Return the frame of a card at ``place``, at rest."""
        layout = self.look.layout
        return QRectF(
            place.centre.x() - layout.card / 2,
            place.centre.y() - layout.card_height / 2,
            layout.card,
            layout.card_height,
        )

    def card_at(self, point: QPointF) -> Card | None:
        """Return the hand's card that is seen at ``point``: the highest whose frame holds it."""
        for place in reversed(self.places.places):
            item = self.hand.get(place.card)
            if item is None:
                continue
            frame = self.rect_of(place)
            if item.selected:  # hover does not count: the strip must not move away under the pointer
                frame.setTop(frame.top() - 0.12 * self.look.layout.card)
            if frame.contains(point):
                return place.card
        return None

    def pile_at(self, point: QPointF) -> PileItem | None:
        """Return the pile at ``point``, its label included."""
        for pile in (self.stock, self.discard):
            if pile.isVisible() and pile.frame.adjusted(-8, -8, 8, 34 * self.look.text).contains(point):
                return pile
        return None

    # ------------------------------------------------------------------ the hand

    def plan_for(self, cards: CardSet) -> None:
        """Work out order and places of the own hand ``cards``; nothing moves yet."""
        if self.sort == "own":
            self.own_order = [card for card in self.own_order if card in cards]
            self.own_order += [card for card in sorted(cards) if card not in self.own_order]
        if self.closed:  # in any order that tells nothing
            backs = HandGroup(GroupKind.FAN, tuple(sorted(cards, key=lambda card: 23 * card.index % 53)))
            self.plan = HandPlan((backs,) if cards else (), CardSet(), {}, 0, {})
        else:
            self.plan = plan_hand(cards, self.sort, self.own_order)
        self.places = lay_hand(self.look.layout, self.plan.groups)

    @property
    def own_flip(self) -> float:
        """How far the cards of the hand at the bottom are turned over: 1 shows the faces."""
        return 0.0 if self.closed else 1.0

    def set_closed(self, *, closed: bool) -> None:
        """Have the hand at the bottom lie face down, or open; it is put in order anew, nothing moves yet."""
        self.closed = closed
        self.plan_for(CardSet(self.hand))

    def set_counting(self, *, counting: bool) -> None:
        """Say what throws leave and what the hand is worth, or let the person count."""
        self.counting = self.knock.counting = self.brackets.counting = counting
        self.brackets.update()

    def move_hand(
        self, ms: float = 0.0, *, skip: CardItem | None = None, curve: Curve = Curve.OutCubic
    ) -> None:
        """Bring the hand's cards to their places within ``ms``, or at once; ``skip`` goes its own way."""
        for index, place in enumerate(self.places.places):
            item = self.hand.get(place.card)
            if item is None or item in (skip, self.dragged) or place.card in self.laid:
                continue
            if not item.airborne:
                item.setZValue(_HAND + index)
            if ms:
                self.travel.animate(
                    item,
                    ms,
                    curve=curve,
                    pos=place.centre,
                    width=float(self.look.layout.card),
                    turn=0.0,
                    flip=self.own_flip,
                )
            else:
                self._rest(item, place, index)
        self._show_brackets(ms)

    def _rest(self, item: CardItem, place: Place, index: int) -> None:
        self.travel.drop(item)
        self.land(item)
        item.setZValue(_HAND + index)
        item.setPos(place.centre)
        for name, value in (("width", float(self.look.layout.card)), ("turn", 0.0), ("flip", self.own_flip)):
            item.set_motion_value(name, value)

    def height_of(self, card: Card) -> float:
        """Return the z of ``card`` in the hand at rest."""
        order = [place.card for place in self.places.places]
        return _HAND + order.index(card) if card in order else _HAND

    def _show_brackets(self, ms: float) -> None:
        self.brackets.show_hand(self.plan if self.hand and not self.closed else None, self.places)
        if ms and self.touch.factor:
            self.brackets.setOpacity(0.0)
            self.touch.animate(self.brackets, ms, delay=0.6 * ms, curve=Curve.Linear, seen=1.0)
        else:
            self.touch.drop(self.brackets)
            self.brackets.setOpacity(1.0)

    def show_plates(self, view: SeatView) -> None:
        """Show the deadwood after each throw, or a lock, on the cards of the hand."""
        plan = self.plan
        if plan is None:
            return
        if is_laying(view):
            limit = undercut_at(view)
            for card, item in self.hand.items():
                left = deadwood_after(view, card)
                item.set_plate(
                    left,
                    shown=self.numbers and bool(melds_for(view, card)),
                    loose=True,
                    ok=limit is not None and left <= limit,
                )
            return
        choosing = view.my_turn and len(view.hand) == 11 and not self.watching
        for card, item in self.hand.items():
            locked = choosing and card is view.just_taken and Discard(card) not in view.legal_actions
            value = plan.values.get(card)
            shown = choosing and (locked or (self.numbers and value is not None))
            item.set_plate(
                None if locked else value,
                shown=shown,
                loose=card not in plan.melded,
                ok=not locked and value is not None and value <= view.knock_limit,
            )

    # ------------------------------------------------------------------ in line with the state

    def show_piles(self, view: SeatView) -> None:
        """Show stock and discard pile as in ``view``."""
        self.stock.show_stock(view.stock_count)
        self.discard.show_discards(self.discards_of(view))
        self.show_board(view)

    def show_board(self, view: SeatView, *, hidden: Card | None = None) -> None:
        """Show the knocker's melds in place of the piles while the person lays off by hand."""
        laying = is_laying(view)
        self.upcard.show_view(None if laying else view)
        for pile in (self.stock, self.discard):
            pile.setVisible(not laying)
        self.board.show_view(view, hidden=hidden)

    @staticmethod
    def discards_of(view: SeatView) -> tuple[Card | None, ...]:
        """Return the discard pile as it looks: the knocker's discard lies face down."""
        pile: tuple[Card | None, ...] = view.discard_pile
        result = view.result
        knocked = result is not None and result.knocker is not None and result.kind is not RoundKind.BIG_GIN
        return (*pile, None) if knocked else pile

    def show_legal(self, view: SeatView | None) -> None:
        """Show which piles a card may be had from now; ``None``: neither."""
        for pile, action in ((self.stock, Draw()), (self.discard, TakeDiscard())):
            legal = view is not None and action in view.legal_actions
            if legal != pile.legal:
                pile.set_legal(legal)
                self.touch.animate(pile, 120, curve=Curve.Linear, glow=1.0 if legal else 0.0)

    def show_turn(self, view: SeatView | None) -> None:
        """Move the tab of light to the side that is to move, or hide it."""
        shown = view is not None and view.phase is not Phase.OVER
        if view is not None and shown:
            side = 1.0 if view.my_turn else 0.0
            if not self.tab.isVisible():
                self.touch.drop(self.tab)
                self.tab.set_motion_value("side", side)
            elif self.touch.target(self.tab, "side") != side:
                self.touch.animate(self.tab, 160, curve=Curve.InOutCubic, side=side)
        self.tab.setVisible(shown)

    def reconcile(self, view: SeatView) -> None:
        """Make the picture equal to ``view``, at once: no item too many, none too few, each in its place."""
        settle(self, view)

    def clear_table(self) -> None:
        """Take every card off the table."""
        clear(self)
