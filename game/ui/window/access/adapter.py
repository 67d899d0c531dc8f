"""Translates nodes for AccessKit, which tells them to the screen readers of all systems.

AccessKit calls its handlers in threads of its own: they only put something into a queue.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import Any, Protocol

from game.ui.window.access.nodes import ROOT, Act, Node, Request, Update

_ROLES = {
    "window": "WINDOW", "page": "GROUP", "dialog": "DIALOG", "button": "BUTTON", "switch": "SWITCH",
    "slider": "SLIDER", "field": "TEXT_INPUT", "choice": "SPIN_BUTTON", "list": "LIST_BOX", "log": "LIST_BOX",
    "text": "LABEL", "heading": "HEADING", "group": "GROUP", "announcement": "LABEL",
}  # fmt: skip
_ACTS: dict[str, Act] = {
    "CLICK": "press", "FOCUS": "focus", "INCREMENT": "more", "DECREMENT": "less", "SET_VALUE": "set",
}  # fmt: skip

ReaderEvent = Request | bool
"""The messages of the other side: a request, or whether a screen reader is running."""


class Adapter(Protocol):
    """The interface to a system's screen readers."""

    def update(self, update: Update) -> None:
        """Pass on changes of the tree; do nothing while no screen reader is running."""

    def focus_window(self, focused: bool) -> None:
        """Report whether the window has the focus."""

    def place_window(self, box: tuple[int, int, int, int]) -> None:
        """Report the position of the window on the screen."""


def make_node(kit: Any, node: Node) -> Any:
    """Return AccessKit's node for ours. `kit`: the module accesskit."""
    made = kit.Node(getattr(kit.Role, _ROLES[node.role]))
    _name(kit, made, node)
    if node.children:
        made.set_children(list(node.children))
    if node.more:
        made.set_description(node.more)
    if node.box[2] and node.box[3]:
        x, y, wide, high = node.box
        made.set_bounds(kit.Rect(x, y, x + wide, y + high))
    if not node.enabled:
        made.set_disabled()
    if node.is_on is not None:
        made.set_toggled(kit.Toggled.TRUE if node.is_on else kit.Toggled.FALSE)
    if node.nth is not None:
        made.set_position_in_set(node.nth[0] - 1)  # AccessKit counts from 0
        made.set_size_of_set(node.nth[1])
    _add_actions(kit, made, node)
    return made


def _name(kit: Any, made: Any, node: Node) -> None:
    """Set name and value, where each role is read by screen readers."""
    if node.role == "announcement":
        made.set_live(kit.Live.POLITE)
    if node.role not in ("text", "announcement"):
        made.set_label(node.name)
        if node.value:
            made.set_value(node.value)
    elif node.name:
        made.set_value(node.name)  # the words of a label are its value


def _add_actions(kit: Any, made: Any, node: Node) -> None:
    if not node.is_stop:
        return
    made.add_action(kit.Action.FOCUS)
    made.add_action(kit.Action.CLICK)
    if node.role == "field":
        made.add_action(kit.Action.SET_VALUE)
    if node.role in ("slider", "choice", "list", "log"):
        made.add_action(kit.Action.INCREMENT)
        made.add_action(kit.Action.DECREMENT)
    if node.range is not None:
        value, low, high, step = node.range
        made.set_numeric_value(value)
        made.set_min_numeric_value(low)
        made.set_max_numeric_value(high)
        made.set_numeric_value_step(step)
        made.add_action(kit.Action.SET_VALUE)


def make_update(kit: Any, update: Update, name: str = "Hotseat") -> Any:
    """Return AccessKit's update for ours."""
    made = kit.TreeUpdate(update.focus)
    for node in update.nodes:
        made.nodes.append((node.id, make_node(kit, node)))
    if any(node.id == ROOT for node in update.nodes):
        made.tree = kit.Tree(ROOT)
        made.tree.toolkit_name = name
    return made


def to_request(asked: Any) -> Request | None:
    """Return a request of AccessKit's as ours; None for one that nothing here answers."""
    act = _ACTS.get(str(asked.action).rpartition(".")[2])
    if act is None:
        return None
    value = "" if asked.data is None else str(asked.data[1])
    return Request(act, int(asked.target), value)


class UnixAdapter:
    """Tells the AT-SPI bus. It needs no window."""

    def __init__(self, kit: Any, events: SimpleQueue[ReaderEvent]) -> None:
        self._kit = kit
        self._adapter = kit.unix.Adapter(
            partial(_begin, events), partial(_ask, events), partial(events.put, False)
        )

    def update(self, update: Update) -> None:
        self._adapter.update_if_active(lambda: make_update(self._kit, update))

    def focus_window(self, focused: bool) -> None:
        self._adapter.update_window_focus_state(focused)

    def place_window(self, box: tuple[int, int, int, int]) -> None:
        x, y, wide, high = box
        rect = self._kit.Rect(x, y, x + wide, y + high)
        self._adapter.set_root_window_bounds(rect, rect)


class WindowAdapter:
    """Tells Windows or macOS, in this process. It must be made before the window is first shown."""

    def __init__(self, kit: Any, handle: int, events: SimpleQueue[ReaderEvent]) -> None:
        self._kit = kit
        system = kit.windows if sys.platform == "win32" else kit.macos
        if sys.platform == "darwin":
            system.add_focus_forwarder_to_window_class("SDLWindow")
        make = getattr(system.SubclassingAdapter, "for_window", system.SubclassingAdapter)
        self._adapter = make(handle, partial(_begin, events), partial(_ask, events))

    def update(self, update: Update) -> None:
        _raise(self._adapter.update_if_active(lambda: make_update(self._kit, update)))

    def focus_window(self, focused: bool) -> None:
        """Report it on macOS; Windows knows it by itself."""
        if (tell := getattr(self._adapter, "update_view_focus_state", None)) is not None:
            _raise(tell(focused))

    def place_window(self, box: tuple[int, int, int, int]) -> None:
        """Do nothing: the system knows it."""


Make = Callable[[SimpleQueue[ReaderEvent]], Adapter]


def _raise(events: Any) -> None:
    """Pass on the events that an adapter returns; None while no screen reader is running."""
    if events is not None:
        events.raise_events()


def _begin(events: SimpleQueue[ReaderEvent]) -> None:
    """Note that a screen reader is running; the tree follows."""
    events.put(True)


def _ask(events: SimpleQueue[ReaderEvent], asked: Any) -> None:
    request = to_request(asked)
    if request is not None:
        events.put(request)
