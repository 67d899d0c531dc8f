"""Explanations of hints in a terminal: the lines step by step, and a table of what makes one better."""

from __future__ import annotations

from game.play.explanation import Explanation
from game.presentation.reasons import LineWords, Reasons
from game.text.odds_writer import write_table
from game.text.page import Page
from game.text.text_table import TextTable


class ReasonsWriter:
    """Writes explanations of hints."""

    def __init__(self, table: TextTable, page: Page) -> None:
        self._table, self._page, self.say = table, page, table.say

    def write(self, found: Explanation) -> None:
        """Write the lines, and what makes the first one better."""
        table = self._table
        reasons = Reasons(table.context, table.words, table.game.session.title, found)
        for line in reasons.lines():
            self._line(line)
        self._page.write(self.say("reasons-note"))
        if (compared := reasons.table()) is not None:
            write_table(table, self._page, compared)

    def _line(self, line: LineWords) -> None:
        plain = self._table.plain
        self._page.heading(plain(self.say("reasons-course", name=line.name, note=line.note)))
        heads = [self.say(f"reasons-{name}") for name in ("who", "head", "change")]
        self._page.rows(heads, [[plain(step.who), plain(step.what), step.change] for step in line.steps])
