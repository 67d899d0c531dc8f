"""Push buttons with a label, an icon or both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import pygame

from game.presentation.title_words import Tip
from game.ui.widgets.base import Action, Widget
from game.ui.widgets.described import Description, named
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do, Press, Release
from game.ui.window.text import Align, Style
from game.ui.window.ui import Plate, Ui

Look = Literal["plain", "primary", "ghost", "danger"]

_TEXT: dict[Look, t.Colour] = {"plain": t.INK, "primary": t.INK, "ghost": t.CREAM, "danger": t.CREAM}
_PLATE: dict[Look, Plate] = {"plain": "sunk", "primary": "gold", "danger": "oxblood"}

DISABLED_ALPHA = 120
"""The opacity of a disabled button's plate and icon."""


class Button(Widget):
    """A button that calls `action` on a click, Enter or the A button.

    note: small text at its right end
    may_cut: its label contains text by a person and may be cut
    """

    focusable = True
    role = "button"

    def __init__(
        self,
        ui: Ui,
        label: str,
        action: Action,
        *,
        key: str = "",
        look: Look = "plain",
        icon: str = "",
        tip: Tip = "",
        enabled: bool = True,
        why: str = "",
        size: float = t.CARD - 1,
        align: Align = "centre",
        note: str = "",
        may_cut: bool = False,
    ) -> None:
        super().__init__(ui, key or label, tip=tip, enabled=enabled, why=why)
        self.label, self.action, self.look, self.icon, self.align = label, action, look, icon, align
        self.style = Style("sans-semi", size, _TEXT[look])
        self.note, self.may_cut = note, may_cut
        self.also: Sequence[str] = ()
        """Other labels that it has at times; its natural width has room for each."""
        self._down = False

    @property
    def tooltip(self) -> str:
        """The tip, preceded by the whole label if that is cut."""
        return "\n".join(filter(None, [self.label if self._is_cut() else "", super().tooltip]))

    def described(self) -> Description:
        name = self.name or self.label
        found = named("button", name, super().tooltip, enabled=self.enabled)
        return replace(found, value=self.note)

    def _is_cut(self) -> bool:
        width = self._words_width(self.rect)
        return bool(self.label) and self.ui.type.is_cut(self.label, self.style, width, may_cut=self.may_cut)

    def _words_width(self, rect: pygame.Rect) -> int:
        """Return the width available to the label, in window pixels."""
        px = self.ui.px
        sign = self._icon_size() + px(t.SMALL) if self.icon else 0
        return rect.width - 2 * px(t.NEAR) - sign

    def natural(self) -> tuple[int, int]:
        px = self.ui.px
        words = max(self.ui.type.width(each, self.style) if each else 0 for each in (self.label, *self.also))
        sign = self._icon_size() + (px(t.SMALL) if self.label else 0) if self.icon else 0
        note = self.ui.type.width(self.note, self._note_style()) + px(t.GAP) if self.note else 0
        return max(words + sign + note + px(28), px(t.ROW)), px(t.ROW)

    def command(self, command: Command) -> bool:
        if isinstance(command, Press) and command.button == "left":
            self._down = True
            return True
        if isinstance(command, Release) and command.button == "left":
            was, self._down = self._down, False
            return was and self.hit(command.pos) and self._fire()
        return command == Do("confirm") and self._fire()

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect.move(0, self.ui.px(1)) if self._down and self.enabled else self.rect
        self._draw_ground(surface, rect)
        self._draw_words(surface, rect)

    def _fire(self) -> bool:
        self.ui.sound.play("click" if self.enabled else "error")
        if self.enabled:
            self.action()
        return True

    def _icon_size(self) -> int:
        return round(self.ui.px(self.style.size) * 1.35)

    def _draw_ground(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        art = self.ui.art
        if self.look != "ghost":
            if self.enabled:
                art.shadow(surface, rect, t.RADIUS_SMALL, 0.45)
            surface.blit(self._plate(rect.size), rect)
        if self.hover > 0:
            alpha = round((60 if self.look == "ghost" else 70) * self.hover)
            surface.blit(_light(self.ui, rect.size, alpha // 10 * 10), rect)

    def _plate(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the button's plate; it is faint and flat while the button is disabled."""
        art = self.ui.art
        if self.enabled:
            return art.plate(_PLATE[self.look], size, t.RADIUS_SMALL)
        return art.cached(
            ("idle", size), lambda: _faint(art.plate("idle", size, t.RADIUS_SMALL), DISABLED_ALPHA)
        )

    def _draw_sign(self, surface: pygame.Surface, side: int, colour: t.Colour, pos: tuple[int, int]) -> None:
        image = self.ui.art.sign(self.icon, side, colour)
        surface.blit(image if self.enabled else _faint(image, DISABLED_ALPHA), pos)

    def _draw_words(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        ui, style = self.ui, self._style_now()
        inner = rect.inflate(-2 * ui.px(t.NEAR if self.label else t.TINY), 0)
        sign = self._icon_size() if self.icon else 0
        gap = ui.px(t.SMALL) if self.icon and self.label else 0
        width = self._words_width(rect)
        text, size = ui.type.fit(self.label, style, width, may_cut=self.may_cut) if self.label else ("", 0)
        image = ui.type.render(text, style, size) if text else None
        wide = sign + gap + (image.get_width() if image else 0)
        x = inner.x if self.align == "left" else inner.centerx - wide // 2
        if sign:
            self._draw_sign(surface, sign, style.colour, (x, rect.centery - sign // 2))
        if image:
            if image.get_height() > rect.height * 1.25:
                ui.type.report(self.label, image.get_size(), rect.size)
            surface.blit(image, (x + sign + gap, rect.centery - image.get_height() // 2))
        if self.note:
            left = x + wide + ui.px(t.GAP)
            room = pygame.Rect(left, rect.y, inner.right - left, rect.height)
            ui.type.draw(surface, self.note, self._note_style(), room, "right", may_cut=True)

    def _note_style(self) -> Style:
        return self._style_now().but(face="sans", size=t.CAPTION)

    def _style_now(self) -> Style:
        if self.enabled:
            return self.style
        return self.style.but(colour=t.CREAM_3 if self.look == "ghost" else t.INK_2)


def _faint(image: pygame.Surface, alpha: int) -> pygame.Surface:
    image = image.copy()
    image.set_alpha(alpha)
    return image


def _light(ui: Ui, size: tuple[int, int], alpha: int) -> pygame.Surface:
    r = ui.px(t.RADIUS_SMALL)
    return ui.art.cached(
        ("light", size, r, alpha), lambda: shapes.rounded(size, r, t.CREAM_LIGHT, alpha=alpha)
    )
