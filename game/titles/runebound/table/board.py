"""What lies on the painted map of Runebound, in map pixels: Heroes, counters, fallen towns, names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial

from game.engine.board.places import Hex
from game.engine.model import Action, Seat
from game.engine.order import following
from game.presentation.title_words import Tip
from game.titles.runebound.rules.adventure import Draw
from game.titles.runebound.rules.book import PHASES, Book, Guard, Space
from game.titles.runebound.rules.state import RuneboundState, figure_ref, space_ref
from game.titles.runebound.table import faces, names, text, words
from game.titles.runebound.table.pieces import HeroFace, NameFace, PieceFace, PortraitFace
from game.ui.table.api import Box, Spot, TableContext, Thing
from game.ui.table.drawing import territory

PAINTING = "runebound/board.jpg"
MARK, MEDAL = 84.0, 120.0
"""Size of a counter and of the portrait of an undefeated Challenge, in map pixels."""
NAME_HIGH, NAME_ENDS, LETTER = 92.0, 60.0, 40.0
"""Of a town's ribbon: its height, what it has besides its letters, and the breadth of one, in map pixels at
the farthest zoom."""
WIDE, LARGEST, LARGEST_PAIR = 240.0, 150.0, 112.0
"""Of a hexagon 232 wide: the breadth that Heroes take; how large one of them is at most."""
DEPTH, STEP = 0.70, 0.74
"""How far a row stands before the one behind it, and a Hero from its neighbour, by their size. Rows stand
half a step apart sideways, so that no Hero hides the base of the one behind it."""
ROWS = 2
"""Rows of Heroes on one hexagon at most."""
Told = Callable[[str], str]
"""What is said of a space besides, "" where it is nothing."""


def things(context: TableContext, told: Told) -> Iterator[Thing]:
    """Everything on the map, what lies lowest first."""
    view: RuneboundState = context.view
    laid = [_counter(context, space, told) for space in view.counters]
    laid += [_undefeated(context, space, told) for space in view.undefeated]
    for town in view.book.towns:
        laid += _town(context, town, told)
    laid += _heroes(context)
    rings = (_about(middle, MARK, MARK) for middle in marks(view.book).values())
    yield from _outlines(view.book)
    yield from names.regions(context, (*rings, *(thing.box for thing in laid)))
    yield from laid


@cache
def _outlines(book: Book) -> tuple[Thing, ...]:
    """The outline of every hexagon, which nobody holds."""
    return tuple(territory.outline(hexagon.id, box(book, hexagon)) for hexagon in book.board.hexes.values())


def spots(context: TableContext, told: Told) -> Iterator[Spot]:
    """Every hexagon as a place to drop on."""
    book = context.view.book
    for hexagon in book.board.hexes.values():
        tip = partial(_hex_tip, context, hexagon.id, told)
        yield Spot(space_ref(hexagon.id), box(book, hexagon), on_board=True, shape="hex", tip=tip, z=-3)


def box(book: Book, hexagon: Hex) -> Box:
    """The box that a hexagon fills."""
    layout = book.board.layout
    w, h = (layout.width, layout.height) if layout is not None else (0.0, 0.0)
    return hexagon.x - w / 2, hexagon.y - h / 2, w, h


def hexagons(book: Book) -> list[Box]:
    """Where every hexagon of the map lies."""
    return [box(book, hexagon) for hexagon in book.board.hexes.values()]


@cache
def marks(book: Book) -> dict[str, tuple[float, float]]:
    """The middle of the ring for a counter on each adventure space."""
    return {place.of: place.centre for place in book.board.of_kind("adventure")}


def _about(middle: tuple[float, float], w: float, h: float) -> Box:
    return middle[0] - w / 2, middle[1] - h / 2, w, h


# ---------------------------------------------------------------------- names


def _town(context: TableContext, town: str, told: Told) -> Iterator[Thing]:
    """Its name; where it has fallen the flames, and whom the Retinue sent there."""
    view: RuneboundState = context.view
    hexagon, say = view.book.board.hexes[town], context.ui.say
    fallen = town in view.overrun
    if fallen:
        yield Thing(
            f"overrun:{town}", _about((hexagon.x, hexagon.y - 14), 150, 150), PieceFace("overrun"),
            on_board=True, z=1, tip=say("runebound-map-fallen"), shape="figure",
        )  # fmt: skip
    if card := view.retinue.get(town):
        tip = partial(_challenge_tip, context, card, "retinue")
        yield _portrait(context, f"retinue:{town}", (hexagon.x + 56, hexagon.y - 6), card, tip)
    name = words.town(say, town)
    where = _about((hexagon.x, hexagon.y + 80), LETTER * len(name) + NAME_ENDS, NAME_HIGH)
    yield Thing(
        f"name:{town}", where, NameFace(name, "fallen" if fallen else "town"), on_board=True, z=6,
        tip=partial(_town_tip, context, town, told),
    )  # fmt: skip


# ---------------------------------------------------------------------- counters


def _counter(context: TableContext, space: str, told: Told) -> Thing:
    record = context.view.book.spaces[space]
    name = f"adventure_{record.adventure}{'_star' if record.star else ''}"
    x, y = marks(context.view.book)[space]
    if space in context.view.undefeated:
        x -= 56
    return Thing(
        f"counter:{space}", _about((x, y), MARK, MARK), PieceFace(name), on_board=True, z=1,
        tip=partial(_counter_tip, context, space, told), shape="round", act=_faced(context, space),
    )  # fmt: skip


def _faced(context: TableContext, space: str) -> Action | None:
    """What waits on the space where the seat's Hero stands can be clicked itself."""
    return Draw() if space == context.view.players[context.seat].space else None


