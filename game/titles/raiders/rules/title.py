"""The rules of Raiders of Scythia as a Title."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from game.engine.content.domains import Domains
from game.engine.model import Action, Fact, Seat, Step
from game.engine.title import TableOption, Title, kinds_of
from game.titles.raiders.rules import audit, scoring, setup
from game.titles.raiders.rules.content import content
from game.titles.raiders.rules.content.domains import domains
from game.titles.raiders.rules.setup import BeginGame, FirstTurn
from game.titles.raiders.rules.state import view, zones
from game.titles.raiders.rules.state.book import Book
from game.titles.raiders.rules.state.state import RaidersState, kind
from game.titles.raiders.rules.turn import EndTurn, NextTurn, PlaceWorker


class Raiders(Title[RaidersState, Book]):
    """Raiders of Scythia for 2 to 4 seats, and for one as a plain score attempt (RAI-001, RAI-200)."""

    id = "raiders"
    seats = (1, 2, 3, 4)
    options = (
        TableOption("draft", ("open", "dealt"), "open", ("RAI-030",)),
        TableOption("dice_wounds", ("on", "off"), "on", ("RAI-124",)),
        TableOption("ending", ("full", "short"), "full", ("RAI-175", "RAI-176")),
    )
    state_type = RaidersState
    foundations = (BeginGame, EndTurn, FirstTurn, NextTurn, PlaceWorker)
    max_decisions = 20_000
    former = content.FORMER
    firsts = {"raid": "raid", "quest": "quest_done"}
    steps = kinds_of(__package__, Step)
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
        """The limits at the end of a turn, and the conditions for the end of the game."""
        limits, end = self.book.limits, self.book.end
        goods = {"provisions": limits.provisions, "kumis": limits.kumis, "silver": limits.silver}
        return goods | {"spaces": end.raid_spaces, "quests": end.quests}

    def numbers(self, option: TableOption, value: str) -> Mapping[str, Fact]:
        """Return how many raid spaces or quests are left when the end of the game is triggered."""
        end = self.book.short_end if value == "short" else self.book.end
        return {"spaces": end.raid_spaces, "quests": end.quests} if option.id == "ending" else {}

    def set_up(self, seats: int, table: dict[str, Fact], seed: int) -> RaidersState:
        return setup.set_up(self.book, seats, table, seed)

    @property
    def gifts(self) -> Mapping[str, int]:
        start, limits = self.book.start, self.book.limits
        return {"silver": limits.silver - start.silver, "provisions": limits.provisions - start.provisions}

    def acting(self, state: RaidersState) -> Seat | None:
        return state.active if state.turn else None

    def played(self, state: RaidersState, seat: Seat) -> str | None:
        hero = state.players[seat].hero
        return f"card-{kind(hero)}" if hero else None

    def plays(self, state: RaidersState, seat: Seat) -> Mapping[str, str]:
        hero = state.players[seat].hero
        return {"hero": kind(hero)} if hero else {}
