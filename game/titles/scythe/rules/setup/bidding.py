"""Before the game: choosing factions and mats, or bidding coins for pairs of them (a house mode)."""

from __future__ import annotations

import msgspec

from game.engine.model import Action, Choice, Choices, Option, Seat, refuse
from game.engine.positions.flaws import require, require_unique
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.setup.pairs import (
    Pair,
    banned,
    can_pair,
    factions_in_use,
    mats_in_use,
    refuses_banned,
)
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep

NOBODY = -1


class TakeFaction(Action, frozen=True):
    faction: str


class ChooseFaction(ScytheStep, frozen=True):
    """Choose a faction that nobody has."""

    seat: Seat

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every faction; those that others took are refused."""
        taken = {p.faction for p in state.players}
        reason = refuse("faction-taken", "SCY-022")
        return {
            self.seat: [
                Choice(Option(TakeFaction(f)), reason if f in taken else None) for f in factions_in_use(state)
            ]
        }

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Give the faction mat to the seat."""
        match action:
            case TakeFaction(faction):
                state.change(seat, faction=faction)
                state.emit("choose_faction", seat=seat, faction=faction)


class TakeMat(Action, frozen=True):
    mat: str


class ChooseMat(ScytheStep, frozen=True):
    """Choose a player mat that nobody has; not one that is banned with the faction, unless the table allows
    all pairs (SCY-040, SCY-041, SCY-379).
    """

    seat: Seat

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every mat; one that would leave later seats with banned pairs only is refused too."""
        taken = {p.mat for p in state.players}
        return {self.seat: [self._choice(state, mat, taken) for mat in mats_in_use(state)]}

    def _choice(self, state: ScytheState, mat: str, taken: set[str]) -> Choice:
        faction = state.players[self.seat].faction
        waiting = [p.faction for s, p in enumerate(state.players) if not p.mat and s != self.seat]
        left = [m for m in mats_in_use(state) if m not in taken and m != mat]
        reason, strict = None, refuses_banned(state)
        if mat in taken:
            reason = refuse("mat-taken", "SCY-022")
        elif strict and banned(state.book, faction, mat):
            reason = refuse("banned-pair", "SCY-040")
        elif strict and not can_pair(state.book, waiting, left):
            reason = refuse("leaves-banned-pair", "SCY-041")
        return Choice(Option(TakeMat(mat)), reason)

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Give the player mat to the seat."""
        match action:
            case TakeMat(mat):
                state.change(seat, mat=mat)
                state.emit("choose_mat", seat=seat, mat=mat)


class Lot(msgspec.Struct, frozen=True):
    """A pair in the auction: who leads (NOBODY), and with how many coins."""

    faction: str
    mat: str
    seat: Seat = NOBODY
    coins: int = 0

    @property
    def price(self) -> int:
        """The bid that takes the lead: the first one is free, each later one costs a coin more."""
        return 0 if self.seat == NOBODY else self.coins + 1


def open_auction(state: ScytheState, pairs: list[Pair]) -> None:
    """Offer one pair for each player; everybody leads on at most one, and the last pair without bids is
    free."""
    state.push(Bid(tuple(Lot(*pair) for pair in pairs)))


class PlaceBid(Action, frozen=True):
    """Bid coins for a faction and a player mat."""

    faction: str
    mat: str
    amount: int


class Bid(ScytheStep, frozen=True):
    """An open, rising auction: as long as somebody leads on no pair, the first such seat bids on one.

    The bid is paid from the coins that the pair starts with, so that is also the most one can bid.
    """

    lots: tuple[Lot, ...]

    def check(self, state: ScytheState) -> None:
        """Raise Flaw unless there is a pair for each seat, and each seat leads on one at most."""
        found = len(self.lots)
        require(found == state.seats, "scythe-flaw-pairs", "lots", found=found, expected=state.seats)
        for name in ("faction", "mat"):
            require_unique((getattr(lot, name) for lot in self.lots), f"scythe-flaw-twice-{name}", "lots")
        leading = [lot.seat for lot in self.lots if lot.seat != NOBODY]
        require(len(leading) == len({*leading}), "scythe-flaw-leads-twice", "lots")
        for number, lot in enumerate(self.lots):
            most = state.book.mats[lot.mat].coins if lot.seat != NOBODY else 0
            path = ("lots", number, "coins")
            require(lot.coins <= most, "scythe-flaw-bid", *path, found=lot.coins, most=most)

    def bidder(self, state: ScytheState) -> Seat:
        """Return the first seat that leads on nothing, NOBODY when each leads on one."""
        leading = {lot.seat for lot in self.lots}
        return next((seat for seat in range(state.seats) if seat not in leading), NOBODY)

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every pair at its next price, or at any higher one (SCY-378)."""
        seat, jumps = self.bidder(state), state.options["bids"] == "any"
        if seat == NOBODY:
            return {}
        return {seat: [bid for lot in self.lots for bid in _bids(state.book, lot, jumps)]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The seat leads on that pair now."""
        match action:
            case PlaceBid(faction, mat, amount):
                led = Lot(faction, mat, seat, amount)
                state.emit("bid", seat=seat, faction=faction, mat=mat, amount=amount)
                state.push(Bid(tuple(led if lot.faction == faction else lot for lot in self.lots)))

    def run(self, state: ScytheState) -> None:
        """Everybody takes the pair on which it leads; what it bid is missing from its first coins."""
        for lot in self.lots:
            coins = state.players[lot.seat].coins - lot.coins
            state.change(lot.seat, faction=lot.faction, mat=lot.mat, coins=coins)
            state.emit("win_lot", seat=lot.seat, faction=lot.faction, mat=lot.mat, amount=lot.coins)


def _bids(book: Book, lot: Lot, jumps: bool) -> list[Choice]:
    """Return the lowest bid on a pair, refused if it is too high, and with `jumps` all higher ones."""
    start, price = book.mats[lot.mat].coins, lot.price
    lowest = Choice(
        _bid(lot, price), None if price <= start else refuse("bid-too-high", "SCY-212", coins=start)
    )
    return [lowest, *(Choice(_bid(lot, coins)) for coins in range(price + 1, start + 1) if jumps)]


def _bid(lot: Lot, coins: int) -> Option:
    return Option(PlaceBid(lot.faction, lot.mat, coins))
