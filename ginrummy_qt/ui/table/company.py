"""Who is at the table that is shown: names, second lines, the dealer's mark, and who sits out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ginrummy_qt.models.words import level_name
from ginrummy_qt.ui.table.plate import PlateText

if TYPE_CHECKING:
    from ginrummy_qt.engine import Match
    from ginrummy_qt.engine.view import SeatView
    from ginrummy_qt.models.game_state import GameState
    from ginrummy_qt.models.words import Names

__all__ = ["Company"]


@dataclass(frozen=True, slots=True)
class Company:
    """What the plates say beside score and turn. Seats are those of the table, 0 and 1."""

    plates: tuple[PlateText, PlateText] = (PlateText(), PlateText())
    """By seat, without scores."""
    guest: PlateText | None = None
    """Of three, the one who sits out."""
    names: Names = None
    """For sentences; ``None``: the other one is the computer."""
    watching: bool = False
    """Whether nobody at this screen plays here."""
    looking_on: bool = False
    """Whether this is a replay: there is nothing to press."""

    @classmethod
    def of(cls, game: GameState) -> Company:
        """Return who is at the table that ``game`` shows, in the language that is installed now."""
        match, table = game.match, game.table
        if match is None or table is None:
            return cls()
        first, second = (_plate(game, match, seat) for seat in table.seats)
        guest = None
        if match.sits_out is not None:
            guest = _guest(game, match, match.sits_out)
        else:
            plates = [
                replace(plate, dealer=table.dealer == seat)
                for plate, seat in zip((first, second), table.seats, strict=True)
            ]
            first, second = plates
        names = game.table_names
        return cls((first, second), guest, names, watching=game.watching, looking_on=game.looking_on)

    def plate(self, view: SeatView, seat: int, *, note: str = "") -> PlateText:
        """Return the plate of the table's ``seat`` in the state ``view``."""
        return replace(self.plates[seat], score=str(view.scores[seat]), note=note)


def _plate(game: GameState, match: Match, seat: int) -> PlateText:
    player, computers = match.players[seat], sum(player.level is not None for player in match.players)
    to = QCoreApplication.translate("Console", "to {target}").format(target=match.rules.target)
    if player.level is None:
        detail = to
    elif computers > 1:  # they go by their levels
        detail = QCoreApplication.translate("Seats", "Computer")
    else:
        detail = level_name(player.level)
    partners = [other for other in match.sides[match.side_of(seat)] if other != seat]
    if partners:
        detail = QCoreApplication.translate("Seats", "with {partner}").format(partner=game.names[partners[0]])
    return PlateText(game.names[seat], detail, person=player.level is None)


def _guest(game: GameState, match: Match, seat: int) -> PlateText:
    if seat == game.reader:
        detail = QCoreApplication.translate("Seats", "you sit out, you dealt")
    else:
        detail = QCoreApplication.translate("Seats", "sits out, dealt")
    rounds = match.rounds
    totals = rounds[-2].totals_after if len(rounds) > 1 else (0,) * len(match.sides)
    return PlateText(
        game.names[seat],
        detail,
        str(totals[match.side_of(seat)]),
        dealer=True,
        person=match.players[seat].level is None,
        out=True,
    )
