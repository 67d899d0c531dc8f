"""Positions of Runebound in which a good player would not think long."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine import flow
from game.titles.runebound.bot.features import RuneboundFeatures
from game.titles.runebound.bot.odds import bout, struck
from game.titles.runebound.rules.adventure.adventure import Adventure, Draw
from game.titles.runebound.rules.adventure.meeting import AttackHero, FaceToFace, PartWays
from game.titles.runebound.rules.cards.abilities import GoOn, Use
from game.titles.runebound.rules.cards.healing import Heal
from game.titles.runebound.rules.combat.escape import Escape
from game.titles.runebound.rules.combat.prize import TakeCard, TakePrize
from game.titles.runebound.rules.heroes.experience import BuyExperience, Pair
from game.titles.runebound.rules.heroes.wounds import Accept, DealWounds
from game.titles.runebound.rules.market.market import Buy, Market
from game.titles.runebound.rules.market.trade import Agree, Answer, Reject
from game.titles.runebound.rules.movement.movement import Roll, Stay, Walk
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep
from game.titles.runebound.rules.turn import PassTurn
from tests.titles.runebound.bot.features import FEATURES, RUNES, STRONG, chosen, known, minded
from tests.titles.runebound.fights import BAND, HOST, WEAK, fight, lair, to
from tests.titles.runebound.positions import BOOK, PACKAGE, edit, give, hurt, place, table, take_away


def between(*colours: str) -> tuple[RuneboundState, list[str]]:
    """A Hero with an Adventure Counter of each colour beside it, and nothing else on the map."""
    state = table("mordrog", "corbin")
    state.undefeated.clear()
    goals = [lair(colour) for colour in colours]
    state.counters[:] = goals
    return state, goals


def asked(state: RuneboundState, step: RuneboundStep) -> RuneboundState:
    """The same position with this question as the last one of the turn."""
    state.stack[:] = [PassTurn(), step]
    flow.settle(state)
    return state


def test_a_new_hero_leaves_a_red_challenge_alone() -> None:
    state, (red,) = between("red")
    place(state, BOOK.spaces[red].neighbours[0])
    assert chosen(state) != Walk(red)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_no_hero_is_given_up_for_a_better_one(level: str) -> None:
    state, (red,) = between("red")
    edit(state, hero="mad_carthos")
    place(state, BOOK.spaces[red].neighbours[0])
    assert chosen(state, level=level) != Walk(red), "a knockout costs a gold and brings Kestrel Hale"


def test_a_strong_hero_goes_for_a_red_challenge() -> None:
    state, (red,) = between("red")
    give(state, *STRONG)
    place(state, BOOK.spaces[red].neighbours[0])
    assert chosen(state) == Walk(red)


def test_a_new_hero_goes_for_a_green_challenge() -> None:
    state, (green,) = between("green")
    place(state, BOOK.spaces[green].neighbours[0])
    assert chosen(state) == Walk(green)


def test_nobody_goes_where_it_would_flee_at_once() -> None:
    state, (red,) = between("red")
    take_away(state, HOST)
    state.undefeated[red] = HOST
    place(state, BOOK.spaces[red].neighbours[0])
    assert chosen(state) != Walk(red)


def test_what_cards_deal_once_is_not_hoped_for_against_margath_too() -> None:
    state, (red,) = between("red")
    edit(
        state, hero="kestrel_hale", experience=("life", "ranged") * 3 + ("ranged", "magic"), pairs=4, gold=12
    )
    give(state, "mace_of_kellos")
    hurt(state, "kestrel_hale", wounds=3)
    take_away(state, "skeleton_of_margath")
    state.undefeated[red] = "skeleton_of_margath"
    place(state, BOOK.spaces[red].neighbours[0])
    assert chosen(state) != Walk(red), "it would flee at once, turn after turn"


def test_a_hopeless_fight_is_fled() -> None:
    state = fight(HOST)
    edit(state, gold=12)
    assert isinstance(chosen(to(state, "escape")), Escape)


def test_beating_the_skeleton_is_worth_what_margath_leaves_of_it() -> None:
    state = fight("skeleton_of_margath", "blade_of_the_old_kings", hero="mordrog")
    edit(state, gold=6, experience=("magic", "melee", "ranged"), pairs=3)
    hurt(state, "mordrog", wounds=2)
    assert isinstance(chosen(to(state, "escape")), Escape), "Margath comes at once, and nobody flees from it"
    state = fight("skeleton_of_margath", *STRONG)
    edit(state, experience=("life", "life", "melee", "melee"))
    assert chosen(to(state, "escape")) == GoOn(), "the game may be won at once"


@pytest.mark.parametrize(("armour", "accepts"), [("chainmail", False), ("leather_jerkin", True)])
def test_a_hero_that_armour_can_save_does_not_accept_its_defeat(armour: str, accepts: bool) -> None:
    state = fight(HOST, armour, hero="mad_carthos")
    hurt(state, "mad_carthos", wounds=2)
    asked(state, DealWounds("mad_carthos", 3, 0))
    considered = {option.action for option in FEATURES.useful(state, 0, flow.legal(state)[0])}
    assert considered == {Use(armour, 0)} | ({Accept()} if accepts else set())


def test_an_easy_fight_is_fought() -> None:
    assert chosen(to(fight(WEAK), "escape")) == GoOn()


def test_the_estimate_for_going_there_is_no_better_than_the_fight() -> None:
    for card in (WEAK, BAND, HOST):
        state = to(fight(card), "escape")
        life = BOOK.heroes[state.me.hero].life
        worth = known(state)
        gain = bout(state, 0, card, life, struck(state, 0)).win
        assert (worth[GoOn()] > worth[Escape(False)]) or gain < 0.5, card


def test_a_hurt_hero_heals_in_a_town() -> None:
    state = table()
    hurt(state, "corbin", wounds=3)
    edit(state, gold=3)
    assert chosen(asked(state, Market())) == Heal("corbin")


def test_a_hurt_hero_goes_back_to_town_rather_than_into_a_fight() -> None:
    state = table()
    state.undefeated.clear()
    state.counters.clear()
    hurt(state, "corbin", wounds=4)
    edit(state, gold=6)
    state.overrun = [town for town in BOOK.towns if town != "vynelvale"]
    place(state, BOOK.spaces["vynelvale"].neighbours[0])
    assert chosen(state) == Walk("vynelvale")


def test_a_good_weapon_is_bought() -> None:
    state = table("mordrog", "corbin")
    take_away(state, "blade_of_the_old_kings")
    state.stalls["vynelvale"] = ("blade_of_the_old_kings",)
    edit(state, gold=12)
    assert chosen(asked(state, Market())) == Buy("blade_of_the_old_kings")


def test_gold_for_a_blade_in_another_town_does_not_wait_beside_a_mail() -> None:
    state = table("mordrog", "corbin")
    state.counters.clear()
    state.undefeated.clear()
    for town, ware in (("dawnsmoor", "chainmail"), ("nerekhall", "blade_of_the_old_kings")):
        take_away(state, ware)
        state.stalls[town] = (ware,)
    edit(state, gold=12)
    place(state, "dawnsmoor")
    worths = known(state)
    assert max(worth for way, worth in worths.items() if isinstance(way, Walk)) > worths[Stay()]


def test_what_is_too_dear_for_now_is_not_waited_for() -> None:
    state = table("mordrog", "corbin")
    take_away(state, "blade_of_the_old_kings")
    state.stalls["vynelvale"] = ("blade_of_the_old_kings",)
    edit(state, gold=12)
    sold = FEATURES.goals(state, 0).town("vynelvale")
    state.event = "no_more_business_as_usual"
    dear = FEATURES.goals(state, 0).town("vynelvale")
    state.event, state.closed = "", "vynelvale"
    assert dear == FEATURES.goals(state, 0).town("vynelvale") < sold / 5


def test_who_can_bear_no_more_shuns_ground_that_tires() -> None:
    state = table("mordrog", "corbin")
    plains = next(s.id for s in BOOK.spaces.values() if s.terrain == "plains" and s.id not in state.counters)
    place(state, BOOK.spaces[plains].neighbours[0])
    hurt(state, "mordrog", exhaustion=BOOK.heroes["mordrog"].stamina)
    before = known(state)[Walk(plains)]
    state.event = "sir_farrow_marches"
    assert known(state)[Walk(plains)] < before - 1


def test_counters_buy_experience() -> None:
    state = table()
    edit(state, counters=("green",))
    assert isinstance(chosen(asked(state, BuyExperience())), Pair)


def runes_for(state: RuneboundState, mine: int, theirs: int) -> None:
    """Seat 0 and seat 1 have so many Dragon Runes, and stand on one space."""
    for card in RUNES[: mine + theirs]:
        take_away(state, card)
    edit(state, 0, kept=RUNES[:mine], space=lair("green"))
    edit(state, 1, kept=RUNES[mine : mine + theirs], space=lair("green"))


def test_the_last_rune_is_taken_from_a_weaker_hero() -> None:
    state = table("mordrog", "mad_carthos")
    give(state, *STRONG)
    runes_for(state, 2, 1)
    state.counters.clear()
    assert chosen(asked(state, FaceToFace(1))) == AttackHero(1)


def test_heroes_without_a_cause_do_not_fight_one_another() -> None:
    state = table("mordrog", "mad_carthos")
    runes_for(state, 0, 0)
    assert chosen(asked(state, FaceToFace(1))) == PartWays()


def test_nobody_passes_an_easy_counter_to_meet_someone() -> None:
    state = table("mordrog", "mad_carthos")
    runes_for(state, 0, 0)
    assert chosen(asked(state, Adventure())) == Draw()


def test_a_good_offer_is_agreed_to_and_a_bad_one_declined() -> None:
    state = table("mordrog", "corbin")
    give(state, "footmans_sword")
    give(state, "novices_wand", seat=1)
    for seat in (0, 1):
        edit(state, seat, gold=8)
    gift = Answer(1, give=(), want=(), gold=6)
    assert chosen(asked(state.copy(), gift), seat=1) == Agree()
    robbery = Answer(1, give=(), want=("novices_wand",), gold=-5)
    assert chosen(asked(state.copy(), robbery), seat=1) == Reject()


def test_a_rune_is_the_best_prize() -> None:
    state = table()
    runes_for(state, 1, 1)
    give(state, "chainmail", seat=1)
    edit(state, 1, gold=9)
    assert chosen(asked(state, TakePrize(0, 1))) == TakeCard(RUNES[1])


def test_the_rune_that_wins_is_taken_by_a_hero_with_much_to_lose() -> None:
    state = table()
    give(state, *STRONG)
    runes_for(state, 2, 1)
    give(state, "lightning_mace", seat=1)
    edit(state, 0, gold=30)
    edit(state, 1, gold=9)
    assert chosen(asked(state, TakePrize(0, 1))) == TakeCard(RUNES[2])


def test_a_tired_hero_without_a_goal_rests() -> None:
    state = table()
    state.counters.clear()
    state.undefeated.clear()
    hurt(state, "corbin", exhaustion=2)
    picked = chosen(state)
    assert isinstance(picked, Roll)
    assert picked.dice <= BOOK.movement.hurt_dice - 2


def flights(temperament: str) -> set[tuple[str, int]]:
    """From which Dragons, with how many Wounds, a Hero would escape."""
    features, found = RuneboundFeatures(PACKAGE.content, temperament), set()
    for card in [card for card in RUNES if not BOOK.challenges[card].before_combat][:6]:
        for wounds in range(4):
            state = fight(card, "flanged_mace", "chainmail", hero="mordrog")
            edit(state, gold=20, experience=("life", "melee"), pairs=1)
            hurt(to(state, "escape"), "mordrog", wounds=wounds)
            worth = features.known_values(state, 0, flow.legal(state)[0])
            if worth and worth[Escape(False)] > worth[GoOn()]:
                found.add((card, wounds))
    return found


def test_the_careful_flee_where_the_bold_fight() -> None:
    assert flights("bold") < flights("careful")


def test_those_who_arm_buy_more() -> None:
    bought = Counter[str]()
    for item in BOOK.items:
        state = table("mad_carthos", "corbin")
        take_away(state, item)
        state.stalls["vynelvale"] = (item,)
        edit(state, gold=12, experience=("life", "melee"), pairs=1)
        asked(state, Market())
        for temperament in ("bold", "armed"):
            bought[temperament] += minded(temperament, state) == Buy(item)
    assert 0 < bought["bold"] < bought["armed"]
