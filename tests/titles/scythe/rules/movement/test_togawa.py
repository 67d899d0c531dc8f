"""The Togawa Shogunate: its traps (SCY-296 to SCY-303, SCY-350, SCY-361)."""

from __future__ import annotations

import pytest

from game.engine.model import UNKNOWN, Event
from game.engine.session.session import WATCHER
from game.titles.scythe.rules.actions.build import Build
from game.titles.scythe.rules.movement.current_move import paths_in_move
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.movement.tokens import WaitingTokens
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.state.control import controls
from game.titles.scythe.rules.state.state import ScytheState, Trap
from tests.games import unknowns
from tests.titles.playing import can, do, events, now, options, refuse
from tests.titles.scythe.positions import (
    BOOK,
    TITLE,
    battle,
    edit,
    fight,
    goods,
    hand,
    mechs,
    more,
    moving,
    put,
    select,
    trap,
)

TOGAWA = ("togawa", "saxony")
VICTIM = ("saxony", "togawa")
KINDS = {"popularity", "power", "coins", "cards"}


def trapped(kind: str = "coins", *pieces: str, units: int = 2) -> ScytheState:
    """Saxony moves from r1c1; an armed trap of Togawa lies on r1c2."""
    state = moving(*(pieces or ("character.0 r1c1",)), factions=VICTIM, units=units)
    trap(state, "r1c2", kind, seat=1)
    edit(state, 0, power=5, popularity=5, coins=9)
    return state


# ---------------------------------------------------------------------------------------- placing


@pytest.mark.rule("SCY-296")
def test_the_character_leaves_a_trap_of_its_players_choice() -> None:
    state = moving("character.0 r1c1", factions=TOGAWA)
    do(state, "step_to", "character.0", "r1c2")
    assert {o.split()[1] for o in options(state) if o.startswith("leave_trap")} == KINDS
    do(state, "leave_trap", "power", "r1c2")
    assert state.traps == {"r1c2": Trap("power", 0, armed=True)}
    assert "power" not in events(state, "leave_trap")[0].facts.values()


@pytest.mark.rule("SCY-296")
def test_each_of_the_four_traps_is_placed_once() -> None:
    state = moving("character.0 r1c1", factions=TOGAWA)
    for place, kind in (("r6c3", "power"), ("r6c4", "coins"), ("r6c5", "cards")):
        trap(state, place, kind)
    do(state, "step_to", "character.0", "r1c2")
    assert [o for o in options(state) if o.startswith("leave_trap")] == ["leave_trap popularity r1c2"]
    trap(state, "r7c5", "popularity")
    assert not can(state, "leave_trap", "popularity", "r1c2")


@pytest.mark.rule("SCY-296", "SCY-288")
def test_a_trap_waits_for_the_combat_and_is_placed_before_the_next_unit() -> None:
    state = moving("character.0 r1c1", "mech.1.speed r1c2", factions=TOGAWA, units=1)
    edit(state, 0, power=2, hand=())
    edit(state, 1, power=0, hand=())
    do(state, "step_to", "character.0", "r1c2")
    assert not can(state, "leave_trap", "coins", "r1c2")
    select(state, 0, 2)
    do(state, "leave_trap", "coins", "r1c2")
    assert state.traps["r1c2"].kind == "coins"
    state = moving("character.0 r1c1", "worker.0.1 r6c3", factions=TOGAWA)
    do(state, "step_to", "character.0", "r1c2")
    do(state, "step_to", "worker.0.1", "r6c2")
    assert not can(state, "leave_trap", "coins", "r1c2")


@pytest.mark.rule("SCY-296", "SCY-289")
@pytest.mark.parametrize("armed", [True, False])
def test_no_second_trap_on_a_territory(armed: bool) -> None:
    state = moving("character.0 r1c1", factions=TOGAWA)
    trap(state, "r1c2", "coins", armed=armed)
    more(state, "worker.0.1 r1c1")
    do(state, "step_to", "character.0", "r1c2")
    refuse(state, "leave_trap", "power", "r1c2", rule="SCY-289")


@pytest.mark.rule("SCY-296")
def test_with_suiton_a_trap_lies_on_a_lake_too() -> None:
    state = moving("character.0 r1c2", factions=TOGAWA)
    mechs(state, 0, "suiton")
    more(state)
    do(state, "step_to", "character.0", "r2c2")
    do(state, "leave_trap", "coins", "r2c2")
    assert list(state.traps) == ["r2c2"]


# ---------------------------------------------------------------------------------------- setting off


