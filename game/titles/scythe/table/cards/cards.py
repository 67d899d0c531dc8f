"""Faces of Scythe's cards: combat, objective, encounter and Factory cards, and their backs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.table.faces import LEAST
from game.titles.scythe.words import terms
from game.titles.scythe.words.cards import LETTERS, factory_cost, factory_gain, option_words
from game.ui.table.api import Size
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.card_frames import Sheet
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.theme import CREAM_LIGHT, INK_2, OXBLOOD
from game.ui.window.ui import Ui

CARD_RATIO = 220 / 310
FACTORY_RATIO = CARD_RATIO
ENCOUNTER_RATIO = 1.02
PICTURE = 0.44
"""Share of an encounter card's height that its picture takes."""
TINY = 100
"""Window pixels: a narrower combat card shows its number alone."""
MIN_PAINTED, MAX_PAINTED = 2, 5
"""Values of combat cards that have a picture."""


def art_of(card: str) -> str:
    """Return the picture of a card or tile."""
    return f"scythe/cards/{card}.jpg"


def combat_art(value: int) -> str:
    """Return the picture that all combat cards of a value share; of a value that we have none for, the
    nearest.
    """
    return art_of(f"combat_{min(max(value, MIN_PAINTED), MAX_PAINTED)}")


@dataclass(frozen=True)
class CombatFace(DrawnFace):
    """A combat card: its value in large. `count`: so many of that value lie in a stack."""

    value: int
    count: int = 1

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw the picture above, number and bolt below; a tiny card has no words."""
        sheet = Sheet(ui, surface, "combat")
        tiny = size[0] < TINY
        tall = 132 if not sheet.small else 118
        sheet.picture(combat_art(self.value), (9, 9, 202, tall), 0.5)
        if not tiny:
            high, letters = (40.0, 20.0) if not sheet.small else (56.0, 32.0)
            sheet.band(ui.say("scythe-combat-card"), tall + 18, high, letters)
        self._value(sheet, tall + (8 if tiny else 36))
        badge = 50 if not sheet.small else 66
        if not tiny:
            sheet.badge(str(self.value), (1, 1, badge, badge))
        if self.count > 1:
            px = max(LEAST + 2, 34 * sheet.unit)
            down = 0.75 * px if tiny else badge * 1.3 * sheet.unit
            at = (max(round(px * 0.75), round(badge * 0.42 * sheet.unit)), round(down))
            card_frames.outlined(ui, sheet.surface, f"×{self.count}", px, at)

    def _value(self, sheet: Sheet, top: float) -> None:
        """Draw the number with its bolt in the middle of the room below a height in units."""
        ui = sheet.ui
        number = card_frames.pixels(ui, 118 * sheet.unit, "serif-bold", OXBLOOD)
        text = ui.type.render(str(self.value), number)
        middle, side = round((top + 304) / 2 * sheet.unit), round(86 * sheet.unit)
        left = (sheet.size[0] - text.get_width() - side) // 2
        sheet.surface.blit(text, text.get_rect(midleft=(left, middle)))
        icon = ui.art.icon("power", side)
        sheet.surface.blit(icon, icon.get_rect(midleft=(left + text.get_width(), middle)))


@dataclass(frozen=True)
class ObjectiveFace(DrawnFace):
    """An objective card. `progress`, for its owner: its requirements with how far each has come, and whether
    it is fulfilled."""

    book: Book
    card: str
    progress: tuple[tuple[str, bool], ...] = ()

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw picture, name, requirements, and when it may be revealed."""
        sheet, record = Sheet(ui, surface, "objective"), self.book.objectives[self.card]
        sheet.picture(art_of(self.card), (9, 9, 202, 128), 0.4)
        sheet.band(terms.card(self.book, ui.say, self.card), 140, 39, 19)
        needs = [marked(ui, need, done) for need, done in self.progress]
        needs = needs or [terms.need(ui.say, requirement) for requirement in record.require]
        sheet.words("\n".join(needs), (14, 164, 192, 106), 17)
        when = ui.say("scythe-reveal-end" if record.end_of_turn else "scythe-reveal-any")
        sheet.words(when, (14, 272, 192, 26), 12.5)


