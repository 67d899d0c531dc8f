"""The expected value of a town's wares for a Hero, by the weights of its features."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.engine.arithmetic import float_sum
from game.titles.runebound.bot.adventures import Worths
from game.titles.runebound.bot.force import Looks, card_worth
from game.titles.runebound.bot.odds import strength
from game.titles.runebound.rules.market import belongings
from game.titles.runebound.rules.market.market import Terms
from game.titles.runebound.rules.state.book import Book


def town(
    known: Looks, terms: Terms, gold: int, bruised: int, stall: tuple[str, ...], worths: Worths
) -> float:
    """Return the value of healing, of wares in the stall and of those that will be laid out."""
    best, cost = _best_ware(known, terms, gold, stall, worths)
    left = max(0, gold - cost)
    healed = min(bruised, left) * (worths.life - worths.gold)
    return best + worths.news * min(left, 12) + healed


def _best_ware(
    known: Looks, terms: Terms, gold: int, stall: tuple[str, ...], worths: Worths
) -> tuple[float, int]:
    """Return the gain from buying the best card of a stall, and its cost."""
    best = 0.0, 0
    for ware in _wares(known, terms, stall):
        if ware.cost <= gold:
            best = max(best, (_gain(known, ware, worths), max(0, ware.cost)))
    return best


def improved(known: Looks, terms: Terms, gold: int, stall: tuple[str, ...]) -> Iterator[Looks]:
    """Yield the Hero as it would be with each card of a stall that it can pay for."""
    return (_changed(known, w.replaces, w.card) for w in _wares(known, terms, stall) if w.cost <= gold)


class Ware(NamedTuple):
    """A card of a stall, what it costs, and the card that it replaces; "" is none."""

    card: str
    cost: int
    replaces: str


@lru_cache(16384)
def _wares(known: Looks, terms: Terms, stall: tuple[str, ...]) -> tuple[Ware, ...]:
    """Return the wares in a stall, without their gains, which matter only if they can be paid for."""
    return tuple(_ware(known, terms, card) for card in stall)


def _ware(known: Looks, terms: Terms, card: str) -> Ware:
    """Return the ware; if it exceeds a limit, it replaces the cheapest card."""
    book, _, items, allies, *_ = known
    limited = belongings.group(book, card)
    full = limited in belongings.full(book, (*items, *allies))
    rivals = [c for c in (*items, *allies) if belongings.group(book, c) == limited] if full else []
    old = min(rivals, key=lambda c: belongings.printed(book, c).cost, default="")
    cost = terms.price(book, card)
    if old in book.items:
        cost -= book.items[old].cost // book.limits.market_half
    return Ware(card, cost, old)


@lru_cache(16384)
def _gain(known: Looks, ware: Ware, worths: Worths) -> float:
    """Return the gain from buying a card."""
    book, card, old = known[0], ware.card, ware.replaces
    more = strength(_changed(known, old, card), worths.reach) - strength(known, worths.reach)
    more += worths.cards * (card_worth(book, card) - (card_worth(book, old) if old else 0.0))
    return more - worths.gold * ware.cost


def _changed(known: Looks, old: str, card: str) -> Looks:
    """Return the looks with a card instead of another one; "" is none."""
    book, hero, items, allies, raised, event = known
    items, allies = (tuple(c for c in cards if c != old) for cards in (items, allies))
    if card in book.allies:
        return book, hero, items, (*allies, card), raised, event
    return book, hero, (*items, card), allies, raised, event


@lru_cache(8192)
def things(book: Book, cards: tuple[str, ...]) -> float:
    """Return the value of cards besides their effect on the Hero's force, in gold."""
    return float_sum(card_worth(book, card) for card in cards)
