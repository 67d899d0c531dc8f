"""The list of recorded games in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from game.presentation.record_words import RecordWords
from game.presentation.sentences import explain
from game.records.library import Library, RecordInfo
from game.text.menu.dialog import Dialog, Entry


class Games(Protocol):
    """Opens recorded games. Both raise UserError."""

    dialog: Dialog
    library: Library

    def open(self, info: RecordInfo) -> None:
        """Continue a recorded game."""

    def watch(self, info: RecordInfo) -> None:
        """Show a recorded game move by move."""

    def tell(self, info: RecordInfo) -> None:
        """Tell a recorded game in words."""


class RecordList:
    """Lists the records, the newest first, and does with one what the person wants."""

    def __init__(self, home: Games) -> None:
        self._home, self._library = home, home.library

    def show(self) -> None:
        """List the records, and open the one that is picked."""
        dialog = self._home.dialog
        if not self._library.records():
            trouble = self._library.trouble()
            dialog.write(explain(trouble, dialog.say) if trouble else dialog.say("records-none"))
            return
        dialog.menu(lambda: dialog.say("records-title"), self._entries)
        self._library.forget_deleted()

    @property
    def _words(self) -> RecordWords:
        return RecordWords(self._home.dialog.say, self._library.outcome)

    def _entries(self) -> Sequence[Entry]:
        words, say = self._words, self._home.dialog.say
        found = [Entry(words.words(info), partial(self._choose, info)) for info in self._library.records()]
        if self._library.deleted is not None:
            name = self._library.deleted.stem
            found.append(Entry(say("records-undo", name=name), self._library.restore))
        return found

    def _choose(self, info: RecordInfo) -> None:
        """Offer what can be done with a record."""
        dialog, say, words = self._home.dialog, self._home.dialog.say, self._words
        entries = [
            Entry(say("records-rename"), partial(self._rename, info), True),
            Entry(say("records-delete"), partial(self._library.delete, info), True),
        ]
        if info.damaged is not None:
            dialog.write(words.trouble(info))
        else:
            entries = [
                Entry(say("records-load"), partial(self._home.open, info), True),
                Entry(say("records-replay"), partial(self._home.watch, info), True),
                Entry(say("save-story"), partial(self._home.tell, info), True),
                *entries,
            ]
        dialog.menu(lambda: words.words(info), lambda: entries)

    def _rename(self, info: RecordInfo) -> None:
        dialog = self._home.dialog
        if name := dialog.ask(dialog.say("records-rename-title")):
            self._library.rename(info, name)
