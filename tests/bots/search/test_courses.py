"""How a line may go on: its own decisions first, then those of the others, in one guessed world."""

from __future__ import annotations

import pytest

from game.bots.search.courses import positions, world_seed
from game.bots.search.planner import normal
from game.engine import flow
from game.packages import registry
from tests.titles.runebound import fights


@pytest.mark.parametrize("title", ["raiders", "scythe", "runebound"])
def test_a_course_can_be_played_in_the_same_guess(title: str) -> None:
    package = registry.find(title)
    state = package.title.start(2, {}, 5)
    while state.turn < 1:
        seat = min(flow.choices(state))
        flow.play(state, seat, flow.legal(state)[seat][0].action)
    seat = min(flow.choices(state))
    view, bot = package.title.view(state, seat), normal(package)
    first = flow.legal(state)[seat][-1].action
    course = bot.course(view, seat, (first,), 7)
    assert (course[0].seat, course[0].action) == (seat, first)
    world = package.title.guess(view, seat, world_seed(7))
    assert len(list(positions(world, course))) == len(course) + 1


def test_a_course_ends_with_the_next_own_turn() -> None:
    package = registry.find("scythe")
    state = package.title.start(2, {}, 5)
    while state.turn < 1:
        seat = min(flow.choices(state))
        flow.play(state, seat, flow.legal(state)[seat][0].action)
    seat = min(flow.choices(state))
    view = package.title.view(state, seat)
    course = normal(package).course(view, seat, (flow.legal(state)[seat][0].action,), 7)
    *_, last = positions(package.title.guess(view, seat, world_seed(7)), course)
    assert last.turn == state.turn + 2
    assert package.title.acting(last) == seat


def test_a_course_goes_on_after_an_average_with_one_guess() -> None:
    """An attack of Runebound is valued by all that may come; then one course of the fight follows."""
    package = registry.find("runebound")
    state = fights.to(fights.fight(fights.GIANT), "ranged")
    view = package.title.view(state, 0)
    course = normal(package).course(view, 0, (flow.legal(state)[0][0].action,), 7)
    guesses = [step.is_guess for step in course]
    assert not guesses[0]
    assert len(guesses) > 1 and all(guesses[1:])
