"""Describes the top scene as nodes for a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from weakref import WeakKeyDictionary

from game.presentation.messages import Messages
from game.presentation.rich_text import Speech
from game.ui.widgets import Widget
from game.ui.widgets.described import Description
from game.ui.window.access.nodes import FIRST_FREE, PAGE, Node
from game.ui.window.scene import Scene, SceneStack

IN_NAME = ("choice", "list", "log")
"""Roles whose value screen readers do not read: it becomes part of the name."""


@dataclass
class Shown:
    """The nodes of a scene, which of them has the focus, and the widgets behind them."""

    nodes: dict[int, Node] = field(default_factory=dict)
    focus: int = PAGE
    widgets: dict[int, Widget] = field(default_factory=dict)


class Screen:
    """Describes scenes. A widget keeps its number as long as its scene has one with that key."""

    def __init__(self) -> None:
        self._numbers: WeakKeyDictionary[Scene, dict[str, int]] = WeakKeyDictionary()
        self._free = count(FIRST_FREE)
        self._speech: Speech | None = None

    def speech(self, stack: SceneStack, messages: Messages) -> Speech:
        """Return what makes rich words plain, with the icons of the title on the table."""
        title = next((s.ambience for s in reversed(stack.scenes) if s.ambience != Scene.ambience), "")
        if self._speech is None or self._speech.messages is not messages or self._speech.title != title:
            self._speech = Speech(messages, title)
        return self._speech

    def show(self, scene: Scene, speech: Speech) -> Shown:
        """Return a scene as nodes."""
        shown, numbers = Shown(), self._numbers.setdefault(scene, {})
        told = [line for line in map(speech.plain, scene.spoken()) if line]
        for index, line in enumerate(told):
            node = Node(self._number(numbers, f"spoken:{index}"), "text", line, is_stop=True)
            shown.nodes[node.id] = node
            shown.focus = node.id  # the last line has the focus while no widget has it
        for key, widget in _keyed(scene):
            described = widget.described()
            if not described.name and not widget.focusable:
                continue
            id_ = self._number(numbers, key)
            shown.nodes[id_] = _node(id_, widget, described, speech)
            shown.widgets[id_] = widget
            if widget.focused and widget.focusable:
                shown.focus = id_
        _frame(scene, shown)
        return shown

    def _number(self, numbers: dict[str, int], key: str) -> int:
        if key not in numbers:
            numbers[key] = next(self._free)
        return numbers[key]


def _keyed(scene: Scene) -> Iterator[tuple[str, Widget]]:
    """Yield what a scene shows in words, each with a key of its own: the stops, and texts between them."""
    if scene.form is None:
        return
    often: dict[str, int] = {}
    for widget in scene.form.walk():
        is_stop = widget.focusable and (widget.enabled or widget.tooltip)
        if not is_stop and (widget.focusable or not widget.reads_out):
            continue
        key = widget.key or "text"
        often[key] = often.get(key, 0) + 1
        yield (f"{key}#{often[key]}" if often[key] > 1 or not widget.key else key), widget


def _node(id_: int, widget: Widget, described: Description, speech: Speech) -> Node:
    name, value = speech.plain(described.name), speech.plain(described.value)
    more = speech.plain(described.more)
    if described.role in IN_NAME and value:
        name = speech.say("access-value", name=name, value=value) if name else value
    if not described.enabled:
        more = speech.say("access-not-possible", why=more) if more else speech.say("access-not-possible-now")
    seen = widget.seen
    return Node(
        id_, described.role, name, value, more, described.enabled, described.is_on, described.range,
        described.nth, (seen.x, seen.y, seen.width, seen.height), is_stop=widget.focusable,
    )  # fmt: skip


def _frame(scene: Scene, shown: Shown) -> None:
    """Add the page around the nodes."""
    texts = [node.name for node in shown.nodes.values() if node.role in ("text", "heading")]
    name = texts[0] if texts else ""
    more = "\n".join(texts[1:]) if scene.introduction == "all" else ""
    page = Node(
        PAGE, "page" if scene.covers else "dialog", name, more=more, children=tuple(shown.nodes), is_stop=True
    )
    shown.nodes[PAGE] = page


def texts_of(shown: Shown) -> list[str]:
    """Return what is to be read and cannot be pressed, from top to bottom."""
    is_stop = {id_ for id_, node in shown.nodes.items() if node.is_stop}
    nodes = [node for id_, node in shown.nodes.items() if id_ not in is_stop]
    return [
        line for node in nodes if node.role in ("text", "heading") for line in (node.name, node.more) if line
    ]
