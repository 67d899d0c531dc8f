"""Drag and drop at the table: start, move, end, cancel. Click-click and keys hold and drop by the same rules.

What a gesture means is returned as an intent; `scene.py` carries it out.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import pygame

from game.engine.model import Option, Reason, Ref
from game.ui.table.api import Route, Thing
from game.ui.table.drawing.painter import grown
from game.ui.table.model.choices_at_hand import LeadingChoices
from game.ui.table.model.table_model import TableModel
from game.ui.table.words.wording import Refusals
from game.ui.window.commands import Pos

DRAG_THRESHOLD = 6
"""Design pixels that the pointer may move before a click becomes a drag."""
CARRIED_SIZE = 1.2
"""Size of a carried thing, as a multiple of its size on the table."""
MAX_CARRIED_HEIGHT = 0.18
"""Largest height of a carried thing, as a share of the window's: the place under it stays in sight."""


@dataclass(frozen=True)
class Choose:
    """One of these options, by a gesture at this place, after the choices that lead to it."""

    options: list[Option]
    at: pygame.Rect
    lead: LeadingChoices | None = None


@dataclass(frozen=True)
class Travel:
    """All actions of a route, one after the other, after the choices that lead to it."""

    route: Route
    lead: LeadingChoices | None = None


@dataclass(frozen=True)
class Refuse:
    """Something that is not possible, for these reasons."""

    reasons: list[Reason]
    at: pygame.Rect


@dataclass(frozen=True)
class Enlarge:
    """A large view of a thing."""

    ref: Ref


Intent = Choose | Travel | Refuse | Enlarge


