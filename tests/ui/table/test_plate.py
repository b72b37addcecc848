"""The disc of a plate is round at every size of the table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ginrummy_qt.ui.table.plate import Plate, PlateText
from ginrummy_qt.ui.theme import contrast, table_palette


@pytest.mark.parametrize("k", [1.0, 1.5, 2.0, 3.0, 4.0])
def test_the_line_of_the_disc_is_as_thick_at_the_left_as_at_the_right(qtbot: QtBot, k: float) -> None:
    plate = Plate()
    qtbot.addWidget(plate)
    plate.set_theme("green")
    plate.set_scale(k)
    plate.show_content(PlateText("Computer", "Skilled", "26"), active=False)
    plate.resize(plate.sizeHint())
    plate.show()
    image = plate.grab().toImage()
    row, wide, line = image.height() // 2, round(36 * k), table_palette("green").line
    across = [contrast(image.pixelColor(x, row).name(), line) < 1.6 for x in range(wide)]
    left = next((x for x, on in enumerate(across) if not on and any(across[:x])), 0)
    right = next((x for x, on in enumerate(reversed(across)) if not on and any(across[wide - x :])), 0)
    thick = sum(across[:left]), sum(across[wide - right :])
    assert min(thick) >= round(1.2 * k), f"{thick} pixels of the line are seen"
    assert abs(thick[0] - thick[1]) <= 1
