"""Scythe."""

from __future__ import annotations

from types import ModuleType

from msgspec.structs import replace

from game.engine.board import Board
from game.engine.model import Fact, Seat
from game.engine.session import WATCHER
from game.engine.title import Scores, TableOption, Title
from game.titles.scythe import (
    audit,
    bidding,
    bottom,
    build,
    combat,
    content,
    deals,
    deploy,
    encounters,
    enlist,
    factory,
    gains,
    moves,
    pay,
    produce,
    rewards,
    scoring,
    setup,
    stars,
    trade,
    turn,
    upgrade,
)
from game.titles.scythe.book import BOOK
from game.titles.scythe.state import ScytheState, ScytheStep
from game.titles.scythe.value import value
from game.titles.scythe.view import guess, view

STEPS = (
    bidding,
    bottom,
    build,
    combat,
    deals,
    deploy,
    encounters,
    enlist,
    factory,
    gains,
    moves,
    pay,
    produce,
    rewards,
    setup,
    stars,
    trade,
    turn,
    upgrade,
)
"""The modules that have steps."""


def _steps(module: ModuleType) -> list[type[ScytheStep]]:
    """The steps that a module has of its own."""
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, ScytheStep) and thing.__module__ == module.__name__
    ]


class Scythe(Title):
    """Scythe for 2 to 5 seats (SCY-038)."""

    id = "scythe"
    seats = (2, 3, 4, 5)
    options = (
        TableOption("mats", ("dealt", "chosen", "bid"), "dealt"),
        TableOption("factory_speed", ("4", "3"), "4"),
        TableOption("free_abilities", ("used", "asked"), "used"),
        TableOption("deals", ("on", "off"), "on"),
        TableOption("show_coins", ("off", "on"), "off"),
        TableOption("promo_encounters", ("off", "on"), "off"),
        TableOption("promo_objectives", ("off", "on"), "off"),
        TableOption("promo_factory", ("off", "on"), "off"),
    )
    state_type = ScytheState
    max_decisions = 50_000
    steps = tuple(step for module in STEPS for step in _steps(module))

    def furnish(self, board: Board) -> None:
        """Read the content files and hold the map against them."""
        content.fill(board)

    @property
    def content_hash(self) -> str:
        """Over all content files."""
        return BOOK.hash

    def set_up(self, seats: int, table: dict[str, Fact], seed: int) -> ScytheState:
        """A new table."""
        return setup.set_up(seats, table, seed)

    def view(self, state: ScytheState, seat: Seat) -> ScytheState:
        """What a seat may know."""
        return view(state, seat)

    def guess(self, view: ScytheState, seat: Seat, seed: int) -> ScytheState:
        """A position that fits."""
        return guess(view, seat, seed)

    def scores(self, state: ScytheState) -> Scores:
        """The score sheet; before the end without the coins that are hidden (SCY-344)."""
        if not state.stack or state.table["show_coins"] == "on":
            return scoring.scores(state)
        known = scoring.estimate(view(state, WATCHER))
        return replace(known, sources=tuple(s for s in known.sources if s.id != "coins"))

    def value(self, view: ScytheState, seat: Seat) -> float:
        """For bots."""
        return value(view, seat)

    def check(self, state: ScytheState) -> None:
        """For tests and records."""
        audit.check(state)

    def acting(self, state: ScytheState) -> Seat | None:
        """The seat whose turn it is."""
        return state.active if state.turn else None


TITLE = Scythe()
