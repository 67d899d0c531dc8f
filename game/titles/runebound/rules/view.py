"""What a seat may know, and positions that fit what it knows (RUN-234)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import rng
from game.engine.flow import settle
from game.engine.model import UNKNOWN, Seat
from game.titles.runebound.rules.healing import Look
from game.titles.runebound.rules.setup import box, mixed
from game.titles.runebound.rules.state import RuneboundState, RuneboundStep


def view(state: RuneboundState, seat: Seat) -> RuneboundState:
    """Hidden: the generator, the order of all decks, and a card that another player looks at."""
    seen = state.copy()
    seen.asked = None
    seen.rng = 0
    seen.decks = {deck: (UNKNOWN,) * len(cards) for deck, cards in state.decks.items()}
    for step in state.stack:
        if isinstance(step, Look) and step.seat == seat:
            seen.decks[step.colour] = (*seen.decks[step.colour][:-1], step.card)
    seen.stack = [step.seen_by(seat) for step in state.stack]
    return seen


def guess(seen: RuneboundState, seat: Seat, seed: int) -> RuneboundState:
    """A full position that fits a seat's view: each deck is what is seen nowhere else, shuffled."""
    state = seen.copy()
    state.rng = rng.seeded(seed)
    placed = set(_placed(state))
    for deck, cards in box(state).items():
        unseen = [card for card in cards if card not in placed]
        state.decks[deck] = mixed(state, deck, unseen)
    state.stack = [step.guessed(state, seat) for step in state.stack]
    settle(state)
    return state


def _placed(state: RuneboundState) -> Iterator[str]:
    """Every card that lies somewhere else than in a deck."""
    for piles in (state.discards, state.stalls):
        for cards in piles.values():
            yield from cards
    for player in state.players:
        yield from (*player.items, *player.allies, *player.kept)
    yield from (*state.undefeated.values(), *state.retinue.values(), state.event)
    if state.fight:
        yield state.fight.card
    for step in state.stack:
        if isinstance(step, RuneboundStep):
            yield from step.holds
