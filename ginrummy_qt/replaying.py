"""A record told move by move, for people and for other programs. All hands are open. Knows no Qt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ginrummy_qt.engine import (
    OPTIONS,
    Discarded,
    Drew,
    Knocked,
    LaidOff,
    MatchRecord,
    Opening,
    Passed,
    RoundEntry,
    Took,
    deadwood,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ginrummy_qt.engine import Entry, Match, Seal, Table

__all__ = ["STEP_WORDS", "as_dict", "as_lines"]

STEP_WORDS = {
    "defender": "defender",
    "laid_off": "− laid off",
    "left": "= left",
    "knocker": "− knocker",
    "difference": "= difference",
    "gin_bonus": "+ gin",
    "undercut_bonus": "+ undercut",
    "big_gin_bonus": "+ big gin",
    "multiplier": "× spades",
    "total": "= total",
}
"""What a step of the sum is called on the console."""


def as_dict(record: MatchRecord) -> dict[str, Any]:
    """Return the whole match as values that JSON can hold; docs/JSON.md says what each means.

    Raises:
        RecordError: it cannot have been played.
    """
    match = record.replay() if record.rounds else None
    outcome = None if match is None else match.outcome
    return {
        "version": record.version,
        "started": record.started,
        "rules": {option: record.rules.option_text(option) for option in OPTIONS},
        "layoffs": str(record.layoffs),
        "training": record.training,
        "players": [{"name": player.name, "level": player.level} for player in record.players],
        "rounds": list(_rounds(record)),
        "outcome": None
        if outcome is None
        else {
            "winner": outcome.winner,
            "totals": list(outcome.finals),
            "lines": [
                {"kind": str(line.kind), "side": line.seat, "points": line.points} for line in outcome.lines
            ],
        },
    }


def _rounds(record: MatchRecord) -> Iterator[dict[str, Any]]:
    """Yield every round while a match is played through."""
    deals = MatchRecord(
        record.rules,
        record.players,
        tuple(RoundEntry(one.deal, ()) for one in record.rounds[:1]),
        record.started,
        record.layoffs,
    )
    if not record.rounds:
        return
    match = deals.replay(one.deal for one in record.rounds[1:])
    for number, one in enumerate(record.rounds, start=1):
        if number > 1:
            match.next_round()
        tables = [_dealt(table) for table in match.tables]
        for entry in one.actions:
            table = match.table_of(entry.seat)
            assert table is not None  # noqa: S101 - the record was replayed before
            tables[table.number]["actions"].append(_done(match, table, entry))
        for table, told in zip(match.tables, tables, strict=True):
            told["result"] = _result(table)
        yield {
            "number": number,
            "dealer": match.dealer,
            "deal": str(one.deal),
            "seal": _seal(one.seal),
            "tables": tables,
            "totals": list(match.standings.totals) if match.round_over else None,
        }


def _seal(seal: Seal | None) -> dict[str, str] | None:
    if seal is None:
        return None
    return {
        "commitment": seal.commitment,
        "nonce": seal.nonce.hex(),
        "secret": str(seal.secret),
        "words": seal.words,
    }


def _dealt(table: Table) -> dict[str, Any]:
    return {
        "seats": list(table.seats),
        "dealer": table.dealer,
        "hands": [str(table.round.hand(seat)) for seat in (0, 1)],
        "deadwood": [deadwood(table.round.hand(seat)) for seat in (0, 1)],
        "upcard": None if table.round.rules.opening is Opening.ELEVEN else str(table.round.upcard),
        "actions": [],
    }


def _done(match: Match, table: Table, entry: Entry) -> dict[str, Any]:
    """Let the match go on by ``entry``, and return what was done and what the seat holds then."""
    events = match.apply(entry.action, table.number)
    told: dict[str, Any] = {"seat": entry.seat, "at": entry.at / 1000}
    match events[0]:
        case Passed():
            told["action"] = "pass"
        case Drew(_, card):
            told |= {"action": "draw", "card": str(card)}
        case Took(_, card):
            told |= {"action": "take", "card": str(card)}
        case Discarded(_, card):
            told |= {"action": "discard", "card": str(card)}
        case Knocked() as knocked:
            told |= {
                "action": "big_gin" if knocked.big_gin else "knock",
                "card": None if knocked.discard is None else str(knocked.discard),
                "melds": [str(meld) for meld in knocked.melds],
            }
        case LaidOff(_, card, meld):
            told |= {"action": "layoff", "card": str(card), "meld": meld}
        case _:
            told["action"] = "done"
    hand = table.round.hand(table.seats.index(entry.seat))
    return told | {"hand": str(hand), "deadwood": deadwood(hand), "stock": table.round.stock_count}


def _result(table: Table) -> dict[str, Any] | None:
    result = table.round.result
    if result is None:
        return None
    defence = result.defence
    return {
        "kind": str(result.kind),
        "winner": None if result.winner is None else table.seats[result.winner],
        "points": result.points,
        "knocker": None if result.knocker is None else table.seats[result.knocker],
        "knocker_melds": [str(meld) for meld in result.knocker_melds],
        "knocker_deadwood": str(result.knocker_deadwood),
        "defender_melds": [] if defence is None else [str(meld) for meld in defence.arrangement.melds],
        "defender_deadwood": "" if defence is None else str(defence.arrangement.deadwood),
        "layoffs": []
        if defence is None
        else [{"card": str(card), "meld": str(result.knocker_melds[meld])} for card, meld in defence.layoffs],
        "steps": [{"kind": str(step.kind), "value": step.value} for step in result.steps],
    }


def as_lines(record: MatchRecord) -> Iterator[str]:
    """Yield the match as lines to read: every deal, every action with the hand that it leaves, every sum.

    Raises:
        RecordError: it cannot have been played.
    """
    told = as_dict(record)
    names = _names(record)
    width = max(map(len, names))
    yield " – ".join(
        f"{name} ({player.level})" if player.level else name
        for name, player in zip(names, record.players, strict=True)
    )
    yield f"begun {record.started}, rules {record.rules.to_text()}" + (
        ", for training" if record.training else ""
    )
    for one in told["rounds"]:
        yield ""
        yield f"Round {one['number']}, {names[one['dealer']]} deals, deal {one['deal']}"
        if one["seal"] is not None:
            yield f"commitment {one['seal']['commitment']}"
            if one["seal"]["words"]:
                yield f"own words “{one['seal']['words']}” mixed into {one['seal']['secret']}"
        for table in one["tables"]:
            if len(one["tables"]) > 1:
                yield f"Table of {names[table['seats'][0]]} and {names[table['seats'][1]]}"
            yield from _table_lines(table, names, width)
        if one["totals"] is not None:
            yield f"totals {' : '.join(map(str, one['totals']))}"
    if (outcome := told["outcome"]) is not None:
        yield ""
        for line in outcome["lines"]:
            yield f"+ {line['points']} {line['kind'].replace('_', ' ')} to {_side(record, line['side'])}"
        winner = "nobody" if outcome["winner"] is None else _side(record, outcome["winner"])
        yield f"{winner} wins the match {' : '.join(map(str, outcome['totals']))}"


def _table_lines(table: dict[str, Any], names: list[str], width: int) -> Iterator[str]:
    for seat, hand, points in zip(table["seats"], table["hands"], table["deadwood"], strict=True):
        yield f"  {names[seat]:<{width}}  {hand}  ({points})"
    if table["upcard"] is not None:
        yield f"  upcard {table['upcard']}"
    for done in table["actions"]:
        what = f"{done['action'].replace('_', ' ')} {done.get('card') or ''}".rstrip()
        if "melds" in done:
            what += f": {' / '.join(done['melds']) or 'no melds'}"
        if "meld" in done:
            what += f" on meld {done['meld'] + 1}"
        hand = f"{done['hand']}  ({done['deadwood']})"
        yield f"  {done['at']:>9.3f}  {names[done['seat']]:<{width}}  {what:<12}  {hand}"
    result = table["result"]
    if result is None:
        yield "  not over"
        return
    if result["knocker"] is not None:
        defender = next(seat for seat in table["seats"] if seat != result["knocker"])
        yield f"  {names[defender]} shows {' / '.join(result['defender_melds']) or 'no melds'}"
        for layoff in result["layoffs"]:
            yield f"  {names[defender]} lays {layoff['card']} off on {layoff['meld']}"
        for step in result["steps"]:
            yield f"    {STEP_WORDS[step['kind']]:<14}{step['value']:>4}"
    kind = result["kind"].replace("_", " ")
    yield f"  {kind}" + (
        "" if result["winner"] is None else f": {result['points']} to {names[result['winner']]}"
    )


def _names(record: MatchRecord) -> list[str]:
    """Return what to call each seat: the printable part of its name, numbered where two are alike."""
    names = ["".join(filter(str.isprintable, player.name)).strip() for player in record.players]
    return [
        name if name and names.count(name) == 1 else f"{name or 'seat'} {seat}"
        for seat, name in enumerate(names)
    ]


def _side(record: MatchRecord, side: int) -> str:
    names = _names(record)
    return f"{names[side]} and {names[side + 2]}" if record.rules.seats == 4 else names[side]
