"""The table of Runebound: the map and its tracks beside the seat's sheet, cards, scenes and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.model import Action, Event, Fact, Option, Ref, Seat
from game.titles.runebound.rules.book import Book
from game.titles.runebound.rules.movement import Fly, StepTo, Walk
from game.titles.runebound.rules.state import figure_ref
from game.titles.runebound.rules.turn import EndTurn
from game.titles.runebound.table import (
    board,
    combat,
    faces,
    labels,
    log,
    market,
    moves,
    overlays,
    pieces,
    seat,
    sheet,
    steps,
    throws,
    tracks,
    trade,
    warnings,
)
from game.titles.runebound.table import legend as runebound_legend
from game.ui.table.things import (
    Box,
    Cell,
    Exhibit,
    Face,
    Label,
    LegendPart,
    Panel,
    Route,
    Size,
    Spot,
    Table,
    TableContext,
    Thing,
    Throw,
    Warn,
)


class RuneboundTable(Table):
    """Puts the parts together."""

    painting = board.PAINTING
    milestones = throws.MILESTONES
    plays_open = True

    @property
    def board_size(self) -> Size:
        """Size of the map."""
        book: Book = self.title.book
        return book.board.size

    def played(self) -> Sequence[Box]:
        """Every hexagon."""
        book: Book = self.title.book
        return [board.box(book, hexagon) for hexagon in book.board.hexes.values()]

    def pictures(self) -> Sequence[str]:
        """The board, and every Hero, Item, Ally, Challenge, Event and Encounter."""
        book: Book = self.title.book
        owned = (*book.heroes, *book.items, *book.allies)
        met = (*book.challenges, *book.events, *book.encounters, *book.doom)
        return [self.painting, *map(pieces.art_of, (*owned, *met))]

    def things(self, context: TableContext) -> Sequence[Thing]:
        """Everything that is seen."""
        return [
            *board.things(context, moves.tips(context)),
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
            *board.spots(context, moves.tips(context)),
            *sheet.spots(context),
            *market.spots(context),
        ]

    def portrait(self, view: Any, seat: Seat) -> str:
        """The Hero."""
        hero = view.players[seat].hero
        return pieces.art_of(hero) if hero else ""

    def panels(self, context: TableContext) -> Sequence[Panel]:
        """The other seats, clockwise."""
        return seat.panels(context)

    def throws(self, context: TableContext, events: Sequence[Event]) -> Sequence[Throw]:
        """The dice as they are thrown."""
        return list(throws.throws(context, events))

    def awaits(self, context: TableContext, actions: Sequence[Action]) -> Sequence[Cell]:
        """What a Hero meets on its way."""
        return list(moves.awaits(context, actions))

    def own(self, context: TableContext) -> Sequence[Ref]:
        """The seat's Hero."""
        return [figure_ref(context.view.players[context.seat].hero)]

    def card(self, context: TableContext, event: Event) -> tuple[Face, float] | None:
        """The card that an event names."""
        book, card = context.view.book, str(event.facts.get("card"))
        kinds = (book.items, book.allies, book.challenges, book.events, book.encounters, book.doom)
        return (faces.CardFace(book, card), faces.RATIO) if any(card in kind for kind in kinds) else None

    def reveals(self, context: TableContext, events: Sequence[Event]) -> Sequence[Exhibit]:
        """What the others fought."""
        return list(combat.reveals(context, events))

    def travellers(self, context: TableContext) -> Sequence[Ref]:
        """The Hero that moves by dice."""
        return moves.travellers(context)

    def routes(self, context: TableContext, source: Ref) -> Mapping[Ref, Route]:
        """Where the Hero gets in its movement."""
        return moves.routes(context, source)

    def ends_turn(self, action: Action) -> bool:
        """Healing no more, the last question of a turn."""
        return isinstance(action, EndTurn)

    def warning(self, context: TableContext, action: Action) -> Warn | None:
        """What the person may have overlooked."""
        return warnings.warning(context, action)

    def legend(self, context: TableContext) -> Sequence[LegendPart]:
        """The signs of the board."""
        return runebound_legend.parts(context)

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
        match option.action:
            case Walk(place) | StepTo(_, place) | Fly(place):
                return moves.preview(context, option, place)
        return labels.preview(context, option)

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

    def source(self, context: TableContext, source: str) -> tuple[str, str]:
        """A row of the score sheet."""
        return log.source(context, source)
