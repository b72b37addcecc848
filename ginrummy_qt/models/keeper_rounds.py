"""A game with real cards: what people write down of each round, and what follows from it by the rules.

An :class:`Entry` holds facts only (who knocked, with what); :func:`play` works out the rest with the engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

from ginrummy_qt.engine import CardError, CardSet, RoundKind, RoundResult, best_showing, deadwood, seating
from ginrummy_qt.engine.cards import ALL_CARDS, Card
from ginrummy_qt.engine.ledger import Game, Ledger, MatchOutcome
from ginrummy_qt.engine.rules import Rules
from ginrummy_qt.engine.scoring import settle, settle_points

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "HIGHEST_DEADWOOD",
    "KEEPABLE_SEATS",
    "Entry",
    "EntryError",
    "HandError",
    "KeptRound",
    "Progress",
    "can_keep",
    "play",
    "read_hand",
]

KEEPABLE_SEATS: Final = (2, 3)
"""How many people can play. (Two pairs would have two tables in every round.)"""

HIGHEST_DEADWOOD: Final = 100
"""More points than this no hand leaves: ten cards of ten each."""

_WORDS: Final = {"knock": False, "gin": False, "big-gin": True}
_HAND: Final = 10
_LOCAL_RANKS: Final = {"B": "J", "D": "Q", "V": "Q", "H": "K", "E": "A", "KN": "J", "10": "T"}
"""Letters on German, Dutch and Swedish cards; none of them means another rank elsewhere."""
_LOCAL_SUITS: Final = {
    "de": {"kr": "c", "ka": "d", "p": "s"},  # k alone would be two suits
    "nl": {"k": "c", "r": "d"},
    "sv": {"k": "c", "r": "d"},
}
"""Letters of the suits in a language, where they are not those of English; h and s are the same in all."""
_SYMBOLS: Final = str.maketrans("♣♦♥♠♧♢♡♤", "cdhscdhs")


class EntryError(ValueError):
    """A round that cannot be written down; the message is one sentence in the interface language."""


class HandError(ValueError):
    """A text that is no cards; the message is one sentence in the interface language."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One round as it is written down. ``Entry()`` is a dead round."""

    knocker: int | None = None
    """The seat that knocked; ``None``: a dead round."""
    deadwood: int = 0
    """The knocker's points; 0 is gin. Not looked at when the cards are known."""
    left: int = 0
    """The other side's points after laying off. Not looked at when the cards are known."""
    big_gin: bool = False
    hands: tuple[CardSet, CardSet] | None = None
    """The knocker's ten or eleven cards and the other side's ten, when they are known."""
    doubled: bool = False
    """Whether the round counts double (the upcard was a spade); only by rules that have this."""

    def to_text(self) -> str:
        """Return one line: ``dead``, ``knock 0 8 24``, ``gin 1 30``, ``cards 0 7c … / Kh … doubled``."""
        if self.knocker is None:
            return "dead"
        if self.hands is not None:
            words = f"cards {self.knocker} {self.hands[0]} / {self.hands[1]}"
        elif self.deadwood:
            words = f"knock {self.knocker} {self.deadwood} {self.left}"
        else:
            words = f"{'big-gin' if self.big_gin else 'gin'} {self.knocker} {self.left}"
        return words + (" doubled" if self.doubled else "")

    @classmethod
    def from_text(cls, text: str) -> Entry:
        """Return the entry that :meth:`to_text` wrote.

        Raises:
            ValueError: the text is none.
        """
        words = text.split()
        if words == ["dead"]:
            return cls()
        doubled = words[-1:] == ["doubled"]
        kind, knocker, *rest = words[:-1] if doubled else words
        if kind == "cards":
            own, slash, other = " ".join(rest).partition(" / ")
            if not slash:
                raise ValueError(f"{text!r} has one hand")
            return cls(_count(knocker), hands=(CardSet.parse(own), CardSet.parse(other)), doubled=doubled)
        big_gin = _WORDS.get(kind)
        if big_gin is None or len(rest) != (2 if kind == "knock" else 1):
            raise ValueError(f"{text!r} is no round")
        points = _count(rest[0]) if kind == "knock" else 0
        return cls(_count(knocker), points, _count(rest[-1]), big_gin=big_gin, doubled=doubled)


def _count(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 3):
        raise ValueError(f"{word!r} is no number")
    return int(word)


@dataclass(frozen=True, slots=True)
class KeptRound:
    """A round that is written down, with all that follows from it."""

    number: int
    dealer: int
    seats: tuple[int, int]
    """Who played, at the seats 0 and 1 of ``result``."""
    result: RoundResult
    points: tuple[int | None, ...]
    """What each player wrote down, without boxes; ``None`` for who did not win."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How a game with real cards stands after some rounds."""

    rules: Rules
    rounds: tuple[KeptRound, ...]
    games: tuple[Game, ...]
    totals: tuple[int, ...]
    outcome: MatchOutcome | None
    """How the match ended; ``None`` while it goes on."""
    seating: seating.Seating
    """Who deals the next round, and who plays it."""

    @property
    def seats(self) -> tuple[int, int]:
        """The two who play the next round."""
        return self.seating.pairings[0].seats

    def result_of(self, entry: Entry) -> RoundResult:
        """Return what ``entry`` as the next round scores.

        Raises:
            EntryError: it cannot be the next round.
        """
        if self.outcome is not None:
            raise EntryError(QCoreApplication.translate("ScoreKeeper", "The match is over."))
        if entry.knocker is None:
            return RoundResult(RoundKind.DEAD)
        if entry.knocker not in self.seats:
            raise EntryError(QCoreApplication.translate("ScoreKeeper", "Whoever deals sits out this round."))
        knocker = self.seats.index(entry.knocker)
        doubles = self.rules.oklahoma and self.rules.oklahoma_spades_double
        multiplier = 2 if entry.doubled and doubles else 1
        if entry.hands is None:
            _check_points(entry)
            _check_limit(self.rules, entry.deadwood)
            return settle_points(
                self.rules,
                entry.deadwood,
                entry.left,
                knocker=knocker,
                big_gin=entry.big_gin,
                multiplier=multiplier,
            )
        own, other = entry.hands
        _check_hands(own, other)
        _check_limit(self.rules, deadwood(own))
        unseen = CardSet(ALL_CARDS) - own
        shown = best_showing(own, _HAND, unseen)
        return settle(self.rules, shown.melds, shown.deadwood, other, knocker=knocker, multiplier=multiplier)


