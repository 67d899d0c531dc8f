"""Faces of the cards of Raiders of Scythia: crew, heroes, animals, backs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.titles.raiders.rules.state.book import Animal, Book
from game.titles.raiders.rules.state.state import kind
from game.titles.raiders.words import phrases
from game.titles.raiders.words.phrases import animal_name
from game.titles.raiders.words.seat_summary import art_of
from game.ui.table.api import Size
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.card_frames import Sheet
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import shapes
from game.ui.window.theme import CREAM_LIGHT, INK_2, Colour, rgb
from game.ui.window.ui import Ui

LEATHER = rgb("#3F6A45")
HURT: Colour = rgb("#FFD4BA")
CARD_RATIO = 220 / 310
MIN_PICTURE, BAND = 86, 50
"""Card units on a mat: the least height of a picture, and the height of the strip with the name."""
WORDS, LIFTS = 102, (18, 36, 54)
"""Card units on a large card: the height of the words, and how much of the picture's they may take."""
POWER = {"double": "double", "activate": "activate"}


def animal_art(card: str, side: str) -> str:
    """Return the picture of the eagle or the horse of an animal card."""
    return f"raiders/cards/{kind(card)}_{side}.jpg"


@dataclass(frozen=True)
class CrewFace(DrawnFace):
    """A crew card. `hired`: only its crew ability counts and wounds lie on it. `brief`: no words in small."""

    book: Book
    card: str
    hired: bool = False
    wounds: int = 0
    brief: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw the whole card, or in small what matters."""
        sheet = Sheet(ui, surface, "crew")
        if self.hired:
            self._on_mat(sheet)
        elif sheet.small:
            self._small(sheet)
        else:
            self._large(sheet)

    def _on_mat(self, sheet: Sheet) -> None:
        """Draw the crew ability, if its words leave room for a picture, which has all that is left; a card on
        a mat may be higher or lower than in a hand."""
        record, high = self.book.crew[self.card], sheet.size[1] / sheet.unit
        text = phrases.ability_text(self.book, sheet.ui.say, record.crew)
        room = sheet.rect((0, 0, 196, high - MIN_PICTURE - BAND - 14)).size
        rich = card_frames.fitted(sheet.ui, text, room, 26 * sheet.unit)
        fits = rich.used <= room[0] and rich.height <= room[1]
        words = (rich.height / sheet.unit + 6) if fits else 0.0
        picture = max(MIN_PICTURE, high - 20 - words - BAND) if fits else high - 14 - BAND
        sheet.picture(art_of(self.card), (9, 9, 202, picture), 0.4)
        sheet.band(phrases.card(sheet.ui.say, self.card), 9 + picture + BAND / 2, BAND, 27)
        if fits:
            sheet.words(text, (12, 9 + picture + BAND, 196, words), 26)
        self._marks(sheet, 74, 34, 5 + picture)

    def _large(self, sheet: Sheet) -> None:
        """Draw both abilities side by side; the picture is smaller where their words need room."""
        record, say = self.book.crew[self.card], sheet.ui.say
        crew, play = phrases.ability_text(self.book, say, record.crew), phrases.play_text(say, record.play)
        up = next((up for up in (0, *LIFTS) if _fit_below(sheet, (crew, play), up)), 0)
        sheet.picture(art_of(self.card), (9, 9, 202, 138 - up), 0.4 if up else 0.5)
        sheet.band(phrases.card(say, self.card), 152 - up)
        self._marks(sheet, 46, 22, 142 - up)
        card_frames.heading(sheet.ui, sheet, "crew", say("raiders-part-crew"), (12, 177 - up, 96, 18))
        card_frames.heading(sheet.ui, sheet, "card", say("raiders-part-play"), (112, 177 - up, 96, 18))
        sheet.rule(110, 180 - up, 116 + up)
        sheet.words(crew, (13, 197 - up, 90, WORDS + up), 17)
        sheet.words(play, (117, 197 - up, 90, WORDS + up), 17)

    def _small(self, sheet: Sheet) -> None:
        """Draw both abilities, where they fit, else a larger picture."""
        say, record = sheet.ui.say, self.book.crew[self.card]
        text = "{crew} " + phrases.ability_text(self.book, say, record.crew)
        text += "\n{card} " + phrases.play_text(say, record.play)
        tops = (104, 84, 64)
        fitting = (
            top for top in tops if card_frames.fits(sheet.ui, text, _below(sheet, top), card_frames.MIN_TEXT)
        )
        top = 0 if self.brief else next(fitting, 0)
        sheet.picture(art_of(self.card), (9, 9, 202, top - 10 if top else 246), 0.4)
        sheet.band(phrases.card(say, self.card), top + 10 if top else 272, 50, 27)
        if top:
            sheet.words(text, (13, top + 38, 194, 260 - top), 22, "left")
        self._marks(sheet, min(74, top - BAND // 2 + 6) if top else 74, 34)

    def _marks(self, sheet: Sheet, badge: float, coin: float, down: float = 142) -> None:
        """Draw strength, silver and VP on the picture, and the wounds, which end at a height in units."""
        record = self.book.crew[self.card]
        strength = max(0, record.strength - self.wounds)
        sheet.badge(str(strength), (1, 1, badge, badge), HURT if self.wounds else CREAM_LIGHT)
        for n in range(0 if self.hired else record.silver):
            if sheet.small:
                sheet.icon("silver", (badge + n * coin * 0.56, 8, coin, coin))
            else:
                step = coin * 0.74 if record.silver < 4 else coin * 0.56
                sheet.icon("silver", (1 + (badge - coin) / 2, badge + 1 + n * step, coin, coin))
        if record.vp:
            side = badge * 0.98
            sheet.marked("vp", str(record.vp), (214 - side, 6, side, side))
        drop = badge * 0.62
        for n in range(self.wounds):
            sheet.icon("wound", (206 - drop * (0.72 * n + 1), down - drop, drop, drop))


def _fit_below(sheet: Sheet, texts: Iterable[str], up: int) -> bool:
    """Return whether each ability fits its half of a large card whose picture is `up` units smaller."""
    room = sheet.rect((13, 197 - up, 90, WORDS + up)).size
    return all(card_frames.fits(sheet.ui, text, room, card_frames.MIN_TEXT) for text in texts)


def _below(sheet: Sheet, top: int) -> Size:
    """Return the room for words on a small card below its band."""
    return sheet.rect((13, top + 38, 194, 260 - top)).size


@dataclass(frozen=True)
class HeroFace(DrawnFace):
    """A hero card: one ability at the Town Centre."""

    book: Book
    card: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw picture, name and, where there is room for it, the ability."""
        sheet = Sheet(ui, surface, "hero")
        text = phrases.play_text(ui.say, self.book.heroes[self.card].effects)
        if sheet.small:
            self._small(sheet, text)
            return
        sheet.picture(art_of(self.card), (9, 9, 202, 150), 0.35)
        sheet.band(phrases.card(ui.say, self.card), 164, 39, 20)
        card_frames.heading(ui, sheet, "town_centre", ui.say("raiders-part-hero"), (12, 189, 196, 19))
        sheet.words(text, (16, 212, 188, 86), 17)

    def _small(self, sheet: Sheet, text: str) -> None:
        below = (14, 194, 192, 104)
        has_text = card_frames.fits(sheet.ui, text, sheet.rect(below).size, 12)
        sheet.picture(art_of(self.card), (9, 9, 202, 148 if has_text else 246), 0.3)
        sheet.band(phrases.card(sheet.ui.say, self.card), 166 if has_text else 272, 50, 29)
        if has_text:
            sheet.words(text, below, 26)


