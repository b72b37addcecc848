"""Computer players: the engine and numpy, no Qt. A player sees a SeatView, never a Round.

>>> from ginrummy_qt.players import create
>>> create("casual", seed=1).level
'casual'
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from ginrummy_qt.players.advice import Advice, ReasonKind, advise
from ginrummy_qt.players.beginner import Beginner
from ginrummy_qt.players.casual import Casual
from ginrummy_qt.players.names import NAMES, names
from ginrummy_qt.players.player import Player
from ginrummy_qt.players.review import MatchReview, review
from ginrummy_qt.players.skilled import Skilled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = [
    "AVAILABLE",
    "LEVELS",
    "NAMES",
    "Advice",
    "MatchReview",
    "Player",
    "ReasonKind",
    "UnknownLevel",
    "advise",
    "create",
    "names",
    "prepare",
    "review",
]

# The network is small: BLAS threads gain nothing and fight with the window's. Read when numpy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

LEVELS: Final = ("beginner", "casual", "skilled", "expert")
"""Every level that the game knows, weakest first."""


def _expert(seed: int) -> Player:
    # It needs numpy, which is loaded where it plays: on the worker's thread, after the window shows.
    from ginrummy_qt.players.expert import Expert  # noqa: PLC0415

    return Expert(seed)


_MAKERS: Final[Mapping[str, Callable[[int], Player]]] = {
    "beginner": Beginner,
    "casual": Casual,
    "skilled": Skilled,
    "expert": _expert,
}

AVAILABLE: Final = tuple(level for level in LEVELS if level in _MAKERS)
"""The levels that :func:`create` can make, weakest first: what a menu offers."""


class UnknownLevel(ValueError):  # noqa: N818 - the name is part of the public interface
    """A name that is no level that can be played; the message carries it and the levels there are."""


def prepare() -> None:
    """Load what the expert and the hint need, numpy and the judges, which takes some hundred milliseconds.

    Nobody has to call it: what is missing is loaded with the first decision.
    """
    from ginrummy_qt.players import expert, panel  # noqa: F401, PLC0415 - see _expert

    panel.panel()


def create(level: str, seed: int) -> Player:
    """Return a player of ``level``, one of :data:`AVAILABLE`, whose chances come from ``seed``.

    Raises:
        UnknownLevel: there is no such level.
    """
    maker = _MAKERS.get(level)
    if maker is None:
        raise UnknownLevel(f"{level!r} is not a level: choose {' or '.join(AVAILABLE)}")
    return maker(seed)
