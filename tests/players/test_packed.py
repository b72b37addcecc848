"""Deadwood of many hands at once is the engine's."""

import numpy as np
import pytest

from ginrummy_qt.engine import CardSet
from ginrummy_qt.engine.melds import deadwood_mask
from ginrummy_qt.players.packed import BITS, Hands, deadwood, pack, packed_array, points, solve, unpack


def hands(count: int, size: int, seed: int) -> Hands:
    """Random hands, half of them of cards that lie near one another, which have many melds."""
    chance = np.random.default_rng(seed)
    keys = chance.random((count, 52))
    middle = chance.integers(0, 13, (count // 2, 1))
    keys[: count // 2] += 0.12 * np.abs(np.arange(52) % 13 - middle)
    chosen = np.argpartition(keys, size, axis=1)[:, :size]
    packed: Hands = np.bitwise_or.reduce(BITS[chosen], axis=1)
    return packed


@pytest.mark.parametrize("size", [3, 7, 10, 11])
def test_deadwood_is_exact(size: int, full: bool) -> None:
    some = hands(500_000 if full else 12_000, size, size)
    found, left, sets = solve(some)
    assert found.tolist() == [deadwood_mask(unpack(hand)) for hand in some.tolist()]
    assert (points(left) == found).all()
    assert not (left & sets).any()
    assert not (sets & ~some).any()


def test_the_quick_way_is_never_too_low_and_seldom_wrong() -> None:
    some = hands(20_000, 11, 5)
    quick, exact = solve(some, exact=False)[0], deadwood(some)
    assert (quick >= exact).all()
    assert 0 < (quick != exact).mean() < 0.03


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("2c 2d 2h 2s 3c 3d 3s 4s Ac Ad Ah", 3),
        ("3c 2d 3d 2h 3h 4h 6h 2s 3s Js", 20),
        ("7s 8s 9s 7h 7d", 14),
        ("Qs Ks As", 21),
    ],
)
def test_hands_that_others_get_wrong(cards: str, expected: int) -> None:
    assert deadwood(packed_array([CardSet.parse(cards).mask])).tolist() == [expected]


def test_pack_and_unpack() -> None:
    for mask in (0, 1, 1 << 51, (1 << 52) - 1, 0x5A5A5A5A5A5A5):
        assert unpack(pack(mask)) == mask
