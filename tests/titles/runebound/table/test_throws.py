"""Runebound's dice as they are thrown."""

from __future__ import annotations

import pytest

from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.movement.movement import Roll
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.threat.threat import ThreatRoll
from game.titles.runebound.table.throws import NumberFace
from game.ui.table.api import Throw
from game.ui.window.ui import Ui
from tests.titles.playing import do, now
from tests.titles.runebound.positions import HEROES, PACKAGE, force, table
from tests.titles.runebound.table import looks

pytestmark = pytest.mark.usefixtures("watched")


def thrown(ui: Ui, state: RuneboundState) -> list[Throw]:
    """What seat 1 sees thrown."""
    return list(PACKAGE.table_view.throws(looks.context(ui, state, 1), state.events or []))


def told(ui: Ui, plus: int, number: int, what: str, success: bool) -> Throw:
    """A 9 of Corbin's."""
    state = table(*HEROES[:3])
    rolls.log_roll(state, 0, "corbin", 9, plus, number, what, success)
    return thrown(ui, state)[-1]


def test_a_combat_roll_says_what_is_needed_and_the_sum(ui: Ui) -> None:
    throw = told(ui, 5, 12, "attack", success=True)
    assert throw.dice[0].fell == NumberFace(9)
    assert len(throw.dice[0].faces) == 20
    assert throw.needed == "Needed: 12"
    assert throw.got == "9 + 5 = 14, needed 12: hit"
    assert throw.good


def test_a_penalty_is_taken_off_and_no_bonus_is_not_said(ui: Ui) -> None:
    assert told(ui, -2, 12, "defend", success=False).got == "9 − 2 = 7, needed 12: wounded"
    assert told(ui, 0, 12, "escape", success=False).got == "9, needed 12: caught"


def test_a_town_that_falls_is_not_good(ui: Ui) -> None:
    state = table(*HEROES[:3], threat="10")
    state.threat = 2
    force(state, 9, 3)
    now(state, ThreatRoll())
    threat, town = thrown(ui, state)
    assert threat.got == "9 + 2 = 11: a town falls!"
    assert threat.needed == "Only multiples of 3 count; at 10 a town falls"
    assert threat.good is False
    assert town.dice[0].fell == NumberFace(3)
    assert town.got == "3: Riverwatch"


@pytest.mark.rule("RUN-185")
def test_a_die_that_names_no_town_is_rolled_again(ui: Ui) -> None:
    state = table(*HEROES[:3], threat="10")
    force(state, 12, 18, 3)
    now(state, ThreatRoll())
    assert [throw.got for throw in thrown(ui, state)[1:]] == ["18: roll again", "3: Riverwatch"]


def test_a_threat_roll_that_does_not_count_says_so(ui: Ui) -> None:
    state = table(*HEROES[:3])
    force(state, 10)
    now(state, ThreatRoll())
    assert thrown(ui, state)[0].got == "10: nothing happens"


def test_all_movement_dice_are_thrown_at_once(ui: Ui) -> None:
    state = table(*HEROES[:3])
    do(state, Roll(4))
    (throw,) = thrown(ui, state)
    assert len(throw.dice) == 4
    assert all(die.fell in die.faces for die in throw.dice)
