"""The market of a town, laid over Runebound's board: its cards with their prices, and the counter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.engine.model import Seat
from game.titles.runebound.rules.market import market
from game.titles.runebound.rules.state.state import RuneboundState, card_ref, stall_ref
from game.titles.runebound.table.faces import RATIO, CardFace
from game.titles.runebound.table.overlays import overlay_parts
from game.titles.runebound.table.overlays.overlay_parts import TitleFace
from game.titles.runebound.table.overlays.overlays import OUTSIDE, spread
from game.titles.runebound.table.sheet.sheet_faces import CAPTION, LEAST, NoteFace
from game.titles.runebound.words import facts, names
from game.ui.table.api import Size, Spot, TableContext, Thing
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.table.drawing.seat_parts import boxed
from game.ui.window import theme as t
from game.ui.window.ui import Ui

HEAD, HOW, COUNTER, DICE = 0.075, 0.05, 0.16, 0.15
"""Shares of the scene's height: title, a line of help, the counter, dice where some were rolled."""
MOST = 0.48
"""The largest width of a single card relative to the scene."""


@dataclass(frozen=True)
class CounterFace(DrawnFace):
    """The counter of a market: what is brought there."""

    told: str
    heals: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("paper", size, t.RADIUS_SMALL), (0, 0))
        side = round(h * 0.8)
        surface.blit(ui.art.icon("market", side), (round(h * 0.1), round(h * 0.1)))
        room = pygame.Rect(side + round(h * 0.3), 4, w - side - round(h * 0.45), h - 8)
        told = "\n".join((self.told, self.heals))
        card_frames.words_in(ui, surface, told, room, max(LEAST, min(ui.px(20), h * 0.25)), CAPTION, "left")


def things(context: TableContext) -> Iterator[Thing]:
    """Yield the market of the town in which the active Hero trades."""
    if not facts.in_market(context):
        return
    view, say, seat = context.view, context.say, context.view.active
    town = view.players[seat].space
    yield overlay_parts.ground(context, "market")
    room = overlay_parts.scene(context).inflate(-12, -10)
    head = pygame.Rect(room.x, room.y, room.width, round(room.height * HEAD))
    title = say("runebound-market-title", town=names.town(say, town))
    yield Thing("plate:market.title", boxed(head), TitleFace(title), z=31)
    counter = pygame.Rect(room.x, 0, room.width, round(room.height * COUNTER))
    counter.bottom = room.bottom
    heals = say("runebound-market-heals", wounds=market.healed_for_one(view, seat))
    yield Thing(
        stall_ref(town), boxed(counter), CounterFace(say("runebound-market-counter"), heals), z=31,
    )  # fmt: skip
    how = pygame.Rect(room.x, 0, room.width, round(room.height * HOW))
    how.bottom = counter.y - 4
    yield Thing("plate:market.how", boxed(how), NoteFace(_how(context, town)), z=31)
    foot = how.y
    if overlay_parts.rolls(context):
        foot -= round(room.height * DICE)
        yield from overlay_parts.tray(context, pygame.Rect(room.x, foot, room.width, how.y - foot))
    yield from _stall(context, pygame.Rect(room.x, head.bottom, room.width, foot - head.bottom), town, seat)


def _how(context: TableContext, town: str) -> str:
    say, view = context.say, context.view
    if town == view.closed:
        return say("runebound-market-closed")
    if not (shown := view.stalls[town]):
        return say("runebound-market-empty")
    barred = all(market.no_purchase(view, view.active, card) is not None for card in shown)
    return say("runebound-market-none" if barred else "runebound-market-how")


def _stall(context: TableContext, room: pygame.Rect, town: str, seat: Seat) -> Iterator[Thing]:
    """Yield the face-up cards; those that cannot be had now are dim."""
    view, book = context.view, context.view.book
    shown = view.stalls[town]
    places = spread(room.inflate(-8, -8), len(shown), context.ui.px(10), round(room.width * MOST))
    for card, rect in zip(shown, places, strict=True):
        price = market.price(view, seat, card)
        barred = town == view.closed or market.no_purchase(view, seat, card) is not None
        yield Thing(
            card_ref(card), boxed(rect), CardFace(book, card, price, barred), z=32,
            large=CardFace(book, card, price), large_ratio=RATIO,
            origin="deck:market", for_sale=True,
        )  # fmt: skip


def spots(context: TableContext) -> Iterator[Spot]:
    """Yield the cards of the other towns are no buttons: they lie outside the window while one is open."""
    view: RuneboundState = context.view
    if facts.in_market(context):
        here = view.players[view.active].space
        for town, shown in view.stalls.items():
            if town != here:
                yield from (Spot(card_ref(card), OUTSIDE) for card in shown)
