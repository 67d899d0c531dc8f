"""The larger side of a table: the one where the viewer can choose something, or that a person asked for."""

from __future__ import annotations

from collections.abc import Collection

from game.engine.model import Seat
from game.ui.table.api import Side
from game.ui.table.layout import Large

NEXT: dict[Large, Large] = {"even": "board", "board": "mat", "mat": "even"}
"""The side that the key makes large next, by the present one."""


Turn = tuple[Seat, int]
"""The viewer, and the number of the turn."""


class Emphasis:
    """Follows the questions; what a person asked for stays until a question is on another side.

    The first question of a turn decides, and after it one change more, so that nothing swings back and forth
    between the hand and the board.
    """

    def __init__(self) -> None:
        self.large: Large = "even"
        self._followed: Large = "even"
        self._question = ""
        self._turn: Turn | None = None
        self._is_settled = False
        """True once the large side has changed within this turn."""

    def follow(
        self, question: str, sides: Collection[Side] | None, enlarged: Collection[Side] = ("board", "mat"),
        turn: Turn | None = None,
    ) -> bool:  # fmt: skip
        """Return whether another side is large now, as a question of another kind may have made it.

        question  the kind of question, which decides when it comes, however often it is asked again; "": none
        sides     the sides with choices: an only one is large if it is among `enlarged`, neither of two, the
                  same as before if there is none. None: neither, whatever can be chosen
        turn      in one turn the large side changes once after its first question; None: without limit
        """
        if sides is not None and not (sides and question):
            self._question = question and self._question
            return False
        begins = turn is None or turn != self._turn
        self._turn, self._is_settled = turn, self._is_settled and not begins
        if sides is not None and question == self._question:
            return False
        self._question = "" if sides is None else question
        if self._is_settled and sides is not None:
            return False
        changed = self._let_be_large(sides, enlarged)
        self._is_settled = changed and not begins
        return changed

    def _let_be_large(self, sides: Collection[Side] | None, enlarged: Collection[Side]) -> bool:
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
