"""The legend of the board: workers, goods, plunder, dice, icons of buildings and raids."""

from __future__ import annotations

from collections.abc import Iterator

from game.presentation import glossary
from game.titles.raiders.rules.state.book import GOODS
from game.titles.raiders.table.pieces import DieFace, PieceFace, QuestFace
from game.titles.raiders.table.rows import WORKER
from game.titles.raiders.words import phrases
from game.titles.raiders.words.tips import plunder_tip
from game.ui.table.api import LegendPart, LegendSign, TableContext
from game.ui.table.drawing.drawn_faces import IconFace

SIGNS = ("crew", "strength", "wound", "vp", "card", "eagle", "horse", "hero", "activate")
"""Icons of buildings and raids."""


def parts(context: TableContext) -> list[LegendPart]:
    """Return the parts of the legend: workers, goods, plunder and dice, signs."""
    made = {"workers": _workers, "goods": _goods, "raids": _raids, "signs": _signs}
    say = context.say
    return [LegendPart(say(f"raiders-legend-{name}"), tuple(make(context))) for name, make in made.items()]


def _workers(context: TableContext) -> Iterator[LegendSign]:
    say = context.say
    for colour in WORKER:
        face = PieceFace(f"worker_{colour}")
        yield LegendSign(face, say("raiders-tip-worker", worker=phrases.worker(say, colour)))


def _goods(context: TableContext) -> Iterator[LegendSign]:
    say = context.say
    for item in GOODS:
        yield LegendSign(PieceFace(item), say("raiders-tip-item", item=say(f"raiders-item-{item}")))
    for item in context.view.book.plunder:
        yield LegendSign(PieceFace(item), plunder_tip(context, item))


def _raids(context: TableContext) -> Iterator[LegendSign]:
    say, book = context.say, context.view.book
    yield LegendSign(QuestFace(book, ""), say("raiders-tip-quest-down"))
    for colour in book.dice:
        yield LegendSign(DieFace(book, colour, -1), say(f"raiders-legend-die-{colour}"))


def _signs(context: TableContext) -> Iterator[LegendSign]:
    for icon in SIGNS:
        yield LegendSign(IconFace(icon), glossary.entry(context.messages, "raiders", icon))
