"""The hand at the table: picks things up, carries them, drops them, by mouse (see `press`) and by keys alike.

What it is told to do comes back as what the person wants by it, an intent; `moves` carries that out.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import pygame

from game.engine.model import Option, Reason, Ref
from game.ui.table.model import TableModel
from game.ui.table.painter import grown
from game.ui.table.picks import Lead
from game.ui.table.things import Route, Thing
from game.ui.window.commands import Pos

LIFT = 1.2
"""How much larger a carried thing is drawn."""


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


class Hand:
    """What is held, and how."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self.held: Ref | None = None
        self.dragging = False
        self.pos: Pos = (0, 0)
        self.pressed: Ref | None = None
        """What a button is down on."""
        self.did_all = False
        """Whether the last click did the only thing that could be done."""

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

    # ---- clicks and keys
    def click(self, ref: Ref) -> Intent | None:
        """A click or Enter on something: pick it, drop on it, or learn why not."""
        picks, self.did_all = self._model.picks, False
        if self.held is None:
            return self._pick(ref)
        if ref == self.held:
            self.cancel()
            options = picks.at_once(ref)
            return Choose(options, self.place(ref)) if options else None
        if ref in self.targets:
            return self._drop(self.held, ref)
        if picks.can_pick(ref):
            self.held = None
            return self._pick(ref)
        return Refuse(picks.refusals(self.held, ref), self.place(ref))

    def hold(self, ref: Ref) -> None:
        """Have a thing in the hand, as after a click on it."""
        self.held = ref

    def cancel(self) -> bool:
        """Put back what is held; whether something was."""
        was = self.held is not None
        self.held, self.dragging, self.pressed = None, False, None
        return was

    def carried(self) -> pygame.Rect:
        """Where the dragged thing is drawn: under the pointer, a little larger."""
        rect = grown(self.place(self.held or ""), LIFT)
        if self.held in self._model.by_ref:
            rect.center = self.at
        return rect

    def put_back(self) -> bool:
        """Let what is held fly back to its place; whether something was held."""
        thing = self._model.by_ref.get(self.held or "")
        if isinstance(thing, Thing) and self.carrying:
            self._model.motion.set_out(thing, self.carried(), self._model.where(thing))
        return self.cancel()

    def _pick(self, ref: Ref) -> Intent | None:
        picks = self._model.picks
        if not picks.can_pick(ref) and not picks.targets(ref):
            return Refuse(picks.refusals(ref), self.place(ref))
        if not picks.targets(ref):
            return Choose(picks.at_once(ref), self.place(ref))
        only = self.done_by_click(ref)
        if only is not None:
            self.did_all = True
            return Choose([only], self.place(only.target or ref))
        self.held = ref
        self._model.ui.sound.play("card")
        return None

    def _drop(self, source: Ref, target: Ref) -> Intent:
        picks = self._model.picks
        options, way, lead = picks.drops(source, target), picks.routes(source).get(target), picks.lead(source)
        self.cancel()
        if options or way is None:
            return Choose(options, self.place(target), lead)
        return Travel(way, lead)

    def let_go(self, over: Ref | None) -> Intent | None:
        """End of a drag: on a target it is a drop, elsewhere the thing flies back."""
        source = self.held or ""
        if over is not None and over in self.targets:
            return self._drop(source, over)
        reasons = self._model.picks.refusals(source, over) if over not in (None, source) else []
        self.put_back()
        return Refuse(reasons, pygame.Rect(self.pos, (1, 1))) if reasons else None

    def place(self, ref: Ref) -> pygame.Rect:
        """Where something is seen; what is not on the table, at the pointer."""
        what = self._model.by_ref.get(ref)
        return self._model.where(what) if what is not None else pygame.Rect(self.pos, (1, 1))
