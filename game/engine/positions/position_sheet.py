"""A position as plain data, as its file has it, whose fields are found by name and changed."""

from __future__ import annotations

import difflib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from game.engine import codec
from game.engine.content.domains import Domain, Full, declared
from game.engine.model import Seat, State
from game.engine.positions.flaws import Flaw, require
from game.engine.session import json_lines
from game.engine.title import Title
from game.engine.zones import Zone

FIXED = frozenset(State.__struct_fields__)
"""The fields that no agreement changes: the table, chance, and what is asked."""
_PAIR = "/"


class Change(NamedTuple):
    """A change as it is written: a field or a thing, a sign, and a value or another field."""

    left: str
    sign: str
    right: str

    def __str__(self) -> str:
        return "".join(self)


class Place(NamedTuple):
    """A place of plain data: the container, the key in it, whether it is there, and its path."""

    within: Any
    key: Any
    there: bool
    path: tuple[str | int, ...]

    @property
    def value(self) -> Any:
        """The value at the place; None if there is none."""
        return self.within[self.key] if self.there else None


class Sheet:
    """A position as plain data, to be changed. `own`: only the fields of the title itself."""

    def __init__(self, title: Title, state: State) -> None:
        self._title, self._state = title, state
        self.facts = plain(state)
        self.own = {name: value for name, value in self.facts.items() if name not in FIXED}

    def make(self, change: Change) -> dict[str, Any]:
        """Make a change. Return the facts of its event. Raises Flaw."""
        if change.sign == ">":
            facts = self._put(change.left, change.right)
        elif change.sign == "=":
            facts = self._set(self.find(change.left), change)
        else:
            facts = self._add(self.find(change.left), change)
        self.facts |= self.own
        return facts

    def rename(self, names: Mapping[str, str]) -> None:
        """Give pieces other names wherever they occur; those with the name "" go."""
        if names:
            self.own = _renamed(self.own, names)
            self.facts |= self.own

    # ---- fields
    def find(self, field: str) -> Place:
        """Return the place of a field, which may be a missing key of a mapping. Raises Flaw."""
        within: Any = self.own
        parts, path = field.split("."), tuple[str | int, ...]()
        while True:
            key, left = _key(within, parts)
            if key is None:
                return self._missing(within, path, parts)
            path = (*path, key)
            if not left:
                return Place(within, key, True, path)
            within, parts = within[key], left

    def _missing(self, within: Any, path: tuple[str | int, ...], parts: list[str]) -> Place:
        """Return the place of a key that a mapping does not have yet. Raises Flaw where there is none."""
        value = self._values(path)
        if value is None:
            meant = (
                difflib.get_close_matches(parts[0], map(str, within), 1) if isinstance(within, dict) else []
            )
            raise Flaw(
                "error-agree-meant" if meant else "error-agree-field", *path, *parts, meant=[*meant, ""][0]
            )
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            *names, part = parts
            require(bool(names), "error-agree-part", *path, *parts)
            within[".".join(names)] = (made := msgspec.to_builtins(value()))
            require(part in made, "error-agree-field", *path, *parts)
            return Place(made, part, True, (*path, ".".join(names), part))
        key = ".".join(parts)
        return Place(within, key, False, (*path, key))

    def _values(self, path: tuple[str | int, ...]) -> Any:
        """Return the type of the values of the mapping at a path; None if there is no mapping."""
        hint = declared_at(self._title, path).hint if path else None
        return get_args(hint)[1] if get_origin(hint) is dict else None

    def _needs_all(self, name: str | int) -> bool:
        """Return whether a mapping must have all its keys."""
        return isinstance(declared_at(self._title, [name]).entry, Full)

    def _set(self, place: Place, change: Change) -> dict[str, Any]:
        value, new = place.value, change.right
        require(not isinstance(value, list | dict), "error-agree-part", *place.path)
        if new == "" and (value is None or isinstance(value, str) or len(place.path) == 2):
            self._empty(place)
        elif isinstance(value, str) or (value is None and self._values(place.path[:1]) is str):
            place.within[place.key] = new
        elif isinstance(value, bool):
            place.within[place.key] = {"yes": True, "no": False}.get(new, new)
        else:
            require(_is_number(new), "error-agree-number", *place.path)
            place.within[place.key] = int(new)
        return {"how": "set", "field": change.left, "value": new}

    def _add(self, place: Place, change: Change) -> dict[str, Any]:
        less = change.sign == "-"
        if isinstance(place.value, list):
            _change_list(place, change.right, less=less)
            return {"how": "lose" if less else "get", "field": change.left, "value": change.right}
        value = place.value or 0
        if isinstance(value, bool | str) or not isinstance(value, int) or not _is_number(change.right):
            raise Flaw("error-agree-number", *place.path)
        amount = -int(change.right) if less else int(change.right)
        place.within[place.key] = value + amount
        self._drop_zeros(place)
        return {"how": "number", "field": change.left, "amount": amount}

    def _drop_zeros(self, place: Place) -> None:
        """Leave a key of a mapping out once nothing but zeros is there."""
        name, *rest = place.path
        mapping = self.own[str(name)]
        if not rest or not isinstance(mapping, dict) or self._needs_all(name):
            return
        left = mapping.get(rest[0])
        if left == 0 or (isinstance(left, dict) and not any(left.values())):
            del mapping[rest[0]]

    def _empty(self, place: Place) -> None:
        """Take away what is at a place: an item of a list, a key of a mapping; else nothing stays there."""
        within, key = place.within, place.key
        if isinstance(within, list):
            del within[key]
        elif len(place.path) == 2 and not self._needs_all(place.path[0]):
            within.pop(key, None)
        elif place.there:
            within[key] = ""

    # ---- cards
    def _put(self, thing: str, target: str) -> dict[str, Any]:
        """Move a card, or the top card of a pile, to another pile or an empty place."""
        place = self._source(thing)
        card = place.value
        self._empty(place)
        end = self.find(target)
        if isinstance(end.value, list):
            end.value.append(card)
        else:
            require(end.value in ("", None), "error-agree-full", *end.path)
            end.within[end.key] = card
        source = place.path[:-1] if isinstance(place.within, list) else place.path
        return {"how": "put", "thing": card, "source": json_lines.spoken(source), "field": target}

    def _source(self, thing: str) -> Place:
        for zone in self._title.zones(self._state):
            if thing in zone.ids and (found := next(self._lying(zone, thing), None)):
                return found
        try:
            pile = self.find(thing)
        except Flaw:
            raise Flaw("error-agree-thing", thing=thing) from None
        require(isinstance(pile.value, list) and bool(pile.value), "error-agree-thing", thing=thing)
        require(isinstance(pile.value[-1], str), "error-agree-thing", thing=thing)
        return Place(pile.value, len(pile.value) - 1, True, (*pile.path, len(pile.value) - 1))

    def _lying(self, zone: Zone, thing: str) -> Iterator[Place]:
        """Yield the places of a thing in the field of its zone."""
        within: Any = self.own
        path = tuple[str | int, ...]()
        for part in zone.path:
            if not isinstance(part, str | int) or not _has(within, part):
                break
            path = (*path, part)
            if within[part] == thing:
                yield Place(within, part, True, path)
                return
            within = within[part]
        yield from _places_of(thing, within, path)


