"""What a field may be: a seat is known by its type, everything else is declared."""

from __future__ import annotations

import msgspec
import pytest

from game.engine.content.domains import SEATS, declared, numbers
from game.engine.model import Seat


class Deal(msgspec.Struct):
    giver: Seat
    others: tuple[Seat, ...] = ()
    judge: Seat | None = None
    coins: int = 0
    debts: dict[Seat, int] = {}


@pytest.mark.parametrize(
    ("field", "is_seat"),
    [("giver", True), ("others", True), ("judge", True), ("coins", False), ("debts", False)],
)
def test_a_seat_is_known_by_its_type(field: str, is_seat: bool) -> None:
    assert declared({}, Deal, field, "deal") == (SEATS if is_seat else None)


def test_what_is_declared_for_the_owner_goes_before_the_name_and_the_type() -> None:
    few, many = numbers(0, 3), numbers(0, 9)
    assert declared({"coins": many}, Deal, "coins", "deal") is many
    assert declared({"coins": many, "deal.coins": few}, Deal, "coins", "deal") is few
    assert declared({"giver": few}, Deal, "giver", "deal") is few
