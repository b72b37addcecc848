"""The person on a court card: who it is, and the colours he or she is drawn in."""

from __future__ import annotations

from .palette import Palette, complexion


class Sitter:
    """One of the twelve figures.

    ``rank`` is ``K``, ``Q`` or ``J``; ``suit`` a suit letter; ``small`` leaves out what is thinner than a
    pixel on cards under 80 px. ``person`` holds skin and hair; the king of diamonds is old.
    """

    def __init__(self, rank: str, suit: str, colours: Palette, *, small: bool = False) -> None:
        self.rank = rank
        self.suit = suit
        self.colours = colours
        self.small = small
        self.person = complexion(suit, silver=rank == "K" and suit == "d")

    @property
    def red(self) -> bool:
        """Whether the suit is hearts or diamonds."""
        return self.suit in "hd"
