"""The Factory: its territory, the first visit, the fifth section and its move (chapter 16)."""

import pytest

from game.engine import flow
from game.engine.model import UNKNOWN
from game.titles.scythe.rules.actions.produce import yields
from game.titles.scythe.rules.cards.factory import VisitFactory
from game.titles.scythe.rules.movement.moves import FactoryMove
from game.titles.scythe.rules.scoring.scoring import territories
from game.titles.scythe.rules.state.control import controlled
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import can, do, events, now, options, refuse
from tests.titles.scythe.cards import (
    FACTORY,
    give_card,
    no_top,
    step,
    top,
    walk,
    working,
)
from tests.titles.scythe.positions import TITLE, edit, mechs, put, table


def arrive(*factions: str) -> ScytheState:
    """The character of seat 0 has just come to the Factory for the first time."""
    state = table(*factions, on_map=False)
    put(state, "character.0 r3c3")
    walk(state, "character.0", FACTORY)
    return state


# ------------------------------------------------------------------------------------------ the territory


@pytest.mark.rule("SCY-186", "SCY-107")
def test_the_factory_produces_nothing() -> None:
    state = table(on_map=False)
    put(state, f"worker.0.1 {FACTORY}", "worker.0.2 r1c2")
    assert yields(state, 0, mill=False) == {"r1c2": 1}


@pytest.mark.rule("SCY-187", "SCY-229")
def test_the_factory_counts_as_three_territories() -> None:
    state = table(on_map=False)
    put(state, "worker.0.2 r1c2")
    assert territories(state, 0) == 1
    put(state, f"worker.0.1 {FACTORY}")
    assert territories(state, 0) == 4
    assert len(controlled(state, 0)) == 2


# ------------------------------------------------------------------------------------------ the first visit


@pytest.mark.rule("SCY-188", "SCY-190", "SCY-019")
def test_the_first_visit_brings_one_of_the_cards_and_there_is_no_way_round() -> None:
    state = arrive("nordic", "saxony", "crimea")
    cards = list(state.factory)
    assert options(state) == [f"keep {card}" for card in cards]
    assert len(cards) == 3 + 1
    do(state, "keep", cards[1])
    assert state.me.factory == cards[1]
    assert state.factory == [cards[0], *cards[2:]]


@pytest.mark.rule("SCY-188", "SCY-348")
def test_only_who_chooses_sees_the_cards_and_the_taken_one_lies_open() -> None:
    state = arrive()
    cards = list(state.factory)
    assert TITLE.view(state, 0).factory == cards
    assert TITLE.view(state, 1).factory == [UNKNOWN] * 3
    do(state, "keep", cards[0])
    assert TITLE.view(state, 0).factory == [UNKNOWN] * 2
    assert TITLE.view(state, 1).players[0].factory == cards[0]
    assert [(e.facts["card"], e.seen_by) for e in events(state, "factory_card")] == [(cards[0], None)]


@pytest.mark.rule("SCY-189")
def test_the_visit_waits_for_the_combats_and_the_character_must_still_be_there() -> None:
    state = table(on_map=False)
    put(state, "character.0 r3c3", f"mech.1.speed {FACTORY}")
    edit(state, power=1)
    edit(state, 1, power=3)
    walk(state, "character.0", FACTORY)
    assert step(state) == "SetPower"
    for seat, dial in ((0, 0), (1, 3)):
        do(state, "dial", dial, seat=seat)
        do(state, "confirm", seat=seat)
    assert not state.stack
    assert state.me.factory == ""


@pytest.mark.rule("SCY-189")
@pytest.mark.parametrize("unit", ["mech.0.speed", "worker.0.1"])
def test_mechs_and_workers_get_no_card(unit: str) -> None:
    state = table(on_map=False)
    put(state, f"{unit} r3c3")
    walk(state, unit, FACTORY)
    assert state.at[unit] == FACTORY
    assert not state.stack


@pytest.mark.rule("SCY-190")
def test_there_is_no_second_card_and_no_exchange() -> None:
    state = arrive()
    do(state, "keep", state.factory[0])
    first = state.me.factory
    put(state, "character.0 r3c3")
    walk(state, "character.0", FACTORY)
    assert not state.stack
    assert state.me.factory == first


@pytest.mark.rule("SCY-190")
def test_a_later_visitor_has_one_card_fewer_to_choose_from() -> None:
    state = arrive()
    do(state, "keep", state.factory[0])
    put(state, "character.0 r3c3", "character.1 r5c3")
    state.active = 1
    walk(state, "character.1", FACTORY)
    assert len(options(state)) == 2


@pytest.mark.rule("SCY-188")
def test_a_character_that_did_not_move_visits_nothing() -> None:
    state = table(on_map=False)
    put(state, f"character.0 {FACTORY}")
    now(state, VisitFactory())
    assert not state.stack


# ------------------------------------------------------------------------------------------ the fifth section


@pytest.mark.rule("SCY-191", "SCY-051")
def test_the_card_is_a_fifth_section_first_top_then_bottom_each_optional() -> None:
    state = working("f06")
    do(state, "take_section", "factory")
    assert can(state, "take_top", "f06")
    assert can(state, "take_bottom")
    do(state, "skip")
    assert step(state) == "EndOfTurn"
    state = working("f06")
    do(state, "take_section", "factory")
    top(state)
    assert state.me.coins == 12
    assert step(state) == "BottomRow"
    assert no_top(state)
    do(state, "take_bottom")
    assert step(state) == "MoveUnits"


@pytest.mark.rule("SCY-191", "SCY-047")
def test_no_top_action_after_the_bottom_action() -> None:
    state = working("f06")
    do(state, "take_section", "factory")
    do(state, "take_bottom")
    do(state, "done")
    assert step(state) == "EndOfTurn"
    assert no_top(state)


