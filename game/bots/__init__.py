"""Bots: they see a seat's view and name an action. Between two decisions they keep nothing but a plan."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from game.engine import rng
from game.engine.model import Action, Option, Seat, State
from game.engine.title import BadTable
from game.packages import Package

HUMAN = "human"
"""In a list of seats: a person sits here."""

GROUP = "hotseat.bots"
"""Each entry of this group names a function, or a class, that takes a Package and gives a Bot:
``careful = "my_bots:Careful"``."""
OURS = {"random": "game.bots.chance:make", "greedy": "game.bots.greedy:make"} | {
    level: f"game.bots.planner:{level}" for level in ("easy", "normal", "hard")
}
"""The program's own; no other package takes their place."""
FOR_TESTS = ("random", "greedy")
"""Those for tests and measurements, which nobody is offered as a player."""
HINTS = "hard"
"""The level that is asked for a hint, one without temperaments."""
TIMED = ("hard",)
"""Those that think for as many seconds as a person wants, at a table in a window."""


class Bot(Protocol):
    """Chooses one of a seat's legal options. The same arguments give the same choice."""

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action: ...


class BotFailed(Exception):
    """A bot of another package failed, or chose what is not possible; the message says which and how."""


class Plugged:
    """A bot of another package: whatever it does, the program knows what to say."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name, self._bot = name, bot

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action:
        """What the bot chooses. Raises BotFailed."""
        try:
            action = self._bot.choose(view, seat, options, seed)
        except Exception as error:
            words = f'The bot "{self._name}" failed ({type(error).__name__}: {error}).'
            raise BotFailed(words) from error
        if not any(option.action == action for option in options):
            raise BotFailed(f'The bot "{self._name}" chose what is not possible ({action}).')
        return action


def names() -> tuple[str, ...]:
    """The names of all bots: the program's own, then those of other packages."""
    return tuple(_entries())


def make(name: str, package: Package) -> Bot:
    """The bot with a name, for a title. Raises BadTable, BotFailed."""
    if name not in _entries():
        raise BadTable(f'There is no bot "{name}"; there is {", ".join(names())}.')
    try:
        bot: Bot = _entries()[name].load()(package)
    except Exception as error:  # whatever the package of somebody else does
        raise BotFailed(f'The bot "{name}" cannot be made ({error}); install its package again.') from error
    return bot if name in OURS else Plugged(name, bot)


def version(name: str) -> str:
    """The package of others that a bot comes from, with its version; "" for the program's own."""
    entry = _entries().get(name)
    return f"{entry.dist.name} {entry.dist.version}" if entry and entry.dist else ""


@cache
def _entries() -> dict[str, EntryPoint]:
    ours = {name: EntryPoint(name, value, GROUP) for name, value in OURS.items()}
    others = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return ours | {entry.name: entry for entry in others if entry.name not in (HUMAN, *ours)}


def decision_seed(seed: int, seat: Seat, number: int) -> int:
    """The seed of a seat's decision number `number` in a game, unrelated to the game's own chance."""
    return rng.mix((rng.seeded(seed) ^ rng.mix((number << 8) + seat + 1)) & rng.MASK)
