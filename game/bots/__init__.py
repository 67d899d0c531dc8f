"""Bots: each gets one seat's view and chooses an action. Between decisions it keeps nothing but its plan."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from game.engine import rng
from game.engine.model import Seat
from game.engine.session.record import HUMAN
from game.engine.title import BadTable
from game.packages.external_bot import Bot, BotFailed, ExternalBot
from game.packages.registry import Package

__all__ = [
    "FORMER", "FOR_TESTS", "GROUP", "HINTS", "HUMAN", "OURS", "STAND_IN", "TIMED", "Bot", "BotFailed",
    "current", "decision_seed", "is_bot", "is_ours", "make", "names", "version",
]  # fmt: skip
GROUP = "hotseat.bots"
"""Each entry point of this group names a function or class that takes a Package and returns a Bot: ``careful
= "my_bots:Careful"``.
"""
OURS = {"random": "game.bots.search.random_bot:make"} | {
    level: f"game.bots.search.planner:{level}" for level in ("easy", "normal", "hard")
}
"""The program's own bots; a bot of another package cannot replace them."""
FORMER = {"greedy": "easy"}
"""Bots of earlier versions, and the bots that replace them in old records and series."""
FOR_TESTS = ("random",)
"""Bots for tests and measurements; the window does not offer them as players."""
STAND_IN = "random"
"""The bot that chooses in place of one that failed."""
HINTS = "hard"
"""The level that gives hints, without temperaments."""
TIMED = ("hard",)
"""Bots whose thinking time can be set at a table in the window."""


def names() -> tuple[str, ...]:
    """Return the names of all bots: the program's own, then those of other packages."""
    return tuple(_entries())


def current(name: str) -> str:
    """Return the bot that plays today for a recorded name.

    >>> current("greedy"), current("hard")
    ('easy', 'hard')
    """
    return FORMER.get(name, name)


def is_bot(name: str) -> bool:
    """Return whether `make` accepts the name, including those of former bots."""
    return current(name) in _entries()


def is_ours(name: str) -> bool:
    """Return whether a bot, current or former, belongs to the program and not to another package."""
    return current(name) in OURS


def make(name: str, package: Package) -> Bot:
    """Return the bot of that name for a title; a former bot's name gives its replacement.

    Raises BadTable if there is no such bot, BotFailed if another package's bot cannot be made.

    >>> from game.packages import registry
    >>> from game.engine.game import Game
    >>> package = registry.find("raiders")
    >>> game = Game.new(package.title, seats=2, seed=1)
    >>> bot = make("random", package)
    >>> action = bot.choose(game.observe(game.seat), game.seat, game.legal(), seed=7)
    >>> action in [option.action for option in game.legal()]
    True
    """
    name = current(name)
    if name not in _entries():
        raise BadTable("error-no-bot", bot=name, known=names())
    entry = _entries()[name]
    if is_ours(name):
        bot: Bot = entry.load()(package)
        return bot
    return ExternalBot(name, lambda: entry.load()(package))


def version(name: str) -> str | None:
    """Return the distribution of a bot and its version; None for the program's own bots."""
    entry = _entries().get(name)
    return f"{entry.dist.name} {entry.dist.version}" if entry and entry.dist else None


@cache
def _entries() -> dict[str, EntryPoint]:
    ours = {name: EntryPoint(name, value, GROUP) for name, value in OURS.items()}
    others = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return ours | {entry.name: entry for entry in others if entry.name not in (HUMAN, *FORMER, *ours)}


def decision_seed(seed: int, seat: Seat, number: int) -> int:
    """Return the seed of a seat's decision number `number`; it is independent of the game's own chance."""
    return rng.mix((rng.seeded(seed) ^ rng.mix((number << 8) + seat + 1)) & rng.MASK)
