"""Printing to standard output and standard error, which may be closed, full, or read by nobody."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator

from game.errors import UserError, printable


@contextlib.contextmanager
def printing() -> Iterator[None]:
    """Print to standard output. Raises UserError where that fails, BrokenPipeError where nobody reads."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        give_up_output()
        raise UserError("error-output", reason=error) from error


def give_up_output() -> None:
    """Redirect the output to nowhere, so that Python's last flush cannot fail again."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(line: str) -> None:
    """Write a line to standard error, if there is one."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.write(printable(line) + "\n")
