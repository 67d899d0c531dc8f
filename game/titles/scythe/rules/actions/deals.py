"""Coins that change hands by agreement; no promise is ever enforced (chapter 18)."""

from __future__ import annotations

from functools import cache

from game.engine.model import (
    DECLINING,
    Action,
    Ask,
    Choice,
    Choices,
    Fact,
    Reason,
    Seat,
    choice,
    refuse,
)
from game.engine.positions.flaws import require
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, is_fighter, owner

FIGHTING = refuse("deal-fighting", "SCY-211")
NO_THREAT = refuse("no-threat", "SCY-209")


class Deal(Action, frozen=True):
    """Open a deal about coins."""


DEAL = choice(Deal(), not_for_bots=True)


def choices(state: ScytheState, seat: Seat) -> Choices:
    """Return a button for the active player, where the table plays with deals."""
    playing = state.options.get("deals") == "on" and seat == state.active
    return [DEAL] if playing else []


def before_combat(state: ScytheState) -> Choices:
    """Return the buttons for others to give coins while a combat is pending and no power is selected yet
    (SCY-210).
    """
    return choices(state, state.active) if state.seats > 2 else []


def begin(state: ScytheState, threatened: tuple[Seat, ...] = ()) -> None:
    """Open a deal. Push the steps that are to follow before calling this.

    threatened: the seats whose units the active player can still reach; they may offer coins themselves
    (SCY-209)
    """
    state.push(OfferDeal(threatened))


class Give(Action, frozen=True):
    """Let a seat give coins to another one."""

    giver: Seat
    taker: Seat


class Hear(Action, frozen=True):
    """Ask a seat what it offers."""

    other: Seat


class OfferDeal(ScytheStep, frozen=True):
    """The active player says who gives coins to whom; others give theirs only if they agree (SCY-207).

    So a seat that is not at the mouse can give too, for example to a fighter (SCY-210). Or who is threatened
    is asked to speak, and offers what it likes (SCY-209).
    """

    threatened: tuple[Seat, ...] = ()

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every pair of seats, everybody else to be heard, and thinking better of it."""
        fights, others = frozenset(fighting(state)), tuple(state.clockwise(state.active))
        heard = _hearings(state.active, others, self.threatened, fights)
        return {state.active: [*_pairs(state.seats, fights), *heard, DECLINING]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Ask for the number of coins."""
        match action:
            case Hear(other):
                state.push(DealAmount(other, seat, offered=True))
            case Give(giver, taker):
                state.push(DealAmount(giver, taker))


@cache
def _pairs(seats: int, barred: frozenset[frozenset[Seat]]) -> tuple[Choice, ...]:
    return tuple(
        choice(Give(giver, taker), reason=FIGHTING if {giver, taker} in barred else None)
        for giver in range(seats)
        for taker in range(seats)
        if giver != taker
    )


@cache
def _hearings(
    active: Seat, others: tuple[Seat, ...], threatened: tuple[Seat, ...], barred: frozenset[frozenset[Seat]]
) -> tuple[Choice, ...]:
    """Return the others, to be heard by the active player; who fights with it or isn't threatened is not."""
    silent = {seat: None if seat in threatened else NO_THREAT for seat in others}
    silent |= {seat: FIGHTING for seat in others if {seat, active} in barred}
    return tuple(choice(Hear(seat), reason=reason) for seat, reason in silent.items())


def fighting(state: ScytheState) -> set[frozenset[Seat]]:
    """Return the pairs of seats between which a combat is pending: fighters share a place (SCY-147,
    SCY-211)."""
    seats: dict[str, set[Seat]] = {}
    for unit, place in state.at.items():
        if is_fighter(unit):
            seats.setdefault(place, set()).add(owner(unit))
    return {frozenset(pair) for pair in seats.values() if len(pair) > 1}


class Coins(Action, frozen=True):
    """Name a number of coins."""

    amount: int


