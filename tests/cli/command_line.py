"""The command line called from a test, with a toy as its only title."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from game.cli import main as cli
from tests import games, toy
from tests.programs import PATIENCE
from tests.toy import End

NO_DISPLAY = "hotseat: there is no display to open a window on; start Hotseat from a desktop\n"
TITLE = toy.TOY.id
ROOT = Path(__file__).parents[2]


def run(*arguments: str | Path) -> int:
    """Return the exit status."""
    return cli.main([*map(str, arguments)])


def program(*arguments: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """Start the program and wait for its end."""
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        capture_output=True, text=True, check=False, timeout=PATIENCE, **more,
    )  # fmt: skip


def recorded(tmp_path: Path) -> Path:
    """Write the record of a game that goes on, after one move."""
    path = tmp_path / "game.jsonl"
    session = games.session(toy.TOY, 2, 1, path)
    session.submit(0, End())
    session.close()
    return path
