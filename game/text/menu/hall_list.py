"""The hall of fame in a terminal: a title's tables, a line for each row."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.presentation.hall_tables import Table, tables
from game.presentation.rich_text import joined
from game.presentation.sentences import explain
from game.records import hall
from game.records.hall import Chapter
from game.text.menu.dialog import Dialog, Entry


class HallList:
    """Writes the tables of the title that is picked."""

    def __init__(self, dialog: Dialog, folder: Path) -> None:
        self._dialog, self._folder = dialog, folder

    def show(self) -> None:
        """List the titles with finished games."""
        dialog, say, found = self._dialog, self._dialog.say, hall.sync(self._folder)
        if found.problem is not None:
            dialog.write(explain(found.problem, say))
        if not found.chapters:
            dialog.write(say("hall-none"))
            return
        entries = [
            Entry(say(f"{chapter.title}-name"), partial(self._write, chapter)) for chapter in found.chapters
        ]
        dialog.menu(lambda: say("hall-title"), lambda: entries)

    def _write(self, chapter: Chapter) -> None:
        page, say = self._dialog.page, self._dialog.say
        page.write(say("hall-count", count=chapter.games))
        for table in tables(say, chapter):
            page.heading(table.name)
            for row in range(len(table.rows)):
                page.write(self._row(table, row))
        page.write(say("hall-winners"))

    def _row(self, table: Table, row: int) -> str:
        """Return a row as one line: each heading with what stands below it."""
        say, cells = self._dialog.say, list[str]()
        for number, (column, words) in enumerate(zip(table.columns, table.rows[row], strict=True)):
            won = number == table.who and row in table.won
            value = say("hall-winner", name=words) if won else words
            cells.append(say("access-cell", heading=column.heading, value=value) if column.heading else value)
        return joined(say, cells, "names-more")
