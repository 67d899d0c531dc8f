"""The Movement step (RUN-036 to RUN-056, RUN-213, RUN-236 to RUN-238)."""

from __future__ import annotations

import pytest

from game.titles.runebound.rules.movement.movement import EndMovement, MoveByDice, PickDice
from game.titles.runebound.rules.movement.reach import Die
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.playing import again, can, do, drags, events, now, options, refuse
from tests.titles.runebound.positions import (
    BOOK,
    active_event,
    adventure_space,
    beside,
    edit,
    force,
    give,
    hurt,
    neighbours,
    place,
    table,
)

OPEN: Die = ("road", "plains", "hills")


def rolled(*dice: Die, start: str = "vynelvale", heroes: tuple[str, ...] = ()) -> RuneboundState:
    """Seat 0 has rolled these dice and stands on a space; no adventures lie on the map."""
    state = table(*heroes)
    state.counters.clear()
    place(state, start)
    now(state, MoveByDice(dice, len(dice)), EndMovement())
    return state


def dice_left(state: RuneboundState) -> tuple[Die, ...]:
    """The dice of the movement under way."""
    step = state.stack[-1]
    assert isinstance(step, MoveByDice)
    return step.dice


def rolls(state: RuneboundState) -> list[int]:
    """The numbers of dice that may be rolled."""
    return sorted(int(text.split()[1]) for text in options(state) if text.startswith("roll"))


@pytest.mark.rule("RUN-036", "RUN-049")
def test_one_space_of_any_terrain_without_a_roll() -> None:
    for space in neighbours("vynelvale"):
        state = table()
        do(state, "walk", space)
        assert state.players[0].space == space
        assert not events(state, "roll_movement")
        assert not can(state, "walk", "vynelvale")


@pytest.mark.rule("RUN-036")
def test_dice_are_no_longer_possible_after_the_one_space() -> None:
    state = table()
    green = adventure_space("green")
    place(state, neighbours(green)[0])
    do(state, "walk", green)
    refuse(state, "roll", 5)


@pytest.mark.rule("RUN-037")
def test_a_hero_rolls_5_dice() -> None:
    state = table()
    assert rolls(state) == [0, 1, 2, 3, 4, 5]
    do(state, "roll", 5)
    assert len(dice_left(state)) == 5
    assert len(str(events(state, "roll_movement")[0].facts["faces"]).split()) == 5


@pytest.mark.rule("RUN-038")
@pytest.mark.parametrize(
    ("figure", "wounds", "exhaustion"), [("corbin", 1, 0), ("corbin", 0, 1), ("mule_driver", 1, 0)]
)
def test_a_wound_or_exhaustion_on_any_figure_costs_a_die(figure: str, wounds: int, exhaustion: int) -> None:
    state = table()
    give(state, "mule_driver")
    hurt(state, figure, wounds, exhaustion)
    assert max(rolls(state)) == 4
    refuse(state, "roll", 5)


@pytest.mark.rule("RUN-039", "RUN-213")
def test_healing_first_restores_the_fifth_die() -> None:
    state = table()
    give(state, "healing_draught")
    hurt(state, "corbin", wounds=2)
    do(state, "use", "healing_draught", 0)
    assert max(rolls(state)) == 5


@pytest.mark.rule("RUN-040", "RUN-043")
def test_each_die_not_rolled_takes_exhaustion_off_the_hero_and_each_ally() -> None:
    state = table("mad_carthos", "corbin")
    give(state, "storm_adept", "mule_driver")
    hurt(state, "mad_carthos", wounds=1, exhaustion=3)
    hurt(state, "storm_adept", wounds=1, exhaustion=1)
    do(state, "roll", 2)
    assert state.exhaustion == {"mad_carthos": 1}
    assert state.wounds == {"mad_carthos": 1, "storm_adept": 1}
    assert len(dice_left(state)) == 2
    assert events(state, "rest")[0].facts == {"seat": 0, "amount": 2}


