import pytest

from ginrummy_qt.players import LEVELS, NAMES, UnknownLevel, names


def test_every_level_has_names_and_no_name_is_there_twice() -> None:
    assert tuple(NAMES) == LEVELS
    everybody = [name for of in NAMES.values() for name in of]
    assert len({name.casefold() for name in everybody}) == len(everybody)
    assert all(name.isalpha() and name.istitle() and 2 <= len(name) <= 5 for name in everybody)
    assert {len(of) for of in NAMES.values()} == {4}


def test_every_seat_gets_a_name_of_its_own_and_its_level() -> None:
    found = names([None, "casual", "casual", "beginner"])
    assert found[0] is None
    assert found[1:3] == NAMES["casual"][:2]
    assert found[3] == NAMES["beginner"][0]
    assert names(["skilled"] * 4) == NAMES["skilled"]


def test_nobody_is_called_like_the_person() -> None:
    first, second, *_ = NAMES["skilled"]
    assert names([None, "skilled"], taken=[first.upper()]) == (None, second)
    assert names(["skilled"], taken=NAMES["skilled"])[0] in {name for of in NAMES.values() for name in of}


def test_unknown_levels_and_too_many_players() -> None:
    with pytest.raises(UnknownLevel, match="'master'"):
        names(["master"])
    with pytest.raises(ValueError, match="no name is left"):
        names(["casual"], taken=[name for of in NAMES.values() for name in of])
