"""The zones of Runebound: where cards are and who sees them. The kind of a card is its deck."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.engine import deck
from game.engine.zones import NOBODY, Box, Zone
from game.titles.runebound.rules.cards.healing import Look
from game.titles.runebound.rules.state.book import COLOURS, Book
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep

MARKET, DOOM, RETINUE = "market", "doom", "retinue"


def box(state: RuneboundState) -> Box:
    """Return the cards of each deck of this table, before anything is drawn."""
    book, core_only = state.book, state.on("core84")
    return {
        **{colour: _adventures(book, colour, core_only) for colour in COLOURS},
        MARKET: [*book.items, *book.allies],
        DOOM: [*book.doom] if state.on("doom_deck") else [],
        RETINUE: book.retinue if state.on("huntmaster") else [],
    }


@cache
def _adventures(book: Book, colour: str, core_only: bool) -> tuple[str, ...]:
    """Return the cards of an Adventure deck: all, or those of the 84-card set only (RUN-235)."""
    return tuple(
        card
        for cards in (book.challenges, book.events, book.encounters)
        for card, record in cards.items()
        if book.colours.get(card) == colour and (record.core or not core_only)
    )


def zones(state: RuneboundState) -> list[Zone]:
    """Return every zone of the table; only the decks are hidden (RUN-234)."""
    return [*decks(state), *_piles(state), *_of_players(state), *_on_the_map(state), *_pending(state)]


def decks(state: RuneboundState) -> Iterator[Zone]:
    """Yield the decks, face down; one player alone may see the top card."""
    lifted = {step.colour: step.seat for step in state.stack if isinstance(step, Look)}
    for pile, cards in state.decks.items():
        down = cards[:-1] if pile in lifted else cards
        yield Zone(("decks", pile), pile, down, NOBODY)
        if pile in lifted:
            yield Zone(("decks", pile), pile, cards[-1:], frozenset((lifted[pile],)))


def _piles(state: RuneboundState) -> Iterator[Zone]:
    """Yield the discard piles and the market stalls."""
    for pile, cards in state.discards.items():
        yield Zone(("discards", pile), pile, cards)
    for town, cards in state.stalls.items():
        yield Zone(("stalls", town), MARKET, cards)


def _of_players(state: RuneboundState) -> Iterator[Zone]:
    """Yield the players' Items, Allies and kept Adventure cards."""
    for seat, player in enumerate(state.players):
        yield Zone(("players", seat), MARKET, (*player.items, *player.allies))
        for card in player.kept:
            yield Zone(("players", seat, "kept"), state.book.colours.get(card, ""), (card,))


def _on_the_map(state: RuneboundState) -> Iterator[Zone]:
    """Yield undefeated Challenges, the Retinue, and the active Event."""
    colours = state.book.colours
    for space, card in state.undefeated.items():
        yield Zone(("undefeated", space), colours.get(card, ""), (card,))
    for town, card in state.retinue.items():
        yield Zone(("retinue", town), RETINUE, (card,))
    if state.event:
        yield Zone(("event",), colours.get(state.event, ""), (state.event,))


def _pending(state: RuneboundState) -> Iterator[Zone]:
    """Yield the Challenge under way, if it is in no other zone, and market cards that were turned up."""
    fight = state.fight
    if fight is not None and fight.origin in ("drawn", "called"):
        yield Zone(("fight",), state.book.colours.get(fight.card, ""), (fight.card,))
    for number, step in enumerate(state.stack):
        if isinstance(step, RuneboundStep) and step.holds:
            yield Zone(("stack", number), MARKET, step.holds)


def draw(state: RuneboundState, name: str) -> str | None:
    """Return the top card; the discards become a new deck first where it is empty; None where both are
    (RUN-063).
    """
    cards, discards = [*state.decks[name]], [*state.discards[name]]
    card = deck.draw(state, cards, discards)
    state.decks[name], state.discards[name] = tuple(cards), tuple(discards)
    return card


def discard(state: RuneboundState, card: str) -> None:
    """Put an Adventure card onto the discard pile of its colour."""
    pile = state.book.colours[card]
    state.discards[pile] = (*state.discards[pile], card)
