"""Writes what is on the board and before the viewer, and what is known of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from game.engine.model import Ref
from game.presentation.rich_text import joined
from game.presentation.title_words import Item, Place, tip_text
from game.text.page import Page
from game.text.text_table import TextTable


class BoardWriter:
    """Writes on a page what the viewer sees."""

    def __init__(self, table: TextTable, page: Page) -> None:
        self._table, self._page = table, page
        self.say = table.say

    def places(self) -> None:
        """Write what is at each place, then what is at none, that with its full name."""
        table, lying = self._table, self._table.on_board()
        self._page.heading(self.say("text-board"))
        for ref in (ref for ref in table.places if ref in lying):
            things = counted(self.say, [table.short(item) for item in lying[ref]])
            self._page.write(self.say("text-board-at", place=table.names[ref], things=things))
        if None in lying:
            self._page.heading(self.say("text-elsewhere"))
        for name in dict.fromkeys(table.names[item.ref] for item in lying.get(None, ())):
            self._page.write(name)

    def own(self) -> None:
        """Write all that is before the viewer, in full."""
        self._page.heading(self.say("text-own"))
        for words in dict.fromkeys(self._table.plain(tip_text(item.tip)) for item in self._table.own()):
            self._page.write(words)

    def look(self, words: str) -> None:
        """Write the items and places whose names contain all these words, in full."""
        table = self._table
        everything: dict[Ref, Item | Place] = {**table.items, **table.places}
        found = {ref: what for ref, what in everything.items() if has(table.names[ref], words)}
        lying = table.on_board()
        lines = dict.fromkeys(self._looked(ref, what, lying.get(ref, ())) for ref, what in found.items())
        for one in lines:
            self._page.write(one)
        if not lines:
            self._page.write(self.say("text-nothing-there", words=words))

    def _looked(self, ref: Ref, what: Item | Place, lying: Sequence[Item]) -> str:
        """Return an item or a place in full: what is there, and the places beside it."""
        table = self._table
        _, *more = table.plain(tip_text(what.tip)).split("\n")
        lines = [table.names[ref], *more]
        if lying:
            lines.append(counted(self.say, [table.short(item) for item in lying]))
        if ref in table.places and (near := table.around(ref)):
            lines.append(self.say("text-near", places=joined(self.say, near, "names-more")))
        return "\n".join(lines)


def counted(say: Callable[..., str], names: Iterable[str]) -> str:
    """Return names in a row, equal ones once with their number."""
    often = Counter(names).items()
    return joined(
        say,
        [say("text-board-times", count=n, name=name) if n > 1 else name for name, n in often],
        "names-more",
    )


def has(name: str, words: str) -> bool:
    """Return whether a name contains all these words, in any case."""
    return all(word in name.lower() for word in words.lower().split())
