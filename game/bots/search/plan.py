"""The plan of a turn: a line that a bot follows while nothing new appears, and the lines beside it."""

from __future__ import annotations

from game.bots.search.lines import Line, Tree
from game.engine import codec, flow
from game.engine.model import Action, Seat, State
from game.engine.title import Title


class Plan:
    """A line of a turn. `tree` holds the lines that were tried with it, if it may be revised."""

    def __init__(self, line: Line, tree: Tree | None = None) -> None:
        self.line, self.tree = line, tree
        self._made: dict[str, int] = {}

    def follow(self, title: Title, world: State, seat: Seat, made: int) -> None:
        """Store how many decisions are made in each position to which the line leads, without new
        information.

        world  the position after `made` decisions, in which the following ones are played
        """
        for number, action in enumerate(self.line.actions[made:-1], start=made + 1):
            flow.play(world, seat, action)
            if seat not in flow.choosers(world):
                break
            self._made[codec.digest(title.view(world, seat))] = number

    def made(self, view: State) -> int | None:
        """Return the number of decisions that lead to a position, None if the plan doesn't know it."""
        return self._made.get(codec.digest(view)) if self._made else None

    def action(self, made: int) -> Action:
        """Return the decision after this many."""
        return self.line.actions[made]
