"""The panels of the other seats, at the right of the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.model import UNKNOWN
from game.play.people import Person
from game.presentation.rich_text import joined
from game.presentation.title_words import Cell, tip_text
from game.ui.table.api import Panel
from game.ui.table.layout import FOLDED, HEAD
from game.ui.widgets import Widget
from game.ui.widgets.base import Action
from game.ui.widgets.described import Description
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do, Press
from game.ui.window.ui import Ui

COLUMNS, MIN_ROW = 7, 17
"""Facts in a row, and the height of a row in design pixels; a lower panel shows only its first rows."""
FOLDED_HEAD, FOLDED_SIGN = 0.56, 20
"""Least width of a folded panel's head as a share, and the size of a fact's icon there in design pixels."""
FACT, MIN_FACT = text.STRONG, 12
BOT, MIN_NAME, MIN_LINE = 20, 26, 66
"""Design pixels: the icon of a bot, the least width of a name, and what a longer line has in any case."""


def is_folded(ui: Ui, rect: pygame.Rect) -> bool:
    """Return whether a seat's panel is folded to a line."""
    return rect.height <= ui.px(FOLDED)


def _head_plate(ui: Ui, size: tuple[int, int], seat: t.SeatColour, folded: bool) -> pygame.Surface:
    """Return the coloured head of a panel, with the panel's round corners: at the top, or at the left of a
    folded one."""
    radius = ui.px(t.RADIUS)
    whole = (size[0] + radius, size[1]) if folded else (size[0], size[1] + radius)
    return ui.art.seat_plate(seat, whole, t.RADIUS).subsurface((0, 0, *size))


