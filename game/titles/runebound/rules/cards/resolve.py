"""Effects are carried out one by one, in the order in which the card lists them."""

from __future__ import annotations

from functools import singledispatch

from game.engine.model import Seat
from game.titles.runebound.rules.cards.effect_bases import Effect, Standing
from game.titles.runebound.rules.cards.effects import AnyEffect
from game.titles.runebound.rules.state.state import Lasting, RuneboundState, RuneboundStep, Scope


class Resolve(RuneboundStep, frozen=True):
    """Effects of a card for a seat.

    figure   the Hero or Ally whose ability it is, or whom the card hits: the Hero
    card     the card that says so
    until    when its standing effects end
    paid     Exhaustion paid for it, where its player chose how much (RUN-222)
    """

    effects: tuple[AnyEffect, ...]
    seat: Seat
    figure: str
    card: str
    until: Scope = "combat"
    paid: int = 0

    def run(self, state: RuneboundState) -> None:
        """Carry out the first effect, then the others."""
        if not self.effects:
            return
        first, *rest = self.effects
        if rest:
            state.push(Resolve(tuple(rest), self.seat, self.figure, self.card, self.until, self.paid))
        carry_out(first, state, self)


@singledispatch
def carry_out(effect: Effect, state: RuneboundState, by: Resolve) -> None:
    """Do what an effect says; steps that ask are pushed. The rules of an immediate one register it."""
    raise NotImplementedError(type(effect).__name__)


@carry_out.register(Standing)
def _stand(effect: Standing, state: RuneboundState, by: Resolve) -> None:
    """Put the effect in force from now on."""
    state.lasting.append(Lasting(effect, by.seat, by.until, by.card))
