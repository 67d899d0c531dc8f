"""What the people at a table have heard and seen of the moves: sounds come once, what is shown large too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.engine.model import Seat
from game.ui.table.model import TableModel
from game.ui.table.things import Exhibit
from game.ui.window import sound


class Unseen:
    """Counts the moves that are no news any more; at first those made before now."""

    def __init__(self, top: TableModel) -> None:
        self._top = top
        self._heard = self._made
        self._seen: dict[Seat, int] = dict.fromkeys(top.match.humans or [top.match.viewer], self._heard)

    @property
    def _made(self) -> int:
        return self._top.match.session.made

    def sounds(self) -> list[sound.Name]:
        """The sounds of the moves not heard yet, one a move."""
        fresh = self._top.match.session.since(self._heard)
        self._heard = self._made
        named = ([s for e in moment.events if (s := self._top.table.sound(e))] for moment in fresh)
        return [cast("sound.Name", names[0]) for names in named if names]

    def reveals(self) -> Sequence[Exhibit]:
        """What came to light and the viewer has not seen large yet."""
        match = self._top.match
        seen, self._seen[match.viewer] = self._seen.get(match.viewer, 0), self._made
        events = [event for number, _, event in match.log() if number >= seen]
        return self._top.table.reveals(self._top.context, events) if events else ()

    def forget(self) -> None:
        """Moves were taken back, or made again: those that are left are no news."""
        self._heard = self._made
        self._seen = {seat: min(seen, self._heard) for seat, seen in self._seen.items()}
