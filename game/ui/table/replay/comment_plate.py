"""The plate with the comment on the move shown, and how a comment is written, changed and deleted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.session.tool_lines import MAX_COMMENT
from game.errors import UserError
from game.play.verbatim import verbatim
from game.presentation.sentences import explain
from game.ui.scenes.ask_text import AskText
from game.ui.scenes.message import Message
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.panels.plate_placement import place_over_table
from game.ui.table.panels.step_plate import StepPlate, StepText
from game.ui.table.panels.table_widgets import Overlay
from game.ui.table.replay.player import ReplayPlayer
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Button
from game.ui.window import theme as t

WIDE = 420
"""Width in design pixels."""


class CommentPlate(Overlay):
    """Shown over a replay while there is a comment on the present move. `beside`: another plate, which it
    leaves free."""

    def __init__(self, view: TableView, dialogs: Dialogs, player: ReplayPlayer, beside: Overlay) -> None:
        self._view, self._ui, self._dialogs, self._player = view, view.ui, dialogs, player
        self._beside = beside
        self.has_buttons = True
        self._comments = player.game.session.comments
        self._drafts: dict[int, str] = {}
        """Comments that could not be kept: they are there again when one writes at their place."""
        self._place: tuple[object, pygame.Rect] | None = None

    @property
    def _made(self) -> int:
        return self._player.game.session.made

    # ---- what a person does
    def write(self) -> None:
        """Ask for the comment on the present move, and pause there."""
        say, made = self._ui.say, self._made
        self._player.tempo.paused = True
        now = self._drafts.get(made, self._comments.at(made))
        title, hint = say("comment-title", move=made), say("comment-hint")
        put = partial(self._put, made)
        self._dialogs.stack.push(
            AskText(self._ui, title, now, say("comment-keep"), put, hint=hint, longest=MAX_COMMENT)
        )

    def _put(self, number: int, text: str) -> None:
        say = self._ui.say
        try:
            self._comments.put(number, text)
        except (OSError, UserError) as error:
            self._drafts[number] = text
            words = explain(error, say)
            self._dialogs.stack.push(Message(self._ui, say("comment-not-kept"), words))
        else:
            self._drafts.pop(number, None)
        self._view.widgets.make()

    def _delete(self) -> None:
        say, delete = self._ui.say, partial(self._put, self._made, "")
        text = verbatim(self._comments.at(self._made))
        self._dialogs.confirm(say("comment-delete"), text, say("comment-delete"), delete)

    def _go(self, number: int) -> None:
        self._player.tempo.paused = True
        self._player.go_to(number)

    # ---- what is seen of it
    def lay(self) -> None:
        self.widgets = ()
        if text := self._comments.at(self._made):
            buttons = self._make_buttons() if self.has_buttons else []
            head = self._ui.say("comment-title", move=self._made)
            plate = StepPlate(self._ui, StepText(head, "", verbatim(text), None), buttons, self._ui.px(WIDE))
            plate.place(self._found(plate.size))
            self.widgets = [plate, *buttons]

    def _make_buttons(self) -> list[Button]:
        """Return the buttons from the right: change, delete, and those to the other comments."""
        made, numbers = self._made, [*self._comments.texts]
        before = max((number for number in numbers if number < made), default=None)
        after = min((number for number in numbers if number > made), default=None)
        shown = [
            Button(self._ui, self._ui.say("comment-change"), self.write, key="comment:change", size=t.BODY),
            self._sign("delete", "close", self._delete),
        ]
        if after is not None:
            shown.append(self._sign("next", "arrow_right", partial(self._go, after)))
        if before is not None:
            shown.append(self._sign("previous", "arrow_left", partial(self._go, before)))
        return shown

    def _sign(self, name: str, icon: str, do: Callable[[], None]) -> Button:
        tip = self._ui.say(f"comment-{name}")
        return Button(self._ui, "", do, key=f"comment:{name}", icon=icon, tip=tip)

    def _found(self, size: tuple[int, int]) -> pygame.Rect:
        others = [widget.rect for widget in self._beside.widgets[:1]]
        of = (self._made, size, self._view.model.areas.window.size, *map(tuple, others))
        if self._place is None or self._place[0] != of:
            self._place = of, place_over_table(self._view.model, self._view.widgets, size, others)
        return self._place[1]


class Plates(Overlay):
    """Several plates over a table."""

    def __init__(self, *plates: Overlay) -> None:
        self._plates = plates

    def lay(self) -> None:
        for plate in self._plates:
            plate.lay()
        self.widgets = [widget for plate in self._plates for widget in plate.widgets]
        self.buttons = [button for plate in self._plates for button in plate.buttons]
