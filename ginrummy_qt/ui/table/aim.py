"""What a place on the table says while a card is dragged."""

from enum import StrEnum

__all__ = ["Aim"]


class Aim(StrEnum):
    """What dropping the dragged card at a place would mean."""

    NONE = "none"
    OFFERED = "offered"
    """A drop here is legal."""
    AIMED = "aimed"
    """A drop now goes here."""
