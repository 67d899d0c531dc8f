"""Find fields that a type doesn't have: misspelt ones, which would be ignored silently."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from msgspec import inspect

from game.engine.session.json_lines import Path


class Stray(NamedTuple):
    """An unknown field, and the field that was probably meant; "" if none is similar."""

    path: Path
    meant: str


def strays(facts: Any, kind: Any) -> Iterator[Stray]:
    """Yield the unknown fields of plain data that is to become a type."""
    return _in(facts, _info(kind), ())


@cache
def _info(kind: Any) -> inspect.Type:
    """Return what a type consists of: finding it out takes longer than reading a position."""
    return inspect.type_info(kind)


def _in(facts: Any, info: inspect.Type, path: Path) -> Iterator[Stray]:
    match info:
        case inspect.StructType():
            yield from _in_record(facts, info, path)
        case inspect.DictType() if isinstance(facts, dict):
            for name, value in facts.items():
                yield from _in(value, info.value_type, (*path, name))
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() if isinstance(facts, list):
            for number, value in enumerate(facts):
                yield from _in(value, info.item_type, (*path, number))
        case inspect.TupleType() if isinstance(facts, list):
            for number, (value, of) in enumerate(zip(facts, info.item_types, strict=False)):
                yield from _in(value, of, (*path, number))
        case inspect.UnionType():
            yield from _in(facts, _meant(facts, info.types), path)


def _meant(facts: Any, kinds: Sequence[inspect.Type]) -> inspect.Type:
    """Return the one of several types that plain data becomes."""
    if not isinstance(facts, dict):
        return next((kind for kind in kinds if isinstance(kind, inspect.CollectionType)), inspect.AnyType())
    records = [kind for kind in kinds if isinstance(kind, inspect.StructType)]
    tagged = (
        kind for kind in records if kind.tag_field is not None and facts.get(kind.tag_field) == kind.tag
    )
    others = (kind for kind in kinds if isinstance(kind, inspect.StructType | inspect.DictType))
    return next(tagged, None) or next(others, inspect.AnyType())


def _in_record(facts: Any, info: inspect.StructType, path: Path) -> Iterator[Stray]:
    if not isinstance(facts, dict):
        return
    known = {field.encode_name: field.type for field in info.fields}
    for name, value in facts.items():
        if name in known:
            yield from _in(value, known[name], (*path, name))
        elif name != info.tag_field:
            like = difflib.get_close_matches(name, known, 1)
            yield Stray((*path, name), like[0] if like else "")
