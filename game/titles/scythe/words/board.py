"""Pieces on the map and the map's places, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from game.engine.board.places import Hex
from game.engine.flow import choices
from game.engine.model import Ref, Seat
from game.presentation.title_words import Context, Item, Place
from game.titles.scythe.rules.airships.airships import aboard, carry
from game.titles.scythe.rules.airships.flight import Flight, flight_range
from game.titles.scythe.rules.cards.encounters import ChooseOption
from game.titles.scythe.rules.content.book import EncounterOption
from game.titles.scythe.rules.movement.current_move import moving, under_way
from game.titles.scythe.rules.movement.walking import LAKE
from game.titles.scythe.rules.scoring.scoring import structure_bonus
from game.titles.scythe.rules.state.abilities import crowded
from game.titles.scythe.rules.state.control import holders
from game.titles.scythe.rules.state.state import (
    NOTHING,
    RESOURCES,
    ScytheState,
    goods_ref,
    is_fighter,
    kind,
    owner,
    place_ref,
    unit_ref,
)
from game.titles.scythe.words import mat_tips, terms, tokens
from game.titles.scythe.words.cards import LETTERS, option_words
from game.titles.scythe.words.terms import ability_of

ORDER = {"character": 0, "mech": 1, "worker": 2}

Group = list[str]
"""Units shown as one figure, the one that options name first."""


def groups(context: Context) -> dict[str, list[Group]]:
    """Return the figures on each place: fighters one by one, equal workers of a seat as one."""
    move, load, offered = moving(context.view), under_way(context.view), _offered(context)
    moved = dict(move.moved) if move else {}
    found: dict[str, dict[tuple[object, ...], Group]] = {}
    on_map = ((unit, place) for unit, place in context.view.at.items() if place not in context.view.airships)
    for unit, place in on_map:
        apart = is_fighter(unit) or unit in load.units
        alike = (owner(unit), ORDER[kind(unit)], unit if apart else "", unit in moved)
        found.setdefault(place, {}).setdefault(alike, []).append(unit)
    return {
        place: [sorted(g, key=lambda u: unit_ref(u) not in offered) for _, g in sorted(groups.items())]
        for place, groups in found.items()
    }


def _offered(context: Context) -> set[Ref | None]:
    """Return the refs in the options of the seat's Move."""
    if moving(context.view) is None or context.view.active != context.seat:
        return set()
    asked = choices(context.view).get(context.seat, [])
    return {ref for c in asked if c.reason is None for ref in (c.option.source, c.option.target)}


def own(context: Context) -> list[Ref]:
    """Return the seat's units and structures on the map, its character first."""
    view, seat = context.view, context.seat
    units = sorted((u for u in view.at if owner(u) == seat), key=lambda u: ORDER[kind(u)])
    return [*map(unit_ref, units), *(f"built:{b}" for b in view.buildings if owner(b) == seat)]


def _unit_tip(context: Context, group: Group, seat: Seat) -> str:
    """Return the owner of the units; for a mech also its ability."""
    whose, unit, view = _owned(context, _named(context, group), seat), group[0], context.view
    if kind(unit) != "mech":
        return whose
    faction, ability = view.players[seat].faction, unit.split(".")[2]
    record = ability_of(view.book, faction, ability, crowded(view))
    return f"{whose}\n{terms.ability_text(context.say, record, brief=True)}"


def _named(context: Context, group: Group) -> str:
    say = context.say
    if len(group) > 1:
        return say("scythe-tip-workers", amount=len(group))
    return terms.sentence(say, terms.unit(say, group[0]))


def _owned(context: Context, what: str, seat: Seat) -> str:
    return context.say("scythe-tip-owned", what=what, name=context.people[seat].name)


def hex_tip(context: Context, hexagon: Hex, holder: Seat | None) -> str:
    """Return a territory's name, its yield, and its controller."""
    say, land = context.say, context.view.book.territories[hexagon.id]
    lines = [terms.sentence(say, terms.place(say, hexagon.id))]
    if gives := context.view.book.produces.get(land.terrain):
        name = terms.sentence(say, terms.terrain(say, land.terrain))
        lines.append(say("scythe-tip-land", name=name, gives=terms.token(gives)))
    elif land.terrain == LAKE:
        lines.append(say("scythe-legend-lake", name=terms.sentence(say, terms.terrain(say, LAKE))))
    if land.tunnel:
        lines.append(say("scythe-tip-tunnel"))
    if land.terrain == "factory" and context.view.factory:
        lines.append(say("scythe-tip-factory-cards", amount=len(context.view.factory)))
    if lying := context.view.goods.get(hexagon.id):
        things = terms.amounts(say, {item: lying.of(item) for item in RESOURCES})
        lines.append(say("scythe-tip-goods", things=things))
    if holder is not None:
        lines.append(say("scythe-tip-holder", name=context.people[holder].name))
    return "\n".join(lines)


def flying(view: ScytheState) -> Flight | None:
    """Return the flight that asks now."""
    step = view.stack[-1] if view.stack else None
    return step if isinstance(step, Flight) else None


def airship_tip(context: Context, seat: Seat) -> str:
    """Return whose airship, what it holds and how far it flies, what its tiles do."""
    view, say = context.view, context.say
    player = view.players[seat]
    lines = [say("scythe-tip-airship", name=context.people[seat].name)]
    if player.aggressive and player.passive:
        lines.append(airship_limits(say, view, seat))
        lines += [
            say("scythe-tip-part", part=terms.tile(say, t), words=terms.tile_text(view.book, say, t))
            for t in (player.aggressive, player.passive)
        ]
    return "\n".join(lines)


