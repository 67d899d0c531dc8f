"""The Town Centre: cards, heroes, eagles (RAI-078 to RAI-089, RAI-202, RAI-203, RAI-213, RAI-214)."""

from __future__ import annotations

import pytest

from game.engine.model import DECLINE
from game.titles.raiders.rules.cards.effects import Vp
from game.titles.raiders.rules.shared.discarding import Discard
from game.titles.raiders.rules.state.state import RaidersState, kind
from game.titles.raiders.rules.turn import PickUp, Place
from game.titles.raiders.rules.village.buildings import AsIfAt
from game.titles.raiders.rules.village.crew import HireCard, Swap
from game.titles.raiders.rules.village.quests import PayForQuest
from game.titles.raiders.rules.village.town import Play, UseEagle, UseHero
from tests.titles.playing import do, now, options, refuse
from tests.titles.raiders.positions import (
    BOOK,
    TAKE,
    at,
    crew,
    edit,
    first,
    give,
    lay,
    put_quest,
    table,
    told,
)

NOTHING = {
    **dict.fromkeys(("silver", "provisions", "kumis", "vp", "gold", "equipment", "wagon", "livestock"), 0),
    **dict.fromkeys(("hand", "crew", "wounds", "eagles", "horses", "quests"), 0),
}


def measures(state: RaidersState) -> dict[str, int]:
    """Everything of the active player that can be counted."""
    player = state.me
    return {
        **{item: getattr(player, item) for item in list(NOTHING)[:8]},
        "hand": len(player.hand),
        "crew": len(player.crew),
        "wounds": player.wounds,
        "eagles": sum(1 for s in player.spaces if s.eagle),
        "horses": sum(1 for s in player.spaces if s.horse),
        "quests": len(player.quests),
    }


def rich() -> RaidersState:
    """Seat 0 has some of everything: wounds, an eagle, cards, plunder, quests; seat 1 has more VP."""
    state = table()
    crew(state, 0, "lancer", wounds=3, eagle="a7")
    give(state, "drover", "peddler")
    plunder = {"gold": 1, "equipment": 1, "wagon": 1, "livestock": 2}
    edit(state, silver=5, provisions=5, kumis=5, vp=5, quests=tuple(state.quest_box[:2]), **plunder)
    edit(state, seat=1, vp=9)
    put_quest(state, "q16")
    lay(state, "cimmeria_left.left", "gold", "wagon")
    lay(state, "assyria_left.left", "equipment", "livestock")
    return state


PLAYS = [
    # crew card, choices while its play ability is carried out, what changes beyond the card leaving the hand
    ("brawler", ("choose_effect 0",), {"hand": 2}),
    ("brawler", ("choose_effect 1",), {"provisions": 2}),
    ("herdsman", ("take_piece cimmeria_left.left gold",), {"gold": 1}),
    ("mercenary", (), {"vp": -1, "silver": 3}),
    ("toll_keeper", (), {"silver": 3}),
    ("recruiter", ("swap crew.drover",), {"wounds": -3}),
    ("envoy", ("as_if_at silversmith", "use silver"), {"silver": 3}),
    ("falconer", ("return_eagle 0", "take_horse"), {"eagles": -1, "horses": 1}),
    ("herald", ("play crew.drover",), {"livestock": 1}),
    ("challenger", (), {"silver": 4}),
    ("reaver", ("take_piece assyria_left.left equipment",), {"equipment": 1}),
    ("sapper", (), {"equipment": 1}),
    ("spear_guard", (), {"kumis": 2, "provisions": 1}),
    ("lancer", (), {"provisions": 3}),
    ("sky_watcher", ("take_eagle * 1",), {"silver": -1, "eagles": 1}),
    ("horse_breaker", ("take_horse",), {"silver": -2, "horses": 1}),
    ("bowyer", (), {"silver": -1, "equipment": 1, "hand": 1}),
    ("wainwright", (), {"wagon": 1}),
    ("forager", (), {"provisions": 2, "silver": 1}),
    ("brewer", (), {"kumis": 3}),
    ("healer", ("remove_wound 0", "remove_wound 0", "remove_wound 0"), {"wounds": -3}),
    ("bone_setter", ("remove_wound 0", "remove_wound 0"), {"wounds": -2, "kumis": 1}),
    ("shield_bearer", ("choose_effect 0", "remove_wound 0", "remove_wound 0"), {"wounds": -2}),
    ("shield_bearer", ("choose_effect 1",), {"silver": 2}),
    ("veteran", (), {"silver": 1, "kumis": 2}),
    ("zealot", (), {"provisions": -1, "kumis": 3}),
    ("blood_sworn", ("discard crew.drover",), {"hand": 2}),
    ("kinswoman", ("pay_for_quest village.quest.1",), {"gold": -1, "quests": 1}),
    ("lore_keeper", (), {"hand": 3}),
    ("peddler", ("discard crew.drover",), {"hand": -1, "silver": 4}),
    ("goldsmith", (), {"gold": -1, "vp": 4}),
    ("drover", (), {"livestock": 1}),
    ("outrunner", ("choose_effect 0",), {"silver": 2}),
    ("outrunner", ("choose_effect 1",), {"kumis": 2}),
    ("pathfinder", (), {"silver": 1, "provisions": 1, "kumis": 1}),
    ("berserk_rider", (), {"kumis": 4}),
    ("champion", (), {"equipment": -1, "vp": 3}),
    ("twin_saddle", ("take_horse",), {"livestock": -1, "horses": 1}),
    ("night_raider", ("take_piece cimmeria_left.left wagon",), {"kumis": -1, "wagon": 1}),
    ("quartermaster", (), {"silver": 2, "provisions": 1}),
    ("elder", (), {"vp": 1}),
]


