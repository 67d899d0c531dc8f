"""What a raid needs (RAI-093 to RAI-101)."""

from __future__ import annotations

import pytest

from game.titles.raiders.rules.raid.raid import StartRaid
from game.titles.raiders.rules.state.state import RaidersState
from tests.titles.playing import do, options, refuse
from tests.titles.raiders.positions import BOOK, crew, edit, raid, raided, ready, result, table, why


def raiders(seats: int = 2, size: int = 5, worker: str = "grey.99", **goods: int) -> RaidersState:
    """Seat 0 has so many crew members, this worker and enough of everything."""
    state = table(seats)
    ready(state, *("brewer", "toll_keeper", "healer", "peddler", "envoy")[:size])
    edit(state, worker=worker, **{"provisions": 8, "wagon": 2, **goods})
    return state


def open_to(state: RaidersState) -> set[str]:
    """The settlements that the active player can raid."""
    return {o.removeprefix("start_raid ") for o in options(state) if o.startswith("start_raid ")}


@pytest.mark.rule("RAI-093")
def test_worker_crew_provisions_and_wagons_are_all_that_is_needed() -> None:
    state = raiders(size=4, provisions=3, wagon=1)
    assert "persia_left" in open_to(state)
    for short in ({"worker": "blue.9"}, {"provisions": 2}, {"wagon": 0}):
        fewer = state.copy()
        edit(fewer, **short)
        assert "persia_left" not in open_to(fewer)
    assert "persia_left" not in open_to(raiders(size=3, provisions=3, wagon=1))


@pytest.mark.rule("RAI-094", "RAI-097")
@pytest.mark.parametrize(
    ("worker", "accepted"),
    [
        ("blue.9", ["cimmeria"]),
        ("grey.99", ["cimmeria", "assyria", "persia"]),
        ("red.99", ["persia", "greece"]),
    ],
)
def test_the_held_worker_must_have_an_accepted_colour(worker: str, accepted: list[str]) -> None:
    state = raiders(4, worker=worker)
    assert open_to(state) == {f"{c}_{side}" for c in accepted for side in ("left", "middle", "right")}
    for civilization in BOOK.civilizations:
        if civilization not in accepted:
            refuse(state, StartRaid(f"{civilization}_left"), rule="RAI-097")


@pytest.mark.rule("RAI-095")
def test_wounded_and_weak_crew_count_and_animals_and_heroes_do_not() -> None:
    state = table()
    crew(state, 0, "toll_keeper", wounds=1)
    crew(state, 1, "", eagle="a7", horse="a1")
    edit(state, provisions=8, hero="hero.vadasz")
    refuse(state, StartRaid("cimmeria_left"), rule="RAI-098")
    crew(state, 2, "peddler")
    assert "cimmeria_left" in open_to(state)


@pytest.mark.rule("RAI-096", "RAI-100")
def test_a_settlement_without_a_raid_space_left_is_refused() -> None:
    state = raiders()
    raided(state, "cimmeria_left.left")
    assert "cimmeria_left" in open_to(state)
    raided(state, "cimmeria_left.right")
    refuse(state, StartRaid("cimmeria_left"), rule="RAI-100")


@pytest.mark.rule("RAI-100")
def test_a_settlement_out_of_play_is_refused_as_such() -> None:
    refuse(raiders(2), StartRaid("cimmeria_right"), rule="RAI-100")
    assert why(raiders(2), StartRaid("cimmeria_right")).code == "settlement-not-in-play"
    state = raiders(2)
    raided(state, "cimmeria_left.left", "cimmeria_left.right")
    assert why(state, StartRaid("cimmeria_left")).code == "no-raid-space-left"
    assert "cimmeria_right" in open_to(raiders(3))


@pytest.mark.rule("RAI-100")
def test_a_raid_space_out_of_play_cannot_be_taken() -> None:
    state = raiders(3)
    edit(state, provisions=8)
    do(state, StartRaid("cimmeria_right"))
    assert state.spaces["cimmeria_right.left"].raided
    assert "cimmeria_right.right" not in state.spaces
    assert state.players[0].worker.startswith("grey.")
    assert state.active == 1


@pytest.mark.rule("RAI-098")
@pytest.mark.parametrize("settlement", list(BOOK.settlements))
def test_a_crew_below_the_printed_minimum_is_refused(settlement: str) -> None:
    needed = BOOK.settlements[settlement].min_crew
    worker = f"{BOOK.settlements[settlement].accepts[-1]}.99"
    assert settlement in open_to(raiders(4, needed, worker))
    refuse(raiders(4, needed - 1, worker), StartRaid(settlement), rule="RAI-098")


@pytest.mark.rule("RAI-099")
@pytest.mark.parametrize("settlement", list(BOOK.settlements))
def test_a_raid_without_enough_provisions_or_wagons_is_refused(settlement: str) -> None:
    cost = BOOK.settlements[settlement].cost
    worker = f"{BOOK.settlements[settlement].accepts[-1]}.99"
    assert settlement in open_to(raiders(4, worker=worker, **cost))
    for item in (item for item, amount in cost.items() if amount):
        refuse(
            raiders(4, worker=worker, **{**cost, item: cost[item] - 1}), StartRaid(settlement), rule="RAI-099"
        )


@pytest.mark.rule("RAI-099")
def test_effects_on_the_cost_are_part_of_the_test() -> None:
    state = raiders(size=3, provisions=5, wagon=0)
    crew(state, 3, "wainwright")
    assert "persia_left" in open_to(state)
    edit(state, provisions=4)
    refuse(state, StartRaid("persia_left"), rule="RAI-099")
    crew(state, 4, "forager")
    assert "persia_left" in open_to(state)


@pytest.mark.rule("RAI-101")
def test_no_strength_is_needed() -> None:
    state = table()
    ready(state, "peddler", "envoy", "healer", "elder")
    raid(state, "greece_left", ("red", 0), ("red", 0), ("white", 3), ("white", 4))
    assert result(state) == (5, 0, 0)
    assert options(state) == ["take_space greece_left.left", "take_space greece_left.right"]
