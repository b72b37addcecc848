"""A new match for the game, or the sentence that says why there is none."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.engine import Layoffs, MatchError, RulesError
from ginrummy_qt.models.session import Session
from ginrummy_qt.models.troubles import trouble_text
from ginrummy_qt.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from ginrummy_qt.engine import Deal, Player, Rules
    from ginrummy_qt.models.sentence import Sentence
    from ginrummy_qt.store import Store

__all__ = ["CannotBegin", "begin"]


class CannotBegin(Exception):  # noqa: N818 - what happened, not an error of the program
    """The match did not begin and everything is as before."""

    def __init__(self, sentence: Sentence) -> None:
        """Say ``sentence`` to the person."""
        super().__init__(sentence())
        self.sentence = sentence


def begin(
    store: Store,
    rules: Rules,
    seats: Sequence[Player],
    deals: Iterable[Deal] | None,
    *,
    now: datetime,
    layoffs_by_hand: bool,
    training: bool,
    passing: bool,
) -> Session:
    """Store a new match with its first deal; ``now`` is UTC, the rest as for ``GameController.new_match``.

    Raises:
        CannotBegin: The rules or the disk do not allow it.
    """
    try:
        return Session.begin(
            store,
            rules,
            seats,
            started=now.strftime("%Y-%m-%dT%H:%M:%SZ"),
            deals=deals,
            layoffs=Layoffs.BY_HAND if layoffs_by_hand else Layoffs.AUTO,
            training=training,
            passing=passing,
        )
    except RulesError as error:
        raise CannotBegin(_no_rules) from error
    except MatchError as error:
        raise CannotBegin(partial(_other_number, rules.seats)) from error
    except StoreError as error:
        raise CannotBegin(partial(trouble_text, error)) from error


def _no_rules() -> str:
    return QCoreApplication.translate("GameController", "These rules cannot be played.")


def _other_number(count: int) -> str:
    text = QCoreApplication.translate("GameController", "These rules are for {count} players.")
    return text.format(count=count)
