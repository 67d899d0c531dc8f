"""The entry point of the command line: it runs a command and prints errors as one sentence."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import signal
import sys
import threading
from collections.abc import Iterator

from game import VERSION
from game.errors import EXIT_FAULT, EXIT_STOPPED, EXIT_USER_ERROR, UserError
from game.text.output import complain, give_up_output, printing

VERBOSE = "--verbose"


class _Closed(io.TextIOBase):
    """Stands in for a standard output that was closed before the program began."""

    def write(self, text: str, /) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def main(given: list[str] | None = None) -> int:
    """Run the command line. Returns the exit status."""
    if sys.stdout is None:
        sys.stdout = _Closed()
    try:
        return _do(sys.argv[1:] if given is None else given)
    except KeyboardInterrupt:
        return EXIT_STOPPED
    except BrokenPipeError:
        give_up_output()
        return EXIT_FAULT
    except Exception as error:
        return _failed(error)


@contextlib.contextmanager
def ended_politely() -> Iterator[None]:
    """Let SIGTERM end the program like Ctrl-C: with the processes that it started, and no half file."""
    if threading.current_thread() is not threading.main_thread():  # only that one gets signals
        yield
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _do(given: list[str]) -> int:
    if given == ["--version"]:  # other programs call this often: import nothing
        with printing():
            sys.stdout.write(VERSION + "\n")
        return 0
    from pathlib import Path

    from game.cli import window
    from game.diagnostics import log

    verbose = VERBOSE in given
    given = [word for word in given if word != VERBOSE]
    log.set_up(" ".join(given), verbose=verbose)
    with ended_politely():
        if not given:
            return window.menu()
        if len(given) == 1 and given[0].endswith(".jsonl"):  # opened as a file on the desktop
            return window.open_record(Path(given[0]))
        from game.cli import commands  # reads the words of all commands

        return commands.run(given)


def _failed(error: Exception) -> int:
    """Print one sentence about what ended the program; save a report unless a person caused it."""
    import logging

    from game import paths
    from game.cli import words
    from game.diagnostics import report

    log = logging.getLogger(__name__)
    if isinstance(error, UserError):
        log.debug("refused", exc_info=error)
        complain(f"hotseat: {words.phrase(error)}")
        return EXIT_USER_ERROR
    if isinstance(error, OSError) and error.filename is not None:
        log.error("a file is in the way", exc_info=error)
        in_the_way = UserError("error-file-in-the-way", file=str(error.filename), reason=error)
        complain(f"hotseat: {words.phrase(in_the_way)}")
        return EXIT_USER_ERROR
    where = paths.shown(report.write(error, "command line"))
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    bug = UserError("error-bug", reason=what, report=where, option=VERBOSE)
    complain(f"hotseat: {words.phrase(bug)}")
    return EXIT_FAULT
