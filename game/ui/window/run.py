"""Open the window at the menu, a new table or a recorded game; or draw a table into a picture."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import bots, paths
from game.engine import files
from game.engine.content.edition import Edition
from game.engine.model import Seat, State
from game.engine.positions.position import Position
from game.engine.rng import MAX_SEED
from game.engine.session.clock import Clock
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.engine.title import Title
from game.errors import UserError
from game.play.table_tools import TableTools
from game.presentation.sentences import explain
from game.presentation.setup.catalogue import NewGame
from game.records.settings import Store
from game.ui.scenes.menu import Menu
from game.ui.scenes.message import Message
from game.ui.window import keepsake_files, off_screen, on_demand
from game.ui.window.app import App
from game.ui.window.scene import Scene
from game.ui.window.service import GameService
from game.ui.window.theme import SEAT_COLOURS

if TYPE_CHECKING:
    from game.play.sandbox import Origin
    from game.ui.table.scene import TableScene
    from game.ui.window.saving import Tell


@dataclass(frozen=True)
class Start:
    """The first scene: a new game of `title`, a game from a `position`, the game of `record`, or the menu.

    replay: show that game as a replay, as the seat `side` sees it
    puzzle: ask for the best move of this position
    """

    title: str | None = None
    kinds: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    practice: bool = False
    edition: Edition | None = None
    tools: TableTools = field(default_factory=TableTools)
    position: Position | None = None
    record: Path | None = None
    replay: bool = False
    side: Seat | None = None
    puzzle: Origin | None = None


@dataclass(frozen=True)
class ShotSpec:
    """A table to draw, after `moves` random moves, with or without a clock."""

    title: Title
    size: tuple[int, int]
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    moves: int = 0
    seed: int = 1
    clock: Clock | None = None


def main(start: Start, tell: Tell | None = None) -> int:
    """Run the window until it is closed. Return the exit status. `tell`: what writes stories of records."""
    try:
        app = App(Store(paths.config_dir()))
    except pygame.error as error:
        raise UserError("error-no-window", reason=error) from error
    service = wire(app, tell)
    trouble = service.library.trouble()
    return app.run(_first_scene(app, service, start), explain(trouble, app.ui.say) if trouble else "")


def wire(app: App, tell: Tell | None = None) -> GameService:
    """Give the window its menu and its rulebook."""
    service = GameService(app, tell)
    app.make_menu = lambda: Menu(app.ui, service)
    app.make_help = partial(on_demand.help_scene, app, service)
    app.make_sandbox = partial(on_demand.sandbox, app)
    app.make_puzzle = partial(on_demand.puzzle_at, app)
    return service


def _first_scene(app: App, service: GameService, start: Start) -> Scene:
    try:
        if start.record is not None and start.replay:
            return service.replays.read(start.record, start.side)
        if start.record is not None:
            return service.old_table(start.record)
        if start.puzzle is not None:
            return on_demand.puzzle(app, start.puzzle)
        if start.position is not None:
            return _placed(service, start, start.position, _seats(app, start.kinds))
        if start.title is not None:
            return service.new_table(_new_game(app, start, start.title))
    except UserError as error:
        say, words = app.ui.say, explain(error, app.ui.say)
        return Message(app.ui, say("records-failed-title"), words, lambda: service.leave())
    return Menu(app.ui, service)


def _new_game(app: App, start: Start, title: str) -> NewGame:
    seed = random.randint(0, MAX_SEED) if start.seed is None else start.seed
    seats = _seats(app, start.kinds)
    return NewGame(title, seats, start.options, seed, start.practice, start.edition, start.tools)


def _placed(service: GameService, start: Start, position: Position, seats: Sequence[SeatSetup]) -> Scene:
    """Return the table of a game that starts from a position. Raises UserError."""
    title, state = position
    session = Session.begin(title, list(seats), state, service.new_path(title.id), start.practice)
    start.tools.lay_out(session)
    return service.table(session)


def _seats(app: App, kinds: Sequence[str]) -> tuple[SeatSetup, ...]:
    return tuple(
        SeatSetup(_name(app, kind, number), colour, kind)
        for number, (kind, colour) in enumerate(zip(kinds, SEAT_COLOURS, strict=False), start=1)
    )


def _name(app: App, kind: str, number: int) -> str:
    person = kind == bots.HUMAN
    return app.ui.say("new-name-person" if person else "new-name-bot", number=number)


def shot(context: ShotSpec, out: Path) -> None:
    """Draw a table as the seat that is to choose sees it. Raises OSError."""
    off_screen.no_screen()
    scene, app = table(context)
    surface = off_screen.drawn(app, scene)
    app.window.destroy()
    files.replace(out, keepsake_files.encoded(surface, out.suffix))


def table(context: ShotSpec) -> tuple[TableScene, App]:
    app = off_screen.app(context.size)
    session = Session.new(context.title, _people(app, context.seats), context.options, context.seed)
    TableTools(context.clock).lay_out(session)
    play_randomly(session, random.Random(context.seed), context.moves)
    return _laid(app, session), app


def picture(title: Title, state: State, seat: Seat, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of a position as a seat sees it."""
    off_screen.no_screen()
    app = off_screen.app(size)
    scene = _laid(app, Session.begin(title, _people(app, state.seats), state.copy()))
    scene.game.viewer = seat
    drawn = off_screen.drawn(app, scene)
    app.window.destroy()
    return drawn


def _people(app: App, seats: int) -> list[SeatSetup]:
    names = [app.ui.say("new-name-person", number=n + 1) for n in range(seats)]
    return [SeatSetup(name, colour) for name, colour in zip(names, SEAT_COLOURS, strict=False)]


def _laid(app: App, session: Session) -> TableScene:
    scene = wire(app).table(session)
    scene.game.uncovered = True
    app.push(scene)
    return scene


def play_randomly(session: Session, chance: random.Random, moves: int) -> None:
    for _ in range(moves):
        waiting = session.waiting_for()
        if not waiting:
            return
        seat = chance.choice(waiting)
        session.submit(seat, chance.choice(session.legal(seat)).action)
