"""The line above the own hand: plate, prompt, deadwood meter, and the rows of buttons beside them.

Real widgets over the table's viewport: reachable by Tab and by screen readers. Where everything stands comes
from :class:`~ginrummy_qt.ui.table.layout.TableLayout`; what it says from :mod:`ginrummy_qt.models.phrases`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from ginrummy_qt.models import phrases
from ginrummy_qt.models.layoff_plan import is_laying
from ginrummy_qt.ui.notice import NoticeRoom
from ginrummy_qt.ui.table.company import Company
from ginrummy_qt.ui.table.layoff_bar import LayoffBar
from ginrummy_qt.ui.table.meter import Meter
from ginrummy_qt.ui.table.plate import Plate
from ginrummy_qt.ui.table.prompt_fit import fit_prompt
from ginrummy_qt.ui.table.reading import reading_of
from ginrummy_qt.ui.table.turn_bar import TurnBar
from ginrummy_qt.ui.table.watch_bar import WatchBar
from ginrummy_qt.ui.text import InlineCards, RichLabel, TextStyle, wrap
from ginrummy_qt.ui.theme import table_palette

if TYPE_CHECKING:
    from ginrummy_qt.engine import Card, SeatView
    from ginrummy_qt.ui.table.layout import TableLayout

__all__ = ["Console"]


class Console(QWidget):
    """Plate, prompt, meter and buttons. Give it the layout and the state; it says what the person wants."""

    knock_wanted = Signal()
    pass_wanted = Signal()
    sort_wanted = Signal()
    hint_wanted = Signal()

    def __init__(self, viewport: QWidget) -> None:
        """Lay the console over ``viewport``; it is empty before :meth:`place` and :meth:`show_state`."""
        super().__init__(viewport)
        self._theme = "green"
        self._cards = InlineCards()
        self._layout: TableLayout | None = None
        self._state: tuple[SeatView, Card | None, Card | None, bool] | None = None
        self._room = 0.0
        self._buttons_at = 0.0
        self.counting = True
        """Whether deadwood is counted for the person."""
        self._meter_wanted = True
        self._telling = True
        self.plate = Plate(self)
        self.company = Company()
        """Who is at the table."""
        self.said = ""
        """What stands in place of the prompt, if anything, with markup."""
        self.note = ""
        """What the tool tip of the plate says of the score."""
        self.prompt = RichLabel(parent=self)
        self.meter = Meter(self)
        # The buttons have a widget of their own: in two rows they stand below the hand, out of this one.
        self.bar = TurnBar(viewport)
        self.hint, self.sort, self.pass_, self.knock = (
            self.bar.hint,
            self.bar.sort,
            self.bar.pass_,
            self.bar.knock,
        )
        self.bar.knock_wanted.connect(self.knock_wanted)
        self.bar.pass_wanted.connect(self.pass_wanted)
        self.bar.sort_wanted.connect(self.sort_wanted)
        self.bar.hint_wanted.connect(self.hint_wanted)
        self.prompt.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.layoff_bar = LayoffBar(viewport)
        self.layoff_bar.hint_wanted.connect(self.hint_wanted)
        self.watch_bar = WatchBar(viewport)
        self.hands_open = True
        """Whether one who watches sees both hands."""
        self.can_undo = False
        """Whether a card laid off by hand can be taken back."""

    # ------------------------------------------------------------------ what it is told

    def place(self, layout: TableLayout) -> None:
        """Stand where ``layout`` says."""
        self._layout = layout
        self._arrange()
        self._refresh()

    def set_theme(self, name: str) -> None:
        """Use the colours of the table ``name``."""
        self._theme = name
        self.plate.set_theme(name)
        self.meter.set_theme(name)
        if self._layout is not None:
            self._arrange()
        self._refresh()

    def set_cards(self, cards: InlineCards) -> None:
        """Draw the cards in the prompt as ``cards`` says."""
        self._cards = cards
        self._refresh()

    def set_meter_visible(self, visible: bool) -> None:  # noqa: FBT001 - a slot
        """Show or hide the meter."""
        self._meter_wanted = visible
        self._refresh()

    def recommend_pass(self, recommended: bool) -> None:  # noqa: FBT001 - one word, one meaning
        """Let the button for passing stand out, or not."""
        self.bar.recommend_pass(recommended)

    def set_hint_visible(self, visible: bool) -> None:  # noqa: FBT001 - a slot
        """Show or hide the hint button; the others keep their places."""
        self.bar.set_hint_visible(visible)
        self.layoff_bar.set_hint_visible(visible)
        if self._layout is not None:
            self._arrange()
        self._refresh()

    def set_telling(self, telling: bool) -> None:  # noqa: FBT001 - one word, one meaning
        """Show or hide prompt and meter: while cards are dealt they would say what the hand will be worth."""
        self._telling = telling
        self.prompt.setVisible(telling)
        self.meter.setVisible(telling and self._meter_wanted and not self.company.watching)

    def set_duration(self, milliseconds: int) -> None:
        """Set how long the meter travels; 0: it jumps."""
        self.meter.set_duration(milliseconds)

    def show_state(
        self,
        view: SeatView,
        selection: Card | None,
        busy: bool,  # noqa: FBT001 - contract
        preview: Card | None = None,
    ) -> None:
        """Show the state in ``view``.

        Args:
            view: what the person's seat sees.
            selection: the card that might be thrown.
            busy: whether nothing can be done just now (the computer thinks).
            preview: without a selection, the card that prompt and meter speak of; the buttons do not.
        """
        self._state = (view, selection, preview, busy)
        self._refresh()

    def retranslate(self) -> None:
        """Say everything again in the language that is installed now."""
        self.bar.retranslate()
        if self._layout is not None:
            self._arrange()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Qt: follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001 - Qt's signature
        """Qt: the buttons come and go with the rest."""
        super().setVisible(visible)
        self._show_bars()

    def _show_bars(self) -> None:
        """Show the buttons of one who plays, lays off, or watches."""
        visible = not self.isHidden() and not self.company.looking_on
        watching = self.company.watching
        laying = not watching and self._state is not None and is_laying(self._state[0])
        self.bar.setVisible(visible and not laying and not watching)
        self.layoff_bar.setVisible(visible and laying)
        self.watch_bar.setVisible(visible and watching)

    # ------------------------------------------------------------------ where it stands

    def _arrange(self) -> None:
        layout = self._layout
        if layout is None:
            return
        k = layout.text
        taken = self.bar.arrange(layout, self._theme)
        if taken:
            self._room = self._buttons_at = layout.console.width() - taken
        self.plate.set_scale(k)
        self.setGeometry(layout.console.adjusted(0, -8 * k, 0, 8 * k).toAlignedRect())

    def _prompt_span(self, layout: TableLayout) -> tuple[float, float]:
        """Return the left end of the prompt, from this widget's left edge, and its width."""
        k, plate = layout.text, self.plate.needed_width()
        if layout.two_rows:
            return plate + 24 * k, layout.console.width() - plate - 24 * k
        gap = (14 if self.bar.narrow else 28) * k
        right = (12 if self.bar.narrow else 28) * k
        return plate + gap, min(self._buttons_at - plate - gap - right, 620 * k)

    def notice_room(self) -> NoticeRoom:
        """Return where a notice may stand: over prompt and meter, in coordinates of the viewport."""
        layout = self._layout
        if layout is None:
            return NoticeRoom()
        k, area = layout.text, layout.console
        left, room = self._prompt_span(layout)
        # Two rows: the prompt has a row of its own, the meter below is covered only by a long notice.
        bottom, most = (area.y() + 62 * k, area.y() + 120 * k) if layout.two_rows else (area.bottom(),) * 2
        top, highest = layout.tray.y() + 2, layout.label_top + 22 * k
        beyond = 4 * k  # its corners are round: what lies below would look out at them
        return NoticeRoom(
            area=QRectF(area.x() + left - beyond, top, room + 2 * beyond, bottom - top),
            wide=QRectF(area.x(), top, left + room + beyond, most - top),
            highest=min(top, highest),
            least=bottom - area.y() + 8 * k,
        )

    # ------------------------------------------------------------------ what it says

    def _refresh(self) -> None:
        layout, state = self._layout, self._state
        if layout is None or state is None:
            return
        view, selection, preview, busy = state
        buttons = self._room
        watching = self.company.watching
        laying = is_laying(view) and not watching
        self._show_bars()
        if watching:
            self.watch_bar.show_state(hands_open=self.hands_open, can_skip=view.result is None)
            taken = self.watch_bar.arrange(layout, self._theme, layout.text, narrow=self.bar.narrow)
            buttons = layout.console.width() - taken
        if self.company.looking_on:
            buttons = layout.console.width()
        elif laying:
            self.layoff_bar.show_view(view, can_undo=self.can_undo)
            taken = self.layoff_bar.arrange(layout, self._theme, layout.text, narrow=self.bar.narrow)
            buttons = layout.console.width() - taken
        self.bar.show_state(view, selection, self.company, busy=busy, counted=self.counting)
        selection = selection or preview
        reading = reading_of(view, selection)
        self.plate.show_content(self.company.plate(view, view.seat, note=self.note), active=view.my_turn)
        self.meter.show_reading(reading)
        metered = self._meter_wanted and not watching
        self.meter.setVisible(self._telling and metered)
        t, k = table_palette(self._theme), layout.text
        plate = self.plate.needed_width()
        top = layout.console.y() - self.y()
        self._buttons_at = buttons
        left, room = self._prompt_span(layout)
        prompt = phrases.prompt(view, selection, self.company.names, watching=watching, counted=self.counting)
        if self.said:
            prompt = phrases.Prompt(self.said, self.said)
        text, px = fit_prompt(
            prompt.text, prompt.short, room, k, self._cards, narrow=self.bar.narrow or layout.two_rows
        )
        style = TextStyle(
            px,
            t.ink if (view.my_turn or watching) else t.muted,
            bold=True,
            strong=t.ok if reading.value <= reading.limit else t.ink,
            cards=self._cards,
        )
        lines = len(wrap(text, style, room))
        self.prompt.set_text(text)
        self.plate.setGeometry(QRectF(0, top - (0 if layout.two_rows else k), plate, 56 * k).toAlignedRect())
        if layout.two_rows:
            self.prompt.set_text_style(replace(style, line_height=1.3))
            self.prompt.setGeometry(QRectF(left, top, room, 56 * k).toAlignedRect())
            self.meter.set_scale(1.15 * k, words=True)
            self.meter.setGeometry(
                QRectF(0, top + 72 * k, layout.console.width(), self.meter.needed_height()).toRect()
            )
            return
        if not metered or lines > 2:  # the words go before the picture of them
            self.meter.setVisible(False)
            self.prompt.set_text_style(replace(style, line_height=1.3))
            self.prompt.setGeometry(QRectF(left, top - 3 * k, room, 56 * k).toAlignedRect())
            return
        if lines == 1:
            self.prompt.set_text_style(style)
            self.prompt.setGeometry(QRectF(left, top - 7 * k, room, 26 * k).toAlignedRect())
            self.meter.set_scale(k, words=True)
            at, wide = top + 18 * k, min(room, 480 * k)
        else:
            self.prompt.set_text_style(replace(style, line_height=19 * k / px))
            self.prompt.setGeometry(QRectF(left, top - 8 * k, room, 38 * k).toAlignedRect())
            self.meter.set_scale(0.9 * k, words=False)
            at, wide = top + 32 * k, room
        self.meter.setGeometry(QRectF(left, at, wide, self.meter.needed_height()).toRect())
