"""The airship tiles and the resolution tile: small in the corners of Scythe's map, large on demand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.titles.scythe.airships import carry
from game.titles.scythe.book import BOOK, Resolution
from game.titles.scythe.resolution import nearness
from game.titles.scythe.state import ScytheState
from game.titles.scythe.tile_kinds import Aggressive, Passive
from game.ui import theme as t
from game.ui.kit import Kit
from game.ui.table import cards
from game.ui.table.things import Box, Sight, Size, Thing
from game.ui.tables import scythe_words as words
from game.ui.tables.scythe_airships import reach
from game.ui.tables.scythe_cards import CARD_RATIO, ObjectiveFace
from game.ui.tables.scythe_hand import marks, objective_tip
from game.ui.tables.scythe_routes import load

AGGRESSIVE: Box = (1246.0, 1874.0, 446.0, 172.0)
PASSIVE: Box = (1704.0, 1874.0, 446.0, 172.0)
RESOLUTION: Box = (26.0, 1874.0, 656.0, 172.0)
PUBLIC: tuple[Box, ...] = ((26.0, 26.0, 430.0, 176.0), (712.0, 26.0, 500.0, 176.0))
"""Map pixels without a hexagon: in the south-east, the south-west, the north-west and the north."""
ICONS = {"resolution": "triumph", "public": "objective"}
"""Signs of tiles that have nothing to do with airships."""
GROUNDS = {
    "public": t.rgb("#2F4A63"),
    "aggressive": t.OXBLOOD,
    "passive": t.rgb("#3F6B3A"),
    "resolution": t.rgb("#4A3A63"),
}
LEAST = 11
"""Window pixels of the smallest words on a tile."""
RATIO = 0.72
"""Width by height of a tile shown large."""


def things(sight: Sight) -> Iterator[Thing]:
    """The tiles in play: the airship tiles of the seat that looks, and the resolution tile."""
    view: ScytheState = sight.view
    if not view.turn:
        return
    player = view.players[sight.seat]
    if player.aggressive and player.passive:
        yield _tile(sight, "aggressive", player.aggressive, AGGRESSIVE, _holds(sight))
        flies = sight.kit.say("scythe-tile-flies", range=BOOK.passive[player.passive].range)
        yield _tile(sight, "passive", player.passive, PASSIVE, flies)
    if view.resolution and not load(sight):  # the plank with the load would cover half of it
        yield _tile(sight, "resolution", view.resolution, RESOLUTION, nearer(sight))
    yield from _public(sight)


def _holds(sight: Sight) -> str:
    limit = carry(sight.view, sight.seat)
    said = [words.amount(sight.kit.say, kind, number) for kind, number in limit.items()]
    return sight.kit.say("scythe-tile-holds", things="  ".join(said))


def nearer(sight: Sight) -> str:
    """How near the end is."""
    near, say = nearness(sight.view), sight.kit.say
    if not sight.view.stack:
        return say("scythe-near-over")
    if near.turns == 0:
        return say("scythe-near-last")
    if near.turns > 0:
        return say("scythe-near-turns", turns=near.turns)
    return say("scythe-near-stars", stars=near.stars, need=near.need)


def _tile(sight: Sight, kind: str, tile: str, where: Box, line: str) -> Thing:
    say = sight.kit.say
    house = is_house(tile)
    face, large = TileFace(kind, words.tile(say, tile), line, house), TileCard(kind, tile, line, house)
    lines = [words.tile(say, tile), words.tile_text(say, tile)]
    lines += [reach(say, sight.view, sight.seat)] if kind != "resolution" else [line]
    lines += [say("scythe-tile-house")] if house else []
    tip = "\n".join(lines)
    return Thing(f"tile:{kind}", where, face, on_board=True, z=1, tip=tip, large=large, large_ratio=RATIO)


def is_house(tile: str) -> bool:
    """Whether what an airship tile or a resolution tile does is our own design."""
    records: list[Aggressive | Passive | Resolution] = [
        *BOOK.aggressive.values(), *BOOK.passive.values(), *BOOK.resolutions.values(),
    ]  # fmt: skip
    return not any(record.printed for record in records if record.id == tile)


def _public(sight: Sight) -> Iterator[Thing]:
    """The objectives that lie open for all, with what the seat has of them."""
    for card, where in zip(sight.view.public, PUBLIC, strict=False):
        found = marks(sight, card)
        said = "   ".join(f"{{{'done' if done else 'todo'}}}~{need}" for need, done in found)
        signs = " ".join("{done}" if done else "{todo}" for _, done in found)
        face = TileFace("public", words.card(sight.kit.say, card), said, brief=signs)
        yield Thing(
            f"public:{card}", where, face, on_board=True, z=1,
            tip="\n".join((sight.kit.say("scythe-tip-public"), objective_tip(sight, card))),
            large=ObjectiveFace(card, found), large_ratio=CARD_RATIO,
        )  # fmt: skip


@dataclass(frozen=True)
class TileFace:
    """A tile in small: its sign, its name and a line, or something shorter where that does not fit; a corner
    is turned on a house tile."""

    kind: str
    name: str
    line: str
    house: bool = False
    brief: str = ""

    def paint(self, kit: Kit, size: Size) -> pygame.Surface:
        """Parchment with a coloured end."""
        w, h = size
        surface = kit.art.plate("raised", size, t.RADIUS_SMALL).copy()
        edge = max(2, h // 24)
        end = pygame.Rect(edge, edge, round(h * 0.6), h - 2 * edge)
        pygame.draw.rect(surface, GROUNDS[self.kind], end, 0, kit.px(4))
        name = ICONS.get(self.kind, "airship")
        icon = kit.art.icon(name, round(h * 0.52), t.GOLD if name == "triumph" else None)
        surface.blit(icon, icon.get_rect(center=end.center))
        left = end.right + round(h * 0.1)
        room = pygame.Rect(left, round(h * 0.07), w - left - round(h * 0.1), round(h * 0.46))
        px = round(h * 0.31)
        while px > LEAST and kit.type.width(self.name, cards.pixels(kit, px, "serif-semi")) > room.width:
            px -= 1
        kit.type.draw(surface, self.name, cards.pixels(kit, px, "serif-semi"), room)
        below = pygame.Rect(left, room.bottom, room.width, round(h * 0.42))
        line = self.line if not self.brief or cards.fits(kit, self.line, below.size, LEAST) else self.brief
        cards.words_in(kit, surface, line, below, max(LEAST, round(h * 0.28)), LEAST, align="left")
        if self.house:
            _dog_ear(surface, round(h * 0.2))
        return surface


def _dog_ear(surface: pygame.Surface, side: int) -> None:
    """The mark of a house tile in the upper right corner."""
    w = surface.get_width()
    pygame.draw.polygon(surface, t.BRASS, [(w - side - 3, 3), (w - 3, 3), (w - 3, side + 3)])


@dataclass(frozen=True)
class TileCard:
    """A tile in large: picture, name, what it does; a mark on a house tile."""

    kind: str
    tile: str
    line: str
    house: bool

    def paint(self, kit: Kit, size: Size) -> pygame.Surface:
        """A card with a coloured head."""
        w, h = size
        say, surface = kit.say, kit.art.plate("raised", size, t.RADIUS).copy()
        edge = max(3, w // 40)
        picture = pygame.Rect(edge, edge, w - 2 * edge, round(h * 0.44))
        surface.blit(cards.covering(kit, f"scythe/cards/{self.tile}.jpg", picture.size, 0.5), picture)
        band = pygame.Rect(edge, picture.bottom, picture.width, round(h * 0.11))
        pygame.draw.rect(surface, GROUNDS[self.kind], band)
        name = cards.pixels(kit, max(16, band.height * 0.56), "serif-semi", t.CREAM_LIGHT)
        kit.type.draw(surface, words.tile(say, self.tile), name, band.inflate(-2 * edge, 0), "centre")
        room = pygame.Rect(2 * edge, band.bottom + edge, w - 4 * edge, round(h * 0.24))
        cards.words_in(kit, surface, words.tile_text(say, self.tile), room, max(14, round(h * 0.043)))
        foot = pygame.Rect(2 * edge, room.bottom, room.width, round(h * 0.08))
        cards.words_in(kit, surface, self.line, foot, max(14, round(h * 0.046)))
        if self.house:
            last = pygame.Rect(2 * edge, foot.bottom, room.width, h - foot.bottom - 2 * edge)
            cards.words_in(
                kit, surface, say("scythe-tile-house"), last, max(12, round(h * 0.03)), ink=t.INK_2
            )
        return surface
