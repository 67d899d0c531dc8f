"""Which side of a table is large: where the viewer can choose something, or what a person asked for."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from game.ui.table.layout import Large

Side = Literal["board", "mat"]
NEXT: dict[Large, Large] = {"even": "board", "board": "mat", "mat": "even"}
"""The side that the key makes large next, by the present one."""


class Emphasis:
    """Follows the choices; what a person asked for stays until the choices are on another side."""

    def __init__(self) -> None:
        self.large: Large = "even"
        self._followed: Large = "even"

    def follow(self, sides: Collection[Side] | None) -> bool:
        """Let the only side with choices be large, neither where there are choices on both, and the same as
        before where there is none. None: neither, whatever can be chosen. Return whether another side is
        large now."""
        if sides is None:
            wanted: Large = "even"
        elif not sides:
            return False
        else:
            wanted = next(iter(sides)) if len(sides) == 1 else "even"
        if wanted == self._followed:
            return False
        changed, self._followed, self.large = wanted != self.large, wanted, wanted
        return changed

    def turn(self) -> None:
        """Make the board large, then the mat, then neither."""
        self.large = NEXT[self.large]

    def others(self) -> tuple[Large, Large]:
        """Return what is large after the next turns, the next one first."""
        following = NEXT[self.large]
        return following, NEXT[following]
