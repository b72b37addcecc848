"""The next deals are bound before anybody can know or choose them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from ginrummy_qt.engine import DealError, MatchRecord, Rules
from ginrummy_qt.store import Store
from ginrummy_qt.store.seals import AHEAD
from tests.store.child import PLAYERS, STARTED

if TYPE_CHECKING:
    from pathlib import Path

EMPTY = MatchRecord(Rules(), PLAYERS, (), STARTED)


def test_commitments_stay_as_they_were_shown(folder: Path) -> None:
    with Store.open(folder) as store:
        shown = [seal.commitment for seal in store.seals()]
        assert len(set(shown)) == AHEAD
        assert [seal.commitment for seal in store.add_words("  Glück  ")] == shown
    with Store.open(folder) as store:
        assert [seal.commitment for seal in store.seals()] == shown
        assert {seal.words for seal in store.seals()} == {"Glück"}
        assert {seal.words for seal in store.add_words("")} == {""}


def test_deals_come_in_the_order_in_which_they_were_bound(store: Store) -> None:
    shown = [seal.commitment for seal in store.seals()]
    store.add_words("mine")
    taken = [store.take_seal() for _ in range(AHEAD + 2)]
    assert [seal.commitment for seal in taken[:AHEAD]] == shown
    # Whoever knows the words must not draw the secret: later deals do without.
    assert [seal.words for seal in taken] == ["mine"] * AHEAD + [""] * 2
    assert len({seal.deal for seal in taken}) == len(taken)
    assert len(store.seals()) == AHEAD


def test_a_round_has_the_deal_of_its_seal(store: Store) -> None:
    store.add_words("mine")
    with store.transaction():
        match_id = store.new_match(EMPTY)
        seal = store.take_seal()
        store.begin_round(match_id, seal)
    (one,) = store.load(match_id).rounds
    assert (one.deal, one.seal) == (seal.deal, seal)
    assert one.deal != seal.secret
    assert MatchRecord.from_text(store.load(match_id).to_text()) == store.load(match_id)


def test_a_seal_is_not_used_up_by_a_round_that_could_not_be_stored(store: Store) -> None:
    shown = store.seals()

    def interrupted() -> None:
        with store.transaction():
            store.begin_round(store.new_match(EMPTY), store.take_seal())
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert store.seals() == shown
    assert store.under_way() == ()


def test_entropy_is_asked_for_secret_and_nonce(folder: Path) -> None:
    chance = random.Random(1)
    with Store.open(folder, entropy=chance.randbytes) as store:
        first = store.seals()[0]
    again = random.Random(1)
    assert first.secret.number.to_bytes(16, "big") == again.randbytes(16)
    assert first.nonce == again.randbytes(16)


@pytest.mark.parametrize("words", ["x" * 201, "\ud800"])
def test_words_that_no_record_takes(store: Store, words: str) -> None:
    shown = store.add_words("before")
    with pytest.raises(DealError):
        store.add_words(words)
    assert store.seals() == shown


def test_a_damaged_seal_is_drawn_anew(store: Store) -> None:
    shown = store.seals()
    store._db.execute("UPDATE seal SET secret = 'nonsense' WHERE ordinal = 1")
    store._db.execute("UPDATE seal SET nonce = x'00' WHERE ordinal = 3")
    assert [seal for seal in store.seals() if seal in shown] == [shown[1], shown[3], shown[4]]
    assert len(store.seals()) == AHEAD


def test_the_list_shows_nothing_that_could_be_used(store: Store) -> None:
    """Commitments do not give the deals away: equal secrets with other nonces look different."""
    first, second = store.seals()[:2]
    assert first.secret.commitment(second.nonce) != first.commitment
