"""The tracks beside Scythe's map: popularity with its rates, power, the Triumph Track, and what all of it is
worth by now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.model import Seat
from game.engine.title import Scores
from game.presentation.rich_text import joined
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.state.state import HIDDEN_COINS
from game.titles.scythe.rules.tiles.resolution import more_goals
from game.titles.scythe.words import terms
from game.titles.scythe.words.mats import ready
from game.ui.table.api import Exhibit, Size, TableContext
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

RATIO = 1.5
UNITS = 1000
"""The sheet is so many units wide."""
TIERS = (t.SUNK, t.rgb("#E7CB8B"), t.rgb("#DDAE52"))
"""Grounds of the popularity track, from the lowest rates to the highest."""
ROWS = ("stars", "territories", "resources", "structures", "encounters", "coins")
"""The sources of coins in the order of the columns; encounters only if somebody scores them."""
NAMES = 200
"""Width of the column of names."""


@dataclass(frozen=True)
class Standing:
    """A seat on the tracks. `points`: by ROWS, None what is not known; `missing` popularity to the next
    rates, and what they would add now."""

    name: str
    colour: str
    popularity: int
    power: int
    stars: tuple[str, ...]
    points: tuple[int | None, ...]
    total: int
    missing: int
    more: int


def standing(context: TableContext, seat: Seat) -> Standing:
    """Return a seat's place on the tracks, from what is known to the eyes that look."""
    view, who = context.view, context.people[seat]
    scores = scoring.estimate(view)
    by = {source.id: source.points[seat] for source in scores.sources}
    player = view.players[seat]
    points: list[int | None] = [by[row] for row in _rows(scores)]
    if player.coins == HIDDEN_COINS:
        points[-1] = None
    missing, more = scoring.next_tier(view, seat)
    return Standing(
        who.name, who.colour, player.popularity, player.power, player.stars, tuple(points),
        scores.totals[seat], missing, more,
    )  # fmt: skip


def _rows(scores: Scores) -> list[str]:
    """Return the sources that count at this table."""
    found = {source.id for source in scores.sources}
    return [row for row in ROWS if row in found]


def exhibit(context: TableContext) -> Exhibit:
    """Return the button that shows the tracks, once the seat has its mats."""
    say = context.ui.say
    why = "" if ready(context.view, context.seat) else say("scythe-tracks-not-yet")
    shown = partial(_face, context), RATIO, partial(_described, context)
    return Exhibit("tracks", say("scythe-tracks"), "triumph", *shown, why)


def _described(context: TableContext) -> str:
    """Return the tracks in words: a line for each seat, then what popularity makes everything worth."""
    face = _face(context)
    return "\n".join((*(_standing_line(context, face, seat) for seat in face.seats), *face.rates))


def _standing_line(context: TableContext, face: TracksFace, seat: Standing) -> str:
    say, goals = context.ui.say, dict(face.goals)
    stars = joined(say, [goals.get(goal, goal) for goal in seat.stars], "names-more")
    popularity, power, triumphs, _ = face.heads
    points = [face.unknown if number is None else str(number) for number in (*seat.points, seat.total)]
    cells = [(popularity, str(seat.popularity)), (power, str(seat.power)), (triumphs, stars or "0")]
    cells += zip(face.rows, points, strict=False)  # the last row is no number of its own
    facts = [say("access-cell", heading=heading, value=value) for heading, value in cells]
    return say("access-value", name=seat.name, value=joined(say, facts, "names-more"))


def _face(context: TableContext) -> TracksFace:
    say = context.ui.say
    seats = (context.seat, *context.view.clockwise(context.seat))
    rows = (*_rows(scoring.estimate(context.view)), "total", "next")
    return TracksFace(
        context.view.book,
        tuple(standing(context, seat) for seat in seats),
        tuple(say(f"scythe-track-{name}") for name in ("popularity", "power", "triumph", "estimate")),
        _goals(context),
        tuple(say(f"scythe-row-{row}") for row in rows),
        tuple(
            say("scythe-rates", star=r.star, land=r.territory, pair=r.resource_pair)
            for r in context.view.book.tiers
        ),
        say("scythe-unknown"),
    )


def _goals(context: TableContext) -> tuple[tuple[str, str], ...]:
    """Return the goals of the Triumph Track, then those that a resolution tile adds, each with its name."""
    say, book = context.ui.say, context.view.book
    printed = [(goal, terms.goal(book, say, goal)) for goal in book.goals]
    return (*printed, *((goal, say(f"scythe-track-{goal}")) for goal in more_goals(context.view)))


