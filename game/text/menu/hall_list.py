"""The hall of fame in a terminal: a title's tables, a line for each row, and its best games to look at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.play.verbatim import verbatim
from game.presentation.hall_tables import Table, tables
from game.presentation.record_words import RecordWords
from game.presentation.rich_text import joined
from game.presentation.sentences import explain
from game.records import hall
from game.records.hall import Best, Chapter
from game.text.menu.dialog import Entry
from game.text.menu.record_list import Games


class HallList:
    """Writes the tables of the title that is picked, and offers its best games."""

    def __init__(self, home: Games) -> None:
        self._home, self._dialog, self._library = home, home.dialog, home.library

    def show(self) -> None:
        """List the titles with finished games."""
        dialog, say, found = self._dialog, self._dialog.say, hall.sync(self._library.folder)
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
        best, *others = tables(say, chapter)
        for table in others:
            page.heading(table.name)
            for row in range(len(table.rows)):
                page.write(self._row(table, row))
        page.write(say("hall-winners"))
        entries = self._games(chapter.best, best)
        self._dialog.menu(lambda: best.name, lambda: entries)

    def _games(self, best: Sequence[Best], table: Table) -> list[Entry]:
        return [
            Entry(verbatim(self._row(table, row)), partial(self._look, one)) for row, one in enumerate(best)
        ]

    def _look(self, best: Best) -> None:
        """Offer to watch a game, or to tell it."""
        dialog, say = self._dialog, self._dialog.say
        info = next((info for info in self._library.records() if info.path.stem == best.record), None)
        if info is None or info.damaged is not None:
            dialog.write(say("hall-record-gone"))
            return
        entries = [
            Entry(say("records-replay"), partial(self._home.watch, info)),
            Entry(say("save-story"), partial(self._home.tell, info)),
        ]
        words = RecordWords(say, self._library.outcome)
        dialog.menu(lambda: words.words(info), lambda: entries)

    def _row(self, table: Table, row: int) -> str:
        """Return a row as one line: each heading with what stands below it."""
        say, cells = self._dialog.say, list[str]()
        for number, (column, words) in enumerate(zip(table.columns, table.rows[row], strict=True)):
            won = number == table.who and row in table.won
            value = say("hall-winner", name=words) if won else words
            cells.append(say("access-cell", heading=column.heading, value=value) if column.heading else value)
        return joined(say, cells, "names-more")
