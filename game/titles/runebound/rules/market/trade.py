"""Negotiation: gold, Items and Allies change hands when both players agree (RUN-132 to RUN-135).

One side puts an offer to the other, who agrees, declines, or puts a counter-offer in its place.
"""

from __future__ import annotations

from game.engine.model import Action, Ask, Choice, Choices, Reason, Ref, Seat, button, choice, refuse
from game.engine.structs import replace
from game.titles.runebound.rules.market import belongings
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep, card_ref, sheet_ref

AMOUNTS = (1, 5, -1, -5)
"""Gold by which an offer is changed at once."""
NOT_TRADED = refuse("not-traded", "RUN-134")


class Give(Action, frozen=True):
    """An own card into the offer, or out of it."""

    card: str


class AskFor(Action, frozen=True):
    """A card of the other player into the offer, or out of it."""

    card: str


class ChangeGold(Action, frozen=True):
    """Give so much gold more; below 0 ask for more."""

    amount: int


class Propose(Action, frozen=True):
    """Put the offer to the other player."""


class Withdraw(Action, frozen=True): ...


class Offer(RuneboundStep, frozen=True):
    """A player puts an offer together: the active one, or `by` whom a counter-offer is made.

    give   own cards;   want   cards of the other player;   gold   given, or asked for where it is negative
    """

    other: Seat
    give: tuple[str, ...] = ()
    want: tuple[str, ...] = ()
    gold: int = 0
    by: Seat | None = None

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return each card into the offer or out of it, gold up or down, and the proposal."""
        me, other = offerer(state, self), self.other
        found = [_card(state, Give(card), sheet_ref(other)) for card in _goods(state, me)]
        found += [_card(state, AskFor(card), sheet_ref(me)) for card in _goods(state, other)]
        found += [_aside(ChangeGold(n), reason=self._too_much(state, self.gold + n)) for n in AMOUNTS]
        found.append(_aside(Propose(), reason=self.refusal(state)))
        return {me: [*found, button(Withdraw())]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """The offer grows or shrinks until it is proposed or withdrawn."""
        match action:
            case Give(card):
                state.push(replace(self, give=_toggled(self.give, card)))
            case AskFor(card):
                state.push(replace(self, want=_toggled(self.want, card)))
            case ChangeGold(amount):
                state.push(replace(self, gold=self.gold + amount))
            case Propose():
                _emit_offer(state, self, seat)
                state.push(Answer(self.other, self.give, self.want, self.gold, self.by))
            case Withdraw() if self.by is not None:
                state.emit("no_trade", seat=seat, other=self.other)

    def _too_much(self, state: RuneboundState, gold: int) -> Reason | None:
        giver = offerer(state, self) if gold > 0 else self.other
        have = state.players[giver].gold
        if abs(gold) <= have:
            return None
        return refuse("too-little-to-give", "RUN-134", seat=giver, need=abs(gold), have=have)

    def refusal(self, state: RuneboundState) -> Reason | None:
        """Return why nobody could agree to the offer as it is."""
        if not (self.give or self.want or self.gold):
            return refuse("empty-offer", "RUN-132")
        return _unfit(state, offerer(state, self), self.give, self.want) or _unfit(
            state, self.other, self.want, self.give
        )

    def question(self, state: RuneboundState, seat: Seat) -> Ask:
        """Return the question; a counter-offer has its own."""
        return Ask("offer" if self.by is None else "counter-offer", {"other": self.other})


def _emit_offer(state: RuneboundState, offer: Offer, seat: Seat) -> None:
    """Report the offer of one side."""
    give, want = " ".join(offer.give), " ".join(offer.want)
    state.emit("offer", seat=seat, other=offer.other, give=give, want=want, gold=offer.gold)


def _goods(state: RuneboundState, seat: Seat) -> tuple[str, ...]:
    player = state.players[seat]
    return (*player.items, *player.allies, *player.kept)


def _card(state: RuneboundState, action: Give | AskFor, target: Ref) -> Choice:
    """Return the candidate for a card in the offer; a kept Adventure card can never be traded (RUN-134)."""
    reason = NOT_TRADED if belongings.kind(state.book, action.card) == "kept" else None
    return _aside(action, card_ref(action.card), target, reason)


def _aside(
    action: Action, source: Ref | None = None, target: Ref | None = None, reason: Reason | None = None
) -> Choice:
    return choice(action, source=source, target=target, reason=reason, not_for_bots=True)


def _toggled(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(c for c in cards if c != card) if card in cards else (*cards, card)


def _unfit(
    state: RuneboundState, seat: Seat, lost: tuple[str, ...], gained: tuple[str, ...]
) -> Reason | None:
    """Return why a seat may not trade: too many of a kind (RUN-135), or a Hero would die (RUN-250)."""
    cards = [card for card in state.players[seat].cards if card not in lost]
    beyond = belongings.no_room(state.book, [*cards, *gained], "RUN-135")
    if beyond is not None:
        return refuse("trade-beyond-limit", beyond.rule, seat=seat, **beyond.facts)
    deadly = belongings.deadly(state, seat, lost, gained)
    return deadly and refuse("trade-deadly", deadly.rule, seat=seat)


class Agree(Action, frozen=True): ...


class Reject(Action, frozen=True): ...


class CounterOffer(Action, frozen=True):
    """Put another offer in its place."""


class Answer(RuneboundStep, frozen=True):
    """The other player agrees to the whole offer, declines it (RUN-134), or makes a counter-offer."""

    other: Seat
    give: tuple[str, ...]
    want: tuple[str, ...]
    gold: int
    by: Seat | None = None

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Nothing moves without consent."""
        return {self.other: [button(Agree()), _aside(CounterOffer()), button(Reject())]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Everything changes hands at once, with the counters that lie on it; a counter-offer begins with
        what was offered."""
        other = offerer(state, self)
        match action:
            case Agree():
                exchange(state, other, seat, self)
            case CounterOffer():
                state.push(Offer(other, self.want, self.give, -self.gold, by=seat))
            case Reject():
                state.emit("no_trade", seat=seat, other=other)


def offerer(state: RuneboundState, offer: Offer | Answer) -> Seat:
    """Return who puts an offer together, or has."""
    return state.active if offer.by is None else offer.by


def exchange(state: RuneboundState, by: Seat, other: Seat, offer: Offer | Answer) -> None:
    """Exchange everything in an offer at the same moment."""
    _hand_over(state, by, other, offer.give, offer.gold)
    _hand_over(state, other, by, offer.want, -offer.gold)


def _hand_over(state: RuneboundState, giver: Seat, taker: Seat, cards: tuple[str, ...], gold: int) -> None:
    for card in cards:
        belongings.remove(state, giver, card)
        belongings.add(state, taker, card)
        state.emit("give_card", seat=giver, giver=giver, taker=taker, card=card)
    if gold > 0:
        _pay(state, giver, taker, gold)


def _pay(state: RuneboundState, giver: Seat, taker: Seat, gold: int) -> None:
    state.change(giver, gold=state.players[giver].gold - gold)
    state.change(taker, gold=state.players[taker].gold + gold)
    state.emit("give_gold", seat=giver, giver=giver, taker=taker, gold=gold)