@pytest.mark.rule("RAI-079")
@pytest.mark.parametrize(("name", "actions", "changes"), PLAYS)
def test_playing_a_card(name: str, actions: tuple[str, ...], changes: dict[str, int]) -> None:
    state = rich()
    before = measures(state)
    (card,) = give(state, name)
    at(state, "town_centre")
    do(state, Play(card))
    assert state.crew_discard.count(card) == 1
    assert card not in state.me.hand
    for action in actions:
        first(state, action)
    assert not options(state)
    after = measures(state)
    assert {item: after[item] - before[item] for item in before} == NOTHING | changes


def test_every_crew_card_is_played() -> None:
    assert {name for name, _, _ in PLAYS} == {card.id for card in BOOK.crew.values()}
    assert len(BOOK.crew) == 2 * 38


@pytest.mark.rule("RAI-082")
@pytest.mark.parametrize(("name", "actions", "changes"), PLAYS)
def test_an_eagle_plays_the_card_below_it(
    name: str, actions: tuple[str, ...], changes: dict[str, int]
) -> None:
    state = rich()
    card = crew(state, 3, name, eagle="a4")
    before = measures(state)
    at(state, "town_centre")
    do(state, UseEagle(state.me.spaces[3].eagle))
    for action in actions:
        first(state, action)
    assert not options(state)
    after = measures(state)
    own_ability = {"kinswoman": {"vp": 1}, "elder": {"silver": 1}}.get(name, {})
    assert {item: after[item] - before[item] for item in before} == NOTHING | changes | own_ability
    assert state.me.spaces[3].crew == card
    assert card not in state.crew_discard


@pytest.mark.rule("RAI-079")
@pytest.mark.parametrize(
    ("quests", "most", "vp"), [(0, 3, 0), (1, 3, 1), (3, 3, 3), (4, 3, 3), (2, 1, 1), (4, 0, 4)]
)
def test_points_for_completed_quests_up_to_a_limit(quests: int, most: int, vp: int) -> None:
    state = table()
    edit(state, quests=tuple(state.quest_box[:quests]))
    now(state, Vp(1, per="completed_quest", max=most))
    assert state.me.vp == vp


HEROES = [
    ("arpada", (), {"silver": 1, "kumis": 1, "provisions": 1, "hand": 1}),
    ("charope", ("play crew.drover", "play crew.brewer"), {"hand": -2, "livestock": 1, "kumis": 3}),
    ("enaree", ("discard crew.drover", "hire_card crew.champion.* 1"), {"hand": -2, "crew": 1}),
    ("hurasu", ("pay_for_quest village.quest.1",), {"gold": -1, "quests": 1, "kumis": 1}),
    ("katiari", ("choose_effect 0", "remove_wound 0", "remove_wound 0", "remove_wound 0"), {"wounds": -3}),
    ("katiari", ("choose_effect 1",), {"silver": 3}),
    ("patak", ("take_eagle * 1",), {"eagles": 1}),
    ("sparethra", ("take_horse",), {"silver": -2, "horses": 1}),
    ("vadasz", (), {"kumis": 4, "provisions": 1}),
]


