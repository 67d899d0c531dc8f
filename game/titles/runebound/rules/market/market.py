"""The market of a town: drawing, buying, selling, discarding and healing (chapter 11)."""

from __future__ import annotations

from functools import cache, partial
from math import prod
from typing import NamedTuple

from game.engine import rng
from game.engine.model import (
    DECLINING,
    Action,
    Asked,
    Choice,
    Choices,
    Later,
    Option,
    Reason,
    Seat,
    button,
    choice,
    refuse,
)
from game.titles.runebound.rules.cards import abilities, standing
from game.titles.runebound.rules.cards.abilities import Use
from game.titles.runebound.rules.cards.healing import Heal
from game.titles.runebound.rules.cards.immediate import DrawAlly, DrawMarket
from game.titles.runebound.rules.cards.modifiers import CostMult, Discount, ExtraDraw, HealPrice, SellBonus
from game.titles.runebound.rules.cards.resolve import Resolve, carry_out
from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.market import belongings
from game.titles.runebound.rules.market.belongings import Drop
from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.rules.state.state import (
    RuneboundState,
    RuneboundStep,
    card_ref,
    deck_ref,
    goods_ref,
    sheet_ref,
    stall_ref,
)

NOT_FOR_SALE = refuse("not-for-sale", "RUN-159")
FACE_DOWN = refuse("face-down-stall", "RUN-161")
CLOSED = refuse("market-closed", "RUN-251")
TRADED = refuse("traded-already", "RUN-162")
NO_WOUNDS = refuse("no-wounds", "RUN-167")

# ---------------------------------------------------------------------------------------------- prices


class Terms(NamedTuple):
    """A player's factor and discount on the printed cost of Items and of Allies."""

    item: tuple[int, int]
    ally: tuple[int, int]

    def price(self, book: Book, card: str, change: int = 0) -> int:
        """Return the price of a market card: multiplied, then discounted (RUN-169, RUN-170)."""
        times, less = self.item if card in book.items else self.ally
        return max(0, belongings.printed(book, card).cost * times + change - less)


def terms(state: RuneboundState, seat: Seat) -> Terms:
    """Return those of a player now."""
    found: Terms = state.memo(_terms, seat)
    return found


def price(state: RuneboundState, seat: Seat, card: str, change: int = 0) -> int:
    """Return the present price of a market card for a player."""
    return terms(state, seat).price(state.book, card, change)


def _terms(state: RuneboundState, seat: Seat) -> Terms:
    dearer, cheaper = standing.of(state, seat, CostMult), standing.of(state, seat, Discount)
    item, ally = (
        (
            prod(times.value for times in dearer if times.kind in (kind, "any")),
            sum(off.value for off in cheaper if off.kind in (kind, "any")),
        )
        for kind in ("item", "ally")
    )
    return Terms(item, ally)


def selling_price(state: RuneboundState, seat: Seat, item: str) -> int:
    """Return half the printed cost with bonuses from cards, up to the printed cost (RUN-157, RUN-158,
    RUN-249).
    """
    printed = state.book.items[item].cost
    half = printed // state.book.limits.market_half
    return min(printed, half + standing.total(state, seat, SellBonus))


def healed_for_one(state: RuneboundState, seat: Seat) -> int:
    """Return the Wounds that one gold heals."""
    return max((effect.value for effect in standing.of(state, seat, HealPrice)), default=1)


def healed_at_once(state: RuneboundState, seat: Seat, figure: str) -> int:
    """Return the Wounds of a figure that the next gold heals: no more than it has."""
    return min(healed_for_one(state, seat), state.wounds.get(figure, 0))


# ------------------------------------------------------------------------------------------- the visit


def draw(state: RuneboundState) -> str:
    """Return the top card off the market deck, "" where it is empty (RUN-156)."""
    if not state.decks["market"]:
        return ""
    *rest, card = state.decks["market"]
    state.decks["market"] = tuple(rest)
    return card


def is_open(state: RuneboundState) -> bool:
    """Return whether the active Hero has a Market step where it stands (RUN-028, RUN-129, RUN-152,
    RUN-193)."""
    here = state.me.space
    return here in state.book.towns and here not in state.overrun and state.active not in state.knocked_out


class VisitTown(RuneboundStep, frozen=True):
    """The Market and healing step: a card is laid out first, then trade begins (RUN-154, RUN-155)."""

    def run(self, state: RuneboundState) -> None:
        """Visit the town if it still stands."""
        if not is_open(state):
            return
        abilities.open_window(state)
        more = standing.total(state, state.active, ExtraDraw)
        for _ in range(1 + more):
            lay_out(state, state.me.space)
        state.push(Market())


