"""Command line verbs: answers on the console, without Qt. `ginrummy-qt analyse`, `replay` and others."""

import argparse
import io
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass

from ginrummy_qt import record_commands, verify_command
from ginrummy_qt.engine import (
    ALL_CARDS,
    CardError,
    CardSet,
    MeldError,
    RoundResult,
    Rules,
    RulesError,
    ScoringError,
    best_arrangement,
    settle,
    throw_values,
)
from ginrummy_qt.options import BAD_INPUT, PROGRAM, OneLineParser, one_line, typeset
from ginrummy_qt.record_files import BadFile

BadInput = (CardError, MeldError, RulesError, ScoringError, BadFile)
"""What is said of texts and files that make no sense; each message is one sentence that names them."""


def run(verb: str, words: Sequence[str]) -> int:
    """Carry out `verb` with its own `words`.

    Returns:
        0, or 2 after one line on standard error that says what was wrong with the input.

    Raises:
        SystemExit: from --help and from bad options, as argparse does.
    """
    chosen = VERBS.get(verb)
    if chosen is None:
        known = ", ".join(VERBS)
        print(f"{PROGRAM}: unknown verb “{one_line(verb)}”: choose one of {known}", file=sys.stderr)
        return BAD_INPUT
    if isinstance(sys.stdout, io.TextIOWrapper):  # a console that lacks a character gets a question mark
        sys.stdout.reconfigure(errors="replace")
    parser = OneLineParser(prog=f"{PROGRAM} {verb}", description=chosen.does, allow_abbrev=False)
    chosen.declare(parser)
    parser.add_argument("--json", action="store_true", help="print the answer as JSON, for other programs")
    given = parser.parse_args(words)
    try:
        chosen.answer(given)
        sys.stdout.flush()
    except BadInput as error:
        # A file's name stays as it is; what the engine says is set as the rest.
        said = str(error) if isinstance(error, BadFile) else typeset(str(error))
        print(f"{PROGRAM} {verb}: {one_line(said)}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:  # whoever reads has had enough, as `head` does; what is left must not be tried
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _declare_analyse(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "cards",
        metavar="CARDS",
        nargs="+",
        help="1 to 11 cards, such as “7s 8s 9s 7h 7d”, with or without quotes",
    )


def _analyse(given: argparse.Namespace) -> None:
    text = " ".join(given.cards)
    cards = CardSet.parse(text)
    if not 1 <= len(cards) <= 11:
        raise CardError(f"“{text}” has {len(cards)} cards: give 1 to 11")
    best = best_arrangement(cards)
    discards = throw_values(cards) if len(cards) == 11 else {}
    if given.json:
        answer: dict[str, object] = {
            "cards": str(cards),
            "melds": [str(meld) for meld in best.melds],
            "deadwood": str(best.deadwood),
            "points": best.points,
        }
        if discards:
            answer["discards"] = {str(card): points for card, points in discards.items()}
        print(json.dumps(answer))
        return
    print("melds     ", " / ".join(map(str, best.melds)) or "none")
    print("deadwood  ", f"{best.deadwood} = {best.points}" if best.deadwood else "none = 0")
    for card, points in sorted(discards.items(), key=lambda item: (item[1], -item[0].points)):
        print(f"discard {card} leaves {points}")


def _declare_settle(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--knocker",
        required=True,
        metavar="MELDS",
        nargs="+",
        help="the knocker’s melds as shown, such as “7c 8c 9c / Kd Kh Ks”",
    )
    parser.add_argument(
        "--deadwood",
        default=(),
        metavar="CARDS",
        nargs="*",
        help="the knocker’s other cards, all of which count; none: gin",
    )
    parser.add_argument(
        "--defender",
        required=True,
        metavar="CARDS",
        nargs="+",
        help="the other side’s hand; its best melds and layoffs are found",
    )
    parser.add_argument(
        "--rules",
        default="haus",
        help="a preset and what differs from it: “sv”, “haus gin_bonus=20 tie=knocker”; default: haus",
    )


def _settle(given: argparse.Namespace) -> None:
    from ginrummy_qt.replaying import STEP_WORDS  # noqa: PLC0415 - only this verb needs it here

    rules = Rules.from_text(given.rules)
    melds = [text for part in " ".join(given.knocker).split("/") if (text := part.strip())]
    defender = " ".join(given.defender)
    result = settle(rules, melds, " ".join(given.deadwood), defender)
    defence = result.defence
    if defence is None:
        raise AssertionError("a settled knock has a defence")
    _check_limit(rules, given.rules, result.knocker_deadwood.points)
    shown, hand = result.knocker_deadwood, CardSet.parse(defender)
    for laid in result.knocker_melds:
        shown |= laid.cards
    whole = len(shown) >= 10 and len(hand) == 10
    for doubt in _doubts(result, shown, hand):
        print(f"{PROGRAM} settle: warning: {doubt}", file=sys.stderr)
    winner = "knocker" if result.winner == result.knocker else "defender"
    layoffs = [(str(card), str(result.knocker_melds[index])) for card, index in defence.layoffs]
    if given.json:
        answer = {
            "kind": str(result.kind),
            "winner": winner,
            "points": result.points,
            "steps": [{"kind": str(step.kind), "value": step.value} for step in result.steps],
            "defender_melds": [str(meld) for meld in defence.arrangement.melds],
            "layoffs": [{"card": card, "meld": meld} for card, meld in layoffs],
            "defender_points": defence.points,
            "whole": whole,
        }
        print(json.dumps(answer))
        return
    print("defender’s melds  ", " / ".join(map(str, defence.arrangement.melds)) or "none")
    for card, meld in layoffs:
        print("laid off          ", f"{card} on {meld}")
    for step in result.steps:
        print(f"{STEP_WORDS[str(step.kind)]:<19}{step.value}")
    print(f"{result.kind.replace('_', ' ')}: {result.points} to the {winner}")


def _check_limit(rules: Rules, named: str, deadwood: int) -> None:
    """Refuse a knock that these rules never allow: in Oklahoma one that no upcard does."""
    limit = max(rules.knock_limit_for(card) for card in ALL_CARDS)
    if deadwood > limit:
        most = "gin alone ends a round" if not limit else f"a knock takes {limit} at most"
        points = "1 point" if deadwood == 1 else f"{deadwood} points"
        raise ScoringError(f"the knocker has {points} of deadwood: by the rules “{named}” {most}")


def _doubts(result: RoundResult, shown: CardSet, hand: CardSet) -> Iterator[str]:
    """Yield what is odd about a knock that can be settled all the same."""
    if len(shown) < 10 or len(hand) < 10:
        yield (
            f"no round ends so, with {_cards(len(shown))} of the knocker and {_cards(len(hand))} of the"
            " defender instead of 10 each: settled as given"
        )
    left, best = result.knocker_deadwood.points, best_arrangement(shown).points
    if best < left:
        yield f"the knocker could show {best} points of deadwood instead of {left}: settled as shown"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _declare_arena(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "levels",
        metavar="LEVEL",
        nargs="+",
        type=_level,
        help="levels of the computer, such as “skilled”: two against each other, three each alone, or"
        " four, the first and the third against the others; two also play as two pairs, with seats=4",
    )
    games = parser.add_mutually_exclusive_group(required=True)
    games.add_argument("--rounds", type=_count, default=0, metavar="N", help="play N single rounds")
    games.add_argument("--matches", type=_count, default=0, metavar="N", help="play N whole matches")
    parser.add_argument(
        "--seed", type=int, default=1, help="a whole number that decides the deals; default: 1"
    )
    parser.add_argument("--jobs", type=_count, default=1, metavar="N", help="use N processes; default: 1")
    parser.add_argument(
        "--rules", help="as for settle; default: haus, for three levels sv_three, for four sv_pairs"
    )


_SITTING_OUT = (
    "won by: of the rounds that a player was in and somebody won; one of three sits out, so the three shares"
    " come to 150 %, more or less"
)
"""Under a report on single rounds among three."""


def _level(text: str) -> str:
    from ginrummy_qt.players import UnknownLevel, create  # noqa: PLC0415 - only this verb needs the players

    try:
        return create(text, 0).level
    except UnknownLevel as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"“{text}” is not a number above 0")
    return int(text)


