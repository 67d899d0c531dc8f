"""Eagles and horses: gaining, placing, replacing, swapping."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Literal

from game.engine.model import Action, Choice, Choices, Option, Reason, Seat, choice, refuse
from game.engine.structs import replace
from game.titles.raiders.rules.shared.goods import animals_left, fill_line, lacking, pay
from game.titles.raiders.rules.shared.picks import Pick
from game.titles.raiders.rules.state.book import Cost
from game.titles.raiders.rules.state.state import (
    ANIMAL_LINE,
    CREW_SPACES,
    Player,
    RaidersState,
    Space,
    card_ref,
    space_ref,
)

Side = Literal["eagle", "horse"]


class TakeEagle(Action, frozen=True):
    """Take an animal of the line to a crew space of one's own, as an eagle."""

    animal: str
    space: int


class TakeHorse(Action, frozen=True):
    """Take an animal of the line to a crew space of one's own, as a horse."""

    animal: str
    space: int


class ReturnEagle(Action, frozen=True):
    """Return the eagle over a crew space of one's own to the line."""

    space: int


class GainAnimal(Pick, frozen=True):
    """Gain an eagle or a horse from the faceup line, for a cost or free (RAI-059, RAI-088)."""

    side: Side
    cost: Cost = {}

    def picks(self, state: RaidersState) -> Choices:
        """Return every faceup animal on every space; on an occupied one the animal there is discarded
        (RAI-144).
        """
        reason = self._refusal(state, state.me)
        return _placements(state, self.side, state.animal_line, reason)

    def _refusal(self, state: RaidersState, player: Player) -> Reason | None:
        if not animals_left(state):
            return refuse("no-animals-left", "RAI-011")
        return lacking(player, self.cost, "RAI-166")

    def blocked(self, state: RaidersState, player: Player) -> Reason | None:
        """Return the reason if the cost is missing, or the deck is at its end (RAI-166)."""
        return self._refusal(state, player)

    def pick(self, state: RaidersState, action: Action) -> None:
        """Pay, place the animal, fill the line (RAI-060)."""
        pay(state, state.active, self.cost)
        _take(state, action)
        fill_line(state)


class SwapEagleForHorse(Pick, frozen=True):
    """Return an own eagle to the line, then take another card of it as a horse (RAI-148)."""

    def picks(self, state: RaidersState) -> Choices:
        """Return every own eagle."""
        reason = None if animals_left(state) else refuse("no-animals-left", "RAI-204")
        return [
            choice(ReturnEagle(n), source=card_ref(s.eagle), target=ANIMAL_LINE, reason=reason)
            for n, s in enumerate(state.me.spaces)
            if s.eagle
        ]

    def blocked(self, state: RaidersState, player: Player) -> Reason | None:
        """Return the reason if there is no eagle, or the line is running out."""
        has_eagle = any(s.eagle for s in player.spaces)
        return super().blocked(state, player) if has_eagle else refuse("no-eagle", "RAI-166")

    def pick(self, state: RaidersState, action: Action) -> None:
        """The eagle goes back; the horse is chosen next."""
        match action:
            case ReturnEagle(number):
                space = state.me.spaces[number]
                state.players[state.active] = state.me.with_space(number, replace(space, eagle=""))
                state.animal_line.append(space.eagle)
                state.emit("return_eagle", seat=state.active, card=space.eagle)
                state.push(TakeSwappedHorse(space.eagle))


class TakeSwappedHorse(Pick, frozen=True):
    """The horse for a returned eagle: any other card of the line, on any place for a horse (RAI-149)."""

    optional: ClassVar[bool] = False
    returned: str

    def picks(self, state: RaidersState) -> Choices:
        """Return the other cards of the line."""
        return _placements(state, "horse", [a for a in state.animal_line if a != self.returned], None)

    def pick(self, state: RaidersState, action: Action) -> None:
        """Place it; the line is whole without a draw."""
        _take(state, action)


def _placements(state: RaidersState, side: Side, animals: list[str], reason: Reason | None) -> Choices:
    return [
        Choice(_placement(animal, side, state.active, number), reason)
        for animal in animals
        for number in range(CREW_SPACES)
    ]


@cache
def _placement(animal: str, side: Side, seat: Seat, number: int) -> Option:
    take = TakeEagle if side == "eagle" else TakeHorse
    return Option(take(animal, number), card_ref(animal), space_ref(seat, number, side))


def _take(state: RaidersState, action: Action) -> None:
    """Move an animal of the line to a crew space."""
    match action:
        case TakeEagle(animal, number):
            state.animal_line.remove(animal)
            place_animal(state, animal, "eagle", number)
        case TakeHorse(animal, number):
            state.animal_line.remove(animal)
            place_animal(state, animal, "horse", number)


def place_animal(state: RaidersState, animal: str, side: Side, number: int) -> None:
    """Put an animal at a crew space; the one of its kind there is discarded (RAI-140, RAI-144, RAI-146)."""
    space: Space = state.me.spaces[number]
    old = space.eagle if side == "eagle" else space.horse
    if old:
        state.animal_discard.append(old)
        state.emit("discard_animal", seat=state.active, card=old)
    changed = replace(space, eagle=animal) if side == "eagle" else replace(space, horse=animal)
    state.players[state.active] = state.me.with_space(number, changed)
    state.emit(f"take_{side}", seat=state.active, card=animal)
