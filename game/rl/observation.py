"""A seat's view as a fixed row of numbers, each with a name.

Every number is a sum over the facts of a view: how many of a kind lie somewhere, 1 for something that is
true, or a field's number. A fact adds the same amount wherever it comes from. So a row can be updated by
subtracting the old value of a changed field and adding the new one, and always equals a newly computed row.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import compress, count
from operator import attrgetter, ne
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from game.engine.content.domains import COUNTED, SEATS, Domain, Domains, Listed, Redundant, declared
from game.engine.model import Seat, State, Step
from game.engine.title import Title
from game.rl.action_space import everything

Row = Any
"""A mutable row of numbers: an array, or a mapping by index."""
Values = tuple[Any, ...]
"""The values of a record's fields, in order."""
HIDDEN = "hidden"
MAX_CACHED_STEPS = 10_000
"""The most steps in the cache; when it is full it is emptied."""


class Field:
    """A part of a row. A value adds to the numbers from an index on."""

    names: tuple[str, ...] = ()

    def add(self, value: Any, at: int, sign: int, row: Row) -> None:
        """Add a value to the row, or subtract it with sign -1."""
        raise NotImplementedError

    def change(self, old: Any, new: Any, at: int, row: Row) -> None:
        """Update the row from an old value to a new one."""
        self.add(old, at, -1, row)
        self.add(new, at, 1, row)


class Number(Field):
    """A number as it is; None adds nothing."""

    names = ("",)

    def add(self, value: Any, at: int, sign: int, row: Row) -> None:
        if value:
            row[at] += value * sign

    def change(self, old: Any, new: Any, at: int, row: Row) -> None:
        row[at] += (new or 0) - (old or 0)


class Count(Field):
    """The number of things in a pile, or in a place for one thing."""

    names = ("",)

    def add(self, value: Any, at: int, sign: int, row: Row) -> None:
        row[at] += sign * (bool(value) if isinstance(value, str) else len(value))


class Which(Field):
    """A value of a domain, one-hot encoded; the last number is for hidden or unknown values."""

    def __init__(self, domain: Domain, seat: Seat, seats: int) -> None:
        self.names = (*domain.names(seats), HIDDEN)
        self._places = domain.places(seat, seats)
        self._hidden = len(self.names) - 1

    def add(self, value: Any, at: int, sign: int, row: Row) -> None:
        place = self._places.get(value)
        if place is not None:
            row[at + place] += sign
        elif value != "" and value != -1 and value is not None:
            row[at + self._hidden] += sign


class Many(Which):
    """The number of things for each value of a domain."""

    def add(self, value: Any, at: int, sign: int, row: Row) -> None:
        places, hidden = self._places, self._hidden
        for one in value:
            row[at + places.get(one, hidden)] += sign

    def change(self, old: Any, new: Any, at: int, row: Row) -> None:
        """Update from the first different thing on, as things are added at the end."""
        if isinstance(old, set | frozenset):
            super().change(old, new, at, row)
            return
        same = next(compress(count(), map(ne, old, new)), min(len(old), len(new)))
        self.add(old[same:], at, -1, row)
        self.add(new[same:], at, 1, row)


class Parts(Field):
    """A record: its fields one after the other. An optional record begins with 1 if it is present."""

    def __init__(self, parts: Mapping[str, Field], optional: bool = False) -> None:
        names, self._parts = ["there"] if optional else [], list[tuple[Field, int]]()
        for name, part in parts.items():
            self._parts.append((part, len(names)))
            names += (_joined(name, entry) for entry in part.names)
        self._optional, self.names, self.values = optional, tuple(names), _reader([*parts])
        self._numbers = range(len(parts))

    def add(self, value: Any, at: int, sign: int, row: Row) -> None:
        if value is None:
            return
        if self._optional:
            row[at] += sign
        for (part, further), one in zip(self._parts, self.values(value), strict=True):
            part.add(one, at + further, sign, row)

    def change(self, old: Any, new: Any, at: int, row: Row) -> None:
        if old is None or new is None:
            super().change(old, new, at, row)
        else:
            self.change_values(self.values(old), self.values(new), at, row)

    def change_values(self, old: Values, new: Values, at: int, row: Row) -> None:
        """Update from the values of fields that are already read."""
        parts = self._parts
        for number in compress(self._numbers, map(ne, old, new)):
            part, further = parts[number]
            part.change(old[number], new[number], at + further, row)


