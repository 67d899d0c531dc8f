"""A screen of widgets: the focus, the pointer, and the routing of commands."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

import pygame

from game.ui.widgets.base import Widget
from game.ui.widgets.pane import Pane, Scrolling
from game.ui.widgets.press_guard import NOTHING_ANEW, Anew, PressGuard
from game.ui.widgets.tooltip import Tooltip
from game.ui.window.commands import Command, Do, Drag, Leave, Move, Pan, Point, Pos, Press, Release, Wheel
from game.ui.window.ui import Ui

TREMBLE = 4
"""Pointer movements within this distance, in design pixels, are ignored as trembling."""
SMALL_WIDGET, NEAR_WIDGET = 90, 48
"""Design pixels: the most height or width of an icon, a line or a small card, and how near it is to be a
neighbour."""


class Form:
    """Widgets with one focus. Tab, arrows, Enter and the mouse reach the same widgets."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.widgets: list[Widget] = []
        self._visible: list[Widget] = []
        """Those of the widgets that draw anything: most of a table's are invisible."""
        self.focus: Widget | None = None
        self.tooltip = Tooltip(ui)
        self.hot: Widget | None = None
        self._pointer_at: Pos | None = None
        self._grabbed: Widget | None = None
        self._pressed_at: Pos | None = None
        """The position of the last press or drop. Until the pointer leaves it no tooltip appears, except one
        that explains a disabled widget.
        """
        self.by_keys = not ui.by_mouse
        """True if keys or a gamepad were used last, not the mouse."""
        self.press_guard = PressGuard(ui, self.at)
        self._rests = False
        """True if no widget moved in the last update, and no command or new widget came since."""
        self._clocked: list[Widget] = []
        """The widgets that may begin to move by themselves."""

    def fill(self, widgets: Iterable[Widget], first: str = "", anew: Anew = NOTHING_ANEW) -> None:
        """Replace the widgets. The focus stays on the widget with its key, else goes to `first`, else to
        any. `anew`: those that answer another question than before."""
        wanted = self.focus.key if self.focus else first
        before = self.press_guard.pointed
        self.widgets, self._rests = list(widgets), False
        self._visible = [widget for widget in self.widgets if type(widget).draw is not Widget.draw]
        self.press_guard.appear(before, anew)
        kept = (w if w in self.widgets else None for w in (self.hot, self._grabbed))
        self.hot, self._grabbed = kept
        self.tooltip.hide()
        stops = self.stops()
        by_key = {w.key: w for w in reversed(stops)}
        self.set_focus(by_key.get(wanted) or by_key.get(first) or (stops[0] if stops else None))

    def walk(self) -> Iterator[Widget]:
        """Yield every widget, parents before their children."""
        for widget in self.widgets:
            yield widget
            yield from widget.children()

    def stops(self) -> list[Widget]:
        """Return the widgets that can have the focus, in order."""
        return [w for w in self.walk() if w.focusable and (w.enabled or w.tooltip)]

    def find(self, key: str) -> Widget:
        """Return the widget with a key. Raises KeyError."""
        for widget in self.walk():
            if widget.key == key:
                return widget
        raise KeyError(key)

    def set_focus(self, widget: Widget | None) -> None:
        """Focus a widget and scroll it into view."""
        if self.focus is not None:
            self.focus.focused = False
        self.focus = widget
        if widget is not None:
            widget.focused = True
            if isinstance(widget.parent, Pane):
                widget.parent.reveal(widget)

    def command(self, command: Command) -> bool:
        """Pass a command to the widget it is meant for. Return whether it was used."""
        self._rests = False
        if isinstance(command, Point | Press | Release | Drag | Wheel):
            self.by_keys = isinstance(command, Release) and self.by_keys
            return self._pointer(command)
        if isinstance(command, Leave):
            self._hover(None)
            return True
        self.by_keys, self._pressed_at = True, None
        self._hover(None)
        if isinstance(command, Pan):
            return _scroll(self.focus, self.walk(), command)
        if command in (Do("next_focus"), Do("previous_focus")):
            return self._step(1 if command == Do("next_focus") else -1)
        if command == Do("confirm") and self.press_guard.refuses_keys(self.focus):
            return True
        if self.focus is not None and self._offer(self.focus, command):
            return True
        return isinstance(command, Move) and self._toward(command)

    def update(self, dt: float, on_top: bool = True) -> bool:
        """Advance by `dt` milliseconds. Return whether something must be drawn again. Tooltips appear in the
        top scene only.
        """
        moved = [self.press_guard.pass_time(dt), *(w.update(dt) for w in self._in_motion())]
        self._rests = not any(moved)
        self._drop_what_went()
        about = self.hot or (self.focus if self.by_keys else None)
        if about is None or self._grabbed is not None or self._pressed_at is not None or not on_top:
            self.tooltip.hide()
        elif dt:  # a tip that hasn't appeared yet needs no text
            self.tooltip.aim(about.tooltip, about.tooltip_place)
        return self.tooltip.update(dt) or any(moved)

    def _in_motion(self) -> Sequence[Widget]:
        """Return the widgets that may move: at rest few do, and to ask all of a table's takes most of a quiet
        turn of the loop."""
        if self._rests:
            return self._clocked
        found = [*self.walk()]
        self._clocked = [widget for widget in found if type(widget).update is not Widget.update]
        return found

    def _drop_what_went(self) -> None:
        """Stop hovering a widget that has moved away from a resting pointer."""
        rests = self.hot is not None and self._grabbed is None
        if rests and self._pointer_at is not None and self.at(self._pointer_at) is not self.hot:
            self._hover(None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widgets, the focus ring, and the tooltip above them."""
        for widget in self._visible:
            widget.draw(surface)
        if self.focus is not None and self.focus.clip is None:
            self.focus.draw_focus(surface)
        self.press_guard.draw(surface, self.focus if self.by_keys else None)
        if self.tooltip.visible:
            self.tooltip.spare = self.neighbours(self.tooltip.at)
        self.tooltip.draw(surface)

    def neighbours(self, at: pygame.Rect) -> list[pygame.Rect]:
        """Return the visible parts of the small widgets near a rect that have something to read or do."""
        most, reach = self.ui.px(SMALL_WIDGET), 2 * self.ui.px(NEAR_WIDGET)
        near = at.inflate(reach, reach)
        shown = (w.seen for w in self.walk() if w.focusable or w.is_informative)
        small = (seen for seen in shown if 0 < min(seen.size) <= most and seen.colliderect(near))
        return [seen for seen in small if not seen.contains(at) and not at.contains(seen)]

    def at(self, pos: Pos) -> Widget | None:
        """Return the topmost widget at a point."""
        widgets = [*self.walk()]
        near = pygame.Rect(*pos, 1, 1).collidelistall([widget.rect for widget in widgets])
        found = next((widgets[number] for number in reversed(near) if widgets[number].hit(pos)), None)
        pane = found.parent if found is not None else None
        return pane if isinstance(pane, Pane) and pane.on_bar(pos) else found

    def _pointer(self, command: Point | Press | Release | Drag | Wheel) -> bool:
        target = self.at(command.pos)
        self._note_pointer(command.pos)
        self.press_guard.point(target)
        self._hover(target if self._grabbed in (None, target) else None, command.pos)
        if isinstance(command, Press):
            return self._press(command, target)
        if isinstance(command, Drag | Release) and self._grabbed is not None:
            grabbed = self._grabbed
            if isinstance(command, Release):
                self._grabbed = None
            return grabbed.command(command)
        if isinstance(command, Wheel) and target is not None:
            return self._offer(target, command)
        return target is not None

    def _note_pointer(self, pos: Pos) -> None:
        """Restart the tooltip's delay when the pointer moves."""
        if pos != self._pointer_at:
            self.tooltip.stir()
        if self._pressed_at is not None and math.dist(pos, self._pressed_at) > self.ui.px(TREMBLE):
            self._pressed_at = None
        self._pointer_at = pos

    def quiet(self, pos: Pos) -> None:
        """Hide the tooltip until the pointer, which has pressed or dropped something here, moves."""
        self.tooltip.hide()
        self._pressed_at = pos

    def _press(self, command: Press, target: Widget | None) -> bool:
        self.quiet(command.pos)
        if target is not None and not target.enabled:
            self._pressed_at = None
        if target is None or self.press_guard.refuses(target):
            return target is not None
        if target.focusable and (target.enabled or target.tooltip):
            self.set_focus(target)
        self._grabbed = target
        return target.command(command)

    def _hover(self, widget: Widget | None, pos: Pos | None = None) -> None:
        if self.hot is not None and self.hot is not widget:
            self.hot.point(None)
        self.hot, self._rests = widget, False
        if widget is not None:
            widget.point(pos)

    def _offer(self, widget: Widget, command: Command) -> bool:
        """Offer a command to a widget, then to the widgets that contain it."""
        return widget.command(command) or (widget.parent is not None and self._offer(widget.parent, command))

    def _step(self, by: int) -> bool:
        stops = self.stops()
        if stops:
            here = stops.index(self.focus) if self.focus in stops else -max(0, by)
            self.set_focus(stops[(here + by) % len(stops)])
        return bool(stops)

    def _toward(self, move: Move) -> bool:
        """Move the focus to the nearest widget in a direction; if there is none, scroll a pane."""
        if self.focus is None:
            return self._step(1)
        if (nearest := _nearest(self.focus.rect, self.stops(), move)) is not None:
            self.set_focus(nearest)
            return True
        pane = self.focus.parent
        return bool(move.dy) and isinstance(pane, Pane) and pane.command(Wheel((0, 0), -move.dy))


def _nearest(here: pygame.Rect, stops: list[Widget], move: Move) -> Widget | None:
    """Return the nearest widget in a direction."""
    far = ((_distance(here, widget.rect, move), i) for i, widget in enumerate(stops))
    ahead = [(distance, i) for distance, i in far if distance is not None]
    return stops[min(ahead)[1]] if ahead else None


def _distance(here: pygame.Rect, there: pygame.Rect, move: Move) -> float | None:
    """Return the distance of a place in a direction; None if it lies elsewhere."""
    if not move.dx:
        return _distance(_swapped(here), _swapped(there), Move(move.dy, 0)) if move.dy else None
    along = (there.left - here.right if move.dx > 0 else here.left - there.right) + 8
    apart = max(0, there.top - here.bottom, here.top - there.bottom)
    across = apart + abs(there.centery - here.centery) * 0.1
    return along + 3 * across if along >= 0 and there != here else None


def _swapped(rect: pygame.Rect) -> pygame.Rect:
    """Return a rectangle with x and y exchanged."""
    return pygame.Rect(rect.y, rect.x, rect.height, rect.width)


def _scroll(focus: Widget | None, widgets: Iterable[Widget], pan: Pan) -> bool:
    """Scroll the pane that contains the focus, else any pane, with a stick."""
    near = [focus, focus.parent] if focus is not None else []
    panes = (w for w in (*near, *widgets) if isinstance(w, Scrolling) and w.furthest)
    if (pane := next(panes, None)) is not None:
        pane.scroll_to(pane.offset + pan.dy)
    return pane is not None
