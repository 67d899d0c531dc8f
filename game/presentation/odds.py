"""Odds: what a viewer can work out about a position, in tables of words, the same for every title.

A title lists its kinds of odds in `TitleWords.odds`. Window, terminal and screen reader show them by an
`Inquiry`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from game.engine.model import Ref
from game.presentation.context import Context


@dataclass(frozen=True)
class Value:
    """A value that can be chosen, and its words."""

    id: str
    words: str


@dataclass(frozen=True)
class Choice:
    """Something that odds depend on, with its values; the first one is the default."""

    id: str
    name: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Mark:
    """A number that can be shown at a place of the board, and what it means there, in words."""

    place: Ref
    number: int
    words: str


@dataclass(frozen=True)
class Table:
    """A table of odds.

    name     its heading; "" for none
    columns  the headings of the columns; the first column names the rows
    rows     the cells of each row, as many as there are columns
    strong   the numbers of rows that stand out
    notes    sentences below the table: what it assumes
    marks    what the table can show on the board
    """

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    strong: frozenset[int] = frozenset()
    notes: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()


class Odds(ABC):
    """A kind of odds of a title, such as those of combats. All of it comes from one seat's view."""

    @abstractmethod
    def name(self, context: Context) -> str:
        """Return the name of this kind."""

    @abstractmethod
    def choices(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Choice]:
        """Return what the odds depend on. `chosen` has the values of the choices before, so later ones may
        depend on them; return as many choices as can be named with these.
        """

    @abstractmethod
    def tables(self, context: Context, chosen: Mapping[str, str]) -> Iterable[Table | None]:
        """Return the tables for values of all choices. What takes long yields None now and then, so that a
        window can go on with it in its next turn."""

    def nothing(self, context: Context) -> str:
        """Return why there is nothing to work out now; "" if there is something."""
        return ""


@dataclass
class Asked:
    """A kind of odds by its number, and the values that a viewer has chosen, of any kind."""

    kind: int = 0
    wanted: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Inquiry:
    """A viewer's question about a position."""

    context: Context
    kinds: Sequence[Odds]
    asked: Asked = field(default_factory=Asked)

    @property
    def odds(self) -> Odds:
        return self.kinds[self.asked.kind]

    @property
    def names(self) -> list[str]:
        """The names of all kinds."""
        return [odds.name(self.context) for odds in self.kinds]

    @property
    def nothing(self) -> str:
        """The reason why there is nothing to work out; "" if there is something."""
        return self.odds.nothing(self.context)

    def choices(self) -> list[tuple[Choice, int]]:
        """Return each choice with the number of its present value: the one the viewer wanted, as long as it
        is offered, else the first.
        """
        found, chosen = list[tuple[Choice, int]](), dict[str, str]()
        while len(offered := self.odds.choices(self.context, chosen)) > len(found):
            choice = offered[len(found)]
            ids = [value.id for value in choice.values]
            now = ids.index(self.asked.wanted[choice.id]) if self.asked.wanted.get(choice.id) in ids else 0
            found.append((choice, now))
            chosen[choice.id] = ids[now]
        return found

    def tables(self) -> Sequence[Table]:
        """Return the tables for the present values; () if there is nothing to work out."""
        return [table for table in self.work() if table is not None]

    def work(self) -> Iterator[Table | None]:
        """Yield the same tables, and None in between, where the work may pause."""
        if not self.nothing:
            chosen = {choice.id: choice.values[now].id for choice, now in self.choices()}
            yield from self.odds.tables(self.context, chosen)

    def choose(self, choice: Choice, value: int) -> None:
        """Take a value of a choice."""
        self.asked.wanted[choice.id] = choice.values[value].id
