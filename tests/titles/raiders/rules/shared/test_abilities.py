"""The 38 crew abilities, each once as it is and once under a doubling eagle (RAI-170, RAI-209)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from game.titles.raiders.rules.raid.raid import (
    AddStrength,
    ChooseDie,
    PayAbility,
    PayRaid,
    RaidGains,
    ReplaceWagons,
    Reroll,
    Roll,
)
from game.titles.raiders.rules.raid.strength import dice_of, parts, wounds_of
from game.titles.raiders.rules.raid.wounds import AfterWounds, PlaceWounds, Wound
from game.titles.raiders.rules.shared.goods import held
from game.titles.raiders.rules.state.book import Band
from game.titles.raiders.rules.state.state import Raid, RaidersState, kind
from game.titles.raiders.rules.turn import Place
from game.titles.raiders.rules.village.animals import TakeEagle
from game.titles.raiders.rules.village.buildings import Use, UseWithCard
from game.titles.raiders.rules.village.crew import HireCard
from game.titles.raiders.rules.village.healing import RemoveWound
from game.titles.raiders.rules.village.quests import CompleteQuest, PayForQuest
from game.titles.raiders.rules.village.town import UseHero
from tests.titles.playing import can, do, events, now, refuse
from tests.titles.raiders.positions import BOOK, crew, edit, give, lay, line, put_quest, table, town

Case = Callable[[RaidersState], int]
"""Brings the card on seat 0's first crew space to act; how much came of it."""


def strength(settlement: str, prepare: Callable[[RaidersState], None] = lambda state: None) -> Case:
    """What abilities add to a raid there."""

    def case(state: RaidersState) -> int:
        lay(state, f"{settlement}.left")
        lay(state, f"{settlement}.right")
        prepare(state)
        state.raid = Raid(settlement)
        return dict(parts(state, 0, state.raid))["abilities"]

    return case


def more_vp(state: RaidersState) -> None:
    edit(state, vp=1, seat=1)


def eagle_elsewhere(state: RaidersState) -> None:
    crew(state, 1, "elder", eagle="a7")
    crew(state, 2, "", eagle="a8")


def horses(number: int) -> Callable[[RaidersState], None]:
    def prepare(state: RaidersState) -> None:
        for space, name in enumerate(("lancer", "elder", "veteran")[:number], start=1):
            crew(state, space, name, horse="a6")
        crew(state, 4, "", horse="a5")

    return prepare


def gold(state: RaidersState) -> None:
    lay(state, "cimmeria_left.left", "gold")


def wounds_here(state: RaidersState) -> None:
    _change_first(state, wounds=2)


def horse_here(state: RaidersState) -> None:
    crew(state, 3, "", horse="a6")
    horse = state.me.spaces[3].horse
    _change_first(state, horse=horse)


def _change_first(state: RaidersState, **values: int | str) -> None:
    state.players[0] = state.me.with_space(0, replace(state.me.spaces[0], **values))


def band_of(number: int) -> Callable[[RaidersState], None]:
    def prepare(state: RaidersState) -> None:
        for space in range(1, number):
            crew(state, space, ("elder", "lore_keeper", "envoy", "healer")[space - 1])

    return prepare


def bought(state: RaidersState) -> int:
    """Strength bought in step 3 as often as it is offered."""
    edit(state, silver=8)
    state.raid = Raid("cimmeria_left")
    now(state, AddStrength())
    card, silver = state.me.spaces[0].crew, state.me.silver
    while can(state, PayAbility(card)):
        do(state, PayAbility(card))
    assert state.raid is not None
    assert 2 * (silver - state.me.silver) == state.raid.strength
    return state.raid.strength


def gained(item: str, settlement: str, *plunder: str) -> Case:
    """What comes of it after a raid there that took this plunder."""

    def case(state: RaidersState) -> int:
        before = held(state.players[0], item)
        state.raid = Raid(settlement, plunder=plunder)
        now(state, RaidGains())
        return held(state.players[0], item) - before

    return case


def rerolled(*colours: str) -> Case:
    """How many dice are rerolled, where as many as can be are chosen each time."""

    def case(state: RaidersState) -> int:
        state.raid = Raid("cimmeria_left", dice=tuple((c, 0) for c in colours))
        now(state, Reroll())
        card, dice = state.me.spaces[0].crew, range(len(colours))
        while state.stack:
            number = next((n for n in dice if can(state, ChooseDie(card, n))), -1)
            do(state, Roll() if number < 0 else ChooseDie(card, number))
        return len(events(state, "rerolled"))

    return case


def fewer_yellow(state: RaidersState) -> int:
    lay(state, "greece_left.left", "gold")
    lay(state, "greece_left.right", "gold")
    return 2 - dice_of(state, 0, "greece_left")["yellow"]


def cheaper_raid(state: RaidersState) -> int:
    """Provisions saved in Persia, where 3 are printed."""
    edit(state, provisions=8, wagon=1)
    state.raid = Raid("persia_left")
    now(state, PayRaid())
    return 3 - (8 - state.me.provisions)


