"""The titles as cards with pictures; the selected one shows its description."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.about import About
from game.presentation.setup.catalogue import TitleInfo
from game.ui.widgets import Column, Widget
from game.ui.widgets.described import Description
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do, Press
from game.ui.window.program import Program
from game.ui.window.ui import Ui

PICTURES = "{}/in_play.jpg", "{}/board.jpg"
"""Pictures that can represent a title, the best first."""
MIN_CARD, MIN_PICTURE = 36, 44
"""The smallest heights in design pixels: of a card that isn't selected, and of the picture on the selected
one.
"""
MIN_CARD_WITH_FACTS = 70
"""The height in design pixels from which an unselected card shows its facts."""
GAP = 10
WHOLE = 0.5, 0.5, 1.0
"""The focus of a painting that is shown as completely as possible."""
NAME = text.HEADING.but(colour=t.CREAM_LIGHT)


def picture_name(ui: Ui, title: str) -> str:
    """Return the asset name of the painting that represents a title; "" if there is none."""
    return next(filter(ui.art.has_picture, (name.format(title) for name in PICTURES)), "")


def picture_of(ui: Ui, title: str) -> pygame.Surface | None:
    """Return the painting that represents a title; None if there is none."""
    name = picture_name(ui, title)
    return ui.art.original(name) if name else None


def facts(ui: Ui, info: TitleInfo, about: About) -> str:
    """Return the number of players, duration and weight of a title."""
    least, most = min(info.seats), max(info.seats)
    fixed = "-fixed" if least == most else ""
    said = [ui.say(f"new-fact-seats{fixed}", least=least, most=most)]
    if about.minutes:
        said.append(ui.say("new-fact-minutes", least=about.minutes[0], most=about.minutes[1]))
    if about.weight:
        said.append(ui.say(f"new-fact-weight-{about.weight}"))
    return text.SEPARATOR.join(said)


class TitleCard(Widget):
    """A title that is selected by a click or Enter. The selected one stands out, with its description below
    its picture.
    """

    focusable = True
    role = "button"

    def __init__(
        self,
        ui: Ui,
        title: str,
        about: About,
        texts: tuple[str, str],
        choose: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        """Set up the card. `texts` has the facts, and the description for the selected card."""
        super().__init__(ui, f"title-{title}")
        self.title, self._about, self._texts, self._choose = title, about, texts, choose
        self.chosen, self.size = chosen, float(t.BODY)
        """True if the card is selected; the font size of its description."""

    def command(self, command: Command) -> bool:
        if command == Do("confirm") or (isinstance(command, Press) and command.button == "left"):
            if not self.chosen:
                self.ui.sound.play("click")
                self._choose()
            return True
        return False

    def described(self) -> Description:
        name, more = self.ui.say(f"{self.title}-name"), "\n".join(filter(None, self._texts))
        return Description("button", name, more=more, is_on=self.chosen)

    def text_height(self, width: int) -> int:
        """Return the height of the description below the picture."""
        if not self.chosen:
            return 0
        blocks = self._blocks(width)
        return sum(block.height for block in blocks) + self.ui.px(t.NEAR * 2 + t.SMALL * (len(blocks) - 1))

    def _blocks(self, width: int) -> list[text.Rich]:
        styles = text.STRONG.but(size=t.CAPTION + 1), text.BODY.but(size=self.size)
        wide = width - 2 * self.ui.px(t.GAP)
        texts = zip(self._texts, styles, strict=True)
        return [self.ui.rich(words, style, wide, breaks=True) for words, style in texts if words]

    def draw(self, surface: pygame.Surface) -> None:
        ui, rect = self.ui, self.rect
        strip = pygame.Rect(rect.topleft, (rect.width, rect.height - self.text_height(rect.width)))
        ui.art.shadow(surface, rect, t.RADIUS_SMALL, 0.6)
        if self.chosen:
            surface.blit(ui.art.plate("raised", rect.size, t.RADIUS_SMALL), rect)
        surface.blit(self._picture(strip.size), strip)
        if not self.chosen:
            shade = round(90 * (1 - self.hover)) // 10 * 10
            surface.blit(_veil(ui, strip.size, shade), strip)
        self._name(surface, strip)
        self._draw_note(surface, strip.bottom)
        ui.art.outline(surface, rect, t.GLEAM if self.chosen else t.BRASS, 3 if self.chosen else 1)

    def _name(self, surface: pygame.Surface, strip: pygame.Rect) -> None:
        """Draw the name at the bottom of the picture, with the facts below if they fit nowhere else."""
        ui, y = self.ui, strip.bottom - self.ui.px(t.TINY)
        x, wide = strip.x + ui.px(t.GAP), strip.width - 2 * ui.px(t.GAP)
        if not self.chosen and strip.height >= ui.px(MIN_CARD_WITH_FACTS):
            y -= ui.px(t.CAPTION * 1.5)
            room = pygame.Rect(x, y - ui.px(t.TINY), wide, ui.px(t.CAPTION * 1.5))
            ui.type.draw(surface, self._texts[0], text.CAPTION.but(colour=t.CREAM), room)
        high = ui.px(t.HEADING * 1.5)
        ui.type.draw(surface, ui.say(f"{self.title}-name"), NAME, pygame.Rect(x, y - high, wide, high))

    def _draw_note(self, surface: pygame.Surface, y: int) -> None:
        y += self.ui.px(t.NEAR)
        for block in self._blocks(self.rect.width) if self.chosen else ():
            block.draw(surface, (self.rect.x + self.ui.px(t.GAP), y))
            y += block.height + self.ui.px(t.SMALL)

    def _picture(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a strip of the painting with rounded corners, dark at the bottom."""
        key = ("title", self.title, size, self.chosen)
        return self.ui.art.cached(key, lambda: self._cut(size))

    def _cut(self, size: tuple[int, int]) -> pygame.Surface:
        painting = picture_of(self.ui, self.title)
        shown = self._about.picture
        out = shapes.clear(size)
        out.fill(t.WALNUT)
        if painting is not None:
            out.blit(part(painting, size, shown.focus if shown else WHOLE), (0, 0))
        foot = min(self.ui.px(t.HEADING * 3), size[1])
        if self.ui.theme.high_contrast:
            out.fill(t.BLACK, (0, size[1] - foot, size[0], foot))
        else:
            out.blit(_foot(size, foot), (0, 0))
        radius = self.ui.px(t.RADIUS_SMALL)
        return _rounded(out, radius, square=self.chosen)


