"""Titles plug in: a broken one is named and left out, the others go on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from game.devtools import check
from game.engine.title import BadTable
from game.packages import contract, registry
from game.presentation.messages import Messages
from game.ui.window.pictures import Art
from game.ui.window.service import GameService
from game.ui.window.theme import Theme
from tests.problems import in_english

CACHED = (registry.installed, registry.names, registry._load)
TABLE, WORDS = "game.titles.raiders.table:RaidersTable", "game.titles.raiders.words:RaidersWords"
PACKAGE = """
from pathlib import Path
from game.packages.registry import Package

PACKAGE = Package(id="added", rules={rules!r}, table="", root=Path({root!r}))
"""


@pytest.fixture
def plug(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Path]:
    """A title "added" of the source that the test is given, beside our own; gives its folder."""
    source = request.param.format(rules="game.engine.model:Nothing", root=str(tmp_path))
    (tmp_path / "added_title.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    found = {**registry._entries(), "added": EntryPoint("added", "added_title:PACKAGE", registry.GROUP)}
    monkeypatch.setattr(registry, "_entries", lambda: found)
    for function in CACHED:
        function.cache_clear()
    yield tmp_path
    sys.modules.pop("added_title", None)
    for function in CACHED:
        function.cache_clear()


@pytest.mark.parametrize(
    ("plug", "words"),
    [
        ("import no_such_module", "added: the package of this title cannot be loaded (No module named"),
        ("x = 1 / 0", "added: the package of this title cannot be loaded (division by zero)"),
        ("", "added: the package of this title cannot be loaded ("),
        ("PACKAGE = 3", 'added: added_title:PACKAGE is not a Package with the id "added"'),
        (
            PACKAGE.replace('"added"', '"other"'),
            'added: added_title:PACKAGE is not a Package with the id "added"',
        ),
    ],
    indirect=["plug"],
)
def test_a_package_that_cannot_be_loaded_is_named_and_left_out(plug: Path, words: str) -> None:
    assert registry.names() == ("raiders", "runebound", "scythe")
    with pytest.raises(BadTable) as refused:
        registry.find("added")
    assert str(refused.value).startswith(words)
    assert in_english(check.run().problems) == [str(refused.value)]


OLD = "added: this title was written for another version of Hotseat: it uses "
SEE = '; see "Coming from 0.2" in docs/titles.md.'


@pytest.mark.parametrize("plug", ["from game.packages import Package"], indirect=True)
def test_a_title_written_for_0_2_is_told_what_moved_and_where_to_read(plug: Path) -> None:
    words = f"{OLD}game.packages.Package, which is now in game.packages.registry{SEE}"
    assert in_english(check.run().problems) == [words]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (
            "from game.ui.table.things import Table",
            "game.ui.table.things, which is now in game.ui.table.api",
        ),
        ("from game.ui.no_such_room import Table", "game.ui.no_such_room, which this version does not have"),
        (
            "from game.engine import content\nRecord = content.Record",
            "game.engine.content.Record, which is now in game.engine.content.content_files",
        ),
    ],
)
def test_a_part_of_a_title_written_for_0_2_is_told_what_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, words: str
) -> None:
    (tmp_path / "old_rules.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "old_rules", raising=False)
    former = replace(registry.find("raiders"), id="added", rules="old_rules:Title")
    monkeypatch.setattr(registry, "find", lambda _: former)
    assert str(registry.load_error("added")) == f"{OLD}{words}{SEE}"


def test_everything_that_moved_is_where_it_is_said_to_be() -> None:
    titles = (Path(__file__).parents[2] / "docs" / "titles.md").read_text(encoding="utf-8")
    for old, now in contract.NOW_AT.items():
        import_module(now)
        assert f"| `{old}` | `{now}` |" in titles


@pytest.mark.parametrize("part", ["features", "table"])
def test_a_title_without_its_table_or_its_evaluation_is_named(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    named: dict[str, Any] = {part: "no_such_module:Thing"}
    broken = replace(registry.find("raiders"), **named)
    monkeypatch.setattr(registry, "find", lambda _: broken)
    assert str(registry.load_error("raiders")).startswith("raiders: no_such_module:Thing cannot be loaded (")


@pytest.mark.parametrize(
    ("part", "problem"),
    [
        ({"words": ""}, 'raiders: the package names no words; give it "words", a subclass of TitleWords'),
        ({"words": TABLE}, f"raiders: {TABLE} is not a TitleWords; derive the class from TitleWords"),
        ({"table": WORDS}, f"raiders: {WORDS} is not a Table; derive the class from Table"),
        ({"table": "builtins:dict"}, "raiders: builtins:dict is not a Table; derive the class from Table"),
    ],
)
def test_a_title_whose_table_or_words_are_of_another_class_is_named(
    part: dict[str, Any], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = replace(registry.find("raiders"), **part)
    monkeypatch.setattr(registry, "find", lambda _: broken)
    assert str(registry.load_error("raiders")) == f"{problem} as in docs/titles.md."


@pytest.mark.parametrize("plug", [PACKAGE], indirect=True)
def test_a_title_that_cannot_be_set_up_is_not_in_the_menu(plug: Path) -> None:
    (problem,) = in_english(check.title_problems("added"))
    assert problem.startswith("added: game.engine.model:Nothing cannot be loaded (")
    service = GameService(Mock())  # opens no table
    assert service.playable() == ["raiders", "runebound", "scythe"]
    assert service.guide("added").rules == ""


@pytest.mark.parametrize("plug", [PACKAGE], indirect=True)
def test_words_and_pictures_of_a_title_lie_beside_those_of_the_program(plug: Path) -> None:
    for file, content in {"text/en/added.ftl": "added-name = Added\n", "icons/added.svg": "<svg/>"}.items():
        (plug / "assets" / file).parent.mkdir(parents=True, exist_ok=True)
        (plug / "assets" / file).write_text(content, encoding="utf-8")
    words, art = Messages(), Art(Theme())
    assert words.say("added-name") == "Added"
    assert words.say("raiders-name") == "Raiders of Scythia"
    assert art.has_picture("icons/added.svg")
    assert art.has_picture("icons/coin.svg")


@pytest.mark.parametrize("plug", [PACKAGE], indirect=True)
def test_errors_of_a_title_are_told_in_its_own_words(plug: Path) -> None:
    file = plug / "assets" / "text" / "en" / "added_errors.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("added-error-luck = Nobody is that lucky.\n", encoding="utf-8")
    registry.find("added")
    assert str(BadTable("added-error-luck")) == "Nobody is that lucky."


@pytest.mark.parametrize("plug", [PACKAGE], indirect=True)
def test_a_text_file_of_a_title_that_cannot_be_read_stops_nobody(plug: Path) -> None:
    file = plug / "assets" / "text" / "en" / "added.ftl"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"caf\xe9 = Bad\n")
    words = Messages()
    assert words.say("added-name") == "added-name"
    assert words.say("scythe-name").startswith("Scythe")
    problem = "added.ftl: the file is not UTF-8 text (byte 4); save it as UTF-8."
    assert problem in in_english(words.troubles)
    assert problem in in_english(check.run().problems)


def test_a_title_of_another_distribution_is_named_with_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def entry(name: str) -> SimpleNamespace:
        return SimpleNamespace(dist=SimpleNamespace(name=name, version="1.2"))

    monkeypatch.setattr(
        registry, "_entries", lambda: {"nim": entry("hotseat-nim"), "go": entry(registry.OWN)}
    )
    assert [registry.version(name) for name in ("nim", "go", "chess")] == ["hotseat-nim 1.2", None, None]
