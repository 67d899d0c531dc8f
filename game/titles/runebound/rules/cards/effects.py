"""All that cards can say, as data: `do` names it in a content file."""

from __future__ import annotations

from game.engine.content.content_files import Count
from game.titles.runebound.rules.cards import immediate, modifiers
from game.titles.runebound.rules.cards.effect_bases import Attribute, Immediate


class SkillTest(Immediate, frozen=True, tag="skill_test"):
    """d20 + attribute + bonuses against a target number (RUN-199)."""

    attribute: Attribute
    skill: str
    target: Count
    success: tuple[AnyEffect, ...] = ()
    failure: tuple[AnyEffect, ...] = ()


class Choose(Immediate, frozen=True, tag="choose"):
    """One of several lists of effects."""

    options: tuple[tuple[AnyEffect, ...], ...]


class FightCard(Immediate, frozen=True, tag="fight_card"):
    """The Hero goes straight against a certain Challenge, wherever its card is (RUN-230).

    special: what holds in that combat besides what its card says
    """

    card: str
    special: tuple[AnyStanding, ...] = ()


AnyImmediate = (
    SkillTest
    | Choose
    | FightCard
    | immediate.ChallengeDefeated
    | immediate.AutoEscape
    | immediate.WinGame
    | immediate.KeepCard
    | immediate.GainGold
    | immediate.LoseGold
    | immediate.DrawMarket
    | immediate.DrawAlly
    | immediate.GainCounter
    | immediate.GainExperience
    | immediate.Reveal
    | immediate.TakeWounds
    | immediate.TakeExhaustion
    | immediate.InflictWounds
    | immediate.CancelWounds
    | immediate.Cover
    | immediate.Sacrifice
    | immediate.HealWounds
    | immediate.HealAll
    | immediate.RecoverExhaustion
    | immediate.MagicStrike
    | immediate.Reroll
    | immediate.MoveInstead
    | immediate.Teleport
    | immediate.AddThreat
    | immediate.RemoveThreat
    | immediate.ProtectTown
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
AnyEffect = AnyImmediate | AnyStanding
