"""Open a recorded game from a list or a menu, or show why it cannot be opened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.engine.session.record import RecordInUse
from game.errors import UserError
from game.presentation.sentences import explain
from game.records.library import RecordInfo
from game.ui.scenes.message import Confirm, Message
from game.ui.window.program import Program
from game.ui.window.scene import SceneStack
from game.ui.window.ui import Ui


def open_record(scene_stack: SceneStack, ui: Ui, program: Program, record: RecordInfo) -> None:
    """Show the table of a record. If another program has it open, offer a copy."""
    try:
        program.load(record)
    except RecordInUse as error:
        copy = partial(_try, scene_stack, ui, partial(program.load_copy, record))
        words = ui.say("records-open-title"), explain(error, ui.say), ui.say("records-open-copy")
        scene_stack.push(Confirm(ui, *words, copy))
    except UserError as error:
        _refuse(scene_stack, ui, error)


def open_replay(scene_stack: SceneStack, ui: Ui, program: Program, record: RecordInfo) -> None:
    """Show a record from its beginning."""
    _try(scene_stack, ui, partial(program.replay, record))


def _try(scene_stack: SceneStack, ui: Ui, action: Callable[[], None]) -> None:
    try:
        action()
    except UserError as error:
        _refuse(scene_stack, ui, error)


def _refuse(scene_stack: SceneStack, ui: Ui, error: UserError) -> None:
    scene_stack.push(Message(ui, ui.say("records-failed-title"), explain(error, ui.say)))