@dataclass(frozen=True)
class TracksFace(DrawnFace):
    """All tracks on one sheet of paper."""

    book: Book
    seats: tuple[Standing, ...]
    heads: tuple[str, ...]
    goals: tuple[tuple[str, str], ...]
    rows: tuple[str, ...]
    rates: tuple[str, ...]
    unknown: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw popularity and power above, triumphs in the middle, the estimate below."""
        sheet = card_frames.Sheet(ui, surface)
        sheet.unit = size[0] / UNITS
        sheet.surface.blit(ui.art.plate("paper", size, t.RADIUS), (0, 0))
        self._popularity(sheet)
        self._power(sheet)
        self._triumphs(sheet)
        self._estimate(sheet)

    # ---- tracks
    def _head(self, sheet: card_frames.Sheet, icon: str, words_: str, y: float, wide: float = 400) -> None:
        ink = t.GOLD if icon in ("triumph", "trophy") else None
        place = sheet.rect((28, y, 26, 26))
        sheet.surface.blit(sheet.ui.art.icon(icon, place.height, ink), place)
        room = sheet.rect((60, y - 2, wide, 30))
        card_frames.squeezed(sheet.ui, sheet.surface, words_, sheet.style(21, "serif-semi"), room, "left")

    def _popularity(self, sheet: card_frames.Sheet) -> None:
        self._head(sheet, "popularity", self.heads[0], 20)
        top = self.book.top_of("popularity")
        grounds = [_rates(self.book, n) for n in range(top + 1)]
        cells = _cells(sheet, 52, top + 1)
        for n, cell in enumerate(cells):
            self._cell(sheet, cell, n, TIERS[grounds[n]], [s.colour for s in self.seats if s.popularity == n])
        for n, words_ in enumerate(self.rates):
            of = [c for c, ground in zip(cells, grounds, strict=True) if ground == n]
            place = of[0].unionall(of[1:])
            room = pygame.Rect(
                place.x, place.bottom + round(4 * sheet.unit), place.width, round(24 * sheet.unit)
            )
            px = max(card_frames.MIN_TEXT, round(14 * sheet.unit))
            card_frames.words_in(sheet.ui, sheet.surface, words_, room, px)

    def _power(self, sheet: card_frames.Sheet) -> None:
        self._head(sheet, "power", self.heads[1], 146)
        for n, cell in enumerate(_cells(sheet, 178, self.book.top_of("power") + 1)):
            ground = t.rgb("#E7CB8B") if n == self.book.top_of("power") else t.SUNK
            self._cell(sheet, cell, n, ground, [s.colour for s in self.seats if s.power == n])

    def _cell(
        self, sheet: card_frames.Sheet, rect: pygame.Rect, n: int, ground: t.Colour, here: list[str]
    ) -> None:
        """Draw a step of a track: its number, or the emblems of the seats there."""
        ui, surface = sheet.ui, sheet.surface
        radius = max(2, rect.width // 9)
        surface.blit(shapes.rounded(rect.size, radius, ground, t.rgb("#A68A55"), 1), rect)
        plain = not here and ground == t.SUNK
        number = sheet.style(12 if here else 17, "sans-semi", t.INK_2 if plain else t.INK)
        image = ui.type.render(str(n), number)
        y = rect.centery if not here else rect.y + rect.height * 16 // 100
        surface.blit(image, image.get_rect(center=(rect.centerx, y)))
        self._emblems(sheet, rect, here)

    def _emblems(self, sheet: card_frames.Sheet, rect: pygame.Rect, here: list[str]) -> None:
        room = pygame.Rect(rect.x, rect.y + rect.height * 26 // 100, rect.width, rect.height * 72 // 100)
        columns = 1 if len(here) == 1 else 2 if len(here) < 5 else 3
        rows = -(-len(here) // columns)
        share = {1: 0.92, 2: 0.52, 3: 0.36}[columns]
        d = round(min(room.height, room.width) * share)
        for n, colour in enumerate(here):
            emblem = sheet.ui.art.emblem(t.SEAT_COLOURS[colour], d)
            row, column = divmod(n, columns)
            x = room.x + room.width * (1 + 2 * column) // (2 * columns)
            y = room.y + room.height * (1 + 2 * row) // (2 * rows)
            sheet.surface.blit(emblem, emblem.get_rect(center=(x, y)))

    # ---- triumphs
    def _triumphs(self, sheet: card_frames.Sheet) -> None:
        self._head(sheet, "triumph", self.heads[2], 252)
        wide = 944 / len(self.goals)
        for n, (goal, name) in enumerate(self.goals):
            plate = sheet.rect((28 + n * wide, 284, wide - 6, 112))
            sheet.surface.blit(sheet.ui.art.plate("raised", plate.size, t.RADIUS_SMALL), plate)
            sheet.icon(terms.icon(goal), (28 + n * wide + (wide - 6) / 2 - 15, 290, 30, 30))
            room = sheet.rect((30 + n * wide, 321, wide - 10, 20))
            card_frames.squeezed(sheet.ui, sheet.surface, name, sheet.style(14, "sans-semi"), room)
            placed = [s.colour for s in self.seats for star in s.stars if star == goal]
            self._stars(sheet, plate, placed)

    def _stars(self, sheet: card_frames.Sheet, plate: pygame.Rect, placed: list[str]) -> None:
        """Draw the stars on a goal, with their seats' emblems."""
        room = pygame.Rect(
            plate.x, plate.bottom - round(52 * sheet.unit), plate.width, round(48 * sheet.unit)
        )
        columns = max(2, -(-len(placed) // (1 if len(placed) < 3 else 2)))
        d = min(room.width // columns, room.height if len(placed) < 3 else room.height // 2)
        for n, colour in enumerate(placed):
            row, column = divmod(n, columns) if len(placed) >= 3 else (0, n)
            used = min(columns, len(placed) - row * columns)
            x = room.centerx - used * d // 2 + column * d + d // 2
            y = room.centery if len(placed) < 3 else room.y + d // 2 + row * d
            shapes.centre(sheet.surface, sheet.ui.art.emblem(t.SEAT_COLOURS[colour], round(d * 0.9)), (x, y))

    # ---- estimate
    def _estimate(self, sheet: card_frames.Sheet) -> None:
        self._head(sheet, "trophy", self.heads[3], 418, NAMES - 40)
        columns = self._columns()
        for (left, wide), name in zip(columns, self.rows, strict=True):
            style, room = sheet.style(14, "sans-semi", t.INK_2), sheet.rect((left, 422, wide - 4, 22))
            card_frames.squeezed(sheet.ui, sheet.surface, name, style, room)
        pitch = min(40.0, 206 / len(self.seats))
        for row, seat in enumerate(self.seats):
            self._seat(sheet, seat, (450 + row * pitch, pitch - (6 if pitch > 35 else 2)), columns)

    def _columns(self) -> list[tuple[float, float]]:
        """Return left edge and width of the columns of numbers."""
        left, wide = 28 + NAMES, (944 - NAMES) / len(self.rows)
        return [(left + n * wide, wide) for n in range(len(self.rows))]

    def _seat(
        self,
        sheet: card_frames.Sheet,
        seat: Standing,
        line_at: tuple[float, float],
        columns: list[tuple[float, float]],
    ) -> None:
        ui, (y, high) = sheet.ui, line_at
        line = sheet.rect((24, y, 952, high))
        sheet.surface.blit(ui.art.plate("raised", line.size, t.RADIUS_SMALL), line)
        emblem = ui.art.emblem(t.SEAT_COLOURS[seat.colour], round((high - 6) * sheet.unit))
        sheet.surface.blit(emblem, sheet.rect((30, y + 3, high - 6, high - 6)))
        name = sheet.rect((66, y, NAMES - 44, high))
        ui.type.draw(sheet.surface, seat.name, sheet.style(19, "serif-semi"), name, may_cut=True)
        found = [self.unknown if p is None else str(p) for p in seat.points]
        total = f"{seat.total} + {self.unknown}" if None in seat.points else str(seat.total)
        found += [total, f"+{seat.more}" if seat.missing else "–"]
        for n, ((left, wide), value) in enumerate(zip(columns, found, strict=True)):
            summed = n == len(seat.points)
            face: text.Face = "serif-bold" if summed else "sans"
            colour = t.INK if n <= len(seat.points) else t.MOSS
            style = sheet.style(22 if summed else 18, face, colour)
            ui.type.draw(sheet.surface, value, style, sheet.rect((left, y, wide, high)), "centre")


def _rates(book: Book, popularity: int) -> int:
    """Return which of the rates a popularity has, counted from the lowest."""
    return book.tiers.index(book.tier(popularity))


def _cells(sheet: card_frames.Sheet, y: float, count: int) -> list[pygame.Rect]:
    """Return the steps of a track side by side."""
    wide = 944 / count
    return [sheet.rect((28 + n * wide, y, wide - 3, 50)) for n in range(count)]
