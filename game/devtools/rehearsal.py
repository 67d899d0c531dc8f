"""Random games of a title, examined as a window would show them: words, tips, previews, log, scores and
secrets.

Every exception is reported with the file and line in the title's code, every missing message with the code
that uses it.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from game.engine import blame, flow
from game.engine.game import Game
from game.engine.model import UNKNOWN, Choice, Event, Seat, State
from game.engine.session.record import COLOURS
from game.engine.title import BadTable, TableOption
from game.errors import Fact, Phrase
from game.packages import registry
from game.packages.registry import Package
from game.play.people import Person
from game.presentation.title_words import tip_text
from game.records.settings import Settings
from game.ui.table import layout
from game.ui.table.api import TableContext, table_of
from game.ui.window.ui import Ui, make_ui

GAMES = 50
LOOK_EVERY = 5
"""Decisions between two examinations of the whole table."""
WINDOW = (1280, 720)
MAX_PROBLEMS = 20
"""The most problems that are reported of a title."""
T = TypeVar("T")


def problems(package: Package, games: int = GAMES) -> list[Phrase]:
    """Return the problems in random games of a title, without duplicates."""
    rehearsal = Rehearsal(package)
    rehearsal.look_at_setup()
    for seed in range(games):
        if len(rehearsal.problems) >= MAX_PROBLEMS:
            break
        rehearsal.play(seed)
    rehearsal.finish()
    return list(rehearsal.problems.values())[:MAX_PROBLEMS]


class Rehearsal:
    """Plays a title and collects its problems."""

    def __init__(self, package: Package) -> None:
        self.package, self.title, self.table = package, package.title, table_of(package)
        self._home = registry.home(package.id)
        self.ui: Ui = make_ui(Settings())
        self.problems: dict[object, Phrase] = {}
        self._hides = self._stuck = False

    # ------------------------------------------------------------------ problems
    def _note(self, key: object, code: str, **facts: Fact) -> None:
        self.problems.setdefault(key, Phrase(code, title=self.package.id, **facts))

    def _try(self, doing: str, work: Callable[[], T], what: object = "") -> T | None:
        """Return the result of some work; None if it raises.

        doing: the end of the id of the message that names the work
        what: the action or event that it is about
        """
        named = Phrase(f"check-doing-{doing}", what=str(what))
        try:
            return work()
        except Exception as error:  # the code of a title may fail in any way
            raised = blame.described(error, self._home)
            self._note((doing, raised), "check-raised", doing=named, error=raised)
            return None
        finally:
            for trouble in self.ui.messages.troubles:
                self._note(str(trouble), "check-message", doing=named, problem=trouble)
            self.ui.messages.troubles.clear()

    # ------------------------------------------------------------------ before a game
    def look_at_setup(self) -> None:
        """Check the messages about the title itself: its name, its options, and the goal of the game."""
        for message in self._own_messages():
            self._try("setup", partial(self._need, f"{self.package.id}-{message}"))

    def _need(self, message: str) -> None:
        if not self.ui.messages.has(message):
            self.ui.messages.troubles.append(Phrase("check-message-none", message=message))

    def _own_messages(self) -> Iterator[str]:
        yield from ("name", "about")
        for option in self.title.options:
            yield from _messages(option)

    # ------------------------------------------------------------------ games
    def play(self, seed: int) -> None:
        """Play a random game at a table with random options."""
        chance = random.Random(seed)
        game = self._try("new-game", lambda: self._begin(chance, seed))
        if game is None:
            return
        events: Sequence[Event] = ()
        for number in range(self.title.max_decisions):
            asked = flow.choices(game.state)
            if not asked:
                break
            seat = chance.choice(sorted(asked))
            self._look(game, seat, asked[seat], events, everywhere=number % LOOK_EVERY == 0)
            events = self._move(game, seat, chance)
            if self._stuck:
                return
        self._look(game, 0, (), events, everywhere=True)

    def _begin(self, chance: random.Random, seed: int) -> Game:
        """Return a table with random options that go together."""
        seats = self.title.seats[seed % len(self.title.seats)]
        for _ in range(100):
            options = {option.id: chance.choice(option.choices) for option in self.title.options}
            with contextlib.suppress(BadTable):
                return Game.new(self.title, seats, options, seed)
        return Game.new(self.title, seats, {}, seed)

    def _move(self, game: Game, seat: Seat, chance: random.Random) -> Sequence[Event]:
        """Play a random move of a seat and return its events."""
        legal = game.legal(seat)
        option = chance.choice([option for option in legal if not option.not_for_bots] or legal)
        events = game.state.events = []
        before = len(self.problems)
        self._try("move", lambda: game.step(option.action, seat), option.action)
        self._stuck = len(self.problems) > before
        return events

    # ------------------------------------------------------------------ what is seen
    def _look(
        self, game: Game, seat: Seat, choices: Sequence[Choice], events: Sequence[Event], *, everywhere: bool
    ) -> None:
        context = self._try("view", lambda: self._context(game, seat, events))
        if context is None:
            return
        self._check_log(context)
        for choice in choices:
            self._read(context, choice)
        if everywhere:
            self._look_around(context, game)
            self._try("secrets", lambda: self._look_for_secrets(game.state, context.view, seat))

    def _context(self, game: Game, seat: Seat, events: Sequence[Event]) -> TableContext:
        view, seats = game.observe(seat), game.state.seats
        view.remember()
        people = tuple(Person(f"P{n + 1}", COLOURS[n]) for n in range(seats))
        wide, high = self.table.board_size
        others = [(seat + n) % seats for n in range(1, seats)]
        areas = layout.areas(self.ui, WINDOW, others, wide / high if high else 0.0)
        recent = tuple(event for event in events if event.is_visible_to(seat))
        return TableContext.of(self.ui, view, seat, people, areas, recent)

    def _check_log(self, context: TableContext) -> None:
        """Check the log lines of the last move."""
        table = self.table
        for event in context.recent:
            for work in (partial(table.words.log_line, context), table.words.announcement, table.words.where):
                self._try("log", partial(work, event), event.verb)

    def _read(self, context: TableContext, choice: Choice) -> None:
        """Check the words of a candidate, or the reason why it is refused."""
        table, option = self.table, choice.option
        self._try("label", lambda: table.words.label(context, option.action), option.action)
        if choice.reason is None:
            self._try("preview", lambda: table.words.preview(context, option), option.action)
            self._try("warning", lambda: table.words.warning(context, option.action), option.action)
            return
        reason, own = choice.reason, f"{self.package.id}-why-{choice.reason.code}"
        general = f"why-{reason.code}"
        message = general if self.ui.messages.has(general) and not self.ui.messages.has(own) else own

        def why() -> str:
            return self.ui.say(message, **{**reason.facts, **table.words.facts(context, reason.facts)})

        self._try("reason", why, option.action)

    def _look_around(self, context: TableContext, game: Game) -> None:
        """Check every thing on the table, the panels, the top bar, the question and the score sheet."""
        table = self.table
        self._try("things", lambda: [tip_text(thing.tip) for thing in table.things(context)])
        self._try("places", lambda: [tip_text(spot.tip) for spot in table.spots(context)])
        self._try(
            "panels", lambda: [tip_text(cell.tip) for one in table.panels(context) for cell in one.cells]
        )
        self._try("status", lambda: table.words.status(context))
        self._try("question", lambda: self._ask(context, game.state))
        self._try("scores", lambda: self._count(context, game))
        self._try("sides", lambda: self._name_sides(context.view))

    def _ask(self, context: TableContext, state: State) -> None:
        if context.seat in flow.choosers(state):
            ask = flow.question(state, context.seat)
            facts = {**ask.facts, **self.table.words.facts(context, ask.facts)}
            self.ui.say(f"{self.package.id}-ask-{ask.code}", **facts)

    def _count(self, context: TableContext, game: Game) -> None:
        scores = game.scores()
        for source in (*scores.sources, *scores.tie_breakers, *scores.beside):
            self.table.words.source(context, source.id)

    def _name_sides(self, view: Any) -> None:
        for played in filter(None, (self.title.played(view, seat) for seat in range(view.seats))):
            for message in (played, "side", "sides"):
                self._need(f"{self.package.id}-{message}")

        for first in self.title.firsts:
            self._need(f"{self.package.id}-first-{first}")

    # ------------------------------------------------------------------ secrets
    def _look_for_secrets(self, state: State, view: State, seat: Seat) -> None:
        """Check that a view hides the generator and the contents of hidden zones."""
        if view.rng:
            self._note("rng", "check-shows-chance")
        seen = {zone.path: zone for zone in self.title.zones(view)}
        for zone in self.title.zones(state):
            hidden = not zone.open_to(seat) and zone.ids
            self._hides |= bool(hidden)
            shown = seen.get(zone.path)
            if hidden and shown and len(shown.ids) == len(zone.ids) and UNKNOWN not in shown.ids:
                path = ".".join(map(str, zone.path))
                self._note(zone.path, "check-shows-zone", seat=seat, zone=path)

    def finish(self) -> None:
        """Report problems that only all games together show."""
        if (
            not self._hides
            and max(self.title.seats) > 1
            and not self.table.words.plays_open
            and not self.problems
        ):
            self._note("open", "check-hides-nothing")


def _messages(option: TableOption) -> Iterator[str]:
    """Yield the messages that the new-game screen needs for an option."""
    yield from (f"option-{option.id}", f"option-{option.id}-help")
    if option.kind == "choice":
        yield from (f"option-{option.id}-{choice}" for choice in option.choices)
