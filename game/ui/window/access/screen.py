"""Describes the top scene as nodes for a screen reader."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from weakref import ReferenceType, ref

from game.presentation.messages import Messages
from game.presentation.rich_text import Speech
from game.ui.widgets import Widget
from game.ui.window.access.nodes import FIRST_FREE, PAGE, Node
from game.ui.window.scene import Scene, SceneStack

BUDGET_S = 0.0004
"""Seconds for describing widgets in one turn of the loop; one is described in any case."""
LINE = "line:"
"""The beginning of the key of a line that is no widget."""
IN_NAME = ("choice", "list", "log")
"""Roles whose value screen readers do not read: it becomes part of the name."""


@dataclass
class Shown:
    """The nodes of a scene, which of them has the focus, the widgets behind them, and whether all of them are
    up to date.
    """

    nodes: dict[int, Node] = field(default_factory=dict)
    focus: int = PAGE
    widgets: dict[int, Widget] = field(default_factory=dict)
    is_whole: bool = True


@dataclass
class _Known:
    """A scene as far as it is described. `left`: the nodes that may have changed since."""

    numbers: dict[str, int] = field(default_factory=dict)
    nodes: dict[int, Node | None] = field(default_factory=dict)
    left: set[int] = field(default_factory=set)

    def forget_gone(self, shown: Collection[int]) -> None:
        """Forget nodes that are not shown any more. One that comes back is a new node: screen readers keep
        the name and the role of a number, and one which knows no announcements reads a new line when it gets
        the focus.
        """
        self.numbers = {key: id_ for key, id_ in self.numbers.items() if id_ in shown}
        self.nodes = {id_: node for id_, node in self.nodes.items() if id_ in shown}


class Screen:
    """Describes scenes. A widget keeps its number as long as its scene is on top and shows one with that key:
    below another scene its words may change, and readers keep the old ones of a number that comes back.

    Describing a whole table in a new position can take 10 ms: it is spread over several turns of the loop,
    the widget with the focus and new ones first. `clock` returns seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._known = _Known()
        self._of: ReferenceType[Scene] | None = None
        self._free, self._clock = count(FIRST_FREE), clock
        self._speech: Speech | None = None

    def speech(self, stack: SceneStack, messages: Messages) -> Speech:
        """Return what makes rich words plain, with the icons of the title on the table."""
        title = next((s.ambience for s in reversed(stack.scenes) if s.ambience != Scene.ambience), "")
        if self._speech is None or self._speech.messages is not messages or self._speech.title != title:
            self._speech = Speech(messages, title)
        return self._speech

    def show(self, scene: Scene, speech: Speech, *, changed: bool = True) -> Shown:
        """Return a scene as nodes. `changed`: whether it may have changed since the last call."""
        shown, known = Shown(), self._known_of(scene)
        lines = [*filter(None, map(speech.plain, scene.spoken()))]
        for number, line in enumerate(lines, start=1):
            # a question that changes keeps its node: a reader that moves to a new one stops speaking
            is_last = number == len(lines) and not scene.rests_on_line
            node = Node(self._number(known, LINE if is_last else f"{LINE}{line}"), "text", line, is_stop=True)
            shown.nodes[node.id] = node
            shown.focus = node.id  # the last line has the focus while no widget has it
        widgets = {self._number(known, key): widget for key, widget in _keyed(scene)}
        known.forget_gone({*shown.nodes, *widgets})
        self._describe(known, widgets, speech, changed=changed)
        for id_, widget in widgets.items():
            if (described := known.nodes.get(id_)) is None:
                continue
            shown.nodes[id_], shown.widgets[id_] = described, widget
            if widget.focused and widget.focusable and not scene.rests_on_line:
                shown.focus = id_
        shown.is_whole = not known.left
        tell_apart(shown, speech)
        _frame(scene, shown)
        return shown

    def _known_of(self, scene: Scene) -> _Known:
        """Return what is known of a scene; nothing if another one was described meanwhile."""
        if self._of is None or self._of() is not scene:
            self._known, self._of = _Known(), ref(scene)
        return self._known

    def _describe(
        self, known: _Known, widgets: Mapping[int, Widget], speech: Speech, *, changed: bool
    ) -> None:
        """Describe what may have changed, as far as the time allows."""
        known.left = set(widgets) if changed else known.left & set(widgets)
        until = self._clock() + BUDGET_S
        order = sorted(known.left, key=lambda id_: (not widgets[id_].focused, id_ in known.nodes))
        for id_ in order:
            known.nodes[id_] = _node(id_, widgets[id_], speech)
            known.left.discard(id_)
            if self._clock() > until:
                break

    def _number(self, known: _Known, key: str) -> int:
        if key not in known.numbers:
            known.numbers[key] = next(self._free)
        return known.numbers[key]