def _arena(given: argparse.Namespace) -> None:
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - as above

    from ginrummy_qt.players.arena import arena, progress_line, report  # noqa: PLC0415 - as above

    if not 2 <= len(given.levels) <= 4:
        raise RulesError(f"two, three or four levels can play, not {len(given.levels)}")
    rules = None if given.rules is None else Rules.from_text(given.rules)
    with ProcessPoolExecutor(given.jobs) if given.jobs > 1 else nullcontext() as executor:
        result = arena(
            *given.levels,
            rounds=given.rounds,
            matches=given.matches,
            seed=given.seed,
            rules=rules,
            executor=executor,
            progress=progress_line(sys.stderr),
        )
    if given.json:
        print(json.dumps(result.as_dict()))
        return
    print(report(result))
    if len(result.sides) == 3 and result.unit == "rounds":
        print(_SITTING_OUT)


@dataclass(frozen=True)
class Verb:
    """One verb: what --help says of it, its words, and what it prints."""

    does: str
    declare: Callable[[argparse.ArgumentParser], None]
    answer: Callable[[argparse.Namespace], None]


VERBS = {
    "analyse": Verb(
        "The best arrangement of 1 to 11 cards and its deadwood; with 11, the deadwood after each discard.",
        _declare_analyse,
        _analyse,
    ),
    "settle": Verb(
        "The sum of a finished round, the knocker’s hand as shown: the defender’s best melds and layoffs,"
        " bonuses and winner.",
        _declare_settle,
        _settle,
    ),
    "arena": Verb(
        "Levels of the computer against each other, every deal again with the seats changed.",
        _declare_arena,
        _arena,
    ),
    "replay": Verb(
        "A record move by move: every deal, every hand, every sum.",
        record_commands.declare_replay,
        record_commands.replay,
    ),
    "export": Verb(
        "Matches of a profile as records, for other profiles and programs.",
        record_commands.declare_export,
        record_commands.export,
    ),
    "import": Verb(
        "Bring records into a profile, all of them or none.",
        record_commands.declare_import,
        record_commands.import_files,
    ),
    "verify": Verb(
        "Compute deals again: the commitment, the number and the order of all 52 cards.",
        verify_command.declare_verify,
        verify_command.verify,
    ),
}
