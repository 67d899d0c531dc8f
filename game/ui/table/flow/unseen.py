"""The moves that the people at a table have not heard or seen yet: sounds and reveals come once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import cast

from game.engine.model import Event, Seat
from game.ui.table.api import Reveal, TableContext
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.model.table_model import TableModel
from game.ui.window import sound


class Unseen:
    """Counts the moves each person has seen; at first, all made so far."""

    def __init__(self, model: TableModel, dialogs: Dialogs) -> None:
        self._model, self._game, self._dialogs = model, model.game, dialogs
        self._heard = self._game.session.made
        self._late: list[sound.Name] = []
        """The sounds of results that are not shown yet."""
        self._seen: dict[Seat, int] = dict.fromkeys(self._game.humans or [self._game.viewer], self._heard)

    def play_sounds(self) -> None:
        """Play the sounds of the moves not heard yet: the first one of each move, each sound once."""
        table, fresh = self._model.table, self._game.session.since(self._heard)
        self._heard = self._game.session.made
        sounds = [[table.words.announcement(event).sound for event in moment.events] for moment in fresh]
        heard = [[cast("sound.Name", name) for name in names if name] for names in sounds]
        first = dict.fromkeys(name for names in heard for name in names[:1])
        great = dict.fromkeys(name for names in heard for name in names[1:] if name in sound.GREAT)
        self._late = [name for name in great if name not in first]
        self._play(first)

    def play_results(self) -> None:
        """Play the sounds of the results of these moves, which are shown now."""
        late, self._late = self._late, []
        self._play(late)

    def _play(self, names: Iterable[sound.Name]) -> None:
        for name in names:
            self._model.ui.sound.play(name)

    def take_reveals(self, context: TableContext) -> list[tuple[Event, Reveal]]:
        """Return the reveals the viewer has not seen yet, each with its event, and mark them as seen."""
        found = self._fresh_reveals(context)
        self._seen[self._game.viewer] = self._game.session.made
        return [(events[reveal.after], reveal) for events, reveal in found]

    def depicted(self) -> list[Event]:
        """Return the events that the viewer's next reveals show: they need no words."""
        found = self._fresh_reveals(replace(self._model.context, view=self._game.view()))
        return [event for events, reveal in found for event in events[reveal.first : reveal.after + 1]]

    def _fresh_reveals(self, context: TableContext) -> list[tuple[Sequence[Event], Reveal]]:
        """Return the reveals that concern the viewer and were not seen yet, each with the events it was found
        in; none for spectators, who could not go on without a click."""
        game = self._game
        events = [event for _, _, event in game.log(self._seen.get(game.viewer, 0))]
        found = self._model.table.reveals(context, events) if events and not game.watching else ()
        return [(events, reveal) for reveal in found if reveal.concerns(game.viewer, events)]

    def seen_by(self, seat: Seat) -> int:
        """Return how many moves a seat has seen."""
        return self._seen.get(seat, 0)

    def show_reveals(self) -> None:
        """Show the viewer's reveals large, the first one on top."""
        for _, reveal in reversed(self.take_reveals(self._model.context)):
            self._dialogs.show_large(reveal.face, reveal.ratio, reveal.words)

    def forget(self) -> None:
        """Treat all moves as heard and seen, after an undo or a redo."""
        self._late = []
        self._heard = self._game.session.made
        self._seen = {seat: min(seen, self._heard) for seat, seen in self._seen.items()}
