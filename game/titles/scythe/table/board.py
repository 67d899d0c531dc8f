"""What lies on the painted map of Scythe, in map pixels: pieces on hexagons, home bases."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from game.engine.board.places import Hex
from game.engine.flow import choices
from game.engine.model import Ref, Seat
from game.titles.scythe.rules.abilities import crowded
from game.titles.scythe.rules.book import Book
from game.titles.scythe.rules.control import holders
from game.titles.scythe.rules.encounters import ChooseOption
from game.titles.scythe.rules.reach import moving, under_way
from game.titles.scythe.rules.scoring import structure_bonus
from game.titles.scythe.rules.state import (
    RESOURCES,
    ScytheState,
    goods_ref,
    is_fighter,
    kind,
    owner,
    place_ref,
    unit_ref,
)
from game.titles.scythe.rules.ways import LAKE
from game.titles.scythe.table import airships, tips, words
from game.titles.scythe.table import token_rows as stack
from game.titles.scythe.table import tokens as scythe_tokens
from game.titles.scythe.table.faces import ability_of
from game.titles.scythe.table.pieces import COLOURS, BaseFace, BonusFace, FigureFace, TokenFace
from game.ui.table.api import Box, Spot, TableContext, Thing
from game.ui.table.drawing import territory

PAINTING = "scythe/board.jpg"
CORNER: Box = (1494.0, 26.0, 650.0, 168.0)
"""Map pixels without a hexagon, in the north-east."""
ORDER = {"character": 0, "mech": 1, "worker": 2}
Group = list[str]
"""Units that are shown as one figure, the one named by options first."""


def things(context: TableContext) -> Iterator[Thing]:
    """Everything on the map, home bases first."""
    view: ScytheState = context.view
    yield from _outlines(context)
    yield from _bases(context)
    if view.bonus and not (view.stack and isinstance(view.stack[-1], ChooseOption)):
        yield _bonus(context)  # a large card would cover half of it
    built = {place: building for building, place in view.buildings.items()}
    standing = _groups(context)
    tokens, aloft = [*view.flags, *view.traps], view.airships.values()
    for place in dict.fromkeys([*view.encounters, *built, *view.goods, *tokens, *standing, *aloft]):
        if place in view.airships:
            continue
        hexagon = context.view.book.board.hexes[place]
        yield from scythe_tokens.things(context, hexagon)
        yield from airships.things(context, hexagon)
        if place in view.encounters:
            yield _encounter(context, hexagon)
        if place in built:
            yield _structure(context, hexagon, built[place])
        yield from _goods(context, hexagon)
        yield from _units(context, hexagon, standing.get(place, []))


def spots(context: TableContext) -> Iterator[Spot]:
    """Every hexagon as a place to drop on; units hidden in a stack at the place of the stack."""
    by = holders(context.view)
    for hexagon in context.view.book.board.hexes.values():
        tip = partial(hex_tip, context, hexagon, by.get(hexagon.id))
        yield Spot(
            place_ref(hexagon.id), box(context.view.book, hexagon), on_board=True, shape="hex", tip=tip, z=-3
        )
    standing = _groups(context)
    for place, groups in standing.items():
        boxes = _boxes(context.view, context.view.book.board.hexes[place], len(groups))
        for group, where in zip(groups, boxes, strict=True):
            for unit in group[1:]:
                yield Spot(unit_ref(unit), where, on_board=True, shape="round", z=4)
    yield from airships.spots(context)


@cache
def _size(book: Book) -> tuple[float, float]:
    layout = book.board.layout
    return (layout.width, layout.height) if layout is not None else (0.0, 0.0)


def box(book: Book, hexagon: Hex) -> Box:
    """The box that a hexagon fills."""
    w, h = _size(book)
    return hexagon.x - w / 2, hexagon.y - h / 2, w, h


def hexagons(book: Book) -> list[Box]:
    """Where every hexagon of the map lies."""
    return [box(book, hexagon) for hexagon in book.board.hexes.values()]


def _outlines(context: TableContext) -> Iterator[Thing]:
    """The edge of every territory, in the colour of who controls it."""
    view, by = context.view, holders(context.view)
    for hexagon in view.book.board.hexes.values():
        holder = by.get(hexagon.id)
        colour = context.people[holder].colour if holder is not None else ""
        yield territory.outline(hexagon.id, box(view.book, hexagon), colour)


# ---------------------------------------------------------------------- pieces


def _bases(context: TableContext) -> Iterator[Thing]:
    occupied = set(context.view.at.values())
    for player in context.view.players:
        if player.faction:
            hexagon = context.view.book.board.hexes[context.view.book.bases[player.faction]]
            name = words.faction(context.ui.say, player.faction)
            face = BaseFace(COLOURS[player.faction], "" if hexagon.id in occupied else name)
            where = (hexagon.x - 100, hexagon.y - 92, 200.0, 190.0)
            yield Thing(f"base:{player.faction}", where, face, on_board=True, z=-2, tip=name)


def _bonus(context: TableContext) -> Thing:
    """The structure bonus tile, in the corner of the map where no hexagon is."""
    say, view = context.ui.say, context.view
    tile = context.view.book.bonuses[view.bonus]
    steps = [say("scythe-bonus-step", count=step.count, coins=step.coins) for step in tile.step]
    name = say(f"scythe-bonus-{tile.id}")
    face = BonusFace(name, "  ".join(steps))
    own = say("scythe-bonus-own", coins=structure_bonus(view, context.seat))
    tip = "\n".join([name, say(f"scythe-bonus-tip-{tile.id}"), own])
    laid, ratio = bool(view.turn), CORNER[2] / CORNER[3]
    where = CORNER if laid else _beside(context, ratio)
    return Thing(
        "bonus", where, face, on_board=laid, pinned=True, solid=True, z=12, tip=tip,
        large=face, large_ratio=ratio,
    )  # fmt: skip


def _beside(context: TableContext, ratio: float) -> Box:
    """Where the tile lies before the game, while cards cover the map: on the place of the mats."""
    mat = context.areas.mat
    width = mat.width * 7 / 8
    return mat.centerx - width / 2, mat.y + mat.height / 6, width, width / ratio


def _encounter(context: TableContext, hexagon: Hex) -> Thing:
    tip = context.ui.say("scythe-tip-encounter")
    where = stack.token(hexagon.x, hexagon.y)
    return Thing(
        f"encounter:{hexagon.id}", where, TokenFace("encounter"), on_board=True, z=2, tip=tip, shape="round"
    )


def _structure(context: TableContext, hexagon: Hex, building: str) -> Thing:
    faction = context.view.players[owner(building)].faction
    where = stack.structure(hexagon.x, hexagon.y, at_right=context.view.book.territories[hexagon.id].tunnel)
    tip = _owned(context, words.structure(context.ui.say, building), owner(building))
    if owner(building) == context.seat:
        tip += f"\n{tips.structure(context.view.book, context.ui.say, kind(building))}"
    face = FigureFace(kind(building), faction)
    return Thing(f"built:{building}", where, face, on_board=True, z=3, tip=tip, shape="figure")


def _goods(context: TableContext, hexagon: Hex) -> Iterator[Thing]:
    lying = context.view.goods.get(hexagon.id)
    if lying is None:
        return
    kinds = [item for item in RESOURCES if lying.of(item)]
    for item, where in stack.goods(hexagon.x, hexagon.y, kinds):
        tip = words.amount(context.ui.say, item, lying.of(item))
        face = TokenFace(item, lying.of(item), True)
        ref = goods_ref(hexagon.id, item)
        yield Thing(ref, where, face, on_board=True, z=7, tip=tip, shape="figure")


def _units(context: TableContext, hexagon: Hex, groups: list[Group]) -> Iterator[Thing]:
    move, load = moving(context.view), under_way(context.view)
    moved = dict(move.moved) if move else {}
    boxes = _boxes(context.view, hexagon, len(groups))
    for group, where in zip(groups, boxes, strict=True):
        unit, seat = group[0], owner(group[0])
        faction = context.view.players[seat].faction
        moves = unit in load.units
        own, spent = seat == context.seat, unit in moved and not moves
        face = FigureFace(kind(unit), faction, len(group), moves, spent, own)
        tip = _unit_tip(context, group, seat)
        yield Thing(unit_ref(unit), where, face, on_board=True, z=5, tip=tip, shape="figure")


def _boxes(view: ScytheState, hexagon: Hex, count: int) -> list[Box]:
    place = hexagon.id
    above, beside = place in view.buildings.values(), place in view.flags or place in view.traps
    return stack.units(hexagon.x, hexagon.y, count, above=above, below=place in view.goods, beside=beside)


def _groups(context: TableContext) -> dict[str, list[Group]]:
    """The figures on each place: fighters one by one, equal workers of a seat as one."""
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


def _offered(context: TableContext) -> set[Ref | None]:
    """What the options of the seat's Move name."""
    if moving(context.view) is None or context.view.active != context.seat:
        return set()
    asked = choices(context.view).get(context.seat, [])
    return {ref for c in asked if c.reason is None for ref in (c.option.source, c.option.target)}


