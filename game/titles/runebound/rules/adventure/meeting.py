"""Two Heroes meet on a space (RUN-131 to RUN-136)."""

from __future__ import annotations

from game.engine.model import Action, Choices, Reason, Seat, button, choice, refuse
from game.titles.runebound.rules.combat import duel
from game.titles.runebound.rules.market.trade import Offer
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep


def begin(state: RuneboundState, other: Seat) -> None:
    """Begin the meeting that the active player has chosen (RUN-059)."""
    state.push(FaceToFace(other))


class Negotiate(Action, frozen=True):
    """Offer the other player a trade."""

    seat: Seat


class AttackHero(Action, frozen=True):
    seat: Seat


class PartWays(Action, frozen=True):
    """Neither attack nor negotiate."""


class FaceToFace(RuneboundStep, frozen=True):
    """Face to face: negotiate, attack, or neither."""

    other: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Offer negotiating and then attacking: a Hero that has negotiated cannot attack any more."""
        talk = choice(Negotiate(self.other), not_for_bots=True)
        fight = choice(AttackHero(self.other), reason=no_attack(state, self.other))
        return {state.active: [talk, fight, button(PartWays())]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """After a negotiation the two stand face to face still."""
        match action:
            case Negotiate(other):
                if other not in state.no_attack:
                    state.no_attack.append(other)
                state.push(Offer(other), self)
            case AttackHero(other):
                duel.begin(state, other)


def no_attack(state: RuneboundState, other: Seat) -> Reason | None:
    """Return why the active player may not attack a Hero (RUN-133, RUN-136)."""
    if other in state.no_attack:
        return refuse("negotiated-already", "RUN-133")
    in_town = state.me.space in state.book.towns
    return refuse("no-attack-in-town", "RUN-136") if in_town and not state.on("attack_in_town") else None
