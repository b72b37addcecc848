"""A review in words: what was done, what would have been best and why, what came of it.

Markup as in :mod:`ginrummy_qt.models.words`. Everything is in the language that is installed now.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import (
    BigGin,
    Discard,
    Discarded,
    Draw,
    Drew,
    Knock,
    Knocked,
    LaidOff,
    LayOff,
    Pass,
    Passed,
    TakeDiscard,
    Took,
    best_arrangement,
)
from ginrummy_qt.engine.cards import CardSet
from ginrummy_qt.models.advice_words import hint_action, hint_reason
from ginrummy_qt.models.event_words import event_text, move_text
from ginrummy_qt.models.languages import format_number
from ginrummy_qt.models.results import kind_name
from ginrummy_qt.models.seats import reader
from ginrummy_qt.models.words import SEPARATOR, cards_markup, seat_names
from ginrummy_qt.players.advice import ReasonKind
from ginrummy_qt.players.review import TurnKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ginrummy_qt.engine import Event, Player
    from ginrummy_qt.models.review import Reviewer
    from ginrummy_qt.models.review_steps import Step, Sums
    from ginrummy_qt.players.advice import Advice
    from ginrummy_qt.players.review import TurningPoint

__all__ = [
    "Voice",
    "best_text",
    "done_text",
    "explanation",
    "headline",
    "label_words",
    "loss_text",
    "nothing_text",
    "play_name",
    "point_text",
    "reasons",
    "round_line",
    "seat_choice",
    "share_text",
    "signed",
    "step_label",
    "voice_of",
]

_NAMED: Final = 4
"""More cards than this are not named one by one."""


def signed(value: float, decimals: int = 1) -> str:
    """Return points with their sign, ``+6.4`` or ``−2.7``; nothing stands before a zero."""
    text = format_number(abs(value), decimals)
    if not round(abs(value), decimals):
        return text
    return f"+{text}" if value > 0 else f"−{text}"


@dataclass(frozen=True, slots=True)
class Voice:
    """Whom the words speak of in one round."""

    me: int | None
    """The table's seat that is addressed as "you"; ``None``: neither is."""
    names: tuple[str, str] | None
    """Of the table's seats; ``None``: the other one is the computer."""
    opponent: str
    """The other side by name; empty: it is just the computer."""

    def name_of(self, step: Step) -> str:
        """Return who decided there by name; empty: the reader, who is called "you"."""
        return "" if self.me is not None or self.names is None else self.names[step.decision.view.seat]


def voice_of(reviewer: Reviewer, number: int) -> Voice:
    """Return how the round ``number`` is told of the seat that is reviewed."""
    table, players = reviewer.table_of(number), reviewer.record.players
    if table is None:
        return Voice(None, None, "")
    mine = table.seats.index(reviewer.seat)
    if reviewer.addressed and len(players) == 2:
        return Voice(mine, None, "")
    names = seat_names(players, reviewer.seat if reviewer.addressed else None)
    first, second = (names[seat] for seat in table.seats)
    return Voice(mine if reviewer.addressed else None, (first, second), (second, first)[mine])


def play_name(reviewer: Reviewer) -> str:
    """Return what the decisions of the seat are called: ``Your play``."""
    if reviewer.addressed:
        return QCoreApplication.translate("Review", "Your play")
    return QCoreApplication.translate("Review", "Play: {name}").format(
        name=seat_choice(reviewer.record.players)[reviewer.seat]
    )


def round_line(reviewer: Reviewer, number: int) -> str:
    """Return a finished round in a line, with what it brought the seat: ``Round 3 · Gin · +42``."""
    table = reviewer.table_of(number)
    parts = [QCoreApplication.translate("Results", "Round {number}").format(number=number)]
    if table is None or table.result is None:
        parts.append(QCoreApplication.translate("Review", "sat out"))
    else:
        points = table.result.points
        won = 0 if table.winner is None else points if table.winner == reviewer.seat else -points
        parts += [kind_name(table.result.kind), signed(won, 0)]
    return SEPARATOR.join(parts)