def can_keep(rules: Rules) -> bool:
    """Return whether a game by ``rules`` can be written down here."""
    return rules.seats in KEEPABLE_SEATS and not rules.problems()


def play(rules: Rules, first_dealer: int, entries: Sequence[Entry]) -> Progress:
    """Return how the game stands after ``entries``.

    Args:
        rules: for which :func:`can_keep` is true.
        first_dealer: the seat that dealt the first round.
        entries: the rounds in order.

    Raises:
        EntryError: one of them cannot be.
    """
    ledger = Ledger(rules, rules.seats)
    now = Progress(rules, (), ledger.games, ledger.totals, None, seating.seat_round(rules, 1, first_dealer))
    for number, entry in enumerate(entries, 1):
        result = now.result_of(entry)
        points = seating.points_by_side(rules, now.seating, (result,))
        ledger.write(number, points)
        written = KeptRound(number, now.seating.dealer, now.seats, result, points)
        dealer = seating.next_dealer(rules, now.seating, (result,))
        now = Progress(
            rules,
            (*now.rounds, written),
            ledger.games,
            ledger.totals,
            ledger.outcome,
            seating.seat_round(rules, number + 1, dealer),
        )
    return now


def _check_points(entry: Entry) -> None:
    if max(entry.deadwood, entry.left) > HIGHEST_DEADWOOD or min(entry.deadwood, entry.left) < 0:
        raise EntryError(QCoreApplication.translate("ScoreKeeper", "That is more than a hand can hold."))
    if entry.big_gin and entry.deadwood:
        raise EntryError(QCoreApplication.translate("ScoreKeeper", "Big gin leaves no deadwood."))


def _check_limit(rules: Rules, points: int) -> None:
    limit = _HAND if rules.oklahoma else rules.knock_limit
    if not points or points <= limit:
        return
    if not limit:
        raise EntryError(QCoreApplication.translate("ScoreKeeper", "By these rules only gin ends a round."))
    raise EntryError(
        QCoreApplication.translate(
            "ScoreKeeper", "Nobody may knock with {points}: these rules allow {limit} at the most."
        ).format(points=points, limit=limit)
    )


def _check_hands(own: CardSet, other: CardSet) -> None:
    if twice := own & other:
        raise EntryError(
            QCoreApplication.translate("ScoreKeeper", "Both hands have {cards}.").format(
                cards=" ".join("{" + str(card) + "}" for card in twice)
            )
        )
    if len(own) not in {_HAND, _HAND + 1}:
        raise EntryError(
            QCoreApplication.translate(
                "ScoreKeeper", "Whoever knocks shows ten cards; {count} are entered so far."
            ).format(count=len(own))
        )
    if len(own) > _HAND and deadwood(own):
        raise EntryError(
            QCoreApplication.translate(
                "ScoreKeeper", "Eleven cards are shown only when all are in melds: leave out the card thrown."
            )
        )
    if len(other) != _HAND:
        raise EntryError(
            QCoreApplication.translate(
                "ScoreKeeper", "The other hand has ten cards; {count} are entered so far."
            ).format(count=len(other))
        )


def read_hand(text: str) -> CardSet:
    """Return the cards that a person typed, such as ``7c 8c 10h``; signs for the suits do as well.

    Besides ``A … K``, the letters on German, Dutch and Swedish cards are understood; besides ``c d h s``,
    those of the suits in the language of the interface.

    Raises:
        HandError: a word is no card, or a card is there twice.
    """
    cards: list[Card] = []
    suits = _LOCAL_SUITS.get(QLocale().name()[:2], {})
    for word in text.replace(",", " ").replace(";", " ").split():
        plain = word.translate(_SYMBOLS).lower()
        written = next((own for own in suits if plain.endswith(own)), plain[-1:])
        rank, suit = plain.removesuffix(written).upper(), suits.get(written, written)
        try:
            card = Card.parse(_LOCAL_RANKS.get(rank, rank) + suit)
        except CardError:
            raise HandError(
                QCoreApplication.translate(
                    "ScoreKeeper", "“{word}” is not a card. Write the rank, then c, d, h or s: 7c 10d Qh As."
                ).format(word=word)
            ) from None
        if card in cards:
            raise HandError(
                QCoreApplication.translate("ScoreKeeper", "{card} is there twice.").format(
                    card="{" + str(card) + "}"
                )
            )
        cards.append(card)
    return CardSet(cards)
