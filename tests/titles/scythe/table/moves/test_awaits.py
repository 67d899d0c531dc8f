"""What awaits a unit where it can go, and what everybody should notice."""

from __future__ import annotations

import pytest

from game.engine.model import Event, Fact
from game.presentation.title_words import Cell
from game.titles.scythe.rules.movement.walking import StepTo
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.table import ScytheTable
from game.titles.scythe.words.log import ANNOUNCEMENTS
from game.ui.window.ui import Ui
from tests.titles.scythe import positions as p
from tests.titles.scythe.aloft import airship_table
from tests.titles.scythe.positions import PACKAGE
from tests.titles.scythe.table.looks import context

pytestmark = pytest.mark.usefixtures("watched")
TABLE: ScytheTable = PACKAGE.table_view
HERE = "r4c3"


def awaits(ui: Ui, state: ScytheState, *steps: StepTo) -> list[Cell]:
    return list(TABLE.awaits(context(ui, state), steps))


def test_a_fight_shows_the_power_of_the_foe_and_workers_how_many_go_home(ui: Ui) -> None:
    state = p.moving("character.0 r4c2", "worker.0.2 r4c2", "worker.1.2 r4c3", "worker.1.1 r4c3")
    assert awaits(ui, state, StepTo("character.0", HERE)) == [Cell("labourer", "2")]
    p.more(state, "character.1 r4c3")
    p.edit(state, 1, power=6)
    assert awaits(ui, state, StepTo("character.0", HERE)) == [Cell("combat", "6")]
    assert awaits(ui, state, StepTo("worker.0.2", HERE)) == []


def test_a_trap_on_the_way_shows_and_its_kind_does_not(ui: Ui) -> None:
    state = p.table("nordic", "togawa", invaders="on")
    p.trap(state, HERE, "coins", seat=1)
    assert awaits(ui, state, StepTo("worker.0.2", HERE)) == [Cell("trap", "")]
    p.trap(state, HERE, "coins", seat=1, armed=False)
    assert awaits(ui, state, StepTo("worker.0.2", HERE)) == []


def test_a_toll_is_shown_once_however_long_the_way(ui: Ui) -> None:
    state = airship_table("airship.1 r1c2", "worker.0.2 r1c1", aggressive="toll", passive="ferry")
    p.edit(state, 0, coins=9)
    once = awaits(ui, state, StepTo("worker.0.2", "r1c2"))
    assert [cell.icon for cell in once] == ["coin"]
    assert awaits(ui, state, StepTo("worker.0.2", "r1c2"), StepTo("worker.0.2", "r1c2")) == once
    p.edit(state, 0, coins=0)
    assert awaits(ui, state, StepTo("worker.0.2", "r1c2")) == []


def test_a_star_a_trap_and_the_end_are_milestones_with_words(ui: Ui) -> None:
    milestones = {verb for verb, told in ANNOUNCEMENTS.items() if told.milestone}
    assert milestones == {"star", "trap_sprung", "last_turns", "game_over"}
    look = context(ui, p.table("nordic", "togawa", invaders="on"))
    facts: dict[str, Fact] = {
        "seat": 1,
        "other": 0,
        "goal": "combat",
        "place": HERE,
        "kind": "coins",
        "amount": 2,
    }
    for verb in sorted(milestones):
        assert ui.say(f"scythe-milestone-{verb}", name="Ada")
        assert TABLE.words.log_line(look, Event(verb, facts))
