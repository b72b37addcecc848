"""The game's words in the interface language: cards, levels, presets, rules in one line.

Every function returns plain text in the language that is installed now: ask again after a language change.
``{7h}`` in a text stands for a small picture of that card (see :mod:`ginrummy_qt.ui.text`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import Card, Rank, Suit
from ginrummy_qt.models.seats import UNNAMED

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ginrummy_qt.engine import Match, Player, Rules

__all__ = [
    "card_markup",
    "card_name",
    "cards_markup",
    "level_name",
    "level_sentence",
    "preset_name",
    "preset_sentence",
    "rank_name",
    "rules_summary",
    "seat_name",
    "seat_names",
    "side_names",
    "spoken",
    "suit_name",
    "together",
]

Names = tuple[str, str] | None
"""The names of a table's seats 0 and 1 for a sentence; ``None``: the other one is "the computer"."""

SEPARATOR = " · "
"""Between the parts of a line; prompts may be broken there."""


def rank_name(rank: Rank) -> str:
    """Return the rank as it is spoken inside a card's name: ``seven``, ``queen``."""
    return {
        Rank.ACE: QCoreApplication.translate("Cards", "ace"),
        Rank.TWO: QCoreApplication.translate("Cards", "two"),
        Rank.THREE: QCoreApplication.translate("Cards", "three"),
        Rank.FOUR: QCoreApplication.translate("Cards", "four"),
        Rank.FIVE: QCoreApplication.translate("Cards", "five"),
        Rank.SIX: QCoreApplication.translate("Cards", "six"),
        Rank.SEVEN: QCoreApplication.translate("Cards", "seven"),
        Rank.EIGHT: QCoreApplication.translate("Cards", "eight"),
        Rank.NINE: QCoreApplication.translate("Cards", "nine"),
        Rank.TEN: QCoreApplication.translate("Cards", "ten"),
        Rank.JACK: QCoreApplication.translate("Cards", "jack"),
        Rank.QUEEN: QCoreApplication.translate("Cards", "queen"),
        Rank.KING: QCoreApplication.translate("Cards", "king"),
    }[rank]


def suit_name(suit: Suit) -> str:
    """Return the suit as it is spoken inside a card's name: ``hearts``."""
    return {
        Suit.CLUBS: QCoreApplication.translate("Cards", "clubs"),
        Suit.DIAMONDS: QCoreApplication.translate("Cards", "diamonds"),
        Suit.HEARTS: QCoreApplication.translate("Cards", "hearts"),
        Suit.SPADES: QCoreApplication.translate("Cards", "spades"),
    }[suit]


def card_name(card: Card) -> str:
    """Return the card as it is spoken, for screen readers and tooltips: ``seven of hearts``."""
    pattern = QCoreApplication.translate("Cards", "{rank} of {suit}")
    return pattern.format(rank=rank_name(card.rank), suit=suit_name(card.suit))


def card_markup(card: Card) -> str:
    """Return the markup that is drawn as a small card, ``{7h}``."""
    return "{" + str(card) + "}"


def cards_markup(cards: Iterable[Card]) -> str:
    """Return the markup of several cards in the order given."""
    return " ".join(map(card_markup, cards))


def spoken(markup: str) -> str:
    """Return ``markup`` as plain text: cards by name, with a comma between neighbours, emphasis dropped."""
    out: list[str] = []
    rest = markup.replace("*", "").replace("} {", "}, {")
    while rest:
        before, brace, rest = rest.partition("{")
        out.append(before)
        if brace:
            notation, _, rest = rest.partition("}")
            out.append(card_name(Card.parse(notation)))
    return "".join(out)


def seat_name(seat: int, me: int | None, players: Sequence[Player] = ()) -> str:
    """Return the name on a seat's plate: ``You``, ``Computer``, or one that tells it from the others.

    Args:
        seat: Whose name.
        me: The seat that is addressed as "you"; ``None``: no seat is.
        players: All who sit in the match, see :func:`seat_names`; empty: a person and a computer.
    """
    if players:
        return seat_names(players, me)[seat]
    if seat == me:
        return QCoreApplication.translate("Seats", "You")
    return QCoreApplication.translate("Seats", "Computer")


def seat_names(players: Sequence[Player], me: int | None) -> tuple[str, ...]:
    """Return the names of all who sit in a match, by seat, no two of them alike.

    The only computer is called ``Computer``; several go by their levels. Names that are there twice are
    numbered by seat: ``Casual 1``, ``Casual 2``.
    """
    several = sum(player.level is not None for player in players) > 1
    plain = ["" if seat == me else _own_name(player, several) for seat, player in enumerate(players)]
    names = []
    for seat, name in enumerate(plain):
        if seat == me:
            names.append(QCoreApplication.translate("Seats", "You"))
        elif plain.count(name) > 1:
            names.append(f"{name} {plain[: seat + 1].count(name)}")
        else:
            names.append(name)
    return tuple(names)


def _own_name(player: Player, several: bool) -> str:  # noqa: FBT001 - of one caller
    if player.level is None:
        name = player.name.strip()
        return QCoreApplication.translate("Seats", "Player") if name in {"", UNNAMED} else name
    if not several:
        return QCoreApplication.translate("Seats", "Computer")
    try:
        return level_name(player.level)
    except KeyError:  # a match from a version with other levels
        return QCoreApplication.translate("Seats", "Computer")


def together(names: Sequence[str]) -> str:
    """Return the name of a side from the names of its one or two players: ``You and Casual 1``."""
    if len(names) == 1:
        return names[0]
    return QCoreApplication.translate("ScorePaper", "{one} and {other}", "two partners").format(
        one=names[0], other=names[1]
    )


