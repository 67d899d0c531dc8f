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
MIDGAME = 300
"""Moves before the redraw of a large table: its board has filled."""


class Table(msgspec.Struct, frozen=True):
    """What is measured: a title at so many seats, with these options; `moves` are made before a redraw."""

    title: Title
    seats: int = 2
    options: dict[str, str] = {}
    moves: int = 0

    @property
    def name(self) -> str:
        """As the figures call it."""
        return f"{self.title.id} for {self.seats}" if self.options else self.title.id


def fullest(title: Title) -> Table:
    """The largest table of a title, with everything on it that can be switched on or added."""
    options = {o.id: "on" if o.kind == "switch" else o.choices[-1] for o in title.options}
    return Table(title, max(title.seats), options, MIDGAME)


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
    """Measure every title at its usual table for two, and at its fullest."""
    loop = empty_loop()
    ratio = loop / YARDSTICK
    titles = [catalogue.find(name) for name in catalogue.names()]
    tables = [table for title in titles for table in (Table(title), fullest(title))]
    lines = [line for table in tables for line in _lines(table, ratio)]
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


def _lines(table: Table, ratio: float) -> list[Line]:
    title, name = table.title, table.name
    positions = sample(table)
    decisions = random_decisions(table)
    found = [
        Line(f"{name}: random decisions", decisions, decisions * ratio, "1/s"),
        _timed(f"{name}: copy", positions, State.copy, 1e6, "us", ratio),
        _timed(f"{name}: options", positions, _options, 1e6, "us", ratio),
        _timed(f"{name}: play", [p.copy() for p in positions], _play, 1e6, "us", ratio),
        _timed(f"{name}: view", positions, lambda p: title.view(p, 0), 1e6, "us", ratio),
        _timed(f"{name}: save", positions, codec.encode, 1e6, "us", ratio),
        _timed(
            f"{name}: greedy decision", positions[::13][:GREEDY_SAMPLES], _greedy(title), 1e3, "ms", ratio
        ),
    ]
    return [*found, *_redraw(table, ratio)]


def sample(table: Table, count: int = SAMPLES) -> list[State]:
    """Positions from random games, all with a decision."""
    chance = random.Random(1)
    found: list[State] = []
    while len(found) < count:
        state = table.title.start(table.seats, table.options, len(found))
        while (asked := flow.legal(state)) and len(found) < count:
            found.append(state.copy())
            seat = chance.choice(sorted(asked))
            flow.play(state, seat, chance.choice(asked[seat]).action)
    return found


def random_decisions(table: Table, seconds: float = 3.0) -> float:
    """Decisions a second of random games in one process, set-up included, by processor time."""
    chance = random.Random(1)
    made = seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        seed += 1
        state = table.title.start(table.seats, table.options, seed)
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


def _redraw(table: Table, ratio: float) -> list[Line]:
    """A full redraw of the table while a card is dragged, in a window of 1920x1080."""
    from game.ui import run

    here = run.redraw_ms(run.Sight(table.title, (1920, 1080), table.seats, table.options, table.moves))
    return [Line(f"{table.name}: redraw", here, here / ratio, "ms")]
