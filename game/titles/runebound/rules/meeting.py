"""Two Heroes meet on a space (RUN-131 to RUN-136)."""

from __future__ import annotations

from game.engine.model import Action, Choice, Choices, Option, Plain, Reason, Seat, refuse
from game.titles.runebound.rules import duel
from game.titles.runebound.rules.state import RuneboundState, RuneboundStep
from game.titles.runebound.rules.trade import Offer

PASS = Plain("pass")


def begin(state: RuneboundState, other: Seat) -> None:
    """The active player has chosen whom to meet (RUN-059)."""
    state.push(FaceToFace(other))


class FaceToFace(RuneboundStep, frozen=True):
    """Face to face: negotiate, attack, or neither."""

    other: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Both may be tried in this order only: who has negotiated does not attack."""
        talk = Option(Plain("negotiate", (self.other,)), not_for_bots=True)
        fight = Option(Plain("attack_hero", (self.other,)))
        found = [Choice(talk), Choice(fight, no_attack(state, self.other)), Choice(Option(PASS))]
        return {state.active: found}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """After a negotiation the two stand face to face still."""
        if action.verb == "negotiate":
            if self.other not in state.no_attack:
                state.no_attack.append(self.other)
            state.push(Offer(self.other), self)
        elif action != PASS:
            duel.begin(state, self.other)


def no_attack(state: RuneboundState, other: Seat) -> Reason | None:
    """Why the active player may not attack a Hero (RUN-133, RUN-136)."""
    if other in state.no_attack:
        return refuse("negotiated-already", "RUN-133")
    in_town = state.me.space in state.book.towns
    return refuse("no-attack-in-town", "RUN-136") if in_town and not state.on("attack_in_town") else None
