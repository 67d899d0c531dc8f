"""Narrowing for tests: generic code returns a Scene, a Face or a State, the test knows which one it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


def expect(thing: object, kind: type[T]) -> T:
    """Return the thing, which must be of this kind: a scene, a widget, a face, a step, a state."""
    assert isinstance(thing, kind), f"{type(thing).__name__}, not {kind.__name__}"
    return thing


def broken(key: str) -> Callable[..., Any]:
    """Return a function that raises KeyError, as broken code does, whatever it is called with."""

    def fail(*_args: object, **_named: object) -> Any:
        raise KeyError(key)

    return fail


def recorded(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[tuple[Any, ...]]:
    """Return a list that grows by the positional arguments of every call of a function, which works on."""
    real, calls = getattr(owner, name), list[tuple[Any, ...]]()

    def call(*args: Any, **named: Any) -> Any:
        calls.append(args)
        return real(*args, **named)

    monkeypatch.setattr(owner, name, call)
    return calls
