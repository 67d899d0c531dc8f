"""Caches of pictures, limited by their pixels, and a limit of the time in which new ones are made."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Generator, Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Generic, TypeVar

import pygame

K = TypeVar("K", bound=Hashable)
Gone = Callable[[K, pygame.Surface], None]
Steps = Generator[None, None, pygame.Surface]
"""The steps in which a picture is made."""
MIN_PIXELS = 256
"""The pixels for which even an empty picture counts."""
SMALL_PART = 1 / 16
"""The share of a picture as which a width of a text counts: that takes 0.03 ms, another attempt more."""
MAX_BEGUN = 3
"""The most pictures of which some steps are made; the one begun first is given up."""


class OutOfTime(Exception):
    """Raised instead of making another picture when the time for it is over."""


class _Limit:
    """The time until which all caches may make pictures; None: there is no limit."""

    def __init__(self) -> None:
        self.end: float | None = None
        self.made = 0.0
        """The pictures made since the limit was set; a small part counts for less."""

    def check(self) -> None:
        """Raise OutOfTime after the end, but never before one picture was made, or many small parts."""
        if self.made >= 1 and self.is_over:
            raise OutOfTime

    @property
    def is_over(self) -> bool:
        """True after the time of the end."""
        return self.end is not None and time.perf_counter() > self.end


_LIMIT = _Limit()


def is_limited() -> bool:
    """Return whether the time for making pictures is limited now."""
    return _LIMIT.end is not None


@contextmanager
def kept_part() -> Iterator[None]:
    """Within the block something is made that another cache keeps, such as the width of a text. Raises
    OutOfTime before it if the time is over and enough was made."""
    _LIMIT.check()
    yield
    _LIMIT.made += SMALL_PART


@contextmanager
def time_limit(end: float) -> Iterator[None]:
    """Within the block, let the caches raise OutOfTime after a time of `time.perf_counter`. What has been
    made by then is in the caches, so that a painting that is made of such parts gets further with each
    attempt."""
    _LIMIT.end, _LIMIT.made = end, 0.0
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
        self._begun: dict[K, Steps] = {}
        """The steps that are left of pictures."""

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

    def get_in_steps(self, key: K, begin: Callable[[], Steps]) -> pygame.Surface:
        """Return the cached picture for a key, or the one that the steps make. Raises OutOfTime between two
        steps too; the next call goes on with those that are left."""
        return self.get(key, partial(self.finish, key, begin))

    def finish(self, key: K, begin: Callable[[], Steps]) -> pygame.Surface:
        """Make the steps that are left of a picture, which is not cached. Raises OutOfTime between two steps;
        the next call goes on with those that are left."""
        steps = self._begun.pop(key, None) or begin()
        try:
            while True:
                next(steps)
                _LIMIT.made += 1
                if _LIMIT.is_over:
                    self._keep_begun(key, steps)
                    raise OutOfTime
        except StopIteration as end:
            finished: pygame.Surface = end.value
            return finished

    def _keep_begun(self, key: K, steps: Steps) -> None:
        self._begun[key] = steps
        if len(self._begun) > MAX_BEGUN:
            del self._begun[next(iter(self._begun))]

    def give_up(self) -> None:
        """Drop the steps that are made of unfinished pictures; they would be made again."""
        self._begun.clear()

    def clear(self) -> None:
        self.give_up()
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
