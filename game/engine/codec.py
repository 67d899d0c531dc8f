"""Encode states as bytes and decode them; compare states by digest."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Union

import msgspec

from game.engine.flow import settle
from game.engine.model import State, Step
from game.engine.title import Title
from game.errors import Phrase

_encoder = msgspec.json.Encoder()


class StrangeField(msgspec.ValidationError, Phrase):
    """A state has a field that no state of its title has."""

    __str__ = Phrase.__str__
    __init__ = Phrase.__init__


def encode(state: State) -> bytes:
    """Return a state as JSON, without its caches and its book."""
    bare = state.copy()
    bare.asked = bare.book = None
    return _encoder.encode(bare)


def decode(title: Title, raw: bytes) -> Any:
    """Return the state that `encode` wrote, settled up to its next question. Raises msgspec.DecodeError."""
    state = decode_view(title, raw)
    settle(state)
    return state


def decode_view(title: Title, raw: bytes) -> Any:
    """Return the view that `encode` wrote. It is not settled: with unknown ids no rule can run."""
    fields = msgspec.json.decode(raw, type=dict[str, Any])
    step: Any = Union[title.steps]  # noqa: UP007  # the union is known only at run time
    try:
        stack = msgspec.convert(fields.pop("stack", []), list[step])
    except msgspec.ValidationError as error:
        raise msgspec.ValidationError(str(error).replace("`$", "`$.stack", 1)) from error
    if not fields.keys() <= {*title.state_type.__struct_fields__} - {*State.TRANSIENT}:
        raise StrangeField("error-state-field")
    state = msgspec.convert({**fields, "stack": []}, title.state_type)
    state.stack, state.book = stack, title.book
    state.options = title.completed(state.options, state.seats)
    return state


def digest(state: State) -> str:
    """Return twelve hex digits; equal states have equal digests."""
    return hashlib.sha256(encode(state)).hexdigest()[:12]


def names(steps: Sequence[Step[Any]]) -> list[str]:
    """Return every id in the fields of steps, with repetitions."""
    return _encoder.encode(steps).decode().split('"')[1::2]
