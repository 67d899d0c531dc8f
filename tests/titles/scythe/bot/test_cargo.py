"""What bots of Scythe look at when they move units and what these carry."""

from __future__ import annotations

from game.bots.search.lines import Thinker
from game.engine import flow
from game.titles.scythe.bot.cargo import useful
from game.titles.scythe.bot.features import ScytheFeatures
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import do
from tests.titles.scythe.positions import PACKAGE, TITLE, crowd, edit, goods, put, table


def moving() -> ScytheState:
    """Seat 0 moves; a worker, a mech and nobody else stand where there are two oil and a metal."""
    state = table()
    put(state, "worker.0.1 r1c4", "worker.0.2 r1c5", "mech.0.speed r1c4")
    goods(state, "r1c4", oil=2, metal=1)
    edit(state, 0, section="2")
    do(state, "take_section 4")
    do(state, "take_top units")
    return state


def looked_at(state: ScytheState, *verbs: str) -> set[str]:
    found = (str(option.action) for option in useful(state, 0, flow.legal(state)[0]))
    return {action for action in found if action.startswith(verbs)}


def test_resources_stay_where_somebody_stays() -> None:
    state = moving()
    assert looked_at(state, "take_aboard") == {"take_aboard mech.0.speed worker.0.1"}


def test_the_last_one_takes_all_resources_along_in_their_order() -> None:
    state = moving()
    put(state, "mech.0.speed r1c5")
    for item in ("oil", "oil", "metal"):
        assert f"take_aboard worker.0.1 {item}" in looked_at(state, "take_aboard")
        do(state, f"take_aboard worker.0.1 {item}")
        assert bool(looked_at(state, "step_to worker.0.1")) == (item == "metal")


def test_whoever_has_loaded_goes_on_with_it() -> None:
    state = moving()
    do(state, "take_aboard mech.0.speed worker.0.1")
    assert {action.split()[1] for action in looked_at(state, "step_to", "take_aboard")} == {"mech.0.speed"}


def test_other_questions_are_left_as_they_are() -> None:
    state = table()
    options = flow.legal(state)[0]
    assert useful(state, 0, options) == options


def test_a_move_of_many_is_thought_through_to_its_end() -> None:
    state = crowd()
    thinker = Thinker(TITLE, ScytheFeatures(PACKAGE.content))
    lines = thinker.lines(state, 0, flow.legal(state)[0], width=8, most=60)
    assert "take_top units" in {str(line.actions[1]) for line in lines}
