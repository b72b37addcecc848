"""Write the program's icon, a back and a spade from the deck: `python packaging/app_icon.py [FILE]`.

Packages want it as pictures too; these are drawn from the SVG when they are made (`write_all`).
"""

from __future__ import annotations

import os
import struct
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


PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
_ICO_SIZES = (16, 24, 32, 48, 64, 256)
_ICNS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
_ICNS |= {b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512}  # the same for screens of double density


def write_all(folder: Path) -> None:
    """Draw the icon into `folder`: NN.png by size, ginrummy.ico for Windows, ginrummy.icns for macOS."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt  # noqa: PLC0415 - for this alone
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415 - likewise
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415 - likewise

    folder.mkdir(parents=True, exist_ok=True)
    renderer = QSvgRenderer(QByteArray(ICON.read_bytes()))
    pictures: dict[int, bytes] = {}
    for pixels in PNG_SIZES:
        image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, pixels, pixels))
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG", 0)  # type: ignore[call-overload] # the stubs want bytes for the format
        pictures[pixels] = bytes(buffer.data().data())
        (folder / f"{pixels}.png").write_bytes(pictures[pixels])
    (folder / "ginrummy.ico").write_bytes(ico({pixels: pictures[pixels] for pixels in _ICO_SIZES}))
    (folder / "ginrummy.icns").write_bytes(icns({kind: pictures[pixels] for kind, pixels in _ICNS.items()}))


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return an icon file of Windows with PNG pictures, by size; the header is ICONDIR of the Windows API."""
    place = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for pixels, picture in pictures.items():
        side = pixels % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place + len(body))
        body += picture
    return head + body


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Return an icon file of macOS with PNG pictures, by kind: each with its kind and length before it."""
    body = b"".join(kind + struct.pack(">I", len(data) + 8) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> int:
    """Write the icon to the named file, or to its place in the package."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ICON
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(icon_svg() + "\n", encoding="utf-8")
    print(target)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