def nothing_text(reviewer: Reviewer, number: int, *, listed: bool) -> str:
    """Return why there is no decision to be seen of the round ``number``, or with 0 of all rounds.

    ``listed`` says that something has been reviewed, of which no decision is shown.
    """
    numbers = [one for one in reviewer.played if number in {0, one}]
    if number and number == reviewer.under_way:
        return QCoreApplication.translate(
            "Review",
            "This round is not over. It can be reviewed when it is: before that, a review would tell what "
            "nobody is to know yet.",
        )
    if not numbers:
        name = seat_choice(reviewer.record.players)[reviewer.seat]
        if reviewer.addressed:
            return QCoreApplication.translate("Review", "You sat this round out.")
        return QCoreApplication.translate("Review", "{name} sat this round out.").format(name=name)
    if listed:
        if any(found.decisions for one in numbers if (found := reviewer.of(one)) is not None):
            return QCoreApplication.translate("Review", "No decision gave away a point or more.")
        return QCoreApplication.translate("Review", "The round was over before there was anything to decide.")
    if reviewer.waiting:
        return QCoreApplication.translate("Review", "Being reviewed …")
    if any(reviewer.is_bad(one) for one in numbers):
        return QCoreApplication.translate("Review", "This round cannot be reviewed.")
    return QCoreApplication.translate("Review", "Not reviewed yet.")


def seat_choice(players: Sequence[Player]) -> tuple[str, ...]:
    """Return the names of all seats, the only person's as "You"."""
    return seat_names(players, reader(players))


# ---------------------------------------------------------------------- one decision


def _event(step: Step) -> Event | None:
    """Return what the action made happen; ``None`` for one that nothing is seen of."""
    decision = step.decision
    view, seat = decision.view, decision.view.seat
    match decision.action:
        case Draw():
            return Drew(seat, step.drawn)
        case TakeDiscard():
            return Took(seat, view.discard_pile[-1])
        case Pass():
            return Passed(seat)
        case Discard(card=card):
            return Discarded(seat, card)
        case Knock(card=card):
            shown = best_arrangement(view.hand - CardSet([card]))
            return Knocked(seat, card, shown.melds, shown.deadwood)
        case BigGin():
            return Knocked(seat, None, best_arrangement(view.hand).melds, CardSet(), big_gin=True)
        case LayOff(card=card, meld=meld):
            return LaidOff(seat, card, meld)
        case _:
            return None


def done_text(step: Step) -> str:
    """Return in a few words what was done, for a list: ``threw {4c}``."""
    event = _event(step)
    if isinstance(event, LaidOff):
        return QCoreApplication.translate("Review", "laid off {card}").format(card=cards_markup([event.card]))
    if event is None:
        return QCoreApplication.translate("Review", "laid off no more")
    return move_text((event,))


def step_label(step: Step) -> str:
    """Return where in the round the decision stands: ``Turn 5``."""
    if step.turn:
        return QCoreApplication.translate("Review", "Turn {number}").format(number=step.turn)
    if step.laying:
        return QCoreApplication.translate("Review", "Laying off")
    return QCoreApplication.translate("Review", "Upcard")


def label_words() -> tuple[str, ...]:
    """Return the widest texts of :func:`step_label`."""
    return (
        QCoreApplication.translate("Review", "Turn {number}").format(number=88),
        QCoreApplication.translate("Review", "Laying off"),
        QCoreApplication.translate("Review", "Upcard"),
    )


def headline(step: Step, voice: Voice) -> str:
    """Return what was done as a headline: ``Turn 5 · You threw the {4c}``."""
    event = _event(step)
    if event is not None:
        said = event_text(event, voice.me, voice.names)
        if (
            isinstance(event, Drew)
            and event.card is not None
            and voice.me is None
            and voice.names is not None
        ):
            said = QCoreApplication.translate("Replay", "{name} drew the {card}").format(
                name=voice.names[event.seat], card=cards_markup([event.card])
            )
    elif voice.me is not None:
        said = QCoreApplication.translate("Review", "You laid off no more")
    else:
        name = voice.name_of(step)
        said = QCoreApplication.translate("Review", "{name} laid off no more").format(name=name)
    return SEPARATOR.join((step_label(step), said))


def best_text(step: Step) -> str:
    """Return how good it was: the best action where it was another one, with what it promised more."""
    decision = step.decision
    if decision.forced:
        return QCoreApplication.translate("Review", "Nothing else was possible.")
    if decision.best.action == decision.chosen.action:
        return QCoreApplication.translate("Review", "Nothing was better.")
    best = hint_action(decision.best.action, decision.view)
    if step.good:
        return QCoreApplication.translate("Review", "As good as the best: {action}").format(action=best)
    return QCoreApplication.translate("Review", "*{points}* points better: {action}").format(
        points=format_number(decision.loss, 1), action=best
    )


def loss_text(step: Step) -> str:
    """Return the points given away, ``−5.2``; empty for a decision as good as the best."""
    return "" if step.good else signed(-step.decision.loss)


