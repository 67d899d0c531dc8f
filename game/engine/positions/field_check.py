"""Check each field of a position against its type, the title's domains and the table.

Relations between fields are checked by the title's own audit (`Title.check`).
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from game.engine.content.domains import DEFAULT_MAX_NUMBER, Besides, Domain, Full, Redundant, declared
from game.engine.model import State
from game.engine.positions.flaws import Flaw, Path
from game.engine.rng import MASK
from game.engine.title import Title
from game.errors import Fact, Phrase

MAX_TURNS = 999_999
MAX_LISTED_VALUES = 8
"""The most values of a domain that a message lists; of more, it names only the most similar one."""
COLLECTIONS = (list, tuple, set, frozenset)
Check = Callable[[Any, Path], None]
"""Raises Flaw if the value at a path is impossible."""


def check_fields(title: Title, state: State) -> None:
    """Raise Flaw if a field has a value that is impossible at this table."""
    _check_table(title, state)
    _checks(title, state.seats).state(state)


def _check_table(title: Title, state: State) -> None:
    if state.title != title.id:
        raise Flaw("error-flaw-not-word", "title", found=state.title, expected=title.id)
    if state.seats not in title.seats:
        raise Flaw("error-flaw-expected", "seats", found=state.seats, expected=_listed(map(str, title.seats)))
    known = {option.id: option for option in title.options}
    _check_keys(known, known, state.options, ("options",))
    for name, value in state.options.items():
        if value not in known[name].choices:
            raise _strange(value, known[name].choices, ("options", name))


@lru_cache(maxsize=16)
def _checks(title: Title, seats: int) -> Checks:
    return Checks(title, seats)


class Checks:
    """The checks for positions of a title with a given number of seats."""

    def __init__(self, title: Title, seats: int) -> None:
        self._title, self._seats, self._domains = title, seats, title.domains
        self._records: dict[type, Check] = {}
        own = [f for f in title.state_type.__struct_fields__ if f not in State.__struct_fields__]
        self._own = self._fields(title.state_type, own)
        self._steps = {kind: self._record(kind) for kind in title.steps}

    def state(self, state: State) -> None:
        """Raise Flaw if a field of a position has an impossible value."""
        _in_range(0, MASK)(state.rng, ("rng",))
        _in_range(0, MAX_TURNS)(state.turn, ("turn",))
        for name, check in self._own:
            check(getattr(state, name), (name,))
        for number, step in enumerate(state.stack):
            self._steps[type(step)](step, ("stack", number))

    def _record(self, kind: type) -> Check:
        """Return the check of a record class. It is cached, as records may contain others of their own
        class."""
        if kind not in self._records:
            fields: list[tuple[str, Check]] = []
            self._records[kind] = _each_field(fields)
            fields += self._fields(kind, kind.__struct_fields__)  # type: ignore[attr-defined]  # a Struct has them
        return self._records[kind]

    def _fields(self, kind: type, names: Sequence[str]) -> list[tuple[str, Check]]:
        hints = get_type_hints(kind, include_extras=True)
        defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
        return [(name, self._field(kind, name, hints[name], defaults[name])) for name in names]

    def _field(self, kind: type, name: str, hint: Any, default: Any) -> Check:
        check = self._value(declared(self._domains, kind, name, kind.__name__), hint)
        if name == "players":
            check = _both(_exactly(self._seats), check)
        if get_origin(hint) in (*COLLECTIONS, dict) or default is msgspec.NODEFAULT:
            return check
        return lambda value, path: None if value == default else check(value, path)

    def _value(self, declared: Any, hint: Any) -> Check:
        """Return the check of a value by its type and the title's declaration."""
        if isinstance(declared, Redundant):
            return self._redundant(declared, hint)
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:  # msgspec has compared it with its bounds
            return _anything if declared is None else self._value(declared, parts[0])
        if origin in (Union, UnionType):
            return self._one_of(declared, parts)
        if origin in COLLECTIONS:
            return self._several(declared, parts)
        if origin is dict:
            return self._mapping(declared, parts[1])
        return _anything if origin is Literal else self._one(declared, hint)

    def _redundant(self, declared: Redundant, hint: Any) -> Check:
        if declared.values is None:
            return _anything
        if isinstance(declared.values, Domain):
            return self._value(declared.values, hint)
        return _of_content(declared.values)

    def _one_of(self, declared: Any, hints: Sequence[Any]) -> Check:
        """Return the check of a union: it depends on the value's type."""
        by_type = {_kind(hint): self._value(declared, hint) for hint in hints if hint is not NoneType}

        def check(value: Any, path: Path) -> None:
            if value is not None:
                by_type[type(value)](value, path)

        return check

    def _one(self, declared: Any, kind: Any) -> Check:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._record(kind)
        if isinstance(kind, type) and issubclass(kind, tuple):
            return self._named_tuple(kind)
        if kind is bool or kind not in (int, str):
            return _anything
        if isinstance(declared, Domain):
            return _among(self._values(declared))
        return _in_range(0, DEFAULT_MAX_NUMBER) if kind is int else _anything

    def _named_tuple(self, kind: type) -> Check:
        """Return the check of a named tuple. In a file it is a list, so paths contain indices."""
        hints, defaults = get_type_hints(kind, include_extras=True), kind._field_defaults  # type: ignore[attr-defined]  # all have it
        checks = [
            self._field(kind, name, hints[name], defaults.get(name, msgspec.NODEFAULT)) for name in hints
        ]

        def check(value: Any, path: Path) -> None:
            for number, (one, part) in enumerate(zip(checks, value, strict=True)):
                one(part, (*path, number))

        return check

    def _values(self, domain: Domain) -> Collection[Any]:
        """Return all values of a domain at this table."""
        others = domain.others if isinstance(domain, Besides) else ()
        found = {v: None for seat in range(self._seats) for v in domain.places(seat, self._seats)}
        return found | dict.fromkeys(others)

    def _several(self, declared: Any, hints: tuple[Any, ...]) -> Check:
        """Return the check of a list; ("a", "b") of fixed length is a single value of a domain of pairs."""
        if isinstance(declared, int) and not isinstance(declared, bool):
            return _both(_exactly(declared), _each(self._value(None, hints[0])))
        if isinstance(declared, tuple):
            number, domain = declared
            return _both(_at_most(number), _each(self._value(domain, hints[0])))
        if len(hints) == 2 and hints[1] is not Ellipsis:
            return _among(self._values(declared)) if isinstance(declared, Domain) else _anything
        return _each(self._value(declared, hints[0]))

    def _mapping(self, declared: Any, value: Any) -> Check:
        keys, values = declared if isinstance(declared, tuple) else (declared, None)
        known = self._values(keys) if isinstance(keys, Domain) else None
        needed = known if isinstance(declared, Full) and known is not None else ()
        one = self._value(values, value)

        def check(found: Mapping[Any, Any], path: Path) -> None:
            if known is not None:
                _check_keys(known, needed, found, path)
            for name, what in found.items():
                one(what, (*path, name))

        return check


