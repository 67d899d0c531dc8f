"""Positions of Scythe in which a good player knows the move, for bots that plan their turn."""

from __future__ import annotations

from fnmatch import fnmatch

import pytest
from msgspec.structs import replace

from game.bots.search.levels import LEVELS
from game.bots.search.lines import Thinker
from game.bots.search.planner import Planner
from game.bots.search.trials import Trial
from game.engine import flow
from game.engine.judging.evaluation import Evaluation
from game.engine.model import Seat
from game.titles.scythe.bot.features import ScytheFeatures
from game.titles.scythe.rules.actions.deals import AnswerDeal
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import do, now
from tests.titles.scythe.positions import (
    FIVE,
    PACKAGE,
    TITLE,
    battle,
    crowd,
    edit,
    fight,
    goods,
    hand,
    objectives,
    put,
    table,
)

USUAL = ScytheFeatures(PACKAGE.content)
QUICK = replace(LEVELS["normal"], worlds=0)
"""It plans its turn as the level does, without what the others might answer."""
SIDES = ("mech.0.speed", "mech.1.speed")


def planned(state: ScytheState, seat: Seat = 0, judgement: Evaluation = USUAL) -> list[str]:
    """What a seat that is asked would do next in its turn."""
    view, options = TITLE.view(state, seat), flow.legal(state)[seat]
    return [str(a) for a in Planner(PACKAGE, QUICK, (judgement,)).judge(view, seat, options, 1)[0][0].actions]


def begins(moves: list[str], *wanted: str) -> bool:
    """Whether a plan has these moves in this order, * standing for anything."""
    rest = iter(moves)
    return all(any(fnmatch(move, want) for move in rest) for want in wanted)


def early(*factions: str) -> ScytheState:
    """A first turn without objectives; seat 0 trades and deploys in section 2, moves and enlists in 4."""
    state = table(*factions)
    objectives(state, 0)
    return state


@pytest.mark.parametrize(
    ("kind", "section", "move"),
    [
        ("oil", 1, "move_cube *"),
        ("metal", 2, "deploy_mech *"),
        ("wood", 3, "build_structure *"),
        ("food", 4, "move_recruit *"),
    ],
)
def test_a_bottom_row_that_can_be_paid_for_is_taken(kind: str, section: int, move: str) -> None:
    state = early()
    goods(state, "r1c4", **{kind: 4})
    edit(state, 0, section="1" if section == 4 else "4")
    assert begins(planned(state), f"take_section {section}", "take_bottom", move)


def test_both_rows_are_taken() -> None:
    state = early()
    goods(state, "r1c4", metal=2)
    edit(state, 0, section="4")
    assert begins(planned(state), "take_section 2", "place_resource * metal", "take_bottom")


def test_villages_bring_workers_early() -> None:
    state = early()
    put(state, "worker.0.1", "worker.0.2", place="r1c6")
    edit(state, 0, section="4")
    assert begins(planned(state), "take_section 1", "take_top territories", "produce_on r1c6 2")


def test_the_star_for_the_last_worker_is_not_refused() -> None:
    """Seven of eight workers are out; the next one costs nothing more and places a star."""
    state = early()
    put(state, *(f"worker.0.{n}" for n in range(1, 8)), place="r1c6")
    edit(state, 0, section="4", power=9, popularity=9, coins=9)
    do(state, "take_section", "1")
    do(state, "take_top", "territories")
    assert planned(state)[0] == "produce_on r1c6 1"


def near_an_encounter() -> ScytheState:
    """The next Move of seat 0 leads its character to the only encounter token."""
    state = early()
    put(state, "character.0 r1c4")
    state.encounters[:] = ["r2c4"]
    put(state, "mech.0.riverwalk r1c4")
    edit(state, 0, section="2")
    return state


def test_an_encounter_that_is_near_is_met() -> None:
    assert begins(planned(near_an_encounter()), "take_section 4", "step_to character.0 r2c4")


