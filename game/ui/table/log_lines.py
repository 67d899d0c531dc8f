"""The lines of the log, worked out once: a long game has thousands.

The fact `seat` of an event is who acts in it, and its line carries that seat's sign; without one, who moved.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.engine.model import Event, Seat
from game.ui.table.log import BEFORE, NOBODY, Line
from game.ui.table.model import TableModel
from game.ui.table.turns import NEW_TURN, Turn, by_turns

BETWEEN = " · "
"""Between what was done in a turn, where it is told in short."""


class LogLines:
    """Remembers what each event is called, in a language and for whom, and which turns are folded."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._lines: dict[tuple[str, Seat, int, int], tuple[Event, Line]] = {}
        self._known: dict[Seat, set[int]] = {}
        self._folded: dict[Seat, set[int]] = {}

    @property
    def folded(self) -> set[int]:
        """The turns of which the viewer sees the heading alone."""
        return self._folded.setdefault(self._model.game.viewer, set())

    @property
    def back_to(self) -> int:
        """The number of the first move to before which the viewer can go back; that of the next one: none."""
        game, session = self._model.game, self._model.game.session
        return session.made if game.watching else session.furthest(game.viewer, session.first)

    def lines(self) -> list[Line]:
        """What the viewer may know, the oldest first; events without words are left out."""
        turns, found = by_turns(self._model.game.session, self._model.game.eyes), self._earlier()
        last = self._last_own(turns)
        self._fold_old(turns[: len(turns) - len(self._model.game.people) if last is None else last])
        for index, turn in enumerate(turns):
            if last is not None and index == last + 1:
                words = self._model.ui.say("table-log-seen")
                found.append(Line(NOBODY, words, BEFORE, kind="seen"))
            found += self._turn(turn)
        return found

    def _last_own(self, turns: list[Turn]) -> int | None:
        """Which was the viewer's last turn that is over; None for none."""
        viewer = self._model.game.viewer
        own = [index for index, turn in enumerate(turns[:-1]) if turn.seat == viewer]
        return own[-1] if own and not self._model.game.watching else None

    def _fold_old(self, turns: list[Turn]) -> None:
        """Fold turns before the viewer's last one, each once: who unfolds one wants to see it."""
        known = self._known.setdefault(self._model.game.viewer, set())
        old = {turn.number for turn in turns} - known
        known |= old
        self.folded.update(old)

    def _earlier(self) -> list[Line]:
        """A line that stands for what was not worked out yet."""
        session = self._model.game.session
        words = self._model.ui.say("table-log-earlier", count=session.first)
        return [Line(NOBODY, words, BEFORE, kind="before")] if session.has_earlier else []

    def _turn(self, turn: Turn) -> list[Line]:
        """The heading of a turn, and its lines."""
        owner = NOBODY if turn.seat is None else turn.seat
        lines = list(self._told(turn, owner))
        short = BETWEEN.join(line.words for line in lines if line.level == 1)
        number, name = turn.told[0][0], self._name(turn)
        return [Line(owner, short, number, kind="turn", turn=turn.number, owner=owner, name=name), *lines]

    def _name(self, turn: Turn) -> str:
        say, people = self._model.ui.say, self._model.game.people
        if turn.seat is None:
            return say("table-log-set-up")
        return say("table-log-turn", name=people[turn.seat].name, turn=turn.number)

    def _told(self, turn: Turn, owner: Seat) -> Iterator[Line]:
        """What was told in a turn: the first line of each move, and further in what followed from it."""
        before = None
        for number, seat, event in turn.told:
            line = self._line(number, seat, event)
            if line.words and event.verb != NEW_TURN:
                level = 2 if number == before else 1
                yield replace(line, turn=turn.number, owner=owner, level=level)
                before = number

    def _line(self, number: int, seat: Seat, event: Event) -> Line:
        key = (self._model.ui.words.language, self._model.game.eyes, number, id(event))
        if key not in self._lines:
            table = self._model.table
            words = table.log_line(self._model.context, event)
            line = Line(int(event.facts.get("seat", seat)), words, number, tuple(table.where(event)))
            self._lines[key] = (event, line)  # the event is kept, so that its id stays its own
        return self._lines[key][1]
