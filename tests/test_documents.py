"""The examples of docs/playing.md and docs/research.md, run as they stand there; figures of the latter."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from game.engine.title import Title
from game.packages import registry
from game.rl.observation import fields
from game.rl.table import action_space_of
from tests.programs import PATIENCE

ROOT = Path(__file__).parent.parent
PAGES = {name: (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8") for name in ("playing", "research")}
SECTIONS = [part for page in PAGES.values() for part in re.split(r"^## ", page, flags=re.MULTILINE)[1:]]
CODE = re.compile(r"^```(sh|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = {part.partition("\n")[0]: found.groups() for part in SECTIONS if (found := CODE.search(part))}
"""Heading -> the language and the lines."""
MOST = 25
"""Lines of an example."""
SHORTER = {"practice, games, won = 150, 20, 0": "practice, games, won = 5, 1, 0"}
"""What an example does often is done less often in a test."""


def hotseat(folder: Path) -> Path:
    """The program as a command."""
    command = folder / "hotseat"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m game "$@"\n')
    command.chmod(0o755)
    return command


def run(heading: str, folder: Path) -> str:
    """What an example prints."""
    program = folder / "bin"
    program.mkdir()
    path = os.pathsep.join([str(hotseat(program).parent), os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT)}
    language, code = EXAMPLES[heading]
    for often, seldom in SHORTER.items():
        code = code.replace(often, seldom)
    shell = ["sh", "-e"] if language == "sh" else [sys.executable]
    done = subprocess.run(
        [*shell, "-c", code],
        cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_is_shortened_stands_on_the_page() -> None:
    assert [often for often in SHORTER if often not in PAGES["research"]] == []


def test_examples_are_short() -> None:
    assert len(EXAMPLES) == 7
    assert {heading: code for heading, (_, code) in EXAMPLES.items() if code.count("\n") > MOST} == {}


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="the examples are written for a shell")
@pytest.mark.parametrize(
    ("heading", "words"),
    [
        (
            "Play in a terminal",
            ("  3. Choose Hurasu with Twin Saddle", "Undone.", "Town Centre: Blue worker"),
        ),
        ("Positions", ("8 silver", "In front of you", "The game is saved in")),
        (
            "Series of games",
            ("raiders: 4 games from seed 1", "raiders: 8 games from seed 1", "won by [("),
        ),
        ("Editions", ("My box: My box, 1 field differs, all well", "raiders: 2 games")),
        ("PettingZoo", ("seat_0 ", "seat_1 ", "seat_2 ", "{'score': ")),
        ("Gymnasium", (" of 1 games against chance",)),
        ("OpenSpiel", ("chance ",)),  # its bot draws its guesses without a seed
    ],
)
def test_an_example_does_what_it_says(heading: str, words: tuple[str, ...], tmp_path: Path) -> None:
    printed = run(heading, tmp_path)
    assert [word for word in words if word not in printed] == []


# ---------------------------------------------------------------------- figures

SIZES = re.compile(r"^\| (\w+) \| (\d+) \| (\d+: \d+(?:, \d+: \d+)*) \|$", re.MULTILINE)


def test_the_sizes_of_actions_and_observations_are_those_of_the_titles() -> None:
    stated = {title: (int(actions), rows) for title, actions, rows in SIZES.findall(PAGES["research"])}
    assert stated == {name: sizes(registry.find(name).title) for name in stated}
    assert len(stated) == 3


def sizes(title: Title) -> tuple[int, str]:
    """How many actions a title has, and the length of its observations by seats, as the page has them."""
    rows = ", ".join(f"{seats}: {len(fields(title, 0, seats).names)}" for seats in title.seats)
    return action_space_of(title).size, rows


def test_what_a_language_weighs_is_stated() -> None:
    stated = re.search(
        r"A language weighs (\d+) kB .*?wheel (\d+) kB", (ROOT / "docs/packaging.md").read_text("utf-8")
    )
    assert stated is not None
    texts = [*(ROOT / "assets" / "text" / "de").iterdir(), *(ROOT / "assets").glob("*/rules.de.md")]
    files = [file.read_bytes() for file in texts]
    sizes = sum(map(len, files)), sum(len(zlib.compress(content)) for content in files)
    for kilobytes, size in zip(stated.groups(), sizes, strict=True):
        assert 0.8 < size / (1000 * int(kilobytes)) < 1.2
