"""Invariants of a position: nothing is lost, doubled or out of bounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.engine.model import Seat
from game.engine.positions.flaws import require, require_none, require_single, require_unique
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
    require(sorted(state.order) == list(range(state.seats)), "scythe-flaw-order", "order")
    require_single(state.stack, SetPower, Retreat, Pay, PayCards, PayTokens)
    _tile(state)
    goals = {*state.book.goals, *more_goals(state)}
    for seat, player in enumerate(state.players):
        for name in ("stars", "due"):
            odd = (goal for goal in getattr(player, name) if goal not in goals)
            require_none(odd, "scythe-flaw-no-goal", "players", seat, name)
        if player.faction and player.mat:
            _player(state, seat)
            _mat(state.book, seat, player)
    _ending(state)


def _same(kind: str, found: Iterable[str], expected: Iterable[str], *path: str | int) -> None:
    """Raise Flaw unless these are the same ids, each once.

    kind: "unit" or "airship", for the messages
    """
    found, expected = list(found), list(expected)
    require_unique(found, f"scythe-flaw-{kind}-twice", *path)
    require_none((one for one in found if one not in expected), f"scythe-flaw-no-{kind}", *path)
    for one in expected:
        require(one in found, f"scythe-flaw-missing-{kind}", *path, name=one)


# ------------------------------------------------------------------------------------------ cards and mats


def _cards(state: ScytheState) -> None:
    """Require combat, objective, encounter and Factory cards exactly once each (SCY-018 to SCY-020)."""
    lying, all_of = zones(state), box(state)
    whole = (COMBAT, OBJECTIVE, ENCOUNTER)
    audit([zone for zone in lying if zone.kind in whole], {kind: all_of[kind] for kind in whole})
    factory = [card for zone in lying if zone.kind == FACTORY for card in zone.ids]
    require_unique(factory, "scythe-flaw-factory-card-twice")
    odd = (card for card in factory if card not in all_of[FACTORY])
    require_none(odd, "scythe-flaw-no-factory-card")
    facts = {"found": len(factory), "expected": state.seats + 1}
    require(len(factory) == state.seats + 1, "scythe-flaw-factory", "factory", **facts)


def _mats(state: ScytheState) -> None:
    """Check that no faction and no player mat occurs twice, and that none is missing once the game has begun
    (SCY-021, SCY-022).
    """
    begins = any(isinstance(step, BeginGame) for step in state.stack)
    require(begins == (not state.turn), "scythe-flaw-turn", "turn")
    for name, step_of in (("faction", ChooseFaction), ("mat", ChooseMat)):
        found = filter(None, (getattr(player, name) for player in state.players))
        require_unique(found, f"scythe-flaw-twice-{name}", "players")
        choosing = [step.seat for step in state.stack if isinstance(step, step_of)]
        require(len({*choosing}) == len(choosing), f"scythe-flaw-chooses-{name}", "stack")
        if not any(isinstance(step, Bid) for step in state.stack):
            for seat, player in enumerate(state.players):
                own = getattr(player, name)
                fits = bool(own) != (seat in choosing)
                require(fits, "scythe-flaw-chosen", "players", seat, name, found=own)
    require(state.bonus in state.book.bonuses, "scythe-flaw-no-bonus", "bonus")


def _player(state: ScytheState, seat: Seat) -> None:
    """Require tracks, stars and goals within their bounds (SCY-010, SCY-215, SCY-217)."""
    player, limits, name = state.players[seat], state.book.limits, ("players", seat)
    for track in ("power", "popularity"):
        top, value = state.book.top_of(track), getattr(player, track)
        fits = 0 <= value <= top
        require(fits, "error-flaw-range", *name, track, found=value, low=0, high=top)
    require(player.coins >= 0, "error-flaw-below-zero", *name, "coins")
    fits = len(player.stars) <= limits.stars
    require(fits, "scythe-flaw-too-many-stars", *name, "stars", most=limits.stars)
    unlimited = [
        g for a in of_mats(state.book, player.faction, ()) if isinstance(a, UnlimitedStars) for g in a.goals
    ]
    for goal in {*player.stars} - {*unlimited}:
        limit = most(state, goal)
        fits = player.stars.count(goal) <= limit
        require(fits, "scythe-flaw-goal-stars", *name, "stars", most=limit, goal=goal)
    sections = {section.id for section in state.book.mats[player.mat].section}
    if not (seat == state.active and any(isinstance(step, EndOfTurn) for step in state.stack)):
        sections.add("")
    if player.factory:
        sections.add("factory")
    fits = player.section in sections
    require(fits, "scythe-flaw-section", *name, "section", section=player.section)
    mechs = {mech.id for mech in state.book.factions[player.faction].mech}
    odd = (mech for mech in player.mechs if mech not in mechs)
    require_none(odd, "scythe-flaw-no-mech", *name, "mechs", faction=player.faction)
    require_unique(player.mechs, "scythe-flaw-mech-twice", *name, "mechs")


def _mat(book: Book, seat: Seat, player: Player) -> None:
    """Require cubes and recruits to be moved once, with no more than fit a bracket (SCY-118, SCY-138)."""
    upgrades, recruits = ("players", seat, "upgrades"), ("players", seat, "recruits")
    require_unique((box for box, _ in player.upgrades), "scythe-flaw-cube-twice", *upgrades)
    brackets = {s.bottom: s.brackets for s in book.mats[player.mat].section}
    lowered = [action for _, action in player.upgrades]
    for action in lowered:
        places = brackets.get(action, 0)
        fits = lowered.count(action) <= places
        require(fits, "scythe-flaw-bracket", *upgrades, action=action, count=places)
    require_unique((action for action, _ in player.recruits), "scythe-flaw-recruit-twice", *recruits)
    require_unique((gain for _, gain in player.recruits), "scythe-flaw-bonus-twice", *recruits)


# ------------------------------------------------------------------------------------------ the board


def _units(state: ScytheState) -> None:
    """Check the character, the mechs whose abilities are open, and workers in the order in which they leave
    the mat (SCY-024, SCY-106).
    """
    for unit, place in state.at.items():
        known = place in state.book.territories or place in state.airships
        require(known, "scythe-flaw-nowhere", "at", unit, place=place)
    for seat, player in enumerate(state.players):
        own = [unit for unit in state.at if owner(unit) == seat]
        workers = sum(not is_fighter(unit) for unit in own)
        if state.turn or own:
            least, top = state.book.start_workers, state.book.workers
            facts = {"seat": seat, "found": workers, "low": least, "high": top}
            require(least <= workers <= top, "scythe-flaw-workers", "at", **facts)
            _same("unit", own, _units_of(seat, player, workers), "at")
        for unit in own:
            require(_may_stand(state, seat, unit), "scythe-flaw-other-base", "at", unit)
    for name in ("came_from", "brought", "waiting"):
        for unit in getattr(state, name):
            require(unit in state.at, "scythe-flaw-not-a-unit", name, unit)


def _units_of(seat: Seat, player: Player, workers: int) -> list[str]:
    """Return the units that a seat has in play with that number of workers."""
    first = [f"worker.{seat}.{number}" for number in range(1, workers + 1)]
    return [f"character.{seat}", *(f"mech.{seat}.{mech}" for mech in player.mechs), *first]


def _may_stand(state: ScytheState, seat: Seat, unit: str) -> bool:
    """Return whether a unit may be on a home base: its own, or one that is nobody's (SCY-074, SCY-278)."""
    place = state.at[unit]
    factions = (player.faction for other, player in enumerate(state.players) if other != seat)
    return place not in {state.book.factions[faction].base for faction in factions if faction}