def use_hero(state: RaidersState, name: str) -> str:
    """Seat 0 has this hero and uses it at the Town Centre; the hero card."""
    hero = f"hero.{name}"
    edit(state, hero=hero)
    at(state, "town_centre")
    do(state, UseHero(hero))
    return hero


@pytest.mark.rule("RAI-080", "RAI-086")
@pytest.mark.parametrize(("name", "actions", "changes"), HEROES)
def test_using_a_hero(name: str, actions: tuple[str, ...], changes: dict[str, int]) -> None:
    state = rich()
    give(state, "brewer", "champion")
    before = measures(state)
    hero = use_hero(state, name)
    for action in actions:
        first(state, action)
    assert not options(state)
    after = measures(state)
    assert {item: after[item] - before[item] for item in before} == NOTHING | changes
    assert state.me.hero == hero
    assert told(state, "use_hero") == [("use_hero", {"card": hero})]


def test_every_hero_is_used() -> None:
    assert {f"hero.{name}" for name, _, _ in HEROES} == set(BOOK.heroes)


@pytest.mark.rule("RAI-078")
def test_one_card_or_the_hero_or_one_eagle() -> None:
    state = table()
    (card,) = give(state, "toll_keeper")
    crew(state, 2, "brewer", eagle="a5")
    edit(state, hero="hero.vadasz")
    eagle = state.me.spaces[2].eagle
    state.village["town_centre"] = ""
    do(state, Place("town_centre"))
    assert options(state) == [f"play {card}", "use_hero hero.vadasz", f"use_eagle {eagle}", "decline"]
    do(state, Play(card))
    refuse(state, UseHero("hero.vadasz"))
    assert (state.me.silver, state.me.kumis) == (6, 0)


@pytest.mark.rule("RAI-079")
def test_playing_costs_no_silver() -> None:
    state = table()
    edit(state, silver=0)
    (card,) = give(state, "lancer")
    at(state, "town_centre")
    do(state, Play(card))
    assert (state.me.silver, state.me.provisions, state.crew_discard[-1]) == (0, 4, card)
    assert told(state, "discard", "use_play", "pay", "gain") == [
        ("discard", {"card": card}),
        ("use_play", {"card": card}),
        ("gain", {"item": "provisions", "amount": 3}),
    ]


@pytest.mark.rule("RAI-081")
def test_a_hero_and_an_eagle_can_be_used_again_on_a_later_turn() -> None:
    state = table()
    edit(state, hero="hero.vadasz")
    for kumis in (4, 8):
        state.village.update(town_centre="", farm="", market="blue.2")
        do(state, Place("town_centre"))
        do(state, UseHero("hero.vadasz"))
        assert state.players[0].kumis == kumis
        do(state, PickUp("market"))
        do(state, DECLINE)
        do(state, Place("farm"))
        do(state, DECLINE)
        do(state, PickUp("town_centre"))
        do(state, DECLINE)
        assert state.active == 0


@pytest.mark.rule("RAI-083")
def test_an_eagle_needs_the_symbol_and_a_crew_card_below() -> None:
    state = table()
    crew(state, 0, "toll_keeper", eagle="a1")
    crew(state, 1, "toll_keeper", eagle="a7")
    crew(state, 2, "", eagle="a4")
    at(state, "town_centre")
    for number in range(3):
        refuse(state, UseEagle(state.me.spaces[number].eagle), rule="RAI-083")
    crew(state, 2, "brewer", eagle="a4")
    do(state, UseEagle(state.me.spaces[2].eagle))
    assert state.me.kumis == 3


@pytest.mark.rule("RAI-084", "RAI-085")
def test_hero_and_eagle_once_a_turn_but_several_cards_and_eagles() -> None:
    state = table()
    give(state, "drover", "herald")
    crew(state, 0, "herald", eagle="a4")
    crew(state, 1, "brewer", eagle="a5")
    hero = use_hero(state, "charope")
    one, two = state.me.spaces[0].eagle, state.me.spaces[1].eagle
    refuse(state, UseHero(hero), rule="RAI-085")
    do(state, UseEagle(one))
    refuse(state, UseEagle(one), rule="RAI-085")
    do(state, UseEagle(two))
    refuse(state, UseEagle(two), rule="RAI-085")
    refuse(state, UseEagle(one), rule="RAI-085")
    first(state, "play crew.herald")
    first(state, "play crew.drover")
    assert (state.me.kumis, state.me.livestock) == (3, 1)
    assert not options(state)


