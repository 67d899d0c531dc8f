"""The larger side of a table: the one where the viewer can choose something, or that a person asked for."""

from __future__ import annotations

from collections.abc import Collection

from game.ui.table.layout import Large, Side

NEXT: dict[Large, Large] = {"even": "board", "board": "mat", "mat": "even"}
"""The side that the key makes large next, by the present one."""


class Emphasis:
    """Follows the choices; what a person asked for stays until the choices are on another side."""

    def __init__(self) -> None:
        self.large: Large = "even"
        self._followed: Large = "even"

    def follow(self, sides: Collection[Side] | None, enlarged: Collection[Side] = ("board", "mat")) -> bool:
        """Let the only side with choices be large if it is one of `enlarged`, neither where there are choices
        on both, and the same as before where there is none. None: neither, whatever can be chosen. Return
        whether another side is large now."""
        if sides is not None and not sides:
            return False
        only = next(iter(sides)) if sides is not None and len(sides) == 1 else None
        wanted: Large = only if only is not None and only in enlarged else "even"
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