def reasons(step: Step, voice: Voice) -> tuple[str, ...]:
    """Return why the best action is the best, what speaks against the one taken, and what turned there."""
    decision = step.decision
    lines = []
    name = voice.name_of(step)
    if not decision.forced:
        best = f"*{hint_action(decision.best.action, decision.view)}:* "
        lines.append(best + hint_reason(decision.best, voice.opponent, name))
    if not step.good:
        against = _against(decision.chosen, voice.opponent)
        if against:
            lines.append(f"*{hint_action(decision.chosen.action, decision.view)}:* {against}")
    lines += [point_text(point, step) for point in step.points]
    return tuple(lines)


def _against(advice: Advice, opponent: str) -> str:
    """Return what speaks against an action that was not the best; empty where nothing is to be named."""
    cards = cards_markup(advice.cards) if 0 < len(advice.cards) <= _NAMED else ""
    name = opponent or QCoreApplication.translate("Review", "The computer")
    if cards:
        text = {
            ReasonKind.FEEDS: QCoreApplication.translate("Review", "{name} holds {cards} and may want it."),
            ReasonKind.BREAKS_MELD: QCoreApplication.translate("Review", "It is in a meld with {cards}."),
            ReasonKind.LOSES_CHANCES: QCoreApplication.translate("Review", "It goes with {cards}."),
            ReasonKind.LEAVES_CARDS: QCoreApplication.translate(
                "Review", "{cards} could have been laid off and counts now."
            )
            if len(advice.cards) == 1
            else QCoreApplication.translate("Review", "{cards} could have been laid off and count now."),
        }.get(advice.reason)
        if text is not None:
            return text.format(name=name, cards=cards)
    text = {
        ReasonKind.KNOCK_AHEAD: QCoreApplication.translate("Review", "Playing on promises more."),
        ReasonKind.KNOCK_RISKY: QCoreApplication.translate("Review", "{name} may have as little."),
        ReasonKind.FEEDS: QCoreApplication.translate("Review", "{name} may want it."),
        ReasonKind.BREAKS_MELD: QCoreApplication.translate("Review", "It breaks up a meld."),
        ReasonKind.NO_USE: QCoreApplication.translate("Review", "It helps little, and everybody saw it."),
        ReasonKind.STOCK: QCoreApplication.translate(
            "Review", "The open card promises more than a blind draw."
        ),
        ReasonKind.DECLINE: QCoreApplication.translate("Review", "The card on offer was worth having."),
        ReasonKind.LOWERS_DEADWOOD: QCoreApplication.translate(
            "Review", "It lowers deadwood a little, but a blind draw promises more."
        ),
        ReasonKind.GAINS_NOTHING: QCoreApplication.translate("Review", "No points are saved by it."),
        ReasonKind.LAYS_OFF_MELD: QCoreApplication.translate("Review", "It breaks up a meld."),
    }.get(advice.reason, "")
    return text.format(name=name)


def point_text(point: TurningPoint, step: Step) -> str:
    """Return in a sentence that the round turned here, and by how many points."""
    by = signed(point.change)
    if point.kind is TurnKind.DECISION:
        return QCoreApplication.translate(
            "Review", "*Turning point:* this decision, {points} points."
        ).format(points=by)
    if point.kind is TurnKind.DRAW and step.drawn is not None:
        text = QCoreApplication.translate("Review", "*Turning point:* the {card} that came, {points} points.")
        return text.format(card=cards_markup([step.drawn]), points=by)
    if point.kind is TurnKind.DRAW:
        text = QCoreApplication.translate("Review", "*Turning point:* the card that came, {points} points.")
        return text.format(points=by)
    text = QCoreApplication.translate("Review", "*Turning point:* what came after it, {points} points.")
    return text.format(points=by)


# ---------------------------------------------------------------------- sums


def share_text(sums: Sums) -> str:
    """Return how many decisions were as good as the best."""
    if not sums.free:
        return QCoreApplication.translate("Review", "There was nothing to decide")
    return QCoreApplication.translate("Review", "{good} of {all} decisions as good as the best").format(
        good=format_number(sums.good), all=format_number(sums.free)
    )


def explanation() -> str:
    """Return how all of it is measured, in two or three sentences."""
    return QCoreApplication.translate(
        "Review",
        "Every decision is measured against the best one, by what could be known at that moment and not by "
        "how it turned out. The points are what the expert computer player expects of the round on average: "
        "an estimate, in which less than one point means little.",
    )
