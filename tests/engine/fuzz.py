"""Mutated records, in a process with limits: `python -m tests.engine.fuzz SEED COUNT`.

Each is a record, or refused with its line; anything else ends the process with the seed of that file.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections import Counter

from ginrummy_qt.engine import PRESETS, Layoffs, NewerRecordError, RecordError
from ginrummy_qt.engine.record_file import records_from_bytes
from tests.engine import matches, sealed
from tests.engine.limits import limit_memory, limited_time, report

ODD = [
    b"",
    b" ",
    b"\n",
    b"\r",
    b"\0",
    b"\xff",
    b"\xf0\x9f\x82\xa1",
    b"\xe2\x80\xa8",
    b"-1",
    b"0",
    b"00",
    b"9" * 400,
    b"1e9",
    b"none",
    b'"',
    b'"\\ud800"',
    b"\\",
    b"A" * 5000,
    b"draw",
    b"take",
    b"pass",
    b"done",
    b"discard Kh",
    b"knock Kh",
    b"knock Kh /",
    b"biggin",
    b"layoff 7h 0",
    b"result dead totals 0 0",
    b"ginrummy record 1",
    b"ginrummy record 2",
    b"training",
    b"layoffs by_hand",
    b"round 1 dealer 0 deal 000000-00000-00000-00000-00000",
]


def originals() -> list[bytes]:
    """Records of every kind."""
    chance = random.Random(1)
    found = [sealed.match(seed=1, words="own words", training=True), sealed.match(seed=2, most=20)]
    for seed, preset in enumerate(["haus", "sv_pairs", "sv_three", "hollywood", "eleven", "tournament"]):
        current = matches.match_of(PRESETS[preset], seed, Layoffs.BY_HAND)
        found.append(matches.play(current, chance, 0.2, rounds=chance.choice([1, 2, 20])))
    return [record.to_text().encode() for record in found]


def mutated(chance: random.Random, texts: list[bytes]) -> bytes:
    """One of the texts with one to four changes."""
    text = chance.choice(texts)
    for _ in range(chance.choice([1, 1, 2, 4])):
        place = chance.randrange(len(text) + 1)
        lines = text.split(b"\n")
        line = chance.randrange(len(lines))
        match chance.randrange(10):
            case 0:
                text = text[:place] + bytes([chance.randrange(256)]) + text[place + 1 :]
            case 1:
                text = text[:place] + chance.choice(ODD) + text[place:]
            case 2:
                text = text[:place] + text[place + chance.randrange(40) :]
            case 3:
                text = text[:place]
            case 4:
                lines[line : line + 1] = [lines[line]] * chance.choice([0, 2, 3, 200])
                text = b"\n".join(lines)
            case 5:
                other = chance.randrange(len(lines))
                lines[line], lines[other] = lines[other], lines[line]
                text = b"\n".join(lines)
            case 6:
                words = lines[line].split(b" ")
                words[chance.randrange(len(words))] = chance.choice(ODD)
                lines[line] = b" ".join(words)
                text = b"\n".join(lines)
            case 7:
                other_text = chance.choice(texts)
                text = text[:place] + other_text[chance.randrange(len(other_text)) :]
            case 8:
                numbers = list(re.finditer(rb"\d+", text))
                if numbers:
                    one = chance.choice(numbers)
                    number = str(int(one[0][:18]) + chance.choice([-1, 1, 10])).encode()
                    text = text[: one.start()] + number + text[one.end() :]
            case _:
                lines[line] = chance.choice(chance.choice(texts).split(b"\n"))
                text = b"\n".join(lines)
    return text


def main(seed: int, count: int) -> None:
    started = time.monotonic()
    texts = originals()
    limit_memory()
    counts: Counter[str] = Counter()
    slowest = 0.0
    for number in range(seed, seed + count):
        data = mutated(random.Random(number), texts)
        began = time.process_time()
        try:
            with limited_time():
                again = "".join(record.to_text() for record in records_from_bytes(data)).encode()
        except NewerRecordError:
            counts["newer"] += 1
        except RecordError as error:
            counts["refused"] += 1
            if not 1 <= error.line <= data.count(b"\n") + 1 or error.column < 1:
                sys.exit(f"{number}: no such place, {error}")
        except BaseException as error:  # noqa: BLE001 - whatever it is, it should not be
            sys.exit(f"{number}: {type(error).__name__} {error}")
        else:
            counts["read"] += 1
            if again != data:
                sys.exit(f"{number}: accepted, and written otherwise")
        slowest = max(slowest, time.process_time() - began)
    report(counts, slowest, started)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
