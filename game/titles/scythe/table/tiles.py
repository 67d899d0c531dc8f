"""The airship tiles and the resolution tile in the corners of Scythe's map."""

from __future__ import annotations

from collections.abc import Iterator

from game.titles.scythe.rules.resolution import nearness
from game.titles.scythe.rules.state import ScytheState, card_ref
from game.titles.scythe.table import words
from game.titles.scythe.table.airships import reach
from game.titles.scythe.table.cards import CARD_RATIO
from game.titles.scythe.table.hand import large_objective, marks, objective_tip
from game.titles.scythe.table.tile_faces import RATIO, TileCard, TileFace, airship_cards
from game.ui.table.api import Box, TableContext, Thing

AGGRESSIVE: Box = (1246.0, 1874.0, 446.0, 172.0)
PASSIVE: Box = (1704.0, 1874.0, 446.0, 172.0)
RESOLUTION: Box = (26.0, 1874.0, 656.0, 172.0)
PUBLIC: tuple[Box, ...] = ((26.0, 26.0, 430.0, 176.0), (712.0, 26.0, 500.0, 176.0))
"""Map pixels without a hexagon: in the south-east, the south-west, the north-west and the north."""


def things(context: TableContext) -> Iterator[Thing]:
    """The tiles in play: the airship tiles of the seat that looks, and the resolution tile."""
    view: ScytheState = context.view
    if not view.turn:
        return
    player = view.players[context.seat]
    if player.aggressive and player.passive:
        for card, where in zip(airship_cards(context, context.seat), (AGGRESSIVE, PASSIVE), strict=True):
            yield _tile(context, card, where)
    if view.resolution:
        tile = view.resolution
        yield _tile(
            context,
            TileCard(context.view.book, "resolution", tile, nearer(context)),
            RESOLUTION,
        )
    yield from _public(context)


def nearer(context: TableContext) -> str:
    """How near the end is."""
    near, say = nearness(context.view), context.ui.say
    if not context.view.stack:
        return say("scythe-near-over")
    if near.turns == 0:
        return say("scythe-near-last")
    if near.turns > 0:
        return say("scythe-near-turns", turns=near.turns)
    return say("scythe-near-stars", stars=near.stars, need=near.need)


def _tile(context: TableContext, card: TileCard, where: Box) -> Thing:
    """A tile in its corner, with what it does in its tip and in large."""
    say, name = context.ui.say, words.tile(context.ui.say, card.tile)
    face = TileFace(card.kind, name, card.line, card.house)
    last = card.line if card.kind == "resolution" else reach(say, context.view, context.seat)
    lines = [name, words.tile_text(context.view.book, say, card.tile), last]
    lines += [say("scythe-tile-house")] if card.house else []
    ref, tip = f"tile:{card.kind}", "\n".join(lines)
    return Thing(
        ref, where, face, on_board=True, pinned=True, solid=True, z=12, tip=tip,
        large=card, large_ratio=RATIO,
    )  # fmt: skip


def _public(context: TableContext) -> Iterator[Thing]:
    """The objectives that lie open for all, with what the seat has of them; revealed as those of the hand."""
    for card, where in zip(context.view.public, PUBLIC, strict=False):
        found = marks(context, card)
        said = "   ".join(f"{{{'done' if done else 'todo'}}}~{need}" for need, done in found)
        signs = " ".join("{done}" if done else "{todo}" for _, done in found)
        face = TileFace("public", words.card(context.view.book, context.ui.say, card), said, brief=signs)
        yield Thing(
            card_ref(card), where, face, on_board=True, pinned=True, solid=True, z=12,
            tip="\n".join((context.ui.say("scythe-tip-public"), objective_tip(context, card))),
            large=large_objective(context, card), large_ratio=CARD_RATIO,
        )  # fmt: skip
