"""Small positions of Scythe for tests: a table, pieces in places, cards in hands, actions, refusals."""

from __future__ import annotations

from typing import Any

from game.engine import flow
from game.engine.model import Seat
from game.packages import registry
from game.titles.scythe.rules.combat.combat import Combats
from game.titles.scythe.rules.movement.moves import FactoryMove, Move
from game.titles.scythe.rules.movement.walking import StepTo
from game.titles.scythe.rules.setup import setup
from game.titles.scythe.rules.state.state import NOTHING, ScytheState, Trap, kind, owner
from game.titles.scythe.rules.title import Scythe
from game.titles.scythe.rules.turn import turn
from tests.expect import expect
from tests.titles.playing import again, asked, do, now

PACKAGE = registry.find("scythe")
TITLE = expect(PACKAGE.title, Scythe)
BOOK = TITLE.book
EVALUATION = PACKAGE.default_evaluation
MATS = ("engineering", "mechanical", "agricultural", "patriotic", "industrial", "militant", "innovative")
FIVE = ("upgrades", "mechs", "workers", "combat", "combat")
"""Goals of five stars: the next one ends the game."""


def fresh(seats: int = 3, seed: int = 1, **options: Any) -> ScytheState:
    """A new table at its first question."""
    return TITLE.start(seats, options, seed)


def table(
    *factions: str, mats: tuple[str, ...] = MATS, seed: int = 1, on_map: bool = True, **options: Any
) -> ScytheState:
    """The first turn of seat 0, these factions on the seats in turn order (by default Nordic and Saxony).

    Seat 0 has the engineering mat. All hands are empty; tracks, coins, objectives and units are as dealt.
    `on_map` False: every unit waits on its home base, so that the map is empty.
    """
    factions = factions or ("nordic", "saxony")
    state = fresh(len(factions), seed, **{"mats": "bid", "deals": "off", **options})
    state.stack.clear()
    for seat, (faction, mat) in enumerate(zip(factions, mats, strict=False)):
        state.change(seat, faction=faction, mat=mat)
        setup._player(state, seat)
    state.order = list(range(len(factions)))
    for seat in state.order:
        hand(state, seat)
    if not on_map:
        for unit in state.at:
            state.at[unit] = base(state, owner(unit))
    state.active = 0
    state.events = []
    turn.begin(state)
    flow.settle(state)
    return state


def base(state: ScytheState, seat: Seat) -> str:
    """The home base of a seat."""
    return BOOK.factions[state.players[seat].faction].base


def put(state: ScytheState, *pieces: str, place: str = "") -> None:
    """Units ("mech.0.speed" uncovers speed) or structures ("mine.0") onto a place: put(state, "mine.0 r2c3").

    Several at once: put(state, "worker.0.1", "worker.0.2", place="r2c3").
    """
    for text in pieces:
        piece, where = text.split() if " " in text else (text, place)
        seat = owner(piece)
        if kind(piece) not in ("character", "mech", "worker"):
            state.buildings[piece] = where
        else:
            state.at[piece] = where
            if kind(piece) == "mech" and (name := piece.split(".")[2]) not in state.players[seat].mechs:
                state.change(seat, mechs=(*state.players[seat].mechs, name))
    again(state)


def off(state: ScytheState, *units: str) -> None:
    """Units from the map to their home base."""
    for unit in units:
        state.at[unit] = base(state, owner(unit))
    again(state)


def mechs(state: ScytheState, seat: Seat, *abilities: str) -> None:
    """These abilities are uncovered; their mechs stand on the home base."""
    put(state, *(f"mech.{seat}.{name}" for name in abilities), place=base(state, seat))


def goods(state: ScytheState, place: str, **amounts: int) -> None:
    """Resources lie on a place, instead of what lay there: goods(state, "r2c3", oil=2)."""
    state.goods.pop(place, None)
    for item, amount in amounts.items():
        state.lay(place, item, amount)
    again(state)


def flag(state: ScytheState, *places: str, seat: Seat = 0) -> None:
    """Flags of a seat stand on places."""
    state.flags.update(dict.fromkeys(places, seat))
    again(state)


def trap(state: ScytheState, place: str, kind: str = "coins", seat: Seat = 0, armed: bool = True) -> None:
    """A trap of a seat lies on a place."""
    state.traps[place] = Trap(kind, seat, armed)
    again(state)


def edit(state: ScytheState, seat: Seat = 0, **values: Any) -> None:
    """Other facts of a player: power=3, coins=10, section="2" ..."""
    state.change(seat, **values)
    again(state)


