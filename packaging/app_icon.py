"""Write the program's icon, a back and a spade from the deck: `python packaging/app_icon.py [FILE]`."""

import sys
from pathlib import Path

from ginrummy_qt.ui.deck import Colours, Theme, paper_colour, pip_outline, suit_colour
from ginrummy_qt.ui.deck.svg import document, fill, group, outlined, rounded, stroke

ICON = Path(__file__).resolve().parent.parent / "ginrummy_qt" / "resources" / "icons" / "ginrummy.svg"

_SIZE = 256
_WIDTH, _HEIGHT, _CORNER = 144, 200, 18  # stouter than 5 : 7, so that 16 pixels hold a spade
_WINE, _WINE_LIGHT, _GOLD, _LINE = "#7E2430", "#9A3340", "#D9A648", "#2A2418"


def _card(inset: float = 0) -> str:
    return rounded(
        inset - _WIDTH / 2,
        inset - _HEIGHT / 2,
        _WIDTH - 2 * inset,
        _HEIGHT - 2 * inset,
        max(4, _CORNER - inset),
    )


def icon_svg() -> str:
    """Return the icon as an SVG document of 256 x 256 units, legible from 16 pixels."""
    paper, ink = paper_colour(Theme.DAY), suit_colour("s", Colours.TWO, Theme.DAY)
    lozenges = "".join(
        f"M{x},{y - 17} L{x + 10},{y} L{x},{y + 17} L{x - 10},{y}Z "
        for row, y in enumerate(range(-60, 61, 20))
        for x in ((-30, 0, 30) if row % 2 else (-45, -15, 15, 45))
    )
    back = (
        outlined(_card(3), paper, _LINE, 6)
        + fill(_card(13), _WINE)
        + fill(lozenges, _WINE_LIGHT)
        + stroke(_card(20), _GOLD, 5)
    )
    face = outlined(_card(3), paper, _LINE, 6) + group("scale(1.14)", fill(pip_outline("s"), ink))
    return document(
        _SIZE,
        _SIZE,
        group("translate(97,124) rotate(-15)", back),
        group("translate(161,136) rotate(9)", face),
    )


def main() -> int:
    """Write the icon to the named file, or to its place in the package."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ICON
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(icon_svg() + "\n", encoding="utf-8")
    print(target)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
