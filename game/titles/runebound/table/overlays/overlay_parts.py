"""Parts of what is laid over Runebound's board: tiles to click with their chances, the dice as they fell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.engine.model import Action
from game.titles.runebound.rules.combat.d20 import SIDES
from game.titles.runebound.rules.combat.rolls import Odds
from game.titles.runebound.rules.heroes import skill
from game.titles.runebound.table.sheet import sheet
from game.titles.runebound.table.sheet.sheet_faces import CAPTION, LEAST, PLANK
from game.titles.runebound.words import chances, labels, log
from game.titles.runebound.words.scene_items import tile_ref
from game.ui.table.api import Size, TableContext, Thing
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.table.drawing.seat_parts import boxed
from game.ui.window import rooms
from game.ui.window import theme as t
from game.ui.window.ui import Ui

SECOND_LINE = 18
"""Design pixels by which a question of two lines is higher than one."""
TRAY_WIDTH = 420
"""Largest width, in design pixels, of dice that lie on the board."""
MAX_ROLLS = 3
"""Rolls that the tray shows, the last ones."""


def scene(context: TableContext) -> pygame.Rect:
    """Return where the parts of a scene lie: over the whole board, below a second line of the question."""
    px, board = context.ui.px, context.areas.board
    edge = px(6)
    top = board.y + edge + px(SECOND_LINE)
    return pygame.Rect(board.x + edge, top, board.width - 2 * edge, board.bottom - edge - top)


@dataclass(frozen=True)
class TitleFace(DrawnFace):
    """The heading of an overlay."""

    words: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        most, room = min(ui.px(30), round(size[1] * 0.62)), surface.get_rect().inflate(-16, 0)
        wide = ui.type.width(self.words, card_frames.pixels(ui, most, "serif-semi"))
        px = max(LEAST + 1, min(most, most * room.width // max(1, wide)))
        style = card_frames.pixels(ui, px, "serif-semi", t.CREAM_LIGHT)
        ui.type.draw(surface, self.words, style, room, "centre")


@dataclass(frozen=True)
class TileFace(DrawnFace):
    """Something to do: what it needs on the die and its chance, what it deals and costs."""

    icon: str
    words: str
    need: str = ""
    percent: str = ""
    deals: int = 0
    takes: int = 0

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("raised", size, t.RADIUS_SMALL), (0, 0))
        side = min(round(h * 0.62), 44, w // 7)
        surface.blit(ui.art.sign(self.icon, side, t.INK_2), (round(h * 0.16), (h - side) // 2))
        split = round(w * 0.56) if self.percent else w - 6
        room = pygame.Rect(round(h * 0.22) + side, 5, split - side - round(h * 0.22), h - 10)
        card_frames.words_in(
            ui, surface, self.words, room, max(LEAST, min(ui.px(20), h * 0.36)), CAPTION, "left"
        )
        if self.percent:
            chance(ui, surface, pygame.Rect(split, 2, w - split - 6, h - 4), self)


def chance(ui: Ui, surface: pygame.Surface, room: pygame.Rect, tile: TileFace) -> None:
    """Draw the least number on the die, the chance, and the Wounds at stake."""
    high = round(room.height * 0.6)
    px = max(LEAST, min(ui.px(26), high * 0.62, room.width * 0.165))
    side = min(high, round(px * 1.4))
    surface.blit(ui.art.icon("d20", side), (room.x, room.y + (high - side) // 2))
    style = card_frames.pixels(ui, px, "sans-bold")
    number = pygame.Rect(room.x + side + 3, room.y, room.width - side - 3, high)
    ui.type.draw(surface, tile.need, style, number)
    ui.type.draw(surface, tile.percent, style.but(colour=t.MOSS), number, "right")
    foot = pygame.Rect(room.x, room.y + high - 2, room.width, room.height - high)
    told = stakes(ui, tile.deals, tile.takes)
    card_frames.words_in(
        ui, surface, told, foot, max(CAPTION, min(ui.px(17), foot.height * 0.8)), CAPTION, "right", t.INK_2
    )


def stakes(ui: Ui, deals: int, takes: int) -> str:
    """Return the Wounds for the enemy after a success, and for the own side after a failure."""
    parts = [ui.say("runebound-deals", amount=deals)] if deals else []
    parts += [ui.say("runebound-takes", amount=takes)] if takes else []
    return "  ".join(parts)


def odds_tile(ui: Ui, odds: Odds, icon: str = "", words: str = "") -> TileFace:
    """Return the face of something with a chance."""
    least = max(1, SIDES + 1 - odds.chance)
    need = ui.say("runebound-need", need=least) if odds.of == SIDES else ""
    if not odds.chance:
        need = ui.say("runebound-need-never")
    percent = ui.say("runebound-percent", percent=chances.percent(odds))
    return TileFace(icon, words, need, percent, odds.deals, odds.takes)


def tile(context: TableContext, action: Action, rect: pygame.Rect, odds: Odds | None = None) -> Thing:
    """Return a tile for an action, with its chance where it is rolled for."""
    label = labels.rich_label(context, action)
    face = TileFace(label.icon or "arrow_right", label.words)
    if odds is not None:
        face = odds_tile(context.ui, odds, face.icon, labels.without_chance(context, action))
    return Thing(tile_ref(action), boxed(rect), face, z=34, act=action)


def rows(room: pygame.Rect, count: int, gap: int, most: int) -> list[pygame.Rect]:
    """Return equal rows from the top of a room, none higher than `most`."""
    high = min(most, (room.height + gap) // max(1, count) - gap)
    return [pygame.Rect(room.x, room.y + n * (high + gap), room.width, high) for n in range(count)]


def test_tiles(
    context: TableContext, step: skill.SkillRoll, places: Sequence[pygame.Rect]
) -> Iterator[Thing]:
    """Yield a skill test without and with Exhaustion paid for it."""
    for paid, place in zip((False, True), places, strict=False):
        odds = chances.test_odds(context.view, step, paid)
        yield tile(context, skill.RollTest(paid), place, odds)


# ---------------------------------------------------------------------- dice


@dataclass(frozen=True)
class TrayFace(DrawnFace):
    """Rolls as they fell: the number on the die, what it came to, and whether that was enough."""

    rolls: tuple[tuple[int, str, int], ...]

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("plank", size, t.RADIUS_SMALL), (0, 0))
        high = (h - 8) // max(1, len(self.rolls))
        for n, (result, told, good) in enumerate(self.rolls):
            side = min(high - 2, 58)
            place = pygame.Rect(8, 4 + n * high + (high - side) // 2, side, side)
            surface.blit(card_frames.scaled(ui, "runebound/pieces/d20.png", place.size), place)
            card_frames.outlined(ui, surface, str(result), max(LEAST, side * 0.42), place.center)
            room = pygame.Rect(place.right + 8, 4 + n * high, w - place.right - 16, high)
            ink = {1: t.GLEAM, 0: t.CREAM_2}.get(good, t.CREAM)
            card_frames.words_in(
                ui, surface, told, room, max(LEAST, min(ui.px(19), high * 0.42)), CAPTION, "left", ink
            )


def rolls(context: TableContext) -> tuple[tuple[int, str, int], ...]:
    """Return the results of the last choice's rolls, with their log lines."""
    thrown = [e for e in context.recent if e.verb == "roll" and e.facts["what"] not in log.THREAT_ROLLS]
    return tuple(
        (int(event.facts["result"]), log.log_line(context, event), int(event.facts.get("success", -1)))
        for event in thrown[-MAX_ROLLS:]
    )


def tray(context: TableContext, rect: pygame.Rect) -> Iterator[Thing]:
    """Yield the dice of the last choice in a place of a scene."""
    if thrown := rolls(context):
        yield Thing("plate:tray", boxed(rect), TrayFace(thrown), z=36)


def loose_tray(context: TableContext) -> Iterator[Thing]:
    """Yield the same where no scene lies: at the foot of the seat's sheet or, where cards lie there, of the
    board. A threat roll has its own place."""
    thrown, px = rolls(context), context.ui.px
    if not thrown:
        return
    high = px(44) * len(thrown) + 8
    room = sheet.below_cards(context)
    if room.height < high:
        room = rooms.inset(context.areas.board, px(8))
        room.width = min(room.width, px(TRAY_WIDTH))
    yield from tray(context, pygame.Rect(room.x, room.bottom - high, room.width, high))


def ground(context: TableContext, key: str) -> Thing:
    """Return the wood under a scene, over the whole board."""
    px = context.ui.px
    return Thing(f"plate:{key}", boxed(context.areas.board.inflate(-px(8), -px(8))), PLANK, z=30)
