"""Whole games between bots, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean

import msgspec

from game import __version__, bots, packages
from game.bots import Bot
from game.engine import codec, past, record, writer
from game.engine.edition import Edition
from game.engine.game import Game
from game.engine.model import Action, Seat, State
from game.engine.record import Header, History, SeatSetup
from game.engine.title import Scores, Title
from game.packages import Package

Find = Callable[[str], Package]


class Series(msgspec.Struct, frozen=True):
    """What is to be played: the bots in the order in which they were named, and the first seed."""

    title: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    edition: Edition | None = None


class Played(msgspec.Struct, frozen=True):
    """How one game ended. Points and wins are by seat; `players` says which of the series' bots sat there."""

    seed: int
    players: tuple[int, ...]
    scores: Scores
    decisions: int
    turns: int


class Spread(msgspec.Struct, frozen=True):
    """Least, mean and most of something."""

    least: float
    mean: float
    most: float


class Standing(msgspec.Struct, frozen=True):
    """How one of the series' bots did. A shared win counts by its share; points by source are means."""

    bot: str
    wins: float
    score: Spread
    sources: dict[str, float]


class Summary(msgspec.Struct, frozen=True):
    """A series: standings in the order in which the bots were named; wins, decisions and scores by seat.

    endings: how many games ended in which way, where a title has several
    """

    title: str
    games: int
    seed: int
    standings: list[Standing]
    seat_wins: list[float]
    seat_scores: list[float]
    decisions: Spread
    turns: Spread
    endings: dict[str, int]


class Endless(Exception):
    """A game went on for more decisions than its title allows; the message names the seed."""


def play_game(series: Series, number: int, find: Find = packages.find, records: Path | None = None) -> Played:
    """The series' game with a number, from 0: its own seed, and the bots one seat further each time. With a
    folder for `records` its record is written there. Raises OSError where that fails."""
    package = find(series.title).in_edition(series.edition)
    title = package.title
    count = len(series.bots)
    players = tuple((seat + number) % count for seat in range(count))
    seated = [bots.make(series.bots[player], package) for player in players]
    seed = series.seed + number
    game = Game.new(title, count, series.options, seed)
    history = History([], {0: codec.encode(game.state)})
    decisions = 0
    for seat, action in moves(game, seated, seed):
        decisions += 1
        if records is not None:
            _note(history, game.state, seat, action)
    if records is not None:
        header = _header(title, [series.bots[player] for player in players], game.state, seed)
        writer.write(record.free(records / f"{title.id}-{seed}.jsonl"), header, history, finished=True)
    return Played(seed, players, game.scores(), decisions, game.state.turn)


def moves(game: Game, seated: Sequence[Bot], seed: int) -> Iterator[tuple[Seat, Action]]:
    """Let the bots at a table play; who did what, after each decision. Raises Endless."""
    decisions = 0
    while (seat := game.seat) is not None:
        if decisions == game.title.max_decisions:
            raise Endless(f"{game.title.id}: the game with seed {seed} does not end.")
        chance = bots.decision_seed(seed, seat, decisions)
        action = seated[seat].choose(game.observe(seat), seat, game.legal(seat), chance)
        game.step(action, seat)
        decisions += 1
        yield seat, action


def _note(history: History, state: State, seat: Seat, action: Action) -> None:
    """Add a move to a history, and now and then the position after it."""
    history.moves.append((seat, str(action)))
    if not state.stack or past.is_due(history):
        history.snapshots[len(history.moves)] = codec.encode(state)


def _header(title: Title, kinds: Sequence[str], state: State, seed: int) -> Header:
    seats = (
        SeatSetup(f"{kind.capitalize()[:30]} {number}", colour, kind)
        for number, (kind, colour) in enumerate(zip(kinds, record.COLOURS, strict=False), start=1)
    )
    options = {name: str(value) for name, value in state.options.items()}
    return Header(
        record.FORMAT, __version__, title.id, tuple(seats), options, seed, title.content_hash,
        edition=title.edition,
    )  # fmt: skip


def play_games(
    series: Series, games: int, jobs: int = 1, find: Find = packages.find, records: Path | None = None
) -> Iterator[Played]:
    """The games of a series in order, as they are finished; `jobs` processes share them. With a folder for
    `records` each game is written there. Raises OSError where that fails."""
    one = partial(play_game, series, find=find, records=records)
    if jobs == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, range(games))


def summarise(series: Series, games: Sequence[Played]) -> Summary:
    """What the games add up to."""
    count = len(series.bots)
    return Summary(
        title=series.title,
        games=len(games),
        seed=series.seed,
        standings=[_standing(name, player, games) for player, name in enumerate(series.bots)],
        seat_wins=[sum(_share(game, seat) for game in games) for seat in range(count)],
        seat_scores=[mean(game.scores.totals[seat] for game in games) for seat in range(count)],
        decisions=_spread([game.decisions for game in games]),
        turns=_spread([game.turns for game in games]),
        endings=dict(Counter(game.scores.ending for game in games if game.scores.ending)),
    )


def _standing(name: str, player: int, games: Sequence[Played]) -> Standing:
    seated = [(game, game.players.index(player)) for game in games]
    sources: dict[str, list[int]] = {}
    for game, seat in seated:
        for source in game.scores.sources:
            sources.setdefault(source.id, []).append(source.points[seat])
    return Standing(
        bot=name,
        wins=sum(_share(game, seat) for game, seat in seated),
        score=_spread([game.scores.totals[seat] for game, seat in seated]),
        sources={name: mean(points) for name, points in sources.items()},
    )


def _share(game: Played, seat: int) -> float:
    return 1 / len(game.scores.winners) if seat in game.scores.winners else 0.0


def _spread(values: Sequence[int]) -> Spread:
    return Spread(min(values), mean(values), max(values))
