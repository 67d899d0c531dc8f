"""Invariants of a position: nothing is lost, doubled or out of bounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine.model import Seat
from game.engine.positions.flaws import demand, demand_each_once, demand_none, require_single
from game.engine.zones import audit
from game.titles.scythe.rules.actions.pay import Pay, PayCards, PayTokens
from game.titles.scythe.rules.airships.airships import aboard, carry
from game.titles.scythe.rules.combat.combat import Combats
from game.titles.scythe.rules.combat.power import SetPower
from game.titles.scythe.rules.combat.retreat import Retreat
from game.titles.scythe.rules.content.ability_kinds import PlaceToken, UnlimitedStars
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.setup.bidding import Bid, ChooseFaction, ChooseMat
from game.titles.scythe.rules.setup.setup import BeginGame
from game.titles.scythe.rules.state.abilities import of_mats
from game.titles.scythe.rules.state.control import own_at
from game.titles.scythe.rules.state.state import (
    NOTHING,
    RESOURCES,
    Player,
    ScytheState,
    airship_of,
    is_fighter,
    owner,
)
from game.titles.scythe.rules.state.zones import COMBAT, ENCOUNTER, FACTORY, OBJECTIVE, box, zones
from game.titles.scythe.rules.tiles.resolution import NOBODY, more_goals, most, tile
from game.titles.scythe.rules.turn.turn import EndOfTurn


def check(state: ScytheState) -> None:
    """Raise Flaw if an invariant is violated."""
    _mats(state)
    _cards(state)
    _units(state)
    _company(state)
    _buildings(state)
    _goods(state)
    _airships(state)
    _tokens(state)
    _encounters(state)
    demand(sorted(state.order) == list(range(state.seats)), "does not have every seat once", "order")
    require_single(state.stack, SetPower, Retreat, Pay, PayCards, PayTokens)
    _tile(state)
    goals = {*state.book.goals, *more_goals(state)}
    for seat, player in enumerate(state.players):
        for name in ("stars", "due"):
            odd = (goal for goal in getattr(player, name) if goal not in goals)
            demand_none(odd, "is no goal of this table", "players", seat, name)
        if player.faction and player.mat:
            _player(state, seat)
            _mat(state.book, seat, player)
    _ending(state)


def _same(what: str, found: Iterable[str], expected: Iterable[str], *path: str | int) -> None:
    """Raise Flaw unless these are the same ids, each once."""
    found, expected = list(found), list(expected)
    demand_each_once(what, found, *path)
    demand_none((one for one in found if one not in expected), f"is no {what} in play", *path)
    for one in expected:
        demand(one in found, f"the {what} {one} is missing", *path)


# ------------------------------------------------------------------------------------------ cards and mats


def _cards(state: ScytheState) -> None:
    """Combat, objective, encounter and Factory cards, each exactly once (SCY-018 to SCY-020)."""
    lying, all_of = zones(state), box(state)
    whole = (COMBAT, OBJECTIVE, ENCOUNTER)
    audit([zone for zone in lying if zone.kind in whole], {kind: all_of[kind] for kind in whole})
    factory = [card for zone in lying if zone.kind == FACTORY for card in zone.ids]
    demand_each_once("the Factory card", factory)
    odd = (card for card in factory if card not in all_of[FACTORY])
    demand_none(odd, "is not a Factory card of this table")
    words = f"with the players there are {len(factory)} Factory cards, expected {state.seats + 1}"
    demand(len(factory) == state.seats + 1, words, "factory")


def _mats(state: ScytheState) -> None:
    """Check that no faction and no player mat occurs twice, and that none is missing once the game has begun
    (SCY-021, SCY-022).
    """
    begins = any(isinstance(step, BeginGame) for step in state.stack)
    demand(begins == (not state.turn), "does not go with what is pending", "turn")
    for name, step_of in (("faction", ChooseFaction), ("mat", ChooseMat)):
        demand_each_once(f"the {name}", filter(None, (getattr(p, name) for p in state.players)), "players")
        choosing = [step.seat for step in state.stack if isinstance(step, step_of)]
        demand(len({*choosing}) == len(choosing), f"a seat chooses a {name} twice", "stack")
        if not any(isinstance(step, Bid) for step in state.stack):
            for seat, player in enumerate(state.players):
                found = getattr(player, name)
                fits = bool(found) != (seat in choosing)
                demand(fits, f'is "{found}"; it is chosen before the game', "players", seat, name)
    demand(state.bonus in state.book.bonuses, "is missing", "bonus")


def _player(state: ScytheState, seat: Seat) -> None:
    """Tracks, stars and goals within their bounds (SCY-010, SCY-215, SCY-217)."""
    player, limits, name = state.players[seat], state.book.limits, ("players", seat)
    for track in ("power", "popularity"):
        top, value = state.book.top_of(track), getattr(player, track)
        demand(0 <= value <= top, f"is {value}, expected 0 to {top}", *name, track)
    demand(player.coins >= 0, "is below 0", *name, "coins")
    demand(len(player.stars) <= limits.stars, f"has more than {limits.stars} stars", *name, "stars")
    unlimited = [
        g for a in of_mats(state.book, player.faction, ()) if isinstance(a, UnlimitedStars) for g in a.goals
    ]
    for goal in {*player.stars} - {*unlimited}:
        enough = player.stars.count(goal) <= most(state, goal)
        demand(enough, f"has more than {most(state, goal)} stars for {goal}", *name, "stars")
    sections = {section.id for section in state.book.mats[player.mat].section}
    if not (seat == state.active and any(isinstance(step, EndOfTurn) for step in state.stack)):
        sections.add("")
    if player.factory:
        sections.add("factory")
    demand(
        player.section in sections,
        f'"{player.section}" is no section that this seat can be on',
        *name,
        "section",
    )
    mechs = {mech.id for mech in state.book.factions[player.faction].mech}
    odd = (mech for mech in player.mechs if mech not in mechs)
    demand_none(odd, f"is no mech of {player.faction}", *name, "mechs")
    demand_each_once("the mech", player.mechs, *name, "mechs")


def _mat(book: Book, seat: Seat, player: Player) -> None:
    """Cubes and recruits: each moved once, no more on a bracket than it has boxes (SCY-118, SCY-138)."""
    upgrades, recruits = ("players", seat, "upgrades"), ("players", seat, "recruits")
    demand_each_once("the cube", (box for box, _ in player.upgrades), *upgrades)
    brackets = {s.bottom: s.brackets for s in book.mats[player.mat].section}
    lowered = [action for _, action in player.upgrades]
    for action in lowered:
        places = brackets.get(action, 0)
        demand(lowered.count(action) <= places, f"{action} has places for {places} cubes", *upgrades)
    demand_each_once("the recruit", (action for action, _ in player.recruits), *recruits)
    demand_each_once("the one-time bonus", (gain for _, gain in player.recruits), *recruits)


# ------------------------------------------------------------------------------------------ the board


def _units(state: ScytheState) -> None:
    """Check the character, the mechs whose abilities are open, and workers in the order in which they leave
    the mat (SCY-024, SCY-106).
    """
    for unit, place in state.at.items():
        demand(
            place in state.book.territories or place in state.airships, f"stands nowhere: {place}", "at", unit
        )
    for seat, player in enumerate(state.players):
        own = [unit for unit in state.at if owner(unit) == seat]
        workers = sum(not is_fighter(unit) for unit in own)
        if state.turn or own:
            least, top = state.book.start_workers, state.book.workers
            words = f"seat {seat} has {workers} workers, expected {least} to {top}"
            demand(least <= workers <= top, words, "at")
            _same("unit", own, _units_of(seat, player, workers), "at")
        for unit in own:
            demand(_may_stand(state, seat, unit), "stands on a home base of another", "at", unit)
    for name in ("came_from", "brought", "waiting"):
        for unit in getattr(state, name):
            demand(unit in state.at, "is no unit in play", name, unit)


def _units_of(seat: Seat, player: Player, workers: int) -> list[str]:
    """Return the units that a seat has in play when so many of its workers are."""
    first = [f"worker.{seat}.{number}" for number in range(1, workers + 1)]
    return [f"character.{seat}", *(f"mech.{seat}.{mech}" for mech in player.mechs), *first]


def _may_stand(state: ScytheState, seat: Seat, unit: str) -> bool:
    """Return whether a unit may be on a home base: its own, or one that is nobody's (SCY-074, SCY-278)."""
    place = state.at[unit]
    factions = (player.faction for other, player in enumerate(state.players) if other != seat)
    return place not in {state.book.factions[faction].base for faction in factions if faction}


