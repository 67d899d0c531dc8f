"""The words between two people, on the cover of a window and in a terminal: whose turn has ended, and who is
next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from game.engine.model import Seat
from game.engine.session.shown_game import ShownGame
from game.play.controller import Controller

Cover = Literal["cover", "cover-asked", "cover-back", "cover-welcome"]
"""The prefix of a cover's message ids: the seat's turn begins, it is asked in another's turn, its own turn
continues after an answer, or it only looks."""


def cover_of(session: ShownGame, seat: Seat) -> Cover:
    """Return which cover announces a seat that is to look."""
    if seat not in session.waiting_for():
        return "cover-welcome"
    if session.acting() not in (None, seat):
        return "cover-asked"
    last = next((m for m in reversed(session.moments) if m.seat == seat), None)
    goes_on = session.acting() == seat and last is not None and last.before.turn == session.turn
    return "cover-back" if goes_on else "cover"


def turn_before(game: Controller, following: Seat, say: Callable[..., str]) -> str:
    """Return a sentence on whose turn continues while another person is asked, or that the viewer's turn has
    ended; "" if neither."""
    session = game.session
    if (going_on := _turn_that_continues(session, following)) is not None:
        return say("cover-turn-goes-on", name=game.people[going_on].name)
    own = next((m for m in reversed(session.moments) if m.seat == game.viewer), None)
    ended = own is not None and session.title.acting(own.before) == game.viewer
    return say("cover-turn-over", name=game.people[game.viewer].name) if ended else ""


def _turn_that_continues(session: ShownGame, following: Seat) -> Seat | None:
    acting = session.acting()
    return acting if acting != following else None
