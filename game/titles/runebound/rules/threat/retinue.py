"""The optional Huntmaster Retinue (RUN-233, RUN-253)."""

from __future__ import annotations

from game.engine.model import Action, Choices, Seat, choice
from game.titles.runebound.rules.combat import combat
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep, adventure_on, space_ref


def lay(state: RuneboundState, town: str) -> None:
    """Lay the top card onto a fallen town; none if the deck is empty."""
    if not state.decks["retinue"]:
        return
    *rest, card = state.decks["retinue"]
    state.decks["retinue"] = tuple(rest)
    state.retinue[town] = card
    state.emit("retinue", seat=state.active, town=town, card=card)


def near(state: RuneboundState, space: str) -> list[str]:
    """Return the overrun towns next to a space on which a card of the Retinue lies."""
    return [town for town in state.retinue if town in state.book.spaces[space].neighbours]


def forced(state: RuneboundState, space: str) -> list[str]:
    """Return the towns of which a Hero that ends movement on a space must fight the card, if it meets no
    other Hero there: none where another adventure awaits it (RUN-233)."""
    return [] if adventure_on(state, space) else near(state, space)


class FightRetinue(Action, frozen=True):
    """Fight the card that lies on a town."""

    town: str


class FaceRetinue(RuneboundStep, frozen=True):
    """The Hero ended movement next to the Retinue and took no other Adventure step: it must fight."""

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return which card, where there are several."""
        towns = near(state, state.me.space)
        if len(towns) < 2:
            return {}
        return {state.active: [choice(FightRetinue(town), target=space_ref(town)) for town in towns]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        match action:
            case FightRetinue(town):
                combat.begin(state, state.retinue[town], "retinue", "")

    def run(self, state: RuneboundState) -> None:
        """Fight the only card, if there is one."""
        for town in near(state, state.me.space):
            combat.begin(state, state.retinue[town], "retinue", "")