def test_what_a_plan_takes_of_one_encounter_card_says_nothing_of_others() -> None:
    state = near_an_encounter()
    lines = Thinker(TITLE, USUAL).lines(state, 0, flow.legal(state)[0], 8)
    bot, view = Planner(PACKAGE, replace(LEVELS["normal"], answers=0), (USUAL,)), TITLE.view(state, 0)
    taken = ("take_option 1", "take_option 2")
    plans = [next(line for line in lines if begins([*map(str, line.actions)], o)) for o in taken]
    for world in range(4):
        trials = [Trial(0, 1, world, plan.actions, plan.asked, None) for plan in plans]
        assert bot.trial(view, trials[0]).value == bot.trial(view, trials[1]).value


def test_the_factory_is_entered_for_its_card() -> None:
    state = early()
    put(state, "character.0 r4c4")
    assert begins(planned(state), "take_section 4", "step_to character.0 r4c3")


def test_a_crowd_that_brings_nothing_is_spread_over_territories() -> None:
    state = crowd()
    moves = planned(state)
    assert begins(moves, "take_section 4", "take_top units")
    assert sum(move.startswith("step_to") for move in moves) >= 3


def test_a_fulfilled_objective_is_revealed() -> None:
    state = early()
    objectives(state, 0, "o12")
    edit(state, 0, coins=25)
    assert "reveal o12" in planned(state)


def test_whoever_leads_ends_the_game() -> None:
    state = early()
    state.turn = 41
    edit(state, 0, stars=FIVE, power=14, coins=30)
    assert begins(planned(state), "take_section 3", "take_top power")


def test_whoever_leads_ends_it_by_an_eighth_worker_before_all_have_produced() -> None:
    state = early("rusviet", "polania", "nordic")
    state.turn = 61
    stars = ("recruits", "power", "combat", "combat", "mechs")
    more = (("produce_territories", "build"), ("move_units", "build"))
    edit(state, 0, stars=stars, coins=26, popularity=8, power=9, section="4", upgrades=more)
    put(state, *(f"worker.0.{n}" for n in (4, 5, 6, 7)), "mech.0.peoples_army", place="r3c6")
    put(state, "worker.0.1 r4c5", "worker.0.2 r4c6", "worker.0.3 r3c5", "mech.0.township r2c5")
    assert begins(planned(state), "take_section 1", "take_top territories", "produce_on r3c6 1")