def replaced_wagons(state: RaidersState) -> int:
    """Wagons paid with 2 provisions each in Greece, where 2 provisions and 2 wagons are printed."""
    edit(state, provisions=8, wagon=2)
    state.raid = Raid("greece_left")
    now(state, PayRaid())
    most = 2 if can(state, ReplaceWagons(2)) else 1
    do(state, ReplaceWagons(most))
    assert (state.me.provisions, state.me.wagon) == (8 - 2 - 2 * most, most)
    return most


def ignored_wounds(state: RaidersState) -> int:
    return 3 - wounds_of(state, 0, Raid("cimmeria_left"), Band(0, 0, 3))


def after_wounds(item: str, wounds: int) -> Case:
    """What comes of it when the card takes so many wounds; it stands alone."""

    def case(state: RaidersState) -> int:
        before = held(state.players[0], item)
        state.raid = Raid("cimmeria_left")
        now(state, PlaceWounds(wounds), AfterWounds())
        return held(state.players[0], item) - before

    return case


def cheaper_hire(state: RaidersState) -> int:
    (lancer,) = give(state, "lancer")
    edit(state, silver=8)
    do(state, Place("barracks"))
    do(state, HireCard(lancer, 1))
    return 5 - (8 - state.me.silver)


def cheaper_eagle(state: RaidersState) -> int:
    edit(state, worker="grey.99")
    (animal, *_) = line(state, "a5", "a6", "a7")
    do(state, Place("stables"))
    do(state, TakeEagle(animal, 1))
    return 2 - (3 - state.me.silver)


def healed(state: RaidersState) -> int:
    """Wounds removed beyond 2 at the Barracks."""
    crew(state, 1, "lancer", wounds=4)
    crew(state, 2, "champion", wounds=4)
    edit(state, kumis=1)
    do(state, Place("barracks"))
    do(state, Use("heal"))
    while can(state, RemoveWound(1)) or can(state, RemoveWound(2)):
        do(state, RemoveWound(1 if can(state, RemoveWound(1)) else 2))
    return 8 - 2 - state.me.wounds


def drawn(state: RaidersState) -> int:
    """Cards drawn beyond 2 at the Meeting Tent."""
    state.village["farm"], state.village["meeting_tent"] = state.village["meeting_tent"], ""
    state.asked = None
    do(state, Place("meeting_tent"))
    do(state, Use("two_cards"))
    return len(state.me.hand) - 2


def sold(state: RaidersState) -> int:
    """Silver beyond 2 for a card at the Market."""
    (brewer,) = give(state, "brewer")
    state.village["farm"], state.village["market"] = state.village["market"], ""
    state.asked = None
    do(state, Place("market"))
    do(state, UseWithCard("sell_one", brewer))
    return state.me.silver - 3 - 2


def slaughtered(state: RaidersState) -> int:
    """Kumis beyond 1 at the Chief's Tent."""
    edit(state, worker="grey.99", livestock=1)
    do(state, Place("chiefs_tent"))
    do(state, Use("livestock"))
    assert state.me.provisions == 1 + 2
    return state.me.kumis - 1


def in_town(state: RaidersState) -> int:
    """Silver for a Town Centre action that gives none itself."""
    edit(state, hero="hero.vadasz")
    town(state)
    do(state, UseHero("hero.vadasz"))
    return state.me.silver - 3


def quest(state: RaidersState) -> int:
    place = put_quest(state, "q16")
    edit(state, gold=1)
    now(state, CompleteQuest())
    do(state, PayForQuest(place))
    return state.me.vp


CASES: dict[str, tuple[Case, int, int]] = {
    "reaver": (strength("cimmeria_left"), 2, 4),
    "sapper": (strength("assyria_left"), 2, 4),
    "spear_guard": (strength("persia_left"), 3, 6),
    "lancer": (strength("greece_left"), 3, 6),
    "challenger": (strength("cimmeria_left", more_vp), 2, 4),
    "sky_watcher": (strength("cimmeria_left", eagle_elsewhere), 1, 2 * 2),
    "horse_breaker": (strength("cimmeria_left", horses(3)), 2, 4),
    "pathfinder": (strength("cimmeria_left", gold), 1, 2),
    "berserk_rider": (strength("cimmeria_left", wounds_here), 2, 4),
    "champion": (strength("cimmeria_left", band_of(5)), 2, 4),
    "twin_saddle": (strength("cimmeria_left", horse_here), 2, 4),
    "mercenary": (bought, 2, 4),
    "herdsman": (gained("silver", "cimmeria_left"), 1, 2),
    "toll_keeper": (gained("silver", "assyria_left"), 2, 4),
    "bowyer": (gained("equipment", "persia_left"), 1, 2),
    "envoy": (gained("cards", "greece_left"), 1, 2),
    "brewer": (gained("kumis", "persia_left"), 1, 2),
    "quartermaster": (gained("provisions", "greece_left"), 1, 2),
    "goldsmith": (gained("vp", "cimmeria_left", "gold", "gold", "wagon"), 1, 2),
    "brawler": (rerolled("red", "red", "white"), 1, 2),
    "night_raider": (rerolled("red", *["yellow"] * 5), 2, 4),
    "outrunner": (fewer_yellow, 1, 2),
    "forager": (cheaper_raid, 1, 2),
    "wainwright": (replaced_wagons, 1, 2),
    "healer": (ignored_wounds, 1, 2),
    "herald": (after_wounds("cards", 1), 1, 2),
    "shield_bearer": (after_wounds("vp", 2), 1, 2),
    "blood_sworn": (after_wounds("silver", 2), 2, 4),
    "veteran": (after_wounds("vp", 5), 4, 8),
    "zealot": (after_wounds("vp", 4), 3, 6),
    "recruiter": (cheaper_hire, 1, 2),
    "falconer": (cheaper_eagle, 1, 2),
    "bone_setter": (healed, 1, 2),
    "lore_keeper": (drawn, 1, 2),
    "peddler": (sold, 1, 2),
    "drover": (slaughtered, 1, 2),
    "elder": (in_town, 1, 2),
    "kinswoman": (quest, 1, 2),
}


