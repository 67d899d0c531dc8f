"""What a table may offer beyond single drops: ways, signs, warnings, exhibits, hexagons, fixed colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame
import pytest

from game.engine.model import Action, Choice, Option, Reason, Ref
from game.presentation.title_words import Context, Warn
from game.ui.scenes.message import Confirm
from game.ui.scenes.zoom import Zoom
from game.ui.table import layout
from game.ui.table.api import Exhibit, Route, Spot, TableContext, Thing
from game.ui.table.drawing import hexagon_shape
from game.ui.table.model.choices_at_hand import ChoicesAtHand
from game.ui.table.panels.log import LINE
from game.ui.table.panels.opponents import is_folded
from game.ui.window.app import App
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.toy import TOY, Draw, Gather, Roll, ToyState
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit, press
from tests.ui.table.test_table import at, drag, verbs
from tests.ui.table.toy_table import Plate, ToyTable, ToyWords


class FarWords(ToyWords):
    """Words that fix the seats' colours and warn before the end of a turn."""

    fixed: tuple[str, ...] = ()

    def warning(self, context: Context, action: Action) -> Warn | None:
        if action in (Gather(1), Roll()):
            return Warn("danger", "A pebble is left behind", "middle")
        return Warn("unused", "Something is left") if action.verb == "end" else None

    def colours(self, view: Any) -> Sequence[str]:
        return self.fixed


class FarTable(ToyTable):
    """The toy with two hexagons, a sign for the roll, and a plate."""

    def things(self, context: TableContext) -> Sequence[Thing]:
        sign = Thing("roll", (20, 20, 60, 60), Plate("roll"), True, shape="round", act=Roll())
        return [*super().things(context), sign]

    def spots(self, context: TableContext) -> Sequence[Spot]:
        far = Spot("far", (600, 20, 90, 104), True, shape="hex")
        lake = Spot("lake", (720, 20, 90, 104), True, shape="hex")
        return [*super().spots(context), far, lake]

    def routes(self, context: TableContext, source: Ref) -> Mapping[Ref, Route]:
        if source != "pebbles:3":
            return {}
        steps = Gather(3), Gather(1)
        return {"far": Route(steps, ("middle", "far")), "lake": Route(reason=Reason("deck-empty", "TOY-002"))}

    def exhibits(self, context: TableContext) -> Sequence[Exhibit]:
        return [Exhibit("plate", "A plate", "vp", lambda: Plate("plate"), 1.5, lambda: "Four sides")]


FAR = FarTable(words=FarWords(TOY))


def test_a_drag_onto_a_far_place_submits_every_action_of_the_way(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=FAR)
    drag(hand, scene, "pebbles:3", at(scene, "far"))
    assert verbs(scene) == ["gather 3", "gather 1"]


def test_one_undo_takes_back_the_whole_way_and_one_redo_makes_it_again(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=FAR)
    drag(hand, scene, "pebbles:3", at(scene, "far"))
    scene.history.undo()
    assert verbs(scene) == []
    scene.history.redo()
    assert verbs(scene) == ["gather 3", "gather 1"]


def test_a_way_ends_where_another_seat_is_asked(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=FAR)
    drag(hand, scene, "pebbles:1", scene.model.areas.mat.center)
    drag(hand, scene, "pebbles:3", at(scene, "far"))
    assert verbs(scene) == ["gather 1", "gather 3"]


def test_far_places_glow_and_unreachable_ones_say_why(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=FAR)
    hand.click(at(scene, "pebbles:3"))
    assert "far" in scene.drag.targets
    assert "lake" not in scene.drag.targets
    assert "The deck is empty" in scene.widgets.hit_targets["lake"].tooltip
    hand.click(at(scene, "lake"))
    assert scene.view.notices.refusal is not None
    assert verbs(scene) == []


def test_the_way_is_drawn_to_the_place_under_the_pointer(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=FAR)
    hand.click(at(scene, "pebbles:3"))
    pictures = []
    for where in (scene.model.areas.log.center, at(scene, "far")):
        hand.move(where)
        picture = pygame.Surface(app.size)
        scene.draw(picture)
        start, end = at(scene, "pebbles:3"), at(scene, "middle")
        half = (start[0] + end[0]) // 2 - 40, (start[1] + end[1]) // 2 - 40
        pictures.append(pygame.image.tobytes(picture.subsurface((*half, 80, 80)), "RGB"))
    assert pictures[0] != pictures[1]


