"""The components of Scythe: the records of the content files, by id.

Steps look things up in `state.book`; reader.py fills it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from game.engine.board.places import Board
from game.engine.content.content_files import Count, Positive, Record
from game.titles.scythe.rules.content.ability_kinds import AnyAbility
from game.titles.scythe.rules.content.tile_kinds import Aggressive, AirshipRules, Passive

RESOLUTIONS = (
    "land_rush",
    "factory_explosion",
    "spoils_of_war",
    "king_of_the_hill",
    "deja_vu",
    "mission_possible",
    "doomsday_clock",
    "backup_plan",
)
"""The names of the resolution tiles, for the table option; reader.py checks the file against them."""

Cost = dict[str, Count]
"""A cost by item: power, popularity, coins, combat_cards, a kind of resource, any_resources (free mix), or
different_resources (as many kinds).
"""


# ---------------------------------------------------------------------------------------- factions


class Mech(Record, frozen=True):
    """A mech space of a faction mat; its id names the ability and the mech that stands on it."""

    id: str
    ability: AnyAbility
    crowded: AnyAbility | None = None
    """The ability that replaces it at six or seven players (SCY-311)."""


class Trap(Record, frozen=True):
    """A trap token: what it takes from whoever sets it off (SCY-299)."""

    id: str
    item: Literal["popularity", "power", "coins", "combat_cards"]
    amount: Count


class Faction(Record, frozen=True):
    """A faction mat with its pieces."""

    id: str
    set: str
    colour: str
    base: str
    power: Count
    combat_cards: Count
    workers: tuple[str, ...]
    """The starting places of its two workers (SCY-028)."""
    ability_id: str
    ability: AnyAbility
    mech: tuple[Mech, ...]
    crowded: AnyAbility | None = None
    """The ability that replaces it at six or seven players (SCY-312)."""


# ---------------------------------------------------------------------------------------- player mats


class Section(Record, frozen=True):
    """A section of a player mat. `brackets`: boxes of the bottom row that a cube may cover."""

    id: str
    top: str
    bottom: str
    cost: Count
    brackets: Count
    coins: Count


class Mat(Record, frozen=True):
    """A player mat. `number`: its rank for the first turn (SCY-043)."""

    id: str
    set: str
    number: Count
    popularity: Count
    coins: Count
    objectives: Count
    banned: tuple[str, ...]
    section: tuple[Section, ...]


class TopOption(Record, frozen=True):
    """An alternative of a top-row action: its amount as printed, and after its cube has moved."""

    gain: str
    base: Count
    upgraded: Count
    cube: str = ""
    """The box of its technology cube; "" if it cannot be upgraded."""


class TopAction(Record, frozen=True):
    """A top-row action, the same on every mat. `structure`: the one that adds a gain to it."""

    id: str
    cost: Cost
    structure: str
    option: tuple[TopOption, ...]
    structure_gain: dict[str, Count] = {}


class BottomAction(Record, frozen=True):
    """A bottom-row action: the resource that pays for it, and its ongoing recruit bonus (SCY-111,
    SCY-140)."""

    id: str
    resource: str
    bonus: str
    amount: Count


class Rectangle(Record, frozen=True):
    """A worker rectangle of Produce: its cost once its worker has left (SCY-101)."""

    cost: Cost


# ---------------------------------------------------------------------------------------- cards


class EncounterOption(Record, frozen=True):
    """An option of an encounter card: cost, then gains on the character's territory."""

    tone: str
    cost: Cost
    gain: dict[str, Count]
    special: str = ""


class Encounter(Record, frozen=True):
    """An encounter card with its options."""

    id: str
    set: str
    option: tuple[EncounterOption, ...]


class FactoryCard(Record, frozen=True):
    """A Factory card: cost, and all of its gains or one of them (SCY-357)."""

    id: str
    set: str
    cost: Cost
    gain: dict[str, Count]
    one: bool = False


