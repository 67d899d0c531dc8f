"""Tips for what lies on the table, taken from the words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from game.presentation.title_words import Item, Place
from game.ui.table.api import Spot, Thing

Laid = TypeVar("Laid", Thing, Spot)


def with_tips(laid: Iterable[Laid], described: Iterable[Item | Place]) -> list[Laid]:
    """Return the same things or spots, each with the tip that its ref has among the items or places."""
    tips = {one.ref: one.tip for one in described}
    return [one.with_tip(tips[one.ref]) if one.ref in tips else one for one in laid]
