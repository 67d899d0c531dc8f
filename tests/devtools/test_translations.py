"""What `hotseat check --language` says of a translation's rules."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.cli import main
from game.devtools import translations
from game.devtools.translations import rules_problems
from game.packages import guide, registry
from game.packages.registry import Package
from tests.problems import in_english

ENGLISH = "# Toy\n\n## Setup\n\n- **TOY-001** Deal.\n- **TOY-002** Begin.\n\n## Turn\n\n- **TOY-003** Move.\n"
GERMAN = ENGLISH.replace("Deal", "Gib").replace("Begin", "Fang an").replace("Move", "Zieh")
WRONG = {
    "": [],
    "- **TOY-002** Fang an.\n": ["toy/rules.de.md: TOY-002 is missing; add it."],
    "TOY-003": [
        "toy/rules.de.md: TOY-003 is missing; add it.",
        "toy/rules.de.md: the English has no TOY-013; remove it.",
    ],
    "## Turn\n": [
        "toy/rules.de.md: headings and rules come in another order after TOY-002;"
        " keep the order of the English."
    ],
}


@pytest.fixture
def toy(tmp_path: Path) -> Package:
    """A package whose rules are there in English and German."""
    package = replace(registry.find(registry.names()[0]), id="toy", root=tmp_path)
    package.content.mkdir(parents=True)
    package.rules_page.write_text(ENGLISH, encoding="utf-8")
    package.translated_rules("de").write_text(GERMAN, encoding="utf-8")
    return package


@pytest.mark.parametrize(("part", "problems"), WRONG.items())
def test_translated_rules_have_the_ids_and_headings_of_the_english(
    toy: Package, part: str, problems: list[str]
) -> None:
    page = toy.translated_rules("de")
    instead = "TOY-013" if part == "TOY-003" else ""
    page.write_text(GERMAN.replace(part, instead, 1) if part else GERMAN, encoding="utf-8")
    assert in_english(rules_problems(toy, "de")) == problems


def test_rules_that_are_missing_or_no_text_are_named(toy: Package) -> None:
    toy.translated_rules("de").write_bytes(b"\xff")
    (line,) = in_english(rules_problems(toy, "de"))
    assert line == "toy/rules.de.md: the file is not UTF-8 text (byte 1); save it as UTF-8."
    assert in_english(rules_problems(toy, "fr")) == [
        "toy/rules.fr.md: the rules are not translated; add them."
    ]


def test_the_rules_are_read_in_the_language_if_they_are_translated(toy: Package) -> None:
    assert "Zieh" in guide.read(toy, "de").rules
    assert guide.read(toy, "fr").rules == guide.read(toy).rules == ENGLISH


def test_a_language_that_is_not_here_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["check", "--language", "xx"]) == 2
    assert capsys.readouterr().err.startswith('hotseat: the language "xx" is not here, only en')


def test_german_is_complete() -> None:
    assert translations.problems("de") == []
