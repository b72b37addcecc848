"""Sealed deals: what is committed to, what words do, and the script outside the program."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.engine import Deal, DealError, MatchRecord, NewerRecordError, RecordError, RoundEntry, Seal
from ginrummy_qt.engine.record_file import records_from_bytes, records_from_text
from tests.engine import sealed

DOCS = Path(__file__).resolve().parents[2] / "docs"
NONCE = bytes(range(16))
WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=200)
SEALS = st.builds(
    Seal, st.builds(Deal, st.integers(0, 2**128 - 1)), st.binary(min_size=16, max_size=64), WORDS
)


def script(*words: str) -> dict[str, str]:
    """What the script outside the program says."""
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", "-I", str(DOCS / "verify_deal.py"), *words],
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
    )
    return dict(line.split(" ", 1) for line in ran.stdout.splitlines())


def vectors() -> list[tuple[str, str, str, str, str]]:
    """Secret, words, commitment, number and first cards of the page."""
    page = (DOCS / "RECORDS.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| `([0-9A-Z-]{30})` \| (.*?) ?\| `([0-9a-f]{64})` \| (.*?) \| (.*?) \|$", page, re.MULTILINE
    )
    return [
        (secret, words, commitment, secret if number == "the secret" else number.strip("`"), cards)
        for secret, words, commitment, number, cards in rows
    ]


def test_there_are_vectors_with_words_and_without() -> None:
    assert {bool(words) for _, words, *_ in vectors()} == {True, False}


@pytest.mark.parametrize(("secret", "words", "commitment", "number", "cards"), vectors())
def test_vectors_of_the_page(secret: str, words: str, commitment: str, number: str, cards: str) -> None:
    seal = Seal(Deal.parse(secret), NONCE, words)
    assert seal.commitment == commitment
    assert str(seal.deal) == number
    assert " ".join(map(str, seal.deal.order[:21])) == cards
    said = script(secret, NONCE.hex(), words)
    assert said["commitment"] == commitment
    assert said["number"] == number.replace("-", "")
    assert said["order"] == " ".join(map(str, seal.deal.order))


def test_the_script_is_twenty_lines_of_the_standard_library() -> None:
    text = (DOCS / "verify_deal.py").read_text(encoding="utf-8")
    code = [line for line in text.splitlines()[1:] if line.strip() and not line.startswith("import")]
    assert len(code) <= 21
    assert set(re.findall(r"^import (\w+)", text, re.MULTILINE)) <= sys.stdlib_module_names


@given(SEALS)
def test_the_number_follows_from_secret_and_words(seal: Seal) -> None:
    secret = seal.secret.number.to_bytes(16, "big")
    assert seal.commitment == sha256(b"ginrummy commitment 1\0" + secret + seal.nonce).hexdigest()
    mixed = sha256(b"ginrummy words 1\0" + secret + seal.words.encode()).digest()[:16]
    assert seal.deal == (Deal.from_bytes(mixed) if seal.words else seal.secret)


@given(SEALS, WORDS)
def test_words_change_the_deal_and_never_the_commitment(seal: Seal, words: str) -> None:
    other = seal.with_words(words)
    assert other.words == words.strip()
    assert other.commitment == seal.commitment
    assert (other.deal == seal.deal) == (other.words == seal.words)


@pytest.mark.parametrize(
    ("nonce", "words", "says"),
    [
        (bytes(15), "", "16 to 64 bytes, not 15"),
        (bytes(65), "", "16 to 64 bytes, not 65"),
        (NONCE, "x" * 201, "at most 200 characters, these have 201"),
        (NONCE, "a\ud800", r"no Unicode text \(character 2\)"),
    ],
)
def test_what_is_no_seal(nonce: bytes, words: str, says: str) -> None:
    with pytest.raises(DealError, match=says):
        Seal(Deal(1), nonce, words)


@given(SEALS)
def test_seals_come_back_from_a_record(seal: Seal) -> None:
    empty = sealed.match(most=0)
    record = replace(empty, rounds=(RoundEntry(seal.deal, (), seal),))
    text = record.to_text()
    assert text.startswith("ginrummy record 2\n")
    assert MatchRecord.from_text(text) == record


def test_only_what_needs_it_is_version_2() -> None:
    record = sealed.match(words="w", training=True)
    assert record.version == 2
    plain = replace(record, training=False, rounds=tuple(replace(one, seal=None) for one in record.rounds))
    assert plain.version == 1
    assert plain.to_text().startswith("ginrummy record 1\n")
    assert replace(plain, training=True).version == 2
    assert MatchRecord.from_text(record.to_text()) == record


@pytest.mark.parametrize(
    ("old", "new", "column", "says"),
    [
        ("seal 0", "seal 1", 6, "'seal 0"),
        ("seal ", "seal  ", 1, "seal COMMITMENT nonce NONCE"),
        (" nonce ", " nonce 0", 1, "seal COMMITMENT nonce NONCE"),
        (" words ", " words", 1, "seal COMMITMENT nonce NONCE"),
        (' words "', ' words "\\x', 154, "own words as a JSON string"),
        (' words "', ' words "' + "x" * 200, 154, "at most 200 characters"),
        (' words "', ' words "x', 1, "a seal of this deal, and it is one of"),
        (" secret ", " secret 9", 117, "a deal's number"),
    ],
)
def test_faults_in_a_seal(old: str, new: str, column: int, says: str) -> None:
    text = sealed.match(seed=7, words="mine", most=4).to_text()
    lines = text.split("\n")
    number = next(n for n, line in enumerate(lines) if line.startswith("seal "))
    if old == "seal 0":
        old, new = lines[number][:6], "seal " + ("1" if lines[number][5] == "0" else "0")
        says = f"'{old}"
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new, 1)
    with pytest.raises(RecordError, match=says) as caught:
        MatchRecord.from_text("\n".join(lines))
    assert (caught.value.line, caught.value.column) == (number + 1, column)


def test_a_seal_of_another_deal_cannot_be_written() -> None:
    record = sealed.match(most=3)
    (one,) = record.rounds
    wrong = replace(record, rounds=(replace(one, deal=Deal(3)),))
    with pytest.raises(RecordError, match="a seal of this deal"):
        wrong.to_text()


def test_several_records_in_one_text() -> None:
    records = (sealed.match(seed=1), sealed.match(seed=2, words="w"), sealed.match(seed=3, most=0))
    text = "".join(record.to_text() for record in records)
    assert records_from_text(text) == records
    assert records_from_bytes(text.encode()) == records
    lines = text.split("\n")
    (_, second, _) = (n for n, line in enumerate(lines, 1) if line.startswith("ginrummy record "))
    wrong = next(n for n, line in enumerate(lines, 1) if n > second and line.startswith("result "))
    lines[wrong - 1] += "0"
    with pytest.raises(RecordError) as caught:
        records_from_text("\n".join(lines))
    assert caught.value.line == wrong
    with pytest.raises(NewerRecordError) as newer:
        records_from_text(text.replace("record 2", "record 7").replace("record 7", "record 2", 1))
    assert (newer.value.version, newer.value.line) == ("7", second)


@pytest.mark.parametrize("text", ["", "\n", "no record\n", "\nginrummy record 1\n"])
def test_no_record_at_all(text: str) -> None:
    with pytest.raises(RecordError, match=r"^line 1, column 1: expected 'ginrummy record '"):
        records_from_text(text)
