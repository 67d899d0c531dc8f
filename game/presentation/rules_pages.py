"""Parse a rules.md into chapters and rules, and search them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from game.presentation.word_search import Search

_RULE = re.compile(r"^[-*]\s+\*\*([A-Z]+-\d+)\*\*\s*(.*)$")
_HEADING = re.compile(r"^(#+)")
_MARKS = re.compile(r"\*\*|`")
NO_NOTES: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True)
class Rule:
    """A numbered rule, or a paragraph without number. `note`: how the table plays it instead."""

    id: str
    words: str
    note: str = ""


@dataclass(frozen=True)
class Chapter:
    """A heading and what stands under it."""

    heading: str
    rules: tuple[Rule, ...]


def read(markdown: str, notes: Mapping[str, str] = NO_NOTES) -> list[Chapter]:
    """Return the chapters of a rules.md: `## ` headings, `- **ABC-012** words` rules, paragraphs.

    notes: how the table plays rules, by their numbers
    """
    chapters: list[tuple[str, list[Rule]]] = []
    for line in _paragraphs(markdown):
        if line.startswith("#"):
            chapters.append((line.lstrip("# "), []))
        elif chapters:
            found = _RULE.match(line)
            words = _MARKS.sub("", found.group(2) if found else line.lstrip("- "))
            number = found.group(1) if found else ""
            chapters[-1][1].append(Rule(number, words, notes.get(number, "")))
    return [Chapter(heading, tuple(rules)) for heading, rules in chapters if rules]


def outline(markdown: str) -> list[str]:
    """Return the marks of the headings and the ids of the rules, in their order: "##", "RAI-001"."""
    found = (_RULE.match(line) or _HEADING.match(line) for line in _paragraphs(markdown))
    return [match.group(1) for match in found if match]


def _paragraphs(markdown: str) -> list[str]:
    """Return the paragraphs, each in one line; headings and list items begin new ones."""
    found, open_ended = list[str](), False
    for line in map(str.strip, markdown.splitlines()):
        if open_ended and line and not line.startswith(("#", "- ", "* ")):
            found[-1] += f" {line}"
        elif line:
            found.append(line)
        open_ended = bool(line) and not line.startswith("#")
    return found


def find(chapters: Sequence[Chapter], words: str) -> dict[int, list[Rule]]:
    """Return the rules that have all of certain words, in any order and form, by the number of their
    chapter."""
    search = Search(words)
    hits = {
        number: [rule for rule in chapter.rules if search.fits(f"{rule.id} {rule.words}")]
        for number, chapter in enumerate(chapters)
    }
    return {number: rules for number, rules in hits.items() if rules}


def chapter_of(chapters: Sequence[Chapter], rule: str | None) -> int:
    """Return the number of the chapter with a rule; that of the first chapter if none has it."""
    found = (n for n, chapter in enumerate(chapters) if rule and any(r.id == rule for r in chapter.rules))
    return next(found, 0)