@pytest.mark.rule("SCY-298", "SCY-299", "SCY-300")
@pytest.mark.parametrize(
    ("kind", "left"),
    [
        ("popularity", (3, 5, 9, 3)),
        ("power", (5, 2, 9, 3)),
        ("coins", (5, 5, 5, 3)),
        ("cards", (5, 5, 9, 1)),
    ],
)
def test_each_trap_takes_something_else(kind: str, left: tuple[int, int, int, int]) -> None:
    state = trapped(kind)
    hand(state, 0, 2, 3, 5)
    do(state, "step_to", "character.0", "r1c2")
    me = state.players[0]
    assert (me.popularity, me.power, me.coins, len(me.hand)) == left
    assert state.traps["r1c2"] == Trap(kind, 1, armed=False)
    assert events(state, "trap_sprung")[0].facts["kind"] == kind


@pytest.mark.rule("SCY-299", "SCY-347")
def test_cards_are_lost_at_random_and_face_up() -> None:
    lost = set()
    for seed in range(12):
        state = trapped("cards")
        state.rng = seed
        cards = hand(state, 0, 2, 3, 4, 5)
        do(state, "step_to", "character.0", "r1c2")
        gone = [c for c in cards if c not in state.players[0].hand]
        assert gone == sorted(state.combat_discard[-2:])
        assert [e.facts["value"] for e in events(state, "discard")] == [
            BOOK.combat[c] for c in state.combat_discard[-2:]
        ]
        lost.add(tuple(gone))
    assert len(lost) > 2


@pytest.mark.rule("SCY-298")
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_trap_takes_as_much_as_there_is(kind: str) -> None:
    state = trapped(kind)
    edit(state, 0, power=1, popularity=1, coins=1)
    hand(state, 0, 4)
    do(state, "step_to", "character.0", "r1c2")
    me = state.players[0]
    assert sorted((me.popularity, me.power, me.coins, len(me.hand))) == [0, 1, 1, 1]


@pytest.mark.rule("SCY-298", "SCY-254")
def test_the_unit_that_set_it_off_stops_there() -> None:
    state = trapped("coins", "character.0 r1c1", "mech.0.speed r1c1", "worker.0.1 r1c1", units=3)
    assert "r1c3" not in paths_in_move(state, "character.0")
    do(state, "step_to", "character.0", "r1c2")
    refuse(state, "step_to", "character.0", "r1c3", rule="SCY-298")
    do(state, "step_to", "mech.0.speed", "r1c2")
    do(state, "step_to", "mech.0.speed", "r1c3")
    assert state.at["mech.0.speed"] == "r1c3"


@pytest.mark.rule("SCY-298")
def test_a_lone_worker_sets_a_trap_off_too() -> None:
    state = trapped("coins", "worker.0.1 r1c1")
    do(state, "step_to", "worker.0.1", "r1c2")
    assert (state.players[0].coins, state.traps["r1c2"].armed) == (5, False)


@pytest.mark.rule("SCY-298")
def test_the_trap_comes_before_workers_go_home() -> None:
    state = trapped("popularity", "character.0 r1c1", "worker.1.1 r1c2")
    edit(state, 0, popularity=2)
    do(state, "step_to", "character.0", "r1c2")
    assert [e.verb for e in events_of(state, "trap_sprung", "lose", "drive_off")] == [
        "trap_sprung",
        "lose",
        "drive_off",
    ]
    assert state.players[0].popularity == 0
    assert state.at["worker.1.1"] == "base_togawa"


def events_of(state: ScytheState, *verbs: str) -> list[Event]:
    """The events of these verbs in their order."""
    return [e for e in state.events or [] if e.verb in verbs]


@pytest.mark.rule("SCY-298")
def test_the_trap_comes_before_the_combat_and_lowers_the_dial() -> None:
    state = trapped("power", "character.0 r1c1", "mech.1.toka r1c2", units=1)
    do(state, "step_to", "character.0", "r1c2")
    assert state.players[0].power == 2
    refuse(state, "dial", 3, seat=0, rule="SCY-154")


@pytest.mark.rule("SCY-300", "SCY-301")
def test_a_disarmed_trap_and_an_own_one_do_nothing() -> None:
    state = trapped()
    trap(state, "r1c2", "coins", seat=1, armed=False)
    do(state, "step_to", "character.0", "r1c2")
    assert state.players[0].coins == 9
    state = moving("character.0 r1c1", factions=TOGAWA)
    coins = state.players[0].coins
    trap(state, "r1c2")
    do(state, "step_to", "character.0", "r1c2")
    assert state.players[0].coins == coins
    assert state.traps["r1c2"].armed


@pytest.mark.rule("SCY-173")
def test_a_retreat_sets_off_no_trap() -> None:
    state = battle("mech.0.seaworthy", "mech.1.toka", factions=("nordic", "togawa"), place="r1c2")
    trap(state, "r2c2", seat=1)
    fight(state)
    select(state, 0, 0)
    select(state, 1, 7)
    do(state, "fall_back", "r2c2", "no")
    assert state.at["mech.0.seaworthy"] == "r2c2"
    assert state.traps["r2c2"].armed


