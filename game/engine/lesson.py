"""Lessons: a position, and step by step the moves of the learner and the answers of the others.

The learner's progress follows from the moves made so far: undo goes back a step, and a saved game resumes
where it was.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from game.engine import flow
from game.engine.actions import BadAction
from game.engine.content import content_files as content
from game.engine.content.content_files import BadContent, Record
from game.engine.model import Action, Seat, State
from game.engine.positions import position
from game.engine.title import BadTable, Title

LEARNER: Seat = 0
"""The seat of the learner."""
FIRST_GAME = "first_game"
"""The name of the lesson that a title may have."""
RESERVED = ("about", "learned")
"""Endings of message ids that a lesson has in addition to those of its steps."""
MAX_LISTED_MOVES = 12
"""The most legal moves that an error lists beside an impossible one."""
_ID = re.compile(r"[a-z][a-z0-9-]*")


class _Step(Record, frozen=True):
    """A step in the file; see `Step`."""

    id: str
    do: tuple[str | tuple[str, ...], ...] = ()
    others: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    show: tuple[str, ...] = ()


class _File(Record, frozen=True):
    """The contents of a lesson file."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=120)]
    step: Annotated[tuple[_Step, ...], msgspec.Meta(min_length=1, max_length=60)]


class Move(NamedTuple):
    """The next move of a seat: any one of these actions."""

    seat: Seat
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Step:
    """A step of a lesson.

    moves: the learner's move, then the others'; a step without a move of the learner is only read
    point: refs of things or keys of widgets to point at
    show: refs of what the step explains besides, which its text must not cover; "counter:*" for all of a kind
    """

    id: str
    moves: tuple[Move, ...]
    point: tuple[str, ...] = ()
    show: tuple[str, ...] = ()

    @property
    def is_read(self) -> bool:
        """True if the learner only reads this step."""
        return not self.moves or self.moves[0].seat != LEARNER


class Stage(NamedTuple):
    """The learner's progress: the step, counted from 1, and how many of its moves are done.

    After the last step `number` is one more than there are steps. `move` is None if the learner must read
    first.
    """

    number: int
    move: Move | None
    done: int = 0


@dataclass(frozen=True)
class Lesson:
    """The steps of a lesson, and how many minutes they take."""

    name: str
    minutes: int
    steps: tuple[Step, ...]

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every move of the lesson, in order."""
        return tuple(move for step in self.steps for move in step.moves)

    def stage(self, made: int, read: Collection[int] = ()) -> Stage | None:
        """Return the learner's progress after `made` moves; None when the lesson is over.

        read: numbers of the steps that the learner has read since opening the lesson; the end has a number
        too
        """
        left = made
        for number, step in enumerate(self.steps):
            if not left and step.is_read and number not in read:
                return Stage(number, None)
            if left < len(step.moves):
                return Stage(number, step.moves[left], left)
            left -= len(step.moves)
        end = len(self.steps)
        return None if left or end in read else Stage(end, None)

    def fits(self, made: Sequence[tuple[Seat, Action]]) -> bool:
        """Return whether the moves of a game are those of the lesson, as far as the lesson goes."""
        pairs = zip(self.moves, made, strict=False)
        return all(seat == move.seat and action in move.actions for move, (seat, action) in pairs)


def read(file: Path, title: Title) -> Lesson:
    """Return a lesson from its file. Raises BadContent, which names the file and the step."""
    found = content.load(file, _File)
    content.by_id(file, found.step)
    return Lesson(file.stem, found.minutes, tuple(_step(file, title, step) for step in found.step))


def _step(file: Path, title: Title, step: _Step) -> Step:
    if not _ID.fullmatch(step.id) or step.id in RESERVED:
        raise BadContent("error-lesson-id", file.name, step=step.id)
    try:
        own = [_own(title, entry) for entry in step.do]
        others = [_other(title, line) for line in step.others]
    except BadAction as error:
        raise BadContent("error-lesson-move", file.name, step=step.id, problem=error) from error
    return Step(step.id, (*own, *others), step.point, step.show)


def _own(title: Title, entry: str | tuple[str, ...]) -> Move:
    texts = (entry,) if isinstance(entry, str) else entry
    if not texts:
        raise BadAction("error-action-none")
    return Move(LEARNER, tuple(map(title.action, texts)))


def _other(title: Title, line: str) -> Move:
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdigit() and int(seat) != LEARNER):
        raise BadAction("error-action-seat", text=line)
    return Move(int(seat), (title.action(text),))


def rehearse(file: Path, lesson: Lesson, start: State, choose: int = 0) -> Iterator[State]:
    """Play a lesson and yield the position before each step, and the last one. Raises BadContent for an
    illegal move.

    choose: the index into the legal ones if several actions will do, so 0 plays the first and -1 the last
    """
    state = start.copy()
    for step in lesson.steps:
        yield state
        state = state.copy()
        for move in step.moves:
            flow.play(state, move.seat, _possible(file, step, state, move)[choose])
    yield state


def _possible(file: Path, step: Step, state: State, move: Move) -> list[Action]:
    """Return the legal ones of a move's actions. Raises BadContent if there is none."""
    legal = [option.action for option in flow.legal(state).get(move.seat, [])]
    possible = [action for action in move.actions if action in legal]
    if not possible:
        asked, could = map(str, flow.choices(state)), "; ".join(map(str, legal[:MAX_LISTED_MOVES]))
        raise BadContent(
            "error-lesson-impossible", file.name, step=step.id, seat=move.seat, move=str(move.actions[0]),
            asked=tuple(asked), could=could,
        )  # fmt: skip
    return possible


def words(title: str, lesson: Lesson) -> list[str]:
    """Return the ids of all messages that a lesson needs."""
    steps = [step_words(title, step.id) for step in lesson.steps]
    return [step_words(title, end) for end in RESERVED] + [
        message for step in steps for message in (step, f"{step}-why")
    ]


def step_words(title: str, step: str) -> str:
    """Return the message id of a step's instruction."""
    return f"{title}-learn-{step}"


def path(content: Path, name: str = FIRST_GAME) -> Path:
    """Return the path of a lesson file below a title's content folder; the lesson's position lies beside
    it."""
    return content / "learn" / f"{name}.toml"


class Opened(NamedTuple):
    """A lesson with the position that it begins with."""

    lesson: Lesson
    start: State


def open_lesson(file: Path, title: Title) -> Opened:
    """Return a lesson and its first position. Raises BadContent or BadPosition."""
    found = position.read(file.with_suffix(".json"), partial(_own_rules, title))
    return Opened(read(file, title), found.state)


def _own_rules(title: Title, name: str) -> Title:
    if name != title.id:
        raise BadTable("error-lesson-position", title=title.id, other=name)
    return title
