"""A title of others with one thing wrong: `hotseat check` plays it and names that thing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from game.cli import main
from game.devtools import check, rehearsal
from game.engine.model import Action
from game.engine.title import Scores, Source
from game.packages import registry
from game.presentation import messages
from tests import example
from tests.example import NIM
from tests.problems import in_english

pytestmark = pytest.mark.xdist_group("selftest")
NIM_TEXT = NIM / "hotseat_nim" / "assets" / "text" / "en" / "nim.ftl"


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The example as an installed title."""
    yield from example.installed(tmp_path, monkeypatch)


def fail(*_: object, **__: object) -> None:
    raise ZeroDivisionError("a stone is missing")


def owner(part: str) -> tuple[Any, str]:
    """What has a part of the title, and its name there."""
    module, _, name = part.partition(":")
    found: Any = import_module(f"hotseat_nim.{module}")
    *path, last = name.split(".")
    for step in path:
        found = getattr(found, step)
    return found, last


def test_a_title_of_others_that_is_well_is_played_without_complaint(nim: Path) -> None:
    assert check.run().problems == []
    assert in_english(rehearsal.problems(registry.find("nim"), games=3)) == []


@pytest.mark.parametrize("name", ["raiders", "runebound", "scythe"])
def test_our_own_titles_pass_a_game_of_it(name: str) -> None:
    assert in_english(rehearsal.problems(registry.find(name), games=1)) == []


def shown(self: Any, state: Any, seat: int) -> Any:
    return state.copy()


def open_hands(self: Any, state: Any, seat: int) -> Any:
    seen = state.copy()
    seen.rng = 0
    return seen


def unnamed_source(self: Any, state: Any) -> Scores:
    points = (0,) * state.seats
    return Scores((Source("stone", points),), points, (), ())


SABOTAGE: list[tuple[str, Callable[..., Any], list[str]]] = [
    ("words:NimWords.label", fail,
     ["the label of “play ", "raised ZeroDivisionError: a stone is missing, ", "; correct it."]),
    ("words:NimWords.preview", fail, ["the preview of “play ", "ZeroDivisionError"]),
    ("table:NimTable.things", fail, ["the tips of things raised ZeroDivisionError"]),
    ("table:NimTable.panels", fail, ["the panels raised ZeroDivisionError"]),
    ("words:NimWords.log_line", fail, ["the log line of “", "ZeroDivisionError"]),
    ("words:NimWords.source", fail, ["the score sheet raised ZeroDivisionError"]),
    ("rules.title:Nim.view", shown, ["its view shows the generator of chance"]),
    ("rules.title:Nim.view", open_hands, ["its view shows seat ", "which its zones hide."]),
    ("rules.title:Nim.zones", lambda self, state: [], ["its view hides nothing from anybody"]),
    ("rules.turn:take_stones", fail, ["the move “play ", "ZeroDivisionError"]),
]  # fmt: skip


@pytest.mark.parametrize(("part", "sabotage", "words"), SABOTAGE)
def test_what_is_wrong_is_named(
    nim: Path,
    part: str,
    sabotage: Callable[..., Any],
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(*owner(part), sabotage)
    found = in_english(rehearsal.problems(registry.find("nim"), games=2))
    assert any(all(word in problem for word in words) for problem in found), found
    assert all(problem.startswith("nim: ") for problem in found)


def test_file_and_line_of_the_title_are_named(nim: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*owner("table:NimTable._mat"), lambda self: None)  # called with one argument more
    (problem,) = in_english(rehearsal.problems(registry.find("nim"), games=1))
    lines = (NIM / "hotseat_nim" / "table" / "__init__.py").read_text().splitlines()
    line = next(n for n, text in enumerate(lines, 1) if "self._mat(context)" in text)
    assert f", __init__.py:{line};" in problem


@pytest.mark.parametrize("message", [
    "nim-ask-turn", "nim-source-last", "nim-option-last", "nim-option-last-poisoned", "nim-option-last-help",
    "nim-turn", "nim-panel-hand", "nim-deck", "nim-heap-left", "nim-preview", "nim-log-played", "nim-side",
    "nim-side-first", "nim-about", "nim-do-play", "nim-why-must-play", "nim-card",
])  # fmt: skip
def test_a_message_that_is_missing_is_named(
    nim: Path,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,  # fixture
) -> None:
    text = NIM_TEXT.read_text(encoding="utf-8").replace(f"{message} =", f"{message}-gone =", 1)
    (tmp_path / "nim.ftl").write_text(text, encoding="utf-8")
    others = tuple(folder for folder in messages.folders("en") if folder != NIM_TEXT.parent)
    monkeypatch.setattr(messages, "folders", lambda _: (*others, tmp_path))
    found = in_english(rehearsal.problems(registry.find("nim"), games=4))
    assert any(f"{message} does not exist" in problem for problem in found), found


class Again(Action, frozen=True, tag="play"):
    """A second action of one verb."""


def test_two_actions_with_one_verb_are_named(nim: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = registry.find("nim")
    monkeypatch.setattr(type(package.title), "actions", (*package.title.actions, Again))
    words = 'nim: the actions Play and Again have the same verb, "play"; rename one of them.'
    assert words in in_english(check.title_problems("nim"))


def test_a_title_that_is_named_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rehearsal, "problems", lambda package: [f"{package.id}: was played."])
    assert main.main(["check", "scythe"]) == 1
    assert capsys.readouterr().err == "scythe: was played.\n"
    assert main.main(["check", "chess"]) == 2
