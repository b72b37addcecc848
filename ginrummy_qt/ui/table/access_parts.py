"""The parts of the table for assistive technology: what there is, how it is called, what it can do.

Nothing is kept here: every answer is read from the scene and the state when it is asked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QAccessible

from ginrummy_qt.engine import Discard, Draw, TakeDiscard
from ginrummy_qt.engine.melds import best_arrangement
from ginrummy_qt.models import spoken_table
from ginrummy_qt.models.layoff_words import knock_headline
from ginrummy_qt.models.spoken_table import CardSigns
from ginrummy_qt.models.words import card_name, spoken
from ginrummy_qt.ui.table.opponent import shown_groups
from ginrummy_qt.ui.table.pile_item import PileKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ginrummy_qt.engine import Card, Meld, SeatView
    from ginrummy_qt.ui.table.card_item import CardItem
    from ginrummy_qt.ui.table.keys import Spot
    from ginrummy_qt.ui.table.view import TableView

__all__ = ["Kind", "Part", "Parts"]

_Role = QAccessible.Role


class Kind(StrEnum):
    """What a part is."""

    OPPONENT = "opponent"
    """The other side's hand; its parts are the cards of it that can be seen."""
    SEEN = "seen"
    """One of those cards."""
    STOCK = "stock"
    DISCARD = "discard"
    UPCARD = "upcard"
    """The upcard that gives the knock limit all round."""
    BOARD = "board"
    """The knocker's melds while the person lays off by hand."""
    MELD = "meld"
    """One of them, by number."""
    SLOT = "slot"
    """A place for a card on one of them."""
    HAND = "hand"
    CARD = "card"
    GO_ON = "go on"
    """Goes on after the draw for the deal."""


@dataclass(frozen=True, slots=True)
class Part:
    """Names one part of the table, for as long as the table lives."""

    kind: Kind
    card: Card | None = None
    number: int = 0


_ROLES = {
    Kind.OPPONENT: _Role.List,
    Kind.SEEN: _Role.ListItem,
    Kind.STOCK: _Role.Button,
    Kind.DISCARD: _Role.Button,
    Kind.UPCARD: _Role.StaticText,
    Kind.BOARD: _Role.Grouping,
    Kind.MELD: _Role.StaticText,
    Kind.SLOT: _Role.Button,
    Kind.HAND: _Role.List,
    Kind.CARD: _Role.ListItem,
    Kind.GO_ON: _Role.Button,
}
_PILES = {Kind.STOCK: PileKind.STOCK, Kind.DISCARD: PileKind.DISCARD}


