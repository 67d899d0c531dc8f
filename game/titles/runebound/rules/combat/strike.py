"""Touch of Death: a magic attack before combat (RUN-221, RUN-222)."""

from __future__ import annotations

from game.engine.model import Action, Choices, Seat
from game.titles.runebound.rules.cards.abilities import GoOn
from game.titles.runebound.rules.cards.immediate import MagicStrike
from game.titles.runebound.rules.cards.resolve import Resolve, carry_out
from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.combat.d20 import SIDES
from game.titles.runebound.rules.combat.outcome import CheckEnd
from game.titles.runebound.rules.combat.phases import (
    AbilityWindow,
    AfterHit,
    SetNumber,
    thrown_back_at,
)
from game.titles.runebound.rules.combat.rolls import Odds
from game.titles.runebound.rules.heroes.wounds import DealWounds, inflict
from game.titles.runebound.rules.state.state import RuneboundState


@carry_out.register
def _magic_strike(effect: MagicStrike, state: RuneboundState, by: Resolve) -> None:
    """The other Hero rolls a number against it (RUN-248)."""
    fight = state.fight
    if fight is None:
        return
    against = [] if fight.card else [SetNumber(rolls.enemy(fight, by.seat), "magic")]
    state.push(*against, Strike(by.seat, by.paid), CheckEnd())


class Strike(AbilityWindow, frozen=True):
    """A magic attack before combat: it inflicts Wounds, and a failure deals none (RUN-221, RUN-222)."""

    amount: int

    def usable(self, state: RuneboundState) -> Choices:
        return self.uses(state, self.seat, "combat_roll")

    def run(self, state: RuneboundState) -> None:
        """It is no attack of the first round."""
        if state.fight is None:
            return
        hero = state.players[self.seat].hero
        plus = rolls.bonus(state, self.seat, hero, "magic", attacking=True)
        if rolls.combat_roll(state, self.seat, hero, "magic", True, plus):
            state.push(CheckEnd(), AfterHit(self.seat, hero))
            inflict(state, self.seat, self.amount, "magic")

    def odds(self, state: RuneboundState) -> dict[Action, Odds]:
        """Return the odds of the strike."""
        return {GoOn(): strike_odds(state, self.seat, self.amount)}

    def risks(self, state: RuneboundState) -> dict[Action, list[DealWounds]]:
        """Another Hero may throw damage back."""
        return {GoOn(): thrown_back_at(state, self.seat, self.amount, "magic")} if state.fight else {}


def strike_odds(state: RuneboundState, seat: Seat, amount: int) -> Odds:
    """Return the chance of a magic attack before combat, whose number is set."""
    hero = state.players[seat].hero
    return rolls.combat_odds(state, seat, hero, "magic", True, deals=amount)._replace(takes=0)


def use_odds(state: RuneboundState, seat: Seat, amount: int) -> Odds:
    """Return the odds before an ability is used; another Hero is yet to roll the number (RUN-248)."""
    if state.combat.card:
        return strike_odds(state, seat, amount)
    plus = rolls.bonus(state, seat, state.players[seat].hero, "magic", attacking=True)
    return Odds(0, rolls.against_hero(state, seat, "magic", plus), SIDES * SIDES, deals=amount)
