"""The title: what Hotseat asks of a game."""

from __future__ import annotations

from game.engine import flow, rng
from game.engine.board.places import Board
from game.engine.content.content_files import Folder
from game.engine.model import Action, Fact, Seat, Step
from game.engine.title import Scores, Source, TableOption, Title, kinds_of
from game.engine.zones import Box, Zone, audit, fill, hide
from hotseat_nim.rules import state as positions
from hotseat_nim.rules import turn
from hotseat_nim.rules.book import Book, read
from hotseat_nim.rules.state import NimState, Player


class Nim(Title[NimState, Book]):
    """Nim with cards."""

    id = "nim"
    seats = (2, 3, 4)
    options = (TableOption("last", ("prize", "poisoned"), "prize"),)
    state_type = NimState
    steps = kinds_of(__package__, Step)
    actions = kinds_of(__package__, Action)
    max_decisions = 500

    def load_content(self, folder: Folder, board: Board) -> Book:
        """The figures and the map."""
        return read(folder, board)

    @property
    def content_hash(self) -> str:
        """Over the content file and the map."""
        return self.book.hash

    def set_up(self, seats: int, table: dict[str, Fact], seed: int) -> NimState:
        """NIM-002, NIM-003: heaps, deck and hands."""
        book = self.book
        state = NimState(
            title=self.id, seats=seats, options=table, rng=rng.seeded(seed), stack=[turn.Turn(0)], turn=1,
            book=book, players=[Player()] * seats, heaps=dict(book.figures.heaps), deck=[],
        )  # fmt: skip
        state.deck = rng.shuffle(state, book.cards)
        for seat in range(seats):
            for _ in range(book.figures.hand):
                state.draw(seat)
        flow.settle(state)
        return state

    def zones(self, state: NimState) -> list[Zone]:
        """Where the cards lie."""
        return [*positions.zones(state)]

    def view(self, state: NimState, seat: Seat) -> NimState:
        """Hands of others and the deck are hidden."""
        seen = state.copy()
        hide(seen, self.zones(state), seat)
        return seen

    def guess(self, view: NimState, seat: Seat, seed: int) -> NimState:
        """Hidden cards at random."""
        full = view.copy()
        full.rng = rng.seeded(seed)
        fill(full, self.zones(full), self._box)
        return full

    @property
    def _box(self) -> Box:
        return {"card": self.book.cards}

    def scores(self, state: NimState) -> Scores:
        """NIM-009, NIM-010: stones and last stones; most points win."""
        worth = self.book.figures.last_stone * (-1 if state.options["last"] == "poisoned" else 1)
        stones = tuple(player.stones for player in state.players)
        last = tuple(player.last * worth for player in state.players)
        totals = tuple(map(sum, zip(stones, last, strict=True)))
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return Scores((Source("stones", stones), Source("last", last)), totals, (), winners)

    def check(self, state: NimState) -> None:
        """Every card lies somewhere, every stone belongs to a heap or a seat."""
        audit(self.zones(state), self._box)
        stones = sum(state.heaps.values()) + sum(player.stones for player in state.players)
        if stones != (all_stones := sum(self.book.figures.heaps.values())):
            raise AssertionError(f"{stones} stones, not {all_stones}")

    def acting(self, state: NimState) -> Seat | None:
        """The seat whose turn it is."""
        return state.active if state.stack else None

    def played(self, state: NimState, seat: Seat) -> str:
        """Whether it began: the hall of fame tells how that went."""
        return "side-later" if seat else "side-first"
