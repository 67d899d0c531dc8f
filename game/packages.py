"""The titles that are installed: packages that plug in, found by the entry points of one group."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from game import tiled
from game.engine.evaluation import Evaluation
from game.engine.title import BadTable, Title

GROUP = "hotseat.titles"
"""Each entry of this group names a Package: ``raiders = "game.titles.raiders:PACKAGE"``."""


@dataclass(frozen=True)
class Package:
    """All that a title has. Code is named as "module:name" and loaded when it is first asked for.

    rules   a Title               bot   an Evaluation
    table   a Table of the window; called with the Title
    root    the folder with assets/<id>/, assets/text/<language>/<id>*.ftl and maps/<id>.tmx
    """

    id: str
    rules: str
    bot: str
    table: str
    root: Path

    @property
    def assets(self) -> Path:
        """The folder that pictures, icons and sounds are named in: "nim/board.jpg", "icons/stone.svg"."""
        return self.root / "assets"

    @property
    def content(self) -> Path:
        """The folder of the content files."""
        return self.assets / self.id

    @property
    def map(self) -> Path:
        """The Tiled map of the board."""
        return self.root / "maps" / f"{self.id}.tmx"

    @property
    def text(self) -> Path:
        """The folder with one folder of message files a language."""
        return self.assets / "text"

    @property
    def rules_page(self) -> Path:
        """The rules in words, with their numbers."""
        return self.content / "rules.md"

    @cached_property
    def title(self) -> Title:
        """The rules, ready to be played. Raises BadContent or BadMap."""
        title: Title = resolve_name(self.rules)(self.content, tiled.load_board(self.map))
        return title

    @cached_property
    def evaluation(self) -> Evaluation:
        """How its positions are judged."""
        evaluation: Evaluation = resolve_name(self.bot)()
        return evaluation

    @cached_property
    def in_window(self) -> Any:
        """Its table in the window; needs pygame."""
        return resolve_name(self.table)(self.title)


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def names() -> tuple[str, ...]:
    """Ids of all titles that are installed."""
    return tuple(sorted(_entries()))


@cache
def find(name: str) -> Package:
    """The package of a title. Raises BadTable."""
    if name not in names():
        raise BadTable(f'There is no title "{name}"; there is {", ".join(names())}.')
    try:
        package: Package = _entries()[name].load()
    except (ImportError, AttributeError) as error:
        raise BadTable(f"{name}: the package of this title cannot be loaded ({error}).") from error
    return package


def all_packages() -> tuple[Package, ...]:
    """Every package that is installed, in the order of `names`. Raises BadTable."""
    return tuple(map(find, names()))
