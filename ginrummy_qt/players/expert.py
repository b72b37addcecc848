"""The level ``expert``: the strongest player there is here."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ginrummy_qt.engine.actions import BigGin, Knock
from ginrummy_qt.engine.melds import deadwood_mask
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.laying_off import lay_off
from ginrummy_qt.players.player import Player, considered
from ginrummy_qt.players.verdict import Finding, Verdict

if TYPE_CHECKING:
    from ginrummy_qt.engine.actions import Action
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.players.panel import Panel

__all__ = ["Expert", "findings"]


class Expert(Player):
    """Lies in wait: knocks while the other is not ready, else goes on for gin, or for an undercut.

    Reads from all that the opponent took, passed and threw which cards it holds and could use, and from the
    earlier rounds of the match how it plays; judges every throw, draw and knock by how rounds like this one
    ended, and compares chances to win the match, not points. Forgets nothing, sees nothing that a person
    could not.

    It takes a few milliseconds, whatever the deadline, and always gives the same answer to the same view.
    """

    level: ClassVar[str] = "expert"

    def __init__(self, seed: int, panel: Panel | None = None) -> None:
        """``panel``: by whom it goes; left out: those whom the program carries."""
        super().__init__(seed)
        self._panel = panel

    def choose(self, view: SeatView, deadline: float) -> Action:  # noqa: ARG002 - quicker than any deadline
        """Return the best action; see :meth:`Player.choose`."""
        if view.phase is Phase.LAYOFF and view.legal_actions:
            return lay_off(view)
        actions = considered(view)
        if not actions:
            raise ValueError(f"seat {view.seat} has nothing to choose in phase {view.phase}")
        if len(actions) == 1 or self.cancelled():
            return actions[0]
        return _chosen(view, Verdict(view, self._panel).findings(actions)).action


def findings(view: SeatView) -> tuple[Finding, ...]:
    """Return what the expert says of every legal action of ``view``: its choice, then by chance to win.

    ``view`` is not one to lay off in.
    """
    found = Verdict(view).findings(view.legal_actions)
    thought = set(considered(view))
    chosen = _chosen(view, [one for one in found if one.action in thought])
    found.remove(chosen)
    return chosen, *sorted(found, key=lambda one: -one.win)


def _chosen(view: SeatView, found: list[Finding]) -> Finding:
    """Return the best; what wins the round for sure, with a bonus, is never passed over."""

    def rank(one: Finding) -> tuple[int, float, float]:
        action = one.action
        sure = 2 if isinstance(action, BigGin) else 0
        if isinstance(action, Knock) and not deadwood_mask(view.hand.mask ^ 1 << action.card.index):
            sure = 1
        return sure, one.win, one.points

    return max(found, key=rank)
