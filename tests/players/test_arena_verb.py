"""``ginrummy-qt arena``: the arena on the console."""

import json

import pytest

from ginrummy_qt import commands


def test_json_and_progress(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["skilled", "casual", "--rounds", "12", "--seed", "3", "--rules", "sv target=50", "--json"]
    assert commands.run("arena", words) == 0
    out, err = capsys.readouterr()
    answer = json.loads(out)
    assert (answer["first"], answer["second"], answer["played"]) == ("skilled", "casual", 12)
    assert (answer["unit"], answer["rules"], answer["seed"]) == ("rounds", "sv target=50", 3)
    assert err.splitlines()[-1] == "12 of 12"


def test_text_and_jobs_give_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["casual", "casual", "--matches", "3"]
    outs = []
    for jobs in ("1", "2"):
        assert commands.run("arena", [*words, "--jobs", jobs]) == 0
        outs.append(capsys.readouterr().out.splitlines())
    assert outs[0][:-1] == outs[1][:-1]  # the last line is thinking time
    assert outs[0][0] == "casual v. casual: 3 matches (haus, seed 1)"


def test_three_and_four_levels(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["casual", "beginner", "beginner", "--rounds", "6", "--rules", "sv_three target=50", "--json"]
    assert commands.run("arena", words) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["levels"] == ["casual", "beginner", "beginner"]
    assert len(answer["sides"]) == 3
    assert set(answer["sides"][0]) == {
        "name",
        "wins",
        "win_rate",
        "low",
        "high",
        "rounds_won",
        "points",
        "ms",
    }
    assert commands.run("arena", ["casual", "beginner", "skilled", "beginner", "--rounds", "4"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("casual + skilled v. beginner + beginner: 4 rounds (sv_pairs, seed 1)")


@pytest.mark.parametrize(
    ("levels", "unit", "told"),
    [(3, "rounds", True), (3, "matches", False), (2, "rounds", False), (4, "rounds", False)],
)
def test_shares_that_do_not_add_up_say_why(
    levels: int, unit: str, told: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*["casual"] * levels, f"--{unit}", "6"]
    assert commands.run("arena", words) == 0
    out = capsys.readouterr().out
    assert ("one of three sits out" in out) is told
    assert commands.run("arena", [*words, "--json"]) == 0
    sides = json.loads(capsys.readouterr().out)["sides"]
    together = sum(side["win_rate"] for side in sides)
    assert together == pytest.approx(1.5 if told else 1, abs=0.2 if told else 1e-9)


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["casual", "--rounds", "3"], "two, three or four levels can play, not 1"),
        (["casual"] * 5 + ["--rounds", "3"], "two, three or four levels can play, not 5"),
        (["casual"] * 3 + ["--rounds", "3", "--rules", "sv"], "these rules seat 2, and 3 are to play"),
        (["casual", "master", "--rounds", "3"], "“master” is not a level"),
        (["casual", "casual"], "--rounds"),
        (["casual", "casual", "--rounds", "0"], "“0” is not a number above 0"),
        (["casual", "casual", "--rounds", "few"], "“few”"),
        (["casual", "casual", "--rounds", "3", "--matches", "3"], "not allowed"),
        (["casual", "casual", "--rounds", "3", "--rules", "mine"], "mine"),
        (["casual", "casual", "--rounds", "3", "--jobs", "-1"], "“-1”"),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    words: list[str], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: object = commands.run("arena", words)
    except SystemExit as end:
        status = end.code
    out, err = capsys.readouterr()
    assert status == 2
    assert not out
    assert len(err.splitlines()) == 1
    assert wrong in err
