"""``python -m game.devtools.training.refit TITLE``: fit the weights of a title's features to results.

Fast bots play games with the current weights. After each turn of its own a seat's features are noted, and at
the end by how many points it leads the average of the others. A ridge regression finds how much each weight
should differ, at each of its knots, so that positions foretell the lead; it takes the penalty that foretells
unseen games best. The new weights play against those before on unseen seeds. If
they win more than their share, another round begins with them, and at the end they are written.

Needs `pip install -e '.[train]'`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

from game.bots.search.planner import Planner
from game.bots.series import pool
from game.bots.series.pool import Pool
from game.bots.series.series import Find, moves
from game.devtools.training import selfplay, tune
from game.devtools.training.selfplay import LEARNER_LEVEL, Match, Way
from game.devtools.training.tune import Plan
from game.engine.game import Game
from game.engine.judging.features import FILE, Features
from game.engine.model import Seat
from game.packages import registry

PENALTIES = (10.0, 100.0, 1_000.0, 10_000.0, 100_000.0)
"""The penalties that are tried."""
FOLDS = 5
"""The parts into which the games are divided to compare penalties."""


class Noted(NamedTuple):
    """A position after a seat's turn: seed of the game, phase, amounts of features, final lead in points."""

    seed: int
    phase: float
    amounts: tuple[float, ...]
    lead: float


def note(match: Match, find: Find = registry.find) -> list[Noted]:
    """Play a match and return its positions."""
    package = find(match.title)
    judges = [selfplay.judge(package, way) for way in match.ways]
    seated = [Planner(package, LEARNER_LEVEL, [judges[player]]) for player in match.players]
    game = Game.new(package.title, len(seated), match.options, match.seed)
    noted: list[tuple[Seat, float, tuple[float, ...]]] = []
    turn = game.state.turn
    for seat, _ in islice(moves(game, seated, match.seed), package.title.max_decisions // selfplay.CUT_OFF):
        if turn and (game.state.turn != turn or game.over):
            noted.append((seat, *_measured(judges[match.players[seat]], game, seat)))
        turn = game.state.turn
    totals = game.scores().totals
    leads = [own - (sum(totals) - own) / (len(totals) - 1) for own in totals]
    return [Noted(match.seed, phase, amounts, leads[seat]) for seat, phase, amounts in noted]


def _measured(judge: Features, game: Game, seat: Seat) -> tuple[float, tuple[float, ...]]:
    view = game.observe(seat)
    phase = judge.phase(view, seat)
    return phase, tuple(judge.measure(view, seat, phase))


def shares(count: int, phase: float) -> tuple[float, ...]:
    """Return how much each of a number of evenly spread knots counts at a phase.

    >>> shares(3, 0.25)
    (0.5, 0.5, 0.0)
    """
    place = min(1.0, max(0.0, phase)) * (count - 1)
    return tuple(max(0.0, 1.0 - abs(place - knot)) for knot in range(count))


def fitted(way: Way, noted: Sequence[Noted]) -> Way:
    """Return weights with which positions foretell the final lead better.

    Zeros and weights without phases stay as they are: these are the measure of the others.
    """
    from numpy import array, concatenate

    rows, leads = array([_row(way, one) for one in noted]), array([one.lead for one in noted])
    before, free, seeds = (
        array([knot for knots in way for knot in knots]),
        _free(way),
        [n.seed for n in noted],
    )
    fixed = [place for place in range(len(before)) if place not in free]
    measure = (rows[:, fixed] @ before[fixed])[:, None]
    scale = _ridge(concatenate([measure, rows[:, free]], axis=1), leads, seeds)[0]
    if scale <= 0:
        return way
    return _changed(way, _ridge(rows[:, free], leads - scale * (rows @ before), seeds) / scale)


def _row(way: Way, one: Noted) -> list[float]:
    """Return each feature's amount, divided among its knots."""
    parted = zip(way, one.amounts, strict=True)
    return [amount * share for knots, amount in parted for share in shares(len(knots), one.phase)]


def _free(way: Way) -> list[int]:
    """Return the columns whose weights may change."""
    knots = ((len(knots) > 1 and bool(weight)) for knots in way for weight in knots)
    return [place for place, free in enumerate(knots) if free]


def _ridge(rows: Any, rest: Any, seeds: Sequence[int]) -> Any:
    """Return the changes that explain the rest best, with the penalty that does so for games not seen."""
    from numpy import where
    from sklearn.linear_model import Ridge
    from sklearn.model_selection import GridSearchCV, GroupKFold

    size = rows.std(axis=0)
    size = where(size > 0, size, 1.0)
    search = GridSearchCV(Ridge(), {"alpha": PENALTIES}, cv=GroupKFold(FOLDS), scoring="r2")
    search.fit(rows / size, rest, groups=seeds)
    return search.best_estimator_.coef_ / size


def _changed(way: Way, change: Sequence[float]) -> Way:
    free, numbers = set(_free(way)), iter(change)
    places = iter(range(sum(map(len, way))))
    return tuple(
        tuple(tune.rounded(knot + float(next(numbers))) if next(places) in free else knot for knot in knots)
        for knots in way
    )


def gather(plan: Plan, way: Way, number: int, jobs: int, find: Find = registry.find) -> list[Noted]:
    """Return the positions of the games of a round."""
    first, alike = plan.seed + number * plan.games, (0,) * plan.seats
    matches = [Match(plan.title, plan.options, first + game, (way,), alike) for game in range(plan.games)]
    found = sorted(pool.each(partial(note, find=find), matches, Pool(jobs)))
    return [one for _, noted in found for one in noted]


def run(plan: Plan, jobs: int, find: Find = registry.find) -> bool:
    """Fit and prove, round after round, and write weights that are better. Return whether any are."""
    package = find(plan.title)
    features = selfplay.judge(package)
    start = way = features.weights
    proofs: list[str] = []
    for number in range(plan.rounds):
        found = fitted(way, gather(plan, way, number, jobs, find))
        rung = tune.proved(plan, found, way, selfplay.players(jobs, find))
        tune.print_line(f"round {number + 1}: {tune.report(plan, rung)}")
        if not tune.is_better(rung):
            break
        way = found
        proofs.append(tune.report(plan, rung))
    if way != start:
        tune.write(package.content / FILE, features.NAMES, way, "; ".join(proofs))
    return way != start


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line. Return 1 if no better weights were found."""
    return tune.command("game.devtools.training.refit", __doc__ or "", run, arguments)


if __name__ == "__main__":
    sys.exit(main())
