"""The table of Nim with cards: where things lie and what they are called."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import UNKNOWN, Action, Event, Fact, Option, Ref
from game.presentation.announcements import sounds
from game.presentation.title_words import Cell, Label
from game.ui.table.api import Box, Panel, Spot, Table, TableContext, Thing
from game.ui.table.drawing.hand_cards import cards_in_hand
from hotseat_nim.rules.book import Book, value
from hotseat_nim.rules.turn import LayAside, Play
from hotseat_nim.table.faces import CardFace, HeapFace, MatFace

CARD_RATIO = 0.7
ICONS = {"stones": "nim_stone", "last": "star"}


class NimTable(Table):
    """Heaps and piles on the board, the hand below."""

    painting = "nim/board.jpg"
    announcements = sounds(nim_stones="played", card="laid-aside last reshuffled")

    @property
    def book(self) -> Book:
        """What is printed."""
        book: Book = self.title.book
        return book

    def things(self, context: TableContext) -> Sequence[Thing]:
        """Heaps, both piles, and the hand."""
        say, view = context.ui.say, context.view
        heaps = [
            Thing(
                heap,
                self._box(heap),
                HeapFace(stones),
                True,
                tip=say("nim-heap", stones=stones),
                shape="round",
            )
            for heap, stones in view.heaps.items()
        ]
        top = value(view.discard[-1]) if view.discard else 0
        deck, played = len(view.deck), len(view.discard)
        piles = [
            Thing("deck", self._box("deck"), CardFace(0, str(deck)), True, tip=say("nim-deck", cards=deck)),
            Thing("discard", self._box("discard"), CardFace(top), True, tip=say("nim-discard", cards=played)),
        ]
        return [*heaps, *piles, self._mat(context), *self._hand(context)]

    def _mat(self, context: TableContext) -> Thing:
        say, me, mat = context.ui.say, context.view.players[context.seat], context.areas.mat
        lines = (
            ("nim_stone", say("nim-mine-stones", stones=me.stones)),
            ("star", say("nim-mine-last", last=me.last)),
        )
        return Thing("mat", (mat.x, mat.y, mat.w, mat.h), MatFace(lines))

    def _hand(self, context: TableContext) -> list[Thing]:
        room, hand = context.areas.hand, context.view.players[context.seat].hand
        height = room.height * 9 // 10
        boxes = cards_in_hand(room, len(hand), (round(height * CARD_RATIO), height))
        return [
            self._card(context, card, f"back:{n}" if card == UNKNOWN else card, box, angle)
            for n, (card, (box, angle)) in enumerate(zip(hand, boxes, strict=True))
        ]

    def _card(self, context: TableContext, card: str, ref: Ref, box: Box, angle: float) -> Thing:
        stones = 0 if card == UNKNOWN else value(card)
        tip = context.ui.say("nim-card", stones=stones) if stones else ""
        return Thing(ref, box, CardFace(stones), angle=angle, tip=tip, origin="deck", lifts=True)

    def _box(self, place: str) -> Box:
        found = self.book.board.places[place]
        return found.x, found.y, found.w, found.h

    def spots(self, context: TableContext) -> Sequence[Spot]:
        """Heaps and piles are things themselves."""
        return []

    def panels(self, context: TableContext) -> Sequence[Panel]:
        """What the others took."""
        say, view = context.ui.say, context.view
        return [
            Panel(
                seat,
                cells=(
                    Cell("nim_stone", str(player.stones), say("nim-panel-stones")),
                    Cell("star", str(player.last), say("nim-panel-last")),
                    Cell("card", str(len(player.hand)), say("nim-panel-hand")),
                ),
            )
            for seat in ((context.seat + n) % view.seats for n in range(1, view.seats))
            for player in (view.players[seat],)
        ]

    def status(self, context: TableContext) -> str:
        """The turn."""
        return context.ui.say("nim-turn", turn=context.view.turn)

    def label(self, context: TableContext, action: Action) -> Label:
        """An action in words."""
        say = context.ui.say
        match action:
            case Play(card, heap):
                return Label(say("nim-do-play", card=value(card), heap=say(f"nim-heap-{heap}")))
            case LayAside(card):
                return Label(say("nim-do-lay-aside", card=value(card)))
        return Label(str(action))

    def facts(self, context: TableContext, facts: dict[str, Fact]) -> dict[str, Fact]:
        """The name of a heap."""
        if "heap" not in facts:
            return facts
        return {**facts, "heap": context.ui.say(f"nim-heap-{facts['heap']}")}

    def preview(self, context: TableContext, option: Option) -> str:
        """What stays in the heap."""
        match option.action:
            case Play(card, heap):
                stones = context.view.heaps[heap] - value(card)
                return context.ui.say("nim-preview", stones=stones, last="no" if stones else "yes")
        return ""

    def log_line(self, context: TableContext, event: Event) -> str:
        """An event in a line."""
        return context.ui.say(f"nim-log-{event.verb}", **self.facts(context, event.facts))

    def where(self, event: Event) -> Sequence[Ref]:
        """The heap."""
        return [str(event.facts["heap"])] if "heap" in event.facts else []

    def source(self, context: TableContext, source: str) -> tuple[str, str]:
        """A row of the score sheet."""
        return context.ui.say(f"nim-source-{source}"), ICONS[source]
