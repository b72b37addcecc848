from pathlib import Path

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ginrummy_qt import __version__
from ginrummy_qt.models import diagnostics
from ginrummy_qt.models.languages import LANGUAGES, LanguageManager
from ginrummy_qt.ui.about import AboutDialog
from ginrummy_qt.ui.fit import misfits


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def dialog(parent: QWidget, tmp_path: Path) -> AboutDialog:
    (tmp_path / "settings.ini").write_text("[names]\nplayer=Margareta\n", encoding="utf-8")
    made = AboutDialog(tmp_path, parent)
    made.show()
    return made


def test_it_says_version_licences_and_where_data_lies(dialog: AboutDialog, tmp_path: Path) -> None:
    said = " ".join(label.text() for label in dialog.findChildren(QLabel)).replace("\u200b", "")
    for part in (__version__, "GPL-3.0-or-later", "LGPL-3.0-only", "PSF-2.0", "BSD-3-Clause", str(tmp_path)):
        assert part in said


def test_it_fits_and_follows_in_every_language(dialog: AboutDialog, qtbot: QtBot) -> None:
    languages = LanguageManager()
    titles = set()
    (area,) = dialog.findChildren(QScrollArea)
    bar = area.verticalScrollBar()
    for code in LANGUAGES:
        languages.set(code)
        qtbot.waitUntil(lambda: dialog.copy.text() not in titles)
        titles.add(dialog.copy.text())
        qtbot.waitUntil(lambda: misfits(dialog) == [])  # a layout takes its place a moment later
        qtbot.waitUntil(lambda: bar.maximum() == 0)  # nothing needs scrolling where the screen has the room
    languages.remove()
    assert len(titles) == len(LANGUAGES)


def test_facts_for_a_report_are_copied_and_name_nobody(
    dialog: AboutDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path.parent)
    dialog.copy.click()
    text = QGuiApplication.clipboard().text()
    for part in (
        f"{__version__}, checkout",
        "Python",
        "Qt",
        "PySide6",
        "screen",
        "settings.ini: ",
        "offscreen",
    ):
        assert part in text
    assert f"~/{tmp_path.name}".replace("/", str(Path("/"))) in text
    assert "Margareta" not in text
    assert str(tmp_path.parent) not in text
    assert dialog.copy.text() == "Copied"


def test_folders_are_opened_on_the_desktop(
    dialog: AboutDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    dialog.open_data.click()
    assert [Path(name) for name in opened] == [tmp_path]
    assert not dialog.open_licences.isVisible()  # nothing is carried outside a frozen program


def test_a_frozen_program_knows_its_licences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr(diagnostics, "__file__", str(tmp_path / "ginrummy_qt" / "models" / "diagnostics.py"))
    assert diagnostics.licence_folder() is None
    (tmp_path / "licences").mkdir()
    assert diagnostics.licence_folder() == tmp_path / "licences"
    assert diagnostics.installed_as() == "frozen"


def test_a_profile_that_cannot_be_read_is_a_fact_too(tmp_path: Path) -> None:
    assert "cannot be read" in diagnostics.diagnostics(tmp_path / "gone", [("screen", "none")])
