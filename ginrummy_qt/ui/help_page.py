"""A page of the help as HTML: its marks filled in, with the colours and sizes of the desk."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine.rules import PRESETS
from ginrummy_qt.models.help_examples import EXAMPLES
from ginrummy_qt.models.help_figures import Figures
from ginrummy_qt.models.help_pages import template
from ginrummy_qt.models.results import side_label, sum_terms
from ginrummy_qt.models.rule_lines import rule_lines
from ginrummy_qt.ui.theme import mix

if TYPE_CHECKING:
    from ginrummy_qt.engine import Card, RoundResult
    from ginrummy_qt.models.help_template import Groups
    from ginrummy_qt.ui.help_desk import RulesInForce
    from ginrummy_qt.ui.help_pictures import Pictures
    from ginrummy_qt.ui.theme import DeskPalette

__all__ = ["READER", "page_html", "style_sheet"]

READER: Final = 0
"""In a worked example the person who reads sits here."""


@dataclass(frozen=True, slots=True)
class _Blocks:
    """Fills in what is more than a figure; see :class:`ginrummy_qt.models.help_template.Blocks`."""

    in_force: RulesInForce
    pictures: Pictures

    def card(self, card: Card) -> str:
        return self.pictures.card(card)

    def hand(self, groups: Groups) -> str:
        return f'<p class="cards">{self.pictures.hand(groups)}</p>'

    def example(self, name: str) -> str:
        result = EXAMPLES[name].settled(self.in_force.rules)
        rows = [_side(result, seat, self.pictures) for seat in (READER, 1 - READER)]
        if result.defence is not None and result.defence.layoffs:
            said = QCoreApplication.translate("Help", "Laid off")
            laid = tuple((card,) for card, _ in result.defence.layoffs)
            rows.append((said, self.pictures.hand((tuple(card for (card,) in laid),))))
        lines = "".join(
            f'<tr><td class="label">{escape(label)}</td></tr><tr><td class="hand">{hand}</td></tr>'
            for label, hand in rows
        )
        total = f'<tr><td class="sum">{_sum(result)}</td></tr>'
        return f'<table class="example" width="100%" cellspacing="0">{lines}{total}</table>'

    def rules(self, preset: str) -> str:
        rules = PRESETS[preset] if preset else self.in_force.rules
        rows = "".join(
            f'<tr><td class="subject">{escape(line.subject)}</td><td>{escape(line.text)}</td></tr>'
            for line in rule_lines(rules)
        )
        return f'<table class="rules" width="100%" cellspacing="0">{rows}</table>'


def _side(result: RoundResult, seat: int, pictures: Pictures) -> tuple[str, str]:
    """Return what stands before a side's hand, and the hand: melds, then what is left over."""
    if seat == result.knocker:
        melds, rest = result.knocker_melds, result.knocker_deadwood
    elif result.defence is not None:
        melds, rest = result.defence.arrangement.melds, result.defence.arrangement.deadwood
    else:
        raise AssertionError("a worked example has a defence")
    groups = [tuple(meld.cards) for meld in melds]
    if rest:
        groups.append(tuple(rest))
    return side_label(result, seat, READER), pictures.hand(tuple(groups))


def _sum(result: RoundResult) -> str:
    """Return the sum with its captions under the numbers, as a table in one row."""
    signs = []
    captions = []
    for term in sum_terms(result, READER):
        if term.sign:
            signs.append(f'<td class="sign">{escape(term.sign)}</td>')
            captions.append("<td></td>")
        kind = "final" if term.final else "number"
        signs.append(f'<td class="{kind}" align="center">{term.value}</td>')
        captions.append(f'<td class="caption" align="center">{escape(term.caption)}</td>')
    rows = f"<tr>{''.join(signs)}</tr><tr>{''.join(captions)}</tr>"
    return f'<table class="terms" cellspacing="0">{rows}</table>'


def page_html(language: str, key: str, in_force: RulesInForce, pictures: Pictures) -> str:
    """Return the page ``key`` with everything filled in.

    Raises:
        MissingResource: the page is not there.
        HelpError: a mark in it cannot be filled in.
    """
    values = Figures.of(in_force.rules, in_force.name).values()
    return template(language, key).render(values, _Blocks(in_force, pictures))


def style_sheet(desk: DeskPalette, px: float) -> str:
    """Return the style of a page for text of ``px`` pixels; Qt knows a small part of CSS."""

    def size(factor: float) -> str:
        return f"{round(factor * px)}px"

    box = mix(desk.base, desk.accent, 0.06).name()
    return f"""
body {{ color:{desk.ink}; font-size:{size(1)}; }}
p, li {{ line-height:116%; }}
td {{ line-height:112%; }}
p {{ margin-top:0; margin-bottom:{size(0.75)}; }}
p.lead {{ font-size:{size(1.12)}; color:{desk.ink}; margin-bottom:{size(0.9)}; }}
p.note {{ color:{desk.muted}; font-size:{size(0.93)}; }}
p.cards {{ margin-top:{size(0.3)}; margin-bottom:{size(0.9)}; line-height:100%; }}
h1 {{ font-size:{size(1.85)}; font-weight:600; margin-top:0; margin-bottom:{size(0.6)}; }}
h2 {{ font-size:{size(1.25)}; font-weight:600; margin-top:{size(1.3)}; margin-bottom:{size(0.4)}; }}
ul, ol {{ margin-top:0; margin-bottom:{size(0.75)}; }}
li {{ margin-bottom:{size(0.35)}; }}
a {{ color:{desk.accent}; text-decoration:underline; }}
b {{ font-weight:600; }}
kbd {{ font-weight:600; background-color:{desk.soft}; color:{desk.ink}; }}
table {{ margin-top:{size(0.3)}; margin-bottom:{size(0.9)}; }}
th {{ text-align:left; font-weight:600; color:{desk.muted}; border-bottom:1px solid {desk.edge};
  padding:{size(0.3)} {size(0.9)} {size(0.3)} 0; }}
td {{ padding:{size(0.35)} {size(0.9)} {size(0.35)} 0; border-bottom:1px solid {desk.line}; }}
td.subject {{ font-weight:600; }}
table.example {{ background-color:{box}; }}
td.label {{ color:{desk.muted}; font-size:{size(0.9)}; border:0;
  padding:{size(0.5)} {size(0.9)} 0 {size(0.9)}; }}
td.hand {{ border:0; padding:{size(0.2)} {size(0.9)} {size(0.2)} {size(0.9)}; line-height:100%; }}
td.sum {{ border:0; padding:{size(0.3)} {size(0.9)} {size(0.7)} {size(0.9)}; }}
table.terms {{ margin:0; }}
table.terms td {{ border:0; padding:0 {size(0.55)} 0 0; }}
td.sign {{ color:{desk.muted}; font-size:{size(1.25)}; border:0; }}
td.number {{ font-size:{size(1.25)}; font-weight:600; border:0; }}
td.final {{ font-size:{size(1.25)}; font-weight:600; border:0; color:{desk.good}; }}
td.caption {{ color:{desk.muted}; font-size:{size(0.82)}; border:0; }}
"""