def side_names(match: Match, me: int | None) -> tuple[str, ...]:
    """Return the names of the sides of ``match``, players or two pairs; in its pair ``me`` comes first."""
    names = seat_names(match.players, me)
    sides = (sorted(side, key=lambda seat: seat != me) for side in match.sides)
    return tuple(together([names[seat] for seat in side]) for side in sides)


def level_name(level: str) -> str:
    """Return the name of a computer player's level.

    Raises:
        KeyError: there is no such level.
    """
    return {
        "beginner": QCoreApplication.translate("Levels", "Beginner"),
        "casual": QCoreApplication.translate("Levels", "Casual"),
        "skilled": QCoreApplication.translate("Levels", "Skilled"),
        "expert": QCoreApplication.translate("Levels", "Expert"),
    }[level]


def level_sentence(level: str) -> str:
    """Return one sentence that says how the level plays; empty where none is written yet."""
    return {
        "beginner": QCoreApplication.translate(
            "Levels",
            "Has just learnt the rules, looks only at its own hand and misses a chance now and then.",
        ),
        "casual": QCoreApplication.translate(
            "Levels", "Plays its own hand, likes to knock early and does not watch your discards closely."
        ),
        "skilled": QCoreApplication.translate(
            "Levels", "Remembers what you took and threw, and weighs every knock."
        ),
        "expert": QCoreApplication.translate(
            "Levels",
            "Works out what you may hold, learns how you play, and lies in wait for gin or an undercut.",
        ),
    }.get(level, "")


def preset_name(preset: str | None) -> str:
    """Return the name of a rule preset; ``None`` (rules of one's own) is called custom."""
    names = {
        "haus": QCoreApplication.translate("Presets", "House rules"),
        "gin_romme": QCoreApplication.translate("Presets", "Gin-Rommé"),
        "nl": QCoreApplication.translate("Presets", "Dutch"),
        "sv": QCoreApplication.translate("Presets", "Swedish"),
        "sv_pairs": QCoreApplication.translate("Presets", "Swedish, in pairs"),
        "sv_three": QCoreApplication.translate("Presets", "Swedish, three players"),
        "pagat": QCoreApplication.translate("Presets", "Pagat"),
        "classic": QCoreApplication.translate("Presets", "Classic"),
        "modern": QCoreApplication.translate("Presets", "Modern"),
        "palace": QCoreApplication.translate("Presets", "Palace"),
        "oklahoma": QCoreApplication.translate("Presets", "Oklahoma"),
        "hollywood": QCoreApplication.translate("Presets", "Hollywood"),
        "eleven": QCoreApplication.translate("Presets", "Eleven cards"),
        "straight": QCoreApplication.translate("Presets", "Straight gin"),
        "tournament": QCoreApplication.translate("Presets", "Tournament"),
    }
    return names.get(preset or "", QCoreApplication.translate("Presets", "Custom"))


def preset_sentence(preset: str) -> str:
    """Return what sets the preset apart, in one short sentence; empty for an unknown one."""
    return {
        "haus": QCoreApplication.translate("Presets", "Gin and undercut 25 each, the loser deals."),
        "gin_romme": QCoreApplication.translate("Presets", "Knock with less than 10, deal in turn."),
        "nl": QCoreApplication.translate("Presets", "Gin and undercut 25 each, deal in turn."),
        "sv": QCoreApplication.translate("Presets", "Gin 25, undercut 20, the lowest card deals first."),
        "pagat": QCoreApplication.translate("Presets", "Gin 20, undercut 10, bonuses at the end."),
        "classic": QCoreApplication.translate("Presets", "Gin 20, undercut 10, boxes and a game bonus."),
        "modern": QCoreApplication.translate("Presets", "Gin 25, big gin 31, boxes and a game bonus."),
        "palace": QCoreApplication.translate("Presets", "Every round won adds 10 at once."),
        "oklahoma": QCoreApplication.translate("Presets", "The upcard sets the limit, spades count double."),
        "hollywood": QCoreApplication.translate(
            "Presets", "Three games side by side, each with bonuses of its own."
        ),
        "eleven": QCoreApplication.translate("Presets", "Whoever begins gets eleven cards; no upcard."),
        "straight": QCoreApplication.translate("Presets", "No knocking: only gin ends a round."),
        "tournament": QCoreApplication.translate("Presets", "To 250, the last discard may be knocked with."),
    }.get(preset, "")


def rules_summary(rules: Rules) -> str:
    """Return the rules of a round in one line: limit, gin, undercut, big gin; Hollywood's three games too."""
    parts: list[str] = []
    if rules.oklahoma:
        parts.append(QCoreApplication.translate("Rules", "The upcard sets the knock limit"))
    elif rules.knock_limit == 0:
        parts.append(QCoreApplication.translate("Rules", "Only gin ends a round"))
    else:
        parts.append(
            QCoreApplication.translate("Rules", "Knock at {limit} or less").format(limit=rules.knock_limit)
        )
    parts.append(QCoreApplication.translate("Rules", "gin {points}").format(points=rules.gin_bonus))
    if rules.oklahoma or rules.knock_limit:
        parts.append(
            QCoreApplication.translate("Rules", "undercut {points}").format(points=rules.undercut_bonus)
        )
    if rules.big_gin_bonus is not None:
        parts.append(
            QCoreApplication.translate("Rules", "big gin {points}").format(points=rules.big_gin_bonus)
        )
    if rules.hollywood:
        parts.append(
            QCoreApplication.translate("Rules", "three games to {target}").format(target=rules.target)
        )
    return SEPARATOR.join(parts)
