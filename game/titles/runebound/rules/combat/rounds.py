"""Before Combat and the combat rounds (RUN-074 to RUN-086, RUN-144)."""

from __future__ import annotations

from game.engine.model import Action, Choices, button
from game.engine.structs import replace
from game.titles.runebound.rules.cards import abilities, standing
from game.titles.runebound.rules.cards.abilities import UsePaying
from game.titles.runebound.rules.cards.immediate import MagicStrike
from game.titles.runebound.rules.cards.modifiers import Regenerate
from game.titles.runebound.rules.combat.escape import EscapePhase
from game.titles.runebound.rules.combat.outcome import CheckEnd
from game.titles.runebound.rules.combat.phases import AbilityWindow, Phase, SetNumber
from game.titles.runebound.rules.combat.rolls import ESCAPE, Odds
from game.titles.runebound.rules.combat.strike import use_odds
from game.titles.runebound.rules.heroes.wounds import mend
from game.titles.runebound.rules.state.book import PHASES, Ability
from game.titles.runebound.rules.state.state import Fight, RuneboundState, RuneboundStep


def open_fight(state: RuneboundState, fight: Fight) -> None:
    """Begin a combat; each seat may activate one card before it (RUN-077)."""
    state.fight = fight
    abilities.open_window(state)


class Ready(Action, frozen=True):
    """Use no more abilities before combat."""


class BeforeCombat(AbilityWindow, frozen=True):
    """A seat uses abilities before combat, in any order (RUN-076, RUN-077, RUN-137)."""

    end = button(Ready())

    def usable(self, state: RuneboundState) -> Choices:
        return self.uses(state, self.seat, "before_combat", "any_phase", *PHASES)

    def odds(self, state: RuneboundState) -> dict[Action, Odds]:
        """Return the odds of a magic attack before combat, by the Exhaustion paid for it."""
        return {
            action: use_odds(state, self.seat, action.exhaustion)
            for candidate in self.ask(state).get(self.seat, [])
            if candidate.reason is None
            and isinstance(action := candidate.option.action, UsePaying)
            and _strikes(action.ability(state.book))
        }


def _strikes(ability: Ability) -> bool:
    """Return whether an ability makes a magic attack."""
    return any(isinstance(effect, MagicStrike) for effect in ability.effects)


class Round(RuneboundStep, frozen=True):
    """A combat round begins; rounds follow until the combat is over (RUN-086)."""

    def run(self, state: RuneboundState) -> None:
        """In a combat between Heroes the sides change with each round (RUN-144)."""
        fight = state.fight
        if fight is None:
            return
        if fight.round and not fight.card:
            state.fight = replace(state.combat, attacker=fight.defender, defender=fight.attacker)
        state.fight = replace(state.combat, round=fight.round + 1, attacked=())
        state.used_in_round.clear()
        abilities.open_window(state)
        standing.end(state, "round", "phase")
        state.emit("round", seat=state.combat.attacker, number=fight.round + 1)
        if fight.card and fight.round:
            mend(state, sum(e.value for _, e in standing.of_table(state, fight.attacker, Regenerate)))
        state.push(*(EnterPhase(phase) for phase in (ESCAPE, *PHASES)), Round())


class EnterPhase(RuneboundStep, frozen=True):
    """A phase begins; another Hero first rolls the number that is to be reached (RUN-140)."""

    phase: str

    def run(self, state: RuneboundState) -> None:
        """End the effects of the previous phase and begin the next."""
        fight = state.fight
        if fight is None:
            return
        standing.end(state, "phase")
        state.fight = replace(state.combat, phase=self.phase, target=0)
        if self.phase == ESCAPE:
            state.push(EscapePhase())
        elif fight.card:
            state.push(Phase())
        else:
            state.push(SetNumber(fight.defender, self.phase), CheckEnd(), Phase())
