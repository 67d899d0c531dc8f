"""A large sheet shows places for items, so that there is no bare wood, and cards keep their size."""

from __future__ import annotations

import pygame
import pytest

from game.presentation.messages import Messages
from game.titles.runebound.table.sheet.sheet import HeroSheet
from game.titles.runebound.table.sheet.sheet_faces import PlacesFace
from tests.expect import expect
from tests.titles.runebound.positions import table

WIDE, LOW = pygame.Rect(0, 0, 1150, 1000), pygame.Rect(0, 0, 420, 420)


@pytest.mark.parametrize(("room", "count"), [(WIDE, 6), (LOW, 0)])
def test_free_places_are_shown_where_cards_are_large_even_with_six(room: pygame.Rect, count: int) -> None:
    state = table()
    pieces = HeroSheet(Messages().say, state, 0, "red", room).pieces()
    none = next(piece for piece in pieces if piece.ref == "plate:none.0")
    face = expect(none.face, PlacesFace)
    assert len(face.places) == count
    assert face.words
