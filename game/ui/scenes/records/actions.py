"""The actions for a recorded game besides playing it: rename, copy, export, delete and restore."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.errors import UserError
from game.play.verbatim import verbatim
from game.presentation.sentences import explain
from game.records.library import LONGEST_NAME, Library, RecordInfo, typed_path
from game.ui.scenes.ask_text import AskText
from game.ui.scenes.message import Confirm, Message
from game.ui.scenes.records.rows import RecordRows
from game.ui.widgets import Button
from game.ui.window.scene import Scene, SceneStack
from game.ui.window.ui import Ui

LONGEST_PATH = 400
Do = Callable[[RecordInfo], None]


class RecordActions:
    """Asks what needs to be asked, and carries out an action. `changed` is called after each change of the
    list.
    """

    def __init__(self, ui: Ui, library: Library, rows: RecordRows, changed: Callable[[], None]) -> None:
        self._ui, self._library, self._rows, self._changed = ui, library, rows, changed
        self._deleted: list[str] = []
        """Names of deleted records that can be restored, the last one last."""
        self.stack: SceneStack

    def buttons(self, use: Callable[[Do], None]) -> list[Button]:
        """Return icon buttons; `use` passes the selected record to an action."""
        ui = self._ui
        signs: list[tuple[str, str, Do]] = [
            ("rename", "pencil", self.rename), ("duplicate", "copy", self.duplicate),
            ("export", "export", self.export), ("delete", "close", self.delete),
        ]  # fmt: skip
        return [
            Button(ui, "", partial(use, do), key=key, icon=icon, tip=ui.say(f"records-{key}-tip"))
            for key, icon, do in signs
        ]

    def _push(self, scene: Scene) -> None:
        self.stack.push(scene)

    def _try(self, action: Callable[[], object], failure: str) -> bool:
        """Carry out an action, or show why it failed. Return whether it succeeded."""
        try:
            action()
        except (OSError, ValueError, UserError) as error:
            words = self._ui.say(failure, reason=explain(error, self._ui.say))
            self._push(Message(self._ui, self._ui.say("records-title"), words))
            return False
        self._changed()
        return True

    # ---- name and copy
    def rename(self, info: RecordInfo) -> None:
        """Ask the person for a new name."""
        say = self._ui.say
        take = partial(self._rename, info)
        title, yes = say("records-rename-title"), say("records-rename")
        hint = self._rows.title(info)
        self._push(AskText(self._ui, title, info.name, yes, take, hint=hint, longest=LONGEST_NAME))

    def _rename(self, info: RecordInfo, name: str) -> None:
        self._try(lambda: self._library.rename(info, name), "records-not-renamed")

    def duplicate(self, info: RecordInfo) -> None:
        """Add a copy to the list."""
        self._try(lambda: self._library.duplicate(info), "records-not-duplicated")

    # ---- to give away
    def export(self, info: RecordInfo) -> None:
        """Ask for the path of the exported file."""
        say, path = self._ui.say, str(self._library.export_path(info))
        title, yes = say("records-export-title"), say("records-export-yes")
        self._push(AskText(self._ui, title, path, yes, partial(self._export, info), longest=LONGEST_PATH))

    def _export(self, info: RecordInfo, words: str, *, replace: bool = False) -> None:
        say, target = self._ui.say, typed_path(words, info)
        shown = verbatim(str(target))
        try:
            self._library.export(info, target, replace=replace)
        except FileExistsError:
            title, yes = say("records-export-replace-title"), say("records-export-replace-yes")
            again = partial(self._export, info, words, replace=True)
            question = say("records-export-replace", path=shown)
            self._push(Confirm(self._ui, title, question, yes, again, danger=True))
        except (OSError, ValueError, UserError) as error:
            message = say("records-not-exported", reason=explain(error, say))
            self._push(Message(self._ui, say("records-title"), message))
        else:
            message = say("records-export-done", path=shown)
            self._push(Message(self._ui, say("records-export-done-title"), message))

    # ---- delete and bring back
    def delete(self, info: RecordInfo) -> None:
        """Remove the record from the list; it can be restored until the list is closed."""
        name = self._rows.heading(info)
        self._deleted.append(name)
        if not self._try(lambda: self._library.delete(info), "records-not-deleted"):
            self._deleted.pop()

    def gone(self) -> Button | None:
        """Return the button that restores the last deleted record, if there is one."""
        if not self._deleted:
            return None
        say, words = self._ui.say, self._ui.say("records-undo", name=self._deleted[-1])
        tip = say("records-undo-tip")
        return Button(self._ui, words, self.restore, key="undo", icon="undo", tip=tip, may_cut=True)

    def restore(self) -> None:
        """Restore the last deleted record."""
        if self._deleted:
            name = self._deleted.pop()
            if not self._try(self._library.restore, "records-not-restored"):
                self._deleted.append(name)
