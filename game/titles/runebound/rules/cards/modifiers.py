"""Effects that hold for a time; standing.py finds the ones in force."""

from __future__ import annotations

from typing import Literal

from game.engine.content.content_files import Signed
from game.titles.runebound.rules.cards.effect_bases import Phases, Standing, Terrain, Wares, Who


class Sized(Standing, frozen=True):
    """Changes something by so much."""

    value: Signed


class OfPhase(Standing, frozen=True):
    """Changes something by so much in one phase of a combat, or in all."""

    phase: Phases
    value: Signed


# -------------------------------------------------------------------------------------------- movement


class FreeSymbol(Standing, frozen=True, tag="free_symbol"):
    """One more rolled die that shows only this symbol (RUN-236)."""

    symbol: Terrain


class Reading(Standing, frozen=True):
    """Lets the symbols of dice be read as others."""


class WildSymbol(Reading, frozen=True, tag="wild_symbol"):
    """Each of these symbols may be used for any terrain."""

    symbol: Terrain


class SymbolAs(Reading, frozen=True, tag="symbol_as"):
    """A symbol may be used as another one."""

    symbol: Terrain
    counts_as: Terrain


class AnySymbolEnters(Reading, frozen=True, tag="any_symbol_enters"):
    """Spaces of a terrain may be entered with any symbol."""

    terrain: Terrain


class EnterExhaustion(Standing, frozen=True, tag="enter_exhaustion"):
    """Entering a terrain deals Exhaustion to the Hero (RUN-238)."""

    terrain: Terrain
    value: Signed


class EndOnGold(Standing, frozen=True, tag="end_on_gold"):
    """Ending movement on a terrain costs gold, down to 0 (RUN-238)."""

    terrain: Terrain
    value: Signed


# ---------------------------------------------------------------------------------------------- combat


class AttackBonus(OfPhase, frozen=True, tag="attack_bonus"):
    """Added to attack rolls of a phase."""


class DefendBonus(OfPhase, frozen=True, tag="defend_bonus"):
    """Added to defence rolls of a phase."""


class RollBonus(Standing, frozen=True, tag="roll_bonus"):
    """Added to combat rolls of a phase."""

    phase: Phases
    value: Signed
    who: Who = "hero"


class FirstRollBonus(Sized, frozen=True, tag="first_roll_bonus"):
    """Added to the first combat roll of the combat (RUN-211)."""


class DamageBonus(OfPhase, frozen=True, tag="damage_bonus"):
    """Added to the damage of successful attacks of a phase, which never falls below 0."""


class TargetMod(OfPhase, frozen=True, tag="target_mod"):
    """Changes the Challenge's target numbers (RUN-244)."""


class EscapeBonus(Sized, frozen=True, tag="escape_bonus"):
    """A bonus to Escape tests."""


class PerItemPenalty(Standing, frozen=True, tag="per_item_penalty"):
    """Added to the first combat roll for each Item of a type that the Hero has."""

    item: str
    value: Signed


class AttackTwice(Standing, frozen=True, tag="attack_twice"):
    """The Hero may attack in two phases of this round."""


class AllyAttackAll(Standing, frozen=True, tag="ally_attack_all"):
    """This Ally may attack in a phase in which another figure attacks too (RUN-246)."""


class Forbid(Standing, frozen=True, tag="forbid"):
    """Something is barred in this combat (RUN-245)."""

    what: Literal["armor", "runes", "allies", "activation", "escape", "cancel"]


class Reflect(OfPhase, frozen=True, tag="reflect"):
    """The enemy takes Wounds when the Hero takes damage from a combat roll of the phase (RUN-214)."""


class Drain(Sized, frozen=True, tag="drain"):
    """The Challenge loses Wounds each time it deals damage."""


class Regenerate(Sized, frozen=True, tag="regenerate"):
    """The Challenge loses Wounds at the start of each round after the first."""


class ExhaustAsWound(Standing, frozen=True, tag="exhaust_as_wound"):
    """Exhaustion that the Challenge deals is dealt as Wounds."""


# ------------------------------------------------------------------------------------ skills and limits


class SkillBonus(Standing, frozen=True, tag="skill_bonus"):
    """Added to tests that name the skill (RUN-203)."""

    skill: str
    value: Signed


class TestBonus(Standing, frozen=True, tag="test_bonus"):
    """Added to one skill test."""

    attribute: Literal["mind", "body", "spirit", "any"]
    value: Signed


class LifeBonus(Sized, frozen=True, tag="life_bonus"):
    """Added to the Hero's Life."""


class StaminaBonus(Sized, frozen=True, tag="stamina_bonus"):
    """Added to the Hero's Stamina."""


# ---------------------------------------------------------------------------------------------- market


class Discount(Standing, frozen=True, tag="discount"):
    """Cards of a kind cost less; after doubling (RUN-169)."""

    kind: Wares
    value: Signed


class CostMult(Standing, frozen=True, tag="cost_mult"):
    """Cards of a kind cost a multiple of their price (RUN-170)."""

    kind: Wares
    value: Signed


class SellBonus(Sized, frozen=True, tag="sell_bonus"):
    """Added to what a sold Item brings, up to its printed cost (RUN-249)."""


class ExtraDraw(Sized, frozen=True, tag="extra_draw"):
    """A number of additional cards drawn in the Market step."""


class HealPrice(Sized, frozen=True, tag="heal_price"):
    """A gold heals so many Wounds."""


class CloseMarket(Standing, frozen=True, tag="close_market"):
    """No buying or hiring in the standing town that was nearest when the card was drawn (RUN-251)."""


# ---------------------------------------------------------------------------------------------- threat


class ThreatRollMod(Sized, frozen=True, tag="threat_roll_mod"):
    """Added to the total of a triggering threat roll."""