def _reader(names: Sequence[str]) -> Callable[[Any], Values]:
    """Return a function that reads these fields of a record in one call."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


class Keyed(Field):
    """A mapping: the value of each possible key."""

    def __init__(self, keys: Domain, value: Field, seat: Seat, seats: int) -> None:
        self.names = tuple(_joined(key, name) for key in keys.names(seats) for name in value.names)
        self._value = value
        self._places = {key: place * len(value.names) for key, place in keys.places(seat, seats).items()}

    def add(self, value: Any, at: int, sign: int, row: Row) -> None:
        for key, one in value.items():
            if key in self._places:
                self._value.add(one, at + self._places[key], sign, row)

    def change(self, old: Any, new: Any, at: int, row: Row) -> None:
        places, value = self._places, self._value
        if [*old] == [*new]:
            for key in compress(new, map(ne, old.values(), new.values())):
                if key in places:
                    value.change(old[key], new[key], at + places[key], row)
            return
        for key, one in new.items():
            if key in places:
                if key not in old:
                    value.add(one, at + places[key], 1, row)
                elif old[key] is not one and old[key] != one:
                    value.change(old[key], one, at + places[key], row)
        for key, one in old.items():
            if key not in new and key in places:
                value.add(one, at + places[key], -1, row)


class IndexedField(Field):
    """A row of things with fixed places."""

    def __init__(self, names: Sequence[str], one: Field, order: Sequence[int]) -> None:
        """Set the place of each thing by `order`."""
        self.names = tuple(_joined(name, entry) for name in names for entry in one.names)
        self._one, self._places = one, [place * len(one.names) for place in order]

    def add(self, value: Any, at: int, sign: int, row: Row) -> None:
        for one, place in zip(value, self._places, strict=False):
            self._one.add(one, at + place, sign, row)

    def change(self, old: Any, new: Any, at: int, row: Row) -> None:
        if len(old) != len(new):
            super().change(old, new, at, row)
            return
        for number in compress(range(len(new)), map(ne, old, new)):
            self._one.change(old[number], new[number], at + self._places[number], row)


class Pending(Field):
    """The stack of steps: the number of steps of each kind, the kind of the top one, and the sums of their
    fields.

    The contribution of each distinct step is cached.
    """

    def __init__(self, steps: Mapping[type[Step[Any]], Parts]) -> None:
        names: list[str] = []
        self._parts: dict[type[Step[Any]], tuple[Parts, int]] = {}
        self._known: dict[Step[Any], list[tuple[int, int]]] = {}
        for kind, parts in steps.items():
            self._parts[kind] = parts, len(names)
            names += (f"{kind.__name__}.{name}" for name in ("waits", "asks", *parts.names))
        self.names = tuple(names)

    def add(self, value: Any, at: int, sign: int, row: Row) -> None:
        known = self._known
        for step in value:
            try:
                said = known[step]
            except (KeyError, TypeError):
                said = self._said(step)
            for place, number in said:
                row[at + place] += sign * number
        if value:
            row[at + self._parts[type(value[-1])][1] + 1] += sign

    def change(self, old: Any, new: Any, at: int, row: Row) -> None:
        """Update from the lowest different step on."""
        same = next(compress(count(), map(ne, old, new)), len(new))
        same = max(min(same, len(old) - 1, len(new) - 1), 0)
        self.add(old[same:], at, -1, row)
        self.add(new[same:], at, 1, row)

    def _said(self, step: Step[Any]) -> list[tuple[int, int]]:
        """Return the numbers of a step by index; cached unless the step contains a mapping."""
        parts, place = self._parts[type(step)]
        found: dict[int, int] = defaultdict(int, {place: 1})
        parts.add(step, place + 2, 1, found)
        said = [*found.items()]
        try:
            self._known[step] = said
        except TypeError:
            return said
        if len(self._known) > MAX_CACHED_STEPS:
            self._known.clear()
        return said


class Chosen(Field):
    """The options of the table."""

    def __init__(self, options: Mapping[str, Which]) -> None:
        names: list[str] = []
        self._options: list[tuple[str, Which, int]] = []
        for name, which in options.items():
            self._options.append((name, which, len(names)))
            names += (_joined(name, choice) for choice in which.names)
        self.names = tuple(names)

    def add(self, value: Any, at: int, sign: int, row: Row) -> None:
        for name, which, further in self._options:
            which.add(value[name], at + further, sign, row)


class Sum(Field):
    """A variable number of records: the sums of their fields, and their number."""

    def __init__(self, one: Parts) -> None:
        self.names, self._one = ("number", *one.names), one

    def add(self, value: Any, at: int, sign: int, row: Row) -> None:
        row[at] += sign * len(value)
        for one in value:
            self._one.add(one, at + 1, sign, row)


def _joined(*names: str) -> str:
    return ".".join(name for name in names if name)


class Build:
    """Builds the fields of a title's views from their types and the title's domains."""

    def __init__(self, title: Title, seat: Seat, seats: int) -> None:
        self._title, self._seat, self._seats = title, seat, seats
        self._domains: Domains = title.domains
        self._usual = everything(title)
        self._open: set[type] = set()

    def view(self) -> Parts:
        """Return the field for a whole view."""
        state, given = self._title.state_type, {*State.__struct_fields__}
        steps = {kind: self._record(kind) for kind in self._title.steps}
        options = {o.id: self._which(Listed(o.choices)) for o in self._title.options}
        fields = self._fields(state, tuple(f for f in state.__struct_fields__ if f not in given))
        return Parts({"turn": Number(), "options": Chosen(options), "stack": Pending(steps), **fields})

    def _record(self, kind: type, optional: bool = False) -> Parts:
        """Return the field for a record. Within itself a recursive record adds nothing."""
        if kind in self._open:
            return Parts({})
        self._open.add(kind)
        fields = self._fields(kind, kind.__struct_fields__)  # type: ignore[attr-defined] # a Struct has them
        self._open.remove(kind)
        return Parts(fields, optional)

    def _fields(self, kind: type, names: Sequence[str]) -> dict[str, Field]:
        hints = get_type_hints(kind)
        found = {name: self._field(self._said(kind, name), name, hints[name]) for name in names}
        return {name: field for name, field in found.items() if field is not None}

    def _said(self, kind: type, name: str) -> Any:
        return declared(self._domains, kind, name, kind.__name__)

    def _which(self, domain: Domain) -> Which:
        return Which(domain, self._seat, self._seats)

    def _field(self, said: Any, name: str, hint: Any) -> Field | None:
        """Return the field for a value with this type and domain; None if it adds nothing."""
        kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
        optional = type(None) in kinds
        kinds = tuple(kind for kind in kinds if kind is not type(None))
        if isinstance(said, Redundant) or len(kinds) != 1:
            return None
        kind = kinds[0]
        if said == COUNTED and get_origin(kind) is not dict:
            return Count()
        if get_origin(kind) in (list, tuple, set, frozenset):
            return self._several(said, name, get_args(kind)[0])
        if get_origin(kind) is dict:
            return self._keyed(said, name, get_args(kind)[1])
        return self._one(said, kind, optional)

    def _one(self, said: Any, kind: Any, optional: bool) -> Field | None:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._record(kind, optional)
        if kind in (int, bool) and said is not SEATS:
            return Number()
        if isinstance(said, Domain):
            return self._which(said)
        if get_origin(kind) is Literal:
            return self._which(Listed(get_args(kind)))
        return self._which(self._usual) if kind is str else None

    def _several(self, said: Any, name: str, kind: Any) -> Field | None:
        if name == "players":
            return self._players(self._record(kind))
        if isinstance(said, int):
            one = self._field(None, "", kind)
            return IndexedField([*map(str, range(said))], one, range(said)) if one else None
        if isinstance(said, tuple):
            number, domain = said
            return IndexedField([*map(str, range(number))], self._many(domain), range(number))
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return Sum(self._record(kind))
        if isinstance(said, Domain) or kind in (int, str):
            return self._many(said if isinstance(said, Domain) else self._usual)
        return None

    def _many(self, domain: Domain) -> Many:
        return Many(domain, self._seat, self._seats)

    def _players(self, one: Field) -> IndexedField:
        """Return the field for all seats, beginning with the viewing seat."""
        order = [(other - self._seat) % self._seats for other in range(self._seats)]
        return IndexedField([name.removesuffix(" seat") for name in SEATS.names(self._seats)], one, order)

    def _keyed(self, said: Any, name: str, kind: Any) -> Field | None:
        keys, values = (
            said if isinstance(said, tuple) else (said or self._usual, COUNTED if kind is str else None)
        )
        one = self._field(values, name, kind)
        return Keyed(keys, one, self._seat, self._seats) if one else None


class ObservationEncoder:
    """Encodes one seat's views, updating the row from one view to the next."""

    def __init__(self, title: Title, seat: Seat, seats: int) -> None:
        self._fields = fields(title, seat, seats)
        self.names = self._fields.names
        self._said: Values | None = None
        self.numbers = array("h", bytes(2 * len(self.names)))

    def row(self, view: State) -> array[int]:
        """Return the numbers of a view, int16 of shape (n,). The next call changes the same array."""
        before, self._said = self._said, self._fields.values(view)
        if before is None:
            self._fields.add(view, 0, 1, self.numbers)
        else:
            self._fields.change_values(before, self._said, 0, self.numbers)
        return self.numbers


@cache
def fields(title: Title, seat: Seat, seats: int) -> Parts:
    """Return the field, with the names of its numbers, for a seat at a table with this many seats."""
    return Build(title, seat, seats).view()
