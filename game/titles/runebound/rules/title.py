"""The rules of Runebound as a Title."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from game.engine.content.domains import Domains
from game.engine.content.former_editions import FormerField
from game.engine.model import Action, Fact, Seat
from game.engine.session.handicap import MAX_AMOUNT
from game.engine.title import TableOption, Title, kinds_of
from game.titles.runebound.rules import audit, scoring, setup
from game.titles.runebound.rules.content import content
from game.titles.runebound.rules.content.domains import domains
from game.titles.runebound.rules.state import view, zones
from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep
from game.titles.runebound.rules.turn import PassTurn


class Runebound(Title[RuneboundState, Book]):
    """Runebound for 1 to 6 seats (RUN-009)."""

    id = "runebound"
    seats = (1, 2, 3, 4, 5, 6)
    options = (
        TableOption("threat", tuple(map(str, range(10, 31))), "20"),
        TableOption("doom_deck", ("off", "on"), "off"),
        TableOption("huntmaster", ("off", "on"), "off"),
        TableOption("core84", ("off", "on"), "off"),
        TableOption("heroes", ("dealt", "chosen"), "dealt", ("RUN-020",)),
        TableOption("counter_values", ("flat", "colour"), "flat", ("RUN-175",)),
        TableOption("event_refreshes", ("on", "off"), "on", ("RUN-069",)),
        TableOption("draw_after_event", ("on", "off"), "on", ("RUN-068",)),
        TableOption("attack_in_town", ("on", "off"), "on", ("RUN-136",)),
    )
    state_type = RuneboundState
    foundations = (PassTurn,)
    max_decisions = 200_000
    all_can_lose = True
    firsts = {"challenge": "defeated", "knockout": "knocked_out"}
    former = tuple(FormerField("table", ("threat", name)) for name in ("difficulty", "least", "most"))
    steps = kinds_of(__package__, RuneboundStep)
    actions = kinds_of(__package__, Action)
    load_content = staticmethod(content.read)
    zones = staticmethod(zones.zones)
    guess = staticmethod(view.guess)
    view = staticmethod(view.view)
    scores = staticmethod(scoring.scores)
    check = staticmethod(audit.check)

    @cached_property
    def domains(self) -> Domains:
        """The domains of all fields, for programs that learn to play."""
        return domains(self.book)

    @property
    def page_numbers(self) -> Mapping[str, Fact]:
        """The conditions for victory and defeat, the number of dice, and the prices of experience."""
        prices = self.book.experience.prices  # the last holds for all later pairs
        return {
            "runes": self.book.limits.runes_to_win,
            "towns": len(self.book.threat.towns),
            "dice": self.book.movement.dice,
            "first_price": prices[0],
            "second_price": prices[:2][-1],
        }

    def set_up(self, seats: int, table: dict[str, Fact], seed: int) -> RuneboundState:
        return setup.set_up(self.book, seats, table, seed)

    @property
    def gifts(self) -> Mapping[str, int]:
        """Gold, and Experience Counters of each kind, for every seat at once as far as the supply goes."""
        experience = self.book.experience
        return {"gold": MAX_AMOUNT} | dict.fromkeys(experience.raises, experience.supply // max(self.seats))

    def give(self, state: RuneboundState, seat: Seat, good: str, amount: int) -> None:
        """Give gold, or Experience Counters of a kind; these don't change the price of the next pair."""
        if good not in self.book.experience.raises:
            super().give(state, seat, good, amount)
            return
        state.change(seat, experience=(*state.players[seat].experience, *(good,) * amount))

    def acting(self, state: RuneboundState) -> Seat | None:
        return state.active if state.turn else None

    def played(self, state: RuneboundState, seat: Seat) -> str | None:
        hero = state.players[seat].hero
        return f"card-{hero}" if hero else None

    def plays(self, state: RuneboundState, seat: Seat) -> Mapping[str, str]:
        hero = state.players[seat].hero
        return {"hero": hero} if hero else {}
