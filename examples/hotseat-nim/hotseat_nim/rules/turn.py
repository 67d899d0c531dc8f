"""A turn: a card, the stones it takes, a new card."""

from __future__ import annotations

from game.engine.model import Action, Choice, Choices, Seat, Step, choice, refuse
from hotseat_nim.rules.book import value
from hotseat_nim.rules.state import NimState


class Play(Action, frozen=True):
    """Play a card on a heap."""

    card: str
    heap: str


class LayAside(Action, frozen=True):
    """Lay a card aside, as none can be played."""

    card: str


class Turn(Step[NimState], frozen=True):
    """NIM-004, NIM-005, NIM-006: one card, on a heap or aside."""

    seat: Seat

    def ask(self, state: NimState) -> dict[Seat, Choices]:
        """Each card on each heap, and each card aside."""
        hand = state.players[self.seat].hand
        plays = [self._play(card, heap, stones) for card in hand for heap, stones in state.heaps.items()]
        stuck = all(play.reason for play in plays)
        must = None if stuck else refuse("must-play", "NIM-006")
        return {
            self.seat: [
                *plays,
                *(choice(LayAside(card), source=card, target="discard", reason=must) for card in hand),
            ]
        }

    def _play(self, card: str, heap: str, stones: int) -> Choice:
        few = None if value(card) <= stones else refuse("too-few-stones", "NIM-005", stones=stones)
        return choice(Play(card, heap), source=card, target=heap, reason=few)

    def take(self, state: NimState, seat: Seat, action: Action) -> None:
        """The card is played or laid aside, another is drawn."""
        match action:
            case Play(card, heap):
                self._discard(state, card)
                take_stones(state, seat, heap, value(card))
            case LayAside(card):
                self._discard(state, card)
                state.emit("laid-aside", seat=seat, card=value(card))
        state.draw(seat)
        state.push(NextTurn(seat))

    def _discard(self, state: NimState, card: str) -> None:
        state.change(self.seat, hand=tuple(c for c in state.players[self.seat].hand if c != card))
        state.discard.append(card)


def take_stones(state: NimState, seat: Seat, heap: str, stones: int) -> None:
    """NIM-004, NIM-009: the stones, and perhaps the last one."""
    player = state.players[seat]
    state.heaps[heap] -= stones
    state.change(seat, stones=player.stones + stones, last=player.last + (not state.heaps[heap]))
    state.emit("played", seat=seat, stones=stones, heap=heap)
    if not state.heaps[heap]:
        state.emit("last", seat=seat, heap=heap)


class NextTurn(Step[NimState], frozen=True):
    """NIM-007, NIM-008: the next seat, as long as there is a stone."""

    seat: Seat

    def run(self, state: NimState) -> None:
        """Nothing follows the last stone."""
        if any(state.heaps.values()):
            state.active, state.turn = (self.seat + 1) % state.seats, state.turn + 1
            state.push(Turn(state.active))
