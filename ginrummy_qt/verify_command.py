"""The verb `verify`: deals computed again, from records or from their numbers. Without Qt."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from ginrummy_qt.engine import Deal, DealError, Seal
from ginrummy_qt.options import typeset
from ginrummy_qt.record_files import BadFile, read_records

__all__ = ["declare_verify", "verify"]


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
    for number, record in enumerate(read_records(file), start=1):
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


def _nonce(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is no nonce: expected hexadecimal digits") from None
