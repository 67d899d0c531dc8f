"""Composes card faces from parts: frame, picture, name band, badges, text with icons, backs.

Boxes are in card units: a card is 220 units wide; one unit is `size[0] / 220` window pixels.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.play.verbatim import literal
from game.ui.window.text import Align, Rich, Style
from game.ui.window.text import Face as FontFace
from game.ui.window.theme import CREAM_LIGHT, DARK_INK, INK, INK_2, PAPER, SHADE, Colour, luminance
from game.ui.window.ui import Ui

UNITS = (220, 310)
SMALL = 160
"""Least width in window pixels at which a card always shows its text."""
MIN_TEXT = 12
"""Least size of text in window pixels; smaller text is not drawn."""
NARROWEST = 0.55
"""The share of their width to which letters may be squeezed."""
NEARLY = 0.82
"""A name may shrink by this factor to fit in one line."""
Units = tuple[float, float, float, float]


class Sheet:
    """A card's surface while the card is composed on it."""

    def __init__(self, ui: Ui, surface: pygame.Surface, frame: str = "") -> None:
        self.ui, self.surface, self.size = ui, surface, surface.get_size()
        self.unit = self.size[0] / UNITS[0]
        if frame:
            self.surface.blit(scaled(ui, f"table/card_{frame}.webp", self.size), (0, 0))

    @property
    def small(self) -> bool:
        """True if there is no room for all text."""
        return self.size[0] < SMALL

    def rect(self, box: Units) -> pygame.Rect:
        """Return a box of card units as a rect in pixels."""
        x, y, w, h = (round(v * self.unit) for v in box)
        return pygame.Rect(x, y, max(1, w), max(1, h))

    def picture(self, name: str, box: Units, focus: float = 0.5) -> None:
        """Draw a picture in a brass frame, cropped to the box. `focus`: the height kept, 0 to 1."""
        rect = self.rect(box)
        self.surface.blit(covering(self.ui, name, rect.size, focus), rect)
        edge = max(2, round(2 * self.unit))
        window(self.ui, self.surface, rect.inflate(2 * edge, 2 * edge), self.unit)

    def band(self, name: str, middle: float, height: float = 39, size: float = 19) -> None:
        """Draw the strip with the name across the card, its middle at a height in units. A name too wide
        gets narrower letters, or a second line and a higher strip."""
        rect, serif = self.rect((2, middle - height / 2 + 1, 216, height)), self.style(size, "serif-semi")
        width, clear = rect.width - round(6 * self.unit), rect.width - round(18 * self.unit)
        faces = (serif, serif.but(face="sans-semi"), serif.but(face="sans"))
        style = next((face for face in faces if self.ui.type.width(name, face) <= clear), serif)
        lines = [name] if style is not serif else self.ui.type.wrap(name, style, clear)
        if len(lines) > 2:
            lines = self.ui.type.wrap(name, style, width)[:2]
        line = self.ui.type.height(style) - 2
        if len(lines) > 1:
            more = max(rect.height, line) + line - rect.height
            rect.y, rect.height = rect.y - more, rect.height + more
        strip = self.ui.art.original("table/band.png")
        if strip is not None:
            self.surface.blit(stretched(strip, rect.size, 24), rect)
        room = pygame.Rect(0, 0, width, line if len(lines) > 1 else rect.height)
        room.midtop = rect.centerx, rect.centery - room.height * len(lines) // 2 - round(1.5 * self.unit)
        for n, words in enumerate(lines):
            place = room.move(0, n * room.height)
            squeezed(self.ui, self.surface, words, style, place)

    def line(
        self,
        text: str,
        rect: pygame.Rect,
        units: float,
        face: FontFace = "sans-semi",
        colour: Colour = INK,
        align: Align = "left",
    ) -> None:
        """Draw one line of text, its size in units, shrunk if necessary."""
        self.ui.type.draw(self.surface, text, self.style(units, face, colour), rect, align)

    def style(self, units: float, face: FontFace = "sans", colour: Colour = INK) -> Style:
        """Return a style of a size in units, at least legible."""
        return pixels(self.ui, max(MIN_TEXT, units * self.unit), face, colour)

    def words(self, text: str, box: Units, units: float = 15, align: Align = "centre") -> None:
        """Draw text with icons, centred in a box, as large as fits up to a size in units."""
        rect = self.rect(box)
        top = max(MIN_TEXT, round(units * self.unit))
        words_in(self.ui, self.surface, text, rect, top, align=align)

    def badge(self, text: str, box: Units, colour: Colour = CREAM_LIGHT) -> None:
        """Draw an enamel shield with a number."""
        rect = self.rect(box)
        self.surface.blit(scaled(self.ui, "table/badge_shield.png", rect.size), rect)
        style = pixels(self.ui, max(MIN_TEXT, rect.height * 0.5), "serif-bold", colour)
        painted(self.ui, self.surface, text, style, (rect.centerx, round(rect.centery - rect.height * 0.05)))

    def marked(self, icon: str, text: str, box: Units) -> None:
        """Draw an icon with a number, outlined so that it is legible on any picture."""
        marked(self.ui, self.surface, icon, text, self.rect(box))

    def icon(self, name: str, box: Units) -> None:
        """Draw an icon into a square box."""
        rect = self.rect(box)
        self.surface.blit(self.ui.art.icon(name, rect.height), rect)

    def rule(self, x: float, y: float, height: float) -> None:
        """Draw a vertical brass line with a lozenge."""
        top, bottom = self.rect((x, y, 0, 0)).topleft, self.rect((x, y + height, 0, 0)).topleft
        pygame.draw.line(self.surface, (185, 138, 62), top, bottom, max(1, round(self.unit)))
        mid, d = (top[1] + bottom[1]) // 2, max(2, round(3 * self.unit))
        lozenge = [(top[0] - d, mid), (top[0], mid - d), (top[0] + d, mid), (top[0], mid + d)]
        pygame.draw.polygon(self.surface, (185, 138, 62), lozenge)