class DragAndDrop:
    """The held thing, its drop targets, and the gesture with it.

    held      ref of the thing that was picked up, by a drag or by a click
    dragging  True while it is dragged with the button down
    pos       the last position of the pointer, in window pixels
    """

    def __init__(self, model: TableModel) -> None:
        self._model, self._refusals = model, Refusals(model)
        self.held: Ref | None = None
        self.dragging = False
        self.pos: Pos = (0, 0)
        self._pressed: Ref | None = None
        self._uppermost: Ref | None = None
        self._start_pos: Pos = (0, 0)
        self._pressed_ms = 0.0
        self._double_click_guard_ms, self._click_pos = 0.0, (0, 0)

    # ---- a drag: start, move, end, cancel
    def start(self, ref: Ref, pos: Pos, uppermost: Ref | None = None) -> None:
        """Note a press of the left button on something; a drag may mean the `uppermost` thing there."""
        self._pressed, self._start_pos, self._pressed_ms = ref, pos, 0.0
        self._uppermost = uppermost
        self.pos = pos

    def move(self, pos: Pos) -> Intent | None:
        """Follow the pointer with the button down. Beyond the threshold the thing is held, or refused."""
        self.pos = pos
        pressed, at_hand = self._pressed, self._model.at_hand
        if self.dragging or pressed is None or not self._is_beyond_threshold(pos):
            return None
        if pressed != self.held and not at_hand.targets(pressed):
            pressed = self._uppermost_with_lead() or pressed
        if pressed == self.held or at_hand.targets(pressed):
            self.held, self.dragging = pressed, True
            self._model.motion.skip()
            return None
        self._pressed = None
        return Refuse(self._refusals.of_drag(pressed), self._place(pressed))

    def end(self, pos: Pos, over: Ref | None) -> Intent | None:
        """Return what a release of the left button means, perhaps over something: a drop, or a click."""
        self.pos = pos
        pressed, self._pressed = self._pressed, None
        if self.dragging:
            return self._release(over)
        if self._double_click_guard_ms > 0 and not self._is_beyond_threshold(self._click_pos):
            return None
        self._click_pos = pos
        return self.click(pressed if over is None else over) if pressed is not None else None

    def cancel(self) -> bool:
        """Let go of what is held; return whether something was."""
        was_held = self.held is not None
        self.held, self.dragging, self._pressed = None, False, None
        return was_held

    def put_back(self) -> bool:
        """Let what is held fly back to its place; return whether something was held."""
        thing = self._model.by_ref.get(self.held or "")
        if isinstance(thing, Thing) and self.carrying:
            self._model.motion.set_out(thing, self.carried_rect(), self._model.where(thing))
        return self.cancel()

    def _uppermost_with_lead(self) -> Ref | None:
        """Return the uppermost thing, if a drag of it makes other choices first."""
        ref = self._uppermost
        return ref if ref is not None and self._model.at_hand.lead(ref) is not None else None

    def _release(self, over: Ref | None) -> Intent | None:
        """Return the drop on a target; elsewhere the thing flies back."""
        source = self.held or ""
        if over is not None and over in self.targets:
            return self._drop(source, over)
        reasons = self._refusals.of_drop(source, over) if over is not None else []
        self.put_back()
        return Refuse(reasons, pygame.Rect(self.pos, (1, 1))) if reasons else None

    def _drop(self, source: Ref, target: Ref) -> Intent:
        at_hand = self._model.at_hand
        options, lead = at_hand.drops(source, target), at_hand.lead(source)
        route = at_hand.routes(source).get(target)
        self.cancel()
        if options or route is None:
            return Choose(options, self._place(target), lead)
        return Travel(route, lead)

    def _is_beyond_threshold(self, pos: Pos) -> bool:
        distance = max(abs(pos[0] - self._start_pos[0]), abs(pos[1] - self._start_pos[1]))
        return distance >= self._model.ui.px(DRAG_THRESHOLD)

    # ---- click-click and keys
    def click(self, ref: Ref) -> Intent | None:
        """Return what a click or Enter on something means: pick it up, drop on it, or hear why not."""
        at_hand = self._model.at_hand
        if self.held is None:
            return self._pick(ref)
        if ref == self.held:
            self.cancel()
            options = at_hand.by_click(ref)
            return Choose(options, self._place(ref)) if options else None
        if ref in self.targets:
            return self._drop(self.held, ref)
        if at_hand.can_pick(ref):
            self.held = None
            return self._pick(ref)
        return Refuse(self._refusals.of_drop(self.held, ref), self._place(ref))

    def _pick(self, ref: Ref) -> Intent | None:
        at_hand = self._model.at_hand
        if not at_hand.can_pick(ref) and not at_hand.targets(ref):
            return Refuse(self._refusals.of(ref), self._place(ref))
        if not at_hand.targets(ref):
            return Choose(at_hand.by_click(ref), self._place(ref))
        only = self.done_by_click(ref)
        if only is not None:
            self._guard_double_click()
            return Choose([only], self._place(only.target or ref))
        way = at_hand.only_way(ref)
        if way is not None and not self._model.game.would_stop(*way.actions):
            self._guard_double_click()
            return Travel(way)
        self.held = ref
        if at_hand.only(ref) is not None or way is not None:
            self._guard_double_click()
        self._model.ui.sound.play("card")
        return None

    def _guard_double_click(self) -> None:
        """Have another click in the same place do nothing, for as long as the settings say."""
        self._double_click_guard_ms = float(self._model.ui.settings.double_click)

    def done_by_click(self, ref: Ref) -> Option | None:
        """Return the only option of a thing, which a click makes at once; None if it could not be undone."""
        only = self._model.at_hand.only(ref)
        return None if only is None or self._model.game.would_stop(only.action) else only

    def hold(self, ref: Ref) -> None:
        """Hold a thing, as after a click on it."""
        self.held = ref

    def update(self, dt: float) -> Intent | None:
        """Let `dt` milliseconds pass: a long press enlarges a card."""
        self._double_click_guard_ms -= dt
        if self._pressed is None or self.dragging:
            return None
        self._pressed_ms += dt
        if self._pressed_ms < self._model.ui.settings.long_press:
            return None
        ref, self._pressed = self._pressed, None
        return Enlarge(ref)

    # ---- where it may go
    @property
    def targets(self) -> Collection[Ref]:
        """The drop targets of what is held."""
        return self._model.at_hand.targets(self.held) if self.held is not None else ()

    @property
    def answering(self) -> Collection[Ref]:
        """The places that react to a thing dragged over them: its drop targets, and places that explain why
        they are none.
        """
        return {*self.targets, *self._model.at_hand.routes(self.held)} if self.held is not None else ()

    @property
    def active(self) -> Collection[Ref]:
        """Every ref that can be picked now or, while something is held, can be clicked to drop it."""
        return self._model.at_hand.pickable() if self.held is None else {*self.targets, self.held}

    def reacts(self, ref: Ref) -> bool:
        """Return whether something can be done with a thing or place now. A held thing's tray stays
        usable."""
        can_pick = self._model.at_hand.can_pick(ref)
        if self.held is None:
            return can_pick
        return ref == self.held or ref in self.targets or (can_pick and ref in self._model.tray.refs)

    def chooses(self, ref: Ref) -> bool:
        """Return whether a click on a thing or place makes a choice at once."""
        at_hand = self._model.at_hand
        return self.held is None and bool(at_hand.by_click(ref)) and not at_hand.targets(ref)

    # ---- where it is drawn
    @property
    def carrying(self) -> bool:
        """True if the held thing is drawn at the pointer: while it is dragged, and between two clicks of the
        mouse.

        When keys hold it, or the pointer is on its tray, it stays in its place.
        """
        if self.held is None or self.dragging:
            return self.dragging
        model = self._model
        follows = model.ui.by_mouse and isinstance(model.by_ref.get(self.held), Thing)
        return follows and not any(model.where(t).collidepoint(self.at) for t in model.tray.things)

    @property
    def at(self) -> Pos:
        """The rectangle in which the carried thing is drawn."""
        return self.pos if self.dragging else self._model.ui.pointer

    def carried_rect(self) -> pygame.Rect:
        """Return where the carried thing is drawn: centred on the pointer, larger than on the table."""
        place, most = self._place(self.held or ""), self._model.areas.window.height * MAX_CARRIED_HEIGHT
        rect = grown(place, min(CARRIED_SIZE, most / max(1, place.height)))
        if self.held in self._model.by_ref:
            rect.center = self.at
        return rect

    def _place(self, ref: Ref) -> pygame.Rect:
        what = self._model.by_ref.get(ref)
        return self._model.where(what) if what is not None else pygame.Rect(self.pos, (1, 1))
