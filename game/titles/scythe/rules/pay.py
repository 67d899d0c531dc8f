"""Paying: what a seat can pay, and from where its resources and combat cards come.

Power, popularity and coins are taken at once. Resources lie on territories (SCY-007), so their owner picks
token by token where there is a choice; combat cards are picked by their owner (SCY-358). Whether somebody is
asked depends on open facts only: what lies on the board and how many cards a hand holds.
"""

from __future__ import annotations

from functools import cache

from game.engine.model import Action, Ask, Choice, Choices, Reason, Ref, Seat, choice, refuse
from game.titles.scythe.rules.abilities import of_kind
from game.titles.scythe.rules.ability_kinds import CardAsResource
from game.titles.scythe.rules.book import Cost
from game.titles.scythe.rules.control import resources, stores
from game.titles.scythe.rules.state import (
    NOTHING,
    RESOURCES,
    TRACKS,
    Goods,
    ScytheState,
    ScytheStep,
    card_ref,
    goods_ref,
)

Way = tuple[str, str, int]
"""A place, a kind of resource that may be paid from there, and how many lie there."""


SPENT = refuse("coerced-already", "SCY-276")
NEEDED = refuse("card-needed", "SCY-011")


def lacking(state: ScytheState, seat: Seat, cost: Cost, rule: str) -> Reason | None:
    """Why a seat cannot pay a whole cost; None: it can (SCY-011)."""
    player = state.players[seat]
    for item in TRACKS:
        if (need := cost.get(item, 0)) > (have := getattr(player, item)):
            return refuse("cannot-pay", rule, item=item, need=need, have=have)
    if (need := cost.get("combat_cards", 0)) > len(player.hand):
        return refuse("cannot-pay", rule, item="combat_cards", need=need, have=len(player.hand))
    tokens = _tokens(cost)
    if not tokens:
        return None
    have_all = resources(state, seat)
    missing = _missing(tokens, have_all)
    if missing <= cards_allowed(state, seat, need):
        return None
    item, amount = next(iter(tokens.items()))
    have = have_all.of(item) if item in RESOURCES else have_all.total
    return refuse("cannot-pay", rule, item=item, need=amount, have=have)


def _tokens(cost: Cost) -> Cost:
    """The resources of a cost: kinds that are named first, then different ones, then any."""
    order = (*RESOURCES, "different_resources", "any_resources")
    return {item: cost[item] for item in order if cost.get(item, 0) > 0}


def _missing(cost: Cost, have: Goods) -> int:
    """How many tokens of a cost are not there."""
    left = [have.of(kind) - cost.get(kind, 0) for kind in RESOURCES]
    missing = sum(-amount for amount in left if amount < 0)
    different = cost.get("different_resources", 0)
    kinds = sum(1 for amount in left if amount > 0)
    spare = sum(amount for amount in left if amount > 0) - min(kinds, different)
    return missing + max(0, different - kinds) + max(0, cost.get("any_resources", 0) - spare)


def cards_allowed(state: ScytheState, seat: Seat, kept: int = 0) -> int:
    """How many hand cards, apart from so many, may still be spent as a resource this turn (SCY-275)."""
    allowed = sum(a.per_turn for a in of_kind(state, seat, CardAsResource))
    return max(0, min(len(state.players[seat].hand) - kept, allowed - state.coerced))


def payable(state: ScytheState, seat: Seat) -> list[tuple[str, str]]:
    """Where resources of a seat lie, and of which kind: controlled territories and its airship (SCY-329)."""
    heaps = [(place, state.goods.get(place, NOTHING)) for place in stores(state, seat)]
    return [(place, kind) for place, lying in heaps for kind in RESOURCES if lying.of(kind)]


class Pay(ScytheStep, frozen=True):
    """The active player pays a cost that it can pay. `towards`: what it is paid for."""

    cost: Cost
    towards: Ref

    def run(self, state: ScytheState) -> None:
        """Tracks and coins at once; then combat cards, so that none is missing later; then resources."""
        for item in TRACKS:
            if amount := self.cost.get(item, 0):
                state.change(state.active, **{item: getattr(state.me, item) - amount})
                state.emit("pay", seat=state.active, item=item, amount=amount)
        state.push(
            PayCards(self.cost.get("combat_cards", 0), self.towards),
            PayTokens(_tokens(self.cost), self.towards),
        )


class PayCard(Action, frozen=True):
    """Pay a combat card."""

    card: str


