"""Wounds and death (RAI-126 to RAI-138, RAI-210, RAI-211)."""

import pytest

from game.engine.model import DECLINE
from game.titles.raiders.rules.cards.effects import ChooseEffect
from game.titles.raiders.rules.raid.raid import Keep, TakeSpace
from game.titles.raiders.rules.raid.wounds import AfterWounds, PlaceWounds, Wound
from game.titles.raiders.rules.state.state import Raid, RaidersState, card_ref, space_ref, wound_ref
from game.titles.raiders.rules.turn import PickUp, Place
from game.titles.raiders.rules.village.buildings import Use
from game.titles.raiders.rules.village.crew import HireCard
from game.titles.raiders.rules.village.healing import RemoveWound
from game.titles.raiders.rules.village.town import UseHero
from tests.titles.playing import can, do, drags, now, refuse
from tests.titles.raiders.positions import crew, edit, give, raid, ready, result, table, told


def wounded(state: RaidersState, amount: int) -> None:
    """Seat 0 is to place so many wounds of a raid."""
    state.raid = Raid("cimmeria_left")
    now(state, PlaceWounds(amount), AfterWounds())


def wounds(state: RaidersState) -> list[int]:
    """The wounds on seat 0's crew spaces."""
    return [s.wounds for s in state.players[0].spaces]


@pytest.mark.rule("RAI-126")
def test_the_player_spreads_wounds_over_the_crew() -> None:
    state = table()
    ready(state, "zealot", "lancer", "champion")
    wounded(state, 3)
    do(state, Wound(0))
    do(state, Wound(2))
    do(state, Wound(2))
    assert wounds(state) == [1, 0, 2, 0, 0]


@pytest.mark.rule("RAI-127")
def test_a_wound_goes_on_nothing_but_own_crew() -> None:
    state = table()
    crew(state, 0, "zealot", eagle="a7")
    crew(state, 1, "lancer")
    crew(state, 0, "champion", seat=1)
    (hand,) = give(state, "veteran")
    wounded(state, 1)
    refuse(state, Wound(-1), rule="RAI-127")
    refuse(state, Wound(2))
    token = wound_ref(1)
    assert drags(state, token, space_ref(0, 1, "crew"))
    for elsewhere in (card_ref(state.me.spaces[0].eagle), card_ref(hand), space_ref(1, 0, "crew")):
        assert not drags(state, token, elsewhere)


@pytest.mark.rule("RAI-128")
def test_a_wound_cannot_be_left_out() -> None:
    state = table()
    ready(state, "zealot", "lancer")
    wounded(state, 2)
    do(state, Wound(0))
    refuse(state, DECLINE)
    refuse(state, Keep())
    assert can(state, Wound(0))


@pytest.mark.rule("RAI-129", "RAI-130", "RAI-131")
def test_a_crew_member_bears_its_strength_in_wounds_and_dies_of_the_next() -> None:
    state = table()
    zealot = crew(state, 0, "zealot")
    crew(state, 1, "elder")
    wounded(state, 4)
    for _ in range(3):
        do(state, Wound(0))
    assert state.me.spaces[0].crew == zealot
    assert wounds(state)[0] == 3
    do(state, Wound(0))
    assert told(state, "wound", "killed") == [
        *[("wound", {"card": zealot})] * 3,
        ("killed", {"card": zealot}),
    ]
    assert not state.me.spaces[0].crew
    assert state.crew_discard[-1] == zealot
    assert state.me.wounds == 0


@pytest.mark.rule("RAI-130")
def test_printed_strength_0_dies_of_its_first_wound() -> None:
    state = table()
    ready(state, "zealot", "elder")
    wounded(state, 1)
    do(state, Wound(1))
    assert not state.me.spaces[1].crew


@pytest.mark.rule("RAI-132")
def test_a_kill_uses_up_one_wound_and_the_dead_take_no_more() -> None:
    state = table()
    ready(state, "elder", "zealot", "lancer")
    wounded(state, 3)
    do(state, Wound(0))
    refuse(state, Wound(0))
    do(state, Wound(1))
    do(state, Wound(1))
    assert wounds(state) == [0, 2, 0, 0, 0]


@pytest.mark.rule("RAI-133")
def test_wounds_left_when_the_last_crew_member_dies_are_ignored() -> None:
    state = table()
    ready(state, "elder", "peddler")
    raid(state, "cimmeria_left", ("red", 2))
    assert result(state)[2] == 1 + 2
    do(state, Wound(0))
    assert state.me.crew == []
    assert can(state, TakeSpace("cimmeria_left.left"))


@pytest.mark.rule("RAI-134")
def test_animals_outlive_their_crew_member() -> None:
    state = table()
    crew(state, 0, "elder", eagle="a7", horse="a3")
    animals = state.me.spaces[0].eagle, state.me.spaces[0].horse
    crew(state, 1, "zealot")
    wounded(state, 1)
    do(state, Wound(0))
    assert (state.me.spaces[0].eagle, state.me.spaces[0].horse) == animals


@pytest.mark.rule("RAI-134")
def test_animals_count_again_once_crew_lies_there() -> None:
    state = table()
    crew(state, 0, "", eagle="a7", horse="a3")
    crew(state, 1, "zealot")
    (elder,) = give(state, "elder")
    do(state, Place("barracks"))
    do(state, HireCard(elder, 0))
    assert state.me.spaces[0].crew == elder
    do(state, PickUp("market"))
    do(state, DECLINE)
    state.active = 0
    raid(state, "cimmeria_left", ("red", 3))
    assert result(state)[0] == 3 + 3 + 1 + 3


