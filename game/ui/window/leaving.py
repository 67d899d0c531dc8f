"""Leave a scene: with a question first if moves are not saved, and after a failure."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.diagnostics import report
from game.play.verbatim import verbatim
from game.ui.scenes.message import Confirm, Message
from game.ui.window.scene import Scene, SceneStack
from game.ui.window.ui import Ui


class Leaving:
    """Asks before unsaved moves are lost."""

    def __init__(self, stack: SceneStack, ui: Ui) -> None:
        self._stack, self._ui = stack, ui
        self._question: Scene | None = None

    def when_saved(self, leave: Callable[[], None]) -> None:
        """Call `leave`, which closes every scene. If something would be lost, ask the person first; a second
        request counts as a yes.
        """
        why = next(filter(None, (scene.unsaved() for scene in self._stack.scenes)), "")
        if not why or self._stack.top is self._question:
            leave()
            return
        say = self._ui.say
        words = say("unsaved-title"), say("unsaved-text", why=verbatim(why)), say("unsaved-yes")
        self._question = Confirm(self._ui, *words, leave, no=say("unsaved-no"), danger=True)
        self._stack.push(self._question)


def give_up(scenes: list[Scene], broken: Scene | None) -> str:
    """Remove a broken scene and all above it, so that its record can be opened again.

    Return why something is lost, or "".
    """
    why = ""
    while broken in scenes:
        scene = scenes.pop()
        try:
            scene.leave()
            why = scene.unsaved() or why
        except Exception as error:  # it may be broken in any way; the first error is reported already
            report.write_once(error, scene.name)
    return why


def crash_message(ui: Ui, path: Path, why: str) -> Message:
    """Return the message after a failure: the path of the report, and why moves are lost, if they are."""
    words = ui.say("crash-text-unsaved" if why else "crash-text", path=verbatim(str(path)), why=verbatim(why))
    return Message(ui, ui.say("crash-title"), words)
