"""Fixtures for the widgets: longer words, other system fonts, results and matches to show, the window."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ginrummy_qt.app import make_services
from ginrummy_qt.engine import CardSet, RoundKind, RoundResult, Rules, settle
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.options import Options
from ginrummy_qt.store import Store
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.main_window import MainWindow
from ginrummy_qt.ui.round_summary import RoundSummary
from ginrummy_qt.ui.services import Services
from tests.models.records import played_records
from tests.ui.whole_window import MakeWindow, shut

MELDS = ("5s 6s 7s 8s", "Jc Jd Jh")
THIRD = "2c 3c 4c"
OTHER = "7h 8h 9h Qc Qd Qs Kd 4h 9s Js"


class Longer(QTranslator):
    """Makes every text longer by two fifths, as German and Dutch do, with the end as one long word."""

    def isEmpty(self) -> bool:
        return False  # or no LanguageChange is sent

    def translate(self, _context: str, source: str, _disambiguation: str | None = None, n: int = -1) -> str:
        if not source:
            return ""
        return source.replace("%n", str(n)) + "ö" * max(2, round(0.4 * len(source)))


@pytest.fixture(scope="session", autouse=True)
def clipboard_of_text(qapp: QApplication) -> Iterator[None]:
    """Nothing that Python made lies on the clipboard when the tests end, or Qt crashes then."""
    yield
    qapp.clipboard().setText("")


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.fixture
def system_font(qapp: QApplication) -> Iterator[QApplication]:
    """The application, for tests that change its font; the old one comes back."""
    old = QApplication.font()
    yield qapp
    QApplication.setFont(old)


@pytest.fixture(scope="session")
def faces(qapp: QApplication) -> Faces:
    return Faces()


@pytest.fixture
def settings(qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return Settings(tmp_path_factory.mktemp("profile"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A profile in which nothing was played."""
    with Store.open(tmp_path / "records") as store:
        yield store


@pytest.fixture
def played(store: Store) -> Store:
    """A profile with a match of every kind."""
    store.import_records(played_records())
    return store


@pytest.fixture
def make_window(qapp: QApplication, tmp_path: Path) -> Iterator[MakeWindow]:
    """Opens the window on one profile; afterwards everything is closed and nothing is left running."""
    opened: list[tuple[MainWindow, Services]] = []
    threads = threading.active_count()

    def make() -> tuple[MainWindow, Services]:
        services = make_services(Options(profile=tmp_path / "profile", language="en"))
        window = MainWindow(services)
        window.restore_and_show()
        window.resize(1280, 800)
        opened.append((window, services))
        return window, services

    yield make
    for window, services in opened:
        shut(window, services)
    assert threading.active_count() == threads


def results() -> dict[str, RoundResult]:
    """A result of every kind, won by either side, and one with many layoffs and a long sum."""
    defender = "7c 8c 9c Qc Qd Qs Kd 4h 9s Js"
    under = "7c 8c 9c Qc Qd Qs 4h 2c 9s Js"
    return {
        "knock": settle(Rules(), MELDS, "Ah 2d 5c", defender),
        "their knock": settle(Rules(), MELDS, "Ah 2d 5c", defender, knocker=1),
        "undercut": settle(Rules(), MELDS, "Ah 2d 5c", under, knocker=1),
        "undercut me": settle(Rules(), MELDS, "Ah 2d 5c", under),
        "gin": settle(Rules(), (*MELDS, THIRD), "", OTHER),
        "their gin": settle(Rules(), (*MELDS, THIRD), "", OTHER, knocker=1),
        "big gin": settle(Rules(big_gin_bonus=31), (*MELDS, "2c 3c 4c 5c"), "", OTHER),
        "many layoffs, doubled": settle(
            Rules(oklahoma=True),
            ("5s 6s 7s", "Jc Jd Jh", THIRD),
            "Ah",
            "4s 8s 9s Ts Js Ac 5c 6c Kd Kh",
            multiplier=2,
        ),
        "dead": RoundResult(RoundKind.DEAD),
    }


@pytest.fixture
def summaries() -> dict[str, RoundSummary]:
    hands = (CardSet.parse("5s 6s 7s 8s Jc Jd Jh Ah 5c 9d"), CardSet.parse("2c 9h Td Kd 4h 4s 8c Qs Qd Qh"))
    made: dict[str, RoundSummary] = {}
    for name, result in results().items():
        after = [52, 37]
        if result.winner is not None:
            after[result.winner] += result.points
        made[name] = RoundSummary(result, 0, 4, 11, 0, hands, (52, 37), (after[0], after[1]), 100)
    return made
