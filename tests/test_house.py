"""What the README says of the house is so: what it names is there. An ignore says why."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
TITLE = "<title>"
TITLES = sorted(file.parent.name for file in (ROOT / "game" / "titles").glob("*/__init__.py"))
NAMED = sorted(
    {
        name.rstrip("/")
        for name in re.findall(r"`([\w./<>-]+)`", README)
        if re.match(r"(game|tests|tools|assets|maps|examples|packaging|\.ci)/", name)
        and not re.search(r"<(?!title>)|\bnim\b", name)  # what somebody is to write, and the example's own
    }
)


@pytest.mark.parametrize("name", NAMED)
def test_what_the_readme_names_is_there(name: str) -> None:
    """Of a path with <title> in it, every title of ours has its own."""
    titles = TITLES if TITLE in name else ("",)
    missing = [path for title in titles if not (ROOT / (path := name.replace(TITLE, title))).exists()]
    assert not missing


def test_the_readme_names_the_parts_of_the_house() -> None:
    assert {"game/engine", "game/packages.py", "game/titles/<title>/rules", "tools/paint"} <= set(NAMED)


# ---------------------------------------------------------------------- where is ...?

QUESTIONS = re.findall(r"^\| ([^|]+) \| `(\S+\.py)` \| `(\w+)` \|$", README, re.MULTILINE)


def test_the_readme_answers_what_a_newcomer_asks() -> None:
    assert len({question for question, _, _ in QUESTIONS}) == len(QUESTIONS) >= 25


@pytest.mark.parametrize(("question", "file", "name"), QUESTIONS, ids=[row[0] for row in QUESTIONS])
def test_an_answer_names_a_file_and_what_is_in_it(question: str, file: str, name: str) -> None:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    kinds = ast.ClassDef | ast.FunctionDef
    assert name in {node.name for node in ast.walk(tree) if isinstance(node, kinds)}, question


# ---------------------------------------------------------------------- ignores

CODE = ("examples", "game", "packaging", "tests", "tools")
IGNORE = re.compile(r"# (noqa|type: ignore|pragma: no)")
WITH_REASON = re.compile(r"# (noqa: [A-Z]+\d+|type: ignore\[[\w, -]+\])(, [A-Z]+\d+)* +(#|-) \w")


def test_every_ignore_says_why() -> None:
    files = [file for folder in CODE for file in (ROOT / folder).rglob("*.py")]
    lines = {f"{file.relative_to(ROOT)}:{n}: {line}" for file in files for n, line in _lines(file)}
    assert len(lines) > 10
    assert sorted(line for line in lines if not WITH_REASON.search(line)) == []


def _lines(file: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file in which a check is ignored, with their numbers."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if IGNORE.search(line) and file != Path(__file__):
            yield number, line.strip()


WINDOW = sorted((ROOT / "game" / "ui").rglob("*.py"))


def module(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(file: Path) -> set[str]:
    """The modules that a file names at its top, also those for the type checker alone."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.col_offset <= 4:
            named |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return named


def test_no_part_of_the_window_imports_itself_round_a_corner() -> None:
    modules = {module(file) for file in WINDOW}
    TopologicalSorter(
        {module(file): (imported(file) & modules) - {module(file)} for file in WINDOW}
    ).prepare()
