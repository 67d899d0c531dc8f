"""The table of clicks: each of the commonest actions, found in a kept game and made by hand."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from game.engine.model import Seat
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.presentation.messages import Messages
from game.records.settings import Store
from game.ui.window.app import App
from tests.clicks.routines import Move, Routine, actions, once, steps
from tests.clicks.shortest import Table
from tests.playthroughs.games import GAMES, Game
from tests.playthroughs.play import kept_moves
from tests.playthroughs.telling import COLOURS


@dataclass(frozen=True)
class Place:
    """Where an action was taken in a kept game: the position before it, who took it, its choices."""

    game: Game
    state: Any
    seat: Seat
    choices: tuple[str, ...]


@contextmanager
def window() -> Iterator[App]:
    """The real window, silent, in which nothing moves."""
    with tempfile.TemporaryDirectory() as folder:
        app = App(Store(Path(folder)))
        settings = app.ui.settings
        settings.volume, settings.motion, settings.pace = 0, "off", "at_once"
        app.ui.messages = Messages()
        app.ui.adopt(app.size)
        try:
            yield app
        finally:
            app.window.destroy()


def find(title: str, wanted: Sequence[Routine], games: Sequence[Game] = GAMES) -> dict[Routine, Place]:
    """Return where each of some actions was taken first in the kept games of a title; if it never was, where
    one was taken in which choices are repeated more or less often."""
    exact: dict[tuple[str, ...], Place] = {}
    alike: dict[tuple[str, ...], Place] = {}
    kinds = {once(routine.steps) for routine in wanted}
    for game in (game for game in games if game.title == title):
        moves = kept_moves(game)
        places = {
            first: (steps(title, made), made)
            for first, made in actions(title, moves)
            if once(steps(title, made)) in kinds
        }
        states = _states(game, moves[: max(places, default=0) + 1])
        for first, (kind, made) in places.items():
            place = Place(game, states[first], made[0][0], tuple(text for _, text in made))
            exact.setdefault(kind, place)
            alike.setdefault(once(kind), place)
    found = {routine: exact.get(routine.steps) or alike.get(once(routine.steps)) for routine in wanted}
    return {routine: place for routine, place in found.items() if place is not None}


def _states(game: Game, moves: Sequence[Move]) -> list[Any]:
    """Return the position before each move."""
    session, found = game.session(), []
    for seat, text in moves:
        found.append(session.state)
        action = next(o.action for o in session.legal(seat) if str(o.action) == text)
        session.submit(seat, action)
    return found


def presses(app: App, place: Place) -> int:
    """Return how many presses and drags an action takes."""
    game = place.game
    people = [SeatSetup(f"P{n}", COLOURS[n]) for n in range(game.seats)]
    session = Session.new(registry.find(game.title).title, people, dict(game.options), game.seed)
    session.history.state = place.state
    table = Table(app, session, place.seat)
    try:
        return table.count(place.choices)
    finally:
        table.scene.leave()


def counted(routines: Sequence[Routine], title: str) -> list[Routine]:
    """Return the actions with the presses they take now; the first figure of each stays as it is."""
    places = find(title, routines)
    with window() as app:
        return [_counted(app, routine, places.get(routine)) for routine in routines]


def _counted(app: App, routine: Routine, place: Place | None) -> Routine:
    """Return an action with its figures; one that no kept game has keeps those that it has."""
    if place is None:
        return routine
    number = presses(app, place)
    return replace(routine, presses=number, before=number if routine.before is None else routine.before)


def lines(title: str, routines: Sequence[Routine]) -> Iterator[str]:
    """Yield the table, a line for each action: share, presses before and now."""
    for routine in routines:
        before, now = ("-" if n is None else n for n in (routine.before, routine.presses))
        yield f"{title}\t{routine.share}\t{before}\t{now}\t{routine.name}"