@pytest.mark.rule("RAI-085")
def test_the_limit_spans_both_buildings_of_a_turn() -> None:
    state = table()
    crew(state, 0, "envoy", eagle="a4")
    edit(state, hero="hero.vadasz")
    state.village.update(town_centre="blue.1", farm="")
    give(state, "envoy")
    do(state, Place("barracks"))
    do(state, DECLINE)
    do(state, PickUp("town_centre"))
    do(state, UseEagle(state.me.spaces[0].eagle))
    do(state, AsIfAt("town_centre"))
    refuse(state, UseEagle(state.me.spaces[0].eagle), rule="RAI-085")
    do(state, UseHero("hero.vadasz"))
    assert state.players[0].kumis == 4


@pytest.mark.rule("RAI-087")
def test_enaree_hires_by_all_rules_but_the_silver() -> None:
    state = table()
    edit(state, silver=0)
    paid, dear, _ = give(state, "drover", "champion", "lancer")
    hired = [
        crew(state, n, name) for n, name in enumerate(("forager", "healer", "envoy", "brewer", "sapper"))
    ]
    use_hero(state, "enaree")
    do(state, Discard(paid))
    refuse(state, HireCard(dear, 5))
    refuse(state, HireCard(state.crew_deck[-1], 0))
    do(state, HireCard(dear, 1))
    assert [s.crew for s in state.me.spaces] == [hired[0], dear, *hired[2:]]
    assert state.crew_discard[-2:] == [paid, hired[1]]
    assert (len(state.me.hand), state.me.silver) == (1, 0)
    assert not options(state)


@pytest.mark.rule("RAI-088")
@pytest.mark.parametrize(("name", "side", "silver"), [("patak", "eagle", 3), ("sparethra", "horse", 1)])
def test_heroes_take_animals_from_the_line_as_at_the_stables(name: str, side: str, silver: int) -> None:
    state = table()
    crew(state, 0, "", eagle="a1", horse="a2")
    old = getattr(state.me.spaces[0], side)
    use_hero(state, name)
    taken, top = state.animal_line[0], state.animal_deck[-1]
    refuse(state, TAKE[side](top, 1))
    do(state, TAKE[side](taken, 0))
    assert getattr(state.me.spaces[0], side) == taken
    assert state.animal_discard == [old]
    assert state.animal_line[-1] == top
    assert state.me.silver == silver
    assert kind(state.worker) == "blue"


@pytest.mark.rule("RAI-089")
def test_hurasu_completes_a_quest_with_a_blue_worker() -> None:
    state = table()
    place = put_quest(state, "q17")
    edit(state, hero="hero.hurasu", gold=1, silver=1)
    at(state, "town_centre", "blue.9")
    refuse(state, UseHero("hero.hurasu"), rule="RAI-153")
    edit(state, silver=2)
    do(state, UseHero("hero.hurasu"))
    do(state, PayForQuest(place))
    assert (state.me.gold, state.me.silver, state.me.kumis, state.me.quests) == (0, 0, 1, ("q17",))


@pytest.mark.rule("RAI-089")
def test_hurasu_gains_no_kumis_without_a_quest() -> None:
    state = table()
    put_quest(state, "q16")
    edit(state, gold=1)
    use_hero(state, "hurasu")
    do(state, DECLINE)
    assert (state.me.gold, state.me.kumis, state.me.quests) == (1, 0, ())


@pytest.mark.rule("RAI-202")
def test_the_played_card_cannot_pay_for_itself() -> None:
    state = table()
    (card,) = give(state, "peddler")
    at(state, "town_centre")
    refuse(state, Play(card), rule="RAI-166")
    (other,) = give(state, "drover")
    at(state, "town_centre")
    do(state, Play(card))
    assert state.crew_discard[-1] == card
    refuse(state, Discard(card))
    do(state, Discard(other))
    assert (state.me.hand, state.me.silver) == ((), 7)


