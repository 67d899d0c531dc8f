"""Simulated mouse and keyboard input: posts the events that a person would cause."""

from __future__ import annotations

from typing import Any

import pygame

from game.engine.model import Option, Ref
from game.ui.table.scene import BaseTableScene
from game.ui.widgets.form import Form
from game.ui.widgets.press_guard import GUARD_MS
from game.ui.window.app import App
from game.ui.window.commands import Pos

TURN_MS = 16.0


class Hand:
    """Posts one input after the other, and lets the window process each before the next."""

    def __init__(self, app: App) -> None:
        self.app = app

    def key(self, key: int, mod: int = 0, times: int = 1) -> None:
        """Press and release a key."""
        for _ in range(times):
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self._post(kind, key=key, mod=mod, unicode="", scancode=0)
            self.app.turn(TURN_MS)

    def type(self, words: str) -> None:
        """Type letters and spaces."""
        for letter in words:
            code = pygame.key.key_code(letter) if letter != " " else pygame.K_SPACE
            self._post(pygame.KEYDOWN, key=code, mod=0, unicode=letter, scancode=0)
            self._post(pygame.TEXTINPUT, text=letter)
            self._post(pygame.KEYUP, key=code, mod=0, unicode=letter, scancode=0)
            self.app.turn(TURN_MS)

    def move(self, pos: Pos, held: bool = False) -> None:
        """Move the pointer, with the left button held down or not."""
        self._post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1 if held else 0, 0, 0))
        self.app.turn(TURN_MS)

    def press(self, pos: Pos, button: int = 1) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)
        self.app.turn(TURN_MS)

    def release(self, pos: Pos, button: int = 1) -> None:
        self._post(pygame.MOUSEBUTTONUP, pos=pos, button=button)
        self.app.turn(TURN_MS)

    def click(self, pos: Pos, button: int = 1) -> None:
        """Move to a position, then press and release a button."""
        self.move(pos)
        form = getattr(self.app.top, "form", None)
        target = form.at(pos) if isinstance(form, Form) else None
        if isinstance(form, Form) and target is not None and form.press_guard.refuses(target):
            self.app.turn(GUARD_MS)
        self.press(pos, button)
        self.release(pos, button)

    def _post(self, kind: int, **facts: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **facts))


class TableHand:
    """Input at a table, addressed by refs and keys."""

    def __init__(self, hand: Hand, scene: BaseTableScene[Any]) -> None:
        self.hand, self.scene = hand, scene

    def do(self, option: Option) -> None:
        """Carry out an option by dragging, or by clicking if it has no source."""
        widgets, laid = self.scene.widgets, self.scene.model.by_ref
        refs = [ref for ref in (option.source, option.target) if ref is not None]
        things = [thing.ref for thing in self.scene.model.things if thing.act == option.action]
        if refs and all(ref in laid for ref in refs):
            if len(set(refs)) == 2:
                self.drag(*refs)
            else:
                self.scene.view.board.reveal(laid[refs[0]])
                self.hand.click(widgets.grip(widgets.hit_targets[refs[0]]))
        elif things:
            self.hand.click(widgets.grip(widgets.hit_targets[things[0]]))
        else:
            self.press(f"act:{option.action}")

    def press(self, key: str) -> None:
        """Click the button with a key. Raises KeyError."""
        self.hand.click(self.scene.form.find(key).rect.center)

    def drag(self, source: Ref, target: Ref) -> None:
        """Drag a thing to a place."""
        widgets, laid = self.scene.widgets, self.scene.model.by_ref
        for ref in (source, target):
            self.scene.view.board.reveal(laid[ref])
        start = widgets.grip(widgets.hit_targets[source])
        self.hand.move(start)
        self.hand.press(start)
        self.hand.move((start[0] + 20, start[1] + 20), held=True)
        end = widgets.grip(widgets.hit_targets[target])
        self.hand.move(end, held=True)
        self.hand.release(end)