@pytest.mark.rule("RAI-135")
def test_a_wound_that_lies_cannot_be_moved() -> None:
    state = table()
    ready(state, "zealot", "lancer")
    here, there = space_ref(0, 0, "crew"), space_ref(0, 1, "crew")
    wounded(state, 2)
    do(state, Wound(0))
    assert not drags(state, here, there)
    do(state, Wound(1))
    assert wounds(state) == [1, 1, 0, 0, 0]


@pytest.mark.rule("RAI-135")
def test_a_wound_of_an_earlier_raid_cannot_be_moved() -> None:
    state = table()
    crew(state, 0, "zealot", wounds=2)
    crew(state, 1, "lancer")
    assert not drags(state, space_ref(0, 0, "crew"), space_ref(0, 1, "crew"))


@pytest.mark.rule("RAI-136")
def test_wounds_stay_through_a_turn_without_healing() -> None:
    state = table()
    crew(state, 0, "zealot", wounds=2)
    crew(state, 1, "lancer", wounds=3)
    edit(state, kumis=1)
    do(state, Place("silversmith"))
    do(state, Use("silver"))
    do(state, PickUp("meeting_tent"))
    do(state, Use("two_cards"))
    assert state.active == 1
    assert wounds(state) == [2, 3, 0, 0, 0]


@pytest.mark.rule("RAI-136")
def test_barracks_and_heroes_remove_wounds() -> None:
    state = table()
    crew(state, 0, "zealot", wounds=2)
    crew(state, 1, "lancer", wounds=4)
    edit(state, kumis=1, hero="hero.katiari")
    do(state, Place("barracks"))
    do(state, Use("heal"))
    do(state, RemoveWound(0))
    do(state, RemoveWound(1))
    assert wounds(state) == [1, 3, 0, 0, 0]
    do(state, PickUp("town_centre"))
    do(state, UseHero("hero.katiari"))
    do(state, ChooseEffect(0))
    for _ in range(3):
        do(state, RemoveWound(1))
    assert wounds(state) == [1, 0, 0, 0, 0]


@pytest.mark.rule("RAI-137", "RAI-195")
def test_a_discarded_crew_card_leaves_its_wounds_and_no_ability_of_the_killed() -> None:
    state = table()
    veteran = crew(state, 0, "veteran", wounds=4)
    (elder,) = give(state, "elder")
    do(state, Place("barracks"))
    do(state, HireCard(elder, 0))
    assert state.me.spaces[0].crew == elder
    assert state.me.wounds == 0
    assert state.crew_discard[-1] == veteran
    assert state.me.vp == 0


@pytest.mark.rule("RAI-138", "RAI-160")
def test_the_wound_that_kills_does_not_wound() -> None:
    state = table()
    crew(state, 0, "shield_bearer", wounds=3)
    crew(state, 1, "veteran", wounds=4)
    crew(state, 2, "elder")
    wounded(state, 2)
    do(state, Wound(0))
    do(state, Wound(1))
    assert [s.crew.split(".")[1] for s in state.me.crew] == ["elder"]
    assert state.me.vp == 4


@pytest.mark.rule("RAI-159")
def test_if_wounded_is_met_once_however_many_wounds() -> None:
    state = table()
    crew(state, 0, "blood_sworn")
    crew(state, 1, "shield_bearer", wounds=1)
    wounded(state, 2)
    do(state, Wound(0))
    do(state, Wound(0))
    assert state.me.silver == 3 + 2
    assert state.me.vp == 0, "an earlier wound does not count"
    assert told(state, "gain") == [("gain", {"item": "silver", "amount": 2})]


@pytest.mark.rule("RAI-160")
def test_if_killed_is_not_met_while_the_crew_member_lives() -> None:
    state = table()
    ready(state, "zealot", "lancer")
    wounded(state, 3)
    for _ in range(3):
        do(state, Wound(0))
    assert state.me.vp == 0


@pytest.mark.rule("RAI-210")
@pytest.mark.parametrize(("face", "left"), [(5, 2 - 1), (4, 1 - 1), (3, 0)])
def test_ignored_wounds_leave_the_sum_before_any_is_placed(face: int, left: int) -> None:
    state = table()
    ready(state, "healer", "zealot", "lancer")
    raid(state, "cimmeria_left", ("red", face))
    assert result(state)[2] == left
    assert can(state, Wound(0)) is (left > 0)


@pytest.mark.rule("RAI-211")
def test_if_wounded_waits_for_the_last_wound() -> None:
    state = table()
    ready(state, "blood_sworn", "zealot")
    wounded(state, 2)
    do(state, Wound(0))
    assert state.me.silver == 3
    do(state, Wound(1))
    assert state.me.silver == 3 + 2


@pytest.mark.rule("RAI-211")
def test_only_crew_still_on_the_board_gains_after_the_raid() -> None:
    state = table()
    ready(state, "quartermaster", "zealot")
    crew(state, 2, "brewer", wounds=1)
    raid(state, "cimmeria_left", ("red", 4))
    do(state, Wound(2))
    assert state.me.provisions == 0
    do(state, TakeSpace("cimmeria_left.left"))
    assert state.players[0].provisions == 1
    assert state.players[0].kumis == 0


@pytest.mark.rule("RAI-211")
@pytest.mark.parametrize(("taken", "vp"), [("left", 1 + 1), ("right", 1)])
def test_a_condition_on_plunder_looks_at_what_was_taken(taken: str, vp: int) -> None:
    state = table()
    ready(state, "goldsmith", "zealot")
    raid(state, "cimmeria_left", ("red", 3), ("yellow", 0), left=("gold",), right=("wagon",))
    do(state, TakeSpace(f"cimmeria_left.{taken}"))
    assert state.players[0].vp == vp
