"""The recap of what happened since the viewer's last turn, with the board after each step."""

from __future__ import annotations

from collections.abc import Collection
from itertools import groupby

from game.engine.model import Event, Seat
from game.presentation import log_turns
from game.presentation.log_turns import NEW_TURN, Turn, Turns
from game.ui.scenes.play.since import Entry, Since, Strip
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.view.table_view import TableView


class Recap:
    """Shows the viewer the others' moves, and the board after each of them."""

    def __init__(self, view: TableView, dialogs: Dialogs) -> None:
        self._view, self._model, self._game, self._dialogs = view, view.model, view.game, dialogs
        self._shown_until: dict[Seat, int] = {}

    def offer(self, known: Collection[str] = ()) -> None:
        """Show the recap before the viewer's first choice after others have moved, once, unless all its
        lines are `known` already, perhaps with a name before them."""
        game, moments = self._game, self._game.session.moments
        if game.watching or not moments or moments[-1].seat == game.viewer or not game.choices():
            return
        wanted = self._view.ui.settings.recap and game.teacher.recaps
        if self._shown_until.get(game.viewer, 0) >= game.session.made or not wanted:
            return
        if self._view.drag.held is not None:
            return  # the choice has begun
        self._shown_until[game.viewer] = game.session.made
        strips = self._strips()
        lines = [line for strip in strips for entry in strip.entries for line in entry.lines]
        if not all(any(old.endswith(line) for old in known) for line in lines):
            self._show(strips)

    def show(self) -> None:
        """Show the recap on demand."""
        self._show(self._strips())

    def _show(self, strips: list[Strip]) -> None:
        self._dialogs.stack.push(Since(self._view.ui, strips, self._room, self._look, self._back))

    def _strips(self) -> list[Strip]:
        """Return the others' turns since the viewer's last one, with an entry for each move; without set-
        up."""
        game, strips = self._game, list[Strip]()
        for turn in Turns(
            game.session, game.perspective, log_turns.missed(game.session, game.viewer)
        ).update():
            if turn.seat not in (None, game.viewer) and (entries := self._entries(turn)):
                strips.append(Strip(self._game.people[turn.seat], turn.number, entries))
        return strips

    def _entries(self, turn: Turn) -> tuple[Entry, ...]:
        """Return the lines of a turn; what another seat did in it has that seat's sign."""
        lines = [
            (number, int(event.facts.get("seat", mover)), words)
            for number, mover, event in turn.told
            if (words := self._words(event))
        ]
        people = self._game.people
        return tuple(
            Entry(number, tuple(words for *_, words in group), None if by == turn.seat else people[by])
            for (number, by), group in groupby(lines, key=lambda one: one[:2])
        )

    def _words(self, event: Event) -> str:
        table = self._model.table
        return "" if event.verb == NEW_TURN else table.words.log_line(self._model.context, event)

    def _room(self) -> tuple[int, int, int, int]:
        """Return the room of the recap: mat and hand, so that the board stays visible."""
        areas = self._model.context.areas
        return tuple(areas.mat.union(areas.hand))  # type: ignore[return-value]  # a rect has four numbers

    def _look(self, number: int) -> None:
        """Show the board after a move and ring what it was about."""
        view, session = self._view, self._game.session
        moment = session.moments[number - session.first]
        self._game.past = moment
        view.refresh()
        events = self._game.recent()
        refs = [ref for event in events for ref in self._model.table.words.where(event)]
        view.notices.marked = frozenset(refs)
        found = (self._model.by_ref.get(ref) for ref in refs)
        on_board = next((what for what in found if what is not None and what.on_board), None)
        if on_board is not None and not self._model.camera.at_home:
            view.board.reveal(on_board)

    def _back(self) -> None:
        """Return to the present position."""
        if self._game.past is not None:
            self._game.past = None
            self._view.refresh(at_once=True)
