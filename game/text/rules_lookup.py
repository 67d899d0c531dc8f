"""The rules of a title in a terminal: its chapters, and the rules that contain some words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from game.engine.model import Ask
from game.packages import guide, registry
from game.presentation import rules_pages
from game.presentation.messages import Messages
from game.presentation.rules_pages import Chapter, Rule
from game.text.page import Page


class RulesLookup:
    """Writes rules on a page."""

    def __init__(
        self, title: str, messages: Messages, page: Page, house: Mapping[str, str] = rules_pages.NO_NOTES
    ) -> None:
        """Set up the lookup. `house` has the house rules of a table, by the numbers of the changed rules."""
        self._title, self._messages, self._page, self._house = title, messages, page, house
        self.say = messages.say

    @cached_property
    def _guide(self) -> guide.Guide:
        return guide.read(registry.find(self._title), self._messages.language)

    @cached_property
    def chapters(self) -> list[Chapter]:
        """The chapters of the rules."""
        return rules_pages.read(self._guide.rules, self._house)

    def at_table(self, words: str, ask: Ask | None) -> None:
        """Write the rules that contain these words; without words, those of the question, and the
        chapters."""
        if words:
            self.find(words)
            return
        behind = self._guide.book.questions.get(ask.code, "") if ask is not None else ""
        if behind:
            self._write_all(behind)
        command = self.say("text-command-rules").split(", ")[0]
        self._page.heading(self.say("text-rules-chapters", rules=command))
        for chapter in self.chapters:
            self._page.write(chapter.heading)

    def find(self, words: str) -> None:
        """Write the rules that contain these words."""
        if not self._write_all(words):
            self._page.write(self.say("text-rules-none", words=words))

    def _write_all(self, words: str) -> bool:
        """Write the rules that contain these words; return whether there are any."""
        found = rules_pages.find(self.chapters, words)
        for number, rules in found.items():
            self.write(Chapter(self.chapters[number].heading, tuple(rules)))
        return bool(found)

    def write(self, chapter: Chapter) -> None:
        """Write a chapter, or a part of it."""
        self._page.heading(chapter.heading)
        for rule in chapter.rules:
            self._page.write(self._words(rule))
            if rule.note:
                self._page.write(rule.note, bold=True)

    def _words(self, rule: Rule) -> str:
        return self.say("text-rule-words", rule=rule.id, words=rule.words) if rule.id else rule.words
