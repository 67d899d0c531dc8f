"""The airship tiles, the resolution tile and the open objectives beside the map."""

from __future__ import annotations

from collections.abc import Iterator

from game.presentation.title_words import Context, Item
from game.titles.scythe.rules.content.book import Book, Resolution
from game.titles.scythe.rules.content.tile_kinds import Aggressive, Passive
from game.titles.scythe.rules.state.state import ScytheState, card_ref
from game.titles.scythe.rules.tiles.resolution import nearness
from game.titles.scythe.words import terms
from game.titles.scythe.words.board import airship_limits
from game.titles.scythe.words.hand import objective_tip


def is_house(book: Book, tile: str) -> bool:
    """Return whether what an airship tile or a resolution tile does is our own design."""
    records: list[Aggressive | Passive | Resolution] = [
        *book.aggressive.values(), *book.passive.values(), *book.resolutions.values(),
    ]  # fmt: skip
    return not any(record.printed for record in records if record.id == tile)


def nearer(context: Context) -> str:
    """Return how near the end of the game is."""
    near, say = nearness(context.view), context.say
    if not context.view.stack:
        return say("scythe-near-over")
    if near.turns == 0:
        return say("scythe-near-last")
    if near.turns > 0:
        return say("scythe-near-turns", turns=near.turns)
    return say("scythe-near-stars", stars=near.stars, need=near.need)


def items(context: Context) -> Iterator[Item]:
    """Yield the viewer's airship tiles, the resolution tile and the open objectives, from turn 1 on."""
    view: ScytheState = context.view
    if not view.turn:
        return
    player = view.players[context.seat]
    if player.aggressive and player.passive:
        limits = airship_limits(context.say, view, context.seat)
        for kind, tile in (("aggressive", player.aggressive), ("passive", player.passive)):
            yield Item(f"tile:{kind}", _tip(context, tile, limits), on_board=True, pinned=True)
    if view.resolution:
        tip = _tip(context, view.resolution, nearer(context))
        yield Item("tile:resolution", tip, on_board=True, pinned=True)
    for card in view.public:
        tip = "\n".join((context.say("scythe-tip-public"), objective_tip(context, card)))
        yield Item(card_ref(card), tip, on_board=True, pinned=True)


def _tip(context: Context, tile: str, last: str) -> str:
    """Return a tile's name, what it does and a last line; also whether it is our own design."""
    say, book = context.say, context.view.book
    lines = [terms.tile(say, tile), terms.tile_text(book, say, tile), last]
    return "\n".join([*lines, say("scythe-tile-house")] if is_house(book, tile) else lines)
