"""The invaders at the table, and six and seven players (SCY-038, SCY-043, SCY-311 to SCY-314)."""

from __future__ import annotations

import random

import pytest

from game import bots
from game.engine import codec, flow
from game.engine.title import BadTable
from game.titles.scythe.rules.cards.encounters import options_allowed
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.setup.bidding import Bid
from game.titles.scythe.rules.setup.pairs import banned
from tests import games
from tests.titles.playing import can, refuse
from tests.titles.scythe.positions import BOOK, PACKAGE, TITLE, fresh, more, moving, put, steps, table, trap

SEEDS = range(30)
SIX = ("crimea", "polania", "nordic", "saxony", "rusviet", "albion")
FIVE = SIX[:5]
ROUND_BOARD = ["polania", "albion", "nordic", "rusviet", "togawa", "crimea", "saxony"]


# ---------------------------------------------------------------------------------------- the table


@pytest.mark.rule("SCY-038")
@pytest.mark.parametrize("seats", [6, 7])
def test_six_or_seven_need_the_invaders(seats: int) -> None:
    with pytest.raises(BadTable, match="need Albion and Togawa"):
        fresh(seats, invaders="off")
    assert fresh(seats).options["invaders"] == "on"
    assert fresh(5).options["invaders"] == "off"


@pytest.mark.rule("SCY-038")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_invaders_join_at_any_count(seats: int) -> None:
    seen = {p.faction for seed in SEEDS for p in fresh(seats, seed, invaders="on").players}
    assert seen == set(BOOK.factions) == set(ROUND_BOARD)


@pytest.mark.rule("SCY-043")
def test_the_expansion_mats_are_dealt_with_the_invaders_at_any_count() -> None:
    seen = {p.mat for seed in SEEDS for p in fresh(2, seed, invaders="on").players}
    assert {"militant", "innovative"} <= seen
    assert not {"militant", "innovative"} & {p.mat for seed in SEEDS for p in fresh(5, seed).players}


@pytest.mark.rule("SCY-040", "SCY-041")
def test_no_banned_pair_at_seven() -> None:
    for seed in SEEDS:
        players = fresh(7, seed).players
        assert {p.faction for p in players} == set(BOOK.factions)
        assert {p.mat for p in players} == set(BOOK.mats)
        assert not any(banned(BOOK, p.faction, p.mat) for p in players)


@pytest.mark.rule("SCY-314", "SCY-042", "SCY-023")
@pytest.mark.parametrize("seats", [6, 7])
def test_the_lowest_mat_begins_and_turns_go_round_the_board(seats: int) -> None:
    for seed in SEEDS:
        state = fresh(seats, seed)
        numbers = [BOOK.mats[state.players[s].mat].number for s in state.order]
        assert numbers[0] == min(numbers)
        places = [ROUND_BOARD.index(state.players[s].faction) for s in state.order]
        lowest = places.index(min(places))
        assert places[lowest:] + places[:lowest] == sorted(places)


@pytest.mark.rule("SCY-019", "SCY-025")
def test_seven_set_up_with_pieces_and_cards_for_all() -> None:
    state = fresh(7)
    assert len(state.factory) == 8
    assert len(state.at) == 3 * 7
    TITLE.check(state)


def test_factions_and_mats_of_the_invaders_are_chosen_only_with_them() -> None:
    for invaders, count in (("off", 5), ("on", 7)):
        state = fresh(3, mats="chosen", invaders=invaders)
        while not state.turn:
            ((seat, asked),) = flow.choices(state).items()
            assert len(asked) == count
            flow.play(state, seat, flow.legal(state)[seat][-1].action)


def test_seven_bid_for_seven_pairs() -> None:
    state = fresh(7, mats="bid")
    step = state.stack[-1]
    assert isinstance(step, Bid)
    assert len({lot.faction for lot in step.lots}) == len({lot.mat for lot in step.lots}) == 7
    for number in range(400):
        if state.turn:
            break
        seat, found = next(iter(flow.legal(state).items()))
        action = bots.make("easy", PACKAGE).choose(TITLE.view(state, seat), seat, found, number)
        flow.play(state, seat, action)
    assert state.turn
    TITLE.check(state)


@pytest.mark.parametrize("seats", [6, 7])
def test_the_same_seed_gives_the_same_table(seats: int) -> None:
    assert codec.encode(fresh(seats, 5)) == codec.encode(fresh(seats, 5, invaders="on"))


def test_any_options_go_together() -> None:
    for seed in SEEDS:
        for seats in TITLE.seats:
            TITLE.full_options(games.any_options(TITLE, seats, random.Random(seed)), seats)


# ---------------------------------------------------------------------------------------- changed abilities


@pytest.mark.rule("SCY-311")
def test_wayfare_leads_to_unoccupied_farms() -> None:
    farms = {p for p, t in BOOK.territories.items() if t.terrain == "farm"}
    pieces = ("mech.0.wayfare r6c3", "character.0 r1c1", "worker.0.1 r2c5", "worker.1.1 r4c0", "mill.1 r5c2")
    state = moving(*pieces, factions=SIX, units=3)
    free = farms - {"r2c5", "r4c0"}
    assert free <= steps(state, "mech.0.wayfare") & steps(state, "character.0")
    assert not {"r2c5", "r4c0"} & steps(state, "mech.0.wayfare")
    assert not any(p.startswith("base") for p in steps(state, "mech.0.wayfare"))
    refuse(state, "step_to", "worker.0.1", "r1c2")


@pytest.mark.rule("SCY-311")
def test_a_trap_does_not_occupy_a_farm_and_a_character_does() -> None:
    state = moving("mech.0.wayfare r6c3", "character.1 r1c2", factions=(*SIX[:5], "togawa"))
    trap(state, "r2c5", seat=5)
    assert "r2c5" in steps(state, "mech.0.wayfare")
    assert "r1c2" not in steps(state, "mech.0.wayfare")


@pytest.mark.rule("SCY-313")
def test_five_or_fewer_keep_wayfare_and_get_no_coins_for_encounters() -> None:
    state = moving("mech.0.wayfare r6c3", factions=FIVE)
    assert {"base_crimea", "base_albion", "base_togawa"} <= steps(state, "mech.0.wayfare")
    refuse(state, "step_to", "mech.0.wayfare", "r1c2")
    more(state, "worker.1.1 r4c1")
    assert scoring.encounter_coins(state, 1) == 0
    assert "encounters" not in {s.id for s in scoring.scores(state).sources}


@pytest.mark.rule("SCY-312", "SCY-233")
def test_polania_gains_coins_for_encounter_territories() -> None:
    state = table(*SIX, on_map=False)
    put(state, "worker.1.1 r4c1", "mill.1 r5c0", "worker.1.2 r4c0", "mill.2 r2c1")
    state.encounters.remove("r4c1")
    sheet = {s.id: s.points for s in scoring.scores(state).sources}
    assert sheet["encounters"] == (0, 6, 0, 0, 0, 0)
    assert options_allowed(state, 1) == 2
    put(state, "character.2 r5c0")
    assert scoring.encounter_coins(state, 1) == 3


@pytest.mark.rule("SCY-314")
def test_nothing_else_changes_for_six() -> None:
    state = moving("mech.0.speed r1c1", "character.2 r1c4", factions=SIX)
    assert can(state, "step_to", "mech.0.speed", "r1c2")
    assert state.options["factory_speed"] == "4"
    assert options_allowed(state, 0) == 1
