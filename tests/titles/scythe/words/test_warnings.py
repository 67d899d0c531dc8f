"""What a person is asked before a move that may have been overlooked."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.movement.loading import TakeAboard
from game.titles.scythe.rules.movement.walking import StepTo
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.words import warnings
from tests.titles.playing import do
from tests.titles.scythe import positions as p
from tests.titles.scythe.table.looks import legal
from tests.titles.scythe.words.looks import context

PLACE = "r4c0"


def step_away(state: ScytheState) -> str:
    """What is asked before worker 0.1 steps away; "" for nothing."""
    steps = (o.action for o in legal(state) if isinstance(o.action, StepTo) and o.action.unit == "worker.0.1")
    found = warnings.warning(context(p.TITLE.view(state, 0), 0), next(steps))
    return found.words if found is not None else ""


@pytest.mark.rule("SCY-003", "SCY-065")
def test_resources_left_behind_without_a_unit_are_warned_of() -> None:
    state = p.moving(f"worker.0.1 {PLACE}")
    assert not step_away(state)
    p.goods(state, PLACE, oil=2, wood=1)
    assert step_away(state) == (
        "You leave 2~{oil} and 1~{wood} behind, and no unit of yours guards them: anyone may take them."
    )


@pytest.mark.rule("SCY-003")
def test_resources_that_another_unit_or_a_structure_guards_are_not_warned_of() -> None:
    for guard in ("worker.0.2", "mine.0"):
        state = p.moving(f"worker.0.1 {PLACE}", f"{guard} {PLACE}")
        p.goods(state, PLACE, oil=2)
        assert not step_away(state)


@pytest.mark.rule("SCY-003", "SCY-177")
def test_a_step_to_an_encounter_is_warned_of_although_its_card_is_hidden() -> None:
    state = p.moving(f"character.0 {PLACE}", units=1)
    p.goods(state, PLACE, oil=1)
    steps = [o.action for o in legal(state) if isinstance(o.action, StepTo)]
    state.encounters.extend(step.place for step in steps if step.place not in state.encounters)
    view = context(p.TITLE.view(state, 0), 0)
    assert steps
    assert all(warnings.warning(view, step) for step in steps if step.unit == "character.0")


@pytest.mark.rule("SCY-064")
def test_what_a_unit_carries_is_not_left_behind() -> None:
    state = p.moving(f"worker.0.1 {PLACE}")
    p.goods(state, PLACE, oil=1)
    do(state, TakeAboard("worker.0.1", "oil"))
    assert not step_away(state)
