"""Airship tiles: an airship's hold, its range, and effects, as wind_gambit.toml names them.

"Over a place" means the territory that the airship is over; "near" includes those beside it (SCY-364).
"""

from __future__ import annotations

from typing import Literal

from game.engine.content.content_files import Count, Record

Kind = Literal["resources", "workers"]
Carry = dict[Kind, Count]
"""The number of resources or workers that an airship holds (SCY-325)."""

AGGRESSIVE = (
    "bombard",
    "bounty",
    "siege_engine",
    "distract",
    "espionage",
    "blitzkrieg",
    "toll",
    "war_correspondent",
)
PASSIVE = ("ferry", "boost", "drill", "hero", "safe_haven", "reap", "craft", "negotiate")
"""The tiles by name, for the options of a table; reader.py holds the file against them."""


class Effect(Record, frozen=True, tag_field="kind"):
    """An effect of a tile for the owner of an airship."""


class Gain(Effect, frozen=True):
    """A gain for something that happens under the airship."""

    gain: str
    amount: Count


# ------------------------------------------------------------------------------------------ aggressive


class WeakenFoe(Effect, frozen=True, tag="weaken_foe"):
    """Before a combat of one's own under the airship: spend a resource, and the opponent loses power."""

    power: Count


class CombatBounty(Gain, frozen=True, tag="combat_bounty"):
    """A gain for winning a combat under the airship."""


class MoreCards(Effect, frozen=True, tag="more_cards"):
    """An attacker under or near the airship may play more combat cards."""

    amount: Count


class FewerCards(Effect, frozen=True, tag="fewer_cards"):
    """The opponent may play fewer combat cards in its owner's combats under the airship."""

    amount: Count


class Spying(Effect, frozen=True, tag="spying"):
    """A flight ends over units of an opponent: pay coins, look at that hand, draw combat cards."""

    coins: Count
    combat_cards: Count


class AirCombat(Effect, frozen=True, tag="air_combat"):
    """Airships may fight each other, with a fixed number of cards each (SCY-335, SCY-367)."""

    cards: Count


class RoadToll(Effect, frozen=True, tag="road_toll"):
    """Units of others that enter the territory below pay coins (SCY-366)."""

    coins: Count


class CombatReport(Gain, frozen=True, tag="combat_report"):
    """A gain after any combat under the airship, whoever fought it."""


# ------------------------------------------------------------------------------------------ passive


class MixedHold(Effect, frozen=True, tag="mixed_hold"):
    """Resources and workers at the same time."""

    carry: Carry


class LongerFlight(Effect, frozen=True, tag="longer_flight"):
    """Pay coins to fly further in this move."""

    coins: Count
    spaces: Count


class LandingYield(Effect, frozen=True, tag="landing_yield"):
    """A flight ends over one of these terrains: a resource with one of the own workers."""

    yields: dict[str, str]


class EncounterGain(Gain, frozen=True, tag="encounter_gain"):
    """A gain for resolving an encounter under the airship."""


class Shelter(Effect, frozen=True, tag="shelter"):
    """Beaten units may fall back to the territory under the airship (SCY-366)."""


class ExtraProduction(Effect, frozen=True, tag="extra_production"):
    """Also produce where the airship is, with additional tokens (SCY-373)."""

    tokens: Count


class BuildingSite(Effect, frozen=True, tag="building_site"):
    """Structures and mechs may come to the territory below without a worker there (SCY-373)."""


class ObjectiveExchange(Effect, frozen=True, tag="objective_exchange"):
    """A flight ends over such a terrain: change an objective for another, and gain popularity."""

    terrain: str
    popularity: Count


AggressiveEffect = (
    WeakenFoe | CombatBounty | MoreCards | FewerCards | Spying | AirCombat | RoadToll | CombatReport
)
PassiveEffect = (
    MixedHold
    | LongerFlight
    | LandingYield
    | EncounterGain
    | Shelter
    | ExtraProduction
    | BuildingSite
    | ObjectiveExchange
)


class Aggressive(Record, frozen=True):
    """An aggressive tile: the airship's hold, and an effect. `printed`: not a house tile."""

    id: str
    carry: Carry
    effect: AggressiveEffect
    printed: bool = False


class Passive(Record, frozen=True):
    """A passive tile: the airship's range in territories (SCY-320), and an effect. `printed`: not a house
    tile.
    """

    id: str
    range: Count
    effect: PassiveEffect
    printed: bool = False


class AirshipRules(Record, frozen=True):
    """The same for every airship. `factory_bonus`: spaces more by a Factory card (SCY-323)."""

    factory_bonus: Count
