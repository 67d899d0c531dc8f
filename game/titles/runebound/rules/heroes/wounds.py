"""Wounds and Exhaustion that are dealt, cancelled, covered, placed; what they set off (RUN-080, RUN-109)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.engine.content.content_files import Signed
from game.engine.model import Action, Choices, Reason, Seat, button, refuse
from game.engine.structs import replace
from game.titles.runebound.rules.cards import abilities, standing
from game.titles.runebound.rules.cards.abilities import Usable, Use
from game.titles.runebound.rules.cards.effect_bases import Who
from game.titles.runebound.rules.cards.immediate import (
    CancelWounds,
    Cover,
    InflictWounds,
    Reroll,
    Sacrifice,
    TakeExhaustion,
    TakeWounds,
)
from game.titles.runebound.rules.cards.modifiers import Drain, ExhaustAsWound, Reflect
from game.titles.runebound.rules.cards.resolve import Resolve, carry_out
from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.combat.outcome import CheckEnd
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.heroes.knockout import KnockOut, fallen
from game.titles.runebound.rules.market import belongings
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep

Cause = Literal["card", "exhaustion", "cover", "escape", "attack", "defend", "hit"]
"""The source of Wounds: a card, Exhaustion beyond Stamina, an Ally's cover for its Hero, a failed Escape; and
combat rolls: a failed attack, a failed defence, the attack of another Hero.
"""
FAILED_ROLLS = ("attack", "defend")
"""Causes that are combat rolls which the seat has failed."""


class Accept(Action, frozen=True):
    """Take the Wounds as they are."""


class DefenceRoll(RuneboundStep, frozen=True):
    """The Hero's roll in a phase without an attack (RUN-089, RUN-108).

    rerolled, plus   cards that throw the die again, and what is added to it as it was before (RUN-247)
    """

    seat: Seat
    rerolled: tuple[str, ...] = ()
    plus: Signed = 0

    def run(self, state: RuneboundState) -> None:
        """Success: no damage to either side."""
        fight = state.fight
        if fight is None:
            return
        hero, phase = state.players[self.seat].hero, fight.phase
        plus = self.plus if self.rerolled else rolls.bonus(state, self.seat, hero, phase, attacking=False)
        if not rolls.combat_roll(state, self.seat, hero, phase, False, plus):
            state.push(replace(self, plus=plus).failure(state))

    def failure(self, state: RuneboundState) -> DealWounds:
        """Return the Wounds that the Hero is dealt if the roll fails."""
        hero, phase = state.players[self.seat].hero, state.combat.phase
        amount = rolls.enemy_damage(state, self.seat, phase)
        return DealWounds(hero, amount, self.seat, "defend", phase, failed=self)


class DealWounds(RuneboundStep, frozen=True):
    """Wounds are about to be placed on a figure; its player may cancel them first (RUN-109).

    phase      of the combat roll that deals them, "" none does
    covered    Wounds that Allies have taken in its place
    failed     the defence that deals them; it may be thrown again (RUN-247)
    """

    figure: str
    amount: int
    seat: Seat
    cause: Cause = "card"
    phase: str = ""
    covered: int = 0
    failed: DefenceRoll | None = None

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return the abilities against the Wounds, if there are any."""
        if self.amount < 1:
            return {}
        rule = activation_rule(state)
        found = abilities.choices(
            state, self.seat, "on_wounds", rule=rule, senseless=lambda use: _useless(state, self, use)
        )
        return {self.seat: [*found, button(Accept())]} if any(c.reason is None for c in found) else {}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Another ability may follow."""
        match action:
            case Use():
                state.push(self)
                abilities.use(state, seat, action)
            case Accept():
                self.run(state)

    def run(self, state: RuneboundState) -> None:
        """They are placed, unless the figure is gone; then damage of a roll sets off more (RUN-214)."""
        if state.seat_of(self.figure) == self.seat:
            state.push(PlaceWounds(self.figure, self.amount, self.seat, self.cause, self.phase, self.covered))


def _useless(state: RuneboundState, dealt: DealWounds, use: Usable) -> Reason | None:
    """Return why an ability does nothing against Wounds; its first effect says what it is for."""
    effect = use.ability.effects[0]
    if isinstance(effect, CancelWounds | Sacrifice) and "cancel" in standing.forbidden(state, dealt.seat):
        return refuse("cancel-barred", "RUN-245")
    if isinstance(effect, Reroll):
        return _no_reroll(dealt.failed, use.card)
    if isinstance(effect, Sacrifice) and dealt.cause not in FAILED_ROLLS:
        return refuse("no-failed-roll", "RUN-212")
    serves_allies = isinstance(effect, CancelWounds) and effect.who == "hero_or_ally"
    if not serves_allies and not figures.is_hero(state.book, dealt.figure):
        return refuse("serves-the-hero-only", "RUN-243")
    return None


def _no_reroll(failed: DefenceRoll | None, card: str) -> Reason | None:
    if failed is None:
        return refuse("no-failed-defence", "RUN-247")
    return refuse("rerolled-already", "RUN-247") if card in failed.rerolled else None


class PlaceWounds(RuneboundStep, frozen=True):
    """Put the remaining Wounds on the figure; the fields are those of DealWounds."""

    figure: str
    amount: int
    seat: Seat
    cause: Cause
    phase: str
    covered: int

    def run(self, state: RuneboundState) -> None:
        """Place the Wounds; a defeat is handled after the damage's own consequences."""
        if self.amount > 0:
            figures.put(state.wounds, self.figure, self.amount)
            state.emit("wounds", seat=self.seat, figure=self.figure, amount=self.amount, cause=self.cause)
        if figures.is_hero(state.book, self.figure):
            _see_to_hero(state, self.seat)
        elif state.wounds.get(self.figure, 0) >= figures.life(state, self.figure):
            lose_ally(state, self.seat, self.figure)
        if self.phase and self.amount + self.covered:
            hurt = bool(self.amount) and figures.is_hero(state.book, self.figure)
            state.push(SetOff(self.seat, self.phase, hurt))


