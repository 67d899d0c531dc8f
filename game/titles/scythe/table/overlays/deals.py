"""A deal laid over the board: who gives coins to whom, how many, and the other side's answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.engine.model import Action, Decline, Ref, Seat
from game.titles.scythe.rules.actions.deals import (
    Agree,
    AnswerDeal,
    Coins,
    CounterOffer,
    DealAmount,
    Give,
    Hear,
    OfferDeal,
)
from game.titles.scythe.table.faces import LEAST
from game.titles.scythe.table.overlays.combat import NumberFace
from game.titles.scythe.words import deals, labels
from game.ui.table.api import Size, TableContext, Thing
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace, GroundFace
from game.ui.table.drawing.seat_parts import boxed
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.ui import Ui

WIDTH, TITLE, ROW, PAIR, GAP, KEY = 620, 34, 44, 36, 8, 48
"""Design pixels of the panel and its parts."""
STRIP = 240
"""Design pixels of board beside the panel: of less, only pieces cut in two could be seen."""
NAME = 0.34
"""Share of a row that the name of a seat takes."""
COLUMNS = 10
"""The number of keys in a row."""


@dataclass(frozen=True)
class WordsFace(DrawnFace):
    """Words on the wood of the panel."""

    words: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        px = card_frames.size_for(ui, self.words, size[0], max(LEAST, size[1] * 0.56), LEAST, "serif-semi")
        style = card_frames.pixels(ui, px, "serif-semi", t.CREAM_LIGHT)
        ui.type.draw(surface, self.words, style, surface.get_rect(), "centre", may_cut=True)


@dataclass(frozen=True)
class SeatFace(DrawnFace):
    """A seat in its colour: emblem, name, and its coins as far as the viewer knows them."""

    name: str
    coins: str
    colour: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        (w, h), seat = size, t.SEAT_COLOURS[self.colour]
        surface.blit(shapes.rounded(size, t.RADIUS_SMALL, ui.theme.seat_back(seat)), (0, 0))
        side = round(h * 0.72)
        surface.blit(ui.art.emblem(seat, side), ((h - side) // 2, (h - side) // 2))
        number = card_frames.pixels(ui, max(LEAST, h * 0.42), "sans-bold", seat.text)
        coins, icon = ui.type.render(self.coins, number), ui.art.icon("coin", round(h * 0.5))
        left = w - h // 4 - icon.get_width()
        surface.blit(icon, icon.get_rect(midleft=(left, h // 2)))
        surface.blit(coins, coins.get_rect(midright=(left - 3, h // 2)))
        room = pygame.Rect(h, 0, left - coins.get_width() - h - 8, h)
        if room.width > h:  # else the emblem says who it is
            px = card_frames.size_for(ui, self.name, room.width, max(LEAST, h * 0.4), LEAST, "serif-semi")
            style = card_frames.pixels(ui, px, "serif-semi", seat.text)
            ui.type.draw(surface, self.name, style, room, may_cut=True)


@dataclass(frozen=True)
class ButtonFace(DrawnFace):
    """Something to choose, in words; pale where it is not possible."""

    words: str
    idle: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("idle" if self.idle else "raised", size, t.RADIUS_SMALL), (0, 0))
        room = surface.get_rect().inflate(-8, -4)
        ink = t.INK_2 if self.idle else t.INK
        card_frames.words_in(ui, surface, self.words, room, max(LEAST, size[1] * 0.4), LEAST, "centre", ink)


@dataclass(frozen=True)
class PairFace(DrawnFace):
    """A gift between two others: emblem, coin, emblem."""

    giver: str
    taker: str
    idle: bool

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("idle" if self.idle else "raised", size, t.RADIUS_SMALL), (0, 0))
        side = round(size[1] * 0.66)
        signs = [
            ui.art.emblem(t.SEAT_COLOURS[self.giver], side),
            ui.art.icon("coin", round(side * 0.8)),
            ui.art.icon("arrow_right", round(side * 0.8), t.INK),
            ui.art.emblem(t.SEAT_COLOURS[self.taker], side),
        ]
        step = size[0] // (len(signs) + 1)
        for number, sign in enumerate(signs, start=1):
            surface.blit(sign, sign.get_rect(center=(number * step, size[1] // 2)))


def offer(context: TableContext, step: OfferDeal) -> Iterator[Thing]:
    """Yield a row for each other seat with what can be done with it, then the gifts between the others."""
    me, gap = context.view.active, context.ui.px(GAP)
    others = [*context.view.clockwise(me)]
    pairs = len(others) - 1
    lines = [TITLE, *[ROW] * len(others), *([TITLE, *[PAIR] * len(others)] if pairs else [])]
    title, *rows = _lines(context, lines)
    yield from _ground(context, title, rows[-1], context.say("scythe-deal-title"))
    barred = deals.barred(context.view)
    for seat, row in zip(others, rows, strict=False):
        yield _seat(context, seat, pygame.Rect(row.x, row.y, round(row.width * NAME), row.height))
        room = pygame.Rect(row.x + round(row.width * NAME) + gap, row.y, 0, row.height)
        room.width = row.right - room.x
        idle, silent = frozenset((me, seat)) in barred, seat not in step.threatened
        entries: list[tuple[Ref, str, Action, bool]] = [
            (deals.give_ref(me, seat), "give", Give(me, seat), idle),
            (deals.give_ref(seat, me), "ask", Give(seat, me), idle),
            (deals.hear_ref(seat), "hear", Hear(seat), idle or silent),
        ]
        for (ref, code, act, pale), box in zip(entries, _columns(room, len(entries), gap), strict=True):
            yield _button(ref, box, act, context.say(f"scythe-deal-{code}"), pale)
    if not pairs:
        return
    head, *rows = rows[len(others) :]
    yield Thing("plate:deal.others", boxed(head), WordsFace(context.say("scythe-deal-others")), z=31)
    for giver, row in zip(others, rows, strict=True):
        takers = [seat for seat in others if seat != giver]
        for taker, box in zip(takers, _columns(row, max(pairs, 3), gap), strict=False):
            colours = context.people[giver].colour, context.people[taker].colour
            face = PairFace(*colours, frozenset((giver, taker)) in barred)
            yield Thing(deals.give_ref(giver, taker), boxed(box), face, z=31, act=Give(giver, taker))


def amount(context: TableContext, step: DealAmount) -> Iterator[Thing]:
    """Yield both sides, with the number that is answered between them, and a key for each number of coins."""
    most = context.view.book.limits.most_coins_in_a_deal
    keys = -(-most // COLUMNS)
    title, sides, *rows = _lines(context, [TITLE, ROW, *[KEY] * keys, ROW])
    said = context.say("scythe-deal-counter-title" if step.counter else "scythe-deal-amount-title")
    yield from _ground(context, title, rows[-1], said)
    yield from _sides(context, sides, step.giver, step.taker, step.instead_of)
    mine = step.giver == context.seat
    side = context.ui.px(KEY)
    for n in range(1, most + 1):
        line, column = divmod(n - 1, COLUMNS)
        box = _columns(rows[line], COLUMNS, 0)[column]
        key = pygame.Rect(0, 0, min(side, box.width), min(side, box.width))
        key.center = box.center
        idle = mine and n > context.view.players[context.seat].coins
        yield Thing(f"coins:{n}", boxed(key), NumberFace(n, idle), z=31, shape="round", act=Coins(n))
    speaker = step.giver if step.offered else context.view.active
    if speaker == context.seat:
        yield from _answers(context, rows[-1], [Decline()])


def answer(context: TableContext, step: AnswerDeal) -> Iterator[Thing]:
    """Yield who proposes it, both sides with the coins between them, and the answers."""
    title, sides, row = _lines(context, [TITLE, ROW, ROW])
    proposer = context.people[deals.proposer(context.view, step)].name
    yield from _ground(context, title, row, context.say("scythe-deal-answer-title", name=proposer))
    yield from _sides(context, sides, step.giver, step.taker, step.amount)
    if context.seat == deals.asked(step):
        counter = [CounterOffer()] if deals.may_counter(context.view, step) else []
        yield from _answers(context, row, [Agree(), *counter, Decline()])


# ---------------------------------------------------------------------- parts


def _lines(context: TableContext, heights: Sequence[int]) -> list[pygame.Rect]:
    """Divide the middle of the board into lines of these design pixels, lower where they have no room."""
    board, ui = context.areas.board, context.ui
    edge = ui.px(2 * GAP)
    wanted = sum(heights) + GAP * (len(heights) - 1)
    scale = min(ui.px(wanted), board.height - 2 * edge) / wanted
    found, y = [], 0
    room = board.width - 4 * edge
    width = ui.px(WIDTH) if room - ui.px(WIDTH) > ui.px(STRIP) else room
    for height in heights:
        found.append(pygame.Rect(board.centerx - width // 2, y, width, round(height * scale)))
        y = found[-1].bottom + round(GAP * scale)
    down = board.centery - found[-1].bottom // 2
    return [line.move(0, down) for line in found]


def _ground(context: TableContext, title: pygame.Rect, last: pygame.Rect, words: str) -> Iterator[Thing]:
    edge = context.ui.px(2 * GAP)
    ground = title.union(last).inflate(2 * edge, 2 * edge)
    yield Thing("plate:deal", boxed(ground.clip(context.areas.board)), GroundFace(), z=30, solid=True)
    yield Thing("plate:deal.title", boxed(title), WordsFace(words), z=31)


def _columns(room: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    edges = [room.x + round(n * (room.width + gap) / count) for n in range(count + 1)]
    return [pygame.Rect(a, room.y, b - a - gap, room.height) for a, b in pairwise(edges)]


def _seat(context: TableContext, seat: Seat, rect: pygame.Rect) -> Thing:
    who = context.people[seat]
    face = SeatFace(who.name, deals.purse(context.view, seat), who.colour)
    return Thing(f"plate:deal.seat.{seat}", boxed(rect), face, z=31)


def _sides(context: TableContext, row: pygame.Rect, giver: Seat, taker: Seat, coins: int) -> Iterator[Thing]:
    """Yield the giver at the left, the taker at the right, and what goes from one to the other."""
    left, middle, right = _columns(row, 3, context.ui.px(GAP))
    yield _seat(context, giver, left)
    face = ButtonFace(context.say("scythe-deal-gives", amount=coins), idle=True)
    yield Thing("plate:deal.gives", boxed(middle), face, z=31)
    yield _seat(context, taker, right)


def _answers(context: TableContext, row: pygame.Rect, found: Sequence[Action]) -> Iterator[Thing]:
    boxes = _columns(row, 3, context.ui.px(GAP))
    for act, box in zip(found, boxes[-len(found) :], strict=True):
        yield _button(f"answer:{act.verb}", box, act, labels.label(context, act).words)


def _button(ref: Ref, rect: pygame.Rect, act: Action, words: str, idle: bool = False) -> Thing:
    return Thing(ref, boxed(rect), ButtonFace(words, idle), z=31, act=act)
