"""Setting a table, and beginning a game at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.ui.scenes.message import Message
from game.ui.scenes.page import Page
from game.ui.scenes.setup_columns import SetupColumns
from game.ui.scenes.table_setup import TableSetup
from game.ui.widgets import Button, Note, Pane, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.program import Program, ProgramError
from game.ui.window.scene import Size
from game.ui.window.ui import Ui


class NewGameScene(Page):
    """Everything on one sheet; what is refused says why beside Start."""

    name = "new_game"
    tallest = 660

    def __init__(self, ui: Ui, program: Program) -> None:
        super().__init__(ui, "new-title", "plus")
        self._program, self.table = program, TableSetup(ui, program)
        self.first = "name-1"
        self._columns = SetupColumns(ui, self.table, self)
        self._pane = Pane(ui, "pane")
        self._start: Button
        self.note: Note
        """Why the game cannot start, or what is advised against."""

    def change(self, what: Callable[..., object], *given: Any) -> None:
        """Change something by a call, and lay everything out anew."""
        what(*given)
        self.layout()

    def type(self, holder: Any, name: str, value: str) -> None:
        """Take what was typed so far; the field with the focus stays as it is."""
        setattr(holder, name, value)
        self._say_refusal()

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        self._pane.place(self.body)
        px, width, two = self.ui.px, self._pane.width_inside, size[0] > self.ui.px(1000)
        column = (width - px(40)) // 2 if two else width
        left, right = self._columns.seats(column), self._columns.rules(column)
        below = left.y + px(t.WIDE)
        for widget in right.widgets:
            widget.rect.move_ip((column + px(40), 0) if two else (0, below))
        self._pane.fill([*left.widgets, *right.widgets], max(left.y, right.y) if two else below + right.y)
        return [*self.head(), self._pane, *self._footer()]

    def _footer(self) -> list[Widget]:
        ui, back = self.ui, self.back_button()
        start = Button(ui, ui.say("new-start"), self._begin, key="start", look="primary", icon="play")
        room = self.foot_row([back], [start])
        note = Note(ui, "", align="right")
        note.place(room.inflate(-ui.px(t.WIDE), 0))
        self._start, self.note = start, note
        self._say_refusal()
        return [note, back, start]

    def _say_refusal(self) -> None:
        """Look whether the game can start as it is set."""
        refusal = self.table.refusal()
        self._start.enabled, self._start.why = not refusal, refusal
        self.note.words = refusal or self.table.recommendation()
        self.note.style = text.BODY.but(colour=t.OXBLOOD if refusal else t.INK_2)

    def _begin(self) -> None:
        self.ui.settings.names = [seat.name.strip() for seat in self.table.at_table]
        self.scene_stack.apply_settings()
        try:
            self._program.start(self.table.game())
        except ProgramError as error:
            self.scene_stack.push(Message(self.ui, self.ui.say("new-failed-title"), str(error)))