def plain(state: State) -> dict[str, Any]:
    """Return a position as plain data, with all its fields."""
    facts: dict[str, Any] = msgspec.json.decode(codec.encode(state))
    missing = [name for name in state.__struct_fields__ if name not in facts and name not in State.TRANSIENT]
    return facts | {name: msgspec.to_builtins(getattr(state, name)) for name in missing}


def _renamed(facts: Any, names: Mapping[str, str]) -> Any:
    if isinstance(facts, dict):
        kept = (key for key in facts if names.get(key) != "")
        return {names.get(key, key): _renamed(facts[key], names) for key in kept}
    if isinstance(facts, list):
        gone = {name for name, new in names.items() if not new}
        return [_renamed(value, names) for value in facts if not isinstance(value, str) or value not in gone]
    return names.get(facts, facts) if isinstance(facts, str) else facts


def _has(within: Any, part: str | int) -> bool:
    if isinstance(within, dict):
        return part in within
    return isinstance(within, list) and isinstance(part, int) and part < len(within)


def _places_of(thing: str, within: Any, path: tuple[str | int, ...]) -> Iterator[Place]:
    keys: Iterable[Any] = within if isinstance(within, dict) else range(len(within))
    for key in keys:
        if within[key] == thing:
            yield Place(within, key, True, (*path, key))
        elif isinstance(within[key], dict | list):
            yield from _places_of(thing, within[key], (*path, key))


