"""Dice, total strength and the result of a raid (RAI-112 to RAI-125, RAI-207, RAI-208)."""

from collections import Counter

import pytest

from game.engine.model import Reason
from game.titles.raiders.rules.raid.raid import ChooseDie, Drink, Keep, Roll, TakeSpace
from game.titles.raiders.rules.raid.strength import parts
from game.titles.raiders.rules.raid.wounds import Wound
from game.titles.raiders.rules.state.state import Raid, RaidersState
from tests.titles.playing import can, do, events, refuse
from tests.titles.raiders.positions import crew, edit, give, lay, raid, ready, result, table, told, why

PLAIN = ("zealot", "kinswoman", "blood_sworn", "elder", "lore_keeper")
"""A full crew of 3 + 2 + 2 + 0 + 0 strength without abilities that count in a raid's total."""


def total(state: RaidersState, *dice: tuple[str, int]) -> int:
    """The total strength of a raid of the first settlement; by default its die shows 3."""
    raid(state, "cimmeria_left", *(dice or [("red", 3)]))
    return result(state)[0]


@pytest.mark.rule("RAI-112")
@pytest.mark.parametrize(
    ("settlement", "red", "white"),
    [("cimmeria_left", 1, 0), ("assyria_middle", 1, 1), ("persia_left", 2, 1), ("greece_middle", 2, 2)],
)
def test_each_civilization_rolls_its_red_and_white_dice(settlement: str, red: int, white: int) -> None:
    state = table()
    ready(state, *PLAIN)
    raid(state, settlement)
    assert state.raid
    assert Counter(colour for colour, _ in state.raid.dice) == Counter(red=red, white=white)


@pytest.mark.rule("RAI-113", "RAI-114")
@pytest.mark.parametrize("settlement", ["cimmeria_left", "greece_left"])
@pytest.mark.parametrize(
    ("left", "right", "yellow"),
    [((), ("wagon",), 0), (("gold", "gold"), ("wagon",), 1), (("gold",), ("gold", "wagon"), 2)],
)
def test_a_yellow_die_for_every_raid_space_with_gold(
    settlement: str, left: tuple[str, ...], right: tuple[str, ...], yellow: int
) -> None:
    state = table()
    lay(state, "cimmeria_middle.left", "gold")
    ready(state, *PLAIN)
    raid(state, settlement, left=left, right=right)
    assert state.raid
    assert [colour for colour, _ in state.raid.dice].count("yellow") == yellow


@pytest.mark.rule("RAI-114")
def test_gold_that_was_raided_before_rolls_no_yellow_die() -> None:
    state = table()
    ready(state, *PLAIN)
    raid(state, "cimmeria_left", ("red", 3), ("yellow", 0), left=("gold",))
    do(state, TakeSpace("cimmeria_left.left"))
    state.active = 0
    assert total(state) == 3 + 7
    assert state.active == 1, "the only raid space left is taken without a question"


@pytest.mark.rule("RAI-115")
def test_the_total_is_kumis_dice_crew_animals_and_abilities() -> None:
    state = table()
    crew(state, 0, "reaver", eagle="a7", horse="a3")
    crew(state, 1, "zealot")
    crew(state, 2, "lancer")
    edit(state, kumis=2)
    raid(state, "cimmeria_left")
    do(state, Drink())
    assert state.raid
    state.raid = Raid("cimmeria_left", state.raid.strength, (("red", 3),))
    assert list(parts(state, 0, state.raid)) == [
        ("bought", 1),
        ("dice", 3),
        ("crew", 2 + 3 + 4),
        ("animals", 1 + 3),
        ("abilities", 2),
    ]


@pytest.mark.rule("RAI-115")
def test_a_raid_adds_all_parts_up() -> None:
    state = table()
    crew(state, 0, "reaver", eagle="a7", horse="a3")
    crew(state, 1, "zealot")
    assert total(state) == 3 + 2 + 3 + 1 + 3 + 2


@pytest.mark.rule("RAI-116")
@pytest.mark.parametrize(("wounds", "strength"), [(0, 3 + 3), (2, 3 + 1), (3, 3)])
def test_a_wound_lowers_the_strength_of_its_crew_member_by_1(wounds: int, strength: int) -> None:
    state = table()
    crew(state, 0, "zealot", wounds=wounds)
    crew(state, 1, "elder")
    assert total(state) == strength


@pytest.mark.rule("RAI-117")
def test_an_animal_without_a_crew_card_does_not_count() -> None:
    state = table()
    ready(state, "zealot", "elder")
    crew(state, 2, "", eagle="a7", horse="a3")
    assert total(state) == 3 + 3


@pytest.mark.rule("RAI-118")
def test_wounds_do_not_lower_an_animals_strength() -> None:
    state = table()
    crew(state, 0, "zealot", wounds=3, horse="a3")
    crew(state, 1, "elder")
    assert total(state) == 3 + 3


