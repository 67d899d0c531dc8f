"""What the window says of a game, to every seat: the log, the choices offered, the score sheet;
and what bots take the position for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from game.engine.model import Choice, Event, Fact, Reason, Seat
from game.engine.session.session import Session
from game.packages import registry
from game.play.people import Person
from game.ui.table import layout
from game.ui.table.api import Table, TableContext
from tests.content.hearing import Hearing

COLOURS = ("red", "blue", "green", "orange", "violet", "ivory", "charcoal")
SIZE = (1280, 720)
KNOWN = 4
"""Choices of known odds that are told, the best ones."""


@cache
def _ui() -> Hearing:
    return Hearing()


class Voice:
    """Puts what happens at a table of a title into words."""

    def __init__(self, title: str, seats: int) -> None:
        self.title, self.ui = title, _ui()
        self.table: Table = registry.find(title).table_view
        self.people = tuple(Person(f"P{n}", COLOURS[n]) for n in range(seats))
        w, h = self.table.board_size
        self.areas = layout.areas(self.ui, SIZE, [*range(1, seats)], w / h)

    def look(self, view: Any, seat: Seat, events: Sequence[Event] = ()) -> TableContext:
        """A seat's look at its view, just after these events."""
        seen = tuple(e for e in events if e.seen_by is None or seat in e.seen_by)
        return TableContext.of(self.ui, view, seat, self.people, self.areas, seen)

    def plain(self, rich: str) -> str:
        """Rich words spoken."""
        return self.ui.spoken(self.title, rich)

    def event(self, event: Event, mover: Seat, looks: Sequence[TableContext]) -> Iterator[str]:
        """What each seat is told; one line where all are told the same."""
        told: dict[str, list[Seat]] = {}
        for seat, look in enumerate(looks):
            if event.seen_by is None or seat in event.seen_by:
                told.setdefault(self._words(event, look), []).append(seat)
        who = self.people[int(event.facts.get("seat", mover))].name
        for words, seats in told.items():
            some = len(seats) < len(looks)
            yield f"  {who}{f' [to {names(seats)}]' if some else ''} {words}"

    def _words(self, event: Event, look: TableContext) -> str:
        """What the log says; an event without words by its verb and facts, in brackets."""
        words = self.plain(self.table.words.log_line(look, event))
        facts = "".join(f" {name} {value}" for name, value in event.facts.items())
        return words or f"({event.verb}{facts})"


class Teller(Voice):
    """Puts a session into words. `asked` remembers which questions were shown already."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.title.id, len(session.seats))
        self.session = session
        self.asked: set[str] = set()

    def context(self, seat: Seat) -> TableContext:
        """A seat's look at the game as it stands."""
        recent = self.session.moments[-1].events if self.session.moments else ()
        return self.look(self.session.view(seat), seat, recent)

    # ---- the log
    def move(self) -> Iterator[str]:
        """The last move and all that it brought about, as each seat is told it."""
        moment = self.session.moments[-1]
        yield f"{len(self.session.moments)} {self.people[moment.seat].name}: {moment.action}"
        if moment.events:
            looks = [self.context(seat) for seat in range(len(self.people))]
            for event in moment.events:
                yield from self.event(event, moment.seat, looks)

    # ---- questions
    def new_questions(self) -> Iterator[str]:
        """Every question that stands now and was not shown yet, with its choices."""
        for seat in self.session.waiting_for():
            ask = self.session.question(seat)
            if ask is not None and ask.code not in self.asked:
                self.asked.add(ask.code)
                yield from self._question(seat, ask.code, ask.facts)

    def _question(self, seat: Seat, code: str, given: dict[str, Fact]) -> Iterator[str]:
        context = self.context(seat)
        facts = {**given, **self.table.words.facts(context, given)}
        yield f"? {self.people[seat].name} {self.plain(self.ui.say(f'{self.title}-ask-{code}', **facts))}"
        for choice in self.session.choices(seat):
            yield f"  {choice.option.action}: {self._choice(context, choice)}"

    def _choice(self, context: TableContext, choice: Choice) -> str:
        if choice.reason is not None:
            return f"no, {self._why(context, choice.reason)}"
        label = self.table.words.label(context, choice.option.action)
        said = (label.words, label.tip, self.table.words.preview(context, choice.option))
        return " | ".join(self.plain(part) for part in said if part)

    def _why(self, context: TableContext, reason: Reason) -> str:
        facts = {**reason.facts, **self.table.words.facts(context, reason.facts)}
        own = f"{self.title}-why-{reason.code}"
        words = self.ui.say(own if self.ui.messages.has(own) else f"why-{reason.code}", **facts)
        return f"{self.plain(words)} ({reason.rule})"

    # ---- scores
    def scores(self) -> Iterator[str]:
        """The score sheet, and what a seat knows besides."""
        scores, context = self.session.scores(), self.context(0)
        yield f"= {self.plain(self.table.words.status(context))}"
        for source in (*scores.sources, *scores.beside):
            yield f"  {self._source(context, source.id)}: {_listed(source.points)}"
        yield f"  in all: {_listed(scores.totals)}"
        for source in scores.tie_breakers:
            yield f"  then {source.id}: {_listed(source.points)}"
        for seat in range(len(self.people)):
            for hidden, points in self.table.words.hidden_points(self.context(seat)).items():
                yield f"  [to {names([seat])}] {self._source(context, hidden)}: {_listed(points)}"
        ending = f" {self._source(context, scores.ending)}" if scores.ending else ""
        yield f"  in front: {names(scores.winners) or 'nobody'}{ending}"

    # ---- bots
    def judged(self) -> Iterator[str]:
        """What bots take the position for, seat by seat, and choices whose odds they know."""
        session, evaluation = self.session, registry.find(self.title).default_evaluation
        views = [session.view(seat) for seat in range(len(self.people))]
        yield f"~ {' '.join(f'{evaluation.evaluate(view, seat):.2f}' for seat, view in enumerate(views))}"
        for seat in session.waiting_for():
            known = evaluation.known_values(views[seat], seat, session.legal(seat))
            for action, worth in sorted(known.items(), key=lambda pair: (-pair[1], str(pair[0])))[:KNOWN]:
                yield f"  {action}: {worth:.2f}"

    def _source(self, context: TableContext, source: str) -> str:
        return self.plain(self.table.words.source(context, source)[0])


def names(seats: Sequence[Seat]) -> str:
    """Seats by their names."""
    return " ".join(f"P{seat}" for seat in seats)


def _listed(points: Sequence[int | None]) -> str:
    return " ".join("?" if n is None else str(n) for n in points)
