"""The table of Raiders of Scythia in the window."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine import flow
from game.engine.model import Action, Event, Seat
from game.engine.session import moment
from game.presentation.title_words import Cell
from game.titles.raiders.rules.shared.discarding import Discard
from game.titles.raiders.rules.state.book import Book
from game.titles.raiders.rules.state.state import mat_ref
from game.titles.raiders.table import board, legend, mats, raid_panel, throws
from game.titles.raiders.table.cards import CARD_RATIO, AnimalFace, CrewFace, animal_art
from game.titles.raiders.table.seat import RATIO, SeatFace
from game.titles.raiders.words import raid_preview
from game.titles.raiders.words.seat_summary import art_of
from game.ui.table.api import Face, Panel, Spot, Table, TableContext, Thing, with_late_tips


class RaidersTable(Table):
    """The table of Raiders: layout and faces of board, mat, hand and raid. Their words come from `words`."""

    painting = "raiders/board.jpg"
    legend = staticmethod(legend.parts)
    throws = staticmethod(throws.throws)

    def pictures(self) -> Sequence[str]:
        """Return the board, every crew and hero card, and both halves of every animal."""
        book: Book = self.title.book
        halves = [animal_art(card, side) for card in book.animals for side in ("eagle", "horse")]
        return [self.painting, *dict.fromkeys(map(art_of, [*book.crew, *book.heroes])), *halves]

    def things(self, context: TableContext) -> Sequence[Thing]:
        """Return everything that is seen, with the tips of the words."""
        seen = (*board.things(context), *mats.things(context), *raid_panel.things(context))
        return with_late_tips(seen, lambda: self.words.items(context))

    def spots(self, context: TableContext) -> Sequence[Spot]:
        """Return the places for drops, with the tips of the words."""
        spots = (*board.spots(context), *mats.spots(context))
        return with_late_tips(spots, lambda: self.words.places(context))

    def panel(self, context: TableContext, seat: Seat) -> Panel:
        """Return a seat's public facts, with its player board to be seen large."""
        facts = self.words.summary(context, seat)
        large = SeatFace(context.view.book, context.view.players[seat])
        return Panel(seat, facts.line, facts.cells, mat_ref(seat), large, RATIO, facts.short)

    def awaits(self, context: TableContext, actions: Sequence[Action]) -> Iterable[Cell]:
        """Return the range of strength that a raid would have now."""
        return raid_preview.awaits(context, actions)

    def sequel(self, context: TableContext, action: Action) -> Action | None:
        """Return the discard of the only card that can be discarded, unless that reveals something."""
        asked = flow.choices(context.view).get(context.seat, [])
        legal = [choice.option.action for choice in asked if choice.reason is None]
        if len(legal) != 1 or not isinstance(legal[0], Discard):
            return None
        return None if moment.make(self.title, context.view, context.seat, legal[0]).stop else legal[0]

    def card(self, context: TableContext, event: Event) -> tuple[Face, float] | None:
        """Return the crew or animal card that an event names."""
        book, card = context.view.book, str(event.facts.get("card"))
        if card in book.crew:
            return CrewFace(book, card), CARD_RATIO
        return (AnimalFace(book, card), CARD_RATIO) if card in book.animals else None
