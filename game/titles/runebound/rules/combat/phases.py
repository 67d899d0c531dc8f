"""A phase of a combat round: attacks and defence (RUN-087 to RUN-091, RUN-100, RUN-140 to RUN-143)."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from game.engine.model import Action, Ask, Choice, Choices, Reason, Seat, button, choice, refuse
from game.engine.positions.flaws import require
from game.engine.structs import replace
from game.titles.runebound.rules.cards import abilities, standing
from game.titles.runebound.rules.cards.abilities import GO_ON, Use
from game.titles.runebound.rules.cards.modifiers import AllyAttackAll, AttackBonus, AttackTwice, DamageBonus
from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.combat.d20 import throw
from game.titles.runebound.rules.combat.outcome import CheckEnd
from game.titles.runebound.rules.combat.rolls import Odds
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.heroes.wounds import (
    DealWounds,
    DefenceRoll,
    activation_rule,
    inflict,
    thrown_back,
)
from game.titles.runebound.rules.state.book import PHASES, Ability
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep, figure_ref

ANY_TIME = ("round", "any_phase", *PHASES)
"""Abilities of which a player may think in every phase; those of another one are refused with the reason."""


class CombatStep(RuneboundStep, frozen=True):
    """A question in a combat. It is void as soon as the combat is over."""

    def odds(self, state: RuneboundState) -> dict[Action, Odds]:
        """Return the odds of each choice of the question."""
        return {}

    def risks(self, state: RuneboundState) -> dict[Action, list[DealWounds]]:
        """Return the Wounds that each choice of the question may deal to an own figure: one or the other."""
        return {}

    def uses(self, state: RuneboundState, seat: Seat, *whens: str) -> Choices:
        """Return the abilities of these moments; those for attacks are refused after the Hero's attack."""
        attacked = _has_attacked(state, seat)
        return abilities.choices(
            state,
            seat,
            *whens,
            rule=activation_rule(state),
            senseless=lambda use: attacked if attacked and _for_attacks(use.ability) else None,
        )

    def use(self, state: RuneboundState, seat: Seat, action: Use) -> None:
        """Use an ability, then ask the question again."""
        state.push(CheckEnd(), self)
        abilities.use(state, seat, action)


class AbilityWindow(CombatStep, frozen=True):
    """A seat uses abilities as long as one is possible and it wants to; then the step runs."""

    seat: Seat
    end: ClassVar[Choice] = GO_ON

    @abstractmethod
    def usable(self, state: RuneboundState) -> Choices:
        """Return the abilities of the moment."""

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return them and the end, or {} where none is possible."""
        found = self.usable(state) if state.fight is not None else []
        return {self.seat: [*found, self.end]} if any_legal(found) else {}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Use an ability and ask again, or run."""
        if isinstance(action, Use):
            self.use(state, seat, action)
        else:
            self.run(state)


def _has_attacked(state: RuneboundState, seat: Seat) -> Reason | None:
    """Return why a seat's Hero attacks no more in this round (RUN-087)."""
    hero, fight = state.players[seat].hero, state.fight
    if fight is None or seat != fight.attacker or hero not in fight.attacked:
        return None
    most = 2 if any(standing.from_outside(state, seat, AttackTwice)) else 1
    return refuse("attacked-already", "RUN-087", figure=hero) if fight.attacked.count(hero) >= most else None


def _for_attacks(ability: Ability) -> bool:
    """Return whether an ability does nothing but for attacks of this round."""
    return ability.when in ("round", *PHASES) and all(
        isinstance(e, AttackBonus | DamageBonus) for e in ability.effects
    )


def any_legal(found: Choices) -> bool:
    """Return whether one of them is possible."""
    return any(candidate.reason is None for candidate in found)


class SetNumber(AbilityWindow, frozen=True):
    """The defending Hero uses abilities, then rolls the number of the phase (RUN-138, RUN-140)."""

    phase: str

    def usable(self, state: RuneboundState) -> Choices:
        return self.uses(state, self.seat, "combat_roll", *ANY_TIME)

    def run(self, state: RuneboundState) -> None:
        """Natural 1 and 20 are nothing special here (RUN-143)."""
        if state.fight is not None:
            set_number(state, self.seat, self.phase)


def set_number(state: RuneboundState, seat: Seat, phase: str) -> None:
    """Roll the number that the other side must reach; the log names what changes that number (RUN-248)."""
    hero = state.players[seat].hero
    plus, result = rolls.defender_bonus(state, seat, phase), throw(state)
    if phase in PHASES:
        standing.end_roll(state, seat)
    state.fight = replace(state.combat, target=result + plus)
    number = rolls.target(state, rolls.enemy(state.combat, seat), phase)
    rolls.log_roll(state, seat, hero, result, number - result, 0, "number", True)


class Attack(Action, frozen=True):
    figure: str


class Defend(Action, frozen=True): ...


