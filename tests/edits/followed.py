"""What follows from a number of a content file: words, rules, judgement, held against the title as it comes.

Words are those of the card and of the table; rules are what may be chosen and what comes of it, in whole
games and in positions in which the number's record lies open; judgement is what bots think these positions
are worth.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec

from game.bots.search.levels import LEVELS
from game.bots.search.planner import Planner
from game.bots.series import series
from game.engine import codec, flow
from game.engine.game import Game
from game.engine.model import State
from game.engine.title import Scores, Title
from game.packages import registry
from game.packages.registry import Package
from tests import games
from tests.content import cards
from tests.content import tables as table_words
from tests.content.hearing import Hearing
from tests.edits.values import Value

SAMPLED_GAMES = 24
"""Games from which positions are kept, played by taking what looks best and at random in turn."""
STACKED_GAMES = 4
"""Games at most in which a card that lay open in none of them lies on top of its deck."""
OPEN_EACH = 6
"""Positions kept for each record that lies open in them."""
GENERAL = 12
"""Positions for numbers that belong to no record."""
GOES_ON = 60
"""Random decisions that are played on from each position."""
LONG_WAY = 800
"""The same where nothing has followed so far."""
MAX_STEPS = 600
"""Decisions of a sampled game."""
COMPARED = 5
"""Options of which the best-looking one is taken."""
QUICK = 60
"""Positions that a normal bot tries here."""
DECK = 6
"""Cards from which on a list of them is a deck."""


class Position(NamedTuple):
    """A position as bytes, and the seed by which it goes on."""

    raw: bytes
    seed: int


class Base:
    """A title as it comes: positions of it, and what follows in them. Games and words of an edition are held
    against it."""

    def __init__(self, name: str, sampled: int = SAMPLED_GAMES) -> None:
        """`sampled`: how many games positions are taken from."""
        self.package = registry.find(name)
        self._open: dict[str, list[Position]] = {}
        self._general: list[Position] = []
        self._traces: dict[tuple[Position, int], tuple[object, ...]] = {}
        self._judged: dict[Position, tuple[float, ...]] = {}
        for number in range(sampled):
            self._sample(number)
        self._games = {
            seats: tuple(trace_of_game(self.package.title, seats)) for seats in self.package.title.seats
        }
        self._words = seen(self.package)

    def _sample(self, number: int) -> None:
        """Keep positions of a game in which records lie open that lay open in few."""
        title = self.package.title
        for step, state in enumerate(_sampled(self.package, number)):
            position = Position(codec.encode(state), number * MAX_STEPS + step)
            for record in _open_records(title, state):
                kept = self._open.setdefault(record, [])
                if len(kept) < OPEN_EACH and all(abs(k.seed - position.seed) > 8 for k in kept):
                    kept.append(position)
            if step == 60 + 7 * number and len(self._general) < GENERAL:
                self._general.append(position)

    def uncover(self, record: str) -> None:
        """See to it that there is a position in which a record lies open: it is put on top of its deck."""
        for number in range(STACKED_GAMES if record and record not in self._open else 0):
            for step, state in enumerate(_stacked(self.package, record, number)):
                if record in _open_records(self.package.title, state):
                    position = Position(codec.encode(state), number * MAX_STEPS + step)
                    self._open.setdefault(record, []).append(position)
                    break

    def _positions(self, record: str) -> Sequence[Position]:
        return (*self._open.get(record, ()), *self._general)

    def rules_follow(self, edited: Package, record: str) -> bool:
        """Whether an edition plays otherwise."""
        seats = max(self._games)
        return (
            self.plays_otherwise(edited, seats)
            or any(
                self._goes_otherwise(edited.title, position, most)
                for most in (GOES_ON, LONG_WAY)
                for position in self._positions(record)
            )
            or any(self.plays_otherwise(edited, seats) for seats in self._games)
        )

    def plays_otherwise(self, edited: Package, seats: int) -> bool:
        """Whether the random game of so many seats is another in the edition."""
        return _differs(self._games[seats], trace_of_game(edited.title, seats))

    def _goes_otherwise(self, title: Title, position: Position, most: int) -> bool:
        if (position, most) not in self._traces:
            self._traces[position, most] = tuple(goes_on(self.package.title, position, most))
        return _differs(self._traces[position, most], goes_on(title, position, most))

    def judgement_follows(self, edited: Package, record: str) -> bool:
        """Whether bots value a position otherwise."""
        for position in self._positions(record):
            if position not in self._judged:
                self._judged[position] = tuple(judged(self.package, position))
            if fits(edited.title, position) and self._judged[position] != tuple(judged(edited, position)):
                return True
        return False

    def card_follows(self, edited: Package, value: Value, record: str) -> bool:
        """Whether a record's own card, tile or place says something else."""
        both = (printed(package, value.file, record) for package in (self.package, edited))
        return bool(record) and next(both) != next(both)

    def table_follows(self, edited: Package) -> bool:
        """Whether something at a table, or about an option of one, is worded otherwise."""
        return self._words != seen(edited)


