"""The table of Scythe: the map and its tracks beside the seat's mats, cards and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.model import Action, Event, Fact, Option, Ref
from game.titles.scythe.rules.book import BOOK
from game.titles.scythe.table import board, combat, hand, labels, mats, overlays, seat, tracks, warnings
from game.titles.scythe.table import routes as scythe_routes
from game.titles.scythe.table import tiles as scythe_tiles
from game.titles.scythe.table.cards import art_of
from game.titles.scythe.table.faces import landscape, mat_art
from game.titles.scythe.table.pieces import COLOURS
from game.ui.table.things import Exhibit, Label, Panel, Route, Sight, Size, Spot, Table, Thing, Warn


class ScytheTable(Table):
    """Puts the parts together."""

    painting = board.PAINTING

    @property
    def board_size(self) -> Size:
        """Size of the map."""
        return BOOK.board.size

    def pictures(self) -> Sequence[str]:
        """The board, every card and tile, the landscapes of the factions and the mats."""
        cards = [*BOOK.combat, *BOOK.encounters, *BOOK.factory, *BOOK.objectives]
        tiles = [*BOOK.resolutions, *BOOK.aggressive, *BOOK.passive]
        beside = [*map(landscape, BOOK.factions), *map(mat_art, BOOK.mats)]
        return [self.painting, *dict.fromkeys(map(art_of, [*cards, *tiles])), *beside]

    def things(self, sight: Sight) -> Sequence[Thing]:
        """Everything that is seen."""
        return [
            *board.things(sight),
            *scythe_routes.things(sight),
            *mats.things(sight),
            *hand.things(sight),
            *combat.things(sight),
            *overlays.things(sight),
            *scythe_tiles.things(sight),
        ]

    def spots(self, sight: Sight) -> Sequence[Spot]:
        """Places for drops."""
        return [*board.spots(sight), *mats.spots(sight), *hand.spots(sight)]

    def panels(self, sight: Sight) -> Sequence[Panel]:
        """The other seats, clockwise."""
        return seat.panels(sight)

    def colours(self, view: Any) -> Sequence[str]:
        """The colours of the factions, once everybody has one."""
        return [COLOURS[p.faction] for p in view.players if p.faction in COLOURS]

    def exhibits(self, sight: Sight) -> Sequence[Exhibit]:
        """The tracks."""
        return [tracks.exhibit(sight)] if mats.ready(sight.view, sight.seat) else []

    def reveals(self, sight: Sight, events: Sequence[Event]) -> Sequence[Exhibit]:
        """Combats that were decided."""
        return list(combat.reveals(sight, events))

    def routes(self, sight: Sight, source: Ref) -> Mapping[Ref, Route]:
        """Where a unit gets in its move."""
        return scythe_routes.routes(sight, source)

    def warning(self, sight: Sight, action: Action) -> Warn | None:
        """What the person may have overlooked."""
        return warnings.warning(sight, action)

    def status(self, sight: Sight) -> str:
        """The turn."""
        return labels.status(sight)

    def label(self, sight: Sight, action: Action) -> Label:
        """An action in words."""
        return labels.label(sight, action)

    def facts(self, sight: Sight, facts: dict[str, Fact]) -> dict[str, Fact]:
        """Names in place of ids."""
        return labels.facts(sight, facts)

    def preview(self, sight: Sight, option: Option) -> str:
        """What an option costs and brings."""
        return labels.preview(sight, option)

    def log_line(self, sight: Sight, event: Event) -> str:
        """An event in a line."""
        return labels.log_line(sight, event)

    def where(self, event: Event) -> Sequence[Ref]:
        """What a log line points at."""
        return labels.where(event)

    def sound(self, event: Event) -> str:
        """The sound of an event."""
        return labels.sound(event)

    def hidden_points(self, sight: Sight) -> Mapping[str, Sequence[int | None]]:
        """The coins, where they are kept secret."""
        return seat.hidden_points(sight)

    def source(self, sight: Sight, source: str) -> tuple[str, str]:
        """A row of the score sheet."""
        return labels.source(sight, source)
