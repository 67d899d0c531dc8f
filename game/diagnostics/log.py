"""The log of the program: one file in the person's data folder; with ``--verbose`` also on standard error."""

from __future__ import annotations

import logging
import sys
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from game import VERSION, paths

MAX_BYTES = 1 << 19
"""The largest size of the file in bytes; then it is rotated."""
ROTATED_FILES = 2
"""The number of rotated files that are kept."""
_FORM = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"
_ROOT = logging.getLogger("game")


class _Quiet(RotatingFileHandler):
    """A log file whose write errors are ignored."""

    def _open(self) -> TextIOWrapper:
        Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # a name of logging
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)


def set_up(command: str, *, verbose: bool) -> None:
    """Log into the file from now on. The first message creates it."""
    for handler in [*_ROOT.handlers]:
        _ROOT.removeHandler(handler)
        handler.close()
    _ROOT.setLevel(logging.DEBUG if verbose else logging.INFO)
    file = paths.log_file()
    handlers: list[logging.Handler] = [
        _Quiet(
            file,
            maxBytes=MAX_BYTES,
            backupCount=ROTATED_FILES,
            encoding="utf-8",
            delay=True,
            errors="replace",
        )
    ]
    if verbose and sys.stderr is not None:
        handlers.append(logging.StreamHandler())
    for handler in handlers:
        handler.setFormatter(logging.Formatter(_FORM))
        _ROOT.addHandler(handler)
    _ROOT.debug("Hotseat %s: %s", VERSION, command)
