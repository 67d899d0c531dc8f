"""A position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from game.engine import rng
from game.engine.model import Seat, State
from game.engine.structs import player_changes
from game.engine.zones import Zone

if TYPE_CHECKING:
    from hotseat_nim.rules.book import Book


class Player(msgspec.Struct, frozen=True):
    """A seat: its hidden hand, the stones it took, and how many of them were the last of a heap."""

    hand: tuple[str, ...] = ()
    stones: int = 0
    last: int = 0


class NimState(State):
    """heaps: stones by place; deck: the next card last; discard: what was played."""

    players: list[Player]
    heaps: dict[str, int]
    deck: list[str]
    discard: list[str] = []
    active: Seat = 0
    if TYPE_CHECKING:
        book: Book

    change = player_changes(Player)

    def draw(self, seat: Seat) -> None:
        """NIM-007: a card from the deck, which is made anew where it is empty."""
        if not self.deck:
            self.deck, self.discard = rng.shuffle(self, self.discard), []
            self.emit("reshuffled")
        self.change(seat, hand=(*self.players[seat].hand, self.deck.pop()))


def zones(state: NimState) -> Iterator[Zone]:
    """Where every card lies, and who sees it."""
    yield Zone(("deck",), "card", state.deck, frozenset())
    yield Zone(("discard",), "card", state.discard)
    for seat, player in enumerate(state.players):
        yield Zone(("players", seat, "hand"), "card", player.hand, frozenset([seat]))
