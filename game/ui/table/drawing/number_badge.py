"""Numbers on small round discs, as pieces have them."""

from __future__ import annotations

import pygame

from game.ui.table.drawing import card_frames
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.ui import Ui

FINE = 4
"""Discs are drawn so many times larger and shrunk."""
LEAST = 17
"""The smallest diameter of a badge, in window pixels."""
DIGIT, DIGITS = 0.79, 0.63
"""The size of a number of one digit, and of several, by its disc."""


def disc(d: int, ground: t.Colour, rim: t.Colour) -> pygame.Surface:
    """Return a disc of a diameter with a rim."""
    big = shapes.clear((FINE * d, FINE * d))
    big.fill((*rim, 0))
    r = FINE * d / 2
    pygame.draw.circle(big, rim, (r, r), r)
    pygame.draw.circle(big, ground, (r, r), r - max(FINE, FINE * d // 16))
    return pygame.transform.smoothscale(big, (d, d))


def badge(ui: Ui, surface: pygame.Surface, number: int, size: float, centre: tuple[float, float]) -> None:
    """Draw a number on a dark disc about as wide as `size`, wholly on the surface."""
    d = max(LEAST, round(size))
    ground = ui.art.cached(("badge", d), lambda: disc(d, t.WALNUT, t.CREAM_2))
    place = ground.get_rect(center=(round(centre[0]), round(centre[1])))
    place.clamp_ip(surface.get_rect())
    surface.blit(ground, place)
    px = max(card_frames.MIN_TEXT, d * (DIGIT if number < 10 else DIGITS))
    words = ui.type.render(str(number), card_frames.pixels(ui, px, "sans-bold", t.CREAM))
    surface.blit(words, words.get_rect(center=place.center))
