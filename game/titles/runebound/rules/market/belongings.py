"""Items, Allies and kept cards: who may have how many, and how they come and go (RUN-163 to RUN-165)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Literal

from game.engine.model import Action, Choices, Reason, Seat, choice, refuse
from game.titles.runebound.rules.cards import abilities, standing
from game.titles.runebound.rules.cards.modifiers import LifeBonus
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.heroes.knockout import KnockOut, fallen
from game.titles.runebound.rules.state.book import Ally, Book, Item
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep, card_ref, deck_ref

LIMITED = ("weapon", "armor", "ally")
Kind = Literal["items", "allies", "kept"]


def printed(book: Book, card: str) -> Item | Ally:
    """Return the record of a market card."""
    return book.items.get(card) or book.allies[card]


def kind(book: Book, card: str) -> Kind:
    """Return the kind of a player's belongings that a card counts among."""
    if card in book.items:
        return "items"
    return "allies" if card in book.allies else "kept"


@cache
def group(book: Book, card: str) -> str:
    """Return the kind of card that is counted with it against a limit; "" of no limit (RUN-164)."""
    if card in book.allies:
        return "ally"
    item = book.items.get(card)
    return item.type if item is not None and item.type in LIMITED else ""


def most(book: Book, limited: str) -> int:
    """Return how many cards of a limited kind a Hero may have."""
    return int(getattr(book.limits, limited))


def excess(book: Book, cards: Iterable[str]) -> list[str]:
    """Return the kinds of which there are too many among cards."""
    groups = [group(book, card) for card in cards]
    return [limited for limited in LIMITED if groups.count(limited) > most(book, limited)]


def full(book: Book, cards: Iterable[str]) -> list[str]:
    """Return the kinds of which there can be no more beside cards."""
    groups = [group(book, card) for card in cards]
    return [limited for limited in LIMITED if groups.count(limited) >= most(book, limited)]


def no_room(book: Book, cards: Iterable[str], rule: str) -> Reason | None:
    """Return why a Hero could not have all these cards (RUN-135, RUN-163); None: it could."""
    beyond = excess(book, cards)
    return refuse("beyond-limit", rule, kind=beyond[0], most=most(book, beyond[0])) if beyond else None


def deadly(
    state: RuneboundState, seat: Seat, lost: Iterable[str], gained: Iterable[str] = ()
) -> Reason | None:
    """Return why a player may not part with cards: its Hero would not live without them (RUN-250)."""
    hero = state.players[seat].hero
    life = figures.life(state, hero) - _life_in(state.book, lost) + _life_in(state.book, gained)
    return refuse("life-hangs-on-it", "RUN-250") if state.wounds.get(hero, 0) >= life else None


def _life_in(book: Book, cards: Iterable[str]) -> int:
    return sum(effect.value for card in cards for effect in standing.passive(book, card, LifeBonus))


# ----------------------------------------------------------------------------------------- come and go


def add(state: RuneboundState, seat: Seat, card: str) -> None:
    """Give a card to a player, whatever the limits say."""
    _set(state, seat, card, (*_beside(state, seat, card), card))


def remove(state: RuneboundState, seat: Seat, card: str) -> None:
    """Take a card from a player, whatever depends on it."""
    _set(state, seat, card, tuple(other for other in _beside(state, seat, card) if other != card))


def _beside(state: RuneboundState, seat: Seat, card: str) -> tuple[str, ...]:
    """Return the cards of a player of the kind that a card has."""
    cards: tuple[str, ...] = getattr(state.players[seat], kind(state.book, card))
    return cards


def _set(state: RuneboundState, seat: Seat, card: str, cards: tuple[str, ...]) -> None:
    """Put cards where a card lies or would lie."""
    fields: dict[str, Any] = {kind(state.book, card): cards}
    state.change(seat, **fields)


def gain(state: RuneboundState, seat: Seat, card: str) -> None:
    """Give a card outside the market; beyond a limit something is discarded at once (RUN-165)."""
    add(state, seat, card)
    if excess(state.book, state.players[seat].cards):
        state.push(DiscardDown(seat))


def lose(state: RuneboundState, seat: Seat, card: str) -> None:
    """Put a card under the market deck by force; that may cost the Hero its life (RUN-250)."""
    remove(state, seat, card)
    abilities.under_market(state, card)
    fall(state, seat)


def fall(state: RuneboundState, seat: Seat) -> None:
    """Knock a Hero out whose Wounds have come to its Life without being dealt (RUN-250)."""
    if fallen(state, seat):
        state.push(KnockOut(seat))


class Drop(Action, frozen=True):
    """Put a card under the market deck."""

    card: str


class DiscardDown(RuneboundStep, frozen=True):
    """Cards beyond a limit are discarded until it is kept (RUN-150, RUN-165)."""

    seat: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return which of those that are too many."""
        cards = state.players[self.seat].cards
        beyond = excess(state.book, cards)
        drops = [
            choice(Drop(card), source=card_ref(card), target=deck_ref("market"))
            for card in cards
            if group(state.book, card) in beyond
        ]
        return {self.seat: drops} if drops else {}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """It goes under the market deck; then the next."""
        match action:
            case Drop(card):
                state.push(self)
                state.emit("drop", seat=seat, card=card)
                lose(state, seat, card)
