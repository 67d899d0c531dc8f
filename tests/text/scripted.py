"""A person at a terminal who reads what is written and types numbers and words."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Any

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.text import start
from game.text.client import Client
from game.text.page import Page

NUMBERED = re.compile(r"^ *(\d+)\. ", re.MULTILINE)
COLOURED = re.compile(r"\x1b\[[0-9;]*m")
PATIENCE = 4000
"""More answers than any game needs."""
NAMES = ("Ada", "Bruno", "Chloe", "Dmitri")


class Terminal(io.StringIO):
    """Like a screen: what was cleared is `forgotten`."""

    def isatty(self) -> bool:
        return True


class Here(BotProcess):
    """Bots that think in this process."""

    def _start(self, asked: Any) -> Any:
        raise OSError("no processes in tests")


class Person:
    """Answers with `says` of what was written since the last answer; notes both. None: the lines end."""

    def __init__(self, out: io.StringIO, says: Callable[[str], str | None]) -> None:
        self._out, self._says, self._read = out, says, 0
        self.answers: list[tuple[str, str]] = []

    def read(self, sign: str) -> str:
        """A line that is typed."""
        written = self._out.getvalue()[self._read :]
        self._read += len(written)
        written = COLOURED.sub("", written)
        said = self._says(written)
        assert len(self.answers) < PATIENCE, written
        if said is None:
            raise EOFError
        self.answers.append((written, said))
        return said

    def rest(self) -> str:
        """What was written after the last answer."""
        return COLOURED.sub("", self._out.getvalue()[self._read :])


def numbers(written: str) -> list[int]:
    """The numbers of the choices that were written."""
    return [int(number) for number in NUMBERED.findall(written)]


def words(*lines: str) -> Callable[[str], str | None]:
    """Somebody who types lines, whatever is written."""
    left = [*lines]
    return lambda _: left.pop(0) if left else None


def session(title: str, kinds: tuple[str, ...], seed: int, path: Any = None, **options: str) -> Session:
    """A new game."""
    seats = [SeatSetup(*row) for row in zip(NAMES, COLOURS, kinds, strict=False)]
    return Session.new(registry.find(title).title, seats, options, seed, path)


def seat(
    session: Session, says: Callable[[str], str | None], *, plain: bool = False
) -> tuple[Client, Person]:
    """A person at the terminal of a table."""
    out = Terminal()
    person = Person(out, says)
    client = start.table(session, Page(out, plain=plain), person.read, Here(registry.find))
    return client, person
