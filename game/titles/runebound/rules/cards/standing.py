"""Standing effects in force: of the own cards, the Event, the Challenge, and passing ones."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeVar

from game.engine.model import Seat
from game.titles.runebound.rules.cards.effect_bases import Standing
from game.titles.runebound.rules.cards.modifiers import Forbid, Sized
from game.titles.runebound.rules.state.book import FREE, Ability, Book
from game.titles.runebound.rules.state.state import RuneboundState

E = TypeVar("E", bound=Standing)
Sourced = tuple[tuple[str, E], ...]
"""Effects, each with the card that says so."""

TYPES = {"armor": "armor", "runes": "rune"}
"""The type of Items that give nothing, by what a Challenge forbids (RUN-245)."""


def of(state: RuneboundState, seat: Seat, kind: type[E]) -> list[E]:
    """Return every effect of a kind that serves or hits a seat's Hero now."""
    found = sourced(state, seat, kind)
    return [effect for _, effect in found] if found else []


def total(state: RuneboundState, seat: Seat, kind: type[Sized]) -> int:
    """Return what all effects of a kind come to."""
    found = sourced(state, seat, kind)
    return sum(effect.value for _, effect in found) if found else 0


def sourced(state: RuneboundState, seat: Seat, kind: type[E]) -> Sourced[E]:
    """Return the same, each with the card that says so."""
    cards = state.players[seat].cards
    if state.fight is None and not state.lasting:
        return _at_peace(state.book, cards, state.event, state.doom, kind)
    carried = _carried(state.book, cards, kind)
    if carried and (barred := barred_types(state, seat)):
        items = state.book.items
        carried = tuple(
            (card, effect) for card, effect in carried if card not in items or items[card].type not in barred
        )
    return carried + from_outside(state, seat, kind)


def from_outside(state: RuneboundState, seat: Seat, kind: type[E]) -> Sourced[E]:
    """Return those that lie on no card of the seat: Event, Doom card, Challenge, and passing effects."""
    found = of_table(state, seat, kind)
    for lasting in state.lasting:
        if lasting.seat == seat and isinstance(lasting.effect, kind):
            found = (*found, (lasting.card, lasting.effect))
    return found


def of_table(state: RuneboundState, seat: Seat, kind: type[E]) -> Sourced[E]:
    """Return those of Event, Doom card and Challenge: they hold for Heroes and Allies alike (RUN-244)."""
    found = _for_all(state.book, state.event, state.doom, kind)
    fight = state.fight
    if fight is not None and fight.card and seat == fight.attacker:
        found += _in_fight(state.book, fight.card, kind)
    return found


@lru_cache(maxsize=4096)
def _at_peace(book: Book, cards: tuple[str, ...], event: str, doom: str, kind: type[E]) -> Sourced[E]:
    """Return the effects that hold outside combats, of own cards, an Event and a Doom card."""
    return _carried(book, cards, kind) + _for_all(book, event, doom, kind)


@cache
def _for_all(book: Book, event: str, doom: str, kind: type[E]) -> Sourced[E]:
    """Return the effects of an Event and a Doom card; "" for none."""
    events = _among(event, book.events[event].while_active, kind) if event else ()
    return events + (_among(doom, book.doom[doom].effects, kind) if doom else ())


@cache
def _in_fight(book: Book, challenge: str, kind: type[E]) -> Sourced[E]:
    return _among(challenge, book.challenges[challenge].special, kind)


def _among(card: str, effects: tuple[object, ...], kind: type[E]) -> Sourced[E]:
    return tuple((card, effect) for effect in effects if isinstance(effect, kind))


@lru_cache(maxsize=4096)
def _carried(book: Book, cards: tuple[str, ...], kind: type[E]) -> Sourced[E]:
    return tuple((card, effect) for card in cards for effect in passive(book, card, kind))


@cache
def passive(book: Book, card: str, kind: type[E]) -> tuple[E, ...]:
    """Return the passive effects of a card: abilities without cost and limit that only change a number
    (RUN-242).
    """
    return tuple(
        effect
        for ability in abilities(book, card)
        if ability.cost == FREE and not ability.limit
        for effect in ability.effects
        if isinstance(effect, kind)
    )


@cache
def abilities(book: Book, card: str) -> tuple[Ability, ...]:
    """Return the abilities of a Hero, Item or Ally."""
    found = book.heroes.get(card) or book.items.get(card) or book.allies.get(card)
    return found.abilities if found else ()


def forbidden(state: RuneboundState, seat: Seat) -> set[str]:
    """Return what is barred for a seat in the combat under way (RUN-245)."""
    found = from_outside(state, seat, Forbid) if state.fight else ()
    return {effect.what for _, effect in found} if found else set()


def barred_types(state: RuneboundState, seat: Seat) -> set[str]:
    """Return the types of Items that give nothing now."""
    barred = forbidden(state, seat)
    return {TYPES[what] for what in barred if what in TYPES} if barred else barred


def end_roll(state: RuneboundState, seat: Seat) -> None:
    """End the effects on a seat's next combat roll after it was made."""
    if state.lasting:
        state.lasting[:] = [held for held in state.lasting if (held.until, held.seat) != ("roll", seat)]


def end(state: RuneboundState, *scopes: str) -> None:
    """End the temporary effects of these scopes."""
    if state.lasting:
        state.lasting[:] = [lasting for lasting in state.lasting if lasting.until not in scopes]
