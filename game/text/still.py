"""A position in words for one seat, as the text client tells it: for whoever plays or watches by program."""

from __future__ import annotations

import io
from functools import cache

from game.bots.search.bot_process import BotProcess
from game.engine.model import Seat, State
from game.engine.session.record import COLOURS, SeatSetup
from game.engine.session.session import Session
from game.engine.title import Title
from game.packages import registry
from game.play.controller import GameController
from game.text.page import Page
from game.text.table import TextTable
from game.text.telling import Telling
from game.ui.window.ui import Ui, make_ui


def words(title: Title, state: State, seat: Seat) -> str:
    """What a seat may know of a position: players, hand and board, what it is asked, and its choices."""
    ui = _ui()
    names = [ui.say("new-name-person", number=number) for number in range(1, state.seats + 1)]
    seats = [SeatSetup(name, colour) for name, colour in zip(names, COLOURS, strict=False)]
    game = GameController(
        Session.begin(title, seats, state), BotProcess()
    )  # nobody thinks: nothing is started
    game.viewer, out = seat, io.StringIO()
    telling = Telling(TextTable(ui, title.id, registry.of(title).table_view, game), Page(out))
    telling.position()
    telling.board.lying()
    if game.choices():
        telling.question()
        telling.choices()
    return out.getvalue()


@cache
def _ui() -> Ui:
    return make_ui()
