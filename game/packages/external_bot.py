"""Bots from other packages, contained so that their failures don't end the program."""

from __future__ import annotations

import inspect
import os
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import NoReturn, Protocol

from game.engine import blame
from game.engine.model import Action, Option, Seat, State
from game.errors import Fact, UserError


class Bot(Protocol):
    """Chooses one of a seat's legal options. Equal arguments give equal choices."""

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action: ...


class BotFailed(UserError):
    """A bot from another package failed or chose an illegal action; the sentence names the bot, the error and
    its place.

    trace: the traceback for the bot's author; "" if there is none
    """

    def __init__(self, code: str, trace: str = "", **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.trace = trace


class ExternalBot:
    """A bot from another package. Its output goes to standard error, and it cannot end the program."""

    def __init__(self, name: str, make: Callable[[], Bot]) -> None:
        """Make the bot. Raises BotFailed."""
        self._name = name
        self._home = Path()
        try:
            with _contained():
                self._bot = make()
        except (Exception, SystemExit) as error:
            what = blame.described(error, self._home)
            raise BotFailed("error-bot-not-made", _trace(error), bot=name, reason=what) from error
        self._home = _home(self._bot)

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action:
        """Return the bot's choice. Raises BotFailed."""
        try:
            with _contained():
                action = self._bot.choose(view, seat, list(options), seed)
        except SystemExit as error:
            raise self._failed("error-bot-ended-program", error) from error
        except Exception as error:
            raise self._failed("error-bot-failed", error) from error
        if not any(option.action == action for option in options):
            raise BotFailed("error-bot-impossible", bot=self._name, choice=_shown(action))
        return action

    def _failed(self, code: str, error: BaseException) -> BotFailed:
        return BotFailed(code, _trace(error), bot=self._name, reason=blame.described(error, self._home))


def _shown(action: object) -> str:
    try:
        return str(action)
    except Exception as error:  # a bot may return anything
        return type(error).__name__


def _trace(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))


def _home(bot: object) -> Path:
    """Return the folder of the bot's code; an empty path if that is unknown."""
    try:
        return Path(inspect.getfile(type(bot))).parent
    except (TypeError, OSError):
        return Path()


# ---------------------------------------------------------------------- what a bot must not do


@contextmanager
def _contained() -> Iterator[None]:
    """Redirect standard output within the block, and keep it from ending the program."""
    leave, process = os._exit, os.getpid()

    def refuse(status: int) -> NoReturn:
        if os.getpid() != process:  # a child process of the bot may end in any way
            leave(status)
        raise SystemExit(status)

    os._exit = refuse
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        os._exit = leave
