"""What players read: in the window, in the terminal, in the log. The sentences are in sample.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import Action, Event, Fact, Option, Ref, Seat
from game.presentation.title_words import Cell, Context, Item, Label, Place, SeatSummary, TitleWords
from hotseat_sample.rules import Take

ICONS = {"stones": "disc", "last": "star"}


class SampleWords(TitleWords):
    """Words for what happens on the table."""

    plays_open = True  # this game has no hidden cards; leave the line out if yours has

    def items(self, context: Context) -> Sequence[Item]:
        """Return everything on the table that has a tip."""
        heaps = context.view.heaps.items()
        return [
            Item(heap, context.say("sample-heap", stones=stones), on_board=True) for heap, stones in heaps
        ]

    def places(self, context: Context) -> Sequence[Place]:
        """Return no places: the heaps are items themselves."""
        return ()

    def summary(self, context: Context, seat: Seat) -> SeatSummary:
        """Return what a seat has."""
        say, player = context.say, context.view.players[seat]
        cells = (
            Cell("disc", str(player.stones), say("sample-source-stones")),
            Cell("star", str(player.last), say("sample-source-last")),
        )
        return SeatSummary(seat, cells=cells)

    def status(self, context: Context) -> str:
        """Return the words in the top bar."""
        return context.say("sample-turn", turn=context.view.turn)

    def label(self, context: Context, action: Action) -> Label:
        """Return the name of an action."""
        if isinstance(action, Take):
            facts = self.facts(context, {"heap": action.heap, "amount": action.amount})
            return Label(context.say("sample-do-take", **facts))
        return Label(str(action))

    def facts(self, context: Context, given: dict[str, Fact]) -> dict[str, Fact]:
        """Return facts with names in place of ids."""
        return {**given, "heap": context.say(f"sample-place-{given['heap']}")} if "heap" in given else given

    def preview(self, context: Context, option: Option) -> str:
        """Return what an option brings, shown beside the pointer."""
        if isinstance(option.action, Take):
            left = context.view.heaps[option.action.heap] - option.action.amount
            return context.say("sample-heap", stones=left)
        return ""

    def log_line(self, context: Context, event: Event) -> str:
        """Return an event as a line of the log, which begins with its seat's name."""
        return context.say(f"sample-log-{event.verb}", **self.facts(context, event.facts))

    def where(self, event: Event) -> Sequence[Ref]:
        """Return the places that a line of the log points at."""
        return [str(event.facts["heap"])] if "heap" in event.facts else []

    def source(self, context: Context, source: str) -> tuple[str, str]:
        """Return a row of the score sheet: its words and its icon."""
        return context.say(f"sample-source-{source}"), ICONS[source]
