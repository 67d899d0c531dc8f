"""The table of Runebound: the map and its tracks beside the seat's sheet, cards and scenes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.model import Event
from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.table import faces, throws
from game.titles.runebound.table.board import board, legend, moves
from game.titles.runebound.table.overlays import combat, market, overlays, trade
from game.titles.runebound.table.sheet import sheet
from game.titles.runebound.table.strip import steps, tracks
from game.titles.runebound.words import names
from game.ui.table.api import Box, Face, Side, Spot, Table, TableContext, Thing, with_late_tips


class RuneboundTable(Table):
    """Lays out what RuneboundWords lists."""

    painting = board.PAINTING
    awaits = staticmethod(moves.awaits)
    legend = staticmethod(legend.parts)
    panel = staticmethod(sheet.panel)
    panels = staticmethod(sheet.panels)
    reveals = staticmethod(combat.reveals)
    routes = staticmethod(moves.routes)
    throws = staticmethod(throws.throws)
    travellers = staticmethod(moves.travellers)

    def played(self) -> Sequence[Box]:
        """Return the box of every hexagon."""
        return board.hexagons(self.title.book)

    def lasting_side(self, context: TableContext) -> Side | None:
        """Return the board, where a combat lies, as long as it lasts."""
        return "board" if context.view.fight is not None else None

    def pictures(self) -> Sequence[str]:
        """Return the board, and every Hero, Item, Ally, Challenge, Event and Encounter."""
        book: Book = self.title.book
        owned = (*book.heroes, *book.items, *book.allies)
        met = (*book.challenges, *book.events, *book.encounters, *book.doom)
        return [self.painting, *map(names.art_of, (*owned, *met))]

    def things(self, context: TableContext) -> Sequence[Thing]:
        """Return everything on the table, with the tips of the title's words."""
        return with_late_tips(_laid(context), lambda: self.words.items(context))

    def spots(self, context: TableContext) -> Sequence[Spot]:
        """Return the places for drops."""
        return [
            *with_late_tips(board.spots(context.view.book), lambda: self.words.places(context)),
            *sheet.spots(context),
            *market.spots(context),
        ]

    def card(self, context: TableContext, event: Event) -> tuple[Face, float] | None:
        """Return the card that an event names."""
        book, card = context.view.book, str(event.facts.get("card"))
        kinds = (book.items, book.allies, book.challenges, book.events, book.encounters, book.doom)
        return (faces.CardFace(book, card), faces.RATIO) if any(card in kind for kind in kinds) else None


def _laid(context: TableContext) -> Iterator[Thing]:
    for part in (board, moves, tracks, steps, sheet, market, combat, overlays, trade):
        yield from part.things(context)
