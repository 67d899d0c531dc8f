"""Moments at which cards and tiles in play may act, though the rules that come to them know none of them."""

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
        """From now on this is asked as well; all join when their modules are loaded."""
        self._joined.append(act)
        return act

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> list[T]:
        """What all that joined bring, in the order in which they joined."""
        return [found for act in self._joined for found in act(*args, **kwargs)]
