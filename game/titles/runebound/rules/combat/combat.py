"""Challenges: Before Combat, Combat, Outcome (RUN-074 to RUN-120)."""

from __future__ import annotations

from game.engine.model import Action, Choices, Seat, choice
from game.engine.structs import replace
from game.titles.runebound.rules.cards.abilities import GO_ON
from game.titles.runebound.rules.cards.effects import AnyStanding, FightCard
from game.titles.runebound.rules.cards.immediate import KeepCard
from game.titles.runebound.rules.cards.resolve import Resolve, carry_out
from game.titles.runebound.rules.combat.outcome import CheckEnd, challenge
from game.titles.runebound.rules.combat.phases import CombatStep
from game.titles.runebound.rules.combat.rolls import Odds
from game.titles.runebound.rules.combat.rounds import BeforeCombat, Round, open_fight
from game.titles.runebound.rules.state import zones
from game.titles.runebound.rules.state.state import (
    Fight,
    Lasting,
    Origin,
    RuneboundState,
    RuneboundStep,
    card_ref,
)


def begin(
    state: RuneboundState, card: str, origin: Origin, colour: str, extra: tuple[AnyStanding, ...] = ()
) -> None:
    """Push all steps of a combat between the active player's Hero and a Challenge.

    colour   of the Adventure Counter that is won, "" for none
    extra    effects in this combat besides those on the card
    """
    seat = state.active
    open_fight(state, Fight(seat, origin, card, colour=colour, phase="before_combat"))
    state.lasting.extend(Lasting(effect, seat, "combat", card) for effect in extra)
    state.emit("combat", seat=seat, card=card, origin=origin)
    state.push(CheckEnd(), DefeatByCard(seat), BeforeText(), CheckEnd(), BeforeCombat(seat), Round())


def odds(state: RuneboundState) -> dict[Action, Odds]:
    """Return the odds of each choice of the present question; {} outside combats."""
    top = state.stack[-1] if state.stack else None
    return top.odds(state) if isinstance(top, CombatStep) else {}


class Discard(Action, frozen=True):
    """Discard a kept card to defeat the Challenge."""

    card: str


class DefeatByCard(CombatStep, frozen=True):
    """A kept card may be discarded to defeat the Challenge, before its text is read (RUN-084)."""

    seat: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return the kept cards that name one of its tags."""
        if state.fight is None:
            return {}
        fitting = [
            card for card in state.players[self.seat].kept if _defeats(state, card) & {*challenge(state).tags}
        ]
        discards = [choice(Discard(card), target=card_ref(card)) for card in fitting]
        return {self.seat: [*discards, GO_ON]} if discards else {}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """The reward is earned as usual."""
        match action:
            case Discard(card):
                kept = tuple(other for other in state.players[seat].kept if other != card)
                state.change(seat, kept=kept)
                zones.discard(state, card)
                state.fight = replace(state.combat, wounds=challenge(state).life)
                state.emit("overcome", seat=seat, card=challenge(state).id)
                state.push(CheckEnd())


def _defeats(state: RuneboundState, card: str) -> set[str]:
    """Return the tags of the Challenges that a kept card defeats."""
    effects = state.book.challenges[card].reward.effects
    return {effect.defeats for effect in effects if isinstance(effect, KeepCard) and effect.defeats}


class BeforeText(RuneboundStep, frozen=True):
    """The Challenge's own text before combat (RUN-075)."""

    def run(self, state: RuneboundState) -> None:
        """Carry out the text before combat; its effects last for the combat (RUN-245)."""
        fight = state.fight
        if fight is not None:
            card = challenge(state)
            hero = state.players[fight.attacker].hero
            state.push(Resolve(card.before_combat, fight.attacker, hero, card.id))


@carry_out.register
def _fight_card(effect: FightCard, state: RuneboundState, by: Resolve) -> None:
    """Start a combat against a certain Challenge, taken from wherever its card is (RUN-230, RUN-231)."""
    _fetch(state, effect.card)
    begin(state, effect.card, "called", "", effect.special)


def _fetch(state: RuneboundState, card: str) -> None:
    """Take a card out of its deck, its discard pile, or off the track with its undefeated counter."""
    colour = state.book.colours[card]
    for pile in (state.decks, state.discards):
        pile[colour] = tuple(other for other in pile[colour] if other != card)
    for space in [space for space, other in state.undefeated.items() if other == card]:
        del state.undefeated[space]