def test_a_sign_on_the_table_does_its_action(app: App, hand: Hand, sit: Sit) -> None:
    app.ui.settings.warn_danger = False
    scene = sit("human", "human", table=FAR)
    hand.click(at(scene, "roll"))
    assert verbs(scene) == ["roll"]


def test_a_sign_takes_the_place_of_a_button_but_not_of_a_drop() -> None:
    roll, draw = Option(Roll()), Option(Draw(), "deck", "hand")
    acts = {roll.action: ["sign", "all"], draw.action: ["other"]}
    at_hand = ChoicesAtHand([Choice(roll), Choice(draw)], {"deck", "hand"}, acts)
    assert at_hand.buttons == []
    assert at_hand.pickable() == ["sign", "all", "other", "deck"]
    assert at_hand.by_click("sign")[0].action == roll.action
    assert at_hand.targets("deck") == ["hand"]


def test_all_that_can_be_done_is_a_button_too_but_not_beside_a_sign_or_another_option() -> None:
    draw, roll = Option(Draw(), target="space"), Option(Roll())
    for acts in ({}, {draw.action: ["counter"]}):
        assert [c.option for c in ChoicesAtHand([Choice(draw)], {"space"}, acts).buttons] == [draw]
    both = ChoicesAtHand([Choice(draw), Choice(roll)], {"space"})
    assert [c.option for c in both.buttons] == [roll]
    assert ChoicesAtHand([Choice(roll)], (), {Roll(): ["sign"]}).buttons == []


def test_a_sign_that_does_nothing_now_says_why() -> None:
    reason = Reason("deck-empty", "TOY-002")
    at_hand = ChoicesAtHand([Choice(Option(Draw()), reason)], (), {Draw(): ["sign"]})
    assert at_hand.pickable() == []
    assert at_hand.refusals("sign") == [reason]


def test_what_no_option_names_can_still_be_picked_to_travel() -> None:
    step = Choice(Option(Roll(), "die", "space"))
    at_hand = ChoicesAtHand([step], {"die", "space", "hero"}, None, ("hero", "gone"))
    assert at_hand.pickable() == ["die", "hero"]
    assert at_hand.targets("hero") == []
    assert at_hand.refusals("hero") == []


def test_a_secret_is_what_two_persons_see_differently(sit: Sit) -> None:
    game = sit("human", "human").game
    assert game.has_secrets()
    for seat in range(2):
        expect(game.session.state, ToyState).change(seat, hand=())
    assert not game.has_secrets()


def test_a_warning_asks_first_and_can_be_switched_off(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=FAR)
    press(hand, scene, "act:end")
    assert isinstance(app.top, Confirm)
    hand.key(pygame.K_ESCAPE)
    assert verbs(scene) == []
    press(hand, scene, "act:end")
    hand.key(pygame.K_RETURN)
    assert verbs(scene) == ["end"]


def test_a_warning_that_is_off_is_not_shown(app: App, hand: Hand, sit: Sit) -> None:
    app.ui.settings.warn_unused = False
    scene = sit("human", "human", table=FAR)
    press(hand, scene, "act:end")
    assert verbs(scene) == ["end"]


def test_a_warning_of_what_can_be_undone_is_a_remark_until_the_next_press(
    app: App, hand: Hand, sit: Sit
) -> None:
    scene = sit("human", "human", table=FAR)
    drag(hand, scene, "pebbles:3", at(scene, "far"))
    assert verbs(scene) == ["gather 3", "gather 1"]
    remark = scene.view.notices.remark
    assert remark is not None
    assert remark.words == "A pebble is left behind Undo takes the move back."
    assert "middle" in scene.view.notices.ringed
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert verbs(scene) == []
    assert scene.view.notices.remark is None


