"""The review of what a person did: losses on what could be known, turning points, luck apart from skill."""

from __future__ import annotations

from itertools import count

import pytest

from ginrummy_qt.engine import (
    PRESETS,
    Deal,
    Discard,
    Draw,
    Entry,
    Knock,
    LayOff,
    Layoffs,
    Match,
    MatchRecord,
    Phase,
    Player,
    RecordError,
    RoundEntry,
    Rules,
    SeatView,
    showings,
)
from ginrummy_qt.engine.cards import ALL_CARDS, CardSet
from ginrummy_qt.players import Advice, advise, create
from ginrummy_qt.players.advice import glance
from ginrummy_qt.players.review import (
    EXPERT,
    MatchReview,
    Measure,
    RoundReview,
    TurnKind,
    review,
    review_rounds,
)


def played(
    *levels: str,
    rules: Rules | None = None,
    rounds: int = 3,
    layoffs: Layoffs = Layoffs.AUTO,
    seed: int = 1,
    persons: tuple[int, ...] = (0,),
) -> MatchRecord:
    """A match of the computer's; seats of ``persons`` are persons to the record.

    A level ``advised`` does what the hint says.
    """
    rules = rules or Rules(target=1000)
    players = [
        None if level == "advised" else create(level, seed + seat) for seat, level in enumerate(levels)
    ]
    seated = tuple(
        Player(f"P{seat}", None if seat in persons else level) for seat, level in enumerate(levels)
    )
    match = Match(rules, seated, map(Deal, count(1000 * seed)), layoffs)
    found: list[RoundEntry] = []
    while True:
        entries: list[Entry] = []
        for table in match.tables:
            while (seat := table.turn) is not None:
                player, view = players[seat], table.view(seat)
                action = advise(view)[0].action if player is None else player.choose(view, 1.0)
                entries.append(Entry(seat, action))
                match.apply(action, table.number)
        found.append(RoundEntry(match.deal, tuple(entries)))
        if match.outcome is not None or len(found) == rounds:
            return MatchRecord(rules, seated, tuple(found), layoffs=layoffs)
        match.next_round()


def check_sums(found: MatchReview) -> None:
    for one in found.rounds:
        assert one.loss >= 0
        assert 0 <= one.well_chosen <= 1
        came = one.won if one.won is not None else one.decisions[-1].chosen.value
        assert one.deal + one.draws + one.course - one.loss == pytest.approx(came)
        changes = [decision for decision in one.decisions if decision.view.turn != decision.view.seat]
        assert not changes
        assert len(one.turning_points) <= 3
        moves = [point.decision.move for point in one.turning_points]
        assert moves == sorted(moves)
        assert all(abs(point.change) >= 8 for point in one.turning_points)


def test_only_persons_are_reviewed_unless_asked() -> None:
    record = played("beginner", "casual")
    found = review(record)
    assert [(one.number, one.seat) for one in found.rounds] == [(1, 0), (2, 0), (3, 0)]
    assert {one.seat for one in review(record, [0, 1]).rounds} == {0, 1}
    assert review(record, []).rounds == ()
    for one, entry in zip(found.rounds, record.rounds, strict=True):
        mine = [(move, done.action) for move, done in enumerate(entry.actions) if done.seat == 0]
        assert [(decision.move, decision.action) for decision in one.decisions] == mine
    check_sums(found)


def test_single_rounds_are_judged_as_in_the_whole_match() -> None:
    record = played("beginner", "casual")
    whole = review(record, [0], measure=Measure(glance))
    asked: list[SeatView] = []

    def noted(view: SeatView) -> tuple[Advice, ...]:
        asked.append(view)
        return glance(view)

    for one in whole.rounds:
        asked.clear()
        (alone,) = review_rounds(record, [0], measure=Measure(noted), numbers=[one.number])
        assert alone.decisions == one.decisions
        assert (alone.number, alone.won) == (one.number, one.won)
        assert len(asked) == len(one.decisions), "nothing else was judged"
    assert not list(review_rounds(record, [0], numbers=[]))


def test_what_is_best_at_first_glance_is_not_looked_into() -> None:
    record = played("skilled", "casual")
    looked: list[SeatView] = []

    def noted(view: SeatView) -> tuple[Advice, ...]:
        looked.append(view)
        return advise(view)

    found = review(record, [0], measure=Measure(noted, glance))
    plain = review(record, [0], measure=Measure(glance))
    for one, other in zip(found.rounds, plain.rounds, strict=True):
        for decision, glanced in zip(one.decisions, other.decisions, strict=True):
            assert (decision.view in looked) == (glanced.loss > 0)
            assert decision.options == (advise if glanced.loss else glance)(decision.view)
    assert looked


def test_who_plays_as_the_advisor_says_loses_nothing_and_a_beginner_does() -> None:
    record = played("advised", "beginner", rounds=4, persons=(0, 1))
    found = review(record)
    assert all(one.loss == 0 and one.well_chosen == 1 for one in found.of(0))
    assert sum(one.loss for one in found.of(1)) > 5
    assert {decision.view.seat for _, decision in found.worst()} == {1}
    losses = [decision.loss for _, decision in found.worst(3)]
    assert losses == sorted(losses, reverse=True)
    check_sums(found)