def part(
    painting: pygame.Surface, size: tuple[int, int], focus: tuple[float, float, float]
) -> pygame.Surface:
    """Return the part of a painting around its focus (see TablePicture), cropped to a size."""
    wide, high = painting.get_size()
    share = min(wide * focus[2] / size[0], high / size[1])
    cut = pygame.Rect(0, 0, round(size[0] * share), round(size[1] * share))
    cut.center = round(wide * focus[0]), round(high * focus[1])
    return pygame.transform.smoothscale(painting.subsurface(cut.clamp(painting.get_rect())), size)


def _rounded(image: pygame.Surface, radius: int, *, square: bool) -> pygame.Surface:
    """Return the image with rounded corners, square ones at the bottom if `square`."""
    mask = shapes.clear(image.get_size())
    foot = 0 if square else radius
    pygame.draw.rect(
        mask, (255, 255, 255, 255), mask.get_rect(), 0,
        border_top_left_radius=radius, border_top_right_radius=radius,
        border_bottom_left_radius=foot, border_bottom_right_radius=foot,
    )  # fmt: skip
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _foot(size: tuple[int, int], height: int) -> pygame.Surface:
    """Return a shade for the text at the bottom."""
    strip = shapes.clear((1, max(1, size[1])))
    for y in range(size[1]):
        share = max(0.0, 1 - (size[1] - y) / max(1, height))
        strip.set_at((0, y), (*t.SHADE, round(235 * min(1.0, 1.6 * share))))
    return pygame.transform.scale(strip, size)


def _veil(ui: Ui, size: tuple[int, int], alpha: int) -> pygame.Surface:
    radius = ui.px(t.RADIUS_SMALL)
    return ui.art.cached(
        ("title veil", size, alpha), lambda: shapes.rounded(size, radius, t.SHADE, alpha=alpha)
    )


def title_column(
    ui: Ui,
    program: Program,
    titles: list[str],
    chosen: int,
    size: tuple[int, int],
    choose: Callable[[int], None],
) -> Column:
    """Return the cards one below the other; the selected one gets the height that the others leave."""
    column, gap = Column(ui, size[0]), ui.px(GAP)
    cards = [_card(ui, program, title, i == chosen, partial(choose, i)) for i, title in enumerate(titles)]
    if not cards:
        return column
    words = cards[chosen].text_height(size[0])
    if words + ui.px(MIN_PICTURE) + (len(cards) - 1) * (ui.px(MIN_CARD) + gap) > size[1]:
        cards[chosen].size = t.CAPTION
        words = cards[chosen].text_height(size[0])
    each = 0
    if len(cards) > 1:
        spare = size[1] - words - ui.px(MIN_PICTURE) - (len(cards) - 1) * gap
        each = max(ui.px(MIN_CARD), min(size[1] // 5, spare // len(cards)))
    high = max(words + ui.px(MIN_PICTURE), size[1] - (len(cards) - 1) * (each + gap))
    high = min(high, words + size[0] * 3 // 4)
    for card in cards:
        height = high if card.chosen else each
        card.place(pygame.Rect(0, column.y, size[0], height))
        column.take([card], height + gap)
    column.y -= gap
    return column


def _card(ui: Ui, program: Program, title: str, chosen: bool, choose: Callable[[], None]) -> TitleCard:
    about = program.about(title)
    sentences = f"{title}-about"
    said = ui.say(sentences, **program.title(title).page_numbers) if ui.messages.has(sentences) else ""
    texts = facts(ui, program.title(title), about), said
    return TitleCard(ui, title, about, texts, choose, chosen=chosen)
