"""The rules of a title in a terminal: its chapters, and the rules that contain some words."""

from __future__ import annotations

from functools import cached_property

from game.packages import guide, registry
from game.presentation import rules_pages
from game.presentation.rules_pages import Chapter, Rule
from game.text.page import Page
from game.text.text_table import TextTable


class RulesLookup:
    """Writes rules on a page."""

    def __init__(self, table: TextTable, page: Page) -> None:
        self._table, self._page = table, page
        self.say = table.say

    @cached_property
    def _guide(self) -> guide.Guide:
        return guide.read(registry.find(self._table.title), self._table.messages.language)

    @cached_property
    def _chapters(self) -> list[Chapter]:
        return rules_pages.read(self._guide.rules)

    def find(self, words: str) -> None:
        """Write the rules that contain these words; without words, that of the question, and the chapters."""
        ask = self._table.game.question()
        behind = self._guide.book.questions.get(ask.code, "") if ask is not None and not words else ""
        found = rules_pages.find(self._chapters, words or behind) if words or behind else {}
        for number, rules in found.items():
            self._page.heading(self._chapters[number].heading)
            for rule in rules:
                self._page.write(self._words(rule))
        if not words:
            command = self.say("text-command-rules").split(", ")[0]
            self._page.heading(self.say("text-rules-chapters", rules=command))
            for chapter in self._chapters:
                self._page.write(chapter.heading)
        elif not found:
            self._page.write(self.say("text-rules-none", words=words))

    def _words(self, rule: Rule) -> str:
        return self.say("text-rule-words", rule=rule.id, words=rule.words) if rule.id else rule.words
