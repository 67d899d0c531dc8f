"""The tree of nodes, what is told of it, and what is done when the reader asks."""

from __future__ import annotations

import pytest

from game.presentation.messages import Messages
from game.ui.scenes.message import Confirm
from game.ui.scenes.pad_setup import PadSetup
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.scenes.zoom import Zoom
from game.ui.widgets import Choice, Slider, Switch
from game.ui.window.access.nodes import PAGE, ROOT, Node, Tree, Update
from game.ui.window.access.screen import Screen
from game.ui.window.app import App
from tests.expect import expect
from tests.ui.access.fakes import FakeReader
from tests.ui.fakes import FakeProgram


@pytest.fixture
def reader(app: App) -> FakeReader:
    """A reader that is running."""
    app.ui.messages = Messages()
    app.access.reader = fake = FakeReader()
    app.access.screen = Screen(clock=lambda: 0.0)  # however busy the machine is
    return fake


def turns(app: App, count: int = 4) -> None:
    for _ in range(count):
        app.turn(60)


def ask(app: App, done: list[str]) -> Confirm:
    return Confirm(app.ui, "Leave?", "The game is saved.", "Leave", lambda: done.append("left"))


def test_only_what_has_changed_is_told() -> None:
    tree = Tree()
    nodes = {
        ROOT: Node(ROOT, "window", children=(5, 6)),
        5: Node(5, "button", "A"),
        6: Node(6, "button", "B"),
    }
    first = expect(tree.update(nodes, 5), Update)
    assert {node.id for node in first.nodes} == {ROOT, 5, 6}
    assert tree.update(dict(nodes), 5) is None
    assert expect(tree.update(nodes, 6), Update) == Update((), 6)
    changed = Node(6, "button", "B", enabled=False)
    assert expect(tree.update({**nodes, 6: changed}, 6), Update) == Update((changed,), 6)


def test_focus_on_what_is_gone_is_the_windows() -> None:
    assert expect(Tree().update({ROOT: Node(ROOT, "window")}, 77), Update).focus == ROOT


def test_a_dialog_is_read_when_it_appears(app: App, reader: FakeReader) -> None:
    app.reset(ask(app, []))
    turns(app)
    assert reader.heard == []  # what is around the focus is read with it
    page = reader.known[PAGE]
    assert (page.role, page.name, page.more) == ("dialog", "Leave?", "The game is saved.")
    assert reader.known[reader.focus].name == "Leave"


def test_a_press_that_the_reader_asks_for_is_carried_out(app: App, reader: FakeReader) -> None:
    done = list[str]()
    app.reset(SettingsScene(app.ui))
    app.push(ask(app, done))
    turns(app)
    reader.ask("press", "Leave")
    turns(app)
    assert done == ["left"]


def test_settings_are_changed_by_what_the_reader_asks_for(app: App, reader: FakeReader) -> None:
    app.reset(scene := SettingsScene(app.ui))
    turns(app)
    reader.ask("more", "Animation")
    before = expect(scene.form.find("motion"), Choice).index
    turns(app)
    assert expect(scene.form.find("motion"), Choice).index == before + 1
    reader.ask("set", "Effects", "35.0")
    turns(app)
    assert expect(scene.form.find("volume"), Slider).value == 35
    reader.ask("press", "Show dice rolls")
    was = expect(scene.form.find("dice"), Switch).on
    turns(app)
    assert expect(scene.form.find("dice"), Switch).on is not was
    assert reader.node("Show dice rolls").is_on is not was


def test_what_is_gone_is_not_pressed(app: App, reader: FakeReader) -> None:
    done = list[str]()
    app.reset(SettingsScene(app.ui))
    app.push(ask(app, done))
    turns(app)
    reader.ask("press", "Leave")
    app.pop(expect(app.top, Confirm))
    turns(app)
    assert done == []


def test_announcements_come_each_once_and_in_order(app: App, reader: FakeReader) -> None:
    app.reset(SettingsScene(app.ui))
    turns(app)
    reader.heard.clear()
    said = ["One", "Two", "Two", "One", "Two", "Two", "Two"]
    app.ui.voice.say_all(said)
    turns(app, 9)
    assert reader.heard == said


