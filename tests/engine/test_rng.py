"""The generator in one integer."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from game.engine import rng
from game.engine.model import State


def holder(seed: int) -> State:
    return State(title="", seats=1, options={}, rng=rng.seeded(seed), stack=[])


@given(st.integers(), st.integers(1, 10**6))
def test_a_number_is_within_its_limit(seed: int, limit: int) -> None:
    state = holder(seed)
    assert all(0 <= rng.randrange(state, limit) < limit for _ in range(20))
    assert 0 <= state.rng <= rng.MASK


def test_faces_of_a_die_come_equally_often() -> None:
    state = holder(1)
    seen = Counter(rng.randrange(state, 6) for _ in range(60_000))
    # five degrees of freedom: above 20.5 in one of a thousand
    assert sum((n - 10_000) ** 2 / 10_000 for n in seen.values()) < 20.5


def test_pairs_of_rolls_come_equally_often() -> None:
    state = holder(2)
    seen = Counter((rng.randrange(state, 6), rng.randrange(state, 6)) for _ in range(36_000))
    # 35 degrees of freedom: above 66.6 in one of a thousand
    assert len(seen) == 36
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 66.6


def test_neighbouring_seeds_have_nothing_to_do_with_each_other() -> None:
    first = [rng.randrange(holder(seed), 6) for seed in range(6000)]
    assert all(900 < n < 1100 for n in Counter(first).values())
    assert len({rng.seeded(seed) for seed in range(-1000, 1000)}) == 2000


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two = holder(42), holder(42)
    assert [rng.randrange(one, 100) for _ in range(50)] == [rng.randrange(two, 100) for _ in range(50)]


def test_known_numbers() -> None:
    """SplitMix64 from state 0, as its authors' program prints it."""
    state = holder(0)
    state.rng = 0
    first = rng.mix((state.rng + rng.GOLDEN) & rng.MASK)
    assert first == 0xE220A8397B1DCDAF


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_keeps_the_things_and_leaves_the_list(things: list[int], seed: int) -> None:
    before = things.copy()
    mixed = rng.shuffle(holder(seed), things)
    assert sorted(mixed) == sorted(things)
    assert things == before
    assert mixed is not things


def test_every_order_comes_equally_often() -> None:
    state = holder(3)
    seen = Counter(tuple(rng.shuffle(state, [1, 2, 3, 4])) for _ in range(24_000))
    # 23 degrees of freedom: above 49.7 in one of a thousand
    assert len(seen) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in seen.values()) < 49.7
