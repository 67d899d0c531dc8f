"""``python -m game.devtools.blunders TITLE``: count what no good player would sign in games of bots.

The rules are the title's own (`blunders` of its Package). They see whole positions, more than a bot knows, so
a few blunders are bad luck; but that is what people see who watch.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from game import bots
from game.bots import Bot
from game.bots.series import pool
from game.bots.series.cluster import PoolFailed
from game.bots.series.pool import Pool
from game.bots.series.series import Find
from game.engine.game import Game
from game.engine.judging.blunders import Blunder, Decided, SeatTurn, decide
from game.engine.model import Seat
from game.engine.title import BadTable
from game.packages import registry
from game.packages.registry import Package


class Watched(NamedTuple):
    """The blunders of a game: by kind, for each seat."""

    seed: int
    turns: int
    found: dict[str, tuple[int, ...]]


def watch(package: Package, names: Sequence[str], seed: int) -> Watched:
    """Let bots play a game and count their blunders. Raises BadTable."""
    kinds, seated = package.blunder_kinds, [bots.make(name, package) for name in names]
    game = Game.new(package.title, len(names), {}, seed)
    found = {kind.id: [0] * len(names) for kind in kinds}
    for turn in _turns(_decisions(game, seated, seed)):
        for kind in kinds:
            found[kind.id][turn.seat] += kind.of_turn(turn)
    for kind in kinds:
        for seat in range(len(names)):
            found[kind.id][seat] += kind.at_end(game.state, seat)
    return Watched(seed, game.state.turn, {kind: tuple(counts) for kind, counts in found.items()})


def _decisions(game: Game, seated: Sequence[Bot], seed: int) -> Iterator[Decided]:
    """Yield what the bots decide up to the end of the game."""
    decisions = 0
    while (seat := game.seat) is not None:
        chance = bots.decision_seed(seed, seat, decisions)
        action = seated[seat].choose(game.observe(seat), seat, game.legal(seat), chance)
        decisions += 1
        yield decide(game, seat, action)


def _turns(decided: Iterable[Decided]) -> Iterator[SeatTurn]:
    """Yield the decisions of each seat in each turn."""
    number, gathered = 0, defaultdict[Seat, list[Decided]](list)
    for one in decided:
        if one.before.turn != number:
            yield from _gathered(gathered)
            number = one.before.turn
            gathered.clear()
        gathered[one.seat].append(one)
    yield from _gathered(gathered)


def _gathered(gathered: dict[Seat, list[Decided]]) -> Iterator[SeatTurn]:
    for seat, decisions in gathered.items():
        yield SeatTurn(seat, tuple(decisions))


def watch_all(
    title: str, names: Sequence[str], games: int, seed: int, jobs: int = 1, find: Find = registry.find
) -> list[Watched]:
    """Watch games with consecutive seeds. Raises BadTable or PoolFailed."""
    one = partial(_watch, title, tuple(names), find=find)
    seeds = range(seed, seed + games)
    return [found for _, found in sorted(pool.each(one, seeds, Pool(min(jobs, games))))]


def _watch(title: str, names: tuple[str, ...], seed: int, find: Find = registry.find) -> Watched:
    return watch(find(title), names, seed)


def rates(watched: Sequence[Watched]) -> dict[str, float]:
    """Return the blunders of each kind a game and seat."""
    totals, played = Counter[str](), 0
    for game in watched:
        totals.update({kind: sum(counts) for kind, counts in game.found.items()})
        played += max(map(len, game.found.values()), default=0)
    return {kind: found / played for kind, found in totals.items()}


def table(kinds: Sequence[Blunder], watched: Sequence[Watched]) -> list[str]:
    """Return a line for each kind with its rate, their sum last."""
    found = rates(watched)
    lines = [f"{found.get(kind.id, 0):6.2f}  {kind.id}: {kind.what}" for kind in kinds]
    return [*lines, f"{sum(found.values()):6.2f}  in all, a game and seat"]


def _given(arguments: Sequence[str] | None) -> argparse.Namespace:
    first = (__doc__ or "").split("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m game.devtools.blunders", description=first)
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument(
        "--seats", nargs="+", default=["normal"] * 3, metavar="BOT", help="(normal normal normal)"
    )
    for name, value in (("games", 6), ("seed", 1), ("jobs", 1)):
        parser.add_argument(f"--{name}", type=int, default=value, help=f"({value})")
    parser.add_argument("--most", type=float, metavar="N", help="exit with 1 above N a game and seat")
    parser.add_argument("--json", action="store_true", help="a line for each game")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line. Return 1 if there were more blunders than allowed, 2 if none were counted."""
    given = _given(arguments)
    try:
        package = registry.find(given.title)
        package.title.refuse_seats(len(given.seats))
        watched = watch_all(given.title, given.seats, given.games, given.seed, given.jobs)
    except (BadTable, PoolFailed) as error:
        sys.stderr.write(f"blunders: {error}\n")
        return 2
    lines = map(_line, watched) if given.json else table(package.blunder_kinds, watched)
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return int(given.most is not None and sum(rates(watched).values()) > given.most)


def _line(watched: Watched) -> str:
    return msgspec.json.encode(watched._asdict()).decode()


if __name__ == "__main__":
    sys.exit(main())
