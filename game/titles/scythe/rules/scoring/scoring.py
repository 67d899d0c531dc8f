"""The final count, the winner, and the same as an estimate during the game (chapters 20b, 20c, 21)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache

from game.engine.board.hexagons import longest_row
from game.engine.model import Seat
from game.engine.title import Scores, Source
from game.titles.scythe.rules.content.ability_kinds import EncounterOptions
from game.titles.scythe.rules.content.book import Bonus, Book, Tier
from game.titles.scythe.rules.state.abilities import of_kind
from game.titles.scythe.rules.state.control import controls, held, holders, resources
from game.titles.scythe.rules.state.state import ScytheState, kind, owner

Way = Callable[[ScytheState, Seat], int]


def scores(state: ScytheState) -> Scores:
    """Return the score sheet (SCY-226, SCY-234 to SCY-237).

    Coins that a view hides (-1) count as none, so from a view this is an estimate.
    """
    with state.unchanged():  # every seat asks the same of the board
        return state.memo(_scores)


def _scores(state: ScytheState) -> Scores:
    sources = _sheet(state, {"coins": coins, "stars": stars, "territories": lands, "resources": goods})
    sources += _sheet(state, {"structures": structure_bonus})
    if any(encounter_rate(state, seat) for seat in range(state.seats)):
        sources += _sheet(state, {"encounters": encounter_coins})
    totals = tuple(sum(s.points[seat] for s in sources) for seat in range(state.seats))
    breakers = _sheet(state, TIE_BREAKERS)
    ending = None if state.stack else state.resolution or None
    return Scores(sources, totals, breakers, _winners(totals, breakers), ending=ending)


def estimate(view: ScytheState) -> Scores:
    """Return the score sheet as it would be now, from what a seat may know."""
    return scores(view)


def _sheet(state: ScytheState, ways: dict[str, Way]) -> tuple[Source, ...]:
    return tuple(Source(name, tuple(way(state, s) for s in range(state.seats))) for name, way in ways.items())


def _winners(totals: tuple[int, ...], breakers: tuple[Source, ...]) -> tuple[Seat, ...]:
    """Return the seats with the most coins, after the tie-breakers in order; seats that are equal in all
    share the victory (SCY-237).
    """
    ranks = [(total, *(b.points[seat] for b in breakers)) for seat, total in enumerate(totals)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


# ------------------------------------------------------------------------------------------ sources


def coins(state: ScytheState, seat: Seat) -> int:
    """Return the coins in hand."""
    return max(0, state.players[seat].coins)


def stars(state: ScytheState, seat: Seat) -> int:
    """Return every star placed, at the rate of the popularity (SCY-227)."""
    return len(state.players[seat].stars) * tier(state, seat).star


def lands(state: ScytheState, seat: Seat) -> int:
    """Return every territory controlled, at the rate of the popularity (SCY-228)."""
    return territories(state, seat) * tier(state, seat).territory


def goods(state: ScytheState, seat: Seat) -> int:
    """Return every two resources controlled, at the rate of the popularity (SCY-230)."""
    return tokens(state, seat) // 2 * tier(state, seat).resource_pair


def encounter_coins(state: ScytheState, seat: Seat) -> int:
    """Return the coins for controlled encounter territories, with or without a token (SCY-233, SCY-312)."""
    rate = encounter_rate(state, seat)
    lands = state.book.territories
    return rate * sum(lands[place].encounter for place in held(state, seat)) if rate else 0


def encounter_rate(state: ScytheState, seat: Seat) -> int:
    """Return a seat's coins for each of them; 0 for all but Polania at six or seven players."""
    return sum(a.end_coins for a in of_kind(state, seat, EncounterOptions))


def tier(state: ScytheState, seat: Seat) -> Tier:
    """Return the rates of a seat's popularity."""
    return state.book.tier(state.players[seat].popularity)


def next_tier(state: ScytheState, seat: Seat) -> tuple[int, int]:
    """Return the popularity missing to the next better rates, and the gain if they applied now; (0, 0) at the
    best.
    """
    now, popularity = tier(state, seat), state.players[seat].popularity
    then = next((t for t in state.book.tiers if t.popularity > popularity), None)
    if then is None:
        return 0, 0
    more = len(state.players[seat].stars) * (then.star - now.star)
    more += territories(state, seat) * (then.territory - now.territory)
    more += tokens(state, seat) // 2 * (then.resource_pair - now.resource_pair)
    return then.popularity - popularity, more


