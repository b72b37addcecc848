"""Own rules lie under their names in one readable file, and nothing that stands there is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import PRESETS, Rules
from ginrummy_qt.models.own_rules import FILE_NAME, LONGEST_NAME, OwnRules

if TYPE_CHECKING:
    from pathlib import Path

HARBOUR = Rules(target=75, gin_bonus=20)
STRAIGHT = PRESETS["straight"]


def test_round_trip(tmp_path: Path) -> None:
    own = OwnRules(tmp_path)
    assert list(own.entries) == []
    told: list[int] = []
    own.changed.connect(lambda: told.append(len(own.entries)))
    names = ["  Sundays at the harbour ", "a: b = c, d; “e” #f", "Ömas Küche 👩‍👧", "[General]"]
    for name in names:
        own.save(name, HARBOUR)
    own.save("pairs", PRESETS["sv_pairs"])
    assert told == [1, 2, 3, 4, 5]
    again = OwnRules(tmp_path)
    assert again.entries == own.entries
    assert [name for name, _ in again.entries] == [*(name.strip() for name in names), "pairs"]
    assert again.get("PAIRS") == PRESETS["sv_pairs"]
    assert again.get("nobody’s") is None
    assert again.problem == ""


def test_saving_again_takes_the_place(tmp_path: Path) -> None:
    own = OwnRules(tmp_path)
    own.save("one", HARBOUR)
    own.save("two", HARBOUR)
    own.save("One", STRAIGHT)
    assert OwnRules(tmp_path).entries == (("One", STRAIGHT), ("two", HARBOUR))


def test_rename(tmp_path: Path) -> None:
    own = OwnRules(tmp_path)
    own.save("one", HARBOUR)
    own.save("two", STRAIGHT)
    own.rename("one", "ONE")
    own.rename("one", "three")
    assert OwnRules(tmp_path).entries == (("three", HARBOUR), ("two", STRAIGHT))
    with pytest.raises(ValueError, match="already"):
        own.rename("three", "Two")
    with pytest.raises(KeyError):
        own.rename("one", "four")
    assert own.entries == (("three", HARBOUR), ("two", STRAIGHT))


def test_delete_and_restore(tmp_path: Path) -> None:
    own = OwnRules(tmp_path)
    for name in ("one", "two", "three"):
        own.save(name, HARBOUR)
    before = own.entries
    place = own.delete("TWO")
    assert [name for name, _ in OwnRules(tmp_path).entries] == ["one", "three"]
    own.restore(place, "two", HARBOUR)
    assert OwnRules(tmp_path).entries == before
    own.restore(place, "two", STRAIGHT)  # in use by now: left alone
    assert own.entries == before
    with pytest.raises(KeyError):
        own.delete("four")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "needed"),
        ("  ", "needed"),
        ("x" * (LONGEST_NAME + 1), "at most"),
        ("a\nb", "signs only"),
        ("a\u2028b", "signs only"),
        ("\udc80", "signs only"),
        ("modern", "presets"),
        ("House rules", "presets"),
        ("CUSTOM", "presets"),
        ("HARBOUR", "already"),
    ],
)
def test_names_that_are_none(tmp_path: Path, name: str, why: str) -> None:
    own = OwnRules(tmp_path)
    own.save("Harbour", HARBOUR)
    assert why in own.name_problem(name)
    if why != "already":
        with pytest.raises(ValueError, match=why):
            own.save(name, HARBOUR)
    assert own.entries == (("Harbour", HARBOUR),)
    assert own.name_problem("harbour", instead_of="Harbour") == ""
    assert own.name_problem("x" * LONGEST_NAME) == ""


def test_what_cannot_be_read_is_kept(tmp_path: Path) -> None:
    strange = [
        "# a note of the person's",
        "poker : Fridays",
        "haus later_option=7 : From the future",
        "haus gin_bonus=20",
        "haus :",
        "",
        "haus : twice",
    ]
    first = "haus gin_bonus=20 : Mine\nhaus : twice\n"
    path = tmp_path / FILE_NAME
    path.write_bytes(first.encode() + "\n".join(strange).encode() + b"\n\xff\xfe : \xff\n")
    own = OwnRules(tmp_path)
    assert [name for name, _ in own.entries] == ["Mine", "twice"]
    own.save("New", STRAIGHT)
    lines = path.read_bytes().split(b"\n")
    for line in strange:
        assert line.encode() in lines
    assert b"\xff\xfe : \xff" in lines
    assert [name for name, _ in OwnRules(tmp_path).entries] == ["Mine", "twice", "New"]


def test_rules_that_cannot_be_played_are_there_to_be_mended(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("haus oklahoma=yes opening=eleven target=5000 : Odd\n", "utf-8")
    rules = OwnRules(tmp_path).get("Odd")
    assert rules is not None
    assert len(rules.problems()) == 2


def test_rules_that_cannot_be_saved_are_in_force(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    own = OwnRules(tmp_path / "file")  # a folder would be needed here
    own.save("Mine", HARBOUR)
    assert own.get("Mine") == HARBOUR
    assert str(own.path) in own.problem