def thrown_back(state: RuneboundState, hurt: Seat, phase: str) -> int:
    """Return the Wounds for the enemy of a Hero that was hurt in a combat roll (RUN-214)."""
    found = standing.from_outside(state, hurt, Reflect)
    return sum(effect.value for _, effect in found if rolls.fits(effect.phase, phase))


def _see_to_hero(state: RuneboundState, seat: Seat) -> None:
    fight = state.fight
    if fight is not None and seat in (fight.attacker, fight.defender):
        state.push(CheckEnd())
    elif fallen(state, seat):
        state.push(KnockOut(seat))


class SetOff(RuneboundStep, frozen=True):
    """Carry out the consequences of damage in a combat roll that was not cancelled completely (RUN-214,
    RUN-215).

    hurt: True if the Hero itself took some of it
    """

    seat: Seat
    phase: str
    hurt: bool

    def run(self, state: RuneboundState) -> None:
        """The Challenge drains Life; an Item throws damage back."""
        fight = state.fight
        if fight is None:
            return
        if fight.card:
            mend(state, sum(e.value for _, e in standing.from_outside(state, self.seat, Drain)))
        if self.hurt:
            inflict(state, self.seat, thrown_back(state, self.seat, self.phase))


def activation_rule(state: RuneboundState) -> str:
    """Return the rule that allows one activation at this moment (RUN-077, RUN-092, RUN-255)."""
    if state.fight is None:
        return "RUN-255"
    return "RUN-092" if state.fight.round else "RUN-077"


def mend(state: RuneboundState, amount: int) -> None:
    """Remove Wounds from the Challenge."""
    fight = state.fight
    if fight is None or not (lost := min(amount, fight.wounds)):
        return
    state.fight = replace(state.combat, wounds=fight.wounds - lost)
    state.emit("mend", seat=fight.attacker, card=fight.card, amount=lost)


def inflict(state: RuneboundState, seat: Seat, amount: int, phase: str = "") -> None:
    """The enemy of a seat takes Wounds; another Hero may cancel them (RUN-106, RUN-248).

    phase   of the combat roll that deals them, "" none does
    """
    fight = state.fight
    if fight is None or amount < 1:
        return
    if fight.card:
        state.fight = replace(state.combat, wounds=fight.wounds + amount)
        state.emit("inflict", seat=seat, card=fight.card, amount=amount)
        return
    other = rolls.enemy(fight, seat)
    state.push(DealWounds(state.players[other].hero, amount, other, "hit" if phase else "card", phase))