def airship_limits(say: terms.Say, view: ScytheState, seat: Seat) -> str:
    """Return how much an airship holds, and how far it flies."""
    limit = carry(view, seat)
    holds = [terms.amount(say, kind, limit[kind]) for kind in ("resources", "workers") if kind in limit]
    return say(
        "scythe-tip-airship-holds", things=terms.listed(say, holds), range=flight_range(view, seat, False)
    )


# ---------------------------------------------------------------------- items and places


def items(context: Context) -> Iterator[Item]:
    """Yield the items on the map: an encounter's options, home bases, the structure bonus tile, then place
    by place.
    """
    view: ScytheState = context.view
    yield from _options(context)
    for player in view.players:
        if player.faction:
            base = place_ref(view.book.bases[player.faction])
            name = terms.faction(context.say, player.faction)
            yield Item(f"base:{player.faction}", name, base, on_board=True)
    if bonus_is_shown(view):
        yield Item("bonus", partial(_bonus_tip, context), on_board=bool(view.turn), pinned=True)
    built = {place: building for building, place in view.buildings.items()}
    standing = groups(context)
    for place in occupied(view):
        for item in _at(context, place, built, standing):
            yield replace(item, place=place_ref(place), on_board=True)


def _options(context: Context) -> Iterator[Item]:
    """Yield the options of the encounter card that is face up."""
    step = context.view.stack[-1] if context.view.stack else None
    if not isinstance(step, ChooseOption):
        return
    for number, option in enumerate(context.view.book.encounters[step.card].option, start=1):
        tip = partial(_option_tip, context, LETTERS[number - 1], option)
        yield Item(f"row:{step.card}.{number}", tip)


def _option_tip(context: Context, letter: str, option: EncounterOption) -> str:
    cost, gains = option_words(context.say, option)
    deal = context.say("scythe-option-deal", cost=cost, gains=gains)
    return f"{context.say('scythe-do-take_option', letter=letter, gains='')}\n{deal}"


def _at(
    context: Context, place: str, built: Mapping[str, str], standing: Mapping[str, list[Group]]
) -> Iterator[Item]:
    """Yield the items at a place, without saying where that is."""
    view, say = context.view, context.say
    yield from tokens.items(context, place)
    for airship in (a for a, over in view.airships.items() if over == place):
        yield Item(unit_ref(airship), partial(airship_tip, context, owner(airship)))
        yield from _cargo(context, airship)
    if place in view.encounters:
        yield Item(f"encounter:{place}", say("scythe-tip-encounter"))
    if place in built:
        yield Item(f"built:{built[place]}", partial(_structure_tip, context, built[place]))
    if place in view.goods:
        yield from (
            Item(goods_ref(place, item), terms.amount(say, item, number))
            for item in RESOURCES
            if (number := view.goods[place].of(item))
        )
    for group in standing.get(place, ()):
        yield Item(unit_ref(group[0]), partial(_unit_tip, context, group, owner(group[0])))


def _cargo(context: Context, airship: str) -> Iterator[Item]:
    """Yield the resources and the workers aboard an airship."""
    view, say = context.view, context.say
    held, workers = view.goods.get(airship, NOTHING), aboard(view, airship)
    for item in RESOURCES:
        if number := held.of(item):
            tip = say("scythe-aboard", amount=number, thing=terms.token(item))
            yield Item(goods_ref(airship, item), tip)
    if workers:
        tip = say("scythe-aboard", amount=len(workers), thing=terms.token("worker"))
        yield Item(unit_ref(workers[0]), tip)


def occupied(view: ScytheState) -> list[str]:
    """Return the places of the map that are not empty."""
    standing = (place for place in view.at.values() if place not in view.airships)
    lying = [*view.encounters, *view.buildings.values(), *view.goods, *view.flags, *view.traps]
    found = dict.fromkeys([*lying, *standing, *view.airships.values()])
    return [place for place in found if place not in view.airships]


def bonus_is_shown(view: ScytheState) -> bool:
    """Return whether the structure bonus tile can be seen: the card of an encounter covers half of it."""
    return bool(view.bonus) and not (view.stack and isinstance(view.stack[-1], ChooseOption))


def _bonus_tip(context: Context) -> str:
    """Return what the structure bonus tile pays for, and what the viewer would get now."""
    say, tile = context.say, context.view.bonus
    own = say("scythe-bonus-own", coins=structure_bonus(context.view, context.seat))
    return "\n".join([say(f"scythe-bonus-{tile}"), say(f"scythe-bonus-tip-{tile}"), own])


def _structure_tip(context: Context, building: str) -> str:
    """Return whose structure it is; of the viewer's own also what it adds."""
    tip = _owned(context, terms.structure(context.say, building), owner(building))
    if owner(building) != context.seat:
        return tip
    return f"{tip}\n{mat_tips.structure(context.view.book, context.say, kind(building))}"


def places(context: Context) -> list[Place]:
    """Return every hexagon of the map."""
    holder = holders(context.view)
    return [
        Place(place_ref(h.id), partial(hex_tip, context, h, holder.get(h.id)), (h.x, h.y))
        for h in context.view.book.board.hexes.values()
    ]
