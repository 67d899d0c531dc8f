"""No two stops of a table read alike."""

from __future__ import annotations

import pytest

from game.packages import registry
from game.ui.widgets import Button
from game.ui.window.access.nodes import Node
from game.ui.window.access.screen import Shown, tell_apart
from game.ui.window.app import App
from tests.ui.access.alike import alike, positions


@pytest.mark.parametrize("title", registry.names())
def test_no_two_stops_of_a_table_have_the_same_name(title: str) -> None:
    found = [keys for app, scene in positions(title, 1, 200, 40) for keys in alike(app, scene)]
    assert found == []


def test_stops_that_read_alike_are_numbered(app: App) -> None:
    more = {10: "Costs 1", 11: "Costs 1", 12: "Costs 2"}
    nodes = {n: Node(n, "button", "Herald", more=words, is_stop=True) for n, words in more.items()}
    shown = Shown(nodes, widgets={n: Button(app.ui, "", lambda: None) for n in nodes})
    tell_apart(shown, app.access.screen.speech(app, app.ui.messages))
    assert [node.name for node in shown.nodes.values()] == ["Herald, 1 of 2", "Herald, 2 of 2", "Herald"]
