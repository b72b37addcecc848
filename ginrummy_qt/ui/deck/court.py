"""A court card: one half figure, the same turned by 180 degrees, and a sash over the seam."""

from __future__ import annotations

from .attributes import attribute
from .geometry import (
    ATTRIBUTE_X,
    CENTRE,
    CENTRE_X,
    CENTRE_Y,
    HEAD_X,
    HEAD_Y,
    SEAM_ANGLE,
    IndexSize,
    card_outline,
    panel_outline,
    seam,
)
from .heads_jack import jack_head
from .heads_king import king_head
from .heads_queen import queen_head
from .palette import Palette
from .pips import pip
from .robes import robe
from .sitter import Sitter
from .svg import at, disc, fill, group, outlined, rect, stroke, twice

_TILT = {"K": 0, "Q": 3, "J": -3}
_SASH_REACH = 125
_SASH_SIGNS = tuple(i for i in range(-6, 7) if i)


def court_face(rank: str, suit: str, colours: Palette, size: IndexSize, *, small: bool) -> str:
    """Return panel, figure and sash of a court card, without the indices; ``rank`` is K, Q or J."""
    sitter = Sitter(rank, suit, colours, small=small)
    panel = panel_outline(size)
    mat = fill(f"{card_outline()} {panel}", colours.paper, extra='fill-rule="evenodd"')
    return (
        fill(panel, colours.tint)
        + twice("half", CENTRE, _half(sitter))
        + _sash(sitter)
        + mat
        + stroke(panel, colours.frame, 2.6 if small else 1.8)
    )


def _half(sitter: Sitter) -> str:
    if sitter.rank == "K":
        behind, head = "", king_head(sitter)
    elif sitter.rank == "Q":
        behind, head = queen_head(sitter)
    else:
        behind, head = jack_head(sitter)
    place = f"translate({HEAD_X},{HEAD_Y}) rotate({_TILT[sitter.rank]}) scale(.93)"
    arm = at(ATTRIBUTE_X, 0, attribute(sitter), _sleeve(sitter), _fist(sitter))
    return (group(place, behind) if behind else "") + robe(sitter) + group(place, head) + arm


def _sleeve(sitter: Sitter) -> str:
    colours, top = sitter.colours, 164
    jack = sitter.rank == "J"
    right, left = seam(ATTRIBUTE_X + 27), seam(ATTRIBUTE_X - 30)
    cloth = (
        f"M-11,{top} L11,{top} C13,{top + 14} 20,{top + 22} 27,{right} L-30,{left} "
        f"C-20,{left - 6} -13,{top + 12} -11,{top}Z"
    )
    cuff = f"M-12.5,{top - 5} L12.5,{top - 5} L14,{top + 4} L-14,{top + 4}Z"
    return outlined(cloth, colours.main if jack else colours.mid, colours.gold, 1.6) + fill(
        cuff, colours.cloth if jack else colours.gold
    )


def _fist(sitter: Sitter) -> str:
    person = sitter.person
    back = "M-10,140 Q-11,138 -6,138 L6,138 Q11,138 11,143 L10,156 Q10,159 6,159 L-6,159 Q-10,159 -10,156Z"
    if sitter.small:
        return fill(back, person.skin)
    fingers = "".join(stroke(f"M-9,{y} L2,{y}", person.skin_shadow, 1.8) for y in (144, 149, 154))
    thumb = outlined(
        "M11,143 C7,141.5 2,143 -3,146 C-5,147.5 -4,150 -1.5,149.8 C2,149.4 5,148.6 10,151Z",
        person.skin,
        person.skin_shadow,
        1.4,
    )
    return fill(back, person.skin) + fingers + thumb


def _sash(sitter: Sitter) -> str:
    colours = sitter.colours
    reach = _SASH_REACH
    band = rect(-reach, -8, 2 * reach, 16, colours.gold)
    if sitter.small:
        body = (rect(-reach, -5.2, 2 * reach, 10.4, colours.deep), disc(0, 0, 5.5, colours.gold))
    else:
        signs = (pip(sitter.suit, (i * 18, 0), 8.4, colours.gold, turned=i < 0) for i in _SASH_SIGNS)
        studs = disc(0, 0, 4.2, colours.gold) + disc(0, 0, 1.7, colours.deep)
        body = (rect(-reach, -5.7, 2 * reach, 11.4, colours.deep), "".join(signs) + studs)
    return group(f"translate({CENTRE_X},{CENTRE_Y}) rotate({SEAM_ANGLE:.2f})", band, *body)
