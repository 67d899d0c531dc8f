"""Small positions of Runebound for tests: a table, Heroes in places, cards, dice, actions, refusals."""

from __future__ import annotations

from typing import Any

from game.engine import flow, rng
from game.engine.model import Seat
from game.packages import registry
from game.titles.runebound.rules import turn
from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.title import Runebound
from tests.expect import expect
from tests.titles.playing import again

PACKAGE = registry.find("runebound")
TITLE = expect(PACKAGE.title, Runebound)
BOOK: Book = TITLE.book
EVALUATION = PACKAGE.default_evaluation
HEROES = ("corbin", "mad_carthos", "one_fist", "mordrog", "thessaly_vane", "kestrel_hale")


def fresh(seats: int = 3, seed: int = 1, **options: Any) -> RuneboundState:
    """A game as it is dealt."""
    return TITLE.start(seats, options, seed)


def table(*heroes: str, seed: int = 1, **options: Any) -> RuneboundState:
    """The first turn of seat 0, with these Heroes on the seats, by default Corbin and Mad Carthos.

    Every Hero stands in Vynelvale with 3 gold; the movement step is asked.
    """
    heroes = heroes or HEROES[:2]
    state = fresh(len(heroes), seed, **options)
    for seat, hero in enumerate(heroes):
        state.change(seat, hero=hero)
    state.active, state.turn = 0, 0
    state.events = []
    state.stack.clear()
    turn.begin(state)
    flow.settle(state)
    return state


def place(state: RuneboundState, space: str, seat: Seat = 0) -> None:
    """The Hero of a seat stands on this space."""
    edit(state, seat, space=space)


def edit(state: RuneboundState, seat: Seat = 0, **values: Any) -> None:
    """Other facts of a player: gold=10, experience=("life",), kept=(...)."""
    state.change(seat, **values)
    again(state)


def give(state: RuneboundState, *cards: str, seat: Seat = 0) -> None:
    """Items and Allies into a seat's hands, out of wherever they lie."""
    for card in cards:
        take_away(state, card)
        player = state.players[seat]
        if card in BOOK.allies:
            state.change(seat, allies=(*player.allies, card))
        else:
            state.change(seat, items=(*player.items, card))
    again(state)


def take_away(state: RuneboundState, card: str) -> None:
    """A card out of decks, discard piles, market stacks and hands."""
    for piles in (state.decks, state.discards, state.stalls):
        for name, cards in piles.items():
            piles[name] = tuple(c for c in cards if c != card)
    for seat, player in enumerate(state.players):
        for field in ("items", "allies", "kept"):
            fields: dict[str, Any] = {field: tuple(c for c in getattr(player, field) if c != card)}
            state.change(seat, **fields)


def on_top(state: RuneboundState, deck: str, *cards: str) -> None:
    """These are the next cards of a deck, in this order."""
    for card in reversed(cards):
        take_away(state, card)
        state.decks[deck] = (*state.decks[deck], card)
    again(state)


def hurt(state: RuneboundState, figure: str, wounds: int = 0, exhaustion: int = 0) -> None:
    """So many Wounds and so much Exhaustion lie on a figure."""
    for counters, amount in ((state.wounds, wounds), (state.exhaustion, exhaustion)):
        counters.pop(figure, None)
        if amount:
            counters[figure] = amount
    again(state)


def active_event(state: RuneboundState, card: str) -> None:
    """This Event is active."""
    take_away(state, card)
    state.event = card
    again(state)


def force(state: RuneboundState, *results: int, sides: int = 20) -> None:
    """Set the generator so that the next dice show these results, counted from 1.

    Movement dice: sides=6, a result is the number of the face in table.toml.
    """
    for seed in range(5_000_000):
        if _shows(seed, results, sides):
            state.rng = seed
            return
    raise AssertionError("no such dice")


def _shows(seed: int, results: tuple[int, ...], sides: int) -> bool:
    value = seed
    for result in results:
        value = (value + rng.GOLDEN) & rng.MASK
        if (rng.mix(value) * sides) >> 64 != result - 1:
            return False
    return True


def neighbours(space: str, terrain: str = "") -> list[str]:
    """The adjacent spaces of a terrain, or all."""
    return [s for s in BOOK.spaces[space].neighbours if terrain in ("", BOOK.spaces[s].terrain)]


def spaces_of(terrain: str) -> list[str]:
    """All spaces of a terrain."""
    return [space.id for space in BOOK.spaces.values() if space.terrain == terrain]


def beside(terrain: str) -> tuple[str, str]:
    """A space outside the towns and a neighbour of it of this terrain: somewhere to step from and to."""
    return next((n, s) for s in spaces_of(terrain) for n in neighbours(s) if n not in BOOK.towns)


def adventure_space(colour: str, star: bool = False) -> str:
    """An adventure space of a colour."""
    return next(s.id for s in BOOK.spaces.values() if s.adventure == colour and s.star == star)
