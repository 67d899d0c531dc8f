"""A game at one screen: who looks, who chooses, and the bots between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game import bots
from game.bots import BotFailed
from game.bots.advice.hints import Hint
from game.bots.search.bot_process import BotProcess
from game.bots.search.courses import world_seed
from game.engine import codec
from game.engine.model import Action, Ask, Choices, Event, IllegalAction, Reason, Seat
from game.engine.session.moment import Moment
from game.engine.session.session import WATCHER, Session
from game.engine.session.shown_game import ShownGame
from game.errors import UserError
from game.play.explanation import Explanation
from game.play.people import Person
from game.play.pins import Pins
from game.play.table_clock import ClockReading, TableClock
from game.play.thinking import Thinking
from game.play.verbatim import verbatim


class Teacher:
    """A lesson's additions to the rules; the default adds nothing."""

    recaps = True
    """True shows recaps of the others' moves."""

    joins_moves = False
    """True shows consecutive moves of others as one."""

    def suggested(self) -> Action | None:
        """Return the action that the viewer should take next; None for no suggestion."""
        return None

    def refuse(self, actions: Sequence[Action]) -> None:
        """Raise IllegalAction if the actions of one gesture are not wanted as a whole."""

    def most(self, action: Action) -> int | None:
        """Return how often one gesture may repeat an action; None: without limit."""
        return None

    def filter_reasons(self, reasons: Sequence[Reason]) -> Sequence[Reason]:
        """Return the reasons to show the viewer, of those against something."""
        return reasons