@pytest.mark.rule("RAI-118")
def test_an_animal_does_not_help_to_bear_wounds() -> None:
    state = table()
    crew(state, 0, "zealot", wounds=3, horse="a3")
    crew(state, 1, "elder")
    raid(state, "cimmeria_left", ("red", 1))
    do(state, Wound(0))
    assert not state.me.spaces[0].crew
    assert state.me.spaces[0].horse


@pytest.mark.rule("RAI-119")
def test_wounds_of_a_raid_lower_only_later_totals() -> None:
    state = table()
    ready(state, "zealot", "blood_sworn")
    raid(state, "cimmeria_left", ("red", 5))
    assert result(state) == (4 + 5, 1, 2)
    do(state, Wound(0))
    do(state, Wound(0))
    assert state.raid
    assert state.raid.total == 4 + 5
    do(state, TakeSpace("cimmeria_left.left"))
    state.active = 0
    assert total(state, ("red", 5)) == 4 + 5 - 2


@pytest.mark.rule("RAI-120")
def test_hand_cards_and_the_hero_add_no_strength() -> None:
    state = table()
    ready(state, "zealot", "elder")
    give(state, "lancer", "champion")
    edit(state, hero="hero.vadasz")
    assert total(state) == 3 + 3


@pytest.mark.rule("RAI-121")
@pytest.mark.parametrize(
    ("horse", "white", "total", "vp", "wounds"),
    [("", 3, 9, 0, 2), ("a1", 3, 10, 2, 0), ("a3", 4, 13, 2, 0)],
)
def test_the_highest_result_not_above_the_total_applies(
    horse: str, white: int, total: int, vp: int, wounds: int
) -> None:
    state = table()
    crew(state, 0, "zealot", horse=horse)
    crew(state, 1, "kinswoman")
    crew(state, 2, "elder")
    raid(state, "assyria_left", ("red", 3), ("white", white))
    assert result(state) == (total, vp, wounds)


@pytest.mark.rule("RAI-121")
def test_a_total_for_the_best_result_gains_only_that_one() -> None:
    state = table()
    ready(state, "lancer", "veteran", "champion")
    raid(state, "assyria_left", ("red", 3), ("white", 3))
    assert result(state) == (16, 4, 0)
    assert state.me.vp == 4


@pytest.mark.rule("RAI-122")
def test_below_the_lowest_number_there_is_no_vp_but_the_printed_wounds() -> None:
    state = table()
    ready(state, "elder", "lore_keeper", "peddler")
    raid(state, "assyria_left", ("red", 0), ("white", 1))
    assert result(state) == (1, 0, 2 + 1)


@pytest.mark.rule("RAI-122")
def test_a_settlement_without_printed_wounds_gives_none_below_its_lowest_number() -> None:
    state = table()
    ready(state, "elder", "lore_keeper", "peddler", "zealot")
    raid(state, "greece_left", ("red", 0), ("red", 0), ("white", 3), ("white", 4))
    assert result(state) == (3 + 5, 0, 0)
    assert state.me.vp == 0


@pytest.mark.rule("RAI-123")
def test_vp_are_marked_before_the_wounds_are_placed() -> None:
    state = table()
    edit(state, vp=7)
    ready(state, "zealot", "blood_sworn")
    raid(state, "cimmeria_left", ("red", 5))
    assert can(state, Wound(0))
    assert state.me.vp == 7 + 1


@pytest.mark.rule("RAI-124")
@pytest.mark.parametrize(("dice_wounds", "wounds"), [("on", 1 + 1), ("off", 1)])
def test_wounds_are_those_of_the_result_and_of_the_dice(dice_wounds: str, wounds: int) -> None:
    state = table(dice_wounds=dice_wounds)
    ready(state, "elder", "lore_keeper")
    raid(state, "cimmeria_left", ("red", 1))
    assert result(state) == (2, 0, wounds)


@pytest.mark.rule("RAI-124")
def test_yellow_dice_add_wounds() -> None:
    state = table()
    ready(state, "zealot", "lancer")
    raid(state, "cimmeria_left", ("red", 4), ("yellow", 5), left=("gold",))
    assert result(state) == (3 + 7, 1, 1 + 2)


@pytest.mark.rule("RAI-125", "RAI-207")
def test_a_reroll_comes_before_the_total_and_its_worse_result_stands() -> None:
    state = table()
    brawler = crew(state, 0, "brawler")
    crew(state, 1, "elder")
    raid(state, "cimmeria_left", ("red", 5), ("red", 0))
    assert state.me.vp == 0
    do(state, ChooseDie(brawler, 0))
    do(state, Roll())
    assert result(state) == (1 + 2, 0, 1)
    rolls = [("rolled", {"colour": "red", "strength": 4, "wounds": 2})]
    rolls += [("rerolled", {"card": brawler, "colour": "red", "strength": 1, "wounds": 0})]
    assert told(state, "rolled", "rerolled") == rolls


