"""The things and drop targets on the painted board, in map pixels."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.model import UNKNOWN
from game.titles.raiders.rules.state.book import Building, BuildingOption, Settlement
from game.titles.raiders.rules.state.state import (
    RaidersState,
    RaidSpace,
    kind,
    place_ref,
    quest_ref,
    worker_ref,
)
from game.titles.raiders.table import raid_panel
from game.titles.raiders.table.pieces import (
    ClosedFace,
    DieFace,
    NamePlate,
    PieceFace,
    QuestFace,
    RowsFace,
    SpotFace,
)
from game.titles.raiders.table.rows import ARROW, BREAK, Row, counted
from game.titles.raiders.words import phrases
from game.titles.raiders.words.items import closed_ref, plate_ref, plunder_refs, spot_ref
from game.titles.raiders.words.tips import ALL_COLOURS
from game.ui.table.api import Box, Spot, TableContext, Thing

QUEST_RATIO = 440 / 320
ACCENTS = 0.25
"""Above and below a name, in heights of its ribbon: room for accents and descenders."""
PLATE_RIM = 5.0
"""Width of the rim of a plate, in map pixels."""
_PLAIN = {"name": 3.0}
"""Map pixels around a plate that stay free of an outline: a name is at the edge of its place."""
CIVILIZATION_RIM = 4.0
"""The most map pixels by which a civilization's name may extend beyond its painted plate."""
OPTION_ICONS = {
    "hire": "crew", "gain_eagle": "eagle", "gain_horse": "horse", "complete_quest": "quest",
}  # fmt: skip


def box(context: TableContext, place: str, grow: float = 0.0) -> Box:
    """Return the box of a place of the map, grown by `grow` on every side."""
    p = context.view.book.board.places[place]
    return p.x - grow, p.y - grow, p.w + 2 * grow, p.h + 2 * grow


def inside(outer: Box, x: float, y: float, w: float, h: float) -> Box:
    """Return a box given relative to the corner of another one."""
    return outer[0] + x, outer[1] + y, w, h


def things(context: TableContext) -> Iterator[Thing]:
    """Yield everything on the board."""
    for building in context.view.book.buildings.values():
        yield from _building(context, building)
    for civilization in context.view.book.civilizations.values():
        yield from _civilization(context, civilization.id)
        for settlement in civilization.settlement:
            yield from _settlement(context, settlement)
    for place in context.view.book.board.of_kind("quest_space"):
        if place.id in context.view.quests:
            yield _quest(context, place.id, box(context, place.id, -4))
    if context.view.raid:
        raided = context.view.raid.settlement
        yield raid_panel.raid_total(context, context.view.raid, box(context, f"{raided}.cost"))


def _plate(context: TableContext, place: str, face: RowsFace) -> Thing:
    return Thing(plate_ref(place), box(context, place), face, on_board=True, z=1)


def _name(context: TableContext, name: str, grow: float = 0.0) -> Thing:
    """Return the name of a building, civilization or settlement over its ribbon, with room for accents."""
    x, y, w, h = box(context, f"{name}.name", grow)
    more = max(0.0, min(h * ACCENTS, y))  # not beyond the edge of the board
    face = NamePlate(phrases.place(context.say, name), ribbon=h / (h + 2 * more))
    return Thing(plate_ref(f"{name}.name"), (x, y - more, w, h + 2 * more), face, on_board=True, z=1)


# ---------------------------------------------------------------------- village


def _building(context: TableContext, building: Building) -> Iterator[Thing]:
    yield _name(context, building.id)
    yield _plate(context, f"{building.id}.action", RowsFace(building_rows(building)))
    spot = f"{building.id}.spot"
    worker = context.view.village[building.id]
    if worker:
        yield _worker(worker, box(context, spot, 8))
    elif building.place != ALL_COLOURS:
        yield Thing(spot_ref(spot), box(context, spot, -4), SpotFace(building.place), on_board=True, z=2)


def building_rows(building: Building) -> tuple[Row, ...]:
    """Return what a building gives, in icons; options with the same workers and price share a line."""
    rows: dict[Row, Row] = {}
    for option in building.option:
        price, gains = _price(building, option), _gains(option)
        rows[price] = (*rows[price], BREAK, *gains) if price in rows else (*price, *gains)
    return tuple(rows.values())


def _price(building: Building, option: BuildingOption) -> Row:
    """Return the workers that an option is for, unless it is for all, and its cost."""
    who = () if set(option.workers) >= set(building.place) else tuple(f"@{c}" for c in option.workers)
    cost = tuple(part for item, n in option.cost.items() for part in counted(n, item))
    return (*who, *cost, *((ARROW,) if cost else ()))


def _gains(option: BuildingOption) -> Row:
    if option.id == "town_centre":
        return ":card", BREAK, ":hero", BREAK, ":activate"
    parts: list[str] = []
    for step in option.do:
        item = getattr(step, "item", "") or ("cards" if option.id in ("two_cards", "card_and_kumis") else "")
        number = getattr(step, "amount", 1)
        parts += (
            (f"−{number}", ":wound")
            if option.id == "heal"
            else counted(number, item or OPTION_ICONS[option.id])
        )
    return tuple(parts)


