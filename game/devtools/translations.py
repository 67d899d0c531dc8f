"""Compare the messages of two languages: variables, icons and references."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from fluent.syntax.ast import FunctionReference, SelectExpression, StringLiteral, VariableReference
from fluent.syntax.visitor import Visitor

from game.presentation.messages import Entry, references

FUNCTIONS = frozenset({"ICON", "CAPITAL", "DEVICE", "FORM", "NUMBER", "DATETIME"})
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


def wrong_references(messages: Iterable[str], entries: Entries) -> Iterator[str]:
    """Yield a problem for everything that the messages refer to or call and that doesn't exist."""
    for message in sorted(messages):
        found = parts(message, entries)
        for name in sorted(found.missing):
            yield f'the message "{message}" refers to "{name}", which does not exist; correct it.'
        for name in sorted(found.functions - FUNCTIONS):
            yield f'the message "{message}" calls {name}(), which does not exist; correct it.'


def differences(english: Entries, translated: Entries) -> Iterator[str]:
    """Yield a problem for every difference between a translation and the English in variables, icons and
    references.
    """
    together = {**english, **translated}
    yield from wrong_references(translated, together)
    for message in sorted(english.keys() & translated.keys()):
        ours, theirs = parts(message, english), parts(message, together)
        begin = f'the message "{message}"'
        for name in sorted(theirs.variables - ours.variables):
            yield f"{begin} uses {{ ${name} }}, which the English one has not; correct it."
        for name in sorted(ours.shown - theirs.variables):
            yield f"{begin} lacks {{ ${name} }}; add it."
        for name in sorted(theirs.icons - ours.icons):
            yield f'{begin} shows {{ ICON("{name}") }}, which the English one has not; remove it.'
        for name in sorted(ours.icons - theirs.icons):
            yield f'{begin} lacks {{ ICON("{name}") }}; add it.'
