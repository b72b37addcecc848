"""Switching the language: at once, Qt's own words too, told once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator

from ginrummy_qt import assets
from ginrummy_qt.models.languages import (
    LANGUAGES,
    LanguageManager,
    format_number,
    system_language,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

CANCEL = {"en": "Cancel", "de": "Abbrechen", "nl": "Annuleren", "sv": "Avbryt"}


@pytest.fixture
def manager() -> Iterator[LanguageManager]:
    manager = LanguageManager()
    yield manager
    manager.remove()


def cancel() -> str:
    return QCoreApplication.translate("QPlatformTheme", "Cancel")


def test_qt_s_own_words_follow(manager: LanguageManager) -> None:
    told: list[str] = []
    manager.changed.connect(told.append)
    for code in ("de", "nl", "sv", "en", "sv"):
        assert manager.set(code)
        assert manager.current == code
        assert cancel() == CANCEL[code]
    assert told == ["de", "nl", "sv", "en", "sv"]
    assert manager.problem == ""


def test_the_same_language_again_is_no_news(manager: LanguageManager) -> None:
    told: list[str] = []
    manager.changed.connect(told.append)
    for _ in range(3):
        assert manager.set("nl")
    assert told == ["nl"]


def test_no_translator_is_left_behind(manager: LanguageManager) -> None:
    for _ in range(5):
        for code in LANGUAGES:
            manager.set(code)
    QCoreApplication.sendPostedEvents(None, 52)  # QEvent.DeferredDelete
    assert 1 <= len(manager.findChildren(QTranslator)) <= 2
    manager.set("de")
    manager.remove()
    QCoreApplication.sendPostedEvents(None, 52)
    assert not manager.findChildren(QTranslator)
    assert cancel() == "Cancel"
    assert manager.current == "en"


def test_our_translation_is_asked_before_qt_s(
    manager: LanguageManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Qt's Swedish stands in for ours: what is taken shows which of the two was asked first.
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    monkeypatch.setattr(assets, "translation_file", lambda _: folder / "qtbase_sv.qm")
    assert manager.set("de")
    assert cancel() == "Avbryt"


def test_an_unknown_language_is_a_mistake(manager: LanguageManager) -> None:
    with pytest.raises(ValueError, match="'fr'"):
        manager.set("fr")
    assert manager.current == "en"


@pytest.mark.parametrize("why", ["missing", "unreadable"])
def test_without_its_translation_the_program_goes_on_in_english(
    manager: LanguageManager, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, why: str
) -> None:
    told: list[str] = []
    manager.changed.connect(told.append)
    assert manager.set("sv")
    real = assets.translation_file

    def find(code: str) -> Path:
        if code != "de":
            return real(code)
        if why == "missing":
            raise assets.MissingResource("i18n/ginrummy_de.qm")
        (tmp_path / "bad.qm").write_bytes(b"no translation")
        return tmp_path / "bad.qm"

    with monkeypatch.context() as patch:
        patch.setattr(assets, "translation_file", find)
        assert not manager.set("de")
        assert "Deutsch" in manager.problem
        assert (manager.current, cancel()) == ("en", "Cancel")
        assert not manager.set("de")
        assert told == ["sv", "en"]
        assert manager.set("nl")
        assert manager.problem == ""
    assert manager.set("de")
    assert told == ["sv", "en", "nl", "de"]


def test_without_any_translation_there_is_english(
    manager: LanguageManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find(code: str) -> Path:
        raise assets.MissingResource(f"i18n/ginrummy_{code}.qm")

    monkeypatch.setattr(assets, "translation_file", find)
    assert not manager.set("en")
    assert manager.problem
    assert not manager.set("sv")
    assert manager.current == "en"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (["de-AT"], "de"),
        (["sv_FI", "fi"], "sv"),
        (["fr-FR", "nl-BE", "de"], "nl"),
        (["fr"], "en"),
        ([], "en"),
        (["C"], "en"),
        (["EN-gb", "de"], "en"),
    ],
)
def test_the_first_start_follows_the_system(wanted: list[str], code: str) -> None:
    assert system_language(wanted) == code


def test_following_the_system(manager: LanguageManager) -> None:
    assert manager.set("")
    assert manager.current == system_language()


def test_numbers_are_written_as_the_language_does(manager: LanguageManager) -> None:
    for code, number in (
        ("de", "1.234,5"),
        ("en", "1,234.5"),
        ("nl", "1.234,5"),
        ("sv", "1\N{NO-BREAK SPACE}234,5"),
    ):
        manager.set(code)
        assert format_number(1234.5, 1) == number
        assert format_number(7) == "7"


def stock() -> str:
    return QCoreApplication.translate("PileItem", "Stock")


def test_gin_romme_is_spoken_in_its_own_words_in_german_alone(manager: LanguageManager) -> None:
    manager.set("de")
    assert stock() == "Stapel"
    manager.speak_as("gin_romme")
    assert stock() == "Talon"
    assert cancel() == "Abbrechen"
    manager.set("nl")
    assert stock() == "Stapel"
    manager.set("de")
    assert stock() == "Talon"
    manager.speak_as("haus")
    assert stock() == "Stapel"
    manager.speak_as("gin_romme")
    manager.remove()
    assert stock() == "Stock"


def test_without_the_words_of_gin_romme_the_others_do(
    manager: LanguageManager, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real = assets.translation_file
    (tmp_path / "bad.qm").write_bytes(b"no translation")

    def broken(code: str) -> Path:
        return tmp_path / "bad.qm" if code == "de_gin_romme" else real(code)

    def missing(code: str) -> Path:
        if code == "de_gin_romme":
            raise assets.MissingResource(code)
        return real(code)

    manager.set("de")
    for find in (broken, missing):
        monkeypatch.setattr(assets, "translation_file", find)
        manager.speak_as("gin_romme")
        assert stock() == "Stapel"
        assert manager.problem == ""
        manager.speak_as("")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "number"), ("de", "nummer"), ("nl", "nummer"), ("sv", "num")]
)
def test_a_deals_number_is_called_so_wherever_it_stands(
    manager: LanguageManager, language: str, word: str
) -> None:
    manager.set(language)
    said = QCoreApplication.translate("ResultSheet", "Deal number {number}")
    step = QCoreApplication.translate("FairWindow", "2  After the round: the number")
    round_ = QCoreApplication.translate("Results", "Round {number}")
    assert word in said.casefold()
    assert word in step.casefold()
    assert said != round_, "a round has a number of its own"
