"""What Nim with cards calls its positions, choices and events. Needs no window: the terminal reads it too."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import UNKNOWN, Action, Event, Fact, Option, Ref, Seat
from game.presentation.announcements import sounds
from game.presentation.title_words import Cell, Context, Item, Label, Place, SeatSummary, TitleWords
from hotseat_nim.rules.book import value
from hotseat_nim.rules.turn import LayAside, Play

ICONS = {"stones": "nim_stone", "last": "star"}


class NimWords(TitleWords):
    """Words for the window, the terminal and programs alike."""

    announcements = sounds(nim_stones="played", card="laid-aside last reshuffled")

    def items(self, context: Context) -> Sequence[Item]:
        """Return heaps, both piles, and the viewer's hand."""
        say, view = context.say, context.view
        heaps = [
            Item(heap, say("nim-heap", stones=stones), on_board=True) for heap, stones in view.heaps.items()
        ]
        piles = [
            Item("deck", say("nim-deck", cards=len(view.deck)), on_board=True),
            Item("discard", say("nim-discard", cards=len(view.discard)), on_board=True),
        ]
        hand = [card for card in view.players[context.seat].hand if card != UNKNOWN]
        return [*heaps, *piles, *(Item(card, say("nim-card", stones=value(card))) for card in hand)]

    def places(self, context: Context) -> Sequence[Place]:
        """Return no places: heaps and piles are items themselves."""
        return ()

    def summary(self, context: Context, seat: Seat) -> SeatSummary:
        """Return what a seat took."""
        say, player = context.say, context.view.players[seat]
        cells = (
            Cell("nim_stone", str(player.stones), say("nim-panel-stones")),
            Cell("star", str(player.last), say("nim-panel-last")),
            Cell("card", str(len(player.hand)), say("nim-panel-hand")),
        )
        return SeatSummary(seat, cells=cells)

    def status(self, context: Context) -> str:
        """Return the turn."""
        return context.say("nim-turn", turn=context.view.turn)

    def label(self, context: Context, action: Action) -> Label:
        """Return an action in words."""
        say = context.say
        match action:
            case Play(card, heap):
                return Label(say("nim-do-play", card=value(card), heap=say(f"nim-heap-{heap}")))
            case LayAside(card):
                return Label(say("nim-do-lay-aside", card=value(card)))
        return Label(str(action))

    def facts(self, context: Context, facts: dict[str, Fact]) -> dict[str, Fact]:
        """Return the facts with the name of a heap in place of its id."""
        return {**facts, "heap": context.say(f"nim-heap-{facts['heap']}")} if "heap" in facts else facts

    def preview(self, context: Context, option: Option) -> str:
        """Return what stays in the heap."""
        match option.action:
            case Play(card, heap):
                stones = context.view.heaps[heap] - value(card)
                return context.say("nim-preview", stones=stones, last="no" if stones else "yes")
        return ""

    def log_line(self, context: Context, event: Event) -> str:
        """Return an event in a line."""
        return context.say(f"nim-log-{event.verb}", **self.facts(context, event.facts))

    def where(self, event: Event) -> Sequence[Ref]:
        """Return the heap of an event."""
        return [str(event.facts["heap"])] if "heap" in event.facts else []

    def source(self, context: Context, source: str) -> tuple[str, str]:
        """Return a row of the score sheet."""
        return context.say(f"nim-source-{source}"), ICONS[source]
