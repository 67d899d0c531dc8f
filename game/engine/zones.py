"""Where each thing lies and who sees it. From it come views, guesses and the audit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from game.engine import rng
from game.engine.model import UNKNOWN, Seat, State

S = TypeVar("S", bound=State)
Path = tuple[str | int, ...]
"""The way to it in the state: ("deck",), ("decks", "market"), ("players", 2, "hand")."""
NOBODY: frozenset[Seat] = frozenset()


class Zone(NamedTuple):
    """A pile, a hand, a place of the board or a pending choice, with the ids of what lies there, in order.

    kind      of which things of the box: "crew", "combat"
    seen_by   the seats that see which they are; None: everybody. How many there are is open to all.
    """

    path: Path
    kind: str
    ids: Sequence[str]
    seen_by: frozenset[Seat] | None = None


Box = Mapping[str, Sequence[str]]
"""All that there is at a table, by kind."""


def put(state: State, path: Path, ids: Sequence[str]) -> None:
    """Lay other things there. A place for one thing is a plain id, "" where there is none."""
    holder, key, *field = path if len(path) > 1 else (None, path[0])
    if holder is None:
        setattr(state, str(key), _like(getattr(state, str(key)), ids))
        return
    places: Any = getattr(state, str(holder))
    if field:
        name = str(field[0])
        places[key] = replace(places[key], **{name: _like(getattr(places[key], name), ids)})
    else:
        places[key] = _like(places[key], ids)


def _like(old: object, ids: Sequence[str]) -> list[str] | tuple[str, ...] | str:
    """The ids in the form that the place has."""
    if isinstance(old, str):
        return ids[0] if ids else ""
    return list(ids) if isinstance(old, list) else tuple(ids)


def hide(state: State, zones: Iterable[Zone], seat: Seat) -> None:
    """Make of a copy of a state what a seat may know of it: ids that it does not see become UNKNOWN."""
    state.asked, state.rng = None, 0
    for zone in zones:
        if zone.seen_by is not None and seat not in zone.seen_by and zone.ids:
            put(state, zone.path, (UNKNOWN,) * len(zone.ids))
    state.stack = [step.seen_by(seat) for step in state.stack]


def fill(view: State, zones: Sequence[Zone], box: Box) -> None:
    """Draw everything that is UNKNOWN in a copy of a view from what is seen nowhere, by its generator."""
    for kind, unseen in _unseen(view, zones, box).items():
        for zone in zones:
            if zone.kind == kind and UNKNOWN in zone.ids:
                put(view, zone.path, [unseen.pop() if id_ == UNKNOWN else id_ for id_ in zone.ids])


def _unseen(view: State, zones: Iterable[Zone], box: Box) -> dict[str, list[str]]:
    """What is seen nowhere, of every kind, shuffled."""
    known = Counter((zone.kind, id_) for zone in zones for id_ in zone.ids)
    unseen: dict[str, list[str]] = {}
    for kind, ids in box.items():
        unseen[kind] = []
        for id_ in ids:
            if known[kind, id_]:
                known[kind, id_] -= 1
            else:
                unseen[kind].append(id_)
    return {kind: rng.shuffle(view, ids) for kind, ids in unseen.items()}


def audit(zones: Iterable[Zone], box: Box) -> None:
    """Raise AssertionError unless everything of the box lies somewhere, and each thing once."""
    found = Counter((zone.kind, id_) for zone in zones for id_ in zone.ids)
    expected = Counter((kind, id_) for kind, ids in box.items() for id_ in ids)
    if found != expected:
        lost, doubled = expected - found, found - expected
        raise AssertionError(f"lost: {_listed(lost)}; doubled or not of this table: {_listed(doubled)}")


def _listed(things: Counter[tuple[str, str]]) -> str:
    return ", ".join(sorted(f"{kind} {id_}" for kind, id_ in things)) or "nothing"
