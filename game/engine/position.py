"""A position as a file: the state as indented JSON, a fact a line, to be read, edited and played from."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, Union

import msgspec

from game.engine import codec, fields, files, json_lines, past, record
from game.engine.edition import Edition
from game.engine.model import Seat, State
from game.engine.past import WATCHER
from game.engine.record import BadRecord
from game.engine.title import BadTable, Title

T = TypeVar("T")
INDENT = 1
_DRAWN = 1
"""Seed of what a seat does not see."""
NEW_LINE = b"\n"
_ID = re.compile(r'\w+(?:[._]\w+)+|[a-z]+\d\w*|(?<=")[^"]+(?=")')
"""What looks like the id of a thing or a place among words."""


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
    edition: Edition | None = None


def write(state: State, path: Path, edition: Edition | None = None) -> None:
    """Write a position into a new file, with the edition that it is played in. Raises BadPosition."""
    facts = msgspec.json.decode(codec.encode(state), type=dict[str, msgspec.Raw])
    kept = {"edition": edition, **facts} if edition else facts
    words = msgspec.json.format(msgspec.json.encode(kept), indent=INDENT)
    try:
        files.write_new(path, words + NEW_LINE)
    except OSError as error:
        raise BadPosition(path, f"cannot be written ({error.strerror}); choose another name.") from error


def for_seat(title: Title, state: State, seat: Seat) -> State:
    """The position as a seat may give it away: what the seat does not see is drawn anew."""
    guess: State = title.guess(title.view(state, seat), seat, _DRAWN)
    return guess


def read(path: Path, find: Callable[[str], Title]) -> Position:
    """Read a position; `find` gives a title by its name. Raises BadPosition."""
    raw = files.without_bom(record.content(path))
    try:
        origin = msgspec.json.decode(raw, type=_Origin)
        title = find(origin.title).in_edition(origin.edition)
        title.refuse_seats(origin.seats)
        _refuse_strays(path, raw, title)
        state = past.position(title, _state(raw), origin.seats)
        title.full_options({name: str(value) for name, value in state.options.items()}, state.seats)
        if state.turn < 0:
            raise AssertionError('"turn" is below 0')
        for seat in range(WATCHER, state.seats):
            title.view(state, seat)
        title.scores(state)
    except BadPosition:
        raise
    except (BadTable, msgspec.MsgspecError, RecursionError) as error:
        raise BadPosition(path, f"{_line(raw, error)}cannot be used: {error}") from error
    except Exception as error:  # rules stumble anywhere over what no game brings about
        raise BadPosition(path, f"{_named(raw, error)}is no position of a game: {_why(error)}") from error
    return Position(title, state)


def _refuse_strays(path: Path, raw: bytes, title: Title) -> None:
    """Raise BadPosition for a misspelt field: the fact would be left out, and nobody would know."""
    facts = msgspec.json.decode(raw, type=dict[str, Any])
    facts.pop("edition", None)
    stack = facts.pop("stack", [])
    step: Any = Union[title.steps]  # noqa: UP007  # the union is known only at run time
    found = [*fields.strays(facts, title.state_type), *fields.strays({"stack": stack}, _Stack[step])]
    for stray in found:
        meant = f'; "{stray.meant}" may be meant' if stray.meant else ""
        raise BadPosition(path, f'{_at(raw, stray.path)}there is no field "{stray.path[-1]}"{meant}.')


class _Stack(msgspec.Struct, Generic[T]):
    """What waits to happen in a position."""

    stack: list[T] = []


def _state(raw: bytes) -> bytes:
    """The state alone, in one line."""
    facts = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
    facts.pop("edition", None)
    return msgspec.json.format(msgspec.json.encode(facts), indent=-1)


def _line(raw: bytes, error: Exception) -> str:
    """The line that a decoder stumbled over, by the byte or the field that it names."""
    _, found, rest = str(error).partition("(byte ")
    if found:
        return f"line {raw[: int(rest.rstrip(')'))].count(NEW_LINE) + 1} "
    _, found, rest = str(error).partition("at `")
    return _at(raw, json_lines.path_of(rest)) if found else ""


def _at(raw: bytes, path: json_lines.Path) -> str:
    """The line and the name of a field, before what is wrong with it; of one that is missing, of what it is
    missing from."""
    known = json_lines.lines(raw.decode())
    while path and path not in known:
        path = path[:-1]
    return f"line {known[path]}, {json_lines.spoken(path)}: " if path else ""


def _named(raw: bytes, error: Exception) -> str:
    """The line of the last thing that rules name in what they say: a field, a doubled piece, a place that is
    none."""
    named = [str(name) for name in error.args] if isinstance(error, KeyError) else _ID.findall(str(error))
    known = json_lines.lines(raw.decode())
    for path in (json_lines.written(name) for name in named):
        if path in known:
            return _at(raw, path)
    found = [path for name in named for path in json_lines.places(raw.decode(), name)]
    return _at(raw, found[-1]) if found else ""


def _why(error: Exception) -> str:
    if isinstance(error, KeyError):
        return f"there is no {error}"
    return str(error) or type(error).__name__
