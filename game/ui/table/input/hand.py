"""The hand at the table: picks things up, carries them, drops them, by mouse and by keys alike.

What it is told to do comes back as what the person wants by it, an intent; `moves` carries that out.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.model import Option, Reason, Ref
from game.ui.table.api import Route
from game.ui.table.input.choices_at_hand import Lead
from game.ui.table.input.held import Grasp
from game.ui.table.input.refusals import Refusals
from game.ui.table.model import TableModel
from game.ui.window.commands import Pos

SLIP = 6
"""Design pixels that the pointer may move before a click becomes a drag."""
HOLD_MS = 550.0
"""A press so long on a card enlarges it."""
DOUBLE_MS = 300.0
"""So long after a click that did all another one in the same place does nothing."""


@dataclass(frozen=True)
class Choose:
    """One of these options, by a gesture at this place, after what leads there."""

    options: list[Option]
    at: pygame.Rect
    lead: Lead | None = None


@dataclass(frozen=True)
class Travel:
    """All actions of a way, one after the other, after what leads there."""

    route: Route
    lead: Lead | None = None


@dataclass(frozen=True)
class Refuse:
    """Something that is not possible, for these reasons."""

    reasons: list[Reason]
    at: pygame.Rect


@dataclass(frozen=True)
class Enlarge:
    """A large look at a thing."""

    ref: Ref


Intent = Choose | Travel | Refuse | Enlarge


class Hand(Grasp):
    """What mouse and keys do to things."""

    def __init__(self, model: TableModel) -> None:
        super().__init__(model)
        self._refusals = Refusals(model)
        self._uppermost: Ref | None = None
        self._down: Pos = (0, 0)
        self._waited = 0.0
        self._sole, self._clicked = 0.0, (0, 0)
        """Milliseconds after a click that did all, and where a click was."""

    # ---- the mouse
    def press(self, ref: Ref, pos: Pos, uppermost: Ref | None = None) -> None:
        """The left button goes down on something; a drag may mean what lies `uppermost` there."""
        self._pressed, self._down, self._waited = ref, pos, 0.0
        self._uppermost = uppermost
        self.pos = pos

    def drag(self, pos: Pos) -> Intent | None:
        """The pointer moves with the button down."""
        self.pos = pos
        pressed, picks = self._pressed, self._model.picks
        if self.dragging or pressed is None or not self._slipped(pos):
            return None
        if pressed != self.held and not picks.targets(pressed):
            pressed = self._led() or pressed
        if pressed == self.held or picks.targets(pressed):
            self.held, self.dragging = pressed, True
            self._model.motion.skip()
            return None
        self._pressed = None
        return Refuse(self._refusals.of_drag(pressed), self._place(pressed))

    def _led(self) -> Ref | None:
        """What lies uppermost, where a drag of it says what is to be chosen first."""
        found = self._uppermost
        return found if found is not None and self._model.picks.lead(found) is not None else None

    def release(self, pos: Pos, over: Ref | None) -> Intent | None:
        """The left button comes up, perhaps over something; the second click of two is none of its own."""
        self.pos = pos
        pressed, self._pressed = self._pressed, None
        if self.dragging:
            return self._let_go(over)
        if self._sole > 0 and not self._slipped(self._clicked):
            return None
        self._clicked = pos
        return self.click(pressed if over is None else over) if pressed is not None else None

    def update(self, dt: float) -> Intent | None:
        """Let time pass: a long press enlarges."""
        self._sole -= dt
        if self._pressed is None or self.dragging:
            return None
        self._waited += dt
        if self._waited < HOLD_MS:
            return None
        ref, self._pressed = self._pressed, None
        return Enlarge(ref)

    # ---- clicks and keys
    def click(self, ref: Ref) -> Intent | None:
        """A click or Enter on something: pick it, drop on it, or learn why not."""
        picks = self._model.picks
        if self.held is None:
            return self._pick(ref)
        if ref == self.held:
            self.cancel()
            options = picks.at_once(ref)
            return Choose(options, self._place(ref)) if options else None
        if ref in self.targets:
            return self._drop(self.held, ref)
        if picks.can_pick(ref):
            self.held = None
            return self._pick(ref)
        return Refuse(self._refusals.of_drop(self.held, ref), self._place(ref))

    def _pick(self, ref: Ref) -> Intent | None:
        picks = self._model.picks
        if not picks.can_pick(ref) and not picks.targets(ref):
            return Refuse(self._refusals.of(ref), self._place(ref))
        if not picks.targets(ref):
            return Choose(picks.at_once(ref), self._place(ref))
        only = self.done_by_click(ref)
        if only is not None:
            self._sole = DOUBLE_MS
            return Choose([only], self._place(only.target or ref))
        self.held = ref
        self._model.ui.sound.play("card")
        return None

    def _drop(self, source: Ref, target: Ref) -> Intent:
        picks = self._model.picks
        options, way, lead = picks.drops(source, target), picks.routes(source).get(target), picks.lead(source)
        self.cancel()
        if options or way is None:
            return Choose(options, self._place(target), lead)
        return Travel(way, lead)

    def _let_go(self, over: Ref | None) -> Intent | None:
        """End of a drag: on a target it is a drop, elsewhere the thing flies back."""
        source = self.held or ""
        if over is not None and over in self.targets:
            return self._drop(source, over)
        reasons = self._refusals.of_drop(source, over) if over is not None else []
        self.put_back()
        return Refuse(reasons, pygame.Rect(self.pos, (1, 1))) if reasons else None

    def _slipped(self, pos: Pos) -> bool:
        far = max(abs(pos[0] - self._down[0]), abs(pos[1] - self._down[1]))
        return far >= self._model.ui.px(SLIP)
