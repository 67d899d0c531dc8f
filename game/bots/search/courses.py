"""Courses: the decisions of a line of play, then those that a bot expects of the others."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec

from game.bots.search.lines import Stopped, Thinker
from game.engine import flow, rng
from game.engine.model import Action, Seat, State
from game.engine.title import Title

MAX_STEPS = 40
"""The most decisions of a course."""


class CourseStep(msgspec.Struct, frozen=True):
    """A decision in a course.

    value: that of the position after it, for the seat that asked
    is_guess: True after a decision whose value averages over all that may follow: the dice and cards since
    then are one guess of many
    """

    seat: Seat
    action: Action
    value: float
    is_guess: bool = False


Course = tuple[CourseStep, ...]


class Courses(msgspec.Struct, frozen=True):
    """The course of each line that was asked about."""

    found: list[Course]


def world_seed(seed: int, number: int = 0) -> int:
    """Return the seed of a guessed world of a decision; lines are found in the one with number 0."""
    return rng.mix((seed + number) & rng.MASK)


def course(title: Title, thinker: Thinker, world: State, seat: Seat, actions: Sequence[Action]) -> Course:
    """Return the decisions of a line, then the best immediate ones of everybody, until the seat has its next
    turn. It ends earlier once the thinker is stopped.
    """
    found, is_guess = list[CourseStep](), False
    with suppress(Stopped):
        for mover, action in _decisions(title, thinker, world, seat, deque(actions)):
            known = thinker.known(world, seat, flow.legal(world)[seat]) if mover == seat else {}
            is_average = thinker.is_average and action in known
            flow.play(world, mover, action)
            value = known[action] if is_average else thinker.value(world, seat)
            found.append(CourseStep(mover, action, value, is_guess))
            is_guess = is_guess or is_average
    return tuple(found)


def _decisions(
    title: Title, thinker: Thinker, world: State, seat: Seat, line: deque[Action]
) -> Iterator[tuple[Seat, Action]]:
    """Yield decisions; each is to be played in the world before the next one."""
    turn = world.turn
    for _ in range(MAX_STEPS):
        asked = flow.legal(world)
        if not asked or (world.turn != turn and title.acting(world) == seat):
            return
        mover = seat if seat in asked else min(asked)
        if mover == seat and line:
            if any(option.action == line[0] for option in asked[seat]):
                yield seat, line.popleft()
                continue
            line.clear()  # dice or cards came otherwise
        yield mover, thinker.best(world, mover)


def positions(world: State, found: Course) -> Iterator[State]:
    """Yield the position before each step of a course, and the last one."""
    for step in found:
        yield world
        world = world.copy()
        flow.play(world, step.seat, step.action)
    yield world
