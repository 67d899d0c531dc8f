"""What buttons, previews, cards and the log of Raiders of Scythia say: the numbers that count."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.engine import flow
from game.engine.model import UNKNOWN, Action, Event, Option
from game.presentation.title_words import tip_text
from game.titles.raiders.rules.cards.effects import Choose, Draw, Gain, If, Pay, Vp
from game.titles.raiders.rules.raid.raid import ChooseDie, Roll, StartRaid, TakeSpace
from game.titles.raiders.rules.raid.strength import ignored_wounds
from game.titles.raiders.rules.raid.wounds import PlaceWounds, Wound
from game.titles.raiders.rules.shared.discarding import Discard
from game.titles.raiders.rules.state.book import Condition
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.rules.state.step import RaidersStep
from game.titles.raiders.rules.turn import Place
from game.titles.raiders.rules.village.animals import GainAnimal, TakeEagle, TakeHorse
from game.titles.raiders.rules.village.buildings import Use, UseWithCard
from game.titles.raiders.rules.village.crew import HireCard
from game.titles.raiders.rules.village.healing import Heal
from game.titles.raiders.rules.village.quests import CompleteQuest, PayForQuest
from game.titles.raiders.rules.village.town import Play, UseHero
from game.titles.raiders.words import phrases
from tests import games
from tests.titles.playing import do, now
from tests.titles.raiders.positions import (
    BOOK,
    TITLE,
    at,
    crew,
    edit,
    give,
    lay,
    put_quest,
    raid,
    ready,
    table,
)
from tests.titles.raiders.words.looks import SAY, WORDS, context


def preview(state: RaidersState, action: Action) -> str:
    """What is said before seat 0 does this, in plain words."""
    found = (c.option for c in flow.choices(state)[0] if c.option.action == action)
    return phrases.spoken(SAY, WORDS.preview(context(state), next(found)))


def button(state: RaidersState, action: Action) -> str:
    """The words of a button."""
    words: str = WORDS.label(context(state), action).words
    return words


# ---------------------------------------------------------------------- previews

BUILDINGS = [
    # building, worker, crew, option, what is paid and gained
    ("silversmith", "blue.9", "", "silver", "Gain 3 silver"),
    ("silversmith", "grey.9", "", "silver", "Gain 2 silver"),
    ("silversmith", "red.9", "", "silver", "Gain 2 silver"),
    ("farm", "grey.9", "", "provisions", "Gain 2 provisions"),
    ("farm", "red.9", "", "provisions", "Gain 3 provisions"),
    ("farm", "red.9", "", "wagon", "Gain 1 wagon"),
    ("chiefs_tent", "grey.9", "drover", "livestock", "Pay 1 livestock to gain 2 provisions and 2 kumis"),
    ("meeting_tent", "blue.9", "lore_keeper", "two_cards", "Gain 3 cards"),
    ("meeting_tent", "blue.9", "lore_keeper", "card_and_kumis", "Gain 2 cards and 2 kumis"),
    ("barracks", "blue.9", "bone_setter", "heal", "Pay 1 kumis to heal up to 3 wounds"),
    ("barracks", "blue.9", "", "heal", "Pay 1 kumis to heal up to 2 wounds"),
]


@pytest.mark.parametrize(("building", "worker", "helper", "option", "said"), BUILDINGS)
def test_a_building_says_what_is_paid_and_gained_now(
    building: str, worker: str, helper: str, option: str, said: str
) -> None:
    state = table()
    if helper:
        crew(state, 0, helper)
    at(state, building, worker)
    assert preview(state, Use(option)) == button(state, Use(option)) == said
    state = table()
    if helper:
        crew(state, 0, helper)
    edit(state, worker=worker)
    state.village = dict.fromkeys(state.village, "")
    assert said in preview(state, Place(building)).splitlines()


@pytest.mark.parametrize(
    ("helpers", "eagle", "said"),
    [((), "", "gain 2 silver"), (("peddler",), "", "gain 3 silver"), (("peddler",), "a1", "gain 4 silver")],
)
def test_the_market_says_what_a_card_brings(helpers: tuple[str, ...], eagle: str, said: str) -> None:
    state = table()
    for number, name in enumerate(helpers):
        crew(state, number, name, eagle=eagle)
    (card,) = give(state, "elder")
    at(state, "market")
    assert preview(state, UseWithCard("sell_one", card)) == f"Discard 1 card to {said}"


def test_the_barracks_say_the_price_at_each_crew_space() -> None:
    state = table()
    crew(state, 1, "recruiter")
    (card,) = give(state, "mercenary")
    at(state, "barracks")
    assert preview(state, HireCard(card, 0)) == "Pay 2 silver"
    assert preview(state, HireCard(card, 1)) == "Pay 3 silver"


def test_who_is_hired_and_what_is_taken_says_for_which_crew_space() -> None:
    state = table()
    crew(state, 1, "recruiter")
    (card,) = give(state, "mercenary")
    animal = "animal.a7_hunter_swift.2"
    assert button(state, HireCard(card, 0)) == "Hire Mercenary on space 1"
    assert button(state, HireCard(card, 1)) == "Hire Mercenary, replacing Recruiter"
    assert button(state, TakeEagle(animal, 1)) == "Take Hunting Eagle above Recruiter"
    assert button(state, TakeHorse(animal, 2)) == "Take Swift Horse for space 3"


def test_enaree_hires_for_nothing() -> None:
    state = table()
    card, paid = give(state, "mercenary", "elder")
    edit(state, hero="hero.enaree")
    at(state, "town_centre")
    do(state, UseHero("hero.enaree"))
    do(state, Discard(paid))
    assert preview(state, HireCard(card, 0)) == "Free"


def test_the_town_centre_says_what_the_card_does_and_the_elder_after_it() -> None:
    state = table()
    (card,) = give(state, "brewer")
    at(state, "town_centre")
    assert preview(state, Play(card)) == "Gain 3 kumis"
    crew(state, 0, "elder")
    assert preview(state, Play(card)) == "Gain 3 kumis\nGain 1 silver"


def test_a_quest_says_what_it_costs_and_brings() -> None:
    state = table()
    place = put_quest(state, "q22")
    at(state, "chiefs_tent", "grey.9")
    said = "Quest: spend 1 equipment, 1 wagon and 4 silver for 6 VP"
    assert preview(state, PayForQuest(place)) == said


@pytest.mark.parametrize(
    ("provisions", "wagons", "said"),
    [
        (8, 1, "Pay 3 provisions and 1 wagon or 5 provisions"),
        (8, 0, "Pay 5 provisions"),
        (3, 1, "Pay 3 provisions and 1 wagon"),
        (0, 0, "Pay 3 provisions and 1 wagon"),
    ],
)
def test_a_raid_with_a_wainwright_says_every_way_to_pay(provisions: int, wagons: int, said: str) -> None:
    state = table()
    ready(state, "wainwright", "elder", "brewer", "healer")
    edit(state, worker="grey.9", provisions=provisions, wagon=wagons)
    first, *_ = preview(state, StartRaid("persia_left")).splitlines()
    assert first == f"Rock Palace: {said}"


def test_a_forager_lowers_the_price_in_the_preview() -> None:
    state = table()
    ready(state, "forager", "elder")
    assert preview(state, StartRaid("cimmeria_left")).startswith("Ring Camp: Pay 2 provisions\n")


def test_a_die_is_rolled_again_by_name() -> None:
    state = table()
    brawler = crew(state, 0, "brawler")
    crew(state, 1, "elder")
    raid(state, "cimmeria_left", ("red", 3))
    assert button(state, ChooseDie(brawler, 0)) == "Brawler: reroll this die"


# ---------------------------------------------------------------------- the log


def lines(state: RaidersState, *verbs: str) -> list[str]:
    """What the log says of events, in plain words."""
    look = context(state)
    tip_text: list[Event] = [e for e in state.events or [] if e.verb in verbs]
    return [phrases.spoken(SAY, WORDS.log_line(look, e)) for e in tip_text]


def test_the_log_of_a_raid_says_which_plunder_and_which_die_was_rolled_again() -> None:
    state = table()
    brawler = crew(state, 0, "brawler")
    crew(state, 1, "elder")
    edit(state, worker="blue.9")
    plunder = ("wagon", "equipment", "livestock", "livestock")
    dice = (("red", 0), ("yellow", 0), ("red", 3))
    raid(state, "cimmeria_left", *dice, left=plunder, right=("gold",))
    do(state, ChooseDie(brawler, 0))
    do(state, Roll())
    do(state, TakeSpace("cimmeria_left.left"))
    assert lines(state, "raid", "rolled", "rerolled", "raid_result", "take_space") == [
        "Raids Ring Camp with a blue worker",
        "Rolls red: 1 strength, 0 wounds",
        "Rolls yellow: 0 strength, 0 wounds",
        "Brawler: rerolls red: 3 strength, 0 wounds",
        "Strength 5: 1 VP, 0 wounds",
        "Takes 1 equipment, 1 wagon and 2 livestock and a grey worker at Ring Camp, left",
    ]


def test_a_raid_space_without_plunder_brings_its_worker() -> None:
    state = table()
    ready(state, "zealot", "elder")
    raid(state, "cimmeria_left", ("red", 3))
    do(state, TakeSpace("cimmeria_left.left"))
    assert lines(state, "take_space") == ["Takes a grey worker at Ring Camp, left"]


@pytest.mark.parametrize("seed", range(2))
def test_every_line_carries_the_sign_of_who_acted(seed: int) -> None:
    session = games.session(TITLE, 4, seed)
    for state in games.random_game(TITLE, 4, seed):
        del state
    while not session.over and len(session.moments) < 300:
        actor = session.waiting_for()[0]
        before = len(session.log(actor))
        session.submit(actor, session.legal(actor)[-1].action)
        for _, _, event in session.log(actor)[before:]:
            if event.verb not in ("turn", "draw"):  # the next seat's turn; all draw at the start
                assert event.facts.get("seat", actor) == actor, event


# ---------------------------------------------------------------------- cards

CREW = {
    "brawler": "Once a raid, reroll 1 die",
    "herdsman": "Gain 1 silver after each raid in Cimmeria",
    "mercenary": "Once a raid, before the roll, pay 1 silver for +2 strength",
    "toll_keeper": "Gain 2 silver after each raid in Assyria",
    "recruiter": "Barracks: hiring costs 1 silver less",
    "envoy": "Gain 1 card after each raid in Greece",
    "falconer": "Stables: an eagle costs 1 silver less",
    "herald": "Once a raid, if wounded, gain 1 card",
    "challenger": "+2 strength in raids if another player has more VP than you",
    "reaver": "+2 strength in raids in Cimmeria",
    "sapper": "+2 strength in raids in Assyria",
    "spear_guard": "+3 strength in raids in Persia",
    "lancer": "+3 strength in raids in Greece",
    "sky_watcher": "+1 strength in raids for each eagle with your crew",
    "horse_breaker": "+2 strength in raids if at least 3 of your crew have a horse",
    "bowyer": "Gain 1 equipment after each raid in Persia",
    "wainwright": "Once a raid, you may pay 2 provisions instead of 1 wagon",
    "forager": "Each raid costs you 1 provision less",
    "brewer": "Gain 1 kumis after each raid",
    "healer": "Ignore 1 wound in each raid",
    "bone_setter": "Barracks: healing also removes 1 wound",
    "shield_bearer": "Once a raid, if wounded, gain 1 VP",
    "veteran": "If killed, gain 4 VP",
    "zealot": "If killed, gain 3 VP",
    "blood_sworn": "Once a raid, if wounded, gain 2 silver",
    "kinswoman": "Gain 1 VP for each quest you complete",
    "lore_keeper": "Meeting Tent: each use also gives 1 card",
    "peddler": "Market: selling one card also gives 1 silver",
    "goldsmith": "Gain 1 VP after each raid that gives you gold",
    "drover": "Chief's Tent: trading livestock also gives 1 kumis",
    "outrunner": "In raids, roll 1 fewer yellow die",
    "pathfinder": "+1 strength in raids where the settlement has gold",
    "berserk_rider": "+1 strength in raids for each wound on this card",
    "champion": "+2 strength in raids with 5 crew members",
    "twin_saddle": "+2 strength in raids with a horse on this card",
    "night_raider": "Once a raid, reroll up to 2 yellow dice",
    "quartermaster": "Gain 1 provision after each raid",
    "elder": "Town Centre: gain 1 silver after each worker's action there",
}

PLAY = {
    "brawler": "Gain 2 cards or 2 provisions",
    "herdsman": "Take any 1 plunder from a raid space in Cimmeria",
    "mercenary": "Pay 1 VP to gain 3 silver",
    "toll_keeper": "Gain 3 silver",
    "recruiter": "Swap one of your crew with a card from your hand, without paying silver",
    "envoy": "Use any building as if your worker were there",
    "falconer": "Swap 1 eagle of yours for 1 horse from the row",
    "herald": "Gain 1 card and take another Town Centre action",
    "challenger": "Gain 4 silver if another player has more VP than you",
    "reaver": "Take any 1 plunder from a raid space in Assyria",
    "sapper": "Gain 1 equipment",
    "spear_guard": "Gain 2 kumis and 1 provision",
    "lancer": "Gain 3 provisions",
    "sky_watcher": "Pay 1 silver to take 1 eagle from the row",
    "horse_breaker": "Pay 2 silver to take 1 horse from the row",
    "bowyer": "Pay 1 silver to gain 1 equipment and 1 card",
    "wainwright": "Gain 1 wagon",
    "forager": "Gain 2 provisions and 1 silver",
    "brewer": "Gain 3 kumis",
    "healer": "Heal up to 3 wounds",
    "bone_setter": "Heal up to 2 wounds and gain 1 kumis",
    "shield_bearer": "Either heal up to 2 wounds or gain 2 silver",
    "veteran": "Gain 1 silver and 2 kumis",
    "zealot": "Pay 1 provision to gain 3 kumis",
    "blood_sworn": "Discard 1 card to gain 3 cards",
    "kinswoman": "Complete 1 faceup quest, paying for it",
    "lore_keeper": "Gain 3 cards",
    "peddler": "Discard 1 card to gain 4 silver",
    "goldsmith": "Pay 1 gold to gain 4 VP",
    "drover": "Gain 1 livestock",
    "outrunner": "Gain 2 silver or 2 kumis",
    "pathfinder": "Gain 1 silver, 1 provision and 1 kumis",
    "berserk_rider": "Gain 4 kumis",
    "champion": "Pay 1 equipment to gain 3 VP",
    "twin_saddle": "Pay 1 livestock to take 1 horse from the row",
    "night_raider": "Pay 1 kumis to take any 1 plunder from a raid space in Cimmeria",
    "quartermaster": "Gain 2 silver and 1 provision",
    "elder": "Gain 1 VP for each quest you completed (max. 1)",
}

HEROES = {
    "arpada": "Gain 1 silver, 1 kumis, 1 provision and 1 card",
    "charope": "Take 2 more Town Centre actions",
    "enaree": "Discard 1 card to hire 1 crew member from your hand for free",
    "hurasu": "Complete 1 faceup quest, paying for it, and gain 1 kumis",
    "katiari": "Either heal up to 3 wounds or gain 3 silver",
    "patak": "Take 1 eagle from the row",
    "sparethra": "Pay 2 silver to take 1 horse from the row",
    "vadasz": "Gain 4 kumis and 1 provision",
}


@pytest.mark.parametrize("name", sorted(CREW))
def test_a_crew_card_says_when_how_often_and_on_what_it_works(name: str) -> None:
    card = BOOK.crew[f"crew.{name}.1"]
    assert phrases.spoken(SAY, phrases.ability_text(BOOK, SAY, card.crew)) == CREW[name]
    assert phrases.spoken(SAY, phrases.play_text(SAY, card.play)) == PLAY[name]


@pytest.mark.parametrize("name", sorted(HEROES))
def test_a_hero_says_what_it_does(name: str) -> None:
    text = phrases.play_text(SAY, BOOK.heroes[f"hero.{name}"].effects)
    assert phrases.spoken(SAY, text) == HEROES[name]


def test_every_card_is_among_them() -> None:
    assert set(CREW) == set(PLAY) == {card.id for card in BOOK.crew.values()}
    assert set(HEROES) == {hero.id for hero in BOOK.heroes.values()}


def test_animals_say_when_they_count() -> None:
    state = table()
    crew(state, 0, "elder", eagle="a4", horse="a7")
    lay(state, "cimmeria_left.left")
    tips = {t.ref: tip_text(t.tip) for t in WORDS.items(context(state))}
    eagle, horse = state.me.spaces[0].eagle, state.me.spaces[0].horse
    assert "once a turn" in tips[f"card:{eagle}"]
    assert tips[f"card:{horse}"].endswith("Adds its strength to raids while a crew card is in its space.")
    assert "once a turn" in tips[f"card:{state.me.hero}"]


# ---------------------------------------------------------------------- what cannot be had


def dry(*names: str) -> RaidersState:
    """Seat 0 may use the Town Centre, has these cards, and the supply has no plunder."""
    state = table()
    give(state, *names)
    at(state, "town_centre")
    state.supply = dict.fromkeys(state.supply, 0)
    return state


def warned(state: RaidersState, action: Action) -> str:
    """What is asked before seat 0 does this; "" nothing."""
    found = WORDS.warning(context(state), action)
    return found.words if found is not None else ""


@pytest.mark.rule("RAI-009", "RAI-169")
@pytest.mark.parametrize(
    ("name", "goods"),
    [
        ("wainwright", "wagons"),
        ("sapper", "equipment"),
        ("drover", "livestock"),
        ("bowyer", "equipment"),
    ],
)
def test_a_card_that_gains_from_an_empty_supply_says_so_and_warns(name: str, goods: str) -> None:
    state = dry(name)
    (card,) = state.me.hand
    tip_text = f"The supply has no {goods} left."
    assert preview(state, Play(card)).splitlines()[1] == tip_text
    assert warned(state, Play(card)) == tip_text
    state.supply = dict.fromkeys(state.supply, 1)
    assert tip_text not in preview(state, Play(card))
    assert warned(state, Play(card)) == ""


@pytest.mark.rule("RAI-169")
def test_a_card_that_still_brings_something_does_not_warn() -> None:
    state = dry("bone_setter")
    (card,) = state.me.hand
    assert "Your crew has no wounds." in preview(state, Play(card))
    assert warned(state, Play(card)) == ""


@pytest.mark.rule("RAI-169")
@pytest.mark.parametrize(
    ("effects", "start"),
    [
        (Gain("wagon", 1), "The supply has no wagons left."),
        (Draw(99), "There are only "),
        (Vp(1, "completed_quest"), "You haven’t completed a quest."),
        (If(Condition(other_has_more="vp"), (Gain("silver", 1),)), "Its condition isn’t met."),
        (Choose(((Heal(2),), (Gain("wagon", 1),))), "Your crew has no wounds."),
        (Choose(((Heal(2),), (Gain("silver", 1),))), ""),
        (Pay({"wagon": 1}, (Gain("wagon", 1),)), ""),
        (GainAnimal("horse", {"wagon": 2}), "Needs 2~{wagon}; you have 1."),
        (GainAnimal("horse", {"wagon": 1}), ""),
    ],
)
def test_every_effect_says_what_it_cannot_bring(
    monkeypatch: pytest.MonkeyPatch, effects: RaidersStep, start: str
) -> None:
    state = dry("sapper")
    (card,) = state.me.hand
    edit(state, wagon=1)
    monkeypatch.setitem(BOOK.crew, card, replace(BOOK.crew[card], play=(effects,)))
    assert warned(state, Play(card)).startswith(start)
    assert bool(warned(state, Play(card))) == bool(start)


@pytest.mark.rule("RAI-092", "RAI-075")
def test_a_building_says_before_the_worker_comes_what_it_cannot_give() -> None:
    state = table()
    assert "The supply has no" not in preview(state, Place("barracks"))
    assert "Your crew has no wounds." in preview(state, Place("barracks"))
    edit(state, worker="red.9")
    state.supply = dict.fromkeys(state.supply, 0)
    state.village["farm"] = ""
    state.asked = None
    assert "The supply has no wagons left." in preview(state, Place("farm"))


@pytest.mark.rule("RAI-210")
def test_the_preview_of_a_raid_says_how_many_wounds_are_ignored() -> None:
    state = table()
    ready(state, "brewer", "bowyer")
    assert "ignores" not in preview(state, StartRaid("cimmeria_middle"))
    crew(state, 4, "healer", eagle="a1")
    ignored = ignored_wounds(state, 0)
    assert f"Your crew ignores {ignored} wound" in preview(state, StartRaid("cimmeria_middle"))


@pytest.mark.rule("RAI-087", "RAI-169")
def test_who_would_pay_the_last_card_for_a_free_hire_is_warned() -> None:
    state = dry("brewer")
    hero = next(hero for hero in BOOK.heroes if "enaree" in hero)
    edit(state, hero=hero)
    assert warned(state, UseHero(hero)) == "You have no cards in hand."
    give(state, "healer")
    edit(state, silver=9)
    assert warned(state, UseHero(hero)) == ""


# ---------------------------------------------------------------------- a wound that kills


@pytest.mark.rule("RAI-130")
def test_a_wound_that_kills_is_warned_of_while_another_crew_member_could_take_it() -> None:
    state = table()
    name = phrases.card(SAY, crew(state, 0, "brawler", wounds=2))
    crew(state, 1, "mercenary", wounds=2)
    assert warned(state, Wound(0)) == (
        f"{name} has strength 0: this wound kills them. Another crew member could still take it."
    )
    assert not warned(state, Wound(1))


@pytest.mark.rule("RAI-130")
def test_no_wound_is_warned_of_where_each_would_kill() -> None:
    state = table()
    crew(state, 0, "envoy")
    crew(state, 1, "brawler", wounds=2)
    assert not warned(state, Wound(0))
    assert not warned(state, Wound(1))


@pytest.mark.rule("RAI-130")
@pytest.mark.parametrize(("left", "is_warned"), [(1, True), (2, False)])
def test_no_wound_is_warned_of_where_somebody_must_die_anyway(left: int, is_warned: bool) -> None:
    state = table()
    crew(state, 0, "brawler", wounds=2)
    crew(state, 1, "mercenary", wounds=2)
    now(state, PlaceWounds(left))
    assert bool(warned(state, Wound(0))) == is_warned


def test_a_facedown_quest_says_that_it_is_unknown() -> None:
    """Also as a refused choice while another quest is completed."""
    state = table()
    put_quest(state, "q16")
    edit(state, gold=1)
    now(state, CompleteQuest())
    facedown = next(place for place, quest in context(state).view.quests.items() if quest == UNKNOWN)
    said = WORDS.preview(context(state), Option(PayForQuest(facedown)))
    assert said == "Facedown quest. A raid here turns it up."
