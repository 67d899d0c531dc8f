"""Names that titles written for 0.2 import, and the modules where they are now."""

from __future__ import annotations

import re
from types import ModuleType

NOW_AT = {
    "game.packages.Package": "game.packages.registry",
    "game.packages.find": "game.packages.registry",
    "game.ui.table.things": "game.ui.table.api",
    "game.engine.evaluation": "game.engine.judging.evaluation",
    "game.engine.content": "game.engine.content.content_files",
    "game.engine.board": "game.engine.board.places",
    "game.engine.hexes": "game.engine.board.hexagons",
    "game.engine.record": "game.engine.session.record",
    "game.ui.window.words": "game.presentation.messages",
}
"""Module that has a name of 0.2 now, by name. docs/titles.md lists them too."""
_MISSING = re.compile(r"cannot import name '(\w+)'")


def now_at(name: str) -> str | None:
    """Return the module that has a name of 0.2 now; None if there is none."""
    return NOW_AT.get(name) or NOW_AT.get(name.rpartition(".")[0])


def asked_for(error: Exception) -> str | None:
    """Return the name that a title imports and that no longer exists; None for other errors."""
    if isinstance(error, ImportError):
        found = _MISSING.match(str(error))
        name = f"{error.name}.{found[1]}" if found else str(error.name)
        return name if name.startswith("game.") else None
    if isinstance(error, AttributeError) and isinstance(error.obj, ModuleType):
        name = f"{error.obj.__name__}.{error.name}"
        return name if now_at(name) else None
    return None
