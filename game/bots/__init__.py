"""Bots: they see a seat's view and name an action. Between two decisions they keep nothing but a plan."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from game.engine import rng
from game.engine.model import Seat
from game.engine.session.record import HUMAN
from game.engine.title import BadTable
from game.packages.external_bot import Bot, BotFailed, Plugged
from game.packages.registry import Package

__all__ = [
    "FOR_TESTS", "GROUP", "HINTS", "HUMAN", "OURS", "STAND_IN", "TIMED", "Bot", "BotFailed", "decision_seed",
    "make", "names", "version",
]  # fmt: skip
GROUP = "hotseat.bots"
"""Each entry of this group names a function, or a class, that takes a Package and gives a Bot:
``careful = "my_bots:Careful"``."""
OURS = {"random": "game.bots.search.random_bot:make", "greedy": "game.bots.search.greedy:make"} | {
    level: f"game.bots.search.planner:{level}" for level in ("easy", "normal", "hard")
}
"""The program's own; no other package takes their place."""
FOR_TESTS = ("random", "greedy")
"""Those for tests and measurements, which nobody is offered as a player."""
STAND_IN = "random"
"""The bot that answers for one that failed."""
HINTS = "hard"
"""The level that is asked for a hint, one without temperaments."""
TIMED = ("hard",)
"""Those that think for as many seconds as a person wants, at a table in a window."""


def names() -> tuple[str, ...]:
    """The names of all bots: the program's own, then those of other packages."""
    return tuple(_entries())


def make(name: str, package: Package) -> Bot:
    """The bot with a name, for a title. Raises BadTable, BotFailed."""
    if name not in _entries():
        raise BadTable(f'There is no bot "{name}"; there is {", ".join(names())}.')
    entry = _entries()[name]
    if name in OURS:
        bot: Bot = entry.load()(package)
        return bot
    return Plugged(name, lambda: entry.load()(package))


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
