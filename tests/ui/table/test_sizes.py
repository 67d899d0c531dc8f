"""Which side of a table is large, how its parts lie in windows of every shape, and how well the board fills
its frame."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.engine.session.session import Session
from game.packages import registry
from game.presentation.messages import Messages
from game.titles.runebound.rules.market.market import Buy, VisitTown
from game.ui.table import layout
from game.ui.table.api import Areas
from game.ui.table.drawing import board_edges
from game.ui.table.model.emphasis import Emphasis
from game.ui.table.scene import TableScene
from game.ui.window import run
from game.ui.window.app import App
from tests.titles.playing import now
from tests.titles.raiders import positions as raiders
from tests.titles.runebound import fights
from tests.titles.runebound import positions as runebound
from tests.titles.scythe import positions as scythe
from tests.ui.fakes import Hand

SMALL, LARGE, TALL, BROAD = (1280, 720), (1920, 1080), (1280, 1440), (3840, 1080)
FILLED = 0.9
"""Share of its frame that a board fills at least."""


def still(areas: Areas) -> list[pygame.Rect]:
    """What stays where it is when another side is large."""
    return [areas.top, areas.prompt, areas.hand, areas.log, *areas.panels.values()]


@pytest.fixture
def table(app: App) -> TableScene:
    """The first turn of Scythe in a small window."""
    app.ui.messages = Messages()
    app.ui.settings.enlarge = True
    state = scythe.table("polania", "togawa", "saxony")
    session = Session.begin(scythe.TITLE, run._people(app, state.seats), state)
    scene: TableScene = run.wire(app).table(session)
    scene.game.uncovered = True
    lay(app, scene, SMALL)
    return scene


def lay(app: App, scene: Any, size: tuple[int, int]) -> None:
    app.window.size = size
    app.ui.settings.ui_scale = 0
    app.ui.adopt(size)
    if app.top is not scene:
        app.push(scene)
    scene.layout()


def choose(scene: TableScene, words: str) -> None:
    """Let the person at the screen make the choice that is written so."""
    legal = scene.game.session.legal(scene.game.viewer)
    scene.moves.commit([next(o.action for o in legal if str(o.action) == words)])


def move_section(scene: TableScene) -> str:
    """The section of the viewer's mat with Move."""
    mat = scythe.BOOK.mats[scene.game.view().players[scene.game.viewer].mat]
    return next(section.id for section in mat.section if section.top == "move")


def test_the_mat_is_large_while_one_chooses_a_section_the_board_while_one_moves(table: TableScene) -> None:
    choosing, large = table.model.areas, [table.model.emphasis.large]
    choose(table, f"take_section {move_section(table)}")
    choose(table, "take_top units")
    moving = table.model.areas
    assert [*large, table.model.emphasis.large] == ["mat", "board"]
    assert moving.board.width > 1.25 * choosing.board.width
    assert choosing.mat.width > 1.5 * moving.mat.width
    assert still(moving) == still(choosing)
    assert table.model.camera.zoom > table.model.camera.fitting


def test_an_arrow_shows_where_the_board_goes_on_and_moves_it_there(app: App, table: TableScene) -> None:
    camera = table.model.camera
    assert [*board_edges.edges(camera, [])] == []
    choose(table, f"take_section {move_section(table)}")
    choose(table, "take_top units")
    hand, edges = Hand(app), [*board_edges.edges(camera, table.model.overlays)]
    assert edges
    for edge in edges:
        while edge in board_edges.edges(camera, table.model.overlays):
            before = camera.sight
            hand.click(board_edges.arrow(app.ui, camera.frame, edge).center)
            assert camera.sight != before
    assert table.drag.held is None
    assert table.model.emphasis.large == "board"


@pytest.mark.parametrize("title", ["scythe", "runebound"])
def test_no_arrow_stands_at_the_edge_of_a_board_that_a_combat_covers(app: App, title: str) -> None:
    app.ui.messages = Messages()
    state: Any = scythe.battle("mech.0.speed", "mech.1.speed")
    scythe.fight(state)
    if title == "runebound":
        state = fights.fight(fights.GIANT, "burning_priest", hero="red_scorpion")
    session = Session.begin(registry.find(title).title, run._people(app, state.seats), state)
    scene: TableScene = run.wire(app).table(session)
    scene.game.viewer, scene.game.uncovered = session.waiting_for()[0], True
    lay(app, scene, SMALL)
    camera, over = scene.model.camera, scene.model.overlays
    camera.zoom_by(2, camera.frame.center)
    camera.update(10_000)
    assert over
    assert [*board_edges.edges(camera, [])], "the board goes on"
    assert [*board_edges.edges(camera, over)] == []


