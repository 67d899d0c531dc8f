"""A screen reader in the test's own hands."""

from __future__ import annotations

from game.ui.window.access.nodes import PAGE, ROOT, Act, Node, Request, Update
from game.ui.window.access.reader import NoReader


class FakeReader(NoReader):
    """Keeps what it is told, as a screen reader would, and asks for what a test wants."""

    def __init__(self) -> None:
        self.is_active = self.is_ready = True
        self.known: dict[int, Node] = {}
        self.focus = ROOT
        self.heard: list[str] = []
        self.updates: list[Update] = []
        self._asks: list[Request] = []

    def update(self, update: Update) -> None:
        self.updates.append(update)
        for node in update.nodes:
            if node.role == "announcement" and node.id not in self.known:
                self.heard.append(node.name)
            self.known[node.id] = node
        self.focus = update.focus

    def poll(self) -> list[Request]:
        asked, self._asks = self._asks, []
        return asked

    def node(self, name: str) -> Node:
        """The stop on the page with a name."""
        return next(node for node in self.page() if node.is_stop and node.name.startswith(name))

    def page(self) -> list[Node]:
        """What is on the page now, from top to bottom."""
        return [self.known[child] for child in self.known[PAGE].children]

    def ask(self, act: Act, name: str, value: str = "") -> None:
        self._asks.append(Request(act, self.node(name).id, value))
