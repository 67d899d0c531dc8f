"""Objective cards: their requirements, when they may be revealed, and the star (chapter 17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

from game.engine.model import Action, Choice, Choices, Option, Reason, Seat, refuse
from game.titles.scythe.rules.actions.gains import reach_goal
from game.titles.scythe.rules.content.ability_kinds import UnlimitedStars
from game.titles.scythe.rules.content.book import Book, Requirement, Territory
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.abilities import of_kind
from game.titles.scythe.rules.state.control import (
    controls,
    held,
    own_at,
    resources,
    with_worker,
    workers_by_place,
    workers_out,
)
from game.titles.scythe.rules.state.state import (
    NOTHING,
    RESOURCES,
    ScytheState,
    card_ref,
    kind,
    mat_ref,
    owner,
)
from game.titles.scythe.rules.tiles.resolution import goal_of, most

GOAL = "objective"
OPEN = refuse("objective-open", "SCY-202")
AT_END = refuse("objective-at-end", "SCY-359")
NO_STAR = refuse("no-star-left", "SCY-339")
STARRED = refuse("public-starred", "SCY-371")

Count = Callable[[ScytheState, Seat, Requirement], int]

# ------------------------------------------------------------------------------------------ revealing


class Reveal(Action, frozen=True):
    """Reveal an objective, one's own or one that is face up."""

    card: str


def choices(state: ScytheState, seat: Seat, end_of_turn: bool) -> Choices:
    """Return the seat's cards, to be revealed now; `end_of_turn` after the last action (SCY-200, SCY-359)."""
    cards = (*state.players[seat].objectives, *state.public)
    return [Choice(_reveal(seat, card), _refusal(state, seat, card, end_of_turn)) for card in cards]


def _refusal(state: ScytheState, seat: Seat, card: str, end_of_turn: bool) -> Reason | None:
    stars = state.players[seat].stars
    if len(stars) == state.book.limits.stars:
        return NO_STAR
    if card in state.public and goal_of(state.public.index(card)) in stars:
        return STARRED
    if state.book.objectives[card].end_of_turn and not end_of_turn:
        return AT_END
    return None if fulfilled(state, seat, card) else OPEN


@cache
def _reveal(seat: Seat, card: str) -> Option:
    return Option(Reveal(card), card_ref(card), mat_ref(seat))


def reveal(state: ScytheState, seat: Seat, card: str) -> None:
    """Reveal a fulfilled card for its star; the cards go under the deck (SCY-204, SCY-205).

    The star is a pending step: push what is to follow it before calling this.
    """
    state.emit("reveal", seat=seat, card=card)
    if card in state.public:
        reach_goal(state, seat, goal_of(state.public.index(card)))
    else:
        _reveal_own(state, seat, card)
    state.push(PlaceStars(seat))


def _reveal_own(state: ScytheState, seat: Seat, card: str) -> None:
    """Reveal an own card. The other one is kept if it may still bring a star (SCY-205, SCY-371)."""
    cards = state.players[seat].objectives
    keeps = most(state, GOAL) > 1 or any(GOAL in a.goals for a in of_kind(state, seat, UnlimitedStars))
    gone = (card,) if keeps else (card, *(c for c in cards if c != card))
    state.change(seat, objectives=tuple(c for c in cards if c not in gone))
    state.objective_deck[:0] = gone
    reach_goal(state, seat, GOAL)


# ------------------------------------------------------------------------------------------ conditions


def fulfilled(state: ScytheState, seat: Seat, card: str) -> bool:
    """Return whether every requirement of a card holds now (SCY-202)."""
    for requirement in state.book.objectives[card].require:
        if not holds(requirement, counted(state, seat, requirement)):
            return False
    return True


def counted(state: ScytheState, seat: Seat, requirement: Requirement) -> int:
    """Return the current amount of what a requirement asks for."""
    return COUNTS[requirement.kind](state, seat, requirement)


def progress(state: ScytheState, seat: Seat, card: str) -> list[tuple[Requirement, int, bool]]:
    """Return every requirement with how much of it there is now, and whether it holds."""
    found = [(r, counted(state, seat, r)) for r in state.book.objectives[card].require]
    return [(r, have, holds(r, have)) for r, have in found]


def holds(requirement: Requirement, have: int) -> bool:
    return requirement.min <= have <= requirement.max


def _player(field: str) -> Count:
    """Return a number of the player: power, popularity, coins."""
    return lambda state, seat, _: int(getattr(state.players[seat], field))


def _length(field: str) -> Count:
    """Return how many the player has of something: mechs, upgrades, recruits, combat cards."""
    return lambda state, seat, _: len(getattr(state.players[seat], field))


def _factory_cards(state: ScytheState, seat: Seat, _: Requirement) -> int:
    return int(bool(state.players[seat].factory))


def _combat_stars(state: ScytheState, seat: Seat, _: Requirement) -> int:
    return state.players[seat].stars.count("combat")


def _most_power(state: ScytheState, seat: Seat, _: Requirement) -> int:
    """Return 1 if nobody has more power; a tie is enough."""
    return int(state.players[seat].power == max(p.power for p in state.players))


def _workers(state: ScytheState, seat: Seat, _: Requirement) -> int:
    """Return all that have left the player mat, wherever they are (SCY-360)."""
    return workers_out(state, seat)


def _workers_equal_recruits(state: ScytheState, seat: Seat, _: Requirement) -> int:
    return int(workers_out(state, seat) == len(state.players[seat].recruits))


def _driven_off(state: ScytheState, seat: Seat, _: Requirement) -> int:
    """Return the workers of others that this seat sent home in its turn, with or without a combat."""
    return state.driven_off if seat == state.active else 0


