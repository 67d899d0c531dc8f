"""The window opens at a position of a file."""

from __future__ import annotations

from game.engine.positions.position import Position
from game.packages import registry
from game.ui.table.scene import TableScene
from game.ui.window import run
from game.ui.window.app import App


def test_a_position_opens_as_a_table_that_is_recorded(app: App) -> None:
    title = registry.find("raiders").title
    state = title.start(2, {}, 5)
    start = run.Start(position=Position(title, state), kinds=("human", "easy"), practice=True)
    scene = run._first_scene(app, run.wire(app), start)
    assert isinstance(scene, TableScene)
    session = scene.game.session
    assert session.header.placed
    assert session.header.practice
    assert session.path is not None
    assert session.path.is_file()
    assert [seat.kind for seat in session.seats] == ["human", "easy"]
    scene.game.close()
