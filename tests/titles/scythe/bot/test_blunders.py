"""What a good player of Scythe would not sign is found; what they would sign is not."""

from __future__ import annotations

import pytest

from game.engine.model import Seat
from game.titles.scythe.rules.actions.produce import Produce
from game.titles.scythe.rules.combat.power import SetPower
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.turn.turn import BottomRow
from tests.titles.playing import blunders, now
from tests.titles.scythe.positions import PACKAGE, edit, goods, hand, put, table


def at_end(state: ScytheState, kind: str, seat: Seat = 0) -> int:
    """How often the last position shows a kind of blunder for a seat."""
    return next(k for k in PACKAGE.blunder_kinds if k.id == kind).at_end(state, seat)


def six_workers() -> ScytheState:
    state = table("nordic", "saxony", "crimea", on_map=False)
    put(state, *(f"worker.0.{number}" for number in range(1, 7)), place="r1c6")
    now(state, Produce(1))
    return state


@pytest.mark.parametrize("action", ["decline", "produce_on r1c6 1"])
def test_an_eighth_worker_left_is_found(action: str) -> None:
    assert blunders(six_workers(), action) == ["free-star"]


def test_an_eighth_worker_taken_or_one_that_ends_the_game_is_no_blunder() -> None:
    assert blunders(six_workers(), "produce_on r1c6 2") == []
    state = six_workers()
    edit(state, stars=("upgrades", "mechs", "structures", "combat", "combat"))
    assert blunders(state, "decline") == []


def test_a_bottom_row_action_skipped_is_found() -> None:
    state = table()
    put(state, "worker.0.1 r1c6")
    goods(state, "r1c6", oil=3)
    now(state, BottomRow("1"))
    assert blunders(state, "skip") == ["bottom-left"]


def test_power_that_no_track_can_take_is_found() -> None:
    state = table()
    edit(state, power=16, stars=("power",), coins=5)
    assert blunders(state, "take_section 3", "take_top power") == ["full-track"]


def test_a_hopeless_attack_is_found_and_one_with_a_chance_is_not() -> None:
    state = table("nordic", "saxony", "crimea")
    put(state, "character.0", "character.1", place="r3c3")
    edit(state, 1, power=5)
    edit(state, 0, power=4)
    now(state, SetPower(choosers=(0, 1), place="r3c3"))
    assert "hopeless-attack" in blunders(state.copy(), "dial 4")
    hand(state, 0, 2)
    now(state, SetPower(choosers=(0, 1), place="r3c3"))
    assert "hopeless-attack" not in blunders(state.copy(), "dial 4")


def test_three_workers_on_one_territory_at_the_end_are_found() -> None:
    state = table(on_map=False)
    put(state, "worker.0.1", "worker.0.2", place="r1c6")
    assert not at_end(state, "crowded-land")
    put(state, "worker.0.3 r1c6")
    assert at_end(state, "crowded-land")


def test_workers_at_home_are_no_crowd_on_a_territory() -> None:
    state = table(on_map=False)
    base = state.book.factions[state.players[0].faction].base
    put(state, "worker.0.1", "worker.0.2", "worker.0.3", place=base)
    assert not at_end(state, "crowded-land"), "SCY-001: a home base is no territory"


@pytest.mark.parametrize(("popularity", "below"), [(5, 0), (6, 1), (7, 0), (12, 1), (18, 0)])
def test_one_popularity_below_better_rates_is_found(popularity: int, below: int) -> None:
    state = table()
    edit(state, popularity=popularity)
    assert at_end(state, "below-tier") == below


def test_mechs_at_home_at_the_end_are_found() -> None:
    state = table()
    assert (at_end(state, "no-mech"), at_end(state, "mech-at-home")) == (1, 0)
    put(state, "mech.0.speed base_nordic", "mech.0.riverwalk r1c6")
    assert (at_end(state, "no-mech"), at_end(state, "mech-at-home")) == (0, 1)
