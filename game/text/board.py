"""What is told of a board and of what lies before a seat: what lies where, and all that is known of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from game.engine.board import hexagons as hexes
from game.engine.model import Ref
from game.presentation.title_words import told
from game.text.page import Page
from game.text.table import TextTable
from game.ui.table.api import Spot, Thing


class Board:
    """Writes on a page what the viewer sees lying about."""

    def __init__(self, table: TextTable, page: Page) -> None:
        self._table, self._page = table, page
        self.say = table.ui.say

    def lying(self) -> None:
        """What lies where; what lies at no place is told more fully."""
        table, lying = self._table, self._table.on_board()
        self._page.heading(self.say("text-board"))
        for ref in (ref for ref in table.places if ref in lying):
            things = counted(self.say, [table.short(thing) for thing in lying[ref]])
            self._page.tell(self.say("text-board-at", place=table.names[ref], things=things))
        if "" in lying:
            self._page.heading(self.say("text-elsewhere"))
        for name in dict.fromkeys(table.names[thing.ref] for thing in lying.get("", ())):
            self._page.tell(name)

    def own(self) -> None:
        """All that lies before the viewer."""
        self._page.heading(self.say("text-own"))
        for words in dict.fromkeys(self._table.plain(told(thing.tip)) for thing in self._table.own()):
            self._page.tell(words)

    def look(self, words: str) -> None:
        """All that is said of things and places of a name."""
        table = self._table
        found = {ref: what for ref, what in self._all().items() if has(table.names[ref], words)}
        lying = table.on_board()
        told = dict.fromkeys(self._looked(ref, what, lying.get(ref, ())) for ref, what in found.items())
        for one in told:
            self._page.tell(one)
        if not told:
            self._page.tell(self.say("text-nothing-there", words=words))

    def _all(self) -> dict[Ref, Thing | Spot]:
        return {**{thing.ref: thing for thing in self._table.things}, **self._table.places}

    def _looked(self, ref: Ref, what: Thing | Spot, lying: Sequence[Thing]) -> str:
        """A thing or a place in full: what lies there, and what is beside it."""
        table = self._table
        _, *more = table.plain(told(what.tip)).split("\n")
        lines = [table.names[ref], *more]
        if lying:
            lines.append(counted(self.say, [table.short(thing) for thing in lying]))
        if ref in table.places and (near := self._beside(ref)):
            lines.append(self.say("text-near", places=listed(near)))
        return "\n".join(lines)

    def _beside(self, ref: Ref) -> list[str]:
        """The places round a place of a board of hexagons."""
        board = self._table.context.view.book.board
        kind, _, place = ref.rpartition(":")
        if place not in board.hexes:
            return []
        cells = {h.axial: f"{kind}:{h.id}" for h in board.hexes.values()}
        round_it = (cells.get(cell, "") for cell in hexes.neighbours(board.hexes[place].axial))
        return [self._table.names[near] for near in round_it if near in self._table.names]


def counted(say: Callable[..., str], names: Iterable[str]) -> str:
    """Names, equal ones as one with their number."""
    return listed(
        say("text-board-times", count=count, name=name) if count > 1 else name
        for name, count in Counter(names).items()
    )


def listed(names: Iterable[str]) -> str:
    """Names in a row."""
    return ", ".join(names)


def has(name: str, words: str) -> bool:
    """Whether all of some words stand in a name, whatever their case."""
    return all(word in name.lower() for word in words.lower().split())