@pytest.mark.rule("RAI-202")
def test_the_played_card_cannot_be_the_hand_card_of_its_swap() -> None:
    state = table()
    crew(state, 0, "lancer")
    (card,) = give(state, "recruiter")
    at(state, "town_centre")
    refuse(state, Play(card), rule="RAI-203")
    (other,) = give(state, "drover")
    at(state, "town_centre")
    do(state, Play(card))
    assert options(state) == [f"swap {other} 0", "decline"]


@pytest.mark.rule("RAI-203")
def test_swapping_takes_the_space_and_leaves_the_animals() -> None:
    state = table()
    leaving = crew(state, 2, "recruiter", wounds=1, eagle="a4", horse="a1")
    (card,) = give(state, "champion")
    eagle, horse = state.me.spaces[2].eagle, state.me.spaces[2].horse
    edit(state, silver=0)
    at(state, "town_centre")
    do(state, UseEagle(eagle))
    do(state, Swap(card, 2))
    space = state.me.spaces[2]
    assert (space.crew, space.wounds, space.eagle, space.horse) == (card, 0, eagle, horse)
    assert (state.me.hand, state.me.silver) == ((leaving,), 0)
    assert leaving not in state.crew_discard
    assert told(state, "use_eagle", "swap") == [
        ("use_eagle", {"card": eagle}),
        ("swap", {"card": card, "leaving": leaving}),
    ]


@pytest.mark.rule("RAI-203")
def test_no_swap_without_crew_or_without_a_hand_card() -> None:
    state = table()
    card, _ = give(state, "recruiter", "drover")
    at(state, "town_centre")
    refuse(state, Play(card), rule="RAI-203")
    state = table()
    crew(state, 0, "recruiter", eagle="a4")
    at(state, "town_centre")
    refuse(state, UseEagle(state.me.spaces[0].eagle), rule="RAI-203")


@pytest.mark.rule("RAI-213")
def test_an_elder_pays_once_for_a_worker_at_the_town_centre() -> None:
    state = table()
    crew(state, 0, "elder")
    herald, drover = give(state, "herald", "drover")
    at(state, "town_centre")
    do(state, Play(herald))
    do(state, Play(drover))
    assert (state.me.livestock, state.me.silver) == (1, 4)
    at(state, "town_centre")
    do(state, DECLINE)
    assert state.me.silver == 4


@pytest.mark.rule("RAI-213")
def test_what_an_elder_gives_comes_after_the_action() -> None:
    state = table()
    crew(state, 0, "elder")
    edit(state, silver=1, hero="hero.sparethra")
    herald, brewer = give(state, "herald", "brewer")
    at(state, "town_centre")
    refuse(state, UseHero("hero.sparethra"), rule="RAI-166")
    do(state, Play(herald))
    assert state.me.silver == 1
    do(state, Play(brewer))
    assert told(state, "gain") == [
        ("gain", {"item": "kumis", "amount": 3}),
        ("gain", {"item": "silver", "amount": 1}),
    ]


@pytest.mark.rule("RAI-213")
@pytest.mark.parametrize(("through", "silver"), [("place", 4), ("pick_up", 4), ("as_if", 4)])
def test_an_elder_pays_for_placing_and_picking_up(through: str, silver: int) -> None:
    state = table()
    crew(state, 0, "elder")
    drover, envoy = give(state, "drover", "envoy")
    if through == "pick_up":
        do(state, Place("barracks"))
        do(state, DECLINE)
        do(state, PickUp("town_centre"))
    else:
        state.village["town_centre"] = ""
        do(state, Place("town_centre"))
    if through == "as_if":
        do(state, Play(envoy))
        do(state, AsIfAt("town_centre"))
    do(state, Play(drover))
    assert (state.players[0].livestock, state.players[0].silver) == (1, silver)


@pytest.mark.rule("RAI-214")
def test_any_building_may_be_the_town_centre_itself() -> None:
    state = table()
    envoy, brewer, _ = give(state, "envoy", "brewer", "drover")
    crew(state, 0, "envoy", eagle="a4")
    at(state, "town_centre")
    do(state, UseEagle(state.me.spaces[0].eagle))
    do(state, AsIfAt("town_centre"))
    refuse(state, UseEagle(state.me.spaces[0].eagle), rule="RAI-085")
    do(state, Play(brewer))
    assert state.me.kumis == 3
    assert envoy in state.me.hand
    assert not options(state)
