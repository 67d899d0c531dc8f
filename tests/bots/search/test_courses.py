"""How a line may go on: its own decisions first, then those of the others, in one guessed world."""

from __future__ import annotations

import pytest

from game.bots.search.courses import positions, world_seed
from game.bots.search.planner import normal
from game.engine import flow
from game.packages import registry


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
