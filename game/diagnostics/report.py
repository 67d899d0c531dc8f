"""A file about a failure of the program itself, for the people who mend it."""

from __future__ import annotations

import logging
import platform
import sys
import time
import traceback
from pathlib import Path

import game
from game import paths
from game.engine import files

LOG = logging.getLogger(__name__)
_written: dict[str, Path] = {}
"""What was reported already by this process, and where."""


def write(error: BaseException, where: str) -> Path:
    """Write what went wrong, and where in the program, into a new file. Returns the file; it is missing where
    the disk refuses, and the words go to standard error instead."""
    words = _words(error, where)
    try:
        path = _new_file(words)
    except OSError:
        sys.stderr.write(words)
        path = _folder_name()
    LOG.error("%s: a failure of the program itself, reported in %s", where, path, exc_info=error)
    return path


def write_once(error: BaseException, where: str) -> Path:
    """Return the report of a failure that may come again and again; the same words are written once."""
    words = _words(error, where)
    if words not in _written or not _written[words].exists():
        _written[words] = write(error, where)
    return _written[words]


def _words(error: BaseException, where: str) -> str:
    lines = [
        f"Hotseat {game.__version__}",
        f"Python {sys.version.split()[0]}, {platform.platform()}",
        f"Scene: {where}",
        "",
        *traceback.format_exception(error),
    ]
    return "\n".join(lines)


def _folder_name() -> Path:
    return paths.state_dir() / time.strftime("crash-%Y%m%d-%H%M%S.txt")


def _new_file(words: str) -> Path:
    """Return a file that nothing had before, also where several reports come in one second. Raises
    OSError."""
    path = _folder_name()
    path.parent.mkdir(parents=True, exist_ok=True)
    return files.write_beside(path, words.encode(errors="backslashreplace"))
