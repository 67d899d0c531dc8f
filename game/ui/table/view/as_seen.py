"""A click while the table changes its sizes meets what was seen at its point, not what is placed there
already."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from game.engine.model import Ref
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.panels.table_widgets import TableWidgets
from game.ui.window.commands import Drag, Pos, Press, Release

C = TypeVar("C", Press, Release, Drag)


class ClicksAsSeen:
    """Moves a click to the present place of what was at its point in the picture that is still shown."""

    def __init__(self, widgets: TableWidgets, drag: DragAndDrop) -> None:
        self._widgets, self._drag = widgets, drag
        self._seen: Mapping[Ref, HitTarget] = {}
        """The hit targets of the sizes that are shown."""
        self._by: Pos = (0, 0)
        """This offset is added to the points of the present click."""

    def keep(self) -> None:
        """Keep the present hit targets, as the table is about to change its sizes."""
        self._seen = self._widgets.hit_targets

    def press(self, command: Press, *, resizes: bool) -> Press:
        """Return a press at the point that it means. `resizes`: the sizes kept are shown."""
        there = self._present_place(command.pos) if resizes else command.pos
        self._by = there[0] - command.pos[0], there[1] - command.pos[1]
        return self.follow(command)

    def follow(self, command: C) -> C:
        """Return what follows a press at the point that it means; a drag goes where the pointer goes."""
        if self._drag.dragging:
            self._by = (0, 0)
        return replace(command, pos=(command.pos[0] + self._by[0], command.pos[1] + self._by[1]))

    def _present_place(self, pos: Pos) -> Pos:
        widget = self._widgets.form.at(pos)
        if widget is not None and not isinstance(widget, HitTarget):
            return pos
        met = [ref for ref, target in self._seen.items() if target.hit(pos)]
        ref = next((ref for ref in reversed(met) if ref in self._drag.active), met[-1] if met else None)
        target = self._widgets.hit_targets.get(ref) if ref is not None else None
        return pos if target is None else self._widgets.grip(target)
