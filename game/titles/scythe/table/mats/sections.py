"""Faces of the sections of a player mat: what its actions cost and give, box by box."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from game.titles.scythe.rules.content.book import Book, TopOption
from game.titles.scythe.table.faces import LEAST, seat_colour
from game.titles.scythe.words import terms
from game.titles.scythe.words.mat_tips import Look
from game.titles.scythe.words.terms import BOTTOM_ICONS
from game.ui.table.api import Size
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.pictures import Plate
from game.ui.window.theme import Colour, rgb
from game.ui.window.ui import Ui

GREEN, RED = rgb("#DCE6C4"), rgb("#EFD5C6")
GREEN_LINE, RED_LINE = rgb("#6B8440"), rgb("#A8523C")
WORKERS = 6
"""Rectangles of the worker row."""


def cell(rect: pygame.Rect, column: float, side: int, gap: int) -> pygame.Rect:
    """Return a square box of a line of boxes."""
    return pygame.Rect(rect.x + round(column * (side + gap)), rect.y, side, side)


def tile(
    surface: pygame.Surface, rect: pygame.Rect, ground: Colour, line: Colour, dashed: bool = False
) -> None:
    """Draw a printed box, filled and outlined; the outline is broken if a cube may cover it."""
    radius = max(2, rect.width // 6)
    surface.blit(shapes.rounded(rect.size, radius, ground, None if dashed else line, 1), rect)
    if dashed:
        _corners(surface, rect.inflate(-1, -1), line)


def _corners(surface: pygame.Surface, rect: pygame.Rect, line: Colour) -> None:
    """Draw four brackets around a box."""
    arm, width = max(3, rect.width // 3), max(1, rect.width // 12)
    for x, way in ((rect.left, 1), (rect.right - 1, -1)):
        for y, down in ((rect.top, 1), (rect.bottom - 1, -1)):
            pygame.draw.line(surface, line, (x, y), (x + way * arm, y), width)
            pygame.draw.line(surface, line, (x, y), (x, y + down * arm), width)


def printed(ui: Ui, surface: pygame.Surface, rect: pygame.Rect, item: str, share: float = 0.82) -> None:
    """Draw an icon in the middle of a box."""
    side = max(8, round(min(rect.size) * share))
    shapes.centre(surface, ui.art.icon(terms.icon(item), side), rect.center)


LARGER = 1.5
"""Side of the larger box, by that of the others."""


@dataclass(frozen=True)
class Lines:
    """The rectangles of the parts of an action's plate."""

    name: pygame.Rect
    side: int
    gap: int
    rows: tuple[pygame.Rect, ...]
    extra: pygame.Rect
    """The structure of a top-row action, the recruit of a bottom-row one."""
    is_broad: bool = False
    """True if `extra` is beside the lines."""

    def workers(self) -> list[pygame.Rect]:
        """Return the boxes of the worker row: all in one line on a broad plate, else in two."""
        if not self.is_broad:
            return [cell(self.rows[1 + n // 3], n % 3, self.side, self.gap) for n in range(WORKERS)]
        row = self.rows[-1]
        side = min(self.side, (self.name.width - (WORKERS - 1) * self.gap) // WORKERS)
        row = pygame.Rect(row.x, row.bottom - side, row.width, side)
        return [cell(row, n, side, self.gap) for n in range(WORKERS)]

    def kinds(self) -> list[pygame.Rect]:
        """Return a box for each kind of resource, behind their number: in one line on a broad plate, else in
        two."""
        count = len(terms.RESOURCES)
        if not self.is_broad:
            return [cell(self.rows[n // 2], 1 + n % 2, self.side, self.gap) for n in range(count)]
        side = min(self.side, (self.name.width - count * self.gap) // (1 + count))
        return [cell(self.rows[0], 1 + n, side, self.gap) for n in range(count)]

    def coins(self) -> pygame.Rect:
        """Return where coins are printed: the left end of a line of that height."""
        if self.is_broad:
            side = self.name.height
            return pygame.Rect(self.name.right - round(3.2 * side), self.name.y, side, side)
        side = round(self.side * 1.15)
        return pygame.Rect(self.name.x, self.extra.centery - side // 2, side, side)

    def token(self, most: int) -> pygame.Rect:
        """Return where the action token lies, at most that large."""
        side = min(most, self.side + self.gap if self.is_broad else round(self.name.width * 0.34))
        rect = pygame.Rect(0, 0, side, side)
        if self.is_broad:
            rect.midright = self.name.right - self.name.height - 2 * self.gap, self.name.centery
        else:
            rect.bottomleft = 0, self.extra.bottom + self.name.x
        return rect


def lines(size: Size, rows: int, columns: int) -> Lines:
    """Divide a plate: a name, lines of boxes, and a larger box at the lower right, below the lines or beside
    them, whichever makes the boxes larger."""
    return max((divide(size, rows, columns) for divide in (_broad_lines, _tall_lines)), key=lambda p: p.side)


def _tall_lines(size: Size, rows: int, columns: int) -> Lines:
    w, h = size
    gap, pad = max(1, w // 36), max(3, w // 22)
    head = max(LEAST + 4, round(w * 0.2))
    name = pygame.Rect(pad, max(1, pad // 2), w - 2 * pad, head)
    below = h - name.bottom - pad
    high = int((below - (rows + 1) * gap) / (rows + LARGER))
    side = min((w - 2 * pad - (columns - 1) * gap) // columns, high, round(w * 0.27))
    big = round(min(side * LARGER, w * 0.34))
    free = below - rows * side - big
    between = max(gap, free // (rows + 1))
    top = name.bottom + between // 2
    found = tuple(pygame.Rect(pad, top + n * (side + between), w - 2 * pad, side) for n in range(rows))
    extra = pygame.Rect(w - pad - big, h - pad - big, big, big)
    return Lines(name, side, gap, found, extra)


def _broad_lines(size: Size, rows: int, columns: int) -> Lines:
    w, h = size
    gap, pad = max(1, w // 70), max(3, h // 24)
    name = pygame.Rect(pad, max(1, pad // 2), w - 2 * pad, max(LEAST + 4, round(h * 0.24)))
    top, low = name.bottom + 1, h - pad
    high = (low - top - (rows - 1) * gap) // rows
    side = max(1, min(high, round((w - 2 * pad - columns * gap) / (columns + LARGER))))
    big = min(round(side * LARGER), low - top)
    step = min(high, round(side * 1.3)) + gap
    top += (low - top - (rows - 1) * step - side) // 2
    found = tuple(pygame.Rect(pad, top + n * step, w - 2 * pad - big - gap, side) for n in range(rows))
    return Lines(name, side, gap, found, pygame.Rect(w - pad - big, low - big, big, big), is_broad=True)


def top_lines(size: Size, action: str) -> Lines:
    """Divide the plate of a top-row action. On a broad one workers and resources have a line of the full
    width."""
    full = {"produce": 1, "trade": 0}.get(action)
    if full is None:
        return lines(size, 2, 3)
    plan = lines(size, 2, 3)
    if not plan.is_broad:
        return _tall_lines(size, 3, 3)
    extra = pygame.Rect(0, 0, plan.side, plan.side)
    extra.topright = plan.name.right, plan.rows[1 - full].y
    return replace(plan, extra=extra)


def bottom_lines(size: Size) -> Lines:
    """Divide the plate of a bottom-row action."""
    return lines(size, 1, 4)


def least_side(top: Size, bottom: Size) -> int:
    """Return the side of the smallest box on the plates of sections of this size."""
    produce = top_lines(top, "produce")
    return min(
        produce.side, produce.workers()[0].width, top_lines(top, "move").side, bottom_lines(bottom).side
    )


def _name(ui: Ui, surface: pygame.Surface, rect: pygame.Rect, text: str, ink: Colour = t.INK) -> None:
    px = card_frames.size_for(ui, text, rect.width, max(LEAST, rect.height * 0.78), LEAST, "serif-semi")
    card_frames.squeezed(ui, surface, text, card_frames.pixels(ui, px, "serif-semi", ink), rect, "left")


def top_boxes(book: Book, size: Size, action: str) -> dict[str, pygame.Rect]:
    """Return where each technology cube of a top-row action stands, and "structure"."""
    plan = top_lines(size, action)
    found = {"structure": plan.extra}
    for row, option in _gains(book, plan, action):
        if option.cube:
            found[option.cube] = cell(row, option.base, plan.side, plan.gap)
    return found


def alternatives(book: Book, size: Size, action: str) -> dict[str, pygame.Rect]:
    """Return where each gain of a top-row action is printed of which one is taken; none where there is no
    choice.
    """
    plan = top_lines(size, action)
    found = _gains(book, plan, action)
    return {option.gain: _printed(plan, row, option) for row, option in found} if len(found) > 1 else {}


def _printed(plan: Lines, row: pygame.Rect, option: TopOption) -> pygame.Rect:
    """Return the part of a row in which a gain is printed."""
    if option.gain == "resources":
        return row
    last = cell(row, option.upgraded - 1, plan.side, plan.gap)
    return pygame.Rect(row.topleft, (last.right - row.x, row.height))


def supply(book: Book, size: Size, action: str) -> dict[str, pygame.Rect]:
    """Return where the kinds of resources are printed that a top-row action gives."""
    gives = any(option.gain == "resources" for option in book.top[action].option)
    return dict(zip(terms.RESOURCES, top_lines(size, action).kinds(), strict=True)) if gives else {}


def _gains(book: Book, plan: Lines, action: str) -> list[tuple[pygame.Rect, TopOption]]:
    """Return each gain of a top-row action with its row; resources have two on a tall plate."""
    rows, found = list(plan.rows), []
    for option in book.top[action].option:
        row = rows.pop(0)
        if option.gain == "resources" and not plan.is_broad:
            row = row.union(rows.pop(0))
        found.append((row, option))
    return found


@dataclass(frozen=True)
class TopFace(DrawnFace):
    """A top-row action: what it costs and gives. `built`: its structure has left; `workers`: on the mat."""

    book: Book
    action: str
    built: bool
    workers: int
    colour: str
    dim: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("idle" if self.dim else "raised", size, 6), (0, 0))
        plan = top_lines(size, self.action)
        self._head(ui, surface, plan)
        gains = _gains(self.book, plan, self.action)
        for row, option in gains:
            if option.gain == "resources":
                self._resources(ui, surface, plan, option)
                continue
            for n in range(option.upgraded):
                box = cell(row, n, plan.side, plan.gap)
                tile(surface, box, GREEN, GREEN_LINE, dashed=n >= option.base)
                printed(ui, surface, box, option.gain)
        if len(gains) > 1:
            self._between(ui, surface, gains[0][0], gains[1][0])
        if self.action == "produce":
            self._workers(ui, surface, plan)
        self._structure(ui, surface, plan)

    def _resources(self, ui: Ui, surface: pygame.Surface, plan: Lines, option: TopOption) -> None:
        """Draw the number of resources, and a box for each kind; their icons are things of their own."""
        kinds = plan.kinds()
        number = kinds[0].move(plan.rows[0].x - kinds[0].x, 0)
        style = card_frames.pixels(ui, max(LEAST, number.width * 0.7), "sans-bold", t.INK)
        ui.type.draw(surface, f"{option.base}×", style, number)
        for box in kinds:
            tile(surface, box, GREEN, GREEN_LINE)

    def _between(self, ui: Ui, surface: pygame.Surface, first: pygame.Rect, last: pygame.Rect) -> None:
        """Draw the line between two alternatives."""
        y = (first.bottom + last.top) // 2
        pygame.draw.line(surface, t.BRASS, (first.x, y), (first.right - 1, y))

    def _head(self, ui: Ui, surface: pygame.Surface, plan: Lines) -> None:
        """Draw the name, and the price at its right end."""
        cost = self.book.top[self.action].cost
        room = plan.name.copy()
        if cost:
            side = min(plan.side, room.height + 2)
            box = pygame.Rect(room.right - side, room.centery - side // 2, side, side)
            tile(surface, box, RED, RED_LINE)
            printed(ui, surface, box, next(iter(cost)))
            room.width -= side + 2
        name = terms.action(ui.say, self.action)
        if plan.is_broad:  # the action token may stand at the end of the line
            least = ui.type.width(name, card_frames.pixels(ui, LEAST, "serif-semi"))
            beside = plan.token(plan.side + plan.gap).x - room.x
            room.width = min(room.width, max(beside, least))
        _name(ui, surface, room, name)

    def _workers(self, ui: Ui, surface: pygame.Surface, plan: Lines) -> None:
        """Draw the worker row: the costs of the empty rectangles, and the remaining workers."""
        away = WORKERS - self.workers
        for n, box in enumerate(plan.workers()):
            cost = self.book.rectangles[n].cost
            tile(surface, box, RED if cost else t.SUNK, RED_LINE)
            if n >= away:
                icon = ui.art.icon("labourer", box.width, seat_colour(self.colour))
                surface.blit(icon, icon.get_rect(center=box.center))
            elif cost:
                printed(ui, surface, box, next(iter(cost)))

    def _structure(self, ui: Ui, surface: pygame.Surface, plan: Lines) -> None:
        """Draw the box below the structure: its gain once it is built."""
        record = self.book.top[self.action]
        gain = next(iter(record.structure_gain), "tunnel" if record.structure == "mine" else "territory")
        tile(surface, plan.extra, GREEN if self.built else t.SUNK, GREEN_LINE)
        printed(ui, surface, plan.extra, gain, 0.72)


def bottom_boxes(size: Size, cost: int, brackets: int) -> dict[str, pygame.Rect]:
    """Return where the bracketed boxes ("0", "1", ...), all of them ("brackets") and the recruit stand."""
    plan = bottom_lines(size)
    found = {"recruit": plan.extra}
    row = plan.rows[0]
    for n in range(brackets):
        found[str(n)] = cell(row, cost - brackets + n, plan.side, plan.gap)
    if brackets:
        found["brackets"] = found["0"].unionall([found[str(n)] for n in range(brackets)])
    return found


@dataclass(frozen=True)
class BottomFace(DrawnFace):
    """A bottom-row action: printed cost with its brackets, coins, ongoing bonus."""

    book: Book
    action: str
    cost: int
    brackets: int
    coins: int
    enlisted: bool
    dim: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("idle" if self.dim else "paper", size, 6), (0, 0))
        record, plan = self.book.bottom[self.action], bottom_lines(size)
        self._head(ui, surface, plan)
        for n in range(self.cost):
            box = cell(plan.rows[0], n, plan.side, plan.gap)
            tile(surface, box, RED, RED_LINE, dashed=n >= self.cost - self.brackets)
            printed(ui, surface, box, record.resource)
        self._coins(ui, surface, plan)
        self._bonus(ui, surface, plan)

    def _head(self, ui: Ui, surface: pygame.Surface, plan: Lines) -> None:
        """Draw the name, and at its right end, if there is room, the subject of the action."""
        side, room = plan.name.height, self._room(plan)
        name = terms.action(ui.say, self.action)
        if self._shows_subject(ui, plan):
            icon = ui.art.icon(BOTTOM_ICONS[self.action], side)
            surface.blit(icon, icon.get_rect(midright=(plan.name.right, plan.name.centery)))
            room.width = min(room.width, plan.name.width - side - 1)
        elif room.width < plan.name.width:
            room.width += side
        _name(ui, surface, room, name)

    def _room(self, plan: Lines) -> pygame.Rect:
        """Return the room for the name: on a broad plate the coins stand behind it."""
        room = plan.name.copy()
        if plan.is_broad and self.coins:
            room.width = plan.coins().x - room.x - 2
        return room

    def _shows_subject(self, ui: Ui, plan: Lines) -> bool:
        """Return whether the name leaves room for the subject of the action."""
        style = card_frames.pixels(ui, LEAST, "serif-semi")
        room = min(self._room(plan).width, plan.name.width - plan.name.height - 1)
        return ui.type.width(terms.action(ui.say, self.action), style) <= room

    def _coins(self, ui: Ui, surface: pygame.Surface, plan: Lines) -> None:
        if not self.coins:
            return
        place = plan.coins()
        if plan.is_broad and not self._shows_subject(ui, plan):
            place.x += place.width
        side = place.height
        style = card_frames.pixels(ui, max(LEAST, side * 0.8), "sans-bold", t.INK)
        text = ui.type.render(f"+{self.coins}", style)
        surface.blit(text, text.get_rect(midleft=place.midleft))
        icon = ui.art.icon("coin", side)
        surface.blit(icon, icon.get_rect(midleft=(place.x + text.get_width() + 2, place.centery)))

    def _bonus(self, ui: Ui, surface: pygame.Surface, plan: Lines) -> None:
        rect = plan.extra
        ring = shapes.rounded(rect.size, rect.width // 2, GREEN if self.enlisted else t.SUNK, GREEN_LINE, 2)
        surface.blit(ring, rect)
        printed(ui, surface, rect, self.book.bottom[self.action].bonus, 0.6)


@dataclass(frozen=True)
class SectionFace(DrawnFace):
    """The frame round a section: plain, chosen in this turn, or barred for the next one."""

    look: Look

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        ground: Plate = "gold" if self.look == "chosen" else "plank"
        surface.blit(ui.art.plate(ground, size, 8), (0, 0))