COMFORTABLE = 16
"""Design pixels of letters below which requirements stand beside each other rather than each in its line."""
WIDE_SLIP, MOST_SHRUNK = 2.4, 0.7
"""From this aspect ratio on a slip has its name beside the requirements; the factor by which their letters
may shrink so that each of them has one line."""


@dataclass(frozen=True)
class ObjectiveSlip(DrawnFace):
    """An objective of the seat's own hand: what is asked for and how far it is."""

    book: Book
    card: str
    marks: tuple[tuple[str, bool], ...]

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw a strip of the picture with the name; requirements with their marks are below, or beside it on
        a wide slip.
        """
        surface.blit(ui.art.plate("raised", size, 6), (0, 0))
        head, room = self._parts(surface.get_rect())
        each = [marked(ui, mark, done) for mark, done in self.marks]
        below, beside = "\n".join(each), "  ".join(each)
        has_lines = card_frames.fits(ui, below, room.size, min(ui.px(COMFORTABLE), room.height * 0.26))
        lines = below if has_lines else beside
        if card_frames.fits(ui, lines, room.size, LEAST):
            self._head(ui, surface, head)
        else:  # the requirements are needed more than the name, which the tooltip has, too
            room = surface.get_rect().inflate(-size[0] // 12, -4)
        most = max(LEAST, min(room.height * 0.26, room.width * 0.13))
        if has_lines and head.height == size[1]:
            most = _unbroken(ui, each, room.width, most)
        card_frames.words_in(ui, surface, lines, room, most, LEAST, "left")
        ui.art.outline(surface, surface.get_rect(), t.rgb("#5A4580"), 2.0, 6)

    def _parts(self, whole: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the strip with the name, and the room of the requirements."""
        w, h = whole.size
        if w > WIDE_SLIP * h:
            head = pygame.Rect(0, 0, round(w * 0.42), h)
            return head, pygame.Rect(head.right + w // 40, h // 20, w - head.right - w // 20, h - h // 10)
        head = pygame.Rect(0, 0, w, max(LEAST + 8, round(h * 0.27)))
        return head, pygame.Rect(w // 24, head.bottom + 1, w - w // 12, h - head.bottom - 3)

    def _head(self, ui: Ui, surface: pygame.Surface, head: pygame.Rect) -> None:
        """Draw the picture with the name at its foot, or at the left of a flat one."""
        from game.titles.scythe.table.faces import captioned, vignette

        room = head.inflate(-head.width // 12, 0)
        most = max(LEAST + 1, min(head.height * 0.62, head.width * 0.12))
        name = terms.card(self.book, ui.say, self.card)
        laid = card_frames.name_for(ui, name, room.size, most, LEAST, CREAM_LIGHT)
        foot = laid.height + head.height // 12
        if foot < head.height // 2:
            surface.blit(captioned(ui, art_of(self.card), head.size, foot), head)
            laid.draw(ui, surface, pygame.Rect(room.x, head.bottom - laid.height, room.width, laid.height))
            return
        words = room.x - head.x + max(ui.type.width(line, laid.style) for line in laid.lines)
        surface.blit(vignette(ui, art_of(self.card), head.size, words), head)
        laid.draw(ui, surface, room.move(0, max(0, (room.height - laid.height) // 2)))


def _unbroken(ui: Ui, needs: Sequence[str], width: int, most: float) -> float:
    """Return the largest size in window pixels, not much below `most`, at which each requirement has one
    line; `most` if there is none."""

    def is_unbroken(px: int) -> bool:
        style = card_frames.pixels(ui, px)
        return all(ui.rich(need, style, width).height <= ui.type.leading(style) * 1.5 for need in needs)

    least = max(LEAST, round(most * MOST_SHRUNK))
    return next((px for px in range(round(most), least - 1, -1) if is_unbroken(px)), most)


def marked(ui: Ui, need: str, done: bool) -> str:
    """Return a requirement behind the sign of whether it is fulfilled."""
    return ui.say("scythe-mark-done" if done else "scythe-mark-open", words=need)


# ---------------------------------------------------------------------- encounters


@dataclass(frozen=True)
class EncounterFace(DrawnFace):
    """An encounter card without its options: picture and name."""

    book: Book
    card: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(card_frames.scaled(ui, "table/card_encounter.webp", size), (0, 0))
        unit = size[0] / 300
        edge = round(14 * unit)
        picture = pygame.Rect(edge, edge, size[0] - 2 * edge, round(size[1] * PICTURE) - edge)
        surface.blit(card_frames.covering(ui, art_of(self.card), picture.size, 0.86), picture)
        card_frames.window(ui, surface, picture.inflate(4, 4), unit)
        band = pygame.Rect(edge // 2, picture.bottom - round(11 * unit), size[0] - edge, round(27 * unit))
        strip = ui.art.original("table/band.png")
        if strip is not None:
            surface.blit(card_frames.stretched(strip, band.size, 24), band)
        style = card_frames.pixels(ui, max(14, 15 * unit), "serif-semi")
        ui.type.draw(
            surface, terms.card(self.book, ui.say, self.card), style, band.inflate(-edge * 2, 0), "centre"
        )


def option_boxes(card: pygame.Rect) -> list[pygame.Rect]:
    """Return where the three options stand on an encounter card."""
    unit = card.width / 300
    edge, gap = round(18 * unit), round(4 * unit)
    top = card.y + round(card.height * PICTURE) + round(19 * unit)
    room = pygame.Rect(card.x + edge, top, card.width - 2 * edge, card.bottom - round(17 * unit) - top)
    high = (room.height - 2 * gap) // 3
    return [pygame.Rect(room.x, room.y + n * (high + gap), room.width, high) for n in range(3)]


@dataclass(frozen=True)
class OptionFace(DrawnFace):
    """An option of an encounter card. `why`: what keeps the viewer from it; `taken`: chosen before."""

    book: Book
    card: str
    number: int
    why: str = ""
    taken: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        grey = bool(self.why) or self.taken
        surface.blit(ui.art.plate("idle" if grey else "raised", size, 6), (0, 0))
        w, h = size
        option = self.book.encounters[self.card].option[self.number - 1]
        cost, gains = option_words(ui.say, option)
        note = self.why or ui.say(f"scythe-tone-{option.tone}")
        style = card_frames.pixels(ui, max(LEAST, h * 0.42), "serif-bold", t.MOSS if not grey else INK_2)
        letter = pygame.Rect(round(w * 0.025), 0, round(w * 0.07), h)
        ui.type.draw(surface, LETTERS[self.number - 1], style, letter)
        split = round(w * 0.66)
        self._deal(ui, surface, pygame.Rect(letter.right, 2, split - letter.right, h - 4), cost, gains)
        rest = pygame.Rect(split + w // 50, 2, w - split - w // 25, h - 4)
        ink = OXBLOOD if self.why else INK_2
        card_frames.words_in(
            ui, surface, note, rest, max(LEAST, min(h * 0.2, w * 0.028)), LEAST, "right", ink
        )

    def _deal(self, ui: Ui, surface: pygame.Surface, room: pygame.Rect, cost: str, gains: str) -> None:
        split = round(room.width * 0.27)
        arrow = round(min(room.height * 0.42, room.width * 0.08))
        most = max(LEAST, room.height * 0.38)
        left = pygame.Rect(room.x, room.y, split, room.height)
        card_frames.words_in(ui, surface, cost, left, most, LEAST)
        icon = ui.art.icon("arrow_right", arrow, t.BRASS)
        surface.blit(icon, icon.get_rect(midleft=(left.right + 2, room.centery)))
        right = pygame.Rect(left.right + arrow + 6, room.y, room.right - left.right - arrow - 8, room.height)
        card_frames.words_in(ui, surface, gains, right, most, LEAST, "left")


# ---------------------------------------------------------------------- Factory


@dataclass(frozen=True)
class FactoryFace(DrawnFace):
    """A Factory card: its top action, and the move that all of them have, at this table with `speed`."""

    book: Book
    card: str
    speed: int

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw picture, name, price and gains, and the move below."""
        sheet, record, say = Sheet(ui, surface, "factory"), self.book.factory[self.card], ui.say
        sheet.picture(art_of(self.card), (9, 9, 202, 122), 0.4)
        sheet.band(terms.card(self.book, say, self.card), 134, 39, 19)
        deal = f"{factory_cost(record)} → {factory_gain(say, record)}"
        sheet.words(deal, (12, 158, 196, 58), 26)
        y = sheet.rect((0, 222, 0, 0)).y
        ui.art.rule(sheet.surface, round(20 * sheet.unit), y, round(180 * sheet.unit))
        move = self.book.factory_move
        text = say("scythe-factory-move", spaces=move.spaces, speed=self.speed)
        sheet.words(text, (14, 228, 192, 70), 16)


@dataclass(frozen=True)
class FactoryBandFace(DrawnFace):
    """One action of a Factory card as it lies below the mat."""

    book: Book
    card: str
    action: str
    dim: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("idle" if self.dim else "raised", size, 6), (0, 0))
        room = surface.get_rect().inflate(-max(6, size[0] // 30), -4)
        if self.action == "factory_move":
            text = ui.say("scythe-factory-move-short", spaces=self.book.factory_move.spaces)
            card_frames.words_in(ui, surface, text, room, max(LEAST, size[1] * 0.3), LEAST)
            return
        record = self.book.factory[self.card]
        thumb = pygame.Rect(2, 2, round(size[1] * 1.05), size[1] - 4)
        surface.blit(card_frames.covering(ui, art_of(self.card), thumb.size, 0.5), thumb)
        room.x, room.width = thumb.right + 5, size[0] - thumb.right - 9
        name = pygame.Rect(room.x, 2, room.width, round(size[1] * 0.4))
        style = card_frames.pixels(ui, max(LEAST, min(size[1] * 0.3, room.width * 0.1)), "serif-semi")
        card_frames.squeezed(ui, surface, terms.card(self.book, ui.say, self.card), style, name, "left")
        deal = f"{factory_cost(record)} → {factory_gain(ui.say, record)}"
        rest = pygame.Rect(room.x, name.bottom, room.width, size[1] - name.bottom - 3)
        card_frames.words_in(ui, surface, deal, rest, max(LEAST, size[1] * 0.34), LEAST, "left")


@dataclass(frozen=True)
class NoFactoryFace(DrawnFace):
    """The place of a Factory card that is still to come."""

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(shapes.rounded(size, t.RADIUS_SMALL, t.SHADE, t.CREAM_3, 1, alpha=90), (0, 0))
        icon = ui.art.icon("factory", round(size[1] * 0.7))
        words = ui.say("scythe-no-factory-card")
        style = card_frames.pixels(ui, max(LEAST, size[1] * 0.36), "serif-semi", t.CREAM_2)
        text, px = ui.type.fit(words, style, size[0] - icon.get_width() - 3 * t.NEAR)
        image = ui.type.render(text, style, px)
        left = (size[0] - icon.get_width() - t.NEAR - image.get_width()) // 2
        surface.blit(icon, icon.get_rect(midleft=(left, size[1] // 2)))
        surface.blit(image, image.get_rect(midleft=(left + icon.get_width() + t.NEAR, size[1] // 2)))


@dataclass(frozen=True)
class BackFace:
    """The back of a facedown card."""

    kind: str

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        return card_frames.back(ui, self.kind, size)
