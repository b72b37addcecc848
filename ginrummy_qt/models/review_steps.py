"""What a review is made of on the screen: its decisions with their turns, and sums that add up."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from ginrummy_qt.engine import Draw, LayOff
from ginrummy_qt.engine.actions import Done
from ginrummy_qt.engine.view import Phase
from ginrummy_qt.players.laying_off import box_worth

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ginrummy_qt.engine import Card, Rules
    from ginrummy_qt.players.review import Decision, RoundReview, TurningPoint

__all__ = ["COSTLY", "SAME", "Step", "Sums", "steps_of", "sums_of"]

COSTLY: Final = 1.0
"""Points from which on a decision counts as costly: less lies within what the expert may be wrong by."""
SAME: Final = 0.05
"""Points within which a decision is as good as the best one; what would be written as 0.0."""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a round, and where it stands in it."""

    number: int
    """Of the round, from 1."""
    place: int
    """Of the decision among those of the seat in the round, from 0."""
    turn: int
    """The seat's own turn, from 1; 0 while the upcard is on offer and once laying off has begun."""
    decision: Decision
    drawn: Card | None = None
    """The card that came from the stock by it."""
    points: tuple[TurningPoint, ...] = ()
    """The turning points of the round that lie here, or come right after it."""

    @property
    def laying(self) -> bool:
        """Whether it was about laying off."""
        return isinstance(self.decision.action, LayOff | Done)

    @property
    def costly(self) -> bool:
        """Whether it gave so much away that it is worth a look."""
        return self.decision.loss >= COSTLY

    @property
    def good(self) -> bool:
        """Whether it was as good as the best one."""
        return self.decision.loss <= SAME


def steps_of(review: RoundReview) -> tuple[Step, ...]:
    """Return the decisions of a round in order."""
    decisions = review.decisions
    drawn: list[Card | None] = []
    for decision, after in pairwise(decisions):
        new = after.view.hand - decision.view.hand
        drawn.append(next(iter(new)) if isinstance(decision.action, Draw) and len(new) == 1 else None)
    drawn.append(None)  # nothing was decided after the last one
    found: list[Step] = []
    turn = 0
    for place, decision in enumerate(decisions):
        view = decision.view
        begins = view.phase in {Phase.DRAW, Phase.LAST} or (
            # The upcard taken, and with eleven cards the first discard.
            view.phase is Phase.DISCARD and (not found or found[-1].turn == 0)
        )
        if begins:
            turn += 1
        outside = view.phase in {Phase.UPCARD, Phase.LAYOFF}
        points = tuple(point for point in review.turning_points if point.decision is decision)
        found.append(Step(review.number, place, 0 if outside else turn, decision, drawn[place], points))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Sums:
    """What came of a round, or of several, in points: ``play`` + ``deal`` + ``draws`` + ``rest`` = ``total``.

    Tenths of points, so that they add up as they are written. See :mod:`ginrummy_qt.players.review` for how
    each is measured.
    """

    play: float
    """What the seat gave away, 0 or below: the only part that is skill."""
    deal: float
    """Luck of the deal."""
    draws: float
    """Luck of the cards drawn from the stock."""
    rest: float
    """What the other side did, and how the hands compared in the end."""
    total: int
    """What came of it, with what won rounds are worth beside their points."""
    boxes: int
    """How much of the total that is."""
    free: int
    """Decisions in which there was something to decide."""
    good: int
    """Those of them that were as good as the best."""
    rounds: int


def sums_of(reviews: Iterable[RoundReview], rules: Rules) -> Sums:
    """Return the sums over finished rounds of one seat."""
    found = tuple(reviews)
    play = -round(sum(one.loss for one in found), 1)
    deal = round(sum(one.deal for one in found), 1)
    draws = round(sum(one.draws for one in found), 1)
    total = sum(one.won or 0 for one in found)
    free = [decision for one in found for decision in one.decisions if not decision.forced]
    box = box_worth(rules)
    return Sums(
        play=play + 0.0,  # never −0.0
        deal=deal + 0.0,
        draws=draws + 0.0,
        rest=round(total - play - deal - draws, 1) + 0.0,
        total=total,
        boxes=box * sum((one.won or 0) > 0 for one in found) - box * sum((one.won or 0) < 0 for one in found),
        free=len(free),
        good=sum(decision.loss <= SAME for decision in free),
        rounds=len(found),
    )
