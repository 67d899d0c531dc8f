"""Badges on drop targets: what a held thing will meet there, such as a fight or a toll."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.engine.model import Action, Ref
from game.presentation.title_words import Cell
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.model.table_model import TableModel
from game.ui.window import text
from game.ui.window import theme as t

ICON, EDGE = 18, 4
"""Design pixels: an icon of a badge, and the margin round it."""
LEAST = 16
"""Smallest icon, in window pixels."""
DOWN = 0.14
"""Distance of a badge from the top of its place, as a share of the place's height."""


class Badges:
    """Draws what awaits the held thing at its targets."""

    def __init__(self, model: TableModel, drag: DragAndDrop) -> None:
        self._model, self._drag, self._ui = model, drag, model.ui

    def draw(self, surface: pygame.Surface) -> None:
        """Draw every badge; those on the board are clipped to its frame."""
        model, held = self._model, self._drag.held
        if held is None:
            return
        for ref, cells in self.shown(held):
            what = model.by_ref[ref]
            surface.set_clip(model.camera.frame if what.on_board else None)
            self._draw_badge(surface, model.where(what), cells)
        surface.set_clip(None)

    def shown(self, held: Ref) -> Iterator[tuple[Ref, Sequence[Cell]]]:
        """Yield the targets at which something awaits, and what."""
        model = self._model
        for ref in self._drag.targets:
            actions = self._actions(held, ref)
            cells = list(model.table.awaits(model.context_of(held), actions)) if actions else []
            if cells and ref in model.by_ref:
                yield ref, cells

    def _actions(self, held: Ref, target: Ref) -> Sequence[Action]:
        """Return the actions that move the thing there; none if the person will be asked how."""
        at_hand = self._model.at_hand
        drops = at_hand.drops(held, target)
        if drops:
            return [drops[0].action] if len(drops) == 1 else []
        way = at_hand.routes(held).get(target)
        return way.actions if way is not None else []

    def _draw_badge(self, surface: pygame.Surface, rect: pygame.Rect, cells: Sequence[Cell]) -> None:
        """Draw icons and numbers on a dark pill."""
        ui, art = self._ui, self._ui.art
        side, edge = max(LEAST, ui.px(ICON)), ui.px(EDGE)
        style = text.STRONG.but(colour=t.CREAM_LIGHT)
        wide = [side + (ui.type.width(cell.value, style) + edge if cell.value else 0) for cell in cells]
        pill = pygame.Rect(0, 0, sum(wide) + edge * (len(cells) + 1), side + 2 * edge)
        pill.midtop = (rect.centerx, rect.y + round(rect.height * DOWN))
        if pill.bottom > rect.centery:  # in a small place the badge must not cover the middle
            pill.midbottom = (rect.centerx, rect.y + round(rect.height * 2 * DOWN))
        art.panel(surface, pill, "oxblood", t.RADIUS_SMALL)
        x = pill.x + edge
        for cell, width in zip(cells, wide, strict=True):
            surface.blit(art.icon(cell.icon, side), (x, pill.y + edge))
            if cell.value:
                room = pygame.Rect(x + side + edge // 2, pill.y, width - side, pill.height)
                ui.type.draw(surface, cell.value, style, room)
            x += width + edge
