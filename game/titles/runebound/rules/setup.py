"""Set-up of the table and of the players (RUN-011 to RUN-024)."""

from __future__ import annotations

from game.engine import rng
from game.engine.flow import settle
from game.engine.model import Fact
from game.titles.runebound.rules import turn
from game.titles.runebound.rules.book import COLOURS, Book
from game.titles.runebound.rules.state import Player, RuneboundState


def set_up(book: Book, seats: int, table: dict[str, Fact], seed: int) -> RuneboundState:
    """Decks, markets, counters and Heroes, up to the first choice of the starting player."""
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
    settle(state)
    return state


def adventures_in_use(book: Book, colour: str, core_only: bool) -> list[str]:
    """The cards of an Adventure deck: all, or those of the 84-card set only (RUN-235)."""
    kinds = (book.challenges, book.events, book.encounters)
    return [
        card
        for cards in kinds
        for card, record in cards.items()
        if book.colours.get(card) == colour and (record.core or not core_only)
    ]


def box(state: RuneboundState) -> dict[str, list[str]]:
    """The cards of each deck of this table, before anything is drawn."""
    core_only = state.on("core84")
    cards = {colour: adventures_in_use(state.book, colour, core_only) for colour in COLOURS}
    cards["market"] = [*state.book.items, *state.book.allies]
    cards["doom"] = list(state.book.doom) if state.on("doom_deck") else []
    cards["retinue"] = list(state.book.retinue) if state.on("huntmaster") else []
    return cards


def mixed(state: RuneboundState, deck: str, cards: list[str]) -> tuple[str, ...]:
    """Cards as a shuffled deck; the last card of the Retinue lies under the others (RUN-019)."""
    last = state.book.retinue[-1]
    under = (last,) if deck == "retinue" and last in cards else ()
    return (*under, *rng.shuffle(state, [card for card in cards if card not in under]))


def _decks(state: RuneboundState) -> None:
    """Each deck is shuffled on its own and lies face down (RUN-014, RUN-019)."""
    for deck, cards in box(state).items():
        state.decks[deck] = mixed(state, deck, cards)
        state.discards[deck] = ()


def _markets(state: RuneboundState) -> None:
    """One card for the market stack of every town but the first (RUN-014, RUN-015)."""
    for town in state.book.towns:
        state.stalls[town] = ()
        if town != state.book.start.town:
            *rest, card = state.decks["market"]
            state.decks["market"] = tuple(rest)
            state.stalls[town] = (card,)


def _heroes(state: RuneboundState) -> None:
    """A random Hero for each seat, in the town where all begin (RUN-020, RUN-022)."""
    heroes = rng.shuffle(state, list(state.book.heroes))[: state.seats]
    start = state.book.start
    state.players = [Player(hero=hero, space=start.town, gold=start.gold) for hero in heroes]