@pytest.mark.rule("RAI-207")
def test_more_dice_than_a_reroll_allows_or_of_another_colour_are_refused() -> None:
    state = table()
    brawler, rider = crew(state, 0, "brawler"), crew(state, 1, "night_raider")
    crew(state, 2, "zealot")
    raid(state, "assyria_left", ("red", 3), ("white", 3), ("yellow", 1), left=("gold",))
    assert why(state, ChooseDie(rider, 0)) == Reason("die-colour", "RAI-207", {"colour": "yellow"})
    do(state, ChooseDie(brawler, 0))
    refuse(state, ChooseDie(brawler, 1), rule="RAI-207")
    refuse(state, ChooseDie(rider, 2))


@pytest.mark.rule("RAI-207")
def test_a_reroll_is_used_once_a_raid_and_another_card_may_reroll_the_die_again() -> None:
    state = table()
    one, two = crew(state, 0, "brawler"), crew(state, 1, "brawler")
    crew(state, 2, "elder")
    raid(state, "cimmeria_left", ("red", 0), ("red", 0), ("red", 3))
    do(state, ChooseDie(one, 0))
    do(state, Roll())
    assert why(state, ChooseDie(one, 0)) == Reason("reroll-used", "RAI-207")
    do(state, ChooseDie(two, 0))
    do(state, Roll())
    assert result(state)[0] == 3 + 4
    refuse(state, ChooseDie(two, 0))


@pytest.mark.rule("RAI-207")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_rerolls_are_used_in_any_order_and_none_is_lost_by_passing_over_it(order: tuple[int, int]) -> None:
    state = table()
    cards = [crew(state, 0, "night_raider"), crew(state, 1, "brawler")]
    raid(state, "cimmeria_left", ("red", 3), ("yellow", 5), left=("gold",))
    for number in order:
        do(state, ChooseDie(cards[number], 1))
        do(state, Roll())
    assert [facts["card"] for _, facts in told(state, "rerolled")] == [cards[n] for n in order]
    assert events(state, "raid_result"), "nothing is left to reroll with"


@pytest.mark.rule("RAI-207")
def test_taking_the_roll_as_it_is_ends_all_rerolls() -> None:
    state = table()
    cards = [crew(state, 0, "night_raider"), crew(state, 1, "brawler")]
    raid(state, "cimmeria_left", ("red", 3), ("yellow", 0), left=("gold",))
    do(state, Keep())
    assert result(state)[0] == 2 + 2 + 3
    for card in cards:
        refuse(state, ChooseDie(card, 1))


@pytest.mark.rule("RAI-207")
def test_the_dice_of_one_reroll_are_rolled_together() -> None:
    state = table()
    rider = crew(state, 0, "night_raider")
    crew(state, 1, "elder")
    raid(state, "cimmeria_left", ("red", 3), ("yellow", 5), ("yellow", 5), left=("gold",), right=("gold",))
    do(state, ChooseDie(rider, 1))
    assert state.raid
    assert state.raid.dice[1] == ("yellow", 5)
    do(state, ChooseDie(rider, 2))
    assert not events(state, "rerolled")
    do(state, Roll())
    assert [facts["colour"] for _, facts in told(state, "rerolled")] == ["yellow"] * 2


@pytest.mark.rule("RAI-209")
def test_a_doubled_reroll_is_used_twice_also_on_the_same_die() -> None:
    state = table()
    brawler = crew(state, 0, "brawler", eagle="a1")
    crew(state, 1, "elder")
    raid(state, "cimmeria_left", ("red", 0), ("red", 1), ("red", 3))
    do(state, ChooseDie(brawler, 0))
    do(state, Roll())
    assert not events(state, "raid_result")
    do(state, ChooseDie(brawler, 0))
    do(state, Roll())
    assert [facts["strength"] for _, facts in told(state, "rolled", "rerolled")] == [1, 2, 3]
    assert result(state)[0] == 2 + 3


@pytest.mark.rule("RAI-208")
def test_conditions_look_at_the_vp_before_the_raid() -> None:
    state = table()
    edit(state, vp=1, seat=1)
    ready(state, "challenger", "elder")
    raid(state, "cimmeria_left", ("red", 3))
    assert result(state) == (3 + 2 + 2, 1, 0)
    assert state.me.vp == state.players[1].vp


@pytest.mark.rule("RAI-208")
def test_conditions_look_at_wounds_before_the_raid() -> None:
    state = table()
    crew(state, 0, "berserk_rider", wounds=1)
    crew(state, 1, "elder")
    assert total(state, ("red", 4)) == 3 + (4 - 1) + 1
    do(state, Wound(0))
    assert state.raid
    assert state.raid.total == 7
