"""The level ``expert``: the strongest player there is here."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, ClassVar, Final

from ginrummy_qt.engine.actions import BigGin, Knock
from ginrummy_qt.engine.melds import deadwood_mask
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.laying_off import lay_off
from ginrummy_qt.players.player import Player, considered
from ginrummy_qt.players.thought import Thought

if TYPE_CHECKING:
    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.players.panel import Panel
    from ginrummy_qt.players.verdict import Finding

__all__ = ["Expert", "findings"]

_LOTS: Final = 4
"""Lots of worlds that the expert looks at in up to half a second; in more time, more."""
_HINT_LOTS: Final = 1
"""The same for a hint: a review asks for a hundred of them."""
_LOTS_A_SECOND: Final = 8
_MOST_LOTS: Final = 24
_SAFETY: Final = 2.0
"""No further lot is begun unless there is time for so many as the last one took."""


class Expert(Player):
    """Lies in wait: knocks while the other is not ready, else goes on for gin, or for an undercut.

    Reads from all that the opponent took, passed and threw which cards it holds and could use, and from the
    earlier rounds of the match how it plays; judges every throw, draw and knock by how rounds like this one
    ended, follows the best throws through the opponent's next turn in thousands of deals that explain what
    was seen, and compares chances to win the match, not points. Forgets nothing, sees nothing that a person
    could not.

    It has an answer after a few milliseconds, and looks further ahead while that may still change something
    and there is time.
    """

    level: ClassVar[str] = "expert"

    def __init__(self, seed: int, panel: Panel | None = None, *, lots: int | None = None) -> None:
        """Make an expert.

        Args:
            seed: Of its worlds.
            panel: By whom it goes; left out: those whom the program carries.
            lots: How many lots of worlds to look at, at most; left out: the more, the more time there is.
        """
        super().__init__(seed)
        self._panel = panel
        self._lots = lots

    def choose(self, view: SeatView, deadline: float) -> Action:
        """Return the best action; see :meth:`Player.choose`."""
        began = perf_counter()
        if view.phase is Phase.LAYOFF and view.legal_actions:
            return lay_off(view)
        actions = considered(view)
        if not actions:
            raise ValueError(f"seat {view.seat} has nothing to choose in phase {view.phase}")
        if len(actions) == 1 or self.cancelled():
            return actions[0]
        thought = Thought(view, actions, _seed(self, view), self._panel)
        most = self._lots
        if most is None:
            most = min(max(_LOTS, int(_LOTS_A_SECOND * deadline)), _MOST_LOTS)
        took = 0.0
        if not _sure(view, thought.findings()):
            while thought.lots < most and thought.open and not self.cancelled():
                now = perf_counter()
                if now - began + _SAFETY * took > deadline:
                    break
                thought.deepen(self.cancelled)
                took = perf_counter() - now
        return _chosen(view, thought.findings()).action


def _seed(player: Player, view: SeatView) -> int:
    """Return the seed of the worlds that ``player`` supposes for ``view``."""
    return player.chance(view).getrandbits(63)


def findings(view: SeatView, *, ahead: bool = True) -> tuple[Finding, ...]:
    """Return what the expert says of every legal action of ``view``: its choice, then by chance to win.

    Args:
        view: Not one to lay off in.
        ahead: Whether to look ahead; else it is what is seen at first glance.
    """
    thought = Thought(view, view.legal_actions, _seed(Expert(0), view))
    while ahead and thought.lots < _HINT_LOTS and thought.open:
        thought.deepen()
    found = thought.findings()
    allowed = set(considered(view))
    chosen = _chosen(view, [one for one in found if one.action in allowed])
    found.remove(chosen)
    return chosen, *sorted(found, key=lambda one: -one.win)


def _certain(view: SeatView, one: Finding) -> int:
    """Return how surely an action wins the round with a bonus: 0, 1 for gin, 2 for big gin."""
    match one.action:
        case BigGin():
            return 2
        case Knock(card):
            return int(not deadwood_mask(view.hand.mask ^ 1 << card.index))
        case _:
            return 0


def _sure(view: SeatView, found: list[Finding]) -> bool:
    return any(_certain(view, one) for one in found)


def _chosen(view: SeatView, found: list[Finding]) -> Finding:
    """Return the best; what wins the round for sure, with a bonus, is never passed over."""
    return max(found, key=lambda one: (_certain(view, one), one.win, one.points))
