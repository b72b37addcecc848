"""What the self-test compares: the window with the state, the stored record with what the window showed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ginrummy_qt.engine import Discarded, Drew, Knocked, Passed, Round, Took
from ginrummy_qt.models import phrases, results
from ginrummy_qt.models.words import SEPARATOR, seat_name, spoken

if TYPE_CHECKING:
    from ginrummy_qt.engine import CardSet, Event, Match, MatchRecord, RoundResult, SeatView
    from ginrummy_qt.ui.main_window import MainWindow

__all__ = [
    "RoundSeen",
    "match_sheet_differences",
    "move_of",
    "record_differences",
    "result_differences",
    "table_differences",
]


@dataclass(frozen=True, slots=True)
class RoundSeen:
    """What the window showed of a finished round."""

    result: RoundResult
    hands: tuple[CardSet, CardSet]
    totals: tuple[int, int]
    moves: tuple[str, ...]
    """Every action as :func:`move_of` has it, in order."""


def move_of(events: tuple[Event, ...]) -> str:
    """Return the action behind ``events`` as both sides may know it: seat, what, and the card thrown."""
    match events[0]:
        case Passed(seat=seat):
            return f"{seat} pass"
        case Drew(seat=seat):
            return f"{seat} draw"
        case Took(seat=seat):
            return f"{seat} take"
        case Discarded(seat=seat, card=card):
            return f"{seat} discard {card}"
        case Knocked(seat=seat, melds=melds, big_gin=big):
            return f"{seat} {'big gin' if big else 'knock'} {' / '.join(map(str, melds))}"
        case other:
            return str(other)


def _same(what: str, shown: object, state: object) -> list[str]:
    return [] if shown == state else [f"{what}: the window shows {shown}, the state is {state}"]


def _plain(text: str) -> str:
    """Return ``text`` without markup and without the sign at which a prompt may be broken."""
    return " ".join(spoken(text.replace(SEPARATOR, " ")).split())


def table_differences(window: MainWindow, view: SeatView) -> list[str]:
    """Return what the table and the texts around it show otherwise than ``view``. Ask at rest."""
    table = window.page.table
    wrong = table.check(view)
    if view.result is not None:
        return wrong
    console, selection = table.console, table.choice.selection
    # With nothing selected, prompt and meter tell of the card under the pointer.
    told = table.presenter.hover if selection is None and table.choice.choosing else selection
    if told is not None and told not in view.hand:
        wrong.append(f"the texts are about {told}, which is not in the hand")
        told = None
    prompt = phrases.prompt(view, told)
    shown = _plain(console.prompt.markup)
    if shown not in {_plain(prompt.text), _plain(prompt.short)}:
        wrong.append(f"the prompt says “{shown}”, the state “{prompt.text}”")
    wrong += _same("own score", console.plate.content.score, str(view.scores[view.seat]))
    other = table.presenter.opponent_plate.content
    wrong += _same("opponent’s score", other.score, str(view.scores[view.opponent]))
    wrong += _same("opponent’s name", other.name, seat_name(view.opponent, view.seat))
    wrong += _same("whose turn it is", console.plate.active, view.my_turn)
    wrong += _same("deadwood", console.meter.reading.value, phrases.deadwood_after(view, told))
    wrong += _same("knock limit", console.meter.reading.limit, view.knock_limit)
    wrong += _same("knock button", console.knock.text(), phrases.knock_button(view, selection))
    return wrong


def result_differences(window: MainWindow, match: Match, me: int) -> list[str]:
    """Return what the sheet of the round shows otherwise than ``match`` has it."""
    sheet, result = window.page.result, match.round.result
    summary = sheet.summary
    if result is None or summary is None:
        return ["a sheet lies over the table although the round is not over"]
    wrong = _same("result", summary.result, result)
    wrong += _same("headline", sheet.headline.text(), spoken(results.result_headline(result, me)))
    wrong += _same("sum", sheet.sum.text(), results.sum_text(result, me))
    wrong += _same("score after the round", summary.after, match.standings.totals)
    said = sheet.score.text()
    wrong += [
        f"the score bars say “{said}”, without {points}"
        for points in match.standings.totals
        if str(points) not in said
    ]
    return wrong


def match_sheet_differences(window: MainWindow, match: Match, me: int) -> list[str]:
    """Return what the sheet of the match shows otherwise than ``match`` has it."""
    sheet, outcome = window.page.match, match.outcome
    if outcome is None or sheet.report is None:
        return ["the sheet of the match is open although the match is not over"]
    headline = spoken(results.match_headline(outcome.winner, outcome.finals, me))
    wrong = _same("headline of the match", sheet.headline.text(), headline)
    wrong += _same("rounds on the sheet", len(sheet.report.rounds), len(match.rounds))
    said = sheet.totals.text()
    wrong += [
        f"the totals say “{said}”, without {points}" for points in outcome.finals if str(points) not in said
    ]
    return wrong


def record_differences(record: MatchRecord, match: Match, seen: list[RoundSeen]) -> list[str]:
    """Play ``record``, as it was stored, through the engine again; return what differs from what was seen."""
    replayed = record.replay()
    wrong = _differ("totals of the match", replayed.standings, match.standings)
    wrong += _differ("end of the match", replayed.outcome, match.outcome)
    wrong += _differ("rounds", len(replayed.rounds), len(seen))
    for entry, played, shown in zip(record.rounds, replayed.rounds, seen, strict=False):
        name = f"round {played.number}"
        again = Round(record.rules, entry.deal.order, played.dealer)
        moves = [move_of(again.apply(one.action)) for one in entry.actions]
        wrong += _differ(f"{name}, result", again.result, shown.result)
        wrong += _differ(f"{name}, hands", (again.hand(0), again.hand(1)), shown.hands)
        wrong += _differ(f"{name}, totals", played.totals_after, shown.totals)
        wrong += _differ(f"{name}, moves", tuple(moves), shown.moves)
    return wrong


def _differ(what: str, stored: object, shown: object) -> list[str]:
    return [] if stored == shown else [f"{what}: the record gives {stored}, the window showed {shown}"]
