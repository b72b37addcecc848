"""The whole window in bad moments: storms of input, changes in the middle of motion, and quitting."""

from __future__ import annotations

import random
import threading

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt import players
from ginrummy_qt.engine import Action, IllegalAction, SeatView
from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.models.session import Session
from ginrummy_qt.players.player import Player
from tests.ui.whole_window import PATIENCE, MakeWindow, deal, seen, shut, wait_for_my_turn

KEYS = (
    *(Qt.Key(ord(letter)) for letter in "DTPKGSH"),
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Escape,
)
PONDERING = threading.Event()


class Ponderer(Player):
    """Thinks until nobody wants to know any more, and says so in ``PONDERING``."""

    level = "casual"

    def choose(self, view: SeatView, _deadline: float) -> Action:
        PONDERING.set()
        while not self.cancelled():
            threading.Event().wait(0.001)
        return next(iter(view.legal_actions))


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a_storm_of_clicks_and_keys_does_only_what_is_legal(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    window, services = make_window()
    table = deal(window, services, speed)
    chance = random.Random(1)
    done: list[object] = []
    apply = services.controller._play

    def play(session: Session, table: int, action: Action) -> bool:
        done.append(action)
        try:
            return apply(session, table, action)
        except IllegalAction as error:
            pytest.fail(f"an illegal action got through: {error}")

    monkeypatch.setattr(services.controller, "_play", play)
    port = table.viewport()
    for number in range(1000):
        kind = chance.random()
        point = QPoint(chance.randrange(port.width()), chance.randrange(port.height()))
        button = chance.choice([Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton])
        if kind < 0.45:
            QTest.mouseClick(port, button, Qt.KeyboardModifier.NoModifier, point)
        elif kind < 0.6:
            QTest.mousePress(port, button, Qt.KeyboardModifier.NoModifier, point)
        elif kind < 0.75:
            QTest.mouseRelease(port, button, Qt.KeyboardModifier.NoModifier, point)
        else:
            QTest.keyClick(table, chance.choice(KEYS))
        if number % 50 == 0:
            QApplication.processEvents()
        if window.page.result.isVisible():
            QTest.keyClick(window.page.result, Qt.Key.Key_Return)
        if window.page.match.isVisible():
            break
    assert len(done) > 5
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton)
    wait_for_my_turn(qtbot, services, table)
    assert table.check(seen(services)) == []
    match_id = services.controller.match_id
    assert match_id is not None
    record = services.controller.store.load(match_id)
    assert sum(len(one.actions) for one in record.rounds) >= len(done)


def test_resize_and_language_in_the_middle_of_motion(qtbot: QtBot, make_window: MakeWindow) -> None:
    window, services = make_window()
    table = deal(window, services, "slow")
    sizes = [QSize(800, 560), QSize(900, 1200), QSize(1600, 900), QSize(1280, 800)]
    for number, language in enumerate([*LANGUAGES, *LANGUAGES]):
        QTest.qWait(15)
        window.menus.language.choices[language].trigger()
        window.resize(sizes[number % len(sizes)])
        assert services.languages.current == language
        if seen(services).my_turn:
            services.controller.act(next(iter(seen(services).legal_actions)))
    table.finish()
    wait_for_my_turn(qtbot, services, table)
    assert table.check(seen(services)) == []


@pytest.mark.qt_log_ignore(
    "does not support"
)  # what the offscreen platform says of windows brought to the front
@pytest.mark.parametrize("moment", ["deal", "drag", "thinking", "result", "settings"])
def test_quitting_at_a_bad_moment_ends_well(
    qtbot: QtBot,
    make_window: MakeWindow,
    moment: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window, services = make_window()
    # By chance, once in some hundred deals, the computer would end the round before anybody has moved.
    table = deal(window, services, "normal" if moment in {"deal", "drag"} else "off", seed=1)
    if moment == "drag":
        table.finish()
        wait_for_my_turn(qtbot, services, table)
        card = next(iter(seen(services).hand))
        point = table.card_point(card)
        QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        QTest.mouseMove(table.viewport(), point + QPoint(0, -120))
        QTest.mouseMove(table.viewport(), point + QPoint(40, -200))
        assert table.pointer.drag is not None
    elif moment == "thinking":
        wait_for_my_turn(qtbot, services, table)
        PONDERING.clear()
        monkeypatch.setattr(players, "create", lambda _level, seed: Ponderer(seed))
        while seen(services).my_turn:
            assert services.controller.act(next(iter(seen(services).legal_actions)))
        qtbot.waitUntil(PONDERING.is_set, timeout=PATIENCE)  # its thread is at it, not only asked
        assert services.controller.busy
    elif moment == "result":
        for _ in range(200):
            wait_for_my_turn(qtbot, services, table)
            view = seen(services)
            if view.result is not None:
                break
            services.controller.act(list(view.legal_actions)[-1])
        assert window.page.result.isVisible()
    elif moment == "settings":
        window.menus.settings.trigger()
    shut(window, services)
    assert caplog.records == []
