"""Playing in a small position of any title: actions, refusals with their rule, what was asked and told."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import codec, flow
from game.engine.game import Game
from game.engine.judging.blunders import SeatTurn, decide
from game.engine.model import Action, Event, IllegalAction, Reason, Ref, Seat, State, Step
from game.packages import registry


def now(state: State, *steps: Step[Any]) -> None:
    """Let these steps happen next, instead of what was pending."""
    state.stack.clear()
    state.push(*steps)
    flow.settle(state)


def blunders(state: State, *actions: str) -> list[str]:
    """The kinds of blunders of which a referee accuses the asked seat, which carries out these actions."""
    package = registry.find(state.title)
    game = Game(package.title, state)
    seat = asked(state)[0]
    turn = SeatTurn(seat, [decide(game, seat, action(state, verb)) for verb in actions])
    return [kind.id for kind in package.blunder_kinds for _ in range(kind.of_turn(turn))]


def again(state: State) -> None:
    """Ask again in the changed position."""
    state.asked = None


def action(state: State, verb: str | Action, *args: int | str) -> Action:
    """The action of this text, whether a seat may choose it now or not."""
    if isinstance(verb, Action):
        return verb
    text, title = " ".join([verb, *map(str, args)]), registry.find(state.title).title
    named = (c.option.action for asked in flow.choices(state).values() for c in asked)
    return next((found for found in named if str(found) == text), None) or title.action(text)


def do(state: State, verb: str | Action, *args: int | str, seat: Seat | None = None) -> None:
    """An action of the seat that is asked (the first one, where several are)."""
    first = next(iter(flow.choices(state)), 0)
    flow.play(state, first if seat is None else seat, action(state, verb, *args))


def can(state: State, verb: str | Action, *args: int | str) -> bool:
    """Whether a seat that is asked may do this."""
    return " ".join(map(str, [verb, *args])) in options(state)


def refuse(
    state: State, verb: str | Action, *args: int | str, rule: str = "", seat: Seat | None = None
) -> None:
    """The action is refused, with this rule where one is given, and nothing changes."""
    before = codec.digest(state)
    with pytest.raises(IllegalAction) as caught:
        do(state, verb, *args, seat=seat)
    assert codec.digest(state) == before
    if rule:
        assert rule in [r.rule for r in caught.value.reasons], caught.value


def options(state: State) -> list[str]:
    """The text of every legal action of the seats that are asked; empty when nobody is asked."""
    return [str(o.action) for found in flow.legal(state).values() for o in found]


def asked(state: State) -> list[Seat]:
    """The seats that are asked."""
    return list(flow.choices(state))


def why_not(state: State, seat: Seat, source: Ref | None, target: Ref | None = None) -> list[Reason]:
    """Why a seat cannot pick this up (and drop it there) now; empty: it can."""
    candidates = flow.choices(state).get(seat, [])
    fitting = [c for c in candidates if c.option.source == source and target in (None, c.option.target)]
    return flow.refusals(fitting) if fitting else [flow.NOT_NOW]


def drags(state: State, source: str, target: str, seat: Seat = 0) -> bool:
    """Whether a seat may pick this up and drop it there now."""
    return not why_not(state, seat, source, target)


def events(state: State, verb: str) -> list[Event]:
    """What was reported under a verb."""
    return [e for e in state.events or [] if e.verb == verb]
