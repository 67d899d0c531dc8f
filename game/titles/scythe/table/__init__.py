"""The table of Scythe: the map and its tracks beside the seat's mats, cards and words."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import Event
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.table.board import board
from game.titles.scythe.table.board import legend as scythe_legend
from game.titles.scythe.table.cards import hand
from game.titles.scythe.table.cards import tiles as scythe_tiles
from game.titles.scythe.table.cards.cards import CARD_RATIO, FactoryFace, ObjectiveFace, art_of, combat_art
from game.titles.scythe.table.faces import mat_art
from game.titles.scythe.table.mats import mats
from game.titles.scythe.table.moves import awaits as scythe_awaits
from game.titles.scythe.table.moves import loads, shortcuts
from game.titles.scythe.table.moves import routes as scythe_routes
from game.titles.scythe.table.overlays import combat, overlays
from game.titles.scythe.table.seats import seat, tracks
from game.titles.scythe.words.factions import landscape
from game.ui.table.api import Box, Exhibit, Face, Spot, Table, TableContext, Thing, with_late_tips


class ScytheTable(Table):
    """Puts the parts together."""

    painting = board.PAINTING
    panels = staticmethod(seat.panels)
    panel = staticmethod(seat.panel)
    awaits = staticmethod(scythe_awaits.awaits)
    reveals = staticmethod(combat.reveals)
    routes = staticmethod(scythe_routes.routes)
    travellers = staticmethod(scythe_routes.travellers)
    riders = staticmethod(loads.riders)
    tray = staticmethod(loads.held_tray)
    first = staticmethod(shortcuts.first)
    sequel = staticmethod(shortcuts.sequel)
    legend = staticmethod(scythe_legend.parts)

    def played(self) -> Sequence[Box]:
        """Return the boxes of all hexagons."""
        return board.hexagons(self.title.book)

    def pictures(self) -> Sequence[str]:
        """Return the board, every card and tile, the landscapes of the factions and the mats."""
        book: Book = self.title.book
        cards = [*book.encounters, *book.factory, *book.objectives]
        tiles = [*book.resolutions, *book.aggressive, *book.passive]
        beside = [*map(landscape, book.factions), *map(mat_art, book.mats)]
        combat = dict.fromkeys(map(combat_art, book.combat.values()))
        return [self.painting, *combat, *map(art_of, [*cards, *tiles]), *beside]

    def things(self, context: TableContext) -> Sequence[Thing]:
        """Return everything that is seen, with the tips of the words' items."""
        found = [
            *board.things(context),
            *loads.tray(context),
            *mats.things(context),
            *hand.things(context),
            *combat.things(context),
            *overlays.things(context),
            *scythe_tiles.things(context),
        ]
        return with_late_tips(found, lambda: self.words.items(context))

    def spots(self, context: TableContext) -> Sequence[Spot]:
        """Return the places for drops, with the tips of the words' places."""
        found = [*board.spots(context), *mats.spots(context), *hand.spots(context)]
        return with_late_tips(found, lambda: self.words.places(context))

    def exhibits(self, context: TableContext) -> Sequence[Exhibit]:
        """Return the tracks as the only exhibit."""
        return [tracks.exhibit(context)]

    def card(self, context: TableContext, event: Event) -> tuple[Face, float] | None:
        """Return the Factory or objective card that an event names; an encounter lies on the board."""
        book, card = context.view.book, str(event.facts.get("card"))
        if card in book.factory:
            return FactoryFace(book, card, int(context.view.options["factory_speed"])), CARD_RATIO
        return (ObjectiveFace(book, card), CARD_RATIO) if card in book.objectives else None
