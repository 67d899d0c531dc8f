"""Badges at the targets of what is held."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.model import Action
from game.presentation.title_words import Cell
from game.ui.table.api import TableContext
from game.ui.table.view.badges import Badges
from game.ui.window.app import App
from tests.toy import TOY, Gather
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit
from tests.ui.table.toy_table import ToyTable


class WaryTable(ToyTable):
    """Two pebbles await a toll."""

    def awaits(self, context: TableContext, actions: Sequence[Action]) -> Sequence[Cell]:
        return [Cell("coin", "−1")] if list(actions) == [Gather(2)] else []


WARY = WaryTable(TOY)


def test_a_target_shows_what_awaits_while_the_thing_is_held(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=WARY)
    badges = Badges(scene.model, scene.drag)
    surface = pygame.Surface(app.size)
    badges.draw(surface)
    scene.drag.hold("pebbles:2")
    assert [(ref, cells) for ref, cells in badges.shown("pebbles:2")] == [("mat", [Cell("coin", "−1")])]
    bare = pygame.image.tobytes(surface, "RGB")
    badges.draw(surface)
    assert pygame.image.tobytes(surface, "RGB") != bare


def test_nothing_is_shown_where_nothing_awaits(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=WARY)
    scene.drag.click("pebbles:1")
    assert list(Badges(scene.model, scene.drag).shown("pebbles:1")) == []
