"""Puts a whole face together."""

from __future__ import annotations

from .aces import ace_face
from .court import court_face
from .geometry import HEIGHT, WIDTH, IndexSize, card_outline
from .index import ACE, JACK, check_rank, index_text, indices
from .palette import Colours, Theme, check_member, palette
from .pips import number_face
from .svg import document, fill, stroke

_COURTS = "JQK"


def face_svg(
    rank: int,
    suit: str,
    *,
    colours: Colours,
    theme: Theme,
    index: IndexSize,
    language: str,
    small: bool = False,
) -> str:
    """Return the face of a card as an SVG document of 250 x 350 units.

    ``rank`` is 1 (ace) to 13 (king), ``suit`` one of ``c d h s``, ``language`` one of
    :data:`ginrummy_qt.ui.deck.LANGUAGES`. ``small`` leaves out what is thinner than a pixel on a card
    under 80 pixels. Raises ``ValueError`` naming the wrong argument.
    """
    check_member("index", index, IndexSize)
    check_rank(rank)
    index_text(rank, language)
    shades = palette(suit, colours, theme)
    if rank == ACE:
        picture = ace_face(suit, shades, index)
    elif rank < JACK:
        picture = number_face(rank, suit, shades, index)
    else:
        picture = court_face(_COURTS[rank - JACK], suit, shades, index, small=small)
    return document(
        WIDTH,
        HEIGHT,
        fill(card_outline(), shades.paper),
        picture,
        stroke(card_outline(), shades.edge, 1.6),
        indices(rank, suit, shades, index, language),
    )
