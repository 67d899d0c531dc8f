"""Combats that a viewer can think of: who fights where, what both sides can select, and what follows.

All of it comes from the viewer's view. The rules themselves say what abilities and results do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.model import UNKNOWN, Seat
from game.titles.scythe.rules.actions.gains import gain, lose
from game.titles.scythe.rules.combat import combat
from game.titles.scythe.rules.combat.power import SetPower
from game.titles.scythe.rules.content.ability_kinds import StealCard
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.control import HOME_BASE, opposing_fighters, own_at
from game.titles.scythe.rules.state.state import ScytheState, is_fighter, owner
from game.titles.scythe.words.odds.selections import Pool, Side


class Battle(NamedTuple):
    """A combat, in a copy of the view: its units are where they fight, its abilities have been used.

    used    the abilities that were used before the dials, by seat and mech
    stolen  the seat whose best card was taken by such an ability, as far as the viewer knows its hand
    """

    state: ScytheState
    step: SetPower
    used: tuple[tuple[Seat, str], ...] = ()
    stolen: frozenset[Seat] = frozenset()

    @property
    def attacker(self) -> Seat:
        return self.step.choosers[0]

    @property
    def defender(self) -> Seat:
        return self.step.choosers[1]

    def other(self, seat: Seat) -> Seat:
        """Return the opponent of a seat."""
        return self.defender if seat == self.attacker else self.attacker


def pending(view: ScytheState) -> SetPower | None:
    """Return the combat for which both sides select their power now."""
    step = view.stack[-1] if view.stack else None
    return step if isinstance(step, SetPower) else None


def places(view: ScytheState, seat: Seat) -> list[str]:
    """Return where a seat could fight: where others have fighters, then where it has some itself; never on
    home bases.
    """
    theirs = [place for unit, place in view.at.items() if is_fighter(unit) and owner(unit) != seat]
    own = [place for unit, place in view.at.items() if is_fighter(unit) and owner(unit) == seat]
    lands = view.book.territories
    return [p for p in dict.fromkeys((*theirs, *own)) if p in lands and lands[p].terrain != HOME_BASE]


def opponents(view: ScytheState, seat: Seat, place: str) -> list[Seat]:
    """Return who could fight against a seat on a place: who has fighters there, else everybody."""
    there = dict.fromkeys(owner(unit) for unit in opposing_fighters(view, seat, place))
    if there or not own_fighters(view, seat, place):
        return [*there]
    return [other for other in range(view.seats) if other != seat and view.players[other].faction]


def own_fighters(view: ScytheState, seat: Seat, place: str) -> list[str]:
    """Return the characters and mechs of a seat on a place."""
    return [unit for unit in own_at(view, seat, place) if is_fighter(unit)]


def fighters(view: ScytheState, seat: Seat) -> list[str]:
    """Return all characters and mechs of a seat, the mechs first."""
    found = [unit for unit in view.at if is_fighter(unit) and owner(unit) == seat]
    return sorted(found, key=lambda unit: unit.startswith("character"))


def imagined(
    view: ScytheState, attacker: Seat, defender: Seat, place: str, number: int, uses: bool = True
) -> Battle:
    """Return the combat in which so many fighters of the attacker fight on a place; those already there are
    the first of them.

    uses    whether abilities that their owner may decline are used
    """
    state = view.copy()
    state.active, state.stack = attacker, []
    here = own_fighters(state, attacker, place)
    come = [unit for unit in fighters(state, attacker) if unit not in here]
    for unit in come[: max(0, number - len(here))]:
        state.at[unit] = place
    for unit in here[number:]:
        state.at[unit] = state.book.factions[state.players[attacker].faction].base
    used, stolen = list[tuple[Seat, str]](), set[Seat]()
    for seat, other in ((attacker, defender), (defender, attacker)):
        for mech, ability in combat.before_dials(state, seat, place):
            if isinstance(ability, StealCard):
                if state.players[other].hand:
                    used.append((seat, mech))
                    stolen |= _steal(state, seat, other, ability.amount)
            elif (uses or not ability.optional) and state.players[seat].power >= ability.pay_power:
                used.append((seat, mech))
                lose(state, seat, "power", ability.pay_power)
                lose(state, other, "power", -ability.opponent_power)
                gain(state, seat, "power", ability.own_power)
    return Battle(state, SetPower(choosers=(attacker, defender), place=place), tuple(used), frozenset(stolen))


def _steal(state: ScytheState, seat: Seat, victim: Seat, amount: int) -> set[Seat]:
    """Take cards from a hand. Of known cards the best is taken, as the worst case; return whose these are."""
    hand = sorted(state.players[victim].hand, key=lambda card: state.book.combat.get(card, 0))
    kept, taken = hand[: max(0, len(hand) - amount)], hand[max(0, len(hand) - amount) :]
    state.change(victim, hand=tuple(kept))
    state.change(seat, hand=(*state.players[seat].hand, *[UNKNOWN] * len(taken)))
    return {victim} if any(card != UNKNOWN for card in taken) else set()


def has_choice(view: ScytheState, attacker: Seat, defender: Seat, place: str) -> bool:
    """Return whether a side may decline an ability before the dials."""
    state = imagined(view, attacker, defender, place, 1, uses=False).state
    found = (a for seat in (attacker, defender) for _, a in combat.before_dials(state, seat, place))
    return any(not isinstance(ability, StealCard) and ability.optional for ability in found)


def side(battle: Battle, seat: Seat) -> Side:
    """Return what a seat can select in a combat, as far as the viewer knows."""
    state, step = battle.state, battle.step
    player = state.players[seat]
    hand = tuple(state.book.combat[card] for card in player.hand if card != UNKNOWN)
    unknown = len(player.hand) - len(hand)
    return Side(min(player.power, state.book.limits.dial), hand, unknown, step.most(state, seat))


def unseen(view: ScytheState) -> Pool:
    """Return the combat cards that the viewer does not see: in decks and in hands."""
    seen = {card for player in view.players for card in player.hand} | {*view.combat_discard}
    values = [value for card, value in view.book.combat.items() if card not in seen]
    return tuple((value, values.count(value)) for value in sorted({*view.book.combat.values()}))


class Outcome(NamedTuple):
    """The changes that a combat brings a seat."""

    stars: int
    popularity: int
    cards: int
    territories: int
    resources: int


def outcome(battle: Battle, seat: Seat, won: bool) -> Outcome:
    """Return what a seat gains and loses by a combat besides what it selects; both sides show some power."""
    after = battle.state.copy()
    winner, loser = (seat, battle.other(seat)) if won else (battle.other(seat), seat)
    for step in battle.step.result(winner, loser, consoled=True):
        step.run(after)
    PlaceStars(winner).run(after)
    return Outcome(*(new - old for new, old in zip(_has(after, seat), _has(battle.state, seat), strict=True)))


def _has(state: ScytheState, seat: Seat) -> Iterator[int]:
    player = state.players[seat]
    yield len(player.stars)
    yield player.popularity
    yield len(player.hand)
    yield scoring.territories(state, seat)
    yield scoring.tokens(state, seat)
