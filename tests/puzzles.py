"""Positions to think about: search them in games of bots, and verify those that the titles have.

    python -m tests.puzzles find raiders FOLDER SEED LEAST SEATS   write positions with a best move that is
                                                  better by so many points, until it is stopped
    python -m tests.puzzles                       verify every title's own by Hard, with fixed seeds

A position fits if Hard, with two seeds, and Normal name the same move, each by a clear margin, and the move
that looks best at once is another one.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

from game.bots.advice.hints import CLEAR
from game.bots.search.planner import Planner, hard, normal
from game.engine import flow
from game.engine.model import Action, Option, Seat, State
from game.engine.positions import position
from game.packages import puzzles, registry
from game.packages.registry import Package

EVERY, MIN_OPTIONS = 4, 3
"""Of how many choices one is looked at, and the fewest options of a choice."""
SEEDS = (1, 2)


class Found(NamedTuple):
    """The best move of a position, and the points by which it is better than the next one."""

    action: Action
    margin: float


def judged(bot: Planner, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Found:
    """Return the best of several moves."""
    candidates, _ = bot.judge(view, seat, options, seed)
    best = candidates[0]
    others = [each.value for each in candidates if each.action != best.action]
    return Found(best.action, best.value - max(others, default=best.value))


def turns(package: Package, seats: int, seed: int) -> Iterator[tuple[State, Seat, list[Option]]]:
    """Play a game of normal bots; yield the position at each real choice of the seat whose turn it is."""
    state = package.title.start(seats, {}, seed)
    bots = [normal(package) for _ in range(seats)]
    for number in count():
        asked = flow.legal(state)
        if not asked:
            return
        seat = min(asked)
        if package.title.acting(state) == seat and len(asked[seat]) >= MIN_OPTIONS:
            yield state, seat, asked[seat]
        view = package.title.view(state, seat)
        flow.play(state, seat, bots[seat].choose(view, seat, asked[seat], seed + number))


def fits(package: Package, state: State, seat: Seat, options: list[Option], least: float) -> Found | None:
    """Return the clear best move of a position; None if there is none, or if it is the obvious one."""
    view = package.title.view(state, seat)
    first = judged(normal(package), view, seat, options, SEEDS[0])
    if first.margin < least or _at_once(package, view, seat) == first.action:
        return None
    sure = [judged(hard(package), view, seat, options, seed) for seed in SEEDS]
    if any(each.action != first.action or each.margin < least for each in sure):
        return None
    return min(sure, key=lambda each: each.margin)


def _at_once(package: Package, view: State, seat: Seat) -> Action:
    """Return the move that looks best without looking ahead."""
    thinker = normal(package)._thinker(view, seat)  # a measure of its own for this search
    return thinker.best(package.title.guess(view, seat, 1), seat)


def find(name: str, folder: Path, seed: int, least: float, seats: int) -> None:
    """Write every position that fits, and a line about it."""
    package = registry.find(name)
    for game in count(seed):
        for number, (state, seat, options) in enumerate(turns(package, seats, game)):
            if number % EVERY != game % EVERY or number < seats:
                continue
            if found := fits(package, state, seat, options, least):
                path = folder / f"{name}_{game}_{number}.json"
                position.write(position.for_seat(package.title, state, seat), path)
                _write(f"{path.name} seat {seat} of {len(options)}: {found.action} by {found.margin:.1f}")


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def verify() -> int:
    """Judge every title's own positions by Hard; return how many do not name their best move clearly."""
    wrong = 0
    for name in registry.names():
        package = registry.find(name)
        for puzzle in puzzles.of(package):
            begun = time.monotonic()
            state = puzzles.position_of(package, puzzle)
            options = flow.legal(state)[puzzle.seat]
            view = package.title.view(state, puzzle.seat)
            found = judged(hard(package), view, puzzle.seat, options, puzzle.seed)
            good = str(found.action) == puzzle.best and found.margin >= CLEAR
            wrong += not good
            seconds, end = time.monotonic() - begun, "" if good else " WRONG"
            _write(f"{name} {puzzle.id}: {found.action} by {found.margin:.1f} ({seconds:.0f} s){end}")
    return wrong


if __name__ == "__main__":
    if sys.argv[1:2] == ["find"]:
        find(sys.argv[2], Path(sys.argv[3]), int(sys.argv[4]), float(sys.argv[5]), int(sys.argv[6]))
    sys.exit(verify())
