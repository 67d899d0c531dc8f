"""What bots think of positions."""

from typing import Any

import pytest

from game.bots import decision_seed, make
from game.engine import flow
from game.titles.runebound.bot import fight, force, odds
from game.titles.runebound.rules.adventure.adventure import Adventure
from game.titles.runebound.rules.combat import combat
from game.titles.runebound.rules.combat.phases import Attack, Defend
from game.titles.runebound.rules.heroes.experience import BuyExperience
from game.titles.runebound.rules.market.market import Market
from game.titles.runebound.rules.movement.movement import MoveByDice, StepTo, StopMoving
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.turn import PassTurn
from tests.titles.playing import do, now, options
from tests.titles.runebound.bot.features import FEATURES
from tests.titles.runebound.positions import (
    BOOK,
    EVALUATION,
    PACKAGE,
    TITLE,
    adventure_space,
    edit,
    give,
    hurt,
    place,
    table,
    take_away,
)


def strong(state: RuneboundState) -> force.Force:
    return force.force(state, state.me)


def chosen(state: RuneboundState) -> str:
    """What the bot of seat 0 does."""
    view = TITLE.view(state, 0)
    action = make("normal", PACKAGE).choose(view, 0, flow.legal(state)[0], decision_seed(1, 0, 0))
    return str(action)


def fighting(card: str, *cards: str, **facts: Any) -> RuneboundState:
    """Corbin with these cards is in the Escape phase of a combat with a Challenge."""
    state = table()
    give(state, *cards)
    edit(state, space="r10c8", **facts)
    take_away(state, card)
    state.stack.clear()
    combat.begin(state, card, "drawn", "green")
    flow.settle(state)
    while "go_on" not in options(state):
        do(state, "ready")
    return state


def test_the_odds_of_a_combat_rise_with_life_and_arms() -> None:
    state = table()
    bare = strong(state)
    give(state, "blade_of_the_old_kings", "prince_gardun")
    armed = strong(state)
    for card in force.ordered(BOOK, "yellow"):
        found = [win for win, _ in odds.struggle(BOOK, bare, card)]
        assert found == sorted(found)
        assert odds.struggle(BOOK, armed, card)[bare.life][0] >= found[bare.life]
    assert odds.outlooks(state, armed, 5)["blue"].win > odds.outlooks(state, bare, 5)["blue"].win + 0.1


def test_harder_colours_are_harder() -> None:
    state = table()
    own = strong(state)
    wins = [odds.outlooks(state, own, own.life)[colour].win for colour in ("green", "yellow", "blue", "red")]
    assert wins == sorted(wins, reverse=True)
    assert wins[0] > 0.8
    assert wins[3] < 0.2


@pytest.mark.parametrize("wounds", [0, 3])
def test_the_worth_of_a_round_agrees_with_its_best_choice(wounds: int) -> None:
    state = fighting("wyrm_cult_initiate", "mule_driver")
    hurt(state, "corbin", wounds=wounds)
    do(state, "go_on")
    found = fight.weigh_fight(FEATURES.goals(state, 0))
    assert set(found) == {Attack("corbin"), Attack("mule_driver"), Defend()}
    assert max(found.values()) == pytest.approx(fight.fight_worth(FEATURES.goals(state, 0)))


def test_a_hopeless_combat_is_left() -> None:
    hard = max(force.ordered(BOOK, "red"), key=lambda card: BOOK.challenges[card].life)
    assert BOOK.challenges[hard].may_escape
    assert chosen(fighting(hard, gold=20)).startswith("escape")


def test_an_easy_combat_is_fought() -> None:
    assert chosen(fighting("wyrm_cult_initiate", "prince_gardun")) == "go_on"


def test_a_bot_goes_where_its_dice_carry_it_to_an_adventure() -> None:
    state = table()
    near = BOOK.spaces["vynelvale"].neighbours
    green = [space for space in state.counters if BOOK.spaces[space].adventure == "green"]
    goal = next(s for n in near for s in BOOK.spaces[n].neighbours if s in green)
    step = next(n for n in near if goal in BOOK.spaces[n].neighbours and n not in state.counters)
    state.counters[:] = [goal]
    terrains = tuple((BOOK.spaces[space].terrain,) for space in (step, goal))
    now(state, MoveByDice(terrains, 2), Adventure(), PassTurn())
    assert chosen(state).startswith("step_to")
    found = EVALUATION.known_values(TITLE.view(state, 0), 0, flow.legal(state)[0])
    best = max(found, key=lambda action: found[action])
    assert isinstance(best, StepTo)
    assert best.place in near
    assert found[StopMoving()] < max(found.values())


