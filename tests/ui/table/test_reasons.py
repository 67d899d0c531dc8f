"""Why a move is best: opened from the hint's plate, walked step by step, and tried on a copy."""

from __future__ import annotations

from pathlib import Path

from game.ui.scenes.play.reasons import ReasonsScene
from game.ui.scenes.play.sandbox import SandboxScene
from game.ui.scenes.play.table_column import TableRow
from game.ui.widgets import Button
from game.ui.window.app import App
from game.ui.window.commands import Do
from game.ui.window.scene import Scene
from tests.ui.table.test_sandbox import table


def press(scene: Scene, key: str) -> None:
    assert scene.form is not None
    button = scene.form.find(key)
    assert isinstance(button, Button)
    button.action()


def explained(app: App, path: Path) -> ReasonsScene:
    """The page about a hint at a new table."""
    scene = table(app, path)
    scene.command(Do("hint"))
    scene.update(50)
    press(scene, "hint:why")
    scene.update(50)
    page = app.top
    assert isinstance(page, ReasonsScene)
    return page


def rows(page: ReasonsScene) -> list[str]:
    return [row.described().name for row in page.form.walk() if isinstance(row, TableRow)]


def test_a_line_is_walked_step_by_step_to_the_others_moves(app: App, tmp_path: Path) -> None:
    page = explained(app, tmp_path / "game.jsonl")
    before = len(rows(page))
    while page.shown < len(page.line.steps):
        press(page, "next")
    assert len(rows(page)) - before == len(page.line.steps) - 1
    assert {step.who for step in page.line.steps} == {"Ann", "Bo"}
    press(page, "back")
    assert page.shown == len(page.line.steps) - 1


def test_a_step_is_tried_on_a_copy_and_undo_walks_back(app: App, tmp_path: Path) -> None:
    page = explained(app, tmp_path / "game.jsonl")
    press(page, "next")
    press(page, "try")
    scene = app.top
    assert isinstance(scene, SandboxScene)
    assert scene.game.session.made == 2
    scene.command(Do("undo"))
    assert scene.game.session.made == 1
    scene.command(Do("try"))
    assert app.top is app.scenes[0]


def test_the_sheet_has_room_for_all_steps_and_no_more(app: App, tmp_path: Path) -> None:
    app.window.size = (2560, 1440)
    page = explained(app, tmp_path / "game.jsonl")
    button = page.form.find("next").rect.copy()
    while page.shown < len(page.line.steps):
        press(page, "next")
        assert page.form.find("next").rect == button
    assert page._pane.content_height <= page._pane.rect.height
    assert page.sheet.height < 1440 * 2 // 3
