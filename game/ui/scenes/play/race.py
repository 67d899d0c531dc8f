"""The final count as a race: a lane for each seat, whose bar grows source by source."""

from __future__ import annotations

import pygame

from game.presentation.score_sheet import Sheet, SheetRow, SheetSeat
from game.ui.widgets import Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

SOURCE_MS, GROWTH, REST_MS = 1200.0, 0.6, 1200.0
"""The time for which a source is counted, the share of it in which the bars grow, and the time before the
winner is shown."""
LANE, GAP = 132, 10
"""Largest height of a lane and the gap between lanes, in design pixels."""
NAME, NUMBER = 0.24, 130
"""Share of a lane's width for picture and name, and design pixels for the points at its end."""
SHADES = (0.85, 0.6)
"""Share of the seat's colour in the parts of a bar, which take turns."""


class Race(Widget):
    """Counts the rows of a final sheet one after the other."""

    def __init__(self, ui: Ui, sheet: Sheet) -> None:
        super().__init__(ui, "race")
        self._sheet, self._passed = sheet, 0.0
        self._most = max(1, *sheet.totals)

    @property
    def row(self) -> int:
        """Number of the row that is counted; the number of rows once all are."""
        return min(len(self._sheet.rows), int(self._passed / self._takes(SOURCE_MS)))

    @property
    def is_over(self) -> bool:
        """Return whether everything is counted and has been seen."""
        return self._passed >= self._takes(SOURCE_MS) * len(self._sheet.rows) + self._takes(REST_MS)

    def pass_time(self, dt: float) -> bool:
        """Let `dt` milliseconds pass; return whether the next row has begun."""
        before, self._passed = self.row, self._passed + dt
        return self.row != before

    def points(self, seat: int) -> int:
        """Return the points of a seat counted so far."""
        return sum(self._counted(row, seat) for row in range(len(self._sheet.rows)))

    def _counted(self, number: int, seat: int) -> int:
        """Return the points of a row counted so far."""
        points = self._sheet.rows[number].values[seat] or 0
        if number != self.row:
            return points if number < self.row else 0
        share = (self._passed / self._takes(SOURCE_MS) - number) / GROWTH
        return round(points * t.ease(min(1.0, share)))

    def _takes(self, ms: float) -> float:
        return max(1.0, self.ui.theme.duration(ms))

    # ---- drawing
    def draw(self, surface: pygame.Surface) -> None:
        rows, seats, px = self._sheet.rows, self._sheet.seats, self.ui.px
        head, room = self._head(), self.rect
        if self.row < len(rows):
            self._draw_source(surface, head, rows[self.row])
        high, top = self._lane_height(), head.bottom
        for seat, who in enumerate(seats):
            lane = pygame.Rect(room.x, top + seat * high, room.width, high - px(GAP))
            self._draw_lane(surface, lane, seat, who)

    def _lane_height(self) -> int:
        seats = len(self._sheet.seats)
        return min(self.ui.px(LANE + GAP), (self.rect.height - self._head_height()) // seats)

    def _head_height(self) -> int:
        return self.ui.px(t.TITLE * 1.6)

    def _head(self) -> pygame.Rect:
        """Return the place of the source's name, just above the lanes, which are in the middle."""
        high, lanes = self._head_height(), self._lane_height() * len(self._sheet.seats)
        top = self.rect.y + (self.rect.height - high - lanes) // 2
        return pygame.Rect(self.rect.x, top, self.rect.width, high)

    def _draw_source(self, surface: pygame.Surface, room: pygame.Rect, row: SheetRow) -> None:
        """Draw the name of the row that is counted."""
        ui, size = self.ui, self.ui.px(t.TITLE)
        wide = ui.type.width(row.label, text.TITLE) + (size + ui.px(t.NEAR) if row.icon else 0)
        x = room.centerx - min(wide, room.width) // 2
        if row.icon:
            surface.blit(ui.art.icon(row.icon, size), (x, room.centery - size // 2))
            x += size + ui.px(t.NEAR)
        words = pygame.Rect(x, room.y, room.right - x, room.height)
        ui.type.draw(surface, row.label, text.TITLE, words, may_cut=True)

    def _draw_lane(self, surface: pygame.Surface, lane: pygame.Rect, seat: int, who: SheetSeat) -> None:
        ui, px = self.ui, self.ui.px
        surface.blit(ui.art.plate("sunk", lane.size, t.RADIUS_SMALL), lane)
        name = pygame.Rect(lane.x, lane.y, round(lane.width * NAME), lane.height)
        self._draw_name(surface, name, who)
        track = pygame.Rect(name.right, lane.y, lane.right - px(NUMBER) - name.right, lane.height)
        self._draw_bar(surface, track.inflate(0, -lane.height // 3), seat, who)
        number = pygame.Rect(track.right, lane.y, px(NUMBER) - px(t.NEAR), lane.height)
        points = str(self.points(seat))
        ui.type.draw(surface, points, text.Style("serif-bold", t.TITLE), number, "right")
        if self.row < len(self._sheet.rows) and (more := self._sheet.rows[self.row].values[seat]):
            number.width -= ui.type.width(points, text.Style("serif-bold", t.TITLE)) + px(t.NEAR)
            gained = ui.say("scores-gain", points=more)
            ui.type.draw(surface, gained, text.STRONG.but(colour=t.INK_2), number, "right")

    def _draw_name(self, surface: pygame.Surface, room: pygame.Rect, who: SheetSeat) -> None:
        """Draw a seat's picture, or its emblem, its name and what it played."""
        ui, px, colour = self.ui, self.ui.px, t.SEAT_COLOURS[who.colour]
        side = room.height - 2 * px(t.TINY)
        place = pygame.Rect(room.x + px(t.TINY), room.y + px(t.TINY), side, side)
        picture = ui.art.picture(who.portrait, place.size) if who.portrait else None
        small = min(side, px(24)) if picture is not None else min(side, px(44))
        if picture is not None:
            surface.blit(picture, place)
        emblem = ui.art.emblem(colour, small)
        surface.blit(emblem, emblem.get_rect(bottomright=place.bottomright) if picture else
                     emblem.get_rect(center=place.center))  # fmt: skip
        words = pygame.Rect(place.right + px(t.NEAR), room.y, 0, room.height)
        words.width = room.right - words.x - px(t.NEAR)
        upper, lower = words.copy(), words.copy()
        if who.played and words.height >= px(44):
            upper.height, lower.height = px(t.CARD * 1.4), px(t.CAPTION * 1.5)
            upper.bottom, lower.top = words.centery + px(t.TINY), words.centery + px(t.TINY)
            ui.type.draw(surface, who.played, text.CAPTION, lower, may_cut=True)
        ui.type.draw(surface, who.name, text.STRONG.but(size=t.CARD), upper, may_cut=True)

    def _draw_bar(self, surface: pygame.Surface, track: pygame.Rect, seat: int, who: SheetSeat) -> None:
        """Draw the counted points, a part for each row; the part that grows is outlined."""
        colour, x = t.on_paper(t.SEAT_COLOURS[who.colour].colour), float(track.x)
        for number in range(min(self.row + 1, len(self._sheet.rows))):
            wide = track.width * max(0, self._counted(number, seat)) / self._most
            part = pygame.Rect(round(x), track.y, round(x + wide) - round(x), track.height)
            shade = t.mix(t.RAISED, colour, SHADES[number % len(SHADES)])
            pygame.draw.rect(surface, shade, part)
            if number == self.row and part.width:
                pygame.draw.rect(surface, t.BRASS, part, max(2, self.ui.px(2)))
            x += wide
