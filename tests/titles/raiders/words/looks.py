"""A seat's look at a position of Raiders of Scythia, without a window."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.engine.model import Seat
from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.session import Session
from game.play.people import Person
from game.presentation.messages import Messages
from game.presentation.title_words import Context
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.words import RaidersWords
from tests.titles.raiders.positions import PACKAGE, TITLE

WORDS: RaidersWords = PACKAGE.title_words
MESSAGES = Messages()
SAY = MESSAGES.say


def context(state: RaidersState, seat: Seat = 0) -> Context:
    """A seat's look at a position."""
    return _context(TITLE.view(state, seat), seat)


def look_at(session: Session, seat: Seat) -> Context:
    """A seat's look at a game."""
    return _context(session.view(seat), seat)


def _context(view: RaidersState, seat: Seat) -> Context:
    people = tuple(Person(f"P{n}", COLOURS[n]) for n in range(view.seats))
    return Context(MESSAGES, view, seat, people)


def random_play(seats: int, seed: int, **options: str) -> Iterator[tuple[Session, Seat]]:
    """A random game, before each decision, with a seat that is asked."""
    people = [SeatSetup(f"P{n}", COLOURS[n]) for n in range(seats)]
    session = Session.new(TITLE, people, options, seed, None)
    chance = random.Random(seed)
    while not session.over:
        seat = chance.choice(session.waiting_for())
        yield session, seat
        session.submit(seat, chance.choice(session.legal(seat)).action)