@dataclass(frozen=True)
class PairFace(DrawnFace):
    """A hero with the crew card that comes with it, side by side."""

    book: Book
    hero: str
    crew: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        half = (size[0] // 2, size[1])
        surface.blit(HeroFace(self.book, self.hero).paint(ui, half), (0, 0))
        surface.blit(CrewFace(self.book, self.crew).paint(ui, half), (size[0] - half[0], 0))


@dataclass(frozen=True)
class AnimalFace(DrawnFace):
    """An animal card with both halves: the eagle above, the horse below."""

    book: Book
    card: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw both halves in one frame; where there is no height for that, just the halves."""
        if size[0] > size[1] * 0.8:
            self._halves(ui, surface, size)
            return
        sheet = Sheet(ui, surface, "animal")
        for side, top in (("eagle", 9), ("horse", 157)):
            sheet.picture(animal_art(self.card, side), (9, top, 202, 144), 0.35)
            _animal_marks(sheet, self.book.animals[self.card], side, top)
        if not sheet.small:
            self._names(sheet)

    def _halves(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        half = (size[0], size[1] // 2)
        for n, side in enumerate(("eagle", "horse")):
            surface.blit(HalfFace(self.book, self.card, side).paint(ui, half), (0, n * (size[1] - half[1])))

    def _names(self, sheet: Sheet) -> None:
        for side, middle in (("eagle", 139), ("horse", 285)):
            sheet.band(animal_name(self.book, sheet.ui.say, self.card, side), middle, 30, 15)


@dataclass(frozen=True)
class HalfFace(DrawnFace):
    """The half of an animal card that shows on a player board."""

    book: Book
    card: str
    side: str
    used: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw a picture with its numbers in a green border."""
        sheet = Sheet(ui, surface)
        edge = max(2, round(3 * sheet.unit))
        pygame.draw.rect(
            sheet.surface, LEATHER, sheet.surface.get_rect(), border_radius=round(9 * sheet.unit) + 1
        )
        height = size[1] / sheet.unit
        box = (
            edge / sheet.unit,
            edge / sheet.unit,
            220 - 2 * edge / sheet.unit,
            height - 2 * edge / sheet.unit,
        )
        sheet.picture(animal_art(self.card, self.side), box, 0.35)
        _animal_marks(sheet, self.book.animals[self.card], self.side, 4)
        if self.used:
            sheet.surface.fill((150, 145, 140, 255), special_flags=pygame.BLEND_RGBA_MULT)


def _animal_marks(sheet: Sheet, animal: Animal, side: str, top: float) -> None:
    half = animal.eagle if side == "eagle" else animal.horse
    big = 46 if not sheet.small else 68
    if half.strength:
        sheet.badge(f"+{half.strength}", (3, top - 4, big, big))
    power = POWER.get(animal.eagle.power, "") if side == "eagle" else ""
    if power:
        sheet.icon(power, (8, top + 2, big * 0.94, big * 0.94))
    if half.vp:
        sheet.marked("vp", str(half.vp), (214 - big, top, big, big))


@dataclass(frozen=True)
class BackFace:
    """A facedown card; `count` is written on a pile."""

    kind: str
    count: int = -1

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return the back with its number."""
        surface = card_frames.back(ui, self.kind, size)
        if self.count >= 0:
            number(ui, surface, self.count)
        return surface


PILE_NUMBER = 0.44
"""Share of a faceup pile's height at which its number ends: on the picture, above the name."""


@dataclass(frozen=True)
class PileFace:
    """A faceup pile: its top card, how many cards it has; the empty place where there is none."""

    book: Book
    card: str
    count: int

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return the top card with a number."""
        if not self.card:
            surface = pygame.Surface(size, pygame.SRCALPHA)
            surface.blit(slot(ui, size), (0, 0))
            side = round(size[0] * 0.5)
            shapes.centre(surface, ui.art.icon("discard", side, INK_2))
            return surface
        surface = CrewFace(self.book, self.card, brief=True).paint(ui, size)
        number(ui, surface, self.count, PILE_NUMBER)
        return surface


def number(ui: Ui, surface: pygame.Surface, count: int, down: float = 0.95) -> None:
    """Draw a number on a pile, with its lower edge at a height."""
    w, h = surface.get_size()
    plate = pygame.Rect(0, 0, ui.px(30), ui.px(22))
    plate.midbottom = (w // 2, round(h * down))
    surface.blit(ui.art.plate("plank", plate.size, 6), plate)
    style = card_frames.pixels(ui, ui.px(14), "sans-bold", CREAM_LIGHT)
    ui.type.draw(surface, str(count), style, plate, "centre")


def slot(ui: Ui, size: Size) -> pygame.Surface:
    """Return an empty place for a card on the wood."""
    original = ui.art.original("table/slot.png")
    if original is None:
        return pygame.Surface(size, pygame.SRCALPHA)

    def make() -> pygame.Surface:
        double = (max(130, size[0] * 2), max(130, size[1] * 2))
        return pygame.transform.smoothscale(card_frames.sliced(original, double, 64), size)

    return ui.art.cached(("slot", size), make)
