"""Steps of units: neighbours, rivers, lakes, tunnels, abilities (SCY-061 to SCY-088).

Everything constant is cached for each place and kind of mover; `Ground` adds the present position.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from game.engine.model import Action, Choice, Reason, choice, refuse
from game.titles.scythe.rules.content.ability_kinds import (
    AnyAbility,
    CrossRiverOnce,
    CrossRiverOnto,
    CrossRiverTunnel,
    Jump,
    JumpTarget,
    Lakes,
    Link,
    LinkPart,
    WorkersCrossRivers,
)
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.state.abilities import crowded, has, of_mats
from game.titles.scythe.rules.state.control import HOME_BASE
from game.titles.scythe.rules.state.state import (
    NOTHING,
    RESOURCES,
    Goods,
    ScytheState,
    airship_of,
    is_fighter,
    owner,
    place_ref,
    unit_ref,
)

LAKE = "lake"

REASONS: dict[str, Reason] = {
    reason.code: reason
    for reason in (
        refuse("already-moved", "SCY-060"),
        refuse("no-moves-left", "SCY-058"),
        refuse("stopped-by-workers", "SCY-076"),
        refuse("stopped-by-fighters", "SCY-084"),
        refuse("stopped-by-encounter", "SCY-087"),
        refuse("stopped-by-trap", "SCY-298"),
        refuse("pending-combat", "SCY-086"),
        refuse("river", "SCY-072"),
        refuse("river-terrain", "SCY-256"),
        refuse("river-tunnel", "SCY-291"),
        refuse("river-again", "SCY-304"),
        refuse("lake", "SCY-073"),
        refuse("home-base", "SCY-074"),
        refuse("worker-opposed", "SCY-079"),
        refuse("worker-held", "SCY-080"),
        refuse("worker-on-lake", "SCY-257"),
        refuse("left-on-lake", "SCY-257"),
        refuse("not-controlled", "SCY-065"),
        refuse("carries-no-workers", "SCY-069"),
        refuse("not-carried", "SCY-069"),
        refuse("unload-on-lake", "SCY-070"),
        refuse("closing-peace", "SCY-374"),
    )
}
"""Reasons why a unit cannot step somewhere, or load or unload something."""


class Mover(NamedTuple):
    """The movement of a kind of unit: the terrains it enters over rivers, and lakes.

    burrows   over rivers into and out of tunnels (SCY-291)
    bar       the reason code for other rivers
    """

    fighter: bool
    over_rivers: frozenset[str] = frozenset()
    lakes: bool = False
    lake_to_lake: bool = False
    burrows: bool = False
    bar: str = "river"


class Gear(NamedTuple):
    """The movement of a seat's units: workers and fighters as movers, adjacency by ability, jumps.

    crossing   fighters while the one river of a turn isn't crossed (SCY-304)
    """

    movers: tuple[Mover, Mover]
    crossing: Mover
    links: tuple[Link, ...]
    jumps: tuple[JumpTarget, ...]


class Load(NamedTuple):
    """A unit under way, with the workers and resources aboard."""

    unit: str = ""
    goods: Goods = NOTHING
    workers: tuple[str, ...] = ()

    @property
    def units(self) -> tuple[str, ...]:
        """The unit and the workers aboard."""
        return (self.unit, *self.workers)

    def more(self, thing: str) -> Load:
        """Return the load with one more resource of a kind, or one more worker."""
        if thing in RESOURCES:
            return self._replace(goods=self.goods.more(thing, 1))
        return self._replace(workers=(*self.workers, thing))

    def less(self, thing: str) -> Load:
        """Return the load with one resource of a kind, or one worker, less."""
        if thing in RESOURCES:
            return self._replace(goods=self.goods.more(thing, -1))
        return self._replace(workers=tuple(w for w in self.workers if w != thing))


EMPTY = Load()


class MapSteps(NamedTuple):
    """The steps that the map alone allows a mover from a place, and refused ones with the reason code."""

    free: tuple[str, ...]
    barred: tuple[tuple[str, str], ...]


@cache
def gear(book: Book, faction: str, mechs: tuple[str, ...], crowd: bool = False) -> Gear:
    """Return the movement of a faction's units with these mechs in play."""
    held = of_mats(book, faction, mechs, crowd)
    links = tuple(a for a in held if isinstance(a, Link))
    jumps = tuple(target for a in held if isinstance(a, Jump) for target in a.targets)
    fighter = _mover(book, held, True)
    once = any(isinstance(a, CrossRiverOnce) for a in held)
    crossing = fighter._replace(over_rivers=_everywhere(book)) if once else fighter
    spent = fighter._replace(bar="river-again") if once else fighter
    return Gear((_mover(book, held, False), spent), crossing, links, jumps)


