"""The deck "Heraldic Calm": 52 faces and three backs as SVG text, in card units (250 x 350).

Standard library only, no Qt. The SVG keeps to what QtSvg can draw: paths, circles, rectangles, groups,
``use``, even-odd fills and opacity; no ``clip-path``, no nested ``svg``.
"""

from __future__ import annotations

from .backs import BackName, back_svg
from .compose import face_svg
from .geometry import IndexSize
from .index import LANGUAGES, index_text
from .palette import Colours, Theme, frame_colour, paper_colour, suit_colour
from .pips import pip_outline

__all__ = [
    "LANGUAGES",
    "BackName",
    "Colours",
    "IndexSize",
    "Theme",
    "back_svg",
    "face_svg",
    "frame_colour",
    "index_text",
    "paper_colour",
    "pip_outline",
    "suit_colour",
]
