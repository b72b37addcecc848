"""Fair deals: what is told before and after the round, and the own words that are mixed in."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ginrummy_qt.engine import Deal, Seal
from ginrummy_qt.engine.record_parts import RoundEntry
from ginrummy_qt.models.fairness import FairDeals, SealedRound
from ginrummy_qt.models.settings import Settings
from ginrummy_qt.store import Store
from ginrummy_qt.ui.faces import Faces
from ginrummy_qt.ui.fair_window import FairWindow
from tests.ui.on_screen import LEFT, in_every_language, show


def sealed(*, over: bool, words: str = "") -> SealedRound:
    seal = Seal(Deal(12345), bytes(range(16)), words)
    return SealedRound(4, RoundEntry(seal.deal, (), seal), over, (("You", "Computer"),))


def fair(qtbot: QtBot, store: Store, settings: Settings, faces: Faces, shown: SealedRound) -> FairWindow:
    window = FairWindow(shown, FairDeals(store), settings, faces)
    show(qtbot, window, 1080, 760)
    return window


def test_before_the_end_only_the_seal_is_told(
    qtbot: QtBot, store: Store, settings: Settings, faces: Faces
) -> None:
    shown = sealed(over=False, words="own")
    window = fair(qtbot, store, settings, faces, shown)
    assert not window.verify.isEnabled()
    QTest.mouseClick(window.copy, LEFT)
    assert shown.seal is not None
    secrets = (str(shown.entry.deal), str(shown.seal.secret), shown.seal.nonce.hex())
    texts = [QGuiApplication.clipboard().text(), window.number.text.text(), window.number.note.text()]
    assert not any(secret in text for secret in secrets for text in texts)
    assert shown.commitment in texts[0]
    assert shown.order() == ()
    window.show_round(replace(shown, over=True))
    assert window.verify.isEnabled()
    QTest.mouseClick(window.verify, LEFT)
    assert window.check.text.text() == "The seal matches"
    QTest.mouseClick(window.copy, LEFT)
    assert all(secret in QGuiApplication.clipboard().text() for secret in secrets)


def test_a_seal_that_was_noted_is_compared(
    qtbot: QtBot, store: Store, settings: Settings, faces: Faces
) -> None:
    window = fair(qtbot, store, settings, faces, sealed(over=True))
    window.noted.setText(window.seal.text.text().upper())
    QTest.mouseClick(window.verify, LEFT)
    assert window.check.text.text() == "The seal matches"
    window.noted.setText("1186 4bf9")
    QTest.keyClick(window.noted, Qt.Key.Key_Return)
    assert window.check.text.text() == "The seal does not match"


def test_another_deal_does_not_fit() -> None:
    shown = sealed(over=True)
    assert shown.fits()
    assert not replace(shown, entry=replace(shown.entry, deal=Deal(1))).fits()
    assert not replace(shown, entry=RoundEntry(Deal(1))).fits()


def test_own_words_are_mixed_into_the_next_deals(
    qtbot: QtBot, store: Store, settings: Settings, faces: Faces
) -> None:
    window = fair(qtbot, store, settings, faces, sealed(over=False))
    before = [seal.commitment for seal in store.seals()]
    QTest.keyClicks(window.words, "my words")
    QTest.keyClick(window.words, Qt.Key.Key_Return)
    assert [seal.words for seal in store.seals()] == ["my words"] * len(before)
    assert [seal.commitment for seal in store.seals()] == before
    assert "my words" in window.words_note.text()
    QTest.mouseClick(window.copy_seals, LEFT)
    assert QGuiApplication.clipboard().text().split() == before


def test_fair_deals_fit(qtbot: QtBot, store: Store, settings: Settings, faces: Faces) -> None:
    window = fair(qtbot, store, settings, faces, sealed(over=True, words="own words"))
    window.how_button.setChecked(True)
    QTest.mouseClick(window.verify, LEFT)
    in_every_language(window, (QSize(640, 700), QSize(1080, 760)))
