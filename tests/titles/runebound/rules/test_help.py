"""The rulebook that every player has at hand."""

import re

from game import paths
from tests.titles.runebound.positions import BOOK, TITLE

TERRAIN = ("road", "plains", "hills", "forest", "mountain", "swamp", "river")


def pages() -> str:
    """The whole rulebook."""
    return paths.assets(TITLE.id, "rules.md").read_text(encoding="utf-8")


def chapter(name: str) -> str:
    """One chapter of it."""
    return re.split(r"^## ", pages().split(f"## {name}\n", 1)[1], maxsplit=1, flags=re.M)[0]


def test_every_statement_stands_in_the_rulebook_once() -> None:
    stated = re.findall(r"^- \*\*(RUN-\d{3})\*\* \S", pages(), flags=re.M)
    assert sorted(stated) == [f"RUN-{number:03}" for number in range(1, 257)]


def test_the_dice_page_shows_every_face() -> None:
    faces = [tuple(line[2:].split(", ")) for line in chapter("Movement dice").splitlines() if ", " in line]
    assert sorted(face for face in faces if {*face} <= {*TERRAIN}) == sorted(BOOK.movement.faces)


def test_the_quick_start_says_how_to_win_and_how_all_lose() -> None:
    quick = chapter("Quick start")
    assert "High Lord Margath" in quick
    assert "three Dragon Runes" in quick
    assert "last of the eight towns" in quick
