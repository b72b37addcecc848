"""The window's icon."""

import pytest
from app_icon import ICON, icon_svg
from PySide6.QtGui import QColor, QIcon

from ginrummy_qt.assets import resource


def test_the_icon_in_the_package_is_the_one_the_generator_draws() -> None:
    assert resource("icons", "ginrummy.svg") == ICON
    assert ICON.read_text(encoding="utf-8").strip() == icon_svg()


@pytest.mark.parametrize("size", [16, 32, 256])
def test_back_paper_and_spade_can_be_told_apart(size: int, qapp: object) -> None:
    image = QIcon(str(ICON)).pixmap(size, size).toImage()
    solid = [
        colour for x in range(size) for y in range(size) if (colour := image.pixelColor(x, y)).alpha() > 200
    ]

    def share(wanted: str) -> float:
        want = QColor(wanted)
        near = [
            colour
            for colour in solid
            if max(abs(colour.red() - want.red()), abs(colour.blue() - want.blue())) < 40
            and abs(colour.green() - want.green()) < 40
        ]
        return len(near) / len(solid)

    assert len(solid) > 0.35 * size * size
    assert share("#7E2430") > 0.06
    assert share("#FCFAF4") > 0.2
    assert share("#232C3B") > 0.06
