"""Position files: a state as indented JSON with one fact a line, to be read, edited and played."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterable, Iterator
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
from game.errors import Fact as UserFact
from game.errors import Phrase, Say

T = TypeVar("T")
INDENT = 1
_REDRAW_SEED = 1
"""The seed that draws the things a seat doesn't see."""
NEW_LINE = b"\n"
_MISSING = re.compile(r"missing required field `(.+?)`")


class BadPosition(BadRecord):
    """A position cannot be used; the sentence names the file, the line or field, and the reason.

    line     the line in the file, counted from 1; 0 if the error is not in one line
    field    the path of the field: players.0.silver; "" if none
    rule_error  the rules' own error, if no other fault is known: an impossible fact, or a bug
    """

    line = 0
    field = ""
    rule_error: BaseException | None = None

    def place(self, say: Say) -> Iterable[str]:
        line = [say("error-line", line=self.line)] if self.line else []
        return (self.file, *([", ".join([*line, self.field])] if self.field else line))


class Position(NamedTuple):
    """The contents of a file: a title, and a position of it that can be played."""

    title: Title
    state: State


class _Origin(msgspec.Struct):
    """The fields at the beginning of every position file."""

    title: record.Name
    seats: int
    edition: Edition | None = None


def write(state: State, path: Path, edition: Edition | None = None) -> None:
    """Write a position into a new file, along with its edition. Raises BadPosition."""
    facts = msgspec.json.decode(codec.encode(state), type=dict[str, msgspec.Raw])
    kept = {"edition": edition, **facts} if edition else facts
    words = msgspec.json.format(msgspec.json.encode(kept), indent=INDENT)
    try:
        files.write_new(path, words + NEW_LINE)
    except OSError as error:
        raise BadPosition("error-position-unwritten", path, reason=error) from error


def for_seat(title: Title, state: State, seat: Seat) -> State:
    """Return a position that a seat may share: everything hidden from it is drawn anew."""
    guess: State = title.guess(title.view(state, seat), seat, _REDRAW_SEED)
    return guess


def read(path: Path, find: Callable[[str], Title]) -> Position:
    """Return the position in a file; `find` returns a title by name. Raises BadPosition."""
    raw = files.without_bom(record.content(path))
    try:
        origin = msgspec.json.decode(raw, type=_Origin)
        with _at_fault(path, raw, "title"):
            printed = find(origin.title)
        title = printed.in_edition(printed.modernized(origin.edition))
        with _at_fault(path, raw, "seats"):
            title.refuse_seats(origin.seats)
        _refuse_doubles(path, raw)
        _refuse_strays(path, raw, title)
        state = vetting.edited(title, _state(raw))
        with _at_fault(path, raw, "options"):
            title.refuse_table(state.seats, state.options)
    except BadPosition:
        raise
    except Flaw as flaw:
        bad = _at_field("error-position-flaw", path, raw, _place(raw, flaw), problem=flaw.reason)
        bad.rule_error = None if isinstance(flaw.__cause__, Flaw) else flaw.__cause__
        raise bad from flaw
    except BadContent as error:
        raise BadPosition("error-position-edition", path, problem=error) from error
    except msgspec.ValidationError as error:
        where, why = _field(error)
        raise _at_field("error-position-flaw", path, raw, where, problem=why) from error
    except (BadTable, msgspec.MsgspecError, RecursionError) as error:
        bad = BadPosition("error-position-unusable", path, problem=error)
        bad.line = _line(raw, error)
        raise bad from error
    return Position(title, state)


@contextlib.contextmanager
def _at_fault(path: Path, raw: bytes, field: str) -> Iterator[None]:
    """Turn BadTable into BadPosition with the line of a field."""
    try:
        yield
    except BadTable as error:
        raise _at_field("error-text-file", path, raw, (field,), problem=error) from error


def _refuse_doubles(path: Path, raw: bytes) -> None:
    """Raise BadPosition for a duplicate field: JSON would keep only the last one."""
    found = json_lines.doubled(raw.decode())
    if found is not None:
        line, name = found
        bad = BadPosition("error-position-field-twice", path, field=name)
        bad.line = line
        raise bad


def _refuse_strays(path: Path, raw: bytes, title: Title) -> None:
    """Raise BadPosition for a misspelt field: the fact would be ignored silently."""
    facts = msgspec.json.decode(raw, type=dict[str, Any])
    facts.pop("edition", None)
    stack = facts.pop("stack", [])
    step: Any = Union[title.steps]  # noqa: UP007  # the union is known only at run time
    found = [*fields.strays(facts, title.state_type), *fields.strays({"stack": stack}, _Stack[step])]
    for stray in found:
        code = "error-position-field-meant" if stray.meant else "error-position-field-unknown"
        raise _at_field(code, path, raw, stray.path, field=str(stray.path[-1]), meant=stray.meant)


class _Stack(msgspec.Struct, Generic[T]):
    """The pending steps of a position."""

    stack: list[T] = []


def _state(raw: bytes) -> bytes:
    """Return the state alone, in one line."""
    facts = msgspec.json.decode(raw, type=dict[str, msgspec.Raw])
    facts.pop("edition", None)
    return msgspec.json.format(msgspec.json.encode(facts), indent=-1)


def _line(raw: bytes, error: Exception) -> int:
    """Return the line of the byte that a decoder's error names; 0 if it names none."""
    _, found, rest = str(error).partition("(byte ")
    return raw[: int(rest.rstrip(")"))].count(NEW_LINE) + 1 if found else 0


def _field(error: Exception) -> tuple[json_lines.Path, Phrase]:
    """Return the path of the field that a decoder's error names, and the error in plain words."""
    why, _, way = str(error).partition(" - at ")
    missing = _MISSING.search(why)
    path = json_lines.path_of(way)
    return (*path, missing[1]) if missing else path, content_errors.in_plain_words(error)


def _place(raw: bytes, flaw: Flaw) -> json_lines.Path:
    """Return the path of the field at fault; for an id at fault, of its last occurrence."""
    found = [*json_lines.places(raw.decode(), flaw.id, flaw.path)] if flaw.id else []
    return found[-1] if found else flaw.path


def _at_field(code: str, file: Path, raw: bytes, path: json_lines.Path, /, **facts: UserFact) -> BadPosition:
    """Return an error about a field, with its line; a missing field has the line of its record."""
    known = json_lines.lines(raw.decode())
    there = path
    while there not in known:
        there = there[:-1]
    bad = BadPosition(code, file, **facts)
    bad.line, bad.field = known[there], json_lines.spoken(path)
    return bad
