"""The cover between people: it hides the table until the next person takes the seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

import pygame

from game.ui.scenes.play.strips import Chip, Entry, Strip, lay_strips
from game.ui.table.api import Face, Reveal
from game.ui.table.drawing.painter import Painter
from game.ui.widgets import Button, Label, Pane, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command
from game.ui.window.first_frame import FirstFrame
from game.ui.window.scene import FormScene, Size
from game.ui.window.ui import Ui

NARROW, WIDE = 560, 900
"""The width in design pixels, without and with moves to show."""
PICTURE, PICTURE_SHARES = 300, (1.0, 0.85, 0.7)
"""The largest height of a picture in design pixels, and the shares of it that are tried until all fits."""
BUTTON = 48


class Plate(Widget):
    """A widget that draws a face."""

    def __init__(self, ui: Ui, face: Face, painter: Painter) -> None:
        super().__init__(ui)
        self._face, self._painter = face, painter

    def draw(self, surface: pygame.Surface) -> None:
        self._painter.draw(surface, self._face, self.rect)


class Cover(FormScene):
    """Announces whose turn has ended, what the next person missed, and who is next. Opaque, unless everything
    is open anyway.

    message    the prefix of its message ids: "cover" begins a turn, "cover-asked" asks somebody during
               another's turn, "cover-back" continues a turn, "cover-welcome" asks nothing
    before     whose turn has ended or continues; "" for nothing
    missed     moves that the next person missed, as far as everybody may see them, with pictures in between
    look_back  uncovers the table and steps through these moves; None if that isn't offered
    """

    name = "cover"
    introduction = "all"
    ducks_ambience = True

    def __init__(
        self, ui: Ui, person: str, colour: str, action: Callable[[], None], *, message: str = "cover",
        before: str = "", missed: Sequence[Strip | Reveal] = (), opaque: bool = True,
        look_back: Callable[[], None] | None = None, painter: Painter | None = None,
    ) -> None:  # fmt: skip
        super().__init__(ui)
        self.person, self.colour, self.action = person, colour, action
        self.message, self.before, self.missed = message, before, missed
        self.covers = self.hides_others = opaque
        self._look_back, self._painter = look_back, painter or Painter(ui)
        self.first, self.first_frame = "show", FirstFrame()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._pane = Pane(ui, "told")

    def command(self, command: Command) -> bool:
        if not self._pane.turn(command):
            super().command(command)
        return True  # nothing reaches the table below, not even the rulebook of the other seat

    def cancel(self) -> None:
        """Do nothing: only the button leads on."""

    # ---- its parts
    def build(self, size: Size) -> list[Widget]:
        px = self.ui.px
        width = min(px(WIDE if self.missed else NARROW), size[0] - px(2 * t.WIDE))
        inner = width - 2 * px(t.FAR)
        emblem, gap = self._emblem_size(), px(t.SMALL)
        above, below = self._quiet(self.before), self._quiet(self.ui.say("cover-line") if self.covers else "")
        fixed = emblem // 2 + px(t.GAP) + px(t.TITLE * 1.5) + gap + px(t.GAP + BUTTON + t.FAR)
        fixed += sum(prose.height_at(inner) + gap for prose in (*above, *below))
        pane = self._fill(inner, size[1] - fixed - emblem // 2 - 2 * px(t.GAP) - gap)
        height = fixed + (pane + gap if pane else 0)
        self._sheet = pygame.Rect(
            (size[0] - width) // 2, (size[1] - height + emblem // 2) // 2, width, height
        )
        x, y = self._sheet.x + px(t.FAR), self._sheet.y + emblem // 2 + px(t.GAP)
        title = Label(self.ui, self._title(inner), text.TITLE, "centre")
        title.tip = self._whole(title.words, f"{self.message}-title")
        parts: list[Widget] = [*above, *([self._pane] if pane else []), title, *below]
        for part in parts:
            part.place(pygame.Rect(x, y, inner, self._height(part, inner)))
            y = part.rect.bottom + gap
        self._fill(inner, pane)
        return [*parts, *self._buttons(inner)]

    def _height(self, part: Widget, width: int) -> int:
        if isinstance(part, Prose):
            return part.height_at(width)
        return part.rect.height if part is self._pane else self.ui.px(t.TITLE * 1.5)

    def _quiet(self, words: str) -> list[Prose]:
        return [Prose(self.ui, words, text.BODY.but(colour=t.INK_2), "centre")] if words else []

    def _fill(self, width: int, most: int) -> int:
        """Put the moves and pictures into the pane; return its height, `most` at most."""
        if not self.missed:
            return 0
        self._pane.rect.width = width
        for share in PICTURE_SHARES:
            widgets, y = self._lay_out(self.ui.px(PICTURE * share))
            if y <= most:
                break
        self._pane.rect.height = max(0, min(y, most))
        self._pane.fill(widgets, y)
        self._pane.scroll_to(y)  # the latest moves are the lowest
        return self._pane.rect.height

    def _lay_out(self, picture: int) -> tuple[list[Widget], int]:
        """Return the moves and pictures one below the other, and their height. `picture`: the largest height
        of a picture."""
        widgets, y = list[Widget](), 0
        for kind, alike in groupby(self.missed, key=type):
            parts = [*alike]
            laid, high = self._pictures(parts, picture) if kind is Reveal else self._strips(parts)
            for widget in laid:
                widget.rect.y += y
            widgets += laid
            y += high
        return widgets, y

    def _strips(self, parts: Sequence[Strip | Reveal]) -> tuple[list[Widget], int]:
        def chip(entry: Entry, number: int, width: int) -> Chip:
            return Chip(self.ui, f"entry:{number}", entry, width)

        strips = [part for part in parts if isinstance(part, Strip)]
        return lay_strips(self.ui, strips, self._pane.width_inside, chip)

    def _pictures(self, parts: Sequence[Strip | Reveal], most: int) -> tuple[list[Widget], int]:
        """Return the pictures one below the other, and their height."""
        widgets, y, width = list[Widget](), 0, self._pane.width_inside
        for part in parts:
            if isinstance(part, Reveal):
                high = min(most, round(width / part.ratio))
                wide = round(high * part.ratio)
                plate = Plate(self.ui, part.face, self._painter)
                plate.rect = pygame.Rect((width - wide) // 2, y, wide, high)
                widgets.append(plate)
                y += high + self.ui.px(t.SMALL)
        return widgets, y

    def _title(self, width: int) -> str:
        """Return whose turn it is; only the name is cut if the line is too long."""
        return self.ui.type.with_name(self._saying(f"{self.message}-title"), self.person, text.TITLE, width)

    def _buttons(self, width: int) -> list[Button]:
        """Return the button that uncovers the table, and beside it the one that looks back."""
        px, sheet = self.ui.px, self._sheet
        steps = self._steps_button()
        aside = steps.natural()[0] + px(t.SMALL) if steps is not None else 0
        show = self._show_button(width - aside)
        wide = min(width - aside, max(show.natural()[0], px(300)))
        place = pygame.Rect(0, sheet.bottom - px(t.FAR + BUTTON), wide, px(BUTTON))
        place.right = sheet.centerx + (wide + aside) // 2
        show.place(place)
        if steps is None:
            return [show]
        steps.place(pygame.Rect(place.x - aside, place.y, aside - px(t.SMALL), place.height))
        return [show, steps]

    def _steps_button(self) -> Button | None:
        ui, action = self.ui, self._look_back
        if action is None:
            return None
        tip = ui.say("cover-look-back-tip")
        return Button(
            ui,
            ui.say("cover-look-back"),
            lambda: self._leave_by(action),
            key="look-back",
            icon="step",
            tip=tip,
        )

    def _show_button(self, width: int) -> Button:
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
        """Return the whole sentence if it was shortened."""
        whole = self._saying(message)(self.person)
        return "" if shown == whole else whole

    # ---- drawing
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
        return min(self.ui.px(96 if self.missed else 148), self.scene_stack.size[1] // 4)

    def _show(self) -> None:
        self._leave_by(self.action)

    def _leave_by(self, action: Callable[[], None]) -> None:
        self.close()
        action()
