"""A language for tests, made from the English: letters have accents, and texts are about 40 % longer.

What is drawn without accents was never a message. Its nouns have a form of their own, which every sentence
asks for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Transformer

from game.packages import registry
from game.packages.registry import Package
from game.presentation.messages import LANGUAGE, folders
from tests.expect import expect

PSEUDO = "en-XA"
"""The usual name of such a language; it has the plurals of English."""
ACCENTS = dict(zip("ACDEGHIJKLMNORSTUWYZ", "ÀĆĎÉĜĤÎĴĶĹḾŃÓŔŚŤÛŴÝŽ", strict=True)) | dict(
    zip("acdeghijklmnorstuwyz", "áćďéĝĥîĵķĺḿńóŕśťûŵýž", strict=True)
)
DOUBLED = "aeioust"
"""These letters are doubled: that makes English about 40 % longer."""
WITHOUT_LETTERS = re.compile(r"\*\*[A-Z]+-\d+\*\*|`[^`]*`|\{\w+\}")
"""What stays as it is in rules: their numbers, and icons."""
ENDING = "ń"
"""What the form of a noun ends in."""
AN_ENGLISH_WORD = re.compile(r"[A-Za-z]{3,}")


def accented(text: str) -> str:
    """Return a text in the language."""
    return "".join(ACCENTS.get(letter, letter) * (1 + (letter in DOUBLED)) for letter in text)


def rules(markdown: str) -> str:
    """Return rules in the language."""
    parts = re.split(f"({WITHOUT_LETTERS.pattern})", markdown)
    return "".join(part if number % 2 else accented(part) for number, part in enumerate(parts))


class _Accents(Transformer):
    """Translates a message: its words, and every word that it puts in as a form of it."""

    def visit_TextElement(self, node: fluent.TextElement) -> fluent.TextElement:  # noqa: N802  # named by the library
        node.value = accented(node.value)
        return node

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> fluent.SelectExpression:  # noqa: N802  # as above
        node.variants = [self.visit(variant) for variant in node.variants]
        return node

    def visit_Placeable(self, node: fluent.Placeable) -> fluent.Placeable:  # noqa: N802  # named by the library
        if isinstance(node.expression, fluent.VariableReference):
            form = fluent.StringLiteral("acc")
            arguments = fluent.CallArguments([node.expression, form])
            return fluent.Placeable(fluent.FunctionReference(fluent.Identifier("FORM"), arguments))
        node.expression = self.visit(node.expression)
        return node

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> fluent.FunctionReference:  # noqa: N802  # as above
        return node


def messages(text: str) -> str:
    """Return the messages of a file in the language."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, fluent.Message) and entry.value:
            entry.value = _Accents().visit(entry.value)
            if _is_noun(entry.value):
                entry.attributes = [fluent.Attribute(fluent.Identifier("acc"), _form(entry.value))]
    return FluentSerializer().serialize(resource)


def _is_noun(words: fluent.Pattern) -> bool:
    """Return whether a message is a word or two, which others put in."""
    first = words.elements[0]
    return len(words.elements) == 1 and isinstance(first, fluent.TextElement) and first.value[-1:].isalpha()


def _form(words: fluent.Pattern) -> fluent.Pattern:
    form = words.clone()
    expect(form.elements[0], fluent.TextElement).value += ENDING
    return form


def write(folder: Path) -> None:
    """Write the language below a folder: the messages of the program and of every title, and all rules."""
    for place in folders(LANGUAGE):
        for file in place.glob("*.ftl"):
            made = folder / "text" / PSEUDO / file.name
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(messages(file.read_text(encoding="utf-8")), encoding="utf-8")
    for package in registry.all_packages():
        if package.rules_page.is_file():
            made = folder / package.id / f"rules.{PSEUDO}.md"
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(rules(package.rules_page.read_text(encoding="utf-8")), encoding="utf-8")


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """As long as this lasts the program has the language that was written below a folder."""
    places = *registry.assets(), folder

    def translated_rules(package: Package, language: str) -> Path:
        return folder / package.id / f"rules.{language}.md"

    with (
        patch.object(registry, "assets", lambda: places),
        patch.object(Package, "translated_rules", translated_rules),
    ):
        yield
