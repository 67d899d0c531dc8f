"""The process that talks to the screen reader on Linux. If it hangs, the game goes on without it."""

from __future__ import annotations

import contextlib
import threading
from multiprocessing.connection import Connection
from queue import SimpleQueue

from game.ui.window.access.adapter import Adapter, ReaderEvent, UnixAdapter
from game.ui.window.access.nodes import Box, Update

ReaderMessage = Update | Box | bool
"""The messages of the window: changed nodes, where it is on the screen, or whether it has the focus."""


def serve(pipe: Connection) -> None:
    """Pass messages of the pipe on to the screen reader, until its other end is closed. Each message is
    answered by None once it is passed on, so that a silence means a hang.
    """
    import accesskit

    events: SimpleQueue[ReaderEvent] = SimpleQueue()
    send = threading.Lock()
    threading.Thread(target=_pass_on, args=(pipe, events, send), daemon=True).start()
    adapter = UnixAdapter(accesskit, events)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            _pass_to(adapter, pipe.recv())
            with send:
                pipe.send(None)


def _pass_to(adapter: Adapter, message: ReaderMessage) -> None:
    if isinstance(message, Update):
        adapter.update(message)
    elif isinstance(message, bool):
        adapter.focus_window(message)
    else:
        adapter.place_window(message)


def _pass_on(pipe: Connection, events: SimpleQueue[ReaderEvent], send: threading.Lock) -> None:
    """Send the window what the screen reader wants."""
    with contextlib.suppress(OSError):
        while True:
            one = events.get()
            with send:
                pipe.send(one)
