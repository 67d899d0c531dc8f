"""A negotiation laid over Runebound's board: what each side has and gives, and the gold between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.engine.model import Action
from game.titles.runebound.rules.market.trade import AMOUNTS, Answer, AskFor, ChangeGold, Give, Offer
from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.table.faces import RATIO, CardFace
from game.titles.runebound.table.overlays import overlay_parts
from game.titles.runebound.table.overlays.overlay_parts import TitleFace
from game.titles.runebound.table.overlays.overlays import OUTSIDE
from game.titles.runebound.table.sheet.sheet import columns
from game.titles.runebound.table.sheet.sheet_faces import CAPTION, LEAST, NoteFace, PictureFace
from game.titles.runebound.words import names, trades
from game.titles.runebound.words.trades import Side
from game.ui.table.api import Size, TableContext, Thing
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.table.drawing.seat_parts import boxed
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.pictures import Plate
from game.ui.window.ui import Ui

HEAD, SIDE, GOLD, NOTE = 0.075, 0.085, 0.1, 0.085
"""Shares of the scene's height: title, names of the sides, gold, what still keeps it from being proposed."""
MAX_ROW = 62


@dataclass(frozen=True)
class SideFace(DrawnFace):
    """The head of a side: name, portrait and colour; `agreed`: that side has accepted."""

    hero: str
    book: Book
    words: str
    colour: str
    agreed: bool

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        (w, h), seat = size, t.SEAT_COLOURS[self.colour]
        surface.blit(shapes.rounded(size, t.RADIUS_SMALL, ui.theme.seat_back(seat)), (0, 0))
        surface.blit(PictureFace(self.book, self.hero).paint(ui, (h - 4, h - 4)), (2, 2))
        side = round(h * 0.6) if self.agreed else 0
        if self.agreed:
            surface.blit(ui.art.icon("check", side, seat.text), (w - side - 6, (h - side) // 2))
        room = pygame.Rect(h + 4, 2, w - h - side - 12, h - 4)
        most = max(LEAST, min(ui.px(20), h * 0.42))
        style = card_frames.pixels(ui, most, "serif-semi", seat.text)
        card_frames.squeezed(ui, surface, self.words, style, room, "left")


@dataclass(frozen=True)
class GoodsFace(DrawnFace):
    """A card of one side; bright where it is in the offer."""

    book: Book
    card: str
    offered: bool

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("gold" if self.offered else "paper", size, t.RADIUS_SMALL), (0, 0))
        surface.blit(PictureFace(self.book, self.card).paint(ui, (h - 4, h - 4)), (2, 2))
        side = round(h * 0.5) if self.offered else 0
        if self.offered:
            surface.blit(ui.art.icon("check", side, t.INK), (w - side - 4, (h - side) // 2))
        room = pygame.Rect(h + 4, 2, w - h - side - 10, h - 4)
        name = names.card(ui.say, self.card)
        card_frames.words_in(ui, surface, name, room, max(LEAST, min(ui.px(18), h * 0.36)), CAPTION, "left")


@dataclass(frozen=True)
class SumFace(DrawnFace):
    """Gold that one side gives, or a step by which it becomes more or less; pale where it cannot."""

    words: str
    step: bool = False
    pale: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        plate: Plate = "idle" if self.pale else "raised" if self.step else "paper"
        surface.blit(ui.art.plate(plate, size, t.RADIUS_SMALL), (0, 0))
        room = surface.get_rect().inflate(-6, -4)
        most, ink = max(LEAST, min(ui.px(22), size[1] * 0.4)), t.INK_2 if self.pale else t.INK
        card_frames.words_in(ui, surface, self.words, room, most, CAPTION, ink=ink)


def things(context: TableContext) -> Iterator[Thing]:
    """Yield the offer that is being put together, or that waits for its answer."""
    step = context.view.stack[-1] if context.view.stack else None
    if not isinstance(step, Offer | Answer):
        return
    yield overlay_parts.ground(context, "trade")
    room = overlay_parts.scene(context).inflate(-12, -10)
    head = pygame.Rect(room.x, room.y, room.width, round(room.height * HEAD))
    yield Thing("plate:trade.title", boxed(head), TitleFace(trades.title(context, step)), z=31)
    body = pygame.Rect(room.x, head.bottom + 2, room.width, room.bottom - head.bottom - 2)
    if isinstance(step, Offer):
        note = pygame.Rect(body.x, 0, body.width, round(room.height * NOTE))
        note.bottom = body.bottom
        body.height -= note.height + 4
        yield Thing("plate:trade.note", boxed(note), NoteFace(trades.note(context, step)), z=32)
    for half, side in zip(columns(body, 2, 10), trades.sides(context, step), strict=True):
        yield from _side(context, half, side)


def _side(context: TableContext, room: pygame.Rect, side: Side) -> Iterator[Thing]:
    """Yield all cards of a side while the offer is open; then only those that it would give."""
    say, book, player = context.say, context.view.book, context.view.players[side.seat]
    name = pygame.Rect(room.x, room.y, room.width, round(room.height * SIDE))
    who = context.people[side.seat]
    face = SideFace(player.hero, book, say("runebound-trade-side", name=who.name), who.colour, side.agreed)
    yield Thing(f"plate:trade.{side.seat}", boxed(name), face, z=31)
    foot = pygame.Rect(room.x, 0, room.width, round(room.height * GOLD))
    foot.bottom = room.bottom
    yield from _gold(context, foot, side)
    goods = side.goods(context.view)
    if not goods and not side.gold:
        place = pygame.Rect(room.x, name.bottom + 4, room.width, name.height)
        note = NoteFace(say("runebound-trade-nothing"))
        yield Thing(f"plate:trade.none.{side.seat}", boxed(place), note, z=32)
    body = pygame.Rect(room.x, name.bottom + 4, room.width, foot.y - name.bottom - 8)
    places = overlay_parts.rows(body, len(goods), 4, context.ui.px(MAX_ROW))
    for card, rect in zip(goods, places, strict=True):
        yield Thing(
            f"trade:{card}", boxed(rect), GoodsFace(book, card, card in side.given), z=32,
            large=CardFace(book, card), large_ratio=RATIO,
            act=_toggle(side, card),
        )  # fmt: skip
    if side.choosing:
        yield from (
            Thing(f"trade:{card}", OUTSIDE, GoodsFace(book, card, False), act=_toggle(side, card))
            for card in player.kept
        )


def _toggle(side: Side, card: str) -> Action | None:
    """Return the action that puts a card of a side into the offer, or out of it.

    Adventure cards cannot be clicked: they are never traded.
    """
    if not side.choosing:
        return None
    return Give(card) if side.sign > 0 else AskFor(card)


def _gold(context: TableContext, rect: pygame.Rect, side: Side) -> Iterator[Thing]:
    """Yield a side's gold; while the offer is open, between the buttons that change it."""
    total = SumFace(context.say("runebound-trade-gold", amount=side.gold))
    if not side.choosing:
        yield Thing(f"gold:{side.seat}", boxed(rect), total, z=32)
        return
    more = [amount for amount in AMOUNTS if amount > 0]
    steps = [*(-amount for amount in reversed(more)), 0, *more]
    for amount, place in zip(steps, columns(rect, len(steps), 4), strict=True):
        if not amount:
            yield Thing(f"gold:{side.seat}", boxed(place), total, z=32)
            continue
        said, less = context.say("runebound-trade-step", signed=names.signed(amount)), side.gold + amount
        act = ChangeGold(amount * side.sign) if less >= 0 else None
        face = SumFace(said, step=True, pale=act is None)
        yield Thing(f"gold:{side.seat}.{amount}", boxed(place), face, z=32, act=act)
