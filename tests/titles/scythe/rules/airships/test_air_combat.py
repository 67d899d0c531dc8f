"""Airships that fight each other (SCY-335, SCY-336, SCY-367, SCY-368)."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import flow
from game.titles.scythe.rules.combat.power import Dial
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import asked, can, do, events, now, options, refuse
from tests.titles.scythe.aloft import aboard, airship_table, home
from tests.titles.scythe.positions import EVALUATION, TITLE, edit, hand, lying, mechs, select


def beside(*pieces: str, **options: Any) -> ScytheState:
    """Two airships over r1c2 after the last unit move of seat 0; each side has 7 power and no cards."""
    state = airship_table(
        "airship.0 r1c1", "airship.1 r1c2", *pieces, **{"aggressive": "blitzkrieg", **options}
    )
    for seat in range(state.seats):
        edit(state, seat, power=7)
    return state


def meet(state: ScytheState) -> None:
    """The airship of seat 0 flies there."""
    now(state, Move(1))
    do(state, "step_to", "airship.0", "r1c2")
    if can(state, "land"):
        do(state, "land")


@pytest.mark.rule("SCY-335")
def test_the_winner_gets_a_combat_star_and_the_loser_leaves() -> None:
    state = beside()
    meet(state)
    do(state, "duel", 1)
    select(state, 0, 3)
    select(state, 1, 1)
    assert state.players[0].stars == ("combat",)
    assert home(state, "airship.1")
    assert state.airships["airship.0"] == "r1c2"
    assert (state.players[0].power, state.players[1].power) == (4, 6)


@pytest.mark.rule("SCY-335")
def test_other_units_neither_fight_nor_retreat() -> None:
    state = beside("worker.1.1 r1c2", "mech.1.speed r1c2")
    meet(state)
    do(state, "duel", 1)
    select(state, 0, 3)
    select(state, 1, 1)
    assert state.at["worker.1.1"] == state.at["mech.1.speed"] == "r1c2"
    assert not events(state, "go_home")
    assert not asked(state)


@pytest.mark.rule("SCY-335")
def test_without_that_tile_airships_leave_each_other_alone() -> None:
    state = beside(aggressive="bounty")
    meet(state)
    assert not asked(state)


@pytest.mark.rule("SCY-336")
def test_a_beaten_attacker_goes_to_its_own_home_base() -> None:
    state = beside()
    meet(state)
    do(state, "duel", 1)
    select(state, 0, 0)
    select(state, 1, 1)
    assert home(state, "airship.0")
    assert state.airships["airship.1"] == "r1c2"
    assert state.players[1].stars == ("combat",)


@pytest.mark.rule("SCY-367")
def test_it_may_be_left_and_one_of_several_is_picked() -> None:
    state = beside(factions=("nordic", "saxony", "crimea"))
    state.airships["airship.2"] = "r1c2"
    meet(state)
    assert options(state) == ["duel 1", "duel 2", "decline"]
    do(state, "decline")
    assert not asked(state)
    assert state.airships["airship.1"] == "r1c2"


@pytest.mark.rule("SCY-367")
def test_it_comes_after_the_last_unit_move() -> None:
    state = beside("worker.0.1 r1c1")
    now(state, Move(2))
    do(state, "step_to", "airship.0", "r1c2")
    do(state, "land")
    assert not can(state, "duel", 1)
    do(state, "step_to", "worker.0.1", "r2c1")
    assert can(state, "duel", 1)


@pytest.mark.rule("SCY-367", "SCY-168")
def test_one_card_each_and_one_for_a_loser_who_showed_power() -> None:
    state = beside("character.0 r1c2")
    cards = hand(state, 0, 2, 3)
    meet(state)
    do(state, "duel", 1)
    do(state, "dial", 0, seat=0)
    do(state, "play_card", cards[1], seat=0)
    refuse(state, "play_card", cards[0], rule="SCY-156", seat=0)
    do(state, "confirm", seat=0)
    select(state, 1, 2)
    assert state.players[0].stars == ("combat",)
    assert len(state.players[1].hand) == 1


@pytest.mark.rule("SCY-367", "SCY-159")
def test_with_equal_totals_the_caller_wins() -> None:
    state = beside()
    meet(state)
    do(state, "duel", 1)
    select(state, 0, 2)
    select(state, 1, 2)
    assert home(state, "airship.1")


@pytest.mark.rule("SCY-367")
def test_mech_abilities_and_popularity_play_no_part() -> None:
    state = beside("worker.1.1 r1c2", factions=("crimea", "saxony"))
    mechs(state, 0, "scout")
    hand(state, 1, 5)
    popularity = state.players[0].popularity
    meet(state)
    do(state, "duel", 1)
    assert not events(state, "steal")
    select(state, 0, 3)
    select(state, 1, 1)
    assert state.players[0].popularity == popularity


@pytest.mark.rule("SCY-368")
def test_resources_stay_below_and_workers_go_along() -> None:
    state = beside(passive="ferry")
    aboard(state, "worker.0.1", oil=2)
    meet(state)
    do(state, "duel", 1)
    select(state, 0, 0)
    select(state, 1, 1)
    assert home(state, "airship.0")
    assert state.at["worker.0.1"] == "airship.0"
    assert lying(state, "r1c2") == {"oil": 2}
    assert not lying(state, "airship.0")


def test_bots_weigh_every_dial_and_do_not_choose_to_lose() -> None:
    state = beside()
    meet(state)
    do(state, "duel", 1)
    worth = EVALUATION.known_values(TITLE.view(state, 0), 0, flow.legal(state)[0])
    assert [str(action) for action in worth] == [f"dial {power}" for power in range(8)]
    assert min(worth, key=lambda action: worth[action]) == Dial(0)
