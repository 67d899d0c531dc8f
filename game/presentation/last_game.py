"""The game that was played last, and the one to continue, with their descriptions in the menu."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.engine.order import round_of
from game.errors import Say
from game.play.lesson_games import LessonInfo
from game.play.verbatim import verbatim
from game.presentation.rich_text import joined
from game.records.library import RecordInfo

Lessons = Callable[[], Sequence[LessonInfo]]


def last_played(records: Sequence[RecordInfo]) -> RecordInfo | None:
    """Return the readable record that was changed last."""
    return max((r for r in records if r.damaged is None), key=lambda r: r.changed, default=None)


def newest_unfinished(records: Sequence[RecordInfo], lessons: Lessons) -> RecordInfo | None:
    """Return the game to continue. A lesson whose last step is done is skipped.

    `lessons` reads files and is called only if a record is a lesson.
    """
    open_games = [record for record in records if not record.finished]
    newest = last_played(open_games)
    if newest is None or not newest.lesson:
        return newest
    over = finished_lessons(lessons())
    return last_played([record for record in open_games if record not in over])


def is_newcomer(records: Sequence[RecordInfo], lessons: Lessons) -> bool:
    """Return whether no game or lesson was ever finished. `lessons` is called only if one was begun: it reads
    files of every title."""
    if any(record.finished for record in records):
        return False
    return not any(record.lesson for record in records) or not finished_lessons(lessons())


def finished_lessons(lessons: Iterable[LessonInfo]) -> list[RecordInfo]:
    """Return the games in which every step of a lesson is done."""
    return [info.begun for info in lessons if info.begun is not None and info.at == 0]


def describe(say: Say, record: RecordInfo) -> str:
    """Return title, turn and people of a game in one line."""
    title, names = say(f"{record.title}-name"), [verbatim(name) for name in record.seats]
    people = joined(say, names, "names-two", "names-more")
    if record.finished:
        return say("menu-last-ended", title=title, people=people)
    return say("menu-last", title=title, round=_round(record), people=people)


def title_and_turn(say: Say, record: RecordInfo) -> str:
    """Return title and turn of a game, for a button."""
    title = say(f"{record.title}-name")
    return say("menu-round", title=title, round=_round(record)) if record.turn else title


def _round(record: RecordInfo) -> int:
    return round_of(record.turn, len(record.seats))
