"""A window that paints nothing and notes every word and icon that it would have painted."""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Callable, Hashable, Sequence

import pygame

from game.presentation import rich_text
from game.presentation.messages import Messages
from game.records.settings import Settings
from game.ui.table.api import Face, Size
from game.ui.window.pictures import Art
from game.ui.window.sound import Sound
from game.ui.window.text import Align, Rich, Style, Type
from game.ui.window.theme import Colour, Theme
from game.ui.window.ui import Ui


class _Type(Type):
    """Text that is measured and noted."""

    def __init__(self, theme: Theme, heard: list[str]) -> None:
        super().__init__(theme)
        self.heard = heard
        self._last = ("", Style())

    def render(self, text: str, style: Style, px: int | None = None) -> pygame.Surface:
        outline = self._last[0] == text and self._last[1].colour != style.colour
        if not outline:  # a number with a rim is painted twice
            self.heard.append(text)
        self._last = (text, style)
        return pygame.Surface(self.font(style.face, px or self.theme.px(style.size)).size(text))


class _Art(Art):
    """Pictures that are nothing but a size; icons are noted."""

    def __init__(self, theme: Theme, heard: list[str]) -> None:
        super().__init__(theme)
        self.heard = heard
        self._known: dict[Hashable, tuple[pygame.Surface, list[str]]] = {}

    def cached(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if key not in self._known:
            before = len(self.heard)
            image = make()
            self._known[key] = image, self.heard[before:]
            return image
        image, said = self._known[key]
        self.heard += said  # what was painted before is to be heard again
        return image

    def icon(self, name: str, size: int, tint: Colour | None = None) -> pygame.Surface:
        self.heard.append(f"{{{name}}}")
        return pygame.Surface((max(1, size), max(1, size)), pygame.SRCALPHA)

    def picture(self, name: str, size: Size) -> pygame.Surface:
        return pygame.Surface(size, pygame.SRCALPHA)

    def original(self, name: str) -> pygame.Surface:
        return pygame.Surface((200, 200), pygame.SRCALPHA)


class _Rich(Rich):
    """Wrapped words, noted as one."""

    heard: list[str]

    def _draw_marks(self, surface: pygame.Surface, pos: tuple[int, int], marks: Sequence[object]) -> None:
        self.heard.append(self.text)


class Hearing(Ui):
    """The tools of a window of 1280 by 720 for the ear."""

    def __init__(self) -> None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
        pygame.display.set_mode((64, 64))
        pygame.font.init()
        self.heard: list[str] = []
        theme, settings = Theme(), Settings(motion="off", volume=0)
        super().__init__(
            theme, _Type(theme, self.heard), _Art(theme, self.heard), Messages(), Sound(0), settings
        )
        self.adopt((1280, 720))

    def rich(
        self, text: str, style: Style, width: int, align: Align = "left", *, breaks: bool = False
    ) -> Rich:
        made = _Rich(self.type, self.art.icon, text, style, width, align, breaks=breaks)
        made.heard = self.heard
        return made

    def face(self, title: str, face: Face, size: Size) -> str:
        """What a face shows at a size, in the order in which it is painted."""
        self.heard.clear()
        face.paint(self, size)
        return " · ".join(
            self.spoken(title, _many(item, len(list(same)))) for item, same in itertools.groupby(self.heard)
        )

    def spoken(self, title: str, rich: str) -> str:
        """Rich words as plain ones, every icon by its name; parts of lines parted by strokes."""

        def name(icon: str, number: int) -> str:
            message = f"{title}-icon-{icon}"
            return self.say(message, amount=number) if self.messages.has(message) else icon.replace("_", " ")

        return rich_text.spoken(rich, name).replace("\n", " / ")


def _many(item: str, count: int) -> str:
    """The same thing painted several times."""
    if count == 1:
        return item
    return f"{count}~{item}" if re.fullmatch(r"\{\w+\}", item) else f"{count} times {item}"
