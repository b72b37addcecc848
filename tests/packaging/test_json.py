"""docs/JSON.md says exactly what the verbs print: no name is missing there, none is too much."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ginrummy_qt import commands
from ginrummy_qt.__main__ import main
from ginrummy_qt.engine import PRESETS, BonusKind, Layoffs, RoundKind, StepKind
from tests.engine import matches, sealed

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "JSON.md").read_text(encoding="utf-8")
FREE = {"discards", "rules"}
"""Objects whose names are data."""


def documented(verb: str) -> dict[str, set[str]]:
    """The names of a verb with their types."""
    section = re.split(rf"^## {verb}$", PAGE, flags=re.MULTILINE)[1].split("\n## ")[0]
    found: dict[str, set[str]] = {}
    for names, types in re.findall(r"^\| (`.*?) \| (.*?) \| .* \|$", section, re.MULTILINE):
        for name in re.findall(r"`(.*?)`", names):
            assert name not in found, name
            found[name] = set(types.split(" or "))
    return found


def leaves(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every name that is there, with the type of its value."""
    match value:
        case dict():
            for key, inner in value.items():
                step = "*" if path.rpartition(".")[2].rstrip("[]") in FREE else key
                yield from leaves(inner, f"{path}.{step}" if path else step)
        case list():
            for inner in value:
                yield from leaves(inner, f"{path}[]")
        case None:
            yield path, "null"
        case bool():
            yield path, "boolean"
        case int() | float():
            yield path, "number"
        case _:
            yield path, "text"


def check(verb: str, answers: list[Any]) -> None:
    told = documented(verb)
    seen: dict[str, set[str]] = {}
    for answer in answers:
        for path, kind in leaves(answer):
            seen.setdefault(path, set()).add(kind)
    assert set(seen) == set(told)
    for path, types in told.items():
        # What is null only now and then (a dead round, a match that nobody won) need not have come up.
        assert seen[path] | {"null"} == types | {"null"}
        assert seen[path] <= types


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A file with matches of every kind: four and three seats, eleven cards, not over, sealed."""
    chance = random.Random(4)
    found = [
        matches.play(matches.match_of(PRESETS[preset], seed, Layoffs.BY_HAND), chance, 0.3)
        for seed, preset in enumerate(["sv_pairs", "sv_three", "eleven", "classic", "hollywood"])
    ]
    found += [sealed.match(words="own words"), sealed.match(training=True, most=25)]
    path = tmp_path / "records.txt"
    path.write_bytes("".join(record.to_text() for record in found).encode())
    return path


def answers(capsys: pytest.CaptureFixture[str], *calls: list[str]) -> list[Any]:
    found = []
    for words in calls:
        assert main([*words, "--json"]) == 0
        out, err = capsys.readouterr()
        assert out.count("\n") == 1
        assert not err or words[0] == "arena"  # its progress
        found.append(json.loads(out))
    return found


def test_every_verb_is_on_the_page() -> None:
    assert re.findall(r"^## (.*)$", PAGE, re.MULTILINE) == list(commands.VERBS)


def test_enumerations_are_on_the_page() -> None:
    for name in (*StepKind, *RoundKind, *BonusKind):
        assert f"`{name}`" in PAGE


def test_analyse(capsys: pytest.CaptureFixture[str]) -> None:
    eleven = "Ac 2c 3c 4d 5d 6d 7h 8h 9h Ks As"
    check("analyse", answers(capsys, ["analyse", "7s 8s 9s Kh"], ["analyse", eleven]))


def test_settle(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--knocker", "7c 8c 9c / 2d 2h 2s / 4d 4h 4s", "--deadwood", "3h", "--defender"]
    check("settle", answers(capsys, ["settle", *words, "6c Tc Ad 5s 5h 5c Kh Qd 9s 8d"]))


def test_arena(capsys: pytest.CaptureFixture[str]) -> None:
    check("arena", answers(capsys, ["arena", "casual", "casual", "--rounds", "2"]))


def test_records(capsys: pytest.CaptureFixture[str], records: Path, tmp_path: Path) -> None:
    profile = ["--profile", str(tmp_path / "profile")]
    check("replay", answers(capsys, ["replay", str(records)]))
    check("import", answers(capsys, ["import", str(records), *profile]))
    numbers = ["1", "2", "3", "7"]
    check("export", answers(capsys, ["export", *numbers, *profile]))
    number = "3FJ2WK-00000-00000-00000-00001"
    calls = [["verify", str(records)], ["verify", number], ["verify", number, "--words", "x"]]
    check("verify", answers(capsys, *calls))
