"""Announce what happens at a table to people who cannot see it: each event once and in order, from the
viewer's view alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from game.engine.model import Seat
from game.presentation import log_turns
from game.presentation.clock_words import all_times
from game.presentation.rich_text import joined
from game.presentation.score_sheet import score_sheet
from game.presentation.table_in_words import TableInWords
from game.presentation.title_words import Context
from game.presentation.verdict import verdict
from game.ui.table.panels.notices import Refusal
from game.ui.table.view.table_view import TableView

MAX_UNDONE = 3
"""So many undone lines of the log are named; the others are counted."""


@dataclass
class Announced:
    """Remembers how much of a game was announced to a viewer.

    made    the number of moves
    lines   the announced lines of the log, each with the number of its move
    undone  the lines that were undone since
    is_cut  True if any move was undone since
    """

    made: int
    lines: list[tuple[int, str]] = field(default_factory=list)
    undone: list[str] = field(default_factory=list)
    is_cut: bool = False

    def cut(self, made: int) -> None:
        """Forget what was announced of moves that no longer exist."""
        if made < self.made:
            self.undone += [line for number, line in self.lines if number >= made]
            self.lines = [line for line in self.lines if line[0] < made]
            self.made, self.is_cut = made, True


class Announcer:
    """Call `update` in every turn of the loop. Nothing is worked out while nobody listens."""

    def __init__(self, view: TableView) -> None:
        self._view, self._model, self._game, self._voice = view, view.model, view.game, view.ui.voice
        self._announced: dict[Seat, Announced] = {}
        self._asked, self._hint = "", ""
        self._plate: list[str] = []
        self._is_introduced = False
        self._turn: tuple[Seat, int] | None = None
        """The viewer's turn that was announced last."""
        self._refusal: Refusal | None = None
        self._words: TableInWords | None = None
        self._facts: tuple[Context, Sequence[str]] | None = None
        """A position as the viewer sees it, and what is said of it besides the question."""
        self._said_now: Sequence[str] | None = None
        """The lines that were worked out in this turn of the loop."""

    @property
    def words(self) -> TableInWords:
        """The viewer's table in words."""
        model = self._model
        context = model.context
        if self._words is None or self._words.messages is not context.messages:
            self._words = TableInWords(context.messages, model.title, model.table.words)
            self._words.context = context
        if self._words.context is not context:
            self._words.context = context
            self._words.forget()
        return self._words

    def update(self) -> None:
        """Announce what is new. Call it only while the table is uncovered and on top."""
        if not self._voice.is_heard:
            return
        self._announce_table()
        self.announce_events()
        self._announce_refusal()
        self._announce_hint()
        self._announce_plate()
        self._announce_turn()
        self._said_now = self.asks()
        asked = self._said_now[-1]
        if asked != self._asked:
            self._asked = asked
            self._voice.say(asked)

    def spoken(self) -> Sequence[str]:
        """Return what `asks` returns; in the same turn of the loop as `update` it is not worked out again."""
        said, self._said_now = self._said_now, None
        return self.asks() if said is None else said

    def asks(self) -> Sequence[str]:
        """Return the state of the game, the viewer's own facts, and what is asked: what a table says besides
        its widgets.
        """
        context = self._model.context
        if self._facts is None or self._facts[0] is not context:
            status = self._model.table.words.status(context)
            self._facts = context, [*filter(None, (status, self._own_facts()))]
        return [*self._facts[1], self._view.widgets.prompt()[0]]

    def _own_facts(self) -> str:
        """Return the viewer's public facts in one line."""
        if self._game.watching:
            return ""
        say, model = self._view.ui.say, self._model
        summary = model.table.words.summary(model.context, self._game.viewer)
        facts = [f"{cell.value}~{{{cell.icon}}}" for cell in summary.cells]
        return joined(say, [*filter(None, (summary.line, *facts))], "names-more")

    # ---- what is new
    def announce_events(self) -> None:
        """Announce the events that the viewer has not heard of, unless a cover hides the table. Call it
        whenever the table has shown them, before anything else comes over it.
        """
        if not self._voice.is_heard or not self._game.uncovered:
            return
        session, seat = self._game.session, self._game.perspective
        if seat not in self._announced:
            self._announced[seat] = Announced(log_turns.missed(session, seat))
        for announced in self._announced.values():
            announced.cut(session.made)
        before = self._announced[seat]
        lines = [*self._lines(before.made)] if before.made < session.made else []
        news = [*self._undone(before), *(line for _, line in lines)]
        changed = "" if lines else self._changed(before.made)
        before.made, before.lines = session.made, [*before.lines, *lines]
        self._voice.say_all([*news, changed])
        if news and self._game.question() is not None:
            self._asked = ""  # asked again in a new position; that a bot is thinking is said once

    def _changed(self, since: int) -> str:
        """Return what the viewer's last choice has changed, if it was made since; "" for nothing."""
        session, context = self._game.session, self._model.context
        last = session.moments[-1] if session.made > since and session.moments else None
        if last is None or last.seat != self._game.perspective:
            return ""
        return self._model.table.words.changed(context, last.action)

    def _undone(self, before: Announced) -> Iterator[str]:
        """Yield what was undone after it was announced to a viewer: its lines of the log, or the choice if it
        had none. A replay only goes back.
        """
        gone, is_cut = before.undone, before.is_cut
        before.undone, before.is_cut = [], False
        if not is_cut or self._game.is_replay:
            return
        say, words, choice = self._view.ui.say, self._model.table.words, self._game.redo_next()
        if gone:
            named = joined(say, gone[:MAX_UNDONE], "names-more")
            yield say("access-undone", what=named, more=max(0, len(gone) - MAX_UNDONE))
        elif choice is not None:
            yield say("access-undone", what=words.action_label(self._model.context, choice).words, more=0)

    def _lines(self, since: int) -> Iterator[tuple[int, str]]:
        """Yield the lines of the log, each with the number of its move."""
        for entry in self._game.log(since):
            if line := self.words.event_line(entry):
                yield entry[0], line

    def _announce_refusal(self) -> None:
        refusal = self._view.notices.refusal
        if refusal is not self._refusal:
            self._refusal = refusal
            if refusal is not None:
                self._voice.say(refusal.words)

    def _announce_hint(self) -> None:
        hint = self._view.hints.words
        if hint != self._hint:
            self._hint = hint
            self._voice.say(hint)

    def _announce_plate(self) -> None:
        """Announce what the plate over the table says, such as the step of a lesson."""
        texts = [widget.described() for widget in self._view.widgets.overlay.widgets if widget.reads_out]
        plate = [line for text in texts for line in (text.name, text.more) if line]
        if plate != self._plate:
            self._plate = plate
            self._voice.say_all(plate)

    def _announce_table(self) -> None:
        """Announce once which game this is, and who plays."""
        if self._is_introduced:
            return
        self._is_introduced = True
        say, words = self._view.ui.say, self.words
        names = joined(say, [words.plain(person.name) for person in self._game.people], "names-more")
        self._voice.say(say("access-value", name=say(f"{self._model.title}-name"), value=names))

    def _announce_turn(self) -> None:
        """Announce that the viewer's own turn begins, with the state of the game."""
        game, context = self._game, self._model.context
        turn = context.view.turn
        is_own = not game.watching and not game.session.over and game.session.acting() == game.viewer
        if not turn or not is_own or (game.viewer, turn) == self._turn:
            return
        self._turn = game.viewer, turn
        say, status = self._view.ui.say, self._model.table.words.status(context)
        begun = say("table-your-turn")
        self._voice.say(say("access-value", name=begun, value=status) if status else begun)

    def announce_end(self) -> None:
        """Announce that the game is over, who has won, and the points of all; of a record that ends before,
        that this is its last move.
        """
        if not self._voice.is_heard:
            return
        self.announce_events()
        say, is_over = self._view.ui.say, self._game.session.over
        self._voice.say(say("table-over" if is_over else "replay-at-end"))
        if is_over:
            self._voice.say(verdict(say, score_sheet(self._model)))
            self._voice.say(self._points())

    def jump(self) -> None:
        """Announce no move up to the present position, to which a replay has gone at once."""
        made = self._game.session.made
        for announced in self._announced.values():
            announced.cut(made)
            announced.made = made

    # ---- a summary
    def summarise(self) -> None:
        """Announce the state of the game, whose turn it is, where the viewer is, the score, and what has
        changed since the viewer's last turn.
        """
        self._voice.say_all([*self.summary()])

    def summary(self) -> Iterator[str]:
        """Yield the summary line by line."""
        say, game = self._view.ui.say, self._game
        yield from self.asks()
        if times := all_times(game, say):
            yield say("clock-times", times=times)
        if (acting := game.acting()) is not None and not game.session.over:
            yield say("access-turn-of", name=game.people[acting].name)
        if places := self._own_places():
            yield say("access-own-places", places=self.words.counted(places))
        yield self._points()
        yield from (line for _, line in self._lines(log_turns.missed(game.session, game.perspective)))

    def _points(self) -> str:
        """Return the points of all seats, as far as the viewer may know them."""
        say, sheet = self._view.ui.say, score_sheet(self._model)
        totals = [
            say("access-cell", heading=who.name, value=str(total))
            for who, total in zip(sheet.seats, sheet.totals, strict=True)
        ]
        return say("access-scores", scores=joined(say, totals, "names-more"))

    def _own_places(self) -> list[str]:
        """Return the names of the places with the viewer's pieces."""
        words = self.words
        own = self._model.table.words.own(self._model.context)
        places = (words.items[ref].place for ref in own if ref in words.items)
        return [words.names[place] for place in places if place is not None and place in words.names]