def own(context: TableContext) -> list[Ref]:
    """The seat's units and structures on the map, its character first."""
    view, seat = context.view, context.seat
    units = sorted((u for u in view.at if owner(u) == seat), key=lambda u: ORDER[kind(u)])
    return [*map(unit_ref, units), *(f"built:{b}" for b in view.buildings if owner(b) == seat)]


# ---------------------------------------------------------------------- tips


def _unit_tip(context: TableContext, group: Group, seat: Seat) -> str:
    """Whose they are; of a mech also what it lets its side do."""
    whose, unit, view = _owned(context, _named(context, group), seat), group[0], context.view
    if kind(unit) != "mech":
        return whose
    faction, ability = view.players[seat].faction, unit.split(".")[2]
    record = ability_of(view.book, faction, ability, crowded(view))
    return f"{whose}\n{words.ability_text(context.ui.say, record, brief=True)}"


def _named(context: TableContext, group: Group) -> str:
    say = context.ui.say
    if len(group) > 1:
        return say("scythe-tip-workers", amount=len(group))
    return words.sentence(words.unit(say, group[0]))


def _owned(context: TableContext, what: str, seat: Seat) -> str:
    return context.ui.say("scythe-tip-owned", what=what, name=context.people[seat].name)


def hex_tip(context: TableContext, hexagon: Hex, holder: Seat | None) -> str:
    """What a territory is, what it gives, and who controls it."""
    say, land = context.ui.say, context.view.book.territories[hexagon.id]
    lines = [words.sentence(words.place(say, hexagon.id))]
    if gives := context.view.book.produces.get(land.terrain):
        name = words.sentence(words.terrain(say, land.terrain))
        lines.append(say("scythe-tip-land", name=name, gives=words.token(gives)))
    elif land.terrain == LAKE:
        lines.append(say("scythe-legend-lake", name=words.sentence(words.terrain(say, LAKE))))
    if land.tunnel:
        lines.append(say("scythe-tip-tunnel"))
    if land.terrain == "factory" and context.view.factory:
        lines.append(say("scythe-tip-factory-cards", amount=len(context.view.factory)))
    if holder is not None:
        lines.append(say("scythe-tip-holder", name=context.people[holder].name))
    return "\n".join(lines)
