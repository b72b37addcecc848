"""Draw contact sheets of the deck: `python packaging/contact_sheet.py OUT [--widths 60 120]`.

One sheet for each width, colour scheme, theme and index size; one for each width and language; the backs; the
icon.
"""

import argparse
import itertools
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from app_icon import icon_svg
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ginrummy_qt.engine.cards import ALL_CARDS, Card
from ginrummy_qt.ui.deck import LANGUAGES, BackName, Colours, IndexSize, Theme
from ginrummy_qt.ui.faces import CardStyle, Faces

WIDTHS = (40, 60, 90, 120, 300)
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
_GAP = 8
_TABLE = {Theme.DAY: "#2F5D4A", Theme.DIM: "#1C2B27", Theme.NIGHT: "#1C2B27"}


def _sheet(pictures: Sequence[QPixmap], columns: int, ground: str, target: Path) -> None:
    """Save pictures of one size in rows."""
    cell_width, cell_height = pictures[0].width() + _GAP, pictures[0].height() + _GAP
    rows = -(-len(pictures) // columns)
    image = QImage(columns * cell_width + _GAP, rows * cell_height + _GAP, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    for position, picture in enumerate(pictures):
        row, column = divmod(position, columns)
        painter.drawPixmap(_GAP + column * cell_width, _GAP + row * cell_height, picture)
    painter.end()
    if not image.save(str(target)):
        raise SystemExit(f"cannot write {target}")


def _styles(out: Path, widths: Sequence[int]) -> None:
    for colours, theme, index in itertools.product(Colours, Theme, IndexSize):
        faces = Faces(CardStyle(colours=colours, theme=theme, index=index))
        for width in widths:
            name = f"{width:03}px_{colours.value}_{theme.value}_{index.value}.png"
            _sheet([faces.pixmap(card, width, 1) for card in ALL_CARDS], 13, _TABLE[theme], out / name)


def _languages(out: Path, widths: Sequence[int]) -> None:
    cards = [card for card in ALL_CARDS if card.rank in {1, 10, 11, 12, 13}]
    for language, width in itertools.product(LANGUAGES, widths):
        pictures: list[QPixmap] = []
        for index in IndexSize:
            faces = Faces(CardStyle(index=index, language=language))
            pictures += [faces.pixmap(card, width, 1) for card in cards]
        _sheet(pictures, 10, _TABLE[Theme.DAY], out / f"{width:03}px_letters_{language}.png")


def _backs(out: Path, widths: Sequence[int]) -> None:
    for width in widths:
        style = CardStyle()
        none: Card | None = None
        pictures = [
            Faces(replace(style, theme=theme, back=back)).pixmap(none, width, 1)
            for theme in Theme
            for back in BackName
        ]
        _sheet(pictures, len(BackName), _TABLE[Theme.DIM], out / f"{width:03}px_backs.png")


def _icons(out: Path) -> None:
    renderer = QSvgRenderer(QByteArray(icon_svg().encode()))
    image = QImage(
        sum(ICON_SIZES) + _GAP * (len(ICON_SIZES) + 1), 2 * (256 + 2 * _GAP), QImage.Format.Format_RGB32
    )
    painter = QPainter(image)
    for row, ground in enumerate(("#F2F2F0", "#20242A")):
        top = row * (256 + 2 * _GAP)
        painter.fillRect(QRectF(0, top, image.width(), 256 + 2 * _GAP), QColor(ground))
        x = _GAP
        for size in ICON_SIZES:
            renderer.render(painter, QRectF(x, top + _GAP, size, size))
            x += size + _GAP
    painter.end()
    image.save(str(out / "icon.png"))


def main() -> int:
    """Draw all sheets into the folder named on the command line."""
    parser = argparse.ArgumentParser(description="Contact sheets of the deck.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--widths", type=int, nargs="+", default=WIDTHS, metavar="PIXELS")
    options = parser.parse_args()
    out: Path = options.out
    out.mkdir(parents=True, exist_ok=True)
    application = QGuiApplication([])
    _styles(out, options.widths)
    _languages(out, options.widths)
    _backs(out, options.widths)
    _icons(out)
    print(f"{len(list(out.glob('*.png')))} sheets in {out}")
    del application
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
