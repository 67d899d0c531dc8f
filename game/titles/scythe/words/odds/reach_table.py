"""The reach of any unit as a table: places, the number of Moves, ways and means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.presentation.odds import Choice, Mark, Odds, Table, Value
from game.presentation.rich_text import sentence
from game.presentation.title_words import Context
from game.titles.scythe.rules.movement.paths import steps_of
from game.titles.scythe.rules.state.control import opposing, opposing_fighters
from game.titles.scythe.rules.state.state import ScytheState, is_fighter, kind, owner, place_ref
from game.titles.scythe.words import terms
from game.titles.scythe.words.odds import reach

MOVES = 3
"""The number of Moves that are looked ahead."""
MOVE, FACTORY = "move", "factory"


class ReachOdds(Odds):
    """Odds of the reach of a unit."""

    def name(self, context: Context) -> str:
        return context.say("scythe-odds-reach")

    def nothing(self, context: Context) -> str:
        return "" if _units(context) else context.say("scythe-odds-no-units")

    def choices(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Choice]:
        """Return the units on the map, the viewer's first; then the kind of Move, where there are two."""
        say, units = context.say, _units(context)
        found = [Choice("unit", say("scythe-odds-unit"), tuple(Value(u, _named(context, u)) for u in units))]
        unit = chosen.get("unit", "")
        if unit and context.view.players[owner(unit)].factory:
            kinds = tuple(Value(way, say(f"scythe-odds-by-{way}")) for way in (MOVE, FACTORY))
            found.append(Choice("by", say("scythe-odds-by"), kinds))
        return found

    def tables(self, context: Context, chosen: Mapping[str, str]) -> Sequence[Table]:
        say, view, unit = context.say, context.view, chosen["unit"]
        factory = chosen.get("by") == FACTORY
        found = reach.ways(view, unit, MOVES, factory)
        rows = tuple(
            (
                sentence(say, terms.place(say, place)), str(way.moves),
                say("scythe-odds-way", places=_route(context, way)), _means(context, unit, way),
                _met(context, unit, place),
            )
            for place, way in found.items()
        )  # fmt: skip
        columns = tuple(say(f"scythe-odds-{name}") for name in ("place", "moves", "route", "means", "meets"))
        steps = say("scythe-odds-steps", steps=steps_of(view, unit, factory))
        notes = (steps, say("scythe-odds-reach-note", moves=MOVES))
        marks = tuple(_mark(context, unit, place, way) for place, way in found.items())
        return [Table(_named(context, unit), columns, rows, notes=notes, marks=marks)]


def _mark(context: Context, unit: str, place: str, way: reach.Way) -> Mark:
    """Return the number of Moves to a place, with what the unit meets there."""
    say, met = context.say, _met(context, unit, place)
    words = say("scythe-odds-mark", unit=terms.unit(say, unit), moves=way.moves)
    is_met = met != say("scythe-odds-nothing")
    return Mark(
        place_ref(place), way.moves, say("scythe-odds-mark-meets", way=words, met=met) if is_met else words
    )


def _units(context: Context) -> list[str]:
    """Return the units on the map, one of equal workers; the viewer's first."""
    view, seen = context.view, dict[tuple[object, ...], str]()
    for unit in sorted(view.at, key=lambda unit: (owner(unit) != context.seat, owner(unit))):
        if view.at[unit] in view.book.territories:
            same = unit if is_fighter(unit) else view.at[unit]
            seen.setdefault((owner(unit), kind(unit), same), unit)
    return [*seen.values()]


def _named(context: Context, unit: str) -> str:
    say, view = context.say, context.view
    return str(
        say(
            "scythe-odds-unit-at",
            unit=terms.unit(say, unit), name=context.people[owner(unit)].name,
            place=terms.place(say, view.at[unit]),
        )
    )  # fmt: skip


def _route(context: Context, way: reach.Way) -> str:
    names = [terms.place(context.say, place) for place in way.steps]
    joined = names[0]
    for name in names[1:]:
        joined = context.say("scythe-odds-then", first=joined, last=name)
    return joined


def _means(context: Context, unit: str, way: reach.Way) -> str:
    """Return what a way needs: abilities by their names, tunnels, the Mine, a mech that carries the unit."""
    say, view = context.say, context.view
    faction = view.book.factions[view.players[owner(unit)].faction]
    words = [
        terms.ability(say, faction.ability_id) if means == reach.FACTION
        else say(f"scythe-odds-by-{means}") if means in (reach.TUNNEL, reach.MINE, reach.ABOARD)
        else terms.ability(say, means)
        for means in way.means
    ]  # fmt: skip
    return terms.listed(say, words) if words else str(say("scythe-odds-on-foot"))


def _met(context: Context, unit: str, place: str) -> str:
    """Return what the unit meets on a place: a combat, workers that it drives off, an encounter, a trap."""
    say, view, found = context.say, context.view, list[str]()
    seat = owner(unit)
    if opposing_fighters(view, seat, place):
        found.append("fight")
    elif opposing(view, seat, place):
        found.append("workers")
    if _has_encounter(view, unit, place):
        found.append("encounter")
    trap = view.traps.get(place)
    if trap is not None and trap.armed and trap.seat != seat:
        found.append("trap")
    words = [say(f"scythe-odds-meets-{what}") for what in found]
    return terms.listed(say, words) if words else str(say("scythe-odds-nothing"))


def _has_encounter(view: ScytheState, unit: str, place: str) -> bool:
    return kind(unit) == "character" and place in view.encounters