def _company(state: ScytheState) -> None:
    """Let fighters of two seats share a territory only where the active player still fights (SCY-147)."""
    fights = any(isinstance(step, Combats) for step in state.stack)
    for place, seats in _fighters(state).items():
        if len(seats) > 1:
            odd = next(unit for seat, unit in seats.items() if seat != state.active)
            require(fights, "scythe-flaw-no-combat", "at", odd)
            both = len(seats) == 2 and state.active in seats
            require(both, "scythe-flaw-bystander", "at", odd)
            for unit in own_at(state, state.active, place):
                require(unit in state.came_from, "scythe-flaw-came-from", "came_from", unit=unit)
    _no_worker_beside_a_fighter(state)


def _no_worker_beside_a_fighter(state: ScytheState) -> None:
    """Check that no worker is beside a fighter of another seat without a fighter of its own (SCY-077,
    SCY-079).
    """
    fighters = _fighters(state)
    for unit, place in state.at.items():
        beside = fighters.get(place)
        if beside and unit.startswith("worker."):
            require(owner(unit) in beside, "scythe-flaw-beside-fighter", "at", unit)


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
    require_unique(state.buildings.values(), "scythe-flaw-two-structures", "buildings")
    for building, place in state.buildings.items():
        land = place in state.book.lands and state.book.territories[place].terrain != "lake"
        require(land, "scythe-flaw-structure-place", "buildings", building, place=place)


