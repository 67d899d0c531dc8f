"""Compare a translation with the English: its messages, variables, icons and references, and the rules."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax.ast import FunctionReference, SelectExpression, StringLiteral, VariableReference
from fluent.syntax.visitor import Visitor

from game.devtools import terms
from game.errors import Phrase, UserError
from game.packages import registry
from game.packages.registry import Package
from game.presentation import rules_pages
from game.presentation.messages import (
    LANGUAGE,
    Entry,
    MessagesError,
    entries_of,
    entry_id,
    folders,
    languages,
    read_text,
    references,
)

FUNCTIONS = frozenset(
    {"ICON", "CAPITAL", "DEVICE", "FORM", "HAND", "HAS_KEY", "KEY", "PAD", "NUMBER", "DATETIME"}
)
"""The functions that a message may call: Fluent's own, and those of `game.presentation.messages`."""
Entries = Mapping[str, Entry]


class Parts(msgspec.Struct, frozen=True):
    """The components of a message, including those of the messages that it refers to.

    shown: variables in the sentence
    chosen: variables that only select between sentences
    """

    shown: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    icons: frozenset[str] = frozenset()
    functions: frozenset[str] = frozenset()
    missing: frozenset[str] = frozenset()

    def __or__(self, other: Parts) -> Parts:
        both = zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)
        return Parts(*(one | two for one, two in both))

    @property
    def variables(self) -> frozenset[str]:
        return self.shown | self.chosen


class _Collector(Visitor):
    """Collects the components of one message."""

    def __init__(self) -> None:
        self.shown, self.chosen, self.icons, self.functions = set[str](), set[str](), set[str](), set[str]()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # named by the library
        if isinstance(node.selector, VariableReference):
            self.chosen.add(_variable(node.selector))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # named by the library
        self.shown.add(_variable(node))

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802  # named by the library
        self.functions.add(node.id.name)
        if node.id.name == "ICON":
            self.icons |= {a.value for a in node.arguments.positional if isinstance(a, StringLiteral)}
        self.generic_visit(node)


def _variable(node: VariableReference) -> str:
    """Return a variable's name; code may spell "first_seat" what a message spells "first-seat"."""
    return str(node.id.name).replace("_", "-")


def parts(message: str, entries: Entries, seen: frozenset[str] = frozenset()) -> Parts:
    """Return the components of a message."""
    if message not in entries:
        return Parts(missing=frozenset({message}))
    if message in seen:
        return Parts()
    collected, found = _Collector(), Parts()
    collected.visit(entries[message])
    for needed in references(entries[message]):
        found |= parts(needed, entries, seen | {message})
    own = (collected.shown, collected.chosen, collected.icons, collected.functions)
    return found | Parts(*map(frozenset, own))


def wrong_references(language: str, messages: Iterable[str], entries: Entries) -> Iterator[Phrase]:
    """Yield a problem for everything that the messages refer to or call and that doesn't exist."""
    for message in sorted(messages):
        found = parts(message, entries)
        for name in sorted(found.missing):
            yield Phrase("check-refers", language=language, message=message, name=name)
        for name in sorted(found.functions - FUNCTIONS):
            yield Phrase("check-calls", language=language, message=message, name=name)


def differences(language: str, english: Entries, translated: Entries) -> Iterator[Phrase]:
    """Yield a problem for every difference between a translation and the English in variables, icons and
    references.
    """
    together = {**english, **translated}
    yield from wrong_references(language, translated, together)
    for message in sorted(english.keys() & translated.keys()):
        ours, theirs = parts(message, english), parts(message, together)
        if translated[message].value is None:
            yield Phrase("check-value-none", language=language, message=message)
        for name in sorted(theirs.variables - ours.variables):
            yield Phrase("check-variable-new", language=language, message=message, name=name)
        for name in sorted(ours.shown - theirs.variables):
            yield Phrase("check-variable-lost", language=language, message=message, name=name)
        for name in sorted(theirs.icons - ours.icons):
            yield Phrase("check-icon-new", language=language, message=message, name=name)
        for name in sorted(ours.icons - theirs.icons):
            yield Phrase("check-icon-lost", language=language, message=message, name=name)


# ---------------------------------------------------------------------- a whole language