def back(ui: Ui, kind: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the back of a kind of card."""
    return scaled(ui, f"table/card_back_{kind}.webp", size).copy()


def pixels(ui: Ui, px: float, face: FontFace = "sans", colour: Colour = INK) -> Style:
    """Return a style whose size is in window pixels."""
    return Style(face, px / ui.theme.scale, colour)


def scaled(ui: Ui, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture of assets/ stretched to a size; parchment if it is missing."""

    def make() -> pygame.Surface:
        original = ui.art.original(name)
        if original is None:
            plain = pygame.Surface(size, pygame.SRCALPHA)
            plain.fill(PAPER)
            return plain
        return pygame.transform.smoothscale(original, size)

    return ui.art.cached(("scaled", name, size), make)


def covering(ui: Ui, name: str, size: tuple[int, int], focus: float) -> pygame.Surface:
    """Return a picture scaled to cover a size, and cropped. `focus`: the height kept, 0 to 1."""

    def make() -> pygame.Surface:
        original = ui.art.original(name)
        if original is None:
            return scaled(ui, name, size)
        w, h = original.get_size()
        grow = max(size[0] / w, size[1] / h)
        image = pygame.transform.smoothscale(
            original, (max(size[0], round(w * grow)), max(size[1], round(h * grow)))
        )
        left = (image.get_width() - size[0]) // 2
        top = round((image.get_height() - size[1]) * focus)
        return image.subsurface((left, top, *size)).copy()

    return ui.art.cached(("covering", name, size, focus), make)


def window(ui: Ui, surface: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Draw the brass frame over the edge of a picture."""
    original = ui.art.original("table/window.png")
    if original is None:
        return
    double = (max(64, round(rect.width / unit * 2)), max(64, round(rect.height / unit * 2)))

    def make() -> pygame.Surface:
        return pygame.transform.smoothscale(sliced(original, double, 32), rect.size)

    surface.blit(ui.art.cached(("window", rect.size, double), make), rect)


def sliced(image: pygame.Surface, size: tuple[int, int], edge: int) -> pygame.Surface:
    """Return a picture stretched to a size, with its corners unchanged."""
    w, h = image.get_size()
    out = pygame.Surface(size, pygame.SRCALPHA)
    xs, ys = [0, edge, w - edge, w], [0, edge, h - edge, h]
    to_x, to_y = [0, edge, size[0] - edge, size[0]], [0, edge, size[1] - edge, size[1]]
    for i in range(3):
        for j in range(3):
            part = image.subsurface((xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j]))
            room = (max(0, to_x[i + 1] - to_x[i]), max(0, to_y[j + 1] - to_y[j]))
            out.blit(pygame.transform.smoothscale(part, room), (to_x[i], to_y[j]))
    return out


def stretched(image: pygame.Surface, size: tuple[int, int], edge: int) -> pygame.Surface:
    """Return a strip stretched sideways, with its ends unchanged, scaled to the height."""
    w, h = image.get_size()
    grow = size[1] / h
    wide = max(2 * edge + 1, round(size[0] / grow))
    out = pygame.Surface((wide, h), pygame.SRCALPHA)
    out.blit(image.subsurface((0, 0, edge, h)), (0, 0))
    middle = image.subsurface((edge, 0, w - 2 * edge, h))
    out.blit(pygame.transform.smoothscale(middle, (wide - 2 * edge, h)), (edge, 0))
    out.blit(image.subsurface((w - edge, 0, edge, h)), (wide - edge, 0))
    return pygame.transform.smoothscale(out, size)


def words_in(
    ui: Ui,
    surface: pygame.Surface,
    text: str,
    rect: pygame.Rect,
    most: float,
    least: float = MIN_TEXT,
    align: Align = "centre",
    ink: Colour = INK,
) -> None:
    """Draw text with icons in the middle of a box, as large as fits between two sizes in window pixels."""
    rich = fitted(ui, text, rect.size, most, least, align, ink)
    if rich.height > rect.height * 1.04 or rich.used > rect.width:
        ui.type.report(text, (rich.used, rich.height), rect.size)
    if rich.height > rect.height * 1.04:
        rich.draw_within(surface, rect.topleft, rect.height)  # it must not lie over what is below
    else:
        rich.draw(surface, (rect.x, rect.y + (rect.height - rich.height) // 2))


def squeezed(
    ui: Ui, surface: pygame.Surface, text: str, style: Style, rect: pygame.Rect, align: Align = "centre"
) -> None:
    """Draw a line of plain text. What does not fit gets smaller, then narrower letters before it is cut."""
    shown, px = ui.type.fit(text, style, rect.width, may_cut=True)
    if shown == literal(text) or rect.width < ui.type.width(text, pixels(ui, px, style.face)) * NARROWEST:
        ui.type.draw(surface, text, style, rect, align, may_cut=True)
        return
    letters = ui.type.render(text, style, px)
    narrow = pygame.transform.smoothscale(letters, (rect.width, letters.get_height()))
    surface.blit(narrow, narrow.get_rect(center=rect.center))


def fitted(
    ui: Ui,
    text: str,
    room: tuple[int, int],
    most: float,
    least: float = MIN_TEXT,
    align: Align = "centre",
    ink: Colour = INK,
) -> Rich:
    """Return the largest rich text that fits a room, else the smallest one."""
    collected, ui.type.overflows = ui.type.overflows, None
    try:
        for px in range(max(round(most), round(least)), round(least) - 1, -1):
            rich = ui.rich(text, pixels(ui, px, colour=ink), room[0], align)
            if rich.height <= room[1] * 1.04 and rich.used <= room[0]:
                break
    finally:
        ui.type.overflows = collected
    return rich


def size_for(ui: Ui, text: str, width: int, most: float, least: float, face: FontFace = "sans") -> float:
    """Return the largest size in window pixels, between two sizes, at which a line of plain text fits a
    width; the smallest where none does."""
    while most > least and ui.type.width(text, pixels(ui, most, face)) > width:
        most = max(least, most - 1)
    return most


def fits(ui: Ui, text: str, room: tuple[int, int], px: float) -> bool:
    """Return whether a text fits a room at a size in window pixels."""
    rich = fitted(ui, text, room, px, px)
    return rich.height <= room[1] * 1.04 and rich.used <= room[0]


@dataclass(frozen=True)
class Name:
    """A plain name, broken into lines of one size."""

    lines: tuple[str, ...]
    style: Style
    lead: int
    """Height of a line in window pixels."""

    @property
    def height(self) -> int:
        """Height of all lines in window pixels."""
        return self.lead * len(self.lines)

    def draw(self, ui: Ui, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the name at the top left of a box; a word that is too wide gets narrower letters."""
        for n, line in enumerate(self.lines):
            room = pygame.Rect(rect.x, rect.y + n * self.lead, rect.width, self.lead)
            squeezed(ui, surface, line, self.style, room, "left")


def name_for(ui: Ui, text: str, room: tuple[int, int], most: float, least: float, ink: Colour = INK) -> Name:
    """Return a name as large as fits a room between two sizes in window pixels. It is in one line if it
    need not shrink much for that; at the smallest size, in as many lines as fit."""
    sizes = range(round(most), round(least) - 1, -1)
    nearly = [px for px in sizes if px >= most * NEARLY]
    for px, limit in [*((px, 1) for px in nearly), *((px, len(text)) for px in sizes)]:
        style = pixels(ui, px, "serif-semi", ink)
        lines, lead = ui.type.wrap(text, style, room[0]), ui.type.height(style) - 2
        wide = max(ui.type.width(line, style) for line in lines)
        if len(lines) <= limit and lead * len(lines) <= room[1] and wide <= room[0]:
            return Name(tuple(lines), style, lead)
    fit = max(1, room[1] // lead)
    return Name((*lines[: fit - 1], " ".join(lines[fit - 1 :])), style, lead)


def marked(ui: Ui, surface: pygame.Surface, icon: str, text: str, rect: pygame.Rect) -> None:
    """Draw an icon in a square with a number on it."""
    surface.blit(ui.art.icon(icon, rect.height), rect)
    if text:
        outlined(ui, surface, text, max(MIN_TEXT, rect.height * 0.5), rect.center)


def painted(ui: Ui, surface: pygame.Surface, text: str, style: Style, centre: tuple[int, int]) -> None:
    """Draw a number on a dark or pale picture of one colour, with high contrast with an outline."""
    if ui.theme.high_contrast:
        _outline(ui, surface, text, style, centre)
    image = ui.type.render(text, style)
    surface.blit(image, image.get_rect(center=centre))


def outlined(
    ui: Ui,
    surface: pygame.Surface,
    text: str,
    px: float,
    centre: tuple[int, int],
) -> None:
    """Draw a number with a dark outline."""
    style = pixels(ui, px, "sans-bold", CREAM_LIGHT)
    _outline(ui, surface, text, style, centre)
    light = ui.type.render(text, style)
    surface.blit(light, light.get_rect(center=centre))


def _outline(ui: Ui, surface: pygame.Surface, text: str, style: Style, centre: tuple[int, int]) -> None:
    """Draw what is around a number: dark, or pale if the number is dark."""
    is_dark = luminance(style.colour) < DARK_INK
    dark = ui.type.render(text, style.but(colour=CREAM_LIGHT if is_dark else SHADE))
    place = dark.get_rect(center=centre)
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (1, -1), (-1, 1), (0, 2)):
        surface.blit(dark, place.move(dx, dy))


def heading(ui: Ui, sheet: Sheet, icon: str, text: str, box: Units) -> None:
    """Draw the head of a column: a small icon and a word, centred."""
    rect = sheet.rect(box)
    style = sheet.style(12.5, "sans-semi", INK_2)
    image = ui.type.render(text, style)
    side = round(rect.height * 0.95)
    left = rect.centerx - (side + image.get_width() + round(3 * sheet.unit)) // 2
    sheet.surface.blit(ui.art.icon(icon, side), (left, rect.y))
    right = left + side + round(3 * sheet.unit)
    sheet.surface.blit(image, image.get_rect(midleft=(right, rect.centery)))
