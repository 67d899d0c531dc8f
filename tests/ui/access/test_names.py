"""Every stop of every scene has a name, which a screen reader reads."""

from __future__ import annotations

import pytest

from game.packages import registry
from game.ui.window.access.screen import Screen
from game.ui.window.app import App
from game.ui.window.scene import Scene
from tests.ui.fakes import FakeProgram
from tests.ui.readable import scenes_of, seats_of, table
from tests.ui.test_scenes import scenes


def nameless(app: App, scene: Scene) -> list[str]:
    """The keys of the stops without a name."""
    screen = Screen(clock=lambda: 0.0)
    shown = screen.show(scene, screen.speech(app, app.ui.messages))
    assert scene.form is not None
    stops = scene.form.stops()
    assert {widget.key for widget in stops} <= {widget.key for widget in shown.widgets.values()}
    return [
        shown.widgets[id_].key for id_, node in shown.nodes.items() if id_ in shown.widgets and not node.name
    ]


def test_every_stop_of_every_scene_has_a_name(app: App, program: FakeProgram) -> None:
    first = registry.names()[0]  # the scenes of other titles are made of the same widgets
    real = {name: make for name, make in scenes_of(app).items() if "," not in name or name.endswith(first)}
    made = {**scenes(app, program), **real}
    found = dict[str, list[str]]()
    for name, make in made.items():
        app.reset(make())
        if app.top is not None and app.top.form is not None:
            found[name] = nameless(app, app.top)
    assert len(found) > 15
    assert {name: keys for name, keys in found.items() if keys} == {}


@pytest.mark.parametrize("title", registry.names())
def test_every_stop_of_a_table_has_a_name(title: str) -> None:
    scene, app = table(title, max(seats_of(title)), 40)
    assert nameless(app, scene) == []
    assert scene.spoken()[-1]
    app.window.destroy()
