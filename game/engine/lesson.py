"""Lessons: a position, and step by step what a learner does there and what the others answer.

Where a learner is follows from the moves that were made: undo goes a step back, a game that was left goes on.
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
"""The seat of whoever learns."""
FIRST_GAME = "first_game"
"""The name of the lesson that every title may have."""
RESERVED = ("about", "learned")
"""Ends of message ids that a lesson has besides those of its steps."""
MANY = 12
"""So many possible moves are named beside one that is not."""
_ID = re.compile(r"[a-z][a-z0-9-]*")


class _Step(Record, frozen=True):
    """A step as it is written; see `Step`."""

    id: str
    do: tuple[str | tuple[str, ...], ...] = ()
    others: tuple[str, ...] = ()
    point: tuple[str, ...] = ()


class _File(Record, frozen=True):
    """A lesson as it is written."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=120)]
    step: Annotated[tuple[_Step, ...], msgspec.Meta(min_length=1, max_length=60)]


class Move(NamedTuple):
    """What a seat is to do next: any of these actions."""

    seat: Seat
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Step:
    """A step of a lesson. `moves`: the learner's, then the others'; without one of the learner's the step is
    only read. `point`: what is pointed at, by refs of things or keys of widgets."""

    id: str
    moves: tuple[Move, ...]
    point: tuple[str, ...] = ()

    @property
    def is_read(self) -> bool:
        """Whether the learner has nothing to do but to read."""
        return not self.moves or self.moves[0].seat != LEARNER


class Stage(NamedTuple):
    """Where a learner is: at which step, after how many of its moves. `number` is that of the end when all
    steps are done; `move` is None where something is to be read first."""

    number: int
    move: Move | None
    done: int = 0


@dataclass(frozen=True)
class Lesson:
    """The steps of a lesson, and about how many minutes they take."""

    name: str
    minutes: int
    steps: tuple[Step, ...]

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every move of the lesson, in order."""
        return tuple(move for step in self.steps for move in step.moves)

    def stage(self, made: int, read: Collection[int] = ()) -> Stage | None:
        """Return where a learner is after so many moves, who has read the steps of these numbers (the end has
        one too) since the lesson was opened; None: the lesson is over."""
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
        """Return whether the first moves of a game, as far as the lesson reaches, are those of the lesson."""
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
        raise BadContent("error-lesson-move", file.name, step=step.id, problem=str(error)) from error
    return Step(step.id, (*own, *others), step.point)


def _own(title: Title, entry: str | tuple[str, ...]) -> Move:
    texts = (entry,) if isinstance(entry, str) else entry
    if not texts:
        raise BadAction("an entry of do is empty")
    return Move(LEARNER, tuple(map(title.action, texts)))


def _other(title: Title, line: str) -> Move:
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdigit() and int(seat) != LEARNER):
        raise BadAction(f'"{line}" does not begin with the number of another seat')
    return Move(int(seat), (title.action(text),))


def rehearse(file: Path, lesson: Lesson, start: State, choose: int = 0) -> Iterator[State]:
    """Play a lesson from its position: the position before each step, and the last one. Of the possible ones
    of several actions that will do, that with the index `choose` is played: 0 the first, -1 the last. Raises
    BadContent for a move that is not possible."""
    state = start.copy()
    for step in lesson.steps:
        yield state
        state = state.copy()
        for move in step.moves:
            flow.play(state, move.seat, _possible(file, step, state, move)[choose])
    yield state


def _possible(file: Path, step: Step, state: State, move: Move) -> list[Action]:
    """Return the actions of a move that are possible. Raises BadContent where there is none."""
    legal = [option.action for option in flow.legal(state).get(move.seat, [])]
    possible = [action for action in move.actions if action in legal]
    if not possible:
        asked, could = map(str, flow.choices(state)), "; ".join(map(str, legal[:MANY]))
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
    """Return the message id of what a step wants."""
    return f"{title}-learn-{step}"


def path(content: Path, name: str = FIRST_GAME) -> Path:
    """Return where a lesson of a title lies, among its content files; its position beside it."""
    return content / "learn" / f"{name}.toml"


class Opened(NamedTuple):
    """A lesson with the position that it begins with."""

    lesson: Lesson
    start: State


def open_lesson(file: Path, title: Title) -> Opened:
    """Return a lesson and its position. Raises BadContent, BadPosition."""
    found = position.read(file.with_suffix(".json"), partial(_own_rules, title))
    return Opened(read(file, title), found.state)


def _own_rules(title: Title, name: str) -> Title:
    if name != title.id:
        raise BadTable("error-lesson-position", title=title.id, other=name)
    return title
