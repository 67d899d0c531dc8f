"""The memory of the window stays within its limit, and what leaves the screen is released.

``python -m tests.ui.memory`` measures every scene of every title in windows of several sizes.
"""

import os
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from game.packages import registry
from game.ui.window.app import App
from game.ui.window.picture_files import _READ, PictureFiles
from game.ui.window.scene import Scene
from game.ui.window.ui import default_ui
from tests.expect import expect
from tests.ui import readable
from tests.ui.memory import LARGEST_TITLE


@pytest.mark.skipif(sys.platform != "linux", reason="the resident memory is read from /proc")
def test_no_scene_of_the_title_with_the_largest_board_is_above_the_limit(tmp_path: Path) -> None:
    env = {**os.environ, "HOTSEAT_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "tests.ui.memory", LARGEST_TITLE, "--size", "1920x1080"]
    done = subprocess.run(command, check=False, env=env, capture_output=True, text=True)
    assert "race" in done.stdout, done.stderr
    assert done.returncode == 0, done.stdout


def test_a_painting_in_use_is_not_read_twice(app: App) -> None:
    name = expect(registry.find("raiders").table_view.painting, str)
    painting = app.ui.art.original(name)
    _READ.clear()
    assert PictureFiles().original(name) is painting


def test_windows_of_one_size_share_their_scaled_wood(app: App) -> None:
    wood = app.ui.art.wood(app.size)
    assert default_ui(app.ui, app.size).art.wood(app.size) is wood


def test_a_table_releases_its_pictures_when_it_leaves() -> None:
    scene, app = readable.table("raiders", 2, 0)
    app.turn(16)
    thing = next(thing for thing in scene.model.things if not thing.angle)
    at = scene.model.where(thing).size
    assert scene.view.painter.has(thing.face, at, 0.0)
    app.reset(Scene(app.ui))
    assert not scene.view.painter.has(thing.face, at, 0.0)
    app.window.destroy()


def test_a_replaced_scene_is_freed_in_the_next_turn_of_the_loop(app: App) -> None:
    scene = Scene(app.ui)
    scene.itself = scene  # type: ignore[attr-defined]  # as the parts of a table refer to each other
    gone = weakref.ref(scene)
    app.reset(scene)
    app.turn(16)
    del scene
    app.reset(Scene(app.ui))
    app.turn(16)
    assert gone() is None
