"""Random games of any title, and what must hold at every decision of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from game.engine import codec, flow
from game.engine.game import Game
from game.engine.model import UNKNOWN, Action, Option, Seat, State
from game.engine.positions import vetting
from game.engine.session.record import SeatSetup
from game.engine.session.session import WATCHER, Session
from game.engine.title import BadTable, Title
from game.packages import registry
from tests.toy import PACKAGE, TOY

MAX_OPTIONS = 200
TALKS = 0.25
"""How often what begins a matter between people may be drawn: after it a game mostly stands as it stood."""


def titles() -> list[Title]:
    """Every registered title, and the toy."""
    return [TOY, *(package.title for package in registry.all_packages())]


def tables() -> list[tuple[Title, int]]:
    """Every title with every number of seats."""
    return [(title, seats) for title in titles() for seats in title.seats]


def any_options(title: Title, seats: int, chance: random.Random) -> dict[str, str]:
    """A value for each option of the table; drawn again where they do not go together."""
    while True:
        options = {option.id: chance.choice(option.choices) for option in title.options}
        try:
            title.full_options(options, seats)
        except BadTable:
            continue
        return options


def unknowns(view: State) -> int:
    """How many ids a view hides."""
    return codec.encode(view).count(f'"{UNKNOWN}"'.encode())


def drawn(chance: random.Random, options: Sequence[Option]) -> Action:
    """One of the options."""
    if chance.random() >= TALKS:
        options = [option for option in options if not option.not_for_bots] or options
    return chance.choice(options).action


def random_game(title: Title, seats: int, seed: int) -> Iterator[State]:
    """Play at random; yields the live state at every decision and once at the end."""
    chance = random.Random(seed)
    game = Game.new(title, seats, any_options(title, seats, chance), seed)
    for _ in range(title.max_decisions + 1):
        yield (state := game.state)
        asked = game.asked
        if not asked:
            return
        seat = chance.choice(sorted(asked))
        assert asked[seat], f"seat {seat} is asked {state.stack[-1]} and has no option"
        game.step(drawn(chance, asked[seat]), seat)
    raise AssertionError(f"seed {seed}: more than {title.max_decisions} decisions")


def check_decision(title: Title, state: State) -> None:
    """What must hold at every decision: nothing lost or doubled, every seat has a choice, not too many."""
    vetting.check(title, state)
    for seat, choices in flow.choices(state).items():
        assert 0 <= seat < state.seats
        legal = [c.option.action for c in choices if c.reason is None]
        assert 0 < len(legal) < MAX_OPTIONS, f"{len(legal)} options at {state.stack[-1]}"
        assert len(set(legal)) == len(legal), f"an action twice at {state.stack[-1]}: {legal}"


def check_copy(state: State) -> None:
    """A copy is equal, and offers the same."""
    copy = state.copy()
    assert codec.encode(copy) == codec.encode(state)
    copy.asked = None
    assert flow.choices(copy) == flow.choices(state)


def check_saved(title: Title, state: State) -> None:
    """Saved and loaded it is the same position with the same choices."""
    raw = codec.encode(state)
    loaded = codec.decode(title, raw)
    assert codec.encode(loaded) == raw
    assert flow.choices(loaded) == flow.choices(state)


def check_secrets(title: Title, state: State, seed: int) -> None:
    """Another position that looks the same to a seat gives it the same view and choices, and the bot that
    chooses the same value."""
    judged = (PACKAGE if title is TOY else registry.find(title.id)).default_evaluation
    open_to_all, asked = codec.encode(title.view(state, WATCHER)), flow.choices(state)
    for seat in range(state.seats):
        view = title.view(state, seat)
        assert view.asked is None, "a view carries choices worked out for all seats"
        seen = codec.encode(view)
        other = title.guess(view, seat, seed)
        vetting.check(title, other)
        assert unknowns(other) == 0
        assert codec.encode(view) == seen, "guess changed the view"
        again = title.view(other, seat)
        assert codec.encode(again) == seen
        assert codec.encode(title.view(other, WATCHER)) == open_to_all
        assert flow.choices(other).get(seat) == asked.get(seat)
        assert [*flow.choices(other)] == [*asked]
        if seat in asked:
            assert judged.evaluate(again, seat) == judged.evaluate(view, seat)


def check_unwritten(title: Title, state: State, seat: Seat) -> None:
    """Looking at a position leaves it as it is."""
    before = codec.encode(state)
    flow.choices(state)
    title.view(state, seat)
    title.scores(state)
    title.acting(state)
    assert codec.encode(state) == before


def session(title: Title, seats: int, seed: int, path: Any = None) -> Session:
    """A table of persons with any options."""
    options = any_options(title, seats, random.Random(seed))
    people = [SeatSetup(f"P{n}", "red") for n in range(seats)]
    return Session.new(title, people, options, seed, path)