@pytest.mark.rule("RUN-041")
def test_resting_goes_down_to_no_dice_and_the_hero_stays() -> None:
    state = table()
    hurt(state, "corbin", exhaustion=2)
    do(state, "roll", 0)
    assert state.exhaustion == {}
    assert state.players[0].space == "vynelvale"
    assert type(state.stack[-1]).__name__ == "Adventure"


@pytest.mark.rule("RUN-042")
def test_no_rest_with_the_one_space_or_a_card_instead_of_the_dice() -> None:
    state = table()
    give(state, "wings_of_regiroth")
    hurt(state, "corbin", exhaustion=1)
    do(state, "use", "wings_of_regiroth", 0)
    refuse(state, "roll", 3)
    do(state, "fly", "r10c7")
    assert state.exhaustion == {"corbin": 1}
    walked = table()
    hurt(walked, "corbin", exhaustion=1)
    do(walked, "walk", "r10c7")
    assert walked.exhaustion == {"corbin": 1}


@pytest.mark.rule("RUN-044")
@pytest.mark.parametrize("terrain", ["road", "plains", "hills", "forest", "mountain", "swamp", "river"])
def test_a_symbol_enters_a_space_of_its_terrain(terrain: str) -> None:
    start, space = beside(terrain)
    state = rolled((terrain,), (terrain,), start=start)
    do(state, "step_to", 0, space)
    assert state.players[0].space == space
    assert dice_left(state) == ((), (terrain,))


@pytest.mark.rule("RUN-045")
@pytest.mark.parametrize("face", BOOK.movement.faces)
def test_any_die_enters_a_town(face: Die) -> None:
    state = rolled(face, start=neighbours("vynelvale")[0])
    do(state, "step_to", 0, "vynelvale")
    assert state.players[0].space == "vynelvale"


@pytest.mark.rule("RUN-046")
def test_a_die_without_the_symbol_enters_nothing() -> None:
    start, space = beside("mountain")
    state = rolled(("road", "plains"), start=start)
    refuse(state, "step_to", 0, space, rule="RUN-046")


@pytest.mark.rule("RUN-046")
def test_a_die_moves_once_only() -> None:
    start, space = beside("plains")
    state = rolled(OPEN, ("forest", "river"), start=start)
    do(state, "step_to", 0, space)
    assert all(not can(state, "step_to", 0, other) for other in BOOK.spaces)
    refuse(state, "step_to", 0, start)


@pytest.mark.rule("RUN-047")
def test_dice_go_in_any_order_and_need_not_all_be_used() -> None:
    start, space = beside("plains")
    state = rolled(("forest", "river"), OPEN, start=start)
    do(state, "step_to", 1, space)
    do(state, "stop_moving")
    assert state.players[0].space == space
    assert not state.stack


@pytest.mark.rule("RUN-048")
def test_all_dice_are_rolled_before_the_first_space() -> None:
    state = table()
    do(state, "roll", 5)
    assert state.players[0].space == "vynelvale"
    assert len(events(state, "roll_movement")) == 1


@pytest.mark.rule("RUN-050")
def test_the_map_knows_eight_terrains() -> None:
    assert {space.terrain for space in BOOK.spaces.values()} == {
        "road",
        "plains",
        "hills",
        "forest",
        "mountain",
        "swamp",
        "river",
        "town",
    }


@pytest.mark.rule("RUN-051")
def test_only_adjacent_spaces_are_entered() -> None:
    state = table()
    refuse(state, "walk", "r0c0", rule="RUN-051")
    refuse(state, "walk", "vynelvale", rule="RUN-051")
    refuse(state, "walk", "r99c99")
    assert not drags(state, "figure:corbin", "space:r0c0")
    moving = rolled(OPEN)
    refuse(moving, "step_to", 0, "r0c0")


