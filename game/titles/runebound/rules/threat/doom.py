"""The optional Doom Deck (RUN-232, RUN-251)."""

from __future__ import annotations

from game.engine import rng
from game.engine.board.hexagons import distance
from game.titles.runebound.rules.cards import abilities
from game.titles.runebound.rules.cards.effect_bases import Immediate, Standing
from game.titles.runebound.rules.cards.modifiers import CloseMarket
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.state import zones
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep


class DrawDoom(RuneboundStep, frozen=True):
    """A Doom Counter was placed: the current player draws a card; what lasted from the one before ends."""

    def run(self, state: RuneboundState) -> None:
        """Carry out immediate effects now; standing ones hold until the next card."""
        card = zones.draw(state, "doom")
        if card is None:
            return
        state.discards["doom"] = (*state.discards["doom"], card)
        state.emit("doom", seat=state.active, card=card)
        effects = state.book.doom[card].effects
        state.doom = card if any(isinstance(effect, Standing) for effect in effects) else ""
        state.closed = nearest_town(state) if any(isinstance(e, CloseMarket) for e in effects) else ""
        abilities.open_window(state)
        at_once = tuple(effect for effect in effects if isinstance(effect, Immediate))
        state.push(Resolve(at_once, state.active, state.me.hero, card))


def nearest_town(state: RuneboundState) -> str:
    """Return the standing town nearest to the current player's Hero; of several the d8 names one
    (RUN-005)."""
    here = state.book.spaces[state.me.space].axial
    standing = [town for town in state.book.towns if town not in state.overrun]
    least = min(distance(here, state.book.spaces[town].axial) for town in standing)
    tied = [town for town in standing if distance(here, state.book.spaces[town].axial) == least]
    while len(tied) > 1:
        result = rng.randrange(state, len(state.book.towns)) + 1
        state.emit("roll", seat=state.active, die="d8", result=result, bonus=0, total=result, what="town")
        tied = [town for town in tied if town == state.book.towns[result - 1]] or tied
    return tied[0]
