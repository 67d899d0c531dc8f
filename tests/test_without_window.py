"""What needs no window never loads pygame: seen in a fresh interpreter."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.programs import PATIENCE

MODULES = (
    "game.cli.main",
    "game.cli.commands",
    "game.devtools.check",
    "game.play.controller",
    "game.presentation",
    "game.rl.aec",
    "game.text.start",
)


def loaded(code: str, *, typed: str = "") -> set[str]:
    """Return pygame and the modules of the window that some code loads."""
    code += "\nimport sys; print(*sys.modules, file=sys.stderr)"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=True, timeout=PATIENCE)
    return {name for name in done.stderr.splitlines()[-1].split() if name.startswith(("pygame", "game.ui"))}


@pytest.mark.parametrize("module", MODULES)
def test_a_module_is_imported_without_pygame(module: str) -> None:
    walk = "import importlib, pkgutil"
    if module == "game.presentation":  # every module of it
        code = (
            f"{walk}\nimport {module} as m\nfor one in pkgutil.walk_packages(m.__path__, m.__name__ + '.'):"
        )
        code += " importlib.import_module(one.name)"
    else:
        code = f"import {module}"
    assert loaded(code) == set()


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "raiders", "--games", "1", "--seats", "random,random", "--seed", "1"],
        ["play", "raiders", "--text", "--seats", "human,random", "--seed", "7"],
        ["play", "scythe", "--plain", "--seats", "human,random", "--seed", "7"],
        ["play", "runebound", "--plain", "--seats", "human,random", "--seed", "7"],
        ["hall"],
        ["edition", "raiders", "--new", "Mine"],
    ],
    ids=" ".join,
)
def test_a_command_runs_without_pygame(words: list[str]) -> None:
    typed = "board\nmine\nwhy\nlook a\nscore\n1\nquit\n"
    assert loaded(f"from game.cli.main import main\nassert main({words!r}) == 0", typed=typed) == set()
