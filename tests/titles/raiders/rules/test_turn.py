"""The structure of turns (RAI-037 to RAI-042)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.engine.model import DECLINE
from game.titles.raiders.rules.raid.raid import StartRaid, TakeSpace
from game.titles.raiders.rules.shared.discarding import Discard
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.rules.turn import PickUp, Place
from game.titles.raiders.rules.village.buildings import Use
from tests.games import random_game
from tests.titles.playing import do, events, options, refuse
from tests.titles.raiders.positions import TITLE, crew, edit, give, idle, lay, raided, table
from tests.titles.raiders.rules.test_setup import new_game


def work(state: RaidersState, place: str = "silversmith", pick_up: str = "market") -> None:
    """A turn of work that uses no building."""
    do(state, Place(place))
    do(state, DECLINE)
    do(state, PickUp(pick_up))
    do(state, DECLINE)


@pytest.mark.rule("RAI-037")
@pytest.mark.parametrize("seed", range(4))
def test_the_starting_player_begins(seed: int) -> None:
    state = new_game(3, seed)
    assert state.active == state.first
    assert state.turn == 1


@pytest.mark.rule("RAI-037")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_turns_pass_clockwise_from_the_starting_player(seats: int, seed: int) -> None:
    state = new_game(seats, seed)
    state.events = []
    for number in range(seats + 1):
        assert list(flow.choices(state)) == [state.active] == [(state.first + number) % seats]
        idle(state)
    assert [e.facts["seat"] for e in events(state, "turn")] == [
        (state.first + number) % seats for number in range(1, seats + 2)
    ]


@pytest.mark.rule("RAI-037")
def test_nobody_else_acts_during_a_turn() -> None:
    state = table()
    do(state, Place("farm"))
    assert state.active == 0
    assert list(flow.choosers(state)) == [0]


@pytest.mark.rule("RAI-038")
def test_a_turn_is_work_or_raid_and_never_both() -> None:
    state = table()
    crew(state, 0, "lancer")
    crew(state, 1, "berserk_rider")
    edit(state, provisions=8)
    assert "start_raid cimmeria_left" in options(state)
    do(state, Place("farm"))
    refuse(state, StartRaid("cimmeria_left"))
    do(state, DECLINE)
    refuse(state, StartRaid("cimmeria_left"))


@pytest.mark.rule("RAI-038", "RAI-039")
def test_a_raid_is_the_whole_turn() -> None:
    state = table()
    for number in range(2):
        crew(state, number, "lancer")
    for place in ("cimmeria_left.left", "cimmeria_left.right"):
        lay(state, place, "livestock")
    edit(state, provisions=3)
    do(state, StartRaid("cimmeria_left"))
    do(state, TakeSpace("cimmeria_left.left"))
    assert (state.active, state.turn) == (1, 2)
    assert list(state.village.values()).count("") == 5


@pytest.mark.rule("RAI-039")
def test_working_gives_two_building_actions() -> None:
    state = table()
    do(state, Place("silversmith"))
    do(state, Use("silver"))
    do(state, PickUp("meeting_tent"))
    do(state, Use("two_cards"))
    assert (state.players[0].silver, len(state.players[0].hand)) == (6, 2)
    assert state.active == 1


@pytest.mark.rule("RAI-040", "RAI-056")
@pytest.mark.parametrize("seed", range(3))
def test_one_worker_each_and_three_in_the_village_between_turns(seed: int) -> None:
    turns = 0
    for state in random_game(TITLE, 2 + seed, seed):
        assert isinstance(state, RaidersState)
        step = type(state.stack[-1]).__name__ if state.stack else ""
        village = sum(1 for w in state.village.values() if w)
        if step == "PlaceWorker":
            turns += 1
            assert all(p.worker for p in state.players)
            assert village == 3
        if step == "PickUpWorker":
            assert village == 4
            assert not state.me.worker
    assert turns > 20


@pytest.mark.rule("RAI-041")
def test_neither_placing_nor_picking_up_can_be_skipped() -> None:
    state = table()
    refuse(state, DECLINE)
    assert all(o.startswith(("place ", "start_raid ")) for o in options(state))
    do(state, Place("farm"))
    do(state, DECLINE)
    refuse(state, DECLINE)
    assert options(state) == ["pick_up town_centre", "pick_up meeting_tent", "pick_up market"]


@pytest.mark.rule("RAI-042")
def test_limits_then_the_end_trigger_then_the_next_player() -> None:
    state = table()
    give(state, *("lancer", "drover", "elder", "healer", "envoy", "brewer", "sapper", "herald", "reaver"))
    raided(state, *list(state.spaces)[2:])
    work(state)
    assert (state.active, state.final) == (0, -1)
    refuse(state, Place("market"))
    do(state, Discard(state.me.hand[0]))
    assert [e.verb for e in state.events or []][-3:] == ["discard", "final_round", "turn"]
    assert (state.active, state.final) == (1, 2)
    assert events(state, "final_round")[0].facts == {"seat": 0}
