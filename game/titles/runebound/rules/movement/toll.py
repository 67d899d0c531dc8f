"""The costs that Events and Doom cards add to a Hero's way and to its end (RUN-238)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.model import Seat
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.modifiers import EndOnGold, EnterExhaustion
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.heroes.wounds import DealWounds
from game.titles.runebound.rules.state.state import RuneboundState


class Toll(NamedTuple):
    """The costs of a way.

    exhaustion, wounds   dealt to the Hero; Wounds for what its Stamina cannot bear (RUN-080)
    gold          lost at the end of the way, no more than there is (RUN-239)
    falls         True if the Wounds knock the Hero out, which ends its movement
    preventable   True if the Hero could prevent some of the Wounds
    """

    exhaustion: int = 0
    wounds: int = 0
    gold: int = 0
    falls: bool = False
    preventable: bool = False

    @property
    def arrives(self) -> bool:
        """True if the Hero may reach the end of the way."""
        return not self.falls or self.preventable


def tires(state: RuneboundState, seat: Seat, space: str) -> int:
    """Return the Exhaustion that a Hero is dealt for entering a space."""
    terrain = state.book.spaces[space].terrain
    return sum(e.value for e in standing.of(state, seat, EnterExhaustion) if e.terrain == terrain)


def gold_due(state: RuneboundState, seat: Seat, space: str) -> int:
    """Return the gold that a Hero loses for ending its movement on a space, limited to what there is
    (RUN-239).
    """
    terrain = state.book.spaces[space].terrain
    asked = sum(effect.value for effect in standing.of(state, seat, EndOnGold) if effect.terrain == terrain)
    return min(asked, state.players[seat].gold)


def of_way(state: RuneboundState, seat: Seat, way: Sequence[str]) -> Toll:
    """Return the costs for a seat's Hero of entering these spaces in order and ending on the last."""
    hero = state.players[seat].hero
    room = figures.room(state, hero)
    left = figures.life(state, hero) - state.wounds.get(hero, 0)
    dealt = 0
    for space in way:
        dealt += tires(state, seat, space)
        if (wounds := dealt - room) >= left:
            return Toll(room, wounds, falls=True, preventable=_preventable(state, seat, wounds))
    return Toll(min(dealt, room), max(0, dealt - room), gold_due(state, seat, way[-1]))


def _preventable(state: RuneboundState, seat: Seat, wounds: int) -> bool:
    """Return whether the seat could prevent some of these Wounds when its Hero has no Stamina left."""
    trial, hero = state.copy(), state.players[seat].hero
    trial.exhaustion[hero] = figures.stamina(state, hero)
    return bool(DealWounds(hero, wounds, seat, "exhaustion").ask(trial))
