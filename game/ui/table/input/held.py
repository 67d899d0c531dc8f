"""What is held at a table: where it can go, where it is drawn, and how it is put back."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.engine.model import Option, Ref
from game.ui.table.api import Thing
from game.ui.table.drawing.painter import grown
from game.ui.table.model import TableModel
from game.ui.window.commands import Pos

LIFT = 1.2
"""How much larger a carried thing is drawn."""
HIGHEST = 0.18
"""Share of the window's height that it has at most: the place under it stays in sight."""


class Grasp:
    """What is held, and how."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self.held: Ref | None = None
        self.dragging = False
        self.pos: Pos = (0, 0)
        self._pressed: Ref | None = None

    # ---- what can be done
    @property
    def targets(self) -> Collection[Ref]:
        """Where what is held can go."""
        return self._model.picks.targets(self.held) if self.held is not None else ()

    @property
    def answering(self) -> Collection[Ref]:
        """What answers to something dragged over it: where it can go, and places that say why it cannot."""
        return {*self.targets, *self._model.picks.routes(self.held)} if self.held is not None else ()

    @property
    def carrying(self) -> bool:
        """Whether what is held is off its place, at the pointer: while it is dragged, and after a click on
        a thing until the next one. By keys it stays where it lies, and so it does while the pointer is on
        its tray."""
        if self.held is None or self.dragging:
            return self.dragging
        model = self._model
        follows = model.ui.by_mouse and isinstance(model.by_ref.get(self.held), Thing)
        return follows and not any(model.where(t).collidepoint(self.at) for t in model.tray.things)

    @property
    def at(self) -> Pos:
        """Where what is carried is."""
        return self.pos if self.dragging else self._model.ui.pointer

    @property
    def active(self) -> Collection[Ref]:
        """Every ref that reacts now."""
        return self._model.picks.pickable() if self.held is None else {*self.targets, self.held}

    def done_by_click(self, ref: Ref) -> Option | None:
        """What a click on a thing does at once: the only thing that it can do, if it can be taken back."""
        only = self._model.picks.only(ref)
        return None if only is None or self._model.game.would_stop(only.action) else only

    def reacts(self, ref: Ref) -> bool:
        """Whether something can be done with a thing or a place now; the tray of what is held goes on doing
        what it does."""
        can_pick = self._model.picks.can_pick(ref)
        if self.held is None:
            return can_pick
        return ref == self.held or ref in self.targets or (can_pick and ref in self._model.tray.refs)

    # ---- to hold and to put back
    def hold(self, ref: Ref) -> None:
        """Have a thing in the hand, as after a click on it."""
        self.held = ref

    def cancel(self) -> bool:
        """Put back what is held; whether something was."""
        was = self.held is not None
        self.held, self.dragging, self._pressed = None, False, None
        return was

    def carried(self) -> pygame.Rect:
        """Where the dragged thing is drawn: under the pointer, a little larger, a large one smaller."""
        place, most = self._place(self.held or ""), self._model.areas.window.height * HIGHEST
        rect = grown(place, min(LIFT, most / max(1, place.height)))
        if self.held in self._model.by_ref:
            rect.center = self.at
        return rect

    def put_back(self) -> bool:
        """Let what is held fly back to its place; whether something was held."""
        thing = self._model.by_ref.get(self.held or "")
        if isinstance(thing, Thing) and self.carrying:
            self._model.motion.set_out(thing, self.carried(), self._model.where(thing))
        return self.cancel()

    def _place(self, ref: Ref) -> pygame.Rect:
        what = self._model.by_ref.get(ref)
        return self._model.where(what) if what is not None else pygame.Rect(self.pos, (1, 1))