def test_a_hero_that_can_pay_no_healer_does_not_wait_for_ever() -> None:
    state = table("sister_odalys", "mad_carthos", "one_fist")
    goal = adventure_space("green")
    place(state, next(space for space in BOOK.spaces[goal].neighbours if space not in BOOK.towns))
    state.counters[:] = [goal]
    edit(state, gold=0)
    hurt(state, "sister_odalys", wounds=4)
    assert chosen(state) == f"walk {goal}"


def test_a_bot_buys_what_fits_and_heals() -> None:
    state = table()
    edit(state, gold=20)
    take_away(state, "blade_of_the_old_kings")
    state.stalls["vynelvale"] = ("blade_of_the_old_kings",)
    now(state, Market(), PassTurn())
    assert chosen(state) == "buy blade_of_the_old_kings"
    state.stalls["vynelvale"] = ()
    hurt(state, "corbin", wounds=3)
    now(state, Market(), PassTurn())
    assert chosen(state) == "heal corbin"


def test_a_town_with_wares_that_can_be_paid_is_worth_the_way() -> None:
    state = table()
    edit(state, space="r10c8", gold=12)
    take_away(state, "blade_of_the_old_kings")
    state.stalls["vynelvale"] = ()
    bare = FEATURES.goals(state, 0).town("vynelvale")
    assert bare > 0
    state.stalls["vynelvale"] = ("blade_of_the_old_kings",)
    assert FEATURES.goals(state, 0).town("vynelvale") > bare + 5
    edit(state, gold=4)
    assert FEATURES.goals(state, 0).town("vynelvale") < bare


def test_a_better_weapon_takes_the_place_of_the_cheapest() -> None:
    state = table()
    give(state, "black_dagger", "hunters_sling")
    edit(state, gold=12)
    take_away(state, "blade_of_the_old_kings")
    state.stalls["vynelvale"] = ()
    bare = FEATURES.goals(state, 0).town("vynelvale")
    state.stalls["vynelvale"] = ("blade_of_the_old_kings",)
    assert FEATURES.goals(state, 0).town("vynelvale") > bare + 5
    give(state, "blade_of_the_old_kings", "dwarven_greataxe")
    edit(state, items=("blade_of_the_old_kings", "dwarven_greataxe"))
    take_away(state, "militia_spear")
    state.stalls["vynelvale"] = ("militia_spear",)
    assert FEATURES.goals(state, 0).town("vynelvale") == pytest.approx(bare)


def test_a_bot_with_gold_walks_to_the_wares_that_it_knows() -> None:
    state = table()
    goal = BOOK.spaces["vynelvale"].neighbours[0]
    edit(state, space=goal, gold=12)
    state.counters.clear()
    take_away(state, "blade_of_the_old_kings")
    state.stalls["vynelvale"] = ("blade_of_the_old_kings",)
    now(state, MoveByDice(((BOOK.spaces["vynelvale"].terrain,),), 1), Adventure(), PassTurn())
    assert chosen(state) == "step_to 0 vynelvale"


def test_what_serves_once_is_no_lasting_strength() -> None:
    state = table()
    bare = strong(state)
    give(state, "dwarven_fire_bomb")
    assert strong(state) == bare
    give(state, "rune_of_cinders")
    assert strong(state).opening == bare.opening + 1


def test_an_ally_that_may_fall_is_dear() -> None:
    state = fighting("wyrm_cult_initiate", "mule_driver")
    do(state, "go_on")
    guard = fight.scene(FEATURES.goals(state, 0))
    fear = [one[4] for tries in guard.tries for one in tries if one[0] == 1]
    hurt(state, "mule_driver", wounds=1)
    worse = fight.scene(FEATURES.goals(state, 0))
    assert all(
        was < now_
        for was, now_ in zip(fear, [o[4] for t in worse.tries for o in t if o[0] == 1], strict=True)
    )


def test_a_bot_buys_experience() -> None:
    state = table()
    place(state, "r10c7")
    edit(state, counters=("green", "green", "green"))
    now(state, BuyExperience(), PassTurn())
    assert chosen(state).startswith("pair")


def test_a_win_is_worth_more_than_anything() -> None:
    state = table()
    edit(state, gold=60, experience=("life", "melee") * 6)
    state.winner = 0
    rich = EVALUATION.evaluate(TITLE.view(state, 0), 0)
    state.stack.clear()
    assert EVALUATION.evaluate(TITLE.view(state, 0), 0) > rich
    assert EVALUATION.evaluate(TITLE.view(state, 1), 1) < 0