def test_a_line_is_read_with_the_focus_or_announced_never_both(app: App, reader: FakeReader) -> None:
    app.reset(ask(app, []))
    turns(app)
    app.push(zoom := Zoom(app.ui, lambda surface, rect: None, 1.0, "Brawler"))
    app.ui.voice.say_all(["A card", *zoom.spoken()])
    turns(app, 6)
    assert reader.heard == ["A card"]
    assert reader.known[reader.focus].name == zoom.spoken()[0]
    app.ui.voice.say_all(zoom.spoken())  # once more, where the focus stays
    turns(app, 6)
    assert reader.heard == ["A card", *zoom.spoken()]


def test_a_line_with_the_focus_changes_after_what_is_announced_before_it(
    app: App, reader: FakeReader
) -> None:
    app.reset(zoom := Zoom(app.ui, lambda surface, rect: None, 1.0, "Old"))
    turns(app)
    focus, zoom.words, zoom.dirty = reader.focus, "New", True
    reader.updates.clear()
    app.ui.voice.say_all(["One", "Two", *zoom.spoken()])
    turns(app, 6)
    told = [node.name for update in reader.updates for node in update.nodes if node.id > PAGE]
    assert told == ["One", "Two", *zoom.spoken()]
    assert reader.focus == focus
    assert reader.known[focus].name == zoom.spoken()[0]


def test_a_moved_focus_is_sent_before_what_is_announced_with_it(app: App, reader: FakeReader) -> None:
    app.reset(ask(app, []))
    turns(app)
    app.ui.voice.say("News")
    app.push(SettingsScene(app.ui))
    turns(app, 6)
    moved = next(n for n, update in enumerate(reader.updates) if update.focus == reader.focus)
    told = [any(node.role == "announcement" for node in update.nodes) for update in reader.updates]
    assert told.index(True) > moved


def test_nothing_is_worked_out_while_nobody_listens(app: App, reader: FakeReader) -> None:
    reader.is_active = False
    app.reset(SettingsScene(app.ui))
    turns(app)
    app.ui.voice.say("Nobody hears this")
    turns(app)
    assert reader.updates == []
    reader.is_active = True
    turns(app)
    assert "Nobody hears this" not in reader.heard


def test_a_still_screen_is_told_once(app: App, reader: FakeReader) -> None:
    app.reset(SettingsScene(app.ui))
    turns(app)
    told = len(reader.updates)
    turns(app, 20)
    assert len(reader.updates) == told


def test_each_question_of_the_gamepads_setup_is_read(app: App, reader: FakeReader) -> None:
    scene = PadSetup(app.ui, lambda _: None)
    app.reset(scene)
    turns(app)
    assert "Press A" in reader.known[PAGE].more
    scene._next()
    turns(app)
    assert any("Press B" in heard for heard in reader.heard)


def test_what_is_only_looked_at_is_closed_by_a_press_on_its_line(app: App, reader: FakeReader) -> None:
    app.reset(SettingsScene(app.ui))
    app.push(Zoom(app.ui, lambda surface, rect: None, 1.0))
    turns(app)
    reader.ask("press", "Click or press Esc")
    turns(app)
    assert isinstance(app.top, SettingsScene)


def test_what_vanishes_and_comes_back_is_a_new_node(app: App, reader: FakeReader) -> None:
    app.reset(scene := SettingsScene(app.ui))
    turns(app)
    volume = expect(scene.form.find("volume"), Slider)
    before = reader.node("Effects").id
    volume.enabled, volume.tip = False, ""
    app.access._is_stale = True
    turns(app)
    volume.enabled = True
    app.access._is_stale = True
    turns(app)
    assert reader.node("Effects").id != before


def test_what_changed_below_another_scene_is_a_new_node(app: App, reader: FakeReader) -> None:
    app.reset(scene := SettingsScene(app.ui))
    turns(app)
    volume = expect(scene.form.find("volume"), Slider)
    before = reader.node("Effects").id
    app.push(dialog := ask(app, []))
    turns(app)
    volume.about = "How loud it is"
    app.pop(dialog)
    turns(app)
    assert reader.node("Effects").more == "How loud it is"
    assert reader.node("Effects").id != before


def test_a_new_game_announces_whose_names_it_has_kept(app: App, reader: FakeReader) -> None:
    app.ui.settings.names = ["Ada", "Ben"]
    app.reset(SettingsScene(app.ui))
    turns(app)
    app.push(NewGameScene(app.ui, FakeProgram()))
    turns(app, 9)
    assert "At the table as in your last game: Ada and Ben" in reader.heard
