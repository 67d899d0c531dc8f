"""Wounds and death (RAI-126 to RAI-138)."""

from __future__ import annotations

from game.engine.model import Action, Choices, Seat, choice, refuse
from game.engine.structs import replace
from game.titles.raiders.rules.shared.abilities import of_kind, times
from game.titles.raiders.rules.shared.goods import gain
from game.titles.raiders.rules.state.book import IfKilled, IfWounded
from game.titles.raiders.rules.state.state import RaidersState, card_ref, space_ref, wound_ref
from game.titles.raiders.rules.state.step import RaidersStep

ON_HERO = -1


class Wound(Action, frozen=True):
    """Put a wound on the crew member on a crew space; ON_HERO is refused."""

    space: int


class PlaceWounds(RaidersStep, frozen=True):
    """Put wounds on own crew, one by one; the player chooses how to spread them (RAI-126, RAI-128)."""

    amount: int

    def ask(self, state: RaidersState) -> dict[Seat, Choices]:
        """Return which crew member takes the next wound, where there is a choice."""
        if self.amount < 1 or len(state.me.crew) < 2:
            return {}
        source = wound_ref(self.amount)
        seat = state.active
        picks = [
            choice(Wound(n), source=source, target=space_ref(seat, n, "crew"))
            for n, s in enumerate(state.me.spaces)
            if s.crew
        ]
        elsewhere = refuse("wounds-only-on-crew", "RAI-127")
        picks.append(choice(Wound(ON_HERO), source=source, target=card_ref(state.me.hero), reason=elsewhere))
        return {seat: picks}

    def take(self, state: RaidersState, seat: Seat, action: Action) -> None:
        """Place it, then the rest."""
        match action:
            case Wound(number):
                wound(state, number)
                state.push(PlaceWounds(self.amount - 1))

    def run(self, state: RaidersState) -> None:
        """Nobody is left to take them (RAI-133), or only one crew member is."""
        if self.amount > 0 and state.me.crew:
            wound(state, next(n for n, s in enumerate(state.me.spaces) if s.crew))
            state.push(PlaceWounds(self.amount - 1))


def is_deadly(state: RaidersState, number: int) -> bool:
    """Return whether one more wound kills the active seat's crew member on a crew space (RAI-130)."""
    space = state.me.spaces[number]
    return bool(space.crew) and space.wounds >= state.book.crew[space.crew].strength


def wound(state: RaidersState, number: int) -> None:
    """Put a wound on a crew member; at strength 0 it is killed (RAI-129, RAI-130, RAI-132)."""
    space = state.me.spaces[number]
    if not is_deadly(state, number):
        state.players[state.active] = state.me.with_space(number, replace(space, wounds=space.wounds + 1))
        if space.crew not in state.this_raid.wounded:
            state.raid = replace(state.this_raid, wounded=(*state.this_raid.wounded, space.crew))
        state.emit("wound", seat=state.active, card=space.crew)
        return
    doubled = times(state.book, space) == 2
    state.players[state.active] = state.me.with_space(number, replace(space, crew="", wounds=0))
    state.crew_discard.append(space.crew)
    state.raid = replace(state.this_raid, killed=(*state.this_raid.killed, (space.crew, doubled)))
    state.emit("killed", seat=state.active, card=space.crew)


class AfterWounds(RaidersStep, frozen=True):
    """'If wounded' and 'if killed', when all wounds of the raid are placed (RAI-159, RAI-160, RAI-211)."""

    def run(self, state: RaidersState) -> None:
        """A card that was killed triggers 'if killed' only; a doubling eagle counts for both (RAI-209)."""
        for space, ability, count in of_kind(state.book, state.me, IfWounded):
            if space.crew in state.this_raid.wounded:
                gain(state, state.active, ability.item, ability.amount * count)
        for card, doubled in state.this_raid.killed:
            last_word = state.book.crew[card].crew
            if isinstance(last_word, IfKilled):
                gain(state, state.active, last_word.item, last_word.amount * (2 if doubled else 1))
