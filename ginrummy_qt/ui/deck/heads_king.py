"""Heads of the four kings. Each has a silhouette of its own, to be told apart without colour.

Spades: narrow, straight hair, long pointed beard, tall spiked crown. Hearts: broad mane of curls, short
round beard, low crown with a fur brim. Diamonds: square silver beard, stepped crown. Clubs: forked beard,
trefoil crown.
"""

from __future__ import annotations

from .features import face
from .pips import pip
from .sitter import Sitter
from .svg import disc, fill, mirrored, outlined, stroke

_CHEEKS = "C22,10 14,14 8,15 C4,12 -4,12 -8,15 C-14,14 -22,10 -27,0Z"
_CHEEKS_SHADOW = "C22,10 14,14 8,15 C6,13.4 3,13 0,13Z"
_MANE = ((-29, -22, 8), (-36, -11, 9), (-39, 3, 9.5), (-38, 18, 9.5), (-33, 32, 9.5), (-23, 43, 9.5))
_ROUND_BEARD = ((-23, 28), (-13, 37), (0, 41), (13, 37), (23, 28))


def king_head(sitter: Sitter) -> str:
    """Return hair, face, beard and crown of a king."""
    person = sitter.person
    brows = "#A39A88" if sitter.suit == "d" else person.hair_dark
    hair = {"s": _straight_hair, "h": _mane}.get(sitter.suit, _rolled_hair)(sitter)
    beard = {"s": _pointed, "h": _round, "d": _square, "c": _forked}[sitter.suit](sitter)
    mouth = fill("M-6,23.5 Q0,21.5 6,23.5 Q0,29 -6,23.5Z", "#B5524A")
    return hair + face(sitter, brows) + beard + mouth + _moustache(sitter) + _crown(sitter)


def _rolled_hair(sitter: Sitter) -> str:
    hair = sitter.person.hair
    curl = (
        ""
        if sitter.small
        else stroke(
            "M-34,26 C-38,25 -38,19 -33.5,18.5 C-29,18.5 -28,25 -32,28",
            "#B9B09E" if sitter.suit == "d" else sitter.person.hair_dark,
            1.8,
        )
    )
    lock = fill("M-20,-34 C-40,-30 -42,0 -38,20 C-36,32 -22,30 -22,18 L-22,-20Z", hair)
    return mirrored(lock, disc(-34, 22, 9, hair), curl)


def _straight_hair(sitter: Sitter) -> str:
    lock = (
        "M-20,-36 C-31,-32 -34,-12 -34,6 C-34,20 -37,27 -38,33 C-38,39 -32,41 -28,38 "
        "C-22,34 -20,26 -20,20 L-20,-20Z"
    )
    return mirrored(fill(lock, sitter.person.hair))


def _mane(sitter: Sitter) -> str:
    hair, dark = sitter.person.hair, sitter.person.hair_dark
    curls = "".join(disc(x, y, radius, hair) for x, y, radius in _MANE)
    lines = (
        ""
        if sitter.small
        else "".join(
            stroke(f"M{x - 4},{y + 3} C{x - 5},{y - 4} {x + 3},{y - 5} {x + 4},{y}", dark, 1.8)
            for x, y, _ in _MANE[1:]
        )
    )
    return mirrored(fill("M-20,-34 L-34,-20 L-38,20 L-22,46 L-10,46 L-10,-20Z", hair), curls, lines)


def _pointed(sitter: Sitter) -> str:
    person = sitter.person
    whole = fill(f"M-27,0 C-27,26 -14,42 0,66 C14,42 27,26 27,0 {_CHEEKS}", person.hair)
    return whole + fill(f"M0,66 C14,42 27,26 27,0 {_CHEEKS_SHADOW}", person.hair_dark)


def _round(sitter: Sitter) -> str:
    person = sitter.person
    curls = "".join(disc(x, y, 8.5, person.hair) for x, y in _ROUND_BEARD)
    whole = fill(f"M-27,0 C-27,26 -14,42 0,44 C14,42 27,26 27,0 {_CHEEKS}", person.hair)
    lines = (
        ""
        if sitter.small
        else "".join(
            stroke(f"M{x - 4},{y + 1} Q{x},{y + 6} {x + 4},{y + 1}", person.hair_dark, 1.8)
            for x, y in _ROUND_BEARD
        )
    )
    return curls + whole + lines


def _square(sitter: Sitter) -> str:
    person = sitter.person
    whole = fill(f"M-27,0 L-25,40 L-17,50 L17,50 L25,40 L27,0 {_CHEEKS}", person.hair)
    shadow = fill(f"M0,50 L17,50 L25,40 L27,0 {_CHEEKS_SHADOW}", person.hair_dark, extra='opacity=".55"')
    lines = (
        "" if sitter.small else "".join(stroke(f"M{x},34 L{x},46", "#B9B09E", 1.8) for x in (-12, -4, 4, 12))
    )
    return whole + shadow + lines


