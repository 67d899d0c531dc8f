"""The domain of every field has values of the type of the field."""

from __future__ import annotations

from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from game.engine.content.domains import Domain
from game.engine.model import Action
from game.engine.title import Title
from game.packages import registry

TITLES = [pytest.param(package.title, id=package.title.id) for package in registry.all_packages()]
SEVERAL = (list, set, frozenset)


def kinds(hint: Any) -> tuple[Any, ...]:
    """The types of a field, without None."""
    parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return tuple(part for part in parts if part is not type(None))


def is_row(kind: Any) -> bool:
    """Whether a field of this type has any number of values of one type."""
    return get_origin(kind) in SEVERAL or (get_origin(kind) is tuple and Ellipsis in get_args(kind))


def plain(hint: Any) -> Iterator[type]:
    """The Python types of one value."""
    for kind in kinds(hint):
        if get_origin(kind) is Literal:
            yield from {type(value) for value in get_args(kind)}
        else:
            yield get_origin(kind) or kind


def odd(said: Any, hint: Any, seats: int) -> list[Any]:
    """The values of a domain that a field of a type cannot have."""
    kind = kinds(hint)[0]
    if isinstance(said, tuple) and get_origin(kind) is dict:
        return [value for one, of in zip(said, get_args(kind), strict=True) for value in odd(one, of, seats)]
    if isinstance(said, tuple):
        return odd(said[1], get_args(kind)[0], seats)
    if not isinstance(said, Domain):
        return []
    if is_row(kind) or get_origin(kind) is dict:
        return odd(said, get_args(kind)[0], seats)
    return [value for value in said.places(0, seats) if type(value) not in plain(hint)]


def records(hint: Any, found: set[type]) -> set[type]:
    """Every record type inside a type."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if hint not in found:
            found.add(hint)
            for inner in get_type_hints(hint).values():
                records(inner, found)
    elif isinstance(hint, type) and issubclass(hint, tuple):
        found.add(hint)
        for inner in get_type_hints(hint).values():
            records(inner, found)
    else:
        for inner in get_args(hint):
            records(inner, found)
    return found


def fields(title: Title) -> Iterator[tuple[str, str, Any]]:
    """Owner, name and type of every field of the actions, steps and positions of a title."""
    found: set[type] = set()
    for kind in (title.state_type, *title.steps, *title.actions):
        records(kind, found)
    for kind in found:
        if not kind.__module__.startswith("game.engine.model") or kind is title.state_type:
            owner = str(kind.__struct_config__.tag) if issubclass(kind, Action) else kind.__name__
            yield from ((owner, name, hint) for name, hint in get_type_hints(kind).items())


@pytest.mark.parametrize("title", TITLES)
def test_a_domain_has_values_of_the_type_of_its_field(title: Title) -> None:
    wrong = {}
    for owner, name, hint in fields(title):
        said = title.domains.get(f"{owner}.{name}", title.domains.get(name))
        if values := odd(said, hint, max(title.seats)):
            wrong[f"{owner}.{name}"] = values[:3]
    assert wrong == {}


@pytest.mark.parametrize("title", TITLES)
def test_every_domain_is_of_a_field(title: Title) -> None:
    known = {key for owner, name, _ in fields(title) for key in (name, f"{owner}.{name}")}
    assert {*title.domains} - known == set()
