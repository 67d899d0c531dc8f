"""Caches of pictures, limited by their pixels, and a limit of the time in which new ones are made."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)
Gone = Callable[[K, pygame.Surface], None]
MIN_PIXELS = 256
"""The pixels for which even an empty picture counts."""


class OutOfTime(Exception):
    """Raised instead of making another picture when the time for it is over."""


class _Limit:
    """The time until which all caches may make pictures; None: there is no limit."""

    def __init__(self) -> None:
        self.end: float | None = None
        self.made = 0
        """The pictures made since the limit was set."""

    def check(self) -> None:
        """Raise OutOfTime after the end, but never before one picture was made."""
        if self.end is not None and self.made and time.perf_counter() > self.end:
            raise OutOfTime


_LIMIT = _Limit()


@contextmanager
def time_limit(end: float) -> Iterator[None]:
    """Within the block, let the caches raise OutOfTime after a time of `time.perf_counter`. What has been
    made by then is in the caches, so that a painting that is made of such parts gets further with each
    attempt."""
    _LIMIT.end, _LIMIT.made = end, 0
    try:
        yield
    finally:
        _LIMIT.end = None


class Pictures(Generic[K]):
    """Pictures by key. Beyond `most` pixels the least recently used ones are dropped, and `gone` is called
    for each.
    """

    def __init__(self, most: int, gone: Gone[K] | None = None) -> None:
        self.most = most
        self.pixels = 0
        """The pixels of all cached pictures."""
        self._gone = gone
        self._kept: OrderedDict[K, pygame.Surface] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def find(self, key: K) -> pygame.Surface | None:
        """Return the cached picture for a key; None if there is none."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def get(self, key: K, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the cached picture for a key, or the result of `make`. Raises OutOfTime within
        `time_limit`."""
        found = self._kept.get(key)
        if found is None:
            _LIMIT.check()
            found = make()  # `make` may ask for other pictures
            _LIMIT.made += 1
            self._kept[key] = found
            self.pixels += _pixels(found)
            self._forget_oldest()
        self._kept.move_to_end(key)
        return found

    def clear(self) -> None:
        self._kept.clear()
        self.pixels = 0

    def _forget_oldest(self) -> None:
        while self.pixels > self.most and len(self._kept) > 1:
            key, old = self._kept.popitem(last=False)
            self.pixels -= _pixels(old)
            if self._gone is not None:
                self._gone(key, old)


def _pixels(picture: pygame.Surface) -> int:
    return max(MIN_PIXELS, picture.get_width() * picture.get_height())
