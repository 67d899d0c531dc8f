"""Working out what may be chosen changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import codec, flow
from tests import games
from tests.titles.raiders.positions import TITLE


class Written(AssertionError):
    """A container of the position was written to."""


def _refuse(*_: object, **__: object) -> Any:
    raise Written


WRITERS = ("__setitem__", "__delitem__", "append", "extend", "insert", "pop", "remove", "clear", "update")
FixedList = type("FixedList", (list,), {name: _refuse for name in WRITERS if hasattr(list, name)})
FixedDict = type("FixedDict", (dict,), {name: _refuse for name in WRITERS if hasattr(dict, name)})


@pytest.mark.parametrize("seats", TITLE.seats)
def test_asking_writes_nothing_not_even_for_a_moment(seats: int) -> None:
    for state in games.random_game(TITLE, seats, 700):
        before = codec.encode(state)
        looked_at = state.copy()
        looked_at.asked = None
        for name in looked_at.__struct_fields__:
            value = getattr(looked_at, name)
            if isinstance(value, list | dict):
                setattr(looked_at, name, FixedList(value) if isinstance(value, list) else FixedDict(value))
        assert flow.choices(looked_at) == flow.choices(state)
        assert codec.encode(looked_at) == before
