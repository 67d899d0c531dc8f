"""The village buildings but the Town Centre (RAI-057 to RAI-077, RAI-090 to RAI-092, RAI-201, RAI-212)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine import flow
from game.engine.model import DECLINE
from game.titles.raiders.rules.shared.discarding import Discard
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.rules.turn import Place
from game.titles.raiders.rules.village.animals import TakeEagle, TakeHorse
from game.titles.raiders.rules.village.buildings import AsIfAt, Use, UseWithCard
from game.titles.raiders.rules.village.crew import HireCard
from game.titles.raiders.rules.village.healing import RemoveWound
from game.titles.raiders.rules.village.quests import PayForQuest
from game.titles.raiders.rules.village.town import Play
from tests.titles.playing import do, events, options, refuse
from tests.titles.raiders.positions import TAKE, at, crew, edit, first, give, put_quest, table, told

FULL = ("lancer", "drover", "elder", "healer", "envoy")


@pytest.mark.rule("RAI-057")
@pytest.mark.parametrize(("side", "cost"), [("eagle", {"silver": 2}), ("horse", {"equipment": 1})])
def test_stables_sell_an_eagle_or_a_horse(side: str, cost: dict[str, int]) -> None:
    state = table()
    edit(state, silver=3, equipment=2)
    at(state, "stables", "grey.1")
    animal = state.animal_line[0]
    do(state, TAKE[side](animal, 2))
    assert getattr(state.me.spaces[2], side) == animal
    assert state.me.silver == 3 - cost.get("silver", 0)
    assert state.me.equipment == 2 - cost.get("equipment", 0)


@pytest.mark.rule("RAI-058")
def test_a_blue_worker_never_uses_the_stables() -> None:
    state = table()
    refuse(state, Place("stables"), rule="RAI-045")
    edit(state, worker="red.1")
    state.village["stables"] = ""
    do(state, Place("stables"))
    assert any(o.startswith("take_eagle ") for o in options(state))


@pytest.mark.rule("RAI-059", "RAI-061")
def test_only_faceup_animals_each_as_eagle_or_horse() -> None:
    state = table()
    edit(state, silver=2, equipment=1)
    state.animal_discard.append(state.animal_deck.pop())
    at(state, "stables", "grey.1")
    found = Counter(tuple(o.split()[:2]) for o in options(state) if o != "decline")
    assert set(found) == {(o, a) for o in ("take_eagle", "take_horse") for a in state.animal_line}
    assert set(found.values()) == {5}
    for hidden in (state.animal_deck[-1], state.animal_discard[-1]):
        refuse(state, TakeEagle(hidden, 0))
        refuse(state, TakeHorse(hidden, 0))


@pytest.mark.rule("RAI-060")
def test_a_taken_animal_is_replaced_from_the_deck() -> None:
    state = table()
    at(state, "stables", "grey.1")
    taken, *others = state.animal_line
    top = state.animal_deck[-1]
    do(state, TakeEagle(taken, 0))
    assert state.animal_line == [*others, top]
    assert top not in state.animal_deck


@pytest.mark.rule("RAI-062")
def test_barracks_hire_one_or_heal_two() -> None:
    state = table()
    (card, other) = give(state, "toll_keeper", "drover")
    crew(state, 0, "lancer", wounds=3)
    edit(state, kumis=3)
    at(state, "barracks")
    do(state, HireCard(card, 1))
    assert state.me.spaces[1].crew == card
    refuse(state, HireCard(other, 2))
    at(state, "barracks")
    do(state, Use("heal"))
    do(state, RemoveWound(0))
    do(state, RemoveWound(0))
    assert (state.me.kumis, state.me.wounds) == (2, 1)


@pytest.mark.rule("RAI-063", "RAI-064")
@pytest.mark.parametrize("number", range(5))
def test_hiring_costs_the_printed_silver_and_takes_any_free_space(number: int) -> None:
    state = table()
    (card,) = give(state, "mercenary")
    at(state, "barracks")
    do(state, HireCard(card, number))
    assert (state.me.silver, state.me.hand) == (0, ())
    assert [n for n, s in enumerate(state.me.spaces) if s.crew] == [number]


@pytest.mark.rule("RAI-065", "RAI-066")
def test_a_sixth_crew_member_takes_the_place_of_another() -> None:
    state = table()
    old = [crew(state, n, name, wounds=2 * (n == 0)) for n, name in enumerate(FULL)]
    (card,) = give(state, "toll_keeper")
    at(state, "barracks")
    do(state, HireCard(card, 0))
    assert [s.crew for s in state.me.spaces] == [card, *old[1:]]
    assert state.crew_discard[-1] == old[0]
    assert state.me.wounds == 0
    assert (state.me.silver, len(state.me.crew)) == (2, 5)


@pytest.mark.rule("RAI-066")
@pytest.mark.parametrize(("number", "price"), [(0, 5 - 1), (1, 5 - 2), (2, 5 - 3)])
def test_the_price_is_figured_without_what_the_discarded_card_gave(number: int, price: int) -> None:
    state = table()
    over = [crew(state, 0, "recruiter", eagle="a1"), crew(state, 1, "recruiter"), ""]
    crew(state, 3, "drover")
    (card,) = give(state, "champion")
    edit(state, silver=price - 1)
    at(state, "barracks")
    refuse(state, HireCard(card, number), rule="RAI-067")
    edit(state, silver=price)
    do(state, HireCard(card, number))
    assert state.me.silver == 0
    assert [verb for verb, _ in told(state, "dismiss", "pay", "hire")][-2:] == ["pay", "hire"]
    assert told(state, "dismiss") == ([("dismiss", {"card": over[number]})] if over[number] else [])


@pytest.mark.rule("RAI-067")
def test_hiring_needs_silver_space_and_a_hand_card() -> None:
    state = table()
    for number, name in enumerate(FULL):
        crew(state, number, name)
    cheap, dear = give(state, "toll_keeper", "champion")
    at(state, "barracks")
    refuse(state, HireCard(dear, 0), rule="RAI-067")
    refuse(state, HireCard(cheap, 5))
    refuse(state, HireCard(state.crew_deck[-1], 0))
    refuse(state, HireCard(state.crew_discard[-1], 0))
    do(state, HireCard(cheap, 0))
    assert len(state.me.crew) == 5


@pytest.mark.rule("RAI-068")
def test_a_hired_crew_member_is_never_moved() -> None:
    state = table()
    hired = crew(state, 0, "toll_keeper")
    (card,) = give(state, "drover")
    at(state, "barracks")
    refuse(state, HireCard(hired, 1))
    sources = {c.option.source for found in flow.choices(state).values() for c in found}
    assert f"card:{hired}" not in sources
    do(state, HireCard(card, 1))
    assert [s.crew for s in state.me.crew] == [hired, card]


@pytest.mark.rule("RAI-069")
def test_two_of_the_same_name() -> None:
    state = table()
    crew(state, 0, "toll_keeper")
    (second,) = give(state, "toll_keeper")
    at(state, "barracks")
    do(state, HireCard(second, 1))
    assert [s.crew.split(".")[1] for s in state.me.crew] == ["toll_keeper"] * 2


@pytest.mark.rule("RAI-070")
@pytest.mark.parametrize("healed", [(0,), (1,), (0, 1), (1, 0)])
def test_which_wounds_heal_and_how_many_of_two_is_the_players_choice(healed: tuple[int, ...]) -> None:
    state = table()
    cards = [crew(state, number, "lancer", wounds=1) for number in (0, 1)]
    edit(state, kumis=1)
    at(state, "barracks")
    do(state, Use("heal"))
    for number in healed:
        do(state, RemoveWound(number))
    if len(healed) < 2:
        do(state, DECLINE)
    assert [s.wounds for s in state.me.crew] == [int(n not in healed) for n in (0, 1)]
    assert state.me.kumis == 0
    assert told(state, "heal") == [("heal", {"card": cards[n], "amount": 1}) for n in healed]
    assert not options(state)


@pytest.mark.rule("RAI-070")
def test_one_wound_is_healed_at_the_same_price() -> None:
    state = table()
    crew(state, 0, "lancer", wounds=1)
    edit(state, kumis=1)
    at(state, "barracks")
    do(state, Use("heal"))
    do(state, RemoveWound(0))
    assert (state.me.wounds, state.me.kumis) == (0, 0)
    assert told(state, "pay") == [("pay", {"item": "kumis", "amount": 1})]
    assert not options(state)


@pytest.mark.rule("RAI-070")
def test_healing_may_be_spread_over_two_crew_members() -> None:
    state = table()
    crew(state, 0, "lancer", wounds=2)
    crew(state, 1, "champion", wounds=2)
    edit(state, kumis=1)
    at(state, "barracks")
    do(state, Use("heal"))
    do(state, RemoveWound(0))
    do(state, RemoveWound(1))
    assert [s.wounds for s in state.me.crew] == [1, 1]


@pytest.mark.rule("RAI-071")
def test_one_kumis_for_one_healing_and_only_with_a_wound() -> None:
    state = table()
    crew(state, 0, "lancer")
    edit(state, kumis=8)
    at(state, "barracks")
    refuse(state, Use("heal"), rule="RAI-071")
    crew(state, 0, "lancer", wounds=4)
    do(state, Use("heal"))
    refuse(state, Use("heal"))
    do(state, RemoveWound(0))
    do(state, RemoveWound(0))
    refuse(state, RemoveWound(0))
    assert (state.me.kumis, state.me.wounds) == (7, 2)


@pytest.mark.rule("RAI-201")
def test_crew_is_discarded_only_while_hiring_also_beside_a_free_space() -> None:
    state = table()
    hired = crew(state, 0, "drover", eagle="a1")
    (card,) = give(state, "toll_keeper")
    choices = [c.option for found in flow.choices(state).values() for c in found]
    assert not any(f"card:{hired}" in (o.source, o.target) or o.source == "space:0.0.crew" for o in choices)
    at(state, "barracks")
    do(state, HireCard(card, 0))
    assert state.crew_discard[-1] == hired
    assert state.me.spaces[0].eagle.startswith("animal.a1")
    assert len(events(state, "dismiss")) == 1


@pytest.mark.rule("RAI-072")
@pytest.mark.parametrize(("worker", "silver"), [("blue.9", 3), ("grey.1", 2), ("red.1", 2)])
def test_silversmith(worker: str, silver: int) -> None:
    state = table()
    at(state, "silversmith", worker)
    do(state, Use("silver"))
    assert state.me.silver == 3 + silver


@pytest.mark.rule("RAI-073", "RAI-074")
@pytest.mark.parametrize(("worker", "provisions"), [("blue.9", 2), ("grey.1", 2), ("red.1", 3)])
def test_farm_gives_provisions(worker: str, provisions: int) -> None:
    state = table()
    at(state, "farm", worker)
    do(state, Use("provisions"))
    assert state.me.provisions == 1 + provisions
    assert not options(state)


@pytest.mark.rule("RAI-074", "RAI-075")
def test_farm_gives_a_red_worker_a_wagon() -> None:
    state = table()
    state.supply["wagon"] = 1
    for worker in ("blue.9", "grey.1"):
        at(state, "farm", worker)
        refuse(state, Use("wagon"), rule="RAI-075")
    at(state, "farm", "red.1")
    do(state, Use("wagon"))
    assert (state.me.wagon, state.me.provisions, state.supply["wagon"]) == (1, 1, 0)
    at(state, "farm", "red.1")
    refuse(state, Use("wagon"), rule="RAI-075")


@pytest.mark.rule("RAI-076")
def test_chiefs_tent_feeds_on_livestock() -> None:
    state = table()
    edit(state, livestock=2)
    at(state, "chiefs_tent", "grey.1")
    do(state, Use("livestock"))
    assert (state.me.livestock, state.me.provisions, state.me.kumis) == (1, 3, 1)


@pytest.mark.rule("RAI-076")
def test_chiefs_tent_completes_one_quest() -> None:
    state = table()
    place = put_quest(state, "q16")
    edit(state, gold=2, livestock=1)
    at(state, "chiefs_tent", "red.1")
    do(state, PayForQuest(place))
    assert (state.me.gold, state.me.quests, state.me.livestock) == (1, ("q16",), 1)
    assert place not in state.quests
    assert not options(state)


@pytest.mark.rule("RAI-077")
def test_chiefs_tent_needs_a_grey_or_red_worker_for_both_options() -> None:
    state = table()
    place = put_quest(state, "q16")
    edit(state, gold=1, livestock=1)
    refuse(state, Place("chiefs_tent"), rule="RAI-045")
    edit(state, worker="red.1")
    do(state, Place("chiefs_tent"))
    assert options(state) == ["use livestock", f"pay_for_quest {place}", "decline"]


@pytest.mark.rule("RAI-090")
@pytest.mark.parametrize(("option", "cards", "kumis"), [("two_cards", 2, 0), ("card_and_kumis", 1, 2)])
def test_meeting_tent(option: str, cards: int, kumis: int) -> None:
    state = table()
    top = state.crew_deck[::-1][:cards]
    at(state, "meeting_tent")
    do(state, Use(option))
    assert (list(state.me.hand), state.me.kumis) == (top, kumis)


@pytest.mark.rule("RAI-091")
def test_market_buys_one_card_for_two_silver() -> None:
    state = table()
    card, kept = give(state, "toll_keeper", "drover")
    at(state, "market")
    do(state, UseWithCard("sell_one", card))
    assert (state.me.silver, state.me.hand, state.crew_discard[-1]) == (5, (kept,), card)


@pytest.mark.rule("RAI-091")
@pytest.mark.parametrize("kind", ["wagon", "equipment"])
def test_market_buys_two_cards_for_a_wagon_or_an_equipment(kind: str) -> None:
    state = table()
    one, two, kept = give(state, "toll_keeper", "drover", "brewer")
    supply = state.supply[kind]
    at(state, "market")
    do(state, UseWithCard(f"two_for_{kind}", one))
    assert getattr(state.me, kind) == 0
    do(state, Discard(two))
    assert (getattr(state.me, kind), state.supply[kind]) == (1, supply - 1)
    assert (state.me.hand, state.crew_discard[-2:]) == ((kept,), [one, two])
    assert (state.me.silver, state.me.kumis, state.me.livestock) == (3, 0, 0)


@pytest.mark.rule("RAI-092")
@pytest.mark.parametrize("kind", ["wagon", "equipment"])
def test_market_refuses_what_the_supply_does_not_have(kind: str) -> None:
    state = table()
    one, _ = give(state, "toll_keeper", "drover")
    state.supply[kind] = 0
    at(state, "market")
    refuse(state, UseWithCard(f"two_for_{kind}", one), rule="RAI-092")
    state.supply[kind] = 1
    at(state, "market")
    assert f"use_with_card two_for_{kind} {one}" in options(state)


CHANGES = [
    # crew cards, building, what is done, changes without the crew, changes with it
    (("recruiter",), "barracks", ("hire_card crew.mercenary",), {"silver": -3}, {"silver": -2}),
    (("recruiter", "recruiter"), "barracks", ("hire_card crew.mercenary",), {"silver": -3}, {"silver": -1}),
    (("recruiter", "recruiter"), "barracks", ("hire_card crew.drover",), {"silver": -1}, {"silver": 0}),
    (("falconer",), "stables", ("take_eagle",), {"silver": -2}, {"silver": -1}),
    (("falconer",), "stables", ("take_horse",), {"equipment": -1}, {"equipment": -1}),
    (("lore_keeper",), "meeting_tent", ("use two_cards",), {"hand": 2}, {"hand": 3}),
    (("lore_keeper",), "meeting_tent", ("use card_and_kumis",), {"hand": 1}, {"hand": 2}),
    (("peddler",), "market", ("use_with_card sell_one",), {"silver": 2}, {"silver": 3}),
    (("peddler",), "market", ("use_with_card two_for_wagon", "discard"), {"silver": 0}, {"silver": 0}),
    (("drover",), "chiefs_tent", ("use livestock",), {"kumis": 1}, {"kumis": 2}),
    (
        ("bone_setter",),
        "barracks",
        ("use heal", "remove_wound 4", "remove_wound 4", "remove_wound 4"),
        {"wounds": -2},
        {"wounds": -3},
    ),
]


@pytest.mark.rule("RAI-212")
@pytest.mark.parametrize("through", ["worker", "as_if"])
@pytest.mark.parametrize(("names", "building", "actions", "without", "having"), CHANGES)
def test_crew_abilities_that_change_a_building(
    names: tuple[str, ...],
    building: str,
    actions: tuple[str, ...],
    without: dict[str, int],
    having: dict[str, int],
    through: str,
) -> None:
    for helpers, changes in (((), without), (names, having)):
        state = table()
        crew(state, 4, "lancer", wounds=3)
        for number, name in enumerate(helpers, start=2):
            crew(state, number, name)
        give(state, "mercenary", "drover")
        edit(state, silver=5, equipment=1, livestock=1, kumis=1)
        before = measures(state)
        if through == "worker":
            at(state, building, "grey.1")
        else:
            (envoy,) = give(state, "envoy")
            at(state, "town_centre", "grey.1")
            do(state, Play(envoy))
            do(state, AsIfAt(building))
        for action in actions:
            if options(state):
                first(state, action)
        changed = {name: measures(state)[name] - before[name] for name in changes}
        assert changed == changes
        assert not options(state)


def measures(state: RaidersState) -> dict[str, int]:
    """What crew abilities at buildings can change for the active player."""
    player = state.me
    goods = {item: getattr(player, item) for item in ("silver", "kumis", "equipment")}
    return {**goods, "hand": len(player.hand), "wounds": player.wounds}


@pytest.mark.rule("RAI-212")
def test_they_never_change_a_like_effect_of_a_card_or_hero() -> None:
    state = table()
    for number, name in enumerate(("falconer", "bone_setter", "peddler", "lore_keeper")):
        crew(state, number, name)
    crew(state, 4, "lancer", wounds=4)
    watcher, healer, *_ = give(state, "sky_watcher", "bone_setter", "peddler", "drover")
    edit(state, silver=5)
    for card, actions in ((watcher, ("take_eagle",)), (healer, ("remove_wound 4", "remove_wound 4"))):
        at(state, "town_centre")
        do(state, Play(card))
        for action in actions:
            first(state, action)
    assert (state.me.silver, state.me.wounds) == (4, 2)
    at(state, "town_centre")
    first(state, "play crew.peddler")
    first(state, "discard")
    assert state.me.silver == 8
