"""Opens a recorded game from a list or a menu, or says why it cannot be opened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ui.kit import Kit
from game.ui.program import Program, ProgramError, RecordInfo, RecordOpen
from game.ui.scene import Stage
from game.ui.scenes.message import Confirm, Message


def open_record(stage: Stage, kit: Kit, program: Program, record: RecordInfo) -> None:
    """Show the table of a record; of one that another program has open, a copy is offered."""
    try:
        program.load(record)
    except RecordOpen as error:
        copy = partial(_try, stage, kit, partial(program.load_copy, record))
        words = kit.say("records-open-title"), str(error), kit.say("records-open-copy")
        stage.push(Confirm(kit, *words, copy))
    except ProgramError as error:
        _refuse(stage, kit, error)


def _try(stage: Stage, kit: Kit, deed: Callable[[], None]) -> None:
    try:
        deed()
    except ProgramError as error:
        _refuse(stage, kit, error)


def _refuse(stage: Stage, kit: Kit, error: ProgramError) -> None:
    stage.push(Message(kit, kit.say("records-failed-title"), str(error)))
