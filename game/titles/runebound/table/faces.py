"""Faces of Runebound's cards at every size: Heroes, Items, Allies, Challenges, Events, Encounters, Doom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

from game.titles.runebound.rules.state.book import PHASES, Book
from game.titles.runebound.table.board.pieces import PIGMENTS, colour_of, pips, rank
from game.titles.runebound.words import card_text, names
from game.titles.runebound.words.figure_now import FigureNow, Strengths
from game.ui.table.api import Size
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.card_frames import Sheet, Units
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.picture_store import Steps
from game.ui.window.theme import Colour
from game.ui.window.ui import Ui

RATIO = 220 / 310
"""Width by height of every card."""
LEAST = 13
"""Window pixels: smaller words of a card are left to its tip and its enlarged view."""
FRAMES: dict[str, Colour] = {
    "hero": t.rgb("#6A4C2C"), "weapon": t.rgb("#55627F"), "armor": t.rgb("#6B6E70"),
    "rune": t.rgb("#6A4E86"),    "artifact": t.rgb("#3F7377"), "potion": t.rgb("#8A4E63"),
    "ally": t.rgb("#7A6234"), "doom": t.rgb("#4A3A56"), "retinue": t.rgb("#4B4F45"),
}  # fmt: skip
GOLD = t.rgb("#A8761F")
RED = t.rgb("#96302B")
PICTURE: Units = (10, 10, 200, 132)
BAND, TYPE, NUMBERS = 150.0, 171.0, 183.0
"""Card units: middle of the name band, top of the line of type, top of the numbers."""
LIFTS = (0, 24, 48, 72)
"""Card units by which a picture may be lower so that all words have room below it."""
BRIEF = 44
"""So few letters are written large."""
LONG = 26
"""Longer names are written small."""
TYPED = 215
"""Window pixels from which the line of type is legible."""
LARGE = 1.1
"""Window pixels of a card unit from which the words are drawn in any case."""
DIM, HIGH_CONTRAST_DIM = 80, 40
"""Opacity of the veil over a card that cannot be had, of 255."""
BARE = 120
"""Window pixels: a narrower card shows its picture, name and numbers alone."""


def kind_of(book: Book, card: str) -> str:
    """Return a card's kind: hero, ally, an Item's type, challenge, retinue, event, encounter, doom."""
    if card in book.items:
        return book.items[card].type
    if card in book.retinue:
        return "retinue"
    found = (
        ("hero", book.heroes),
        ("ally", book.allies),
        ("challenge", book.challenges),
        ("event", book.events),
    )
    named = next((name for name, known in found if card in known), "")
    return named or ("doom" if card in book.doom else "encounter")


def frame_colour(book: Book, card: str) -> Colour:
    """Return the colour of a card's frame: of its deck, or of its kind."""
    colour = colour_of(book, card)
    return t.darker(PIGMENTS[colour], 0.16) if colour else FRAMES[kind_of(book, card)]


def frame(ui: Ui, colour: Colour, size: Size) -> pygame.Surface:
    """Return a card without anything on it: leather of a colour, a brass fillet, a parchment field. Do not
    draw on it: it is in the cache."""

    def make() -> Steps:
        unit, w, h = size[0] / card_frames.UNITS[0], *size
        edge, line = max(3, round(9 * unit)), max(1, round(1.3 * unit))
        field = pygame.Rect(edge, edge, w - 2 * edge, h - 2 * edge)
        inner = field.inflate(-2 * line, -2 * line)
        parchment = ui.art.plate("raised", inner.size, max(2, round(5 * unit)))
        texture = ui.art.original("table/paper.jpg")
        surface = yield from shapes.plate(
            size, max(3, round(11 * unit)), colour, texture, dark=False, light=shapes.GRAIN_LIGHT
        )
        yield
        shapes.draw_rounded(surface, field, max(2, round(6 * unit)), t.BRASS)
        yield
        surface.blit(parchment, inner)
        return surface

    return ui.art.cached_in_steps(("runebound card", colour, size), make)