def _mover(book: Book, held: tuple[AnyAbility, ...], fighter: bool) -> Mover:
    """Return its fighters or its workers (SCY-121, SCY-252, SCY-269)."""
    if not fighter:
        swims = any(isinstance(a, WorkersCrossRivers) for a in held)
        return Mover(False, _everywhere(book) if swims else frozenset())
    onto = frozenset(t for a in held if isinstance(a, CrossRiverOnto) for t in a.terrains)
    lakes = [a for a in held if isinstance(a, Lakes)]
    burrows = any(isinstance(a, CrossRiverTunnel) for a in held)
    bar = "river-terrain" if onto else "river-tunnel" if burrows else "river"
    return Mover(True, onto, bool(lakes), any(a.lake_to_lake for a in lakes), burrows, bar)


def _everywhere(book: Book) -> frozenset[str]:
    return frozenset(t.terrain for t in book.territories.values())


@cache
def map_steps(book: Book, place: str, by: Mover) -> MapSteps:
    """Return the steps by edge, by tunnel, and from lake to lake."""
    here = book.territories[place]
    free = [p for p in here.neighbours if not _bar(book, place, p, by)]
    if here.tunnel:
        free += [p for p in book.territories if p in book.tunnels]
    if here.terrain == LAKE and by.lake_to_lake:
        free += [p for p, t in book.territories.items() if t.terrain == LAKE]
    free = [p for p in dict.fromkeys(free) if p != place]
    return MapSteps(
        tuple(free), tuple((p, _bar(book, place, p, by)) for p in here.neighbours if p not in free)
    )


def _bar(book: Book, start: str, end: str, by: Mover) -> str:
    """Return why an edge cannot be crossed; "" if it can."""
    terrain = book.territories[end].terrain
    if terrain == HOME_BASE:
        return "home-base"
    if terrain == LAKE:
        return "" if by.lakes else "lake"
    if end not in book.territories[start].rivers or terrain in by.over_rivers:
        return ""
    return "" if by.burrows and {start, end} & book.tunnels else by.bar


class StepTo(Action, frozen=True):
    """Move a unit, or an airship, one step."""

    unit: str
    place: str


@cache
def step(unit: str, place: str, code: str = "") -> Choice:
    """Return the candidate of one step."""
    to = StepTo(unit, place)
    return choice(to, source=unit_ref(unit), target=place_ref(place), reason=REASONS.get(code))


@cache
def _plain_steps(book: Book, unit: str, place: str, by: Mover) -> tuple[Choice, ...]:
    """Return the candidates of a unit where only the map matters."""
    found = map_steps(book, place, by)
    return (*(step(unit, p) for p in found.free), *(step(unit, p, code) for p, code in found.barred))


@lru_cache(maxsize=4096)
def _mixed_steps(
    book: Book, unit: str, place: str, by: Mover, extra: tuple[str, ...], refused: tuple[str, ...], code: str
) -> tuple[Choice, ...]:
    """Return the steps if more than the map matters: additional ways, and opposing units that refuse entry by
    `code`.
    """
    found = map_steps(book, place, by)
    free = dict.fromkeys([*found.free, *extra])
    steps = (step(unit, p, code if p in refused else "") for p in free)
    return (*steps, *(step(unit, p, bar) for p, bar in found.barred if p not in free))