def test_a_combat_stays_where_it_is_whatever_is_asked(app: App) -> None:
    app.ui.messages, app.ui.settings.enlarge = Messages(), True
    state = fights.fight(fights.GIANT, "burning_priest", "nerekhall_cutpurse", hero="red_scorpion")
    session = Session.begin(runebound.TITLE, run._people(app, state.seats), state)
    scene: TableScene = run.wire(app).table(session)
    scene.game.uncovered = True
    lay(app, scene, SMALL)
    before = scene.model.areas
    choose(scene, "go_on")
    assert (
        len(scene.model.at_hand.legal) > len(state.players[0].figures) + 1
    )  # cards of the mat can be used, too
    assert scene.model.areas == before


def test_after_the_mat_was_large_the_board_comes_back_to_where_it_was(app: App) -> None:
    app.ui.messages, app.ui.settings.enlarge = Messages(), True
    state = runebound.table()
    session = Session.begin(runebound.TITLE, run._people(app, state.seats), state)
    scene: TableScene = run.wire(app).table(session)
    scene.game.uncovered = True
    lay(app, scene, SMALL)
    hand, camera = Hand(app), scene.model.camera
    while scene.model.emphasis.large != "board":
        hand.key(pygame.K_x)
    opened = camera.sight
    scene.view.board.pan(0, 20)
    before = camera.sight
    assert before != opened
    for _ in range(3):
        hand.key(pygame.K_x)
    assert camera.sight == before


def test_in_a_large_window_or_without_the_setting_nothing_changes_its_size(
    app: App, table: TableScene
) -> None:
    lay(app, table, LARGE)
    assert table.model.emphasis.large == "even"
    app.ui.settings.enlarge = False
    lay(app, table, SMALL)
    assert table.model.emphasis.large == "even"


def test_a_key_makes_the_board_large_then_the_mat_then_neither(app: App, table: TableScene) -> None:
    app.ui.settings.enlarge = False
    lay(app, table, LARGE)
    hand, found = Hand(app), list[tuple[str, int]]()
    for _ in range(3):
        hand.key(pygame.K_x)
        found.append((table.model.emphasis.large, table.model.areas.board.width))
    assert [large for large, _ in found] == ["board", "mat", "even"]
    assert found[0][1] > found[2][1] > found[1][1]


def test_what_a_person_asked_for_stays_until_a_question_is_on_another_side() -> None:
    sizes = Emphasis()
    assert sizes.follow("section", {"mat"})
    sizes.turn()
    asked = sizes.large
    assert not sizes.follow("resource", {"mat"})
    assert not sizes.follow("", ())
    assert sizes.large == asked
    assert sizes.follow("move", {"board", "mat"}) is (asked != "even")
    assert sizes.large == "even"
    assert sizes.follow("section", {"board"})
    assert sizes.follow("section", None)


def test_the_sides_keep_their_size_while_the_same_is_asked_again() -> None:
    sizes = Emphasis()
    assert sizes.follow("market", {"board"})
    assert not sizes.follow("market", {"board", "mat"})
    assert not sizes.follow("market", {"mat"})
    assert not sizes.follow("", ()), "others are asked"
    assert sizes.follow("market", {"mat"})
    assert sizes.large == "mat"


def test_after_its_first_question_a_turn_changes_the_large_side_once() -> None:
    sizes, mine, next_one = Emphasis(), (0, 3), (0, 5)
    assert sizes.follow("section", {"mat"}, turn=mine)
    assert sizes.follow("move", {"board"}, turn=mine)
    assert not sizes.follow("bottom-row", {"mat"}, turn=mine)
    assert not sizes.follow("", (), turn=mine)
    assert sizes.large == "board"
    assert sizes.follow("section", {"mat"}, turn=next_one)
    assert sizes.follow("move", {"board"}, turn=next_one)
    assert sizes.follow("bottom-row", None, turn=next_one), "the window is large now"


def test_nothing_of_a_market_moves_by_a_purchase(app: App) -> None:
    app.ui.settings.enlarge = True
    state = runebound.table("garrick_ironmantle", "corbin")
    state.stalls["vynelvale"] = ("black_dagger", "ash_longbow", "footmans_sword")
    now(state, VisitTown())
    runebound.edit(state, gold=99)
    session = Session.begin(runebound.TITLE, run._people(app, state.seats), state)
    scene: TableScene = run.wire(app).table(session)
    scene.game.viewer, scene.game.uncovered = 0, True
    lay(app, scene, SMALL)
    before = scene.model.areas
    for card in ("ash_longbow", "footmans_sword", "black_dagger"):
        scene.moves.commit([Buy(card)])
        assert scene.model.areas == before, card


def test_the_old_picture_fades_over_the_new_one_and_is_gone_at_once_without_animation(
    app: App, table: TableScene
) -> None:
    before = pygame.Surface(SMALL)
    before.fill("white")
    fade, shown = table.view.picture._crossfade, pygame.Surface(SMALL)
    fade.begin(before, before.get_rect())
    assert not fade.update(16)
    app.ui.theme.motion = "normal"
    fade.begin(before, before.get_rect())
    seen = []
    while fade.update(55):
        shown.fill("black")
        fade.draw(shown)
        seen.append(shown.get_at((5, 5)).r)
    assert seen == sorted(seen, reverse=True)
    assert len(set(seen)) > 2
    assert seen[-1] == 0


