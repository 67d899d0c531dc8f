"""Names that are wide: shortened in bar, panels and cover, and whole in a tooltip."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from game.ui.window.theme import SEAT_COLOURS
from tests.ui.fakes import Hand

WIDE = [
    "".join(letters) for letters in ("W" * 24, "М" * 24, "WM" * 12, "Щ" * 24, "MW" * 12, "Ж" * 24, "Ш" * 24)
]
SIZES = [(1024, 640), (1280, 720)]


@pytest.fixture
def table(app: App) -> Callable[[str, tuple[int, int]], TableScene]:
    """A table of a title at the most seats, all of them with wide names."""

    def make(title: str, size: tuple[int, int]) -> TableScene:
        app.window.size, app.ui.messages = size, Messages()
        app.ui.settings.ui_scale = 0
        app.ui.adopt(size)
        app.ui.type.overflows = []
        package = registry.find(title)
        names = zip(WIDE, list(SEAT_COLOURS)[: max(package.title.seats)], strict=False)
        game = GameController(
            Session.new(package.title, [SeatSetup(*who) for who in names], {}, 3), BotProcess()
        )
        game.uncovered = True
        scene = TableScene(app.ui, title, package.table_view, game, lambda: None)
        Hand(app).show(scene)
        return scene

    return make


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("title", registry.names())
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


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440)], ids=str)
def test_that_it_is_your_turn_is_never_cut(
    app: App, hand: Hand, sit: Callable[..., TableScene], size: tuple[int, int], scale: float
) -> None:
    app.window.size, app.ui.settings.ui_scale = size, scale
    scene = sit("human", "human")
    scene.game.people = tuple(replace(who, name="W" * 24) for who in scene.game.people)
    app.turn(16)
    scene.layout()
    bar = scene.widgets.bars[0]
    (yours,) = (label for label in bar.words.labels if label.words == app.ui.say("table-your-turn"))
    assert yours.rect.width >= yours.natural()[0]
    assert yours.rect.right <= bar.buttons[0].rect.left
    assert "W" * 24 in "".join(label.words + label.tooltip for label in bar.words.labels)


def test_a_folded_panel_tells_whole_what_is_played(
    app: App, table: Callable[[str, tuple[int, int]], TableScene]
) -> None:
    scene = table("scythe", (1024, 640))
    folded = [panel for panel in scene.widgets.panels if panel.folded]
    assert len(folded) == len(scene.game.people) - 2
    for panel in folded:
        (_, _, name), (words, style, room) = panel._head_words(panel.head)
        assert words == panel.panel.short
        assert app.ui.type.width(words, style) <= room.width
        assert name.width >= 20
        assert [cell.icon for _, cell in panel.cells()][1] == "power"


def test_a_folded_panel_cuts_a_long_hero_before_a_short_name(
    app: App, table: Callable[[str, tuple[int, int]], TableScene]
) -> None:
    scene = table("runebound", (1280, 720))
    panel = next(panel for panel in scene.widgets.panels if panel.folded)
    panel.who, panel.panel = (
        replace(panel.who, name="Dimitri"),
        replace(panel.panel, short="Spiritspeaker Mok"),
    )
    (words, style, room), (_, line, rest) = panel._head_words(panel.head)
    assert app.ui.type.width(words, style) <= room.width
    assert app.ui.type.width("Spirits…", line) <= rest.width


@pytest.mark.parametrize("name", ["Ada", "Clara"])
def test_a_folded_panel_gives_its_spare_room_to_the_name(
    app: App, table: Callable[[str, tuple[int, int]], TableScene], name: str
) -> None:
    scene = table("runebound", (1280, 720))
    app.ui.settings.ui_scale = 2.0
    app.apply_settings()
    panel = next(panel for panel in scene.widgets.panels if panel.folded)
    panel.who, panel.panel = replace(panel.who, name=name), replace(panel.panel, short="Sister Odalys")
    words, style, room = panel._head_words(panel.head)[0]
    assert app.ui.type.width(words, style) <= room.width
    (fact, cell), *_ = panel.cells()
    assert panel.head.right <= fact.x and fact.right <= panel.rect.right
    assert cell.icon == "life"
