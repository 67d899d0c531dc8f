"""The command line speaks the person's language; what programs read is the same in every language."""

import argparse
import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli import commands, words
from game.cli.arguments import Parser, help_message
from game.presentation.messages import Messages
from tests.cli.command_line import TITLE, run
from tests.expect import expect

OURS_NEVER_USE = {
    "%(prog)s: error: %(message)s\n",
    "%s: error: %s\n",
    ".__call__() not defined",
    "mutually exclusive arguments must be optional",
    "not allowed with argument %s",
    "one of the arguments %s is required",
    "unexpected option string: %s",
    "show this help message and exit",
    "show program's version number and exit",
    "subcommands",
    "positional arguments",
    "options",
    "(default: %(default)s)",
    "%(heading)s:",
    "expected %s argument",
    "expected %s arguments",
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)",
}
"""Texts of argparse for kinds of arguments that no command has, or in whose place we put our own."""
FAULTS: tuple[str, ...] = ("cannot ", "can't ", "conflicting ", "dest= ", "invalid conflict")
FAULTS += ("invalid option", "unknown action")
FAULTS += ("'required' ", 'argument "-" ', ".", "%r is not callable", "option ", "command ", "argument '")
"""How texts about wrong declarations and deprecated arguments begin."""


def parsers() -> Iterator[Parser]:
    top = commands.parser()
    yield top
    (listed,) = (a for a in top._actions if isinstance(a, argparse._SubParsersAction))
    yield from (expect(parser, Parser) for parser in listed.choices.values())


def test_every_option_has_its_message_and_none_is_in_the_code() -> None:
    for parser in parsers():
        assert words.has(f"cli-{parser.command or 'hotseat'}")
        for action in parser._actions:
            if action.option_strings:
                assert help_message(parser.command, action), (parser.prog, action.dest)
                assert not action.help or action.dest in ("help", "version"), action.help


def test_every_word_for_a_value_has_its_message() -> None:
    named = {str(action.metavar) for parser in parsers() for action in parser._actions if action.metavar}
    assert [
        name
        for name in named
        if name.isalpha()
        and len(name) > 2
        and name.isupper()
        and not words.has(f"cli-metavar-{name.lower()}")
    ] == []


def _texts(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("_", "ngettext"):
            texts = (a.value for a in node.args if isinstance(a, ast.Constant))
            yield from (text for text in texts if isinstance(text, str))


def test_every_text_of_argparse_that_can_come_up_is_translated() -> None:
    found = {*_texts(ast.parse(Path(str(argparse.__file__)).read_text(encoding="utf-8")))}
    left = {text for text in found - words.ARGPARSE.keys() - OURS_NEVER_USE if not text.startswith(FAULTS)}
    assert left == set()
    assert "usage: " in found


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "de")


@pytest.mark.usefixtures("german")
def test_the_help_is_german(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("simulate", "--help")
    out = " ".join(capsys.readouterr().out.split())
    assert out.startswith("Aufruf: hotseat simulate")
    assert "Lässt Bots ganze Partien spielen." in out
    assert "--chart DATEI zeichnet Siege, Punkte nach Quellen und Spieldauer" in out
    english = Messages()
    for message in sorted(english.all_ids()):
        if message.startswith("cli-simulate"):
            assert english.say(message) not in out


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["shot", TITLE], "es fehlt noch: --out; siehe hotseat shot --help"),
        (["simulate"], "es fehlt noch: TITEL; siehe hotseat simulate --help"),
        (["shot", TITLE, "--seed", "x"], "Argument --seed: „x“ ist keine ganze Zahl ab 0; siehe"),
        (["hall", "--jsn"], "unbekannte Argumente: --jsn; siehe hotseat --help"),
        (["hall", "--title"], "Argument --title: braucht einen Wert; siehe hotseat hall --help"),
        (["bake"], "Argument BEFEHL: 'bake' gibt es nicht (zur Wahl stehen: "),
    ],
)
def test_mistakes_are_german(typed: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*typed) == 2
    assert capsys.readouterr().err.startswith(f"hotseat: {said}")


@pytest.mark.usefixtures("german")
def test_results_are_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", TITLE, "--games", "2", "--seats", "easy,random", "--seed", "3") == 0
    out, err = capsys.readouterr()
    assert "toy: 2 Partien ab Startwert 3" in out
    assert "Siege" in out
    assert "im Mittel" in out
    assert err.splitlines()[-1].startswith("toy: 2 von 2 Partien")


MACHINE = (
    ["simulate", TITLE, "--games", "2", "--seed", "3", "--json"],
    ["ladder", TITLE, "--games", "2", "--seats", "easy,random", "--json"],
    ["ladder", TITLE, "--games", "2", "--seats", "easy,random", "--markdown"],
    ["hall", "--json"],
)


@pytest.mark.parametrize("call", MACHINE, ids=" ".join)
def test_what_programs_read_is_the_same_in_every_language(
    call: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = []
    for language in ("en", "de"):
        monkeypatch.setenv("LANGUAGE", language)
        assert run(*call) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1] != ""


def test_rows_are_the_same_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = []
    for language in ("en", "de"):
        monkeypatch.setenv("LANGUAGE", language)
        file = tmp_path / f"{language}.csv"
        assert run("simulate", TITLE, "--games", "2", "--seed", "3", "--rows", file) == 0
        written.append([line.rpartition(",")[0] for line in file.read_text(encoding="utf-8").splitlines()])
    assert written[0] == written[1]


@pytest.mark.usefixtures("german")
def test_numbers_are_written_as_in_the_language() -> None:
    assert words.number(1234.5, 1) == "1.234,5"
    assert words.number(2.0, 0, 2) == "2"
