"""What the table says beside the cards' places: console, plates, rings, selection, hover, hint."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from ginrummy_qt.engine.actions import Discard, Draw, Knock, LayOff, Pass, TakeDiscard
from ginrummy_qt.engine.cards import Card
from ginrummy_qt.models import phrases
from ginrummy_qt.models.hollywood import games_note
from ginrummy_qt.models.words import card_name, spoken
from ginrummy_qt.ui.table.air import AirLayer
from ginrummy_qt.ui.table.company import Company
from ginrummy_qt.ui.table.console import Console
from ginrummy_qt.ui.table.motion import Curve
from ginrummy_qt.ui.table.pile_item import PileKind
from ginrummy_qt.ui.table.plate import Plate
from ginrummy_qt.ui.table.second_table import SecondTable, TableNews
from ginrummy_qt.ui.theme import advance

if TYPE_CHECKING:
    from ginrummy_qt.engine import Game
    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.ui.table.choice import Choice
    from ginrummy_qt.ui.table.keys import Spot
    from ginrummy_qt.ui.table.scene import TableScene

__all__ = ["Presenter"]

_SELECT_MS: Final = 90
_HOVER_MS: Final = 70
_SELECTED_UP: Final = 0.12  # card widths
_HOVER_UP: Final = 0.04


class Presenter(QObject):
    """Keeps the widgets over ``viewport``, and the signs on cards and piles, in step with a view."""

    states_shown = Signal()
    """Anything that is said of cards and piles may have changed."""

    def __init__(self, viewport: QWidget, scene: TableScene, choice: Choice) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._scene = scene
        self._choice = choice
        self.opponent_plate = Plate(viewport)
        self.guest_plate = Plate(viewport)
        self.second = SecondTable(viewport)
        self.console = Console(viewport)
        for widget in (self.console, self.console.bar, *self.console.bar.children(), self.console.meter):
            if isinstance(widget, QWidget):  # so that a card does not stay raised when the pointer goes there
                widget.setMouseTracking(True)
        self.air = AirLayer(viewport, scene)
        self.shown: SeatView | None = None
        """The state that the picture has reached; behind the game while something is played."""
        self.company = Company()
        """Who is at the table."""
        self.news: TableNews | None = None
        """How it goes at the other table, if there is one."""
        self._detail = ""
        self.sides = (0, 1)
        """The sides for which the table's seats play."""
        self.games: tuple[Game, ...] = ()
        """Hollywood's three as they stood when the round began, for the plates' tool tips."""
        self.thinks = False
        self.hover: Card | None = None
        self.hint: Spot | None = None
        self.hint_passes = False
        """Whether it is recommended to pass."""
        self.keyboard = False
        """Whether the table has the focus of the keyboard."""

    def forget(self) -> None:
        """There is nothing on the table."""
        self.shown = self.hover = None
        self.forget_hint()
        self.air.refresh()

    def set_visible(self, visible: bool) -> None:  # noqa: FBT001 - one word, one meaning
        """Show or hide everything that belongs to a match."""
        self.console.setVisible(visible)
        self.opponent_plate.setVisible(visible)
        self.guest_plate.setVisible(visible and self.company.guest is not None)
        self.second.setVisible(visible and self.news is not None)
        for item in (self._scene.tray, self._scene.stock, self._scene.discard):
            item.setVisible(visible)

    def relayout(self) -> None:
        """Take the places that the layout gives."""
        layout = self._scene.look.layout
        self._scene.relayout()
        self._place_plate()
        self.console.place(layout)
        self.air.setGeometry(self._viewport.rect())
        self.air.raise_()

    # ------------------------------------------------------------------ a state

    def show(self, view: SeatView, *, rings: bool = True) -> None:
        """Show ``view`` on all that does not travel; ``rings``: also which piles may be used."""
        self.shown = view
        if self.hover is not None and self.hover not in view.hand:
            self.hover = None  # thrown from under the pointer
        if rings:
            self._scene.show_legal(view)
        self._scene.show_turn(view)
        self.show_console()
        self.show_opponent()
        self.show_states()

    def show_console(self) -> None:
        """Show prompt, meter and buttons for the state and the selection."""
        if self.shown is not None:
            choice = self._choice
            preview = self.hover if choice.choosing and choice.selection is None else None
            self.console.company = self.company
            self.console.note = self._note(self.shown.seat)
            self.console.show_state(self.shown, choice.selection, busy=False, preview=preview)

    def tell_all(self, everything: bool) -> None:  # noqa: FBT001 - one word, one meaning
        """Show or hide prompt and meter: a deal does not tell what the hand will be worth."""
        self.console.set_telling(everything)

    # ------------------------------------------------------------------ the opponent

    def show_opponent(self) -> None:
        """Show the opponent's plate, and keep its room."""
        view = self.shown
        if view is None:
            return
        over = view.result is not None
        content = self.company.plate(view, view.opponent, note=self._note(view.opponent))
        self._detail = content.detail
        if self.thinks and not view.my_turn:
            content = replace(content, detail=self.tr("thinking …"))
        self.opponent_plate.show_content(content, active=not view.my_turn and not over)
        self.show_corner()

    def retranslate(self) -> None:
        """Say everything in the language that is installed now; the opponent's cards keep clear of it."""
        self.show_opponent()
        if self._scene.travel.resting and not self._scene.laid:  # what was laid off lies elsewhere
            self._scene.opponent.arrange(0.0)
        self.show_states()

    def show_corner(self) -> None:
        """Show who sits out, or how it goes at the other table, and keep the room."""
        there = self.console.isVisibleTo(self._viewport)
        guest, news = self.company.guest, self.news
        self.guest_plate.setVisible(there and guest is not None)
        if guest is not None:
            self.guest_plate.show_content(guest, active=False)
        self.second.setVisible(there and news is not None)
        if news is not None:
            self.second.show_news(news)
        self._place_plate()

    def _note(self, seat: int) -> str:
        """Return what the tool tip of a plate says of Hollywood's games."""
        return games_note(self.games, self.sides[seat])

    def _details(self) -> tuple[str, str]:
        return self.tr("thinking …"), self._detail

    def _place_plate(self) -> None:
        look = self._scene.look
        text, area = look.text, look.layout.opponent_plate
        plate = self.opponent_plate
        plate.set_scale(text)
        needed = plate.needed_width()
        rect = QRectF(area.x(), area.y(), needed, area.height())
        plate.setGeometry(rect.toAlignedRect())
        self._scene.tab.relayout(rect)
        # The opponent's cards keep their place whatever the second line says and however the score grows.
        words = advance(plate.content.name, 15 * text, bold=True)
        words = max(words, *(advance(detail, 12.5 * text) for detail in self._details()))
        room = 60 * text + words + advance("000", 26 * text, bold=True)
        self._scene.opponent.plate_right = area.x() + max(needed, room)
        self._scene.board.plate_right = area.x() + needed
        self._place_corner()

    def _place_corner(self) -> None:
        """Let the third player's plate, or the other table, stand at the right, across from the plate."""
        look = self._scene.look
        layout, text, area = look.layout, look.text, look.layout.opponent_plate
        right = layout.tray.right() - (area.x() - layout.tray.x())
        free = layout.width
        if self.company.guest is not None:
            self.guest_plate.set_scale(text)
            needed = self.guest_plate.needed_width()
            rect = QRectF(right - needed, area.y(), needed, area.height())
            self.guest_plate.setGeometry(rect.toAlignedRect())
            free = rect.x() - 8 * layout.k
        elif self.news is not None:
            wide = min(max(0.24 * layout.width, 190 * text), 280 * text)
            high = max(52 * text, min(0.588 * layout.card, 80 * text))
            small = layout.small or layout.two_rows
            edge = layout.width - 8 if layout.small else right
            self.second.place(QRectF(edge - wide, layout.opponent_top, wide, high), text, small=small)
            free = edge - wide - 8 * layout.k
        self._scene.opponent.free_right = free

    # ------------------------------------------------------------------ cards and piles

    def show_states(self) -> None:
        """Show selection, cursor, hover and hint on cards and piles."""
        scene, choice = self._scene, self._choice
        cursor = choice.cursor if choice.by_key and self.keyboard else None
        word = self.tr("Hint", "on the recommended card")
        for card, item in scene.hand.items():
            selected = card is choice.selection
            item.set_state(
                selected=selected,
                new=card is scene.new_card,
                remark=word if card is self.hint else "",
            )
            self._lift(card, selected=selected)
        scene.ring.show_on(scene.hand.get(cursor) if isinstance(cursor, Card) else None)
        for pile in (scene.stock, scene.discard):
            pile.set_focused(cursor is pile.kind)
            pile.set_remark(word if self.hint is pile.kind else "")
        self.console.recommend_pass(self.hint_passes)
        button = self.console.knock
        corner = button.mapTo(self._viewport, button.rect().topLeft())
        scene.knock_button.place(QRectF(corner.x(), corner.y(), button.width(), button.height()))
        self._describe()
        self.states_shown.emit()

    def mark_hint(self, action: Action | None) -> Card | None:
        """Mark what ``action`` recommends until the next action; return the card to select, if it is one."""
        self.forget_hint()
        self.hint_passes = isinstance(action, Pass)
        if isinstance(action, Draw):
            self.hint = PileKind.STOCK
        elif isinstance(action, TakeDiscard):
            self.hint = PileKind.DISCARD
        elif isinstance(action, Discard | Knock | LayOff):
            self.hint = action.card
            return action.card
        return None

    def forget_hint(self) -> None:
        """Recommend nothing any more."""
        self.hint, self.hint_passes = None, False

    def _lift(self, card: Card, *, selected: bool) -> None:
        """Bring a card of the hand to the height of its state, unless it is somewhere else just now."""
        item, touch = self._scene.hand[card], self._scene.touch
        over = self.shown is not None and self.shown.result is not None
        if item is self._scene.dragged or over:  # after the round a raised card is one that was laid off
            return
        width = self._scene.look.layout.card
        up = _SELECTED_UP if selected else _HOVER_UP if card is self.hover else 0.0
        lift = float(round(up * width))
        if touch.target(item, "lift") == lift:
            return
        if not selected and item.lift <= _HOVER_UP * width + 1:
            touch.animate(item, _HOVER_MS, curve=Curve.Linear, lift=lift)
        else:
            touch.animate(item, _SELECT_MS, curve=Curve.OutQuad, lift=lift)

    def _describe(self) -> None:
        """Keep the table's accessible description in step: the prompt, and the card under the cursor."""
        table = self._viewport.parentWidget()
        if table is None:
            return
        parts = []
        if self.shown is not None:
            company = self.company
            said = phrases.prompt(
                self.shown,
                self._choice.selection,
                company.names,
                watching=company.watching,
                counted=self._scene.counting,
            )
            parts.append(spoken(self.console.said or said.text))
            if isinstance(self._choice.cursor, Card):
                parts.append(card_name(self._choice.cursor))
            parts.append(self._scene.upcard.said())
        table.setAccessibleDescription(" ".join(part for part in parts if part))
