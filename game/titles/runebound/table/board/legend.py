"""The signs of Runebound's map: its lands as they are painted, counters and other pieces."""

from __future__ import annotations

from collections.abc import Iterator

from game.titles.runebound.rules.state.book import COLOURS
from game.titles.runebound.table.board import board
from game.titles.runebound.table.board.pieces import HeroFace, PieceFace
from game.titles.runebound.words import names
from game.ui.table.api import LegendPart, LegendSign, TableContext
from game.ui.table.drawing.drawn_faces import SwatchFace


def parts(context: TableContext) -> list[LegendPart]:
    """Return the parts of the legend: lands, adventures and other signs."""
    made = {"lands": _lands, "adventures": _adventures, "pieces": _pieces}
    say = context.say
    return [LegendPart(say(f"runebound-legend-{name}"), tuple(make(context))) for name, make in made.items()]


def _lands(context: TableContext) -> Iterator[LegendSign]:
    """Yield a hexagon of each terrain, with the symbol by which it is entered."""
    say, book = context.say, context.view.book
    plain = sorted(book.spaces.values(), key=lambda space: bool(space.adventure), reverse=True)
    for terrain, land in {space.terrain: space.id for space in plain}.items():
        name = names.sentence(say, names.terrain(say, terrain))
        code = "town" if terrain == "town" else "land"
        said = say(f"runebound-legend-{code}", name=name, symbol=names.token(terrain))
        box = board.box(book, book.board.hexes[land])
        yield LegendSign(SwatchFace(board.PAINTING, book.board.size, box), said)


def _adventures(context: TableContext) -> Iterator[LegendSign]:
    say = context.say
    for colour in COLOURS:
        yield LegendSign(PieceFace(f"adventure_{colour}"), say("runebound-map-counter", colour=colour))
    yield LegendSign(PieceFace(f"adventure_{COLOURS[0]}_star"), say("runebound-map-star"))
    yield LegendSign(PieceFace("undefeated"), say("runebound-map-undefeated"))


def _pieces(context: TableContext) -> Iterator[LegendSign]:
    say, hero = context.say, context.view.players[context.seat].hero
    colour = context.people[context.seat].colour
    yield LegendSign(HeroFace(hero, colour, own=True), say("runebound-legend-hero"))
    yield LegendSign(PieceFace("overrun"), say("runebound-map-fallen"))
