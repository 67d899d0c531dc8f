"""A dialog with the progress of something that is made in another process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from game.ui.scenes.message import Dialog
from game.ui.widgets import Button
from game.ui.window.ui import Ui


class Worker(Protocol):
    """Makes a file or folder in another process."""

    out: Path
    done: int
    count: int
    finished: bool
    problem: str

    def poll(self) -> bool:
        """Take news; return whether there are any."""

    def stop(self) -> None:
        """End the work and remove what is unfinished."""


class Making(Dialog):
    """Shows how much is done, until all is. Cancel and Escape stop the work, which leaves nothing."""

    name = "making"

    def __init__(self, ui: Ui, worker: Worker, ended: Callable[[Path, str], None]) -> None:
        """`ended`: gets the path and what went wrong."""
        super().__init__(ui, ui.say("save-making"), "")
        self._worker, self._ended = worker, ended
        self.words = self._progress()

    def _progress(self) -> str:
        say, done, count = self.ui.say, self._worker.done, self._worker.count
        if not done or done == count:
            return say("save-writing" if done else "save-begins")
        return say("save-progress", percent=round(100 * done / count))

    def buttons(self) -> list[Button]:
        return [Button(self.ui, self.ui.say("cancel"), self.cancel, key="no")]

    def cancel(self) -> None:
        self.close()

    def leave(self) -> None:
        self._worker.stop()

    def update(self, dt: float) -> bool:
        if self._worker.poll() and self.on_top:
            self.words = self._progress()
            self.layout()
            self.dirty = True
        moving = super().update(dt)
        if self._worker.finished and self.on_top:
            self.close()
            self._ended(self._worker.out, self._worker.problem)
        return moving
