"""Zones: where each thing lies and which seats see it. Views, guesses, audits and undo limits follow from
them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from game.engine import rng
from game.engine.model import UNKNOWN, Seat, State
from game.engine.positions.flaws import Flaw
from game.engine.structs import replace

S = TypeVar("S", bound=State)
Path = tuple[str | int | tuple[str, ...], ...]
"""The path of a zone's field in the state: ("deck",), ("decks", "market"), ("players", 2, "hand"). A tuple
within it holds several places with one thing each: ("quests", ("left", "right")).
"""
NOBODY: frozenset[Seat] = frozenset()


class Zone(msgspec.Struct, frozen=True, gc=False):
    """A pile, a hand, a place on the board or a pending choice, with the ids of its things in order.

    path      zones with the same path are parts of one pile, in order, with different visibility
    kind      the kind of things in it: "crew", "combat"
    seen_by   the seats that see the ids; None for everybody. The number of things is always open
    """

    path: Path
    kind: str
    ids: Sequence[str]
    seen_by: frozenset[Seat] | None = None

    def open_to(self, seat: Seat) -> bool:
        """Return whether a seat sees the things in the zone."""
        return self.seen_by is None or seat in self.seen_by


Box = Mapping[str, Sequence[str]]
"""All things in the game, by kind."""
Shuffle = Callable[[S, str, Sequence[str]], list[str]]
"""Returns ids in random order, given (state, kind, ids)."""


def put(state: State, path: Path, ids: Sequence[str]) -> None:
    """Replace the things in a zone. A place for one thing holds a plain id, "" if it is empty."""
    name: Any = path[0]
    if len(path) == 1:
        setattr(state, name, _like(getattr(state, name), ids))
        return
    places, key = getattr(state, name), path[1]
    if isinstance(key, tuple):
        places.update(zip(key, ids, strict=True))
    elif len(path) == 2:
        places[key] = _like(places[key], ids)
    else:
        part: Any = path[2]
        places[key] = replace(places[key], **{part: _like(getattr(places[key], part), ids)})


def _like(old: object, ids: Sequence[str]) -> list[str] | tuple[str, ...] | str:
    """Return the ids in the form of the old value."""
    if isinstance(old, tuple):
        return tuple(ids)
    if isinstance(old, list):
        return list(ids)
    return ids[0] if ids else ""


def hide(state: State, zones: Iterable[Zone], seat: Seat) -> None:
    """Turn a copy of a state into a seat's view: hidden ids become UNKNOWN."""
    state.asked, state.rng = None, 0
    piles: dict[Path, Sequence[str]] = {}
    for zone in zones:
        if (seen_by := zone.seen_by) is not None:
            path, ids = zone.path, zone.ids
            seen = ids if seat in seen_by else (UNKNOWN,) * len(ids)
            piles[path] = (*piles[path], *seen) if path in piles else seen
    for path, pile in piles.items():
        if UNKNOWN in pile:
            put(state, path, pile)
    state.stack = [step.seen_by(seat) for step in state.stack]


def at_random(view: State, _: str, ids: Sequence[str]) -> list[str]:
    """Return things of a kind in random order."""
    return rng.shuffle(view, [*ids])


def fill(view: S, zones: Sequence[Zone], box: Box, shuffled: Shuffle[S] = at_random) -> None:
    """Replace every UNKNOWN in a copy of a view with an unseen thing, drawn by the view's generator.

    shuffled: puts the unseen things of a kind in order; they are drawn from the end
    """
    unseen = {kind: shuffled(view, kind, ids) for kind, ids in _unseen(zones, box).items()}
    piles: dict[Path, list[str]] = {}
    for zone in zones:
        if zone.seen_by is not None:
            path, draw = zone.path, unseen[zone.kind].pop
            drawn = [draw() if id_ == UNKNOWN else id_ for id_ in zone.ids]
            piles[path] = piles[path] + drawn if path in piles else drawn
    for path, pile in piles.items():
        put(view, path, pile)


def _unseen(zones: Iterable[Zone], box: Box) -> dict[str, list[str]]:
    """Return the things that no zone shows, by kind."""
    seen: dict[str, list[str]] = {kind: [] for kind in box}
    for zone in zones:
        seen[zone.kind] += zone.ids
    return {kind: _without(ids, seen[kind]) for kind, ids in box.items()}


def _without(ids: Sequence[str], seen: list[str]) -> list[str]:
    """Return the ids, in order, without the seen ones; of equal ids, as many are removed as are seen."""
    known = set(seen)
    left = [id_ for id_ in ids if id_ not in known]
    if len(left) == len(ids) - len(seen) + seen.count(UNKNOWN):
        return left
    often = Counter(seen)
    return [id_ for number, id_ in enumerate(ids) if ids[:number].count(id_) >= often[id_]]


def audit(zones: Iterable[Zone], box: Box) -> None:
    """Raise Flaw unless every thing of the box is in exactly one zone."""
    left = Counter((kind, id_) for kind, ids in box.items() for id_ in ids)
    first: dict[str, Path] = {}
    for zone in zones:
        kind = zone.kind
        first.setdefault(kind, zone.path)
        for id_ in zone.ids:
            if left[kind, id_] < 1:
                raise _surplus(zone, id_, known=id_ in box.get(kind, ()))
            left[kind, id_] -= 1
    for (kind, id_), lost in left.items():
        if lost:
            raise Flaw("error-flaw-lost", *_field(first.get(kind, ())), name=id_, kind=kind)


def _surplus(zone: Zone, id_: str, known: bool) -> Flaw:
    code = "error-flaw-doubled" if known else "error-flaw-not-of-table"
    return Flaw(code, *_field(zone.path), id=id_, kind=zone.kind)


def _field(path: Path) -> tuple[str | int, ...]:
    """Return the path of a zone's field, without the places within it."""
    return tuple(part for part in path if not isinstance(part, tuple))


def hidden(zones: Iterable[Zone], seat: Seat) -> set[str]:
    """Return the ids of the things that a seat doesn't see."""
    return {id_ for zone in zones if not zone.open_to(seat) for id_ in zone.ids}


def seen(zones: Iterable[Zone], seat: Seat) -> Iterator[str]:
    """Yield the ids of the things that a seat sees."""
    return (id_ for zone in zones if zone.open_to(seat) for id_ in zone.ids)