RequirementKind = Literal[
    "coins",
    "combat_cards",
    "combat_stars",
    "control_adjacent_to_factory",
    "control_around_same_lake",
    "control_each_terrain_with_worker",
    "control_factory",
    "control_terrain",
    "control_tunnels",
    "driven_off",
    "factory_cards",
    "mechs",
    "mechs_with_character",
    "most_power",
    "popularity",
    "power",
    "recruits",
    "resource_kinds",
    "resource_same_type",
    "resources_with_character",
    "structures",
    "structures_adjacent_to_own_home_base",
    "territory_resources",
    "tokens_on_one_territory",
    "upgrades",
    "workers",
    "workers_beside_factory",
    "workers_equal_recruits",
    "workers_with_character",
]


UNBOUNDED = 999
"""The upper end of a requirement that has none."""


class Requirement(Record, frozen=True, cache_hash=True):
    """One condition of an objective; every one must hold (SCY-202).

    terrain, terrains   where it looks at terrains
    each                the least number of every resource (territory_resources)
    """

    kind: RequirementKind
    terrain: str = ""
    terrains: tuple[str, ...] = ()
    min: Count = 0
    max: Count = UNBOUNDED
    each: Count = 0


class Objective(Record, frozen=True):
    """An objective card. `end_of_turn`: revealed only after the turn's last action (SCY-359)."""

    id: str
    set: str
    end_of_turn: bool
    require: tuple[Requirement, ...]


class CombatCards(Record, frozen=True):
    """Combat cards of one value."""

    value: Count
    copies: Count


class Step(Record, frozen=True):
    """A step of a structure bonus tile: coins from a number of structures on."""

    count: Count
    coins: Count


class Bonus(Record, frozen=True):
    """A structure bonus tile (SCY-239 to SCY-245)."""

    id: str
    measure: Literal["adjacent", "on", "row"]
    features: tuple[str, ...]
    """tunnel, encounter, or terrains."""
    step: tuple[Step, ...]


class End(Record, frozen=True):
    """The end of the game by a resolution tile: at a number of stars of one player, or after a number of
    rounds.

    stars  0, without rounds: as many as without a tile, as the book says
    then   the consequence of the last star: the immediate end, equally many turns for all, `turns` more for
    everybody,
           or these only if the player who placed it is not in the lead
    """

    stars: Count = 0
    rounds: Count = 0
    then: Literal["at_once", "equal_turns", "more_turns", "more_turns_if_behind"] = "at_once"
    turns: Count = 0


class Resolution(Record, frozen=True):
    """A resolution tile: the end of the game, and rules for everybody (SCY-338).

    star               the condition for a star on the tile itself, "" for none
    trigger_coins      for the player who triggers the end
    combat_coins       for each combat won
    factory_coins      for controlling the Factory at the end
    blast_popularity   for each unit sent home from the Factory and beside it at the end; 0 none is
    closing_move       units that everybody moves before the count
    twice              goals that may be starred twice
    public_objectives  objectives that are face up for all
    printed            True for the printed tile's effect, False for a house tile
    """

    id: str
    end: End = End()
    star: Literal["", "third_combat", "turn_on_factory"] = ""
    trigger_coins: Count = 0
    combat_coins: Count = 0
    factory_coins: Count = 0
    blast_popularity: Count = 0
    closing_move: Count = 0
    twice: tuple[str, ...] = ()
    public_objectives: Count = 0
    printed: bool = False


class Tier(Record, frozen=True):
    """Coins at a popularity of at least `popularity` (SCY-227)."""

    star: Count
    territory: Count
    resource_pair: Count
    popularity: Count = 0


class Goal(Record, frozen=True):
    """A goal of the Triumph Track (SCY-213). `stars`: how many each player may place there.

    need   how many of something bring a star; of power and popularity it is the top of the track (SCY-010)
    """

    id: str
    need: Positive = 1
    stars: Count = 1


class Limits(Record, frozen=True):
    """Numbers of pieces, and of players."""

    dial: Count
    stars: Positive
    """The stars of each player; the last one ends the game."""
    factory_territories: Count
    crowd: Count
    """The number of players from which some abilities change (SCY-313)."""
    most_coins_in_a_deal: Positive
    """The largest gift; a larger one takes two deals."""


