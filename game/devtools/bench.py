"""``hotseat bench``: the speed of this machine, with figures scaled to a reference machine.

The reference machine runs ten million empty loops in 0.4 seconds. A figure "on the yardstick" is the measured
one scaled by the time that the loops take here at the same moment. ``--check`` compares the figures with the
limits in assets/speed.toml.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from itertools import islice
from statistics import mean, median, quantiles
from typing import TYPE_CHECKING

import msgspec

from game import bots, paths
from game.bots import Bot
from game.bots.series import series
from game.engine import codec, flow
from game.engine.content import content_files
from game.engine.game import Game
from game.engine.model import Action, Option, Seat, State
from game.engine.session.clock import Clock
from game.engine.title import Title
from game.packages import registry

if TYPE_CHECKING:
    from game.ui.window.run import ShotSpec

YARDSTICK = 0.4
LOOPS = 1_000_000
"""The empty loops of one measurement, a tenth of the reference number."""
TRIES = 6
"""A limit is kept if one of this many measurements keeps it: other programs may be running."""
RANDOM_GAMES_S = 3.0
"""The duration of random games for their decisions a second."""
SAMPLES = 200
STRETCH = 40
"""Consecutive decisions of a planning bot that are timed together, as it keeps a plan."""
STRETCHES = 8
"""The most stretches, spread over a game."""
FILLER_BOT = "easy"
"""The bot that plays between the stretches."""
MIDGAME = 300
"""Moves before the redraw of a large table is timed: its board has filled by then."""
WARM_UP_MOVES = 60
"""Moves before the loop is timed: the static layers have been painted by then."""
SCREEN = (1920, 1080)

Limits = dict[str, dict[str, float]]
"""Limits on the reference machine, by title and figure."""


class Table(msgspec.Struct, frozen=True):
    """A table to measure: a title, a number of seats, options, `moves` made before a redraw, and a clock."""

    title: Title
    seats: int = 2
    options: dict[str, str] = {}
    moves: int = 0
    clock: Clock | None = None

    @property
    def name(self) -> str:
        """The table's name in the figures."""
        return f"{self.title.id} for {self.seats}" if self.options else self.title.id


def largest_table(title: Title, clock: Clock | None = None) -> Table:
    """Return the largest table of a title, with every optional component."""
    options = {o.id: "on" if o.kind == "switch" else o.choices[-1] for o in title.options}
    return Table(title, max(title.seats), options, MIDGAME, clock)


class Line(msgspec.Struct, frozen=True):
    """A figure, measured here and scaled to the reference machine; `limit` applies to the latter."""

    what: str
    here: float
    yardstick: float
    unit: str
    limit: float | None = None

    @property
    def kept(self) -> bool:
        """True if the figure is within its limit: a minimum for a rate, a maximum for a time."""
        if self.limit is None:
            return True
        return self.yardstick >= self.limit if self.unit == RATE else self.yardstick <= self.limit


class Bench(msgspec.Struct, frozen=True):
    """All figures.

    loop: seconds for ten million empty loops here
    ratio: that time divided by the reference machine's
    """

    loop: float
    yardstick: float
    ratio: float
    lines: list[Line]

    @property
    def broken(self) -> list[str]:
        """The names of the figures that miss their limits."""
        return [line.what for line in self.lines if not line.kept]


RATE = "1/s"
SCALES = {"us": 1e6, "ms": 1e3}
Measure = Callable[[Table], float | None]
"""Measures a figure in its unit; returns None if it doesn't apply to the title."""


def limits() -> Limits:
    """Return the limits. Raises BadContent."""
    return content_files.load(paths.assets("speed.toml"), Limits)


def run(tries: int = 1, clock: Clock | None = None) -> Bench:
    """Measure every title with default options for two players, and its fullest table.

    Figures that miss their limits are measured again, up to `tries` times. A clock runs at the tables in the
    window.
    """
    asked, loop = limits(), empty_loop()
    titles = [registry.find(name).title for name in registry.names()]
    tables = [t for title in titles for t in (Table(title, clock=clock), largest_table(title, clock))]
    lines = [line for table in tables for line in _lines(table, asked.get(table.title.id, {}), tries)]
    return Bench(loop, YARDSTICK, loop / YARDSTICK, lines)


def empty_loop() -> float:
    """Return the seconds for ten million empty loops in module-level code, as on the reference machine."""
    loop = compile(f"for _ in range({LOOPS}): pass", "yardstick", "exec")
    times = []
    for _ in range(3):
        start = time.process_time()
        exec(loop, {})  # noqa: S102 - our own line, run as a script's
        times.append(time.process_time() - start)
    return min(times) * 10_000_000 / LOOPS


def _lines(table: Table, asked: dict[str, float], tries: int) -> list[Line]:
    found = (
        _best(f"{table.name}: {name}", lambda: measure(table), unit, asked.get(name), tries)  # noqa: B023 - called at once
        for name, (measure, unit) in MEASURES.items()
    )
    return [line for line in found if line is not None]


