"""The words of the bar on top: the title, the state of the game, and who is to act."""

from __future__ import annotations

import pygame

from game.ui.table.model import TableModel
from game.ui.widgets import Label
from game.ui.window import text
from game.ui.window import theme as t

NAME = text.Style("serif-semi", t.HEADING, t.CREAM)
STATE = text.BODY.but(colour=t.CREAM_2)
ACTING = text.Style("serif-semi", t.CARD + 1, t.CREAM)


class BarWords:
    """Where there is no room for all the title goes first, then the end of the state; who is to act stays."""

    def __init__(self, model: TableModel, room: pygame.Rect) -> None:
        self._ui, self._model = model.ui, model
        self._side = room.height - model.ui.px(t.NEAR)
        game = model.game
        asked = game.acting() if game.past is not None else game.who_is_asked()
        self._acting = None if game.session.over else asked
        self.labels: list[Label] = []
        self._emblem = pygame.Rect(0, 0, 0, 0)
        self._place(room.copy())

    def draw_emblem(self, surface: pygame.Surface) -> None:
        """Draw the emblem of who is to act."""
        if self._acting is not None:
            seat = t.SEAT_COLOURS[self._model.game.people[self._acting].colour]
            surface.blit(self._ui.art.emblem(seat, self._side), self._emblem)

    def _place(self, room: pygame.Rect) -> None:
        ui, gap, acting = self._ui, self._ui.px(t.GAP), self._acting_label()
        taken = self._acting_width(acting, room.width) if acting else 0
        left = room.width - taken - gap
        for label in self._before(left, gap):
            wide = min(label.natural()[0], left)
            self._lay(label, pygame.Rect(room.x, room.y, wide, room.height))
            room.x, left = room.x + wide + gap, left - wide - gap
        if acting:
            self._emblem = pygame.Rect(room.x, room.centery - self._side // 2, self._side, self._side)
            beside = self._side + ui.px(t.SMALL)
            self._lay(acting, pygame.Rect(room.x + beside, room.y, taken - beside, room.height))

    def _lay(self, label: Label, rect: pygame.Rect) -> None:
        label.place(rect)
        self.labels.append(label)

    def _before(self, width: int, gap: int) -> list[Label]:
        """Title and state, or the state alone."""
        ui, model = self._ui, self._model
        name = Label(ui, ui.say(f"{model.title}-name"), NAME)
        state = Label(ui, model.table.status(model.context), STATE, may_cut=True)
        return [name, state] if name.natural()[0] + gap + state.natural()[0] <= width else [state]

    def _acting_label(self) -> Label | None:
        if self._acting is None:
            return None
        name, turn = self._model.game.people[self._acting].name, self._model.game.acting()
        if turn is not None and turn != self._acting:
            owner = self._model.game.people[turn].name
            name = self._ui.say("table-asked-in-turn", name=name, owner=owner)
        return Label(self._ui, name, ACTING, may_cut=True)

    def _acting_width(self, label: Label, width: int) -> int:
        """What emblem and name take: all that they need, but at most half of the room."""
        return min(label.natural()[0] + self._side + self._ui.px(t.SMALL), width // 2)
