"""Bars in a table: a share with its uncertainty, and points by source."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.presentation.statistics_tables import Bar
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

PALETTE: tuple[t.Colour, ...] = tuple(
    t.rgb(colour)
    for colour in (
        *("#4C6628", "#C69231", "#225375", "#8E2F2A", "#7A5AC4"),
        *("#2F7772", "#8A6A4A", "#A04F77", "#6B6B6B", "#2B2B2B"),
    )
)
"""The colours of sources, in order: first green, yellow, blue and red, as games order their kinds. Numbers
and a legend stand beside them: no colour is all that tells."""
DARKER = 0.55
"""With high contrast they are so much darker, and pale numbers on them differ by 7:1."""


def part_colours(ui: Ui, names: Iterable[str]) -> dict[str, t.Colour]:
    """Return a colour for each source, in the order in which they come."""
    palette = [t.darker(colour, DARKER) for colour in PALETTE] if ui.theme.high_contrast else PALETTE
    return {name: palette[number % len(palette)] for number, name in enumerate(dict.fromkeys(names))}


def draw_range(ui: Ui, surface: pygame.Surface, bar: Bar, room: pygame.Rect) -> None:
    """Draw a bar up to its value, and a line with ends over the range of its uncertainty."""
    pygame.draw.rect(surface, t.mix(t.PAPER, t.INK_2, 0.18), room, 0, ui.px(t.TINY))
    filled = pygame.Rect(room.x, room.y, round(room.width * bar.value), room.height)
    pygame.draw.rect(surface, t.BRASS, filled, 0, ui.px(t.TINY))
    low, high = (room.x + round(room.width * end) for end in (bar.low, bar.high))
    thick = max(1, ui.px(2))
    pygame.draw.rect(surface, t.INK, (low, room.centery - thick // 2, max(thick, high - low), thick))
    for end in (low, high):
        pygame.draw.rect(surface, t.INK, (min(end, room.right - thick), room.y, thick, room.height))


def draw_parts(
    ui: Ui,
    surface: pygame.Surface,
    parts: Sequence[tuple[str, float]],
    room: pygame.Rect,
    most: float,
    colours: Mapping[str, t.Colour],
) -> None:
    """Draw the points of each source side by side, with their numbers where there is room. `most`: the points
    that fill the room.
    """
    x, gap = float(room.x), max(1, ui.px(1))
    for name, points in parts:
        wide = room.width * max(0.0, points) / (most or 1.0)
        part = pygame.Rect(round(x), room.y, max(0, round(x + wide) - round(x) - gap), room.height)
        x += wide
        if not part.width:
            continue
        pygame.draw.rect(surface, colours[name], part)
        style = text.CAPTION.but(
            colour=max((t.INK, t.CREAM_LIGHT), key=lambda c: t.contrast(c, colours[name]))
        )
        words = f"{points:.0f}"
        if words != "0" and ui.type.width(words, style) < part.width:
            ui.type.draw(surface, words, style, part, "centre")
