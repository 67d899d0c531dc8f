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


class Bot(Protocol):
    """Chooses one of a seat's legal options. The same arguments give the same choice."""

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action: ...


class BotFailed(Exception):
    """A bot of another package failed, or chose what is not possible; the message says which, how and where.

    trace: the traceback, for whoever writes the bot; "" if there is none
    """

    def __init__(self, words: str, trace: str = "") -> None:
        super().__init__(words, trace)
        self.trace = trace

    def __str__(self) -> str:
        return str(self.args[0])


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
            words = f'The bot "{name}" cannot be made ({what}); install its package again.'
            raise BotFailed(words, _trace(error)) from error
        self._home = _home(self._bot)

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action:
        """What the bot chooses. Raises BotFailed."""
        try:
            with _contained():
                action = self._bot.choose(view, seat, list(options), seed)
        except SystemExit as error:
            words = f'The bot "{self._name}" tried to end the program ({blame.described(error, self._home)}).'
            raise BotFailed(words, _trace(error)) from error
        except Exception as error:
            words = f'The bot "{self._name}" failed ({blame.described(error, self._home)}).'
            raise BotFailed(words, _trace(error)) from error
        if not any(option.action == action for option in options):
            raise BotFailed(f'The bot "{self._name}" chose what is not possible ({_shown(action)}).')
        return action


def _shown(action: object) -> str:
    try:
        return str(action)
    except Exception as error:  # what a bot gives may be anything
        return type(error).__name__


def _trace(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))


def _home(bot: object) -> Path:
    """The folder with the code of a bot; no folder where it is not known."""
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
