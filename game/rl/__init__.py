"""Titles as environments for reinforcement learning: `from game.rl import raiders_v1;
raiders_v1.env(seats=2)`.

Every installed title has such a module here, created on import. Needs the extra `rl`.
"""

from __future__ import annotations

import warnings
from types import ModuleType

VERSION = "v1"
"""Raised whenever a title's actions, observations or rewards change their meaning."""
EARLIER = ("v0",)
MISSING = 'this needs libraries that are not installed: pip install "hotseat[rl]"'


NUMBERED_ANEW = (
    "is {now} now. Its actions have other numbers: train again what was trained with the old ones."
)


def environment(name: str) -> ModuleType:
    """Return the environment module of an installed title. Raises BadTable; ImportError without the extra."""
    try:
        from game.rl.aec import module
    except ModuleNotFoundError as error:
        raise ImportError(f"{error.name}: {MISSING}") from error
    return module(name)


def __getattr__(name: str) -> ModuleType:
    from game.packages.registry import names

    title, _, version = name.rpartition("_")
    if version in (VERSION, *EARLIER) and title in names():
        if version != VERSION:
            warnings.warn(
                f"{name} {NUMBERED_ANEW.format(now=f'{title}_{VERSION}')}", FutureWarning, stacklevel=2
            )
        return environment(title)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
