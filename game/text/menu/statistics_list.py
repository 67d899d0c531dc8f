"""Statistics in a terminal: the tables of a title, a line for each row."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from game.play.verbatim import verbatim
from game.presentation.rich_text import joined
from game.presentation.statistics_tables import Statistics, StatTable, people
from game.records import hall
from game.records.results import Result
from game.records.statistics import Query
from game.text.menu.dialog import Dialog, Entry


class StatisticsList:
    """Writes the table that is picked, for everyone or for one person."""

    def __init__(self, dialog: Dialog, folder: Path) -> None:
        self._dialog, self._folder = dialog, folder
        self._results: Sequence[Result] = ()
        self._title = self._person = ""

    def show(self) -> None:
        """List the titles with finished games, after reading what is not known of these games yet."""
        dialog, say = self._dialog, self._dialog.say
        self._results = hall.with_firsts(self._folder)
        titles = list(dict.fromkeys(one.title for one in self._results))
        if not titles:
            dialog.write(say("stats-none"))
            return
        entries = [Entry(say(f"{title}-name"), partial(self._open, title)) for title in titles]
        dialog.menu(lambda: say("stats-title"), lambda: entries)

    def _open(self, title: str) -> None:
        self._title, self._person = title, ""
        self._dialog.menu(lambda: self._dialog.say(f"{title}-name"), self._entries)

    def _entries(self) -> list[Entry]:
        say = self._dialog.say
        tables = Statistics(say, self._results, Query(title=self._title, person=self._person)).tables()
        whose = verbatim(self._person) or say("stats-everyone")
        return [
            Entry(say("text-menu-value", name=say("stats-who"), value=whose), self._choose_person),
            *(Entry(table.name, partial(self._write, table)) for table in tables),
        ]

    def _choose_person(self) -> None:
        say, names = self._dialog.say, people(self._results, self._title)
        at = names.index(self._person) + 1 if self._person else 0
        picked = self._dialog.choose(say("stats-who"), [say("stats-everyone"), *map(verbatim, names)], at)
        if picked is not None:
            self._person = ["", *names][picked]

    def _write(self, table: StatTable) -> None:
        """Write a row as one line: each heading with what stands below it, then the details."""
        page, say = self._dialog.page, self._dialog.say
        page.heading(table.name)
        for row in table.rows:
            cells = [
                say("access-cell", heading=column.heading, value=words)
                for column, words in zip(table.columns, row.cells, strict=True)
            ]
            page.write("\n".join([joined(say, cells, "names-more"), *row.details]))