class DealAmount(ScytheStep, frozen=True):
    """Choose the number of coins; more than the giver holds is refused if the giver chooses (SCY-212).

    The active player chooses, or with `offered` the giver, who was asked to speak. `counter`: in answer to
    another number of coins, `instead_of`; 0 in games recorded before that was kept.
    """

    giver: Seat
    taker: Seat
    offered: bool = False
    counter: bool = False
    instead_of: int = 0

    def check(self, state: ScytheState) -> None:
        """Raise Flaw if giver and taker are the same seat."""
        require(self.giver != self.taker, "scythe-flaw-giver-too", "taker")

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Another seat's coins are hidden from the one who asks, so there any amount may be asked for."""
        speaker, most = self.giver if self.offered else state.active, state.book.limits.most_coins_in_a_deal
        have = state.players[speaker].coins if self.giver == speaker else most
        return {speaker: [*_amounts(min(have, most), most), DECLINING]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """A gift of the active player is made at once, all else when the other side agrees."""
        match action:
            case Coins(amount) if self.giver == state.active:
                _move(state, self.giver, self.taker, amount)
            case Coins(amount):
                if self.offered:
                    state.emit("offer", seat=seat, other=self.taker, amount=amount)
                state.push(AnswerDeal(self.giver, self.taker, amount, self.offered))

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """Return the question about one's own coins, or about another's."""
        sides: dict[str, Fact] = {"giver": self.giver, "taker": self.taker}
        if self.instead_of:
            return Ask("deal-counter", {**sides, "amount": self.instead_of})
        return Ask("deal-amount" if self.counter or not self.offered else "offer-amount", sides)


@cache
def _amounts(have: int, most: int) -> tuple[Choice, ...]:
    return tuple(choice(Coins(n), reason=_short(have, n)) for n in range(1, most + 1))


def _short(have: int, amount: int) -> Reason | None:
    return refuse("too-few-coins", "SCY-212", need=amount, have=have) if have < amount else None


class Agree(Action, frozen=True):
    """Give the coins that were asked for, or take those that were offered."""


class CounterOffer(Action, frozen=True):
    """Name another number of coins."""


COUNTER = choice(CounterOffer(), not_for_bots=True)


class AnswerDeal(ScytheStep, frozen=True):
    """A seat is asked for coins, or is offered some, and agrees, declines or names another number."""

    giver: Seat
    taker: Seat
    amount: int
    offered: bool = False

    def check(self, state: ScytheState) -> None:
        """Raise Flaw if giver and taker are the same seat, or the offer exceeds the giver's coins
        (SCY-212)."""
        require(self.giver != self.taker, "scythe-flaw-giver-too", "taker")
        enough = not self.offered or self._purse(state) >= self.amount
        require(enough, "scythe-flaw-deal-coins", "amount", seat=self.giver)

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Agreeing moves the coins; refusing is always possible. Who offers has them: that was asked before,
        and nobody else may know it (SCY-344)."""
        if self.offered:
            counter = [COUNTER] if self.taker == state.active else []
            return {self.taker: [choice(Agree()), *counter, DECLINING]}
        agree = choice(Agree(), reason=_short(self._purse(state), self.amount))
        return {self.giver: [agree, COUNTER, DECLINING]}

    def _purse(self, state: ScytheState) -> int:
        return state.players[self.giver].coins

    def guessed(self, state: ScytheState, seat: Seat) -> AnswerDeal:
        """Return the step after giving the offering seat at least the coins it offers."""
        if self.offered:
            state.change(self.giver, coins=max(self._purse(state), self.amount))
        return self

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The coins move at once, or nothing happens; or the other side is to answer another number."""
        match action:
            case Agree():
                _move(state, self.giver, self.taker, self.amount)
            case CounterOffer():
                offered, number = not self.offered, self.amount
                state.push(DealAmount(self.giver, self.taker, offered, counter=True, instead_of=number))
            case _:
                other = self.giver if self.offered else self.taker
                state.emit("no_deal", seat=seat, other=other, amount=self.amount)

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """Return the question: somebody asks for coins, for themselves or for another, or offers some."""
        facts: dict[str, Fact] = {"giver": self.giver, "taker": self.taker, "amount": self.amount}
        if self.offered:
            return Ask("answer-offer", facts)
        if self.taker == state.active:
            return Ask("answer-deal", facts)
        return Ask("answer-proposal", facts | {"proposer": state.active})


def _move(state: ScytheState, giver: Seat, taker: Seat, amount: int) -> None:
    state.change(giver, coins=state.players[giver].coins - amount)
    state.change(taker, coins=state.players[taker].coins + amount)
    state.emit("give", seat=giver, other=taker, amount=amount)
