"""Settings are saved at once, and whatever stands in the file, there are settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ginrummy_qt import players
from ginrummy_qt.engine import PRESETS
from ginrummy_qt.models import settings as module
from ginrummy_qt.models.languages import LANGUAGES
from ginrummy_qt.models.settings import DEFAULT_PRESETS, LEVELS, THINKING, Settings

if TYPE_CHECKING:
    from pathlib import Path

CHANGES: dict[str, list[Any]] = {
    "language": ["sv", ""],
    "animation": ["off", "slow"],
    "thinking": ["long", "short"],
    "table": ["blue", "light"],
    "back": ["garden", "lattice"],
    "colours": [4, 2],
    "index_size": ["large", "standard"],
    "index_language": ["nl", ""],
    "card_theme": ["night", "day"],
    "sort": ["own", "rank"],
    "meter": [False, True],
    "numbers": [False, True],
    "hints": [False, True],
    "layoffs": [True, False],
    "taken": [False, True],
    "fan": [False, True],
    "table_rules": [True, False],
    "sound": [False, True],
    "volume": [0, 100],
    "level": ["skilled", "casual"],
    "players": [4, 3, 2],
    "chairs": ['[["Åsa, “A”", null], ["", "casual"], ["", null], ["", "skilled"]]', ""],
    "both_hands": [False, True],
    "preset": ["oklahoma", "haus"],
    "rules": ["haus gin_bonus=20", "modern target=75 oklahoma=yes", ""],
    "own_rules": ["Sundays, 3 = 4; “new”", ""],
    "target": [10, 1000],
    "desktop": ["dark", "light"],
    "geometry": [bytes(range(256)), b"\0\xff, ;=[x]\n"],
    "state": [b"\1\2", bytes(1000)],
    "rules_geometry": [b"\3\4", bytes(500)],
    "keeper_geometry": [b"\3\4", bytes(500)],
    "help_geometry": [b"\3\4", bytes(500)],
    "help_zoom": [150, 80],
    "newcomer": [False, True],
    "replay_geometry": [b"\3\4", bytes(500)],
    "review_geometry": [b"\3\4", bytes(500)],
    "history_geometry": [b"\3\4", bytes(500)],
    "statistics_geometry": [b"\3\4", bytes(500)],
    "come_back": [True, False],
    "open_match": [0, 1, 2**40],
    "dock_visible": [True, False],
}


def defaults(folder: Path) -> dict[str, Any]:
    empty = Settings(folder / "not there")
    return {name: getattr(empty, name) for name in CHANGES}


def test_every_setting_is_tried() -> None:
    assert set(CHANGES) == {
        name for name, value in vars(Settings).items() if isinstance(value, module._Setting)
    }


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_is_on_the_disk_at_once(tmp_path: Path, name: str) -> None:
    settings = Settings(tmp_path)
    told: list[str] = []
    settings.changed.connect(told.append)
    for value in CHANGES[name]:
        if getattr(settings, name) == value:
            continue
        told.clear()
        setattr(settings, name, value)
        assert told == [name]
        setattr(settings, name, value)
        assert told == [name]  # no news
        again = Settings(tmp_path)
        assert getattr(again, name) == value
        assert type(getattr(again, name)) is type(value)
    assert settings.problem == ""
    others = {key: getattr(Settings(tmp_path), key) for key in CHANGES if key != name}
    if name != "language":  # which has a say in the preset
        assert others == {key: value for key, value in defaults(tmp_path).items() if key != name}


def test_the_rules_offered_first_follow_the_language(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    for language, preset in DEFAULT_PRESETS.items():
        settings.language = language
        assert settings.preset == preset
    settings.preset = "classic"
    settings.language = "de"
    assert settings.preset == "classic"
    assert set(DEFAULT_PRESETS) == set(LANGUAGES)
    assert set(DEFAULT_PRESETS.values()) <= set(PRESETS)


def test_thinking_is_a_number_of_seconds(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert settings.thinking_seconds == 1
    for name, seconds in (("short", 0.3), ("normal", 1.0), ("long", 3.0)):
        settings.thinking = name
        assert settings.thinking_seconds == seconds
    assert list(THINKING.values()) == sorted(THINKING.values())  # as they stand side by side


def test_levels_are_those_of_the_players() -> None:
    assert LEVELS == players.AVAILABLE


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "fr"),
        ("language", "../../etc"),
        ("animation", "warp"),
        ("thinking", "1.0"),
        ("thinking", ""),
        ("colours", 3),
        ("target", 9),
        ("target", 1001),
        ("preset", "poker"),
        ("rules", "poker"),
        ("rules", "haus oklahoma=yes opening=eleven"),
        ("level", ""),
    ],
)
def test_a_value_out_of_range_is_a_mistake(tmp_path: Path, name: str, value: object) -> None:
    settings = Settings(tmp_path)
    with pytest.raises(ValueError, match=name):
        setattr(settings, name, value)
    assert getattr(settings, name) == defaults(tmp_path)[name]
    assert not settings.path.exists()


@pytest.mark.parametrize(
    "text",
    [
        "",
        # own rules may be called anything
        "[General]\n" + "".join(f"{name}=non!sense\n" for name in CHANGES if name != "own_rules"),
        "[General]\n" + "".join(f"{name}=a, b, c\n" for name in CHANGES),
        "[General]\n"
        + "".join(f"{name}=\n" for name in CHANGES if name not in {"language", "index_language"}),
        "[General]\n" + "".join(f"{name}=@Variant(\\0\\0\\0)\n" for name in CHANGES),
        "[General]\ntarget=999999999999999999999999\ncolours=2.0\nmeter=TRUE\ngeometry=%%%\n",
        "\0\1\2 no ini at all \xff",
    ],
)
def test_what_cannot_be_read_counts_as_not_set(tmp_path: Path, text: str) -> None:
    expected = defaults(tmp_path)
    (tmp_path / "settings.ini").write_text(text, encoding="latin-1")
    settings = Settings(tmp_path)
    assert {name: getattr(settings, name) for name in CHANGES} == expected
    settings.table = "dark"
    assert Settings(tmp_path).table == "dark"


def test_settings_that_cannot_be_saved_are_in_force(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    settings = Settings(tmp_path / "file")  # a folder would be needed here
    settings.table = "dark"
    assert settings.table == "dark"
    assert str(settings.path) in settings.problem
