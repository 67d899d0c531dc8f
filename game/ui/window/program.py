"""The scenes' interface to the program: titles, records, starting and opening games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from game.packages.guide import Example, Guide
from game.play.lesson_games import LessonInfo
from game.presentation.setup.catalogue import NewGame, Titles
from game.records.hall import Course, Hall
from game.records.library import Library, RecordInfo


class Program(Titles, Protocol):
    """The program as scenes see it. `start` and `load` show the table; they raise UserError."""

    @property
    def library(self) -> Library:
        """The list of the person's records."""

    def titles(self) -> Sequence[str]:
        """Return the ids of all titles."""

    def lessons(self) -> Sequence[LessonInfo]:
        """Return the lessons of all titles."""

    def begin_lesson(self, title: str) -> None:
        """Begin a title's lesson and show its table. Raises UserError."""

    def puzzles(self, title: str) -> int:
        """Return how many positions to think about a title has."""

    def think(self, title: str, number: int) -> None:
        """Show such a position, counted from 0, on top of the current scene. Raises UserError."""

    def records(self) -> list[RecordInfo]:
        """Return every record on disk, the newest first."""

    def start(self, game: NewGame) -> None:
        """Begin a game and show its table."""

    def load(self, record: RecordInfo) -> None:
        """Resume a record and show its table. Raises RecordInUse."""

    def load_copy(self, record: RecordInfo) -> None:
        """Copy a record, resume the copy and show its table."""

    def replay(self, record: RecordInfo) -> None:
        """Show a record from its beginning, on top of the current scene; the record stays unchanged."""

    def hall(self) -> Hall:
        """Return the finished games of every title, including those whose record was deleted."""

    def course(self, stem: str) -> Course | None:
        """Return the points of a game turn by turn, by the name of its record; None if they are unknown."""

    def work_out_firsts(self, stem: str) -> None:
        """Find out when the players of a game did things first, by the name of its record; the next `hall`
        knows it.
        """

    def guide(self, title: str) -> Guide:
        """Return the guide to a title: rules, pages about a turn, examples, signs."""

    def table_view(self, title: str) -> Any:
        """Return the table of a title."""

    def try_out(self, title: str, example: Example) -> None:
        """Show a table at an example, on top of the current scene; nothing is recorded. Raises UserError."""
