"""Plays a kept game again, or goes on where its moves no longer fit, and writes down what is told."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.engine.model import Action, Seat
from game.engine.session.session import Session
from tests.playthroughs.games import Game, Mover
from tests.playthroughs.telling import Teller

SCORES_EVERY = 100
"""Moves between two score sheets."""
_MOVE = re.compile(r"^\d+ P(\d): (.+)$", re.MULTILINE)


def kept_moves(game: Game) -> list[tuple[Seat, str]]:
    """Seat and action of every move on file."""
    if not game.file.exists():
        return []
    return [(int(seat), action) for seat, action in _MOVE.findall(game.file.read_text(encoding="utf-8"))]


def replay(game: Game, moves: list[tuple[Seat, str]]) -> Iterator[str]:
    """What is told of these moves; ends before one that is not possible."""
    session = game.session()
    teller = Teller(session)
    yield from _opening(game, teller)
    for seat, text in moves:
        action = _possible(session, seat, text)
        if action is None:
            yield f"{len(session.moments) + 1} P{seat}: {text} is not possible"
            return
        yield from _told(session, teller, seat, action)


def renewed(game: Game) -> Iterator[str]:
    """The same with the moves on file as long as they fit, and drawn ones from there to the end."""
    session = game.session()
    teller, mover, moves = Teller(session), Mover(game), kept_moves(game)
    yield from _opening(game, teller)
    while not session.over and len(session.moments) < game.length:
        at = len(session.moments)
        seat, text = moves[at] if at < len(moves) else (-1, "")
        action = _possible(session, seat, text)
        if action is None:
            moves = []
            seat, action = mover.choose(session)
        yield from _told(session, teller, seat, action)


def _possible(session: Session, seat: Seat, text: str) -> Action | None:
    """The legal action of this text."""
    return next((o.action for o in session.legal(seat) if str(o.action) == text), None)


def _opening(game: Game, teller: Teller) -> Iterator[str]:
    options = " ".join(f"{name}={value}" for name, value in game.options.items())
    yield f"# {game.title}, {game.seats} seats, seed {game.seed} {options}".rstrip()
    yield from teller.new_questions()


def _told(session: Session, teller: Teller, seat: Seat, action: Action) -> Iterator[str]:
    """A move, and what follows it."""
    session.submit(seat, action)
    yield from teller.move()
    yield from teller.new_questions()
    yield from teller.judged()
    if session.over or len(session.moments) % SCORES_EVERY == 0:
        yield from teller.scores()