def _key(within: Any, parts: list[str]) -> tuple[str | int | None, list[str]]:
    """Return the key that the first parts of a path name, the longest one, and the parts after it; None if
    there is none."""
    if isinstance(within, dict):
        for end in range(len(parts), 0, -1):
            if (name := ".".join(parts[:end])) in within:
                return name, parts[end:]
    if isinstance(within, list) and parts[0].isdecimal() and int(parts[0]) < len(within):
        return int(parts[0]), parts[1:]
    return None, parts


def _is_number(word: str) -> bool:
    return word.isdecimal() and word.isascii() and len(word) < 6


def _change_list(place: Place, word: str, *, less: bool) -> None:
    values: list[Any] = place.value
    pairs = bool(values) and isinstance(values[0], list)
    new: Any = word.split(_PAIR) if pairs or _PAIR in word else int(word) if _is_number(word) else word
    if less and new not in values:
        raise Flaw("error-agree-not-there", *place.path, word=word)
    if less:
        values.reverse()
        values.remove(new)
        values.reverse()
    else:
        values.append(new)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


class Declared(NamedTuple):
    """A field by its path: its type, and what the title declares for its values."""

    hint: Any
    entry: Any


def declared_at(title: Title, path: Sequence[str | int]) -> Declared:
    """Return the type of a field and the entry of the title's domains for it; None where there is none."""
    hint: Any = title.state_type
    entry: Any = None
    for part in path:
        hint = _bare(hint)
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            entry = declared(title.domains, hint, str(part), hint.__name__)
            hint = _hints(hint).get(str(part))
        elif get_origin(hint) is dict:
            hint, entry = get_args(hint)[1], entry[-1] if isinstance(entry, tuple) else None
        else:
            hint = (*get_args(hint), None)[0]
    return Declared(_bare(hint), entry)


def _bare(hint: Any) -> Any:
    """Return a type without its bounds, and without None."""
    if get_origin(hint) is Annotated:
        return _bare(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return _bare(next(kind for kind in get_args(hint) if kind is not NoneType))
    return hint


def holds_cards(title: Title, path: Sequence[str | int], zones: Sequence[Zone]) -> bool:
    """Return whether a field is for things that lie in zones, such as cards: they are moved, not set.

    It is within the field of a zone, or the other way round, and may have things of zones as values. An
    empty place for one thing may be in no zone: it is known by taking everything of a kind.
    """
    kind, entry = declared_at(title, path)
    domain = entry[-1] if isinstance(entry, tuple) else entry
    if not isinstance(domain, Domain):
        return any(_alike(zone.path, path) for zone in zones if len(zone.path) == len(path))
    values = {str(value) for value in domain.places(0, 1)}
    things: defaultdict[str, set[str]] = defaultdict(set)
    for zone in zones:
        things[zone.kind].update(zone.ids)
    if kind is str and any(ids and ids <= values for ids in things.values()):
        return True
    return any(not things[zone.kind].isdisjoint(values) for zone in zones if _alike(zone.path, path))


def _alike(one: Sequence[object], other: Sequence[object]) -> bool:
    """Return whether two paths lead the same way as far as both go, whichever seat or number they name."""
    pairs = zip(one, other, strict=False)
    return all(a == b or isinstance(a, int | tuple) or isinstance(b, int | tuple) for a, b in pairs)


def is_of_seats(title: Title, field: str | int) -> bool:
    """Return whether the values of a mapping are seats."""
    hint = _hints(title.state_type).get(str(field))
    return get_origin(hint) is dict and get_args(hint)[1] == Seat
