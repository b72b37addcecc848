"""What can do nothing says why, in every way in which a person may ask."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.why import Why, why_text
from ginrummy_qt.ui.reasons import enable


@pytest.mark.parametrize("reason", [Why.NO_MATCH, "Not now."])
def test_a_reason_disables_and_is_told(qtbot: QtBot, reason: Why | str) -> None:
    button, action = QPushButton("Do"), QAction("Do")
    qtbot.addWidget(button)
    said = why_text(reason) if isinstance(reason, Why) else reason
    for thing in (button, action):
        enable(thing, reason, "Does it")
        assert not thing.isEnabled()
        assert thing.toolTip() == thing.statusTip() == said
    assert button.accessibleDescription() == said
    for thing in (button, action):
        enable(thing, None, "Does it")
        assert thing.isEnabled()
        assert (thing.toolTip(), thing.statusTip()) == ("Does it", "")
    assert button.accessibleDescription() == "Does it"


def test_every_reason_is_a_sentence_of_its_own() -> None:
    assert why_text(None) == ""
    said = [why_text(why) for why in Why]
    assert all(text.endswith(".") for text in said)
    assert len(set(said)) == len(said)
