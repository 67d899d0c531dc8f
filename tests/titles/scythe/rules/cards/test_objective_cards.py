"""Every objective card, fulfilled and missed (SCY-202, SCY-360)."""

from collections.abc import Callable
from typing import Any

import pytest

from game.titles.scythe.rules.cards.objectives import fulfilled, progress
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import can, do
from tests.titles.scythe.cards import (
    FACTORY,
    WORKERS,
    step,
)
from tests.titles.scythe.positions import BOOK, edit, goods, hand, objectives, put, table

# ------------------------------------------------------------------------------------------ every card

Change = Callable[[ScytheState], object]


def on(*places: str) -> Change:
    """Own workers on these places, one on each."""
    return lambda state: put(state, *(f"{w} {p}" for w, p in zip(WORKERS, places, strict=False)))


def crowd(place: str, *pieces: str) -> Change:
    return lambda state: put(state, *pieces, place=place)


def out(count: int) -> Change:
    """So many workers have left the mat, in all; they stand at home."""
    return crowd("base_nordic", *WORKERS[:count])


def have(**values: Any) -> Change:
    return lambda state: edit(state, **values)


def heap(place: str, **amounts: int) -> Change:
    return lambda state: goods(state, place, **amounts)


def cards(count: int) -> Change:
    return lambda state: hand(state, 0, *[2] * count)


def rival(**values: Any) -> Change:
    return lambda state: edit(state, 1, **values)


def drive(count: int) -> Change:
    return lambda state: setattr(state, "driven_off", count)


ONE_UP, ONE_IN = (("move_units", "upgrade"),), (("build", "coins"),)
THREE = ("mine.0 r2c4", "mill.0 r2c3", "monument.0 r3c2")
ALL_KINDS = heap("r1c1", oil=1, metal=1, food=1, wood=1)

HOLDS: dict[str, tuple[Change, ...]] = {
    "o01": (on("r1c1", "r2c4", "r3c2"),),
    "o02": (on("r2c3", "r3c2", "r3c5"),),
    "o03": (on("r1c2", "r2c5", "r2c6"),),
    "o04": (on("r1c5", "r2c1", "r2c3"),),
    "o05": (on(FACTORY), have(power=5), rival(power=5)),
    "o06": (drive(1), have(power=7)),
    "o07": (have(factory="f01"), crowd("r1c1", "mech.0.speed"), out(3)),
    "o08": (have(coins=2, popularity=7), out(4)),
    "o09": (on("r1c1"), heap("r1c1", oil=6, metal=1, food=1, wood=1)),
    "o10": (on("r1c4", "r3c1", "r3c3"),),
    "o11": (on("r1c3", "r1c6", "r3c6"),),
    "o12": (have(coins=20),),
    "o13": (crowd("r1c2", *WORKERS[:3], "character.0", "mech.0.speed", "mill.0"),),
    "o14": (
        on("r1c1"),
        ALL_KINDS,
        have(upgrades=ONE_UP, recruits=ONE_IN),
        crowd("r1c2", "mech.0.speed", "mill.0"),
    ),
    "o15": (have(recruits=(*ONE_IN, ("deploy", "power"))), out(2)),
    "o16": (crowd("r1c1", "character.0", "mech.0.speed", WORKERS[0]), heap("r1c1", oil=5)),
    "o17": (on("r3c3", "r5c3"),),
    "o18": (have(power=0, popularity=13), out(5)),
    "o19": (on("r3c5", "r2c4", "r2c3", "r3c3", "r4c3"),),
    "o20": (crowd("", *THREE), have(popularity=7)),
    "o21": (on("r1c1", "r1c2"), heap("r1c1", oil=5), heap("r1c2", oil=4)),
    "o22": (have(factory="f01", upgrades=()),),
    "o23": (cards(8), have(stars=("combat",))),
    "o24": (crowd("r3c3", *WORKERS[:5]),),
    "o25": (have(popularity=3, power=13), crowd("r1c1", "mech.0.speed", "mech.0.riverwalk")),
    "o26": (on("r1c2", "r1c4", "r1c1", "r1c5", "r1c6"),),
    "o27": (crowd("", *THREE),),
}
"""What makes each objective hold, for Nordic against Saxony with everybody at home."""

