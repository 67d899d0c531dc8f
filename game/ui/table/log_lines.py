"""The lines of the log, worked out once: a long game has thousands.

The fact `seat` of an event is who acts in it, and its line carries that seat's sign; without one, who moved.
"""

from __future__ import annotations

from game.engine.model import Event, Seat
from game.ui.table.model import TableModel
from game.ui.table.side import BEFORE, NOBODY, Line


class LogLines:
    """Remembers what each event is called, in a language and for whom."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._lines: dict[tuple[str, Seat, int, int], tuple[Event, Line]] = {}

    def lines(self) -> list[Line]:
        """What the viewer may know, the oldest first; events without words are left out."""
        found = (self._line(*told) for told in self._model.game.log())
        return [*self._earlier(), *(line for line in found if line.words)]

    def _earlier(self) -> list[Line]:
        """A line that stands for what was not worked out yet."""
        session = self._model.game.session
        words = self._model.ui.say("table-log-earlier", count=session.first)
        return [Line(NOBODY, words, BEFORE, ())] if session.has_earlier else []

    def _line(self, number: int, seat: Seat, event: Event) -> Line:
        key = (self._model.ui.words.language, self._model.game.eyes, number, id(event))
        if key not in self._lines:
            table = self._model.table
            words = table.log_line(self._model.context, event)
            line = Line(int(event.facts.get("seat", seat)), words, number, tuple(table.where(event)))
            self._lines[key] = (event, line)  # the event is kept, so that its id stays its own
        return self._lines[key][1]
