"""The blunders of a line: what no good player would sign, by the rules of its title."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.bots.search.lines import MAX_DECISIONS, Thinker
from game.engine import flow
from game.engine.arithmetic import float_sum
from game.engine.judging.blunders import Blunder, Decided, SeatTurn
from game.engine.model import Action, Event, Option, Seat, State


def price(
    kinds: Sequence[Blunder], thinker: Thinker, world: State, seat: Seat, actions: Sequence[Action]
) -> float:
    """Return what the blunders of a seat's decisions cost in a world, in points."""
    turn = SeatTurn(seat, tuple(_decided(thinker, world, seat, actions)) if kinds else ())
    return float_sum(kind.price * kind.of_turn(turn) for kind in kinds) if turn.decisions else 0.0


def _decided(thinker: Thinker, world: State, seat: Seat, actions: Sequence[Action]) -> Iterator[Decided]:
    """Yield each decision up to the first impossible one, and those after them that leave no choice."""
    before, turn = world, world.turn
    for number in range(MAX_DECISIONS):
        options = flow.legal(before).get(seat, ()) if before.turn == turn else ()
        action = actions[number] if number < len(actions) else _only(options)
        if action is None or all(option.action != action for option in options):
            break
        after = before.copy()
        after.events = happened = list[Event]()
        flow.play(after, seat, action)
        after = thinker.finish(after, turn, until=seat).copy()
        yield Decided(before, seat, action, options, after, happened)
        before = after


def _only(options: Sequence[Option]) -> Action | None:
    """Return the action that is left without a choice; None if there is one."""
    return options[0].action if len(options) == 1 else None
