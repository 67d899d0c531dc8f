"""The places of the board: buildings, settlements and raid spaces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.engine.model import Ref
from game.presentation.title_words import Context, Place, Tip
from game.titles.raiders.rules.state.state import RaidersState, place_ref
from game.titles.raiders.words.tips import building_tip, settlement_tip


def places(context: Context) -> Sequence[Place]:
    """Return buildings, settlements, and the raid spaces that were not raided yet."""
    board = context.view.book.board
    found = []
    for name, tip in _named(context):
        box = board.places[name]
        found.append(Place(place_ref(name), tip, (box.x + box.w / 2, box.y + box.h / 2)))
    return found


def _named(context: Context) -> Iterator[tuple[str, Tip]]:
    book = context.view.book
    for name, building in book.buildings.items():
        yield name, partial(building_tip, context, building)
    for name in book.settlements:
        yield name, partial(settlement_tip, context, name)
    for name, space in context.view.spaces.items():
        if not space.raided:
            yield name, context.say("raiders-tip-raid-space")


def raid_place(view: RaidersState, name: str) -> Ref:
    """Return the place where things on a raid space lie: once raided it is a part of its settlement."""
    settlement = name.partition(".")[0]
    return place_ref(settlement if name not in view.spaces or view.spaces[name].raided else name)
