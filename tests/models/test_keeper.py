"""The score keeper: its arithmetic is the engine's, its sheet can be undone, and it is never lost."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale

from ginrummy_qt.engine import PRESETS, CardSet, Match, Rules, ScoringError, settle, settle_points
from ginrummy_qt.models.keeper import FILE_NAME, LONGEST_NAME, Keeper, Kept
from ginrummy_qt.models.keeper_rounds import Entry, EntryError, HandError, can_keep, play, read_hand
from ginrummy_qt.models.keeper_words import cards_lines, headline, sum_line
from ginrummy_qt.models.paper import LineKind, keeper_paper, match_paper
from ginrummy_qt.models.sheet_text import file_name, html_text, plain_text
from tests.engine.matches import match_of, score
from tests.engine.matches import play as play_match

if TYPE_CHECKING:
    from pathlib import Path

MODERN = PRESETS["modern"]
KNOCKER = CardSet.parse("5s 6s 7s 8s Jc Jd Jh Ah 2d 5c")
OTHER = CardSet.parse("7c 8c 9c Qc Qd Qs Kd 4h 9s Js")
SHEET = (Entry(0, 4, 34), Entry(0, 10, 35), Entry(0, 8, 3), Entry(1, 0, 60))
"""Issue 3: 30 and 25, an undercut by 5, a gin over 60."""


def make(folder: Path, rules: Rules = MODERN, *entries: Entry) -> Keeper:
    folder.mkdir(exist_ok=True)
    keeper = Keeper(folder, rules, today=lambda: date(2026, 11, 29))
    keeper.rename(0, "Anna")
    keeper.rename(1, "Bo")
    for entry in entries:
        keeper.write(entry)
    return keeper


# ---------------------------------------------------------------------- arithmetic


def test_modern_55_to_115_is_105_to_265(folder: Path) -> None:
    progress = make(folder, MODERN, *SHEET).progress
    assert [(kept.result.winner, kept.result.points) for kept in progress.rounds] == [
        (0, 30),
        (0, 25),
        (1, 30),
        (1, 85),
    ]
    assert progress.totals == (55, 115)
    assert progress.outcome is not None
    assert progress.outcome.finals == (105, 265)


@pytest.mark.parametrize(("preset", "final"), [("modern", 500), ("classic", 340)])
def test_two_wins_of_50_to_nothing(preset: str, final: int) -> None:
    outcome = play(PRESETS[preset], 0, [Entry(0, 1, 51), Entry(0, 1, 51)]).outcome
    assert outcome is not None
    assert outcome.finals == (final, 0)


def test_hollywood_writes_three_games() -> None:
    entries = [Entry(0, 2, 34), Entry(0, 2, 30), Entry(0, 2, 47)]
    games = play(PRESETS["hollywood"], 0, entries).games
    assert [(game.totals[0], game.closed) for game in games] == [(105, True), (73, False), (45, False)]


def entry_of(current: Match) -> list[Entry]:
    """What two people would write down of each round of a match."""
    entries: list[Entry] = []
    for record in current.rounds:
        (table,) = record.tables
        result = table.result
        assert result is not None
        if result.knocker is None or result.defence is None:
            entries.append(Entry())
            continue
        entries.append(
            Entry(
                table.seats[result.knocker],
                result.knocker_deadwood.points,
                result.defence.points,
                big_gin=result.kind == "big_gin",
                doubled=result.doubled,
            )
        )
    return entries


@pytest.mark.parametrize("preset", [name for name, rules in PRESETS.items() if can_keep(rules)])
def test_points_written_down_come_to_what_the_match_came_to(preset: str) -> None:
    current = match_of(PRESETS[preset], 7)
    play_match(current, random.Random(7), careless=0.02)
    assert current.outcome is not None
    kept = play(current.rules, current.rounds[0].dealer, entry_of(current))
    assert kept.outcome == current.outcome
    assert kept.games == current.standings.games
    assert [one.dealer for one in kept.rounds] == [record.dealer for record in current.rounds]


def test_cards_are_arranged_laid_off_and_counted_by_the_engine() -> None:
    now = play(Rules(), 0, [])
    result = now.result_of(Entry(1, hands=(KNOCKER, OTHER)))
    assert result == settle(Rules(), ("Jc Jd Jh", "5s 6s 7s 8s"), "Ah 2d 5c", OTHER, knocker=1)
    assert (result.winner, result.points) == (1, 6)
    names = ("Anna", "Bo")
    assert sum_line(result, names) == "14 (Anna) − 8 (Bo) = 6"
    own, other = cards_lines(result, names)
    assert own == "*Bo*: {Jc} {Jd} {Jh} · {5s} {6s} {7s} {8s} · deadwood {5c} {2d} {Ah}"
    assert "laid off {Js} {9s}" in other


def test_points_alone_come_to_what_the_cards_come_to() -> None:
    for knocker in (0, 1):
        with_cards = settle(Rules(), ("5s 6s 7s 8s", "Jc Jd Jh"), "Ah 2d 5c", OTHER, knocker=knocker)
        points = settle_points(Rules(), 8, 14, laid_off=19, knocker=knocker)
        assert points.steps == with_cards.steps
        assert (points.kind, points.winner, points.points) == (with_cards.kind, knocker, 6)
    for wrong in ((-1, 3), (3, -1)):
        with pytest.raises(ScoringError):
            settle_points(Rules(), *wrong)
    with pytest.raises(ScoringError):
        settle_points(Rules(), 3, 9, big_gin=True)


def test_the_sum_in_words_names_every_bonus() -> None:
    now, oklahoma = play(MODERN, 0, []), play(PRESETS["oklahoma"], 0, [])
    names = ("Anna", "Bo")
    said = [
        (now, Entry(0, 8, 3), "8 (Anna) − 3 (Bo) + 25 (undercut) = 30"),
        (now, Entry(1, 0, 60), "60 (Anna) + 25 (gin) = 85"),
        (now, Entry(0, 0, 20, big_gin=True), "20 (Bo) + 31 (big gin) = 51"),
        (oklahoma, Entry(0, 3, 20, doubled=True), "(20 (Bo) − 3 (Anna)) × 2 (spade upcard) = 34"),
        (oklahoma, Entry(0, 0, 20, doubled=True), "(20 (Bo) + 25 (gin)) × 2 (spade upcard) = 90"),
        (now, Entry(0, 8, 3, doubled=True), "8 (Anna) − 3 (Bo) + 25 (undercut) = 30"),  # not by these rules
        (now, Entry(), ""),
    ]
    for progress, entry, text in said:
        assert sum_line(progress.result_of(entry), names) == text
    assert headline(now.result_of(Entry(0, 8, 3)), names).startswith("Undercut: Bo wins 30")


def test_three_at_the_table_the_dealer_sits_out() -> None:
    rules = PRESETS["sv_three"]
    now = play(rules, 0, [])
    assert now.seats == (1, 2)
    with pytest.raises(EntryError, match="sits out"):
        now.result_of(Entry(0, 3, 9))
    assert play(rules, 0, [Entry(1, 3, 9)]).seating.dealer == 2  # who lost deals


@pytest.mark.parametrize(
    ("rules", "entry", "reason"),
    [
        (MODERN, Entry(0, 11, 30), "10 at the most"),
        (PRESETS["gin_romme"], Entry(0, 10, 30), "9 at the most"),
        (PRESETS["straight"], Entry(0, 3, 30), "only gin"),
        (MODERN, Entry(0, 3, 101), "more than a hand"),
        (MODERN, Entry(0, 3, 9, big_gin=True), "no deadwood"),
        (MODERN, Entry(0, hands=(KNOCKER, OTHER - CardSet.parse("Js") | CardSet.parse("Jc"))), "Both hands"),
        (MODERN, Entry(0, hands=(KNOCKER - CardSet.parse("Ah"), OTHER)), "9 are entered"),
        (MODERN, Entry(0, hands=(KNOCKER, OTHER - CardSet.parse("Js"))), "9 are entered"),
        (MODERN, Entry(0, hands=(KNOCKER | CardSet.parse("Kh"), OTHER)), "leave out the card thrown"),
        (MODERN, Entry(0, hands=(OTHER, KNOCKER)), "10 at the most"),
    ],
)
def test_a_round_that_cannot_be_is_refused_with_the_reason(rules: Rules, entry: Entry, reason: str) -> None:
    with pytest.raises(EntryError, match=reason):
        play(rules, 0, []).result_of(entry)


def test_nothing_is_written_after_the_end(folder: Path) -> None:
    keeper = make(folder, MODERN, *SHEET)
    with pytest.raises(EntryError, match="over"):
        keeper.write(Entry())
    assert keeper.kept.entries == SHEET


def test_hands_are_read_with_signs_and_with_the_letters_of_other_decks() -> None:
    assert read_hand("7♣, 10h;As") == CardSet.parse("7c Th As")
    assert read_hand("Dc Bd Vh Hs Eh Kns") == CardSet.parse("Qc Jd Qh Ks Ah Js") - CardSet()
    for text, said in (("7c 8x", "“8x”"), ("7c 7C", "{7c}"), ("c", "“c”")):
        with pytest.raises(HandError, match=said):
            read_hand(text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("nl", "7k 10r Vh Hs Bk 7♣"),
        ("sv", "7k 10r Dh Ks Knk 7♣"),
        ("de", "7kr 10Ka Dh Kp Bkr 7♣"),
        ("de", "7c 10d Dh Ks Bc 7♣"),
        ("nl", "7c 10d Qh Ks Jc 7♣"),
    ],
)
def test_suits_are_read_with_the_letters_of_the_language(language: str, text: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        *words, again = text.split()
        assert read_hand(" ".join(words)) == CardSet.parse("7c Td Qh Ks Jc")
        with pytest.raises(HandError, match=r"\{7c\}"):
            read_hand(f"{words[0]} {again}")
        with pytest.raises(HandError, match="“k”"):
            read_hand("k")
    finally:
        QLocale.setDefault(before)


def test_in_english_k_is_no_suit() -> None:
    with pytest.raises(HandError, match="“7k”"):
        read_hand("7k")


# ---------------------------------------------------------------------- undo, redo, new


def test_every_depth_is_undone_and_redone(folder: Path) -> None:
    keeper = make(folder, MODERN, *SHEET)
    totals = [(55, 115), (55, 30), (55, 0), (30, 0), (0, 0)]
    for number, expected in enumerate(totals):
        assert keeper.progress.totals == expected
        assert keeper.can_undo == (number < 4)
        keeper.undo()
    assert not keeper.can_undo
    for expected in reversed(totals[:-1]):
        assert keeper.can_redo
        keeper.redo()
        assert keeper.progress.totals == expected
    assert not keeper.can_redo
    keeper.undo()
    keeper.write(Entry(0, 2, 9))
    assert not keeper.can_redo


def test_rules_and_dealer_stand_once_a_round_is_written(folder: Path) -> None:
    keeper = make(folder, MODERN)
    keeper.set_first_dealer(1)
    keeper.write(SHEET[0])
    assert keeper.progress.rounds[0].dealer == 1
    with pytest.raises(ValueError, match="rules"):
        keeper.set_rules(Rules())
    with pytest.raises(ValueError, match="dealer"):
        keeper.set_first_dealer(0)
    keeper.undo()
    keeper.set_rules(Rules())
    keeper.redo()  # the same facts, by other rules
    assert keeper.progress.totals == (30, 0)
    for wrong in (PRESETS["sv_pairs"], replace(MODERN, target=5)):
        keeper.new()
        with pytest.raises(ValueError, match="rules"):
            keeper.set_rules(wrong)


def test_what_other_rules_forbid_is_not_redone(folder: Path) -> None:
    keeper = make(folder, MODERN, Entry(0, 10, 30))
    keeper.undo()
    keeper.set_rules(PRESETS["gin_romme"])
    assert not keeper.can_redo
    keeper.redo()
    assert not keeper.kept.entries


def test_a_new_sheet_keeps_the_names_and_can_be_taken_back(folder: Path) -> None:
    keeper = make(folder, MODERN, *SHEET)
    keeper.new()
    assert keeper.names == ("Anna", "Bo")
    assert not keeper.kept.entries
    keeper.undo()
    assert keeper.kept.entries == SHEET
    keeper.new()
    keeper.write(Entry())
    keeper.undo()
    assert not keeper.can_undo  # a sheet that was begun is not replaced by an older one


# ---------------------------------------------------------------------- the file


def test_everything_comes_back(folder: Path) -> None:
    keeper = make(folder, PRESETS["oklahoma"], Entry(0, 4, 34, doubled=True), Entry(1, 0, 7), Entry())
    keeper.write(Entry(1, hands=(KNOCKER, OTHER)))
    keeper.write(Entry(0, 0, 5, big_gin=True))
    keeper.undo()
    again = Keeper(folder)
    assert again.kept == keeper.kept
    assert again.can_redo
    assert not again.notice
    assert again.kept.day == "2026-11-29"
    assert Kept.from_text(again.kept.to_text()) == again.kept


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"\xff\xfe",
        b"gin rummy score keeper 2\nrules haus\ndealer 0\nname\nname\nname\n",
        b"gin rummy score keeper 1\n",
        b"gin rummy score keeper 1\nrules haus\ndealer 7\nname\nname\nname\n",
        b"gin rummy score keeper 1\nrules haus\ndealer 0\nname\nname\n",
        b"gin rummy score keeper 1\nrules sv_pairs\ndealer 0\nname\nname\nname\n",
        b"gin rummy score keeper 1\nrules haus\ndealer 0\nname\nname\nname\nround knock 0 70 3\n",
        b"gin rummy score keeper 1\nrules haus\ndealer 0\nname\nname\nname\nround knock 0\n",
        b"gin rummy score keeper 1\nrules haus\ndealer 0\nname\nname\nname\nround cards 0 7c / 7c\n",
        b"gin rummy score keeper 1\nrules haus\ndealer 0\nname\nname\nname\nundone\n",
        b"gin rummy score keeper 1\nrules haus\ndealer 0\nname\nname\nname\nday soon\n",
        b"gin rummy score keeper 1\nrules haus\ndealer 0\nname\nname\nname\nwhat\n",
    ],
)
def test_an_unreadable_file_is_kept_beside(folder: Path, damage: bytes) -> None:
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(damage)
    (folder / "keeper-unreadable-1.txt").write_bytes(b"older")
    keeper = Keeper(folder)
    aside = folder / "keeper-unreadable-2.txt"
    assert str(aside) in keeper.notice
    assert aside.read_bytes() == damage
    assert (folder / "keeper-unreadable-1.txt").read_bytes() == b"older"
    keeper.write(Entry())
    assert not Keeper(folder).notice


def test_what_cannot_be_saved_is_told_and_stays_in_force(folder: Path) -> None:
    keeper = make(folder, MODERN)
    (folder / FILE_NAME).unlink()
    (folder / FILE_NAME).mkdir()
    keeper.write(SHEET[0])
    assert str(folder / FILE_NAME) in keeper.problem
    assert keeper.progress.totals == (30, 0)
    (folder / FILE_NAME).rmdir()
    keeper.undo()
    assert not keeper.problem


def test_names_are_one_line_and_not_too_long(folder: Path) -> None:
    keeper = make(folder)
    keeper.rename(0, "  Anna\n\x85\u2028Bella " + "x" * 40)
    assert keeper.names[0] == ("Anna Bella " + "x" * 40)[:LONGEST_NAME]
    keeper.rename(1, " ")
    assert keeper.names[1] == "Player 2"
    assert Keeper(folder).names == keeper.names


# ---------------------------------------------------------------------- the sheet


def test_the_sheet_as_text(folder: Path) -> None:
    paper = keeper_paper(make(folder, MODERN, *SHEET[:2], Entry(), *SHEET[2:]))
    lines = plain_text(paper).splitlines()
    assert lines[0] == "Gin rummy score sheet"
    assert lines[1].endswith(" · Modern to 100")
    assert [line.split() for line in lines[3:] if line and "---" not in line] == [
        ["Round", "Dealer", "Result", "Anna", "Bo"],
        ["1", "Anna", "Knock", "+30", "30"],
        ["2", "Bo", "Knock", "+25", "55"],
        ["3", "Anna", "Draw"],
        ["4", "Anna", "Undercut", "+30", "30"],
        ["5", "Bo", "Gin", "+85", "115"],
        ["Points", "55", "115"],
        ["Boxes", "for", "rounds", "won", "+50", "+50"],
        ["Game", "bonus", "+100"],
        ["Total", "105", "265"],
        ["The", "match", "goes", "to", "Bo,", "265", ":", "105"],
    ]
    assert file_name(paper) == "gin-rummy-score-sheet-2026-11-29"
    rows = {line.split()[-1]: line for line in lines if line}
    assert rows["Draw"].index("Draw") == rows["265"].index("Total") == lines[3].index("Result")
    assert len({len(rows[end]) for end in ("Bo", "115", "+100", "265")}) == 1  # columns end alike


def test_the_sheet_as_html_escapes_names(folder: Path) -> None:
    keeper = make(folder, MODERN, *SHEET)
    keeper.rename(0, "<b>A&B")
    html = html_text(keeper_paper(keeper))
    assert "&lt;b&gt;A&amp;B" in html
    assert "<b>A" not in html


def test_the_sheet_of_a_match_leaves_out_the_round_in_play() -> None:
    current = score(match_of(MODERN), [(0, 30)], [(1, 25)])
    current.next_round()
    paper = match_paper(current, 0, "2026-11-29")
    assert [line.number for line in paper.lines] == [1, 2]
    assert paper.names == ("You", "Computer")
    assert paper.verdict == ""


def test_the_sheets_of_pairs_three_and_hollywood() -> None:
    pairs = match_paper(score(match_of(PRESETS["sv_pairs"]), [(0, 30), (3, 10)]), 0)
    assert pairs.names == ("You and Skilled", "Casual 1 and Casual 2")
    assert [cell and cell.total for cell in pairs.lines[0].cells] == [20, None]
    three = match_of(PRESETS["sv_three"])
    winner = three.tables[0].seats[0]
    paper = match_paper(score(three, [(winner, 30)]), 0)
    assert len(paper.names) == 3
    assert [cell and cell.total for cell in paper.lines[0].cells][winner] == 30
    hollywood = match_paper(
        score(match_of(PRESETS["hollywood"]), *([(0, points)] for points in (32, 28, 45, 60))), 0
    )
    assert hollywood.games == ("Game 1", "Game 2", "Game 3")
    assert [cell and cell.total for cell in hollywood.lines[2].cells] == [105, None, 73, None, 45, None]
    kinds = [line.kind for line in hollywood.lines[4:]]
    assert kinds == [LineKind.POINTS, LineKind.BONUS, LineKind.BONUS, LineKind.BONUS, LineKind.TOTAL]
    assert "Game 3" in plain_text(hollywood)
