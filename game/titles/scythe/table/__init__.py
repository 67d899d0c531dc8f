"""The table of Scythe: the map and its tracks beside the seat's mats, cards and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.model import Action, Event, Fact, Option, Ref, Seat
from game.titles.scythe.rules.book import Book
from game.titles.scythe.rules.turn import EndTurn
from game.titles.scythe.table import awaits as scythe_awaits
from game.titles.scythe.table import (
    board,
    combat,
    hand,
    labels,
    loads,
    log,
    mats,
    overlays,
    previews,
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
from game.ui.table.things import (
    Box,
    Cell,
    Exhibit,
    Face,
    First,
    Label,
    LegendPart,
    Panel,
    Rider,
    Route,
    Size,
    Spot,
    Table,
    TableContext,
    Thing,
    Warn,
)


class ScytheTable(Table):
    """Puts the parts together."""

    painting = board.PAINTING
    milestones = log.MILESTONES

    @property
    def board_size(self) -> Size:
        """Size of the map."""
        size: Size = self.title.book.board.size
        return size

    def played(self) -> Sequence[Box]:
        """Every hexagon."""
        book: Book = self.title.book
        return [board.box(book, hexagon) for hexagon in book.board.hexes.values()]

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

    def panels(self, context: TableContext) -> Sequence[Panel]:
        """The other seats, clockwise."""
        return seat.panels(context)

    def colours(self, view: Any) -> Sequence[str]:
        """The colours of the factions, once everybody has one."""
        return [COLOURS[p.faction] for p in view.players if p.faction in COLOURS]

    def own(self, context: TableContext) -> Sequence[Ref]:
        """The seat's units and structures, its character first."""
        return board.own(context)

    def exhibits(self, context: TableContext) -> Sequence[Exhibit]:
        """The tracks."""
        return [tracks.exhibit(context)] if mats.ready(context.view, context.seat) else []

    def awaits(self, context: TableContext, actions: Sequence[Action]) -> Sequence[Cell]:
        """What a unit meets on its way."""
        return list(scythe_awaits.awaits(context, actions))

    def card(self, context: TableContext, event: Event) -> tuple[Face, float] | None:
        """The Factory or objective card that an event names; an encounter lies on the board."""
        book, card = context.view.book, str(event.facts.get("card"))
        if card in book.factory:
            return FactoryFace(book, card, int(context.view.options["factory_speed"])), CARD_RATIO
        return (ObjectiveFace(book, card), CARD_RATIO) if card in book.objectives else None

    def reveals(self, context: TableContext, events: Sequence[Event]) -> Sequence[Exhibit]:
        """Combats that were decided."""
        return list(combat.reveals(context, events))

    def tray(self, context: TableContext, source: Ref) -> Sequence[Thing]:
        """What a picked unit has aboard and could take."""
        return loads.held_tray(context, source)

    def riders(self, context: TableContext, source: Ref) -> Sequence[Rider]:
        """What a unit has aboard."""
        return list(loads.riders(context, source))

    def routes(self, context: TableContext, source: Ref) -> Mapping[Ref, Route]:
        """Where a unit gets in its move."""
        return scythe_routes.routes(context, source)

    def first(self, context: TableContext, source: Ref) -> First | None:
        """The section and the action of what is dragged."""
        return shortcuts.first(context, source)

    def sequel(self, context: TableContext, action: Action) -> Action | None:
        """The only action of a section; the end of a turn without more."""
        return shortcuts.sequel(context, action)

    def ends_turn(self, action: Action) -> bool:
        """Ending the turn."""
        return isinstance(action, EndTurn)

    def warning(self, context: TableContext, action: Action) -> Warn | None:
        """What the person may have overlooked."""
        return warnings.warning(context, action)

    def legend(self, context: TableContext) -> Sequence[LegendPart]:
        """The signs of the board."""
        return scythe_legend.parts(context)

    def status(self, context: TableContext) -> str:
        """The turn."""
        return labels.status(context)

    def label(self, context: TableContext, action: Action) -> Label:
        """An action in words."""
        return labels.label(context, action)

    def facts(self, context: TableContext, facts: dict[str, Fact]) -> dict[str, Fact]:
        """Names in place of ids."""
        return labels.facts(context, facts)

    def preview(self, context: TableContext, option: Option) -> str:
        """What an option costs and brings."""
        return previews.preview(context, option)

    def log_line(self, context: TableContext, event: Event) -> str:
        """An event in a line."""
        return log.log_line(context, event)

    def where(self, event: Event) -> Sequence[Ref]:
        """What a log line points at."""
        return log.where(event)

    def is_headline(self, event: Event) -> bool:
        """Whether an event is told large when the turn ends."""
        return log.is_headline(event)

    def sound(self, event: Event) -> str:
        """The sound of an event."""
        return log.sound(event)

    def hidden_points(self, context: TableContext) -> Mapping[str, Sequence[int | None]]:
        """The coins, where they are kept secret."""
        return seat.hidden_points(context)

    def source(self, context: TableContext, source: str) -> tuple[str, str]:
        """A row of the score sheet."""
        return labels.source(context, source)
