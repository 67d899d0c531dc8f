"""All that cards can say, as data: `do` names it in a content file."""

from __future__ import annotations

from game.titles.runebound.rules import deeds, modifiers
from game.titles.runebound.rules.words import Attribute, Deed


class SkillTest(Deed, frozen=True, tag="skill_test"):
    """d20 + attribute + bonuses against a target number (RUN-199)."""

    attribute: Attribute
    skill: str
    target: int
    success: tuple[AnyEffect, ...] = ()
    failure: tuple[AnyEffect, ...] = ()


class Choose(Deed, frozen=True, tag="choose"):
    """One of several lists of effects."""

    options: tuple[tuple[AnyEffect, ...], ...]


class FightCard(Deed, frozen=True, tag="fight_card"):
    """The Hero goes straight against a certain Challenge, wherever its card is (RUN-230).

    special: what holds in that combat besides what its card says
    """

    card: str
    special: tuple[AnyStanding, ...] = ()


AnyDeed = (
    SkillTest
    | Choose
    | FightCard
    | deeds.ChallengeDefeated
    | deeds.AutoEscape
    | deeds.WinGame
    | deeds.KeepCard
    | deeds.GainGold
    | deeds.LoseGold
    | deeds.DrawMarket
    | deeds.DrawAlly
    | deeds.GainCounter
    | deeds.GainExperience
    | deeds.Reveal
    | deeds.TakeWounds
    | deeds.TakeExhaustion
    | deeds.InflictWounds
    | deeds.CancelWounds
    | deeds.Cover
    | deeds.Sacrifice
    | deeds.HealWounds
    | deeds.HealAll
    | deeds.RecoverExhaustion
    | deeds.MagicStrike
    | deeds.Reroll
    | deeds.MoveInstead
    | deeds.Teleport
    | deeds.AddThreat
    | deeds.RemoveThreat
    | deeds.ProtectTown
)
AnyStanding = (
    modifiers.FreeSymbol
    | modifiers.WildSymbol
    | modifiers.SymbolAs
    | modifiers.AnySymbolEnters
    | modifiers.EnterExhaustion
    | modifiers.EndOnGold
    | modifiers.AttackBonus
    | modifiers.DefendBonus
    | modifiers.RollBonus
    | modifiers.FirstRollBonus
    | modifiers.DamageBonus
    | modifiers.TargetMod
    | modifiers.EscapeBonus
    | modifiers.PerItemPenalty
    | modifiers.AttackTwice
    | modifiers.AllyAttackAll
    | modifiers.Forbid
    | modifiers.Reflect
    | modifiers.Drain
    | modifiers.Regenerate
    | modifiers.ExhaustAsWound
    | modifiers.SkillBonus
    | modifiers.TestBonus
    | modifiers.LifeBonus
    | modifiers.StaminaBonus
    | modifiers.Discount
    | modifiers.CostMult
    | modifiers.SellBonus
    | modifiers.ExtraDraw
    | modifiers.HealPrice
    | modifiers.CloseMarket
    | modifiers.ThreatRollMod
)
AnyEffect = AnyDeed | AnyStanding
