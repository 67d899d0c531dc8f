"""Boards as plain data."""

from __future__ import annotations

import pytest

from game.engine.board.places import BadMap, Board, Place, check_places


def board(*places: Place) -> Board:
    return Board("toy.tmx", (64, 32), {p.id: p for p in places})


def place(name: str, kind: str = "hut", of: str = "") -> Place:
    return Place(name, kind, of, 10, 20, 30, 40)


TOWN = board(place("town", "town"), place("b", of="town"), place("a", of="town"), place("c"))


def test_places_come_in_the_maps_order() -> None:
    assert [p.id for p in TOWN.of_kind("hut")] == ["b", "a", "c"]
    assert [p.of for p in TOWN.of_kind("hut")] == ["town", "town", ""]


def test_the_centre_of_a_place() -> None:
    assert TOWN.places["a"].centre == (25, 40)


def test_a_complete_board_is_taken() -> None:
    check_places(TOWN, {"hut": {"a", "b", "c"}, "town": {"town"}})


def test_a_missing_place_is_named() -> None:
    with pytest.raises(BadMap, match=r'^toy\.tmx: layer "places" has no hut "d"'):
        check_places(TOWN, {"hut": {"a", "b", "c", "d"}})


def test_an_unknown_place_is_named() -> None:
    with pytest.raises(BadMap, match=r'^toy\.tmx: layer "places" has a hut "c", which the rules do not know'):
        check_places(TOWN, {"hut": {"a", "b"}})
