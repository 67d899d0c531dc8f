"""Set-up of the table and of the players (RUN-011 to RUN-024)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import rng
from game.engine.flow import settle
from game.engine.model import Fact
from game.titles.runebound.rules import turn
from game.titles.runebound.rules.heroes.knockout import NewHero
from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.rules.state.state import Player, RuneboundState
from game.titles.runebound.rules.state.zones import RETINUE, box


def set_up(book: Book, seats: int, table: dict[str, Fact], seed: int) -> RuneboundState:
    """Return a new game with decks, markets, counters and Heroes, at the first choice of the first player."""
    state = RuneboundState(
        title="runebound",
        book=book,
        seats=seats,
        options=table,
        rng=rng.seeded(seed),
        stack=[],
        players=[],
        counters=[space.id for space in book.spaces.values() if space.adventure],
        decks={},
        discards={},
        stalls={},
    )
    _decks(state)
    _markets(state)
    _heroes(state)
    state.active = rng.randrange(state, seats)
    turn.begin(state)
    if state.options["heroes"] == "chosen":  # the one who begins chooses last (RUN-256)
        state.push(*(NewHero(seat) for seat in reversed(state.after(state.active))))
    settle(state)
    return state


def shuffled(state: RuneboundState, deck: str, cards: Sequence[str]) -> tuple[str, ...]:
    """Return cards as a shuffled deck; the last card of the Retinue lies under the others (RUN-019)."""
    last = state.book.retinue[-1]
    if deck != RETINUE or last not in cards:
        return tuple(rng.shuffle(state, [*cards]))
    return (last, *rng.shuffle(state, [card for card in cards if card != last]))


def _decks(state: RuneboundState) -> None:
    """Shuffle each deck on its own; it is face down (RUN-014, RUN-019)."""
    for deck, cards in box(state).items():
        state.decks[deck] = shuffled(state, deck, cards)
        state.discards[deck] = ()


def _markets(state: RuneboundState) -> None:
    """Lay one card for the market stack of every town but the first (RUN-014, RUN-015)."""
    for town in state.book.towns:
        state.stalls[town] = ()
        if town != state.book.start.town:
            *rest, card = state.decks["market"]
            state.decks["market"] = tuple(rest)
            state.stalls[town] = (card,)


def _heroes(state: RuneboundState) -> None:
    """Give each seat a random Hero in the town where all begin (RUN-020, RUN-022)."""
    heroes = rng.shuffle(state, list(state.book.heroes))[: state.seats]
    start = state.book.start
    state.players = [Player(hero=hero, space=start.town, gold=start.gold) for hero in heroes]
