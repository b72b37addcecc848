"""The face of a court figure: split down its axis into a light and a shadow tone, which draws the nose.

Origin between the eyes; a head is about 54 units wide and 80 high.
"""

from __future__ import annotations

from typing import NamedTuple

from .sitter import Sitter
from .svg import disc, fill, stroke


class _Trait(NamedTuple):
    """What makes one face differ: where it looks, its brows, mouth and nose."""

    gaze: float
    left_brow: float
    right_brow: float
    smile: float
    nose: float


class _Build(NamedTuple):
    """What faces of one rank share: half widths, chin, nose tip, brow line width."""

    cheek: float
    chin: float
    jaw: float
    nose: float
    brow: float


_TRAITS = {
    "Ks": _Trait(0, -2, -2, 0, 14),
    "Kh": _Trait(1.2, 0, 0, 2, 13),
    "Kd": _Trait(-1.2, 1, 1, 1, 15),
    "Kc": _Trait(0.8, -1, -1, 0, 13),
    "Qs": _Trait(-1.2, -1, -1, 0, 13),
    "Qh": _Trait(1.2, 0, 0, 1.5, 11),
    "Qd": _Trait(1.2, -1.5, 0, 1, 13),
    "Qc": _Trait(-0.8, 0, -1, 1.5, 12),
    "Js": _Trait(1.4, -1, 0, 0, 14),
    "Jh": _Trait(1.2, -1, -1, 2.2, 11),
    "Jd": _Trait(-1.2, 0, -1.5, 0.8, 13),
    "Jc": _Trait(1.2, -0.5, -0.5, 1.2, 12),
}
_BUILDS = {
    "K": _Build(cheek=27, chin=40, jaw=17, nose=7.5, brow=3.2),
    "Q": _Build(cheek=26, chin=38, jaw=12, nose=6.5, brow=1.8),
    "J": _Build(cheek=27, chin=40, jaw=15, nose=6.5, brow=2.6),
}


def face(sitter: Sitter, brow_colour: str) -> str:
    """Return head, eyes, brows and mouth; a king's mouth belongs to his beard."""
    trait, build = _TRAITS[sitter.rank + sitter.suit], _BUILDS[sitter.rank]
    return (
        _head(sitter, build, trait)
        + "".join(_eye(sitter, trait.gaze, side) for side in (-1, 1))
        + "".join(_brow(sitter, build, trait, side, brow_colour) for side in (-1, 1))
        + _mouth(sitter, trait, brow_colour)
    )


def _head(sitter: Sitter, build: _Build, trait: _Trait) -> str:
    w, chin, jaw = build.cheek, build.chin, build.jaw
    whole = (
        f"M{-w},-10 C{-w},-30 -16,-40 0,-40 C16,-40 {w},-30 {w},-10 "
        f"C{w},12 {jaw},{chin} 0,{chin} C{-jaw},{chin} {-w},12 {-w},-10Z"
    )
    shadow = (
        f"M0,-40 L0,-8 L{build.nose},{trait.nose - 1} L1,{trait.nose + 2} L1,21 L0,{chin} "
        f"C{jaw},{chin} {w},12 {w},-10 C{w},-30 16,-40 0,-40Z"
    )
    return fill(whole, sitter.person.skin) + fill(shadow, sitter.person.skin_shadow)


def _eye(sitter: Sitter, gaze: float, side: int) -> str:
    x, line = 12.5 * side, sitter.colours.line
    pupil = disc(x + gaze, -3, 3.8 if sitter.small else 3.1, line)
    if sitter.rank == "Q":
        lid = f"M{x - side * 6.5},-2.6 Q{x},-8.6 {x + side * 7.5},-3.2 L{x + side * 10},-5.2"
        return pupil + stroke(lid, line, 2.1)
    return pupil + stroke(f"M{x - 7.5},-3 Q{x},-8.5 {x + 7.5},-3", line, 2.3)


def _brow(sitter: Sitter, build: _Build, trait: _Trait, side: int, colour: str) -> str:
    x = 12.5 * side
    lift = trait.left_brow if side < 0 else trait.right_brow
    start, end = (-12.0, -14.5) if side < 0 else (-14.5, -12.0)
    if sitter.small:
        lift -= 1.5
    line = f"M{x - 8},{start + lift} Q{x},{-18.5 + lift} {x + 8},{end + lift}"
    return stroke(line, colour, build.brow)


def _mouth(sitter: Sitter, trait: _Trait, brow_colour: str) -> str:
    smile, dark = trait.smile, sitter.suit == "c"
    if sitter.rank == "Q":
        corner = 22 - smile * 0.6
        lips = f"M-7,{corner} Q-3,19.5 0,20.8 Q3,19.5 7,{corner} Q0,{28 + smile * 0.5} -7,{corner}Z"
        mole = sitter.suit == "s" and not sitter.small
        return fill(lips, "#8E2F33" if dark else "#B2433F") + (
            disc(9.5, 15.5, 1.1, sitter.colours.line) if mole else ""
        )
    if sitter.rank == "J":
        lips = f"M-6,{23.5 - smile * 0.7} Q0,{25 + smile} 7,{23 - smile * 0.7}"
        moustache = (
            "M0,17.5 C-4,16.5 -7,18.5 -11,21.5 C-6,21.5 -3,20.5 0,19.4 C3,20.5 6,21.5 11,21.5 "
            "C7,18.5 4,16.5 0,17.5Z"
        )
        return stroke(lips, "#6E2F26" if dark else "#9A4A3A", 2.3) + (
            fill(moustache, brow_colour) if sitter.suit == "s" else ""
        )
    return ""
