"""A table as one seat sees it, in words: what lies where, for the terminal and for screen readers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property

from game.engine.board import hexagons as hexes
from game.engine.model import Ref, Seat
from game.presentation.log_turns import NEW_TURN, LogEntry
from game.presentation.messages import Messages
from game.presentation.rich_text import Speech, joined
from game.presentation.title_words import Context, Item, Place, TitleWords, tip_text

_END = re.compile(r"[:.](?: |$)")
"""Matches the end of a name in a line that continues with a description."""


class TableInWords(Speech):
    """A viewer's table in words. Set `context` anew and call `forget` after every change of the position."""

    context: Context

    def __init__(self, messages: Messages, title: str, words: TitleWords) -> None:
        super().__init__(messages, title)
        self.words = words

    def forget(self) -> None:
        """Clear what was worked out for another position."""
        for kind in type(self).__mro__:
            for known, what in vars(kind).items():
                if isinstance(what, cached_property):
                    self.__dict__.pop(known, None)

    # ---- what there is
    @cached_property
    def items(self) -> Mapping[Ref, Item]:
        """Everything on the table that has words, by ref."""
        return {item.ref: item for item in self.words.items(self.context)}

    @cached_property
    def places(self) -> Mapping[Ref, Place]:
        """The places of the board, by ref."""
        return {place.ref: place for place in self.words.places(self.context)}

    @cached_property
    def names(self) -> Mapping[Ref, str]:
        """The names of items and places; places with the same name are distinguished by their ids."""
        names = {ref: self.name(item) for ref, item in self.items.items()}
        for ref, name in self.short_names.items():
            own = self.say("text-place", name=name, id=self.mark(ref))
            names[ref] = own if ref in self.nameless else name
        return names

    def mark(self, ref: Ref) -> str:
        """Return what tells a place from others of its name: the id of a hexagon, else its number among
        them.
        """
        own_id = ref.rpartition(":")[2].replace("_", " ")
        if any(map(str.isdigit, own_id)):
            return own_id.replace(".", " ")
        alike = [other for other, name in self.short_names.items() if name == self.short_names[ref]]
        return str(alike.index(ref) + 1)

    @cached_property
    def nameless(self) -> frozenset[Ref]:
        """The places that share their name with another one."""
        often = Counter(self.short_names.values())
        return frozenset(ref for ref, name in self.short_names.items() if often[name] > 1)

    @cached_property
    def short_names(self) -> Mapping[Ref, str]:
        """The names of the places without details, by ref."""
        return {ref: self.short(place) for ref, place in self.places.items()}

    @cached_property
    def card_names(self) -> frozenset[str]:
        """The names of all items, without what follows them."""
        return frozenset(self.name(item).partition(" · ")[0] for item in self.items.values())

    def name(self, what: Item | Place) -> str:
        """Return the first line of a thing's description."""
        return self.plain(tip_text(what.tip)).partition("\n")[0]

    def short(self, what: Item | Place) -> str:
        """Return a thing's name without details."""
        return _END.split(self.name(what))[0]

    def own(self) -> list[Item]:
        """Return what lies before the viewer: mat and hand."""
        return [item for item in self.items.values() if not item.on_board]

    @cached_property
    def cards_of_others(self) -> Mapping[Seat, Mapping[Ref, Item]]:
        """The cards before the other seats that the viewer may see, by seat, each by its ref."""
        seats = (seat for seat in range(len(self.context.people)) if seat != self.context.seat)
        return {seat: {item.ref: item for item in self.words.cards_of(self.context, seat)} for seat in seats}

    def thing(self, ref: Ref) -> Item | Place | None:
        """Return a place, an item or a card of another seat; None if it is not on the table."""
        cards = (cards[ref] for cards in self.cards_of_others.values() if ref in cards)
        return self.places.get(ref) or self.items.get(ref) or next(cards, None)

    def on_board(self) -> Mapping[Ref | None, Sequence[Item]]:
        """Return the items on the board by place, None for those at none, without those that only repeat the
        name of their place."""
        return self._on_board

    @cached_property
    def _on_board(self) -> dict[Ref | None, list[Item]]:
        """The items of `on_board`, worked out once for a position."""
        found: dict[Ref | None, list[Item]] = {}
        for item in self.items.values():
            place = self.places.get(item.place) if item.place else None
            is_shown = item.on_board and not item.pinned
            if is_shown and (place is None or self.short(item) != self.short(place)):
                found.setdefault(place.ref if place else None, []).append(item)
        return found

    @cached_property
    def lying(self) -> Mapping[Ref, str | None]:
        """The name of the place of each item on the board, None for those at none."""
        return {
            item.ref: self.names[place] if place else None
            for place, items in self.on_board().items()
            for item in items
        }

    def beside(self, ref: Ref) -> list[Ref]:
        """Return the places around a hexagon, in order of their directions; [] for other places."""
        board = self.context.view.book.board
        kind, _, place = ref.rpartition(":")
        if place not in board.hexes:
            return []
        around = (self._cells.get(cell, "") for cell in hexes.neighbours(board.hexes[place].axial))
        return [near for id_ in around if (near := f"{kind}:{id_}") in self.places]

    def around(self, ref: Ref) -> list[str]:
        """Return the names of the places around a hexagon, each with the border on the way to it."""
        return [self._over(ref, near) for near in self.beside(ref)]

    def _over(self, ref: Ref, near: Ref) -> str:
        """Return the name of a neighbour, and what separates it, such as a river."""
        pair = frozenset(place.rpartition(":")[2] for place in (ref, near))
        borders = self.context.view.book.board.borders
        between = [
            self.say(f"{self.title}-border-{kind}") for kind, pairs in borders.items() if pair in pairs
        ]
        name = self.names[near]
        return self.say("text-near-over", name=name, border=between[0]) if between else name

    @cached_property
    def _cells(self) -> Mapping[object, str]:
        """The ids of the hexagons by their coordinates."""
        return {h.axial: h.id for h in self.context.view.book.board.hexes.values()}

    def counted(self, names: Sequence[str]) -> str:
        """Return names as one phrase, equal ones once with their number."""
        often = Counter(names).items()
        return joined(
            self.say,
            [self.say("text-board-times", count=n, name=name) if n > 1 else name for name, n in often],
            "names-more",
        )

    # ---- what happened
    def event_line(self, entry: LogEntry) -> str:
        """Return an event in a line, after the name of who acts, which an event that only the viewer may
        know or that concerns everybody does not need; "" for one without words.
        """
        _, mover, event = entry
        words = "" if event.verb == NEW_TURN else self.words.describe_event(self.context, event)
        if not words:
            return ""
        if event.seen_by == frozenset({self.context.seat}) or self.words.announcement(event).common:
            return self.log_line(words)
        name = self.plain(self.context.people[int(event.facts.get("seat", mover))].name)
        return self.say("text-event", name=name, words=self.log_line(words))
