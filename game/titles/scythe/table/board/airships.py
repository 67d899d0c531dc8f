"""Airships over the map of Scythe: what they carry, and how far they get."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.engine.board.places import Hex
from game.engine.model import Reason, Ref
from game.titles.scythe.rules.airships.airship_steps import REASONS
from game.titles.scythe.rules.airships.airships import aboard, over
from game.titles.scythe.rules.airships.flight import flight_range
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.movement.current_move import moving
from game.titles.scythe.rules.movement.walking import StepTo
from game.titles.scythe.rules.state.control import HOME_BASE
from game.titles.scythe.rules.state.state import (
    NOTHING,
    RESOURCES,
    ScytheState,
    airship_of,
    goods_ref,
    owner,
    place_ref,
    unit_ref,
)
from game.titles.scythe.table.board import token_rows as stack
from game.titles.scythe.table.board.pieces import FigureFace, TokenFace
from game.titles.scythe.table.cards.tile_faces import PAIR_RATIO, PairFace, airship_cards
from game.titles.scythe.words.board import flying
from game.ui.table.api import Box, Route, Spot, TableContext, Thing


def things(context: TableContext, hexagon: Hex) -> Iterator[Thing]:
    """Yield the airships over a place, each with what it carries."""
    view: ScytheState = context.view
    here = [airship for airship, place in view.airships.items() if place == hexagon.id]
    if not here:
        return
    flight = flying(view)
    for airship, where in zip(here, stack.airships(hexagon.x, hexagon.y, len(here)), strict=True):
        seat = owner(airship)
        under_way = flight is not None and flight.airship == airship
        face = FigureFace(
            "airship", view.players[seat].faction, under_way=under_way, spent=_spent(view, airship)
        )
        tiles = airship_cards(context, seat)
        large = PairFace(tiles) if tiles else None
        yield Thing(
            unit_ref(airship), where, face, on_board=True, z=9, shape="figure",
            large=large, large_ratio=PAIR_RATIO,
        )  # fmt: skip
        yield from _cargo(context, airship, where)


def _spent(view: ScytheState, airship: str) -> bool:
    move = moving(view)
    return move is not None and airship in dict(move.moved)


def _cargo(context: TableContext, airship: str, where: Box) -> Iterator[Thing]:
    """Yield resources and workers aboard, as small pieces at the gondola."""
    view = context.view
    held, workers = view.goods.get(airship, NOTHING), aboard(view, airship)
    kinds = [item for item in RESOURCES if held.of(item)]
    boxes = stack.cargo(where, len(kinds) + bool(workers))
    for item, box in zip(kinds, boxes, strict=False):
        face = TokenFace(item, held.of(item), True)
        yield Thing(goods_ref(airship, item), box, face, on_board=True, z=10, shape="figure")
    if workers:
        face_ = FigureFace("worker", view.players[owner(airship)].faction, len(workers))
        ref = unit_ref(workers[0])
        yield Thing(ref, boxes[-1], face_, on_board=True, z=10, shape="figure")


def spots(context: TableContext) -> Iterator[Spot]:
    """Yield the workers aboard that are shown as one figure."""
    view: ScytheState = context.view
    for airship, place in view.airships.items():
        hexagon = context.view.book.board.hexes[place]
        for unit in aboard(view, airship)[1:]:
            box = stack.airships(hexagon.x, hexagon.y, 1)[0]
            yield Spot(unit_ref(unit), box, on_board=True, shape="round", z=8)


# ---------------------------------------------------------------------- ways


def routes(context: TableContext, source: Ref) -> Mapping[Ref, Route] | None:
    """Return every place that an airship gets to, and why it does not get to the others; None for other
    things.
    """
    view: ScytheState = context.view
    airship = airship_of(view.active)
    left = _left(view, airship)
    if source != unit_ref(airship) or left is None:
        return None
    start = over(view, view.active)
    ways: dict[str, tuple[str, ...]] = {start: ()}
    edge = [start]
    for _ in range(left):
        edge = [near for here in edge for near in _further(context.view.book, here, ways)]
    far = {
        place_ref(p): Route(reason=_barred(context.view.book, p))
        for p in context.view.book.territories
        if p not in ways
    }
    del ways[start]
    return {**far, **{place_ref(place): _route(airship, way) for place, way in ways.items()}}


def _left(view: ScytheState, airship: str) -> int | None:
    """Return how many territories it may still fly, None where it does not move now."""
    flight, move = flying(view), moving(view)
    if flight is not None:
        return flight.steps if flight.airship == airship else None
    if move is not None and airship in view.airships:
        return 0 if move.spent(airship) else flight_range(view, view.active, move.factory)
    return None


def _further(book: Book, here: str, ways: dict[str, tuple[str, ...]]) -> list[str]:
    """Return the neighbours that were not found yet; their ways are noted. Home bases stay closed
    (SCY-321)."""
    new = [
        near
        for near in book.territories[here].neighbours
        if near not in ways and book.territories[near].terrain != HOME_BASE
    ]
    for near in new:
        ways[near] = (*ways[here], near)
    return new


def _barred(book: Book, place: str) -> Reason:
    home = book.territories[place].terrain == HOME_BASE
    return REASONS["airship-home" if home else "airship-range"]


def _route(airship: str, way: tuple[str, ...]) -> Route:
    return Route(tuple(StepTo(airship, p) for p in way), tuple(map(place_ref, way)))