def hand(state: ScytheState, seat: Seat, *values: int) -> list[str]:
    """The hand of a seat is combat cards of these values, the cards it had go into the deck; their ids."""
    state.combat_deck[:0] = state.players[seat].hand
    cards = []
    for value in values:
        card = next(c for c in state.combat_deck if BOOK.combat[c] == value)
        state.combat_deck.remove(card)
        cards.append(card)
    edit(state, seat, hand=tuple(cards))
    return cards


def objectives(state: ScytheState, seat: Seat, *cards: str) -> None:
    """The objective cards of a seat are these; whoever held them gets others from the deck."""
    state.objective_deck[:0] = state.players[seat].objectives
    edit(state, seat, objectives=())
    for other, player in enumerate(state.players):
        kept = [card for card in player.objectives if card not in cards]
        state.objective_deck += [card for card in player.objectives if card in cards]
        while len(kept) < len(player.objectives):
            kept.append(next(card for card in state.objective_deck if card not in cards))
            state.objective_deck.remove(kept[-1])
        edit(state, other, objectives=tuple(kept))
    for card in cards:
        state.objective_deck.remove(card)
    edit(state, seat, objectives=cards)


def crowd() -> ScytheState:
    """Late in a game of three: eight workers of seat 0 stand on one village, with three mechs."""
    state = table("nordic", "saxony", "crimea")
    objectives(state, 0)
    eight = [f"worker.0.{n}" for n in range(1, 9)]
    put(state, *eight, "mech.0.riverwalk", "mech.0.speed", "mech.0.seaworthy", place="r1c6")
    goods(state, "r1c6", oil=1, metal=1)
    edit(state, 0, section="2", popularity=13, upgrades=(("move_units", "enlist"),))
    state.turn = 61
    return state


def lying(state: ScytheState, place: str) -> dict[str, int]:
    """The resources on a place, those there are any of."""
    there = state.goods.get(place, NOTHING)
    return {item: there.of(item) for item in ("oil", "metal", "food", "wood") if there.of(item)}


def moving(*pieces: str, factions: tuple[str, ...] = (), units: int = 2) -> ScytheState:
    """Seat 0 moves units; the map holds nothing but these pieces, and no encounter tokens."""
    state = table(*factions, on_map=False)
    state.encounters.clear()
    put(state, *pieces)
    now(state, Move(units))
    return state


def factory_moving(*pieces: str, factions: tuple[str, ...] = ()) -> ScytheState:
    """The same with the bottom action of a Factory card: one unit, several steps."""
    state = moving(*pieces, factions=factions)
    now(state, FactoryMove())
    return state


def more(state: ScytheState, *pieces: str) -> None:
    """More pieces while units are moved; the question is asked anew."""
    put(state, *pieces)
    flow.settle(state)


def steps(state: ScytheState, unit: str) -> set[str]:
    """Where a unit may step to now."""
    found = (o.action for seat in flow.legal(state).values() for o in seat)
    return {a.place for a in found if isinstance(a, StepTo) and a.unit == unit}


def battle(
    *pieces: str, factions: tuple[str, ...] = (), power: tuple[int, int] = (7, 7), place: str = "r1c1"
) -> ScytheState:
    """Seat 0 attacks seat 1 with these pieces, on r1c1 where no place is given; nobody has combat cards."""
    state = table(*factions, on_map=False)
    state.encounters.clear()
    put(state, *(p for p in pieces if " " in p))
    put(state, *(p for p in pieces if " " not in p), place=place)
    for unit in state.at:
        if owner(unit) == 0:
            state.came_from[unit] = base(state, 0)
    for seat, amount in enumerate(power):
        edit(state, seat, power=amount)
    state.push(Combats())
    return state


def fight(state: ScytheState) -> None:
    """Let the combats of a battle begin."""
    del state.stack[:-1]
    flow.settle(state)


def select(state: ScytheState, seat: Seat, dial: int, *cards: str) -> None:
    """A side selects power and cards and confirms."""
    do(state, "dial", dial, seat=seat)
    for card in cards:
        do(state, "play_card", card, seat=seat)
    do(state, "confirm", seat=seat)


def fought(state: ScytheState, attack: int, defence: int) -> ScytheState:
    """A battle fought with these dials and no cards."""
    fight(state)
    for seat, dial in ((0, attack), (1, defence)):
        if seat in asked(state):
            select(state, seat, dial)
    return state
