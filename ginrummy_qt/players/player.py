"""What a computer player is: something that looks at a SeatView and answers with an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, ClassVar

from ginrummy_qt.engine.actions import Discard, Took

if TYPE_CHECKING:
    from collections.abc import Callable

    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.view import SeatView

__all__ = ["Player", "considered"]


def _never() -> bool:
    return False


def considered(view: SeatView) -> tuple[Action, ...]:
    """Return the actions of ``view`` that a player should think about, in their order.

    All legal ones but to throw the card just taken back onto the pile, where ``return_pickup`` allows it: two
    who both did so would pass that card to and fro for ever.
    """
    actions = tuple(view.legal_actions)
    if view.just_taken is None:
        return actions
    return tuple(action for action in actions if action != Discard(view.just_taken)) or actions


class Player(ABC):
    """A seat's computer player.

    A player keeps nothing from one decision to the next: :meth:`choose` depends on the seed and on the view
    alone. So a match that is taken up again plays on as it would have without the break, and two views that
    look the same get the same answer, whatever cards are hidden.
    """

    level: ClassVar[str]
    """The name under which :func:`ginrummy_qt.players.create` makes this player."""

    def __init__(self, seed: int) -> None:
        """Make a player whose chances (slips, ties) come from ``seed``, any whole number."""
        self.seed = seed
        self.cancelled: Callable[[], bool] = _never
        """Asked every few milliseconds by players that search: when it says so, :meth:`choose` returns at
        once with any legal action, which nobody wants any more. To be set from outside."""

    @abstractmethod
    def choose(self, view: SeatView, deadline: float) -> Action:
        """Return the action to take.

        Args:
            view: What the seat may know; it is this seat's turn and there is at least one legal action.
            deadline: Seconds that the answer may take, above 0. Players that do not search take well under
                5 ms and need not look at it.

        Returns:
            One of ``view.legal_actions``.

        Raises:
            ValueError: the view has no legal action.
        """

    def chance(self, view: SeatView) -> Random:
        """Return the source of chance for this one decision: the seed and what the seat can see decide it.

        How often the pile was taken from counts too. That may bring the same hands back, and with the same
        slips each time two players would then go round in circles.
        """
        pile = ".".join(map(str, view.discard_pile))
        taken = sum(isinstance(event, Took) for event in view.history)
        # A text seed goes through SHA-512: the same numbers in every version of Python and every process.
        return Random(f"{self.seed}/{view.hand}/{pile}/{view.stock_count}/{view.phase}/{taken}")  # noqa: S311
