"""Every stop of every scene has a name, which a screen reader reads."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest

from game.packages import registry
from game.presentation.messages import Messages
from game.ui.scenes.learn.glossary import Glossary
from game.ui.scenes.learn.turn_pages import TurnPages
from game.ui.scenes.pad_setup import PadSetup
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.scenes.zoom import Zoom
from game.ui.table.api import Thing
from game.ui.table.panels.opponents import SeatPanel
from game.ui.window import run
from game.ui.window.access.screen import Screen, Shown
from game.ui.window.app import App
from game.ui.window.commands import Do
from game.ui.window.scene import Scene
from tests.expect import expect
from tests.ui.access.alike import positions
from tests.ui.fakes import FakeProgram
from tests.ui.readable import scenes_of, seats_of, table
from tests.ui.test_scenes import scenes


def shown_of(app: App, scene: Scene) -> Shown:
    """A scene as a screen reader gets it."""
    screen = Screen(clock=lambda: 0.0)
    return screen.show(scene, screen.speech(app, app.ui.messages))


def nameless(app: App, scene: Scene) -> list[str]:
    """The keys of the stops without a name of their own, whatever they are set to."""
    shown = shown_of(app, scene)
    assert scene.form is not None
    stops = scene.form.stops()
    assert {widget.key for widget in stops} <= {widget.key for widget in shown.widgets.values()}
    unnamed = [widget.key for widget in stops if not widget.described().name]
    return unnamed + [shown.widgets[id_].key for id_ in shown.widgets if not shown.nodes[id_].name]


def every_scene(app: App, program: FakeProgram) -> dict[str, Callable[[], Scene]]:
    """The scenes round a table: of a demo title, then of the real ones with their rules and icons."""
    made = {**scenes(app, program), **scenes_of(app), "pad": lambda: PadSetup(app.ui, lambda _: None)}
    service = run.wire(app)
    for title in registry.names():
        made[f"glossary, {title}"] = partial(Glossary, app.ui, service, title)
        made[f"turn, {title}"] = partial(TurnPages, app.ui, service, title)
    return made


def test_every_stop_of_every_scene_has_a_name(app: App, program: FakeProgram) -> None:
    found = dict[str, list[str]]()
    for name, make in every_scene(app, program).items():
        app.reset(make())
        if app.top is not None and app.top.form is not None:
            found[name] = nameless(app, app.top)
    assert len(found) > 30
    assert {name: keys for name, keys in found.items() if keys} == {}


def test_a_rule_is_read_after_its_number_and_below_its_heading(app: App) -> None:
    app.reset(scenes_of(app)["rulebook, raiders"]())
    nodes = [node for node in shown_of(app, expect(app.top, Scene)).nodes.values() if not node.is_stop]
    names = [node.name for node in nodes]
    at = names.index("RAI-001")
    assert names[at + 1].startswith("The game seats")
    assert (nodes[at - 1].role, nodes[at + 1].role) == ("heading", "text")


@pytest.mark.parametrize("title", registry.names())
def test_every_stop_of_a_table_has_a_name(title: str) -> None:
    scene, app = table(title, max(seats_of(title)), 40)
    assert nameless(app, scene) == []
    assert scene.spoken()[-1]
    app.window.destroy()


def test_the_rows_of_a_new_game_are_told_apart(app: App, program: FakeProgram) -> None:
    app.ui.messages = Messages()
    app.reset(scene := NewGameScene(app.ui, program))
    nodes = {node.name: node for node in shown_of(app, scene).nodes.values()}
    assert "Place 1: Player 1" in nodes
    assert "Player 1: Colour: blue disc" in nodes
    human = nodes["Player 1 is played by: Human"].more
    assert human.startswith("A human plays")
    assert "Hard" not in human


def test_hidden_coins_are_read_as_hidden() -> None:
    scene, app = table("scythe", 2, 40)
    panel = next(w for w in scene.form.walk() if isinstance(w, SeatPanel))
    more = panel.described().more
    assert "?" not in more
    assert more.endswith("Coins are hidden until the end")
    app.window.destroy()


@pytest.mark.parametrize("title", registry.names())
def test_everything_that_is_enlarged_has_a_name(title: str) -> None:
    scene, app = table(title, max(seats_of(title)), 40)
    hint, nameless = app.ui.say("zoom-hint"), list[str]()
    large = [ref for ref, what in scene.model.by_ref.items() if isinstance(what, Thing) and what.large]
    opened: dict[str, Callable[[], object]] = {ref: partial(scene.dialogs.enlarge, ref) for ref in large}
    exhibits = [button for button in scene.widgets.bars[0].buttons if button.key.startswith("see:")]
    opened |= {button.key: button.action for button in exhibits}
    opened |= {panel.key: partial(panel.command, Do("confirm")) for panel in scene.widgets.panels}
    for key, enlarge in opened.items():
        enlarge()
        if isinstance(app.top, Zoom):
            read, *more = app.top.spoken()[0].splitlines()
            nameless += [key] if read == hint or not more else []
            app.pop(app.top)
    assert nameless == []
    assert len(large) > 3
    app.window.destroy()


def test_goods_that_cost_too_much_are_reached_and_say_why() -> None:
    for _, scene in positions("runebound", 1, 400, 1):
        refused = [told for stop in scene.form.stops() if not (told := stop.described()).enabled]
        if any(re.match(r"Costs \d+ gold; you have \d+\.\n", told.more) for told in refused):
            assert all(told.name and told.role == "button" for told in refused)
            return
    raise AssertionError("no market was reached")


@pytest.mark.parametrize("title", registry.names())
def test_no_name_has_two_pairs_of_brackets(title: str) -> None:
    scene, app = table(title, 2, 40)
    names = [widget.described().name for widget in scene.form.walk()]
    assert [name for name in names if name.count("(") > 1] == []
    app.window.destroy()


def test_a_choice_that_has_the_name_of_its_card_in_it_is_read_alone() -> None:
    scene, app = table("raiders", 2, 2)
    names = [target.described().name for target in scene.widgets.hit_targets.values()]
    discards = [name for name in names if "Discard " in name]
    assert discards
    assert all(name.startswith("Discard ") for name in discards)
    app.window.destroy()
