"""Contracts: what a title's classes must define when Python creates them, and what moved since 0.2."""

from __future__ import annotations

import re
from abc import ABC
from types import ModuleType
from typing import ClassVar

from game.engine.title import BadTable


class Contract(ABC):
    """A base class for classes that titles write.

    A direct subclass is a contract: its abstract methods are required. Deriving a class from a contract
    without defining all of them raises BadTable, which names the class and the missing methods.
    """

    contract: ClassVar[str]
    """The name of the contract."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if Contract in cls.__bases__:
            cls.contract = cls.__name__
        elif missing := [name for name in dir(cls) if _is_abstract(getattr(cls, name, None))]:
            name = f"{cls.__module__}:{cls.__qualname__}"
            raise BadTable("error-title-incomplete", name=name, contract=cls.contract, missing=missing)


def _is_abstract(member: object) -> bool:
    return bool(getattr(member, "__isabstractmethod__", False))


def fulfils(found: object, contract: str) -> bool:
    """Return whether `found` is a class that derives from the contract of that name."""
    return isinstance(found, type) and issubclass(found, Contract) and found.contract == contract


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
