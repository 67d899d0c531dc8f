"""Gaining and losing power, popularity, coins and combat cards; goals reached on the way.

A gain may be declined (SCY-012), but more is nearly always better. `Gain` asks only where declining could
matter and that is open to see: the gain would bring the sixth star and so end the game, or it would lift a
track above what an objective allows while its player still holds objectives. How many coins others have is
hidden, so who holds objectives is asked whatever the coins are: a question must not tell (SCY-145, SCY-344).
"""

from __future__ import annotations

from functools import cache

from game.engine import deck
from game.engine.model import DECLINING, Action, Choices, Seat, button
from game.titles.scythe.rules.content.ability_kinds import UnlimitedStars
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.state.abilities import of_kind
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep
from game.titles.scythe.rules.tiles.resolution import ends_it, most


def gain(state: ScytheState, seat: Seat, item: str, amount: int) -> None:
    """Gain power, popularity, coins or combat_cards; above the top of a track it is lost (SCY-010)."""
    if amount < 1:
        return
    if item == "combat_cards":
        draw(state, seat, amount)
        return
    before = getattr(state.players[seat], item)
    after = min(_top(state.book, item), before + amount)
    state.set_amount(seat, item, after)
    state.emit("gain", seat=seat, item=item, amount=after - before)
    if item in state.book.goals and before < after == _top(state.book, item):
        reach_goal(state, seat, item)


def would_star(state: ScytheState, seat: Seat, item: str, amount: int) -> bool:
    """Return whether a gain of power or popularity would bring a star (SCY-217)."""
    player = state.players[seat]
    now, stars = getattr(player, item), len(player.stars) + len(player.due)
    reached = now < _top(state.book, item) <= now + amount
    return reached and stars < state.book.limits.stars and has_room(state, seat, item)


def lose(state: ScytheState, seat: Seat, item: str, amount: int) -> None:
    """Reduce a track or coins by force, at most to 0 (SCY-010)."""
    have = getattr(state.players[seat], item)
    lost = min(have, amount)
    if lost > 0:
        state.set_amount(seat, item, have - lost)
        state.emit("lose", seat=seat, item=item, amount=lost)


def _top(book: Book, item: str) -> int:
    return 10**9 if item == "coins" else book.top_of(item)


def draw(state: ScytheState, seat: Seat, amount: int) -> None:
    """Draw combat cards; the discards are shuffled when the deck is empty (SCY-013)."""
    cards = (deck.draw(state, state.combat_deck, state.combat_discard) for _ in range(amount))
    drawn = [card for card in cards if card]
    if not drawn:
        return
    state.change(seat, hand=(*state.players[seat].hand, *drawn))
    others = [other for other in range(-1, state.seats) if other != seat]
    state.emit("draw", seen_by=others, seat=seat, amount=len(drawn))
    state.emit("draw_cards", seen_by=[seat], seat=seat, cards=" ".join(drawn))


def reach_goal(state: ScytheState, seat: Seat, goal: str) -> bool:
    """Note that a goal is reached and its star due, if it may still be placed (SCY-214, SCY-215, SCY-221).
    Return whether it may.
    """
    due = has_room(state, seat, goal)
    if due:
        state.change(seat, due=(*state.players[seat].due, goal))
    return due


def has_room(state: ScytheState, seat: Seat, goal: str) -> bool:
    """Return whether the space of a goal takes another star of a seat (SCY-215, SCY-259)."""
    player = state.players[seat]
    placed = player.stars.count(goal) + player.due.count(goal)
    return placed < most(state, goal) or any(goal in a.goals for a in of_kind(state, seat, UnlimitedStars))


class Accept(Action, frozen=True):
    """Take a gain that could be declined."""


SOURCES = ("", "recruit", "structure", "reward", "tile")
"""Sources of a gain that may be declined."""


class Gain(ScytheStep, frozen=True):
    """A gain that its seat may decline where that could matter; an amount of 0 is nothing.

    sure   its player has just picked it among others, so it is wanted
    by     the source of the gain, which the question names: one of SOURCES
    """

    seat: Seat
    item: str
    amount: int
    sure: bool = False
    by: str = ""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Ask whether to take the gain, if declining could matter."""
        if self.amount and not self.sure and self._doubtful(state):
            return {self.seat: [button(Accept()), DECLINING]}
        return {}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Gain it unless declined."""
        match action:
            case Accept():
                self.run(state)

    def run(self, state: ScytheState) -> None:
        gain(state, self.seat, self.item, self.amount)

    def _doubtful(self, state: ScytheState) -> bool:
        """Return whether declining could matter, judged by open information only."""
        player = state.players[self.seat]
        if self.item == "coins":
            return self.seat != state.active and bool(player.objectives) and self._coins_matter(state)
        if self.item not in ("power", "popularity"):
            return False
        now = getattr(player, self.item)
        after = min(_top(state.book, self.item), now + self.amount)
        if now < after == _top(state.book, self.item):
            sixth = ends_it(state, len(player.stars) + len(player.due) + 1)
            return sixth and would_star(state, self.seat, self.item, self.amount)
        return bool(player.objectives) and any(
            now <= most < after for most in _upper_bounds(state, self.item)
        )

    def _coins_matter(self, state: ScytheState) -> bool:
        """Return whether the coins could exceed some objective's limit. The active player can decline them
        otherwise (SCY-112).
        """
        bounds = _upper_bounds(state, "coins")
        if state.options["show_coins"] != "on":
            return bool(bounds)
        now = state.players[self.seat].coins
        return any(now <= most < now + self.amount for most in bounds)


def _upper_bounds(state: ScytheState, item: str) -> frozenset[int]:
    """Return the upper limits that objectives of this table set for an item."""
    return _bounds(state.book, item, state.options.get("promo_objectives") == "on")


@cache
def _bounds(book: Book, item: str, promo: bool) -> frozenset[int]:
    played = [o for o in book.objectives.values() if promo or o.set == "base"]
    return frozenset(r.max for o in played for r in o.require if r.kind == item and r.max < _top(book, item))
