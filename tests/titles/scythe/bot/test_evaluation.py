"""How bots judge a position, and that they bring their turns and the game to an end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game import bots
from game.engine import flow
from game.engine.model import DECLINE, Action
from game.titles.scythe.rules.actions.deals import Agree, Coins, Deal, Give
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import do, now
from tests.titles.scythe.positions import (
    BOOK,
    EVALUATION,
    PACKAGE,
    TITLE,
    edit,
    flag,
    goods,
    hand,
    mechs,
    put,
    table,
    trap,
)

OTHERS = ("saxony", "nordic", "rusviet", "crimea", "albion", "togawa")


def worth(seat: int = 0, **facts: Any) -> float:
    """The value of a first turn with other facts of seat 0."""
    state = table()
    edit(state, 0, **facts)
    return EVALUATION.evaluate(TITLE.view(state, seat), seat)


@pytest.mark.parametrize(
    ("less", "more", "feared"),
    [
        ({"coins": 3}, {"coins": 4}, False),
        ({"power": 3}, {"power": 4}, False),
        ({"popularity": 6}, {"popularity": 7}, True),
        ({"hand": ()}, {"hand": ("combat.2.01",)}, False),
        ({"upgrades": ()}, {"upgrades": (("move_units", "deploy"),)}, True),
        ({"recruits": ()}, {"recruits": (("deploy", "coins"),)}, True),
        ({"factory": ""}, {"factory": "f01"}, False),
    ],
)
def test_more_is_better(less: dict[str, Any], more: dict[str, Any], feared: bool) -> None:
    """For others it is worse where it makes a seat likelier to lead, and else the same."""
    assert worth(**more) > worth(**less)
    others = worth(seat=1, **more) - worth(seat=1, **less)
    assert others < 0 if feared else others == 0


@pytest.mark.parametrize("turn", [1, 21])
def test_a_placed_star_is_worth_more_than_the_way_to_it(turn: int) -> None:
    values = []
    for stars in ((), ("power",)):
        state = table()
        state.turn = turn
        edit(state, 0, power=BOOK.top_of("power"), stars=stars)
        values.append(EVALUATION.evaluate(TITLE.view(state, 0), 0))
    assert values[1] > values[0]


def test_hidden_coins_of_others_do_not_count() -> None:
    values = set()
    for coins in (0, 30):
        state = table()
        edit(state, 1, coins=coins)
        values.add(EVALUATION.evaluate(TITLE.view(state, 0), 0))
    assert len(values) == 1


def bot_turn(state: ScytheState, most: int) -> list[Action]:
    """What a normal bot does until another seat is asked or a new turn begins."""
    done: list[Action] = []
    turn = state.turn
    while state.turn == turn and list(flow.choices(state)) == [0] and len(done) < most:
        options = flow.legal(state)[0]
        action = bots.make("normal", PACKAGE).choose(TITLE.view(state, 0), 0, options, len(done))
        flow.play(state, 0, action)
        done.append(action)
    return done


def test_a_bot_does_not_load_and_unload_for_ever() -> None:
    state = table(on_map=False)
    put(state, "worker.0.1 r1c4", "worker.0.2 r1c4", "character.0 r1c4")
    mechs(state, 0, "speed")
    goods(state, "r1c4", wood=2, oil=1)
    now(state, Move(2))
    assert len(bot_turn(state, 30)) < 20


def test_a_bot_proposes_no_deals_and_ends_its_turn() -> None:
    state = table(deals="on")
    hand(state, 0, 3)
    done = bot_turn(state, 30)
    assert state.turn == 2
    assert not [a for a in done if a.verb in ("deal", "give")]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_bot_gives_nobody_coins_for_the_asking(level: str) -> None:
    state = table(deals="on")
    for action in (Deal(), Give(1, 0), Coins(3)):
        flow.play(state, 0, action)
    options = flow.legal(state)[1]
    assert Agree() in [o.action for o in options]
    for seed in range(8):
        assert bots.make(level, PACKAGE).choose(TITLE.view(state, 1), 1, options, seed) == DECLINE


@pytest.mark.parametrize("faction", ["albion", "togawa"])
def test_a_bot_leaves_a_token_where_its_character_comes_to(faction: str) -> None:
    state = table(faction, "saxony", on_map=False)
    put(state, "character.0 r4c4")
    state.push(Move(1))
    flow.settle(state)
    do(state, "step_to", "character.0", "r5c5")
    options = flow.legal(state)[0]
    found = bots.make("normal", PACKAGE).choose(TITLE.view(state, 0), 0, options, 1)
    assert found.verb in ("leave_flag", "leave_trap")


def test_flags_armed_traps_and_polanias_encounters_count_for_bots() -> None:
    def worth(faction: str, change: Callable[[ScytheState], None]) -> float:
        state = table(faction, *[f for f in OTHERS if f != faction][:5], on_map=False)
        put(state, "worker.0.1 r4c1")
        before = EVALUATION.evaluate(TITLE.view(state, 0), 0)
        change(state)
        return EVALUATION.evaluate(TITLE.view(state, 0), 0) - before

    assert worth("albion", lambda state: flag(state, "r4c1")) > 2
    assert worth("togawa", lambda state: trap(state, "r6c3")) > 2
    assert worth("togawa", lambda state: trap(state, "r6c3", armed=False)) == 0
    assert worth("polania", lambda state: put(state, "mill.0 r5c0")) > worth(
        "polania", lambda state: put(state, "mill.0 r5c1")
    )


def gain(turn: int = 1, before: dict[str, Any] | None = None, **facts: Any) -> float:
    """How much better these facts are for seat 0 than what it had before."""
    state = table()
    state.turn = turn
    edit(state, 0, **(before or {}))
    less = EVALUATION.evaluate(TITLE.view(state, 0), 0)
    edit(state, 0, **facts)
    return EVALUATION.evaluate(TITLE.view(state, 0), 0) - less


def test_what_pays_over_many_turns_is_worth_less_and_less() -> None:
    early, later, late = (gain(turn, factory="f01") for turn in (1, 21, 41))
    assert early > later > late > 0


def test_the_same_for_all_is_a_gain() -> None:
    """A bot may not envy another as much as it likes its own."""
    state = table("nordic", "saxony", "crimea", show_coins="on")
    before = EVALUATION.evaluate(TITLE.view(state, 0), 0)
    for seat in range(3):
        edit(state, seat, coins=state.players[seat].coins + 10)
    assert EVALUATION.evaluate(TITLE.view(state, 0), 0) > before + 2


def test_resources_are_worth_more_where_their_action_still_brings_a_star() -> None:
    values = []
    for stars in ((), ("mechs",)):
        state = table()
        edit(state, 0, stars=stars)
        before = EVALUATION.evaluate(TITLE.view(state, 0), 0)
        goods(state, "r1c4", metal=3)
        values.append(EVALUATION.evaluate(TITLE.view(state, 0), 0) - before)
    assert values[0] > values[1]


def test_popularity_between_two_rates_is_worth_more_with_each_point() -> None:
    """Early in the game a star counts at a rate between those of two tiers."""
    values = [worth(popularity=points, stars=("power", "upgrades")) for points in range(19)]
    assert values == sorted(set(values))


def test_a_worker_is_worth_more_on_a_village_than_on_tundra_nobody_needs() -> None:
    values = []
    for terrain in ("village", "tundra"):
        state = table(on_map=False)
        edit(state, 0, upgrades=tuple((box, "upgrade") for box in ("a", "b")) * 3, objectives=())
        put(state, f"worker.0.1 {next(t.id for t in BOOK.territories.values() if t.terrain == terrain)}")
        values.append(EVALUATION.evaluate(TITLE.view(state, 0), 0))
    assert values[0] > values[1]
