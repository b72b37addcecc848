"""The clothes of the court figures, top half; every lower edge lies on the dividing line.

King: gold chest in the suit's textile between two bands of ermine. Queen: bodice, bare neck and pearls.
Jack: a tunic in two halves and a ruff.
"""

from __future__ import annotations

from .geometry import HEAD_X, SHOULDER_LEFT, SHOULDER_RIGHT, seam
from .palette import Palette
from .sitter import Sitter
from .svg import Point, at, disc, fill, outlined, polygon, stroke
from .textiles import textile

_LEFT, _RIGHT = SHOULDER_LEFT - HEAD_X, SHOULDER_RIGHT - HEAD_X
_COARSE = 1.45  # scale of the textiles on small cards
_KING_CHEST = ((-20, 128), (20, 128), (34, None), (-28, None))
_QUEEN_BODICE = ((-33, 140), (33, 140), (44, None), (-38, None))
_JACK_RIGHT = ((0, 136), (16, 136), (62, 149), (88, 164), (98, None), (0, None))
_JACK_LEFT = ((-90, None), (-76, 148), (-50, 144), (-16, 136), (0, 136), (0, None))
_TAILS = ((-24, 144), (-34, 149), (-32, 160), (24, 144), (34, 150), (31, 160), (43, 164), (38, 175))
_PEARLS = ((-16, 140.5), (-11, 144.5), (-5.5, 147), (5.5, 147), (11, 144.5), (16, 140.5))
_RUFF_FOLDS = ((-21, 134, 143), (-10.5, 138.5, 148), (0, 140.5, 150.5), (10.5, 138.5, 148), (21, 134, 143))


def robe(sitter: Sitter) -> str:
    """Return neck, cloak and costume of a figure."""
    return {"K": _king, "Q": _queen, "J": _jack}[sitter.rank](sitter)


def _seam(x: float) -> float:
    """The dividing line at ``x`` units right of the figure's axis."""
    return seam(HEAD_X + x)


def _region(corners: tuple[tuple[float, float | None], ...]) -> list[Point]:
    """Corners in card units; a missing y is on the dividing line."""
    return [(HEAD_X + x, _seam(x) if y is None else y) for x, y in corners]


def _weave(sitter: Sitter, region: list[Point], colour: str, scale: float, *, whole: bool = False) -> str:
    return textile(sitter.suit, region, colour, scale=scale * (_COARSE if sitter.small else 1), whole=whole)


def _neck(sitter: Sitter) -> str:
    return fill("M-10,112 L10,112 L11,140 L-11,140Z", sitter.person.skin_shadow)


def _cloak(colour: str, trim: str, shade: str = "") -> str:
    """Rounded shoulders; the right half in the shadow tone."""
    left = f"M-16,132 C-44,142 {_LEFT + 12},140 {_LEFT},{_seam(_LEFT)}"
    right = f"M16,132 C44,142 {_RIGHT - 14},142 {_RIGHT},{_seam(_RIGHT)}"
    whole = f"{left} L{_RIGHT},{_seam(_RIGHT)} C{_RIGHT - 14},142 44,142 16,132Z"
    shadow = fill(f"{right} L0,{_seam(0)} L0,132Z", shade) if shade else ""
    return fill(whole, colour) + shadow + stroke(left, trim, 3.2) + stroke(right, trim, 3.2)


def _king(sitter: Sitter) -> str:
    colours = sitter.colours
    chest = _region(_KING_CHEST)
    return (
        at(HEAD_X, 0, _cloak(colours.main, colours.gold, colours.shade))
        + fill(polygon(chest), colours.gold)
        + _weave(sitter, chest, colours.deep, 1)
        + at(HEAD_X, 0, _ermine(colours, -1, 27, 52), _ermine(colours, 1, 32, 58), *_ermine_tails(sitter))
    )


def _ermine(colours: Palette, side: int, inner: float, outer: float) -> str:
    band = (
        f"M{side * 14},126 C{side * 30},130 {side * 42},142 {side * outer},{_seam(side * outer)} "
        f"L{side * inner},{_seam(side * inner)} C{side * 26},160 {side * 20},150 {side * 12},142Z"
    )
    return outlined(band, colours.cloth, colours.fold, 1.4)


def _ermine_tails(sitter: Sitter) -> list[str]:
    tails = _TAILS[1::2] if sitter.small else _TAILS
    wide, high = (3.2, 5.2) if sitter.small else (2.2, 4)
    return [
        fill(
            f"M{x - wide},{y + high} Q{x - 0.5},{y} {x},{y - high} Q{x + 0.5},{y} {x + wide},{y + high}Z",
            sitter.colours.line,
        )
        for x, y in tails
    ]


def _queen(sitter: Sitter) -> str:
    colours, person = sitter.colours, sitter.person
    bodice = _region(_QUEEN_BODICE)
    neckline = "M-33,138 C-26,150 -12,160 0,160 C12,160 26,150 33,138"
    pearls = (
        ""
        if sitter.small
        else "".join(
            disc(x, y, 2.3, colours.main if sitter.suit == "d" else colours.cloth) for x, y in _PEARLS
        )
    )
    jewel = disc(0, 149, 4.4 if sitter.small else 3.6, colours.main if sitter.red else colours.gold)
    shadow = "M0,160 C12,160 26,150 33,138 L11,130 L3,132Z"
    return (
        at(HEAD_X, 0, _neck(sitter), _cloak(colours.main, colours.gold, colours.shade))
        + fill(polygon(bodice), colours.mid)
        + _weave(sitter, bodice, colours.gold, 0.95)
        + at(
            HEAD_X,
            0,
            fill(f"{neckline} L11,130 L-11,130Z", person.skin),
            fill(shadow, person.skin_shadow, extra='opacity=".55"'),
            stroke(neckline, colours.gold, 4.4),
            pearls,
            jewel,
        )
    )


def _jack(sitter: Sitter) -> str:
    colours = sitter.colours
    gold_half = f"M0,132 L16,132 C44,142 {_RIGHT - 14},142 {_RIGHT},{_seam(_RIGHT)} L0,{_seam(0)}Z"
    ruff = "M-26,127.5 Q0,145 26,127.5 L29,140 Q0,161 -29,140Z"
    folds = (
        ""
        if sitter.small
        else "".join(
            stroke(f"M{x * 0.84},{top} L{x},{bottom}", "#C9C2B4", 1.6) for x, top, bottom in _RUFF_FOLDS
        )
    )
    return (
        at(HEAD_X, 0, _neck(sitter), _cloak(colours.main, colours.gold), fill(gold_half, colours.gold))
        + _weave(sitter, _region(_JACK_RIGHT), colours.gold_dark, 1.1, whole=True)
        + _weave(sitter, _region(_JACK_LEFT), colours.mid, 1.1, whole=True)
        + at(
            HEAD_X,
            0,
            stroke(f"M0,140 L0,{_seam(0)}", colours.cloth, 2),
            outlined(ruff, colours.cloth, colours.fold, 1.4),
            folds,
        )
    )
