"""What a class of a title must define, checked when Python creates the class."""

from __future__ import annotations

from abc import ABC
from typing import ClassVar

from game.engine.title import BadTable


class Contract(ABC):
    """A base class of classes that titles write.

    A direct subclass is a contract: it marks what must be there with `abstractmethod`. Deriving a class from
    a contract without all of that raises BadTable, which names the class and what is missing.
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
    """Return whether something is a class that derives from the contract of that name."""
    return isinstance(found, type) and issubclass(found, Contract) and found.contract == contract