def test_won_is_the_same_for_both_with_another_sign() -> None:
    found = review(played("casual", "beginner", rules=PRESETS["palace"]), [0, 1])
    for one, other in zip(found.of(0), found.of(1), strict=True):
        assert one.won is not None
        assert other.won is not None
        assert one.won == -other.won
        assert abs(one.won) >= 10  # a box counts at once there


def test_a_blunder_is_the_turning_point() -> None:
    record = played("expert", "skilled", rounds=1, seed=3)
    (whole,) = record.rounds
    cut = []
    match = Match(record.rules, record.players, [whole.deal])
    for entry in whole.actions:
        view = match.round.view(entry.seat)
        cut.append(entry)
        if entry.seat == 0 and isinstance(entry.action, Discard):
            advice = advise(view)
            bad = min(advice, key=lambda one: one.value if isinstance(one.action, Discard) else 0.0)
            if advice[0].value - bad.value > 8:
                cut[-1] = Entry(0, bad.action)
                break
        match.apply(entry.action)
    (one,) = review(MatchRecord(record.rules, record.players, (RoundEntry(whole.deal, tuple(cut)),))).rounds
    assert one.won is None
    assert one.decisions[-1].action == bad.action
    assert one.decisions[-1].loss == pytest.approx(one.decisions[-1].best.value - bad.value)
    assert one.loss == one.decisions[-1].loss > 8
    assert TurnKind.DECISION in {point.kind for point in one.turning_points}
    assert one.deal + one.draws + one.course - one.loss == pytest.approx(bad.value)


def test_layoffs_by_hand_are_decisions_too() -> None:
    for seed in range(1, 40):
        record = played("beginner", "casual", rounds=2, layoffs=Layoffs.BY_HAND, seed=seed)
        found = review(record)
        laying = [
            decision
            for one in found.rounds
            for decision in one.decisions
            if decision.view.phase is Phase.LAYOFF
        ]
        if any(isinstance(decision.action, LayOff) for decision in laying):
            break
    assert laying
    check_sums(found)


def test_a_knock_shown_in_a_way_of_ones_own_is_found_among_the_options() -> None:
    for seed in range(1, 40):
        record = played("casual", "beginner", rounds=1, seed=seed)
        (whole,) = record.rounds
        last = whole.actions[-1]
        if last.seat == 0 and isinstance(last.action, Knock):
            break
    match = Match(record.rules, record.players, [whole.deal])
    for entry in whole.actions[:-1]:
        match.apply(entry.action)
    view = match.round.view(0)
    unseen = CardSet(ALL_CARDS) - view.hand - CardSet(view.discard_pile)
    assert isinstance(last.action, Knock)
    way = showings(view.hand - CardSet([last.action.card]), view.knock_limit, unseen)[-1]
    shown = Entry(0, Knock(last.action.card, way.melds))
    (one,) = review(
        MatchRecord(record.rules, record.players, (RoundEntry(whole.deal, (*whole.actions[:-1], shown)),))
    ).rounds
    assert one.decisions[-1].chosen.action == Knock(last.action.card)


@pytest.mark.parametrize("preset", ["sv_three", "sv_pairs", "hollywood"])
def test_other_tables_are_reviewed_seat_by_seat(preset: str) -> None:
    rules = PRESETS[preset]
    levels = ("casual", "beginner", "casual", "beginner")[: rules.seats]
    record = played(*levels, rules=rules, rounds=3)
    found = review(record, range(rules.seats))
    check_sums(found)
    of_each = 2 if rules.seats == 3 else rules.seats
    assert len(found.rounds) == of_each * len(record.rounds)


def test_another_measure_takes_the_place_of_the_expert() -> None:
    asked: list[SeatView] = []

    def search(view: SeatView) -> tuple[Advice, ...]:
        asked.append(view)
        return advise(view)

    record = played("beginner", "casual", rounds=2)
    rounds = review_rounds(record, measure=Measure(search, deal=2.0))
    first = next(rounds)
    # One round at a time, so that it can be shown and left off in between.
    assert len(asked) == len(first.decisions)
    plain = review(record).rounds[0]
    assert first.loss == plain.loss
    assert first.deal == pytest.approx(plain.deal + EXPERT.deal - 2.0)
    drew = sum(isinstance(decision.action, Draw) for decision in first.decisions)
    assert first.draws == pytest.approx(plain.draws + drew * EXPERT.draw)
    assert next(rounds).number == 2


def test_a_record_that_cannot_have_been_played_is_refused() -> None:
    record = played("beginner", "casual", rounds=1)
    (whole,) = record.rounds
    wrong = MatchRecord(
        record.rules, record.players, (RoundEntry(whole.deal, (*whole.actions, whole.actions[0])),)
    )
    with pytest.raises(RecordError):
        review(wrong)


@pytest.mark.parametrize("won", [-31, 0, 12])
def test_a_round_that_ended_before_the_first_turn_has_only_its_course(won: int) -> None:
    one = RoundReview(1, 0, (), won)
    assert (one.loss, one.well_chosen, one.deal, one.draws) == (0, 1, 0, 0)
    assert one.turning_points == ()
    assert one.course == won


def test_nothing_played_is_nothing_to_review() -> None:
    record = MatchRecord(Rules(), (Player("A"), Player("B", "casual")), (RoundEntry(Deal(1)),))
    (one,) = review(record).rounds
    assert (one.decisions, one.won, one.loss, one.course, one.turning_points) == ((), None, 0, 0, ())
    assert one.well_chosen == 1
