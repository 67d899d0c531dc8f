"""The structure bonus tiles (chapter 21)."""

import pytest

from tests.titles.scythe.cards import (
    points,
    poor,
)
from tests.titles.scythe.positions import (
    BOOK,
    put,
)

# ------------------------------------------------------------------------------------------ structure bonus


def bonus(tile: str, *sites: str) -> int:
    """What a tile pays for structures on these places."""
    state = poor()
    state.bonus = tile
    for structure, place in zip(("mine", "mill", "monument", "armory"), sites, strict=False):
        put(state, f"{structure}.0 {place}")
    return points(state, "structures")


@pytest.mark.rule("SCY-239", "SCY-246", "SCY-249", "SCY-250")
@pytest.mark.parametrize(
    ("sites", "coins"),
    [
        (("r1c1",), 0),
        (("r2c5",), 2),  # one tunnel beside it
        (("r2c5", "r2c4"), 4),  # the same tunnel and another one over a river
        (("r3c3", "r2c1"), 4),  # two, of which one is beside both
        (("r2c4", "r3c3", "r5c3"), 9 - 3),  # five
        (("r2c4", "r3c3", "r5c3", "r4c5"), 9),
        (("r3c5",), 0),  # on a tunnel, beside none: tunnels do not make neighbours
    ],
)
def test_tunnels_next_to_structures_count_once_also_over_rivers(sites: tuple[str, ...], coins: int) -> None:
    assert bonus("tunnels_adjacent", *sites) == coins


@pytest.mark.rule("SCY-239")
def test_an_own_mine_is_no_tunnel_for_the_tile() -> None:
    assert bonus("tunnels_adjacent", "r1c2", "r1c1") == 0
    assert bonus("on_tunnels", "r1c2") == 0


@pytest.mark.rule("SCY-240")
@pytest.mark.parametrize(
    ("sites", "coins"),
    [
        (("r1c5",), 0),
        (("r1c1",), 2),
        (("r1c1", "r3c1"), 2),  # the same lake twice
        (("r1c1", "r2c1"), 4),  # the same lake twice, and another one
        (("r3c3",), 4),
        (("r3c3", "r5c3"), 6),
        (("r3c3", "r5c3", "r2c1", "r7c1"), 9),
    ],
)
def test_lakes_next_to_structures_count_once(sites: tuple[str, ...], coins: int) -> None:
    assert bonus("lakes_adjacent", *sites) == coins


@pytest.mark.rule("SCY-241", "SCY-249")
@pytest.mark.parametrize(
    ("sites", "coins"),
    [(("r3c3",), 0), (("r1c1",), 2), (("r2c3",), 4), (("r1c1", "r3c1"), 4), (("r2c3", "r3c2"), 6)],
)
@pytest.mark.parametrize("tokens_left", [True, False])
def test_encounter_territories_next_to_structures_count_once_with_or_without_token(
    sites: tuple[str, ...], coins: int, tokens_left: bool
) -> None:
    state = poor()
    if not tokens_left:
        state.encounters.clear()
    state.bonus = "encounters_adjacent"
    for structure, place in zip(("mine", "mill"), sites, strict=False):
        put(state, f"{structure}.0 {place}")
    assert points(state, "structures") == coins


@pytest.mark.rule("SCY-242", "SCY-245")
@pytest.mark.parametrize(
    ("sites", "coins"),
    [
        (("r1c1",), 0),
        (("r2c3",), 2),
        (("r2c3", "r3c2"), 4),
        (("r2c3", "r3c2", "r5c2"), 6),
        (("r2c3", "r3c2", "r5c2", "r6c3"), 6),
    ],
)
def test_structures_on_tunnels(sites: tuple[str, ...], coins: int) -> None:
    assert bonus("on_tunnels", *sites) == coins


@pytest.mark.rule("SCY-243")
@pytest.mark.parametrize(
    ("sites", "coins"),
    [
        ((), 0),
        (("r1c1",), 2),
        (("r1c1", "r3c3"), 2),
        (("r1c1", "r1c2"), 4),  # east
        (("r1c2", "r1c3", "r1c4"), 6),  # over a river
        (("r1c2", "r1c3", "r1c5"), 4),  # a gap
        (("r1c2", "r2c1", "r3c1", "r4c0"), 9),  # south-west
        (("r2c3", "r3c3", "r5c3", "r1c2"), 4),
        (("r1c4", "r2c4", "r3c5", "r4c5"), 9),  # south-east
        (("r1c1", "r1c2", "r2c1"), 4),  # a corner is no line
    ],
)
def test_the_longest_unbroken_line_in_any_direction(sites: tuple[str, ...], coins: int) -> None:
    assert bonus("in_a_row", *sites) == coins


@pytest.mark.rule("SCY-244")
@pytest.mark.parametrize(
    ("sites", "coins"),
    [
        (("r1c1",), 0),
        (("r1c2",), 2),
        (("r1c2", "r1c5"), 4),
        (("r1c2", "r1c5", "r2c6", "r1c3"), 6),
        (("r1c2", "r1c5", "r2c6", "r2c1"), 9),
    ],
)
def test_structures_on_farms_and_tundras(sites: tuple[str, ...], coins: int) -> None:
    assert bonus("on_farms_tundras", *sites) == coins


@pytest.mark.rule("SCY-245")
@pytest.mark.parametrize(
    ("tiles", "coins"),
    [
        (("tunnels_adjacent", "lakes_adjacent", "encounters_adjacent"), (0, 2, 4, 4, 6, 6, 9, 9)),
        (("on_tunnels",), (0, 2, 4, 6, 6)),
        (("in_a_row", "on_farms_tundras"), (0, 2, 4, 6, 9)),
    ],
)
def test_the_tiles_pay_by_steps(tiles: tuple[str, ...], coins: tuple[int, ...]) -> None:
    for tile in tiles:
        step = BOOK.bonuses[tile].step
        paid = tuple(max((s.coins for s in step if s.count <= n), default=0) for n in range(len(coins)))
        assert paid == coins
    assert len(BOOK.bonuses) == 6