def _best(
    what: str, measure: Callable[[], float | None], unit: str, limit: float | None, tries: int
) -> Line | None:
    """Return a figure within its limit, or the last measurement."""
    line = None
    for _ in range(tries):
        ratio, here = empty_loop() / YARDSTICK, measure()
        if here is None:
            return None
        line = Line(what, here, here * ratio if unit == RATE else here / ratio, unit, limit)
        if line.kept:
            break
    return line


def sample(table: Table, count: int = SAMPLES) -> list[State]:
    """Return positions from random games, each with a decision."""
    chance = random.Random(1)
    found: list[State] = []
    while len(found) < count:
        game = Game.new(table.title, table.seats, table.options, len(found))
        while (asked := game.asked) and len(found) < count:
            found.append(game.clone().state)
            seat = chance.choice(sorted(asked))
            game.step(chance.choice(asked[seat]).action, seat)
    return found


def random_decisions(table: Table) -> float:
    """Return the decisions a second of random games in one process, including set-up, by processor time."""
    chance = random.Random(1)
    made = seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < RANDOM_GAMES_S:
        seed += 1
        game = Game.new(table.title, table.seats, table.options, seed)
        while legal := game.legal():
            game.step(legal[int(chance.random() * len(legal))].action)
            made += 1
    return made / spent


def _timed(unit: str, call: Callable[[Title, State], object]) -> Measure:
    """Return a measure of the median time of a call over sampled positions."""

    def measure(table: Table) -> float:
        times = []
        for position in sample(table):
            start = time.process_time()
            call(table.title, position)
            times.append(time.process_time() - start)
        return median(times) * SCALES[unit]

    return measure


def _options(title: Title, state: State) -> None:
    state.asked = None
    flow.choices(state)


def _play(title: Title, state: State) -> None:
    seat, options = next(iter(flow.legal(state).items()))
    flow.play(state, seat, options[len(options) // 2].action)


class _Timed:
    """A bot that records the seconds of each choice."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self._bot, self._times = bot, times

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action:
        start = time.process_time()
        action = self._bot.choose(view, seat, options, seed)
        if len(options) > 1:
            self._times.append(time.process_time() - start)
        return action


def _stretches(table: Table) -> list[Game]:
    """Return positions spread over a game between bots, from beginning to end."""
    game, bot = (
        Game.new(table.title, table.seats, table.options, 1),
        bots.make(FILLER_BOT, registry.find(table.title.id)),
    )
    found = [game.clone()]
    for number, _ in enumerate(series.moves(game, [bot] * table.seats, 1), start=1):
        if number % STRETCH == 0 and not game.over:
            found.append(game.clone())
    return found[:: -(-len(found) // STRETCHES)]


def _choices(table: Table, name: str) -> list[float]:
    """Return the seconds of each choice of a bot that plays all seats, in stretches of a game."""
    times: list[float] = []
    for game in _stretches(table):
        seated = [_Timed(bots.make(name, registry.find(table.title.id)), times) for _ in range(table.seats)]
        for _ in islice(series.moves(game, seated, 1), STRETCH):
            pass
    return times


def _level(name: str, figure: Callable[[list[float]], float]) -> Measure:
    """Return a measure of a level's choices at the fullest table."""
    return lambda table: figure(_choices(table, name)) * SCALES["ms"] if table.options else None


def _slowest(times: list[float]) -> float:
    """Return the time that 99 % of the choices don't exceed."""
    return quantiles(times, n=100)[-1]


def _redraw(table: Table) -> float:
    """Return the milliseconds for a full redraw of the table while a card is dragged."""
    from game.ui.window import timing

    return timing.redraw_ms(_shown(table, table.moves))


def _ways(table: Table) -> float | None:
    """Return the median milliseconds for finding where a thing can go over several places; None if none
    can."""
    from game.ui.window import timing

    return timing.ways_ms(_shown(table))


def _turn(table: Table) -> float:
    """Return the milliseconds that 99 % of the loop's turns don't exceed, while pieces fly and dice roll."""
    from game.ui.window import timing

    return timing.turn_ms(_shown(table, WARM_UP_MOVES))


def _shown(table: Table, moves: int = 0) -> ShotSpec:
    """Return the table for the window, after so many moves."""
    from game.ui.window import run

    return run.ShotSpec(table.title, SCREEN, table.seats, table.options, moves, clock=table.clock)


MEASURES: dict[str, tuple[Measure, str]] = {
    "random decisions": (random_decisions, RATE),
    "copy": (_timed("us", lambda _, state: state.copy()), "us"),
    "options": (_timed("us", _options), "us"),
    "play": (_timed("us", _play), "us"),
    "view": (_timed("us", lambda title, state: title.view(state, 0)), "us"),
    "save": (_timed("us", lambda _, state: codec.encode(state)), "us"),
    "easy decision": (_level("easy", mean), "ms"),
    "slow easy decision": (_level("easy", _slowest), "ms"),
    "normal decision": (_level("normal", mean), "ms"),
    "slow normal decision": (_level("normal", _slowest), "ms"),
    "redraw": (_redraw, "ms"),
    "ways": (_ways, "ms"),
    "turn of the loop": (_turn, "ms"),
}
"""The figures of a table, and their units."""
