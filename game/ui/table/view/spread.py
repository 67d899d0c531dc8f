"""Spreads out pieces that are small or hide one another while the pointer or the focus rests on them."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.model import Ref
from game.ui.table.api import Spot, Thing
from game.ui.table.drawing import fan
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.table_widgets import TableWidgets
from game.ui.window.commands import Point

REST_MS = 320.0
"""The pointer or the focus rests on a piece for this long before the pieces round it are spread."""


class PieceSpreader:
    """Opens and closes the fan of a table. `changed` is called after each of these."""

    def __init__(
        self, model: TableModel, drag: DragAndDrop, widgets: TableWidgets, changed: Callable[[], None]
    ) -> None:
        self._model, self._drag, self._widgets, self._changed = model, drag, widgets, changed
        self._place: Spot | None = None
        self._rested = 0.0
        self._made, self._left = 0, (-1, -1)
        """The position it knows, and where the pointer was when that came."""

    def update(self, dt: float) -> bool:
        """Let time pass; return whether a fan was opened or closed."""
        about = self._about()
        if self._made != self._widgets.made:
            self._made, self._left = self._widgets.made, self._model.ui.pointer
        if self._model.fan is not None:
            return not self._stays(about) and self._show(None)
        place = self._crowded(about)
        self._rested = self._rested + dt if place == self._place and place is not None else 0.0
        self._place = place
        if place is None or self._rested < REST_MS:
            return False
        return self._show(self._fan(place, about))

    def close(self) -> None:
        """Close the fan, because the board moves."""
        self._model.fan, self._place = None, None

    def _show(self, laid: fan.Fan | None) -> bool:
        self.close()
        self._model.fan = laid
        self._changed()
        form = self._widgets.form
        if not (form.by_keys or self._drag.dragging):
            form.command(Point(self._model.ui.pointer))
        return True

    def _about(self) -> Ref | None:
        """Return what the pointer is on, or with keys what has the focus."""
        form, drag = self._widgets.form, self._drag
        if drag.dragging:
            return self._widgets.ref_at(drag.pos, drag.targets)
        about = form.focus if form.by_keys else form.hot
        return about.ref if isinstance(about, HitTarget) else None

    def _stays(self, about: Ref | None) -> bool:
        """Return whether the fan stays open: not if the held thing has no target in it, or is over one that
        lies below it."""
        laid, drag = self._model.fan, self._drag
        if laid is None or (drag.held is not None and not any(ref in laid.places for ref in drag.targets)):
            return False
        if drag.dragging and about not in drag.targets and self._hides_target(laid):
            return False
        if self._widgets.form.by_keys and not drag.dragging:
            return about in laid.places
        return laid.holds(drag.pos if drag.dragging else self._model.ui.pointer)

    def _hides_target(self, laid: fan.Fan) -> bool:
        """Return whether the fan lies over a place where the held thing could be dropped now."""
        hit_targets = self._widgets.hit_targets
        below = [hit_targets[ref] for ref in self._drag.targets if ref in hit_targets and ref != laid.of]
        return any(target.covers(self._drag.pos) for target in below)

    def _crowded(self, about: Ref | None) -> Spot | None:
        """Return the place of a piece that hides others or is hidden, or where one is too small to tell;
        None if a click is meant for the place itself."""
        model, drag = self._model, self._drag
        piece = model.by_ref.get(about or "")
        if not self._widgets.form.by_keys and model.ui.pointer == self._left:
            return None  # the pointer lies where something was dropped
        if not isinstance(piece, Thing) or (drag.held is not None and about not in drag.targets):
            return None
        place = fan.place_of(model.spots, piece)
        if place is None:
            return None
        pieces = fan.pieces_on(place, model.things)
        if not (fan.is_crowded(pieces) or fan.has_small(model.ui, model.camera, pieces)):
            return None
        meant = place.ref in drag.active and not any(p.ref in drag.active for p in pieces)
        return None if meant else place  # a click is meant for the place where that alone can be used

    def _fan(self, place: Spot, about: Ref | None) -> fan.Fan:
        model, drag = self._model, self._drag
        pointer = drag.pos if drag.dragging else model.ui.pointer
        by_keys = self._widgets.form.by_keys and not drag.dragging
        kept = None if about is None or by_keys else (about, pointer)
        return fan.fan_out(model.ui, model.camera, place, fan.pieces_on(place, model.things), kept)