def problems(language: str) -> list[Phrase]:
    """Return all problems of a translation. Raises UserError if there is no such language."""
    if not any(folder.is_dir() for folder in folders(language)):
        raise UserError("error-language", language=language, languages=languages())
    english, wrong = read_messages(*folders(LANGUAGE))[0], list[Phrase]()
    for package in registry.all_packages():
        wrong += rules_problems(package, language)
    return [*language_problems(language, english), *wrong]


class Extent(msgspec.Struct, frozen=True):
    """Counts for a language: its missing messages, all messages, and other problems."""

    language: str
    lacking: int
    messages: int
    others: int


def incomplete() -> list[Extent]:
    """Return the extent of each language that has problems."""
    others = (extent(language) for language in languages() if language != LANGUAGE)
    return [found for found in others if found.lacking or found.others]


def extent(language: str) -> Extent:
    """Return how many problems of each kind a language has."""
    english = read_messages(*folders(LANGUAGE))[0]
    lacking, found = len(english - read_messages(*folders(language))[0]), len(problems(language))
    return Extent(language, lacking, len(english), found - lacking)


def language_problems(language: str, messages: set[str]) -> Iterator[Phrase]:
    """Yield the problems of a translation: its files, and differences from the English messages."""
    translated, wrong = read_messages(*folders(language))
    yield from wrong
    both = read_entries(*folders(LANGUAGE)), read_entries(*folders(language))
    yield from differences(language, *both)
    yield from terms.problems(language, *both)
    for message in sorted(messages - translated):
        yield Phrase("check-untranslated", language=language, message=message)
    for message in sorted(translated - messages):
        yield Phrase("check-unused", language=language, message=message)


def read_entries(*folders: Path) -> dict[str, Entry]:
    """Return the readable messages and terms of a language."""
    found: dict[str, Entry] = {}
    for file in sorted(file for folder in folders for file in folder.glob("*.ftl")):
        with contextlib.suppress(MessagesError):  # reported by `read_messages`
            found |= {entry_id(entry): entry for entry in entries_of(read_text(file))}
    return found


def read_messages(*folders: Path) -> tuple[set[str], list[Phrase]]:
    """Return all message ids of a language, and the problems of its files."""
    from fluent.syntax import ast as fluent

    ids: set[str] = set()
    problems: list[Phrase] = []
    for file in sorted(file for folder in folders for file in folder.glob("*.ftl")):
        try:
            text = read_text(file)
        except MessagesError as error:
            problems.append(error)
            continue
        for entry in _body(text):
            if isinstance(entry, fluent.Junk):
                start = entry.span.start if entry.span else 0
                line = text.count("\n", 0, start) + 1
                problems.append(Phrase("check-no-fluent", file=file.name, line=line))
            elif isinstance(entry, fluent.Message):
                if entry.id.name in ids:
                    problems.append(Phrase("check-message-twice", file=file.name, message=entry.id.name))
                ids.add(entry.id.name)
    return ids, problems


@cache
def _body(text: str) -> list[Any]:
    """Return the entries of a text file, with their places in it."""
    from fluent.syntax import FluentParser

    return list(FluentParser().parse(text).body)


def rules_problems(package: Package, language: str) -> Iterator[Phrase]:
    """Yield the problems of a title's rules in a language: they have the ids and headings of the English."""
    page = package.translated_rules(language)
    name, english = f"{package.id}/{page.name}", package.rules_page
    if not english.is_file():
        return
    if not page.is_file():
        yield Phrase("check-rules-none", file=name)
        return
    try:
        ours, theirs = (rules_pages.outline(read_text(file)) for file in (english, page))
    except MessagesError as error:
        yield Phrase("check-in-folder", folder=package.id, problem=error)
        return
    yield from (Phrase("check-rule-lost", file=name, rule=rule) for rule in ours if rule not in theirs)
    yield from (Phrase("check-rule-new", file=name, rule=rule) for rule in theirs if rule not in ours)
    if set(ours) == set(theirs) and ours != theirs:
        at = next((n for n, both in enumerate(zip(ours, theirs, strict=False)) if both[0] != both[1]), -1)
        where = "check-order-after" if at > 0 else "check-order-end" if at < 0 else "check-order-beginning"
        yield Phrase(where, file=name, rule=theirs[at - 1])
