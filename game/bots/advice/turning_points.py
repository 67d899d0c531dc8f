"""The turning points of a finished game: the moves that cost or won most in a bot's judgement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from game.bots import decision_seed
from game.bots.advice.hints import Reason, reasons
from game.bots.search.bot_server import Advice, Request, request
from game.engine import flow
from game.engine.actions import BadAction
from game.engine.model import Action, Agreed, Option, Ref, Seat, State
from game.engine.session.replay import Replay

FIRST_LEVEL, SECOND_LEVEL = "normal", "hard"
"""The level that judges every turn, and the one that looks again at the most important ones."""
SECOND_LOOK_S = 2.0
"""Seconds that the second level has for a turn."""
SECOND_LOOKS = 10
"""The number of turns that the second level looks at."""
MAX_TURNING_POINTS, MAX_OF_A_KIND = 4, 3
"""The most turning points, and the most of those that cost or that won points."""
MIN_POINTS = 1.0
"""The fewest points that a turning point costs or wins."""


class Turn(msgspec.Struct):
    """A turn of a seat in a finished game: the view when it began, and the seat's decisions in it.

    number: the number of moves made before it
    """

    number: int
    turn: int
    seat: Seat
    view: State
    options: list[Option]
    made: list[Action]


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn that cost or won points.

    number   the number of moves made before it
    cost     how much better the best move is than the one made; below 0: how much better the move made is
    than the next best one
    instead  the best move, or the next best one
    reasons  the features in which the better of the two is better
    where    the source and target of `instead`
    """

    number: int
    turn: int
    seat: Seat
    made: Action
    instead: Action
    cost: float
    reasons: tuple[Reason, ...]
    where: tuple[Ref, ...] = ()


def turns(replay: Replay) -> Iterator[Turn | None]:
    """Yield each turn with a real choice once it is over, and None at every other position, so that the
    caller can do other work.
    """
    found: Turn | None = None
    for number, state in replay.walk():
        if found is not None and state.turn != found.turn:
            yield found
            found = None
        yield None
        if number == replay.length:
            break
        try:
            seat, action = replay.move(number)
        except BadAction:  # a record of other rules
            continue
        if isinstance(action, Agreed):  # it is no bot's choice; the turn is judged from here on
            found = None
            continue
        if found is None and replay.title.acting(state) == seat:
            options = list(flow.legal(state).get(seat, ()))
            if len(options) > 1:
                view = replay.title.view(state, seat)
                found = Turn(number, state.turn, seat, view, options, [])
        if found is not None and seat == found.seat and number >= found.number + len(found.made):
            found.made.append(action)
    if found is not None:
        yield found


def question(turn: Turn, replay: Replay, level: str) -> Request:
    """Return the request to a level about a turn of a game."""
    chance, seconds = (
        decision_seed(replay.header.seed, turn.seat, turn.number),
        SECOND_LOOK_S * (level == SECOND_LEVEL),
    )
    return request(
        level, turn.view, turn.seat, turn.options, chance, seconds, "advice", replay.title.edition,
        tuple(turn.made),
    )  # fmt: skip


def judged(turn: Turn, advice: Advice) -> TurningPoint | None:
    """Return the turning point of a turn; None if it cost and won next to nothing."""
    made, best = advice.made, advice.candidates[0]
    others = [c for c in advice.candidates if made is not None and c.action != made.action]
    if made is None or not others:
        return None
    cost, better, worse = others[0].value - made.value, others[0], made
    if best.action == made.action:
        cost, better, worse = min(0.0, cost), made, others[0]
    if abs(cost) < MIN_POINTS:
        return None
    why = reasons(better.terms, worse.terms)
    instead = others[0].action
    refs = {ref for o in turn.options if o.action == instead for ref in (o.source, o.target) if ref}
    where = tuple(sorted(refs))
    return TurningPoint(turn.number, turn.turn, turn.seat, made.action, instead, cost, why, where)


def weightiest(points: Sequence[TurningPoint]) -> list[TurningPoint]:
    """Return the turning points among these turns, in the order of the game."""
    found: list[TurningPoint] = []
    for point in sorted(points, key=lambda point: -abs(point.cost)):
        alike = sum((other.cost > 0) == (point.cost > 0) for other in found)
        if len(found) < MAX_TURNING_POINTS and alike < MAX_OF_A_KIND:
            found.append(point)
    return sorted(found, key=lambda point: point.number)
