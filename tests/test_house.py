"""What the README says of the house is so: the files and folders that it names are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TITLE = "<title>"
TITLES = sorted(file.parent.name for file in (ROOT / "game" / "titles").glob("*/__init__.py"))
NAMED = sorted(
    {
        name.rstrip("/")
        for name in re.findall(r"`([\w./<>-]+)`", (ROOT / "README.md").read_text(encoding="utf-8"))
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
