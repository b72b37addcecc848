"""Records: readable text, the same bytes again, and every fault found with its place."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ginrummy_qt.engine import (
    OPTIONS,
    ActionError,
    BigGin,
    Card,
    Deal,
    Discard,
    Draw,
    Entry,
    Knock,
    Match,
    MatchRecord,
    Meld,
    NewerRecordError,
    Pass,
    Player,
    RecordError,
    RoundEntry,
    Rules,
    TakeDiscard,
    action_from_text,
    action_to_text,
)
from tests.engine.rounds import random_action, random_rules, simple_action

PLAYERS = (Player("Anna Müller"), Player('The "Computer"\n', "skilled"))
STARTED = "2026-11-29T18:04:05Z"


def played(
    rules: Rules, *, seed: int = 1, simple: bool = True, actions: int = 10_000
) -> tuple[MatchRecord, Match]:
    """Play a match up to this many actions and return its record and the match itself."""
    rng = random.Random(seed)
    match = Match(rules, PLAYERS, map(Deal, count(seed)))
    rounds: list[RoundEntry] = []
    entries: list[Entry] = []
    deal = match.deal
    for number in range(actions):
        view = match.round.view(match.round.turn)
        action = simple_action(view) if simple else random_action(rng, view)
        entries.append(Entry(view.turn, action, number * 777))
        match.apply(action)
        if match.outcome is not None:
            break
        if match.round.result is not None and number + 1 < actions:
            rounds.append(RoundEntry(deal, tuple(entries)))
            match.next_round()
            deal, entries = match.deal, []
    rounds.append(RoundEntry(deal, tuple(entries)))
    return MatchRecord(rules, PLAYERS, tuple(rounds), STARTED), match


@cache
def text_of(rules: Rules | None = None) -> str:
    return played(rules or Rules(target=50))[0].to_text()


def test_the_text_reads_as_documented() -> None:
    record, match = played(Rules(target=20))
    lines = record.to_text().split("\n")
    first = 3 + len(OPTIONS)
    assert lines[:4] == [
        "ginrummy record 1",
        "started 2026-11-29T18:04:05Z",
        "rule opening=upcard",
        "rule knock_limit=10",
    ]
    assert lines[first - 1 : first + 2] == [
        'seat 0 person "Anna Müller"',
        'seat 1 computer skilled "The \\"Computer\\"\\n"',
        f"round 1 dealer 1 deal {Deal(1)}",
    ]
    assert lines[first + 2].startswith("0.000 0 ")
    assert lines[first + 3].startswith("0.777 ")
    outcome = match.outcome
    assert outcome is not None
    assert lines[-2] == f"outcome winner {outcome.winner} totals {outcome.finals[0]} {outcome.finals[1]}"
    result = match.rounds[-1].result
    assert result is not None
    assert lines[-3].startswith(f"result {result.kind} winner {result.winner} points {result.points} totals ")
    assert lines[-1] == ""


def test_records_replay_to_the_same_and_round_trip_to_the_byte() -> None:
    rng = random.Random(2)
    for seed in range(12):
        rules = random_rules(rng, target=rng.choice((20, 60)))
        record, match = played(rules, seed=seed, simple=seed % 2 == 0, actions=rng.choice((1, 40, 10_000)))
        text = record.to_text()
        again = MatchRecord.from_text(text)
        assert again == record
        assert again.to_text().encode() == text.encode()
        replayed = again.replay()
        assert replayed.rounds == match.rounds
        assert replayed.standings == match.standings
        assert replayed.outcome == match.outcome
        assert replayed.round.events == match.round.events
        assert [replayed.round.view(seat) for seat in (0, 1)] == [match.round.view(seat) for seat in (0, 1)]


def test_a_replayed_match_goes_on_with_further_deals() -> None:
    record, match = played(Rules(target=500), actions=30)
    replayed = record.replay(map(Deal, count(1000)))
    for current in (match, replayed):
        while current.round.result is None:
            current.apply(simple_action(current.round.view(current.round.turn)))
    assert match.round.events == replayed.round.events
    replayed.next_round()
    assert replayed.deal == Deal(1000)


def test_a_record_without_rounds() -> None:
    record = MatchRecord(Rules(), PLAYERS, started=STARTED)
    assert MatchRecord.from_text(record.to_text()) == record
    assert record.replay([Deal(4)]).deal == Deal(4)
    with pytest.raises(RecordError, match="there is no deal"):
        record.replay()


@pytest.mark.parametrize("started", [STARTED, "2026-11-29T18:04:05.123456Z", "2026-11-29T18:04:05+00:00"])
def test_times_in_utc(started: str) -> None:
    record = MatchRecord(Rules(), PLAYERS, started=started)
    assert MatchRecord.from_text(record.to_text()).started == started


@given(st.text())
def test_any_name_round_trips(name: str) -> None:
    record = MatchRecord(Rules(), (Player(name), Player(name, "casual")), started=STARTED)
    text = record.to_text()
    text.encode()
    assert MatchRecord.from_text(text) == record


def test_impossible_rules_are_refused_at_their_line() -> None:
    text = (
        text_of().replace("rule oklahoma=no", "rule oklahoma=yes").replace("opening=upcard", "opening=eleven")
    )
    with pytest.raises(RecordError, match="Oklahoma needs an upcard") as caught:
        MatchRecord.from_text(text)
    assert caught.value.line == 3 + OPTIONS.index("oklahoma")


def test_a_newer_version_is_refused_by_name() -> None:
    text = text_of().replace("record 1", "record 3", 1) + "something new\n"
    with pytest.raises(NewerRecordError, match="version 3") as caught:
        MatchRecord.from_text(text)
    assert (caught.value.version, caught.value.line) == ("3", 1)


FIRST = 3 + len(OPTIONS) + 2  # the line of the first round


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "expected"),
    [
        ("ginrummy record 1", "ginrummy record one", 1, 17, "the version of the format"),
        ("ginrummy record 1", "gin record 1", 1, 1, "'ginrummy record '"),
        ("started 2026-11-29T18:04:05Z", "started yesterday", 2, 9, "a time in UTC"),
        ("rule knock_limit=10", "rule knock_limit=ten", 4, 18, "expected a number"),
        ("rule knock_limit=10", "rule knock_limit=010", 4, 18, "'rule knock_limit=10'"),
        ("rule knock_limit=10\n", "", 4, 1, "'rule knock_limit='"),
        ("rule knock_limit=10", "rule knock_limit=10 ", 4, 18, "expected a number"),
        ("seat 0 person", "seat 1 person", FIRST - 2, 1, "seat 0 person"),
        ('person "Anna Müller"', "person Anna", FIRST - 2, 1, "seat 0 person"),
        ('person "Anna Müller"', 'person "Anna\\x"', FIRST - 2, 15, "a name as a JSON string"),
        ("Anna M\u00fcller", "Anna M\\u00fcller", FIRST - 2, 22, "Müller"),
        ("dealer 1 deal", "dealer 0 deal", FIRST, 16, "'round 1 dealer 1 deal"),
        ("round 1 dealer", "round 2 dealer", FIRST, 7, "'round 1 dealer 1 deal"),
        ("deal 000000", "deal 00000U", FIRST, 23, "a deal's number: .*'U'"),
        ("deal 000000", "deal 00000", FIRST, 23, "there are only 25"),
        ("0.000 0 ", "0.0000 0 ", FIRST + 1, 1, "an action"),
        ("0.000 0 ", "0.000 1 ", FIRST + 1, 7, "seat 0, whose turn it is"),
        ("0.000 0 ", "00.000 0 ", FIRST + 1, 2, "'0.000 0 "),
        ("0.777 ", "0.777  ", FIRST + 2, 1, "an action"),
    ],
)
def test_faults_are_found_with_line_column_and_what_was_expected(
    old: str, new: str, line: int, column: int, expected: str
) -> None:
    text = text_of()
    assert old in text
    with pytest.raises(RecordError, match=f"^line {line}, column {column}: expected .*{expected}") as caught:
        MatchRecord.from_text(text.replace(old, new, 1))
    assert (caught.value.line, caught.value.column) == (line, column)


def with_line(number: int, text: str) -> str:
    lines = text_of().split("\n")
    lines[number - 1] = text
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("action", "column", "expected"),
    [
        ("draw", 9, "a legal action: draw is not legal in phase upcard"),
        ("discard Kh", 9, "a legal action"),
        ("jump", 9, "draw, take, pass"),
        ("discard Zh", 17, "a card"),
        ("discard", 17, "a card"),
        ("discard Kh 7h", 19, "the end of the line"),
        ("pass now", 13, "the end of the line"),
        ("knock 7h 5s 6s / Jc Jd Jh", 18, "a meld"),
        ("knock 7h 5s 6s 7s / Jc Jd", 29, "a meld"),
    ],
)
def test_faults_in_actions(action: str, column: int, expected: str) -> None:
    with pytest.raises(RecordError, match=expected) as caught:
        MatchRecord.from_text(with_line(FIRST + 1, f"0.000 0 {action}"))
    assert (caught.value.line, caught.value.column) == (FIRST + 1, column)


def test_a_wrong_score_is_found() -> None:
    text = text_of()
    lines = text.split("\n")
    number = next(i for i, line in enumerate(lines, start=1) if line.startswith("result "))
    wrong = lines[number - 1].replace(" points ", " points 9", 1)
    with pytest.raises(RecordError, match=f"^line {number}, ") as caught:
        MatchRecord.from_text(text.replace(lines[number - 1], wrong, 1))
    assert caught.value.expected == repr(lines[number - 1])
    for missing in (number, len(lines) - 1):
        with pytest.raises(RecordError, match=f"^line {missing}, column "):
            MatchRecord.from_text("\n".join(lines[: missing - 1] + lines[missing:]))


@pytest.mark.parametrize(
    "extra",
    [
        "",
        "round 9 dealer 0 deal 000000-00000-00000-00000-00001",
        "outcome winner 0 totals 1 1",
        "9.000 0 draw",
    ],
)
def test_nothing_may_follow_the_end(extra: str) -> None:
    text = text_of()
    with pytest.raises(RecordError, match=r"column 1: expected the end$") as caught:
        MatchRecord.from_text(f"{text}{extra}\n")
    assert caught.value.line == text.count("\n") + 1


def test_no_round_may_follow_the_last() -> None:
    text = text_of()
    more = text[: text.index("outcome ")] + f"round 9 dealer 0 deal {Deal(9)}\n"
    with pytest.raises(RecordError, match="no further round: the match is over"):
        MatchRecord.from_text(more)


def test_text_that_is_cut_anywhere_is_refused_or_is_a_shorter_record() -> None:
    text = text_of()
    for length in range(0, len(text), 7):
        try:
            record = MatchRecord.from_text(text[:length])
        except RecordError as error:
            # Most are refused, those cut between two statements are records.
            assert 1 <= error.line <= text.count("\n") + 1  # noqa: PT017
            assert error.column >= 1  # noqa: PT017
        else:
            assert record.to_text() == text[:length]


def test_line_ends_must_be_line_feeds() -> None:
    with pytest.raises(RecordError, match="line 1, column 17"):
        MatchRecord.from_text(text_of().replace("\n", "\r\n"))
    with pytest.raises(RecordError, match="a line break at the end"):
        MatchRecord.from_text(text_of()[:-1])


@given(st.data())
def test_mutated_text_gives_no_other_exception(data: st.DataObject) -> None:
    text = text_of()
    place = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 30))
    mutated = text[:place] + data.draw(st.text(max_size=20)) + text[place + length :]
    try:
        assert MatchRecord.from_text(mutated).to_text() == mutated
    except RecordError as error:
        assert str(error).startswith(f"line {error.line}, column {error.column}: expected ")  # noqa: PT017


def test_an_impossible_record_cannot_be_written_or_replayed() -> None:
    record, _ = played(Rules())
    bad = replace(record, rounds=(RoundEntry(Deal(1), (Entry(0, Draw()),)),))
    for use in (bad.to_text, bad.replay):
        with pytest.raises(RecordError, match=f"line {FIRST + 1}, column 9: expected a legal action"):
            use()
    late = replace(record, rounds=(RoundEntry(Deal(1), (Entry(0, Pass(), -1),)),))
    with pytest.raises(RecordError, match="a time of 0 or more"):
        late.to_text()
    early = replace(record, rounds=(RoundEntry(Deal(1)), RoundEntry(Deal(2))))
    with pytest.raises(RecordError, match="no further round: round 1 is not over yet"):
        early.to_text()
    with pytest.raises(RecordError, match="a level in one word"):
        replace(record, players=(Player("A"), Player("B", "very good"))).to_text()
    with pytest.raises(RecordError, match="a time in UTC"):
        replace(record, started="today").to_text()
    with pytest.raises(RecordError, match="take 2 players, not 1"):
        replace(record, players=PLAYERS[:1]).to_text()


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", Draw()),
        ("take", TakeDiscard()),
        ("pass", Pass()),
        ("discard 7h", Discard(Card.parse("7h"))),
        ("knock 7h", Knock(Card.parse("7h"))),
        ("knock 7h /", Knock(Card.parse("7h"), ())),
        (
            "knock 7h 5s 6s 7s / Jc Jd Jh",
            Knock(Card.parse("7h"), (Meld.parse("5s 6s 7s"), Meld.parse("Jc Jd Jh"))),
        ),
        ("biggin", BigGin()),
        ("biggin 5s 6s 7s", BigGin((Meld.parse("5s 6s 7s"),))),
    ],
)
def test_actions_as_text(text: str, action: object) -> None:
    assert action_from_text(text) == action
    assert action_to_text(action_from_text(text)) == text


@pytest.mark.parametrize(
    ("text", "offset"),
    [("", 0), ("Draw", 0), ("draw ", 4), ("knock", 6), ("knock 7h x", 9), ("biggin /x", 7)],
)
def test_bad_actions_say_where(text: str, offset: int) -> None:
    with pytest.raises(ActionError) as caught:
        action_from_text(text)
    assert caught.value.offset == offset
