"""What the computer players are called at the table."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

__all__ = ["NAMES", "names"]

NAMES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "beginner": ("Mia", "Tim", "Lisa", "Ben"),
        "casual": ("Emma", "Jan", "Anna", "Tom"),
        "skilled": ("Nina", "Erik", "Eva", "Max"),
        "expert": ("Vera", "Hugo", "Ida", "Oskar"),
    }
)
"""First names by level, each in use wherever the program's languages are spoken; all are different."""


def names(levels: Sequence[str | None], taken: Collection[str] = ()) -> tuple[str | None, ...]:
    """Return a name for every seat: a different one for each computer, ``None`` for a person.

    A level always has its names in the same order, so that people meet the same players again.

    Args:
        levels: By seat; ``None`` for a person.
        taken: Names that nobody else shall have, those of the persons for instance; upper and lower case are
            alike.

    Raises:
        UnknownLevel: a level is none.
        ValueError: there are not enough names: more than four of a level at one table.
    """
    from ginrummy_qt.players import UnknownLevel  # noqa: PLC0415 - the package imports its parts

    used = {name.casefold() for name in taken}
    found: list[str | None] = []
    for level in levels:
        if level is None:
            found.append(None)
            continue
        if level not in NAMES:
            raise UnknownLevel(f"{level!r} is not a level: choose {' or '.join(NAMES)}")
        # With the level's own names all taken, one of a neighbour's will do.
        others = (name for of in NAMES.values() for name in of)
        free = [name for name in (*NAMES[level], *others) if name.casefold() not in used]
        if not free:
            raise ValueError(f"no name is left for a player of level {level!r}")
        used.add(free[0].casefold())
        found.append(free[0])
    return tuple(found)