class Controller:
    """A game at one screen, in play or recorded: who looks on, and what they see.

    By itself nobody chooses anything: what somebody could do is empty here, and `GameController` fills it in.
    `viewer`: the seat at the screen.
    """

    is_replay = False
    """True if a recorded game is only shown."""
    covers = True
    """True if a cover may hide the table while the screen is passed on."""
    guessed: frozenset[str] = frozenset()
    """The ids of the things on the table that are only a guess."""

    def __init__(self, session: ShownGame) -> None:
        self.session = session
        self.people = tuple(Person(verbatim(s.name), s.colour, s.kind != bots.HUMAN) for s in session.seats)
        self.humans = [seat for seat, who in enumerate(self.people) if not who.bot]
        self.teacher = Teacher()
        self.clock = ClockReading(session)
        self.past: Moment | None = None
        """The move after which the table is shown; None: the present position."""
        asked = [s for s in session.waiting_for() if s in self.humans]
        self.viewer: Seat = (asked or self.humans or [0])[0]
        self.side: Seat = WATCHER
        """The seat whose view spectators see; WATCHER: only what is open to all."""
        self.uncovered = len(self.humans) < 2
        """True once the viewer has taken over the screen."""

    def assign_colours(self, colours: Sequence[str]) -> None:
        """Give the people the colours that the title fixes; else those they chose."""
        chosen = [seat.colour for seat in self.session.seats]
        fixed = colours if len(colours) == len(chosen) else chosen
        self.people = tuple(replace(who, colour=own) for who, own in zip(self.people, fixed, strict=True))

    # ---- the clock
    def tick(self, ms: float) -> None:
        """Let time pass for the viewer if they can act: call it only while nothing hides the table."""

    @property
    def out_of_time(self) -> bool:
        """True if the viewer's time is over and the clock chooses for them."""
        return False

    # ---- who looks
    @property
    def watching(self) -> bool:
        """True if only bots play, so that everybody at the screen is a spectator."""
        return not self.humans

    @property
    def is_alone(self) -> bool:
        """True if one person plays, with nobody but bots."""
        return len(self.humans) == 1

    @property
    def perspective(self) -> Seat:
        """The seat whose view is shown: the viewer or, for spectators, the side they chose."""
        return self.side if self.watching else self.viewer

    def next_viewer(self) -> Seat | None:
        """Return the person who must get the screen now; None if it stays."""
        waiting = [s for s in self.session.waiting_for() if s in self.humans]
        return None if self.viewer in waiting else next(iter(waiting), None)

    def hand_over(self, seat: Seat) -> None:
        """Give the screen to another seat."""
        self.viewer = seat

    def uncover(self) -> None:
        """Show the table to the viewer."""
        self.uncovered = True

    def locks(self, seat: Seat) -> bool:
        """Return whether a seat has a PIN."""
        return False

    def hides_from(self, other: Seat, seat: Seat) -> bool:
        """Return whether a seat sees something that another one may not see."""
        return codec.encode(self.session.view(seat)) != codec.encode(self.session.view(other))

    def has_secrets(self) -> bool:
        """Return whether a person at the table sees something that another one may not see."""
        return any(self.hides_from(other, self.humans[0]) for other in self.humans[1:])

    def view(self) -> Any:
        """Return the view that is shown."""
        past = self.past
        return (
            self.session.title.view(past.after, self.perspective)
            if past
            else self.session.view(self.perspective)
        )

    def view_before(self, moment: Moment) -> Any:
        """Return what the viewer saw before a choice."""
        return self.session.title.view(moment.before, self.perspective)

    def log(self, since: int = 0) -> list[tuple[int, Seat, Event]]:
        """Return the events from a move on that the viewer may know: the move's number, who moved, the
        event."""
        return self.session.log(self.perspective, since)

    def recent(self) -> tuple[Event, ...]:
        """Return the events of the last choice that the viewer may know."""
        moments = [self.past] if self.past else self.session.moments[-1:]
        events = (event for moment in moments for event in moment.events)
        return tuple(event for event in events if event.is_visible_to(self.perspective))

    def acting(self) -> Seat | None:
        """Return whose turn it is, or who is asked."""
        if self.past is not None:
            return self.past.seat
        acting = self.session.acting()
        return acting if acting is not None else self.who_is_asked()

    def who_is_asked(self) -> Seat | None:
        """Return who must choose now: the viewer, else the seat whose turn it is, else the first one."""
        waiting = self.session.waiting_for()
        return next((s for s in (self.viewer, self.session.acting(), *waiting) if s in waiting), None)

    def thinking(self) -> Seat | None:
        """Return the seat that moves next without a choice of the viewer; None if there is none."""
        return None

    def poll(self) -> bool:
        """Let the game go on by itself; return whether there was a move."""
        return False

    # ---- what the viewer could do
    def choices(self) -> Choices:
        """Return the viewer's choices, the refused ones with their reason."""
        return []

    def question(self) -> Ask | None:
        """Return the viewer's question."""
        return None

    @property
    def can_hint(self) -> bool:
        """True if the viewer can ask for a hint now."""
        return False

    def ask_hint(self) -> None:
        """Let a bot look for the viewer's best choice."""

    def hint(self) -> Hint | None:
        """Return the hint once it is there."""
        return None

    def ask_courses(self, hint: Hint) -> None:
        """Let a bot work out how the best lines of a hint may go on."""

    def explanation(self, hint: Hint) -> Explanation | None:
        """Return how these lines may go on, once it is worked out."""
        return None

    def would_stop(self, *_actions: Action) -> str | None:
        """Return the message id of what would prevent an undo of these actions, as long as each is legal;
        None if nothing would.
        """
        return None

    @property
    def undoes(self) -> Seat:
        """The seat whose choices undo takes back."""
        return self.viewer

    def undo_stop(self) -> str | None:
        """Return the message id of what prevents an undo; None if nothing does."""
        return "undo-stops-other-seat"

    @property
    def back_to(self) -> int:
        """The number of the first move before which the viewer can go back; that of the next move if there is
        none."""
        return self.session.made

    def redo_next(self) -> Action | None:
        """Return the action that the viewer could redo."""
        return None

    def can_take_back(self) -> bool:
        """Return whether the viewer could undo the last choice while another seat is to choose."""
        return False

    def done(self) -> None:
        """Confirm the viewer's last choice, so that the others go on."""

    # ---- what went wrong
    @property
    def record_problem(self) -> UserError | None:
        """The reason why the record cannot be written at present."""
        return None

    @property
    def problem(self) -> UserError | BotFailed | None:
        """The reason why the record cannot be written, or a sentence about a bot that failed."""
        return None

    def save(self) -> UserError | None:
        """Write what could not be written; return why it still cannot be."""
        return None

    def close(self) -> None:
        """Leave the game and end the bots' processes."""