@pytest.mark.rule("RUN-051", "RUN-192")
def test_an_overrun_town_is_never_entered() -> None:
    start = neighbours("riverwatch")[0]
    state = table()
    place(state, start)
    state.overrun = ["riverwatch"]
    again(state)
    refuse(state, "walk", "riverwatch", rule="RUN-192")
    moving = rolled(OPEN, start=start)
    moving.overrun = ["riverwatch"]
    again(moving)
    refuse(moving, "step_to", 0, "riverwatch", rule="RUN-192")


@pytest.mark.rule("RUN-052")
def test_heroes_and_counters_on_the_way_do_not_stop_anyone() -> None:
    start, space = beside("plains")
    state = rolled(OPEN, OPEN, start=start)
    state.counters.append(space)
    state.undefeated[space] = "ogre_at_the_gate"
    place(state, space, 1)
    do(state, "step_to", 0, space)
    assert isinstance(state.stack[-1], MoveByDice)
    assert not events(state, "adventure")


@pytest.mark.rule("RUN-053", "RUN-054")
def test_one_card_is_activated_in_a_movement_step() -> None:
    state = table()
    give(state, "mountaineers_kit", "staff_of_light", "wayfinders_compass")
    do(state, "use", "mountaineers_kit", 1)
    assert state.face_down == ["mountaineers_kit"]
    refuse(state, "use", "staff_of_light", 0, rule="RUN-053")
    do(state, "roll", 5)
    refuse(state, "use", "wayfinders_compass", 0, rule="RUN-053")


@pytest.mark.rule("RUN-055", "RUN-078")
def test_abilities_without_activation_come_on_top_each_once() -> None:
    state = table("isaura_fenwick", "corbin")
    give(state, "mountaineers_kit", "tame_griffon")
    do(state, "use", "mountaineers_kit", 1)
    do(state, "use", "isaura_fenwick", 1)
    do(state, "use", "tame_griffon", 0)
    refuse(state, "use", "isaura_fenwick", 1, rule="RUN-078")
    refuse(state, "use", "tame_griffon", 0, rule="RUN-078")


@pytest.mark.rule("RUN-081")
def test_no_ability_is_paid_beyond_stamina() -> None:
    state = table("isaura_fenwick", "corbin")
    hurt(state, "isaura_fenwick", exhaustion=3)
    refuse(state, "use", "isaura_fenwick", 1, rule="RUN-081")


@pytest.mark.rule("RUN-056")
def test_a_hero_may_stay_and_has_its_adventure_there() -> None:
    state = table()
    place(state, adventure_space("green"))
    do(state, "stay")
    assert options(state) == ["draw"]


@pytest.mark.rule("RUN-213")
def test_before_moving_is_over_when_the_hero_moves() -> None:
    state = table()
    give(state, "staff_of_light")
    do(state, "roll", 5)
    refuse(state, "use", "staff_of_light", 0)


# --------------------------------------------------------------------------------- cards that change it


@pytest.mark.rule("RUN-236")
def test_an_extra_symbol_is_one_more_die() -> None:
    state = table("brannoc_tidewalker", "corbin")
    give(state, "boots_of_striding")
    do(state, "roll", 3)
    assert sorted(dice_left(state)[3:]) == [("hills",), ("river",)]


@pytest.mark.rule("RUN-236", "RUN-045")
def test_an_extra_symbol_enters_its_terrain_and_towns() -> None:
    start = neighbours("vynelvale")[0]
    state = rolled(OPEN, ("river",), start=start)
    do(state, "step_to", 1, "vynelvale")
    assert state.players[0].space == "vynelvale"


@pytest.mark.rule("RUN-236")
def test_an_extra_symbol_needs_dice() -> None:
    state = table("brannoc_tidewalker", "corbin")
    do(state, "roll", 0)
    assert type(state.stack[-1]).__name__ == "Adventure"


