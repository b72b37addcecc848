"""The verbs that read and write records: `replay`, `export`, `import`. Without Qt."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ginrummy_qt.engine import MatchRecord, RecordError
from ginrummy_qt.record_files import (
    BadFile,
    declare_profile,
    open_profile,
    print_exactly,
    read_records,
    write_new,
)

if TYPE_CHECKING:
    from ginrummy_qt.store import MatchSummary, Store

__all__ = ["declare_export", "declare_import", "declare_replay", "export", "import_files", "replay"]

# replay


def declare_replay(parser: argparse.ArgumentParser) -> None:
    """Add the words of `replay`."""
    parser.add_argument("file", metavar="FILE", help="a file with one or more records; “-”: standard input")


def replay(given: argparse.Namespace) -> None:
    """Print every match of a file move by move."""
    from ginrummy_qt.replaying import as_dict, as_lines  # noqa: PLC0415 - only this verb needs it

    records = read_records(given.file)
    if given.json:
        print(json.dumps({"matches": [as_dict(record) for record in records]}))
        return
    for number, record in enumerate(records):
        if number:
            print()
        for line in as_lines(record):
            print(line)


# export


def declare_export(parser: argparse.ArgumentParser) -> None:
    """Add the words of `export`."""
    parser.add_argument(
        "matches",
        metavar="MATCH",
        nargs="*",
        type=_number,
        help="numbers of matches; none: all finished ones",
    )
    declare_profile(parser)
    parser.add_argument(
        "--list", action="store_true", help="list the matches instead, those that are not finished too"
    )
    parser.add_argument("--output", metavar="FILE", type=Path, help="write to FILE, which is not there yet")


def export(given: argparse.Namespace) -> None:
    """Print the records of matches, or write them into a file."""
    with open_profile(given.profile, make=False) as store:
        found = _chosen(store, given.matches, unfinished=given.list)
        if given.list:
            texts = {one.id: "" for one in found}
        else:
            texts = {one.id: _exported(store, one.id) for one in found}
    if given.output is not None:
        write_new(given.output, "".join(texts.values()))
    if given.json:
        print(json.dumps({"matches": [_summary(one, texts[one.id]) for one in found]}))
    elif given.list:
        for one in found:
            print(_listed(one))
    elif given.output is None:
        print_exactly("".join(texts.values()))
    else:
        print(f"{len(found)} written to {given.output}")


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 15:
        raise argparse.ArgumentTypeError(f"“{text}” is no number of a match")
    return int(text)


def _chosen(store: Store, numbers: list[int], *, unfinished: bool) -> list[MatchSummary]:
    """Give the matches to export; all in the order of their numbers, so that they come back in it.

    Without numbers: all finished ones, with ``unfinished`` those under way and those given up too.
    """
    if not numbers:
        others = [*store.under_way(), *store.abandoned()]
        every = [*store.finished(), *(others if unfinished else ())]
        if others and not every:
            raise BadFile(f"no match in {store.path} is finished: name others by the numbers in --list")
        return sorted(every, key=lambda one: one.id)
    chosen = []
    for number in dict.fromkeys(numbers):
        found = store.summary(number)
        if found is None:
            raise BadFile(f"there is no match {number} in {store.path}")
        if found.deleted is not None:
            raise BadFile(
                f"match {number} in {store.path} lies in the bin: bring it back in the window’s history"
            )
        chosen.append(found)
    return chosen


def _exported(store: Store, match_id: int) -> str:
    from ginrummy_qt.store import StoreError  # noqa: PLC0415 - SQLite is loaded by the verbs that need it

    try:
        return store.load(match_id).to_text()
    except (StoreError, RecordError) as error:
        raise BadFile(f"match {match_id} in {store.path} cannot be exported: {error}") from error


def _summary(one: MatchSummary, text: str) -> dict[str, Any]:
    return {
        "match": one.id,
        "started": one.started,
        "updated": one.updated,
        "state": str(one.state),
        "players": [{"name": player.name, "level": player.level} for player in one.players],
        "totals": list(one.totals),
        "winner": one.winner,
        "rounds": one.rounds,
        "training": one.training,
        "imported": one.imported,
    } | ({"record": text} if text else {})


def _listed(one: MatchSummary) -> str:
    players = " – ".join(player.level or player.name for player in one.players)
    totals = " : ".join(map(str, one.totals))
    rounds = "1 round" if one.rounds == 1 else f"{one.rounds} rounds"
    marks = [text for text, on in (("training", one.training), ("imported", one.imported)) if on]
    return ", ".join(
        [f"{one.id:>6}  {one.updated[:16]}  {players}  {totals}", rounds, str(one.state), *marks]
    )


# import


def declare_import(parser: argparse.ArgumentParser) -> None:
    """Add the words of `import`."""
    parser.add_argument("files", metavar="FILE", nargs="+", help="files with one or more records")
    declare_profile(parser)


def import_files(given: argparse.Namespace) -> None:
    """Bring all records of all files into a profile, or none."""
    from ginrummy_qt.store import StoreError  # noqa: PLC0415 - see _exported

    places: list[tuple[str, int]] = []
    records: list[MatchRecord] = []
    for file in given.files:
        found = read_records(file)
        records += found
        places += [(file, number) for number in range(1, len(found) + 1)]
    with open_profile(given.profile, make=True) as store:
        try:
            done = store.import_records(records)
        except StoreError as error:
            raise BadFile(str(error)) from error
    if given.json:
        answer = [
            {"file": file, "record": number, "match": one.match_id, "new": one.new, "restored": one.restored}
            for (file, number), one in zip(places, done, strict=True)
        ]
        print(json.dumps({"records": answer}))
        return
    for (file, number), one in zip(places, done, strict=True):
        what = f"match {one.match_id}" if one.new else f"is here already as match {one.match_id}"
        print(f"{file}, record {number}: {what}{', taken out of the bin' if one.restored else ''}")
