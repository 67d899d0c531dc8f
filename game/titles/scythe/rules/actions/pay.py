"""Paying: what a seat can pay, and from where its resources and combat cards come.

Power, popularity and coins are taken at once. Resources lie on territories (SCY-007), so their owner picks
token by token where there is a choice; combat cards are picked by their owner (SCY-358). Whether somebody is
asked depends on open facts only: what lies on the board and how many cards a hand holds.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.engine.model import Action, Ask, Choice, Choices, Reason, Ref, Seat, choice, refuse
from game.engine.positions.flaws import require, require_none
from game.titles.scythe.rules.content.ability_kinds import CardAsResource
from game.titles.scythe.rules.content.book import Cost
from game.titles.scythe.rules.state.abilities import of_kind
from game.titles.scythe.rules.state.control import resources, stores
from game.titles.scythe.rules.state.state import (
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

TOKENS = (*RESOURCES, "different_resources", "any_resources")
SPENT = refuse("coerced-already", "SCY-276")
NEEDED = refuse("card-needed", "SCY-011")


def lacking(state: ScytheState, seat: Seat, cost: Cost, rule: str) -> Reason | None:
    """Return why a seat cannot pay a whole cost; None: it can (SCY-011)."""
    if not cost:
        return None
    player = state.players[seat]
    for item in TRACKS:
        if item in cost and (need := cost[item]) > (have := getattr(player, item)):
            return refuse("cannot-pay", rule, item=item, need=need, have=have)
    if (need := cost.get("combat_cards", 0)) > len(player.hand):
        return refuse("cannot-pay", rule, item="combat_cards", need=need, have=len(player.hand))
    tokens = _tokens(cost)
    if not tokens:
        return None
    have_all = state.memo(resources, seat)
    missing = _missing(tokens, have_all)
    if missing <= cards_allowed(state, seat, need):
        return None
    item, amount = next(iter(tokens.items()))
    have = have_all.of(item) if item in RESOURCES else have_all.total
    return refuse("cannot-pay", rule, item=item, need=amount, have=have)


def _tokens(cost: Cost) -> Cost:
    """Return the resources of a cost: kinds that are named first, then different ones, then any."""
    return {item: cost[item] for item in TOKENS if item in cost and cost[item] > 0}


def _missing(cost: Cost, have: Goods) -> int:
    """Return how many tokens of a cost are not there."""
    missing = kinds = spare = 0
    for kind in RESOURCES:
        left = have.of(kind) - cost.get(kind, 0)
        if left < 0:
            missing -= left
        elif left:
            kinds, spare = kinds + 1, spare + left
    different = cost.get("different_resources", 0)
    spare -= min(kinds, different)
    return missing + max(0, different - kinds) + max(0, cost.get("any_resources", 0) - spare)


def cards_allowed(state: ScytheState, seat: Seat, kept: int = 0) -> int:
    """Return how many hand cards, apart from `kept` ones, may still be spent as a resource this turn
    (SCY-275)."""
    allowed = sum(a.per_turn for a in of_kind(state, seat, CardAsResource))
    return max(0, min(len(state.players[seat].hand) - kept, allowed - state.coerced))


def payable(state: ScytheState, seat: Seat) -> list[tuple[str, str]]:
    """Return where resources of a seat lie, and of which kind: controlled territories and its airship
    (SCY-329).
    """
    heaps = [(place, state.goods.get(place, NOTHING)) for place in stores(state, seat)]
    return [(place, kind) for place, lying in heaps for kind in RESOURCES if lying.of(kind)]


class Pay(ScytheStep, frozen=True):
    """Let the active player pay a cost that it can pay.

    towards: the purpose
    """

    cost: Cost
    towards: Ref

    def check(self, state: ScytheState) -> None:
        """Raise Flaw if the cost cannot be paid."""
        require(not lacking(state, state.active, self.cost, ""), "scythe-flaw-unpayable", "cost")

    def run(self, state: ScytheState) -> None:
        """Take tracks and coins at once; then ask for combat cards, so that none is missing later; then for
        resources.
        """
        for item in TRACKS:
            if amount := self.cost.get(item, 0):
                state.set_amount(state.active, item, getattr(state.me, item) - amount)
                state.emit("pay", seat=state.active, item=item, amount=amount)
        state.push(
            PayCards(self.cost.get("combat_cards", 0), self.towards),
            PayTokens(_tokens(self.cost), self.towards),
        )


class PayCard(Action, frozen=True):
    """Pay with a combat card."""

    card: str


class PayCards(ScytheStep, frozen=True):
    """Discard a number of combat cards face up, chosen by their owner (SCY-358)."""

    amount: int
    towards: Ref

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every hand card, unless all of them are needed."""
        if not 0 < self.amount < len(state.me.hand):
            return {}
        return {state.active: _cards(state)}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Discard the card, then ask for the rest."""
        match action:
            case PayCard(card):
                discard(state, card)
                state.push(PayCards(self.amount - 1, self.towards))

    def run(self, state: ScytheState) -> None:
        """Discard the whole hand if all of it is needed."""
        for card in state.me.hand[: self.amount]:
            discard(state, card)


def _cards(state: ScytheState) -> Choices:
    return [_pay_card(state.active, card) for card in state.me.hand]


@cache
def _pay_card(seat: Seat, card: str) -> Choice:
    return choice(PayCard(card), source=card_ref(card), target=f"dial:{seat}")


def _coercion(state: ScytheState, allowed: int) -> Choices:
    """Return the hand cards of a seat that may spend them as resources; once a turn (SCY-275, SCY-276)."""
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

    def check(self, state: ScytheState) -> None:
        """Raise Flaw if the cost cannot be paid, or isn't one in resources."""
        require_none((item for item in self.cost if item not in TOKENS), "scythe-flaw-no-resource", "cost")
        require(all(self.cost.values()), "scythe-flaw-paid-already", "cost")
        require(not lacking(state, state.active, self.cost, ""), "scythe-flaw-unpayable", "cost")

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every place that could give the next token, and hand cards where Coercion allows
        (SCY-275)."""
        if not self.cost:
            return {}
        due = _due(state, self.cost, self.paid)
        if due.forced(state):
            return {}
        found = [_pay(place, kind, self.towards) for place, kind, _ in due.ways]
        return {state.active: [*found, *_coercion(state, due.cards), *self._refused(state, due)]}

    def _refused(self, state: ScytheState, due: Due) -> Choices:
        """Return the resources that the payer doesn't control, as refused candidates."""
        mine = set(stores(state, state.active))
        others = [(place, goods) for place, goods in state.goods.items() if place not in mine]
        return [_pay(p, k, self.towards, False) for p, goods in others for k in due.kinds if goods.of(k)]

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Pay one token or one card."""
        match action:
            case PayCard(card):
                self._coerce(state, card)
            case PayResource(place, kind):
                self._spend(state, place, kind, 1)

    def run(self, state: ScytheState) -> None:
        """Pay without asking if every way comes to the same."""
        if not self.cost:
            return
        due = _due(state, self.cost, self.paid)
        if due.ways:
            place, kind, amount = due.ways[0]
            self._spend(state, place, kind, min(amount, 1 if due.different else due.amount))
        else:
            self._coerce(state, state.me.hand[0])

    def _spend(self, state: ScytheState, place: str, kind: str, amount: int) -> None:
        state.lay(place, kind, -amount)
        state.emit("pay_goods", seat=state.active, place=place, kind=kind, amount=amount)
        paid = (*self.paid, kind) if _next(self.cost) == "different_resources" else self.paid
        state.push(PayTokens(_less(self.cost, amount), self.towards, paid))

    def _coerce(self, state: ScytheState, card: str) -> None:
        state.coerced += 1
        discard(state, card)
        state.push(PayTokens(_less(self.cost, 1), self.towards, self.paid))

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """Return the question about the next item of the cost."""
        item = _next(self.cost)
        return Ask("pay-tokens", {"item": item, "amount": self.cost[item]})


class Due(NamedTuple):
    """The next tokens of a cost.

    amount     how many
    kinds      the resources that they may be
    different  True if each must be of another kind
    ways       the places that they could come from
    cards      how many hand cards could be spent now, so that the rest can still be paid (SCY-275)
    """

    amount: int
    kinds: tuple[str, ...]
    different: bool
    ways: list[Way]
    cards: int

    def forced(self, state: ScytheState) -> bool:
        """Return whether every way of paying the next token comes to the same."""
        if not self.ways:
            return len(state.me.hand) == 1
        if self.different:
            return not self.cards and len(self.ways) == self.amount
        lying = sum(amount for *_, amount in self.ways)
        return lying + self.cards == self.amount or (not self.cards and len(self.ways) == 1)


def _due(state: ScytheState, cost: Cost, paid: tuple[str, ...]) -> Due:
    """Return the next tokens of the active player's cost; for `paid` see PayTokens."""
    item, kinds = _next(cost), _kinds(_next(cost), paid)
    heaps = [(place, state.goods.get(place, NOTHING)) for place in stores(state, state.active)]
    ways = [(place, kind, goods.of(kind)) for place, goods in heaps for kind in kinds if goods.of(kind)]
    cards = cards_allowed(state, state.active)
    enough = cards and _missing(_less(cost, 1), resources(state, state.active)) <= cards - 1
    return Due(cost[item], kinds, item == "different_resources", ways, cards if enough else 0)


def _next(cost: Cost) -> str:
    """Return the item of a cost that is paid next."""
    return next(iter(cost))


def _less(cost: Cost, amount: int) -> Cost:
    """Return the cost after paying this many of its next tokens."""
    item = _next(cost)
    return _tokens({**cost, item: cost[item] - amount})


def _kinds(item: str, paid: tuple[str, ...]) -> tuple[str, ...]:
    """Return the resources that a token may be."""
    if item == "any_resources":
        return RESOURCES
    if item == "different_resources":
        return tuple(kind for kind in RESOURCES if kind not in paid)
    return (item,)


@cache
def _pay(place: str, kind: str, towards: Ref, mine: bool = True) -> Choice:
    reason = None if mine else refuse("not-controlled", "SCY-008")
    return choice(PayResource(place, kind), source=goods_ref(place, kind), target=towards, reason=reason)
