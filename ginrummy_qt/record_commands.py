"""The verbs that read and write records: `replay`, `export`, `import`, `verify`. Without Qt."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ginrummy_qt import first_bytes
from ginrummy_qt.engine import Deal, DealError, MatchRecord, RecordError, Seal
from ginrummy_qt.options import typeset

if TYPE_CHECKING:
    from ginrummy_qt.store import MatchSummary, Store

__all__ = [
    "BadFile",
    "declare_export",
    "declare_import",
    "declare_replay",
    "declare_verify",
    "export",
    "import_files",
    "replay",
    "verify",
]

LARGEST = 64 << 20
"""Bytes; a file above holds no records, or more than anybody has played."""


class BadFile(ValueError):  # noqa: N818 - as BadInput
    """A file or a profile that cannot be used; the message is one sentence that names it."""


# replay


def declare_replay(parser: argparse.ArgumentParser) -> None:
    """Add the words of `replay`."""
    parser.add_argument("file", metavar="FILE", help="a file with one or more records; “-”: standard input")


def replay(given: argparse.Namespace) -> None:
    """Print every match of a file move by move."""
    from ginrummy_qt.replaying import as_dict, as_lines  # noqa: PLC0415 - only this verb needs it

    records = _read(given.file)
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
    _declare_profile(parser)
    parser.add_argument(
        "--list", action="store_true", help="list the matches instead, those that are not finished too"
    )
    parser.add_argument("--output", metavar="FILE", type=Path, help="write to FILE, which is not there yet")


def export(given: argparse.Namespace) -> None:
    """Print the records of matches, or write them into a file."""
    with _open(given.profile, make=False) as store:
        found = _chosen(store, given.matches, unfinished=given.list)
        if given.list:
            texts = {one.id: "" for one in found}
        else:
            texts = {one.id: _exported(store, one.id) for one in found}
    if given.output is not None:
        _write(given.output, "".join(texts.values()))
    if given.json:
        print(json.dumps({"matches": [_summary(one, texts[one.id]) for one in found]}))
    elif given.list:
        for one in found:
            print(_listed(one))
    elif given.output is None:
        _print_exactly("".join(texts.values()))
    else:
        print(f"{len(found)} written to {given.output}")


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
    _declare_profile(parser)


def import_files(given: argparse.Namespace) -> None:
    """Bring all records of all files into a profile, or none."""
    from ginrummy_qt.store import StoreError  # noqa: PLC0415 - see _exported

    places: list[tuple[str, int]] = []
    records: list[MatchRecord] = []
    for file in given.files:
        found = _read(file)
        records += found
        places += [(file, number) for number in range(1, len(found) + 1)]
    with _open(given.profile, make=True) as store:
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


# verify


def declare_verify(parser: argparse.ArgumentParser) -> None:
    """Add the words of `verify`."""
    parser.add_argument(
        "what", metavar="FILE|NUMBER", nargs="+", help="files with records, or the numbers of deals"
    )
    parser.add_argument("--nonce", metavar="HEX", type=_nonce, help="the nonce told after the round")
    parser.add_argument(
        "--words", default="", metavar="TEXT", help="own words; NUMBER is then the secret that they went into"
    )
    parser.add_argument("--commitment", metavar="HEX", help="the commitment that was shown before the round")


def verify(given: argparse.Namespace) -> None:
    """Compute deals again: commitments, numbers and the order of all cards."""
    deals: list[dict[str, Any]] = []
    for what in given.what:
        number = None if Path(what).exists() else _deal(what)
        if number is None:
            deals += _verified_file(what)
        else:
            deals.append(_verified_number(number, given))
    if given.json:
        print(json.dumps({"deals": deals}))
        return
    for place, one in enumerate(deals):
        if place:
            print()
        for line in _verified_lines(one):
            print(line)


def _verified_number(number: Deal, given: argparse.Namespace) -> dict[str, Any]:
    try:
        # Without a nonce there is no commitment to compute; any one will do to mix words in.
        seal = Seal(number, given.nonce or bytes(16), given.words)
    except DealError as error:
        raise BadFile(typeset(str(error))) from error
    if given.commitment is not None:
        if given.nonce is None:
            raise BadFile("--commitment needs --nonce: the commitment is made of both")
        if given.commitment.lower() != seal.commitment:
            raise BadFile(f"{number} with this nonce has the commitment {seal.commitment}, not this one")
    shown = seal if given.nonce or seal.words else None
    compared = None if given.commitment is None else "commitment"
    return _verified(seal.deal, shown, nonce=given.nonce is not None, compared=compared)


def _verified_file(file: str) -> list[dict[str, Any]]:
    # Reading a record plays it: commitments, numbers, dealers, moves and sums are right when it returns.
    deals = []
    for number, record in enumerate(_read(file), start=1):
        for round_no, one in enumerate(record.rounds, start=1):
            place = {"file": file, "record": number, "round": round_no}
            tables = 2 if record.rules.seats == 4 else 1
            deals.append(place | _verified(one.deal, one.seal, tables=tables, compared="record"))
    return deals


def _verified(
    deal: Deal, seal: Seal | None, *, nonce: bool = True, tables: int = 1, compared: str | None
) -> dict[str, Any]:
    shown = seal is not None and nonce
    return {
        "deal": str(deal),
        "commitment": seal.commitment if seal is not None and shown else None,
        "nonce": seal.nonce.hex() if seal is not None and shown else None,
        "secret": None if seal is None else str(seal.secret),
        "words": "" if seal is None else seal.words,
        "order": [" ".join(map(str, deal.on_table(table).order)) for table in range(tables)],
        "compared": compared,
    }


def _verified_lines(one: dict[str, Any]) -> list[str]:
    lines = [f"deal        {one['deal']}"]
    if "file" in one:
        lines.insert(0, f"{one['file']}, record {one['record']}, round {one['round']}")
    if one["words"]:
        lines += [f"secret      {one['secret']}", f"own words   {one['words']}"]
    if one["commitment"] is not None:
        lines += [f"nonce       {one['nonce']}", f"commitment  {one['commitment']}"]
    for number, order in enumerate(one["order"]):
        cards = order.split()
        table = f" at table {number + 1}" if len(one["order"]) > 1 else ""
        lines += [
            f"order{table}",
            *(f"  {' '.join(cards[start : start + 13])}" for start in range(0, 52, 13)),
        ]
    return [*lines, f"compared    {_compared(one)}"]


def _compared(one: dict[str, Any]) -> str:
    """Say what shows that this is the deal that was meant: every number is the number of some deal."""
    match one["compared"]:
        case "record":
            return "with the record: everything in it fits this deal"
        case "commitment":
            return "with the commitment that was given: they are the same"
    if one["commitment"] is not None:
        return "with nothing: was this commitment shown before the round?"
    return "with nothing: every number is some deal; S and 5, B and 8, G and 6, Z and 2 look alike"


# What they share


def _declare_profile(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--profile", type=Path, metavar="DIR", help="the profile’s folder; default: as the window"
    )


def _open(profile: Path | None, *, make: bool) -> Store:
    """Open a profile; one that is not there is made only when there is something to put into it."""
    from ginrummy_qt.store import Store, StoreError  # noqa: PLC0415 - see _exported
    from ginrummy_qt.store.files import DATABASE_NAME  # noqa: PLC0415 - likewise
    from ginrummy_qt.store.profiles import Profiles, data_folder  # noqa: PLC0415 - likewise

    folder = Profiles(data_folder()).last().folder if profile is None else profile
    if not make and not (folder / DATABASE_NAME).is_file():
        raise BadFile(f"there are no matches in {folder}")
    try:
        return Store.open(folder)
    except StoreError as error:
        raise BadFile(str(error)) from error


def _rescued(path: Path) -> tuple[MatchRecord, ...]:
    """Return what can be read of a database; says on the standard error output how much cannot be."""
    from ginrummy_qt.store import StoreError  # noqa: PLC0415 - see _exported
    from ginrummy_qt.store.rescue import rescue  # noqa: PLC0415 - likewise

    try:
        found = rescue(path)
    except StoreError as error:
        raise BadFile(str(error)) from error
    if found.lost:
        print(f"{path}: {found.lost} more could not be read", file=sys.stderr)
    return found.records


def _read(file: str) -> tuple[MatchRecord, ...]:
    from ginrummy_qt.engine.record_file import records_from_bytes  # noqa: PLC0415 - only files need it

    try:
        if file == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with open(file, "rb") as opened:  # noqa: PTH123 - the name as given, for the message
                data = opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:  # the latter: a name with a zero byte
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadFile(f"{file}: {reason}") from error
    if data.startswith(first_bytes.SQLITE):
        return _rescued(Path(file))
    if len(data) > LARGEST:
        raise BadFile(f"{file}: larger than {LARGEST >> 20} MB, these are no records")
    try:
        return records_from_bytes(data)
    except RecordError as error:
        raise BadFile(f"{file}, {typeset(str(error))}") from error


def _write(path: Path, text: str) -> None:
    try:
        with path.open("xb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise BadFile(f"{path}: {error.strerror}") from error


def _print_exactly(text: str) -> None:
    """Print records to the byte: in UTF-8, with the line ends that they have."""
    sys.stdout.flush()
    binary = getattr(sys.stdout, "buffer", None)
    if binary is None:  # put in place of the console by somebody
        sys.stdout.write(text)
    else:
        binary.write(text.encode())
        binary.flush()


def _deal(text: str) -> Deal | None:
    """Give the deal whose number `text` is; None when it looks like the name of a file.

    Raises:
        BadFile: it is nearly a number.
    """
    try:
        return Deal.parse(text)
    except DealError as error:
        if any(sign in text for sign in "./\\") or len(text) < 20:
            return None
        raise BadFile(f"{typeset(str(error))}; and there is no such file") from error


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 15:
        raise argparse.ArgumentTypeError(f"“{text}” is no number of a match")
    return int(text)


def _nonce(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is no nonce: expected hexadecimal digits") from None
