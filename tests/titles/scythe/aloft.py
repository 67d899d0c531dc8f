"""Positions with airships: a table that plays with them, airships in places, flights, combats below."""

from __future__ import annotations

from typing import Any

from game.engine import flow
from game.titles.scythe.rules.movement.moves import FactoryMove, Move
from game.titles.scythe.rules.state.state import ScytheState, airship_of, owner
from tests.titles.playing import can, do, now
from tests.titles.scythe.positions import base, edit, put, select, table


def airship_table(
    *pieces: str,
    factions: tuple[str, ...] = (),
    aggressive: str = "bombard",
    passive: str = "hero",
    **options: Any,
) -> ScytheState:
    """The map holds nothing but these pieces ("airship.0 r2c3" among them), and no encounter tokens."""
    tiles = {"airships": "shared", "aggressive": aggressive, "passive": passive}
    state = table(*factions, on_map=False, **{**tiles, **options})
    state.encounters.clear()
    for text in pieces:
        airship, place = text.split()
        if airship in state.airships:
            state.airships[airship] = place
        else:
            put(state, text)
    return state


def aloft(*pieces: str, units: int = 2, factory: bool = False, **options: Any) -> ScytheState:
    """The same, and seat 0 moves units, or one unit by a Factory card."""
    state = airship_table(*pieces, **options)
    now(state, FactoryMove() if factory else Move(units))
    return state


def again(state: ScytheState) -> None:
    """The position was changed by hand: ask anew."""
    state.asked = None
    flow.settle(state)


def aboard(state: ScytheState, *workers: str, **goods: int) -> None:
    """Workers and resources of seat 0 are in its airship."""
    for worker in workers:
        state.at[worker] = airship_of(owner(worker))
    for item, amount in goods.items():
        state.lay(airship_of(0), item, amount)
    again(state)


def landed_at(state: ScytheState, place: str) -> None:
    """Every airship of the table is over this place."""
    for airship in state.airships:
        state.airships[airship] = place


def home(state: ScytheState, airship: str) -> bool:
    """Whether an airship is over its home base."""
    return state.airships[airship] == base(state, owner(airship))


def combat(aggressive: str, *pieces: str, passive: str = "reap", **kwargs: Any) -> ScytheState:
    """Seat 0 attacks seat 1 on r1c1, both with a character and 7 power."""
    state = airship_table(
        "character.0 r1c1", "character.1 r1c1", *pieces, aggressive=aggressive, passive=passive, **kwargs
    )
    for seat in range(state.seats):
        edit(state, seat, power=7)
    for unit in state.at:
        if unit.split(".")[1] == "0":
            state.came_from[unit] = "base_nordic"
    return state


def fight(state: ScytheState, attack: int = 3, defence: int = 1) -> None:
    """The combat with these dials."""
    select(state, 0, attack)
    select(state, 1, defence)


def fly(state: ScytheState, *places: str) -> None:
    """The airship of seat 0 flies there and lands."""
    now(state, Move(1))
    for place in places:
        do(state, "step_to", airship_of(0), place)
    if can(state, "land"):
        do(state, "land")
