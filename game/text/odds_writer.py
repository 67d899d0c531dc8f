"""Odds in a terminal: the kinds of a title, and the tables of one."""

from __future__ import annotations

from collections.abc import Sequence

from game.presentation.odds import Inquiry, Table
from game.text.page import Page
from game.text.text_table import TextTable


class OddsWriter:
    """Writes odds from the viewer's view. What is asked is typed as numbers: the kind, then a value for each
    of its choices.
    """

    def __init__(self, table: TextTable, page: Page) -> None:
        self._table, self._page, self.say = table, page, table.say

    def answer(self, typed: str) -> None:
        """Write the odds for these numbers; without any, the kinds of odds."""
        inquiry, words = Inquiry(self._table.context, self._table.words.odds), typed.split()
        command = self.say("text-command-odds").split(", ")[0]
        if not inquiry.kinds:
            self._page.write(self.say("odds-none"))
        elif not words:
            self._page.heading(self.say("text-odds-kinds", odds=command))
            self._numbered(inquiry.names)
        elif self._take(inquiry, words):
            self._write(inquiry, command)

    def _take(self, inquiry: Inquiry, words: Sequence[str]) -> bool:
        """Take over the numbers; return whether all exist, after writing which one does not."""
        numbers = [int(word) if word.isdecimal() else 0 for word in words]
        if not self._exists(words[0], numbers[0], len(inquiry.kinds)):
            return False
        inquiry.asked.kind = numbers[0] - 1
        for place, (word, number) in enumerate(zip(words[1:], numbers[1:], strict=True)):
            choices = [] if inquiry.nothing else inquiry.choices()
            if not self._exists(word, number, len(choices[place][0].values) if place < len(choices) else 0):
                return False
            inquiry.choose(choices[place][0], number - 1)
        return True

    def _exists(self, word: str, number: int, count: int) -> bool:
        if not 1 <= number <= count:
            self._page.write(self.say("text-odds-no-number", word=word, count=count))
        return 1 <= number <= count

    def _write(self, inquiry: Inquiry, command: str) -> None:
        self._page.heading(inquiry.names[inquiry.asked.kind])
        if inquiry.nothing:
            self._page.write(self._table.plain(inquiry.nothing))
            return
        for choice, now in inquiry.choices():
            self._page.write(self.say("text-odds-choice", name=choice.name, value=choice.values[now].words))
            if len(choice.values) > 1:
                self._numbered([self._table.plain(value.words) for value in choice.values])
        if inquiry.choices():
            self._page.write(self.say("text-odds-change", odds=command, kind=inquiry.asked.kind + 1))
        for table in inquiry.tables():
            write_table(self._table, self._page, table)

    def _numbered(self, names: Sequence[str]) -> None:
        for number, name in enumerate(names, start=1):
            self._page.write(self.say("text-odds-number", number=number, name=name))


def write_table(text_table: TextTable, page: Page, table: Table) -> None:
    """Write a table of words with its heading and notes."""
    plain = text_table.plain
    if table.name:
        page.heading(plain(table.name))
    page.rows([*map(plain, table.columns)], [[*map(plain, row)] for row in table.rows])
    for note in table.notes:
        page.write(plain(note))
