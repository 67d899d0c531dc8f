"""Runebound in the real scene: no cover without a secret, dice by click and by drag, a whole way at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages.registry import Package
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.presentation.title_words import Cell
from game.titles.runebound.rules.cards.healing import Look
from game.titles.runebound.rules.movement.movement import Move, MoveByDice, Roll, Walk
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.table import RuneboundTable
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from game.ui.window.ui import Ui
from tests.titles.runebound import positions
from tests.titles.runebound.positions import PACKAGE, TITLE
from tests.titles.runebound.table import looks
from tests.ui.fakes import Hand

TABLE: RuneboundTable = PACKAGE.table_view

PEOPLE = [SeatSetup("Ada", "blue"), SeatSetup("Ben", "red")]
FACES = (1, 1, 5, 6, 1)
"""The dice of the roll: road, plains, hills three times, forest and river, mountain and swamp."""


def find(_: str) -> Package:
    """The only title here."""
    return PACKAGE


@pytest.fixture
def scene(app: App) -> Iterator[TableScene]:
    """A table of two persons before the first choice; the next movement dice are FACES."""
    positions.fresh()
    session = Session.new(TITLE, PEOPLE, {}, 3, None)
    state = session.state
    assert isinstance(state, RuneboundState)
    positions.force(state, *FACES, sides=6)
    app.ui.messages = Messages()
    app.ui.settings.ask_before = "never"
    made = TableScene(app.ui, "runebound", TABLE, GameController(session, BotProcess(find)), lambda: None)
    Hand(app).show(made)
    yield made
    made.leave()


def view(scene: TableScene) -> RuneboundState:
    """What is on the screen."""
    seen = scene.game.view()
    assert isinstance(seen, RuneboundState)
    return seen


def roll(scene: TableScene, number: int = 5) -> str:
    """Roll the dice; the ref of the Hero that moves."""
    scene.moves.take(next(o for o in scene.model.at_hand.legal if o.action == Roll(number)))
    return f"figure:{view(scene).me.hero}"


def drag(scene: TableScene, app: App, source: str, target: str) -> None:
    """With the mouse, from the middle of one thing to the middle of another."""
    hand, start = Hand(app), scene.widgets.grip(scene.widgets.hit_targets[source])
    end = scene.widgets.hit_targets[target].seen.center
    hand.move(start)
    hand.press(start)
    hand.move(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2), held=True)
    hand.move(end, held=True)
    hand.release(end)


def test_nobody_covers_the_table_where_nothing_is_hidden(scene: TableScene, app: App) -> None:
    assert app.ui.settings.handover == "people"
    assert app.top is scene
    assert scene.game.uncovered


def test_a_card_that_is_looked_at_is_a_secret(scene: TableScene) -> None:
    assert not scene.game.has_secrets()
    scene.game.session.state.push(Look(scene.game.viewer, "green", "a card"))
    assert scene.game.has_secrets()


def test_a_click_on_a_die_rolls_so_many(scene: TableScene, app: App) -> None:
    assert isinstance(view(scene).stack[-1], Move)
    Hand(app).click(scene.widgets.grip(scene.widgets.hit_targets["dice:3"]))
    step = view(scene).stack[-1]
    assert isinstance(step, MoveByDice)
    assert step.rolled == 3


def test_the_hero_is_dragged_over_the_whole_way(scene: TableScene, app: App) -> None:
    hero = roll(scene)
    assert hero in scene.model.at_hand.pickable()
    routes = scene.model.at_hand.routes(hero)
    target = max(scene.model.at_hand.targets(hero), key=lambda ref: len(routes[ref].actions) == 3)
    steps = len(routes[target].actions)
    drag(scene, app, hero, target)
    assert f"space:{view(scene).me.space}" == target
    step = view(scene).stack[-1]
    assert isinstance(step, MoveByDice)
    assert sum(not die for die in step.dice) == steps == 3


def test_a_die_is_dragged_onto_the_next_space(scene: TableScene, app: App) -> None:
    roll(scene)
    drag(scene, app, "die:0", target := scene.model.at_hand.targets("die:0")[0])
    assert f"space:{view(scene).me.space}" == target
    step = view(scene).stack[-1]
    assert isinstance(step, MoveByDice)
    assert step.dice[0] == ()


def test_a_place_out_of_reach_says_why(scene: TableScene) -> None:
    hero = roll(scene)
    scene.moves.carry_out(scene.drag.click(hero))
    scene.moves.carry_out(scene.drag.click("space:frostgate"))
    assert scene.view.notices.refusal is not None
    assert scene.ui.say("runebound-why-out-of-reach") in scene.view.notices.refusal.words


def test_click_and_click_walks_one_space_without_a_roll(scene: TableScene) -> None:
    hero = f"figure:{view(scene).me.hero}"
    target = scene.model.at_hand.targets(hero)[0]
    scene.moves.carry_out(scene.drag.click(hero))
    scene.moves.carry_out(scene.drag.click(target))
    assert scene.game.session.moments[0].action == Walk(target.removeprefix("space:"))


def test_a_click_on_a_lit_space_goes_the_whole_way(scene: TableScene, app: App) -> None:
    hero = roll(scene)
    space = next(ref for ref, way in scene.model.at_hand.routes(hero).items() if len(way.actions) == 3)
    Hand(app).click(scene.widgets.grip(scene.widgets.hit_targets[space.replace("space:", "light:")]))
    assert f"space:{view(scene).me.space}" == space
    scene.history.undo()
    assert view(scene).me.space == "vynelvale"


def test_places_show_what_awaits_the_hero_before_it_gets_there(ui: Ui) -> None:
    state = positions.table("corbin", "mordrog", "one_fist")
    space = next(iter(state.counters))
    assert list(TABLE.awaits(looks.context(ui, state), [Walk(space)])) == []
    state.undefeated[space] = next(iter(positions.BOOK.challenges))
    positions.place(state, space, 1)
    positions.place(state, space, 2)
    told = TABLE.awaits(looks.context(ui, state), [Walk(space)])
    assert list(told) == [Cell("undefeated", ""), Cell("person", "2")]
