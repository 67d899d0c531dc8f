"""Taking plunder without a raid."""

from __future__ import annotations

from game.engine.model import Action, Choices, choice
from game.engine.structs import replace
from game.titles.raiders.rules.shared.picks import Pick
from game.titles.raiders.rules.state.state import RaidersState, mat_ref


class TakePiece(Action, frozen=True):
    """Take a piece of plunder of one kind from a raid space."""

    place: str
    item: str


class TakePlunder(Pick, frozen=True):
    """Take one piece of plunder from a civilization; its raid space can still be raided (RAI-197)."""

    civilization: str

    def picks(self, state: RaidersState) -> Choices:
        """Return every kind on every raid space left there."""
        return [
            choice(TakePiece(place, item), source=f"plunder:{place}.{item}", target=mat_ref(state.active))
            for place, space in state.spaces.items()
            if state.book.civilization_of[place] == self.civilization
            for item in sorted(set(space.plunder))
        ]

    def pick(self, state: RaidersState, action: Action) -> None:
        """Move one piece from the raid space to the player."""
        match action:
            case TakePiece(place, item):
                left = list(state.spaces[place].plunder)
                left.remove(item)
                state.spaces[place] = replace(state.spaces[place], plunder=tuple(left))
                state.set_amount(state.active, item, getattr(state.me, item) + 1)
                state.emit("take_plunder", seat=state.active, item=item, place=place)
