"""The rules: what a position is, what a player may choose, and what follows from it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from game.engine import flow, rng
from game.engine.board.places import Board, check_places
from game.engine.content import content_files
from game.engine.model import Action, Choices, Fact, Seat, State, Step, choice, refuse
from game.engine.structs import replace
from game.engine.title import Scores, Source, Title
from game.engine.zones import Zone, hide

# ---------------------------------------------------------------------- numbers and map


class Numbers(content_files.Record, frozen=True):
    """Everything in sample.toml."""

    most_at_once: int
    last_stone: int
    heaps: dict[str, int]


class Book(NamedTuple):
    """Everything that content files and map say."""

    numbers: Numbers
    board: Board
    hash: str


# ---------------------------------------------------------------------- positions


class Player(msgspec.Struct, frozen=True):
    """The stones that a seat took, and how many of them were the last of a heap."""

    stones: int = 0
    last: int = 0


class SampleState(State):
    """A position. heaps: stones left, by place of the map."""

    players: list[Player]
    heaps: dict[str, int]
    active: Seat = 0


# ---------------------------------------------------------------------- choices


class Take(Action, frozen=True):
    """Take stones from a heap."""

    heap: str
    amount: int


class Turn(Step[SampleState], frozen=True):
    """SMP-003: a seat takes stones from one heap."""

    seat: Seat

    def ask(self, state: SampleState) -> dict[Seat, Choices]:
        """Return every heap and amount. A choice with a reason is shown, but refused."""
        most = state.book.numbers.most_at_once
        return {
            self.seat: [
                choice(
                    Take(heap, amount),
                    target=heap,
                    reason=None if amount <= left else refuse("too-few", "SMP-004", left=left),
                )
                for heap, left in state.heaps.items()
                for amount in range(1, most + 1)
            ]
        }

    def take(self, state: SampleState, seat: Seat, action: Action) -> None:
        """Move the stones, then let the next seat play."""
        if isinstance(action, Take):
            player = state.players[seat]
            state.heaps[action.heap] -= action.amount
            is_last = not state.heaps[action.heap]
            state.players[seat] = replace(
                player, stones=player.stones + action.amount, last=player.last + is_last
            )
            state.emit("took", seat=seat, amount=action.amount, heap=action.heap)
        state.push(NextTurn(seat))


class NextTurn(Step[SampleState], frozen=True):
    """SMP-005: the next seat plays while stones are left. A step without a question runs by itself."""

    seat: Seat

    def run(self, state: SampleState) -> None:
        """Begin the next turn. The game is over when nothing is left to do."""
        if any(state.heaps.values()):
            state.active, state.turn = (self.seat + 1) % state.seats, state.turn + 1
            state.push(Turn(state.active))


# ---------------------------------------------------------------------- the title


class SampleTitle(Title[SampleState, Book]):
    """What Hotseat asks of a game."""

    id = "sample"
    seats = (2, 3, 4)
    options = ()
    state_type = SampleState
    steps = (Turn, NextTurn)
    actions = (Take,)
    max_decisions = 200

    def load_content(self, folder: content_files.Folder, board: Board) -> Book:
        """Return the numbers and the map. Raises BadContent or BadMap."""
        file = folder / "sample.toml"
        numbers = content_files.load(file, Numbers)
        check_places(board, {"heap": set(numbers.heaps)})
        return Book(numbers, board, content_files.digest([file], board))

    @property
    def content_hash(self) -> str:
        """Return what changes with the content file and the map."""
        return self.book.hash

    def set_up(self, seats: int, table: dict[str, Fact], seed: int) -> SampleState:
        """Return the first position (SMP-001, SMP-002)."""
        state = SampleState(
            title=self.id, seats=seats, options=table, rng=rng.seeded(seed), stack=[Turn(0)], turn=1,
            book=self.book, players=[Player()] * seats, heaps=dict(self.book.numbers.heaps),
        )  # fmt: skip
        flow.settle(state)
        return state

    def zones(self, state: SampleState) -> list[Zone]:
        """Return where hidden things are: this game has none."""
        return []

    def view(self, state: SampleState, seat: Seat) -> SampleState:
        """Return what a seat may know."""
        seen = state.copy()
        hide(seen, self.zones(state), seat)
        return seen

    def guess(self, view: SampleState, seat: Seat, seed: int) -> SampleState:
        """Return a full position that fits a view, for the bots."""
        full = view.copy()
        full.rng = rng.seeded(seed)
        return full

    def scores(self, state: SampleState) -> Scores:
        """Return the score sheet (SMP-006, SMP-007)."""
        worth = self.book.numbers.last_stone
        stones = tuple(player.stones for player in state.players)
        last = tuple(player.last * worth for player in state.players)
        totals = tuple(map(sum, zip(stones, last, strict=True)))
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return Scores((Source("stones", stones), Source("last", last)), totals, (), winners)

    def check(self, state: SampleState) -> None:
        """Raise AssertionError if stones were lost or made up."""
        stones = sum(state.heaps.values()) + sum(player.stones for player in state.players)
        if stones != sum(self.book.numbers.heaps.values()) or min(state.heaps.values()) < 0:
            raise AssertionError(f"{stones} stones in heaps {state.heaps}")

    def acting(self, state: SampleState) -> Seat | None:
        """Return the seat whose turn it is."""
        return state.active if state.stack else None
