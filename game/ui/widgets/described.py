"""Descriptions of widgets, as a screen reader announces them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

Role = Literal["button", "switch", "slider", "field", "choice", "list", "log", "text", "heading", "group"]


class Range(NamedTuple):
    """The number of a slider: its value, its bounds, and the step of an arrow key."""

    value: int
    low: int
    high: int
    step: int


class Nth(NamedTuple):
    """A place in a list, counted from 1."""

    number: int
    of: int


@dataclass(frozen=True)
class Description:
    """A widget in rich words.

    name    identifies it; the first thing that is read
    value   what it is set to
    more    an explanation, or why it is not possible
    """

    role: Role
    name: str
    value: str = ""
    more: str = ""
    enabled: bool = True
    is_on: bool | None = None
    range: Range | None = None
    nth: Nth | None = None


def named(role: Role, name: str, tip: str, *, enabled: bool = True) -> Description:
    """Return a description whose name is `name`, else the first line of the tooltip; the rest of the tooltip
    explains it.

    >>> found = named("button", "", "Undo\\nTakes back the last move")
    >>> found.name, found.more
    ('Undo', 'Takes back the last move')
    """
    head, _, rest = tip.partition("\n")
    if not name:
        return Description(role, head, more=rest, enabled=enabled)
    return Description(role, name, more=rest if head == name else tip, enabled=enabled)
