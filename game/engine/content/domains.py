"""What the fields of a title's actions and positions may say, for whoever must count all of it beforehand.

A title names a domain for a field, "card", or for the field of one action, step or record only, "buy.card",
"Player.worker". Ids that are the same to every player, such as copies of a card, share a name. What belongs
to a seat is named from the seat that looks: "my mech.speed", "next character".
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.engine.model import Seat

Value = int | str
"""What a field says: an id, a number, yes or no."""
LARGEST = 9_999
"""No number of a game is larger where its title does not say how large it may be."""
COUNTED = "counted"
"""Stands for a domain where only how many there are is of interest: a deck."""


class Domain(ABC):
    """The values of a field under their names.

    copies   of a name, how many values there are at most of which each counts for itself, although they share
             it; 1 where they are the same to every player
    """

    copies = 1

    @abstractmethod
    def names(self, seats: int) -> tuple[str, ...]:
        """Return every name at a table of so many seats."""

    @abstractmethod
    def places(self, seat: Seat, seats: int) -> Mapping[Value, int]:
        """Return each value, and which of the names it has in the eyes of a seat."""


class Listed(Domain):
    """Values that are called the same by all seats."""

    def __init__(self, values: Iterable[Value], name: Callable[[Value], str] = str, apart: bool = False):
        """`name` gives a value's name; `apart`: values of one name count each for itself."""
        self._name = {value: name(value) for value in values}
        self._names = tuple(dict.fromkeys(self._name.values()))
        self.copies = max(Counter(self._name.values()).values(), default=1) if apart else 1

    def names(self, seats: int) -> tuple[str, ...]:
        """Return all of them, in their order."""
        return self._names

    def places(self, seat: Seat, seats: int) -> Mapping[Value, int]:
        """Return the same for every seat."""
        number = {name: number for number, name in enumerate(self._names)}
        return {value: number[name] for value, name in self._name.items()}


class OfSeats(Domain):
    """Values of which every seat has its own, by the names that they have for their owner."""

    def __init__(self, names: Sequence[str], value: Callable[[Seat, str], Value], owners: str = "all"):
        """`value` gives the value of a seat under a name; `owners`: "all" seats, or the "own" seat alone."""
        self._names, self._value, self._all = names, value, owners == "all"

    def names(self, seats: int) -> tuple[str, ...]:
        """Return those of the seat that looks first, then those of the others in the order of seats."""
        return tuple(
            f"{owner} {name}".strip() for owner in _owners(seats if self._all else 1) for name in self._names
        )

    def places(self, seat: Seat, seats: int) -> Mapping[Value, int]:
        """Counted from the seat that looks."""
        found = [
            self._value((seat + further) % seats, name)
            for further in range(seats if self._all else 1)
            for name in self._names
        ]
        return {value: number for number, value in enumerate(found)}


def _owners(seats: int) -> Iterator[str]:
    """Yield how the seats are called by the first of them."""
    yield from OWNERS[:seats]
    yield from (f"{number}th" for number in range(len(OWNERS) + 1, seats + 1))


class Both(Domain):
    """Pairs of values, such as a box of a mat and an action of it."""

    def __init__(self, *parts: Domain):
        self._parts = parts

    def names(self, seats: int) -> tuple[str, ...]:
        """Return each name of one part with each of the next."""
        found: tuple[str, ...] = ("",)
        for part in self._parts:
            found = tuple(f"{before} {name}".strip() for before in found for name in part.names(seats))
        return found

    def places(self, seat: Seat, seats: int) -> Mapping[Value, int]:
        """The values are tuples."""
        found: dict[tuple[Value, ...], int] = {(): 0}
        for part in self._parts:
            size, places = len(part.names(seats)), part.places(seat, seats)
            found = {(*b, v): n * size + place for b, n in found.items() for v, place in places.items()}
        return found  # type: ignore[return-value] # tuples of ids are values here


class OneOf(Domain):
    """Values of several domains."""

    def __init__(self, *parts: Domain):
        self._parts = parts

    def names(self, seats: int) -> tuple[str, ...]:
        """Return those of each, one after the other."""
        return tuple(name for part in self._parts for name in part.names(seats))

    def places(self, seat: Seat, seats: int) -> Mapping[Value, int]:
        """Return those of each, one after the other."""
        found: dict[Value, int] = {}
        first = 0
        for part in self._parts:
            found |= {value: first + place for value, place in part.places(seat, seats).items()}
            first += len(part.names(seats))
        return found


class Besides(Domain):
    """Values of a domain and a few others that have no name of their own, such as "" where nothing lies."""

    def __init__(self, domain: Domain, *others: Value) -> None:
        self._domain, self.others, self.copies = domain, others, domain.copies

    def names(self, seats: int) -> tuple[str, ...]:
        """Return those of the domain."""
        return self._domain.names(seats)

    def places(self, seat: Seat, seats: int) -> Mapping[Value, int]:
        """Return those of the domain."""
        return self._domain.places(seat, seats)


def or_nothing(domain: Domain) -> Besides:
    """Return values of a domain, or "" where there is none."""
    return Besides(domain, "")


class Full(NamedTuple):
    """The domains of a mapping in which every key must be there."""

    keys: Domain
    values: Any = None


@dataclass(frozen=True)
class Unsaid:
    """A field that says nothing to a learner that is not said elsewhere; `values`: what it may be all the
    same, a domain or records of the content. None: anything of its type."""

    values: Domain | Collection[Any] | None = None


UNSAID = Unsaid()
OWNERS = ("my", "next", "third", "fourth", "fifth", "sixth", "seventh")
SEATS = OfSeats(("seat",), lambda seat, _: seat)
"""Seats: "my seat", "next seat", "third seat"."""


def numbers(low: int, high: int) -> Listed:
    """Whole numbers from `low` to `high`."""
    return Listed(range(low, high + 1))


YES_OR_NO = Listed((False, True), lambda value: "yes" if value else "no")
Domains = Mapping[str, Domain | int | str | tuple[Any, Any] | Unsaid]
"""Field -> its domain; the number of things in a row that all have their own place; for a mapping the domains
of its keys and of its values, in `Full` where every key must be there; COUNTED or `Unsaid`."""
