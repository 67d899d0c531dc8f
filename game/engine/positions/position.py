"""A position as a file: the state as indented JSON, a fact a line, to be read, edited and played from."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar, Union

import msgspec

from game.engine import codec, files
from game.engine.content import content_errors, fields
from game.engine.content.content_files import BadContent
from game.engine.content.edition import Edition
from game.engine.model import Seat, State
from game.engine.positions import vetting
from game.engine.positions.flaws import Flaw
from game.engine.session import json_lines, record
from game.engine.session.record import BadRecord
from game.engine.title import BadTable, Title

T = TypeVar("T")
INDENT = 1
_DRAWN = 1
"""Seed of what a seat does not see."""
NEW_LINE = b"\n"
_MISSING = re.compile(r"missing required field `(.+?)`")


class BadPosition(BadRecord):
    """A position cannot be used; the message names the file, the line or field, and the reason.

    stumble  what the rules stumbled over, where nothing else is known to be wrong: a fact that no game brings
             about, or a bug
    """

    stumble: BaseException | None = None


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
        printed = find(origin.title)
        title = printed.in_edition(printed.modernized(origin.edition))
        title.refuse_seats(origin.seats)
        _refuse_doubles(path, raw)
        _refuse_strays(path, raw, title)
        state = vetting.edited(title, _state(raw))
        title.refuse_table(state.seats, state.options)
    except BadPosition:
        raise
    except Flaw as flaw:
        bad = BadPosition(path, f"{_at(raw, _place(raw, flaw))}{flaw.args[0]}.")
        bad.stumble = None if isinstance(flaw.__cause__, Flaw) else flaw.__cause__
        raise bad from flaw
    except BadContent as error:
        raise BadPosition(path, f"its edition does not fit this program: {error}") from error
    except msgspec.ValidationError as error:
        where, why = _field(str(error))
        raise BadPosition(path, f"{_at(raw, where)}{why}.") from error
    except (BadTable, msgspec.MsgspecError, RecursionError) as error:
        raise BadPosition(path, f"{_line(raw, error)}cannot be used: {error}") from error
    return Position(title, state)


def _refuse_doubles(path: Path, raw: bytes) -> None:
    """Raise BadPosition for a field that is there twice: one of the two would be left out."""
    found = json_lines.doubled(raw.decode())
    if found is not None:
        line, name = found
        raise BadPosition(path, f'line {line}: the field "{name}" is there twice; delete one of them.')


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
    """The line that a decoder stumbled over, by the byte that it names."""
    _, found, rest = str(error).partition("(byte ")
    return f"line {raw[: int(rest.rstrip(')'))].count(NEW_LINE) + 1} " if found else ""


def _field(words: str) -> tuple[json_lines.Path, str]:
    """The field that a decoder names, and what is wrong with it in plain words."""
    why, _, way = words.partition(" - at ")
    missing = _MISSING.search(why)
    path = json_lines.path_of(way)
    return (*path, missing[1]) if missing else path, content_errors.plainly(why)


def _place(raw: bytes, flaw: Flaw) -> json_lines.Path:
    """The field at fault: of an id that is at fault, where it was written last."""
    found = [*json_lines.places(raw.decode(), flaw.value, flaw.path)] if flaw.value else []
    return found[-1] if found else flaw.path


def _at(raw: bytes, path: json_lines.Path) -> str:
    """The line and the name of a field, before what is wrong with it; of a missing one, the line of what
    it is missing from."""
    known = json_lines.lines(raw.decode())
    there = path
    while there not in known:
        there = there[:-1]
    return f"line {known[there]}{', ' if path else ''}{json_lines.spoken(path)}: "
