"""The table of Runebound: the map and its tracks beside the seat's sheet, cards, scenes and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.engine.model import Action, Event, Option, Ref, Seat
from game.titles.runebound.rules.book import Book
from game.titles.runebound.rules.movement import Fly, StepTo, Walk
from game.titles.runebound.rules.state import figure_ref
from game.titles.runebound.rules.turn import EndTurn
from game.titles.runebound.table import (
    board,
    combat,
    faces,
    kinds,
    labels,
    log,
    market,
    moves,
    overlays,
    pieces,
    printed,
    seat,
    sheet,
    steps,
    throws,
    tracks,
    trade,
    warnings,
)
from game.titles.runebound.table import legend as runebound_legend
from game.ui.table.api import Box, Face, Spot, Table, TableContext, Thing


class RuneboundTable(Table):
    """Puts the parts together."""

    painting = board.PAINTING
    announcements = log.ANNOUNCEMENTS
    plays_open = True
    panels = staticmethod(seat.panels)
    panel = staticmethod(seat.panel)
    announcement = staticmethod(log.announcement)
    throws = staticmethod(throws.throws)
    awaits = staticmethod(moves.awaits)
    long_effect = staticmethod(combat.long_effect)
    reveals = staticmethod(combat.reveals)
    travellers = staticmethod(moves.travellers)
    routes = staticmethod(moves.routes)
    warning = staticmethod(warnings.warning)
    status = staticmethod(labels.status)
    legend = staticmethod(runebound_legend.parts)
    kind = staticmethod(kinds.kind)
    label = staticmethod(labels.label)
    facts = staticmethod(labels.facts)
    log_line = staticmethod(log.log_line)
    where = staticmethod(log.where)
    source = staticmethod(log.source)

    def played(self) -> Sequence[Box]:
        """Every hexagon."""
        return board.hexagons(self.title.book)

    def printed(self, say: Callable[..., str], file: str, record: str) -> Sequence[str]:
        """The words of cards and of what else is printed."""
        return printed.printed(self.title.book, say, file, record)

    def pictures(self) -> Sequence[str]:
        """The board, and every Hero, Item, Ally, Challenge, Event and Encounter."""
        book: Book = self.title.book
        owned = (*book.heroes, *book.items, *book.allies)
        met = (*book.challenges, *book.events, *book.encounters, *book.doom)
        return [self.painting, *map(pieces.art_of, (*owned, *met))]

    def things(self, context: TableContext) -> Sequence[Thing]:
        """Everything that is seen."""
        return [
            *board.things(context, partial(moves.tip, context)),
            *moves.things(context),
            *tracks.things(context),
            *steps.things(context),
            *sheet.things(context),
            *market.things(context),
            *combat.things(context),
            *overlays.things(context),
            *trade.things(context),
        ]

    def spots(self, context: TableContext) -> Sequence[Spot]:
        """Places for drops."""
        return [
            *board.spots(context, partial(moves.tip, context)),
            *sheet.spots(context),
            *market.spots(context),
        ]

    def portrait(self, view: Any, seat: Seat) -> str:
        """The Hero."""
        hero = view.players[seat].hero
        return pieces.art_of(hero) if hero else ""

    def own(self, context: TableContext) -> Sequence[Ref]:
        """The seat's Hero."""
        return [figure_ref(context.view.players[context.seat].hero)]

    def ends_turn(self, action: Action) -> bool:
        """Healing no more, the last question of a turn."""
        return isinstance(action, EndTurn)

    def card(self, context: TableContext, event: Event) -> tuple[Face, float] | None:
        """The card that an event names."""
        book, card = context.view.book, str(event.facts.get("card"))
        kinds = (book.items, book.allies, book.challenges, book.events, book.encounters, book.doom)
        return (faces.CardFace(book, card), faces.RATIO) if any(card in kind for kind in kinds) else None

    def preview(self, context: TableContext, option: Option) -> str:
        """What an option costs and brings."""
        match option.action:
            case Walk(place) | StepTo(_, place) | Fly(place):
                return moves.preview(context, option, place)
        return labels.preview(context, option)
