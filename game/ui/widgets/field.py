"""A text field of one line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.errors import is_printable
from game.play.verbatim import verbatim
from game.ui.widgets.base import Widget
from game.ui.widgets.described import Description, named
from game.ui.window import scripts, text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Compose, Do, Move, Press, Text
from game.ui.window.ui import Ui

CARET = 2
ERASE = (Do("erase"), Do("erase_forward"))


class Field(Widget):
    """A text field. `allowed` may refuse characters; `hint` is shown while the field is empty."""

    focusable = True
    role = "field"

    def __init__(
        self,
        ui: Ui,
        key: str,
        value: str,
        changed: Callable[[str], None],
        *,
        hint: str = "",
        longest: int = 24,
        allowed: Callable[[str], bool] = is_printable,
        icon: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(ui, key, tip=tip)
        self.value, self.changed, self.hint = value, changed, hint
        self.longest, self.allowed, self.icon = longest, allowed, icon
        self.caret = len(value)
        self._is_all_selected = False
        self._composed = Compose("")

    @property
    def tooltip(self) -> str:
        """The tip, or the whole text if it doesn't fit."""
        return super().tooltip or (verbatim(self.value) if self._is_cut() else "")

    def described(self) -> Description:
        found = named("field", self.name or self.hint, super().tooltip, enabled=self.enabled)
        return replace(found, value=verbatim(self.value))

    def take(self, value: str) -> None:
        """Take a whole text, as a screen reader may give it."""
        kept = scripts.fitting("".join(c for c in value if self.allowed(c)), self.longest)
        self._set(kept, len(kept))

    def _is_cut(self) -> bool:
        return self.ui.type.is_cut(self.value, text.BODY, self._inner().width)

    @property
    def typing(self) -> bool:
        return True

    @property
    def caret_rect(self) -> pygame.Rect:
        inner, height = self._inner(), self.ui.px(t.BODY * 1.3)
        shown, caret = self._edited()
        x = inner.x + self._x_in(shown, caret) - self._shift()
        return pygame.Rect(x, inner.centery - height // 2, self.ui.px(CARET), height)

    def natural(self) -> tuple[int, int]:
        return self.ui.px(220), self.ui.px(t.ROW)

    def command(self, command: Command) -> bool:
        if isinstance(command, Compose):
            self._composed = command
            return True
        self._composed = Compose("")
        was_all_selected, self._is_all_selected = self._is_all_selected, command == Do("select_all")
        if was_all_selected and command in ERASE:
            self._set("", 0)
            return True
        if was_all_selected and isinstance(command, Text) and any(map(self.allowed, command.text)):
            self.value, self.caret = "", 0
        if isinstance(command, Text):
            return self._insert(command.text)
        if isinstance(command, Move) and command.dx:
            return self._caret_to(self._beside(command.dx))
        if isinstance(command, Press):
            return self._caret_to(self._column(command.pos[0]))
        return isinstance(command, Do) and self._edit(command)

    def draw(self, surface: pygame.Surface) -> None:
        ui = self.ui
        surface.blit(ui.art.plate("raised", self.rect.size, t.RADIUS_SMALL), self.rect)
        inner = self._inner()
        if self.icon:
            size = ui.px(18)
            surface.blit(
                ui.art.icon(self.icon, size, t.INK_2), (self.rect.x + ui.px(10), inner.centery - size // 2)
            )
        if not self.value and not self._composed.text:
            ui.type.draw(surface, self.hint, text.BODY.but(colour=t.INK_2), inner)
        if self.focused:
            self._draw_edited(surface, inner)
        else:
            ui.type.draw(surface, self.value, text.BODY, inner, may_cut=True)

    def _edited(self) -> tuple[str, int]:
        """Return the text with what is being composed in it, and the index of the caret."""
        composed = self._composed
        shown = self.value[: self.caret] + composed.text + self.value[self.caret :]
        return shown, self.caret + min(composed.caret, len(composed.text))

    def _draw_edited(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """Draw the text, shifted to the left so that the caret is visible."""
        ui, old = self.ui, surface.get_clip()
        surface.set_clip(inner.clip(old))
        shown, _ = self._edited()
        if shown:
            image = ui.type.render(shown, text.BODY)
            if self._is_all_selected:
                wide = min(image.get_width() + 2, inner.width)
                pygame.draw.rect(
                    surface, t.PICK, (inner.x - 1, inner.y + ui.px(6), wide, inner.height - ui.px(12))
                )
            surface.blit(image, (inner.x - self._shift(), inner.centery - image.get_height() // 2))
            self._underline(surface, inner, shown)
        surface.set_clip(old)
        pygame.draw.rect(surface, t.OXBLOOD, self.caret_rect)

    def _underline(self, surface: pygame.Surface, inner: pygame.Rect, shown: str) -> None:
        """Draw a line under what is being composed."""
        if self._composed.text:
            ends = self.caret, self.caret + len(self._composed.text)
            left, right = sorted(inner.x + self._x_in(shown, end) - self._shift() for end in ends)
            line = pygame.Rect(left, self.caret_rect.bottom, right - left, self.ui.px(CARET))
            pygame.draw.rect(surface, t.OXBLOOD, line)

    def _inner(self) -> pygame.Rect:
        left = self.ui.px(36 if self.icon else t.NEAR)
        right = self.ui.px(t.NEAR)
        return pygame.Rect(self.rect.x + left, self.rect.y, self.rect.width - left - right, self.rect.height)

    def _shift(self) -> int:
        """Return how far the text is shifted to the left to keep the caret visible."""
        over = self._x_in(*self._edited()) - self._inner().width + self.ui.px(4)
        return max(0, over) if self.focused else 0

    def _column(self, x: int) -> int:
        at = x - self._inner().x + self._shift()
        places = self._places()
        return min(range(len(places)), key=lambda i: abs(places[i] - at))

    def _x_in(self, shown: str, index: int) -> int:
        return self.ui.type.caret(shown, index, text.BODY)

    def _places(self) -> list[int]:
        """Return where the caret stands before each character and at the end, from the left."""
        return [self._x_in(self.value, index) for index in range(len(self.value) + 1)]

    def _beside(self, dx: int) -> int:
        """Return the caret's next index to the left or right, as it is seen; past letters that are one."""
        places = self._places()
        here = places[self.caret]
        beyond = [index for index, x in enumerate(places) if (x - here) * dx > 0]
        return min(beyond, key=lambda index: abs(places[index] - here), default=self.caret)

    def _insert(self, typed: str) -> bool:
        room = self.longest - len(self.value)
        typed = scripts.fitting("".join(c for c in typed if self.allowed(c)), room)
        if typed:
            self._set(self.value[: self.caret] + typed + self.value[self.caret :], self.caret + len(typed))
        return True

    def _edit(self, command: Do) -> bool:
        before, behind = self.value[: self.caret], self.value[self.caret :]
        if command.act == "erase" and self.caret:
            kept = before.rstrip(scripts.EMOJI_JOINERS)[:-1].rstrip(scripts.EMOJI_JOINERS)
            self._set(kept + behind, len(kept))
        elif command.act == "erase_forward":
            self._set(before + "".join(scripts.clusters(behind)[1:]), self.caret)
        elif command.act in ("home", "end"):
            self._caret_to(0 if command.act == "home" else len(self.value))
        else:
            return command.act in ("erase", "confirm", "select_all")
        return True

    def _caret_to(self, column: int) -> bool:
        self.caret = max(0, min(len(self.value), column))
        return True

    def _set(self, value: str, caret: int) -> None:
        self.value, self.caret = value, caret
        self.changed(value)
