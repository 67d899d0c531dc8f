"""Names that are wide: shortened in bar, panels and cover, and whole in a tooltip."""

from collections.abc import Callable

import pygame
import pytest

from game import packages
from game.bots.worker import Worker
from game.engine.record import SeatSetup
from game.engine.session import Session
from game.ui.scenes.table import TableScene
from game.ui.table.controller import GameController
from game.ui.window.app import App
from game.ui.window.theme import SEAT_COLOURS
from game.ui.window.words import Words
from tests.ui.fakes import Hand

WIDE = [
    "".join(letters) for letters in ("W" * 24, "М" * 24, "WM" * 12, "Щ" * 24, "MW" * 12, "Ж" * 24, "Ш" * 24)
]
SIZES = [(1024, 640), (1280, 720)]


@pytest.fixture
def table(app: App) -> Callable[[str, tuple[int, int]], TableScene]:
    """A table of a title at the most seats, all of them with wide names."""

    def make(title: str, size: tuple[int, int]) -> TableScene:
        app.window.size, app.ui.words = size, Words()
        app.ui.settings.ui_scale = 0
        app.ui.adopt(size)
        app.ui.type.overflows = []
        package = packages.find(title)
        names = zip(WIDE, list(SEAT_COLOURS)[: max(package.title.seats)], strict=False)
        game = GameController(Session.new(package.title, [SeatSetup(*who) for who in names], {}, 3), Worker())
        game.uncovered = True
        scene = TableScene(app.ui, title, package.in_window, game, lambda: None)
        Hand(app).show(scene)
        return scene

    return make


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("title", packages.names())
def test_wide_names_are_whole_in_the_tooltips_of_bar_and_panels(
    app: App, table: Callable[[str, tuple[int, int]], TableScene], title: str, size: tuple[int, int]
) -> None:
    scene = table(title, size)
    panels = {panel.who.name: panel.tooltip for panel in scene.widgets.panels}
    assert len(panels) == len(scene.game.people) - 1
    assert all(name in tip for name, tip in panels.items())
    acting = scene.game.people[scene.game.acting() or 0].name
    shown = scene.widgets.bars[0].words.labels[-1]
    assert acting in (shown.words, shown.tooltip)
    assert pygame.Rect((0, 0), size).contains(shown.rect)
    assert app.ui.type.overflows is not None
    assert [found for found in app.ui.type.overflows if any(name in found.text for name in WIDE)] == []
