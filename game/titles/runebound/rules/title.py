"""Runebound."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.board import Board
from game.engine.model import Action, Fact, Option, Seat
from game.engine.title import Scores, TableOption, Title, steps_of
from game.titles.runebound.bot.evaluation import value, weigh
from game.titles.runebound.rules import (
    adventure,
    audit,
    belongings,
    combat,
    content,
    doom,
    escape,
    experience,
    healing,
    knockout,
    market,
    meeting,
    movement,
    outcome,
    phases,
    prize,
    refresh,
    resolve,
    retinue,
    rounds,
    scoring,
    setup,
    skill,
    strike,
    threat,
    trade,
    turn,
    wounds,
)
from game.titles.runebound.rules.book import BOOK
from game.titles.runebound.rules.state import RuneboundState, RuneboundStep
from game.titles.runebound.rules.view import guess, view

STEPS = (
    adventure,
    belongings,
    combat,
    doom,
    escape,
    experience,
    healing,
    knockout,
    market,
    meeting,
    movement,
    outcome,
    phases,
    prize,
    refresh,
    resolve,
    retinue,
    rounds,
    skill,
    strike,
    threat,
    trade,
    turn,
    wounds,
)
"""The modules that have steps."""


class Runebound(Title):
    """Runebound for 1 to 6 seats (RUN-009)."""

    id = "runebound"
    seats = (1, 2, 3, 4, 5, 6)
    options = (
        TableOption("threat", tuple(map(str, range(10, 31))), "20"),
        TableOption("doom_deck", ("off", "on"), "off"),
        TableOption("huntmaster", ("off", "on"), "off"),
        TableOption("core84", ("off", "on"), "off"),
        TableOption("counter_values", ("flat", "colour"), "flat"),
        TableOption("event_refreshes", ("on", "off"), "on"),
        TableOption("draw_after_event", ("on", "off"), "on"),
        TableOption("attack_in_town", ("on", "off"), "on"),
    )
    state_type = RuneboundState
    max_decisions = 200_000
    all_can_lose = True
    steps = steps_of(STEPS, RuneboundStep)

    def furnish(self, board: Board) -> None:
        """Read the content files and hold the map against them."""
        content.fill(board)

    @property
    def content_hash(self) -> str:
        """Over all content files."""
        return BOOK.hash

    def set_up(self, seats: int, table: dict[str, Fact], seed: int) -> RuneboundState:
        """A new table."""
        return setup.set_up(seats, table, seed)

    def view(self, state: RuneboundState, seat: Seat) -> RuneboundState:
        """What a seat may know."""
        return view(state, seat)

    def guess(self, view: RuneboundState, seat: Seat, seed: int) -> RuneboundState:
        """A position that fits."""
        return guess(view, seat, seed)

    def scores(self, state: RuneboundState) -> Scores:
        """The deeds."""
        return scoring.scores(state)

    def value(self, view: RuneboundState, seat: Seat) -> float:
        """For bots."""
        return value(view, seat)

    def weigh(self, view: RuneboundState, seat: Seat, options: Sequence[Option]) -> dict[Action, float]:
        """For bots: where the odds are known."""
        return weigh(view, seat, options)

    def check(self, state: RuneboundState) -> None:
        """For tests and records."""
        audit.check(state)

    def acting(self, state: RuneboundState) -> Seat | None:
        """The seat whose turn it is."""
        return state.active if state.turn else None

    def played(self, state: RuneboundState, seat: Seat) -> str:
        """The Hero."""
        hero = state.players[seat].hero
        return f"card-{hero}" if hero else ""


TITLE = Runebound()
