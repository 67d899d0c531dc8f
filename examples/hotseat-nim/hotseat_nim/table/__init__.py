"""The table of Nim with cards: where its things are in the window, and how they look."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import UNKNOWN, Ref, Seat
from game.ui.table.api import Box, Panel, Spot, Table, TableContext, Thing
from game.ui.table.drawing.hand_cards import cards_in_hand
from hotseat_nim.rules.book import Book, value
from hotseat_nim.table.faces import CardFace, HeapFace, MatFace

CARD_RATIO = 0.7


class NimTable(Table):
    """Heaps and piles on the board, the hand below."""

    painting = "nim/board.jpg"

    @property
    def book(self) -> Book:
        """What is printed."""
        book: Book = self.title.book
        return book

    def things(self, context: TableContext) -> Sequence[Thing]:
        """Return heaps, both piles, the mat and the hand."""
        view = context.view
        tips = {item.ref: item.tip for item in self.words.items(context)}
        heaps = [
            Thing(heap, self._box(heap), HeapFace(stones), True, tip=tips[heap], shape="round")
            for heap, stones in view.heaps.items()
        ]
        top = value(view.discard[-1]) if view.discard else 0
        deck = CardFace(0, str(len(view.deck)))
        piles = [
            Thing("deck", self._box("deck"), deck, True, tip=tips["deck"]),
            Thing("discard", self._box("discard"), CardFace(top), True, tip=tips["discard"]),
        ]
        hand = [
            Thing(ref, box, face, angle=angle, tip=tips.get(ref, ""), origin="deck", lifts=True)
            for ref, box, face, angle in self._hand(context)
        ]
        return [*heaps, *piles, self._mat(context), *hand]

    def _mat(self, context: TableContext) -> Thing:
        say, me, mat = context.say, context.view.players[context.seat], context.areas.mat
        lines = (
            ("nim_stone", say("nim-mine-stones", stones=me.stones)),
            ("star", say("nim-mine-last", last=me.last)),
        )
        return Thing("mat", (mat.x, mat.y, mat.w, mat.h), MatFace(lines))

    def _hand(self, context: TableContext) -> list[tuple[Ref, Box, CardFace, float]]:
        room, hand = context.areas.hand, context.view.players[context.seat].hand
        height = room.height * 9 // 10
        boxes = cards_in_hand(room, len(hand), (round(height * CARD_RATIO), height))
        return [
            (f"back:{n}", box, CardFace(0), angle)
            if card == UNKNOWN
            else (card, box, CardFace(value(card)), angle)
            for n, (card, (box, angle)) in enumerate(zip(hand, boxes, strict=True))
        ]

    def _box(self, place: str) -> Box:
        found = self.book.board.places[place]
        return found.x, found.y, found.w, found.h

    def spots(self, context: TableContext) -> Sequence[Spot]:
        """Return no spots: heaps and piles are things themselves."""
        return []

    def panel(self, context: TableContext, seat: Seat) -> Panel:
        """Return what a seat took."""
        return Panel(seat, cells=self.words.summary(context, seat).cells)
