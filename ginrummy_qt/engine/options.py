"""The values of the rules' options that are words (see :class:`ginrummy_qt.engine.rules.Rules`)."""

from __future__ import annotations

from enum import StrEnum

__all__ = [
    "BoxWhen",
    "FirstDealer",
    "Layoffs",
    "NextDealer",
    "OklahomaAce",
    "Opening",
    "Pairs",
    "Shutout",
    "ThreeHand",
    "Tie",
    "WallLastDiscard",
]


class Opening(StrEnum):
    """How a round begins."""

    UPCARD = "upcard"
    """Ten cards each, the next one face up and offered once to each side."""
    ELEVEN = "eleven"
    """Eleven cards for the non-dealer, who begins with a discard; no upcard."""


class OklahomaAce(StrEnum):
    """What an ace as upcard means in Oklahoma."""

    ONE = "one"
    GIN = "gin"


class Tie(StrEnum):
    """Equal deadwood after the layoffs."""

    UNDERCUT = "undercut"
    KNOCKER = "knocker"
    """The knocker wins the round, for no points."""


class WallLastDiscard(StrEnum):
    """What becomes of the discard that reaches the wall."""

    DEAD = "dead"
    KNOCK_ONLY = "knock_only"
    """The other side may take it, but only to knock with it."""


class FirstDealer(StrEnum):
    """Who deals the first round of a match."""

    COMPUTER = "computer"
    """The computer; of several the first on the person's left."""
    PLAYER = "player"
    RANDOM = "random"
    LOW_CARD = "low_card"
    HIGH_CARD = "high_card"


class NextDealer(StrEnum):
    """Who deals after a round that was won; a dead round keeps its dealer in all of them.

    Of two pairs one side deals at both tables. Among three :class:`ThreeHand` says it instead.
    """

    LOSER = "loser"
    WINNER = "winner"
    ALTERNATE = "alternate"


class BoxWhen(StrEnum):
    """When the bonus for a won round is written down."""

    END = "end"
    AT_ONCE = "at_once"
    """With the round itself: it counts toward the target."""


class Shutout(StrEnum):
    """What the winner gets besides when the loser (of three: both) has no points at all."""

    NONE = "none"
    GAME_BONUS_DOUBLE = "game_bonus_double"
    SCORE_DOUBLE = "score_double"
    """Everything counts twice: rounds, boxes and game bonus."""


class ThreeHand(StrEnum):
    """Who deals, and so sits out, among three. A dead round keeps its dealer."""

    LOSER_DEALS = "loser_deals"
    """Who lost; so the next round is between the winner and the one who dealt."""
    ROTATE = "rotate"
    """Everyone in turn."""


class Pairs(StrEnum):
    """How the two results of a pair become its score."""

    NET = "net"
    """Both won: the sum; one of each pair won: the difference to the pair that has more."""
    SUM = "sum"
    """Each pair writes down what it won at both tables."""


class Layoffs(StrEnum):
    """Who chooses what the defender lays off. How a match is played, not a rule of the game."""

    AUTO = "auto"
    """The program, always the best."""
    BY_HAND = "by_hand"
    """The defender, card by card, when a person plays it."""