@pytest.mark.rule("SCY-361")
def test_a_mech_with_cargo_sets_a_trap_off_once_and_its_workers_walk_on() -> None:
    state = trapped("coins", "mech.0.disarm r1c1", "worker.0.1 r1c1", "worker.0.2 r1c1")
    for worker in ("worker.0.1", "worker.0.2"):
        do(state, "take_aboard", "mech.0.disarm", worker)
    do(state, "step_to", "mech.0.disarm", "r1c2")
    assert state.players[0].coins == 5
    assert len(events(state, "trap_sprung")) == 1
    do(state, "step_to", "worker.0.1", "r1c3")
    assert state.at["worker.0.1"] == "r1c3"


@pytest.mark.rule("SCY-302")
def test_others_build_on_a_territory_with_a_trap() -> None:
    state = moving("worker.0.1 r1c2", factions=VICTIM)
    trap(state, "r1c2", seat=1, armed=False)
    now(state, Build())
    do(state, "build_structure", "mill", "r1c2")
    assert state.buildings == {"mill.0": "r1c2"}


# ---------------------------------------------------------------------------------------- the count


@pytest.mark.rule("SCY-297", "SCY-233")
@pytest.mark.parametrize(("armed", "lands"), [(True, 2), (False, 1)])
def test_an_armed_trap_alone_counts_in_the_end(armed: bool, lands: int) -> None:
    state = moving("worker.0.1 r1c1", factions=TOGAWA)
    trap(state, "r6c3", armed=armed)
    goods(state, "r6c3", oil=4)
    assert scoring.territories(state, 0) == lands
    assert scoring.tokens(state, 0) == 4 * armed
    assert not controls(state, 0, "r6c3")


@pytest.mark.rule("SCY-297")
def test_an_armed_trap_on_the_factory_counts_as_three() -> None:
    state = moving("worker.0.1 r1c1", factions=TOGAWA)
    trap(state, "r4c3")
    assert scoring.territories(state, 0) == 4


@pytest.mark.rule("SCY-303")
@pytest.mark.parametrize("armed", [True, False])
@pytest.mark.parametrize("holder", ["mill.1", "worker.1.1"])
def test_whoever_else_is_there_controls_the_territory(armed: bool, holder: str) -> None:
    state = moving("worker.0.1 r1c1", f"{holder} r6c3", factions=TOGAWA)
    trap(state, "r6c3", armed=armed)
    assert scoring.territories(state, 0) == 1
    assert scoring.territories(state, 1) == 1


# ---------------------------------------------------------------------------------------- hidden kinds


@pytest.mark.rule("SCY-350")
def test_the_kind_of_an_armed_trap_is_seen_by_its_owner_alone() -> None:
    state = moving("character.0 r1c1", factions=("saxony", "togawa", "nordic"))
    trap(state, "r6c3", "power", seat=1)
    trap(state, "r6c4", "coins", seat=1, armed=False)
    for seat in (0, 2, WATCHER):
        seen = TITLE.view(state, seat).traps
        assert (seen["r6c3"].kind, seen["r6c4"].kind) == (UNKNOWN, "coins")
        assert seen["r6c3"].armed
    assert TITLE.view(state, 1).traps == state.traps


@pytest.mark.rule("SCY-350")
def test_a_guess_gives_hidden_traps_kinds_that_are_left() -> None:
    state = moving("character.0 r1c1", factions=VICTIM)
    trap(state, "r6c3", "power", seat=1)
    trap(state, "r6c4", "coins", seat=1, armed=False)
    view = TITLE.view(state, 0)
    kinds = {TITLE.guess(view, 0, seed).traps["r6c3"].kind for seed in range(20)}
    assert kinds == {"power", "popularity", "cards"}
    guess = TITLE.guess(view, 0, 1)
    assert unknowns(guess) == 0
    assert guess.traps["r6c4"].kind == "coins"


def test_a_new_move_forgets_what_waited() -> None:
    state = moving("character.0 r1c1", factions=TOGAWA)
    state.waiting["character.0"] = "r1c1"
    now(state, Move(2))
    put(state, "worker.0.1 r6c3")
    do(state, "done")
    assert not can(state, "leave_trap", "coins", "r1c1")


@pytest.mark.rule("SCY-288", "SCY-289")
def test_two_units_that_waited_on_one_place_are_asked_once_and_the_taken_place_is_refused() -> None:
    state = moving("character.0 r1c1", "mech.0.shinobi r1c1", factions=TOGAWA)
    trap(state, "r1c1", "power", armed=False)
    state.waiting |= {"character.0": "r1c1", "mech.0.shinobi": "r1c1"}
    now(state, WaitingTokens())
    assert options(state) == ["arm_trap r1c1", "done"]
    refuse(state, "leave_trap", "coins", "r1c1", rule="SCY-289")
