"""The result of a round, over the table: both hands open, layoffs on the melds, the sum, the score."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from ginrummy_qt.engine import RoundKind
from ginrummy_qt.engine.scoring import StepKind
from ginrummy_qt.models import results
from ginrummy_qt.models.layoff_words import better_layoffs
from ginrummy_qt.models.words import SEPARATOR, cards_markup, spoken
from ginrummy_qt.ui.button_rows import ButtonRows
from ginrummy_qt.ui.game_bars import GameBars
from ginrummy_qt.ui.open_hand import OpenHand, widest_step
from ginrummy_qt.ui.push_button import PushButton
from ginrummy_qt.ui.result_parts import Ledger, ScoreBars, SideScore
from ginrummy_qt.ui.sheet import Sheet
from ginrummy_qt.ui.sum_line import SumLine
from ginrummy_qt.ui.text import RichLabel, TextStyle, balanced, height, width
from ginrummy_qt.ui.theme import alpha, table_palette

if TYPE_CHECKING:
    from ginrummy_qt.ui.open_hand import FacePixmaps
    from ginrummy_qt.ui.round_summary import RoundSummary

__all__ = ["ResultSheet"]

_SMALLEST_CARD: Final = 28


class ResultSheet(Sheet):
    """The sheet. Fill it with :meth:`show_result`; Enter and the button go on."""

    next_wanted = Signal()
    """The person wants the next round, or after the last one the result of the match."""
    review_wanted = Signal(int)
    """The number of the round, whose decisions are to be reviewed."""
    again_wanted = Signal()
    """The deal is to be played once more, for training."""

    def __init__(self, parent: QWidget, faces: FacePixmaps) -> None:
        """Make a hidden sheet over ``parent``; ``faces`` paints the cards."""
        super().__init__(parent)
        self._summary: RoundSummary | None = None
        self._leads_on = False
        self._missed = ""
        """What would have been better laid off; takes the place of the second line."""
        self.headline = RichLabel(parent=self.panel)
        self.subline = RichLabel(parent=self.panel)
        self.names = (RichLabel(parent=self.panel), RichLabel(parent=self.panel))
        self.hands = (OpenHand(self.panel, faces), OpenHand(self.panel, faces))
        self.ledger = Ledger(self.panel)
        self.rule = QFrame(self.panel)
        self.sum = SumLine(self.panel)
        self.pair = RichLabel(parent=self.panel)
        """Of four players: the other table, and what both come to."""
        self.score = ScoreBars(self.panel)
        self.games = GameBars(self.panel)
        self.review = PushButton(self.panel)
        self.review.clicked.connect(self._on_review)
        self.again = PushButton(self.panel)
        self.again.clicked.connect(self.again_wanted)
        for button in (self.again, self.review):
            button.hide()
        self.next = PushButton(self.panel)
        self.next.setObjectName("primary")
        self.next.clicked.connect(self.next_wanted)

    @property
    def summary(self) -> RoundSummary | None:
        """What is shown."""
        return self._summary

    def offer_more(self) -> None:
        """Offer to review the round and to play it again: somebody listens to what is wanted."""
        self._leads_on = True
        self.review.show()

    def _on_review(self) -> None:
        if self._summary is not None:
            self.review_wanted.emit(self._summary.number)

    def show_result(self, summary: RoundSummary) -> None:
        """Show ``summary`` and open the sheet."""
        self._summary = summary
        self.retranslate()
        self.open()

    def primary_button(self) -> QPushButton:
        """Return “Next round”."""
        return self.next

    # ------------------------------------------------------------------ what it says

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        summary = self._summary
        if summary is None:
            return
        result, me, reader, names = summary.result, summary.me, summary.reader, summary.names
        self.headline.set_text(results.result_headline(result, reader, names))
        self.setAccessibleName(spoken(self.headline.markup))
        self._missed = "" if reader is None else better_layoffs(result, me, summary.hands[me])
        self.subline.set_text(
            self._missed
            or SEPARATOR.join(
                (
                    results.result_subline(summary.number, summary.turns, summary.began, reader, names),
                    *self._deal_words(),
                )
            )
        )
        for place, seat in enumerate((summary.first, 1 - summary.first)):
            name = results.side_label(result, seat, reader, names)
            self.names[place].set_text(name)
            self.hands[place].show_hand(summary.groups(seat), name)
        self.ledger.show_lines(self._ledger_lines())
        won = result.winner is not None and result.winner == reader
        self.sum.show_sum(
            results.sum_terms(result, reader, names), results.sum_text(result, reader, names), won=won
        )
        self.pair.set_text(summary.pair_text())
        self.pair.setVisible(bool(self.pair.markup))
        self.score.setVisible(not summary.games)
        self.games.setVisible(bool(summary.games))
        order = summary.order
        shown = summary.side_names()
        named = () if names is None else shown
        self.games.show_games(summary.games, summary.number, order[0], summary.target, named)
        self.score.show_scores(
            tuple(SideScore(shown[side], summary.before[side], summary.after[side]) for side in order),
            summary.target,
            mine=reader is not None and summary.after[order[0]] > summary.before[order[0]],
        )
        self.review.setText(self.tr("Review round"))
        self.review.setToolTip(
            self.tr("What could have been done better (Ctrl+R)")
            if reader is None
            else self.tr("What you could have done better (Ctrl+R)")
        )
        self.again.setAccessibleName(self.tr("Play this deal again"))
        self.again.setToolTip(self.tr("A training match that begins with these cards (Ctrl+Shift+R)"))
        self.again.setVisible(self._leads_on and summary.played)
        self.next.setText(self.tr("Match result") if summary.match_over else self.tr("Next round"))

    def _ledger_lines(self) -> tuple[tuple[str, str], ...]:
        """Return the ledger of the layoffs; empty when nothing was laid off."""
        assert self._summary is not None  # noqa: S101 - asked for with a summary only
        result = self._summary.result
        if result.defence is None or not result.defence.layoffs:
            return ()
        values = {step.kind: step.value for step in result.steps}
        laid = cards_markup(card for card, _ in result.defence.layoffs)
        return (
            (self.tr("deadwood"), str(values[StepKind.DEFENDER])),
            (self.tr("laid off {cards}").format(cards=laid), f"−{values.get(StepKind.LAID_OFF, 0)}"),
            (self.tr("left"), str(result.defence.points)),
        )

    def _deal_words(self) -> tuple[str, ...]:
        """Return the number of the deal, which was secret up to now; nothing when it is not known."""
        match = None if self._summary is None else self._summary.match
        return () if match is None else (self.tr("Deal number {number}").format(number=match.deal),)

    # ------------------------------------------------------------------ where it stands

    def arrange(self) -> QRectF:
        """Place everything; the cards are as large as the sheet allows."""
        summary = self._summary
        area = QRectF(self.rect())
        if summary is None or area.isEmpty():
            return QRectF()
        k, tk, small = self.k, self.k * self.text, self.small
        margin = 12 if small else 24
        wide = min(area.width() - 2 * margin, 1000 * k * min(1.25, self.text))
        pad = 16 if small else 32 * k
        inner = wide - 2 * pad
        self._style(tk)
        # Heights of everything but the cards.
        title = height(self.headline.markup, self.headline.text_style, inner)
        subline = 0.0
        if self._missed or not small:
            subline = max(20 * tk, height(self.subline.markup, self.subline.text_style, inner))
        line = 26 * tk if self.portrait else 0.0
        gap = 6 if small else 14 * k
        has_sum = summary.result.kind is not RoundKind.DEAD
        number = (24 if small else 30) * tk
        sum_high = (number * 1.3 + 20 * tk) if has_sum else 0.0
        pair_x, pair_wide, pair_high = self._pair_place(inner, tk, has_sum=has_sum)
        sum_high = max(sum_high, pair_high) if pair_x else sum_high + pair_high
        has_sum = has_sum or pair_high > 0
        bar = 300 * k if self.portrait else 140 * k
        score: ScoreBars | GameBars = self.games if summary.games else self.score
        self.games.set_look(self.theme, tk)
        least = score.needed_width((20 if summary.games else 60) * k)
        rows = self._buttons(tk, inner, inner - least - 24 * k)
        button, buttons = rows.width, rows.height
        beside = least <= inner - button - 24 * k
        score_room = inner - button - 24 * k if beside else inner
        score_wide = min(score.needed_width(min(bar, 90 * k) if summary.games else bar), score_room)
        score_high = self.games.needed_height(score_room) if summary.games else 22 * len(summary.order) * tk
        foot = max(buttons, score_high) if beside else buttons + score_high + 12 * k
        side = 0.0 if self.portrait else self._side_width(tk)
        laid = bool(self.ledger.text())
        fixed = 2 * pad + title + subline + 4 * gap + 2 * line + sum_high + foot + (gap if has_sum else 0)
        room = area.height() - (16 if small else 48)
        rooms = [inner - side, inner - side]
        if laid:
            rooms[1] -= self.ledger.needed_width() + 16 * k

        def high(card: float) -> float:
            return OpenHand.needed_height(round(card), tk, laid_off=laid) + OpenHand.needed_height(
                round(card), tk, laid_off=False
            )

        def step_for(card: int, least: float) -> float | None:
            found = [
                widest_step(hand.groups, card, rooms[place], tk, least)
                for place, hand in enumerate(self.hands)
            ]
            steps = [step for step in found if step is not None]
            return min(steps) if len(steps) == len(found) else None

        def largest(least: float) -> int:
            low, top = _SMALLEST_CARD, max(_SMALLEST_CARD, int(128 * k))
            while low < top:
                middle = (low + top + 1) // 2
                fits = fixed + high(middle) <= room and step_for(middle, least) is not None
                low, top = (middle, top) if fits else (low, middle - 1)
            return low

        # Open fans look better than large cards; only small cards are pushed together.
        card, step = largest(0.50), 0.50
        if card < 76 * k:
            card, step = largest(0.40), 0.40
        self.comfortable = card >= 60
        step = step_for(card, step) or step
        total = fixed + high(card)
        panel = QRectF((area.width() - wide) / 2, (area.height() - total) / 2, wide, total)

        # Places, relative to the panel.
        y = float(pad)
        across = balanced(self.headline.markup, self.headline.text_style, inner)  # no word alone in a second
        self.headline.setGeometry(QRectF(pad, y - 4 * k, across, title).toAlignedRect())
        y += title
        self.subline.setVisible(subline > 0)
        self.subline.setGeometry(QRectF(pad, y - 4 * k, inner, subline).toAlignedRect())
        y += subline + gap
        for place, hand in enumerate(self.hands):
            tall = OpenHand.needed_height(card, tk, laid_off=laid and place == 0)
            name = self.names[place]
            if self.portrait:
                name.setGeometry(QRectF(pad, y, inner, line).toAlignedRect())
                y += line
            else:
                name.setGeometry(QRectF(pad, y, side - 12 * tk, 1.4 * card).toAlignedRect())
            hand.set_look(self.theme, card, step, tk)
            # The shadow may reach a little beyond the cards.
            hand.setGeometry(QRectF(pad + side, y, rooms[place] + 4, tall).toAlignedRect())
            if place == 1 and laid:
                wide_ledger = min(self.ledger.needed_width() + 24 * k, inner - side)
                wide_ledger = min(max(wide_ledger, 190 * k), inner - side - hand.row().width - 12 * k)
                self.ledger.setGeometry(
                    QRectF(
                        pad + inner - wide_ledger,
                        max(y, y + 0.7 * card - self.ledger.needed_height() / 2),
                        wide_ledger,
                        self.ledger.needed_height(),
                    ).toAlignedRect()
                )
            y += tall + gap
        self.ledger.setVisible(laid)
        self.rule.setGeometry(QRectF(pad, y, inner, 1).toRect())
        y += gap
        dead = summary.result.kind is RoundKind.DEAD
        self.sum.setVisible(not dead)
        if has_sum:
            low = sum_high - (0.0 if pair_x else pair_high)
            self.sum.setGeometry(QRectF(pad, y, pair_x or inner, low).toAlignedRect())
            below = 0.0 if pair_x else low
            self.pair.setGeometry(QRectF(pad + pair_x, y + below, pair_wide, pair_high).toAlignedRect())
            y += sum_high + gap
        bottom = total - pad
        rows.place(pad + inner, bottom)
        score_y = bottom - score_high if beside else bottom - buttons - 12 * k - score_high
        if summary.games:
            score_wide = max(score_wide, score_room if beside else inner)
        score.setGeometry(QRectF(pad, score_y, score_wide, score_high).toAlignedRect())
        return panel

    def _buttons(self, tk: float, room: float, beside: float) -> ButtonRows:
        """Return the buttons in one row, unless it is wider than ``room``.

        The deal is to be played again in fewer words where that lets the score stand ``beside`` the buttons,
        or saves a second row.
        """
        others = [one for one in (self.again, self.review) if not one.isHidden()]
        words = self.again.accessibleName(), self.tr("Replay deal", "short: play this deal again")
        for most, text in product((beside, room), words):
            self.again.setText(text)
            rows = ButtonRows.of(tk, self.next, others, room)
            if len(rows.rows) == 1 and rows.width <= most:
                break
        return rows

    def _pair_place(self, inner: float, tk: float, *, has_sum: bool) -> tuple[float, float, float]:
        """Return where the words about the other table begin, their width and height; 0 without any.

        They stand at the right of the sum where there is room, else below it from its left end.
        """
        if not self.pair.markup:
            return 0.0, 0.0, 0.0
        style = self.pair.text_style
        taken = max((cell.x + cell.width for cell in self.sum.cells()), default=0.0) if has_sum else 0.0
        beside = inner - taken - 36 * tk
        if has_sum and beside >= 250 * tk:
            return taken + 36 * tk, beside, height(self.pair.markup, style, beside)
        return 0.0, inner, height(self.pair.markup, style, inner) + 4 * tk

    def _style(self, tk: float) -> None:
        t = table_palette(self.theme)
        self.headline.set_text_style(
            TextStyle((20 if self.small else 26) * tk, t.ink, bold=True, line_height=1.3)
        )
        self.subline.set_text_style(TextStyle(13 * tk, t.ink if self._missed else t.muted, cards=self.cards))
        for name in self.names:
            name.set_text_style(TextStyle(14 * tk, t.ink, bold=True, line_height=1.3))
        self.pair.set_text_style(
            TextStyle(14 * tk, t.muted, strong=t.ink, cards=self.cards, line_height=1.35)
        )
        self.ledger.set_look(self.theme, tk, self.cards)
        self.sum.set_look(self.theme, tk, number_px=24 if self.small else 30)
        self.score.set_look(self.theme, tk)
        self.rule.setStyleSheet(f"background:{alpha(t.line, 0.6).name(QColor.NameFormat.HexArgb)}; border:0;")

    def _side_width(self, tk: float) -> float:
        """Return the width of the column with the names of the sides; longer names wrap."""
        widest = max(width(name.markup, name.text_style) for name in self.names)
        word = max(name.minimumSizeHint().width() for name in self.names)
        return max(word, min(widest, 112 * tk)) + 14 * tk
