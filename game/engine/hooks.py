"""Hooks: moments at which cards and tiles may act without the base rules knowing them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Hook(Generic[P, T]):
    """A moment of the rules that pieces of an expansion join. Base rules name it and say what it is about::

        COMBAT_OVER: Hook[[MyState, str], MyStep] = Hook()
        ...
        state.push(*COMBAT_OVER(state, place))

    A rule of the expansion joins it, and looks in the position which of its pieces are in play::

        @COMBAT_OVER.join
        def bounty(state: MyState, place: str) -> list[MyStep]: ...
    """

    def __init__(self) -> None:
        self._joined: list[Callable[P, Iterable[T]]] = []

    def join(self, act: Callable[P, Iterable[T]]) -> Callable[P, Iterable[T]]:
        """Register a function, which every later call of the hook includes. Modules do this when they are
        imported.
        """
        self._joined.append(act)
        return act

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> list[T]:
        """Return the results of all registered functions, in the order of registration."""
        return [found for act in self._joined for found in act(*args, **kwargs)]
