"""The kinds of abilities of factions and uncovered mech spaces, as the content files name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.engine.content.content_files import Count, Record, Signed, any_kind_of


class Ability(Record, frozen=True, tag_field="kind"):
    """An ability of a faction or of an uncovered mech space."""


class Amount(Ability, frozen=True):
    """An ability that gives a larger amount of something."""

    amount: Count


class CrossRiverOnto(Ability, frozen=True, tag="cross_river_onto"):
    """Character and mechs step over a river onto these terrains (SCY-256)."""

    terrains: tuple[str, ...]


class WorkersCrossRivers(Ability, frozen=True, tag="workers_cross_rivers"):
    """Workers, and only workers, step over rivers onto any land (SCY-269)."""


class CrossRiverTunnel(Ability, frozen=True, tag="cross_river_tunnel"):
    """Character and mechs step over a river into or out of a tunnel or the own Mine (SCY-291)."""


class CrossRiverOnce(Ability, frozen=True, tag="cross_river_once"):
    """Once a turn the character or a mech steps over a river (SCY-304)."""


class ExtraRange(Amount, frozen=True, tag="extra_range"):
    """Character and mechs move this many territories further in a Move (SCY-254)."""


class Lakes(Ability, frozen=True, tag="lakes"):
    """Character and mechs enter and leave lakes (SCY-257).

    combat_cards   so many more combat cards in a combat on a lake (SCY-306)
    """

    lake_to_lake: bool = False
    retreat_to_lake: bool = False
    combat_cards: Count = 0


LinkPart = Literal["controlled_village", "controlled_mountain", "factory", "tunnel", "own_mine"]


class Link(Ability, frozen=True, tag="link"):
    """For character and mechs all these territories are adjacent to one another (SCY-261, SCY-266)."""

    parts: tuple[LinkPart, ...]


JumpTarget = Literal[
    "own_home_base", "inactive_home_base", "unoccupied_farm", "own_worker", "own_flag", "own_trap"
]


class Jump(Ability, frozen=True, tag="jump"):
    """Character and mechs step from anywhere to these places (SCY-278, SCY-294, SCY-308, SCY-311).

    arms   where one ends its movement, a disarmed trap may be armed again (SCY-309)
    """

    targets: tuple[JumpTarget, ...]
    arms: bool = False


class PlaceToken(Ability, frozen=True, tag="place_token"):
    """The character may leave a flag or a trap where its movement has ended (SCY-287, SCY-296)."""

    token: Literal["flag", "trap"]
    count: Count


class BeforeCombat(Ability, frozen=True, tag="before_combat"):
    """Power moved on the track just before the dials, once a combat (SCY-151, SCY-262, SCY-273, SCY-292).

    alone   only where a single character or mech of the seat stands, without workers (SCY-307)
    """

    where: Literal["anywhere", "tunnel_or_own_mine"] = "anywhere"
    side: Literal["both", "attacker", "defender"] = "both"
    alone: bool = False
    optional: bool = False
    pay_power: Count = 0
    opponent_power: Signed = 0
    own_power: Signed = 0


class StealCard(Amount, frozen=True, tag="steal_card"):
    """A random combat card from the opponent before a combat (SCY-280)."""


class ExtraCard(Amount, frozen=True, tag="extra_card"):
    """One more combat card, with an own worker in the combat (SCY-267)."""


class KeepPopularity(Ability, frozen=True, tag="keep_popularity"):
    """Winning as attacker costs no popularity for workers sent home (SCY-285)."""


class RepeatSection(Ability, frozen=True, tag="repeat_section"):
    """The section of the player mat may be chosen again (SCY-264)."""


class CardAsResource(Ability, frozen=True, tag="card_as_resource"):
    """A number of combat cards a turn may be spent as a resource each (SCY-275)."""

    per_turn: Count


class UnlimitedStars(Ability, frozen=True, tag="unlimited_stars"):
    """No limit for stars of these goals but the six stars (SCY-259)."""

    goals: tuple[str, ...]


class EncounterOptions(Ability, frozen=True, tag="encounter_options"):
    """Up to `most` different options of one encounter card (SCY-282).

    end_coins   in the end for each encounter territory that is controlled (SCY-312)
    """

    most: Count
    end_coins: Count = 0


if TYPE_CHECKING:
    AnyAbility = Ability
else:  # msgspec reads a record as one of these by its `kind`
    AnyAbility = any_kind_of(Ability, __name__)