def _company(state: ScytheState) -> None:
    """Fighters of two seats share a territory only where the active player still fights (SCY-147)."""
    fights = any(isinstance(step, Combats) for step in state.stack)
    for place, seats in _fighters(state).items():
        if len(seats) > 1:
            odd = next(unit for seat, unit in seats.items() if seat != state.active)
            demand(fights, "stands beside a fighter of another seat, but no combat is pending", "at", odd)
            both = len(seats) == 2 and state.active in seats
            demand(both, "stands beside a fighter of a seat that does not fight it", "at", odd)
            for unit in own_at(state, state.active, place):
                demand(unit in state.came_from, f"{unit} came to a combat from nowhere", "came_from")
    _no_worker_beside_a_fighter(state)


def _no_worker_beside_a_fighter(state: ScytheState) -> None:
    """Check that no worker is beside a fighter of another seat without a fighter of its own (SCY-077,
    SCY-079).
    """
    fighters = _fighters(state)
    for unit, place in state.at.items():
        beside = fighters.get(place)
        if beside and unit.startswith("worker."):
            demand(owner(unit) in beside, "stands beside a fighter of another seat", "at", unit)


def _fighters(state: ScytheState) -> dict[str, dict[Seat, str]]:
    """Return the seats with fighters by place, each with one of its fighters."""
    places: dict[str, dict[Seat, str]] = {}
    for unit, place in state.at.items():
        if is_fighter(unit):
            places.setdefault(place, {})[owner(unit)] = unit
    return places


