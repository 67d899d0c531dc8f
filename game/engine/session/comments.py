"""Comments on a recorded game, each at the position after a number of moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from game.engine.session import record_writer, tool_lines
from game.engine.session.record import BadRecord, History
from game.engine.session.session import Session
from game.engine.session.tool_lines import MAX_COMMENT, Kept, ToolLine
from game.errors import UserError, printable

Write = Callable[[ToolLine], None]
"""Writes a tool's line where a game is kept. Raises UserError."""


class Comments:
    """The comments of a record, the last one for each position; an empty one deletes what was there.

    `tools`: the record's lines of tools, to which new comments are added; `write`: keeps them, None if the
    game is kept nowhere.
    """

    def __init__(self, tools: list[Kept], write: Write | None = None) -> None:
        self._tools, self._write = tools, write
        self._texts = _texts(tools)

    @property
    def texts(self) -> Mapping[int, str]:
        """The comments by the number of moves before them, in their order."""
        return self._texts

    def at(self, number: int) -> str:
        """Return the comment on the position after so many moves; "" if there is none."""
        return self._texts.get(number, "")

    def put(self, number: int, text: str) -> None:
        """Write, change or, with "", delete a comment. Raises UserError; then everything stays as it was."""
        text = printable(text).strip()
        if text == self.at(number):
            return
        if len(text) > MAX_COMMENT:
            raise UserError("error-comment-long", most=MAX_COMMENT, length=len(text))
        if self._write is None:
            raise UserError("error-comment-nowhere")
        line = ToolLine(comment=text, after=number)
        self._write(line)
        tool_lines.add(self._tools, tool_lines.kept(line, number))
        self._texts = _texts(self._tools)


def _texts(tools: list[Kept]) -> dict[int, str]:
    """Return the comments by number of moves. Nothing in them controls a terminal."""
    found = {number: printable(line.comment or "") for number, line in tool_lines.of(tools, "comment")}
    return {number: text for number, text in found.items() if text}


def into_record(path: Path, history: History) -> Write:
    """Return what writes into the record from which a history was read."""
    return partial(_append, path, tuple(history.moves))


def _append(path: Path, moves: tuple[tuple[int, str], ...], line: ToolLine) -> None:
    """Append a line to a record that no program has open and that has still the same moves. Raises BadRecord,
    RecordInUse."""
    loaded, writer = record_writer.take(path)
    try:
        if tuple(loaded.moves[: len(moves)]) != moves:
            raise BadRecord("error-comment-changed", path)
        writer.tool_line(tool_lines.kept(line, len(loaded.moves)), at_once=True)
        if writer.problem is not None:
            raise writer.problem
    finally:
        writer.close()


def into_session(session: Session) -> Write | None:
    """Return what writes into the record of a game at the table; None if it has none."""
    return partial(_write_in, session) if session.path is not None else None


def _write_in(session: Session, line: ToolLine) -> None:
    session.write_tool_line(line)
    if session.problem is not None:
        raise session.problem