@pytest.mark.rule("RUN-237")
def test_any_dice_are_rolled_again_together_once() -> None:
    state = table("brannoc_tidewalker", "corbin")
    give(state, "wayfinders_compass")
    do(state, "roll", 5)
    before = dice_left(state)
    do(state, "use", "wayfinders_compass", 0)
    assert isinstance(state.stack[-1], PickDice)
    assert options(state) == [
        "pick_die 0",
        "pick_die 1",
        "pick_die 2",
        "pick_die 3",
        "pick_die 4",
        "roll_again",
    ]
    do(state, "pick_die", 1)
    do(state, "pick_die", 3)
    refuse(state, "pick_die", 1)
    force(state, 6, 5, sides=6)
    do(state, "roll_again")
    assert dice_left(state) == (before[0], ("mountain", "swamp"), before[2], ("forest", "river"), *before[4:])
    refuse(state, "use", "wayfinders_compass", 0, rule="RUN-034")


@pytest.mark.rule("RUN-237")
def test_dice_are_not_rolled_again_after_the_first_space() -> None:
    start, space = beside("plains")
    state = rolled(OPEN, OPEN, start=start)
    give(state, "wayfinders_compass")
    assert can(state, "use", "wayfinders_compass", 0)
    do(state, "step_to", 0, space)
    refuse(state, "use", "wayfinders_compass", 0)


@pytest.mark.rule("RUN-223", "RUN-224", "RUN-038")
def test_the_wings_carry_up_to_4_spaces_of_any_terrain() -> None:
    state = table()
    give(state, "wings_of_regiroth")
    hurt(state, "corbin", wounds=1)
    do(state, "use", "wings_of_regiroth", 0)
    way = ["r10c7", "r9c7", "r8c7", "r7c7"]
    assert len({BOOK.spaces[space].terrain for space in way}) > 1
    refuse(state, "fly", "r8c7", rule="RUN-051")
    for space in way:
        do(state, "fly", space)
    assert state.players[0].space == "r7c7"
    refuse(state, "fly", "r6c7")
    assert state.face_down == ["wings_of_regiroth"]


@pytest.mark.rule("RUN-223")
def test_the_wings_may_carry_less_far() -> None:
    state = table()
    state.counters.clear()
    give(state, "wings_of_regiroth")
    do(state, "use", "wings_of_regiroth", 0)
    do(state, "fly", "r10c7")
    do(state, "stop_moving")
    assert state.players[0].space == "r10c7"
    assert state.active == 1


@pytest.mark.rule("RUN-224")
def test_the_wings_enter_no_overrun_town() -> None:
    state = table()
    give(state, "wings_of_regiroth")
    state.overrun = ["riverwatch"]
    place(state, neighbours("riverwatch")[0])
    do(state, "use", "wings_of_regiroth", 0)
    refuse(state, "fly", "riverwatch", rule="RUN-192")


@pytest.mark.rule("RUN-036", "RUN-192")
def test_teleport_goes_to_any_standing_town_instead_of_rolling() -> None:
    state = table()
    give(state, "teleport")
    state.overrun = ["forge"]
    again(state)
    do(state, "use", "teleport", 0)
    refuse(state, "teleport_to", "forge", rule="RUN-192")
    do(state, "teleport_to", "frostgate")
    assert state.players[0].space == "frostgate"
    assert state.exhaustion == {"corbin": 1}
    assert type(state.stack[-1]).__name__ == "Market"


@pytest.mark.rule("RUN-220")
@pytest.mark.parametrize(("chosen", "left"), [("corbin", "mule_driver"), ("mule_driver", "corbin")])
def test_the_staff_of_light_frees_one_figure_of_everything(chosen: str, left: str) -> None:
    state = table()
    give(state, "staff_of_light", "mule_driver")
    hurt(state, "corbin", wounds=2, exhaustion=1)
    hurt(state, "mule_driver", wounds=1, exhaustion=1)
    do(state, "use", "staff_of_light", 0)
    do(state, "heal", chosen)
    assert chosen not in {*state.wounds, *state.exhaustion}
    assert left in state.wounds
    assert left in state.exhaustion
    assert state.face_down == ["staff_of_light"]


