"""The table of Runebound: the map and its tracks beside the seat's sheet, cards, scenes and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.model import Action, Event, Fact, Option, Ref
from game.titles.runebound.rules.book import BOOK
from game.titles.runebound.table import (
    board,
    combat,
    labels,
    log,
    market,
    moves,
    overlays,
    pieces,
    seat,
    sheet,
    steps,
    tracks,
    trade,
    warnings,
)
from game.ui.table.things import Exhibit, Label, Panel, Route, Sight, Size, Spot, Table, Thing, Warn


class RuneboundTable(Table):
    """Puts the parts together."""

    painting = board.PAINTING
    plays_open = True

    @property
    def board_size(self) -> Size:
        """Size of the map."""
        return BOOK.board.size

    def pictures(self) -> Sequence[str]:
        """The board, and every Hero, Item, Ally, Challenge, Event and Encounter."""
        owned, met = (
            [*BOOK.heroes, *BOOK.items, *BOOK.allies],
            [*BOOK.challenges, *BOOK.events, *BOOK.encounters],
        )
        cards = [*owned, *met, *BOOK.doom]
        return [self.painting, *map(pieces.art_of, cards)]

    def things(self, sight: Sight) -> Sequence[Thing]:
        """Everything that is seen."""
        return [
            *board.things(sight, moves.tips(sight)),
            *moves.things(sight),
            *tracks.things(sight),
            *steps.things(sight),
            *sheet.things(sight),
            *market.things(sight),
            *combat.things(sight),
            *overlays.things(sight),
            *trade.things(sight),
        ]

    def spots(self, sight: Sight) -> Sequence[Spot]:
        """Places for drops."""
        return [
            *board.spots(sight, moves.tips(sight)),
            *sheet.spots(sight),
            *market.spots(sight),
        ]

    def panels(self, sight: Sight) -> Sequence[Panel]:
        """The other seats, clockwise."""
        return seat.panels(sight)

    def reveals(self, sight: Sight, events: Sequence[Event]) -> Sequence[Exhibit]:
        """What the others fought."""
        return list(combat.reveals(sight, events))

    def travellers(self, sight: Sight) -> Sequence[Ref]:
        """The Hero that moves by dice."""
        return moves.travellers(sight)

    def routes(self, sight: Sight, source: Ref) -> Mapping[Ref, Route]:
        """Where the Hero gets in its movement."""
        return moves.routes(sight, source)

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
        if option.action.verb in moves.VERBS:
            return moves.preview(sight, option)
        return labels.preview(sight, option)

    def log_line(self, sight: Sight, event: Event) -> str:
        """An event in a line."""
        return log.log_line(sight, event)

    def where(self, event: Event) -> Sequence[Ref]:
        """What a log line points at."""
        return log.where(event)

    def sound(self, event: Event) -> str:
        """The sound of an event."""
        return log.sound(event)

    def source(self, sight: Sight, source: str) -> tuple[str, str]:
        """A row of the score sheet."""
        return log.source(sight, source)