def _undefeated(context: TableContext, space: str, told: Told) -> Thing:
    """The portrait of a Challenge beside its counter, with its number on the track."""
    hexagon = context.view.book.board.hexes[space]
    x, y = marks(context.view.book).get(space, (hexagon.x, hexagon.y + 34))
    beside = 36 if space in context.view.counters else 0
    card = context.view.undefeated[space]
    number = list(context.view.undefeated.values()).index(card) + 1
    tip = partial(_challenge_tip, context, card, "undefeated", partial(told, space))
    portrait = _portrait(context, f"undefeated:{space}", (x + beside, y - 2), card, tip, number)
    return replace(portrait, act=_faced(context, space))


def _portrait(
    context: TableContext, ref: str, middle: tuple[float, float], card: str, tip: Tip, number: int = 0
) -> Thing:
    book = context.view.book
    return Thing(
        ref, _about(middle, MEDAL, MEDAL), PortraitFace(book, card, number), on_board=True, z=2,
        tip=tip, large=faces.CardFace(book, card), large_ratio=faces.RATIO, shape="round",
    )  # fmt: skip


def foe(context: TableContext, card: str) -> str:
    """A Challenge in words: what its card says, its Life, targets and damage."""
    say, book = context.ui.say, context.view.book
    record = book.challenges[card]
    numbers: dict[str, int] = {"life": record.life}
    for phase in PHASES:
        guard: Guard = getattr(record, phase)
        numbers |= {phase: guard.target, f"{phase}_hits": guard.damage}
    return "\n".join((text.whole(say, book, card), say("runebound-map-foe", **numbers)))


# ---------------------------------------------------------------------- Heroes


def heroes_at(view: RuneboundState) -> dict[str, list[Seat]]:
    """Space -> seats whose Heroes stand there, in turn order from the active one, which comes last."""
    found: dict[str, list[Seat]] = {}
    for seat in view.after(following(range(view.seats), view.active)):
        found.setdefault(view.players[seat].space, []).append(seat)
    return found


def _heroes(context: TableContext) -> Iterator[Thing]:
    for space, seats in heroes_at(context.view).items():
        for seat, where in zip(seats, places(context.view.book, space, len(seats)), strict=True):
            yield _hero(context, seat, where)