@cache
def _no_steps(book: Book, unit: str, place: str, by: Mover, code: str) -> tuple[Choice, ...]:
    """Return all steps of a unit as refused candidates."""
    found = map_steps(book, place, by)
    return tuple(step(unit, p, code) for p in (*found.free, *(p for p, _ in found.barred)))


class Ground:
    """The map as the active player's units find it; built once a question.

    own        places of its units, with the units
    hostile    places with units of others, with the units
    guarded    those of them with characters or mechs
    """

    def __init__(self, state: ScytheState, load: Load = EMPTY, peaceful: bool = False) -> None:
        """Look at the position.

        load: a unit's load, which matters on lakes
        peaceful: see MoveUnits
        """
        self.state, self.seat, self.load, self.peaceful = state, state.active, load, peaceful
        self.book = state.book
        own, hostile, guarded = dict[str, list[str]](), dict[str, list[str]](), set[str]()
        for unit, place in state.at.items():
            side = own
            if owner(unit) != self.seat:
                side = hostile
                if is_fighter(unit):
                    guarded.add(place)
            if place in side:
                side[place].append(unit)
            else:
                side[place] = [unit]
        own.pop(airship_of(self.seat), None)  # who is aboard stays there (SCY-333)
        self.own, self.hostile, self.guarded = own, hostile, guarded
        self.mine = state.buildings.get(f"mine.{self.seat}", "")
        self._gear = gear(self.book, state.me.faction, state.me.mechs, crowded(state))
        self._look_round()

    def _look_round(self) -> None:
        """Add the steps that abilities allow."""
        found = self._gear
        self.movers = found.movers if self.state.crossed else (found.movers[False], found.crossing)
        self._circles = [self._circle(link) for link in found.links]
        self._jumps = [place for target in found.jumps for place in self._landings(target)]

    def carry_to(self, place: str, crossed: bool) -> None:
        """Put the load on another place for lookahead, with the one river of a turn crossed or not."""
        for unit in self.load.units:
            units = self.own[self.state.at[unit]]
            units.remove(unit)
            if not units:
                del self.own[self.state.at[unit]]
            self.own.setdefault(place, []).append(unit)
            self.state.at[unit] = place
        self.state.crossed = crossed
        self._look_round()

    # ------------------------------------------------------------------ adjacency by ability
    def _circle(self, ability: Link) -> set[str]:
        """Return places that an ability makes adjacent to one another (SCY-261, SCY-266)."""
        return {place for part in ability.parts for place in self._part(part)}

    def _part(self, part: LinkPart) -> list[str]:
        match part:
            case "tunnel":
                return list(self.book.tunnels)
            case "own_mine":
                return [self.mine] if self.mine else []
            case "factory":
                return [self.book.factory_place.id]
            case "controlled_village":
                return self._controlled("village")
            case "controlled_mountain":
                return self._controlled("mountain")

    def _controlled(self, terrain: str) -> list[str]:
        """Return where nobody else is and a unit or a structure of the player stands (SCY-003, SCY-004)."""
        lands = self.book.territories
        return [p for p in (*self.own, *self._sites) if lands[p].terrain == terrain and p not in self.hostile]

    @cached_property
    def _sites(self) -> list[str]:
        """The places of the player's structures."""
        return [place for building, place in self.state.buildings.items() if owner(building) == self.seat]

    def _landings(self, target: JumpTarget) -> list[str]:
        """Return places to which an ability leads from anywhere (SCY-278, SCY-294, SCY-308, SCY-311)."""
        state = self.state
        match target:
            case "own_home_base":
                return [self.book.bases[state.players[self.seat].faction]]
            case "inactive_home_base":
                in_play = {player.faction for player in state.players}
                return [base for faction, base in self.book.bases.items() if faction not in in_play]
            case "unoccupied_farm":
                farms = [p for p, t in self.book.territories.items() if t.terrain == "farm"]
                return [p for p in farms if p not in self.own and p not in self.hostile]
            case "own_worker":
                worked = [p for p, units in self.own.items() if not all(map(is_fighter, units))]
                return [p for p in worked if p in self.book.lands]
            case "own_flag":
                return [place for place, seat in state.flags.items() if seat == self.seat]
            case "own_trap":
                return [place for place, trap in state.traps.items() if trap.seat == self.seat]

    def _extra(self, place: str, fighter: bool) -> tuple[str, ...]:
        """Return where the own Mine and abilities lead besides the map's ways, as on the map (SCY-134,
        SCY-251).
        """
        found: list[str] = []
        if self.mine and place == self.mine:
            found += self.book.tunnels
        elif self.mine and place in self.book.tunnels:
            found.append(self.mine)
        if fighter:
            if self.mine and self.movers[True].burrows:
                found += _through_mine(self.book, self.mine, place)
            for circle in self._circles:
                if place in circle:
                    found += circle
            found += self._jumps
        return tuple(self.book.in_order({*found} - {place})) if found else ()

    # ------------------------------------------------------------------ steps of a unit
    def steps(self, unit: str, spent: str = "") -> tuple[Choice, ...]:
        """Return every step of a unit, those refused with the reason; `spent`: why it has no step left."""
        place, fighter = self.state.at[unit], is_fighter(unit)
        by = self.movers[fighter]
        extra = self._extra(place, fighter)
        if code := self._held(unit, place, fighter) or spent:
            known = map_steps(self.book, place, by).free
            more = (step(unit, p, code) for p in extra if p not in known)
            return (*_no_steps(self.book, unit, place, by, code), *more)
        shut = self._shut(fighter)
        refused = (
            tuple(p for p in (*map_steps(self.book, place, by).free, *extra) if p in shut) if shut else ()
        )
        if extra or refused:
            code = "closing-peace" if self.peaceful else "worker-opposed"
            return _mixed_steps(self.book, unit, place, by, extra, refused, code)
        return _plain_steps(self.book, unit, place, by)

    def open(self, unit: str) -> tuple[str, ...]:
        """Return the places that a unit may step to now: the legal ones of its `steps`."""
        place, fighter = self.state.at[unit], is_fighter(unit)
        if self._held(unit, place, fighter):
            return ()
        ways, extra = map_steps(self.book, place, self.movers[fighter]).free, self._extra(place, fighter)
        shut = self._shut(fighter)
        if extra:
            ways = tuple(dict.fromkeys((*ways, *extra)))
        return tuple(p for p in ways if p not in shut) if shut else ways

    def _shut(self, fighter: bool) -> Collection[str]:
        """Return the places that units of others keep a unit out of (SCY-079)."""
        return self.hostile if self.peaceful or not fighter else ()

    def _held(self, unit: str, place: str, fighter: bool) -> str:
        """Return why a unit cannot leave its place at all (SCY-080, SCY-086, SCY-257); "" if it can."""
        if place in self.guarded:
            return "pending-combat" if fighter else "worker-held"
        if self.book.territories[place].terrain != LAKE:
            return ""
        if not fighter:
            return "worker-on-lake"
        return "left-on-lake" if self.leaves_behind(unit, place) else ""

    def leaves_behind(self, unit: str, place: str) -> bool:
        """Return whether own workers or resources would stay on a place without a character or mech."""
        load = self.load if unit == self.load.unit else EMPTY
        others = [u for u in self.own[place] if u != unit and u not in load.workers]
        if any(is_fighter(u) for u in others):
            return False
        return bool(others) or self.state.goods.get(place, NOTHING).total > load.goods.total


def _through_mine(book: Book, mine: str, place: str) -> list[str]:
    """Return the places over a river into or out of the own Mine (SCY-291)."""
    rivers = book.territories[place].rivers
    if place == mine:
        return [p for p in rivers if book.territories[p].terrain != HOME_BASE]
    return [mine] if mine in rivers else []


def crosses(state: ScytheState, load: Load, place: str) -> bool:
    """Return whether a step of a unit uses up the one river of a turn: it could not be made otherwise
    (SCY-304).
    """
    rivers = state.book.territories[state.at[load.unit]].rivers
    if state.crossed or place not in rivers or not has(state, state.active, CrossRiverOnce):
        return False
    state.crossed = True
    dry = place in Ground(state, load).open(load.unit)
    state.crossed = False
    return not dry
