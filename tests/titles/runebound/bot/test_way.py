"""Where a Hero could go, for bots."""

import pytest

from game.engine import flow
from game.titles.runebound.bot.fight import EFFORT
from game.titles.runebound.bot.way import Plight, counter_worth, rune_worth
from game.titles.runebound.rules.adventure import Adventure
from game.titles.runebound.rules.ending import is_rune
from game.titles.runebound.rules.movement import MoveByDice, Roll, Stay, StepTo, Walk
from game.titles.runebound.rules.state import RuneboundState
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
    give,
    hurt,
    place,
    spaces_of,
    table,
    take_away,
)


def test_each_dragon_rune_is_worth_more_than_the_one_before() -> None:
    state = table()
    first = rune_worth(state, 0)
    state.overrun = list(BOOK.towns)[:4]
    assert rune_worth(state, 0) > 1.4 * first, "the game ends sooner"
    state.overrun = []
    rune = next(card for card in BOOK.challenges if is_rune(BOOK, card))
    take_away(state, rune)
    edit(state, kept=(rune,))
    assert rune_worth(state, 0) > 1.7 * first


def test_a_counter_is_worth_less_where_it_pays_for_a_dearer_pair() -> None:
    state = table()
    first = counter_worth(state, 0, "green")
    edit(state, counters=("green",) * BOOK.experience.prices[0])
    assert 0 < counter_worth(state, 0, "green") < first


def test_armour_helps_against_what_is_known_and_unknown() -> None:
    state = table()
    bare = Plight(state, 0)
    give(state, "chainmail")
    clad = Plight(state, 0)
    assert clad.fight(BAND, "green") > bare.fight(BAND, "green")
    assert clad.draw("blue") > bare.draw("blue")


def test_a_counter_on_the_space_makes_a_fight_worth_more() -> None:
    now = Plight(table(), 0)
    assert now.fight(BAND, "green") > now.fight(BAND, "")


def test_gold_that_buys_wares_heals_nobody() -> None:
    state = table()
    cost = BOOK.items["blade_of_the_old_kings"].cost
    edit(state, gold=cost)
    take_away(state, "blade_of_the_old_kings")
    state.stalls["vynelvale"] = ("blade_of_the_old_kings",)
    well = Plight(state, 0).town("vynelvale")
    hurt(state, "corbin", wounds=3)
    assert Plight(state, 0).town("vynelvale") == well
    edit(state, gold=cost + 3)
    assert Plight(state, 0).town("vynelvale") > well


def test_the_best_place_counts_whatever_else_lies_there() -> None:
    state = table()
    green, red = adventure_space("green"), adventure_space("red")
    place(state, spaces_of("town")[0])
    state.counters[:] = [green]
    alone = Plight(state, 0).prospects().at(state.me.space)
    state.counters[:] = [green, red]
    assert alone > 0
    assert Plight(state, 0).prospects().at(state.me.space) >= alone


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
    assert found[most - 1] - found[most] == pytest.approx(EFFORT)
    assert found[most - 2] - found[most] == pytest.approx(2 * EFFORT)
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


def test_where_all_can_be_reached_without_dice_the_best_is_chosen() -> None:
    state = table()
    start, goal = beside("plains")
    place(state, start)
    state.counters[:] = [goal]
    legal = flow.legal(state)[0]
    found = EVALUATION.known_values(TITLE.view(state, 0), 0, legal)
    walks = {action.place: worth for action, worth in found.items() if isinstance(action, Walk)}
    assert max(walks, key=lambda space: walks[space]) == goal
    assert walks[goal] > found[Stay()]
