"""The Escape phase (RUN-094 to RUN-099, RUN-139, RUN-141)."""

from __future__ import annotations

from game.engine.model import Action, Choices, Reason, Seat, choice, refuse
from game.engine.structs import replace
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.abilities import GO_ON, Use
from game.titles.runebound.rules.combat import rolls
from game.titles.runebound.rules.combat.d20 import throw
from game.titles.runebound.rules.combat.outcome import CheckEnd, challenge, escape
from game.titles.runebound.rules.combat.phases import ANY_TIME, CombatStep, set_number
from game.titles.runebound.rules.combat.rolls import ESCAPE, Odds
from game.titles.runebound.rules.heroes import skill
from game.titles.runebound.rules.heroes.wounds import DealWounds
from game.titles.runebound.rules.state.state import RuneboundState


class Escape(Action, frozen=True):
    """Try to escape; Exhaustion may be paid for a bonus."""

    paid: bool


class EscapePhase(CombatStep, frozen=True):
    """Escape, again and again, or go on (RUN-094 to RUN-099)."""

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return the Escape with and without Exhaustion for a bonus, after abilities."""
        fight = state.fight
        if fight is None:
            return {}
        seat, barred = fight.attacker, self._barred(state)
        dear = barred or skill.cannot_pay(state, seat)
        tries = [choice(Escape(paid=False), reason=barred), choice(Escape(paid=True), reason=dear)]
        helps = self.uses(state, seat, "escape", "skill_test")
        if barred:
            helps = [replace(candidate, reason=candidate.reason or barred) for candidate in helps]
        return {seat: [*tries, GO_ON, *helps, *self.uses(state, seat, *ANY_TIME)]}

    def _barred(self, state: RuneboundState) -> Reason | None:
        """Return the reason if a card allows no Escape (RUN-212)."""
        fight = state.fight
        if fight is None or not fight.card:
            return None
        if not challenge(state).may_escape:
            return refuse("no-escape", "RUN-212")
        forbidden = "escape" in standing.forbidden(state, fight.attacker)
        return refuse("no-escape", "RUN-230") if forbidden else None

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """A failure may be followed by another attempt (RUN-098)."""
        match action:
            case Use():
                self.use(state, seat, action)
            case Escape(paid):
                self._try(state, seat, paid)

    def _try(self, state: RuneboundState, seat: Seat, paid: bool) -> None:
        """Exhaustion is paid first (RUN-202); a failure gives the Hero a Wound (RUN-097, RUN-141)."""
        _hero_rolls_against(state)
        hero, number = state.players[seat].hero, rolls.target(state, seat, ESCAPE)
        plus = rolls.escape_bonus(state, seat) + (skill.pay(state, seat) if paid else 0)
        result = throw(state)
        standing.end(state, "test")
        success = result + plus >= number
        rolls.log_roll(state, seat, hero, result, plus, number, "escape", success)
        if success:
            escape(state)
        else:
            state.push(_failure(state, seat), CheckEnd(), self)

    def odds(self, state: RuneboundState) -> dict[Action, Odds]:
        """Return the odds with and without the bonus."""
        fight = state.fight
        if fight is None or self._barred(state):
            return {}
        return {Escape(paid): rolls.escape_odds(state, fight.attacker, paid) for paid in (False, True)}

    def risks(self, state: RuneboundState) -> dict[Action, list[DealWounds]]:
        """Return the Wounds after a failure."""
        fight = state.fight
        if fight is None:
            return {}
        return {Escape(paid): [_failure(state, fight.attacker)] for paid in (False, True)}


def _failure(state: RuneboundState, seat: Seat) -> DealWounds:
    """Return the Wound that a failed attempt deals to the Hero (RUN-097)."""
    return DealWounds(state.players[seat].hero, 1, seat, "escape")


def _hero_rolls_against(state: RuneboundState) -> None:
    """Another Hero rolls against the Escape, anew each time (RUN-141)."""
    fight = state.fight
    if fight is not None and not fight.card:
        set_number(state, fight.defender, ESCAPE)
