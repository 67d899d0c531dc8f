"""Sits the people down in a terminal: at a new table, at a recorded game, or at a position of a file."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module

from game import bots, paths
from game.bots.search.bot_process import BotProcess
from game.engine.positions.position import Position
from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.session import Session
from game.engine.title import Title
from game.packages import registry
from game.play.controller import GameController
from game.records.library import Library
from game.records.settings import Store
from game.text.client import Client, Read
from game.text.page import Page
from game.text.table import TextTable
from game.ui.window.ui import Ui, make_ui


def play(
    title: Title, kinds: Sequence[str], options: Mapping[str, str], seed: int, *, practice: bool
) -> Session:
    """A new game. Raises BadTable, BadRecord."""
    seats, path = seats_of(_ui(), kinds), Library(paths.records_dir()).new_path(title.id)
    return Session.new(title, seats, dict(options), seed, path, practice)


def begin(position: Position, kinds: Sequence[str], *, practice: bool) -> Session:
    """A game that goes on from a position. Raises BadRecord."""
    path = Library(paths.records_dir()).new_path(position.title.id)
    return Session.begin(position.title, seats_of(_ui(), kinds), position.state, path, practice)


def sit(session: Session, *, plain: bool) -> None:
    """Play at the terminal until the game is over or the person leaves."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):  # a terminal of few letters, or a line that is no text
            stream.reconfigure(errors="replace")
    with contextlib.suppress(ImportError):  # with it the arrow keys work in a line that is typed
        import_module("readline")
    table(session, Page(sys.stdout, plain=plain), input).run()


def table(session: Session, page: Page, read: Read, process: BotProcess | None = None) -> Client:
    """The table of a session."""
    ui, game = _ui(), GameController(session, process or BotProcess(registry.find))
    game.bots.seconds = lambda: float(ui.settings.hard_seconds)
    table_view = registry.of(session.title).table_view
    return Client(TextTable(ui, session.title.id, table_view, game), page, read)


def seats_of(ui: Ui, kinds: Sequence[str]) -> list[SeatSetup]:
    """Who sits at a new table, by name."""
    names = [
        ui.say("new-name-person" if kind == bots.HUMAN else "new-name-bot", number=number)
        for number, kind in enumerate(kinds, start=1)
    ]
    return [SeatSetup(*row) for row in zip(names, COLOURS, kinds, strict=False)]


def _ui() -> Ui:
    """The window's tools, of which a terminal needs the words; in the person's language."""
    return make_ui(Store(paths.config_dir()).load())
