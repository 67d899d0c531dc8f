"""Contracts: the methods that a title's classes must define, checked when Python creates the class."""

from __future__ import annotations

from abc import ABC
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
