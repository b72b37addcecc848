"""What the table says is there in every state, agrees with the rules, and adds up."""

import random
from collections.abc import Iterator

import pytest

from ginrummy_qt.engine import (
    ALL_CARDS,
    PRESETS,
    Action,
    BigGin,
    Card,
    Discard,
    Draw,
    Knock,
    Pass,
    Phase,
    Round,
    RoundKind,
    Rules,
    TakeDiscard,
    settle,
)
from ginrummy_qt.models import event_words, phrases, results, rule_lines, words

TWO_SEATS = {name: rules for name, rules in PRESETS.items() if rules.seats == 2 and not rules.hollywood}


def played(rules: Rules, seed: int) -> Iterator[Round]:
    """Yield every state of a round of chance moves, knocks preferred late."""
    chance = random.Random(seed)
    deck = list(ALL_CARDS)
    chance.shuffle(deck)
    current = Round(rules, deck, seed % 2)
    yield current
    while current.result is None:
        legal = list(current.legal_actions)
        knocks = [action for action in legal if isinstance(action, Knock | BigGin)]
        pick = knocks if knocks and chance.random() < 0.5 else legal
        current.apply(chance.choice(pick))
        yield current


@pytest.mark.parametrize("preset", TWO_SEATS)
def test_every_state_has_a_prompt_and_every_refusal_a_reason(preset: str) -> None:
    everything: tuple[Action, ...] = (
        Draw(),
        TakeDiscard(),
        Pass(),
        BigGin(),
        *map(Discard, ALL_CARDS),
        *map(Knock, ALL_CARDS),
    )
    for seed in range(3):
        for current in played(TWO_SEATS[preset], seed):
            for seat in (0, 1):
                view = current.view(seat)
                said = phrases.prompt(view, None)
                assert bool(said.text) is (view.phase is not Phase.OVER)
                assert len(said.short) <= len(said.text)
                for action in everything:
                    card = getattr(action, "card", None)
                    if card is not None and card not in view.hand:
                        continue
                    why = phrases.why_not(action, view)
                    assert (why == "") is (action in view.legal_actions)
                    if why.startswith("Draw"):  # what it tells one to do must be allowed
                        assert Draw() in view.legal_actions
                knocks = any(isinstance(action, Knock | BigGin) for action in view.legal_actions)
                assert (phrases.knock_reason(view, None) == "") is knocks
                assert phrases.may_knock(view, None) is knocks
                if current.phase is Phase.DISCARD and view.my_turn:
                    assert any(word in said.text for word in ("knock", "gin")) is knocks
                for card in view.hand:
                    words_on_button = phrases.knock_button(view, card)
                    may = Knock(card) in view.legal_actions or BigGin() in view.legal_actions
                    assert (phrases.knock_reason(view, card) == "") is may
                    assert phrases.may_knock(view, card) is may
                    assert words_on_button


def test_a_knock_with_the_last_discard_is_prompted_for() -> None:
    rules = PRESETS["tournament"]
    seen = set()
    for seed in range(400):
        for current in played(rules, seed):
            if current.phase is Phase.LAST:
                view = current.view(current.turn)
                seen.add(len(view.hand))
                assert ("knock" in phrases.prompt(view, None).text) is (len(view.hand) == 10)
    assert 10 in seen


@pytest.mark.parametrize(
    ("card", "name"), [("7h", "seven of hearts"), ("Qs", "queen of spades"), ("Tc", "ten of clubs")]
)
def test_a_card_by_name(card: str, name: str) -> None:
    assert words.card_name(Card.parse(card)) == name
    assert words.spoken(f"Throw {{{card}}}: *deadwood 8*") == f"Throw {name}: deadwood 8"


def test_neighbouring_cards_are_spoken_apart() -> None:
    cards = [Card.parse("7c"), Card.parse("8c")]
    assert words.spoken(f"It goes with {words.cards_markup(cards)}.") == (
        "It goes with seven of clubs, eight of clubs."
    )


def test_every_event_of_many_rounds_can_be_said() -> None:
    for preset in TWO_SEATS.values():
        for seed in range(3):
            *_, last = played(preset, seed)
            for me in (0, 1):
                for event in last.view(me).history:
                    said = event_words.event_text(event, me)
                    assert said or type(event).__name__ in {"Shown", "RoundEnded"}
                    assert "None" not in said
                assert event_words.move_text(last.view(me).history)


def value_of(terms: tuple[results.Term, ...]) -> int:
    """The sum as a schoolchild would work it out, from left to right."""
    total = 0
    for term in terms:
        match term.sign:
            case "":
                total = term.value
            case "+":
                total += term.value
            case "−":
                total -= term.value
            case "×":
                total *= term.value
            case "=":
                assert total == term.value
    return total


@pytest.mark.parametrize("multiplier", [1, 2])
@pytest.mark.parametrize(
    ("melds", "deadwood", "defender", "kind"),
    [
        (["5s 6s 7s 8s", "Jc Jd Jh"], "5c 2d Ah", "7c 8c 9c Qc Qd Qs Kd 4h 9s Js", RoundKind.KNOCK),
        (["5s 6s 7s 8s", "Jc Jd Jh"], "5c 2d Ah", "7c 8c 9c Qc Qd Qs 4h 2c 9s Js", RoundKind.UNDERCUT),
        (["5s 6s 7s 8s", "Jc Jd Jh", "2c 2d 2h"], "", "7c 8c 9c Qc Qd Qs Kd 4h 9s Js", RoundKind.GIN),
        (["5s 6s 7s 8s", "Jc Jd Jh Js", "2c 2d 2h"], "", "7c 8c 9c Qc Qd Qs Kd 4h 9s Kc", RoundKind.BIG_GIN),
    ],
)
def test_the_sum_adds_up(
    melds: list[str], deadwood: str, defender: str, kind: RoundKind, multiplier: int
) -> None:
    result = settle(PRESETS["modern"], melds, deadwood, defender, knocker=1, multiplier=multiplier)
    assert result.kind is kind
    for me in (0, 1):
        terms = results.sum_terms(result, me)
        assert value_of(terms) == result.points
        assert [term.final for term in terms] == [False] * (len(terms) - 1) + [True]
        assert all(term.caption for term in terms)
        assert results.result_headline(result, me)
        assert str(result.points) in results.sum_text(result, me)


def test_a_dead_round_has_a_headline_and_no_sum() -> None:
    result = next(
        current.result
        for seed in range(200)
        for current in played(PRESETS["straight"], seed)
        if current.result is not None and current.result.kind is RoundKind.DEAD
    )
    assert results.sum_terms(result, 0) == ()
    assert results.result_headline(result, 0)


@pytest.mark.parametrize("preset", TWO_SEATS)
def test_the_rules_in_words_carry_the_figures_in_force(preset: str) -> None:
    rules = TWO_SEATS[preset]
    text = " ".join(line.text for line in rule_lines.rule_lines(rules))
    assert "{" not in text
    for figure in (rules.gin_bonus, rules.target, rules.box_bonus, rules.game_bonus):
        assert not figure or str(figure) in text
    if rules.big_gin_bonus is not None:
        assert str(rules.big_gin_bonus) in text
    assert words.rules_summary(rules)
    assert words.preset_name(preset) != words.preset_name(None)
