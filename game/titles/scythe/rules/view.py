"""What a seat may know, and positions that fit what it knows (SCY-341 to SCY-351)."""

from __future__ import annotations

from game.engine import rng
from game.engine.flow import settle
from game.engine.model import Seat
from game.engine.zones import fill, hide
from game.titles.scythe.rules.book import Book
from game.titles.scythe.rules.state import HIDDEN_COINS, Player, ScytheState
from game.titles.scythe.rules.zones import box, closed, zones


def view(state: ScytheState, seat: Seat) -> ScytheState:
    """Hidden besides cards: coins of others, where the table does not show them (SCY-344)."""
    seen = state.copy()
    hide(seen, closed(state), seat)
    if state.options["show_coins"] != "on" and state.stack:  # in the end all is counted
        for other in range(state.seats):
            if other != seat:
                seen.change(other, coins=HIDDEN_COINS)
    return seen


def guess(seen: ScytheState, seat: Seat, seed: int) -> ScytheState:
    """A full position that fits a seat's view, everything unknown drawn at random."""
    state = seen.copy()
    state.rng = rng.seeded(seed)
    fill(state, zones(state), box(state))
    for other, player in enumerate(state.players):
        if player.coins == HIDDEN_COINS:
            state.change(other, coins=rng.randrange(state, 2 * likely_coins(seen.book, player) + 1))
    state.stack = [step.guessed(state, seat) for step in state.stack]
    settle(state)
    return state


def likely_coins(book: Book, player: Player) -> int:
    """A guess at coins that are hidden: those of the start, and some for what bottom-row actions did."""
    if not player.mat:
        return 0
    return (
        book.mats[player.mat].coins + (len(player.upgrades) + len(player.mechs) + len(player.recruits)) // 2
    )
