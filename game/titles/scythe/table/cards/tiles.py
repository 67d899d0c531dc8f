"""The airship tiles and the resolution tile in the corners of Scythe's map."""

from __future__ import annotations

from collections.abc import Iterator

from game.titles.scythe.rules.state.state import ScytheState, card_ref
from game.titles.scythe.table.cards.cards import CARD_RATIO
from game.titles.scythe.table.cards.hand import large_objective
from game.titles.scythe.table.cards.tile_faces import RATIO, TileCard, TileFace, airship_cards
from game.titles.scythe.words import terms
from game.titles.scythe.words.hand import marks
from game.titles.scythe.words.tiles import nearer
from game.ui.table.api import Box, TableContext, Thing

AGGRESSIVE: Box = (1246.0, 1874.0, 446.0, 172.0)
PASSIVE: Box = (1704.0, 1874.0, 446.0, 172.0)
RESOLUTION: Box = (26.0, 1874.0, 656.0, 172.0)
PUBLIC: tuple[Box, ...] = ((26.0, 26.0, 430.0, 176.0), (712.0, 26.0, 500.0, 176.0))
"""Map pixels without a hexagon: in the south-east, the south-west, the north-west and the north."""


def things(context: TableContext) -> Iterator[Thing]:
    """Yield the tiles in play: the airship tiles of the seat that looks, and the resolution tile."""
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


def _tile(context: TableContext, card: TileCard, where: Box) -> Thing:
    """Return a tile in its corner; large, it also says what it does."""
    name = terms.tile(context.ui.say, card.tile)
    face = TileFace(card.kind, name, card.line, card.house)
    return Thing(
        f"tile:{card.kind}", where, face, on_board=True, pinned=True, solid=True, z=12,
        large=card, large_ratio=RATIO,
    )  # fmt: skip


def _public(context: TableContext) -> Iterator[Thing]:
    """Yield the objectives that lie open for all, with what the seat has of them; revealed as those of the
    hand.
    """
    for card, where in zip(context.view.public, PUBLIC, strict=False):
        found = marks(context, card)
        said = "   ".join(f"{{{'done' if done else 'todo'}}}~{need}" for need, done in found)
        signs = " ".join("{done}" if done else "{todo}" for _, done in found)
        face = TileFace("public", terms.card(context.view.book, context.ui.say, card), said, brief=signs)
        yield Thing(
            card_ref(card), where, face, on_board=True, pinned=True, solid=True, z=12,
            large=large_objective(context, card), large_ratio=CARD_RATIO,
        )  # fmt: skip
