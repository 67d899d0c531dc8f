"""Where a plate lies over a table: it hides as little as can be of what one needs there."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.table.panels.clear_place import Shunned, clearest
from game.ui.table.view import TableView
from game.ui.window import theme as t

MEANT, WANTED, PANELS, LAID = 50.0, 6.0, 2.0, 0.6
"""How much it matters that the plate leaves free: what it is about, what can be picked, the other seats, what
lies there."""


def free_place(view: TableView, size: tuple[int, int], meant: Sequence[Shunned] = ()) -> pygame.Rect:
    """Near the log, or the board where that is closed. `meant`: what should stay in sight besides."""
    model, widgets, gap = view.model, view.widgets, view.ui.px(t.SMALL)
    areas = model.areas
    top = widgets.bars[1].rect.bottom + gap
    room = pygame.Rect(gap, top, areas.window.width - 2 * gap, areas.window.bottom - gap - top)
    shunned = [*meant, *(Shunned(panel.rect, PANELS) for panel in widgets.panels)]
    for ref, target in widgets.hit_targets.items():
        shunned.append(Shunned(target.seen, WANTED if model.picks.can_pick(ref) else LAID))
    home = areas.log if areas.log.width else areas.board
    return clearest(size, room, shunned, home.center)