def lay_out(state: RuneboundState, town: str) -> None:
    """Lay a card face up onto a town's stack."""
    if card := draw(state):
        state.stalls[town] = (*state.stalls[town], card)
        state.emit("lay_out", seat=state.active, town=town, card=card)


class Buy(Action, frozen=True):
    """Buy an Item, or hire an Ally."""

    card: str


class Sell(Action, frozen=True):
    card: str


class LeaveMarket(Action, frozen=True): ...


LEAVE = button(LeaveMarket())


class Market(RuneboundStep, frozen=True):
    """Buying, hiring, selling, discarding and healing in any order and any number (RUN-155)."""

    def ask(self, state: RuneboundState) -> Asked:
        """Return all that could be done with every card and figure here, and what cannot."""
        return Later(state.active, partial(_trades, here_only=True), partial(_trades, here_only=False))

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Carry out a trade, then ask again until the player is done."""
        if isinstance(action, LeaveMarket):
            return
        state.push(self)
        match action:
            case Use():
                abilities.use(state, seat, action)
            case Buy(card):
                _buy_here(state, seat, card)
            case Sell(card):
                _sell(state, seat, card)
            case Drop(card):
                _drop(state, seat, card)
            case Heal(figure):
                _heal(state, seat, figure)


def _may_be_tried(state: RuneboundState, seat: Seat) -> tuple[str, ...]:
    player = state.players[seat]
    return (*player.items, *player.allies, *player.kept)


def _trades(state: RuneboundState, here_only: bool) -> Choices:
    """Return all trades of the active player, without those in stalls elsewhere or with them."""
    seat, here = state.active, state.me.space
    found = abilities.choices(state, seat, "market", rule="RUN-153")
    for town in (here,) if here_only else state.stalls:
        found += _stall(state, seat, town)
    found += [_selling(state, seat, card) for card in _may_be_tried(state, seat)]
    found += [_dropping(state, seat, card) for card in state.me.cards if card != state.me.hero]
    found += [_healing(state, seat, figure) for figure in state.me.figures]
    return [*found, LEAVE]


def _stall(state: RuneboundState, seat: Seat, town: str) -> Choices:
    """Return the candidates for the cards of a town; elsewhere all of them are refused."""
    reason = None
    if town in state.overrun:
        reason = FACE_DOWN
    elif town != state.me.space:
        reason = refuse("other-stall", "RUN-161", town=town)
    elif town == state.closed:
        reason = CLOSED
    return [Choice(_buy(seat, card), reason or no_purchase(state, seat, card)) for card in state.stalls[town]]


@cache
def _buy(seat: Seat, card: str) -> Option:
    return Option(Buy(card), card_ref(card), sheet_ref(seat))


def no_purchase(state: RuneboundState, seat: Seat, card: str, change: int = 0) -> Reason | None:
    """Return why a player cannot buy or hire a card for its cost; None: it can."""
    player = state.players[seat]
    if card in state.traded:
        return TRADED
    if (need := price(state, seat, card, change)) > player.gold:
        return refuse("too-little-gold", "RUN-161", need=need, have=player.gold)
    return belongings.no_room(state.book, (*player.cards, card), "RUN-163")


def _buy_here(state: RuneboundState, seat: Seat, card: str) -> None:
    town = state.me.space
    state.stalls[town] = tuple(other for other in state.stalls[town] if other != card)
    purchase(state, seat, card)


def purchase(state: RuneboundState, seat: Seat, card: str, change: int = 0) -> None:
    """Let a player pay for a card and take it."""
    cost = price(state, seat, card, change)
    state.change(seat, gold=state.players[seat].gold - cost)
    belongings.add(state, seat, card)
    state.traded.append(card)
    state.emit("buy", seat=seat, card=card, gold=cost)


def _selling(state: RuneboundState, seat: Seat, card: str) -> Choice:
    reason = NOT_FOR_SALE if card not in state.book.items else TRADED if card in state.traded else None
    reason = reason or belongings.deadly(state, seat, (card,))
    target = stall_ref(state.players[seat].space)
    return choice(Sell(card), source=card_ref(card), target=target, reason=reason)


def _sell(state: RuneboundState, seat: Seat, card: str) -> None:
    gold = selling_price(state, seat, card)
    belongings.remove(state, seat, card)
    abilities.under_market(state, card)
    state.change(seat, gold=state.players[seat].gold + gold)
    state.traded.append(card)
    state.emit("sell", seat=seat, card=card, gold=gold)


def _dropping(state: RuneboundState, seat: Seat, card: str) -> Choice:
    reason = belongings.deadly(state, seat, (card,))
    return choice(Drop(card), source=card_ref(card), target=deck_ref("market"), reason=reason)


def _drop(state: RuneboundState, seat: Seat, card: str) -> None:
    belongings.remove(state, seat, card)
    abilities.under_market(state, card)
    state.emit("drop", seat=seat, card=card)


def _healing(state: RuneboundState, seat: Seat, figure: str) -> Choice:
    player = state.players[seat]
    reason = None
    if not state.wounds.get(figure):
        reason = NO_WOUNDS
    elif not player.gold:
        reason = refuse("too-little-gold", "RUN-167", need=1, have=0)
    source = goods_ref(seat, f"wounds.{figure}")
    return choice(Heal(figure), source=source, target=stall_ref(player.space), reason=reason)


def _heal(state: RuneboundState, seat: Seat, figure: str) -> None:
    """Heal Wounds for a gold (RUN-166)."""
    state.change(seat, gold=state.players[seat].gold - 1)
    healed = healed_at_once(state, seat, figure)
    figures.put(state.wounds, figure, -healed)
    state.emit("heal", seat=seat, figure=figure, amount=healed, gold=1)


# ------------------------------------------------------------------- cards drawn elsewhere (RUN-241)


@carry_out.register(DrawMarket)
def _draw_market(effect: DrawMarket, state: RuneboundState, by: Resolve) -> None:
    cards = tuple(card for _ in range(effect.value) if (card := draw(state)))
    for card in cards:
        state.emit("turn_up", seat=by.seat, card=card)
    state.push(Drawn(by.seat, cards, effect.keep))


class Keep(Action, frozen=True):
    """Keep a card for nothing."""

    card: str


class Drawn(RuneboundStep, frozen=True):
    """Market cards that were drawn: one may be kept for nothing, or else bought; the others go under the
    deck."""

    seat: Seat
    cards: tuple[str, ...]
    keep: bool

    @property
    def holds(self) -> tuple[str, ...]:
        """The drawn cards, which lie nowhere else."""
        return self.cards

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return the drawn cards; a kept card may exceed a limit, so that another one goes (RUN-165)."""
        if not self.cards:
            return {}
        return {self.seat: [*(self._candidate(state, card) for card in self.cards), DECLINING]}

    def _candidate(self, state: RuneboundState, card: str) -> Choice:
        if self.keep:
            return choice(Keep(card), target=card_ref(card))
        return choice(Buy(card), target=card_ref(card), reason=no_purchase(state, self.seat, card))

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """The rest goes under the deck."""
        match action:
            case Buy(card):
                self._put_back_but(state, card)
                purchase(state, seat, card)
            case Keep(card):
                self._put_back_but(state, card)
                state.emit("keep", seat=seat, card=card)
                belongings.gain(state, seat, card)
            case _:
                _put_back(state, self.cards)

    def _put_back_but(self, state: RuneboundState, taken: str) -> None:
        _put_back(state, tuple(card for card in self.cards if card != taken))


