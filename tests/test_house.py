"""What the documents state about the code is so: what they name is there. An ignore says why."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from game.cli import commands
from tools import house

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
TEXTS = {file: file.read_text(encoding="utf-8") for file in DOCUMENTS}
ARCHITECTURE = TEXTS[house.PAGE]
TITLE = "<title>"
TITLES = sorted(file.parent.name for file in (ROOT / "game" / "titles").glob("*/__init__.py"))
NAMED = sorted(
    {
        name.rstrip("/")
        for text in TEXTS.values()
        for name in re.findall(r"`([\w./<>-]+)`", text)
        if re.match(r"(game|tests|tools|assets|maps|examples|packaging|docs|\.ci|\.github)/", name)
        and not re.search(
            r"<(?!title>)|\bnim\b|^assets/text/de$", name
        )  # what somebody is to write, and the example's own
    }
)


@pytest.mark.parametrize("name", NAMED)
def test_what_the_documents_name_is_there(name: str) -> None:
    """Of a path with <title> in it, every title of ours has its own."""
    titles = TITLES if TITLE in name else ("",)
    missing = [path for title in titles if not (ROOT / (path := name.replace(TITLE, title))).exists()]
    assert not missing


def test_the_documents_name_the_parts_of_the_house() -> None:
    assert {"game/engine", "game/packages/registry.py", "game/titles/<title>/rules", "tools/paint"} <= set(
        NAMED
    )


@pytest.mark.parametrize("document", DOCUMENTS, ids=[file.name for file in DOCUMENTS])
def test_links_of_the_documents_lead_somewhere(document: Path) -> None:
    places = re.findall(r"\]\((?!https?:)([^)]+)\)", TEXTS[document])
    assert [place for place in places if not _leads_somewhere(document.parent, place)] == []


def _leads_somewhere(folder: Path, place: str) -> bool:
    """Whether a file is there, with a heading of that name if the link has one."""
    name, _, heading = place.partition("#")
    file = folder / name
    if not heading or not file.is_file():
        return file.exists()
    headings = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    return heading in {re.sub(r"[^\w -]", "", words).lower().replace(" ", "-") for words in headings}


def test_the_readme_is_short_and_has_one_picture() -> None:
    readme = TEXTS[ROOT / "README.md"]
    assert len(readme.encode()) < 8000
    assert len(re.findall(r"!\[", readme)) == 1
    assert len(re.findall(r"^ {4}\S", readme, re.MULTILINE)) == 2  # commands


def test_every_command_is_on_the_page_of_commands() -> None:
    page = TEXTS[ROOT / "docs" / "playing.md"]
    assert [
        command.name
        for command in commands.COMMANDS
        if not re.search(rf"^ {{4}}hotseat {command.name}\b", page, re.MULTILINE)
    ] == []


def test_the_picture_of_the_architecture_is_drawn_from_the_code() -> None:
    assert house.PICTURE.findall(ARCHITECTURE) == [house.drawing()], "run: python -m tools.house"


# ---------------------------------------------------------------------- where is ...?

QUESTIONS = re.findall(r"^\| ([^|]+) \| `(\S+\.py)` \| `([\w.]+)` \|$", ARCHITECTURE, re.MULTILINE)
"""Also the steps of the move that the page traces."""


def test_the_architecture_answers_what_a_newcomer_asks() -> None:
    assert len({question for question, _, _ in QUESTIONS}) == len(QUESTIONS) >= 60


@pytest.mark.parametrize(("question", "file", "name"), QUESTIONS, ids=[row[0] for row in QUESTIONS])
def test_an_answer_names_a_file_and_what_is_in_it(question: str, file: str, name: str) -> None:
    tree: ast.AST = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    for part in name.split("."):
        kinds = ast.ClassDef | ast.FunctionDef
        found = {node.name: node for node in ast.walk(tree) if isinstance(node, kinds)}
        assert part in found, question
        tree = found[part]


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


PROGRAM = sorted((ROOT / "game").rglob("*.py"))


def module(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imported(file: Path, modules: set[str]) -> set[str]:
    """Return those of the modules that a file imports at its top, also those for the type checker alone."""
    named: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.col_offset <= 4:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            named |= (inner & modules) if inner <= modules else {node.module} | (inner & modules)
    return named & modules


def test_no_module_imports_itself_round_a_corner() -> None:
    modules = {module(file) for file in PROGRAM}
    TopologicalSorter({module(file): imported(file, modules) - {module(file)} for file in PROGRAM}).prepare()


# ---------------------------------------------------------------------- files

WRITERS = {
    "game/engine/files.py": "the one that does it",
    "game/engine/session/record_writer.py": "appends, and reserves a name",
    "game/bots/series/row_file.py": "appends",
}
"""The modules that open files to write in them, and why these may."""
WRITES = re.compile(r"[rwaxb+t]*[wax+][rwaxb+t]*")


def writes_a_file(node: ast.AST) -> bool:
    """Return whether a call opens a file to write in it."""
    if not isinstance(node, ast.Call):
        return False
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    modes = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return name in ("write_text", "write_bytes") or (
        name == "open" and any(WRITES.fullmatch(mode) for mode in modes)
    )


def test_files_are_written_completely_or_not_at_all() -> None:
    """`game.engine.files` does it, so that a stopped program leaves no half file."""
    found = {
        file.relative_to(ROOT).as_posix()
        for file in PROGRAM
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if writes_a_file(node)
    }
    assert found == WRITERS.keys()


# ---------------------------------------------------------------------- docstrings

SHORTEST = 23
"""Characters of a docstring: a shorter one says no more than the name."""
FRAGMENT = re.compile(r"(How|Of|What|Where|Whether|Which|Who|Whom|Whose|Why) ")


def docstrings(file: Path) -> Iterator[tuple[int, str]]:
    """Yield line and text of a file's docstrings, those below assignments included."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            text = node.value.value
            if isinstance(text, str):
                yield node.lineno, " ".join(text.split())


def test_docstrings_are_whole_sentences() -> None:
    fragments = [
        f"{file.relative_to(ROOT)}:{line}: {text}"
        for file in PROGRAM
        for line, text in docstrings(file)
        if len(text) < SHORTEST or FRAGMENT.match(text)
    ]
    assert fragments == []


FAULTS = (
    "AssertionError", "AttributeError", "ImportError", "LookupError", "NotThere", "RuntimeError", "TypeError"
)  # fmt: skip
"""Errors that report a fault of the code that calls; nobody else reads their words."""
SENTENCE = re.compile(r"[A-Za-z]+,? [A-Za-z]+,? [A-Za-z]+")


def words_of(node: ast.AST | None) -> str:
    """Return the text that is written out in an expression."""
    parts = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)] if node else []
    return "{}".join(part for part in parts if isinstance(part, str))


def sentences(file: Path) -> Iterator[str]:
    """Yield the sentences that a file raises, or yields from a check."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            if getattr(node.exc.func, "id", "") not in FAULTS:
                yield words_of(node.exc)
        elif isinstance(node, ast.Yield):
            yield words_of(node.value)


def test_what_a_person_reads_of_an_error_is_a_message() -> None:
    """An error has the id of a message and its facts, a reason within it too, and a problem of a check."""
    found = [
        f"{file.relative_to(ROOT)}: {words}"
        for file in PROGRAM
        if not file.is_relative_to(ROOT / "game" / "devtools" / "training")  # for developers alone
        for words in sentences(file)
        if SENTENCE.search(words)
    ]
    assert found == []
