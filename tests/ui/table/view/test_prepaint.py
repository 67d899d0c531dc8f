"""A new position is painted a little in every turn of the loop; meanwhile the one before stands."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from game.ui.scenes.zoom import Zoom
from game.ui.table.api import Face, Size
from game.ui.table.drawing import painter
from game.ui.table.drawing.painter import Painter
from game.ui.table.panels.table_widgets import TableWidgets
from game.ui.table.scene import TableScene
from game.ui.table.view import prepaint
from game.ui.window import first_frame, picture_store, shapes, theme
from game.ui.window.app import App
from game.ui.window.picture_store import Steps
from game.ui.window.ui import Ui
from tests.expect import recorded
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit


@pytest.fixture
def slow(app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> TableScene:
    """A table on which things move, on a machine that paints one face in a turn of the loop."""
    monkeypatch.setattr(prepaint, "TURN_S", 0.0)
    monkeypatch.setattr(prepaint, "UNDRAWN_TURN_S", 0.0)
    monkeypatch.setattr(prepaint, "RESIZED_TURN_S", 0.0)
    scene: TableScene = sit("human", "human")
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    return scene


def seen(app: App) -> bytes:
    """The hand; the focus, bars and log are up to date at once."""
    scene = app.top
    assert isinstance(scene, TableScene)
    return pygame.image.tobytes(app.window.get_surface().subsurface(scene.model.areas.hand), "RGB")


def draw_a_card(scene: TableScene) -> None:
    seat = scene.game.viewer
    option = next(o for o in scene.game.session.legal(seat) if o.action.verb == "draw")
    scene.moves.commit([option.action])


def test_the_position_before_stands_until_the_new_one_is_painted(app: App, slow: TableScene) -> None:
    app.turn(16)
    before = seen(app)
    draw_a_card(slow)
    turns = 0
    while slow.view.picture.prepainter.waits:
        assert app.turn(16)
        turns += slow.view.picture.prepainter.waits
        assert slow.view.picture.prepainter.waits is (seen(app) == before)
    assert turns > 1


def test_the_sentence_of_the_prompt_belongs_to_its_buttons_meanwhile(
    app: App, slow: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    def prompt() -> bytes:
        app.turn(16)
        room = slow.model.areas.prompt.inflate(-20, -20)
        return pygame.image.tobytes(app.window.get_surface().subsurface(room), "RGB")

    before = prompt()
    draw_a_card(slow)
    monkeypatch.setattr(slow.view.widgets, "prompt", lambda: ["Another question"])
    slow.view.widgets.make()
    prompt()
    meanwhile = prompt()
    assert slow.view.picture.prepainter.waits
    while slow.view.picture.prepainter.waits:
        app.turn(16)
    assert before != meanwhile == prompt()


def test_nothing_sets_out_before_it_is_painted(app: App, slow: TableScene) -> None:
    draw_a_card(slow)
    while slow.view.picture.prepainter.waits:
        assert {flight.passed for flight in slow.model.motion.flights.values()} == {0.0}
        app.turn(16)
    app.turn(16)
    assert slow.model.motion.flights
    assert all(flight.passed for flight in slow.model.motion.flights.values())


def test_where_nothing_moves_nothing_waits(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    before = seen(app)
    draw_a_card(scene)
    app.turn(16)
    assert seen(app) != before


def test_who_gets_the_screen_never_sees_what_the_one_before_saw(app: App, slow: TableScene) -> None:
    app.turn(16)
    before = seen(app)
    slow.game.hand_over(1)
    slow.view.refresh()
    assert slow.view.picture.prepainter.waits
    slow.draw(app.window.get_surface())
    assert seen(app) != before


def test_other_sizes_are_painted_while_the_table_is_at_rest(app: App, slow: TableScene) -> None:
    model, painter = slow.model, slow.view.painter
    slow.view.refresh()
    following = model.emphasis.others()[0]
    _, _, things = model.with_large(following)
    for _ in range(prepaint.QUIET_TURNS + 16 * len(things)):
        app.turn(16)
    assert all(painter.has(thing.face, rect.size, thing.angle) for thing, rect in things)
    slow.view.change_sizes()
    while slow.view.picture.prepainter.waits:
        app.turn(16)
    assert [(thing.ref, slow.model.where(thing).size) for thing in slow.model.things] == [
        (thing.ref, rect.size) for thing, rect in sorted(things, key=lambda laid: laid[0].z)
    ]


def test_a_change_of_sizes_waits_until_it_is_painted(app: App, slow: TableScene) -> None:
    app.turn(16)
    before, turns = seen(app), 0
    slow.view.change_sizes()
    while slow.view.picture.prepainter.waits:
        app.turn(16)
        turns += slow.view.picture.prepainter.waits
    assert turns > 1
    app.turn(1000)
    assert seen(app) != before


def test_a_new_position_then_its_widgets_each_take_a_turn_before_they_are_drawn(
    app: App, slow: TableScene
) -> None:
    app.turn(16)
    before = pygame.image.tobytes(app.window.get_surface(), "RGB")
    draw_a_card(slow)
    for _ in range(2):
        assert app.turn(16)
        assert pygame.image.tobytes(app.window.get_surface(), "RGB") == before
    app.turn(16)
    assert pygame.image.tobytes(app.window.get_surface(), "RGB") != before


def test_positions_in_every_turn_are_drawn_at_least_in_every_third(app: App, slow: TableScene) -> None:
    app.turn(16)
    drawn = 0
    for _ in range(6):
        slow.view.refresh()
        app.window.get_surface().fill("magenta")
        app.turn(16)
        drawn += app.window.get_surface().get_at((0, 0))[:3] != (255, 0, 255)
    assert drawn == 2


def test_no_turn_paints_two_faces_also_where_a_card_rises(
    slow: TableScene, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A raised card also has a shadow."""
    painted, cast = recorded(monkeypatch, Painter, "_paint"), recorded(monkeypatch, painter, "_cast")
    slow.view.painter.forget()
    slow.view.refresh()
    card = next(card for card in slow.view.widgets.hit_targets.values() if card.rises)
    slow.view.form.set_focus(card)
    most, drawing, moves = 0, list[int](), True
    while moves and len(drawing) < 400:
        faces, shadows = len(painted), len(cast)
        moves = app.turn(16)
        most = max(most, len(painted) - faces)
        drawing.append(0 if slow.view.picture.prepainter.waits else len(cast) - shadows)
    assert slow.view.form.focus is card
    assert most == 1
    assert cast and not any(drawing), "the shadow is ready before the card is drawn"


