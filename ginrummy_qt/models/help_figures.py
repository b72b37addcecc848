"""What a help page may say of the rules: their figures, and conditions by name."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Self

from ginrummy_qt.engine import (
    BoxWhen,
    NextDealer,
    OklahomaAce,
    Opening,
    Rules,
    Shutout,
    Tie,
    WallLastDiscard,
)
from ginrummy_qt.models.words import preset_name

__all__ = ["Figures"]


@dataclass(frozen=True, slots=True)
class Figures:
    """The rules in force as the marks of a page name them: numbers and texts, then conditions."""

    rules_name: str
    limit: int
    gin: int
    undercut: int
    big_gin: int
    """The gin bonus where big gin has none of its own."""
    wall: int
    target: int
    box: int
    game: int

    knocking: bool
    """One may knock with deadwood, whatever the limit."""
    fixed_limit: bool
    """One may, and the limit is the same in every round."""
    oklahoma: bool
    ace_gin: bool
    spades_double: bool
    straight: bool
    upcard: bool
    eleven: bool
    tie_undercut: bool
    own_big_gin: bool
    layoff_on_gin: bool
    return_pickup: bool
    wall_none: bool
    wall_one: bool
    last_knock: bool
    loser_deals: bool
    winner_deals: bool
    in_turn: bool
    boxes: bool
    boxes_at_once: bool
    game_bonus: bool
    shutout_game: bool
    shutout_score: bool
    end_bonuses: bool
    """Something is added after the last round."""
    hollywood: bool
    two: bool
    three: bool
    pairs: bool

    @classmethod
    def of(cls, rules: Rules, name: str = "") -> Self:
        """Return the figures of ``rules``; ``name`` when they have one of the person's own."""
        big = rules.big_gin_bonus
        boxes = rules.box_bonus > 0
        straight = not rules.oklahoma and rules.knock_limit == 0
        at_end = boxes and rules.box_when is BoxWhen.END
        return cls(
            rules_name=name or preset_name(rules.preset_name()),
            limit=rules.knock_limit,
            gin=rules.gin_bonus,
            undercut=rules.undercut_bonus,
            big_gin=rules.gin_bonus if big is None else big,
            wall=rules.wall,
            target=rules.target,
            box=rules.box_bonus,
            game=rules.game_bonus,
            knocking=not straight,
            fixed_limit=not straight and not rules.oklahoma,
            oklahoma=rules.oklahoma,
            ace_gin=rules.oklahoma_ace is OklahomaAce.GIN,
            spades_double=rules.oklahoma and rules.oklahoma_spades_double,
            straight=straight,
            upcard=rules.opening is Opening.UPCARD,
            eleven=rules.opening is Opening.ELEVEN,
            tie_undercut=rules.tie is Tie.UNDERCUT,
            own_big_gin=big is not None,
            layoff_on_gin=rules.layoff_on_gin,
            return_pickup=rules.return_pickup,
            wall_none=rules.wall == 0,
            wall_one=rules.wall == 1,
            last_knock=rules.wall_last_discard is WallLastDiscard.KNOCK_ONLY,
            loser_deals=rules.next_dealer is NextDealer.LOSER,
            winner_deals=rules.next_dealer is NextDealer.WINNER,
            in_turn=rules.next_dealer is NextDealer.ALTERNATE,
            boxes=boxes,
            boxes_at_once=boxes and rules.box_when is BoxWhen.AT_ONCE,
            game_bonus=rules.game_bonus > 0,
            shutout_game=rules.shutout is Shutout.GAME_BONUS_DOUBLE and rules.game_bonus > 0,
            shutout_score=rules.shutout is Shutout.SCORE_DOUBLE,
            end_bonuses=at_end or rules.game_bonus > 0 or rules.shutout is Shutout.SCORE_DOUBLE,
            hollywood=rules.hollywood,
            two=rules.seats == 2,
            three=rules.seats == 3,
            pairs=rules.seats == 4,
        )

    def values(self) -> dict[str, bool | int | str]:
        """Return every figure and condition by name."""
        return asdict(self)
