"""The people and bots at a table, as the others see them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """The player at a seat, as the others see it; `colour` is a key of SEAT_COLOURS."""

    name: str
    colour: str
    bot: bool = False
