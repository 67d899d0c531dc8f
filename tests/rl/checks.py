"""What must hold at every decision of a game for the programs that learn it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from game.engine import codec
from game.engine.game import Game
from game.engine.model import Action, Option, Seat, State
from game.engine.title import Title
from game.rl.observation import ObservationEncoder
from game.rl.table import action_encoders, action_space_of


def offered(title: Title, state: State, seat: Seat) -> dict[int, Action]:
    """The action ids that a seat may choose."""
    return action_encoders(title, state.seats)[seat].action_ids(Game(title, state).legal(seat))


def check_entries(title: Title, state: State) -> tuple[int, int]:
    """Check that every option has an id and that options with the same id do the same.

    Returns how many options there are, and how many share an id.
    """
    options = shared = 0
    for seat, legal in Game(title, state).asked.items():
        action_ids = offered(title, state, seat)
        assert all(0 <= action_id < action_space_of(title).size for action_id in action_ids)
        kept = {*action_ids.values()}
        left_out = [option for option in legal if option.action not in kept]
        assert len(action_ids) + len(left_out) == len(legal)
        for option in left_out:
            (same,) = {action_ids[action_id] for action_id in offered_alone(title, state, seat, option)}
            check_same(title, state, seat, same, option.action)
        options, shared = options + len(legal), shared + len(left_out)
    return options, shared


def offered_alone(title: Title, state: State, seat: Seat, option: Option) -> dict[int, Action]:
    """The action id of an option when there is no other."""
    return action_encoders(title, state.seats)[seat].action_ids([option])


def check_same(title: Title, state: State, seat: Seat, one: Action, other: Action) -> None:
    """Two options lead to the same position, but for which copy of a card lies where."""
    fields = ((getattr(one, name), getattr(other, name)) for name in one.__struct_fields__)
    swapped = dict(pair for values in fields if values[0] != values[1] for pair in (values, values[::-1]))
    assert type(one) is type(other), f"{one} and {other} share an action id"
    assert after(title, state, seat, one) == renamed(after(title, state, seat, other), swapped), (
        f"{one} and {other} share an action id"
    )


def after(title: Title, state: State, seat: Seat, action: Action) -> Any:
    """The position after an action."""
    game = Game(title, state.copy())
    game.step(action, seat)
    return unordered(json.loads(codec.encode(game.state)))


def unordered(value: Any) -> Any:
    """The order of cards in a hand or a discard pile tells nothing."""
    if isinstance(value, dict):
        return {key: unordered(one) for key, one in value.items()}
    if isinstance(value, list):
        plain = all(isinstance(one, str) for one in value)
        return sorted(value) if plain else [unordered(one) for one in value]
    return value


def renamed(value: Any, names: dict[Any, Any]) -> Any:
    """With these cards in each other's place."""
    if isinstance(value, dict):
        return {names.get(key, key): renamed(one, names) for key, one in value.items()}
    if isinstance(value, list):
        return unordered([renamed(one, names) for one in value])
    return names.get(value, value) if isinstance(value, str) else value


@cache
def eyes(title: Title, seat: Seat, seats: int) -> ObservationEncoder:
    """Those of a seat through all its games, brought up to date."""
    return ObservationEncoder(title, seat, seats)


def seen(title: Title, state: State, seat: Seat) -> bytes:
    """What a seat sees, worked out from nothing."""
    return ObservationEncoder(title, seat, state.seats).row(title.view(state, seat)).tobytes()


def check_seen(title: Title, state: State, seed: int) -> None:
    """A seat sees the same numbers and the same options in every position that fits what it knows; numbers
    that are brought up to date are those that are worked out from nothing."""
    for seat in range(state.seats):
        fresh = seen(title, state, seat)
        guess = title.guess(title.view(state, seat), seat, seed)
        assert seen(title, guess, seat) == fresh
        assert [*offered(title, guess, seat)] == [*offered(title, state, seat)]
        assert eyes(title, seat, state.seats).row(title.view(state, seat)).tobytes() == fresh
