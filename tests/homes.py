"""A home of its own for whatever is run, so that nothing of the person who runs it is read or written."""

from __future__ import annotations

from collections.abc import MutableMapping
from pathlib import Path

PERSONAL = (
    "HOTSEAT_HOME", "HOTSEAT_TRACE", "XDG_CURRENT_DESKTOP",
    "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME",
)  # fmt: skip
"""Variables by which a person moves the program's folders, makes it tell more, or lets it ask the desktop."""


def move(environ: MutableMapping[str, str], home: Path | str) -> None:
    """Let an environment have this home."""
    leave(environ)
    environ["HOME"] = str(home)


def leave(environ: MutableMapping[str, str]) -> None:
    """Take the person's own choices out of an environment."""
    for name in PERSONAL:
        environ.pop(name, None)
    environ["LANGUAGE"] = "en"