class SeatPanel(Widget):
    """A seat's name, emblem and public facts. A click shows more. A folded panel shows the first facts
    beside the name, and the others in its tooltip."""

    focusable = True
    role = "button"

    def __init__(self, ui: Ui, who: Person, panel: Panel, active: bool, action: Action | None) -> None:
        super().__init__(ui, f"panel:{panel.seat}")
        self.who, self.panel, self.active, self._action = who, panel, active, action
        self._pointer: tuple[int, int] | None = None
        self._words: pygame.Surface | None = None
        self.focusable = action is not None

    @property
    def tooltip(self) -> str:
        cell = self.cell_at(self._pointer) if self._pointer is not None else None
        if cell is not None:
            return tip_text(cell.tip)
        if self.folded:
            return self._whole()
        name, style, room = self._head_words(self.head)[0]
        whole = name if self.ui.type.is_cut(name, style, room.width) else ""
        return "\n".join(filter(None, (whole, self.panel.line)))

    @property
    def folded(self) -> bool:
        """True if the panel is folded to a line."""
        return is_folded(self.ui, self.rect)

    @property
    def _line(self) -> str:
        """The hero or faction that is played, in short on a folded panel."""
        return (self.panel.short if self.folded else "") or self.panel.line

    @property
    def _name_style(self) -> text.Style:
        return text.Style("serif-semi", t.CARD, t.SEAT_COLOURS[self.who.colour].text)

    def _whole(self) -> str:
        """Return all that the unfolded panel shows, in rich words."""
        facts = [f"{{{cell.icon}}}~{cell.value}" for cell in self.panel.cells]
        rows = [facts[i : i + COLUMNS] for i in range(0, len(facts), COLUMNS)]
        lines = [self.who.name, self.panel.line, *("   ".join(row) for row in rows)]
        return "\n".join(filter(None, [*lines, self.ui.say("table-panel-unfold")]))

    def described(self) -> Description:
        """Return the name, and all public facts."""
        say, panel = self.ui.say, self.panel
        name = joined(say, [*filter(None, (self.who.name, panel.line))], "names-more")
        known = [cell for cell in panel.cells if cell.value != UNKNOWN]
        facts = joined(say, [f"{cell.value}~{{{cell.icon}}}" for cell in known], "names-more")
        secrets = [tip_text(cell.tip) for cell in panel.cells if cell.value == UNKNOWN]
        active = say("access-panel-active") if self.active else ""
        return Description("button", name, more="\n".join(filter(None, (active, facts, *secrets))))

    def point(self, pos: tuple[int, int] | None) -> None:
        super().point(pos)
        self._pointer = pos

    def cell_at(self, pos: tuple[int, int]) -> Cell | None:
        """Return the fact under a point."""
        for rect, cell in self.cells():
            if rect.collidepoint(pos):
                return cell
        return None

    @property
    def head(self) -> pygame.Rect:
        """The strip with the name, which leaves at least half of a low panel to the facts; at the left of
        a folded one."""
        return self._head(self.rect)

    def cells(self) -> list[tuple[pygame.Rect, Cell]]:
        """Return the rect of each fact."""
        return self._cells(self.rect)

    def _head(self, rect: pygame.Rect) -> pygame.Rect:
        if self.folded:
            return pygame.Rect(*rect.topleft, self._folded_head_width(rect), rect.height)
        return pygame.Rect(*rect.topleft, rect.width, min(self.ui.px(HEAD), rect.height * 45 // 100))

    def _folded_head_width(self, rect: pygame.Rect) -> int:
        """Return the width of a folded panel's head: more than its share where the name and what is played
        need it, as far as the facts beside it can stand closer together."""
        ui, px = self.ui, self.ui.px
        least = round(rect.width * FOLDED_HEAD)
        facts = sum(wide for wide, _ in self._fitting(rect.width - least)) + px(t.SMALL)
        bot = px(BOT) + px(t.TINY) if self.who.bot else 0
        name, line = ui.type.width(self.who.name, self._name_style), ui.type.width(self._line, text.CAPTION)
        words = name + line + rect.height + bot + px(3 * t.SMALL)
        return max(least, min(words, rect.width - facts))

    def _fitting(self, width: int) -> list[tuple[int, Cell]]:
        """Return the first facts that fit a width in a line, each with the width that it needs."""
        px, shown, used = self.ui.px, list[tuple[int, Cell]](), 0
        for cell in self.panel.cells:
            wide = px(FOLDED_SIGN + 9) + self.ui.type.width(cell.value, FACT)
            if used + wide > width - px(t.TINY):
                break
            shown.append((wide, cell))
            used += wide
        return shown

    def _cells(self, rect: pygame.Rect) -> list[tuple[pygame.Rect, Cell]]:
        """Return the facts in rows below the head; in a folded panel, the first ones in its line."""
        px, head = self.ui.px, self._head(rect)
        if not (count := len(self.panel.cells)):
            return []
        if self.folded:
            return self._folded_cells(pygame.Rect(head.right, rect.y, rect.right - head.right, rect.height))
        top = head.bottom + px(2)
        room = pygame.Rect(rect.x, top, rect.width, rect.bottom - px(t.TINY) - top)
        room.inflate_ip(-2 * px(t.SMALL), 0)
        columns = _columns(self.ui, self.panel.cells, room)
        rows = min(-(-count // columns), max(1, room.height // px(MIN_ROW)))
        wide, high = room.width // columns, room.height // rows
        return [
            (pygame.Rect(room.x + i % columns * wide, room.y + i // columns * high, wide, high), cell)
            for i, cell in enumerate(self.panel.cells[: rows * columns])
        ]

    def _folded_cells(self, room: pygame.Rect) -> list[tuple[pygame.Rect, Cell]]:
        """Return as many of the first facts as fit in a line, each as wide as it needs, with equal gaps."""
        px, shown = self.ui.px, self._fitting(room.width)
        used = sum(wide for wide, _ in shown)
        gap, x, placed = (room.width - px(t.TINY) - used) // max(1, len(shown)), room.x + px(2), []
        for wide, cell in shown:
            placed.append((pygame.Rect(x, room.y, wide + gap // 2, room.height), cell))
            x += wide + gap
        return placed

    def command(self, command: Command) -> bool:
        pressed = isinstance(command, Press) and command.button == "left"
        if self._action is not None and (pressed or command == Do("confirm")):
            self.ui.sound.play("click")
            self._action()
            return True
        return False

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the whole panel into the static layer, once for a position; `draw` does nothing."""
        art, head, size = self.ui.art, self.head, self.rect.size
        art.panel(surface, self.rect, "paper")
        seat = t.SEAT_COLOURS[self.who.colour]
        surface.blit(_head_plate(self.ui, head.size, seat, self.folded), head)
        if self._words is None:
            self._words = art.cached(("panel", self.panel, self.who, size), self._draw_words)
        surface.blit(self._words, self.rect)
        if self.active:
            _draw_halo(self.ui, surface, self.rect)

    def make_halo(self) -> None:
        """Make the pictures of the halo without drawing them."""
        nowhere = shapes.clear((0, 0))
        nowhere.set_clip((0, 0, 0, 0))
        _draw_halo(self.ui, nowhere, self.rect)

    def _draw_words(self) -> pygame.Surface:
        """Draw emblem, name and facts, without the plate."""
        ui, px, seat = self.ui, self.ui.px, t.SEAT_COLOURS[self.who.colour]
        surface = shapes.clear(self.rect.size)
        head = self._head(surface.get_rect())
        d = head.height - px(6)
        surface.blit(ui.art.emblem(seat, d), (head.x + px(t.SMALL), head.y + px(3)))
        self._draw_name(surface, head, seat)
        for rect, cell in self._cells(surface.get_rect()):
            _draw_cell(ui, surface, rect, cell, seat, self.folded)
        return surface

    def _head_words(self, head: pygame.Rect) -> list[tuple[str, text.Style, pygame.Rect]]:
        """Return the texts of the head, with style and room."""
        ui, px, ink = self.ui, self.ui.px, t.SEAT_COLOURS[self.who.colour].text
        left = head.x + px(t.SMALL) * 3 // 2 + head.height - px(6)
        bot = px(BOT) + px(t.TINY) if self.who.bot else 0
        name = pygame.Rect(left, head.y, head.right - px(t.SMALL) - left - bot, head.height)
        style, line = self._name_style, self._line
        if not line:
            return [(self.who.name, style, name)]
        rest, wanted = name.copy(), ui.type.width(self.who.name, style) + 2
        name.width = min(wanted, _name_share(ui, name.width, wanted, line, folded=self.folded))
        rest.x, rest.width = name.right + px(t.SMALL), rest.right - name.right - px(t.SMALL)
        return [(self.who.name, style, name), (line, text.CAPTION.but(colour=ink), rest)]

    def _draw_name(self, surface: pygame.Surface, head: pygame.Rect, seat: t.SeatColour) -> None:
        ui, size = self.ui, self.ui.px(BOT)
        if self.who.bot:
            icon = ui.art.icon("bot", size, seat.text)
            surface.blit(icon, (head.right - ui.px(t.SMALL) - size, head.centery - size // 2))
        for words, style, room in self._head_words(head):
            ui.type.draw(surface, words, style, room, may_cut=True)


def _columns(ui: Ui, cells: Sequence[Cell], room: pygame.Rect) -> int:
    """Return the number of facts in a row: fewer if they are too wide and there is room for another row."""
    columns = min(COLUMNS, -(-len(cells) // -(-len(cells) // COLUMNS)))
    wide = ui.px(FOLDED_SIGN + 9) + max(ui.type.width(cell.value, FACT) for cell in cells)
    most = room.height // ui.px(MIN_ROW)
    while columns > 1 and room.width // columns < wide and -(-len(cells) // (columns - 1)) <= most:
        columns -= 1
    return columns


def _name_share(ui: Ui, width: int, wanted: int, line: str, *, folded: bool) -> int:
    """Return the name's largest share of a head; in a folded one, what the line leaves: a long line is cut
    before a name that fits half of the head."""
    if not folded:
        return width * 55 // 100
    natural = ui.type.width(line, text.CAPTION)
    claimed = min(natural, ui.px(MIN_LINE))
    half = min(wanted, width // 2) if natural > claimed else 0
    return max(ui.px(MIN_NAME), half, width - ui.px(t.SMALL) - claimed - 2)


def _draw_halo(ui: Ui, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the halo round the panel of the seat whose turn it is."""
    ui.art.glow(surface, rect, t.GLEAM, t.RADIUS)
    ui.art.outline(surface, rect.inflate(4, 4), t.SHADE, 1.0, t.RADIUS)
    ui.art.outline(surface, rect, t.GLEAM, 3.0, t.RADIUS)


def _draw_cell(
    ui: Ui, surface: pygame.Surface, rect: pygame.Rect, cell: Cell, seat: t.SeatColour, folded: bool
) -> None:
    """Draw a fact: its icon, and the value beside it."""
    px = ui.px
    style = FACT if folded else FACT.but(size=min(t.CARD - 1, rect.height / ui.theme.scale * 0.82))
    while style.size > MIN_FACT and ui.type.width(cell.value, style) > rect.width - px(24):
        style = style.but(size=style.size - 1)
    digits = max(ui.type.width("00", style), ui.type.width(cell.value, style))
    size = min(px(24), rect.height - px(4), max(px(14), rect.width - digits - px(9)))
    size = px(FOLDED_SIGN) if folded else size
    tint = t.on_paper(seat.colour) if cell.tint else None
    x = rect.x + px(3)
    surface.blit(ui.art.icon(cell.icon, size, tint), (x, rect.centery - size // 2))
    words = pygame.Rect(x + size + px(4), rect.y, rect.right - x - size - px(5), rect.height)
    ui.type.draw(surface, cell.value, style, words)
