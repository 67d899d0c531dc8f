"""The picture of the menu: the board of the game to continue, or those of all titles, on a table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.records.library import RecordInfo
from game.ui.scenes.setup.title_cards import picture_of
from game.ui.window import on_demand, shapes
from game.ui.window import theme as t
from game.ui.window.idle import IdleTimer
from game.ui.window.miniature_files import LARGE, MiniatureFiles
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

WIDEST, HIGHEST = 2.0, 0.75
"""The most that the menu's part of the window is wider than high, and its height by its width."""
LEFT = 0.40
"""The share of the width for the buttons. All shares are of the menu's part of the window."""
HEIGHT, WIDTH = 0.80, 0.52
"""Shares: the height of a broad board, which extends beyond the edge, and the width of a narrow
one.
"""
BROAD = 1.5
"""The aspect ratio from which a board extends beyond the edge."""
TILT = 4.0
"""The tilt of the board in degrees."""
FAN = ((0.57, 0.30, -6.0), (0.83, 0.37, 5.0), (0.67, 0.65, 3.0))
"""Three boards: centre as shares, and tilt in degrees; the last one lies on top."""
SMALL, SMALL_UPRIGHT = 0.46, 0.27
"""The height of each of several boards as a share of the height, and the most of the width."""
MAX_BROAD = 0.48
"""The largest height of a broad board as a share of the width."""
DISCS = ((0.404, 0.27), (0.417, 0.36), (0.403, 0.79), (0.416, 0.88))
"""Positions of the seats' discs, as shares."""


def part_of(size: Size) -> pygame.Rect:
    """Return the middle of a window, which the menu takes: all of it unless it is very wide or upright."""
    wide, high = size
    part = pygame.Rect(0, 0, min(wide, round(high * WIDEST)), min(high, round(wide * HIGHEST)))
    part.center = wide // 2, high // 2
    return part


class LastBoard:
    """The board of the game to continue.

    picture: the board in its last position, if known; it is drawn when the program is idle, and cached on
    disk
    colours: those of its seats, which are known with the picture
    """

    def __init__(self, ui: Ui) -> None:
        self._ui, self.rest = ui, IdleTimer()
        self.picture: pygame.Surface | None = None
        self.colours: Sequence[str] = ()
        self._of: tuple[RecordInfo | None, str] = None, ""
        self._wanted = False

    def recall(self, last: RecordInfo | None) -> None:
        """Set the game and read its picture in this language from disk, if there is one."""
        of = last, self._ui.messages.language
        if of != self._of:
            pictures = MiniatureFiles(self._ui, LARGE)
            self._of, self.picture = of, pictures.kept(last) if last else None
            self.colours = pictures.colours(last) if last else ()
            self._wanted = last is not None and self.picture is None

    def work(self, dt: float) -> bool:
        """Draw the picture if it is missing. Return whether it has changed."""
        last, _ = self._of
        if not self.rest.lasts(dt) or not self._wanted or last is None:
            return False
        pictures = on_demand.miniatures(self._ui, LARGE)
        self.picture, self._wanted = pictures.find(last), False
        self.colours = pictures.colours(last) if self.picture else last.colours
        return self.picture is not None


def lower_edge(ui: Ui, size: Size, titles: Sequence[str], last: RecordInfo | None, board: LastBoard) -> int:
    """Return the y coordinate at which the board of the game to continue ends, or the lowest of all."""
    part, painting = part_of(size), _painting(ui, last, board)
    if painting is None:
        lowest = max(y for _, (_, y, _) in zip(titles, FAN, strict=False))
        return part.y + round(part.height * lowest) + _side(part) // 2
    return part.centery + _height(part, painting.get_width() / painting.get_height()) // 2


def backdrop(
    ui: Ui, size: Size, titles: Sequence[str], last: RecordInfo | None, board: LastBoard
) -> pygame.Surface:
    """Return a wooden table under a lamp, with the board of the game to continue and its seats, or with all
    boards.

    board: the board in that game's position; without its picture another game of the title is shown
    """
    position = (last.path, last.changed) if last and board.picture else None
    of = [last.title, tuple(board.colours), position] if last else titles
    return ui.art.cached(("menu", size, *of), lambda: _painted(ui, size, titles, last, board))