def _airships(state: ScytheState) -> None:
    """Check that each seat has one airship if the table has them, over territories or at home, with no more
    aboard than it holds.
    """
    flown = [seat for seat, player in enumerate(state.players) if player.aggressive] if state.turn else ()
    for seat, player in enumerate(state.players):
        for name in ("aggressive", "passive"):
            tile, option = getattr(player, name), state.options["airships"]
            fits, path = bool(tile) == (option != "off"), ("players", seat, name)
            require(fits, "scythe-flaw-airship-option", *path, found=tile, option=option)
    if state.turn:
        _same("airship", state.airships, map(airship_of, flown), "airships")
    for airship, place in state.airships.items():
        seat = owner(airship)
        home = state.book.factions[state.players[seat].faction].base
        fits = place in state.book.lands or place == home
        require(fits, "scythe-flaw-airship-place", "airships", airship, place=place)
        workers, goods = aboard(state, airship), state.goods.get(airship, NOTHING).total
        odd = (unit for unit in workers if owner(unit) != seat or is_fighter(unit))
        require_none(odd, "scythe-flaw-aboard", "at", airship=airship)
        limit = carry(state, seat)
        require(goods <= limit.get("resources", 0), "scythe-flaw-airship-resources", "goods", airship)
        fits = len(workers) <= limit.get("workers", 0)
        require(fits, "scythe-flaw-airship-workers", "at", airship=airship)


def _goods(state: ScytheState) -> None:
    for place, goods in state.goods.items():
        require(goods != NOTHING, "scythe-flaw-no-resources", "goods", place)
        for kind in RESOURCES:
            require(goods.of(kind) >= 0, "error-flaw-below-zero", "goods", place, kind)
        known = place in state.book.territories or place in state.airships
        require(known, "scythe-flaw-resources-place", "goods", place)


def _tokens(state: ScytheState) -> None:
    """Check that a territory has at most one flag or trap, and a faction no more than its own, each trap once
    (SCY-289).
    """
    for name, placed in (("flags", state.flags), ("traps", state.traps)):
        for place in placed:
            require(place in state.book.lands, "scythe-flaw-token-place", name, place)
            alone = name == "flags" or place not in state.flags
            require(alone, "scythe-flaw-flag-too", name, place)
    for seat in range(state.seats):
        _tokens_of(state, seat)


def _tokens_of(state: ScytheState, seat: Seat) -> None:
    faction = state.players[seat].faction
    ability = state.book.factions[faction].ability if faction else None
    kinds = [trap.kind for trap in state.traps.values() if trap.seat == seat]
    require_unique(kinds, "scythe-flaw-trap-twice", "traps")
    flags = [place for place, by in state.flags.items() if by == seat]
    for token, name, number in (("flag", "flags", len(flags)), ("trap", "traps", len(kinds))):
        top = ability.count if isinstance(ability, PlaceToken) and ability.token == token else 0
        require(number <= top, "scythe-flaw-tokens", name, seat=seat, found=number, most=top)


def _encounters(state: ScytheState) -> None:
    """Check that only territories printed with an encounter have a token, at most one (SCY-017, SCY-177)."""
    require_unique(state.encounters, "scythe-flaw-encounter-twice", "encounters")
    odd = (place for place in state.encounters if not state.book.territories[place].encounter)
    require_none(odd, "scythe-flaw-no-encounter", "encounters")


# ------------------------------------------------------------------------------------------ the end


def _tile(state: ScytheState) -> None:
    """Check that the resolution tile is the chosen one, with the objectives that it opens (SCY-037)."""
    chosen, found = state.options["resolution"], state.resolution
    fits = bool(found) if chosen == "random" else found == ("" if chosen == "off" else chosen)
    require(fits, "scythe-flaw-resolution", "resolution", found=found, option=chosen)
    opened = tile(state).public_objectives
    count = len(state.public)
    require(count == opened, "scythe-flaw-public", "public", found=count, expected=opened)


def _ending(state: ScytheState) -> None:
    """Check that the game ends as the tile says, not before and not after (SCY-222, SCY-369, SCY-370)."""
    end = tile(state).end
    triggered = state.trigger != NOBODY
    require(not triggered or end.then != "at_once", "scythe-flaw-trigger", "trigger")
    require(triggered or not state.last_turns, "scythe-flaw-last-turns", "last_turns")
    for seat in _at_the_end(state):
        fits = triggered or not state.stack
        require(fits, "scythe-flaw-enough-stars", "players", seat, "stars", count=end.stars)
    if state.stack:
        return
    over = state.turn >= end.rounds * state.seats if end.rounds else next(_at_the_end(state), NOBODY) >= 0
    require(over, "error-flaw-unfinished", "stack")


def _at_the_end(state: ScytheState) -> Iterator[Seat]:
    """Yield the seats with enough stars to trigger the end."""
    need = tile(state).end.stars
    for seat, player in enumerate(state.players):
        if need and len(player.stars) >= need:
            yield seat
