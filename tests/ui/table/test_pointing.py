"""The hand of a lesson points at small things from below."""

from __future__ import annotations

import pygame
import pytest

from game.ui.table.drawing.painter import Painter
from game.ui.table.lesson.pointing import SIDE, TIP, Pointing
from game.ui.window.ui import Ui


@pytest.mark.parametrize("side", [17, 36, 60, 110])
def test_the_hand_leaves_most_of_a_small_thing_in_sight(ui: Ui, side: int) -> None:
    thing = pygame.Rect(400, 300, side, side)
    x, y = Pointing(Painter(ui)).tip(thing)
    assert thing.collidepoint(x, y)
    hand = pygame.Rect(x - round(SIDE * TIP[0]), y - round(SIDE * TIP[1]), SIDE, SIDE)
    hidden = hand.clip(thing)
    assert hidden.width * hidden.height <= 0.4 * side * side
