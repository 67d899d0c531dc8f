"""The lessons in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from game.play.lesson_games import LessonInfo
from game.records.library import Library, RecordInfo
from game.text.menu.dialog import Dialog, Entry


class Lessons(Protocol):
    """Knows the lessons and begins them."""

    dialog: Dialog
    library: Library

    def lessons(self, records: Sequence[RecordInfo]) -> list[LessonInfo]:
        """Return the lessons of all titles."""

    def begin_lesson(self, title: str) -> None:
        """Start the lesson of a title. Raises UserError."""

    def puzzles(self) -> Sequence[tuple[str, int]]:
        """Return the positions to think about: the title, and the number, counted from 0."""

    def think(self, title: str, number: int) -> None:
        """Ask for the best move of such a position. Raises UserError."""

    def open(self, info: RecordInfo) -> None:
        """Continue a recorded game. Raises UserError."""


class LessonList:
    """Lists the lessons, each with what it is about and how far the learner is."""

    def __init__(self, home: Lessons) -> None:
        self._home = home

    def show(self) -> None:
        """List the lessons, and begin the one that is picked."""
        dialog = self._home.dialog
        if not self._home.lessons(()):
            dialog.write(dialog.say("learn-none"))
            return
        dialog.menu(lambda: dialog.say("learn-title"), self._entries)

    def _entries(self) -> list[Entry]:
        infos = self._home.lessons(self._home.library.records())
        puzzles = [Entry(self._home.dialog.say("puzzle-list"), self._list_puzzles)]
        lessons = [Entry(self._named(info), partial(self._choose, info)) for info in infos]
        return [*lessons, *(puzzles if self._home.puzzles() else [])]

    def _list_puzzles(self) -> None:
        """List the positions to think about, and ask for the best move of the one that is picked."""
        say = self._home.dialog.say
        entries = [
            Entry(
                say("puzzle-named", title=say(f"{title}-name"), name=say("puzzle-number", number=number + 1)),
                partial(self._home.think, title, number),
                True,
            )
            for title, number in self._home.puzzles()
        ]
        self._home.dialog.menu(lambda: say("puzzle-list"), lambda: entries)

    def _named(self, info: LessonInfo) -> str:
        say = self._home.dialog.say
        length = say("learn-length", minutes=info.minutes, count=info.steps)
        return say("text-menu-value", name=say("learn-record", title=say(f"{info.title}-name")), value=length)

    def _choose(self, info: LessonInfo) -> None:
        """Begin a lesson; one that was begun goes on, unless the learner wants to start again."""
        dialog, say, home = self._home.dialog, self._home.dialog.say, self._home
        dialog.write(say(f"{info.title}-learn-about"))
        entries = [Entry(say("learn-start"), partial(home.begin_lesson, info.title), True)]
        if info.begun is not None:
            words = (
                say("learn-continue", number=info.at, count=info.steps) if info.at else say("learn-play-on")
            )
            entries = [
                Entry(words, partial(home.open, info.begun), True),
                Entry(say("learn-again"), partial(home.begin_lesson, info.title), True),
            ]
        dialog.menu(lambda: self._named(info), lambda: entries)
