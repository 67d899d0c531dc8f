"""The hand at the table: picks things up, carries them, drops them. Mouse and keys end in the same deeds."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

import pygame

from game.engine.model import Option, Reason, Ref
from game.ui.table.model import TableModel
from game.ui.table.painter import LIFT, grown
from game.ui.table.things import Route, Thing
from game.ui.window.inputs import Pos

SLIP = 6
"""Design pixels that the pointer may move before a click becomes a drag."""
HOLD_MS = 550.0
"""A press so long on a card enlarges it."""


class Host(Protocol):
    """Who the hand works for."""

    def choose(self, options: list[Option], at: pygame.Rect) -> None:
        """Carry out an option, or ask which of several."""

    def travel(self, route: Route) -> None:
        """Carry out the actions of a way, one after the other."""

    def refuse(self, reasons: list[Reason], at: pygame.Rect) -> None:
        """Say why something is not possible."""

    def enlarge(self, ref: Ref) -> bool:
        """Show a thing large; whether it can be."""

    def hand_changed(self) -> None:
        """What glows is another thing now."""


class Hand:
    """What is held, and how."""

    def __init__(self, top: TableModel, host: Host) -> None:
        self.top, self.host = top, host
        self.held: Ref | None = None
        self.dragging = False
        self.pos: Pos = (0, 0)
        self._pressed: Ref | None = None
        self._down: Pos = (0, 0)
        self._waited = 0.0

    # ---- what can be done
    @property
    def targets(self) -> list[Ref]:
        """Where what is held can go."""
        return self.top.targets(self.held) if self.held is not None else []

    @property
    def answering(self) -> Collection[Ref]:
        """What answers to something dragged over it: where it can go, and places that say why it cannot."""
        return {*self.targets, *self.top.routes(self.held)} if self.held is not None else set()

    @property
    def active(self) -> Collection[Ref]:
        """Every ref that reacts now."""
        if self.held is None:
            return set(self.top.picks.pickable())
        return {*self.targets, self.held}

    # ---- the mouse
    def press(self, ref: Ref, pos: Pos) -> None:
        """The left button goes down on something."""
        self._pressed, self._down, self._waited = ref, pos, 0.0
        self.pos = pos

    def drag(self, pos: Pos) -> None:
        """The pointer moves with the button down."""
        self.pos = pos
        if self.dragging or self._pressed is None or not self._slipped(pos):
            return
        if self._pressed == self.held or self.top.targets(self._pressed):
            self.held, self.dragging = self._pressed, True
            self.top.motion.skip()
            self.host.hand_changed()
        else:
            self.host.refuse(self.top.picks.refusals(self._pressed), self._place(self._pressed))
            self._pressed = None

    def release(self, pos: Pos, over: Ref | None) -> None:
        """The left button comes up, perhaps over something."""
        self.pos = pos
        pressed, self._pressed = self._pressed, None
        if self.dragging:
            self._let_go(over)
        elif pressed is not None:
            self.click(over if over is not None else pressed)

    def update(self, dt: float) -> None:
        """Let time pass: a long press enlarges."""
        if self._pressed is None or self.dragging:
            return
        self._waited += dt
        if self._waited >= HOLD_MS:
            ref, self._pressed = self._pressed, None
            self.host.enlarge(ref)

    # ---- clicks and keys
    def click(self, ref: Ref) -> None:
        """A click or Enter on something: pick it, drop on it, or learn why not."""
        if self.held is None:
            self._pick(ref)
        elif ref == self.held:
            options = self.top.picks.at_once(ref)
            self.cancel()
            if options:
                self.host.choose(options, self._place(ref))
        elif ref in self.targets:
            self._drop(ref)
        elif ref in self.top.picks.pickable():
            self.held = None
            self._pick(ref)
        else:
            self.host.refuse(self.top.refusals(self.held, ref), self._place(ref))

    def cancel(self) -> bool:
        """Put back what is held; whether something was."""
        was = self.held is not None
        self.held, self.dragging, self._pressed = None, False, None
        if was:
            self.host.hand_changed()
        return was

    def carried(self) -> pygame.Rect:
        """Where the dragged thing is drawn: under the pointer, a little larger."""
        rect = grown(self._place(self.held or ""), LIFT)
        if self.held in self.top.by_ref:
            rect.center = self.pos
        return rect

    def _pick(self, ref: Ref) -> None:
        picks = self.top.picks
        if ref not in picks.pickable():
            self.host.refuse(picks.refusals(ref), self._place(ref))
        elif self.top.targets(ref):
            self.held = ref
            self.top.ui.sound.play("card")
            self.host.hand_changed()
        else:
            self.host.choose(picks.at_once(ref), self._place(ref))

    def _drop(self, target: Ref) -> None:
        source = self.held or ""
        options = self.top.picks.drops(source, target)
        way = self.top.routes(source).get(target)
        self.cancel()
        if options or way is None:
            self.host.choose(options, self._place(target))
        else:
            self.host.travel(way)

    def _let_go(self, over: Ref | None) -> None:
        """End of a drag: on a target it is a drop, elsewhere the thing flies back."""
        source, start = self.held or "", self.carried()
        if over is not None and over in self.targets:
            self.dragging = False
            self._drop(over)
            return
        reasons = self.top.refusals(source, over) if over is not None and over != source else []
        self.cancel()
        thing = self.top.by_ref.get(source)
        if isinstance(thing, Thing):
            self.top.motion.set_out(thing, start, self.top.where(thing))
        if reasons:
            self.host.refuse(reasons, pygame.Rect(self.pos, (1, 1)))

    def _slipped(self, pos: Pos) -> bool:
        far = max(abs(pos[0] - self._down[0]), abs(pos[1] - self._down[1]))
        return far >= self.top.ui.px(SLIP)

    def _place(self, ref: Ref) -> pygame.Rect:
        what = self.top.by_ref.get(ref)
        return self.top.where(what) if what is not None else pygame.Rect(self.pos, (1, 1))
