"""The viewer's player board, hand, decks and the row of animals, in window pixels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.engine.model import UNKNOWN
from game.titles.raiders.rules.state.book import GOODS, PLUNDER
from game.titles.raiders.rules.state.state import (
    ANIMAL_LINE,
    CREW_SPACES,
    DISCARD,
    Player,
    Space,
    card_ref,
    kind,
    mat_ref,
    space_ref,
    worker_ref,
    wound_ref,
)
from game.titles.raiders.table.cards import (
    CARD_RATIO,
    AnimalFace,
    BackFace,
    CrewFace,
    HalfFace,
    HeroFace,
    PairFace,
    PileFace,
)
from game.titles.raiders.table.pieces import GoodsFace, PieceFace, SlotFace
from game.titles.raiders.words.items import CREW_DECK, goods_ref, plate_ref
from game.titles.raiders.words.raid_preview import strength_of
from game.titles.raiders.words.wounds import wounds_to_place
from game.ui.table.api import Face, Spot, TableContext, Thing
from game.ui.table.drawing.drawn_faces import GroundFace
from game.ui.table.drawing.hand_cards import cards_in_hand
from game.ui.table.drawing.seat_parts import boxed
from game.ui.window import rooms

HALF_SHARE, MAX_HALF = 0.165, 0.235
"""Least and largest height of the place for an eagle or a horse, as shares of the mat's height."""
TALLEST_CREW = 2.1
"""Largest height of a crew member on the mat, as a multiple of its width."""
MIN_LEFT, MAX_COLUMN, MAX_PILE = 0.18, 0.142, 0.108
"""Shares of the mat's width: the least of hero and goods, the largest of a crew column and of the piles."""
MIN_ANIMAL = 58
"""Least width of an animal card, in design pixels; where its row is low, its halves are cut instead."""


@dataclass(frozen=True)
class Plan:
    """The rectangles of the parts of mat and hand."""

    left: pygame.Rect
    columns: tuple[pygame.Rect, ...]
    piles: pygame.Rect
    line: tuple[pygame.Rect, ...]
    hand: pygame.Rect


