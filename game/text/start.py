"""Starts a table in a terminal: a new game, a recorded one, or one that begins at a position."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module

from game import bots, paths
from game.bots.search.bot_process import BotProcess
from game.engine.model import Seat
from game.engine.positions.position import Position
from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.replay import Replay
from game.engine.session.session import Session
from game.engine.title import Title
from game.packages import registry
from game.play import lesson_games
from game.play.controller import GameController
from game.play.lesson import LessonController
from game.play.sandbox import Origin
from game.play.table_tools import NO_TOOLS, TableTools
from game.play.watched_game import WatchedGame
from game.presentation.messages import Messages
from game.presentation.system_language import chosen
from game.records.library import Library
from game.records.settings import Settings, Store
from game.text import sandbox_client
from game.text.client import Client, Read
from game.text.page import Page
from game.text.replay_client import Branch, ReplayClient
from game.text.sandbox_client import LABORATORY
from game.text.text_table import TextTable


def play(
    title: Title, kinds: Sequence[str], options: Mapping[str, str], seed: int, *, practice: bool,
    tools: TableTools = NO_TOOLS,
) -> Session:  # fmt: skip
    """Return a new game. Raises BadTable, BadRecord."""
    seats, path = seats_of(kinds), Library(paths.records_dir()).new_path(title.id)
    session = Session.new(title, seats, dict(options), seed, path, practice, tools.gifts)
    tools.lay_out(session)
    return session


def begin(position: Position, kinds: Sequence[str], *, practice: bool) -> Session:
    """Return a game that begins at a position. Raises BadRecord."""
    path = Library(paths.records_dir()).new_path(position.title.id)
    return Session.begin(position.title, seats_of(kinds), position.state, path, practice)


def sit(session: Session, *, plain: bool) -> None:
    """Play at the terminal until the game is over or the person leaves."""
    prepare_terminal()
    table(session, Page(sys.stdout, plain=plain), input).run()


def think(origin: Origin, *, plain: bool) -> None:
    """Ask at the terminal for the best move of a position."""
    prepare_terminal()
    settings = _settings()
    page = Page(sys.stdout, plain=plain)
    sandbox_client.think(origin, Messages(chosen(settings.language)), settings, page, input)


def prepare_terminal() -> None:
    """Make the terminal take every letter, and the arrow keys work while typing."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):  # a terminal with few characters, or input that isn't text
            stream.reconfigure(errors="replace")
    with contextlib.suppress(ImportError):  # importing it is enough; some systems lack it
        import_module("readline")


def table(session: Session, page: Page, read: Read, process: BotProcess | None = None) -> Client:
    """Return the client of a session."""
    settings = _settings()
    messages = Messages(chosen(settings.language))
    game = _controller(session, process or BotProcess(registry.find), messages)
    game.bots.seconds = lambda: float(settings.hard_seconds)
    return Client(game, TextTable(game, messages, settings), page, read, laboratory=LABORATORY)


def lesson(title: str) -> Session:
    """Return a new game of a title's lesson. Raises UserError."""
    settings, path = _settings(), Library(paths.records_dir()).new_path(f"{title}-lesson")
    messages = Messages(chosen(settings.language))
    return lesson_games.begin(title, messages.say, next(iter(settings.names), ""), path)


def watch(replay: Replay, page: Page, read: Read, side: Seat | None, branch: Branch) -> ReplayClient:
    """Return the client of a recorded game that is watched."""
    settings, game = _settings(), WatchedGame(replay, side)
    table = TextTable(game, Messages(chosen(settings.language)), settings)
    return ReplayClient(game, table, page, read, branch, LABORATORY)


def _controller(session: Session, process: BotProcess, messages: Messages) -> GameController:
    """Return who plays: a learner with the lesson, or people and bots."""
    found = lesson_games.lesson_of(session)
    if found is None:
        return GameController(session, process)
    return LessonController(session, process, found, messages.say)


def seats_of(kinds: Sequence[str]) -> list[SeatSetup]:
    """Return who sits at a new table, named in the person's language."""
    messages = Messages(chosen(_settings().language))
    names = [
        messages.say("new-name-person" if kind == bots.HUMAN else "new-name-bot", number=number)
        for number, kind in enumerate(kinds, start=1)
    ]
    return [SeatSetup(*row) for row in zip(names, COLOURS, kinds, strict=False)]


def _settings() -> Settings:
    """Return the person's own."""
    return Store(paths.config_dir()).load()
