"""Several persons at one computer."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from ginrummy_qt.store import FolderError, LockedError, Store
from ginrummy_qt.store.profiles import Profile, ProfileNameError, Profiles, data_folder, is_free


@pytest.fixture
def profiles(tmp_path: Path) -> Profiles:
    return Profiles(tmp_path / "data", now=lambda: datetime(2026, 11, 29, 18, 4, 5, tzinfo=UTC))


def names(profiles: Profiles) -> list[str]:
    return [profile.name for profile in profiles.all()]


def test_there_is_always_a_first_one(profiles: Profiles, tmp_path: Path) -> None:
    (first,) = profiles.all()
    assert first == Profile(tmp_path / "data", "", "")
    assert first.is_first
    assert profiles.last() == first
    profiles.remember(first)
    assert not (tmp_path / "data").exists()  # a look makes nothing


def test_each_has_its_own_matches(profiles: Profiles) -> None:
    anna, bea = profiles.make("Anna"), profiles.make("Bea Öberg")
    assert bea.folder.name == "bea-oberg"
    assert names(profiles) == ["", "Anna", "Bea Öberg"]
    with Store.open(anna.folder), Store.open(bea.folder), Store.open(profiles.all()[0].folder):
        assert not is_free(anna.folder)
    assert is_free(anna.folder)


def test_the_last_one_is_remembered(profiles: Profiles) -> None:
    anna = profiles.make("Anna")
    profiles.remember(anna)
    assert profiles.last() == anna
    profiles.remember(profiles.all()[0])
    assert profiles.last().is_first
    profiles.remember(anna)
    profiles.delete(anna)
    assert profiles.last().is_first


@pytest.mark.parametrize(
    ("name", "reason"),
    [("", "empty"), ("  ", "empty"), ("x" * 41, "long"), ("a\x07b", "unprintable"), (" ANNA ", "taken")],
)
def test_names_that_cannot_be(profiles: Profiles, name: str, reason: str) -> None:
    profiles.make("Anna")
    other = profiles.make("Bea")
    for call in (profiles.make, lambda text: profiles.rename(other, text)):
        with pytest.raises(ProfileNameError) as caught:
            call(name)
        assert caught.value.reason == reason
    assert names(profiles) == ["", "Anna", "Bea"]


@pytest.mark.parametrize(
    "name", ["安娜", "…", "con", "LPT1", "Deleted", "../up", "a/b\\c", "x" * 40, "  a  b "]
)
def test_any_other_name_has_a_folder_that_every_system_takes(profiles: Profiles, name: str) -> None:
    first, second = profiles.make(name), profiles.make(f"{name[:38]} 2")
    assert first.name == " ".join(name.split())
    for one in (first, second):
        assert one.folder.parent.name == "profiles"
        assert one.key not in {"deleted", "con", "lpt1", "last.txt"}
        assert one.key.replace("-", "").isalnum()
        assert one.key.isascii()
    assert first.folder != second.folder
    assert {first, second} < set(profiles.all())


def test_renaming_moves_nothing(profiles: Profiles) -> None:
    anna = profiles.make("Anna")
    with Store.open(anna.folder):
        renamed = profiles.rename(anna, "anna")  # its own name in another case
        renamed = profiles.rename(renamed, "Berta")
    assert renamed == Profile(anna.folder, "Berta", "anna")
    assert names(profiles) == ["", "Berta"]
    first = profiles.rename(profiles.all()[0], "Mine")
    assert first.is_first
    assert names(profiles) == ["Mine", "Berta"]
    assert profiles.make("Anna").key == "anna-2"


def test_deleting_puts_away_and_restoring_brings_back(profiles: Profiles) -> None:
    anna = profiles.make("Anna")
    Store.open(anna.folder).close()
    (anna.folder / "settings.ini").write_text("mine", encoding="utf-8")
    kept = profiles.delete(anna)
    assert names(profiles) == [""]
    assert kept.name == "anna-2026-11-29T18-04-05Z"
    assert (kept / "settings.ini").read_text(encoding="utf-8") == "mine"
    again = profiles.make("Anna")
    second = profiles.delete(again)
    assert second.name == "anna-2026-11-29T18-04-05Z-2"
    assert profiles.restore(kept) == Profile(anna.folder, "Anna", "anna")
    assert profiles.restore(second).key == "anna-2"
    with pytest.raises(FolderError):
        profiles.restore(kept)


def test_the_first_one_and_one_in_use_are_not_deleted(profiles: Profiles) -> None:
    with pytest.raises(ValueError, match="first"):
        profiles.delete(profiles.all()[0])
    anna = profiles.make("Anna")
    with Store.open(anna.folder):
        with pytest.raises(LockedError):
            profiles.delete(anna)
        assert anna.folder.is_dir()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file", encoding="utf-8")
    with pytest.raises(FolderError):
        Profiles(tmp_path / "data").make("Anna")


def test_names_that_somebody_spoilt(profiles: Profiles) -> None:
    anna = profiles.make("Anna")
    (anna.folder / "name.txt").write_bytes(b"\xff\x00A\x1b[31m\n" * 1000)
    assert names(profiles) == ["", "�A[31m"]
    (anna.folder / "name.txt").unlink()
    assert names(profiles) == ["", "anna"]
    (anna.folder.parent / "last.txt").write_text("../../etc\n", encoding="utf-8")
    assert profiles.last().is_first


def test_the_data_folder_is_the_one_of_qt() -> None:
    program = "from ginrummy_qt.models.profile import default_profile_folder; print(default_profile_folder())"
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", program],
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
        cwd=Path(__file__).parents[2],
    )
    assert Path(ran.stdout.strip()) == data_folder()


@pytest.mark.skipif(sys.platform != "linux", reason="XDG is Linux")
def test_the_data_folder_by_the_environment(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "ginrummy-qt"
    assert data_folder({"XDG_DATA_HOME": "here"}, tmp_path) == tmp_path / ".local/share/ginrummy-qt"
    assert data_folder({}, tmp_path) == tmp_path / ".local/share/ginrummy-qt"