def _hero(context: TableContext, seat: Seat, where: Box) -> Thing:
    """In a combat the figure lies in its scene; on the map there is then its token alone."""
    view: RuneboundState = context.view
    who, hero = context.people[seat], view.players[seat].hero
    face = HeroFace(hero, who.colour, view.active == seat, seat == context.seat)
    ref = figure_ref(hero) if view.fight is None else f"token:{hero}"
    tip = _hero_tip(context, seat)
    return Thing(ref, where, face, on_board=True, z=5, tip=tip, shape="figure")


def places(book: Book, space: str, count: int) -> list[Box]:
    """Boxes of Heroes on one space, the back row first: above its counter, where it can have one."""
    hexagon = book.board.hexes[space]
    town, counter = book.spaces[space].terrain == "town", book.spaces[space].adventure
    top, bottom = -112.0, 40.0 if town else 52.0 if counter else 92.0
    size, rows = max((_largest(count, n, bottom - top), n) for n in range(1, ROWS + 1))
    first = hexagon.y + (top + bottom) / 2 - size * (1 + DEPTH * (rows - 1)) / 2
    placed: list[Box] = []
    for n in range(rows):
        aside = (n - (rows - 1) / 2) * size * STEP / 2
        placed += _row(hexagon.x + aside, first + n * DEPTH * size, size, (count + n) // rows)
    return placed


def _largest(count: int, rows: int, high: float) -> float:
    """How large so many Heroes can be in so many rows."""
    most = LARGEST if count == 1 else LARGEST_PAIR
    broad = 1 + STEP * (-(-count // rows) - 1 + (rows - 1) / 2)
    return min(most, high / (1 + DEPTH * (rows - 1)), WIDE / broad)


def _row(x: float, y: float, size: float, count: int) -> list[Box]:
    step = size * (STEP if count > 2 else 0.96)
    left = x - (size + step * (count - 1)) / 2
    return [(left + n * step, y, size, size) for n in range(count)]


# ---------------------------------------------------------------------- tips


def _hex_tip(context: TableContext, space: str, told: Told) -> str:
    """What a space is, where it lies and who stands there."""
    say, record = context.ui.say, context.view.book.spaces[space]
    lines = [_land(say, record)]
    if record.terrain == "town":
        lines.append(_market(context, space))
    if record.adventure and space not in context.view.counters:
        lines.append(say("runebound-map-empty", colour=record.adventure))
    lines += [_hero_tip(context, seat) for seat in heroes_at(context.view).get(space, ())]
    return _joined(*lines, told(space))


def _land(say: words.Say, space: Space) -> str:
    """A space by its land and its region, a town by its name."""
    land = words.sentence(words.ground(say, space))
    if not space.region:
        return land
    return say("runebound-map-land", land=land, region=words.region(say, space.region))


def _hero_tip(context: TableContext, seat: Seat) -> str:
    """A Hero and whose it is."""
    hero = words.hero(context.ui.say, context.view.players[seat].hero)
    return context.ui.say("runebound-map-hero", hero=hero, name=context.people[seat].name)


def _counter_tip(context: TableContext, space: str, told: Told) -> str:
    """Which adventure waits there, and whether Events refresh it."""
    say, record = context.ui.say, context.view.book.spaces[space]
    star = say("runebound-map-star") if record.star else ""
    return _joined(say("runebound-map-counter", colour=record.adventure), star, told(space))


def _challenge_tip(context: TableContext, card: str, kind: str, told: Callable[[], str] = str) -> str:
    """Why a Challenge lies there, and what it is."""
    return _joined(context.ui.say(f"runebound-map-{kind}"), foe(context, card), told())


def _town_tip(context: TableContext, town: str, told: Told) -> str:
    """A town and its market."""
    return _joined(words.town(context.ui.say, town), _market(context, town), told(town))


def _joined(*lines: str) -> str:
    return "\n".join(filter(None, lines))


def _market(context: TableContext, town: str) -> str:
    """What can be bought in a town, or that nobody enters it any more."""
    say, view = context.ui.say, context.view
    if town in view.overrun:
        return say("runebound-map-fallen")
    cards = view.stalls.get(town, ())
    if not cards:
        return say("runebound-map-market-empty")
    names = words.listed(say, [words.card(say, card) for card in cards])
    return say("runebound-map-market", cards=names)