def _differs(one: Sequence[object], other: Iterator[object]) -> bool:
    end = object()
    return any(a != b for a, b in zip_longest(one, other, fillvalue=end))


# ---------------------------------------------------------------------- positions


def _sampled(package: Package, number: int) -> Iterator[State]:
    """The decisions of a game with any options, by what looks best or at random."""
    chance = random.Random(number)
    yield from _played(package, _new(package.title, number, chance), number, chance)


def _stacked(package: Package, record: str, number: int) -> Iterator[State]:
    """The same with the cards of a record on both ends of their deck."""
    chance = random.Random(number)
    title, game = package.title, _new(package.title, number, chance)
    raw = msgspec.json.encode(_lifted(msgspec.json.decode(codec.encode(game.state)), record))
    yield from _played(package, Game(title, codec.decode(title, raw)), number, chance)


def _lifted(part: Any, record: str) -> Any:
    """A position with these cards first and last in the long lists that have them."""
    if isinstance(part, dict):
        return {key: _lifted(value, record) for key, value in part.items()}
    if not isinstance(part, list):
        return part
    here = [word for word in part if isinstance(word, str) and record in (word, *word.split(".")[1:2])]
    if not here or len(part) < DECK:
        return [_lifted(value, record) for value in part]
    rest = [word for word in part if word not in here]
    return [*here[1:], *rest, here[0]]


def _new(title: Title, number: int, chance: random.Random) -> Game:
    seats = title.seats[number % len(title.seats)]
    return Game.new(title, seats, games.any_options(title, seats, chance), number)


def _played(package: Package, game: Game, number: int, chance: random.Random) -> Iterator[State]:
    for _ in range(MAX_STEPS):
        if game.over:
            return
        yield game.state
        seat = chance.choice(sorted(game.asked))
        game.step(_chosen(package, game, seat, chance, by_looks=number % 2 == 0), seat)


def _chosen(package: Package, game: Game, seat: int, chance: random.Random, *, by_looks: bool) -> Any:
    options = game.asked[seat]
    if not by_looks or len(options) == 1 or chance.random() < 0.2:
        return games.drawn(chance, options)
    some = chance.sample(options, min(COMPARED, len(options)))
    return max(some, key=lambda option: _value(package, game, seat, option)).action


def _value(package: Package, game: Game, seat: int, option: Any) -> float:
    after = game.clone()
    after.step(option.action, seat)
    return package.default_evaluation.evaluate(after.observe(seat), seat)


def _open_records(title: Title, state: State) -> set[str]:
    """The ids of records that somebody sees in a position: those of cards without the kind and the copy."""
    found: set[str] = set()
    for seat in flow.choices(state):
        for word in codec.encode(title.view(state, seat)).decode().split('"')[1::2]:
            found.update(word.split("."))
            found.add(word)
    return found


# ---------------------------------------------------------------------- what follows


