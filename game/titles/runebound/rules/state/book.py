"""The book of Runebound: everything printed, as records, and the map.

Steps look things up here; content.py fills it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec

from game.engine.board.hexagons import Axial
from game.engine.board.places import Board
from game.engine.content.content_files import Count, Positive, Record
from game.engine.content.edition import MAX_NUMBER
from game.titles.runebound.rules.cards.effects import AnyEffect, AnyImmediate, AnyStanding

PHASES = ("ranged", "melee", "magic")
ATTRIBUTES = {"ranged": "mind", "melee": "body", "magic": "spirit"}
"""Phase -> attribute of the same number (RUN-006, RUN-007)."""
COLOURS = ("green", "yellow", "blue", "red")
"""The colours of Adventure decks and counters, by rising difficulty."""
TERRAINS = ("road", "plains", "hills", "forest", "mountain", "swamp", "river", "town")

When = Literal[
    "always",
    "before_moving",
    "movement",
    "before_combat",
    "round",
    "combat_roll",
    "escape",
    "ranged",
    "melee",
    "magic",
    "any_phase",
    "on_hit",
    "on_wounds",
    "on_win",
    "skill_test",
    "market",
    "end_of_turn",
    "knockout",
]
Limit = Literal[
    "", "once_per_turn", "once_per_combat", "once_per_round", "before_combat_and_each_round", "none"
]
MAX_DICE = 10
"""The most movement dice: with more, there are too many ways."""
ANY_AMOUNT = -1
"""Stands for X: the player chooses at least 1 (RUN-222)."""


class Cost(Record, frozen=True):
    """The cost of an ability: turning its card face down, Exhaustion of its owner, or the card itself."""

    activate: bool = False
    exhaustion: Annotated[int, msgspec.Meta(ge=ANY_AMOUNT, le=MAX_NUMBER)] = 0
    discard: bool = False

    @property
    def least_exhaustion(self) -> int:
        """The Exhaustion without which the ability cannot be used."""
        return 1 if self.exhaustion == ANY_AMOUNT else self.exhaustion


FREE = Cost()


class Ability(Record, frozen=True):
    """Something that a Hero, Item or Ally can do, or always does."""

    when: When
    effects: tuple[AnyEffect, ...]
    cost: Cost = FREE
    limit: Limit = ""


class Strength(Record, frozen=True):
    """A figure in one phase: what it adds to rolls, and the damage of its attack."""

    value: Count
    damage: Count


class Hero(Record, frozen=True):
    """A Hero card with its strengths and abilities."""

    id: str
    life: Positive
    stamina: Count
    ranged: Strength
    melee: Strength
    magic: Strength
    abilities: tuple[Ability, ...] = ()


class Ally(Record, frozen=True):
    """An Ally card of the market deck."""

    id: str
    cost: Count
    life: Positive
    stamina: Count
    ranged: Strength
    melee: Strength
    magic: Strength
    abilities: tuple[Ability, ...] = ()


class Item(Record, frozen=True):
    """An Item card of the market deck. `timing` is the printed tag (RUN-206 to RUN-209)."""

    id: str
    type: Literal["weapon", "armor", "rune", "artifact", "potion"]
    subtype: str
    cost: Count
    timing: Literal["", "ranged", "melee", "magic", "any_phase", "all_phases"] = ""
    abilities: tuple[Ability, ...] = ()


class Guard(Record, frozen=True):
    """A Challenge in one phase: the number to reach, and its damage."""

    target: Count
    damage: Count


class Reward(Record, frozen=True):
    """The reward for a defeated Challenge besides its Adventure Counter (RUN-111)."""

    gold: Count = 0
    effects: tuple[AnyEffect, ...] = ()


class Challenge(Record, frozen=True):
    """A foe. `before_combat` is resolved first, `special` holds for the combat."""

    id: str
    life: Positive
    ranged: Guard
    melee: Guard
    magic: Guard
    core: bool = True
    may_escape: bool = True
    tags: tuple[str, ...] = ()
    before_combat: tuple[AnyEffect, ...] = ()
    special: tuple[AnyStanding, ...] = ()
    reward: Reward = Reward()


class Event(Record, frozen=True):
    """Something that changes the realm until an Event of at least its number comes (RUN-065)."""

    id: str
    number: Count
    core: bool = True
    on_play: tuple[AnyImmediate, ...] = ()
    while_active: tuple[AnyStanding, ...] = ()


class Encounter(Record, frozen=True):
    """Something that happens to the Hero; also the cards of the Doom Deck."""

    id: str
    effects: tuple[AnyEffect, ...]
    core: bool = True


class Start(Record, frozen=True):
    """The starting goods and place of a game."""

    gold: Count
    town: str
    undefeated: Count


class Limits(Record, frozen=True):
    """The limits of cards that a Hero may have, and the numbers that end the game."""

    weapon: Count
    armor: Count
    ally: Count
    market_half: Positive
    runes_to_win: Positive
    final_foe: str


class Movement(Record, frozen=True):
    """The movement dice and their faces."""

    dice: Annotated[int, msgspec.Meta(ge=1, le=MAX_DICE)]
    hurt_dice: Annotated[int, msgspec.Meta(ge=1, le=MAX_DICE)]
    faces: Annotated[tuple[tuple[str, ...], ...], msgspec.Meta(min_length=1)]


class Skill(Record, frozen=True):
    """The Exhaustion that may be paid for a skill test, and what it adds (RUN-201)."""

    exhaustion: Count
    bonus: Count


class ThreatTrack(Record, frozen=True):
    """The threat roll and the fall of towns, which are listed from north to south.

    first: town -> the lowest and the highest result of the d20 that make it the first to fall
    """

    radius: Count
    south_up_to: Count
    towns: tuple[str, ...]
    first: dict[str, tuple[Count, Count]]


class Experience(Record, frozen=True):
    """Prices of pairs, counters of each kind, and what a counter raises by how much."""

    prices: Annotated[tuple[Positive, ...], msgspec.Meta(min_length=1)]
    supply: Count
    raises: dict[str, Count]


class Space(Record, frozen=True):
    """One hexagon of the map; that of a town has the town's id.

    adventure   colour of its Adventure Counter, "" none;   star   whether Events refresh it (RUN-069)
    """

    id: str
    terrain: str
    axial: Axial
    neighbours: tuple[str, ...]
    region: str | None = None
    adventure: str = ""
    star: bool = False


@dataclass(frozen=True, eq=False)
class Book:
    """Everything printed, in one edition. Each book is its own object: caches for one don't apply to
    another."""

    start: Start
    limits: Limits
    movement: Movement
    skill: Skill
    threat: ThreatTrack
    supply: dict[str, int]
    experience: Experience
    counter_values: dict[str, int]
    items: dict[str, Item]
    allies: dict[str, Ally]
    challenges: dict[str, Challenge]
    """The Challenges of the four decks and of the Retinue."""
    events: dict[str, Event]
    encounters: dict[str, Encounter]
    """The Encounters of the four decks."""
    colours: dict[str, str]
    """Adventure card -> colour of its deck."""
    retinue: tuple[str, ...]
    """Ids of the Retinue's Challenges, the last one lies under the others."""
    doom: dict[str, Encounter]
    heroes: dict[str, Hero]
    spaces: dict[str, Space]
    towns: tuple[str, ...]
    """From north to south; each is the id of its space too."""
    board: Board
    """The map itself: where its hexagons and places lie."""
    hash: str
