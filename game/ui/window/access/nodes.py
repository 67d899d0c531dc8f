"""The nodes of the tree that a screen reader reads, and what has changed between two trees.

Nothing here needs a window or a screen reader: nodes travel to another process.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

NodeRole = Literal[
    "window", "page", "dialog", "button", "switch", "slider", "field", "choice", "list", "log", "text",
    "heading", "group", "announcement",
]  # fmt: skip
Act = Literal["press", "focus", "more", "less", "set"]
Box = tuple[int, int, int, int]
"""x, y, width and height in window pixels."""
ROOT, PAGE = 1, 2
"""Nodes that are always there."""
FIRST_FREE, FIRST_LINE = 10, 10**9
"""The first numbers of the nodes of pages, and of announcements: each is a new node, as the same words again
in the same node would not be announced.
"""


@dataclass(frozen=True)
class Node:
    """One element of the window in plain words.

    range   of a slider: value, lowest, highest, step
    nth     place in a list, counted from 1, and how many there are
    """

    id: int
    role: NodeRole
    name: str = ""
    value: str = ""
    more: str = ""
    enabled: bool = True
    is_on: bool | None = None
    range: tuple[int, int, int, int] | None = None
    nth: tuple[int, int] | None = None
    box: Box = (0, 0, 0, 0)
    children: tuple[int, ...] = ()
    is_stop: bool = False
    """True if it can have the focus."""


class Request(NamedTuple):
    """An action on a node that a screen reader asks for. `value`: for "set"."""

    act: Act
    node: int
    value: str = ""


@dataclass(frozen=True)
class Update:
    """Changed and new nodes, and the node with the focus. A node that no parent names any more is gone."""

    nodes: tuple[Node, ...]
    focus: int = ROOT


@dataclass
class Tree:
    """The nodes as they were sent last. It sends nothing twice."""

    _sent: dict[int, Node] = field(default_factory=dict)
    _focus: int = ROOT

    def forget(self) -> None:
        """Send everything again next time."""
        self._sent, self._focus = {}, ROOT

    def update(self, nodes: Mapping[int, Node], focus: int) -> Update | None:
        """Return what has changed since the last update; None if nothing has."""
        changed = tuple(node for id_, node in nodes.items() if self._sent.get(id_) != node)
        focus = focus if focus in nodes else ROOT
        if not changed and focus == self._focus:
            return None
        self._sent, self._focus = dict(nodes), focus
        return Update(changed, focus)