@pytest.mark.rule("RAI-170", "RAI-209")
@pytest.mark.parametrize("name", sorted({kind(card) for card in BOOK.crew}))
def test_a_crew_ability_works_and_works_twice_under_a_doubling_eagle(name: str) -> None:
    case, once, twice = CASES[name]
    for eagle, effect in (("", once), ("a1", twice)):
        state = table()
        crew(state, 0, name, eagle=eagle)
        assert case(state) == effect


FALSE: dict[str, tuple[str, Case]] = {
    "elsewhere than in Cimmeria": ("reaver", strength("assyria_left")),
    "elsewhere than in Assyria": ("sapper", strength("persia_left")),
    "elsewhere than in Persia": ("spear_guard", strength("greece_left")),
    "elsewhere than in Greece": ("lancer", strength("cimmeria_left")),
    "nobody has more VP": ("challenger", strength("cimmeria_left")),
    "no eagle has a crew card": ("sky_watcher", strength("cimmeria_left", horses(3))),
    "only 2 equipped horses": ("horse_breaker", strength("cimmeria_left", horses(2))),
    "no gold at the settlement": ("pathfinder", strength("assyria_left", gold)),
    "unwounded": ("berserk_rider", strength("cimmeria_left")),
    "a crew of 4": ("champion", strength("cimmeria_left", band_of(4))),
    "the horse is elsewhere": ("twin_saddle", strength("cimmeria_left", horses(3))),
    "no raid in Cimmeria": ("herdsman", gained("silver", "assyria_left")),
    "no raid in Assyria": ("toll_keeper", gained("silver", "cimmeria_left")),
    "no raid in Persia": ("bowyer", gained("equipment", "greece_left")),
    "no raid in Greece": ("envoy", gained("cards", "persia_left")),
    "no gold taken": ("goldsmith", gained("vp", "cimmeria_left", "wagon")),
    "not wounded": ("blood_sworn", after_wounds("silver", 0)),
    "not killed": ("veteran", after_wounds("vp", 4)),
}


@pytest.mark.rule("RAI-170", "RAI-209")
@pytest.mark.parametrize("why", FALSE)
def test_a_crew_ability_is_nothing_while_its_condition_does_not_hold(why: str) -> None:
    name, case = FALSE[why]
    for eagle in ("", "a1"):
        state = table()
        crew(state, 0, name, eagle=eagle if name != "sky_watcher" else "")
        assert case(state) == 0


@pytest.mark.rule("RAI-209")
def test_a_killed_card_is_doubled_by_the_eagle_it_died_under() -> None:
    state = table()
    crew(state, 0, "zealot", wounds=3, eagle="a1")
    crew(state, 1, "veteran", wounds=4)
    state.raid = Raid("cimmeria_left")
    now(state, PlaceWounds(2), AfterWounds())
    do(state, Wound(0))
    assert state.me.crew == []
    assert state.me.vp == 2 * 3 + 4


@pytest.mark.rule("RAI-209")
def test_numbers_inside_a_condition_are_not_doubled() -> None:
    state = table()
    crew(state, 0, "horse_breaker", eagle="a1", horse="a6")
    crew(state, 1, "elder", horse="a6")
    assert dict(parts(state, 0, Raid("cimmeria_left")))["abilities"] == 0
    crew(state, 2, "lancer", horse="a6")
    assert dict(parts(state, 0, Raid("cimmeria_left")))["abilities"] == 2 * 2


@pytest.mark.rule("RAI-209")
def test_an_optional_price_is_paid_for_each_use() -> None:
    state = table()
    card = crew(state, 0, "mercenary", eagle="a1")
    edit(state, silver=1)
    state.raid = Raid("cimmeria_left")
    now(state, AddStrength())
    do(state, PayAbility(card))
    assert state.raid.strength == 2
    refuse(state, PayAbility(card), rule="RAI-165")
