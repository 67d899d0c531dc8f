"""The faces of Scythe's airship tiles and resolution tile, small and large."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.model import Seat
from game.titles.scythe.rules.airships.airships import carry
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.words import terms
from game.titles.scythe.words.tiles import is_house
from game.ui.table.api import Size, TableContext
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import theme as t
from game.ui.window.ui import Ui

ICONS = {"resolution": "triumph", "public": "objective"}
"""Signs of tiles that have nothing to do with airships."""
GROUNDS = {
    "public": t.rgb("#2F4A63"),
    "aggressive": t.OXBLOOD,
    "passive": t.rgb("#3F6B3A"),
    "resolution": t.rgb("#4A3A63"),
}
LEAST = 12
"""Window pixels of the smallest words on a tile."""
RATIO, SMALL = 0.72, 240
"""Width by height of a tile shown large; window pixels under which a card is small."""
PAIR_RATIO = 2 * RATIO + 0.04
"""The same of two tiles side by side."""


def airship_cards(context: TableContext, seat: Seat) -> tuple[TileCard, ...]:
    """Return the two tiles that say what the airship of a seat can do; none before they are dealt."""
    say, player = context.ui.say, context.view.players[seat]
    if not (player.aggressive and player.passive):
        return ()
    limit = carry(context.view, seat)
    holds = "  ".join(terms.amount(say, kind, number) for kind, number in limit.items())
    flies = context.view.book.passive[player.passive].range
    shown = (
        ("aggressive", player.aggressive, say("scythe-tile-holds", things=holds)),
        ("passive", player.passive, say("scythe-tile-flies", range=flies)),
    )
    return tuple(TileCard(context.view.book, kind, tile, line) for kind, tile, line in shown)


@dataclass(frozen=True)
class TileFace(DrawnFace):
    """A tile in small: its sign, its name and a line, or something shorter where that does not fit; a corner
    is turned on a house tile."""

    kind: str
    name: str
    line: str
    house: bool = False
    brief: str = ""

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("raised", size, t.RADIUS_SMALL), (0, 0))
        edge = max(2, h // 24)
        wide = w - edge - round(h * 0.8)
        px = card_frames.size_for(ui, self.name, wide, round(h * 0.31), LEAST, "serif-semi")
        style = card_frames.pixels(ui, px, "serif-semi")
        long = ui.type.width(self.name, style) > wide
        end = pygame.Rect(edge, edge, round(h * (0.38 if long else 0.6)), h - 2 * edge)
        self._draw_end(ui, surface, end)
        left = end.right + round(h * 0.1)
        wide = w - left - round(h * 0.1)
        room = pygame.Rect(left, round(h * 0.03), wide, round(h * (0.92 if long else 0.5)))
        if long:
            name = card_frames.name_for(ui, self.name, room.size, LEAST, LEAST)
            name.draw(ui, surface, room)
            room.height = name.height
        else:
            ui.type.draw(surface, self.name, style, room)
        below = pygame.Rect(left, room.bottom, wide, round(h * 0.95) - room.bottom)
        line = (
            self.line if not self.brief or card_frames.fits(ui, self.line, below.size, LEAST) else self.brief
        )
        if card_frames.fits(ui, line, below.size, LEAST):  # else its tip tells
            card_frames.words_in(ui, surface, line, below, max(LEAST, round(h * 0.28)), LEAST, align="left")
        if self.house:
            _dog_ear(surface, round(h * 0.2))

    def _draw_end(self, ui: Ui, surface: pygame.Surface, end: pygame.Rect) -> None:
        """Draw the coloured end with its sign."""
        pygame.draw.rect(surface, ui.theme.back(GROUNDS[self.kind]), end, 0, ui.px(4))
        name = ICONS.get(self.kind, "airship")
        icon = ui.art.icon(name, round(end.width * 0.86), t.GOLD if name == "triumph" else None)
        surface.blit(icon, icon.get_rect(center=end.center))


def _dog_ear(surface: pygame.Surface, side: int) -> None:
    """Draw the mark of a house tile in the upper right corner."""
    w = surface.get_width()
    pygame.draw.polygon(surface, t.BRASS, [(w - side - 3, 3), (w - 3, 3), (w - 3, side + 3)])


@dataclass(frozen=True)
class TileCard(DrawnFace):
    """A tile in large: picture, name, what it does; a mark on a house tile."""

    book: Book
    kind: str
    tile: str
    line: str

    @property
    def house(self) -> bool:
        """True if its effect is our own design."""
        return is_house(self.book, self.tile)

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("raised", size, t.RADIUS), (0, 0))
        say, small = ui.say, w < SMALL
        edge, less = max(3, w // 40), 0.18 if small else 0.0
        picture = pygame.Rect(edge, edge, w - 2 * edge, round(h * (0.44 - less)))
        surface.blit(card_frames.covering(ui, f"scythe/cards/{self.tile}.jpg", picture.size, 0.5), picture)
        band = pygame.Rect(edge, picture.bottom, picture.width, round(h * 0.11))
        pygame.draw.rect(surface, ui.theme.back(GROUNDS[self.kind]), band)
        name = card_frames.pixels(ui, max(16, band.height * 0.56), "serif-semi", t.CREAM_LIGHT)
        ui.type.draw(surface, terms.tile(say, self.tile), name, band.inflate(-2 * edge, 0), "centre")
        room = pygame.Rect(2 * edge, band.bottom + edge, w - 4 * edge, round(h * (0.24 + 1.4 * less)))
        card_frames.words_in(
            ui, surface, terms.tile_text(self.book, say, self.tile), room, max(14, round(h * 0.043))
        )
        foot = pygame.Rect(2 * edge, room.bottom, room.width, round(h * 0.08))
        card_frames.words_in(ui, surface, self.line, foot, max(14, round(h * 0.046)))
        if self.house and not small:
            last = pygame.Rect(2 * edge, foot.bottom, room.width, h - foot.bottom - 2 * edge)
            card_frames.words_in(
                ui, surface, say("scythe-tile-house"), last, max(12, round(h * 0.03)), ink=t.INK_2
            )


@dataclass(frozen=True)
class PairFace(DrawnFace):
    """A face that shows tiles side by side."""

    tiles: tuple[TileCard, ...]

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        wide = round(h * RATIO)
        for n, tile in enumerate(self.tiles):
            surface.blit(tile.paint(ui, (wide, h)), (n * (w - wide) // max(1, len(self.tiles) - 1), 0))