# ------------------------------------------------------------------------------------------ counts


def pieces(state: ScytheState, seat: Seat) -> int:
    """Return the workers, mechs and structures in play, wherever they are (SCY-235, SCY-236)."""
    units = sum(owner(u) == seat and kind(u) != "character" for u in state.at)
    return units + len(sites(state, seat))


def tokens(state: ScytheState, seat: Seat) -> int:
    """Return the controlled resources of all kinds, including those on the seat's armed traps (SCY-297)."""
    return resources(state, seat, in_the_end(state)).total


def territories(state: ScytheState, seat: Seat) -> int:
    """Return the number of controlled territories as they count at the end."""
    return territories_of_all(state)[seat]


def territories_of_all(state: ScytheState) -> list[int]:
    """Return the territories of each seat: the Factory counts as several, and each flag as one more (SCY-229,
    SCY-233).
    """
    count, factory = [0] * state.seats, state.book.factory_place.id
    for place, seat in in_the_end(state).items():
        count[seat] += state.book.limits.factory_territories if place == factory else 1
    for seat in _flagged(state):
        count[seat] += 1
    return count


def in_the_end(state: ScytheState) -> Mapping[str, Seat]:
    """Return the controller of each territory in the final count: armed traps hold territories that nobody
    else does (SCY-297, SCY-303).
    """
    armed = {place: trap.seat for place, trap in state.traps.items() if trap.armed}
    return {**armed, **holders(state)}


def _flagged(state: ScytheState) -> Iterator[Seat]:
    """Yield the owner of each flag on an own territory that is not beside the own home base (SCY-290)."""
    for place, seat in state.flags.items():
        base = state.book.factions[state.players[seat].faction].base
        if controls(state, seat, place) and place not in state.book.territories[base].neighbours:
            yield seat


TIE_BREAKERS: dict[str, Way] = {
    "pieces": pieces,
    "power": lambda state, seat: state.players[seat].power,
    "popularity": lambda state, seat: state.players[seat].popularity,
    "tokens": tokens,
    "lands": territories,
    "stars_placed": lambda state, seat: len(state.players[seat].stars),
}
"""The tie-breakers in order (SCY-235)."""


# ------------------------------------------------------------------------------------------ structure bonus


def structure_bonus(state: ScytheState, seat: Seat) -> int:
    """Return the coins that the tile in play pays for structures, whoever controls their places (SCY-232,
    SCY-245).
    """
    return _paid(state.book, state.bonus, tuple(sites(state, seat)))


@lru_cache(maxsize=1 << 12)
def _paid(book: Book, tile: str, own: tuple[str, ...]) -> int:
    """Return the coins that a tile pays for structures on these places. Cached, as it is asked often and
    changes rarely.
    """
    bonus = book.bonuses[tile]
    count = {"adjacent": _adjacent, "on": _on, "row": _row}[bonus.measure](book, bonus, own)
    return max((s.coins for s in bonus.step if s.count <= count), default=0)


def sites(state: ScytheState, seat: Seat) -> list[str]:
    """Return where a seat's structures stand."""
    return [place for building, place in state.buildings.items() if owner(building) == seat]


def _adjacent(book: Book, bonus: Bonus, own: Iterable[str]) -> int:
    """Return the territories with the feature next to a structure, each once (SCY-239 to SCY-241,
    SCY-246)."""
    near = {n for place in own for n in book.territories[place].neighbours}
    return sum(_has(book, place, bonus) for place in near)


def _on(book: Book, bonus: Bonus, own: Iterable[str]) -> int:
    """Return the structures on territories with the feature (SCY-242, SCY-244)."""
    return sum(_has(book, place, bonus) for place in own)


def _has(book: Book, place: str, bonus: Bonus) -> bool:
    """Return whether a territory has the printed feature: a tunnel, an encounter symbol or a terrain."""
    there = book.territories[place]
    printed = {there.terrain, *(("tunnel",) * there.tunnel), *(("encounter",) * there.encounter)}
    return not printed.isdisjoint(bonus.features)


def _row(book: Book, _: Bonus, own: Iterable[str]) -> int:
    """Return the longest unbroken straight line of structures (SCY-243)."""
    return longest_row(book.territories[place].axial for place in own)
