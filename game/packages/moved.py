"""Names that titles written for 0.2 import, and where they are now."""

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
"""Name or module of 0.2 -> the module that has it now. docs/titles.md lists them."""
_MISSING = re.compile(r"cannot import name '(\w+)'")


def now_at(name: str) -> str:
    """Return the module that has a name of 0.2 now, "" if none does."""
    return NOW_AT.get(name) or NOW_AT.get(name.rpartition(".")[0], "")


def asked_for(error: Exception) -> str:
    """Return what a title asked of Hotseat and is no longer there, "" if the error has another cause."""
    if isinstance(error, ImportError):
        found = _MISSING.match(str(error))
        name = f"{error.name}.{found[1]}" if found else str(error.name)
        return name if name.startswith("game.") else ""
    if isinstance(error, AttributeError) and isinstance(error.obj, ModuleType):
        name = f"{error.obj.__name__}.{error.name}"
        return name if now_at(name) else ""
    return ""