class GameController(Controller):
    """A session with the people round it and the bots among them."""

    session: Session
    clock: TableClock

    def __init__(self, session: Session, process: BotProcess) -> None:
        super().__init__(session)
        self.clock = TableClock(session)
        self.pins = Pins(session)
        self.uncovered = self.uncovered and not self.pins.locks(self.viewer)
        self.bots = Thinking(session, process)
        self._done: Moment | None = None

    def locks(self, seat: Seat) -> bool:
        return self.pins.locks(seat)

    def uncover(self) -> None:
        super().uncover()
        self.session.undo_policy.look(self.viewer)

    def choices(self) -> Choices:
        """Return the viewer's choices; none while a bot thinks, for a bot's seat, or in the past."""
        asked = self.viewer in self.humans and not self.past and not self.out_of_time
        return self.session.choices(self.viewer) if asked else []

    def question(self) -> Ask | None:
        """Return the viewer's question."""
        return self.session.question(self.viewer) if self.viewer in self.humans and not self.past else None

    # ---- what happens
    def act(self, action: Action, follows: bool = False) -> None:
        """Make the viewer's choice. `follows`: it belongs to the gesture before it. Raises IllegalAction."""
        if self.out_of_time:
            raise IllegalAction([Reason("clock-late", "")])
        self.clock.write()
        self.session.submit(self.viewer, action, follows)

    def would_stop(self, *actions: Action) -> str | None:
        try:
            return self.session.undo_policy.would_stop(self.viewer, *actions)
        except IllegalAction:
            return None

    def undo_stop(self) -> str | None:
        return "undo-stops-other-seat" if self.watching else self.session.undo_policy.stop(self.viewer)

    @property
    def back_to(self) -> int:
        session = self.session
        return session.made if self.watching else session.undo_policy.furthest(self.viewer, session.first)

    def redo_next(self) -> Action | None:
        following = self.session.redo_next()
        return following[1] if following is not None and following[0] == self.viewer else None

    def can_take_back(self) -> bool:
        session = self.session
        if session.over or not session.moments or self.viewer in session.waiting_for():
            return False
        reaches_further = session.header.practice and self.thinking() is not None
        fresh = session.moments[-1] is not self._done
        return fresh and not reaches_further and self.undo_stop() is None

    def done(self) -> None:
        self._done = next(reversed(self.session.moments), None)

    # ---- the clock
    def tick(self, ms: float) -> None:
        if self.uncovered and self.viewer in self.humans and self.viewer in self.session.waiting_for():
            self.clock.tick(self.viewer, ms)

    @property
    def out_of_time(self) -> bool:
        return self.uncovered and self.viewer in self.humans and self.clock.chooses_for(self.viewer)

    # ---- the bots
    def thinking(self) -> Seat | None:
        """Return the bot that must choose now, if no person at the screen can; the viewer if the clock
        chooses for them."""
        if self.out_of_time:
            return self.viewer
        return next((s for s in self.session.waiting_for() if self.people[s].bot), None)

    def poll(self) -> bool:
        seat, for_viewer = self.thinking(), self.out_of_time
        if for_viewer:
            self.clock.write()
        action = self._choice_of(seat) if seat is not None else None
        if seat is None or action is None:
            return False
        self.session.submit(seat, action)
        if for_viewer:
            self.done()
        return True

    def _choice_of(self, seat: Seat) -> Action | None:
        """Return what a bot, or the clock, chooses for a seat; None as long as it thinks."""
        return (self.clock.ending_for(seat) if self.out_of_time else None) or self.bots.move(seat)

    @property
    def can_hint(self) -> bool:
        return bool(self.choices()) and self.thinking() is None

    def ask_hint(self) -> None:
        self.bots.ask_hint(self.viewer)

    def hint(self) -> Hint | None:
        return self.bots.hint(self.viewer)

    def ask_courses(self, hint: Hint) -> None:
        self.bots.ask_courses(self.viewer, hint)

    def explanation(self, hint: Hint) -> Explanation | None:
        courses = self.bots.courses(self.viewer)
        if courses is None:
            return None
        seed = world_seed(self.bots.seed(self.viewer))
        return Explanation(hint, courses, self.session.view(self.viewer), self.viewer, seed)

    @property
    def record_problem(self) -> UserError | None:
        return self.session.problem

    @property
    def problem(self) -> UserError | BotFailed | None:
        return self.record_problem or self.bots.failure

    def save(self) -> UserError | None:
        return self.session.save_again()

    def close(self) -> None:
        """Stop the bots and close the record."""
        self.bots.close()
        self.clock.write()
        self.session.close()
