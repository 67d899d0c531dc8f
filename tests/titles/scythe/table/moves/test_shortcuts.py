"""Drags that say section and action, a section with one action, and the end of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.model import Action
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.turn.turn import EndTurn, Skip, TakeSection
from game.titles.scythe.table import ScytheTable
from game.ui.scenes.play.cover import Cover
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from game.ui.window.ui import Ui
from tests.titles.playing import do
from tests.titles.scythe import positions as p
from tests.titles.scythe.positions import PACKAGE, TITLE
from tests.titles.scythe.table.looks import context
from tests.ui.fakes import Hand

TABLE: ScytheTable = PACKAGE.table_view
Open = Callable[[ScytheState], TableScene]


@pytest.fixture
def opened(app: App) -> Iterator[Open]:
    """The table of a position, two people, the first one at it."""
    scenes: list[TableScene] = []
    app.ui.messages = Messages()
    app.window.size = (1280, 720)
    app.ui.settings.warn_unused = False

    def show(state: ScytheState) -> TableScene:
        people = [SeatSetup("Ada", "blue"), SeatSetup("Ben", "red")]
        session = Session.new(TITLE, people, {"deals": "off"}, 3, None)
        session.history.state = state
        state.events = None
        game = GameController(session, BotProcess(lambda _: PACKAGE))
        game.viewer = 0
        scenes.append(TableScene(app.ui, "scythe", TABLE, game, lambda: None))
        Hand(app).show(scenes[-1])
        if isinstance(app.top, Cover):
            app.top._show()
        app.turn(16)
        return scenes[-1]

    yield show
    for scene in scenes:
        scene.leave()


def drag(app: App, scene: TableScene, source: str, target: str) -> None:
    hand, hit_targets = Hand(app), scene.widgets.hit_targets
    start, end = scene.widgets.grip(hit_targets[source]), hit_targets[target].seen.center
    hand.move(start)
    hand.press(start)
    hand.move((start[0] + 15, start[1] + 15), held=True)
    hand.move(end, held=True)
    hand.release(end)


def made(scene: TableScene) -> list[str]:
    return [str(moment.action) for moment in scene.game.session.moments]


def refusal(scene: TableScene) -> str:
    found = scene.view.notices.refusal
    return found.words if found is not None else ""


def table_with_worker() -> ScytheState:
    state = p.table(on_map=False)
    state.encounters.clear()
    p.put(state, "worker.0.2 r5c2", "worker.0.1 r5c2", "character.0 r5c2")
    return state


def test_a_unit_that_is_dragged_moves(app: App, opened: Open) -> None:
    scene = opened(table_with_worker())
    drag(app, scene, "unit:character.0", "place:r5c3")
    assert made(scene) == ["take_section 4", "take_top units", "step_to character.0 r5c3"]
    scene.history.undo()
    assert made(scene) == []


def test_a_unit_stays_where_the_token_stands_on_its_section(app: App, opened: Open) -> None:
    state = table_with_worker()
    p.edit(state, section="4")
    scene = opened(state)
    drag(app, scene, "unit:character.0", "place:r5c3")
    assert made(scene) == []
    assert "SCY-046" in refusal(scene)


def test_a_unit_stays_when_another_section_was_chosen(app: App, opened: Open) -> None:
    state = table_with_worker()
    do(state, "take_section", "2")
    scene = opened(state)
    drag(app, scene, "unit:character.0", "place:r5c3")
    assert made(scene) == []
    assert "SCY-049" in refusal(scene)


def test_a_cube_that_cannot_be_paid_says_what_is_missing(app: App, opened: Open) -> None:
    scene = opened(table_with_worker())
    cube = next(ref for ref in scene.model.by_ref if ref.startswith("cube:0."))
    drag(app, scene, cube, "bracket:0.deploy")
    assert made(scene) == []
    assert "SCY-011" in refusal(scene)


def test_a_cube_that_is_dragged_is_an_upgrade_and_its_section_is_chosen(app: App, opened: Open) -> None:
    state = table_with_worker()
    p.goods(state, "r5c2", oil=3)
    scene = opened(state)
    cube = next(ref for ref in scene.model.by_ref if ref.startswith("cube:0."))
    drag(app, scene, cube, "bracket:0.deploy")
    box = cube.removeprefix("cube:0.")
    assert made(scene) == ["take_section 1", "take_bottom", f"move_cube {box} deploy"]


def test_what_is_to_be_paid_is_asked_and_then_the_mech_stands_where_it_was_dropped(
    app: App, opened: Open
) -> None:
    state = table_with_worker()
    p.put(state, "worker.0.1 r5c3")
    p.goods(state, "r5c2", metal=4)
    p.goods(state, "r5c3", metal=3)
    scene = opened(state)
    mech = next(ref for ref in scene.model.by_ref if ref.startswith("mech:0."))
    drag(app, scene, mech, "place:r5c2")
    assert made(scene) == ["take_section 2", "take_bottom"]
    while all(not text.startswith("deploy_mech") for text in made(scene)):
        scene.moves.take(scene.model.at_hand.legal[0])
    assert made(scene)[2:] == [*["pay_resource r5c2 metal"] * 4, f"deploy_mech {mech[7:]} r5c2"]


def after(state: ScytheState, ui: Ui, action: Action) -> Action | None:
    do(state, *str(action).split())
    found: Action | None = TABLE.sequel(context(ui, state), action)
    return found


def test_a_section_with_one_possible_action_opens_it(ui: Ui) -> None:
    state = table_with_worker()
    p.goods(state, "r5c2", wood=3)
    p.edit(state, coins=0)
    assert str(after(state, ui, TakeSection("3"))) == "take_bottom"


def test_a_section_with_two_possible_actions_asks(ui: Ui) -> None:
    state = table_with_worker()
    p.edit(state, coins=1)
    assert after(state, ui, TakeSection("3")) is None


def test_leaving_all_actions_ends_the_turn_at_once(ui: Ui) -> None:
    ui.messages = Messages()
    state = table_with_worker()
    p.objectives(state, 0)
    do(state, "take_section", "3")
    words = TABLE.words.label(context(ui, state), Skip()).words
    assert words == "Skip Bolster, end turn"
    assert after(state, ui, Skip()) == EndTurn()
    assert TABLE.words.ends_turn(EndTurn())


@pytest.mark.rule("SCY-046")
def test_the_section_of_the_last_turn_says_why_by_hover_by_click_and_by_drag(app: App, opened: Open) -> None:
    state = table_with_worker()
    p.edit(state, section="4")
    scene = opened(state)
    drag(app, scene, "action_token:0", "section:0.4")
    why = refusal(scene)
    assert "SCY-046" in why
    hand = Hand(app)
    for part in ("section:0.4", "action:0.move", "action:0.enlist"):
        pos = bare(scene, part)
        assert scene.widgets.hit_targets[part].tooltip.endswith(why), part
        scene.view.notices.quiet()
        hand.click(pos)
        assert refusal(scene) == why, part
    assert made(scene) == []


def bare(scene: TableScene, ref: str) -> tuple[int, int]:
    """A point of a thing on which nothing else lies."""
    target = scene.widgets.hit_targets[ref]
    room = target.seen
    points = (
        (x, y) for x in range(room.left + 1, room.right, 4) for y in range(room.top + 1, room.bottom, 4)
    )
    return next(point for point in points if scene.view.form.at(point) is target)
