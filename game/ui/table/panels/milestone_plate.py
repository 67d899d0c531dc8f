"""The plate of a milestone: icon, what happened, and a line about it."""

from __future__ import annotations

import pygame

from game.presentation.announcements import Milestone
from game.ui.table.drawing import card_frames
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

WIDE, HIGH, ICON, EDGE = 620, 148, 92, 24
"""Design pixels: the plate, its icon, round them."""
COMES = 0.12
"""Share of its time in which the plate fades in."""


def draw_plate(ui: Ui, surface: pygame.Surface, room: pygame.Rect, milestone: Milestone) -> None:
    """Draw a plate in the middle of a room."""
    rect = pygame.Rect(0, 0, min(ui.px(WIDE), room.width), ui.px(HIGH))
    rect.center = room.center
    ui.art.panel(surface, rect, "plank")
    ui.art.outline(surface, rect.inflate(-ui.px(10), -ui.px(10)), t.BRASS, 2.0)
    inside = rect.inflate(-2 * ui.px(EDGE), -2 * ui.px(EDGE))
    icon = ui.art.icon(milestone.icon, ui.px(ICON), t.BRASS)
    surface.blit(icon, icon.get_rect(midleft=inside.midleft))
    words = inside.copy()
    words.width -= ui.px(ICON + EDGE)
    words.right = inside.right
    upper, lower = words.copy(), words.copy()
    upper.height = words.height // 2
    lower.height, lower.bottom = words.height - upper.height, words.bottom
    least = card_frames.LEAST_TEXT
    card_frames.words_in(
        ui, surface, milestone.title, upper, ui.px(text.TITLE.size), least, "left", t.CREAM_LIGHT
    )
    card_frames.words_in(
        ui, surface, milestone.words, lower, ui.px(text.HEADING.size), least, "left", t.CREAM
    )
