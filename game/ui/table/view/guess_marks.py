"""Marks on cards and tiles that are only a guess."""

from __future__ import annotations

import pygame

from game.ui.table.model.table_model import TableModel
from game.ui.window import text
from game.ui.window import theme as t

SIDE = 20
"""The side of a mark in design pixels."""
WORDS = text.STRONG.but(colour=t.CREAM_LIGHT)


class GuessMarks:
    """Draws a question mark in the corner of each guessed thing that lies on the table."""

    def __init__(self, model: TableModel) -> None:
        self._model, self._ui = model, model.ui

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the marks of what does not fly; those on the board are clipped to its frame."""
        model = self._model
        if not model.game.guessed or model.motion.busy:
            return
        for thing in model.things:
            if thing.ref.rpartition(":")[2] in model.game.guessed:
                surface.set_clip(model.camera.frame if thing.on_board else None)
                self._mark(surface, model.where(thing))
        surface.set_clip(None)

    def _mark(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        side = min(self._ui.px(SIDE), rect.width, rect.height)
        mark = pygame.Rect(rect.x, rect.y, side, side)
        self._ui.art.panel(surface, mark, "oxblood", t.RADIUS_SMALL)
        self._ui.type.draw(surface, "?", WORDS, mark, "centre")
