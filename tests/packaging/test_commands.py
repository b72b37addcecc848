import json
from pathlib import Path
from typing import Any

import pytest

from ginrummy_qt import commands
from ginrummy_qt.__main__ import main
from ginrummy_qt.engine import PRESETS, StepKind
from ginrummy_qt.replaying import STEP_WORDS

RUN_AND_SET = "7s 8s 9s 7h 7d Kc Qd 2s 3h 4d"  # 46 with the set of sevens, 43 with the run


def test_analyse_says_melds_and_deadwood(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", RUN_AND_SET]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines() == ["melds      7s 8s 9s", "deadwood   Kc 4d 7d Qd 3h 7h 2s = 43"]
    assert err == ""


def test_analyse_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "7s 8s 9s Kh", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["melds"], answer["deadwood"], answer["points"]) == (["7s 8s 9s"], "Kh", 10)
    assert "discards" not in answer


def test_analyse_with_eleven_cards_says_what_each_discard_leaves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "Ac 2c 3c 4d 5d 6d 7h 8h 9h Ks As", "--json"]) == 0
    discards = json.loads(capsys.readouterr().out)["discards"]
    assert len(discards) == 11
    assert (discards["Ks"], discards["As"], discards["Ac"]) == (1, 10, 16)
    assert main(["analyse", "Ac 2c 3c 4d 5d 6d 7h 8h 9h Ks As"]) == 0
    assert capsys.readouterr().out.splitlines()[2] == "discard Ks leaves 1"


def settle(*words: str) -> int:
    return main(["settle", *words])


def test_settle_lays_off_and_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--knocker", "7c 8c 9c / 2d 2h 2s / 4d 4h 4s", "--deadwood", "3h", "--defender", "6c Tc Ad 3c"]
    assert settle(*words, "--json") == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (answer["kind"], answer["winner"], answer["points"]) == ("knock", "knocker", 1)
    assert {(one["card"], one["meld"]) for one in answer["layoffs"]} == {
        ("6c", "7c 8c 9c"),
        ("Tc", "7c 8c 9c"),
    }
    assert answer["steps"][-1] == {"kind": "total", "value": 1}
    assert settle(*words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "knock: 1 to the knocker"
    assert "− laid off         16" in lines


def test_settle_by_other_rules(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--knocker", "7c 8c 9c", "--deadwood", "As", "--defender", "Ah", "--json"]
    results = []
    for rules in (["--rules", "haus"], ["--rules", "haus undercut_bonus=10"], []):
        assert settle(*words, *rules) == 0
        answer = json.loads(capsys.readouterr().out)
        results.append((answer["kind"], answer["winner"], answer["points"]))
    assert results == [
        ("undercut", "defender", 25),
        ("undercut", "defender", 10),
        ("undercut", "defender", 25),
    ]


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["analyse", "7x"], "7x"),
        (["analyse", "7s 7s"], "7s is there twice"),
        (["analyse", ""], "0 cards"),
        (["analyse", "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc"], "12 cards"),
        (["analyse"], "required: CARDS"),
        (["analyse", "7s", "--jsno"], "--jsno"),
        (["settle", "--knocker", "7c 8c", "--defender", "Ah"], "7c 8c"),
        (["settle", "--knocker", "7c 8c 9c", "--defender", "7c"], "7c is on both sides"),
        (["settle", "--knocker", "7c 8c 9c", "--defender", "Ah", "--rules", "hause"], "hause"),
        (["settle", "--defender", "Ah"], "--knocker"),
        (["play"], "unknown verb “play”: choose one of analyse, settle"),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    words: list[str], names: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: object = main(words)
    except SystemExit as ended:
        status = ended.code
    out, err = capsys.readouterr()
    assert (status, out) == (2, "")
    assert err.startswith("ginrummy-qt")
    assert names in err
    assert err.endswith("\n")
    assert err.count("\n") == 1


def test_every_step_of_a_sum_has_a_name() -> None:
    assert set(STEP_WORDS) == {str(kind) for kind in StepKind}


def test_help_names_every_verb(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    out = " ".join(capsys.readouterr().out.split())
    assert all(verb in out for verb in commands.VERBS)
    readme = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
    assert all(f"ginrummy-qt {verb} " in readme for verb in commands.VERBS)


def test_every_preset_is_a_word_for_rules(capsys: pytest.CaptureFixture[str]) -> None:
    for name in PRESETS:
        assert settle("--knocker", "7c 8c 9c", "--defender", "Ah", "--rules", name) == 0
    assert capsys.readouterr().err == ""
