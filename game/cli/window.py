"""The commands that open the window, where there is a display."""

from __future__ import annotations

import os
import sys
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
    """Open the window with what it shows first: the fields of `game.ui.window.run.Start`. Returns the exit
    status when it is closed."""
    from game.ui.window import run

    return run.main(run.Start(**start))


def menu() -> int:
    """Open the window at the menu. Return the exit status."""
    need_display()
    return show()


def open_record(file: Path) -> int:
    """Continue a game whose file was opened on the desktop; the window says what is wrong with the file."""
    need_display()
    return show(record=file)
