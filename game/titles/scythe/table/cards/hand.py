"""A seat's hand: objectives with their progress, combat cards."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.engine.model import UNKNOWN
from game.titles.scythe.rules.cards import objectives
from game.titles.scythe.rules.state.state import card_ref
from game.titles.scythe.table.cards.cards import (
    CARD_RATIO,
    BackFace,
    CombatFace,
    ObjectiveFace,
    ObjectiveSlip,
)
from game.titles.scythe.words import terms
from game.titles.scythe.words.hand import marks, stacks
from game.ui.table.api import Box, Spot, TableContext, Thing
from game.ui.table.drawing.hand_cards import cards_in_hand

WIDEST = 0.62
"""Share of the cards' room that one of them takes at most."""
SLIPS, SLIP, SHARE = 0.5, 150, 0.5
"""Share of the hand's width that the objectives take beside the cards; design pixels of the height of each
where they lie above them, and the share of the hand's height that both take at most."""


def parts(context: TableContext) -> tuple[pygame.Rect, pygame.Rect]:
    """Return where objectives and combat cards lie."""
    hand, gap = context.areas.hand, context.ui.px(6)
    if hand.height > hand.width:
        high = min(2 * context.ui.px(SLIP), round(hand.height * SHARE))
        slips = pygame.Rect(hand.x, hand.y, hand.width, high)
        rest = pygame.Rect(hand.x, slips.bottom + gap, hand.width, hand.height - high - gap)
    else:
        slips = pygame.Rect(hand.x, hand.y, round(hand.width * SLIPS), hand.height)
        rest = pygame.Rect(slips.right + gap, hand.y, hand.right - slips.right - gap, hand.height)
    held = bool(context.view.players[context.seat].objectives)
    return (slips, rest) if held else (slips, hand)


def things(context: TableContext) -> Iterator[Thing]:
    """Yield the viewer's objectives and combat cards."""
    slips, rest = parts(context)
    yield from _objectives(context, slips)
    yield from _combat_cards(context, rest)


def _objectives(context: TableContext, room: pygame.Rect) -> Iterator[Thing]:
    cards, book = context.view.players[context.seat].objectives, context.view.book
    gap = context.ui.px(5)
    high = (room.height - gap) // 2
    for n, card in enumerate(cards):
        box = (room.x, room.y + n * (high + gap), room.width, high)
        if card == UNKNOWN:
            yield Thing(f"back:objective.{context.seat}.{n}", box, BackFace("objective"), z=8)
            continue
        found = marks(context, card)
        yield Thing(
            card_ref(card), box, ObjectiveSlip(book, card, found), z=8,
            large=large_objective(context, card), large_ratio=CARD_RATIO, back=BackFace("objective"),
        )  # fmt: skip


def large_objective(context: TableContext, card: str) -> ObjectiveFace:
    """Return the card with all that it says, and how far each requirement has come."""
    say, progress = context.ui.say, objectives.progress(context.view, context.seat, card)
    requirements = tuple((terms.need_so_far(say, r, have), done) for r, have, done in progress)
    return ObjectiveFace(context.view.book, card, requirements)


def _combat_cards(context: TableContext, room: pygame.Rect) -> Iterator[Thing]:
    """Yield a stack for each value, the lowest first; cards that may not be known in a fan."""
    hand = context.view.players[context.seat].hand
    if UNKNOWN in hand:
        height = min(room.height, round(room.width / CARD_RATIO)) * 9 // 10
        for n, (box, angle) in enumerate(
            cards_in_hand(room, len(hand), (round(height * CARD_RATIO), height))
        ):
            yield Thing(f"back:{context.seat}.{n}", box, BackFace("combat"), z=20 + n, angle=angle)
        return
    for n, (value, cards, box) in enumerate(_stacks(context, room)):
        face = CombatFace(value, len(cards))
        yield Thing(
            card_ref(cards[0]), box, face, z=10 + n, large=CombatFace(value), back=BackFace("combat"),
            lifts=True,
        )  # fmt: skip


def _stacks(context: TableContext, room: pygame.Rect) -> list[tuple[int, list[str], Box]]:
    """Return the combat cards of the hand by value, without those beside the dial, and where each stack
    lies."""
    found = stacks(context)
    boxes = _boxes(room, len(found), context.ui.px(8))
    return [(value, cards, box) for (value, cards), box in zip(found.items(), boxes, strict=True)]


def _boxes(room: pygame.Rect, count: int, gap: int) -> list[Box]:
    """Return cards in as many rows as let them be largest."""
    if not count:
        return []
    width, columns = max((_breadth(room, count, columns, gap), columns) for columns in range(1, count + 1))
    height, rows = round(width / CARD_RATIO), -(-count // columns)
    top = room.y + (room.height - rows * height - (rows - 1) * gap) // 2
    boxes: list[Box] = []
    for n in range(count):
        row, column = divmod(n, columns)
        in_row = min(columns, count - row * columns)
        left = room.x + (room.width - in_row * width - (in_row - 1) * gap) // 2
        boxes.append((left + column * (width + gap), top + row * (height + gap), width, height))
    return boxes


def _breadth(room: pygame.Rect, count: int, columns: int, gap: int) -> int:
    """Return how wide cards can be in this number of columns."""
    rows = -(-count // columns)
    high = (room.height - rows * gap) / rows
    return min((room.width - columns * gap) // columns, round(high * CARD_RATIO), round(room.width * WIDEST))


def spots(context: TableContext) -> Iterator[Spot]:
    """Yield the cards below the uppermost of each stack: they are named by options as well."""
    if UNKNOWN not in context.view.players[context.seat].hand:
        for _, cards, box in _stacks(context, parts(context)[1]):
            for card in cards[1:]:
                yield Spot(card_ref(card), box, z=1)