def test_hard_finds_two_last_stars_among_many_turns() -> None:
    """A Produce for the eighth worker, then the fourth recruit: what comes first looks poor."""
    state = table("crimea", "nordic", mats=("mechanical", "engineering"))
    objectives(state, 0)
    state.turn, state.encounters[:] = 61, []
    cubes = "move_units move_coins bolster_power bolster_cards trade_popularity produce_territories".split()
    upgrades = tuple(zip(cubes, ("upgrade", "deploy", "deploy", "build", "enlist", "enlist"), strict=True))
    taken = (("enlist", "popularity"), ("upgrade", "coins"), ("deploy", "combat_cards"))
    edit(state, 0, coins=30, popularity=6, power=16, section="3", recruits=taken, upgrades=upgrades)
    edit(state, 0, stars=("power", "mechs", "upgrades", "objective"))
    put(state, *(f"worker.0.{n}" for n in (1, 2, 3, 4)), "mill.0", place="r7c3")
    put(state, *(f"worker.0.{n}" for n in (5, 6, 7)), place="r8c3")
    put(state, "character.0 r3c1", "mech.0.speed r4c3", "mech.0.wayfare r7c4")
    put(state, "mech.0.riverwalk r6c4", "mech.0.scout r3c5")
    goods(state, "r7c3", metal=2, food=2, oil=2)
    level = LEVELS["hard"]
    best = Thinker(TITLE, USUAL).lines(state, 0, flow.legal(state)[0], level.width, level.positions // 2)[0]
    assert begins([*map(str, best.actions)], "produce_on r8c3 1", "move_recruit *")
    assert not best.state.stack, "the game is over"


def test_hard_foresees_that_another_ends_the_game() -> None:
    """A Bolster to 16 power: to take the section alone does not look like it."""
    state = early()
    state.turn = 41
    objectives(state, 1)
    state.options["show_coins"] = "on"
    edit(state, 1, stars=FIVE, power=14, coins=40)
    view, trial = TITLE.view(state, 0), Trial(0, seed=7, number=1, actions=(), asked=(), known=None)
    foreseen, unseen = (
        Planner(PACKAGE, replace(LEVELS["hard"], further=0, models_game_end=foresees), (USUAL,)).trial(
            view, trial
        )
        for foresees in (LEVELS["hard"].models_game_end, False)
    )
    assert foreseen.value < unseen.value - 30, "as much as a lost game counts"


def test_whoever_is_behind_does_not_end_it() -> None:
    state = early()
    state.turn = 41
    edit(state, 0, stars=FIVE, power=14, coins=1, popularity=0)
    edit(state, 1, stars=("power",) * 5, popularity=18)
    put(state, *(f"worker.1.{n} r{row}c5" for n, row in ((3, 2), (4, 4), (5, 5), (6, 6), (7, 7))))
    assert not begins(planned(state), "take_section 3", "take_top power")


def near(power: tuple[int, int]) -> ScytheState:
    """A mech of seat 0 beside one of seat 1, each with so much power; nobody has combat cards."""
    state = early()
    put(state, "mech.0.speed r4c4", "mech.1.speed r4c3")
    for seat, amount in enumerate(power):
        edit(state, seat, power=amount)
    return state


def test_a_mech_without_power_is_attacked() -> None:
    assert begins(planned(near((7, 0))), "take_section 4", "step_to mech.0.speed r4c3")


def test_a_much_stronger_one_is_not() -> None:
    assert not begins(planned(near((1, 7))), "step_to mech.0.speed r4c3")


def dialled(power: tuple[int, int], seat: Seat) -> int:
    """What a side of a combat dials."""
    state = battle(*SIDES, power=power)
    fight(state)
    return int(planned(state, seat)[0].split()[1])


def test_nothing_is_spent_on_a_combat_that_is_won_anyway() -> None:
    assert dialled((7, 0), 0) == 0, "a tie is the attacker's"
    assert dialled((0, 7), 1) == 1, "nobody who attacks without power has more than none"


def test_whoever_has_power_never_selects_none_against_power() -> None:
    for mine in (1, 3, 7):
        assert dialled((mine, 7), 0) > 0
        assert dialled((7, mine), 1) > 0


def test_high_cards_go_where_they_decide() -> None:
    state = battle(*SIDES, power=(2, 6))
    low, high = hand(state, 0, 2, 5)
    fight(state)
    do(state, "dial", 2, seat=0)
    assert planned(state)[0] == f"play_card {high}" and low != high


def test_coins_are_taken_not_given_for_nothing() -> None:
    state = early()
    edit(state, 0, coins=5)
    now(state, AnswerDeal(1, 0, 3, offered=True))
    assert planned(state)[0] == "agree"
    now(state, AnswerDeal(0, 1, 3))
    assert planned(state)[0] == "decline"


def test_the_diligent_build_where_the_curious_explore() -> None:
    _, diligent, curious = PACKAGE.evaluations
    state = early()
    edit(state, 0, section="2")
    put(state, "character.0 r1c4")
    state.encounters[:] = ["r2c4"]
    goods(state, "r1c4", wood=3)
    assert begins(planned(state, 0, curious), "take_section 4", "step_to character.0 r2c4")
    assert begins(planned(state, 0, diligent), "take_section 3", "build_structure *")


def test_hard_bots_have_no_temperament_and_normal_ones_do() -> None:
    state = crowd()
    hard, normal = (Planner(PACKAGE, LEVELS[name]) for name in ("hard", "normal"))
    for seat in (0, 1):
        view = TITLE.view(state, seat)
        plain = PACKAGE.default_evaluation.terms(view, seat)
        assert hard.terms(view, seat) == plain != normal.terms(view, seat)
