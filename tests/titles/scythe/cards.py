"""What the tests of encounters, Factory cards, objectives and the count have in common."""

from typing import Any

from game.engine.model import Seat
from game.titles.scythe.rules.cards.encounters import ResolveEncounter
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.scoring.scoring import scores, tokens
from game.titles.scythe.rules.state.control import workers_out
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import do, now, options
from tests.titles.scythe.positions import edit, goods, hand, put, table

PLACE = "r2c4"
"""A mountain with a token, two steps from the Nordic home base."""
FACTORY = "r4c3"
WORKERS = tuple(f"worker.0.{n}" for n in range(1, 9))


def step(state: ScytheState) -> str:
    """What kind of question is asked."""
    return type(state.stack[-1]).__name__ if state.stack else ""


def verbs(state: ScytheState) -> set[str]:
    """The verbs of all legal actions of the seats that are asked."""
    return {text.split()[0] for text in options(state)}


def walk(state: ScytheState, unit: str, place: str) -> None:
    """In a Move of its own a unit steps onto a place."""
    now(state, Move(2))
    do(state, "step_to", unit, place)
    do(state, "done")


def fight(state: ScytheState, *dials: int) -> None:
    """Both sides select power, no cards."""
    for seat, number in enumerate(dials):
        do(state, "dial", number, seat=seat)
        do(state, "confirm", seat=seat)


def on_top(state: ScytheState, card: str) -> None:
    """This card is drawn next."""
    state.encounter_deck.remove(card)
    state.encounter_deck.append(card)


def meet(state: ScytheState, card: str, place: str = PLACE) -> None:
    """The character of seat 0 has just moved onto this token, and draws this card."""
    on_top(state, card)
    put(state, f"character.0 {place}")
    state.came_from["character.0"] = "r1c5"
    now(state, ResolveEncounter())


def promo(*factions: str) -> ScytheState:
    return table(*factions, promo_encounters="on", on_map=False)


def give_card(state: ScytheState, card: str, seat: int = 0) -> None:
    """A seat has this Factory card."""
    if card in state.factory:
        state.factory.remove(card)
    edit(state, seat, factory=card)


def working(card: str, **options: Any) -> ScytheState:
    """Seat 0 has this card, all that it could cost, a worker on a farm and a mech on a village."""
    state = table(on_map=False, **options)
    give_card(state, card)
    hand(state, 0, 2, 3, 4)
    put(state, "worker.0.1 r1c2", "mech.0.riverwalk r1c3")
    goods(state, "r1c2", oil=2, food=2)
    edit(state, coins=9, popularity=5, power=5)
    return state


def top(state: ScytheState) -> None:
    """Take the top action of the Factory card."""
    do(state, "take_top", state.me.factory)


def no_top(state: ScytheState) -> bool:
    """Whether the top action of the Factory card is not to be had."""
    return not any(o.startswith("take_top") for o in options(state))


def fortune(state: ScytheState) -> dict[str, int]:
    """What seat 0 has of everything that a card gives or takes."""
    player = state.me
    return {
        "coins": player.coins,
        "popularity": player.popularity,
        "power": player.power,
        "combat_cards": len(player.hand),
        "workers": workers_out(state, 0),
        "mechs": len(player.mechs),
        "structures": len(state.buildings),
        "upgrades": len(player.upgrades),
        "recruits": len(player.recruits),
        "tokens": tokens(state, 0),
    }


def poor(*factions: str) -> ScytheState:
    """Everybody has nothing but units at home; the game is over."""
    state = table(*factions, on_map=False)
    state.stack.clear()
    for seat in range(state.seats):
        edit(state, seat, coins=0, popularity=0, power=0)
    return state


def points(state: ScytheState, source: str, seat: Seat = 0) -> int:
    """What a seat gets from one source."""
    return next(s.points[seat] for s in scores(state).sources if s.id == source)


def total(state: ScytheState, seat: Seat = 0) -> int:
    return scores(state).totals[seat]
