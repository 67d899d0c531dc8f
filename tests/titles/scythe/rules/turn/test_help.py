"""The help pages that every player has at hand (SCY-034)."""

import re

import pytest

from game import paths
from game.titles.scythe.rules.content.ability_kinds import CrossRiverOnto
from tests.titles.scythe.positions import BOOK, TITLE

PLURAL = {
    "village": "villages",
    "mountain": "mountains",
    "forest": "forests",
    "farm": "farms",
    "tundra": "tundra",
}


def chapter(name: str) -> str:
    """A chapter of the rulebook that the Rules button opens."""
    pages = paths.assets(TITLE.id, "rules.md").read_text(encoding="utf-8")
    return re.split(r"^## ", pages.split(f"## {name}\n", 1)[1], maxsplit=1, flags=re.M)[0]


@pytest.mark.rule("SCY-034")
def test_the_rulebook_has_a_quick_start() -> None:
    quick = chapter("Quick start")
    for action in (*BOOK.top, *BOOK.bottom):
        assert action in quick.lower()


@pytest.mark.rule("SCY-034")
@pytest.mark.parametrize("faction", ["polania", "nordic", "rusviet", "crimea", "saxony"])
def test_the_riverwalk_page_names_every_factions_terrains(faction: str) -> None:
    line = next(x for x in chapter("Riverwalk").splitlines() if f"**{faction.title()}**" in x)
    walk = next(m.ability for m in BOOK.factions[faction].mech if isinstance(m.ability, CrossRiverOnto))
    first, second = (PLURAL[terrain] for terrain in walk.terrains)
    assert {first, second} == set(re.findall(r"villages|mountains|forests|farms|tundra", line))
