"""A new title plays at once, before anything of it was changed or installed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import main
from game.devtools import new_title
from tests import test_rules_cited
from tests.programs import PATIENCE

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Stone Age", "stone_age"),
        ("Café Noir!", "cafe_noir"),
        ("Nim 2", "nim_2"),
        ("9 Men", ""),
        ("", ""),
        ('"', ""),
    ],
)
def test_the_id_follows_from_the_name(name: str, title: str) -> None:
    assert new_title.id_of(name) == title


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["9 Men"], '"9 Men" can’t name a title; begin with a letter, then use letters and digits'),
        (["Scythe"], 'Hotseat already uses the name "scythe"; choose another one'),
        (["Menu"], 'Hotseat already uses the name "menu"; choose another one'),
        (["Icons"], 'Hotseat already uses the name "icons"; choose another one'),
        (["Chomp", "."], ". already exists; choose another folder: hotseat title --new NAME FOLDER"),
    ],
)
def test_a_new_title_that_cannot_be_is_refused(
    words: list[str], refusal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.main(["title", "--new", *words]) == 2
    assert capsys.readouterr().err == f"hotseat: {refusal}\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new title, with the entry point that pip would write."""
    folder = tmp_path_factory.mktemp("new") / "stones"
    assert main.main(["title", "--new", "Stone Age", str(folder)]) == 0
    info = folder / "hotseat_stone_age-0.1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: hotseat-stone-age\nVersion: 0.1.0\n")
    info.joinpath("entry_points.txt").write_text("[hotseat.titles]\nstone_age = hotseat_stone_age:PACKAGE\n")
    return folder


def run(folder: Path, *arguments: str) -> str:
    """Return what Python prints in the folder, with the title beside Hotseat."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.xdist_group("new title")
def test_a_new_title_passes_its_own_tests(folder: Path) -> None:
    """Among them that `hotseat check` finds nothing and that its table is drawn."""
    assert "[100%]" in run(folder, "pytest", "-p", "no:cacheprovider")


@pytest.mark.slow
@pytest.mark.xdist_group("new title")
def test_bots_play_a_new_title(folder: Path) -> None:
    printed = run(folder, "game", "simulate", "stone_age", "--games", "4", "--seats", "easy,random", "--json")
    assert json.loads(printed)["games"] == 4


@pytest.mark.slow
@pytest.mark.xdist_group("new title")
def test_the_self_test_plays_a_new_title(folder: Path) -> None:
    assert "stone_age" in run(folder, "game", "selftest", "stone_age")


def test_the_tests_of_a_new_title_cite_every_rule(folder: Path) -> None:
    rules = (folder / "hotseat_stone_age/assets/stone_age/rules.md").read_text(encoding="utf-8")
    tests = (folder / "tests/test_stone_age.py").read_text(encoding="utf-8")
    assert set(test_rules_cited.stated(rules)) == test_rules_cited.cited(tests) != set()


def test_nothing_of_the_model_is_left_in_a_new_title(folder: Path) -> None:
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert [
        file for file in files if "sample" in f"{file.name} {file.read_text(encoding='utf-8')}".lower()
    ] == []
