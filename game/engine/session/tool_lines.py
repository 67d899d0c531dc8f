"""Lines that the table's tools write into a record: thinking times, comments.

A tool line is a JSON object with one field, the tool's name: `{"spent": {"seat": 0, "turn": 4, "ms": 5300}}`.
It belongs after the moves made when it was written, or after as many as a second field says: `{"comment":
"...", "after": 12}`. It never changes the position. A program that does not know the tool keeps the line in
its place and ignores it.

To add a tool, add its field to `ToolLine`; whoever writes with `Session.write_tool_line` and reads with
`ShownGame.tool_lines` gets undo, redo, replay, resume and branches for nothing.
"""

from __future__ import annotations

import bisect
from collections.abc import Iterable, Iterator
from typing import Annotated, NamedTuple

import msgspec

from game.engine.session.clock import Clock, Spent
from game.engine.session.handicap import Gift
from game.engine.session.pin import Pin
from game.errors import WrongValue

MAX_COMMENT = 1000
TAKEN_BACK = ("comment",)
"""The tools whose lines are taken back with the move before them, and come again with redo. The lines of
others stay: the time that a move took has passed even if the move is taken back."""
_AFTER = "after"

Count = Annotated[int, msgspec.Meta(ge=0, le=300_000)]


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that was opened without its PIN."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class ToolLine(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line of one tool. `after`: the number of moves before it, if it stands elsewhere in the file."""

    clock: Clock | None = None
    spent: Spent | None = None
    handicap: Annotated[tuple[Gift, ...], msgspec.Meta(min_length=1, max_length=100)] | None = None
    pin: Pin | None = None
    opened: Opened | None = None
    comment: Annotated[str, msgspec.Meta(max_length=MAX_COMMENT)] | None = None
    after: Count | None = None

    @property
    def tool(self) -> str:
        """The name of the tool that wrote it; "" unless exactly one has a value."""
        written = [name for name in TOOLS if getattr(self, name) is not None]
        return written[0] if len(written) == 1 else ""


TOOLS = frozenset(ToolLine.__struct_fields__) - {_AFTER}
"""The tools whose lines this program understands."""


class Kept(NamedTuple):
    """A tool line of a record: after how many moves, as it is written, and what it says; None if this program
    does not know the tool."""

    number: int
    raw: bytes
    line: ToolLine | None = None

    @property
    def is_taken_back(self) -> bool:
        """True if the line goes when the move before it is taken back."""
        return self.line is not None and self.line.tool in TAKEN_BACK


def read(raw: bytes, made: int, own: frozenset[str]) -> Kept | None:
    """Return a line that stands after `made` moves; None if it is no tool line but one of the record itself,
    whose fields are `own`. Raises ValueError for a damaged line of a known tool."""
    names = msgspec.json.decode(raw, type=dict[str, msgspec.Raw]).keys()
    if not names or not own.isdisjoint(names):
        return None
    if TOOLS.isdisjoint(names):
        return Kept(made, raw.strip())
    return kept(msgspec.json.decode(raw, type=ToolLine), made)


def kept(line: ToolLine, made: int) -> Kept:
    """Return a line as it is written after `made` moves. Raises WrongValue unless exactly one tool wrote
    it, and if it belongs after more moves."""
    number = made if line.after is None else line.after
    if not line.tool:
        raise WrongValue("error-record-tool")
    if number > made:
        raise WrongValue("error-record-after", made=made)
    return Kept(number, msgspec.json.encode(line), line)


def add(lines: list[Kept], new: Kept) -> None:
    """Add a line behind those that belong after as many moves or fewer."""
    bisect.insort_right(lines, new, key=lambda one: one.number)


def undone(lines: list[Kept], left: int) -> list[Kept]:
    """Take lines back with the moves after the first `left`, and return them. Lines that stay, also those of
    unknown tools, now stand after what is left."""
    later = [one for one in lines if one.number > left]
    staying = [one._replace(number=left) for one in later if not one.is_taken_back]
    lines[:] = [one for one in lines if one.number <= left] + staying
    return [one for one in later if one.is_taken_back]


def of(lines: Iterable[Kept], tool: str) -> Iterator[tuple[int, ToolLine]]:
    """Yield the lines of a tool, and after how many moves each of them belongs."""
    return ((one.number, one.line) for one in lines if one.line is not None and one.line.tool == tool)
