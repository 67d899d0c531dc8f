"""Titles for programs that learn to play: `from game.rl import raiders_v0; raiders_v0.env(seats=2)`.

Every installed title has a module of that name here, made when it is asked for. Needs the extra `rl`.
"""

from __future__ import annotations

from types import ModuleType

MISSING = 'this needs libraries that are not installed: pip install "hotseat[rl]"'


def environment(name: str) -> ModuleType:
    """The environment of an installed title. Raises BadTable; ImportError without the extra."""
    try:
        from game.rl.aec import module
    except ModuleNotFoundError as error:
        raise ImportError(f"{error.name}: {MISSING}") from error
    return module(name)


def __getattr__(name: str) -> ModuleType:
    from game.packages import names

    title, _, version = name.rpartition("_")
    if version == "v0" and title in names():
        return environment(title)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
