"""Heads of the four queens: hair behind the shoulders, and face with front hair and tiara."""

from __future__ import annotations

from .features import face
from .pips import pip
from .sitter import Sitter
from .svg import at, disc, fill, mirrored, ring, stroke

_CLOUD = ((-32, 2), (-37, -12), (-34, -28), (-24, -41), (-9, -49))


def queen_head(sitter: Sitter) -> tuple[str, str]:
    """Return the hair behind the robe, and what stands before it."""
    back, front = {"s": _veil, "h": _loose, "d": _coils, "c": _curls}[sitter.suit](sitter)
    return back, face(sitter, sitter.person.hair_dark) + front


def _veil(sitter: Sitter) -> tuple[str, str]:
    hair, gold = sitter.person.hair, sitter.colours.gold
    veil = "M0,-50 C-34,-50 -42,-16 -38,20 C-36,40 -42,50 -50,62 L-10,62 L0,30Z"
    locks = "M0,-44 C-32,-44 -35,-10 -32,20 C-31,40 -30,50 -34,58 L-8,58 L0,30Z"
    back = mirrored(fill(veil, sitter.colours.veil)) + mirrored(fill(locks, hair))
    front = (
        mirrored(fill("M0,-41 C-20,-41 -29,-26 -28,2 C-22,-8 -8,-18 0,-34Z", hair))
        + fill("M-28,-33 Q0,-46 28,-33 L27,-27 Q0,-40 -27,-27Z", gold)
        + fill("M-9,-61 A11,11 0 1,0 9,-61 A9.2,9.2 0 0,1 -9,-61Z", gold)
        + mirrored(fill("M-13,-38 L-17,-49 L-22,-35Z", gold))
    )
    return back, front


def _loose(sitter: Sitter) -> tuple[str, str]:
    person, colours = sitter.person, sitter.colours
    lock = (
        "M0,-38 C-4,-54 -22,-58 -34,-46 C-46,-32 -40,-8 -34,8 C-32,20 -38,28 -32,36 "
        "C-26,42 -14,36 -12,24 L0,10Z"
    )
    waves = ("M-20,-46 C-34,-44 -38,-24 -33,-6", "M-12,-46 C-28,-40 -32,-24 -29,-8")
    back = mirrored(fill(lock, person.hair))
    if not sitter.small:
        back += mirrored(*(stroke(wave, person.hair_dark, 2) for wave in waves))
    tiara = (
        fill("M-23,-42 L-27,-58 L-13,-51 L0,-66 L13,-51 L27,-58 L23,-42 Q0,-36 -23,-42Z", colours.gold),
        pip("h", (0, -48), 11, colours.main),
        disc(-27, -59, 2.6, colours.gold),
        disc(27, -59, 2.6, colours.gold),
        disc(0, -67, 2.6, colours.gold),
    )
    parting = "M0,-41 C-18,-43 -29,-30 -27.5,-2 C-24,-14 -12,-26 0,-29Z"
    return back, mirrored(fill(parting, person.hair)) + at(0, 4, *tiara)


def _coils(sitter: Sitter) -> tuple[str, str]:
    person, colours = sitter.person, sitter.colours
    coil = disc(-33, -2, 14, person.hair) + ring(-33, -2, 9, person.hair_dark, 2)
    if not sitter.small:
        coil += ring(-33, -2, 4, person.hair_dark, 2)
    back = mirrored(coil) + fill("M-28,-10 C-30,-48 30,-48 28,-10Z", person.hair)
    crown = "M-26,-36 L-30,-52 L-17,-47 L-9,-60 L0,-50 L9,-60 L17,-47 L30,-52 L26,-36 Q0,-46 -26,-36Z"
    tiara = (
        fill(crown, colours.gold),
        stroke("M-25.5,-37 Q0,-47 25.5,-37", colours.deep, 3.4),
        pip("d", (0, -50), 9, colours.main),
        *(disc(x, y, 2.4, colours.gold) for x, y in ((-30, -53), (30, -53), (-9, -61), (9, -61))),
    )
    front = (
        mirrored(fill("M0,-41 C-20,-42 -30,-26 -27.5,-6 C-24,-16 -14,-22 0,-34Z", person.hair))
        + at(0, 6, *tiara)
        + mirrored(disc(-33, 15, 3, colours.gold))
    )
    return back, front


def _curls(sitter: Sitter) -> tuple[str, str]:
    hair, gold = sitter.person.hair, sitter.colours.gold
    back = mirrored(*(disc(x, y, 13, hair) for x, y in _CLOUD), disc(-29, 14, 9, hair)) + disc(
        0, -44, 14, hair
    )
    trefoil = at(0, -52, disc(-5.5, 2, 5.5, gold), disc(5.5, 2, 5.5, gold), disc(0, -6.5, 5.5, gold))
    front = (
        mirrored(fill("M0,-41 C-18,-43 -29,-30 -27.5,-4 C-24,-14 -16,-27 0,-30Z", hair))
        + fill("M-33,-30 Q0,-48 33,-30 L32,-22 Q0,-40 -32,-22Z", gold)
        + trefoil
        + mirrored(disc(-28, 20, 3.2, gold))
    )
    return back, front
