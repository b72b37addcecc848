"""`replay`, `export`, `import` and `verify` on the console."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ginrummy_qt.__main__ import main
from ginrummy_qt.engine import Deal, MatchRecord, Seal
from ginrummy_qt.store import Store, profiles
from tests.engine import sealed

NUMBER = "3FJ2WK-00000-00000-00000-00001"
NONCE = bytes(range(16)).hex()
COMMITMENT = "4780f57145bfbdf0474c7ba3cac98be17bc0209d21af34d3741c339c2a1e3485"


@pytest.fixture
def records() -> list[MatchRecord]:
    return [
        sealed.match(seed=1, words="Glück auf"),
        sealed.match(seed=2),
        sealed.match(seed=3, training=True),
    ]


@pytest.fixture
def file(tmp_path: Path, records: list[MatchRecord]) -> Path:
    path = tmp_path / "records.txt"
    path.write_bytes("".join(record.to_text() for record in records).encode())
    return path


def status_of(*words: str) -> object:
    try:
        return main(list(words))
    except SystemExit as ended:
        return ended.code


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()} if folder.exists() else {}


def test_out_and_in_again_is_the_same_to_the_byte(
    file: Path, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    assert main(["import", str(file), "--profile", str(first)]) == 0
    capsysbinary.readouterr()
    assert main(["export", "--profile", str(first)]) == 0
    out = capsysbinary.readouterr().out
    assert out == file.read_bytes()
    (tmp_path / "again.txt").write_bytes(out)
    assert main(["import", str(tmp_path / "again.txt"), "--profile", str(second)]) == 0
    assert main(["export", "--profile", str(second), "--output", str(tmp_path / "third.txt")]) == 0
    assert (tmp_path / "third.txt").read_bytes() == out
    with Store.open(first) as one, Store.open(second) as other:
        for match in one.finished():
            ours, theirs = one.load(match.id).replay(), other.load(match.id).replay()
            assert ours.rounds == theirs.rounds
            assert ours.round.events == theirs.round.events
            assert ours.outcome == theirs.outcome
            assert [ours.round.view(seat) for seat in (0, 1)] == [theirs.round.view(seat) for seat in (0, 1)]
        assert one.rounds() == other.rounds()


def test_what_is_there_already_is_said_so(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["import", str(file), "--profile", str(tmp_path / "profile")]
    assert main(words) == 0
    assert capsys.readouterr().out.splitlines() == [f"{file}, record {n}: match {n}" for n in (1, 2, 3)]
    with Store.open(tmp_path / "profile") as store:
        store.delete([2])
    assert main(words) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{file}, record 1: is here already as match 1",
        f"{file}, record 2: is here already as match 2, taken out of the bin",
        f"{file}, record 3: is here already as match 3",
    ]
    with Store.open(tmp_path / "profile") as store:
        assert len(store.finished()) == 3


def test_one_match_and_the_list(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    profile = ["--profile", str(tmp_path / "profile")]
    main(["import", str(file), *profile])
    capsys.readouterr()
    assert main(["export", "2", *profile]) == 0
    assert capsys.readouterr().out == sealed.match(seed=2).to_text()
    assert main(["export", "--list", *profile]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2", "3"]
    assert lines[2].endswith("finished, training, imported")


def test_the_list_has_what_is_not_finished_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "profile"
    profile = ["--profile", str(folder)]
    whole = sealed.match(seed=1)
    going, left, gone = (
        replace(sealed.match(seed=seed), rounds=sealed.match(seed=seed).rounds[:1]) for seed in (2, 3, 4)
    )
    with Store.open(folder) as store:
        numbers = [one.match_id for one in store.import_records([going, left, gone])]
        store.abandon(numbers[1])
        store.delete([numbers[2]])
    assert main(["export", "--list", *profile]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [(line.split()[0], "under way" in line, "abandoned" in line) for line in lines] == [
        (str(numbers[0]), True, False),
        (str(numbers[1]), False, True),
    ]
    for one, record in zip(numbers, (going, left), strict=False):
        assert main(["export", str(one), *profile]) == 0
        assert capsys.readouterr().out == record.to_text()
    assert status_of("export", *profile) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("is finished: name others by the numbers in --list\n")
    with Store.open(folder) as store:
        (finished,) = (one.match_id for one in store.import_records([whole]))
    assert main(["export", "--list", *profile, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["matches"]
    assert [(one["match"], one["state"]) for one in told] == [
        (numbers[0], "under way"),
        (numbers[1], "abandoned"),
        (finished, "finished"),
    ]
    assert main(["export", *profile]) == 0
    assert capsys.readouterr().out == whole.to_text()


def test_what_lies_in_the_bin_is_not_exported_before_it_is_back(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, output = tmp_path / "profile", tmp_path / "out.txt"
    profile = ["--profile", str(folder)]
    main(["import", str(file), *profile])
    with Store.open(folder) as store:
        store.delete([2])
    capsys.readouterr()
    for numbers in (["2"], ["1", "2"]):
        assert status_of("export", *numbers, *profile, "--output", str(output)) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert "match 2 in" in err
        assert "bin: bring it back" in err
        assert err.count("\n") == 1
    assert not output.exists()
    with Store.open(folder) as store:
        store.undelete([2])
    assert main(["export", "2", *profile]) == 0
    assert capsys.readouterr().out == sealed.match(seed=2).to_text()


def test_replay_tells_every_action_and_sum(
    file: Path, records: list[MatchRecord], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[0] == "Anna – Computer (casual)"
    assert out.count("\nRound ") == sum(len(record.rounds) for record in records)
    assert "own words “Glück auf” mixed into" in out
    assert ", for training" in out
    assert "    = total" in out
    outcome = records[2].replay().outcome
    assert outcome is not None
    assert out.splitlines()[-1].endswith(f"wins the match {outcome.finals[0]} : {outcome.finals[1]}")
    assert main(["replay", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["matches"]
    for record, match in zip(records, told, strict=True):
        for one, round_told in zip(record.rounds, match["rounds"], strict=True):
            (table,) = round_told["tables"]
            assert [done["at"] for done in table["actions"]] == [entry.at / 1000 for entry in one.actions]
        assert match["outcome"]["totals"] == match["rounds"][-1]["totals"]


def test_replay_reads_standard_input(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
    assert main(["replay", "-"]) == 0


def test_verify_a_file(file: Path, records: list[MatchRecord], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file), "--json"]) == 0
    deals = json.loads(capsys.readouterr().out)["deals"]
    wanted = [one for record in records for one in record.rounds]
    for told, one in zip(deals, wanted, strict=True):
        assert one.seal is not None
        assert told["deal"] == str(one.deal)
        assert told["commitment"] == one.seal.commitment
        assert told["order"] == [" ".join(map(str, one.deal.order))]


def test_verify_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["verify", NUMBER, "--nonce", NONCE, "--words", "a b", "--commitment", COMMITMENT.upper()]) == 0
    )
    lines = capsys.readouterr().out.splitlines()
    seal = Seal(Deal.parse(NUMBER), bytes.fromhex(NONCE), "a b")
    assert lines[:5] == [
        f"deal        {seal.deal}",
        f"secret      {NUMBER}",
        "own words   a b",
        f"nonce       {NONCE}",
        f"commitment  {COMMITMENT}",
    ]
    assert " ".join(lines[6:-1]).split() == list(map(str, seal.deal.order))
    assert lines[-1] == "compared    with the commitment that was given: they are the same"


@pytest.mark.parametrize("words", [[], ["--nonce", NONCE], ["--words", "a"]])
def test_a_mistyped_number_is_said_to_be_compared_with_nothing(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    for typed in (
        NUMBER,
        NUMBER.lower(),
        NUMBER.replace("0", "o"),
        NUMBER.replace("1", "l"),
        f"5{NUMBER[1:]}",
    ):
        assert main(["verify", typed, *words]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert str(Deal.parse(typed)) in "\n".join(lines[:2])  # in groups, as it was read
        assert lines[-1].startswith("compared    with nothing: ")
        assert main(["verify", typed, *words, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["deals"][0]["compared"] is None


def changed(file: Path, old: str, new: str) -> str:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8", newline="\n")
    return str(file)


@pytest.mark.parametrize("verb", ["import", "replay", "verify"])
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (" pass\n", " draw\n", "expected a legal action: draw is not legal in phase upcard"),
        (" discard ", " discard X", "expected a card"),
        ("points ", "points 1", "expected “result "),
        ("totals ", "totals 9", "expected “result "),
        ("seal ", "seal f", "expected seal COMMITMENT nonce"),
        ('words "Gl', 'words "Gr', "expected a seal of this deal"),
        (" winner 0", " winner 1", "expected “"),
        ("ginrummy record 2", "ginrummy record 9", "version 9"),
        ("ginrummy record 2", "ginrummy record 1", "“ginrummy record 2”"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(
    file: Path, tmp_path: Path, verb: str, old: str, new: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = tmp_path / "profile"
    with Store.open(profile) as store:
        store.import_records([sealed.match(seed=9)])
    changed(file, old, new)
    before, file_before = contents(profile), file.read_bytes()
    words = [verb, str(file)] + (["--profile", str(profile)] if verb == "import" else [])
    assert status_of(*words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"ginrummy-qt {verb}: {file}, line ")
    assert says in err
    assert err.count("\n") == 1
    assert (contents(profile), file.read_bytes()) == (before, file_before)


@pytest.mark.parametrize("what", ["one less", "one more", "of the other side", "twice"])
def test_a_knock_with_a_wrong_count_of_cards(
    file: Path, tmp_path: Path, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = file.read_text(encoding="utf-8").split("\n")
    number = next(n for n, line in enumerate(lines) if " knock " in line)
    seat, knocked = lines[number].split(" ")[1], lines[number].split(" ")[3]
    record = MatchRecord.from_text(sealed.match(seed=1, words="Glück auf").to_text())
    current = next(record.finished_rounds()).round
    result = current.result
    assert result is not None
    melds = [str(meld) for meld in result.knocker_melds]
    spare = next(iter(result.knocker_deadwood))
    match what:
        case "one less":
            melds[0] = melds[0].rpartition(" ")[0].rpartition(" ")[0]
        case "one more":
            melds[0] = f"{melds[0]} {spare}"
        case "of the other side":
            other = current.hand(1 - int(seat))
            melds.append(" ".join(list(map(str, other))[:3]))
        case _:
            melds *= 2
    lines[number] = f"{' '.join(lines[number].split(' ')[:3])} {knocked} {' / '.join(melds)}"
    file.write_text("\n".join(lines), encoding="utf-8", newline="\n")
    assert status_of("import", str(file), "--profile", str(tmp_path / "profile")) == 2
    assert f"line {number + 1}, column " in capsys.readouterr().err
    assert not (tmp_path / "profile").exists()


def test_a_fault_in_the_last_record_leaves_all_of_them_out(
    file: Path, records: list[MatchRecord], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = "".join(record.to_text() for record in records[:2])
    text = file.read_text(encoding="utf-8").removeprefix(before)
    line = next(
        n for n, words in enumerate(text.splitlines(), 1) if words.startswith("result ")
    ) + before.count("\n")
    file.write_text(before + text.replace("points ", "points 5", 1), encoding="utf-8", newline="\n")
    profile = tmp_path / "new" / "profile"
    assert status_of("import", str(file), "--profile", str(profile)) == 2
    assert f"line {line}, column " in capsys.readouterr().err
    assert not profile.exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["replay", "nowhere.txt"], "nowhere.txt: No such file"),
        (["replay", "."], ".: Is a directory"),
        (["verify", "nowhere.txt"], "nowhere.txt: No such file"),
        (["verify", "3FJ2WK-00000-00000-00000-0000U"], "is no deal’s number"),
        (["verify", NUMBER, "--nonce", "xyz"], "“xyz” is no nonce"),
        (["verify", NUMBER, "--nonce", "00"], "a nonce takes 16 to 64 bytes"),
        (["verify", NUMBER, "--commitment", COMMITMENT], "--commitment needs --nonce"),
        (["verify", NUMBER, "--nonce", "00" * 16, "--commitment", COMMITMENT], "has the commitment"),
        (["verify", NUMBER, "--words", "x" * 201], "at most 200 characters"),
        (["export", "--profile", "nowhere"], "there are no matches in nowhere"),
        (["export", "x"], "“x” is no number of a match"),
        (["import"], "required: FILE"),
    ],
)
def test_bad_input_is_one_line_and_status_2(
    words: list[str],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert status_of(*words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"ginrummy-qt {words[0]}: ")
    assert says in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_no_match_of_that_number_and_no_file_twice(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = ["--profile", str(tmp_path / "profile")]
    main(["import", str(file), *profile])
    capsys.readouterr()
    assert status_of("export", "9", *profile) == 2
    assert "there is no match 9" in capsys.readouterr().err
    before = file.read_bytes()
    assert status_of("export", *profile, "--output", str(file)) == 2
    assert "File exists" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_a_profile_in_use_is_said_so(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Store.open(tmp_path / "profile"):
        assert status_of("import", str(file), "--profile", str(tmp_path / "profile")) == 2
    assert "Another window already uses the profile" in capsys.readouterr().err


def test_without_profile_the_one_that_was_used_last(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(profiles, "data_folder", lambda: tmp_path / "data")
    made = profiles.Profiles(tmp_path / "data").make("Åsa")
    profiles.Profiles(tmp_path / "data").remember(made)
    assert main(["import", str(file)]) == 0
    with Store.open(tmp_path / "data" / "profiles" / "asa") as store:
        assert len(store.finished()) == 3


def test_bytes_that_are_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "noise"
    path.write_bytes("ginrummy record 1\nstarted ä".encode() + b"\xff")
    assert status_of("replay", str(path)) == 2
    assert f"{path}, line 2, column 10: expected text in UTF-8, not the byte 0xff" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file without an end")
def test_a_file_without_an_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert status_of("replay", "/dev/zero") == 2
    assert "larger than 64 MB" in capsys.readouterr().err


def test_a_reader_that_has_had_enough_gets_no_traceback(file: Path) -> None:
    command = [sys.executable, "-m", "ginrummy_qt", "replay", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait() == 0
