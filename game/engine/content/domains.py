"""Domains: the possible values of the fields of actions and positions, for programs that enumerate them.

A title gives a domain for a field, "card", or for the field of one action, step or record only, "buy.card",
"Player.worker". Ids that mean the same to every player, such as copies of a card, share a name. A seat's own
values are named from that seat's point of view: "my mech.speed", "next character".
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from game.engine.model import Seat

Value = int | str
"""A field's value: an id, a number, or a flag."""
DEFAULT_MAX_NUMBER = 9_999
"""The largest number in a game whose title sets no limit."""
COUNTED = "counted"
"""Stands for a domain of which only the number of things matters, such as a deck."""


class Domain(ABC):
    """The possible values of a field, and their names.

    copies: the most values that share a name and still count separately; 1 if they mean the same to every
    player
    """

    copies = 1

    @abstractmethod
    def names(self, seats: int) -> tuple[str, ...]:
        """Return all names at a table with this many seats."""

    @abstractmethod
    def places(self, seat: Seat, seats: int) -> Mapping[Value, int]:
        """Return each value with the index of its name from a seat's point of view."""


class Listed(Domain):
    """Values that have the same name for all seats."""

    def __init__(self, values: Iterable[Value], name: Callable[[Value], str] = str, apart: bool = False):
        """Name each value with `name`. With `apart`, values that share a name count separately."""
        self._name = {value: name(value) for value in values}
        self._names = tuple(dict.fromkeys(self._name.values()))
        self.copies = max(Counter(self._name.values()).values(), default=1) if apart else 1

    def names(self, seats: int) -> tuple[str, ...]:
        return self._names

    def places(self, seat: Seat, seats: int) -> Mapping[Value, int]:
        number = {name: number for number, name in enumerate(self._names)}
        return {value: number[name] for value, name in self._name.items()}


class OfSeats(Domain):
    """Values that each seat has for itself, named from the owner's point of view."""

    def __init__(self, names: Sequence[str], value: Callable[[Seat, str], Value], owners: str = "all"):
        """Let `value` return a seat's value by name. Owners are "all" seats, or only the "own" one."""
        self._names, self._value, self._all = names, value, owners == "all"

    def names(self, seats: int) -> tuple[str, ...]:
        """Return the names of the viewing seat's values, then those of the other seats in order."""
        return tuple(
            f"{owner} {name}".strip() for owner in _owners(seats if self._all else 1) for name in self._names
        )

    def places(self, seat: Seat, seats: int) -> Mapping[Value, int]:
        """Return each value with the index of its name, counted from the viewing seat."""
        found = [
            self._value((seat + further) % seats, name)
            for further in range(seats if self._all else 1)
            for name in self._names
        ]
        return {value: number for number, value in enumerate(found)}


def _owners(seats: int) -> Iterator[str]:
    """Yield the names of the seats from the point of view of the first: "my", "next", "third" ..."""
    yield from OWNERS[:seats]
    yield from (f"{number}th" for number in range(len(OWNERS) + 1, seats + 1))


class Both(Domain):
    """Pairs of values, such as a section of a mat and an action in it."""

    def __init__(self, *parts: Domain):
        self._parts = parts

    def names(self, seats: int) -> tuple[str, ...]:
        """Return every combination of the parts' names."""
        found: tuple[str, ...] = ("",)
        for part in self._parts:
            found = tuple(f"{before} {name}".strip() for before in found for name in part.names(seats))
        return found

    def places(self, seat: Seat, seats: int) -> Mapping[Value, int]:
        """Return tuples of values with the index of their names."""
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
        """Return the names of all parts, one part after the other."""
        return tuple(name for part in self._parts for name in part.names(seats))

    def places(self, seat: Seat, seats: int) -> Mapping[Value, int]:
        """Return the values of all parts, one part after the other."""
        found: dict[Value, int] = {}
        first = 0
        for part in self._parts:
            found |= {value: first + place for value, place in part.places(seat, seats).items()}
            first += len(part.names(seats))
        return found


class Besides(Domain):
    """The values of a domain, and a few values without a name, such as "" for an empty place."""

    def __init__(self, domain: Domain, *others: Value) -> None:
        self._domain, self.others, self.copies = domain, others, domain.copies

    def names(self, seats: int) -> tuple[str, ...]:
        return self._domain.names(seats)

    def places(self, seat: Seat, seats: int) -> Mapping[Value, int]:
        return self._domain.places(seat, seats)


def or_nothing(domain: Domain) -> Besides:
    """Return a domain extended by "", which means none."""
    return Besides(domain, "")


class Full(NamedTuple):
    """The domains of a mapping that must contain every key."""

    keys: Domain
    values: Any = None


@dataclass(frozen=True)
class Redundant:
    """A field that tells a learning program nothing new.

    values: its possible values, as a domain or records of the content; None allows any value of its type
    """

    values: Domain | Collection[Any] | None = None


UNSAID = Redundant()
OWNERS = ("my", "next", "third", "fourth", "fifth", "sixth", "seventh")
SEATS = OfSeats(("seat",), lambda seat, _: seat)
"""Seats by name: "my seat", "next seat", "third seat"."""


def declared(domains: Domains, kind: type, field: str, owner: str) -> Any:
    """Return what a title declares for a field of an action, step or record: for its `owner`, else for every
    field of its name. Fields that are seats by their type need no entry. None: nothing is declared.
    """
    entry = domains.get(f"{owner}.{field}", domains.get(field))
    return SEATS if entry is None and field in _seat_fields(kind) else entry


@cache
def _seat_fields(kind: type) -> frozenset[str]:
    """Return the fields whose type is a seat, several seats, or a seat or nothing."""
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(name for name, hint in hints.items() if _is_of_seats(hint))


def _is_of_seats(hint: Any) -> bool:
    if get_origin(hint) is Annotated:
        return bool(hint == Seat)
    return get_origin(hint) is not dict and any(map(_is_of_seats, get_args(hint)))


def numbers(low: int, high: int) -> Listed:
    """Return the domain of the whole numbers from `low` to `high`."""
    return Listed(range(low, high + 1))


YES_OR_NO = Listed((False, True), lambda value: "yes" if value else "no")
Domains = Mapping[str, Domain | int | str | tuple[Any, Any] | Redundant]
"""Domain by field name. Instead of a domain: the length of a row whose items have fixed places; the domains
of a mapping's keys and values, in `Full` if every key must be present; COUNTED or `Redundant`.
"""
