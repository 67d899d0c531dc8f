"""The commands that open the window, which need a display."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.errors import UserError


def need_display() -> None:
    """Raise UserError where no window can be opened."""
    driver = os.environ.get("SDL_VIDEODRIVER", "")
    shown = driver or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform not in ("win32", "darwin") and not shown:
        raise UserError("error-no-display")


def show(**start: Any) -> int:
    """Open the window with the fields of `game.ui.window.run.Start`. Return the exit status once it is
    closed.
    """
    from game.bots.search.collector import gc_paused

    with gc_paused():  # a start leaves no garbage; later the window chooses when to collect
        from game.ui.window import run

        return run.main(run.Start(**start), tell)


def tell(record: Path, side: int | None, out: Path, report: Callable[[int, int], object]) -> None:
    """Write the story of a record. Raises OSError, UserError."""
    from game.text import story

    story.write(record, side, out, report)


def menu() -> int:
    """Open the window at the menu. Return the exit status."""
    need_display()
    return show()


def open_record(file: Path) -> int:
    """Continue a game whose file was opened on the desktop; the window shows errors of the file."""
    need_display()
    return show(record=file)
