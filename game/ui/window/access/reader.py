"""The window's connection to a screen reader: what it receives, and what it asks for.

On Linux the adapter lives in a process of its own behind a pipe: one that hangs is ended and started anew. On
Windows and macOS it belongs to the window's process. Without the library, or without a bus to speak on, there
is no reader and nothing is done.
"""

from __future__ import annotations

import contextlib
import importlib
import logging
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from multiprocessing.connection import Connection
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Protocol

import pygame

from game.ui.window.access.adapter import Adapter, ReaderEvent, WindowAdapter
from game.ui.window.access.child import ReaderMessage, serve
from game.ui.window.access.nodes import Box, Request, Update

_log = logging.getLogger(__name__)
HANG_S = 3.0
"""Seconds without an answer after which the adapter's process is ended and started anew."""
MAX_STARTS = 5
"""Starts of the adapter's process; after that many failures there is no reader."""
GRACE_S = 0.2


class Reader(Protocol):
    """A connection to a screen reader."""

    @property
    def is_active(self) -> bool:
        """True while a screen reader is running."""

    @property
    def is_ready(self) -> bool:
        """True if it takes an update now."""

    def poll(self) -> list[Request]:
        """Return what the screen reader has asked for since the last call."""

    def restarted(self) -> bool:
        """Return once, after a start, that everything must be sent."""

    def update(self, update: Update) -> None:
        """Send the changes of the tree."""

    def focus_window(self, focused: bool) -> None:
        """Send whether the window has the focus."""

    def place_window(self, box: Box) -> None:
        """Send the position of the window on the screen."""

    def close(self) -> None:
        """End the connection to the reader."""


class NoReader:
    """The connection where nothing listens."""

    is_active = is_ready = False

    def poll(self) -> list[Request]:
        return []

    def restarted(self) -> bool:
        return False

    def update(self, update: Update) -> None: ...

    def focus_window(self, focused: bool) -> None: ...

    def place_window(self, box: Box) -> None: ...

    def close(self) -> None: ...


class InProcessReader:
    """An adapter in this process."""

    is_ready = True

    def __init__(self, make: Callable[[SimpleQueue[ReaderEvent]], Adapter]) -> None:
        self._events: SimpleQueue[ReaderEvent] = SimpleQueue()
        self._adapter = make(self._events)
        self.is_active = self._is_new = False
        self._focused: bool | None = None

    def poll(self) -> list[Request]:
        found = []
        with contextlib.suppress(Empty):
            while True:
                one = self._events.get_nowait()
                if isinstance(one, bool):
                    self.is_active = self._is_new = one
                else:
                    found.append(one)
        return found

    def restarted(self) -> bool:
        was, self._is_new = self._is_new, False
        return was

    def update(self, update: Update) -> None:
        self._adapter.update(update)

    def focus_window(self, focused: bool) -> None:
        if focused != self._focused:
            self._focused = focused
            self._adapter.focus_window(focused)

    def place_window(self, box: Box) -> None:
        self._adapter.place_window(box)

    def close(self) -> None: ...


class ChildReader:
    """An adapter in a process of its own. `clock` returns seconds."""

    def __init__(
        self, target: Callable[[Connection], None] = serve, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._target, self._clock = target, clock
        self._starts, self._sent_at, self._open = 0, 0.0, 0
        self._process: Any = None
        self._pipe: Connection | None = None
        self.is_active = self._is_new = False
        self._focused: bool | None = None
        self._box: Box | None = None
        self._start()

    @property
    def is_ready(self) -> bool:
        return self._pipe is not None and not self._open

    @property
    def pid(self) -> int | None:
        """The id of the adapter's process; None if there is none."""
        return self._process.pid if self._process is not None else None

    def poll(self) -> list[Request]:
        """Return what was asked for; start the process anew if it has died or hangs."""
        found: list[Request] = []
        try:
            while self._pipe is not None and self._pipe.poll():
                self._take(self._pipe.recv(), found)
        except (EOFError, OSError):
            self._restart("ended")
            return found
        if self._open and self._clock() - self._sent_at > HANG_S:
            self._restart("does not answer")
        return found

    def _take(self, event: ReaderEvent | None, found: list[Request]) -> None:
        if event is None:
            self._open = max(0, self._open - 1)
        elif isinstance(event, bool):
            self.is_active = self._is_new = event
        else:
            found.append(event)

    def restarted(self) -> bool:
        was, self._is_new = self._is_new, False
        return was

    def update(self, update: Update) -> None:
        self._send(update)

    def focus_window(self, focused: bool) -> None:
        if focused != self._focused:
            self._focused = focused
            self._send(focused)

    def place_window(self, box: Box) -> None:
        if box != self._box:
            self._box = box
            self._send(box)

    def close(self) -> None:
        """End the process, even if it hangs."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.join(GRACE_S)
            if self._process.is_alive():
                self._process.kill()  # one that hangs takes no notice of less
                self._process.join(GRACE_S)
        self._pipe = self._process = None
        self.is_active, self._open = False, 0

    # ---- the process
    def _send(self, message: ReaderMessage) -> None:
        if self._pipe is None:
            return
        if not self._open:
            self._sent_at = self._clock()
        try:
            self._pipe.send(message)
            self._open += 1
        except OSError:
            self._restart("ended")

    def _restart(self, why: str) -> None:
        _log.warning("the screen reader's process %s", why)
        self.close()
        self._focused, self._box, focused, box = None, None, self._focused, self._box
        self._start()
        if focused is not None:
            self.focus_window(focused)
        if box is not None:
            self.place_window(box)

    def _start(self) -> None:
        if self._starts >= MAX_STARTS:
            return
        self._starts += 1
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        try:
            self._process = context.Process(target=self._target, args=(theirs,), daemon=True, name="reader")
            self._process.start()
            self._pipe = ours
        except OSError as error:
            _log.warning("the screen reader's process cannot start: %s", error)
            self._process = None
            ours.close()
        finally:
            theirs.close()


def beside_window() -> Reader:
    """Return the connection on Linux, through a process of its own."""
    is_here = sys.platform.startswith("linux") and find_spec("accesskit") is not None
    return ChildReader() if is_here and has_bus() else NoReader()


def in_window(window: pygame.Window) -> Reader:
    """Return the connection on Windows and macOS, through a window that has not been shown yet."""
    if sys.platform not in ("win32", "darwin") or not window.handle or find_spec("accesskit") is None:
        return NoReader()
    try:
        kit = importlib.import_module("accesskit")
        return InProcessReader(lambda events: WindowAdapter(kit, window.handle, events))
    except (ImportError, AttributeError, OSError, RuntimeError, TypeError, ValueError) as error:
        _log.warning("no screen reader can be reached: %s", error)
        return NoReader()


def has_bus() -> bool:
    """Return whether there is a session bus, through which screen readers are reached on Linux."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return bool(runtime) and Path(str(runtime), "bus").exists()