def plan(context: TableContext) -> Plan:
    """Divide mat and hand into hero and goods, five crew columns, piles, the row of animals, and the hand."""
    px, hand, gap = context.ui.px, context.areas.hand, context.ui.px(5)
    mat = rooms.inset(context.areas.mat, px(3), px(2))
    pile = min(round((mat.height - gap) / 2 * CARD_RATIO), round(mat.width * MAX_PILE))
    left_width = round(mat.width * MIN_LEFT)
    crew_h = round(mat.height * (1 - 2 * HALF_SHARE)) - 2 * gap
    free = mat.width - left_width - pile - (CREW_SPACES + 3) * gap
    column = min(round(crew_h * CARD_RATIO), free // CREW_SPACES, round(mat.width * MAX_COLUMN))
    line_h = (min(mat.height, hand.height) - 2 * gap) // 3
    line_w = max(round(line_h * CARD_RATIO), min(px(MIN_ANIMAL), line_h))
    piles = pygame.Rect(mat.right - pile, mat.y, pile, mat.height)
    first = piles.x - 2 * gap - CREW_SPACES * (column + gap) + gap
    columns = tuple(
        pygame.Rect(first + n * (column + gap), mat.y, column, mat.height) for n in range(CREW_SPACES)
    )
    left = pygame.Rect(mat.x, mat.y, first - 2 * gap - mat.x, mat.height)
    cards = max(context.view.book.start.animal_line, len(context.view.animal_line))
    step = line_h + gap if cards <= 3 else (min(mat.height, hand.height) - line_h) // (cards - 1)
    line = tuple(pygame.Rect(hand.x, hand.y + n * step, line_w, line_h) for n in range(cards))
    rest = pygame.Rect(hand.x + line_w + 2 * gap, hand.y, hand.width - line_w - 2 * gap, hand.height)
    return Plan(left, columns, piles, line, rest)


def things(context: TableContext) -> Iterator[Thing]:
    """Yield everything outside the board."""
    p = plan(context)
    player: Player = context.view.players[context.seat]
    ground = context.areas.mat.inflate(context.ui.px(6), context.ui.px(6))
    yield Thing(plate_ref("mat"), boxed(ground), GroundFace(), z=-2)
    yield from _left(context, p.left, player)
    for number, (column, space) in enumerate(zip(p.columns, player.spaces, strict=True)):
        yield from _column(context, column, number, space)
    yield from _piles(context, p.piles)
    for place, animal in zip(p.line, context.view.animal_line, strict=False):
        yield _animal(context, place, animal)
    yield from _hand(context, p.hand, player)
    yield from _draft(context)


# ---------------------------------------------------------------------- hero and goods


def _left(context: TableContext, room: pygame.Rect, player: Player) -> Iterator[Thing]:
    px, gap = context.ui.px, context.ui.px(5)
    hero = pygame.Rect(room.x, room.y, 0, round(room.height * 0.46))
    hero.width = min(round(hero.height * CARD_RATIO), round(room.width * 0.58))
    hero.height = round(hero.width / CARD_RATIO)
    if player.hero:
        yield _hero(context, hero, player)
    vp = pygame.Rect(hero.right + gap, 0, room.right - hero.right - gap, min(px(30), hero.height // 3))
    vp.bottom = hero.bottom
    yield from _held(context, pygame.Rect(vp.x, hero.y, vp.width, vp.y - hero.y - gap), player)
    yield Thing(plate_ref("vp"), boxed(vp), GoodsFace("vp", player.vp), z=1)
    yield from _goods(
        context, pygame.Rect(room.x, hero.bottom + gap, room.width, room.bottom - hero.bottom - gap), player
    )


def _hero(context: TableContext, rect: pygame.Rect, player: Player) -> Thing:
    face = HeroFace(context.view.book, player.hero)
    return Thing(card_ref(player.hero), boxed(rect), face, z=3, large=face)


def _held(context: TableContext, rect: pygame.Rect, player: Player) -> Iterator[Thing]:
    """Yield the held worker, or the wounds while they are placed."""
    yield Thing(plate_ref("held"), boxed(rect), SlotFace("worker"), z=0)
    if wounds := wounds_to_place(context):
        yield Thing(wound_ref(wounds), boxed(rect), PieceFace("wound", wounds), z=6)
    elif player.worker:
        yield Thing(worker_ref(player.worker), boxed(rect), PieceFace(f"worker_{kind(player.worker)}"), z=6)


def _goods(context: TableContext, room: pygame.Rect, player: Player) -> Iterator[Thing]:
    gap = context.ui.px(4)
    cell_w, cell_h = (room.width - gap) // 2, (room.height - 3 * gap) // 4
    for n, item in enumerate((*GOODS, "strength", *PLUNDER)):
        column, row = divmod(n, 4)
        box = pygame.Rect(room.x + column * (cell_w + gap), room.y + row * (cell_h + gap), cell_w, cell_h)
        yield _counter(context, item, box, player)


def _counter(context: TableContext, item: str, rect: pygame.Rect, player: Player) -> Thing:
    if item == "strength":
        total, raiding = strength_of(context.view, context.seat)
        return Thing(plate_ref("strength"), boxed(rect), GoodsFace("strength", total, raiding), z=1)
    number = getattr(player, item)
    over = item in GOODS and number > getattr(context.view.book.limits, item)
    return Thing(goods_ref(item), boxed(rect), GoodsFace(item, number, over), z=1)


# ---------------------------------------------------------------------- crew


def parts(context: TableContext, column: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the places of eagle, crew and horse in a column: the crew's is as high as it can be, the animals
    share what is left."""
    gap, high = context.ui.px(5), column.height
    left = (high - round(column.width * TALLEST_CREW)) // 2 - gap
    half = max(round(high * HALF_SHARE), min(round(high * MAX_HALF), left))
    eagle = pygame.Rect(column.x, column.y, column.width, half)
    horse = pygame.Rect(column.x, column.bottom - half, column.width, half)
    crew = pygame.Rect(column.x, eagle.bottom + gap, column.width, horse.y - eagle.bottom - 2 * gap)
    return eagle, crew, horse


def _column(context: TableContext, column: pygame.Rect, number: int, space: Space) -> Iterator[Thing]:
    book = context.view.book
    eagle, crew, horse = parts(context, column)
    for name, rect in (("eagle", eagle), ("crew", crew), ("horse", horse)):
        yield Thing(plate_ref(f"space.{number}.{name}"), boxed(rect), SlotFace(name), z=0)
    if space.crew:
        face = CrewFace(book, space.crew, hired=True, wounds=space.wounds)
        card = pygame.Rect(0, 0, crew.width, min(crew.height, round(crew.width * TALLEST_CREW)))
        card.center = crew.center
        yield Thing(card_ref(space.crew), boxed(card), face, z=3, large=CrewFace(book, space.crew))
    for side, animal, rect in (("eagle", space.eagle, eagle), ("horse", space.horse, horse)):
        if animal:
            half = HalfFace(book, animal, side, animal in context.view.used)
            yield Thing(card_ref(animal), boxed(rect), half, z=3, large=AnimalFace(book, animal))


# ---------------------------------------------------------------------- piles, line, hand


def _piles(context: TableContext, room: pygame.Rect) -> Iterator[Thing]:
    view = context.view
    height = min(round(room.width / CARD_RATIO), (room.height - context.ui.px(5)) // 2)
    deck = pygame.Rect(room.x, room.y, room.width, height)
    pile = deck.move(0, height + context.ui.px(5))
    yield Thing(CREW_DECK, boxed(deck), BackFace("crew", len(view.crew_deck)), z=1)
    top = view.crew_discard[-1] if view.crew_discard else ""
    large: Face | None = CrewFace(view.book, top) if top else None
    face = PileFace(view.book, top, len(view.crew_discard))
    yield Thing(DISCARD, boxed(pile), face, z=1, large=large)


def _animal(context: TableContext, rect: pygame.Rect, animal: str) -> Thing:
    face = AnimalFace(context.view.book, animal)
    return Thing(card_ref(animal), boxed(rect), face, z=4, large=face, back=BackFace("animal"))


def _hand(context: TableContext, room: pygame.Rect, player: Player) -> Iterator[Thing]:
    height = min(round(room.height * 0.93), context.ui.px(400))
    size = (round(height * CARD_RATIO), height)
    for n, (card, (where, angle)) in enumerate(
        zip(player.hand, cards_in_hand(room, len(player.hand), size), strict=True)
    ):
        if card == UNKNOWN:
            yield Thing(f"back:{context.seat}.{n}", where, BackFace("crew"), z=10 + n, angle=angle)
            continue
        face = CrewFace(context.view.book, card)
        yield Thing(
            card_ref(card),
            where,
            face,
            z=10 + n,
            angle=angle,
            large=face,
            origin=CREW_DECK,
            back=BackFace("crew"),
            lifts=True,
        )


# ---------------------------------------------------------------------- draft


def _draft(context: TableContext) -> Iterator[Thing]:
    """Yield the pairs of hero and crew card, large in the middle."""
    pairs = context.view.pairs
    if not pairs:
        return
    board, ui = context.areas.board, context.ui
    rows = 1 if len(pairs) < 4 else 2
    per_row = -(-len(pairs) // rows)
    gap = ui.px(14)
    height = min((board.height - (rows + 2) * gap) // rows, ui.px(310))
    width = round(height * CARD_RATIO)
    width = min(width, (board.width - (per_row + 2) * gap) // (2 * per_row) - ui.px(2))
    height = round(width / CARD_RATIO)
    ground = pygame.Rect(0, 0, per_row * (2 * width + gap) + gap, rows * (height + gap) + gap)
    ground.center = board.center
    yield Thing(plate_ref("draft"), boxed(ground), GroundFace(), z=20)
    for n, (hero, crew) in enumerate(pairs.items()):
        row, column = divmod(n, per_row)
        inset = (per_row - min(per_row, len(pairs) - row * per_row)) * (2 * width + gap) // 2
        x, y = ground.x + gap + inset + column * (2 * width + gap), ground.y + gap + row * (height + gap)
        face = PairFace(context.view.book, hero, crew)
        where = (x, y, 2 * width, height)
        yield Thing(card_ref(hero), where, face, z=22, large=face, large_ratio=2 * CARD_RATIO)


# ---------------------------------------------------------------------- drops


def spots(context: TableContext) -> Iterator[Spot]:
    """Yield the mat, its crew spaces, the row of animals and the heroes of others as drop targets."""
    p = plan(context)
    yield Spot(mat_ref(context.seat), boxed(context.areas.mat), z=-3)
    whole = p.line[0].unionall(list(p.line[1:]))
    yield Spot(ANIMAL_LINE, boxed(whole), z=-1)
    for number, column in enumerate(p.columns):
        for name, rect in zip(("eagle", "crew", "horse"), parts(context, column), strict=True):
            yield Spot(space_ref(context.seat, number, name), boxed(rect), z=4)
    for seat, rect in context.areas.panels.items():
        if context.view.players[seat].hero:
            yield Spot(card_ref(context.view.players[seat].hero), boxed(rect), z=-1)
