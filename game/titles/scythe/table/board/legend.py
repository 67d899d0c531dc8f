"""The signs of Scythe's map: its lands as they are painted, and the pieces on them."""

from __future__ import annotations

from collections.abc import Iterator

from game.presentation import glossary
from game.titles.scythe.rules.content.ability_kinds import PlaceToken
from game.titles.scythe.rules.content.book import Territory
from game.titles.scythe.rules.movement.tokens import FLAG
from game.titles.scythe.rules.state.abilities import of_kind
from game.titles.scythe.rules.state.state import RESOURCES, ScytheState
from game.titles.scythe.table.board import board
from game.titles.scythe.table.board import token_rows as stack
from game.titles.scythe.table.board.pieces import FigureFace, TokenFace
from game.titles.scythe.table.board.tokens import TrapFace
from game.titles.scythe.words import terms
from game.ui.table.api import LegendPart, LegendSign, TableContext
from game.ui.table.drawing.drawn_faces import IconFace, SwatchFace

MARK = 84.0
"""Map pixels of the painted mark of a tunnel."""


def parts(context: TableContext) -> list[LegendPart]:
    """Return the parts of the legend: lands, marks, goods and pieces."""
    made = {"lands": _lands, "marks": _marks, "goods": _goods, "pieces": _pieces}
    say = context.ui.say
    return [LegendPart(say(f"scythe-legend-{name}"), tuple(make(context))) for name, make in made.items()]


def _lands(context: TableContext) -> Iterator[LegendSign]:
    """Yield a hexagon of each terrain, with what it gives."""
    say, book = context.ui.say, context.view.book
    for terrain, land in _examples(context).items():
        name = terms.sentence(say, terms.terrain(say, terrain))
        if gives := book.produces.get(terrain):
            said = say("scythe-tip-land", name=name, gives=terms.token(gives))
        else:
            said = say(f"scythe-legend-{terrain}", name=name)
        yield LegendSign(_patch(context, board.box(book, book.board.hexes[land])), said)


def _examples(context: TableContext) -> dict[str, str]:
    """Return a territory for each terrain, if possible one without marks and pieces."""
    view: ScytheState = context.view
    taken = {*view.at.values(), *view.buildings.values(), *view.encounters, *view.airships.values()}

    def plainness(land: Territory) -> int:
        return 2 * land.tunnel + (land.id in taken)

    lands = sorted(view.book.territories.values(), key=plainness, reverse=True)
    return {land.terrain: land.id for land in lands}


def _patch(
    context: TableContext, box: tuple[float, float, float, float], *, round_: bool = False
) -> SwatchFace:
    return SwatchFace(board.PAINTING, context.view.book.board.size, box, round_)


def _marks(context: TableContext) -> Iterator[LegendSign]:
    say, book = context.ui.say, context.view.book
    yield LegendSign(TokenFace("encounter"), say("scythe-tip-encounter"))
    tunnel = next(land for land in book.territories.values() if land.tunnel)
    hexagon = book.board.hexes[tunnel.id]
    x, y = hexagon.x - stack.CORNER[0], hexagon.y + stack.CORNER[1]
    mark = _patch(context, (x - MARK / 2, y - MARK / 2, MARK, MARK), round_=True)
    yield LegendSign(mark, say("scythe-tip-tunnel"))
    yield LegendSign(IconFace("river"), glossary.entry(context.ui.messages, "scythe", "river"))


def _goods(context: TableContext) -> Iterator[LegendSign]:
    for item in RESOURCES:
        yield LegendSign(TokenFace(item, 1, True), glossary.entry(context.ui.messages, "scythe", item))


def _pieces(context: TableContext) -> Iterator[LegendSign]:
    """Yield the figures of who looks, and the tokens of the factions in play."""
    say, view = context.ui.say, context.view
    faction = view.players[context.seat].faction or next(iter(view.book.factions))
    units = ["character", "mech", "worker", *(["airship"] if view.airships else [])]
    for name in units:
        said = say(f"scythe-legend-{name}", name=terms.sentence(say, say(f"scythe-unit-{name}")))
        yield LegendSign(FigureFace(name, faction, own=name == "character"), said)
    for name in view.book.structures:
        yield LegendSign(FigureFace(name, faction), terms.structure(say, name))
    tokens = [a.token for seat in range(view.seats) for a in of_kind(view, seat, PlaceToken)]
    if FLAG in tokens:
        yield LegendSign(FigureFace(FLAG, "albion"), say("scythe-legend-flag"))
    if any(token != FLAG for token in tokens):
        yield LegendSign(TrapFace(True), say("scythe-legend-trap"))
