"""The terms of a translation: an English word is always translated by one of the words that its file lists.

`terms.toml` beside the messages of a language has a table for each title, whose messages begin with its name,
and the table `all` for every message. The rules of a title need the terms of the title only. Where a message
or rule is better without its term, `exceptions` names it:

    [scythe]
    "combat card" = ["Kampfkarte"]

    [exceptions]
    SCY-023 = ["round"]
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, reduce
from itertools import chain
from pathlib import Path

from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from game.engine.content import content_files
from game.engine.content.content_files import BadContent
from game.errors import Phrase
from game.packages import registry
from game.presentation import rules_pages
from game.presentation.messages import Entry, MessagesError, folders, read_text, references

FILE = "terms.toml"
ALL = "all"
"""The table of the terms that are the same in every message."""
EXCEPTIONS = "exceptions"
"""The table of the messages and rules that do without terms."""
Terms = dict[str, list[str]]
"""The allowed words by the English one; each is part of a word, as languages inflect and compound."""


def problems(
    language: str, english: Mapping[str, Entry], translated: Mapping[str, Entry]
) -> Iterator[Phrase]:
    """Yield a problem for every message and rule that has an English term but none of its words."""
    try:
        tables = _read(*folders(language))
    except BadContent as error:
        yield Phrase("check-in-folder", folder=f"text/{language}", problem=error)
        return
    free = tables.pop(EXCEPTIONS, {})
    for message in sorted(english.keys() & translated.keys()):
        terms = {**tables.get(ALL, {}), **tables.get(message.partition("-")[0], {})}
        said = words(message, english, through=False), words(message, translated)
        for term, allowed in lacking(terms, *said):
            if term not in free.get(message, ()):
                facts = {"language": language, "message": message, "term": term, "file": FILE}
                yield Phrase("check-term-of-message", words=quoted(allowed), **facts)
    for package in registry.all_packages():
        pages = (package.rules_page, package.translated_rules(language))
        for rule, ours, theirs in _rules(*pages):
            for term, allowed in lacking(tables.get(package.id, {}), ours, theirs):
                if term not in free.get(rule, ()):
                    place = {"page": f"{package.id}/{pages[1].name}", "rule": rule, "term": term}
                    yield Phrase("check-term-of-rule", words=quoted(allowed), file=FILE, **place)


def quoted(words: Sequence[str]) -> Phrase:
    """Return a phrase for one of these words."""
    each = (Phrase("error-quoted", word=word) for word in words)
    return reduce(lambda most, last: Phrase("error-or", most=most, last=last), each)


def _read(*places: Path) -> dict[str, Terms]:
    """Return the terms of a language by the table that they stand in. Raises BadContent."""
    found: dict[str, Terms] = {}
    for file in (place / FILE for place in places):
        if file.is_file():
            for table, terms in content_files.load(file, dict[str, Terms]).items():
                found.setdefault(table, {}).update(terms)
    return found


def lacking(terms: Terms, english: str, translated: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each term of an English text of which the translation has no word, with the allowed words.

    A term within a longer one is no term of its own: "combat card" is no card.

    >>> list(lacking({"card": ["Karte"], "combat card": ["Kampfkarte"]}, "Two combat cards", "2 Kampfkarten"))
    []
    """
    said = translated.casefold()
    for term in sorted(terms, key=len, reverse=True):
        english, times = _pattern(term).subn(" - ", english)
        if times and not any(word.casefold() in said for word in terms[term]):
            yield term, terms[term]


@cache
def _pattern(term: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![-\w]){re.escape(term)}(?:e?s|['’]s)?\b", re.IGNORECASE)


class _Words(Visitor):
    """Collects the words of a message: value, variants and attributes."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  # named by the library
        self.found.append(node.value)


def words(message: str, entries: Mapping[str, Entry], *, through: bool = True) -> str:
    """Return the words of a message; with `through` also those of the messages that it puts in."""
    collected = _Words()
    collected.visit(entries[message])
    inner = sorted(references(entries[message]) & entries.keys()) if through else []
    return " ".join([*collected.found, *(words(other, entries) for other in inner)])


def _rules(*pages: Path) -> Iterator[tuple[str, str, str]]:
    """Yield the id and the two texts of each rule that is in both pages."""
    try:
        ours, theirs = (_by_id(read_text(page)) for page in pages)
    except MessagesError:  # named by the check of the rules
        return
    yield from ((rule, ours[rule], theirs[rule]) for rule in ours if rule in theirs)


def _by_id(markdown: str) -> dict[str, str]:
    rules = chain.from_iterable(chapter.rules for chapter in rules_pages.read(markdown))
    return {rule.id: rule.words for rule in rules if rule.id}