def _worker(worker: str, where: Box) -> Thing:
    return Thing(worker_ref(worker), where, PieceFace(f"worker_{kind(worker)}"), on_board=True, z=6)


# ---------------------------------------------------------------------- raids


def _civilization(context: TableContext, name: str) -> Iterator[Thing]:
    yield _name(context, name, CIVILIZATION_RIM)
    dice = [colour for colour, n in context.view.book.civilizations[name].dice.items() for _ in range(n)]
    x, y, w, h = box(context, f"{name}.dice")
    side = min(40.0, (w - 8) / max(2, len(dice)), h - 12)
    if len(dice) > 2:
        side = (h - 10) / 2
    for n, colour in enumerate(dice):
        row, place = divmod(n, 2)
        rows = (len(dice) + 1) // 2
        count = min(2, len(dice) - 2 * row)
        left = x + w / 2 + (place - count / 2) * (side + 3) + 1.5
        top = y + h / 2 + (row - rows / 2) * (side + 2) + 1
        face = DieFace(context.view.book, colour, -1)
        yield Thing(plate_ref(f"{name}.die.{n}"), (left, top, side, side), face, on_board=True, z=2)


def _settlement(context: TableContext, settlement: Settlement) -> Iterator[Thing]:
    view: RaidersState = context.view
    name = settlement.id
    yield _name(context, name)
    yield _plate(context, f"{name}.cost", RowsFace((_cost_row(settlement),)))
    yield _plate(context, f"{name}.results", RowsFace((results_row(settlement),)))
    used = view.spots[name]
    for n in range(len(settlement.spaces)):
        spot = f"{name}.spot.{n + 1}"
        if n < len(used):
            yield _worker(used[n], box(context, spot, 6))
        else:
            face = SpotFace(settlement.accepts)
            yield Thing(spot_ref(spot), box(context, spot, -2), face, on_board=True, z=2)
    for slot in settlement.spaces:
        place = f"{name}.{slot.slot}"
        if place in view.spaces:
            yield from _raid_space(context, place, view.spaces[place])
        else:
            yield Thing(closed_ref(place), box(context, place), ClosedFace(), on_board=True, z=1)


def _cost_row(settlement: Settlement) -> Row:
    parts = [str(settlement.min_crew), ":crew"]
    for item, n in settlement.cost.items():
        if n:
            parts += [str(n), ":" + item]
    return tuple(parts)


def results_row(settlement: Settlement) -> Row:
    """Return the results of a settlement: from which strength on, and what then."""
    parts: list[str] = []
    for band in settlement.bands:
        if parts:
            parts.append(BREAK)
        parts += (f"{band.min_strength}+", *raid_panel.result_row(band))
    return tuple(parts)


def _raid_space(context: TableContext, place: str, space: RaidSpace) -> Iterator[Thing]:
    """Yield worker, plunder (up to four pieces) and facedown quest; once raided, the faceup quest."""
    where = box(context, place)
    if space.worker:
        yield _worker(space.worker, inside(where, 27, -4, 64, 64))
    if place in context.view.quests:
        tile = inside(where, 3, 38, 112, 106) if space.raided else inside(where, 13, 82, 92, 66)
        yield _quest(context, place, tile)
    for number, (ref, item) in enumerate(plunder_refs(place, space.plunder)):
        x, y = 9 + 50 * (number % 2), 56 + 46 * (number // 2)
        yield Thing(ref, inside(where, x, y, 50, 50), PieceFace(item), on_board=True, z=5)


def _quest(context: TableContext, place: str, where: Box) -> Thing:
    book, quest = context.view.book, context.view.quests[place]
    if quest == UNKNOWN:
        return Thing(quest_ref(place), where, QuestFace(book, ""), on_board=True, z=3)
    face = QuestFace(book, quest)
    return Thing(quest_ref(place), where, face, on_board=True, z=4, large=face, large_ratio=QUEST_RATIO)


# ---------------------------------------------------------------------- drops


def _place(context: TableContext, place: str, plates: tuple[str, ...]) -> Spot:
    """Return the drop target of a building or a settlement, whose plates stay readable."""
    plain = tuple(box(context, f"{place}.{plate}", _PLAIN.get(plate, -PLATE_RIM)) for plate in plates)
    return Spot(place_ref(place), box(context, place), on_board=True, z=-3, words=plain)


def spots(context: TableContext) -> Iterator[Spot]:
    """Yield buildings, settlements and raid spaces as drop targets."""
    book = context.view.book
    for name in book.buildings:
        yield _place(context, name, ("name", "action"))
    for name in book.settlements:
        yield _place(context, name, ("name", "cost", "results"))
    for name, space in context.view.spaces.items():
        if not space.raided:
            yield Spot(place_ref(name), box(context, name), on_board=True, z=-2)
