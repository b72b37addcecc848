"""The arena on a console: how far it is, and what came out."""

from __future__ import annotations

from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Callable

    from ginrummy_qt.players.arena_result import ArenaResult

__all__ = ["progress_line", "report"]


def progress_line(out: TextIO) -> Callable[[int, int], None]:
    """Return what an arena can call to show on ``out`` how far it is: a bar; in a file, lines."""
    bar = out.isatty()
    last = -1

    def show(played: int, games: int) -> None:
        nonlocal last
        tenth = 10 * played // games
        if bar:
            done = 30 * played // games
            end = "\n" if played >= games else ""
            out.write(f"\r[{'#' * done}{'.' * (30 - done)}] {played} of {games}{end}")
            out.flush()
        elif tenth > last:
            out.write(f"{played} of {games}\n")
        last = tenth

    return show


def report(result: ArenaResult) -> str:
    """Return ``result`` as lines of English text; the last one tells of thinking times."""
    sides = result.sides
    many = len(sides) > 2
    unit = result.unit if result.played != 1 else {"matches": "match", "rounds": "round"}[result.unit]
    what = f"{result.played} {unit} ({result.rules}, seed {result.seed})"
    wide = max(13, *(len(side.name) for side in sides))
    lines = [f"{' v. '.join(side.name for side in sides)}: {what}"]
    # Of two sides the second one's share is what the first one's leaves.
    lines += [
        f"won by {side.name:<{wide}} {side.win_rate:.1%}  (95 %: {side.low:.1%} to {side.high:.1%})"
        for side in (sides if many else sides[:1])
    ]

    def row(title: str, text: str) -> str:
        return f"{title:<{wide + 7}} {text}"

    def each(texts: list[str], last: str) -> str:
        return ", ".join(texts[:-1]) + f" {last} {texts[-1]}"

    shares = [f"{side.rounds_won:.1%}" for side in (sides if many else sides[:1])]
    lines += [
        row("rounds won", f"{each(shares, 'and') if len(shares) > 1 else shares[0]} of {result.rounds}"),
        row("points a round", each([f"{side.points:.2f}" for side in sides], "and" if many else "to")),
        row("turns a round", f"{result.mean_turns:.1f}"),
        row("deadwood at knock", f"{result.knock_deadwood:.2f}"),
        row("gin, undercut, dead", f"{result.gin:.1%}, {result.undercut:.1%}, {result.dead:.1%}"),
        row("ms a decision", each([f"{side.ms:.2f}" for side in sides], "and")),
    ]
    return "\n".join(lines)
