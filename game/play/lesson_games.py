"""Games of the titles' lessons: how they are begun, and to which lesson a game belongs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from game import bots
from game.engine import lesson
from game.engine.lesson import FIRST_GAME, LEARNER, Lesson, Opened
from game.engine.model import Seat
from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.session import Session
from game.errors import UserError
from game.packages import registry
from game.records.library import RecordInfo

RIVAL = "easy"
"""The bot at the other seats."""


@dataclass(frozen=True)
class LessonInfo:
    """A lesson of a title.

    begun: its latest unfinished game
    at: the next step there, counted from 1; 0 after the last move
    """

    title: str
    minutes: int
    steps: int
    begun: RecordInfo | None = None
    at: int = 0


def open_lesson(title: str, name: str = FIRST_GAME) -> Opened:
    """Return a lesson of a title. Raises UserError."""
    package = registry.find(title)
    return lesson.open_lesson(lesson.path(package.content, name), package.title)


def infos(titles: Sequence[str], records: Sequence[RecordInfo]) -> Iterator[LessonInfo]:
    """Yield the first lesson of every title that has one, with its latest unfinished game."""
    for title in titles:
        try:
            found = open_lesson(title).lesson
        except UserError:  # ``hotseat check`` says what is wrong
            continue
        yield LessonInfo(title, found.minutes, len(found.steps), *_begun(found, title, records))


def _begun(found: Lesson, title: str, records: Sequence[RecordInfo]) -> tuple[RecordInfo | None, int]:
    """Return the latest unfinished game of a lesson, and the next step in it, 0 after the last move: a record
    does not know which pages after it were read."""
    of_it = [r for r in records if (r.title, r.lesson, r.finished) == (title, found.name, False)]
    newest = max((r for r in of_it if r.damaged is None), key=lambda r: r.changed, default=None)
    stage = found.stage(newest.moves) if newest is not None and newest.moves < len(found.moves) else None
    return newest, stage.number + 1 if stage is not None else 0


def begin(title: str, say: Callable[..., str], name: str, path: Path) -> Session:
    """Return a new game of a title's first lesson. `name`: of the learner, "" for none. Raises UserError."""
    opened = open_lesson(title)
    seats = [_seat(number, colour, say, name) for number, colour in enumerate(COLOURS[: opened.start.seats])]
    return Session.begin(
        registry.find(title).title, seats, opened.start, path, practice=True, lesson=opened.lesson.name
    )


def _seat(number: Seat, colour: str, say: Callable[..., str], name: str) -> SeatSetup:
    if number != LEARNER:
        return SeatSetup(say("new-name-bot", number=number + 1), colour, RIVAL)
    return SeatSetup(name or say("new-name-person", number=1), colour, bots.HUMAN)


def lesson_of(session: Session) -> Lesson | None:
    """Return the lesson of a game; None if it is no lesson, or a lesson that no longer exists."""
    if not session.header.lesson:
        return None
    try:
        return open_lesson(session.title.id, session.header.lesson).lesson
    except UserError:
        return None
