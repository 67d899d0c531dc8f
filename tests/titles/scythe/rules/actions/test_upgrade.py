"""Upgrade (SCY-116 to SCY-119)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.actions.upgrade import Upgrade
from game.titles.scythe.rules.turn.bottom import BottomAction
from game.titles.scythe.rules.turn.turn import ChooseSection
from tests.titles.playing import can, do, drags, now, options, refuse
from tests.titles.scythe.positions import BOOK, edit, goods, lying, table

MATS = ["engineering", "mechanical", "agricultural", "patriotic", "industrial"]


@pytest.mark.rule("SCY-116")
def test_any_cube_to_any_free_bracket_of_any_section() -> None:
    state = table()
    now(state, Upgrade())
    assert len(options(state)) == 6 * 4 + 1
    assert drags(state, "cube:0.move_units", "bracket:0.deploy")
    do(state, "move_cube", "move_units", "deploy")
    assert state.me.upgrades == (("move_units", "deploy"),)
    assert options(state) == []


@pytest.mark.rule("SCY-117")
def test_the_box_gains_and_the_cost_falls_from_then_on() -> None:
    state = table()
    goods(state, "r1c4", wood=4)
    now(state, Upgrade(), ChooseSection())
    do(state, "move_cube", "bolster_cards", "build")
    do(state, "take_section", "3")
    do(state, "take_top", "combat_cards")
    do(state, "take_bottom")
    assert (len(state.me.hand), lying(state, "r1c4")) == (2, {"wood": 2})


@pytest.mark.rule("SCY-118")
@pytest.mark.parametrize("mat", MATS)
def test_a_solid_border_and_a_full_bracket_take_no_cube(mat: str) -> None:
    state = table(mats=(mat, "industrial" if mat != "industrial" else "patriotic"))
    for section in BOOK.mats[mat].section:
        edit(state, upgrades=())
        for box in BOOK.cubes[: section.brackets]:
            now(state, Upgrade())
            do(state, "move_cube", box, section.bottom)
        now(state, Upgrade())
        refuse(state, "move_cube", BOOK.cubes[-1], section.bottom, rule="SCY-118")
    assert sum(s.brackets for s in BOOK.mats[mat].section) == len(BOOK.cubes) == 6


@pytest.mark.rule("SCY-118")
def test_no_cube_moves_twice() -> None:
    state = table()
    edit(state, upgrades=(("move_units", "deploy"),))
    now(state, Upgrade())
    refuse(state, "move_cube", "move_units", "build", rule="SCY-118")
    assert not can(state, "move_cube", "move_units", "deploy")


@pytest.mark.rule("SCY-119")
def test_the_lower_price_is_not_for_the_upgrade_that_made_it() -> None:
    state = table()
    goods(state, "r1c4", oil=6)
    now(state, BottomAction("1"))
    do(state, "move_cube", "move_units", "upgrade")
    assert lying(state, "r1c4") == {"oil": 3}
    now(state, BottomAction("1"))
    assert lying(state, "r1c4") == {"oil": 1}
