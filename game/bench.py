"""``hotseat bench``: how fast this machine plays, with the figures scaled to a yardstick machine.

The yardstick is a machine on which ten million empty loops take 0.4 seconds. A figure "on the yardstick"
is what was measured here, scaled by how long the loops take here.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import msgspec

from game import bots, catalogue
from game.engine import codec, flow
from game.engine.model import State
from game.engine.title import Title

YARDSTICK = 0.4
SAMPLES = 200
GREEDY_SAMPLES = 15
SEATS = 2


class Line(msgspec.Struct, frozen=True):
    """One figure: measured here, and on the yardstick machine."""

    what: str
    here: float
    yardstick: float
    unit: str


class Bench(msgspec.Struct, frozen=True):
    """All figures. loop: seconds for ten million empty loops here; ratio: that by the yardstick's."""

    loop: float
    yardstick: float
    ratio: float
    lines: list[Line]


def run() -> Bench:
    """Measure every title."""
    loop = empty_loop()
    ratio = loop / YARDSTICK
    lines = [line for name in catalogue.names() for line in _title_lines(catalogue.find(name), ratio)]
    return Bench(loop, YARDSTICK, ratio, lines)


def empty_loop() -> float:
    """Seconds of ten million empty loops, written in a script (at module level) as the yardstick has it."""
    loop = compile("for _ in range(10_000_000): pass", "yardstick", "exec")
    times = []
    for _ in range(3):
        start = time.process_time()
        exec(loop, {})  # noqa: S102 - our own line, run as a script's
        times.append(time.process_time() - start)
    return min(times)


def _title_lines(title: Title, ratio: float) -> list[Line]:
    positions = sample(title)
    decisions = random_decisions(title)
    found = [
        Line(f"{title.id}: random decisions", decisions, decisions * ratio, "1/s"),
        _timed(f"{title.id}: copy", positions, State.copy, 1e6, "us", ratio),
        _timed(f"{title.id}: options", positions, _options, 1e6, "us", ratio),
        _timed(f"{title.id}: play", [p.copy() for p in positions], _play, 1e6, "us", ratio),
        _timed(f"{title.id}: view", positions, lambda p: title.view(p, 0), 1e6, "us", ratio),
        _timed(f"{title.id}: save", positions, codec.encode, 1e6, "us", ratio),
        _timed(
            f"{title.id}: greedy decision", positions[::13][:GREEDY_SAMPLES], _greedy(title), 1e3, "ms", ratio
        ),
    ]
    return [*found, *_redraw(title, ratio)]


def sample(title: Title, count: int = SAMPLES) -> list[State]:
    """Positions from random games, all with a decision."""
    chance = random.Random(1)
    found: list[State] = []
    while len(found) < count:
        state = title.start(SEATS, {}, len(found))
        while (asked := flow.legal(state)) and len(found) < count:
            found.append(state.copy())
            seat = chance.choice(sorted(asked))
            flow.play(state, seat, chance.choice(asked[seat]).action)
    return found


def random_decisions(title: Title, seconds: float = 3.0) -> float:
    """Decisions a second of random games in one process, set-up included, by processor time."""
    chance = random.Random(1)
    made = seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        seed += 1
        state = title.start(SEATS, {}, seed)
        while asked := flow.choices(state):
            seat = next(iter(asked))
            legal = [c.option.action for c in asked[seat] if c.reason is None]
            flow.play(state, seat, legal[int(chance.random() * len(legal))])
            made += 1
    return made / spent


def _timed(
    what: str, positions: list[Any], call: Callable[[Any], object], scale: float, unit: str, ratio: float
) -> Line:
    """The median time of a call over positions."""
    times = []
    for position in positions:
        start = time.process_time()
        call(position)
        times.append(time.process_time() - start)
    here = median(times) * scale
    return Line(what, here, here / ratio, unit)


def _options(state: State) -> None:
    state.asked = None
    flow.choices(state)


def _play(state: State) -> None:
    seat, options = next(iter(flow.legal(state).items()))
    flow.play(state, seat, options[len(options) // 2].action)


def _greedy(title: Title) -> Callable[[State], object]:
    bot = bots.make("greedy")

    def decide(state: State) -> object:
        seat, options = next(iter(flow.legal(state).items()))
        return bot.choose(title, title.view(state, seat), seat, options, 1)

    return decide


def _redraw(title: Title, ratio: float) -> list[Line]:
    """A full redraw of the table while a card is dragged, in a window of 1920x1080."""
    from game.ui import run

    here = run.redraw_ms(title, (1920, 1080))
    return [Line(f"{title.id}: redraw", here, here / ratio, "ms")]
