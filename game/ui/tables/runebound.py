"""The table of Runebound: the map and its tracks beside the seat's sheet, cards, scenes and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.model import Action, Event, Fact, Option, Ref
from game.titles.runebound.book import BOOK
from game.ui.table.things import Exhibit, Label, Panel, Route, Sight, Size, Spot, Table, Thing, Warn
from game.ui.tables import (
    runebound_board,
    runebound_combat,
    runebound_laid,
    runebound_log,
    runebound_market,
    runebound_moves,
    runebound_pieces,
    runebound_says,
    runebound_seat,
    runebound_sheet,
    runebound_steps,
    runebound_tracks,
    runebound_trade,
    runebound_warns,
)


class RuneboundTable(Table):
    """Puts the parts together."""

    painting = runebound_board.PAINTING
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
        return [self.painting, *map(runebound_pieces.art_of, cards)]

    def things(self, sight: Sight) -> Sequence[Thing]:
        """Everything that is seen."""
        return [
            *runebound_board.things(sight, runebound_moves.tips(sight)),
            *runebound_moves.things(sight),
            *runebound_tracks.things(sight),
            *runebound_steps.things(sight),
            *runebound_sheet.things(sight),
            *runebound_market.things(sight),
            *runebound_combat.things(sight),
            *runebound_laid.things(sight),
            *runebound_trade.things(sight),
        ]

    def spots(self, sight: Sight) -> Sequence[Spot]:
        """Places for drops."""
        return [
            *runebound_board.spots(sight, runebound_moves.tips(sight)),
            *runebound_sheet.spots(sight),
            *runebound_market.spots(sight),
        ]

    def panels(self, sight: Sight) -> Sequence[Panel]:
        """The other seats, clockwise."""
        return runebound_seat.panels(sight)

    def reveals(self, sight: Sight, events: Sequence[Event]) -> Sequence[Exhibit]:
        """What the others fought."""
        return list(runebound_combat.reveals(sight, events))

    def travellers(self, sight: Sight) -> Sequence[Ref]:
        """The Hero that moves by dice."""
        return runebound_moves.travellers(sight)

    def routes(self, sight: Sight, source: Ref) -> Mapping[Ref, Route]:
        """Where the Hero gets in its movement."""
        return runebound_moves.routes(sight, source)

    def warning(self, sight: Sight, action: Action) -> Warn | None:
        """What the person may have overlooked."""
        return runebound_warns.warning(sight, action)

    def status(self, sight: Sight) -> str:
        """The turn."""
        return runebound_says.status(sight)

    def label(self, sight: Sight, action: Action) -> Label:
        """An action in words."""
        return runebound_says.label(sight, action)

    def facts(self, sight: Sight, facts: dict[str, Fact]) -> dict[str, Fact]:
        """Names in place of ids."""
        return runebound_says.facts(sight, facts)

    def preview(self, sight: Sight, option: Option) -> str:
        """What an option costs and brings."""
        if option.action.verb in runebound_moves.VERBS:
            return runebound_moves.preview(sight, option)
        return runebound_says.preview(sight, option)

    def log_line(self, sight: Sight, event: Event) -> str:
        """An event in a line."""
        return runebound_log.log_line(sight, event)

    def where(self, event: Event) -> Sequence[Ref]:
        """What a log line points at."""
        return runebound_log.where(event)

    def sound(self, event: Event) -> str:
        """The sound of an event."""
        return runebound_log.sound(event)

    def source(self, sight: Sight, source: str) -> tuple[str, str]:
        """A row of the score sheet."""
        return runebound_log.source(sight, source)


TABLE = RuneboundTable()