class FactoryMove(Record, frozen=True):
    """The bottom action of every Factory card: spaces in all (SCY-194); with Speed the table option
    factory_speed says how many (SCY-195)."""

    spaces: Count


class Territory(Record, frozen=True):
    """A hex of the map, or a home base. Neighbours share an edge; `rivers` are those over a river."""

    id: str
    terrain: str
    """mountain, farm, forest, tundra, village, lake, factory or home_base."""
    neighbours: tuple[str, ...]
    rivers: frozenset[str]
    axial: tuple[int, int]
    tunnel: bool = False
    encounter: bool = False


@dataclass(frozen=True, eq=False)
class Book:
    """The contents of all content files and the map, by id. Each edition has a book of its own."""

    limits: Limits
    produces: dict[str, str]
    """Resource by terrain, or "worker"."""
    bases: dict[str, str]
    """Home base by faction, all seven clockwise."""
    tiers: tuple[Tier, ...]
    """From the lowest popularity on."""
    goals: dict[str, Goal]
    bonuses: dict[str, Bonus]
    combat: dict[str, int]
    """Value by combat card: "combat.5.1" -> 5."""
    top: dict[str, TopAction]
    bottom: dict[str, BottomAction]
    rectangles: tuple[Rectangle, ...]
    mats: dict[str, Mat]
    factions: dict[str, Faction]
    traps: dict[str, Trap]
    one_time: dict[str, int]
    """One-time recruit gains: power, coins, popularity, combat_cards (SCY-138)."""
    encounters: dict[str, Encounter]
    factory: dict[str, FactoryCard]
    factory_move: FactoryMove
    objectives: dict[str, Objective]
    resolutions: dict[str, Resolution]
    airship: AirshipRules
    aggressive: dict[str, Aggressive]
    passive: dict[str, Passive]
    """Passive airship tiles by id."""
    hash: str
    board: Board
    territories: dict[str, Territory]
    """Territories and home bases alike."""
    tunnels: frozenset[str]

    def top_of(self, track: str) -> int:
        """Return the last space of power or popularity: there a star is due (SCY-010, SCY-217)."""
        return self.goals[track].need

    @cached_property
    def small_box(self) -> int:
        """The most players that find a faction and a mat without the invaders (SCY-038)."""
        sets = ([record.set for record in records.values()] for records in (self.factions, self.mats))
        return min(found.count("base") for found in sets)

    @cached_property
    def start_workers(self) -> int:
        """The number of workers with which each player begins (SCY-028)."""
        return min(len(faction.workers) for faction in self.factions.values())

    @cached_property
    def workers(self) -> int:
        """The number of workers of each player: those of the start, and one on each rectangle of Produce."""
        return self.start_workers + len(self.rectangles)

    def tier(self, popularity: int) -> Tier:
        """Return the rates of a popularity (SCY-227)."""
        return next(tier for tier in reversed(self.tiers) if tier.popularity <= popularity)

    def in_order(self, places: Iterable[str]) -> list[str]:
        """Return those of different places that are territories or home bases, in the order of the map."""
        order = self._order
        return sorted([place for place in places if place in order], key=order.__getitem__)

    @cached_property
    def _order(self) -> dict[str, int]:
        return {place: number for number, place in enumerate(self.territories)}

    @cached_property
    def lands(self) -> frozenset[str]:
        """The territories: every hex but the home bases (SCY-001)."""
        return frozenset(self.territories) - frozenset(self.bases.values())

    @cached_property
    def factory_place(self) -> Territory:
        """The Factory, in the middle of the map."""
        return next(t for t in self.territories.values() if t.terrain == "factory")

    @cached_property
    def cubes(self) -> tuple[str, ...]:
        """The top-row boxes that a technology cube covers at the start."""
        return tuple(option.cube for top in self.top.values() for option in top.option if option.cube)

    @cached_property
    def structures(self) -> tuple[str, ...]:
        """The kinds of structures, in the order of the top-row actions that they add to."""
        return tuple(top.structure for top in self.top.values())