def _painted(
    ui: Ui, size: Size, titles: Sequence[str], last: RecordInfo | None, board: LastBoard
) -> pygame.Surface:
    out = pygame.Surface(size)
    out.blit(ui.art.wood(size), (0, 0))
    painting = _painting(ui, last, board)
    if painting is not None:
        _lay_one(out, painting)
        _lay_discs(ui, out, board.colours)
    else:
        _lay_many(out, [found for title in titles if (found := picture_of(ui, title)) is not None])
    out.blit(shapes.vignette(size, 170), (0, 0))
    out.blit(_side_shade(size), (0, 0))
    return out


def _painting(ui: Ui, last: RecordInfo | None, board: LastBoard) -> pygame.Surface | None:
    """Return the picture of the game to continue; None for the pile."""
    return board.picture or (picture_of(ui, last.title) if last else None)


def _height(part: pygame.Rect, aspect: float) -> int:
    """Return the height of a single board in the menu's part of the window."""
    if aspect < BROAD:
        return min(round(part.height * 0.9), round(part.width * WIDTH / aspect))
    return min(round(part.height * HEIGHT), round(part.width * MAX_BROAD))


def _side(part: pygame.Rect) -> int:
    """Return the height of each of several boards in the menu's part of the window."""
    return min(round(part.height * SMALL), round(part.width * SMALL_UPRIGHT))


def _lay_one(out: pygame.Surface, painting: pygame.Surface) -> None:
    """Draw a single board: a broad one extends beyond the right edge, a narrow one is centred in the free
    area.
    """
    part = part_of(out.get_size())
    wide, aspect = part.width, painting.get_width() / painting.get_height()
    height = _height(part, aspect)
    middle = wide * (1 + LEFT) / 2 if aspect < BROAD else wide * LEFT + height * aspect / 2
    _lay(out, painting, height, (part.x + round(middle), part.centery), TILT)


def _lay_many(out: pygame.Surface, paintings: Sequence[pygame.Surface]) -> None:
    """Draw the boards in a pile, cropped to the same size."""
    part = part_of(out.get_size())
    for painting, (x, y, tilt) in zip(paintings, FAN, strict=False):
        side = _side(part)
        middle = part.x + round(part.width * x), part.y + round(part.height * y)
        _lay(out, shapes.cover(painting, (side * 4 // 3, side)), side, middle, tilt)


def _lay(
    out: pygame.Surface, painting: pygame.Surface, height: int, middle: tuple[int, int], tilt: float
) -> None:
    """Draw a framed board, slightly tilted, with its shadow."""
    width = round(height * painting.get_width() / painting.get_height())
    edge = max(4, height // 70)
    board = shapes.clear((width + 2 * edge, height + 2 * edge))
    pygame.draw.rect(board, t.PLANK, board.get_rect(), 0, edge)
    pygame.draw.rect(board, t.BRASS, board.get_rect().inflate(-edge, -edge), max(1, edge // 6))
    board.blit(pygame.transform.smoothscale(painting, (width, height)), (edge, edge))
    blur = height // 24
    shadow = shapes.soft_shadow(board.get_size(), edge, blur, 190)
    both = shapes.clear((shadow.get_width() + blur, shadow.get_height() + 2 * blur))
    centre = both.get_rect().center
    both.blit(shadow, shadow.get_rect(center=(centre[0] + blur // 2, centre[1] + blur)))
    both.blit(board, board.get_rect(center=centre))
    turned = pygame.transform.rotozoom(both, tilt, 1.0)
    out.blit(turned, turned.get_rect(center=middle))


def _lay_discs(ui: Ui, out: pygame.Surface, colours: Sequence[str]) -> None:
    """Draw the discs of the seats, as many as fit."""
    part = part_of(out.get_size())
    seats = [t.SEAT_COLOURS[colour] for colour in colours if colour in t.SEAT_COLOURS]
    for place, seat in zip(DISCS, seats, strict=False):
        d = min(part.size) // 15
        disc = pygame.Rect(0, 0, d, d)
        disc.center = part.x + round(part.width * place[0]), part.y + round(part.height * place[1])
        ui.art.shadow(out, disc, d)
        out.blit(ui.art.emblem(seat, d), disc)


def _side_shade(size: Size) -> pygame.Surface:
    """Return a shade that is dark on the left, behind the buttons, and clear on the right."""
    strip = shapes.clear((48, 1))
    for x in range(48):
        share = max(0.0, 1 - x / 34)
        strip.set_at((x, 0), (*t.SHADE, round(120 * share**0.8)))
    return pygame.transform.smoothscale(strip, size)