def _structures(state: ScytheState, seat: Seat, _: Requirement) -> int:
    return len(_sites(state, seat))


def _structures_by_base(state: ScytheState, seat: Seat, _: Requirement) -> int:
    base = state.book.factions[state.players[seat].faction].base
    return _among(_sites(state, seat), state.book.territories[base].neighbours)


def _sites(state: ScytheState, seat: Seat) -> list[str]:
    return [place for building, place in state.buildings.items() if owner(building) == seat]


# ------------------------------------------------------------------------------------------ territories


def _control_terrain(state: ScytheState, seat: Seat, need: Requirement) -> int:
    return sum(t.terrain == need.terrain for t in _own(state, seat))


def _control_tunnels(state: ScytheState, seat: Seat, _: Requirement) -> int:
    """Return the controlled printed tunnels; the own Mine doesn't count."""
    return sum(t.tunnel for t in _own(state, seat))


def _control_factory(state: ScytheState, seat: Seat, _: Requirement) -> int:
    return int(controls(state, seat, state.book.factory_place.id))


def _own(state: ScytheState, seat: Seat) -> list[Territory]:
    return [state.book.territories[place] for place in held(state, seat)]


def _beside_factory(state: ScytheState, seat: Seat, _: Requirement) -> int:
    return _among(held(state, seat), state.book.factory_place.neighbours)


def _around_same_lake(state: ScytheState, seat: Seat, _: Requirement) -> int:
    own = held(state, seat)
    return max(_among(own, shore) for shore in _shores(state.book))


@cache
def _shores(book: Book) -> tuple[tuple[str, ...], ...]:
    """Return the neighbours of each lake."""
    return tuple(t.neighbours for t in book.territories.values() if t.terrain == "lake")


def _among(places: Iterable[str], others: Iterable[str]) -> int:
    return len({*places} & {*others})


def _each_terrain_with_worker(state: ScytheState, seat: Seat, need: Requirement) -> int:
    worked = with_worker(state, seat, held(state, seat))
    return len({state.book.territories[place].terrain for place in worked} & {*need.terrains})


def _workers_beside_factory(state: ScytheState, seat: Seat, _: Requirement) -> int:
    """Return the most own workers on one territory next to the Factory."""
    standing = state.memo(workers_by_place, seat)
    return max(standing.get(place, 0) for place in state.book.factory_place.neighbours)


def _tokens_together(state: ScytheState, seat: Seat, _: Requirement) -> int:
    """Return the most own units and structures on one territory."""
    units = [place for unit, place in state.at.items() if owner(unit) == seat]
    together = Counter(place for place in (*units, *_sites(state, seat)) if place in state.book.lands)
    return max(together.values(), default=0)


# ------------------------------------------------------------------------------------------ resources


def _resource_kinds(state: ScytheState, seat: Seat, _: Requirement) -> int:
    have = resources(state, seat)
    return sum(have.of(kind) > 0 for kind in RESOURCES)


def _same_resource(state: ScytheState, seat: Seat, _: Requirement) -> int:
    have = resources(state, seat)
    return max(have.of(kind) for kind in RESOURCES)


def _territory_resources(state: ScytheState, seat: Seat, need: Requirement) -> int:
    """Return the most resources on one territory; where kinds are missing, their tokens must still come."""
    return max((_stock(state, place, need) for place in held(state, seat)), default=0)


def _stock(state: ScytheState, place: str, need: Requirement) -> int:
    goods = state.goods.get(place, NOTHING)
    missing = sum(max(0, need.each - goods.of(k)) for k in RESOURCES)
    return min(goods.total, need.min - missing) if missing else goods.total


def _with_character(of: str) -> Count:
    """Return the number of own units of a kind with the character, on a territory that it controls."""
    return lambda state, seat, _: sum(kind(u) == of for u in own_at(state, seat, _stand(state, seat)))


def _resources_with_character(state: ScytheState, seat: Seat, _: Requirement) -> int:
    return state.goods.get(_stand(state, seat), NOTHING).total


def _stand(state: ScytheState, seat: Seat) -> str:
    """Return the controlled territory of the character; "" if there is none."""
    place = state.at[f"character.{seat}"]
    return place if controls(state, seat, place) else ""


ON_BOARD: dict[str, Count] = {
    "control_adjacent_to_factory": _beside_factory,
    "control_around_same_lake": _around_same_lake,
    "control_each_terrain_with_worker": _each_terrain_with_worker,
    "control_factory": _control_factory,
    "control_terrain": _control_terrain,
    "control_tunnels": _control_tunnels,
    "mechs_with_character": _with_character("mech"),
    "resource_kinds": _resource_kinds,
    "resource_same_type": _same_resource,
    "resources_with_character": _resources_with_character,
    "structures": _structures,
    "structures_adjacent_to_own_home_base": _structures_by_base,
    "territory_resources": _territory_resources,
    "tokens_on_one_territory": _tokens_together,
    "workers": _workers,
    "workers_beside_factory": _workers_beside_factory,
    "workers_with_character": _with_character("worker"),
}
"""Counters for the kinds of requirement that depend only on the positions of pieces and resources."""
COUNTS: dict[str, Count] = {
    "coins": _player("coins"),
    "combat_cards": _length("hand"),
    "combat_stars": _combat_stars,
    "driven_off": _driven_off,
    "factory_cards": _factory_cards,
    "mechs": _length("mechs"),
    "most_power": _most_power,
    "popularity": _player("popularity"),
    "power": _player("power"),
    "recruits": _length("recruits"),
    "upgrades": _length("upgrades"),
    "workers_equal_recruits": _workers_equal_recruits,
    **ON_BOARD,
}
"""Counters for every kind of requirement."""
