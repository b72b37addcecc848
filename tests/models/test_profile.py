"""The profile folder, and troubles in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from ginrummy_qt.models.profile import ProfileError, default_profile_folder, prepare
from ginrummy_qt.models.troubles import notice_text, trouble_text
from ginrummy_qt.store import (
    DamagedError,
    DamagedNotice,
    FolderError,
    LockedError,
    NewerError,
    StoreError,
    UnknownMatch,
    WriteError,
)

PLACE = Path("some", "pläce {0}")


def test_the_platform_s_folder() -> None:
    assert default_profile_folder().name == "ginrummy-qt"
    assert default_profile_folder().is_absolute()


def test_a_folder_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    prepare(folder)
    prepare(folder)
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(ProfileError) as caught:
            prepare(folder)
        assert str(folder) in str(caught.value)
        assert caught.value.path == folder


def test_a_folder_that_cannot_be_written_is_named() -> None:
    folder = Path("/proc/self")
    if not folder.exists():
        pytest.skip("needs a folder where nobody can make files")
    with pytest.raises(ProfileError, match="/proc/self"):
        prepare(folder)


@pytest.mark.parametrize(
    "error",
    [
        FolderError(PLACE, "Permission denied"),
        LockedError(PLACE),
        NewerError(PLACE, 9, 1),
        WriteError(PLACE, "disk full {x}"),
        DamagedError(PLACE, 3, "line 1"),
        UnknownMatch(PLACE, 3),
    ],
)
def test_every_trouble_is_one_sentence_that_names_the_place(error: StoreError) -> None:
    for text in (trouble_text(error), str(error)):
        assert str(PLACE) in text
        assert "\n" not in text
    assert trouble_text(error).endswith(".")


def test_each_trouble_has_words_of_its_own() -> None:
    texts = {
        trouble_text(error).partition(str(PLACE))[0] + trouble_text(error).partition(str(PLACE))[2]
        for error in (
            FolderError(PLACE, ""),
            LockedError(PLACE),
            NewerError(PLACE, 9, 1),
            WriteError(PLACE, ""),
        )
    }
    assert len(texts) == 4


def test_the_notice_tells_the_new_name() -> None:
    assert str(PLACE) in notice_text(DamagedNotice(PLACE))
