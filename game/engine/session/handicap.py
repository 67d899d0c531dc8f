"""A handicap: goods that a seat has at the start beyond those of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

MAX_AMOUNT = 99


class Gift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An amount of a good for a seat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    good: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    amount: Annotated[int, msgspec.Meta(ge=1, le=MAX_AMOUNT)]


def given(gifts: Iterable[Gift], good: str, seats: int) -> list[int]:
    """Return how much of a good each seat was given."""
    amounts = [0] * seats
    for gift in gifts:
        if gift.good == good and gift.seat < seats:
            amounts[gift.seat] += gift.amount
    return amounts