def test_neither_what_takes_in_a_position_nor_what_draws_its_widgets_paints_faces(
    slow: TableScene, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.turn(16)
    painted = recorded(monkeypatch, Painter, "_paint")
    draw_a_card(slow)
    found = []
    for _ in range(4):
        before = len(painted)
        app.turn(16)
        found.append(len(painted) - before)
    assert found == [0, 0, 0, 1]


def test_a_face_that_takes_longer_than_a_turn_is_painted_in_several(
    slow: TableScene, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[int]()

    def part(number: int) -> pygame.Surface:
        made.append(number)
        return pygame.Surface((1, 1))

    def paint(_: Face, ui: Ui, size: Size) -> pygame.Surface:
        for number in range(4):
            ui.art.cached(("part", number), partial(part, number))
        return pygame.Surface(size)

    face = type(next(thing for thing in slow.model.things if thing.lifts).face)
    monkeypatch.setattr(face, "paint", paint)
    slow.view.painter.forget()
    slow.view.refresh()
    seen = []
    while slow.view.picture.prepainter.waits:
        app.turn(16)
        seen.append(len(made))
    assert made == [0, 1, 2, 3]
    assert {0, 1, 2, 3, 4} <= {*seen}, "one part a turn"


def test_a_face_whose_parts_are_not_kept_is_painted_all_the_same(
    slow: TableScene, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prepaint, "MAX_ATTEMPTS", 3)
    slow.view.painter.forget()
    slow.ui.art.forget()
    slow.view.refresh()
    slow.ui.art._made.most = slow.ui.type._drawn.most = 0
    for _ in range(400):
        app.turn(16)
    assert not slow.view.picture.prepainter.waits


def test_the_largest_faces_are_painted_first(
    slow: TableScene, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No costly face comes after cheap ones have taken the turn's time."""
    painted = recorded(monkeypatch, Painter, "_paint")
    slow.view.painter.forget()
    slow.view.refresh()
    slow.model.things = [*reversed(slow.model.things)]
    while app.turn(16):
        pass
    sizes = [width * height for _, _, (width, height) in painted]
    assert len({*sizes}) > 2
    assert sizes == sorted(sizes, reverse=True)


def test_nothing_is_drawn_again_while_a_position_is_painted(
    slow: TableScene, app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the sentence and the buttons of the new question are shown, once."""
    draw_a_card(slow)
    drawn, turns = recorded(monkeypatch, TableScene, "draw"), 0
    while slow.view.picture.prepainter.waits:
        assert app.turn(16), "the loop goes on at full speed"
        turns += slow.view.picture.prepainter.waits
    assert turns > 3
    assert len(drawn) == 2, "the second picture is the new position"


def test_the_focus_moves_at_once_also_while_a_position_is_painted(
    slow: TableScene, app: App, hand: Hand
) -> None:
    slow.view.painter.forget()
    slow.view.refresh()
    for _ in range(4):
        app.turn(16)
    before = pygame.image.tobytes(app.window.get_surface(), "RGB")
    hand.key(pygame.K_TAB)
    assert slow.view.picture.prepainter.waits
    assert pygame.image.tobytes(app.window.get_surface(), "RGB") != before


def test_below_a_scene_that_is_about_to_appear_nothing_is_made_or_painted(
    app: App, slow: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(first_frame, "FRAME_S", 0.0)
    made, painted = recorded(monkeypatch, TableWidgets, "make"), recorded(monkeypatch, Painter, "_paint")
    draw_a_card(slow)
    app.push(zoom := Zoom(app.ui, lambda *_: None, 0.7))
    while not zoom.first_frame.is_drawn:
        assert (made, painted, slow.view.picture.prepainter.waits) == ([], [], True)
        app.turn(16)
    while slow.view.picture.prepainter.waits:
        assert app.turn(16)
    assert made and painted


def test_glows_are_made_ahead_in_steps(app: App, slow: TableScene, monkeypatch: pytest.MonkeyPatch) -> None:
    limited: list[bool] = []
    whole = shapes.halo

    def halo(size: Size, radius: int, spread: int, colour: theme.Colour) -> Steps:
        limited.append(picture_store.is_limited())
        return whole(size, radius, spread, colour)

    monkeypatch.setattr(shapes, "halo", halo)
    app.ui.art.forget()
    draw_a_card(slow)
    while slow.view.picture.prepainter.waits:
        app.turn(16)
    app.turn(16)
    assert limited
    assert all(limited)


def test_the_halo_of_the_acting_seat_is_made_ahead(
    app: App, slow: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = slow.widgets.panels[0]
    panel.active = True
    app.ui.art.forget()
    for make in slow.view.picture.prepainter._layer.glows():
        make()
    made = recorded(monkeypatch, shapes, "halo")
    panel.draw_ground(app.window.get_surface())
    assert not made


def test_the_glows_of_drop_targets_are_made_while_the_table_is_at_rest(
    app: App, slow: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.ui.art.forget()
    slow.view.refresh()
    while slow.view.picture.prepainter.waits:
        app.turn(16)
    for _ in range(2 * prepaint.QUIET_TURNS):
        app.turn(16)
    at_hand, made = slow.model.at_hand, recorded(monkeypatch, shapes, "halo")
    slow.drag.hold(next(ref for ref in at_hand.pickable() if at_hand.near(ref)))
    for _ in range(20):
        app.turn(16)
    assert not made
