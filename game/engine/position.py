"""A position as a file: the state as indented JSON, a fact a line, to be read, edited and played from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.engine import codec, past, record
from game.engine.model import State
from game.engine.past import WATCHER
from game.engine.record import BadRecord
from game.engine.title import BadTable, Title

INDENT = 1
NEW_LINE = b"\n"


class BadPosition(BadRecord):
    """A position cannot be used; the message names the file, the line or field, and the reason."""


class Position(NamedTuple):
    """What a file says: a title, and a position of it that can be played."""

    title: Title
    state: State


class _Origin(msgspec.Struct):
    """What every position says."""

    title: record.Name
    seats: int


def write(state: State, path: Path) -> None:
    """Write a position into a new file. Raises BadPosition."""
    words = msgspec.json.format(codec.encode(state), indent=INDENT)
    try:
        with path.open("xb") as file:
            file.write(words + NEW_LINE)
    except OSError as error:
        raise BadPosition(path, f"cannot be written ({error.strerror}); choose another name.") from error


def read(path: Path, find: Callable[[str], Title]) -> Position:
    """Read a position; `find` gives a title by its name. Raises BadPosition."""
    raw = record.content(path)
    try:
        origin = msgspec.json.decode(raw, type=_Origin)
        title = find(origin.title)
        title.refuse_seats(origin.seats)
        state = past.position(title, msgspec.json.format(raw, indent=-1), origin.seats)
        title.full_options({name: str(value) for name, value in state.options.items()}, state.seats)
        for seat in range(WATCHER, state.seats):
            title.view(state, seat)
        title.scores(state)
    except (BadTable, msgspec.MsgspecError, RecursionError) as error:
        raise BadPosition(path, f"{_line(raw, error)}cannot be used: {error}") from error
    except Exception as error:  # rules stumble anywhere over what no game brings about
        why = f"{error}" or type(error).__name__
        raise BadPosition(path, f"is no position of a game: {why}") from error
    return Position(title, state)


def _line(raw: bytes, error: Exception) -> str:
    """The line that a decoder stumbled over, where it says at which byte that was."""
    _, found, rest = str(error).partition("(byte ")
    if not found:
        return ""
    before = raw[: int(rest.rstrip(")"))]
    return f"line {before.count(NEW_LINE) + 1} "
