"""The steps of a turn as a row of plaques, the present one lit, where no movement dice lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.titles.runebound.table.strip import tracks
from game.titles.runebound.words.track_items import STEPS, present, shows_steps
from game.ui.table.api import Size, TableContext, Thing
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.ui import Ui

ICONS = {"movement": "stamina"}
"""Steps whose icon has another name."""
LEAST, MAX_WORDS = 12, 15
ROOM = 0.82
"""Window pixels of the words under an icon; share of the row's height that a plaque takes."""


def things(context: TableContext) -> Iterator[Thing]:
    """Yield the five steps, where no dice lie."""
    if not shows_steps(context.view):
        return
    room, now, say = tracks.dice_room(context), present(context.view), context.say
    wide, gap = room.width / len(STEPS), context.ui.px(t.TINY)
    high = round(room.height * ROOM)
    steps = list(STEPS)
    for n, step in enumerate(steps):
        look = "now" if step == now else "past" if now and n < steps.index(now) else "to come"
        where = (room.x + n * wide + gap / 2, room.y + (room.height - high) / 2, wide - gap, high)
        face = StepFace(say(f"runebound-step-{step}"), ICONS.get(step, step), look)
        yield Thing(f"step:{step}", where, face)


@dataclass(frozen=True)
class StepFace(DrawnFace):
    """A step of the turn. `look`: "now", "past", "to come"."""

    words: str
    icon: str
    look: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        if self.look == "now":
            surface.blit(ui.art.plate("gold", size, t.RADIUS_SMALL), (0, 0))
        else:
            surface.blit(shapes.rounded(size, ui.px(t.RADIUS_SMALL), t.SHADE, t.CREAM_2, 1, 90), (0, 0))
        px = max(LEAST, min(MAX_WORDS * ui.theme.scale, h * 0.32))
        fits_words = ui.type.width(self.words, card_frames.pixels(ui, LEAST, "sans-semi")) < w
        side = round(h * (0.5 if fits_words else 0.7))
        icon = ui.art.icon(self.icon, side)
        if self.look == "past":
            icon = icon.copy()
            icon.set_alpha(110)
        surface.blit(icon, icon.get_rect(midtop=(w // 2, round(h * (0.07 if fits_words else 0.15)))))
        ink = {"now": t.INK, "past": t.IDLE, "to come": t.CREAM}[self.look]
        room = pygame.Rect(0, round(h * 0.58), w, round(h * 0.4))
        if fits_words:
            ui.type.draw(surface, self.words, card_frames.pixels(ui, px, "sans-semi", ink), room, "centre")
