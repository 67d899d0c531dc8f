"""The table of Scythe: the map and its tracks beside the seat's mats, cards and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.model import Action, Event, Fact, Option, Ref
from game.titles.scythe.book import BOOK
from game.ui.table.things import Exhibit, Label, Panel, Route, Sight, Size, Spot, Table, Thing, Warn
from game.ui.tables import (
    scythe_board,
    scythe_combat,
    scythe_hand,
    scythe_laid,
    scythe_mats,
    scythe_routes,
    scythe_says,
    scythe_seat,
    scythe_tiles,
    scythe_tracks,
    scythe_warns,
)
from game.ui.tables.scythe_cards import art_of
from game.ui.tables.scythe_faces import landscape, mat_art
from game.ui.tables.scythe_pieces import COLOURS


class ScytheTable(Table):
    """Puts the parts together."""

    painting = scythe_board.PAINTING

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
            *scythe_board.things(sight),
            *scythe_routes.things(sight),
            *scythe_mats.things(sight),
            *scythe_hand.things(sight),
            *scythe_combat.things(sight),
            *scythe_laid.things(sight),
            *scythe_tiles.things(sight),
        ]

    def spots(self, sight: Sight) -> Sequence[Spot]:
        """Places for drops."""
        return [*scythe_board.spots(sight), *scythe_mats.spots(sight), *scythe_hand.spots(sight)]

    def panels(self, sight: Sight) -> Sequence[Panel]:
        """The other seats, clockwise."""
        return scythe_seat.panels(sight)

    def colours(self, view: Any) -> Sequence[str]:
        """The colours of the factions, once everybody has one."""
        return [COLOURS[p.faction] for p in view.players if p.faction in COLOURS]

    def exhibits(self, sight: Sight) -> Sequence[Exhibit]:
        """The tracks."""
        return [scythe_tracks.exhibit(sight)] if scythe_mats.ready(sight.view, sight.seat) else []

    def reveals(self, sight: Sight, events: Sequence[Event]) -> Sequence[Exhibit]:
        """Combats that were decided."""
        return list(scythe_combat.reveals(sight, events))

    def routes(self, sight: Sight, source: Ref) -> Mapping[Ref, Route]:
        """Where a unit gets in its move."""
        return scythe_routes.routes(sight, source)

    def warning(self, sight: Sight, action: Action) -> Warn | None:
        """What the person may have overlooked."""
        return scythe_warns.warning(sight, action)

    def status(self, sight: Sight) -> str:
        """The turn."""
        return scythe_says.status(sight)

    def label(self, sight: Sight, action: Action) -> Label:
        """An action in words."""
        return scythe_says.label(sight, action)

    def facts(self, sight: Sight, facts: dict[str, Fact]) -> dict[str, Fact]:
        """Names in place of ids."""
        return scythe_says.facts(sight, facts)

    def preview(self, sight: Sight, option: Option) -> str:
        """What an option costs and brings."""
        return scythe_says.preview(sight, option)

    def log_line(self, sight: Sight, event: Event) -> str:
        """An event in a line."""
        return scythe_says.log_line(sight, event)

    def where(self, event: Event) -> Sequence[Ref]:
        """What a log line points at."""
        return scythe_says.where(event)

    def sound(self, event: Event) -> str:
        """The sound of an event."""
        return scythe_says.sound(event)

    def hidden_points(self, sight: Sight) -> Mapping[str, Sequence[int | None]]:
        """The coins, where they are kept secret."""
        return scythe_seat.hidden_points(sight)

    def source(self, sight: Sight, source: str) -> tuple[str, str]:
        """A row of the score sheet."""
        return scythe_says.source(sight, source)


TABLE = ScytheTable()
