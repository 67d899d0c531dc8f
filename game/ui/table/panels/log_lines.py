"""The lines of the log, worked out once: a long game has thousands.

The fact `seat` of an event is who acts in it, and its line carries that seat's sign; without one, who moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.engine.model import Event, Seat
from game.engine.order import round_of
from game.presentation.log_turns import NEW_TURN, Turn, Turns
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.log import BEFORE, NOBODY, LogCache, LogLine
from game.ui.window import text


@dataclass
class _Block:
    """A turn's heading and lines. `counted`: how many of the turn's events are among them."""

    turn: Turn
    counted: int = 0
    lines: tuple[LogLine, ...] = ()


class LogLines:
    """Caches the lines of events for each viewer and language, and which turns are folded."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._turns: dict[Seat, Turns] = {}
        self._blocks: dict[Seat, list[_Block]] = {}
        self._language = ""
        self._known: dict[Seat, set[int]] = {}
        self._folded: dict[Seat, set[int]] = {}
        self.cache = LogCache()

    @property
    def folded(self) -> set[int]:
        """The turns that are folded for the viewer."""
        return self._folded.setdefault(self._model.game.viewer, set())

    @property
    def back_to(self) -> int:
        """The number of the first move before which the viewer can go back; the number of the next move if
        there is none."""
        return self._model.game.back_to

    def blocks(self) -> list[Sequence[LogLine]]:
        """Return what the viewer may know, the oldest first: each turn's heading with its lines, and what
        is between turns. Events without words are left out."""
        game = self._model.game
        turns = self._turns.setdefault(game.perspective, Turns(game.session, game.perspective)).update()
        last = self._last_own(turns)
        self._fold_old(turns[: len(turns) - len(game.people) if last is None else last])
        found: list[Sequence[LogLine]] = [block.lines for block in self._kept(turns)]
        if last is not None:
            found.insert(
                last + 1, [LogLine(NOBODY, self._model.ui.say("table-log-seen"), BEFORE, kind="seen")]
            )
        return [*self._earlier(), *found]

    def _last_own(self, turns: list[Turn]) -> int | None:
        """Return the index of the viewer's last finished turn; None if there is none."""
        viewer = self._model.game.viewer
        own = (index for index in range(len(turns) - 2, -1, -1) if turns[index].seat == viewer)
        return None if self._model.game.watching else next(own, None)

    def _fold_old(self, turns: list[Turn]) -> None:
        """Fold the turns before the viewer's last one, each only once: whoever unfolds one wants to see
        it."""
        known = self._known.setdefault(self._model.game.viewer, set())
        old = {turn.number for turn in turns} - known
        known |= old
        self.folded.update(old)

    def _earlier(self) -> list[Sequence[LogLine]]:
        """Return a line for the moves that are not loaded yet."""
        session = self._model.game.session
        words = self._model.ui.say("table-log-earlier", count=session.first)
        return [[LogLine(NOBODY, words, BEFORE, kind="before")]] if session.has_earlier else []

    # ---- turns
    def _kept(self, turns: list[Turn]) -> list[_Block]:
        """Return the blocks of all turns, from the cache as far as they are in it."""
        if self._language != self._model.ui.messages.language:
            self._language, self._blocks = self._model.ui.messages.language, {}
        blocks = self._blocks.setdefault(self._model.game.perspective, [])
        del blocks[len(turns) :]
        for index, turn in enumerate(turns):
            if index == len(blocks):
                blocks.append(_Block(turn))
            elif blocks[index].turn is not turn:
                blocks[index] = _Block(turn)
            if blocks[index].counted < len(turn.entries):
                self._complete(blocks[index])
        return blocks

    def _complete(self, block: _Block) -> None:
        """Add a turn's new lines and update its heading."""
        turn, lines = block.turn, list(block.lines[1:])
        owner = NOBODY if turn.seat is None else turn.seat
        for number, seat, event in turn.entries[block.counted :]:
            line = self._line(number, seat, event)
            if line.words and event.verb != NEW_TURN:
                level = 2 if lines and lines[-1].number == number else 1
                minor = self._model.table.words.announcement(event).minor
                lines.append(replace(line, turn=turn.number, owner=owner, level=level, minor=minor))
        done: dict[int, str] = {}  # the first important line of every move
        for line in [line for line in lines if not line.minor] or lines:
            done.setdefault(line.number, self._whose(line, owner))
        short = text.SEPARATOR.join(done.values())
        first, name = turn.entries[0][0], self._name(turn)
        heading = LogLine(owner, short, first, kind="turn", turn=turn.number, owner=owner, name=name)
        block.lines, block.counted = (heading, *lines), len(turn.entries)

    def _whose(self, line: LogLine, owner: Seat) -> str:
        """Return a line's text for the heading of a turn, with a name if another seat acts in it."""
        if line.seat in (owner, NOBODY):
            return line.words
        name = self._model.game.people[line.seat].name
        return self._model.ui.say("table-banner-other", name=name, what=line.words)

    def _name(self, turn: Turn) -> str:
        say, people = self._model.ui.say, self._model.game.people
        if turn.seat is None:
            return say("table-log-set-up")
        return say("table-log-turn", name=people[turn.seat].name, round=round_of(turn.number, len(people)))

    def _line(self, number: int, seat: Seat, event: Event) -> LogLine:
        table = self._model.table
        words = table.words.describe_event(self._model.context, event)
        return LogLine(int(event.facts.get("seat", seat)), words, number, tuple(table.words.where(event)))
