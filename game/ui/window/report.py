"""A file about a failure, for the people who mend it."""

from __future__ import annotations

import platform
import sys
import time
import traceback
from pathlib import Path

import game
from game import paths


def write(error: BaseException, where: str) -> Path:
    """Write what went wrong and in which scene; returns the file, which is missing where the disk refuses."""
    folder = paths.state_dir()
    path = folder / time.strftime("crash-%Y%m%d-%H%M%S.txt")
    lines = [
        f"Hotseat {game.__version__}",
        f"Python {sys.version.split()[0]}, {platform.platform()}",
        f"Scene: {where}",
        "",
        *traceback.format_exception(error),
    ]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines), encoding="utf-8")
    except OSError:
        sys.stderr.write("\n".join(lines))
    return path
