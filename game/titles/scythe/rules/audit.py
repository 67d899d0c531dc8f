"""Nothing is lost, doubled or out of bounds: what holds at every decision."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.model import Seat
from game.engine.zones import audit
from game.titles.scythe.rules.abilities import of_mats
from game.titles.scythe.rules.ability_kinds import PlaceToken, UnlimitedStars
from game.titles.scythe.rules.airships import aboard, carry
from game.titles.scythe.rules.book import Book
from game.titles.scythe.rules.resolution import more_goals, most
from game.titles.scythe.rules.state import NOTHING, Player, ScytheState, airship_of, is_fighter, owner
from game.titles.scythe.rules.zones import COMBAT, ENCOUNTER, FACTORY, OBJECTIVE, box, zones


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise AssertionError(what)


def check(state: ScytheState) -> None:
    """Raise AssertionError where something does not hold."""
    _cards(state)
    _units(state)
    _buildings(state)
    _goods(state)
    _airships(state)
    _tokens(state)
    _encounters(state)
    _mats(state)
    _demand(sorted(state.order) == list(range(state.seats)), "a seat is missing in the turn order")
    goals = {*state.book.goals, *more_goals(state)}
    for seat, player in enumerate(state.players):
        _demand({*player.stars, *player.due} <= goals, "a star on no goal")
        if player.faction and player.mat:
            _player(state, seat)
            _mat(state.book, player)


def _same(what: str, found: Iterable[str], box: Iterable[str]) -> None:
    found, box = sorted(found), sorted(box)
    odd = ", ".join(sorted({*found} ^ {*box}))
    _demand(found == box, f"{what} are lost or doubled{': ' if odd else ''}{odd}")


def _once(what: str, found: Iterable[str]) -> None:
    found = list(found)
    _demand(len(set(found)) == len(found), f"{what} twice: {max(found, key=found.count, default='')}")


def _cards(state: ScytheState) -> None:
    """Combat, objective, encounter and Factory cards, each exactly once (SCY-018 to SCY-020)."""
    lying, all_of = zones(state), box(state)
    whole = (COMBAT, OBJECTIVE, ENCOUNTER)
    audit([zone for zone in lying if zone.kind in whole], {kind: all_of[kind] for kind in whole})
    factory = [card for zone in lying if zone.kind == FACTORY for card in zone.ids]
    _once("a Factory card", factory)
    _demand(len(factory) == state.seats + 1, "Factory cards are lost or doubled")
    _demand(set(factory) <= set(all_of[FACTORY]), "a Factory card that is not in use")


def _units(state: ScytheState) -> None:
    """The character, the mechs whose abilities are open, workers as they leave the mat (SCY-024, SCY-106)."""
    nowhere = ", ".join({*state.at.values()} - {*state.book.territories, *state.airships})
    _demand(not nowhere, f"a unit stands nowhere: {nowhere}")
    _demand({owner(unit) for unit in state.at} <= set(range(state.seats)), "a unit of nobody")
    for seat, player in enumerate(state.players):
        own = [unit for unit in state.at if owner(unit) == seat]
        workers = sum(not is_fighter(unit) for unit in own)
        if state.turn or own:
            enough = state.book.start_workers <= workers <= state.book.workers
            _demand(enough, "too few or too many workers")
            _same("units", own, _units_of(seat, player, workers))
        for unit in own:
            _demand(_may_stand(state, seat, unit), f"{unit} stands on a home base of another")


def _units_of(seat: Seat, player: Player, workers: int) -> list[str]:
    """The units that a seat has in play when so many of its workers are."""
    first = [f"worker.{seat}.{number}" for number in range(1, workers + 1)]
    return [f"character.{seat}", *(f"mech.{seat}.{mech}" for mech in player.mechs), *first]


def _may_stand(state: ScytheState, seat: int, unit: str) -> bool:
    """On home bases: one's own, or one that is nobody's (SCY-074, SCY-278)."""
    place = state.at[unit]
    others = {state.book.factions[p.faction].base for s, p in enumerate(state.players) if s != seat}
    return place not in others


def _buildings(state: ScytheState) -> None:
    """At most one on a territory, each of the four kinds once a seat (SCY-126)."""
    _once("a structure on one territory", state.buildings.values())
    known = {f"{structure}.{seat}" for structure in state.book.structures for seat in range(state.seats)}
    odd = ", ".join(sorted({*state.buildings} - known))
    _demand(not odd, f"an odd structure: {odd}")
    for place in state.buildings.values():
        land = place in state.book.lands and state.book.territories[place].terrain != "lake"
        _demand(land, f"a structure on {place}")


def _airships(state: ScytheState) -> None:
    """One each where the table has them; over territories or at home, with no more aboard than it holds."""
    seats = (
        [s for s, p in enumerate(state.players) if p.aggressive] if state.turn else map(owner, state.airships)
    )
    _same("airships", state.airships, map(airship_of, seats))
    for airship, place in state.airships.items():
        seat = owner(airship)
        home = state.book.factions[state.players[seat].faction].base
        _demand(place in state.book.lands or place == home, f"{airship} is over {place}")
        workers, goods = aboard(state, airship), state.goods.get(airship, NOTHING).total
        _demand(all(owner(u) == seat and not is_fighter(u) for u in workers), "an odd unit aboard")
        limit = carry(state, seat)
        _demand(goods <= limit.get("resources", 0), "too many resources aboard")
        _demand(len(workers) <= limit.get("workers", 0), "too many workers aboard")


def _goods(state: ScytheState) -> None:
    for place, goods in state.goods.items():
        _demand(place in state.book.territories or place in state.airships, f"resources on {place}")
        _demand(goods != NOTHING, "an empty heap of resources")
        _demand(min(goods.oil, goods.metal, goods.food, goods.wood) >= 0, f"resources below 0 on {place}")


def _tokens(state: ScytheState) -> None:
    """Flags and traps: at most one on a territory, no more than a faction has, each trap once (SCY-289)."""
    places = [*state.flags, *state.traps]
    _once("a faction token on one territory", places)
    _demand(all(place in state.book.lands for place in places), "a token on no territory")
    for seat, player in enumerate(state.players):
        tokens = {"flag": [p for p, s in state.flags.items() if s == seat]}
        tokens["trap"] = [trap.kind for trap in state.traps.values() if trap.seat == seat]
        _once("a kind of trap", tokens["trap"])
        own = state.book.factions[player.faction].ability if player.faction else None
        for token, placed in tokens.items():
            most = own.count if isinstance(own, PlaceToken) and own.token == token else 0
            _demand(len(placed) <= most, f"too many tokens: {token}")


def _encounters(state: ScytheState) -> None:
    """At most one token on each territory that is printed with one (SCY-017, SCY-177)."""
    _once("an encounter token", state.encounters)
    printed = {place for place, territory in state.book.territories.items() if territory.encounter}
    odd = ", ".join(sorted({*state.encounters} - printed))
    _demand(not odd, f"an encounter token on an odd place: {odd}")


def _mats(state: ScytheState) -> None:
    """No faction and no player mat twice; one of the bonus tiles (SCY-021, SCY-022)."""
    _once("a faction", [player.faction for player in state.players if player.faction])
    _once("a player mat", [player.mat for player in state.players if player.mat])
    _demand(state.bonus in state.book.bonuses, "an odd bonus tile")


def _player(state: ScytheState, seat: Seat) -> None:
    """Tracks, stars and goals within their bounds (SCY-010, SCY-215, SCY-217)."""
    player, book, name = state.players[seat], state.book, f"players.{seat}"
    _demand(0 <= player.power <= book.top_of("power"), f"power out of bounds: {name}.power")
    _demand(
        0 <= player.popularity <= book.top_of("popularity"), f"popularity out of bounds: {name}.popularity"
    )
    _demand(player.coins >= 0, f"coins below 0: {name}.coins")
    _demand(len(player.stars) <= state.book.limits.stars, "too many stars")
    unlimited = [
        g for a in of_mats(state.book, player.faction, ()) if isinstance(a, UnlimitedStars) for g in a.goals
    ]
    for goal in {*player.stars} - {*unlimited}:
        _demand(player.stars.count(goal) <= most(state, goal), f"too many stars for one goal: {goal}")
    sections = {"", "factory", *(section.id for section in state.book.mats[player.mat].section)}
    _demand(player.section in sections, f"an action token on no section: {name}.section")
    _demand(set(player.mechs) <= {m.id for m in state.book.factions[player.faction].mech}, "an odd mech")


def _mat(book: Book, player: Player) -> None:
    """Cubes and recruits: each moved once, no more on a bracket than it has boxes (SCY-118, SCY-138)."""
    _once("a cube", [box for box, _ in player.upgrades])
    _demand({box for box, _ in player.upgrades} <= set(book.cubes), "an odd cube")
    brackets = {s.bottom: s.brackets for s in book.mats[player.mat].section}
    lowered = [action for _, action in player.upgrades]
    _demand(all(lowered.count(a) <= brackets.get(a, 0) for a in lowered), "too many cubes in one place")
    _once("a recruit", [action for action, _ in player.recruits])
    _once("a one-time gain", [gain for _, gain in player.recruits])
    _demand({a for a, _ in player.recruits} <= set(book.bottom), "an odd recruit")
    _demand({g for _, g in player.recruits} <= set(book.one_time), "an odd one-time gain")
