"""The titles of this program, each with its content and board, opened when first asked for."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from game import paths, tiled, titles
from game.engine.title import BadTable, Title


@cache
def names() -> tuple[str, ...]:
    """Ids of all titles."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(titles.__path__) if m.ispkg))


@cache
def find(name: str) -> Title:
    """A title, ready to be played. Raises BadTable, BadContent or BadMap."""
    if name not in names():
        raise BadTable(f'There is no title "{name}"; there is {", ".join(names())}.')
    title: Title = importlib.import_module(f"game.titles.{name}").TITLE
    title.furnish(tiled.load_board(paths.maps(f"{name}.tmx")))
    return title
