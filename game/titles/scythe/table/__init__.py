"""The table of Scythe: the map and its tracks beside the seat's mats, cards and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.model import Action, Event, Seat
from game.titles.scythe.rules.book import Book
from game.titles.scythe.rules.turn import EndTurn
from game.titles.scythe.table import awaits as scythe_awaits
from game.titles.scythe.table import (
    board,
    combat,
    hand,
    kinds,
    labels,
    loads,
    log,
    mats,
    overlays,
    previews,
    printed,
    seat,
    shortcuts,
    tracks,
    warnings,
)
from game.titles.scythe.table import legend as scythe_legend
from game.titles.scythe.table import routes as scythe_routes
from game.titles.scythe.table import tiles as scythe_tiles
from game.titles.scythe.table.cards import CARD_RATIO, FactoryFace, ObjectiveFace, art_of, combat_art
from game.titles.scythe.table.faces import landscape, mat_art
from game.titles.scythe.table.pieces import COLOURS
from game.ui.table.api import Box, Exhibit, Face, Spot, Table, TableContext, Thing


class ScytheTable(Table):
    """Puts the parts together."""

    painting = board.PAINTING
    announcements = log.ANNOUNCEMENTS
    panels = staticmethod(seat.panels)
    panel = staticmethod(seat.panel)
    own = staticmethod(board.own)
    awaits = staticmethod(scythe_awaits.awaits)
    reveals = staticmethod(combat.reveals)
    routes = staticmethod(scythe_routes.routes)
    riders = staticmethod(loads.riders)
    tray = staticmethod(loads.held_tray)
    first = staticmethod(shortcuts.first)
    sequel = staticmethod(shortcuts.sequel)
    warning = staticmethod(warnings.warning)
    status = staticmethod(labels.status)
    legend = staticmethod(scythe_legend.parts)
    kind = staticmethod(kinds.kind)
    label = staticmethod(labels.label)
    facts = staticmethod(labels.facts)
    preview = staticmethod(previews.preview)
    log_line = staticmethod(log.log_line)
    where = staticmethod(log.where)
    hidden_points = staticmethod(seat.hidden_points)
    source = staticmethod(labels.source)

    def played(self) -> Sequence[Box]:
        """Every hexagon."""
        return board.hexagons(self.title.book)

    def printed(self, say: Callable[..., str], file: str, record: str) -> Sequence[str]:
        """The words of cards and of what else is printed."""
        return printed.printed(self.title.book, say, file, record)

    def pictures(self) -> Sequence[str]:
        """The board, every card and tile, the landscapes of the factions and the mats."""
        book: Book = self.title.book
        cards = [*book.encounters, *book.factory, *book.objectives]
        tiles = [*book.resolutions, *book.aggressive, *book.passive]
        beside = [*map(landscape, book.factions), *map(mat_art, book.mats)]
        combat = dict.fromkeys(map(combat_art, book.combat.values()))
        return [self.painting, *combat, *map(art_of, [*cards, *tiles]), *beside]

    def things(self, context: TableContext) -> Sequence[Thing]:
        """Everything that is seen."""
        return [
            *board.things(context),
            *loads.tray(context),
            *mats.things(context),
            *hand.things(context),
            *combat.things(context),
            *overlays.things(context),
            *scythe_tiles.things(context),
        ]

    def spots(self, context: TableContext) -> Sequence[Spot]:
        """Places for drops."""
        return [*board.spots(context), *mats.spots(context), *hand.spots(context)]

    def portrait(self, view: Any, seat: Seat) -> str:
        """The homeland of the faction."""
        faction = view.players[seat].faction
        return landscape(faction) if faction else ""

    def colours(self, view: Any) -> Sequence[str]:
        """The colours of the factions, once everybody has one."""
        return [COLOURS[p.faction] for p in view.players if p.faction in COLOURS]

    def exhibits(self, context: TableContext) -> Sequence[Exhibit]:
        """The tracks."""
        return [tracks.exhibit(context)] if mats.ready(context.view, context.seat) else []

    def ends_turn(self, action: Action) -> bool:
        """Ending the turn."""
        return isinstance(action, EndTurn)

    def card(self, context: TableContext, event: Event) -> tuple[Face, float] | None:
        """The Factory or objective card that an event names; an encounter lies on the board."""
        book, card = context.view.book, str(event.facts.get("card"))
        if card in book.factory:
            return FactoryFace(book, card, int(context.view.options["factory_speed"])), CARD_RATIO
        return (ObjectiveFace(book, card), CARD_RATIO) if card in book.objectives else None
