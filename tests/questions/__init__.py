"""Every kind of question of every title, and a position kept for each: `<title>.jsonl`, a line a kind.

A kind is the step that asks and what it asks, such as "deal_amount offer-amount".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.engine import codec, flow
from game.engine.model import Seat, State, Step
from game.engine.title import Title
from game.packages import registry
from tests import games
from tests.questions.staged import NEVER, STAGED

HERE = Path(__file__).parent
SEATS = (2, 3, 4)
"""Small tables are searched first: their positions are short, and quick to look at from every seat."""


class Question(NamedTuple):
    """A position at which a kind of question is asked."""

    kind: str
    state: State


class _Line(msgspec.Struct):
    kind: str
    state: msgspec.Raw


def kind(state: State, seat: Seat) -> str:
    """The kind of the question that a seat is asked."""
    tag = state.stack[-1].__struct_config__.tag
    return f"{tag} {flow.question(state, seat).code}"


def kinds(state: State) -> set[str]:
    """The kinds of the questions that a position asks."""
    return {kind(state, seat) for seat in flow.choices(state)}


def kept(title: Title) -> list[Question]:
    """The kept position of every kind."""
    lines = (HERE / f"{title.id}.jsonl").read_bytes().splitlines()
    found = [msgspec.json.decode(line, type=_Line) for line in lines]
    return [Question(line.kind, codec.decode(title, line.state)) for line in found]


def keep(title: Title, found: dict[str, State]) -> None:
    """Keep a position for every kind."""
    lines = [
        msgspec.json.encode(_Line(name, msgspec.Raw(codec.encode(state))))
        for name, state in sorted(found.items())
    ]
    (HERE / f"{title.id}.jsonl").write_bytes(b"\n".join(lines) + b"\n")


def search(title: Title, seeds: range) -> Iterator[Question]:
    """Every question of random games with all kinds of options; the live state, so copy what is to stay."""
    for seed in seeds:
        seats = [n for n in title.seats if n in SEATS] if seed % 3 else title.seats
        for state in games.random_game(title, seats[seed % len(seats)], seed):
            for name in sorted(kinds(state)):
                yield Question(name, state)


def first_of_each(title: Title, games: int, more: int) -> dict[str, State]:
    """The first position of every kind that comes up, or is staged; `more` games where a step is missing."""
    found: dict[str, State] = {}
    for make in STAGED.get(title.id, ()):
        state = make()
        found |= dict.fromkeys(kinds(state), state)
    for seed in range(games + more):
        if seed >= games and not missing(title, found):
            break
        for name, state in search(title, range(seed, seed + 1)):
            if name not in found:
                found[name] = state.copy()
    return found


def missing(title: Title, kinds: Iterable[str]) -> set[str]:
    """The steps that can ask and are not among these kinds."""
    return asking(title) - {name.split()[0] for name in kinds} - NEVER.keys()


def asking(title: Title) -> set[str]:
    """The tags of the steps of a title that can ask."""
    steps = (step for step in title.steps if step.ask is not Step.ask)
    return {str(step.__struct_config__.tag) for step in steps}


def titles() -> list[Title]:
    """Every registered title."""
    return [registry.find(name).title for name in registry.names()]