class Parts:
    """Answers for the table ``view``."""

    def __init__(self, view: TableView) -> None:
        self.view = view

    # ------------------------------------------------------------------ the tree

    @property
    def state(self) -> SeatView | None:
        """The state that the picture has reached; ``None`` while there is nothing on the table."""
        return self.view.presenter.shown

    def top(self) -> list[Part]:
        """Return the parts that lie on the table itself, from the opponent down to the own hand."""
        if self.view.draw.active:
            return [Part(Kind.GO_ON)]
        if self.state is None:
            return []
        scene = self.view.table
        if scene.board.view is not None:
            return [Part(Kind.BOARD), Part(Kind.HAND)]
        kinds = [Kind.OPPONENT, Kind.STOCK, Kind.DISCARD]
        if scene.upcard.card is not None:
            kinds.append(Kind.UPCARD)
        return [Part(kind) for kind in (*kinds, Kind.HAND)]

    def children(self, part: Part) -> list[Part]:
        """Return what ``part`` consists of, from left to right."""
        scene = self.view.table
        if part.kind is Kind.HAND:
            places = scene.places.places
            return [Part(Kind.CARD, place.card) for place in places if place.card in scene.hand]
        if part.kind is Kind.OPPONENT:
            return [Part(Kind.SEEN, card) for card in scene.opponent.open]
        if part.kind is Kind.BOARD and scene.board.view is not None:
            melds = range(len(scene.board.view.knocker_melds))
            slots = [slot.action for slot in scene.board.slots]
            return [
                *(Part(Kind.MELD, number=number) for number in melds),
                *(Part(Kind.SLOT, action.card, action.meld) for action in slots),
            ]
        return []

    @staticmethod
    def parent(part: Part) -> Part | None:
        """Return what ``part`` belongs to; ``None``: the table itself."""
        parents = {
            Kind.CARD: Kind.HAND,
            Kind.SEEN: Kind.OPPONENT,
            Kind.MELD: Kind.BOARD,
            Kind.SLOT: Kind.BOARD,
        }
        kind = parents.get(part.kind)
        return None if kind is None else Part(kind)

    def exists(self, part: Part) -> bool:
        """Whether ``part`` is on the table now."""
        parent = self.parent(part)
        if parent is None:
            return part in self.top()
        return parent in self.top() and part in self.children(parent)

    def part_of(self, spot: Spot | None) -> Part | None:
        """Return the part where the cursor of the keyboard stands, if it is anywhere."""
        if spot is None:
            return None
        if isinstance(spot, PileKind):
            return Part(Kind.STOCK if spot is PileKind.STOCK else Kind.DISCARD)
        return Part(Kind.CARD, spot)

    @property
    def focused(self) -> Part | None:
        """The part that has the focus of the keyboard."""
        choice = self.view.choice
        if not (choice.by_key and self.view.hasFocus()):
            return None
        part = self.part_of(choice.cursor)
        return part if part is not None and self.exists(part) else None

    # ------------------------------------------------------------------ in words

    @staticmethod
    def role(part: Part) -> QAccessible.Role:
        """Return the role."""
        return _ROLES[part.kind]

    def name(self, part: Part) -> str:
        """Return what ``part`` is called."""
        view, scene, card = self.state, self.view.table, part.card
        if part.kind is Kind.GO_ON:
            return QCoreApplication.translate("Spoken", "Go on")
        if view is None:
            return ""
        names, me = self.view.presenter.company.names, self.view.reader
        match part.kind:
            case Kind.OPPONENT:
                return spoken_table.hand_name(view, view.opponent, me, names, scene.opponent.count)
            case Kind.HAND:
                return spoken_table.hand_name(view, view.seat, me, names, len(scene.hand))
            case Kind.STOCK:
                return spoken_table.stock_name(scene.stock.count)
            case Kind.DISCARD:
                return spoken_table.discard_name(scene.discard.count, scene.discard.top)
            case Kind.UPCARD:
                return scene.upcard.said()
            case Kind.BOARD:
                return spoken(knock_headline(view, names))
            case Kind.MELD:
                return spoken_table.meld_name(self._laid_out(part.number))
            case Kind.SLOT if card is not None:
                return spoken_table.layoff_name(card, view.knocker_melds[part.number])
            case Kind.CARD if scene.closed:
                return QCoreApplication.translate("Spoken", "a card face down")
            case _:
                return "" if card is None else card_name(card)

    def _laid_out(self, number: int) -> Meld:
        """Return the knocker's meld ``number`` with what has been laid on it so far."""
        view = self.view.table.board.view
        assert view is not None  # noqa: S101 - there are melds only on a board that is shown
        return view.knocker_melds[number]

    def description(self, part: Part) -> str:
        """Return what else is to be known of ``part``."""
        view, scene = self.state, self.view.table
        if view is None:
            return spoken(self.view.draw.said) if part.kind is Kind.GO_ON else ""
        names = self.view.presenter.company.names
        match part.kind:
            case Kind.STOCK if not scene.watching:
                return spoken_table.stock_description(view, names)
            case Kind.DISCARD if not scene.watching:
                return spoken_table.discard_description(view, self.view.choice.selection, names)
            case Kind.CARD if part.card is not None:
                return self._card_signs(view, part.card)
            case Kind.SEEN if not shown_groups(view):
                return QCoreApplication.translate("Spoken", "taken from the discard pile")
            case Kind.MELD:
                laid = [card for card, at in view.laid_off if at == part.number]
                if not laid:
                    return ""
                cards = ", ".join(card_name(card) for card in laid)
                return QCoreApplication.translate("Spoken", "laid off: {cards}").format(cards=cards)
            case _:
                return ""

    def _card_signs(self, view: SeatView, card: Card) -> str:
        scene, presenter = self.view.table, self.view.presenter
        cards = [place.card for place in scene.places.places]
        number, count = cards.index(card) + 1, len(cards)
        if scene.closed:
            return spoken_table.card_signs(view, card, CardSigns(number, count))
        melds = best_arrangement(view.hand).melds
        meld = next((meld for meld in melds if card in meld), None)
        just_taken = card is view.just_taken and Discard(card) not in view.legal_actions
        left = spoken_table.left_if_thrown(view, card) if scene.numbers and not scene.watching else None
        signs = CardSigns(
            number,
            count,
            None if meld is None else meld.kind,
            3 if meld is None else len(meld),
            left=left,
            locked=just_taken and view.my_turn and len(view.hand) == 11 and not scene.watching,
            selected=card is self.view.choice.selection,
            new=card is scene.new_card,
            hinted=card is presenter.hint,
        )
        return spoken_table.card_signs(view, card, signs)

    # ------------------------------------------------------------------ state, place, action

    def flags(self, part: Part) -> QAccessible.State:
        """Return the states of ``part``; only those of the hand and the piles can have the focus."""
        flags = QAccessible.State()
        view, choice = self.state, self.view.choice
        if not self.exists(part):
            flags.invisible = 1
            return flags
        if part.kind in (Kind.CARD, Kind.STOCK, Kind.DISCARD):
            flags.focusable = 1
            flags.focused = int(part == self.focused)
        if part.kind is Kind.CARD:
            flags.selectable = int(choice.choosing)
            flags.selected = int(choice.selection is not None and part.card is choice.selection)
        elif part.kind in _PILES and view is not None:
            flags.disabled = int(not self._usable(part, view))
        return flags

    def _usable(self, part: Part, view: SeatView) -> bool:
        if self.view.table.watching:
            return False
        if part.kind is Kind.STOCK:
            return Draw() in view.legal_actions
        selection = self.view.choice.selection
        return TakeDiscard() in view.legal_actions or (
            selection is not None and Discard(selection) in view.legal_actions
        )

    def frame(self, part: Part) -> QRectF:
        """Return where ``part`` is to be seen, in coordinates of the viewport; of a card the open strip."""
        scene = self.view.table
        match part.kind:
            case Kind.STOCK:
                return scene.stock.frame
            case Kind.DISCARD:
                return scene.discard.frame
            case Kind.UPCARD:
                return scene.upcard.frame
            case Kind.CARD if part.card is not None:
                place = scene.place_of(part.card)
                if place is None:
                    return QRectF()
                frame = scene.rect_of(place)
                frame.setWidth(place.strip)
                return frame
            case Kind.SEEN if part.card in scene.opponent.open:
                item = scene.opponent.open[part.card]
                return _frame(item)
            case Kind.SLOT:
                slots = (slot for slot in scene.board.slots if slot.action.card is part.card)
                fits = (slot.frame for slot in slots if slot.action.meld == part.number)
                return next(fits, QRectF())
            case Kind.MELD if scene.board.view is not None:
                return self._united(scene.board.rect_of(card) for card in self._laid_out(part.number))
            case Kind.HAND | Kind.BOARD:
                return self._united(self.frame(child) for child in self.children(part))
            case Kind.OPPONENT:
                return self._united(_frame(item) for item in scene.opponent.items)
            case _:
                return QRectF(self.view.viewport().rect())

    @staticmethod
    def _united(frames: Iterable[QRectF | None]) -> QRectF:
        whole = QRectF()
        for frame in frames:
            if frame is not None:
                whole = whole.united(frame)
        return whole

    def at(self, x: float, y: float) -> Part | None:
        """Return the part that is seen at a point of the viewport."""
        for part in reversed(self.top()):
            for child in reversed(self.children(part)):
                if self.frame(child).contains(x, y):
                    return child
            if self.frame(part).contains(x, y):
                return part
        return None

    def spot(self, part: Part) -> Spot | None:
        """Return where the cursor of the keyboard stands when it is on ``part``; ``None``: nowhere."""
        if part.kind is Kind.CARD:
            return part.card
        return _PILES.get(part.kind)

    def can_press(self, part: Part) -> bool:
        """Whether pressing ``part`` can ever mean anything."""
        return part.kind in (Kind.CARD, Kind.STOCK, Kind.DISCARD, Kind.SLOT, Kind.GO_ON)

    def press(self, part: Part) -> None:
        """Do what a click on ``part`` does."""
        if not self.exists(part):
            return
        spot = self.spot(part)
        if spot is not None:
            self.view.press_spot(spot)
        elif part.kind is Kind.SLOT:
            for slot in self.view.table.board.slots:
                if slot.action.card is part.card and slot.action.meld == part.number:
                    self.view.laying.lay_on(slot.action)
                    return
        elif part.kind is Kind.GO_ON:
            self.view.draw.go_on()

    def focus(self, part: Part) -> None:
        """Put the cursor of the keyboard on ``part``."""
        spot = self.spot(part)
        if spot is not None and self.exists(part):
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self.view.choice.focus(spot)


def _frame(item: CardItem) -> QRectF:
    return item.card_rect().translated(item.pos())
