"""Where a Hero could go, for bots."""

import pytest

from game.engine import flow
from game.titles.runebound.bot.fight import EXHAUSTION_COST
from game.titles.runebound.rules.adventure.adventure import Adventure
from game.titles.runebound.rules.movement.movement import MoveByDice, Roll, StepTo
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.turn import PassTurn
from tests.titles.playing import now
from tests.titles.runebound.bot.features import FEATURES
from tests.titles.runebound.fights import BAND
from tests.titles.runebound.positions import (
    BOOK,
    EVALUATION,
    TITLE,
    adventure_space,
    beside,
    edit,
    hurt,
    place,
    spaces_of,
    table,
    take_away,
)


def test_a_counter_on_the_space_makes_a_fight_worth_more() -> None:
    now = FEATURES.goals(table(), 0)
    assert now.fight(BAND, "green") > now.fight(BAND, "")


def test_gold_that_buys_wares_heals_nobody() -> None:
    state = table()
    cost = BOOK.items["blade_of_the_old_kings"].cost
    edit(state, gold=cost)
    take_away(state, "blade_of_the_old_kings")
    state.stalls["vynelvale"] = ("blade_of_the_old_kings",)
    well = FEATURES.goals(state, 0).town("vynelvale")
    hurt(state, "corbin", wounds=3)
    assert FEATURES.goals(state, 0).town("vynelvale") == well
    edit(state, gold=cost + 3)
    assert FEATURES.goals(state, 0).town("vynelvale") > well


def test_the_best_place_counts_whatever_else_lies_there() -> None:
    state = table()
    green, red = adventure_space("green"), adventure_space("red")
    place(state, spaces_of("town")[0])
    state.counters[:] = [green]
    alone = FEATURES.goals(state, 0).prospects().at(state.me.space)
    state.counters[:] = [green, red]
    assert alone > 0
    assert FEATURES.goals(state, 0).prospects().at(state.me.space) >= alone


def throws(state: RuneboundState) -> dict[int, float]:
    """What throwing so many dice is worth."""
    found = EVALUATION.known_values(TITLE.view(state, 0), 0, flow.legal(state)[0])
    return {action.dice: worth for action, worth in found.items() if isinstance(action, Roll)}


def test_a_rested_hero_throws_all_its_dice() -> None:
    found = throws(table())
    assert len(found) > 1
    assert max(found, key=lambda number: found[number]) == max(found)


def test_a_tired_hero_rests_as_far_as_it_is_tired() -> None:
    state = table()
    state.counters.clear()
    hurt(state, "corbin", exhaustion=2)
    found = throws(state)
    most = max(found)
    assert found[most - 1] - found[most] == pytest.approx(EXHAUSTION_COST)
    assert found[most - 2] - found[most] == pytest.approx(2 * EXHAUSTION_COST)
    assert found[most - 3] == pytest.approx(found[most - 2])


def first_steps(*dice: tuple[str, ...]) -> tuple[dict[StepTo, float], set[StepTo]]:
    """On the way to an adventure beside the Hero: what is known of first steps, and those that a plan looks
    at."""
    state = table()
    start, goal = beside("plains")
    place(state, start)
    state.counters[:] = [goal]
    now(state, MoveByDice(dice, len(dice)), Adventure(), PassTurn())
    legal = flow.legal(state)[0]
    known = FEATURES.known_values(TITLE.view(state, 0), 0, legal)
    planned = {option.action for option in FEATURES.useful(TITLE.view(state, 0), 0, legal)}
    assert all(option.action in known for option in legal)
    towards = [action for action in known if isinstance(action, StepTo) and action.place == goal]
    return {step: known[step] for step in towards}, {step for step in towards if step in planned}


def test_dice_alike_are_worth_the_same_and_a_plan_looks_at_one() -> None:
    found, planned = first_steps(("plains",), ("plains",))
    first, second = found
    assert found[first] == pytest.approx(found[second]), "neither is a blunder"
    assert len(planned) == 1


def test_a_die_that_could_lead_further_is_kept_for_later() -> None:
    found, planned = first_steps(("plains", "road", "hills"), ("plains",))
    assert [step.die for step in planned] == [1]
    assert max(found.values()) - min(found.values()) < 30.0, "the other one is only a little worse"


def test_all_dice_are_thrown_while_nobody_is_tired() -> None:
    state = table()

    def thrown() -> set[int]:
        options = FEATURES.useful(TITLE.view(state, 0), 0, flow.legal(state)[0])
        return {option.action.dice for option in options if isinstance(option.action, Roll)}

    assert thrown() == {5}
    hurt(state, "corbin", exhaustion=1)
    assert thrown() == {0, 1, 2, 3, 4}