def _buildings(state: ScytheState) -> None:
    """Check that there is at most one structure on a territory, and each of the four kinds once a seat
    (SCY-126).
    """
    demand_each_once("a structure on", state.buildings.values(), "buildings")
    for building, place in state.buildings.items():
        land = place in state.book.lands and state.book.territories[place].terrain != "lake"
        demand(land, f"no structure can stand on {place}", "buildings", building)


def _airships(state: ScytheState) -> None:
    """Check that each seat has one airship if the table has them, over territories or at home, with no more
    aboard than it holds.
    """
    flown = [seat for seat, player in enumerate(state.players) if player.aggressive] if state.turn else ()
    for seat, player in enumerate(state.players):
        for name in ("aggressive", "passive"):
            tile, option = getattr(player, name), state.options["airships"]
            words = f'is "{tile}", but the option airships is "{option}"'
            demand(bool(tile) == (option != "off"), words, "players", seat, name)
    if state.turn:
        _same("airship", state.airships, map(airship_of, flown), "airships")
    for airship, place in state.airships.items():
        seat = owner(airship)
        home = state.book.factions[state.players[seat].faction].base
        demand(place in state.book.lands or place == home, f"cannot be over {place}", "airships", airship)
        workers, goods = aboard(state, airship), state.goods.get(airship, NOTHING).total
        odd = (unit for unit in workers if owner(unit) != seat or is_fighter(unit))
        demand_none(odd, f"cannot be aboard {airship}", "at")
        limit = carry(state, seat)
        demand(goods <= limit.get("resources", 0), "is more than the airship holds", "goods", airship)
        demand(len(workers) <= limit.get("workers", 0), f"too many workers are aboard {airship}", "at")


def _goods(state: ScytheState) -> None:
    for place, goods in state.goods.items():
        demand(goods != NOTHING, "is empty: leave out a place without resources", "goods", place)
        for kind in RESOURCES:
            demand(goods.of(kind) >= 0, "is below 0", "goods", place, kind)
        known = place in state.book.territories or place in state.airships
        demand(known, "resources cannot lie here", "goods", place)


def _tokens(state: ScytheState) -> None:
    """Check that a territory has at most one flag or trap, and a faction no more than its own, each trap once
    (SCY-289).
    """
    for name, placed in (("flags", state.flags), ("traps", state.traps)):
        for place in placed:
            demand(place in state.book.lands, "no token can lie here", name, place)
            demand(name == "flags" or place not in state.flags, "a flag lies here too", name, place)
    for seat in range(state.seats):
        _tokens_of(state, seat)


def _tokens_of(state: ScytheState, seat: Seat) -> None:
    faction = state.players[seat].faction
    ability = state.book.factions[faction].ability if faction else None
    kinds = [trap.kind for trap in state.traps.values() if trap.seat == seat]
    demand_each_once("the trap", kinds, "traps")
    flags = [place for place, by in state.flags.items() if by == seat]
    for token, name, number in (("flag", "flags", len(flags)), ("trap", "traps", len(kinds))):
        top = ability.count if isinstance(ability, PlaceToken) and ability.token == token else 0
        demand(number <= top, f"seat {seat} has placed {number}, expected {top} at most", name)


def _encounters(state: ScytheState) -> None:
    """Check that only territories printed with an encounter have a token, at most one (SCY-017, SCY-177)."""
    demand_each_once("the encounter token of", state.encounters, "encounters")
    odd = (place for place in state.encounters if not state.book.territories[place].encounter)
    demand_none(odd, "has no encounter", "encounters")


# ------------------------------------------------------------------------------------------ the end


def _tile(state: ScytheState) -> None:
    """Check that the resolution tile is the chosen one, with the objectives that it opens (SCY-037)."""
    chosen, found = state.options["resolution"], state.resolution
    fits = bool(found) if chosen == "random" else found == ("" if chosen == "off" else chosen)
    demand(fits, f'is "{found}", but the option resolution is "{chosen}"', "resolution")
    opened = tile(state).public_objectives
    demand(len(state.public) == opened, f"has {len(state.public)} cards, expected {opened}", "public")


def _ending(state: ScytheState) -> None:
    """Check that the game ends as the tile says, not before and not after (SCY-222, SCY-369, SCY-370)."""
    end = tile(state).end
    triggered = state.trigger != NOBODY
    demand(not triggered or end.then != "at_once", "nobody brings about this end", "trigger")
    demand(triggered or not state.last_turns, "has turns, but nobody brought about the end", "last_turns")
    for seat in _at_the_end(state):
        fits = triggered or not state.stack
        demand(fits, f"has {end.stars} stars, but the game goes on", "players", seat, "stars")
    if state.stack:
        return
    over = state.turn >= end.rounds * state.seats if end.rounds else next(_at_the_end(state), NOBODY) >= 0
    demand(over, "nothing is left to do, but the game is not over", "stack")


def _at_the_end(state: ScytheState) -> Iterator[Seat]:
    """Yield the seats with so many stars that they bring about the end."""
    need = tile(state).end.stars
    for seat, player in enumerate(state.players):
        if need and len(player.stars) >= need:
            yield seat
