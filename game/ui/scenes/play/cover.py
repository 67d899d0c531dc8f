"""The hand-off: hides the table until the next person says that the screen is theirs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.widgets import Button, Label, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command
from game.ui.window.scene import FormScene, Size
from game.ui.window.ui import Ui


class Cover(FormScene):
    """Says who is next, and what came of the turn before; else nothing. Opaque, unless all is open anyway.

    message  begins the ids of what it says: "cover" begins a turn, "cover-asked" asks somebody in another's,
             "cover-welcome" asks nothing
    before   what has just ended, or whose turn goes on; "" for nothing
    summary  what is told large, in rich words
    """

    name = "cover"
    ducks_ambience = True

    def __init__(
        self,
        ui: Ui,
        person: str,
        colour: str,
        action: Callable[[], None],
        *,
        message: str = "cover",
        before: str = "",
        summary: Sequence[str] = (),
        opaque: bool = True,
    ) -> None:
        super().__init__(ui)
        self.person, self.colour, self.action = person, colour, action
        self.message, self.before, self.summary, self.covers = message, before, summary, opaque
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
        title.tip = self._whole(title.words, f"{self.message}-title")
        above, below = self._above(), self._below()
        button = self._button(inner)
        emblem, gap = self._emblem_size(), px(t.SMALL)
        words_height = sum(w.height_at(inner) + gap for w in (*above, *below))
        height = emblem // 2 + px(t.GAP) + px(t.TITLE * 1.5) + words_height + px(t.GAP) + px(48) + px(t.FAR)
        self._sheet = pygame.Rect(
            (size[0] - width) // 2, (size[1] - height + emblem // 2) // 2, width, height
        )
        x, y = self._sheet.x + px(t.FAR), self._sheet.y + emblem // 2 + px(t.GAP)
        title.rect.height = px(t.TITLE * 1.5)
        for part in (*above, title, *below):
            high = part.height_at(inner) if isinstance(part, Prose) else title.rect.height
            part.place(pygame.Rect(x, y, inner, high))
            y = part.rect.bottom + gap
        wide = min(inner, max(button.natural()[0], px(300)))
        button.place(
            pygame.Rect(self._sheet.centerx - wide // 2, self._sheet.bottom - px(t.FAR + 48), wide, px(48))
        )
        return [*above, title, *below, button]

    def _above(self) -> list[Prose]:
        """What has ended, and what came of it in large words."""
        large = text.Style("serif-semi", t.HEADING)
        told = [Prose(self.ui, words, large, "centre") for words in self.summary]
        quiet = text.BODY.but(colour=t.INK_2)
        return [*([Prose(self.ui, self.before, quiet, "centre")] if self.before else ()), *told]

    def _below(self) -> list[Prose]:
        """That the others look away, where there is something to hide."""
        quiet = text.BODY.but(colour=t.INK_2)
        return [Prose(self.ui, self.ui.say("cover-line"), quiet, "centre")] if self.covers else []

    def _title(self, width: int) -> str:
        """Return whose turn it is; of a name that is too wide the end is left out, never of the sentence."""
        return self.ui.type.with_name(self._saying(f"{self.message}-title"), self.person, text.TITLE, width)

    def _button(self, width: int) -> Button:
        ui, icon = self.ui, "eye" if self.covers else "arrow_right"
        button = Button(ui, "", self._show, key="show", look="primary", icon=icon)
        room = width - button.natural()[0]
        button.label = ui.type.with_name(self._saying(self._button_message), self.person, button.style, room)
        button.tip = self._whole(button.label, self._button_message)
        return button

    @property
    def _button_message(self) -> str:
        return "cover-button" if self.covers else "cover-go"

    def _saying(self, message: str) -> Callable[[str], str]:
        return lambda name: self.ui.say(message, name=name)

    def _whole(self, shown: str, message: str) -> str:
        """Return the whole sentence where it was shortened."""
        whole = self._saying(message)(self.person)
        return "" if shown == whole else whole

    def ground(self, surface: pygame.Surface) -> None:
        if self.covers:
            super().ground(surface)
        else:
            self.ui.art.veil(surface)
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
