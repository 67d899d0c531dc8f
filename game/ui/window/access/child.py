"""The process that talks to the screen reader on Linux. If it hangs, the game goes on without it."""

from __future__ import annotations

import contextlib
import threading
from multiprocessing.connection import Connection
from queue import SimpleQueue

from game.ui.window.access.adapter import Adapter, Heard, UnixAdapter
from game.ui.window.access.nodes import Box, Update

Told = Update | Box | bool
"""The messages of the window: changed nodes, where it is on the screen, or whether it has the focus."""


def serve(pipe: Connection) -> None:
    """Tell the screen reader what comes through the pipe, until its other end is closed. Each message is
    answered by None once it is told, so that a silence means a hang.
    """
    import accesskit

    heard: SimpleQueue[Heard] = SimpleQueue()
    send = threading.Lock()
    threading.Thread(target=_pass_on, args=(pipe, heard, send), daemon=True).start()
    adapter = UnixAdapter(accesskit, heard)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            _tell(adapter, pipe.recv())
            with send:
                pipe.send(None)


def _tell(adapter: Adapter, told: Told) -> None:
    if isinstance(told, Update):
        adapter.update(told)
    elif isinstance(told, bool):
        adapter.focus_window(told)
    else:
        adapter.place_window(told)


def _pass_on(pipe: Connection, heard: SimpleQueue[Heard], send: threading.Lock) -> None:
    """Send the window what the screen reader wants."""
    with contextlib.suppress(OSError):
        while True:
            one = heard.get()
            with send:
                pipe.send(one)