@pytest.mark.rule("SCY-192", "SCY-264")
@pytest.mark.parametrize("faction", ["nordic", "rusviet"])
def test_the_card_is_not_used_twice_in_a_row_not_even_by_rusviet(faction: str) -> None:
    state = table(faction, "saxony", on_map=False)
    give_card(state, "f06")
    edit(state, section="factory")
    refuse(state, "take_section", "factory", rule="SCY-192")
    edit(state, section="1")
    assert can(state, "take_section", "factory")


@pytest.mark.rule("SCY-193")
def test_a_card_gained_this_turn_serves_from_the_next_turn_on() -> None:
    state = table(on_map=False)
    put(state, "character.0 r3c3")
    refuse(state, "take_section", "factory")
    do(state, "take_section", "4")
    do(state, "take_top", "units")
    do(state, "step_to", "character.0", FACTORY)
    do(state, "done")
    do(state, "keep", state.factory[0])
    assert step(state) == "EndOfTurn", "no action of the card is to be had"
    while state.active == 0:
        do(state, "end_turn" if step(state) == "EndOfTurn" else "skip")
    do(state, "take_section", "1")
    while state.active == 1:
        do(state, "end_turn" if step(state) == "EndOfTurn" else "skip")
    assert can(state, "take_section", "factory")


# ------------------------------------------------------------------------------------------ the Factory move


def reached(state: ScytheState, unit: str, *way: str) -> int:
    """How many steps of this way a unit makes in a Factory move."""
    now(state, FactoryMove())
    for number, place in enumerate(way):
        if not can(state, "step_to", unit, place):
            return number
        do(state, "step_to", unit, place)
    return len(way)


ROUND = ("r1c2", "r2c1", "r1c1", "r1c2", "r2c1")
"""Farm, tundra, mountain: a round without rivers."""


@pytest.mark.rule("SCY-194")
@pytest.mark.parametrize("unit", ["character.0", "mech.0.riverwalk", "worker.0.1"])
def test_the_bottom_action_moves_one_unit_two_spaces(unit: str) -> None:
    state = table(on_map=False)
    state.encounters.clear()
    put(state, f"{unit} r1c1", "worker.0.2 r1c3")
    now(state, FactoryMove())
    assert can(state, "step_to", "worker.0.2", "r1c2")
    assert reached(state, unit, *ROUND) == 2
    assert (state.stack, options(state)) == ([], []), "nobody else moves, the worker neither"


@pytest.mark.rule("SCY-194", "SCY-060")
def test_the_two_spaces_are_not_shared_by_two_units() -> None:
    state = table(on_map=False)
    put(state, "character.0 r1c1", "worker.0.1 r1c1")
    now(state, FactoryMove())
    do(state, "step_to", "character.0", "r1c2")
    refuse(state, "step_to", "worker.0.1", "r1c2", rule="SCY-058")


@pytest.mark.rule("SCY-195")
@pytest.mark.parametrize(("speed", "steps"), [("4", 4), ("3", 3)])
@pytest.mark.parametrize("unit", ["character.0", "mech.0.speed"])
def test_with_speed_it_is_four_spaces_or_three_where_the_table_says_so(
    unit: str, speed: str, steps: int
) -> None:
    state = table(on_map=False, factory_speed=speed)
    state.encounters.clear()
    mechs(state, 0, "speed")
    put(state, f"{unit} r1c1")
    assert reached(state, unit, *ROUND) == steps


@pytest.mark.rule("SCY-195")
def test_workers_have_nothing_of_speed() -> None:
    state = table(on_map=False)
    mechs(state, 0, "speed")
    put(state, "worker.0.1 r1c1")
    assert reached(state, "worker.0.1", *ROUND) == 2


@pytest.mark.rule("SCY-196")
@pytest.mark.parametrize("there", ["mech.1.speed", "worker.1.1", "token"])
def test_a_unit_that_is_stopped_does_not_use_the_rest(there: str) -> None:
    state = table(on_map=False)
    mechs(state, 0, "speed")
    put(state, "character.0 r1c1")
    if there != "token":
        state.encounters.clear()
        put(state, f"{there} r2c1")
    now(state, FactoryMove())
    do(state, "step_to", "character.0", "r2c1")
    assert step(state) == {"mech.1.speed": "SetPower", "worker.1.1": "", "token": "ChooseOption"}[there]


@pytest.mark.rule("SCY-196")
def test_rivers_hold_and_the_own_mine_is_a_tunnel() -> None:
    state = table(on_map=False)
    state.encounters.clear()
    put(state, "character.0 r1c3", "mine.0 r1c3")
    assert reached(state, "character.0", "r1c4") == 0
    assert reached(state, "character.0", "r5c2", "r5c3") == 2


@pytest.mark.rule("SCY-197")
def test_a_factory_move_leads_to_combat_then_encounter_and_ends_the_turn() -> None:
    state = working("f06")
    put(state, "character.0 r1c1", "mech.1.speed r2c1")
    do(state, "take_section", "factory")
    do(state, "take_bottom")
    do(state, "step_to", "character.0", "r2c1")
    assert step(state) == "SetPower"
    for seat, dial in ((0, 5), (1, 0)):
        do(state, "dial", dial, seat=seat)
        do(state, "confirm", seat=seat)
    assert step(state) == "ChooseOption"
    do(state, "take_option", 1)
    while step(state) not in ("EndOfTurn", "TopRow", "BottomRow"):
        flow.play(state, 0, flow.legal(state)[0][0].action)
    assert step(state) == "EndOfTurn"
