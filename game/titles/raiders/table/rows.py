"""Lines of numbers and icons, as on the plates of the board of Raiders of Scythia."""

from __future__ import annotations

import math

import pygame

from game.titles.raiders.words.phrases import ICONS
from game.ui.table.drawing import card_frames
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.theme import Colour, rgb
from game.ui.window.ui import Style, Ui

WORKER: dict[str, Colour] = {"blue": rgb("#2F6DB5"), "grey": rgb("#8D939C"), "red": rgb("#B5382E")}
HEADGEAR: dict[str, tuple[tuple[float, float], ...]] = {
    "blue": ((0, -1.15), (1.05, 0.85), (-1.05, 0.85)),
    "grey": ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)),
    "red": tuple((math.sin(n * math.pi / 8), -math.cos(n * math.pi / 8)) for n in range(16)),
}
"""Outlines of a pointed hood, a flat cap and a round helmet, around a middle, with a radius of 1."""
TOKEN = 30
"""Window pixels: a smaller icon cannot carry a number."""
MIN_DIGITS = card_frames.MIN_TEXT
"""Window pixels of the digits on a plate of the board."""
TIGHT = 15
"""Window pixels: in a lower line digits and icons stand closer together."""
ARROW = ">"
BREAK = "/"
Row = tuple[str, ...]
"""Parts of a plate's line: "3" is written, ":silver" is an icon, "*3:wound" three of it close together,
"#4:vp" an icon with its number on it, "@blue" a worker's colour, ">" an arrow, "/" a line between."""


def counted(number: int, item: str) -> Row:
    """Return a number and an icon; a single one goes without saying."""
    icon = ":" + ICONS.get(item, item)
    return (icon,) if number == 1 else (str(number), icon)


def side_of(ui: Ui, parts: Row, rect: pygame.Rect) -> int:
    """Return the height at which a line fits a rectangle."""
    side = rect.height
    while side > 6 and length(ui, parts, side) > rect.width:
        side -= 1
    return side


def length(ui: Ui, parts: Row, side: int) -> int:
    """Return how wide a line is at a height."""
    return sum(_width(ui, part, side) for part in parts)


def row(ui: Ui, surface: pygame.Surface, parts: Row, rect: pygame.Rect) -> None:
    """Draw numbers and icons in a line, centred in a rectangle, smaller if they do not fit."""
    side = min(side_of(ui, parts, rect), rect.height)
    parts = _shortened(ui, parts, side, rect.width)
    draw_parts(ui, surface, parts, (rect.centerx - length(ui, parts, side) // 2, rect.centery), side)


def _shortened(ui: Ui, parts: Row, side: int, width: int) -> Row:
    """Return a line without what it can do without if it is too long: each "+", then numbers on icons."""
    bare = tuple(part.removesuffix("+") for part in parts)
    least = tuple(part for part in bare if not part.startswith("#"))  # the tip has them
    return next((row for row in (parts, bare) if length(ui, row, side) <= width), least)


def draw_parts(ui: Ui, surface: pygame.Surface, parts: Row, left: tuple[int, int], side: int) -> None:
    """Draw a line from its left end on."""
    x, y = left
    for part in parts:
        _part(ui, surface, part, (x, y), side)
        x += _width(ui, part, side)


def _style(ui: Ui, side: int, ink: Colour = t.INK) -> Style:
    return card_frames.pixels(
        ui, max(MIN_DIGITS, side * 0.8), "sans-semi" if side < TIGHT else "sans-bold", ink
    )


def _width(ui: Ui, part: str, side: int) -> int:
    if part.startswith(":"):
        return round(side * 1.08)
    if part.startswith("*"):
        return round(side * (0.55 * int(part[1]) + 0.35))
    if part.startswith("#"):
        return _token_width(ui, part[1:].partition(":")[0], side) + (1 if side < TIGHT else round(side * 0.1))
    if part.startswith("@"):
        return round(side * 0.7)
    if part == ARROW:
        return round(side * 0.7)
    if part == BREAK:
        return 4 if side < TIGHT else round(side * 0.55)
    return ui.type.width(part, _style(ui, side)) + (0 if side < TIGHT else round(side * 0.1))


def _part(ui: Ui, surface: pygame.Surface, part: str, left: tuple[int, int], side: int) -> None:
    """Draw one part, with the middle of its left end at a point."""
    x, y = left
    if part.startswith((":", "*")):
        first, _, name = part.partition(":")
        for n in range(int(first[1:] or 1)):
            surface.blit(ui.art.icon(name, side), (x + round(n * side * 0.55), y - side // 2))
    elif part.startswith("#"):
        count, _, name = part[1:].partition(":")
        high = max(side, MIN_DIGITS + 1)
        _token(ui, surface, name, count, pygame.Rect(x, y - high // 2, _token_width(ui, count, side), high))
    elif part.startswith("@"):
        worker_mark(surface, part[1:], (x + round(side * 0.3), y), side * 0.3, WORKER[part[1:]])
    elif part == ARROW:
        icon = ui.art.icon("arrow_right", round(side * 0.66), t.BRASS)
        surface.blit(icon, icon.get_rect(midleft=(x, y)))
    elif part == BREAK:
        at = x + _width(ui, part, side) // 2 - 1
        pygame.draw.line(surface, t.BRASS, (at, y - side * 0.4), (at, y + side * 0.4))
    else:
        image = ui.type.render(part, _style(ui, side))
        surface.blit(image, image.get_rect(midleft=(x, y - round(side * 0.03))))


def _token_width(ui: Ui, count: str, side: int) -> int:
    """Return a square from TOKEN pixels up; below, as wide as the number needs."""
    if side >= TOKEN:
        return side
    wide = ui.type.width(count, _style(ui, side))
    return wide + 3 if side < TIGHT else max(side, wide + 5)


def _token(ui: Ui, surface: pygame.Surface, icon: str, count: str, rect: pygame.Rect) -> None:
    """Draw an icon with a number on it; if that would be too small, the number on a green plate."""
    if rect.height >= TOKEN:
        card_frames.marked(ui, surface, icon, count, rect)
        return
    round_plate = shapes.rounded(rect.size, rect.height // 2, ui.theme.back(t.MOSS), t.SHADE)
    surface.blit(round_plate, rect)
    shapes.centre(surface, ui.type.render(count, _style(ui, rect.height, t.CREAM_LIGHT)), rect.center)


def worker_mark(
    surface: pygame.Surface, worker: str, centre: tuple[float, float], radius: float, fill: Colour
) -> None:
    """Draw the outline of a worker's headgear: hood, cap and helmet can be distinguished without colour."""
    for colour, r in ((t.SHADE, radius + max(1.0, radius / 6)), (fill, radius)):
        points = [(centre[0] + x * r, centre[1] + y * r) for x, y in HEADGEAR[worker]]
        pygame.draw.polygon(surface, colour, points)
        pygame.draw.aalines(surface, colour, True, points)