def _forked(sitter: Sitter) -> str:
    person = sitter.person
    right = "C2,48 6,54 10,60 C24,44 27,22 27,0"
    whole = fill(f"M-27,0 C-27,22 -24,44 -10,60 C-6,54 -2,48 0,42 {right} {_CHEEKS}", person.hair)
    return whole + fill(f"M0,42 {right} {_CHEEKS_SHADOW}", person.hair_dark)


def _moustache(sitter: Sitter) -> str:
    person, old = sitter.person, sitter.suit == "d"
    shape = "M0,15.5 C-6,13.5 -12,17 -21,25 C-14,25.5 -5,24 0,20 C5,24 14,25.5 21,25 C12,17 6,13.5 0,15.5Z"
    colour, line = ("#EFEAE0", "#B9B09E") if old else (person.hair, person.hair_dark)
    return outlined(shape, colour, line, 1.2)


def _crown(sitter: Sitter) -> str:
    if sitter.suit == "h":
        return _furred_crown(sitter)
    body = {"s": _spiked_crown, "d": _stepped_crown, "c": _trefoil_crown}[sitter.suit](sitter)
    band = fill("M-30,-38 Q0,-32 30,-38 L29,-28 Q0,-22 -29,-28Z", sitter.colours.deep)
    drops = {-24: -0.4, -12: 1.6, 0: 2.6, 12: 1.6, 24: -0.4}
    studs = (
        ""
        if sitter.small
        else "".join(disc(x, -31.5 + drop, 2.2, sitter.colours.gold) for x, drop in drops.items())
    )
    return body + band + studs


def _gold_body(sitter: Sitter, whole: str, right_half: str) -> str:
    return fill(whole, sitter.colours.gold) + fill(
        right_half, sitter.colours.gold_dark, extra='opacity=".35"'
    )


def _spiked_crown(sitter: Sitter) -> str:
    gold = sitter.colours.gold
    right = "L7,-50 L17,-66 L21,-47 L34,-60 L29,-31"
    body = _gold_body(
        sitter, f"M-29,-31 L-34,-60 L-21,-47 L-17,-66 L-7,-50 L0,-73 {right}Z", f"M0,-73 {right} L0,-31Z"
    )
    return body + "".join(disc(x, y, 2.6, gold) for x, y in ((-34, -61), (-17, -67), (17, -67), (34, -61)))


def _furred_crown(sitter: Sitter) -> str:
    colours = sitter.colours
    cap = "M-33,-36 C-50,-55 -26,-66 0,-57 C26,-66 50,-55 33,-36"
    fur = outlined(
        "M-34,-41 Q0,-35 34,-41 Q39,-34 34,-26 Q0,-20 -34,-26 Q-39,-34 -34,-41Z",
        colours.cloth,
        colours.fold,
        1.4,
    )
    tails = (
        ""
        if sitter.small
        else "".join(
            fill(f"M{x - 2},{y + 3.6} Q{x},{y - 2} {x},{y - 4} Q{x},{y - 2} {x + 2},{y + 3.6}Z", colours.line)
            for x, y in ((-24, -32.5), (-8, -30.5), (8, -30.5), (24, -32.5))
        )
    )
    return (
        fill(f"{cap}Z", colours.main)
        + stroke(cap, colours.gold, 5)
        + stroke("M0,-36 L0,-57", colours.gold, 5)
        + disc(0, -60, 5, colours.gold)
        + pip("h", (0, -68), 13, colours.gold)
        + fur
        + tails
    )


def _stepped_crown(sitter: Sitter) -> str:
    right = "L7,-64 L7,-58 L17,-58 L17,-48 L24,-48 L24,-54 L34,-54 L31,-31"
    left = "M-31,-31 L-34,-54 L-24,-54 L-24,-48 L-17,-48 L-17,-58 L-7,-58 L-7,-64"
    return _gold_body(sitter, f"{left} {right}Z", f"M0,-64 {right} L0,-31Z") + pip(
        "d", (0, -49), 16, sitter.colours.main
    )


def _trefoil_crown(sitter: Sitter) -> str:
    gold = sitter.colours.gold
    right = "L14,-54 L20,-42 L34,-48 L30,-31"
    body = _gold_body(
        sitter, f"M-30,-31 L-34,-48 L-20,-42 L-14,-54 L0,-46 {right}Z", f"M0,-46 {right} L0,-31Z"
    )
    balls = ((-35, -50), (-16, -58), (16, -58), (35, -50), (-5, -56), (5, -56), (0, -64))
    return body + "".join(disc(x, y, 5, gold) for x, y in balls)