def lose_ally(state: RuneboundState, seat: Seat, ally: str) -> None:
    """Put a defeated Ally under the market deck and its counters into the supply (RUN-114, RUN-115)."""
    belongings.remove(state, seat, ally)
    abilities.under_market(state, ally)
    state.emit("ally_lost", seat=seat, card=ally)


def deal_exhaustion(state: RuneboundState, figure: str, amount: int, cause: Cause = "exhaustion") -> None:
    """Deal exhaustion up to the figure's Stamina, and the rest as Wounds (RUN-080)."""
    seat = state.seat_of(figure)
    borne = min(amount, figures.room(state, figure))
    if borne:
        figures.put(state.exhaustion, figure, borne)
        state.emit("exhaustion", seat=seat, figure=figure, amount=borne)
    if amount > borne:
        state.push(DealWounds(figure, amount - borne, seat, cause))


# ---------------------------------------------------------------------------------- immediate effects


def whom(state: RuneboundState, by: Resolve, who: Who) -> Iterator[tuple[Seat, str]]:
    """Yield the figures that an effect hits (RUN-082, RUN-083)."""
    if who == "all_heroes":
        for seat in state.after(by.seat):
            yield seat, state.players[seat].hero
        return
    player = state.players[by.seat]
    for figure in player.figures if who == "hero_and_allies" else (player.hero,):
        yield by.seat, figure


@carry_out.register
def _take_wounds(effect: TakeWounds, state: RuneboundState, by: Resolve) -> None:
    """Deal Wounds to one figure after the other."""
    state.push(*(DealWounds(figure, effect.value, seat) for seat, figure in whom(state, by, effect.who)))


@carry_out.register
def _take_exhaustion(effect: TakeExhaustion, state: RuneboundState, by: Resolve) -> None:
    """Deal Exhaustion, or Wounds if the Challenge says so."""
    fight = state.fight
    as_wounds = fight is not None and fight.card == by.card
    for seat, figure in reversed(list(whom(state, by, effect.who))):
        if as_wounds and any(standing.from_outside(state, seat, ExhaustAsWound)):
            state.push(DealWounds(figure, effect.value, seat))
        else:
            deal_exhaustion(state, figure, effect.value)


@carry_out.register
def _inflict_wounds(effect: InflictWounds, state: RuneboundState, by: Resolve) -> None:
    """The enemy takes them; whoever opened the moment sees whether it falls (RUN-120)."""
    inflict(state, by.seat, effect.value)


def _pending(state: RuneboundState) -> tuple[int, DealWounds]:
    """Return the Wounds that are being dealt, and where they lie on the stack."""
    found = ((n, step) for n, step in enumerate(state.stack) if isinstance(step, DealWounds))
    return max(found, key=lambda place: place[0])


def _lessen(state: RuneboundState, by: Resolve, most: int, covered: bool = False) -> int:
    """Reduce the pending Wounds. Return by how many."""
    at, dealt = _pending(state)
    less = min(most, dealt.amount)
    taken = dealt.covered + (less if covered else 0)
    state.stack[at] = replace(dealt, amount=dealt.amount - less, covered=taken)
    state.emit("cancel", seat=by.seat, card=by.card, figure=dealt.figure, amount=less)
    return less


@carry_out.register
def _cancel_wounds(effect: CancelWounds, state: RuneboundState, by: Resolve) -> None:
    """Cancel Wounds, at most as many as are dealt (RUN-109)."""
    _lessen(state, by, effect.value)


@carry_out.register
def _cover(effect: Cover, state: RuneboundState, by: Resolve) -> None:
    """The Ally may then cancel its own."""
    taken = _lessen(state, by, effect.value, covered=True)
    state.push(DealWounds(by.figure, taken, by.seat, "cover"))


@carry_out.register
def _sacrifice(effect: Sacrifice, state: RuneboundState, by: Resolve) -> None:
    """Cancel all Wounds of the roll."""
    _lessen(state, by, _pending(state)[1].amount)
    lose_ally(state, by.seat, by.card)


def reroll_defence(state: RuneboundState, by: Resolve) -> None:
    """Roll the failed defence again; its Wounds are not dealt (RUN-247)."""
    at, dealt = _pending(state)
    if dealt.failed is not None:
        del state.stack[at]
        state.push(replace(dealt.failed, rerolled=(*dealt.failed.rerolled, by.card)))
