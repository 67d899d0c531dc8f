"""The features of a position of Raiders of Scythia."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.engine.judging.features import Knots
from game.engine.model import Seat
from game.titles.raiders.bot import hand as hands
from game.titles.raiders.bot import worth
from game.titles.raiders.bot.band import Band, Bands
from game.titles.raiders.bot.quests import Errands
from game.titles.raiders.bot.raids import Board, Boards, Raiding
from game.titles.raiders.bot.rolled import RolledFeatures
from game.titles.raiders.bot.work import pending
from game.titles.raiders.rules.raid.strength import Dice
from game.titles.raiders.rules.scoring import quest_points
from game.titles.raiders.rules.state.book import Book
from game.titles.raiders.rules.state.state import Player, RaidersState, kind

LAST_ROUND, OVER = 0.9, 1.0
BEFORE = 0.75
"""Phases of the final round: with a last turn to come, with none, and just before it."""
MIDDLE = 0.4
MAX_CACHED = 30_000
"""The most positions in a cache."""
TYPICAL_TURNS = 28.0
"""The turns of each seat in a typical game."""


class RaidersFeatures(RolledFeatures):
    """The evaluation of Raiders of Scythia by weighted features."""

    NAMES: ClassVar[tuple[str, ...]] = (
        "points", "rival", "raid", "delay", "choice", "strength", "crew", "skills", "idle", "wounds", "hero",
        "recruit", "cards", "bare", "plays", "quests", "silver", "provisions", "kumis", "gold", "equipment",
        "wagons", "livestock", "grey", "red", "waiting", "work",
    )  # fmt: skip

    def weigh(self, weights: Sequence[Knots]) -> None:
        """Use other weights, on which the cost of a turn's delay depends too."""
        super().weigh(weights)
        middle = dict(zip(self.NAMES, self.at(MIDDLE), strict=True))
        self._pace = -middle["delay"] / middle["raid"]
        self._book: Book | None = None

    def _begin(self, book: Book) -> None:
        """Forget what was kept of another book."""
        self._book = book
        self._bands, self._boards, self._errands = Bands(), Boards(), Errands()
        self._raidings: dict[tuple[int, int], tuple[Band, Board, Raiding]] = {}
        self._colours: dict[tuple[str, ...], str] = {}
        self._dice: dict[object, Dice] = {}
        self._standings: dict[int, tuple[Player, float, float]] = {}

    def _kept(self) -> int:
        return len(self._raidings) + len(self._standings)

    def phase(self, state: RaidersState, seat: Seat) -> float:
        """Return the phase by turns, so that no move is worse because it brings the end nearer; then the
        final round.
        """
        if state.final >= 0:
            return LAST_ROUND if self._last_turn_to_come(state, seat) else OVER
        return BEFORE * min(1.0, state.turn / (state.seats * TYPICAL_TURNS))

    def _last_turn_to_come(self, state: RaidersState, seat: Seat) -> bool:
        """Return whether a seat has not yet ended its turn of the final round."""
        return (seat - state.active) % state.seats < max(1, state.final) and state.final > 0

    def measure(self, state: RaidersState, seat: Seat, phase: float) -> tuple[float, ...]:
        """Return the features in the order of their names."""
        book, me = state.book, state.players[seat]
        if book is not self._book or self._kept() > MAX_CACHED:
            self._begin(book)
        band, board = self._bands.of(state, seat), self._boards.of(state)
        hand = hands.of(book, me.hand)
        held = kind(me.worker) if me.worker else ""
        raiding = self._raiding(state, seat, band, board)
        best, second = raiding.best(me, held, self._there(state), state.final >= 0)
        quests, quest = self._errands.worth(self._errands.of(state, id(board)), me, hand.strength)
        return (
            self._points(book, me, band),
            self._rival(state, seat, 1.0 - phase),
            best.gain,
            best.turns,
            max(0.0, second.gain - self._pace * second.turns),
            band.intact,
            band.size,
            band.skills,
            band.idle,
            band.wounds,
            worth.hero(book, me.hero),
            hands.recruit(hand, me.silver, band.free, band.weakest),
            worth.fading(len(me.hand), book.limits.cards),
            float(not me.hand and not me.kumis),
            hand.plays,
            quests,
            worth.silver(me.silver, book.limits.silver),
            worth.fading(me.provisions, book.limits.provisions),
            worth.fading(me.kumis, book.limits.kumis),
            worth.fading(me.gold, worth.MAX_USEFUL_PIECES),
            worth.fading(me.equipment, worth.MAX_USEFUL_PIECES),
            worth.fading(me.wagon, worth.MAX_USEFUL_PIECES),
            worth.fading(me.livestock, worth.MAX_USEFUL_PIECES),
            float(held == "grey"),
            float(held == "red"),
            self._waiting(state, board),
            pending(state, me, band, quest) if seat == state.active else 0.0,
        )

    def _points(self, book: Book, player: Player, band: Band) -> float:
        """Return the present score; an odd livestock doesn't count."""
        plunder: int = sum(getattr(player, r.id) // r.vp_per * r.vp for r in book.plunder.values())
        return player.vp + band.points + plunder + quest_points(book, player)

    def _there(self, state: RaidersState) -> str:
        """Return the colours of the workers in the village, by their first letters."""
        key = tuple(state.village.values())
        found = self._colours.get(key)
        if found is None:
            found = self._colours[key] = "".join(sorted({kind(worker)[0] for worker in key if worker}))
        return found

    def _rival(self, state: RaidersState, seat: Seat, left: float) -> float:
        """Return the strongest other seat, while so much of the game is left."""
        standings = [self._standing(state, other, left) for other in range(state.seats) if other != seat]
        return max(standings, default=0.0)

    def _standing(self, state: RaidersState, seat: Seat, left: float) -> float:
        """Return points of another seat and what its means are worth, of which so much is left."""
        player = state.players[seat]
        found = self._standings.get(id(player))
        if found is None or found[0] is not player:
            band = self._bands.of(state, seat)
            means = 0.3 * (player.silver + player.provisions + player.kumis + len(player.hand))
            points = self._points(state.book, player, band)
            found = self._standings[id(player)] = player, points, means + 0.8 * band.strength
        return found[1] + left * found[2]

    def _raiding(self, state: RaidersState, seat: Seat, band: Band, board: Board) -> Raiding:
        key = id(band), id(board)
        found = self._raidings.get(key)
        if found is None:
            found = band, board, Raiding(state, seat, band, board, self._pace, self._dice)
            self._raidings[key] = found
        return found[2]

    def _waiting(self, state: RaidersState, board: Board) -> float:
        """Return the number of raid spaces and quests left, weighted by the square of the game's age."""
        age = state.turn / (state.seats * TYPICAL_TURNS)
        return 0.0 if state.final >= 0 else age * age * (board.left + len(state.quests))
