"""Gaining, paying, drawing and discarding with the supply and the decks."""

from __future__ import annotations

from game.engine.deck import refill
from game.engine.model import Reason, Seat, refuse
from game.titles.raiders.rules.state.book import PLUNDER, Cost
from game.titles.raiders.rules.state.state import Player, RaidersState


def held(player: Player, item: str) -> int:
    """Return how much of something a player has; "cards" are hand cards."""
    return len(player.hand) if item == "cards" else int(getattr(player, item))


def lacking(player: Player, cost: Cost, rule: str = "RAI-054") -> Reason | None:
    """Return why a player cannot pay a whole cost; None: it can be paid."""
    for item, amount in cost.items():
        have = held(player, item)
        if have < amount:
            return refuse("cannot-pay", rule, item=item, need=amount, have=have)
    return None


def pay(state: RaidersState, seat: Seat, cost: Cost) -> None:
    """Pay everything of a cost but cards, which their owner chooses. It returns to the supply (RAI-010)."""
    for item, amount in cost.items():
        if item == "cards" or not amount:
            continue
        state.set_amount(seat, item, held(state.players[seat], item) - amount)
        if item in PLUNDER:
            state.supply[item] += amount
        state.emit("pay", seat=seat, item=item, amount=amount)


def gain(state: RaidersState, seat: Seat, item: str, amount: int) -> None:
    """Gain goods, plunder, VP or cards, as much as there is (RAI-008, RAI-009, RAI-169)."""
    if item == "cards":
        draw(state, seat, amount)
        return
    if item in PLUNDER:
        amount = min(amount, state.supply[item])
        state.supply[item] -= amount
    if amount:
        state.set_amount(seat, item, held(state.players[seat], item) + amount)
        state.emit("gain", seat=seat, item=item, amount=amount)


def draw(state: RaidersState, seat: Seat, amount: int) -> None:
    """Draw crew cards, as many as there are (RAI-012)."""
    cards = (_top(state, state.crew_deck, state.crew_discard, "crew") for _ in range(amount))
    drawn = [card for card in cards if card]
    if not drawn:
        return
    state.change(seat, hand=(*state.players[seat].hand, *drawn))
    state.emit("draw", seat=seat, amount=len(drawn))
    for card in drawn:
        state.emit("drawn", seen_by=[seat], seat=seat, card=card)


def fill_line(state: RaidersState) -> None:
    """Replace a taken animal by the top card of the deck, if there is one (RAI-060, RAI-011)."""
    if card := _top(state, state.animal_deck, state.animal_discard, "animal"):
        state.animal_line.append(card)


def animals_left(state: RaidersState) -> bool:
    """Return whether animals can still be gained: not when deck and discard pile are both empty (RAI-011)."""
    return bool(state.animal_deck or state.animal_discard)


def _top(state: RaidersState, deck: list[str], discards: list[str], what: str) -> str:
    """Return the top card of a deck, "" where there is none; everybody sees when the discards are
    shuffled."""
    if refill(state, deck, discards):
        state.emit("reshuffle", deck=what)
    return deck.pop() if deck else ""


def discard_card(state: RaidersState, seat: Seat, card: str) -> None:
    """A hand card goes to the crew discard pile."""
    hand = state.players[seat].hand
    state.change(seat, hand=tuple(c for c in hand if c != card))
    state.crew_discard.append(card)
    state.emit("discard", seat=seat, card=card)
