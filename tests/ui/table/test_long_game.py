"""A table after thousands of moves: what is looked at again does not grow with the game."""

from __future__ import annotations

from typing import Any, SupportsIndex

import pytest

from game.engine.model import Event
from game.engine.session.moment import Moment
from game.presentation.log_turns import Turns
from game.presentation.title_words import Context
from game.ui.table.panels.log import LogLine
from game.ui.table.panels.log_lines import LogLines
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from tests.toy import TOY, Gather, Roll
from tests.ui.table.conftest import Sit
from tests.ui.table.toy_table import ToyTable, ToyWords

MOVES = 5000


class Looked(list[Moment]):
    """Moves that count how often one of them is looked at."""

    looks = 0

    def __iter__(self) -> Any:
        for moment in super().__iter__():
            self.looks += 1
            yield moment

    def __reversed__(self) -> Any:
        return (self[index] for index in range(len(self) - 1, -1, -1))

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        found: Any = super().__getitem__(index)
        self.looks += len(found) if isinstance(index, slice) else 1
        return found


class Told(ToyWords):
    """Counts the lines that it is asked for."""

    count = 0

    def log_line(self, context: Context, event: Event) -> str:
        self.count += 1
        return super().log_line(context, event)


@pytest.fixture
def words() -> Told:
    return Told(TOY)


def grow(scene: TableScene, moves: int) -> Looked:
    """As if the moves that were made had been made over and over before; nothing of them is news."""
    past = scene.game.session.history
    made = list(past.moments)
    past.moments = looked = Looked([*(made * (moves // len(made))), *made])
    past._history.moves *= moves // len(made) + 1
    scene.playback.rewind()
    scene.playback._show_reveals()
    return looked


def played(scene: TableScene) -> TableScene:
    """Some turns of all, up to the first choice of another one."""
    session = scene.game.session
    while session.turn < 4 or session.legal(session.waiting_for()[0])[0].action != Gather(1):
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    scene.game.viewer = session.waiting_for()[0]
    scene.game.uncovered = True
    scene.view.refresh()
    return scene


def lines(scene: TableScene) -> list[LogLine]:
    return [line for turn in LogLines(scene.model).blocks() for line in turn]


@pytest.mark.parametrize("moves", [50, MOVES])
def test_a_refresh_looks_at_few_moves_and_tells_no_line_again(sit: Sit, words: Told, moves: int) -> None:
    scene = played(sit("human", "human", table=ToyTable(words=words)))
    looked = grow(scene, moves)
    looked.looks = words.count = 0
    scene.view.refresh()
    assert looked.looks <= 20
    assert words.count == 0


@pytest.mark.parametrize("moves", [50, MOVES])
def test_a_move_adds_its_own_lines_alone(app: App, sit: Sit, words: Told, moves: int) -> None:
    scene = played(sit("human", "human", "human", table=ToyTable(words=words)))
    looked = grow(scene, moves)
    looked.looks = words.count = 0
    scene.game.session.submit(scene.game.session.waiting_for()[0], Gather(1))
    scene.playback.show_moves()
    assert looked.looks <= 60
    assert words.count == 1


def test_a_hand_over_looks_at_few_moves(app: App, sit: Sit, words: Told) -> None:
    scene = played(sit("human", "human", table=ToyTable(words=words)))
    looked = grow(scene, MOVES)
    looked.looks = 0
    scene.game.session.submit(scene.game.session.waiting_for()[0], Roll())
    scene.handover.hand_over()
    scene.recap.show()
    assert looked.looks <= 200


def test_undo_cuts_the_lines_and_nothing_else(sit: Sit, words: Told) -> None:
    scene = played(sit("human", "human", table=ToyTable(words=words)))
    session = scene.game.session
    kept = [*scene.widgets.log.lines]
    session.submit(session.waiting_for()[0], Gather(2))
    scene.view.refresh()
    assert [*scene.widgets.log.lines] != kept
    assert session.undo(session.moments[-1].seat)
    words.count = 0
    scene.view.refresh()
    assert [line.words for line in scene.widgets.log.lines] == [line.words for line in kept]
    assert words.count <= 2, "only the turn that was cut is told again"


def test_other_moves_in_place_of_those_taken_back_are_told(sit: Sit, words: Told) -> None:
    scene = played(sit("human", "human", table=ToyTable(words=words)))
    session = scene.game.session
    seat = session.moments[-1].seat
    assert session.undo(seat)
    session.submit(seat, Gather(3))
    scene.view.refresh()
    assert [line.words for line in scene.widgets.log.lines if line.kind == "event"][-1].endswith(" 3")
    assert [line.words for line in lines(scene)][-1].endswith(" 3")


def test_turns_from_a_move_on_are_those_of_all_moves(sit: Sit, words: Told) -> None:
    session = played(sit("human", "human", table=ToyTable(words=words))).game.session
    whole = [entry for turn in Turns(session, 0).update() for entry in turn.entries]
    later = [entry for turn in Turns(session, 0, 3).update() for entry in turn.entries]
    assert later == [entry for entry in whole if entry[0] >= 3]
