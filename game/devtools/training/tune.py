"""``python -m game.devtools.training.tune TITLE``: tune the weights of a title's features by self-play.

In each round every seat of every fast game plays with weights of its own, scattered at random around the
current ones. A regression over all games so far finds which weights go with winning, and each weight moves in
that direction, further if the result is more certain. The final weights play against those of the file on
unseen seeds, and only if they win more than their share are they written, along with these figures.

Needs `pip install -e '.[train]'`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import exp
from pathlib import Path
from typing import Any

import msgspec

from game.bots.series import ladder
from game.bots.series.ladder import Rung
from game.bots.series.series import Find
from game.devtools.training import selfplay
from game.devtools.training.selfplay import Match, PlayAll, Way, seated
from game.engine import files
from game.engine.content.content_files import BadContent
from game.engine.judging.features import FILE, Knots
from game.engine.title import BadTable
from game.packages import registry

SPREAD = 0.3
"""The standard deviation of the scattered weights' logarithm: most are between 3/4 and 4/3 of the current
ones.
"""
STEP = 0.3
"""The step of a weight's logarithm in a round if its direction is certain."""
CERTAIN_ERRORS = 3.0
"""The number of standard errors that counts as certain."""
FIRST_TEST_SEED = 1_000_000
"""The first seed of the games that decide; training seeds are far smaller."""
DIGITS = 3
"""Significant digits of a weight."""


class Plan(msgspec.Struct, frozen=True):
    """The subject and extent of the training: `rounds` of `games` games each."""

    title: str
    seats: int
    options: dict[str, str] = {}
    rounds: int = 4
    games: int = 200
    held_out: int = 200
    seed: int = 1


Train = Callable[[Plan, int], bool]
"""Trains by a plan in a number of processes, and returns whether better weights were written."""


class Space:
    """Weightings as points: 0 is the start, and a coordinate n multiplies a weight by e^n.

    A feature has one coordinate for the beginning of a game and one for its end, interpolated in between; a
    constant feature has one. A weight keeps its sign, and zero stays zero.
    """

    def __init__(self, start: Way) -> None:
        self._start = start
        self.dimensions = sum(min(2, len(knots)) for knots in start)

    def way(self, point: Sequence[float]) -> Way:
        """Return the weighting of a point."""
        numbers = iter(point)
        return tuple(_stretched(knots, [float(next(numbers)) for _ in knots[:2]]) for knots in self._start)


def _stretched(knots: Knots, ends: Sequence[float]) -> Knots:
    """Return a feature's weights, multiplied by e to these powers at the beginning and the end."""
    last = max(1, len(knots) - 1)
    grown = (ends[0] + (ends[-1] - ends[0]) * place / last for place in range(len(knots)))
    return tuple(rounded(knot * exp(growth)) for knot, growth in zip(knots, grown, strict=True))


def rounded(weight: float) -> float:
    return float(f"{weight:.{DIGITS}g}")


def learn(plan: Plan, start: Way, play: PlayAll) -> Iterator[tuple[Way, float]]:
    """Yield the current weighting after each round, and the standard errors of its most certain
    coordinate."""
    from numpy import clip, concatenate, zeros

    space = Space(start)
    point = zeros(space.dimensions)
    points, merits = zeros((0, plan.seats, space.dimensions)), zeros((0, plan.seats))
    for number in range(plan.rounds):
        tried, found = _round(plan, space, point, number, play)
        points, merits = concatenate([points, tried]), concatenate([merits, found])
        sure = _sureness(points, merits)
        point = point + STEP * clip(sure / CERTAIN_ERRORS, -1.0, 1.0)
        yield space.way(point), float(abs(sure).max())


def _round(plan: Plan, space: Space, point: Any, number: int, play: PlayAll) -> tuple[Any, Any]:
    """Return the points of all seats in the games of a round, and their results."""
    from numpy import array
    from numpy.random import default_rng

    size = (plan.games, plan.seats, space.dimensions)
    points = point + SPREAD * default_rng((plan.seed, number)).standard_normal(size)
    seats = tuple(range(plan.seats))
    first = plan.seed + number * plan.games
    matches = [
        Match(plan.title, plan.options, first + game, tuple(map(space.way, tried)), seats)
        for game, tried in enumerate(points)
    ]
    return points, array([[selfplay.merit(game, seat) for seat in seats] for game in play(matches)])


