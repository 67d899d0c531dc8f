"""The effects of tiles at the end of a flight: spying, a yield, an exchanged objective (SCY-365, SCY-366)."""

from __future__ import annotations

from functools import cache

from game.engine.model import DECLINING, Action, Choice, Choices, Seat, button, choice, refuse
from game.titles.scythe.rules.actions.gains import Gain
from game.titles.scythe.rules.actions.sites import worked_territories
from game.titles.scythe.rules.actions.trade import PlaceResource, gain_resource
from game.titles.scythe.rules.airships.airships import effect, over
from game.titles.scythe.rules.cards.encounters import LookAtHand
from game.titles.scythe.rules.content.tile_kinds import LandingYield, ObjectiveExchange, Spying
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.control import opposing
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep, card_ref, mat_ref, owner, place_ref


def landed(state: ScytheState) -> list[ScytheStep]:
    """Return the steps of the active player's tiles after its airship has ended a flight."""
    seat = state.active
    place, found = over(state, seat), list[ScytheStep]()
    terrain = state.book.territories[place].terrain
    if spying := effect(state, seat, Spying):
        found.append(SpyBelow(place, spying.coins, spying.combat_cards))
    yielding = effect(state, seat, LandingYield)
    if yielding and terrain in yielding.yields:
        found.append(PlaceYield(yielding.yields[terrain]))
    exchange = effect(state, seat, ObjectiveExchange)
    if exchange and exchange.terrain == terrain:
        found.append(ExchangeObjective())
    return found


class Spy(Action, frozen=True):
    """Pay to look at the hand of a seat."""

    other: Seat


class SpyBelow(ScytheStep, frozen=True):
    """Pay to look at the hand of an opponent who has units below, then draw (SCY-355)."""

    place: str
    coins: int
    combat_cards: int

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every such opponent; asked also without coins, which are hidden."""
        below = {owner(unit) for unit in opposing(state, state.active, self.place)}
        if not below:
            return {}
        short = refuse("cannot-pay", "SCY-011", item="coins", need=self.coins, have=state.me.coins)
        reason = short if state.me.coins < self.coins else None
        others = [seat for seat in state.clockwise(state.active) if seat in below]
        return {
            state.active: [*(choice(Spy(s), target=mat_ref(s), reason=reason) for s in others), DECLINING]
        }

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The look comes before the draw."""
        match action:
            case Spy(other):
                state.change(seat, coins=state.me.coins - self.coins)
                state.emit("pay", seat=seat, item="coins", amount=self.coins)
                state.emit("look", seat=seat, other=other)
                state.push(LookAtHand(other), Gain(seat, "combat_cards", self.combat_cards, sure=True))


class PlaceYield(ScytheStep, frozen=True):
    """A resource from the supply, on a territory with an own worker; none where there is no such place."""

    kind: str

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return where it comes to, if there is a choice."""
        places = list(worked_territories(state, state.active))
        return {state.active: [_put(place, self.kind) for place in places]} if len(places) > 1 else {}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Put the resource on the chosen territory."""
        match action:
            case PlaceResource(place):
                gain_resource(state, place, self.kind, 1)

    def run(self, state: ScytheState) -> None:
        """Put the resource on the only place, if there is one."""
        for place in worked_territories(state, state.active):
            gain_resource(state, place, self.kind, 1)


@cache
def _put(place: str, kind: str) -> Choice:
    return choice(PlaceResource(place, kind), target=place_ref(place))


class Exchange(Action, frozen=True):
    """Exchange an objective card."""

    card: str


class ExchangeObjective(ScytheStep, frozen=True):
    """Put an objective unseen under its deck, draw another, gain popularity (SCY-206, SCY-366)."""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every objective in hand, and keeping them."""
        cards = [_exchange(card) for card in state.me.objectives]
        return {state.active: [*cards, DECLINING]} if cards else {}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The old one goes first, so that nobody has seen the new one who may still think better of it."""
        exchange = effect(state, seat, ObjectiveExchange)
        match action:
            case Exchange(old) if exchange:
                state.objective_deck.insert(0, old)
                state.change(seat, objectives=tuple(card for card in state.me.objectives if card != old))
                state.emit("exchange", seat=seat)
                state.push(
                    DrawObjective(),
                    Gain(seat, "popularity", exchange.popularity, by="tile"),
                    PlaceStars(seat),
                )


class Draw(Action, frozen=True):
    """Draw an objective card."""


class DrawObjective(ScytheStep, frozen=True):
    """Draw an objective for the one put away, seen by its owner alone; this cannot be taken back."""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return the draw as the only option."""
        return {state.active: [button(Draw())]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Draw the top card of the deck."""
        card = state.objective_deck.pop()
        state.change(seat, objectives=(*state.me.objectives, card))
        state.emit("exchange_card", seen_by=[seat], seat=seat, card=card)


@cache
def _exchange(card: str) -> Choice:
    return choice(Exchange(card), source=card_ref(card))