def _keyed(scene: Scene) -> Iterator[tuple[str, Widget]]:
    """Yield what a scene shows in words, each with a key of its own: the stops, and texts between them."""
    if scene.form is None:
        return
    often: dict[str, int] = {}
    for widget in scene.form.walk():
        can_focus = widget.focusable  # asked once: a table has hundreds of widgets
        if not (widget.enabled or widget.tooltip if can_focus else widget.reads_out):
            continue
        key = widget.key or "text"
        often[key] = often.get(key, 0) + 1
        yield (f"{key}#{often[key]}" if often[key] > 1 or not widget.key else key), widget


def _node(id_: int, widget: Widget, speech: Speech) -> Node | None:
    """Return a widget as a node; None if there is nothing to read."""
    described = widget.described()
    if not described.name and not widget.focusable:
        return None
    name, value = speech.plain(described.name), speech.plain(described.value)
    more = _beyond(name, speech.plain(described.more))
    if described.role in IN_NAME and value:
        name = speech.say("access-value", name=name, value=value) if name else value
    if not described.enabled:
        more = speech.say("access-not-possible", why=more) if more else speech.say("access-not-possible-now")
    seen = widget.seen
    return Node(
        id_, described.role, name, value, more, described.enabled, described.is_on, described.range,
        described.nth, (seen.x, seen.y, seen.width, seen.height), is_stop=widget.focusable,
    )  # fmt: skip


def _beyond(name: str, more: str) -> str:
    """Return an explanation without what the name has said already: its first line, or the name in it.

    >>> _beyond("Blue worker, Farm", "Blue worker\\nTakes no wagon")
    'Takes no wagon'
    >>> _beyond("Hint", "Hint: the best move")
    'the best move'
    """
    head, _, rest = more.partition("\n")
    if name.casefold().startswith(head.casefold()):
        return rest
    is_named = name and more.casefold().startswith((f"{name}: ".casefold(), f"{name} (".casefold()))
    return more[len(name) :].lstrip(": ") if is_named else more


def tell_apart(shown: Shown, speech: Speech) -> None:
    """Number the stops that would be read alike, such as equal cards, in their order on the screen."""
    alike: dict[tuple[str, str, str], list[Node]] = {}
    for id_ in shown.widgets:
        node = shown.nodes[id_]
        if node.is_stop and node.nth is None:
            alike.setdefault((node.name, node.value, node.more), []).append(node)
    for nodes in alike.values():
        for number, node in enumerate(nodes, start=1) if len(nodes) > 1 else ():
            name = speech.say("access-nth", name=node.name, number=number, all=len(nodes))
            shown.nodes[node.id] = replace(node, name=name)


def _frame(scene: Scene, shown: Shown) -> None:
    """Add the page around the nodes."""
    texts = [node.name for node in shown.nodes.values() if node.role in ("text", "heading")]
    name = texts[0] if texts else ""
    more = "\n".join(texts[1:]) if scene.introduction == "all" and not scene.covers else ""
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
