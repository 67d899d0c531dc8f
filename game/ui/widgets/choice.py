"""Choose one of several values, switch, slide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

import pygame

from game.ui.widgets.base import Widget
from game.ui.widgets.described import Description, Nth, Range
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do, Drag, Move, Press, Release
from game.ui.window.text import Style
from game.ui.window.ui import Ui

_WORDS = Style("sans-semi", t.BODY, t.INK)


class Choice(Widget):
    """Several values side by side, or one value between two arrows if there is no room."""

    focusable = True
    role = "choice"

    def __init__(
        self,
        ui: Ui,
        key: str,
        labels: Sequence[str],
        index: int,
        changed: Callable[[int], None],
        *,
        tip: str = "",
    ) -> None:
        super().__init__(ui, key, tip=tip)
        self.labels, self.index, self.changed = list(labels), index, changed

    def described(self) -> Description:
        value = self.labels[self.index] if self.labels else ""
        return replace(super().described(), value=value, nth=Nth(self.index + 1, len(self.labels)))

    def natural(self) -> tuple[int, int]:
        widest = max((self.ui.type.width(x, _WORDS) for x in self.labels), default=0)
        return (widest + self.ui.px(24)) * len(self.labels), self.ui.px(t.ROW)

    @property
    def stepping(self) -> bool:
        """True if there is room for one value only."""
        return self.rect.width < self.natural()[0]

    def command(self, command: Command) -> bool:
        if isinstance(command, Press) and command.button == "left":
            return self._click(command.pos)
        if isinstance(command, Move) and command.dx:
            return self._choose(self.index + command.dx)
        if command == Do("confirm"):
            return self._choose((self.index + 1) % len(self.labels))
        return False

    def draw(self, surface: pygame.Surface) -> None:
        art = self.ui.art
        surface.blit(art.plate("sunk", self.rect.size, t.RADIUS_SMALL), self.rect)
        if self.stepping:
            self._draw_stepper(surface)
            return
        for i, cell in enumerate(self.cells()):
            if i == self.index:
                surface.blit(art.plate("gold", cell.size, t.RADIUS_SMALL), cell)
            inner = cell.inflate(-self.ui.px(t.SMALL), 0)
            self.ui.type.draw(surface, self.labels[i], _WORDS, inner, "centre")

    def cells(self) -> list[pygame.Rect]:
        """Return the rectangles of the values."""
        n = len(self.labels)
        edges = [self.rect.x + round(self.rect.width * i / n) for i in range(n + 1)]
        return [pygame.Rect(a, self.rect.y, b - a, self.rect.height) for a, b in pairwise(edges)]

    def _draw_stepper(self, surface: pygame.Surface) -> None:
        arm, size = self.rect.height, self.ui.px(18)
        for name, x, alive in (
            ("arrow_left", self.rect.x, self.index > 0),
            ("arrow_right", self.rect.right - arm, self.index < len(self.labels) - 1),
        ):
            icon = self.ui.art.icon(name, size, t.INK if alive else t.mix(t.SUNK, t.INK_2, 0.4))
            surface.blit(icon, icon.get_rect(center=(x + arm // 2, self.rect.centery)))
        self.ui.type.draw(surface, self.labels[self.index], _WORDS, self.rect.inflate(-2 * arm, 0), "centre")

    def _click(self, pos: tuple[int, int]) -> bool:
        if self.stepping:
            return self._choose(self.index + (1 if pos[0] > self.rect.centerx else -1))
        chosen = next((i for i, cell in enumerate(self.cells()) if cell.collidepoint(pos)), self.index)
        return self._choose(chosen)

    def _choose(self, index: int) -> bool:
        if index != self.index and 0 <= index < len(self.labels):
            self.index = index
            self.ui.sound.play("click")
            self.changed(index)
        return True


class Switch(Widget):
    """A switch that is on or off."""

    focusable = True
    role = "switch"

    def __init__(self, ui: Ui, key: str, on: bool, changed: Callable[[bool], None]) -> None:
        super().__init__(ui, key)
        self.on, self.changed = on, changed

    def described(self) -> Description:
        return replace(super().described(), is_on=self.on)

    def natural(self) -> tuple[int, int]:
        return self.ui.px(60), self.ui.px(32)

    def command(self, command: Command) -> bool:
        wanted = {Move(-1, 0): False, Move(1, 0): True, Do("confirm"): not self.on}.get(command)
        if isinstance(command, Press) and command.button == "left":
            wanted = not self.on
        if wanted is None:
            return False
        if wanted != self.on:
            self.on = wanted
            self.ui.sound.play("click")
            self.changed(wanted)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        ui, r = self.ui, self.rect
        ground = t.MOSS if self.on else t.mix(t.SUNK, t.INK_2, 0.35)
        rim = t.darker(ground, 0.4)
        track = ui.art.cached(
            ("track", r.size, ground), lambda: shapes.rounded(r.size, r.height // 2, ground, rim, ui.px(1))
        )
        surface.blit(track, r)
        d = r.height - 2 * ui.px(3)
        knob = ui.art.cached(("knob", d), lambda: shapes.rounded((d, d), d // 2, t.RAISED, t.INK_2, ui.px(1)))
        x = r.right - ui.px(3) - d if self.on else r.x + ui.px(3)
        surface.blit(knob, (x, r.centery - d // 2))
        # A sign beside the knob, so that the state is not shown by colour alone.
        sign = ui.px(13)
        at = (
            (r.x + (r.width - d) // 2 - ui.px(2), r.centery)
            if self.on
            else (x + d + (r.right - x - d) // 2, r.centery)
        )
        icon = ui.art.icon("check" if self.on else "close", sign, t.CREAM_LIGHT if self.on else t.INK)
        surface.blit(icon, icon.get_rect(center=at))

    def draw_focus(self, surface: pygame.Surface) -> None:
        self.ui.art.focus_ring(surface, self.rect, 16)


class Slider(Widget):
    """A number between two bounds, in steps."""

    focusable = True
    role = "slider"

    def __init__(
        self,
        ui: Ui,
        key: str,
        value: int,
        bounds: tuple[int, int],
        step: int,
        changed: Callable[[int], None],
        shown: Callable[[int], str] = str,
    ) -> None:
        super().__init__(ui, key)
        self.value, self.bounds, self.step, self.changed, self.shown = value, bounds, step, changed, shown
        self._sliding = False

    def described(self) -> Description:
        now = Range(self.value, *self.bounds, self.step)
        return replace(super().described(), value=self.shown(self.value), range=now)

    def set_to(self, value: int) -> None:
        """Set the value, as a screen reader may ask for it."""
        self._set(value)

    def natural(self) -> tuple[int, int]:
        return self.ui.px(300), self.ui.px(t.ROW)

    def command(self, command: Command) -> bool:
        if isinstance(command, Press) and command.button == "left":
            self._sliding = True
            return self._to(command.pos[0])
        if isinstance(command, Drag) and self._sliding:
            return self._to(command.pos[0])
        if isinstance(command, Release):
            self._sliding = False
            return True
        if isinstance(command, Move) and command.dx:
            return self._set(self.value + command.dx * self.step)
        return False

    def draw(self, surface: pygame.Surface) -> None:
        ui, bar = self.ui, self._bar()
        pygame.draw.rect(surface, t.mix(t.SUNK, t.INK_2, 0.45), bar, 0, bar.height // 2)
        knob_x = bar.x + round(bar.width * (self.value - self.bounds[0]) / (self.bounds[1] - self.bounds[0]))
        pygame.draw.rect(surface, t.BRASS, (bar.x, bar.y, knob_x - bar.x, bar.height), 0, bar.height // 2)
        d = ui.px(22)
        knob = ui.art.cached(
            ("slide", d), lambda: shapes.rounded((d, d), d // 2, t.RAISED, t.INK_2, ui.px(1.5))
        )
        surface.blit(knob, (knob_x - d // 2, bar.centery - d // 2))
        words = pygame.Rect(self.rect.right - ui.px(76), self.rect.y, ui.px(72), self.rect.height)
        ui.type.draw(surface, self.shown(self.value), _WORDS, words, "right")

    def _bar(self) -> pygame.Rect:
        px = self.ui.px
        return pygame.Rect(self.rect.x + px(12), self.rect.centery - px(3), self.rect.width - px(104), px(6))

    def _to(self, x: int) -> bool:
        bar = self._bar()
        low, high = self.bounds
        share = (x - bar.x) / max(1, bar.width)
        return self._set(low + round(share * (high - low) / self.step) * self.step)

    def _set(self, value: int) -> bool:
        value = max(self.bounds[0], min(self.bounds[1], value))
        if value != self.value:
            self.value = value
            self.changed(value)
        return True
