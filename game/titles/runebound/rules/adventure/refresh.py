"""Adventure Counters come back onto the board from the supply (RUN-069, RUN-194 to RUN-196)."""

from __future__ import annotations

from game.engine.model import Action, Choices, Seat, choice
from game.titles.runebound.rules.state.book import COLOURS
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep, space_ref


def left(state: RuneboundState, colour: str) -> int:
    """Return the Adventure Counters of a colour in the supply: neither on the board nor with a player."""
    in_play = sum(state.book.spaces[space].adventure == colour for space in state.counters)
    held = sum(player.counters.count(colour) for player in state.players)
    return state.book.supply[colour] - in_play - held


def empty(state: RuneboundState, spaces: tuple[str, ...], colour: str) -> tuple[str, ...]:
    """Return the adventure spaces of a colour among some that hold no counter."""
    return tuple(s for s in spaces if state.book.spaces[s].adventure == colour and s not in state.counters)


class RefreshCounters(RuneboundStep, frozen=True):
    """Every empty adventure space of these gets a counter of its colour, as far as the supply reaches."""

    spaces: tuple[str, ...]

    def run(self, state: RuneboundState) -> None:
        """Colour by colour; only where the supply is short something is to be chosen."""
        for colour in COLOURS:
            bare = empty(state, self.spaces, colour)
            if bare and len(bare) > left(state, colour):
                state.push(ChooseRefreshed(bare, colour))
            else:
                for space in bare:
                    lay(state, space)


class LayCounter(Action, frozen=True):
    """This space gets its counter back."""

    space: str


class ChooseRefreshed(RuneboundStep, frozen=True):
    """The supply of a colour is short: the current player says which spaces get the counters (RUN-195)."""

    spaces: tuple[str, ...]
    colour: str

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return one space after the other while the supply lasts."""
        if not left(state, self.colour):
            return {}
        bare = empty(state, self.spaces, self.colour)
        return {state.active: [choice(LayCounter(space), target=space_ref(space)) for space in bare]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Lay a counter there, then ask for the next space."""
        match action:
            case LayCounter(space):
                lay(state, space)
                state.push(self)


def lay(state: RuneboundState, space: str) -> None:
    """Lay a counter of its colour on an adventure space."""
    state.counters.append(space)
    state.emit("counter", seat=state.active, space=space, colour=state.book.spaces[space].adventure)