def badge(sheet: Sheet, value: str, box: Units, ground: Colour) -> None:
    """Draw a number on an enamel disc with a brass rim."""
    rect = sheet.rect(box)
    d = rect.height
    disc = sheet.ui.art.cached(("enamel", d, ground), lambda: _disc(d, ground))
    sheet.surface.blit(disc, rect)
    card_frames.outlined(
        sheet.ui, sheet.surface, value, max(12, d * 0.56), (rect.centerx, rect.centery - d // 24)
    )


def _disc(d: int, ground: Colour) -> pygame.Surface:
    big = shapes.clear((4 * d, 4 * d))
    big.fill((*t.SHADE, 0))
    r = 2 * d
    for radius, colour in (
        (r, t.SHADE),
        (r * 0.97, t.BRASS),
        (r * 0.90, t.GOLD),
        (r * 0.80, t.darker(ground, 0.4)),
    ):
        pygame.draw.circle(big, colour, (r, r), radius)
    pygame.draw.circle(big, ground, (r, r), r * 0.77)
    pygame.draw.circle(big, t.lighter(ground, 0.18), (r * 0.86, r * 0.82), r * 0.46)
    pygame.draw.circle(big, ground, (r * 0.98, r), r * 0.52)
    return pygame.transform.smoothscale(big, (d, d))


@dataclass(frozen=True)
class CardFace(DrawnFace):
    """Any card, face up.

    price   what it costs now, where that is not what is printed; -1: as printed
    dim     it cannot be had, or it lies face down for the turn
    now     a figure's present numbers, where these count and not what is printed
    """

    book: Book
    card: str
    price: int = -1
    dim: bool = False
    now: FigureNow | None = None

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw frame, picture, name, numbers and, on a large card, its text."""
        sheet = Sheet(ui, surface)
        sheet.surface.blit(frame(ui, frame_colour(self.book, self.card), size), (0, 0))
        bare = size[0] < BARE
        strength = self.now.strengths if self.now else _strengths(self.book, self.card)
        words, top = _text(ui, self.book, self.card), 236.0 if strength else 190.0
        lift = 0 if bare else _lift(sheet, words, top)
        self._picture(sheet, bare, lift)
        if strength:
            _numbers(sheet, strength, 234.0 if bare else NUMBERS - lift, 50.0 if bare else 46.0)
        if not bare:
            if size[0] >= TYPED:
                kind = names.type_line(ui.say, self.book, self.card)
                sheet.line(
                    kind, sheet.rect((14, TYPE - lift - 4, 192, 14)), 11.5, "sans-it", t.INK_2, "centre"
                )
            _words(sheet, words, top - lift)
        self._badges(sheet, bare)
        if self.dim:
            alpha = HIGH_CONTRAST_DIM if ui.theme.high_contrast else DIM
            veil = shapes.rounded(size, max(3, round(11 * sheet.unit)), t.SHADE, alpha=alpha)
            sheet.surface.blit(veil, (0, 0))

    def _picture(self, sheet: Sheet, bare: bool, lift: int) -> None:
        """Draw the picture and the name below it."""
        x, y, w, h = PICTURE
        grown = 44 if _strengths(self.book, self.card) else 116
        high = h + grown if bare else h - lift
        sheet.picture(names.art_of(self.card), (x, y, w, high), 0.4)
        middle = high + (24 if bare else BAND - h)
        name = names.card(sheet.ui.say, self.card)
        size = 25.0 if bare else 18.5 if len(name) <= LONG else 13.5
        sheet.band(name, middle, 50 if bare else 38, size)

    def _badges(self, sheet: Sheet, bare: bool) -> None:
        """Draw cost, life, stamina, colour or number in the upper corners."""
        d = 58.0 if bare else 42.0
        left, right = (2.0, 2.0, d, d), (218 - d, 2.0, d, d)
        market = self.book.items.get(self.card) or self.book.allies.get(self.card)
        if market is not None:
            badge(sheet, str(market.cost if self.price < 0 else self.price), right, GOLD)
        figure = self.now or self.book.allies.get(self.card) or self.book.heroes.get(self.card)
        if figure is not None:
            _hearts(sheet, figure, d * 0.86)
        if self.card in self.book.challenges:
            badge(sheet, str(self.book.challenges[self.card].life), right, RED)
        elif self.card in self.book.events:
            badge(sheet, str(self.book.events[self.card].number), right, t.PLANK)
        if colour := colour_of(self.book, self.card):
            _gem(sheet, colour, left)


def _gem(sheet: Sheet, colour: str, box: Units) -> None:
    """Draw the colour of an Adventure deck, and its difficulty in pips."""
    rect = sheet.rect(box)
    d = rect.height
    ground = PIGMENTS[colour]
    sheet.surface.blit(sheet.ui.art.cached(("enamel", d, ground), lambda: _disc(d, ground)), rect)
    pips(sheet.surface, rank(colour), rect.center, d * (0.17 if rank(colour) < 4 else 0.125))


def _hearts(sheet: Sheet, figure: Any, d: float) -> None:
    """Draw the life and stamina of a figure, one below the other."""
    for n, (icon, value) in enumerate((("life", figure.life), ("stamina", figure.stamina))):
        rect = sheet.rect((3, 3 + n * d, d, d))
        sheet.surface.blit(sheet.ui.art.icon(icon, rect.height), rect)
        card_frames.outlined(sheet.ui, sheet.surface, str(value), max(13, rect.height * 0.56), rect.center)


def _strengths(book: Book, card: str) -> Strengths:
    """Return phase, number and damage of a figure or a Challenge, for each phase."""
    if card in book.challenges:
        foe = book.challenges[card]
        return tuple((p, getattr(foe, p).target, getattr(foe, p).damage) for p in PHASES)
    figure = book.heroes.get(card) or book.allies.get(card)
    return tuple((p, getattr(figure, p).value, getattr(figure, p).damage) for p in PHASES) if figure else ()


def _numbers(sheet: Sheet, strength: Strengths, top: float, high: float) -> None:
    """Draw three columns: the icon of the phase, the number, and the damage below."""
    for n, (phase, value, damage) in enumerate(strength):
        rect = sheet.rect((12 + n * 66, top, 64, high))
        side = round(rect.height * 0.62)
        number = sheet.ui.type.render(
            str(value), card_frames.pixels(sheet.ui, max(13, side * 0.9), "serif-bold", t.INK)
        )
        left = rect.centerx - (side + number.get_width() + 2) // 2
        sheet.surface.blit(sheet.ui.art.icon(phase, side), (left, rect.y))
        sheet.surface.blit(number, number.get_rect(midleft=(left + side + 2, rect.y + side // 2)))
        _drops(sheet, damage, pygame.Rect(rect.x, rect.y + side, rect.width, rect.height - side))
        if n:
            sheet.rule(10 + n * 66, top + 2, high - 4)


def _drops(sheet: Sheet, damage: int, room: pygame.Rect) -> None:
    """Draw damage as that number of drops."""
    side = min(room.height, room.width // max(4, damage))
    left = room.centerx - side * damage // 2
    for n in range(damage):
        sheet.surface.blit(sheet.ui.art.icon("wound", side), (left + n * side, room.centery - side // 2))


def _text(ui: Ui, book: Book, card: str) -> str:
    """Return the card's text; a Challenge has its reward at the bottom."""
    lines = card_text.lines(ui.say, book, card)
    reward = card_text.reward(ui.say, book, card) if card in book.challenges else ""
    if card in (*book.heroes, *book.items, *book.allies) and not lines:
        lines = [ui.say("runebound-card-plain")]
    return "\n".join(filter(None, (*lines, reward)))


def _room(sheet: Sheet, top: float) -> pygame.Rect:
    return sheet.rect((15, top, 190, 299 - top))


def _lift(sheet: Sheet, words: str, top: float) -> int:
    """Return by how many card units the picture is lower, so that the words have room below it."""
    fitting = (n for n in LIFTS if card_frames.fits(sheet.ui, words, _room(sheet, top - n).size, LEAST))
    return next(fitting, 0 if sheet.unit > LARGE else LIFTS[-1])


def _words(sheet: Sheet, words: str, top: float) -> None:
    """Draw the card's text, as large as fits."""
    ui, room = sheet.ui, _room(sheet, top)
    most = max(LEAST, (16 if len(words) > BRIEF else 24) * sheet.unit)
    if card_frames.fits(ui, words, room.size, LEAST) or sheet.unit > LARGE:
        card_frames.words_in(ui, sheet.surface, words, room, most, card_frames.MIN_TEXT)
    elif card_frames.fits(ui, words, room.size, LEAST - 1):
        card_frames.words_in(ui, sheet.surface, words, room, LEAST - 1, LEAST - 1)
    else:
        ui.type.draw(sheet.surface, "…", card_frames.pixels(ui, 20, "sans-bold", t.INK_2), room, "centre")
