"""Scythe in the real scene: sections by click and by drag; combats behind covers, then one reveal."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.flow import choices, play
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages.registry import Package
from game.play.controller import GameController
from game.presentation.announcements import Milestone
from game.presentation.messages import Messages
from game.titles.scythe.rules.actions.pay import PayTokens
from game.titles.scythe.rules.combat.power import Confirm, Dial, SetPower
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.table import ScytheTable
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.interlude import InterludeScene
from game.ui.scenes.play.strips import Strip
from game.ui.scenes.zoom import Zoom
from game.ui.table.api import Reveal, Thing
from game.ui.table.panels.opponents import SeatPanel
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from tests.expect import expect
from tests.titles.scythe.positions import PACKAGE, TITLE
from tests.ui.fakes import Hand

TABLE: ScytheTable = PACKAGE.table_view

SMALL = (1280, 720)
"""Window pixels."""


def find(_: str) -> Package:
    """The only title here."""
    return PACKAGE


@pytest.fixture
def fighting(app: App) -> Iterator[TableScene]:
    """A table of two persons at the moment of a combat in which both have a choice."""
    people = [SeatSetup("Ada", "blue"), SeatSetup("Ben", "red")]
    for seed in range(40):
        session = Session.new(TITLE, people, {"deals": "off"}, seed, None)
        chance = random.Random(seed)
        while not session.over and len(session.waiting_for()) < 2:
            legal = session.legal(session.waiting_for()[0])
            eager = [o for o in legal if o.action.verb not in ("skip", "done", "decline")] or legal
            session.submit(session.waiting_for()[0], chance.choice(eager).action)
        if not session.over:
            break
    app.ui.messages = Messages()
    app.ui.settings.ask_before = "never"
    scene = TableScene(app.ui, "scythe", TABLE, GameController(session, BotProcess(find)), lambda: None)
    Hand(app).show(scene)
    _uncover(app)
    yield scene
    scene.leave()


@pytest.fixture
def opening(app: App) -> Iterator[TableScene]:
    """The table of one person and a bot before the first choice."""
    people = [SeatSetup("Ada", "blue"), SeatSetup("Ben", "red")]
    session = Session.new(TITLE, people, {"deals": "off"}, 3, None)
    app.ui.messages = Messages()
    scene = TableScene(app.ui, "scythe", TABLE, GameController(session, BotProcess(find)), lambda: None)
    Hand(app).show(scene)
    _uncover(app)
    yield scene
    scene.leave()


def _uncover(app: App) -> None:
    assert isinstance(app.top, Cover)
    app.top._show()
    app.turn(16)


def _select(scene: TableScene, seat: int) -> None:
    """Dial 0, no cards."""
    for action in (Dial(0), Confirm()):
        assert scene.game.viewer == seat
        scene.moves.take(next(o for o in scene.model.at_hand.legal if o.action == action))


def test_a_click_on_a_section_puts_the_token_there(app: App, opening: TableScene) -> None:
    seat = opening.game.viewer
    Hand(app).click(opening.widgets.grip(opening.widgets.hit_targets[f"section:{seat}.3"]))
    assert opening.game.view().players[seat].section == "3"


def test_the_token_is_dragged_to_a_section(app: App, opening: TableScene) -> None:
    seat, hand = opening.game.viewer, Hand(app)
    start = opening.widgets.grip(opening.widgets.hit_targets[f"action_token:{seat}"])
    hand.press(start)
    hand.move((start[0] + 20, start[1] + 20), held=True)
    end = opening.widgets.hit_targets[f"section:{seat}.2"].rect.center
    hand.move(end, held=True)
    hand.release(end)
    assert opening.game.view().players[seat].section == "2"


def test_each_side_sees_itself_at_the_left(app: App, fighting: TableScene) -> None:
    scene = fighting
    for viewer in (scene.game.viewer, 1 - scene.game.viewer):
        scene.game.hand_over(viewer)
        scene.view.refresh()
        own, other = (scene.model.by_ref[f"plate:dial.{seat}"].box[0] for seat in (viewer, 1 - viewer))
        assert own < other


def test_both_sides_choose_behind_covers_and_everybody_sees_the_reveal(
    app: App, fighting: TableScene
) -> None:
    scene = fighting
    step = scene.game.view().stack[-1]
    assert isinstance(step, SetPower)
    first = scene.game.viewer
    _select(scene, first)
    for _ in range(4):
        app.turn(1000)
    _uncover(app)
    _select(scene, 1 - first)
    assert isinstance(app.top, Zoom)  # the second one sees the result at once
    app.pop(app.top)
    for _ in range(6):
        app.turn(1000)
    if isinstance(app.top, Cover):
        assert any(isinstance(part, Reveal) for part in app.top.missed)  # and the first one on the cover
        app.top._show()
        assert [*app.scenes] == [scene]  # and not again
    assert app.ui.messages.troubles == []


def test_a_cover_shows_the_reveal_of_a_combat_before_its_star(app: App, fighting: TableScene) -> None:
    scene, first = fighting, fighting.game.viewer
    _select(scene, first)
    app.turn(1000)
    _uncover(app)
    _select(scene, 1 - first)
    while not isinstance(top := app.top, Cover):  # the second one looks at the result, gives the screen back
        app.turn(1000) if top in (scene, None) else app.pop(top)
    log = [event.verb for _, _, event in scene.game.log(scene.game.session.made - 1)]
    assert "star" in log, "there would be something to tell"
    reveal, strip = top.missed[-2:]
    assert isinstance(reveal, Reveal)
    assert isinstance(strip, Strip)
    lines = [line for entry in strip.entries for line in entry.lines]
    assert any("{triumph}" in line for line in lines)


def test_the_star_of_a_combat_has_its_plate_after_the_reveal(app: App, fighting: TableScene) -> None:
    app.ui.settings.motion = "normal"
    app.ui.adopt(app.size)
    first = fighting.game.viewer
    _select(fighting, first)
    fighting.game.hand_over(1 - first)
    fighting.view.refresh(at_once=True)
    _select(fighting, 1 - first)
    assert isinstance(app.top, Zoom)
    app.top.close()
    app.turn(16)
    assert isinstance(app.top, InterludeScene)
    assert isinstance(app.top.now, Milestone)


def test_a_click_on_the_tray_pays_all_that_is_proposed(app: App) -> None:
    people = [SeatSetup("Ada", "blue"), SeatSetup("Ben", "red"), SeatSetup("Cleo", "green")]
    session = Session.new(TITLE, people, {"deals": "off"}, 4, None)
    chance = random.Random(4)
    while not _owes_several(session):
        seat = session.waiting_for()[0]
        legal = session.legal(seat)
        eager = [o for o in legal if o.action.verb not in ("skip", "done", "decline")] or legal
        session.submit(seat, chance.choice(eager).action)
    app.ui.messages = Messages()
    app.ui.settings.warn_needed = False
    scene = TableScene(app.ui, "scythe", TABLE, GameController(session, BotProcess(find)), lambda: None)
    Hand(app).show(scene)
    _uncover(app)
    before, tray = len(session.moments), scene.widgets.hit_targets[f"dial:{scene.game.viewer}"]
    assert isinstance(tray.what, Thing)
    assert scene.model.where(tray.what).contains(scene.model.where(scene.model.by_ref["bonus"]))
    Hand(app).click(scene.widgets.grip(tray))
    assert len(session.moments) == before + 1 + len(tray.what.then)
    assert not isinstance(scene.game.view().stack[-1], PayTokens)
    scene.leave()


def _owes_several(session: Session) -> bool:
    """Whether somebody is asked how to pay, with a choice for more than one token."""
    seat = session.waiting_for()[0]
    view = session.view(seat)
    if not isinstance(view.stack[-1], PayTokens):
        return False
    play(
        view,
        seat,
        next(c.option.action for c in choices(view)[seat] if c.option.action.verb == "pay_resource"),
    )
    return isinstance(view.stack[-1], PayTokens)


@pytest.fixture
def seven(app: App) -> Iterator[TableScene]:
    """A small window and seven seats, one of them a person who is about to move units."""
    others = ("red", "green", "orange", "violet", "ivory", "charcoal")
    people = [SeatSetup("Ada", "blue"), *(SeatSetup(f"P{n}", c, "random") for n, c in enumerate(others, 1))]
    session = Session.new(TITLE, people, {"invaders": "on", "deals": "off"}, 3, None)
    chance = random.Random(3)
    while session.waiting_for() != (0,) or all(o.action.verb != "step_to" for o in session.legal(0)):
        seat = session.waiting_for()[0]
        eager = [o for o in session.legal(seat) if o.action.verb not in ("skip", "done", "decline")]
        session.submit(seat, chance.choice(eager or session.legal(seat)).action)
    app.ui.messages = Messages()
    app.window.size = SMALL
    scene = TableScene(app.ui, "scythe", TABLE, GameController(session, BotProcess(find)), lambda: None)
    Hand(app).show(scene)
    yield scene
    scene.leave()


def panel_of(scene: TableScene, seat: int) -> SeatPanel:
    return expect(scene.form.find(f"panel:{seat}"), SeatPanel)


def test_a_click_on_a_folded_panel_shows_all_its_facts(app: App, seven: TableScene) -> None:
    hand, panels = Hand(app), seven.model.areas.panels
    whole = [seat for seat in panels if not panel_of(seven, seat).folded]
    assert len(whole) == 1
    board, log = seven.model.areas.board.copy(), seven.model.areas.log.copy()
    for seat in [s for s in panels if s not in whole]:
        hand.click(panel_of(seven, seat).rect.center)
        shown = [s for s in seven.model.areas.panels if not panel_of(seven, s).folded]
        panel = panel_of(seven, seat)
        assert shown == [seat]
        assert [cell for _, cell in panel.cells()] == list(panel.panel.cells)
        assert seven.form.focus is panel
    assert (seven.model.areas.board, seven.model.areas.log) == (board, log)
    hand.click(panel_of(seven, seat).head.center)
    assert isinstance(app.top, Zoom)


def test_what_a_place_says_of_a_unit_is_gone_with_the_unit(app: App, seven: TableScene) -> None:
    hand = Hand(app)
    unit = next(ref for ref in seven.model.at_hand.pickable() if ref.startswith("unit:character"))
    start = seven.widgets.grip(seven.widgets.hit_targets[unit])
    routes = seven.model.at_hand.routes(unit)
    barred = next(
        seven.widgets.hit_targets[ref]
        for ref, way in routes.items()
        if way.reason and ref in seven.widgets.hit_targets
    )
    plain = barred.tooltip
    hand.press(start)
    hand.move((start[0] + 20, start[1] + 20), held=True)
    end = seven.widgets.grip(barred)
    hand.move(end, held=True)
    assert barred.tooltip != plain
    hand.release(end)
    app.turn(2000)
    assert seven.drag.held is None
    assert seven.view.notices.refusal is not None
    assert not seven.form.tooltip.words
    assert barred.tooltip == plain


def test_who_holds_a_unit_looks_at_a_folded_panel_and_goes_on(app: App, seven: TableScene) -> None:
    hand = Hand(app)
    unit = next(ref for ref in seven.model.at_hand.pickable() if ref.startswith("unit:character"))
    hand.click(seven.widgets.grip(seven.widgets.hit_targets[unit]))
    assert seven.drag.held == unit
    aims = set(seven.drag.targets)
    folded = next(s for s in seven.model.areas.panels if panel_of(seven, s).folded)
    hand.click(panel_of(seven, folded).rect.center)
    assert not panel_of(seven, folded).folded
    assert seven.drag.held == unit
    assert set(seven.drag.targets) == aims != set()


def test_a_click_on_an_alternative_of_an_action_takes_it(app: App, opening: TableScene) -> None:
    session = opening.game.session
    seat, state = session.waiting_for()[0], expect(session.state, ScytheState)
    trade = next(s for s in state.book.mats[state.players[seat].mat].section if s.top == "trade")
    opening.moves.commit([session.title.action(f"take_section {trade.id}")])
    before = session.view(seat).players[seat]
    heart = opening.widgets.hit_targets[f"alternative:{seat}.trade.popularity"]
    Hand(app).click(opening.widgets.grip(heart))
    assert app.top is opening, "nothing is asked"
    after = session.view(seat).players[seat]
    assert (after.popularity, after.coins) == (before.popularity + 1, before.coins - 1)
