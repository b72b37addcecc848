"""From the settings to the look of the cards."""

from typing import Final

from ginrummy_qt.models.settings import Settings
from ginrummy_qt.ui.deck import BackName, Colours, IndexSize, Theme
from ginrummy_qt.ui.faces import CardStyle

__all__ = ["style_for"]

_SMALL_CARD: Final = 90
"""Cards narrower than this wear the large index unless the person chose."""
_LARGE_TEXT: Final = 16 / 14
"""From this text scale on somebody likes large letters."""


def style_for(settings: Settings, language: str, card_width: int, text_scale: float) -> CardStyle:
    """Return the style of the cards.

    Args:
        settings: what the person chose.
        language: of the interface; the indices follow it unless they have a language of their own.
        card_width: of a card in the hand, in logical pixels.
        text_scale: the system font over 14 px.
    """
    size = settings.index_size
    if size == "auto":
        size = "large" if card_width < _SMALL_CARD or text_scale > _LARGE_TEXT else "standard"
    theme = settings.card_theme
    if theme == "auto":
        theme = "dim" if settings.table == "dark" else "day"
    return CardStyle(
        colours=Colours.FOUR if settings.colours == 4 else Colours.TWO,
        theme={"day": Theme.DAY, "dim": Theme.DIM, "night": Theme.NIGHT}[theme],
        index=IndexSize.LARGE if size == "large" else IndexSize.STANDARD,
        language=settings.index_language or language,
        back={"fans": BackName.FANS, "lattice": BackName.LATTICE, "garden": BackName.GARDEN}[settings.back],
    )
