"""The examples of docs/beyond.md, run as they stand there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.programs import PATIENCE

PAGE = Path(__file__).parent.parent / "docs" / "beyond.md"
SECTIONS = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
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
    env = {**os.environ, "PATH": path, "PYTHONPATH": str(PAGE.parent.parent)}
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
    assert [often for often in SHORTER if often not in PAGE.read_text(encoding="utf-8")] == []


def test_examples_are_short() -> None:
    assert len(EXAMPLES) >= 2
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
        ("Positions", ("8 silver", "Before you", "The game is saved in")),
        (
            "Simulate to CSV and chart",
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
