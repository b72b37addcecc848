"""Every text of every window in every language: none is cut, none is left in the language before."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.models.qt_words import LACKING
from ginrummy_qt.ui.text import RichLabel
from tests.i18n.painted import clashes, settle, texts_of
from tests.i18n.pseudo import LONGER, Pseudo, accented, plain_words

ROOT = Path(__file__).resolve().parents[2]
STANDARD = (
    QDialogButtonBox.StandardButton.Cancel
    | QDialogButtonBox.StandardButton.Save
    | QDialogButtonBox.StandardButton.Close
    | QDialogButtonBox.StandardButton.Discard
    | QDialogButtonBox.StandardButton.Yes
)


def run(script: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a script of this folder: it opens windows of its own by the dozen, and says much on the way."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    return subprocess.run(
        [sys.executable, str(Path(__file__).parent / script), *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1", "PYTHONPATH": path},
    )


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_longer_words_with_accents_fit_everywhere_and_no_text_is_plain(tmp_path: Path) -> None:
    ran = run("pseudo.py", str(tmp_path))
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.splitlines()[-1].endswith(" 0 findings")


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_every_window_follows_every_change_of_language(tmp_path: Path, full: bool) -> None:
    ran = run("walk.py", str(tmp_path), *(["--full"] if full else []))
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("script", ["pseudo.py", "walk.py"])
def test_the_same_for_every_preset_and_number_of_players(tmp_path: Path, script: str) -> None:
    ran = run(script, str(tmp_path), "--presets")
    assert ran.returncode == 0, ran.stdout + ran.stderr


# ---------------------------------------------------------------- the checks see what they are for


def test_the_made_up_language_is_longer_and_leaves_no_word_plain() -> None:
    for source in ("OK", "Deal a new match", "&Draw from the stock", "Round {number}", "%n turn(s)", "*gin*"):
        text = accented(source)
        assert len(text) >= (1 + LONGER) * len(source), text
        assert plain_words(text.replace("{number}", "7")) == []
        for kept in ("&", "{number}", "%n", "*"):
            assert text.count(kept) == source.count(kept)
    assert "{number}" in accented("Round {number}")
    assert plain_words("Åå Deal ååå") == ["Deal"]
    assert plain_words("Ctrl+S, /home/me/matches.txt, 7:30 PM, 1f50") == []


def test_a_text_that_no_catalogue_has_stays_plain(qapp: object) -> None:
    pseudo = Pseudo()
    assert QCoreApplication.installTranslator(pseudo)
    try:
        assert plain_words(QCoreApplication.translate("Prompts", "Throw a card")) == []
        said = QCoreApplication.translate("Prompts", "There is none like this")
        assert "There" in plain_words(said)
        assert plain_words(QCoreApplication.translate("QPlatformTheme", "Cancel")) == []
    finally:
        QCoreApplication.removeTranslator(pseudo)


def test_every_kind_of_text_is_read(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setWindowTitle("title")
    button = QPushButton("text", window)
    button.setToolTip("tip")
    button.setAccessibleName("name")
    button.setAccessibleDescription("description")
    field = QLineEdit(window)
    field.setPlaceholderText("placeholder")
    RichLabel("painted", parent=window).setGeometry(0, 100, 200, 40)
    QLabel("hidden", window).hide()
    window.show()
    found = {text for _, _, text in texts_of(window)}
    assert found >= {"title", "text", "tip", "name", "description", "placeholder", "painted"}
    assert ("paint", "text", "painted") in texts_of(window)
    assert "hidden" not in found


def test_a_letter_that_stands_for_two_things_is_seen(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menu = QMenu("&Match", window)
    window.menuBar().addMenu(menu)
    menu.addAction("&New")
    inner = menu.addMenu("&More")
    inner.addAction("&New")
    assert clashes(window) == []
    inner.addAction("a&nother")
    assert "n stands for several things" in clashes(window)[0]
    dialog = QWidget()
    qtbot.addWidget(dialog)
    QPushButton("&Save && go", dialog)
    QPushButton("&Go", dialog)
    dialog.show()
    assert clashes(dialog) == []
    QPushButton("di&scard", dialog).show()
    assert len(clashes(dialog)) == 1


# ---------------------------------------------------------------- Qt's own texts


@pytest.fixture
def manager(qapp: object) -> Iterator[LanguageManager]:
    manager = LanguageManager()
    manager.set("en")
    yield manager
    manager.remove()


def buttons_of(box: QDialogButtonBox | QMessageBox) -> list[str]:
    return [button.text().replace("&", "") for button in box.buttons()]


def test_qt_s_buttons_follow_while_they_are_shown(qtbot: QtBot, manager: LanguageManager) -> None:
    box = QDialogButtonBox(STANDARD)
    message = QMessageBox()
    message.setStandardButtons(QMessageBox.StandardButton.Retry | QMessageBox.StandardButton.Close)
    for widget in (box, message):
        qtbot.addWidget(widget)
        widget.show()
    said: dict[str, list[str]] = {}
    for code in LANGUAGES:
        manager.set(code)
        settle()
        said[code] = buttons_of(box) + buttons_of(message)
    for code in ("de", "nl", "sv"):
        assert not set(said[code]) & set(said["en"]), said[code]
    manager.set("en")
    settle()
    assert buttons_of(box) + buttons_of(message) == said["en"]


@pytest.mark.parametrize("code", ["de", "nl", "sv"])
def test_qt_s_file_dialog_speaks_the_language(qtbot: QtBot, manager: LanguageManager, code: str) -> None:
    def texts() -> set[str]:
        dialog = QFileDialog()
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        labels = {label.text() for label in dialog.findChildren(QLabel)}
        return labels | {button.text() for button in dialog.findChildren(QPushButton)} - {""}

    english = texts()
    manager.set(code)
    assert len(english) > 4
    assert not english & texts() - {""}


@pytest.mark.parametrize("code", ["de", "nl", "sv"])
def test_what_qt_s_dutch_lacks_is_said(manager: LanguageManager, code: str) -> None:
    manager.set(code)
    for context, text in LACKING:
        assert QCoreApplication.translate(context, str(text)) != text


def test_every_translation_of_qt_s_is_there() -> None:
    for code in ("de", "nl", "sv"):
        manager = LanguageManager()
        manager.set(code)
        assert len(manager.findChildren(QTranslator)) == 2, code
        manager.remove()