def trace_of_game(title: Title, seats: int, seed: int = 7) -> Iterator[object]:
    """A random game, decision by decision."""
    game = Game.new(title, seats, games.any_options(title, seats, random.Random(seed)), seed)
    yield from _decisions(title, game, random.Random(seed), title.max_decisions)
    yield title.scores(game.state)


def fits(title: Title, position: Position) -> bool:
    """Whether a position is one of an edition too, which may have other cards."""
    try:
        title.check(codec.decode(title, position.raw))
    except (AssertionError, LookupError):
        return False
    return True


def goes_on(title: Title, position: Position, most: int) -> Iterator[object]:
    """What is asked in a position, and by so many decisions from it; nothing where there is no such one."""
    if not fits(title, position):
        return
    game = Game(title, codec.decode(title, position.raw))
    yield from _decisions(title, game, random.Random(position.seed), most)


def _decisions(title: Title, game: Game, chance: random.Random, most: int) -> Iterator[object]:
    for _ in range(most):
        if game.over:
            break
        seat = chance.choice(sorted(game.asked))
        yield seat, [*map(repr, flow.choices(game.state)[seat])]
        game.step(games.drawn(chance, game.asked[seat]), seat)
    yield codec.encode(game.state)
    yield title.scores(game.state)


def judged(package: Package, position: Position) -> Iterator[float]:
    """What bots value a position at, from every seat."""
    state = codec.decode(package.title, position.raw)
    for seat in range(state.seats):
        view = package.title.view(state, seat)
        for judgement in package.evaluations:
            yield judgement.evaluate(package.title.guess(view, seat, 1), seat)


@cache
def _ui() -> Hearing:
    return Hearing()


def printed(package: Package, file: str, record: str) -> Sequence[str]:
    """A record in words, and what is painted on its card."""
    ui, book = _ui(), package.title.book
    lines = list(package.title_words.printed(ui.say, file, record))
    for shelf, held in vars(book).items():
        for key in _keys(held, record):
            lines += cards.SHOWN[package.id](ui, book, shelf, key)
    return lines


def _keys(shelf: Any, record: str) -> list[str]:
    """Under which keys a part of the book holds a record, of several copies the first one."""
    if not isinstance(shelf, Mapping):
        return []
    return [key for key in shelf if isinstance(key, str) and record in (key, *key.split(".")[1:2])][:1]


def seen(package: Package) -> tuple[str, ...]:
    """What the window shows and says at the first turn of the largest table, and of the options."""
    ui, title = _ui(), package.title
    options = [
        ui.say(f"{title.id}-option-{option.id}-help", chosen=choice, **title.numbers(option, choice))
        for option in title.options
        for choice in option.choices
    ]
    return (*options, *table_words.lines_of(package, ui))


def random_game(package: Package, seed: int = 5) -> Scores:
    """The scores of a random game of the largest table. Raises AssertionError where it does not end."""
    title, seats = package.title, max(package.title.seats)
    chance = random.Random(seed)
    game = Game.new(title, seats, games.any_options(title, seats, chance), seed)
    deque(_decisions(title, game, chance, title.max_decisions), maxlen=0)
    assert game.over, f"no end after {title.max_decisions} decisions"
    return game.scores()


def normal_game(package: Package, seats: int = 2, seed: int = 3) -> Scores:
    """The scores of a game of `normal` bots that try fewer positions than usual. Raises Endless."""
    quick = msgspec.structs.replace(LEVELS["normal"], positions=QUICK, width=3, candidates=2, worlds=1)
    game = Game.new(package.title, seats, {}, seed)
    deque(series.moves(game, [Planner(package, quick) for _ in range(seats)], seed), maxlen=0)
    return game.scores()


def worded(package: Package, state: State, seat: int) -> None:
    """Ask for all words of a seat at a table: labels and previews of options, things and places."""
    table_words.ask_for_all(package, _ui(), state, seat)
    assert not _ui().messages.troubles, _ui().messages.troubles