# ---------------------------------------------------------------------------------------------- events


@pytest.mark.rule("RUN-238", "RUN-070")
def test_an_event_tires_whoever_enters_a_terrain() -> None:
    start, space = beside("plains")
    state = rolled(OPEN, OPEN, start=start)
    give(state, "mule_driver")
    active_event(state, "sir_farrow_marches")
    do(state, "step_to", 0, space)
    assert state.exhaustion == {"corbin": 1}


@pytest.mark.rule("RUN-238", "RUN-080")
def test_exhaustion_for_a_space_may_wound() -> None:
    start, space = beside("plains")
    state = rolled(OPEN, OPEN, start=start)
    active_event(state, "sir_farrow_marches")
    hurt(state, "corbin", exhaustion=2)
    do(state, "step_to", 0, space)
    assert (state.exhaustion, state.wounds) == ({"corbin": 2}, {"corbin": 1})


@pytest.mark.rule("RUN-238", "RUN-129")
def test_a_hero_knocked_out_on_the_way_goes_on_with_experience() -> None:
    start, space = beside("plains")
    state = table()
    place(state, start)
    active_event(state, "sir_farrow_marches")
    hurt(state, "corbin", wounds=5, exhaustion=2)
    edit(state, gold=5, counters=("green",))
    do(state, "walk", space)
    do(state, "keep_hero")
    assert state.players[0].space in BOOK.towns
    assert state.players[0].gold == 3
    assert can(state, "pair", "life", "stamina")
    assert not events(state, "market")


@pytest.mark.rule("RUN-238", "RUN-239")
@pytest.mark.parametrize(("gold", "left"), [(3, 2), (0, 0)])
def test_ending_on_a_road_costs_gold_while_outlaws_wait(gold: int, left: int) -> None:
    start, space = beside("road")
    state = rolled(OPEN, start=start)
    edit(state, gold=gold)
    active_event(state, "outlaws_on_the_highway")
    do(state, "step_to", 0, space)
    assert state.players[0].gold == left


@pytest.mark.rule("RUN-238")
def test_passing_a_road_costs_nothing() -> None:
    start, space = beside("road")
    onward = next(
        s for s in neighbours(space) if s != start and BOOK.spaces[s].terrain in ("plains", "hills", "town")
    )
    state = rolled(OPEN, OPEN, start=start)
    active_event(state, "outlaws_on_the_highway")
    do(state, "step_to", 0, space)
    do(state, "step_to", 1, onward)
    assert state.players[0].gold == 3


def test_autumn_rains_make_rivers_of_swamps() -> None:
    start, space = beside("river")
    state = rolled(("mountain", "swamp"), start=start)
    refuse(state, "step_to", 0, space, rule="RUN-046")
    active_event(state, "autumn_rains")
    do(state, "step_to", 0, space)
    assert state.players[0].space == space


def test_the_griffons_plains_are_any_terrain() -> None:
    start, space = beside("mountain")
    state = table()
    state.counters.clear()
    give(state, "tame_griffon")
    place(state, start)
    do(state, "use", "tame_griffon", 0)
    assert state.exhaustion == {"tame_griffon": 1}
    force(state, 2, 2, 2, 2, sides=6)
    do(state, "roll", 4)
    do(state, "step_to", 0, space)
    assert state.players[0].space == space


def test_isaura_walks_through_forests_with_any_die() -> None:
    start, space = beside("forest")
    state = table("isaura_fenwick", "corbin")
    place(state, start)
    do(state, "use", "isaura_fenwick", 1)
    force(state, 6, 6, 6, 6, sides=6)
    do(state, "roll", 4)
    do(state, "step_to", 0, space)
    assert state.players[0].space == space
