"""Final scoring and tie-breakers (RAI-183 to RAI-190); before the end: the score as it would be now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.engine.title import Scores, Source
from game.titles.raiders.rules.state.book import PLUNDER, Book, PlunderKind
from game.titles.raiders.rules.state.state import Player, RaidersState

TRACK = 50
"""Spaces of the printed VP track; the board's picture, not a figure that could be tuned."""


def lap(vp: int) -> tuple[int, int]:
    """Return where a score lies on the printed track: the space, and how often the marker went round
    (RAI-193).
    """
    laps, space = divmod(vp, TRACK)
    return space, laps


def crew_points(book: Book, player: Player) -> int:
    """Return the VP printed on hired crew (RAI-183)."""
    return sum(book.crew[s.crew].vp for s in player.crew)


def animal_points(book: Book, player: Player) -> int:
    """Return the VP printed on the visible halves of own animals, with or without crew (RAI-184)."""
    eagles = sum(book.animals[s.eagle].eagle.vp for s in player.spaces if s.eagle)
    return eagles + sum(book.animals[s.horse].horse.vp for s in player.spaces if s.horse)


def quest_points(book: Book, player: Player) -> int:
    """Return the VP of own completed quests (RAI-185)."""
    return sum(book.quests[q].vp for q in player.quests)


def _plunder_points(record: PlunderKind, player: Player) -> int:
    """Return the VP of one kind of plunder (RAI-186)."""
    held: int = getattr(player, record.id)
    return held // record.vp_per * record.vp


def scores(state: RaidersState) -> Scores:
    """Return the score sheet, from what lies open."""
    book = state.book
    ways: dict[str, Callable[[Player], int]] = {
        "raids": lambda player: player.vp,
        "crew": partial(crew_points, book),
        "animals": partial(animal_points, book),
        "quests": partial(quest_points, book),
        **{kind: partial(_plunder_points, book.plunder[kind]) for kind in PLUNDER},
    }
    sources = tuple(Source(name, tuple(way(p) for p in state.players)) for name, way in ways.items())
    totals = tuple(sum(s.points[seat] for s in sources) for seat in range(state.seats))
    breakers = (
        Source("pieces", tuple(_pieces(p) for p in state.players)),
        Source("goods", tuple(p.silver + p.provisions + p.kumis for p in state.players)),
    )
    return Scores(sources, totals, breakers, _winners(totals, breakers))


def _pieces(player: Player) -> int:
    """Return the number of completed quests, crew members and animals together (RAI-189)."""
    animals = sum(bool(s.eagle) + bool(s.horse) for s in player.spaces)
    return len(player.quests) + len(player.crew) + animals


def _winners(totals: tuple[int, ...], breakers: tuple[Source, ...]) -> tuple[int, ...]:
    """Return the most VP, then the tie-breakers; who is still tied shares the victory (RAI-188 to
    RAI-190)."""
    ranks = [(total, *(b.points[seat] for b in breakers)) for seat, total in enumerate(totals)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
