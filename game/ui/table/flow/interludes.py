"""Interludes for the moves just made, such as dice and milestones, as far as the viewer may see them, in the
order in which they happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from game.engine.model import Event
from game.presentation.announcements import Milestone
from game.ui.scenes.play.interlude import InterludeScene
from game.ui.table.api import Interlude, Reveal, TableContext
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.view.table_view import TableView
from game.ui.window.commands import Press
from game.ui.window.scene import Scene

Reveals = Callable[[TableContext], Iterable[tuple[Event, Reveal]]]
"""Returns what is to be shown large, each with the event that it follows."""
Numbered = tuple[int, Interlude]
"""The number of an event, and what is shown of it."""


class Interludes:
    """Shows dice and milestones before play goes on. Moves made before its creation are not shown."""

    def __init__(self, view: TableView, dialogs: Dialogs) -> None:
        self._view, self._game, self._dialogs = view, view.game, dialogs
        self._shown = self._game.session.made
        self.announced: list[Event] = []
        """The events of the milestones that were last shown."""
        self.thrown: list[Event] = []
        """The events of the dice that were last shown."""

    def forget(self) -> None:
        """Treat all moves as shown, after an undo or a redo."""
        self._shown = self._game.session.made

    def play(
        self, show: Callable[[], None], done: Callable[[], None], share: float = 1.0, *, dice: bool = True,
        reveals: Reveals = lambda _: (),
    ) -> None:  # fmt: skip
        """Show the interludes of the moves since the last call, then call `show`, which shows the table, and
        `done`.

        share    of the usual time; 0: no interludes
        dice     whether thrown dice are shown
        reveals  returns what is shown large, at its place among the events; only called if anything is shown
        """
        self.announced, self.thrown = [], []
        found = self._fresh(dice, reveals) if share else ()
        self.forget()
        if not found:
            show()
            done()
            return
        self._view.drag.cancel()
        view, model = self._view, self._view.model
        scene = InterludeScene(
            view.ui, view.painter, found, lambda: model.areas.board, show, done, self._dialogs.show_large,
            partial(self._forward, self._dialogs.stack.top), share,
        )  # fmt: skip
        self._dialogs.stack.push(scene)

    def _forward(self, table: Scene | None, press: Press) -> None:
        """Pass a click on to the table, unless something else is shown over it now."""
        if table is not None and self._dialogs.stack.top is table:
            self._view.form.press_guard.release()
            table.command(press)

    def _fresh(self, dice: bool, reveals: Reveals) -> Sequence[Interlude]:
        """Return the interludes of the moves not shown yet; none with animation off."""
        game, model = self._game, self._view.model
        if not self._view.ui.theme.duration(1.0):
            return ()
        events = [event for _, _, event in game.log(self._shown)]
        context = replace(model.context, view=game.view(), recent=tuple(events))
        found = [*self._throws(context, events, dice), *self._milestones(context, events)]
        if not found:
            return ()
        revealed = [(_number(event, events), reveal) for event, reveal in reveals(context)]
        return [what for _, what in sorted([*found, *revealed], key=lambda at: at[0])]

    def _throws(self, context: TableContext, events: Sequence[Event], dice: bool) -> Iterator[Numbered]:
        """Yield the thrown dice, each with the number of its event."""
        if dice and self._view.ui.settings.dice:
            for throw in self._view.model.table.throws(context, events):
                self.thrown.append(events[throw.after])
                yield throw.after, throw

    def _milestones(self, context: TableContext, events: Sequence[Event]) -> Iterator[Numbered]:
        """Yield the milestones, each with the number of its event."""
        table, say = self._view.model.table, self._view.ui.say
        for number, event in enumerate(events):
            if icon := table.words.announcement(event).milestone:
                message = f"{self._view.model.title}-milestone-{event.verb}"
                name = context.people[int(event.facts["seat"])].name if "seat" in event.facts else ""
                words, is_logged = self._line(context, event, message, name)
                self.announced.append(event)
                yield number, Milestone(icon, say(message, name=name), words, is_logged)

    def _line(self, context: TableContext, event: Event, message: str, name: str) -> tuple[str, bool]:
        """Return the line below a milestone's heading, a message of its own or the line of the log, and
        whether it is the latter.
        """
        words, say = self._view.model.table.words, self._view.ui.say
        if self._view.ui.messages.has(f"{message}-line"):
            return say(f"{message}-line", name=name, **words.facts(context, dict(event.facts))), False
        line = words.describe_event(context, event)
        return (say("table-milestone", name=name, words=line) if name else line), True


def _number(event: Event, events: Sequence[Event]) -> int:
    """Return the number of an event; -1 if it happened before all of them."""
    return next((number for number, other in enumerate(events) if other is event), -1)
