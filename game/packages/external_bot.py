"""Bots of other packages: whatever they do, the program goes on and knows what to say."""

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
    """Chooses one of a seat's legal options. The same arguments give the same choice."""

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action: ...


class BotFailed(UserError):
    """A bot of another package failed, or chose what is not possible; the sentence says which, how and where.

    trace: the traceback, for whoever writes the bot; "" if there is none
    """

    def __init__(self, code: str, trace: str = "", **facts: Fact) -> None:
        """See `UserError`."""
        super().__init__(code, **facts)
        self.trace = trace


class ExternalBot:
    """A bot of another package. What it prints goes to standard error; it does not end the program."""

    def __init__(self, name: str, make: Callable[[], Bot]) -> None:
        """Raises BotFailed where the bot cannot be made."""
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
        """What the bot chooses. Raises BotFailed."""
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
    except Exception as error:  # what a bot gives may be anything
        return type(error).__name__


def _trace(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))


def _home(bot: object) -> Path:
    """Return the folder with the code of a bot; no folder where it is not known."""
    try:
        return Path(inspect.getfile(type(bot))).parent
    except (TypeError, OSError):
        return Path()


# ---------------------------------------------------------------------- what a bot must not do


@contextmanager
def _contained() -> Iterator[None]:
    """Standard output is the program's own, and so is its end."""
    leave, process = os._exit, os.getpid()

    def refuse(status: int) -> NoReturn:
        if os.getpid() != process:  # a process that the bot started ends as it likes
            leave(status)
        raise SystemExit(status)

    os._exit = refuse
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        os._exit = leave
