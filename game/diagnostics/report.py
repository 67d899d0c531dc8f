"""Reports about failures of the program itself, for its developers."""

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
"""The report files of this process, by their text."""


def write(error: BaseException, where: str) -> Path:
    """Write an error, and where in the program it happened, into a new file. Return its path.

    If the disk refuses, the file doesn't exist and the text goes to standard error.
    """
    words = _words(error, where)
    try:
        path = _new_file(words)
    except OSError:
        sys.stderr.write(words)
        path = _folder_name()
    LOG.error("%s: a failure of the program itself, reported in %s", where, path, exc_info=error)
    return path


def write_once(error: BaseException, where: str) -> Path:
    """Return the report of a failure that may recur; the same text is written only once."""
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
    """Create a file with a name of its own, even for several reports in one second. Raises OSError."""
    path = _folder_name()
    path.parent.mkdir(parents=True, exist_ok=True)
    return files.write_beside(path, words.encode(errors="backslashreplace"))
