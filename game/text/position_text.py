"""A position in words, as the text client writes it: for programs."""

from __future__ import annotations

import io
from functools import cache

from game.bots.search.bot_process import BotProcess
from game.engine.model import Seat, State
from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.session import Session
from game.engine.title import Title
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.records.settings import Settings
from game.text.page import Page
from game.text.position_writer import PositionWriter
from game.text.text_table import TextTable


def words(title: Title, state: State, seat: Seat) -> str:
    """Return what a seat may know of a position: players, hand, board, question and choices."""
    names = [_messages().say("new-name-person", number=number) for number in range(1, state.seats + 1)]
    seats = [SeatSetup(name, colour) for name, colour in zip(names, COLOURS, strict=False)]
    idle = BotProcess()  # no bot thinks, so nothing is started
    game = GameController(Session.begin(title, seats, state), idle)
    game.viewer, out = seat, io.StringIO()
    writer = PositionWriter(TextTable(game, _messages(), Settings()), Page(out))
    writer.position()
    writer.board.places()
    if game.choices():
        writer.question()
        writer.choices()
    return out.getvalue()


@cache
def _messages() -> Messages:
    return Messages()