class Phase(CombatStep, frozen=True):
    """Attack with one figure, or the Hero defends (RUN-087 to RUN-091).

    made   figures that have attacked in this phase
    """

    made: tuple[str, ...] = ()

    def question(self, state: RuneboundState, seat: Seat) -> Ask:
        """Return the question, with how many figures have attacked and how many may attack now."""
        legal = (c.option.action for c in self.ask(state).get(seat, ()) if c.reason is None)
        attacks = sum(isinstance(action, Attack) for action in legal)
        return Ask("phase", {"made": len(self.made), "attacks": attacks})

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return the figures that may act; after an attack only if another one is possible (RUN-246)."""
        fight = state.fight
        if fight is None:
            return {}
        seat = fight.attacker
        attacks = [
            choice(Attack(f), target=figure_ref(f), reason=_no_attack(state, seat, f, self.made))
            for f in state.players[seat].figures
        ]
        if self.made and not any_legal(attacks):
            return {}
        other = GO_ON if self.made else button(Defend())
        return {seat: [*attacks, other, *self.uses(state, seat, "combat_roll", *ANY_TIME)]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Use an ability, or roll for a figure."""
        match action:
            case Use():
                self.use(state, seat, action)
            case Attack(figure):
                state.fight = replace(state.combat, attacked=(*state.combat.attacked, figure))
                state.push(AttackRoll(seat, figure), CheckEnd(), Phase((*self.made, figure)))
            case Defend():
                state.push(DefenceRoll(seat), CheckEnd())

    def odds(self, state: RuneboundState) -> dict[Action, Odds]:
        """Return the odds of each figure's attack, and of the defence."""
        fight = state.fight
        if fight is None:
            return {}
        seat, phase = fight.attacker, fight.phase
        hero = state.players[seat].hero
        found: dict[Action, Odds] = {
            Attack(f): rolls.combat_odds(state, seat, f, phase, attacking=True)
            for f in state.players[seat].figures
        }
        if not self.made:
            found[Defend()] = rolls.combat_odds(state, seat, hero, phase, attacking=False)
        return found

    def risks(self, state: RuneboundState) -> dict[Action, list[DealWounds]]:
        """Return a failure, or a success against a Hero who throws damage back."""
        fight = state.fight
        if fight is None:
            return {}
        seat = fight.attacker
        found: dict[Action, list[DealWounds]] = {}
        for figure in state.players[seat].figures:
            deals = rolls.damage(state, seat, figure, fight.phase)
            back = thrown_back_at(state, seat, deals, fight.phase)
            found[Attack(figure)] = [AttackRoll(seat, figure).failure(state), *back]
        return found | {Defend(): [DefenceRoll(seat).failure(state)]}


def _no_attack(state: RuneboundState, seat: Seat, figure: str, made: tuple[str, ...]) -> Reason | None:
    """Return why a figure cannot attack in this phase, in which these have attacked."""
    if figures.is_hero(state.book, figure):
        if reason := _has_attacked(state, seat):
            return reason
    elif "allies" in standing.forbidden(state, seat):
        return refuse("allies-barred", "RUN-245")
    elif figure in state.combat.attacked:
        return refuse("attacked-already", "RUN-087", figure=figure)
    if not _besides(state, figure) and any(not _besides(state, other) for other in made):
        return refuse("one-attack", "RUN-088")
    return None


def _besides(state: RuneboundState, figure: str) -> bool:
    """Return whether it may attack in a phase in which another figure attacks (RUN-246)."""
    return bool(standing.passive(state.book, figure, AllyAttackAll))


class AttackRoll(RuneboundStep, frozen=True):
    """A figure's attack roll; a success hurts the enemy, a failure the figure (RUN-106, RUN-107)."""

    seat: Seat
    figure: str

    def check(self, state: RuneboundState) -> None:
        """Raise Flaw unless an attack is rolled in a phase."""
        phase = state.fight.phase if state.fight is not None else PHASES[0]
        require(phase in PHASES, "runebound-flaw-no-phase")

    def run(self, state: RuneboundState) -> None:
        """Damage is worked out before the effects on this roll are over."""
        fight = state.fight
        if fight is None:
            return
        phase = fight.phase
        deals = rolls.damage(state, self.seat, self.figure, phase)
        plus = rolls.bonus(state, self.seat, self.figure, phase, attacking=True)
        if rolls.combat_roll(state, self.seat, self.figure, phase, True, plus):
            state.push(CheckEnd(), AfterHit(self.seat, self.figure))
            inflict(state, self.seat, deals, phase)
        else:
            state.push(self.failure(state))

    def failure(self, state: RuneboundState) -> DealWounds:
        """Return the Wounds that the figure is dealt if the roll fails."""
        phase = state.combat.phase
        amount = rolls.enemy_damage(state, self.seat, phase)
        return DealWounds(self.figure, amount, self.seat, "attack", phase)


def thrown_back_at(state: RuneboundState, seat: Seat, deals: int, phase: str) -> list[DealWounds]:
    """Return the Wounds that a seat's Hero is dealt if a hit hurts another Hero who throws damage back
    (RUN-214).
    """
    if state.combat.card or not deals:
        return []
    amount = thrown_back(state, rolls.enemy(state.combat, seat), phase)
    return [DealWounds(state.players[seat].hero, amount, seat)] if amount else []


class AfterHit(AbilityWindow, frozen=True):
    """Abilities that follow a successful attack, of the figure that made it (RUN-083, RUN-243)."""

    figure: str

    def usable(self, state: RuneboundState) -> Choices:
        return [
            candidate
            for candidate in self.uses(state, self.seat, "on_hit")
            if isinstance(use := candidate.option.action, Use)
            and abilities.payer(state, self.seat, use.card) == self.figure
        ]
