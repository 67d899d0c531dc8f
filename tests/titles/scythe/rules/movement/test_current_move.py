"""Where units can go, worked out a second time in a slow and simple way; routes of several steps."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator

import pytest

from game import paths
from game.engine import flow
from game.titles.scythe.rules.movement.current_move import named, paths_in_move
from game.titles.scythe.rules.movement.moves import FactoryMove, Move, MoveUnit, MoveUnits
from game.titles.scythe.rules.movement.walking import Ground, StepTo
from game.titles.scythe.rules.state.state import ScytheState, Trap, is_fighter, kind, owner
from tests.titles.playing import do, now, refuse
from tests.titles.scythe.aloft import aboard, aloft
from tests.titles.scythe.positions import BOOK, base, factory_moving, goods, more, moving, put, steps, table

PLACES = [p for p in BOOK.territories if not p.startswith("base")]
LAND = [p for p in PLACES if BOOK.territories[p].terrain != "lake"]
FACTIONS = ("nordic", "rusviet", "crimea", "saxony", "polania", "albion", "togawa")
RIVERWALK = {
    f["id"]: m["ability"]["terrains"]
    for f in tomllib.loads(paths.assets("scythe", "factions.toml").read_text(encoding="utf-8"))["faction"]
    for m in f["mech"]
    if m["id"] == "riverwalk"
}
LAKE_MECHS = {"seaworthy", "submerge", "suiton"}


# ------------------------------------------------------------------------- a second, slow opinion


def simple_steps(state: ScytheState, unit: str) -> set[str]:
    """Where a unit of the active player, which has steps left and nothing aboard, may step to."""
    return {place for place in BOOK.territories if simple_step(state, unit, place)}


def simple_step(state: ScytheState, unit: str, end: str) -> bool:
    """One rule after another, nothing remembered."""
    start, seat = state.at[unit], owner(unit)
    player = state.players[seat]
    fighter = kind(unit) != "worker"
    mechs = player.mechs if fighter else ()
    theirs = [u for u, p in state.at.items() if owner(u) != seat and p == start]
    if start == end or any(kind(u) != "worker" for u in theirs):
        return False
    if BOOK.territories[start].terrain == "lake":
        mine = [u for u, p in state.at.items() if owner(u) == seat and p == start and u != unit]
        guarded = any(kind(u) != "worker" for u in mine)
        if not fighter or (not guarded and (mine or start in state.goods)):
            return False
    if not fighter and any(owner(u) != seat and p == end for u, p in state.at.items()):
        return False
    return any(way(state, seat, start, end, mechs, fighter) for way in WAYS)


def edge(state: ScytheState, seat: int, start: str, end: str, mechs: tuple[str, ...], fighter: bool) -> bool:
    faction, terrain = state.players[seat].faction, BOOK.territories[end].terrain
    if end not in BOOK.territories[start].neighbours or terrain == "home_base":
        return False
    if terrain == "lake":
        return bool(LAKE_MECHS & set(mechs))
    if end not in BOOK.territories[start].rivers:
        return True
    if not fighter:
        return faction == "nordic"
    burrow = any(BOOK.territories[p].tunnel or p == state.buildings.get(f"mine.{seat}") for p in (start, end))
    walk = "riverwalk" in mechs and terrain in RIVERWALK[faction]
    return walk or ("burrow" in mechs and burrow) or ("toka" in mechs and not state.crossed)


def tunnel(
    state: ScytheState, seat: int, start: str, end: str, mechs: tuple[str, ...], fighter: bool
) -> bool:
    mine = state.buildings.get(f"mine.{seat}")
    ends = [BOOK.territories[p].tunnel or p == mine for p in (start, end)]
    return all(ends)


def linked(
    state: ScytheState, seat: int, start: str, end: str, mechs: tuple[str, ...], fighter: bool
) -> bool:
    return any(
        all(part(state, seat, p, ability) for p in (start, end))
        for ability in {"underpass", "township"} & set(mechs)
    )


def part(state: ScytheState, seat: int, place: str, ability: str) -> bool:
    territory = BOOK.territories[place]
    units = {owner(u) for u, p in state.at.items() if p == place}
    built = any(owner(b) == seat for b, p in state.buildings.items() if p == place)
    held = units == {seat} or (built and not units)
    if ability == "township":
        return territory.terrain == "factory" or (territory.terrain == "village" and held)
    mine = state.buildings.get(f"mine.{seat}") == place
    return territory.tunnel or mine or (territory.terrain == "mountain" and held)


def lakes(state: ScytheState, seat: int, start: str, end: str, mechs: tuple[str, ...], fighter: bool) -> bool:
    both = {BOOK.territories[p].terrain for p in (start, end)}
    return "submerge" in mechs and both == {"lake"}


def bases(state: ScytheState, seat: int, start: str, end: str, mechs: tuple[str, ...], fighter: bool) -> bool:
    others = {base(state, s) for s in range(state.seats) if s != seat}
    return "wayfare" in mechs and BOOK.territories[end].terrain == "home_base" and end not in others


def tokens(
    state: ScytheState, seat: int, start: str, end: str, mechs: tuple[str, ...], fighter: bool
) -> bool:
    workers = {p for u, p in state.at.items() if owner(u) == seat and kind(u) == "worker"}
    rally = (end in workers and not end.startswith("base")) or state.flags.get(end) == seat
    trap = state.traps.get(end)
    return ("rally" in mechs and rally) or ("shinobi" in mechs and trap is not None and trap.seat == seat)


WAYS = (edge, tunnel, linked, lakes, bases, tokens)


def scatter_token(state: ScytheState, place: str, trap: str) -> None:
    """A flag or a trap of a faction that has such, on a place."""
    for seat, player in enumerate(state.players):
        if player.faction == "albion":
            state.flags[place] = seat
        elif player.faction == "togawa" and place not in state.flags:
            state.traps[place] = Trap(trap, seat)


def scattered(seed: int) -> ScytheState:
    """A position with pieces at random places; nobody stands with others but workers before fighters."""
    chance = random.Random(seed)
    state = table(*chance.sample(FACTIONS, 2 + seed % 3), on_map=False)
    state.encounters.clear()
    taken: dict[str, int] = {}
    for seat in range(state.seats):
        mechs = [m.id for m in BOOK.factions[state.players[seat].faction].mech]
        units = [f"mech.{seat}.{m}" for m in chance.sample(mechs, chance.randint(1, 4))]
        swims = LAKE_MECHS & {u.split(".")[2] for u in units}
        for unit in [f"character.{seat}", *units, *(f"worker.{seat}.{n}" for n in range(1, 7))]:
            place = chance.choice(PLACES if swims and is_fighter(unit) else LAND)
            if taken.setdefault(place, seat) == seat:
                put(state, f"{unit} {place}")
        for building in ("mine", "mill"):
            put(state, f"{building}.{seat} {chance.choice(LAND)}")
    for place in chance.sample(PLACES, 8):
        goods(state, place, oil=1)
    for place, trap in zip(chance.sample(LAND, 4), BOOK.traps, strict=True):
        scatter_token(state, place, trap)
    state.crossed = seed % 2 == 0
    now(state, Move(2))
    return state


@pytest.mark.rule("SCY-061", "SCY-071", "SCY-251", "SCY-255")
@pytest.mark.parametrize("seed", range(60))
def test_steps_are_what_a_second_opinion_says(seed: int) -> None:
    state = scattered(seed)
    ground = Ground(state)
    for unit in [u for u in state.at if owner(u) == 0]:
        assert set(ground.open(unit)) == simple_steps(state, unit), unit


@pytest.mark.parametrize("seed", range(20))
def test_the_open_places_of_a_unit_are_its_legal_steps(seed: int) -> None:
    state = scattered(seed)
    ground = Ground(state, peaceful=seed % 3 == 0)
    for unit in [u for u in state.at if owner(u) == 0]:
        legal = [c.option.action for c in ground.steps(unit) if c.reason is None]
        assert [StepTo(unit, place) for place in ground.open(unit)] == legal, unit


# ------------------------------------------------------------------------- adjacency


@pytest.mark.rule("SCY-249")
def test_a_river_forbids_crossing_and_leaves_the_hexes_adjacent() -> None:
    state = moving("worker.0.1 r4c1", factions=("saxony", "nordic"))
    assert "r5c1" in BOOK.territories["r4c1"].neighbours
    assert "r5c1" not in steps(state, "worker.0.1")


@pytest.mark.rule("SCY-251")
def test_adjacency_by_an_ability_is_for_the_named_units_alone() -> None:
    pieces = ("mech.0.township r8c3", "worker.0.1 r8c3", "character.1 r8c3")
    state = moving(*pieces[:2], factions=("rusviet", "nordic"))
    assert "r4c3" in steps(state, "mech.0.township")
    assert "r4c3" not in steps(state, "worker.0.1")


@pytest.mark.rule("SCY-134")
def test_the_own_mine_is_a_tunnel_for_all_own_units_and_for_nobody_else() -> None:
    state = moving("worker.0.1 r1c1", "character.0 r6c3", "mine.0 r1c1", "mine.1 r1c2")
    assert steps(state, "worker.0.1") == {"r1c2", "r2c1"} | BOOK.tunnels
    assert "r1c1" in steps(state, "character.0")
    assert "r1c2" not in steps(state, "character.0")
    more(state, "worker.1.1 r1c1", "worker.0.1 r2c3")
    refuse(state, "step_to", "worker.0.1", "r1c1", rule="SCY-079")
    assert "r1c1" in steps(state, "character.0")


# ------------------------------------------------------------------------- routes


def slow_routes(state: ScytheState, unit: str) -> dict[str, int]:
    """Places with the number of steps that lead there, by playing on copies."""
    unit = named(state, unit)
    found, level = {state.at[unit]: 0}, [state]
    for depth in range(1, 9):
        level = [after for before in level for after in _stepped(before, unit)]
        for after in level:
            found.setdefault(after.at[unit], depth)
    del found[state.at[unit]]
    return found


def _stepped(state: ScytheState, unit: str) -> Iterator[ScytheState]:
    move = state.stack[-1]
    if isinstance(move, MoveUnits | MoveUnit):
        for place in steps(state, unit):
            after = state.copy()
            after.stack = [move]
            flow.play(after, 0, StepTo(unit, place))
            if after.stack:
                yield after
            else:
                after.stack = [Move(0)]
                yield after


@pytest.mark.parametrize("seed", range(6))
def test_routes_lead_wherever_steps_lead_in_as_few_steps(seed: int) -> None:
    state = scattered(seed)
    for unit in {named(state, u) for u in state.at if owner(u) == 0}:
        assert {p: len(way) for p, way in paths_in_move(state, unit).items()} == slow_routes(state, unit)


def test_the_steps_of_a_route_can_be_played() -> None:
    for step in (Move(2), FactoryMove()):
        state = scattered(3)
        now(state, step)
        for unit in [u for u in state.at if owner(u) == 0]:
            for place, way in paths_in_move(state, unit).items():
                unit = way[0].unit
                trial = state.copy()
                for action in way:
                    flow.play(trial, 0, action)
                assert trial.at[unit] == place or events_sent_it_home(trial, unit)


def events_sent_it_home(state: ScytheState, unit: str) -> bool:
    """A Factory Move is over with its only unit, and a combat may have been lost already."""
    return state.at[unit] == base(state, owner(unit))


def test_a_route_ends_where_the_unit_is_stopped() -> None:
    state = moving("mech.0.speed r2c1", "worker.1.1 r1c2", "mech.1.speed r1c1")
    assert set(paths_in_move(state, "mech.0.speed")) == {"r1c1", "r1c2", "r3c2"} | BOOK.tunnels | {"r3c3"}


def test_a_unit_under_way_has_only_the_rest_of_its_way() -> None:
    state = moving("mech.0.speed r1c1")
    assert "r1c3" in paths_in_move(state, "mech.0.speed")
    do(state, "step_to", "mech.0.speed", "r1c2")
    assert set(paths_in_move(state, "mech.0.speed")) == {"r1c1", "r1c3", "r2c1"}
    do(state, "step_to", "mech.0.speed", "r1c3")
    assert paths_in_move(state, "mech.0.speed") == {}


def test_cargo_that_must_come_along_lets_the_unit_leave_a_lake() -> None:
    pieces = ("mech.0.submerge r2c0", "worker.0.1 r2c0", "mech.0.speed base_polania")
    state = moving(*pieces, factions=("polania", "saxony"))
    assert paths_in_move(state, "mech.0.submerge") == {}
    do(state, "take_aboard", "mech.0.submerge", "worker.0.1")
    assert [len(paths_in_move(state, "mech.0.submerge")[p]) for p in ("r2c1", "r5c4", "r4c3")] == [1, 1, 2]


def test_nobody_else_and_nothing_at_other_times_has_routes() -> None:
    state = moving("character.1 r1c1")
    assert paths_in_move(state, "character.1") == {}
    assert paths_in_move(table(), "character.0") == {}


def test_a_fast_unit_beside_a_tunnel_gets_to_many_places() -> None:
    state = factory_moving(
        "mech.0.speed r6c3", "mech.0.underpass r7c4", "mine.0 r4c4", factions=("saxony", "nordic")
    )
    more(state, *(f"worker.1.{n} r1c{n}" for n in range(1, 7)))
    assert len(paths_in_move(state, "mech.0.speed")) > 25


def test_equal_workers_have_one_name() -> None:
    state = moving("mech.0.riverwalk r2c1", "worker.0.1 r2c1", "worker.0.2 r2c1", units=3)
    assert named(state, "worker.0.2") == "worker.0.1"
    do(state, "take_aboard", "mech.0.riverwalk", "worker.0.1")
    assert named(state, "worker.0.2") == "worker.0.2"
    assert named(state, "mech.0.riverwalk") == "mech.0.riverwalk"
    assert named(table(), "worker.0.2") == "worker.0.2"


@pytest.mark.rule("SCY-333")
def test_a_worker_aboard_an_airship_has_no_routes() -> None:
    state = aloft("airship.0 r1c2", "worker.0.2 r1c2")
    aboard(state, "worker.0.1")
    assert paths_in_move(state, "worker.0.1") == {}
    assert paths_in_move(state, "worker.0.2")


@pytest.mark.rule("SCY-067")
def test_the_routes_of_a_worker_aboard_a_mech_are_its_own_steps() -> None:
    state = moving("mech.0.speed r1c1", "worker.0.1 r1c1", "worker.0.2 r1c1", units=3)
    do(state, "take_aboard", "mech.0.speed", "worker.0.1")
    do(state, "step_to", "mech.0.speed", "r1c2")
    for worker in ("worker.0.1", "worker.0.2"):
        assert {*paths_in_move(state, worker)} == steps(state, worker) != set()


@pytest.mark.rule("SCY-060")
def test_a_worker_aboard_that_has_moved_has_no_routes() -> None:
    state = moving("mech.0.speed r1c2", "worker.0.1 r1c1", units=3)
    do(state, "step_to", "worker.0.1", "r1c2")
    do(state, "take_aboard", "mech.0.speed", "worker.0.1")
    assert paths_in_move(state, "worker.0.1") == {}