def _put_back(state: RuneboundState, cards: tuple[str, ...]) -> None:
    for card in cards:
        abilities.under_market(state, card)


@carry_out.register(DrawAlly)
def _draw_ally(effect: DrawAlly, state: RuneboundState, by: Resolve) -> None:
    """Turn up cards until an Ally comes; shuffle the whole deck if there is none."""
    others: list[str] = []
    while card := draw(state):
        state.emit("turn_up", seat=by.seat, card=card)
        if card in state.book.allies:
            _put_back(state, tuple(others))
            state.push(Hire(by.seat, card, effect.price))
            return
        others.append(card)
    state.decks["market"] = tuple(rng.shuffle(state, others))


class Hire(RuneboundStep, frozen=True):
    """An Ally that was turned up may be hired at a changed price."""

    seat: Seat
    ally: str
    price: int

    @property
    def holds(self) -> tuple[str, ...]:
        """The drawn Ally, which is in no other zone."""
        return (self.ally,)

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return hiring, refused if the usual limits forbid it, and declining (RUN-163)."""
        reason = no_purchase(state, self.seat, self.ally, self.price)
        return {self.seat: [choice(Buy(self.ally), target=card_ref(self.ally), reason=reason), DECLINING]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Hire the Ally, or put it under the deck."""
        match action:
            case Buy(ally):
                purchase(state, seat, ally, self.price)
            case _:
                abilities.under_market(state, self.ally)
