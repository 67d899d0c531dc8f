"""The hand-off: hides the table until the next person says that the screen is theirs."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.widgets import Button, Label, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command
from game.ui.window.scene import FormScene, Size
from game.ui.window.ui import Ui


class Cover(FormScene):
    """Opaque; says who is next and nothing else. `news`: how much happened since their last turn."""

    name = "cover"

    def __init__(self, ui: Ui, person: str, colour: str, action: Callable[[], None], unseen: int = 0) -> None:
        super().__init__(ui)
        self.person, self.colour, self.action, self.unseen = person, colour, action, unseen
        self.first = "show"
        self._sheet = pygame.Rect(0, 0, 0, 0)

    def command(self, command: Command) -> bool:
        super().command(command)
        return True  # nothing reaches what lies below, not even the rulebook of the other seat

    def cancel(self) -> None:
        """There is no way round the button."""

    def build(self, size: Size) -> list[Widget]:
        ui, px = self.ui, self.ui.px
        width = min(px(560), size[0] - px(2 * t.FAR))
        inner = width - 2 * px(t.FAR)
        title = Label(ui, self._title(inner), text.TITLE, "centre")
        title.tip = self._whole(title.words, "cover-title")
        words = [Prose(ui, ui.say("cover-line"), text.BODY.but(colour=t.INK_2), "centre")]
        if self.unseen:
            words.append(Prose(ui, ui.say("cover-news", count=self.unseen), text.BODY, "centre"))
        button = self._button(inner)
        emblem = self._emblem_size()
        words_height = sum(w.height_at(inner) + px(t.SMALL) for w in words)
        height = emblem // 2 + px(t.GAP) + px(t.TITLE * 1.5) + words_height + px(t.GAP) + px(48) + px(t.FAR)
        self._sheet = pygame.Rect(
            (size[0] - width) // 2, (size[1] - height + emblem // 2) // 2, width, height
        )
        x, y = self._sheet.x + px(t.FAR), self._sheet.y + emblem // 2 + px(t.GAP)
        title.place(pygame.Rect(x, y, inner, px(t.TITLE * 1.5)))
        y = title.rect.bottom + px(t.SMALL)
        for prose in words:
            prose.place(pygame.Rect(x, y, inner, prose.height_at(inner)))
            y = prose.rect.bottom + px(t.SMALL)
        wide = min(inner, max(button.natural()[0], px(300)))
        button.place(
            pygame.Rect(self._sheet.centerx - wide // 2, self._sheet.bottom - px(t.FAR + 48), wide, px(48))
        )
        return [title, *words, button]

    def _title(self, width: int) -> str:
        """Whose turn it is; of a name that is too wide the end is left out, never of the sentence."""
        return self.ui.type.with_name(self._saying("cover-title"), self.person, text.TITLE, width)

    def _button(self, width: int) -> Button:
        ui = self.ui
        button = Button(ui, "", self._show, key="show", look="primary", icon="eye")
        room = width - button.natural()[0]
        button.label = ui.type.with_name(self._saying("cover-button"), self.person, button.style, room)
        button.tip = self._whole(button.label, "cover-button")
        return button

    def _saying(self, message: str) -> Callable[[str], str]:
        return lambda name: self.ui.say(message, name=name)

    def _whole(self, shown: str, message: str) -> str:
        """The whole sentence where it was shortened."""
        whole = self._saying(message)(self.person)
        return "" if shown == whole else whole

    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        ui, size = self.ui, self._emblem_size()
        ui.art.panel(surface, self._sheet, "paper")
        seat = t.SEAT_COLOURS[self.colour]
        band = pygame.Rect(self._sheet.x, self._sheet.y, self._sheet.width, ui.px(t.NEAR))
        pygame.draw.rect(surface, seat.colour, band.inflate(-ui.px(6), -ui.px(4)), 0, ui.px(t.TINY))
        disc = pygame.Rect(0, 0, size, size)
        disc.center = (self._sheet.centerx, self._sheet.y)
        ui.art.shadow(surface, disc, size)
        surface.blit(ui.art.emblem(seat, size), disc)

    def _emblem_size(self) -> int:
        return min(self.ui.px(148), self.scene_stack.size[1] // 4)

    def _show(self) -> None:
        self.close()
        self.action()
