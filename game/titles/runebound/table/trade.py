"""A negotiation laid over Runebound's board: what each side has and gives, and the gold between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.engine.model import Seat
from game.titles.runebound.rules.book import Book
from game.titles.runebound.rules.trade import AMOUNTS, Answer, AskFor, ChangeGold, Give, Offer
from game.titles.runebound.table import scene as scenes
from game.titles.runebound.table import text, words
from game.titles.runebound.table.faces import RATIO, CardFace
from game.titles.runebound.table.overlays import OUTSIDE
from game.titles.runebound.table.scene import TitleFace
from game.titles.runebound.table.sheet import boxed, columns
from game.titles.runebound.table.sheet_faces import CAPTION, LEAST, NoteFace, PictureFace
from game.ui.table import cards
from game.ui.table.things import Size, TableContext, Thing
from game.ui.window import theme as t
from game.ui.window.ui import Ui

HEAD, SIDE, GOLD = 0.075, 0.065, 0.12
"""Shares of the scene's height: title, names of the sides, gold."""
MOST_ROW = 62


@dataclass(frozen=True)
class GoodsFace:
    """A card of one side; bright where it is in the offer."""

    book: Book
    card: str
    offered: bool

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Picture, name and what it would cost, a mark where it changes hands."""
        w, h = size
        surface = ui.art.plate("gold" if self.offered else "paper", size, t.RADIUS_SMALL).copy()
        surface.blit(PictureFace(self.book, self.card).paint(ui, (h - 4, h - 4)), (2, 2))
        side = round(h * 0.5) if self.offered else 0
        if self.offered:
            surface.blit(ui.art.icon("check", side, t.INK), (w - side - 4, (h - side) // 2))
        room = pygame.Rect(h + 4, 2, w - h - side - 10, h - 4)
        name = words.card(ui.say, self.card)
        cards.words_in(ui, surface, name, room, max(LEAST, min(18, h * 0.36)), CAPTION, "left")
        return surface


@dataclass(frozen=True)
class SumFace:
    """Gold that one side gives."""

    words: str

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Large on parchment."""
        surface = ui.art.plate("raised", size, t.RADIUS_SMALL).copy()
        room = surface.get_rect().inflate(-8, -4)
        cards.words_in(ui, surface, self.words, room, max(LEAST, min(22, size[1] * 0.4)), CAPTION)
        return surface


def things(context: TableContext) -> Iterator[Thing]:
    """The offer that is being put together, or that waits for its answer."""
    step = context.view.stack[-1] if context.view.stack else None
    if not isinstance(step, Offer | Answer):
        return
    say, me = context.ui.say, context.view.active
    yield scenes.ground(context, "trade")
    room = scenes.scene(context).inflate(-12, -10)
    head = pygame.Rect(room.x, room.y, room.width, round(room.height * HEAD))
    partner = step.other if context.seat == me else me
    title = say("runebound-trade-title", name=context.people[partner].name)
    yield Thing("plate:trade.title", boxed(head), TitleFace(title), z=31)
    body = pygame.Rect(room.x, head.bottom + 2, room.width, room.bottom - head.bottom - 2)
    gold = max(0, step.gold), max(0, -step.gold)
    for half, seat, given, amount in zip(
        columns(body, 2, 10), (me, step.other), (step.give, step.want), gold, strict=True
    ):
        yield from _side(context, half, seat, given, amount, isinstance(step, Offer))


def _side(
    context: TableContext, room: pygame.Rect, seat: Seat, given: tuple[str, ...], gold: int, open_: bool
) -> Iterator[Thing]:
    """All cards of a side while the offer is open; then only those that it would give."""
    say, book, player = context.ui.say, context.view.book, context.view.players[seat]
    name = pygame.Rect(room.x, room.y, room.width, round(room.height * SIDE))
    said = say("runebound-trade-side", name=context.people[seat].name)
    yield Thing(f"plate:trade.{seat}", boxed(name), TitleFace(said), z=31)
    foot = pygame.Rect(room.x, 0, room.width, round(room.height * GOLD))
    foot.bottom = room.bottom
    yield from _gold(context, foot, seat, gold, open_)
    goods = (*player.items, *player.allies) if open_ else given
    if not goods and not gold:
        place = pygame.Rect(room.x, name.bottom, room.width, name.height)
        yield Thing(f"plate:trade.none.{seat}", boxed(place), NoteFace(say("runebound-trade-nothing")), z=32)
    body = pygame.Rect(room.x, name.bottom + 2, room.width, foot.y - name.bottom - 6)
    offered = Give if seat == context.view.active else AskFor
    for card, rect in zip(goods, scenes.rows(body, len(goods), 4, context.ui.px(MOST_ROW)), strict=True):
        act = offered(card) if open_ else None
        yield Thing(
            f"trade:{card}", boxed(rect), GoodsFace(book, card, card in given), z=32,
            tip=text.whole(say, book, card), large=CardFace(book, card), large_ratio=RATIO, act=act,
        )  # fmt: skip
    if open_:
        yield from (_outside(book, offered(card)) for card in player.kept)


def _outside(book: Book, action: Give | AskFor) -> Thing:
    """Adventure cards are never traded: no button for them."""
    return Thing(f"trade:{action.card}", OUTSIDE, GoodsFace(book, action.card, False), act=action)


def _gold(context: TableContext, rect: pygame.Rect, seat: Seat, gold: int, open_: bool) -> Iterator[Thing]:
    """What a side gives in gold; while the offer is open also what makes it more."""
    say = context.ui.say
    total = SumFace(say("runebound-trade-gold", amount=gold))
    if not open_:
        yield Thing(f"gold:{seat}", boxed(rect), total, z=32)
        return
    sign = 1 if seat == context.view.active else -1
    steps = [amount for amount in AMOUNTS if amount * sign > 0]
    first, *others = columns(rect, 1 + len(steps), 4)
    yield Thing(f"gold:{seat}", boxed(first), total, z=32)
    for amount, place in zip(steps, others, strict=True):
        face = SumFace(say("runebound-trade-step", signed=words.signed(abs(amount))))
        yield Thing(f"gold:{seat}.{amount}", boxed(place), face, z=32, act=ChangeGold(amount))
