"""Records of content files in plain words: every field that is not at its default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


def told(value: Any) -> str:
    """A value with all that it holds."""
    if isinstance(value, msgspec.Struct):
        return _fields(value)
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_held(held)}" for key, held in value.items())
    if isinstance(value, list | tuple):
        return "; ".join(map(_held, value))
    if isinstance(value, set | frozenset):
        return "; ".join(sorted(map(_held, value)))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _held(value: Any) -> str:
    """Something inside a value, in brackets where it has parts."""
    if isinstance(value, msgspec.Struct | Mapping):
        return f"({told(value)})"
    return f"[{told(value)}]" if isinstance(value, list | tuple | set | frozenset) else told(value)


def _fields(record: msgspec.Struct) -> str:
    tag = record.__struct_config__.tag
    said = [str(tag)] if tag else []
    for field in msgspec.structs.fields(type(record)):
        value = getattr(record, field.name)
        default = field.default
        if default is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        if value != default:
            said.append(f"{field.encode_name} {_held(value)}")
    return ", ".join(said)