# ---------------------------------------------------------------------- shapes of windows


def areas_of(app: App, title: str, size: tuple[int, int], large: layout.Large = "even") -> Areas:
    ui = app.ui
    ui.settings.ui_scale = 0
    ui.adopt(size)
    aspect = aspect_of(app, title)
    log = layout.log_open(ui, size, aspect)
    return layout.areas(ui, size, [1, 2], aspect, log=log, large=large)


def aspect_of(app: App, title: str) -> float:
    from game.ui.table.model.table_model import _camera

    wide, high = _camera(app.ui, registry.find(title).table_view).played[2:]
    return wide / high


@pytest.mark.parametrize("title", registry.names())
def test_the_parts_follow_the_shape_of_the_window(app: App, title: str) -> None:
    for size in ((1280, 1440), (1080, 1080), (1080, 1920)):
        a = areas_of(app, title, size)
        assert a.board.bottom <= a.mat.top, f"{size}: the mat is below the board"
    wide = areas_of(app, title, BROAD)
    assert wide.board.right <= wide.mat.left <= wide.window.right
    a = areas_of(app, title, LARGE)
    assert a.board.left < a.window.width / 4
    assert a.board.right <= a.mat.left or aspect_of(app, title) > layout.WIDE_BOARD


@pytest.mark.parametrize("others", [1, 4])
@pytest.mark.parametrize("title", registry.names())
def test_a_very_wide_window_has_no_column_for_few_panels_alone(app: App, title: str, others: int) -> None:
    app.ui.adopt(BROAD)
    a = layout.areas(app.ui, BROAD, [*range(others)], aspect_of(app, title))
    last = a.panels[others - 1]
    assert (a.log.x, a.log.right) == (last.x, last.right)
    assert a.log.top < last.bottom + 2 * app.ui.px(layout.MARGIN)
    assert a.log.height > 0.4 * a.window.height


@pytest.mark.parametrize("size", [SMALL, LARGE, (2560, 1440), TALL, BROAD], ids=str)
@pytest.mark.parametrize("title", registry.names())
def test_the_board_fills_its_frame(app: App, title: str, size: tuple[int, int]) -> None:
    a, aspect = areas_of(app, title, size), aspect_of(app, title)
    frame = a.board.inflate(-2 * app.ui.px(layout.MARGIN), -2 * app.ui.px(layout.MARGIN))
    wide = min(frame.width, frame.height * aspect)
    assert wide * wide / aspect >= FILLED * frame.width * frame.height


# ---------------------------------------------------------------------- a broad board


def raiders_table(app: App, state: Any, size: tuple[int, int] = SMALL) -> TableScene:
    app.ui.messages = Messages()
    app.ui.settings.enlarge = True
    session = Session.begin(raiders.TITLE, run._people(app, state.seats), state)
    scene: TableScene = run.wire(app).table(session)
    scene.game.viewer, scene.game.uncovered = 0, True
    lay(app, scene, size)
    return scene


def test_below_a_broad_board_the_mat_is_large_while_one_chooses_there_or_in_the_hand(app: App) -> None:
    state = raiders.table()
    raiders.give(state, "brewer", "outrunner")
    raiders.edit(state, silver=9)
    scene = raiders_table(app, state)
    placing, large = scene.model.areas, [scene.model.emphasis.large]
    choose(scene, "place barracks")
    hiring = scene.model.areas
    assert [*large, scene.model.emphasis.large] == ["even", "mat"]
    assert hiring.mat.height > 1.2 * placing.mat.height
    assert hiring.hand.height == hiring.mat.height
    assert (hiring.top, hiring.prompt, hiring.panels) == (placing.top, placing.prompt, placing.panels)
    assert hiring.log.topleft == placing.log.topleft
    choose(scene, "decline")
    assert scene.model.areas == hiring, "a worker of the board is picked up next, but once a turn is enough"


def test_a_card_that_is_played_onto_one_place_of_the_board_is_chosen_in_the_large_hand(app: App) -> None:
    state = raiders.table()
    raiders.give(state, "brewer", "outrunner")
    raiders.at(state, "town_centre")
    assert raiders_table(app, state).model.emphasis.large == "mat"


def test_a_broad_board_is_large_again_while_others_play(app: App) -> None:
    state = raiders.table()
    raiders.give(state, "brewer", "outrunner")
    raiders.at(state, "town_centre")
    scene = raiders_table(app, state)
    scene.game.viewer = 1
    scene.view.refresh(at_once=True)
    assert not scene.model.at_hand.legal
    assert scene.model.emphasis.large == "even"
