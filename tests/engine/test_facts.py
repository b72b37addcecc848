"""Every fact of the four documents that concerns the engine has a test named after it.

The numbers are those of the design's list of facts: ``h`` the German house rules, ``r`` Gin-Rommé, ``n`` the
Dutch page, ``s`` the Swedish one.
"""

from __future__ import annotations

import re
from pathlib import Path

FACTS = {
    "h": "01 02 03 04 05 07 08 11 12 13 14 15 16 17 18 19 20 21 23 24 25 28 30",
    "r": "01 02 03 04 05 06 07 08",
    "n": "01 02 03 04 05 06 07 08 09 10",
    "s": "03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22",
}
"""The facts that the engine must hold."""


def named() -> list[str]:
    files = sorted(Path(__file__).parent.glob("test_facts_*.py"))
    names = [
        found for file in files for found in re.findall(r"def test_([a-z]\d\d)_", file.read_text("utf-8"))
    ]
    assert names
    return names


def test_every_fact_has_a_test() -> None:
    facts = {letter + number for letter, numbers in FACTS.items() for number in numbers.split()}
    missing = facts - set(named())
    assert not missing, f"no test for {sorted(missing)}"


def test_no_test_is_named_after_a_fact_that_does_not_exist() -> None:
    facts = {letter + number for letter, numbers in FACTS.items() for number in numbers.split()}
    assert set(named()) <= facts
