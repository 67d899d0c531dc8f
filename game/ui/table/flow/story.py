"""The moves that a person missed, in strips, with pictures of revealed choices in between."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby

from game.engine.model import Event, Seat
from game.engine.session.session import WATCHER
from game.engine.session.shown_game import ShownGame
from game.presentation import log_turns
from game.presentation.log_turns import NEW_TURN, LogEntry, Turn, Turns
from game.ui.scenes.play.strips import Entry, Strip
from game.ui.table.api import Reveal, TableContext
from game.ui.table.model.table_model import TableModel

Part = Strip | Reveal


def missed_by(session: ShownGame, seat: Seat) -> int:
    """Return the number of the first move after a seat's last choice."""
    for number in range(session.made, session.first, -1):
        if session.moments[number - 1 - session.first].seat == seat:
            return number
    return session.first


class Story:
    """Describes moves for a cover and for the recap."""

    def __init__(self, model: TableModel) -> None:
        self._model, self._game = model, model.game

    def recap(self) -> list[Strip]:
        """Return the others' turns since the viewer's last one, from the viewer's view; without set-up."""
        game = self._game
        since = log_turns.missed(game.session, game.viewer)
        turns = Turns(game.session, game.perspective, since).update()
        others = [turn for turn in turns if turn.seat != game.viewer]
        return [strip for turn in others for strip in self._strips(turn, self._model.context)]

    def for_all(self, seat: Seat, fresh: int) -> list[Part]:
        """Return what everybody may know of the moves since a seat's last choice. Results of secret choices
        that the seat took part in are shown as pictures, if made from move `fresh` on. Seats that were opened
        without their PIN are named by the cover itself."""
        session = self._game.session
        context = replace(self._model.context, view=session.view(WATCHER), seat=seat, recent=())
        turns = Turns(session, WATCHER, missed_by(session, seat), with_openings=False).update()
        logged = [one for turn in turns for one in turn.entries]
        reveals = {reveal.after: reveal for reveal in self._reveals(context, logged, fresh)}
        parts, first = list[Part](), 0
        for turn in turns:
            parts += self._parts(turn, context, first, reveals)
            first += len(turn.entries)
        return parts

    def _reveals(self, context: TableContext, logged: Sequence[LogEntry], fresh: int) -> list[Reveal]:
        """Return the pictures for a seat: results it took part in, and what concerns everybody."""
        events = [event for *_, event in logged]
        found = self._model.table.reveals(context, events)
        return [r for r in found if logged[r.after][0] >= fresh and r.concerns(context.seat, events)]

    def _parts(
        self, turn: Turn, context: TableContext, first: int, reveals: Mapping[int, Reveal]
    ) -> Iterator[Part]:
        """Yield a turn in strips, with the pictures between them. `first`: number of its first event; what a
        picture shows is not said in words too."""
        depicted = {n for reveal in reveals.values() for n in range(reveal.first, reveal.after + 1)}
        segment = Turn(turn.number, turn.seat)
        for number, one in enumerate(turn.entries, first):
            if number not in depicted:
                segment.entries.append(one)
            if number in reveals:
                yield from self._in_short(segment, context)
                yield reveals[number]
                segment = Turn(turn.number, turn.seat)
        yield from self._in_short(segment, context)

    def _in_short(self, turn: Turn, context: TableContext) -> Iterator[Strip]:
        """Yield a turn without what is minor, if there is anything else, and with what was done several times
        in a row as one entry."""
        announcement, say = self._model.table.words.announcement, self._model.ui.say
        main = Turn(turn.number, turn.seat, [one for one in turn.entries if not announcement(one[2]).minor])
        for strip in [*self._strips(main, context)] or self._strips(turn, context):
            entries = list[Entry]()
            for (lines, _, _), alike in groupby(strip.entries, key=lambda e: (e.lines, e.by, e.headline)):
                same = [*alike]
                times = partial(say, "table-banner-times", count=len(same))
                shown = lines if len(same) == 1 else tuple(times(what=line) for line in lines)
                entries.append(replace(same[0], lines=shown))
            yield replace(strip, entries=tuple(entries))

    def _strips(self, turn: Turn, context: TableContext) -> Iterator[Strip]:
        """Yield a turn with an entry for each move; nothing for the set-up or without words."""
        if turn.seat is not None and (entries := self.entries(turn, context)):
            yield Strip(self._game.people[turn.seat], turn.number, entries)

    def entries(self, turn: Turn, context: TableContext) -> tuple[Entry, ...]:
        """Return the lines of a turn; what another seat did in it has that seat's sign."""
        lines = [
            (number, int(event.facts.get("seat", mover)), words, self._is_headline(event))
            for number, mover, event in turn.entries
            if (words := self._words(context, event))
        ]
        people, entries = self._game.people, list[Entry]()
        for (number, by), group in groupby(lines, key=lambda line: line[:2]):
            _, _, logged, headlines = zip(*group, strict=True)
            entries.append(Entry(number, logged, None if by == turn.seat else people[by], any(headlines)))
        return tuple(entries)

    def _is_headline(self, event: Event) -> bool:
        return self._model.table.words.announcement(event).headline

    def _words(self, context: TableContext, event: Event) -> str:
        return "" if event.verb == NEW_TURN else self._model.table.words.describe_event(context, event)