SPOILED: dict[str, tuple[Change, ...]] = {
    "o01": (on("r1c1", "r2c4", "r1c2"), crowd("r3c2", "worker.0.4", "worker.1.1", "mech.1.speed")),
    "o02": (crowd("r3c5", WORKERS[0]), crowd("r2c5", "mine.0", WORKERS[2])),
    "o03": (crowd("base_nordic", WORKERS[2]),),
    "o04": (crowd("r1c4", WORKERS[2]),),
    "o05": (rival(power=6), crowd("r3c3", WORKERS[0])),
    "o06": (drive(0), have(power=6)),
    "o07": (have(factory=""), out(4), have(mechs=())),
    "o08": (have(coins=3), have(popularity=6)),
    "o09": (heap("r1c1", oil=7, metal=1, food=1), heap("r1c1", oil=5, metal=1, food=1, wood=1)),
    "o10": (crowd("r1c1", WORKERS[2]),),
    "o11": (crowd("r1c1", WORKERS[2]),),
    "o12": (have(coins=19),),
    "o13": (crowd("r1c1", "character.0"), crowd("r1c1", "mill.0"), crowd("base_nordic", "mech.0.speed")),
    "o14": (heap("r1c1", oil=9, metal=9, food=9), have(upgrades=()), have(recruits=()), have(mechs=())),
    "o15": (out(3), have(recruits=())),
    "o16": (
        crowd("r1c1", WORKERS[1]),
        crowd("r1c1", "mech.0.riverwalk"),
        crowd("r1c2", "character.0"),
        heap("r1c1", oil=4),
        crowd("base_nordic", "character.0", "mech.0.speed", WORKERS[0]),
    ),
    "o17": (have(factory="f01"), crowd("r2c3", WORKERS[0])),
    "o18": (have(power=1), have(popularity=12), lambda state: state.at.pop("worker.0.5")),
    "o19": (crowd("r1c1", WORKERS[4]),),
    "o20": (have(popularity=6), crowd("base_nordic", "mech.0.speed")),
    "o21": (heap("r1c2", oil=3, metal=8), crowd("base_nordic", WORKERS[1])),
    "o22": (have(upgrades=ONE_UP), have(factory="")),
    "o23": (cards(7), have(stars=("power",))),
    "o24": (crowd("r1c1", WORKERS[4]), crowd("r2c4", *WORKERS[:5])),
    "o25": (have(popularity=4), have(power=12), have(mechs=("speed",))),
    "o26": (crowd("r1c2", WORKERS[4]), crowd("r1c6", "worker.1.1", "mech.1.speed", "mill.0")),
    "o27": (crowd("r1c4", "mine.0"), crowd("r1c5", "mill.0")),
}
"""Each of these alone spoils it."""


def position(*changes: Change) -> ScytheState:
    """Only two workers are out, everybody is at home, and then these changes."""
    state = table(on_map=False, promo_objectives="on", promo_factory="on")
    edit(state, power=4, coins=5, popularity=5)
    edit(state, 1, power=0)
    for change in changes:
        change(state)
    return state


@pytest.mark.rule("SCY-202", "SCY-360")
@pytest.mark.parametrize("card", sorted(HOLDS))
def test_every_objective_can_be_fulfilled(card: str) -> None:
    state = position(*HOLDS[card])
    assert fulfilled(state, 0, card)
    assert all(holds for *_, holds in progress(state, 0, card))


@pytest.mark.rule("SCY-202", "SCY-360")
@pytest.mark.parametrize(
    ("card", "number"), [(card, n) for card, changes in sorted(SPOILED.items()) for n in range(len(changes))]
)
def test_every_objective_can_be_missed(card: str, number: int) -> None:
    state = position(*HOLDS[card], SPOILED[card][number])
    assert not fulfilled(state, 0, card)
    assert not all(holds for *_, holds in progress(state, 0, card))


@pytest.mark.rule("SCY-202")
def test_no_objective_is_missing_here() -> None:
    assert set(HOLDS) == set(SPOILED) == set(BOOK.objectives)
    assert len(BOOK.objectives) == 27


@pytest.mark.rule("SCY-200", "SCY-359")
@pytest.mark.parametrize("card", sorted(HOLDS))
def test_every_fulfilled_card_is_revealed_in_its_window(card: str) -> None:
    state = position(*HOLDS[card])
    objectives(state, 0, card)
    early = not BOOK.objectives[card].end_of_turn
    assert can(state, "reveal", card) is early
    do(state, "take_section", "4")
    assert can(state, "reveal", card) is early
    while step(state) != "EndOfTurn":
        do(state, "skip")
    do(state, "reveal", card)
    assert state.me.stars.count("objective") == 1
