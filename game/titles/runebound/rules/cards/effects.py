"""All that cards can say, as data: `do` names it in a content file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.content.content_files import Count, any_kind_of
from game.titles.runebound.rules.cards import immediate, modifiers
from game.titles.runebound.rules.cards.effect_bases import Attribute, Effect, Immediate, Standing


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


if TYPE_CHECKING:
    AnyImmediate = Immediate
    AnyStanding = Standing
    AnyEffect = Effect
else:  # msgspec reads a record as one of these by its `do`
    AnyImmediate = any_kind_of(Immediate, __name__) | any_kind_of(Immediate, immediate.__name__)
    AnyStanding = any_kind_of(Standing, modifiers.__name__)
    AnyEffect = AnyImmediate | AnyStanding