def test_the_same_warning_asks_first_where_nothing_can_be_undone(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=FAR)
    hand.click(at(scene, "roll"))
    assert isinstance(app.top, Confirm)
    hand.key(pygame.K_RETURN)
    assert verbs(scene) == ["roll"]
    assert scene.view.notices.remark is None


def test_the_bar_shows_what_the_title_exhibits(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", table=FAR)
    press(hand, scene, "see:plate")
    assert isinstance(app.top, Zoom)


def test_a_title_may_fix_the_colours(sit: Sit) -> None:
    dressed = FarWords(TOY)
    dressed.fixed = ("violet", "ivory")
    scene = sit("human", "human", table=FarTable(words=dressed))
    assert [who.colour for who in scene.game.people] == ["violet", "ivory"]
    dressed.fixed = ()
    scene.view.refresh()
    assert [who.colour for who in scene.game.people] == ["blue", "red"]


# ---------------------------------------------------------------------- hexagons


@pytest.mark.parametrize("size", [(100, 116), (116, 100)])
def test_a_hexagon_is_hit_inside_and_missed_at_its_corners(size: tuple[int, int]) -> None:
    rect = pygame.Rect((50, 50), size)
    assert hexagon_shape.hit(rect, rect.center)
    for corner in (rect.topleft, rect.topright, rect.bottomleft, rect.bottomright):
        assert not hexagon_shape.hit(rect, corner)
    for x, y in hexagon_shape.corners(size, 4):
        assert hexagon_shape.hit(rect, (rect.x + round(x), rect.y + round(y)))


@pytest.mark.parametrize("size", [(90, 104), (104, 90)])
def test_the_light_of_a_hexagon_stays_inside_it(size: tuple[int, int]) -> None:
    light = hexagon_shape.glow(size, (143, 208, 138))
    assert light.get_at((0, 0)).a == 0
    assert light.get_at((size[0] - 1, size[1] - 1)).a == 0
    edge = (size[0] // 2, 3) if size[1] > size[0] else (3, size[1] // 2)
    assert light.get_at(edge).a > 3 * light.get_at((size[0] // 2, size[1] // 2)).a


# ---------------------------------------------------------------------- layout


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("aspect", [0.8, 1.05, 2.25])
@pytest.mark.parametrize("others", [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6]])
def test_the_parts_of_a_table_do_not_overlap(
    ui: Ui, size: tuple[int, int], aspect: float, others: list[int]
) -> None:
    ui.settings.ui_scale = 0
    ui.adopt(size)
    a = layout.areas(ui, size, others, aspect)
    parts = [a.top, a.prompt, a.board, a.mat, a.hand, a.log, *a.panels.values()]
    for n, part in enumerate(parts):
        assert a.window.contains(part)
        assert min(part.size) > 20
        assert part.collidelist(parts[n + 1 :]) < 0


def test_of_many_panels_one_is_whole_and_the_log_keeps_its_room(ui: Ui) -> None:
    ui.settings.ui_scale = 0
    ui.adopt((1280, 720))
    shown = [layout.areas(ui, (1280, 720), [1, 2, 3, 4, 5, 6], 1.05, seat) for seat in (3, 5, 0, None)]
    whole = [[s for s, rect in a.panels.items() if not is_folded(ui, rect)] for a in shown]
    assert whole == [[3], [5], [1], [1]]
    assert {tuple(a.log) for a in shown} == {tuple(shown[0].log)}
    assert shown[0].log.height > 8 * ui.px(LINE)


def test_few_panels_are_all_whole(ui: Ui) -> None:
    ui.settings.ui_scale = 0
    ui.adopt((1280, 720))
    a = layout.areas(ui, (1280, 720), [1, 2, 3, 4], 1.05)
    assert not any(is_folded(ui, rect) for rect in a.panels.values())


def test_a_narrow_board_has_the_mat_beside_it(ui: Ui) -> None:
    ui.settings.ui_scale = 0
    ui.adopt((1280, 720))
    narrow, broad = (layout.areas(ui, (1280, 720), [1], aspect) for aspect in (1.05, 2.25))
    assert narrow.mat.left > narrow.board.right
    assert broad.mat.top > broad.board.bottom
    assert narrow.board.height > broad.board.height
