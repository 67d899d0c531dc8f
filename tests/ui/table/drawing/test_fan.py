"""Pieces that hide one another are spread under the pointer; plates of the board stay in sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
import pytest

from game.engine.model import choice
from game.ui.table.api import Rider, Spot, TableContext, Thing
from game.ui.table.drawing import fan
from game.ui.table.model.choices_at_hand import ChoicesAtHand
from game.ui.table.model.tray import lifted
from game.ui.table.scene import TableScene
from game.ui.table.view.spread import REST_MS
from game.ui.window.app import App
from tests.expect import expect
from tests.toy import TOY, Roll
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit
from tests.ui.table.test_table import at, verbs
from tests.ui.table.toy_table import Plate, ToyTable

HEAP = {"pebbles:1": 300.0, "pebbles:2": 312.0, "pebbles:3": 324.0}


class HeapTable(ToyTable):
    """The pebbles lie in a heap on a hexagon, a lone one beside it; a plate in the corner of the board."""

    def things(self, context: TableContext) -> Sequence[Thing]:
        found = [
            replace(thing, box=(HEAP[thing.ref], 200, 60, 60), shape="figure") if thing.ref in HEAP else thing
            for thing in super().things(context)
        ]
        lone = Thing("lone", (620, 200, 60, 60), Plate("x"), True, shape="figure")
        sign = Thing("sign", (0, 0, 200, 60), Plate("sign"), True, z=9, pinned=True, solid=True)
        return [*found, lone, sign]

    def spots(self, context: TableContext) -> Sequence[Spot]:
        heap, field = ((270.0, 140.0, 150.0, 174.0), (570.0, 140.0, 150.0, 174.0))
        hexagons = [Spot(ref, box, True, "hex") for ref, box in (("heap", heap), ("field", field))]
        return [*super().spots(context), *hexagons]


HEAPS = HeapTable(TOY)


@pytest.fixture
def scene(hand: Hand, sit: Sit) -> TableScene:
    table: TableScene = sit("human", "human", table=HEAPS)
    return table


def rest(app: App) -> None:
    """Let the pointer, or the focus, rest."""
    app.turn(REST_MS)
    app.turn(REST_MS)


def apart(scene: TableScene) -> bool:
    """Whether no pebble covers another one."""
    rects = [scene.widgets.hit_targets[ref].rect for ref in HEAP]
    return all(rect.collidelist([r for r in rects if r is not rect]) < 0 for rect in rects)


def test_pieces_that_hide_one_another_are_spread_when_the_pointer_rests(
    app: App, hand: Hand, scene: TableScene
) -> None:
    hand.move(scene.model.where(scene.model.by_ref["pebbles:3"]).center)
    app.turn(16)
    assert not apart(scene)
    rest(app)
    assert apart(scene)
    for ref in HEAP:
        hand.move(at(scene, ref))
        assert scene.form.hot is scene.widgets.hit_targets[ref]
    hand.move(scene.model.areas.mat.center)
    app.turn(16)
    assert scene.model.fan is None
    assert not apart(scene)


@pytest.mark.parametrize("ref", HEAP)
def test_the_piece_under_the_pointer_stays_under_it(
    app: App, hand: Hand, scene: TableScene, ref: str
) -> None:
    rect = scene.model.where(scene.model.by_ref[ref])
    hand.move((rect.right - 3 if ref == "pebbles:3" else rect.left + 2, rect.centery))
    app.turn(16)
    before = scene.form.hot
    rest(app)
    assert apart(scene)
    assert scene.form.hot is not None and before is not None and scene.form.hot.key == before.key


def test_what_was_spread_is_dragged_and_dropped(app: App, hand: Hand, scene: TableScene) -> None:
    hand.move(scene.model.where(scene.model.by_ref["pebbles:3"]).center)
    rest(app)
    start, mat = at(scene, "pebbles:1"), scene.model.areas.mat.center
    hand.press(start)
    for pos in ((start[0] + 20, start[1]), mat):
        hand.move(pos, held=True)
        app.turn(16)
    assert scene.model.fan is None
    hand.release(mat)
    assert verbs(scene) == ["gather 1"]


def test_a_place_below_the_spread_pieces_takes_what_is_dropped_there(
    app: App, hand: Hand, scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.move(scene.model.where(scene.model.by_ref["pebbles:3"]).center)
    rest(app)
    fan_laid, field = expect(scene.model.fan, fan.Fan), scene.widgets.hit_targets["field"]
    targets = {"pebbles:2": (), "field": ()}
    monkeypatch.setattr(type(scene.model.at_hand), "targets", lambda at_hand, source: targets)
    fan_laid.plate.width = field.rect.right - fan_laid.plate.x
    scene.widgets.place_hit_targets()
    start, below = at(scene, "pebbles:1"), (field.rect.centerx, fan_laid.plate.centery)
    hand.press(start)
    for pos in ((start[0] + 20, start[1]), below):
        hand.move(pos, held=True)
        app.turn(16)
    assert scene.model.fan is None
    assert scene.widgets.ref_at(below, targets) == "field"


def test_the_focus_spreads_them_as_well(app: App, hand: Hand, scene: TableScene) -> None:
    while scene.form.focus is not scene.widgets.hit_targets["pebbles:2"]:
        hand.key(pygame.K_TAB)
    rest(app)
    assert apart(scene)
    hand.key(pygame.K_RIGHT)
    rest(app)
    assert scene.form.focus is scene.widgets.hit_targets["pebbles:3"]
    assert apart(scene)
    hand.key(pygame.K_RETURN)
    assert verbs(scene) == ["gather 3"]


def test_pieces_stay_where_their_place_is_what_is_clicked(
    app: App, hand: Hand, scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(scene.model.at_hand), "pickable", lambda at_hand: ["heap"])
    hand.move(scene.model.where(scene.model.by_ref["pebbles:3"]).center)
    rest(app)
    assert scene.model.fan is None


def test_pieces_too_small_to_tell_are_spread(app: App, hand: Hand, scene: TableScene) -> None:
    beside = replace(scene.model.by_ref["lone"], ref="beside", box=(620, 260, 20, 20))
    scene.model.things = [*scene.model.things, expect(beside, Thing)]
    hand.move(at(scene, "lone"))
    rest(app)
    assert scene.model.fan is not None
    assert min(rect.width for rect in scene.model.fan.places.values()) >= app.ui.px(fan.LEGIBLE)


def test_a_piece_alone_stays_where_it_is(app: App, hand: Hand, scene: TableScene) -> None:
    hand.move(at(scene, "lone"))
    rest(app)
    assert scene.model.fan is None


def test_a_plate_stays_in_its_corner_however_near_the_board_is(hand: Hand, scene: TableScene) -> None:
    sign, pebble = (scene.widgets.hit_targets[ref] for ref in ("sign", "pebbles:1"))
    size, frame = sign.rect.size, scene.model.camera.frame
    scene.view.board.zoom(8, frame.bottomright)
    assert sign.rect == pygame.Rect(frame.topleft, size)
    assert not frame.colliderect(pebble.rect)
    hand.move(sign.rect.center)
    assert scene.form.hot is sign


# ---------------------------------------------------------------------- trays and what travels along


class LoadingTable(HeapTable):
    """A picked pebble has a tray with a sign that rolls; it takes the lone one along."""

    def tray(self, context: TableContext, source: str) -> Sequence[Thing]:
        plank = Thing("plank", (0, 0, 120, 40), Plate(""), z=20, beside=source, solid=True)
        sign = Thing("plus", (60, 5, 30, 30), Plate("+"), z=21, beside=source, act=Roll())
        return [plank, sign] if source.startswith("pebbles") else []

    def riders(self, context: TableContext, source: str) -> Sequence[Rider]:
        return [Rider(Plate("rider"), ("lone",))] if source == "pebbles:1" else []


LOADING = LoadingTable(TOY)


def test_what_is_picked_has_a_tray_beside_it_that_goes_on_working(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=LOADING)
    scene.drag.hold("pebbles:3")
    app.turn(16)
    tray, place = scene.widgets.hit_targets["plank"].rect, scene.model.by_ref["heap"]
    assert not tray.colliderect(scene.model.where(place))
    assert scene.model.camera.frame.contains(tray)
    hand.click(at(scene, "plus"))
    assert verbs(scene) == ["roll"]
    app.turn(16)
    assert "plank" not in scene.model.by_ref


def test_a_tray_goes_when_the_piece_is_put_back(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=LOADING)
    scene.drag.hold("pebbles:2")
    app.turn(16)
    assert "plank" in scene.model.by_ref
    hand.key(pygame.K_ESCAPE)
    app.turn(16)
    assert "plank" not in scene.model.by_ref


def test_what_travels_along_is_off_the_table_during_the_drag(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=LOADING)
    before = pygame.Surface(app.size)
    scene.draw(before)
    x, y = scene.model.where(scene.model.by_ref["pebbles:1"]).midleft
    hand.press((x + 4, y))
    for far in (40, 80):
        hand.move((x - far, y), held=True)
    assert scene.drag.dragging
    assert lifted(LOADING, scene.model.context, scene.drag.held) == {"pebbles:1", "lone"}
    after = pygame.Surface(app.size)
    scene.draw(after)
    lone = scene.model.where(scene.model.by_ref["lone"])
    assert before.subsurface(lone).get_at((9, 9)) != after.subsurface(lone).get_at((9, 9))


def test_nothing_is_spread_where_the_place_alone_can_be_used(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=HEAPS)
    lone, field = scene.model.by_ref["pebbles:1"], scene.model.by_ref["heap"]
    scene.model.at_hand = ChoicesAtHand([choice(Roll(), target="heap")], scene.model.by_ref)
    hand.move(scene.model.where(lone).center)
    app.turn(16)
    hand.move(scene.model.where(field).center)
    rest(app)
    assert scene.model.fan is None
