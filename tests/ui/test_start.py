"""What a start loads until the menu shows: seen in a fresh interpreter."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.presentation.messages import folders
from tests.programs import PATIENCE

START = """
import json, sys
from game.cli.main import main
from game.ui.window.app import App

def turn(app, dt, of_the_loop=App.turn):
    of_the_loop(app, dt)
    app.quit()
    print(json.dumps([app.top.name, list(sys.modules), [path.stem for path in app.ui.messages._unread]]))

App.turn = turn
main([])
"""
NOT_AT_START = (
    "game.bots.series", "game.cli.commands", "game.devtools", "game.presentation.statistics_tables",
    "game.rl", "game.titles.raiders.", "game.titles.runebound.", "game.titles.scythe.",
    "game.ui.scenes.hall", "game.ui.scenes.learn", "game.ui.scenes.play", "game.ui.scenes.records.records",
    "game.ui.scenes.settings", "game.ui.scenes.setup.new_game", "game.ui.table", "game.ui.window.tables",
    "PIL", "accesskit", "numpy", "openskill", "pytmx", "rich",
)  # fmt: skip
"""What the menu does not need. With all of it, a start took 0.15 s longer."""
MAX_MODULES = 225
"""The most modules of the program that are loaded for the menu: 209 were."""


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, set[str], set[str]]:
    """Return the scene that shows first, the modules that are loaded by then, and the text files not read."""
    environment = {"HOTSEAT_HOME": str(tmp_path_factory.mktemp("home")), "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", START], capture_output=True, text=True, check=True, timeout=PATIENCE,
        env={**os.environ, **environment, "SDL_AUDIODRIVER": "dummy"},
    )  # fmt: skip
    scene, modules, unread = json.loads(done.stdout.splitlines()[-1])
    return scene, set(modules), set(unread)


def test_a_start_loads_the_menu_only(loaded: tuple[str, set[str], set[str]]) -> None:
    scene, modules, _ = loaded
    assert scene == "menu"
    assert sorted(name for name in modules if name.startswith(NOT_AT_START)) == []
    assert len([name for name in modules if name.startswith("game.")]) <= MAX_MODULES


def test_a_start_reads_few_words(loaded: tuple[str, set[str], set[str]]) -> None:
    """To parse all words of the window took 30 ms."""
    files = [path for folder in folders("en") for path in Path(folder).glob("*.ftl")]
    read = [path for path in files if path.stem not in loaded[2]]
    assert sum(path.stat().st_size for path in read) < 8_000
