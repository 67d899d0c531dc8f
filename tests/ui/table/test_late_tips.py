"""Tips of things are described as far as somebody asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from game.presentation.title_words import Item, tip_text
from game.ui.table.api import Spot, with_late_tips

BOX = (0.0, 0.0, 10.0, 10.0)


def test_no_item_is_described_before_its_tip_or_a_later_one_is_read() -> None:
    described: list[str] = []

    def describe() -> Iterator[Item]:
        for name in ("farm", "mine", "lake"):
            described.append(name)
            yield Item(name, f"the {name}")

    farm, mine, town = with_late_tips(
        [Spot("farm", BOX), Spot("mine", BOX), Spot("town", BOX, tip="own")], describe
    )
    assert described == []
    assert tip_text(mine.tip) == "the mine"
    assert tip_text(farm.tip) == "the farm"
    assert described == ["farm", "mine"]
    assert tip_text(town.tip) == "own"