def _kind(hint: Any) -> type:
    """Return the class of values with this annotation."""
    bare = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    kind: type = get_origin(bare) or bare
    return kind


def _anything(value: Any, path: Path) -> None:
    """Accept every value that the type allows."""


def _of_content(known: Collection[Any]) -> Check:
    """Return the check that records, or lists of them, occur in the content files."""

    def check(value: Any, path: Path) -> None:
        if isinstance(value, tuple):
            for number, one in enumerate(value):
                check(one, (*path, number))
        elif value not in known:
            raise Flaw("error-flaw-not-in-box", *path)

    return check


def _each_field(fields: list[tuple[str, Check]]) -> Check:
    def check(record: Any, path: Path) -> None:
        for name, one in fields:
            one(getattr(record, name), (*path, name))

    return check


def _each(check: Check) -> Check:
    def check_all(values: Iterable[Any], path: Path) -> None:
        for number, value in enumerate(values):
            check(value, (*path, number))

    return check_all


def _both(first: Check, second: Check) -> Check:
    def check(value: Any, path: Path) -> None:
        first(value, path)
        second(value, path)

    return check


def _among(known: Collection[Any]) -> Check:
    def check(value: Any, path: Path) -> None:
        if value not in known:
            raise _strange(value, known, path)

    return check


def _in_range(low: int, high: int) -> Check:
    def check(value: int, path: Path) -> None:
        if not low <= value <= high:
            raise Flaw("error-flaw-range", *path, found=value, low=low, high=high)

    return check


def _exactly(number: int) -> Check:
    def check(values: Sequence[Any], path: Path) -> None:
        if len(values) != number:
            raise Flaw("error-flaw-entries", *path, found=len(values), expected=number)

    return check


def _at_most(number: int) -> Check:
    def check(values: Sequence[Any], path: Path) -> None:
        if len(values) > number:
            raise Flaw("error-flaw-most-entries", *path, found=len(values), most=number)

    return check


def _check_keys(known: Collection[Any], needed: Iterable[Any], found: Iterable[Any], path: Path) -> None:
    for name in found:
        if name not in known:
            raise _strange(name, known, (*path, name))
    for name in needed:
        if name not in found:
            raise Flaw("error-flaw-key-missing", *path, name=str(name))


def _strange(value: Any, known: Iterable[Any], path: Path) -> Flaw:
    """Return the flaw of a value that is not among the known ones, with what is expected instead."""
    known = [*known]
    found: Fact = Phrase("error-quoted", word=value) if isinstance(value, str) else str(value)
    if len(known) > 2 and all(isinstance(one, int) for one in known):
        return Flaw("error-flaw-range", *path, found=found, low=min(known), high=max(known))
    names = [str(name) for name in known if name != ""]
    if 0 < len(names) <= MAX_LISTED_VALUES:
        return Flaw("error-flaw-expected", *path, found=found, expected=_listed(names))
    like = difflib.get_close_matches(str(value), names, 1)
    if like:
        return Flaw("error-flaw-meant", *path, found=found, meant=like[0])
    return Flaw("error-flaw-impossible", *path, found=found)


def _listed(names: Iterable[str]) -> Fact:
    *most, last = names
    return Phrase("error-or", most=most, last=last) if most else last
