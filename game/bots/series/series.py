"""Whole games between bots, one after the other or in parallel."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Container, Generator, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import msgspec

from game import __version__, bots
from game.bots import Bot, BotFailed
from game.bots.series import pool
from game.bots.series.pool import HERE, Pool
from game.engine import codec
from game.engine.content.edition import Edition
from game.engine.game import Game
from game.engine.model import Action, Option, Seat, State
from game.engine.session import game_history, record, record_writer
from game.engine.session.record import Header, History, SeatSetup
from game.engine.structs import replace
from game.engine.title import BadTable, Scores, Title
from game.errors import UserError
from game.packages import registry
from game.packages.registry import Package

Find = Callable[[str], Package]


class Series(msgspec.Struct, frozen=True):
    """The games to be played: the bots in order, and the first seed.

    versions   the program and the packages of bots and title, as `of` finds them; "" if unknown
    content    changes when the content files or the edition change; "" if unknown
    """

    title: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    edition: Edition | None = None
    versions: str = ""
    content: str = ""

    def players(self, number: int) -> tuple[int, ...]:
        """Return the index of the bot at each seat in game number `number`. Bots move on by one seat a
        game."""
        count = len(self.bots)
        return tuple((seat + number) % count for seat in range(count))


def of(package: Package, names: tuple[str, ...], options: dict[str, str], seed: int) -> Series:
    """Return a series of a title. Raises BadTable."""
    title = package.title
    full = {name: str(value) for name, value in title.full_options(options, len(names)).items()}
    versions, content = _versions(title.id, names), _content(title)
    return Series(title.id, names, full, seed, title.edition, versions, content)


def _versions(title: str, names: Sequence[str]) -> str:
    """Return the program's version, and those of other packages that take part."""
    others = set(filter(None, (registry.version(title), *map(bots.version, names))))
    return ", ".join((f"hotseat {__version__}", *sorted(others)))


def _content(title: Title) -> str:
    if title.edition is None:
        return title.content_hash
    return f"{title.content_hash}-{hashlib.sha256(title.edition.content).hexdigest()[:16]}"


class Played(msgspec.Struct, frozen=True):
    """The result of a game. Points and wins are by seat; `players` gives the index of the bot at each seat.

    plays     the side of each seat, by kind, as ids of the content
    seconds   the duration of the game
    """

    seed: int
    players: tuple[int, ...]
    scores: Scores
    decisions: int
    turns: int
    plays: tuple[Mapping[str, str], ...] = ()
    seconds: float = 0.0


class Failure(msgspec.Struct, frozen=True):
    """A failure of another package's bot, and how often it occurred; see BotFailed."""

    bot: str
    error: BotFailed
    times: int = 1


class Finished(NamedTuple):
    """A game with its record, if requested, and the failures of other packages' bots."""

    game: Played
    record: tuple[Header, History] | None
    failures: tuple[Failure, ...] = ()

    def keep(self, folder: Path, title: str) -> None:
        """Write the record into a folder. Raises OSError."""
        if self.record is not None:
            path = record.free(folder / f"{title}-{self.game.seed}.jsonl")
            record_writer.write(path, *self.record, finished=True)


class Endless(UserError):
    """A game went on for more decisions than its title allows; the message names the seed."""


def play_game(series: Series, number: int, find: Find = registry.find, *, recorded: bool = False) -> Finished:
    """Return game number `number` of a series, from 0, with its own seed and the bots one seat further.

    Raises BadTable, BotFailed or Endless.
    """
    package = find(series.title).in_edition(series.edition)
    title, players = package.title, series.players(number)
    _refuse_others(series, title)
    began = perf_counter()
    names = [series.bots[player] for player in players]
    failures: list[Failure] = []
    seated = [_backed(name, package, failures) for name in names]
    seed = series.seed + number
    game = Game.new(title, len(names), series.options, seed)
    history = History([], {0: codec.encode(game.state)})
    decisions = 0
    for seat, action in moves(game, seated, seed):
        decisions += 1
        if recorded:
            _note(history, game.state, seat, action)
    plays = tuple(title.plays(game.state, seat) for seat in range(len(names)))
    seconds = round(perf_counter() - began, 3)
    found = Played(seed, players, game.scores(), decisions, game.state.turn, plays, seconds)
    header = (_header(title, names, game.state, seed), history) if recorded else None
    return Finished(found, header, summed(failures))


class _Backed:
    """A bot of another package with a stand-in for its failures."""

    def __init__(self, name: str, bot: Bot, stand_in: Bot, failures: list[Failure]) -> None:
        self._name, self._bot, self._stand_in, self._failures = name, bot, stand_in, failures

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action:
        """Return the bot's choice, or that of the stand-in."""
        try:
            return self._bot.choose(view.copy(), seat, options, seed)
        except BotFailed as error:
            self._failures.append(Failure(self._name, error))
            return self._stand_in.choose(view, seat, options, seed)


def _backed(name: str, package: Package, failures: list[Failure]) -> Bot:
    """Return a bot, with a stand-in if it isn't ours. Raises BadTable or BotFailed."""
    bot = bots.make(name, package)
    return bot if bots.is_ours(name) else _Backed(name, bot, bots.make(bots.STAND_IN, package), failures)


def summed(failures: Iterable[Failure]) -> tuple[Failure, ...]:
    """Return the distinct failures, in the order of first occurrence, with their counts."""
    found: dict[tuple[str, str], Failure] = {}
    for failure in failures:
        key = failure.bot, str(failure.error)
        times = failure.times + (found[key].times if key in found else 0)
        found[key] = replace(found.get(key, failure), times=times)
    return tuple(found.values())


def _refuse_others(series: Series, title: Title) -> None:
    """Raise BadTable if this machine of a cluster has other rules than the series."""
    if series.content and (series.versions, series.content) != (
        _versions(title.id, series.bots),
        _content(title),
    ):
        raise BadTable("error-cluster-version")


def moves(game: Game, seated: Sequence[Bot], seed: int) -> Iterator[tuple[Seat, Action]]:
    """Let the bots play; yield the seat and action of each decision. Raises Endless."""
    decisions = 0
    while (seat := game.seat) is not None:
        if decisions == game.title.max_decisions:
            raise Endless("error-game-endless", title=game.title.id, seed=seed)
        chance = bots.decision_seed(seed, seat, decisions)
        action = seated[seat].choose(game.observe(seat), seat, game.legal(seat), chance)
        game.step(action, seat)
        decisions += 1
        yield seat, action


def _note(history: History, state: State, seat: Seat, action: Action) -> None:
    """Add a move to a history, and now and then a snapshot of the position."""
    history.moves.append((seat, str(action)))
    if not state.stack or game_history.is_due(history):
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
    series: Series,
    games: int,
    shared: Pool = HERE,
    find: Find = registry.find,
    *,
    done: Container[int] = (),
    recorded: bool = False,
) -> Generator[Finished, None, None]:
    """Yield the games of a series as they finish, except those whose seeds are in `done`.

    They come in order if played here, else in any order. A bot of another package, which may end its process,
    never plays in this one. Raises BadTable, BotFailed, Endless or PoolFailed.
    """
    one = partial(play_game, series, find=find, recorded=recorded)
    numbers = [number for number in range(games) if series.seed + number not in done]
    if numbers:
        jobs, apart = min(shared.jobs, len(numbers)), not all(map(bots.is_ours, series.bots))
        played = pool.each(one, numbers, replace(shared, jobs=jobs, apart=apart))
        yield from (finished for _, finished in played)
