"""Who comes when, with three and more seats that do not sit in the order of their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import flow
from game.titles.scythe.rules.actions.deals import OfferDeal
from game.titles.scythe.rules.combat.combat import Combats
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.turn.turn import NextTurn
from tests.titles.playing import asked, do, events, now, options
from tests.titles.scythe.aloft import airship_table
from tests.titles.scythe.positions import edit, put, select, table

FOUR = ("nordic", "saxony", "crimea", "polania")
ROUND = [0, 2, 3, 1]
"""Seat 2 is the left neighbour of seat 0, seat 1 the right one."""


def four(*pieces: str, **values: Any) -> ScytheState:
    state = table(*FOUR, on_map=False, **values)
    state.order = list(ROUND)
    state.encounters.clear()
    put(state, *pieces)
    return state


@pytest.mark.rule("SCY-044", "SCY-056")
def test_turns_go_round_clockwise() -> None:
    state, turns = four(), list[int]()
    for _ in range(5):
        turns.append(state.active)
        now(state, NextTurn())
    assert turns == [0, 2, 3, 1, 0]


@pytest.mark.rule("SCY-150", "SCY-157")
def test_each_combat_is_between_the_two_whose_units_are_there() -> None:
    state = four("character.0 r1c1", "character.3 r1c1", "mech.0.riverwalk r1c2", "mech.1.speed r1c2")
    for seat in range(4):
        edit(state, seat, power=5)
    state.came_from.update({"character.0": "base_nordic", "mech.0.riverwalk": "base_nordic"})
    now(state, Combats())
    assert options(state) == ["fight_at r1c1", "fight_at r1c2"]
    do(state, "fight_at", "r1c2")
    assert asked(state) == [0, 1]
    select(state, 0, 2)
    select(state, 1, 0)
    assert asked(state) == [0, 3], "the other one follows by itself"
    select(state, 0, 3)
    select(state, 3, 0)
    told = [(e.facts["seat"], e.facts["other"]) for e in events(state, "combat_won")]
    assert told == [(0, 1), (0, 3)]
    assert [p.power for p in state.players] == [0, 5, 5, 5]


@pytest.mark.rule("SCY-365")
def test_reports_of_a_combat_are_gained_clockwise_from_the_active_player() -> None:
    state = airship_table(
        "character.0 r1c1", "character.1 r1c1", aggressive="war_correspondent", factions=FOUR
    )
    state.order = list(ROUND)
    for seat in range(4):
        state.airships[f"airship.{seat}"] = "r1c1"
        edit(state, seat, power=3)
    state.came_from["character.0"] = "base_nordic"
    state.events = []
    now(state, Combats())
    select(state, 0, 1)
    select(state, 1, 0)
    assert [e.facts["seat"] for e in events(state, "gain") if e.facts["item"] == "popularity"] == ROUND


@pytest.mark.rule("SCY-370", "SCY-374")
def test_closing_moves_go_round_from_the_left_of_who_brought_about_the_end() -> None:
    state = four(resolution="land_rush")
    state.trigger, state.last_turns = 2, []
    now(state, NextTurn())
    movers = []
    while flow.choices(state):
        movers.append(state.active)
        do(state, "done")
    assert movers == [3, 1, 0, 2]


@pytest.mark.rule("SCY-207", "SCY-209")
def test_who_is_threatened_is_named_clockwise_and_nobody_else_is_asked() -> None:
    state = four("mech.0.riverwalk r1c1", "worker.1.1 r1c2", "worker.2.1 r2c1", deals="on")
    do(state, "deal")
    assert [o for o in options(state) if o.startswith("hear")] == ["hear 2", "hear 1"]
    now(state, OfferDeal((2,)))
    do(state, "hear", 2)
    assert asked(state) == [2]
