"""What is remembered between calls cannot be changed by whoever got it."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from typing import Any, get_origin, get_type_hints

import pytest

import game.bots
import game.engine
import game.titles.runebound

PACKAGES = (game.bots, game.engine, game.titles.runebound)
CHANGEABLE = (list, set)


def cached() -> Iterator[Callable[..., Any]]:
    """Every function of these packages that remembers what it gave."""
    for package in PACKAGES:
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for thing in vars(importlib.import_module(found.name)).values():
                if hasattr(thing, "cache_info"):
                    yield thing


@pytest.mark.parametrize(
    "function", dict.fromkeys(map(inspect.unwrap, cached())), ids=lambda f: f.__qualname__
)
def test_a_cached_function_gives_no_list(function: Callable[..., Any]) -> None:
    given = get_type_hints(function).get("return")  # a class has none
    assert (get_origin(given) or given) not in CHANGEABLE
