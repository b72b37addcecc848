"""What is wrong with a record is told without a word of English, whatever is wrong with it."""

from __future__ import annotations

import random
import re

import pytest

from ginrummy_qt.engine import PRESETS, RecordError
from ginrummy_qt.engine.record_file import records_from_bytes
from ginrummy_qt.models.languages import LanguageManager
from ginrummy_qt.models.record_words import expected_words
from ginrummy_qt.models.seats import seats_for
from ginrummy_qt.ui.gallery_matches import play_until


def troubles() -> set[str]:
    """What the engine says of a record with something damaged in every line."""
    record = play_until(PRESETS["haus"], seats_for("casual"), lambda match: match.round_over)
    text = record.to_text()
    lines = text.splitlines()
    chance = random.Random(7)
    said = set()
    for number, line in enumerate(lines):
        words = line.split(" ")
        changed = [" ".join([*words[:at], *words[at + 1 :]]) for at in range(len(words))]
        changed += [" ".join([*words[:at], "x9", *words[at + 1 :]]) for at in range(len(words))]
        changed += [line + " x", "", line.replace("0", "7"), line[: chance.randrange(len(line) + 1)]]
        for other in changed:
            damaged = "\n".join([*lines[:number], other, *lines[number + 1 :]]) + "\n"
            try:
                records_from_bytes(damaged.encode())
            except RecordError as error:
                said.add(error.expected)
    for data in (text[:-1].encode(), text.encode()[:200] + b"\xff", text.encode() + b"more\n"):
        with pytest.raises(RecordError) as caught:
            records_from_bytes(data)
        said.add(caught.value.expected)
    return said


def test_no_english_in_another_language(qapp: object) -> None:
    manager = LanguageManager()
    said = troubles()
    assert len(said) > 15
    try:
        for code in ("de", "nl", "sv"):
            manager.set(code)
            for expected in said:
                words = expected_words(expected)
                if words[:1] not in "“„”‘":  # a line of the format itself
                    assert words != expected, (code, expected)
                    assert not re.search(r"\b(?:the|of|an|expected|cannot|is)\b", words) or code == "nl", (
                        words
                    )
                else:
                    assert not re.search(r"\b(?:the|of|expected|cannot)\b", words), words
    finally:
        manager.remove()


def test_details_for_a_programmer_are_left_out() -> None:
    assert expected_words("a legal action: discard 5c is not legal in phase draw") == (
        "a move that the rules allow"
    )
    assert expected_words("seat 1, whose turn it is") == "a move by seat 1"
    assert expected_words("'started '") == "“started”"
