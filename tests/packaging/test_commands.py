import json
from pathlib import Path
from typing import Any

import pytest

from ginrummy_qt import commands
from ginrummy_qt.__main__ import main
from ginrummy_qt.engine import PRESETS, StepKind
from ginrummy_qt.options import typeset
from ginrummy_qt.replaying import STEP_WORDS

MELDS = "7c 8c 9c / 2d 2h 2s / 4c 4d 4h 4s"
HAND = "Ac Ah 3c 5d 6h 8d 9s Tc Jh Qs"
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
        assert settle("--knocker", MELDS, "--defender", HAND, "--rules", name) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("words", [["7s", "8s", "9s", "Kh"], ["7s 8s", "9s Kh"], ["7s 8s 9s Kh"]])
def test_cards_go_with_or_without_quotes(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", *words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cards"] == "Kh 7s 8s 9s"
    assert main(["settle", "--knocker", "7c 8c 9c /", *MELDS[11:].split(), "--defender", *HAND.split()]) == 0
    assert settle("--knocker", MELDS, "--defender", HAND) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[: len(lines) // 2] == lines[len(lines) // 2 :]


@pytest.mark.parametrize("name", PRESETS)
def test_a_knock_above_the_limit_in_force_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules = PRESETS[name]
    limit = 10 if rules.oklahoma else rules.knock_limit  # in Oklahoma that of the highest upcard
    for points in range(1, 13):
        cards = f"{'TA23456789'[points % 10]}d" if points <= 10 else f"Td {'A2'[points - 11]}s"
        words = ["--knocker", "7c 8c 9c", "--deadwood", cards, "--defender", "Kh", "--rules", name]
        status = settle(*words)
        out, err = capsys.readouterr()
        if points <= limit:
            assert (status, bool(out)) == (0, True)
        else:
            many = "1 point" if points == 1 else f"{points} points"
            most = f"a knock takes {limit} at most" if limit else "gin alone ends a round"
            assert (status, out) == (2, "")
            assert err == (
                f"ginrummy-qt settle: the knocker has {many} of deadwood: by the rules “{name}” {most}\n"
            )


@pytest.mark.parametrize(
    ("knocker", "deadwood", "defender", "warning"),
    [
        (MELDS, "", HAND, ""),
        ("7c 8c 9c / 2d 2h 2s / 4c 4d 4h", "3s", HAND, ""),
        ("7c 8c 9c / 2d 2h 2s / 4c 4d 4h / 4s 5s", "", HAND, None),
        ("7c 8c 9c Tc / 2d 2h 2s / 4c 4d 4h 4s", "", HAND.replace("Tc", "Td"), ""),
        ("7c 8c 9c", "", "Ah", "3 cards of the knocker and 1 card of the defender"),
        ("7c 8c 9c / 2d 2h 2s", "4c 5c 6d", HAND.replace("6h", "6s"), None),
        ("7c 8c 9c / 2d 2h 2s", "4c 3h Ad", HAND, "9 cards of the knocker and 10 cards of the defender"),
        (MELDS, "", HAND[3:], "10 cards of the knocker and 9 cards of the defender"),
        ("7c 8c 9c / 4c 4d 4h 4s", "2d 2h 2s", HAND, "could show 0 points of deadwood instead of 6"),
        (MELDS, "", f"{HAND} Kd", None),
        (MELDS, "Ad", HAND, None),
    ],
)
def test_hands_that_no_round_brings_are_refused_or_warned_of(
    knocker: str, deadwood: str, defender: str, warning: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    """`warning`: what it says; empty: there is none; `None`: refused."""
    status = settle("--knocker", knocker, "--deadwood", deadwood, "--defender", defender, "--json")
    out, err = capsys.readouterr()
    if warning is None:
        assert (status, out, err.count("\n")) == (2, "", 1)
        return
    assert status == 0
    assert json.loads(out)["whole"] is ("no round ends so" not in err)
    assert err.count("\n") == bool(warning)
    assert err.startswith("ginrummy-qt settle: warning: ") or not warning
    assert warning in err


BAD = [
    (["analyse", "7x"], "“7x” is not a card"),
    (["analyse", "7s\n7s"], "7s is there twice in “7s\\n7s”"),
    (["settle", "--knocker", "7c 8c", "--defender", "Ah"], "the knocker’s melds: “7c 8c” is not a meld"),
    (["settle", "--knocker", "7c 8c 9c", "--defender", "7c"], "the knocker’s and the defender’s"),
    (["settle", "--knocker", "7c 8c 9c", "--defender", "7c x"], "the defender’s hand: “x” is not a card"),
    (["settle", "--knocker", "7c 8c 9c", "--defender", "Ah", "--rules", "it's"], "“it's”"),
    (["settle", "--knocker", "7c 8c 9c", "--defender", "Ah", "--rules", "haus x=1"], "“x” is no option"),
    (["arena", "master", "casual", "--rounds", "3"], "“master” is not a level"),
    (["arena", "casual", "casual", "--rounds", "3", "--seed", "x"], "invalid int value: “x”"),
    (["arena", "casual", "casual", "--rounds", "x"], "“x” is not a number above 0"),
    (["verify", "3FJ2WK-00000-00000-00000-0000U"], "is no deal’s number: “U” (character 30)"),
    (["pl\nay"], "unknown verb “pl\\nay”"),
]


@pytest.mark.parametrize(("words", "says"), BAD)
def test_all_messages_are_in_one_line_with_the_same_quotes(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: object = main(words)
    except SystemExit as ended:
        status = ended.code
    err = capsys.readouterr().err
    assert status == 2
    assert says in err
    assert err.count("\n") == 1
    assert not set("\"'`") & set(err.replace("it's", ""))


def test_the_quotes_of_the_format_of_records_stay() -> None:
    assert typeset('expected seat 0 person "NAME"') == 'expected seat 0 person "NAME"'
    assert typeset("'a \\'b' and the cards' order isn't") == "“a \\'b” and the cards’ order isn’t"
    assert typeset('"it\'s" (card 1)') == "“it's” (card 1)"
