"""The rules of Scythe as a Title."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from game.engine.content.domains import Domains
from game.engine.content.former_editions import FormerField
from game.engine.model import Action, Fact, Seat, Step
from game.engine.session.handicap import MAX_AMOUNT
from game.engine.session.session import WATCHER
from game.engine.structs import replace
from game.engine.title import BadTable, Scores, TableOption, Title, kinds_of
from game.titles.scythe.rules.content import reader
from game.titles.scythe.rules.content.book import RESOLUTIONS, Book
from game.titles.scythe.rules.content.domains import domains
from game.titles.scythe.rules.content.tile_kinds import AGGRESSIVE, PASSIVE
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.setup import setup
from game.titles.scythe.rules.setup.setup import BeginGame
from game.titles.scythe.rules.state import audit, numbering, view, zones
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.tiles.resolution import numbers
from game.titles.scythe.rules.turn.closing import Finish
from game.titles.scythe.rules.turn.turn import ChooseSection, NextTurn


class Scythe(Title[ScytheState, Book]):
    """Scythe for 2 to 7 seats (SCY-038)."""

    id = "scythe"
    seats = (2, 3, 4, 5, 6, 7)
    options = (
        TableOption("invaders", ("off", "on"), "off"),
        TableOption("airships", ("off", "shared", "own"), "off"),
        TableOption("aggressive", ("random", *AGGRESSIVE), "random"),
        TableOption("passive", ("random", *PASSIVE), "random"),
        TableOption("resolution", ("off", "random", *RESOLUTIONS), "off"),
        TableOption("promo_encounters", ("off", "on"), "off"),
        TableOption("promo_objectives", ("off", "on"), "off"),
        TableOption("promo_factory", ("off", "on"), "off"),
        TableOption("mats", ("dealt", "chosen", "bid"), "dealt", ("SCY-022",)),
        TableOption("bids", ("step", "any"), "step", ("SCY-377",)),
        TableOption("banned_pairs", ("on", "off"), "on", ("SCY-040", "SCY-041")),
        TableOption("fixed_seats", ("off", "on"), "off", ("SCY-023",)),
        TableOption("combat_stars", ("limited", "unlimited"), "limited", ("SCY-167", "SCY-215")),
        TableOption("factory_speed", ("4", "3"), "4", ("SCY-195",)),
        TableOption("free_abilities", ("used", "asked"), "used", ("SCY-152",)),
        TableOption("deals", ("on", "off"), "on", ("SCY-207", "SCY-209")),
        TableOption("show_coins", ("off", "on"), "off", ("SCY-344",)),
    )
    state_type = ScytheState
    foundations = (BeginGame, ChooseSection, Finish, NextTurn)
    max_decisions = 50_000
    firsts = {"star": "star", "combat": "combat", "encounter": "encounter"}
    former = (
        *(FormerField("table", ("limits", name)) for name in reader.FORMER_LIMITS),
        *(FormerField("table", ("goal", goal, "need")) for goal in reader.UNCOUNTED),
    )
    steps = kinds_of(__package__, Step)
    actions = kinds_of(__package__, Action)
    load_content = staticmethod(reader.read)
    zones = staticmethod(zones.zones)
    guess = staticmethod(view.guess)
    check = staticmethod(audit.check)
    view = staticmethod(view.view)

    @cached_property
    def domains(self) -> Domains:
        """The domains of all fields, for programs that learn to play."""
        return domains(self.book)

    def numbers(self, option: TableOption, value: str) -> Mapping[str, Fact]:
        """Return the numbers of a tile."""
        return numbers(self.book, value)

    @property
    def page_numbers(self) -> Mapping[str, Fact]:
        """The need of each goal, the number of stars that end the game, and the value of a star."""
        goals, tiers = self.book.goals, self.book.tiers
        needs = {goal: goals[goal].need for goal in goals if goal != "combat"}
        return needs | {
            "combats": goals["combat"].stars,
            "stars": self.book.limits.stars,
            "worth_least": tiers[0].star,
            "worth_most": tiers[-1].star,
        }

    def default(self, option: TableOption, seats: int) -> str:
        """Return the default. Six or more seats play with the invaders."""
        crowd = option.id == "invaders" and seats > self.book.small_box
        return "on" if crowd else option.default

    def refuse_table(self, seats: int, table: Mapping[str, Fact]) -> None:
        """Raise BadTable for six or seven seats without the invaders' mats (SCY-038)."""
        if seats > self.book.small_box and table["invaders"] != "on":
            raise BadTable("scythe-refusal-invaders", seats=seats)

    def is_relevant(self, option: TableOption, table: Mapping[str, Fact]) -> bool:
        """Return whether an option matters. Tiles can be chosen only if all airships share them; otherwise
        each seat is dealt a pair (SCY-337).
        """
        if option.id == "bids":
            return table.get("mats") == "bid"
        return option.id not in ("aggressive", "passive") or table["airships"] == "shared"

    def recommendation(self, seats: int, table: Mapping[str, Fact]) -> str | None:
        """Advise against separate tiles for many players, which take long (SCY-337)."""
        return "own-airships" if table.get("airships") == "own" and seats > 3 else None

    def set_up(self, seats: int, table: dict[str, Fact], seed: int) -> ScytheState:
        return setup.set_up(self.book, seats, table, seed)

    @property
    def gifts(self) -> Mapping[str, int]:
        book = self.book
        power = book.top_of("power") - max(one.power for one in book.factions.values())
        popularity = book.top_of("popularity") - max(mat.popularity for mat in book.mats.values())
        return {"coins": MAX_AMOUNT, "power": power, "popularity": popularity}

    def scores(self, state: ScytheState) -> Scores:
        """Return the score sheet; before the end without the coins that are hidden (SCY-344)."""
        if not state.stack or state.options["show_coins"] == "on":
            return scoring.scores(state)
        known = scoring.estimate(self.view(state, WATCHER))
        return replace(known, sources=tuple(s for s in known.sources if s.id != "coins"))

    def renamed(self, before: ScytheState, after: ScytheState) -> Mapping[str, str]:
        return numbering.renamed(before, after)

    def acting(self, state: ScytheState) -> Seat | None:
        return state.active if state.turn else None

    def played(self, state: ScytheState, seat: Seat) -> str | None:
        faction = state.players[seat].faction
        return f"faction-{faction}" if faction else None

    def plays(self, state: ScytheState, seat: Seat) -> Mapping[str, str]:
        player = state.players[seat]
        return {"faction": player.faction, "mat": player.mat}
