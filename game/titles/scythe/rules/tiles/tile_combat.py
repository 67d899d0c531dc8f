"""Airship tiles in combats: before them, with cards, in the retreat, after them (SCY-363 to SCY-368)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.engine.model import DECLINING, Action, Ask, Choice, Choices, Seat, choice, refuse
from game.titles.scythe.rules.actions.gains import Gain, lose
from game.titles.scythe.rules.actions.pay import PayCard, PayResource, cards_allowed, discard, payable
from game.titles.scythe.rules.airships.airships import effect, effect_at, effect_near, free_of_others, over
from game.titles.scythe.rules.combat.combat import BEFORE_DIALS
from game.titles.scythe.rules.combat.power import COMBAT_OVER, MORE_CARDS
from game.titles.scythe.rules.combat.retreat import SHELTERS, TakeShelter
from game.titles.scythe.rules.content.tile_kinds import (
    CombatBounty,
    CombatReport,
    FewerCards,
    MoreCards,
    Shelter,
    WeakenFoe,
)
from game.titles.scythe.rules.movement.walking import LAKE
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.control import HOME_BASE, opposing_fighters
from game.titles.scythe.rules.state.state import (
    ScytheState,
    ScytheStep,
    card_ref,
    goods_ref,
    owner,
    place_ref,
)

# ------------------------------------------------------------------------------------------ before


@BEFORE_DIALS.join
def weaken(state: ScytheState, seat: Seat, other: Seat, place: str) -> list[ScytheStep]:
    """Return the step in which a side's tile may weaken the other before the dials."""
    return [UseTile(place, seat, other)] if effect_at(state, seat, WeakenFoe, place) else []


class UseTile(ScytheStep, frozen=True):
    """Spend a resource so that the opponent loses power, or not (SCY-151, SCY-365)."""

    place: str
    seat: Seat
    other: Seat

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every resource that the side could spend, and in the own turn a card by Coercion
        (SCY-275)."""
        found = [_spend(place, kind, self.place) for place, kind in payable(state, self.seat)]
        if self.seat == state.active and cards_allowed(state, self.seat):
            found += [_spend_card(card, self.place) for card in state.me.hand]
        return {self.seat: [*found, DECLINING]} if found else {}

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """Return against whom and where, and how much power the opponent would lose."""
        weaken = effect_at(state, self.seat, WeakenFoe, self.place)
        power = weaken.power if weaken else 0
        return Ask("use-tile", {"other": self.other, "place": self.place, "power": power})

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """The power moves at once (SCY-153)."""
        match action:
            case PayResource(place, kind):
                state.lay(place, kind, -1)
                state.emit("pay_goods", seat=seat, place=place, kind=kind, amount=1)
                self._weaken(state)
            case PayCard(card):
                state.coerced += 1
                discard(state, card)
                self._weaken(state)

    def _weaken(self, state: ScytheState) -> None:
        weaken = effect_at(state, self.seat, WeakenFoe, self.place)
        if weaken:
            state.emit("use_tile", seat=self.seat, tile=state.players[self.seat].aggressive)
            lose(state, self.other, "power", weaken.power)


@cache
def _spend(place: str, kind: str, target: str) -> Choice:
    return choice(PayResource(place, kind), source=goods_ref(place, kind), target=place_ref(target))


@cache
def _spend_card(card: str, target: str) -> Choice:
    return choice(PayCard(card), source=card_ref(card), target=place_ref(target))


# ------------------------------------------------------------------------------------------ cards


@MORE_CARDS.join
def cards(state: ScytheState, seat: Seat, place: str) -> Iterator[int]:
    """Yield how many combat cards more, or fewer, a side may play because of tiles."""
    if seat == state.active and (more := effect_near(state, seat, MoreCards, place)):
        yield more.amount
    if fewer := effect_at(state, _opponent(state, seat, place), FewerCards, place):
        yield -fewer.amount


def _opponent(state: ScytheState, seat: Seat, place: str) -> Seat:
    """Return who fights a side on a place: the active player, or who is attacked by that one there."""
    if seat != state.active:
        return state.active
    others = opposing_fighters(state, seat, place)
    return owner(others[0]) if others else seat


# ------------------------------------------------------------------------------------------ the retreat


@SHELTERS.join
def shelter(state: ScytheState, loser: Seat, place: str) -> Choices:
    """Return where an airship lets beaten units fall back to together (SCY-366); empty: nowhere."""
    if not effect(state, loser, Shelter):
        return []
    below = over(state, loser)
    if below == place or state.book.territories[below].terrain in (LAKE, HOME_BASE):
        return []
    held = None if free_of_others(state, loser, below) else refuse("shelter-held", "SCY-366")
    return [choice(TakeShelter(below), target=place_ref(below), reason=held)]


# ------------------------------------------------------------------------------------------ after


@COMBAT_OVER.join
def spoils(state: ScytheState, place: str, winner: Seat) -> list[ScytheStep]:
    """Return the steps of tiles after a combat: the winner's, and those of every airship above it."""
    steps: list[ScytheStep] = []
    if bounty := effect_at(state, winner, CombatBounty, place):
        steps.append(Gain(winner, bounty.gain, bounty.amount, sure=True))
    for seat in (state.active, *state.clockwise(state.active)):
        if report := effect_at(state, seat, CombatReport, place):
            steps += [Gain(seat, report.gain, report.amount, by="tile"), PlaceStars(seat)]
    return steps