class PayCards(ScytheStep, frozen=True):
    """Discard so many combat cards face up, chosen by their owner (SCY-358)."""

    amount: int
    towards: Ref

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Every hand card, unless all of them are needed."""
        if not 0 < self.amount < len(state.me.hand):
            return {}
        return {state.active: _cards(state)}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """One card, then the rest."""
        match action:
            case PayCard(card):
                discard(state, card)
                state.push(PayCards(self.amount - 1, self.towards))

    def run(self, state: ScytheState) -> None:
        """The whole hand, or nothing."""
        for card in state.me.hand[: self.amount]:
            discard(state, card)


def _cards(state: ScytheState) -> Choices:
    return [_pay_card(state.active, card) for card in state.me.hand]


@cache
def _pay_card(seat: Seat, card: str) -> Choice:
    return choice(PayCard(card), source=card_ref(card), target=f"dial:{seat}")


def _coercion(state: ScytheState, allowed: int) -> Choices:
    """The hand cards of a seat that may spend them as resources; once a turn (SCY-275, SCY-276)."""
    if allowed or not of_kind(state, state.active, CardAsResource):
        return _cards(state) if allowed else []
    return [Choice(card.option, SPENT if state.coerced else NEEDED) for card in _cards(state)]


def discard(state: ScytheState, card: str) -> None:
    """The active player discards a combat card face up (SCY-358)."""
    state.change(state.active, hand=tuple(c for c in state.me.hand if c != card))
    state.combat_discard.append(card)
    state.emit("discard", seat=state.active, value=state.book.combat[card])


class PayResource(Action, frozen=True):
    """Pay a resource that lies on a place."""

    place: str
    item: str


class PayTokens(ScytheStep, frozen=True):
    """Pay resources from controlled territories, mixed freely (SCY-008). `paid`: kinds paid as different."""

    cost: Cost
    towards: Ref
    paid: tuple[str, ...] = ()

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Every place that could give the next token, and hand cards where Coercion allows (SCY-275)."""
        if not self.cost:
            return {}
        ways = self._ways(state)
        cards = self._cards_allowed(state)
        if self._forced(state, ways, cards):
            return {}
        found = [_pay(place, kind, self.towards) for place, kind, _ in ways]
        return {state.active: [*found, *_coercion(state, cards), *self._refused(state)]}

    @property
    def _item(self) -> str:
        return next(iter(self.cost))

    def _kinds(self) -> tuple[str, ...]:
        """The kinds that the next token may be of."""
        if self._item == "any_resources":
            return RESOURCES
        if self._item == "different_resources":
            return tuple(kind for kind in RESOURCES if kind not in self.paid)
        return (self._item,)

    def _ways(self, state: ScytheState) -> list[Way]:
        kinds = self._kinds()
        found = []
        for place in stores(state, state.active):
            goods = state.goods.get(place, NOTHING)
            found += [(place, kind, goods.of(kind)) for kind in kinds if goods.of(kind)]
        return found

    def _cards_allowed(self, state: ScytheState) -> int:
        """Cards that may be spent now, so that the rest can still be paid."""
        cards = cards_allowed(state, state.active)
        if not cards or _missing(self._rest(1), resources(state, state.active)) > cards - 1:
            return 0
        return cards

    def _forced(self, state: ScytheState, ways: list[Way], cards: int) -> bool:
        """Whether every way of paying the next token comes to the same."""
        need = self.cost[self._item]
        if not ways:
            return len(state.me.hand) == 1
        if self._item == "different_resources":
            return not cards and len(ways) == need
        return sum(amount for *_, amount in ways) + cards == need or (not cards and len(ways) == 1)

    def _refused(self, state: ScytheState) -> Choices:
        """What lies where the payer has no control."""
        mine = set(stores(state, state.active))
        others = [(p, goods) for p, goods in state.goods.items() if p not in mine]
        return [_pay(p, k, self.towards, False) for p, goods in others for k in self._kinds() if goods.of(k)]

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """One token or one card."""
        match action:
            case PayCard(card):
                self._coerce(state, card)
            case PayResource(place, kind):
                self._spend(state, place, kind, 1)

    def run(self, state: ScytheState) -> None:
        """The same whichever is taken first."""
        if not self.cost:
            return
        if ways := self._ways(state):
            place, kind, amount = ways[0]
            most = 1 if self._item == "different_resources" else self.cost[self._item]
            self._spend(state, place, kind, min(amount, most))
        else:
            self._coerce(state, state.me.hand[0])

    def _spend(self, state: ScytheState, place: str, kind: str, amount: int) -> None:
        state.lay(place, kind, -amount)
        state.emit("pay_goods", seat=state.active, place=place, kind=kind, amount=amount)
        paid = (*self.paid, kind) if self._item == "different_resources" else self.paid
        state.push(PayTokens(self._rest(amount), self.towards, paid))

    def _coerce(self, state: ScytheState, card: str) -> None:
        state.coerced += 1
        discard(state, card)
        state.push(PayTokens(self._rest(1), self.towards, self.paid))

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """What is still to be paid next."""
        return Ask("pay-tokens", {"item": self._item, "amount": self.cost[self._item]})

    def _rest(self, amount: int) -> Cost:
        return _tokens({**self.cost, self._item: self.cost[self._item] - amount})


@cache
def _pay(place: str, kind: str, towards: Ref, mine: bool = True) -> Choice:
    reason = None if mine else refuse("not-controlled", "SCY-008")
    return choice(PayResource(place, kind), source=goods_ref(place, kind), target=towards, reason=reason)