def _sureness(points: Any, merits: Any) -> Any:
    """Return the certainty of each coordinate's effect on results, in standard errors.

    It compares a seat with those it played against, as a win is always over somebody.
    """
    from numpy import diag, sqrt
    from sklearn.linear_model import BayesianRidge

    more = points - points.mean(axis=1, keepdims=True)
    better = merits - merits.mean(axis=1, keepdims=True)
    fitted = BayesianRidge(fit_intercept=False).fit(more.reshape(-1, more.shape[-1]), better.ravel())
    return fitted.coef_ / sqrt(diag(fitted.sigma_))


def proved(plan: Plan, way: Way, start: Way, play: PlayAll) -> Rung:
    """Return the results of a weighting against the starting weights, on unseen seeds."""
    ways, others = (way, *[start] * (plan.seats - 1)), range(1, plan.seats)
    matches = [
        Match(plan.title, plan.options, plan.seed + FIRST_TEST_SEED + number, ways, seated(0, others, number))
        for number in range(plan.held_out)
    ]
    return ladder.summed(["tuned", *["before"] * (plan.seats - 1)], play(matches))


def is_better(rung: Rung) -> bool:
    """Return whether a weighting wins significantly more than its share."""
    return rung.interval.low > 1 / rung.seats


def report(plan: Plan, rung: Rung) -> str:
    """Return the figures of a proof, with the command that reproduces them."""
    low, high = rung.interval
    return (
        f"wins {rung.share:.0%} ({low:.0%} to {high:.0%}) of {rung.games} fast games among {rung.seats - 1} "
        f"with the weights before, {rung.points:.1f}:{rung.points_against:.1f} points, "
        f"seeds from {plan.seed + FIRST_TEST_SEED}; "
        f"{plan.rounds} rounds of {plan.games} games, seeds from {plan.seed}"
    )


def write(file: Path, names: Sequence[str], way: Way, figures: str) -> None:
    """Write weights and figures into a file of weights; everything else in it stays unchanged."""
    import tomlkit

    written: Any = tomlkit.parse(file.read_text(encoding="utf-8"))
    for name, knots in zip(names, way, strict=True):
        written["weights"][name] = list(knots)
    written.setdefault("figures", tomlkit.table())["tuned"] = figures
    files.replace(file, tomlkit.dumps(written).encode())


def run(plan: Plan, jobs: int, find: Find = registry.find) -> bool:
    """Learn, verify, and write weights that are better. Return whether they are."""
    package = find(plan.title)
    features = selfplay.judge(package)
    start = way = features.weights
    play = selfplay.players(jobs, find)
    for found, sure in learn(plan, start, play):
        way = found
        print_line(f"the surest weight: {sure:.1f} standard errors")
    rung = proved(plan, way, start, play)
    better = is_better(rung)
    print_line(f"{'better' if better else 'not surely better, nothing is written'}: {report(plan, rung)}")
    if better:
        write(package.content / FILE, features.NAMES, way, report(plan, rung))
    return better


def print_line(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f'"{text}" is not a whole number from 1 up')
    return int(text)


def _given(module: str, about: str, arguments: Sequence[str] | None) -> tuple[Plan, int]:
    """Return the plan and the number of processes from the command line."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=about.split("\n")[0])
    parser.add_argument("title", metavar="TITLE")
    usual = Plan("", 3)
    for name in ("seats", "rounds", "games", "held_out", "seed"):
        value = getattr(usual, name)
        parser.add_argument(f"--{name.replace('_', '-')}", type=_count, default=value, help=f"({value})")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the table")
    parser.add_argument("--jobs", type=_count, default=1, help="processes to share the games (1)")
    given = vars(parser.parse_args(arguments))
    jobs = given.pop("jobs")
    options = {name: value for name, _, value in (pair.partition("=") for pair in given.pop("option"))}
    return Plan(options=options, **given), jobs


def command(module: str, about: str, train: Train, arguments: Sequence[str] | None) -> int:
    """Train as a command line says. Return 1 if no better weights were found, 2 after an error.

    module  the module that is run, and `about` its docstring
    """
    plan, jobs = _given(module, about, arguments)
    name = module.rpartition(".")[2]
    try:
        title = registry.find(plan.title).title
        title.refuse_seats(plan.seats)
        title.full_options(plan.options, plan.seats)
        return 0 if train(plan, jobs) else 1
    except (BadTable, BadContent) as error:
        sys.stderr.write(f"{name}: {error}\n")
    except OSError as error:
        sys.stderr.write(f"{name}: {FILE} of {plan.title} cannot be written ({error.strerror}).\n")
    except ModuleNotFoundError as error:
        sys.stderr.write(f"{name}: {error.name} is missing; install it with: pip install -e '.[train]'\n")
    return 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line. Return 1 if no better weights were found."""
    return command("game.devtools.training.tune", __doc__ or "", run, arguments)


if __name__ == "__main__":
    sys.exit(main())
