"""The adapters of Windows and macOS, which live in the window's process, with a stand-in for AccessKit."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import accesskit
import pytest

from game.ui.window.access.adapter import WindowAdapter
from game.ui.window.access.nodes import PAGE, ROOT, Node, Request, Update
from game.ui.window.access.reader import InProcessReader

TREE = Update(
    (
        Node(ROOT, "window", "Hotseat", children=(PAGE,)),
        Node(PAGE, "page", children=(10,)),
        Node(10, "button", "Undo", is_stop=True),
    ),
    10,
)


class Events:
    """What an adapter returns: it must be raised."""

    def __init__(self, kit: FakeKit, what: object) -> None:
        self._kit, self._what = kit, what

    def raise_events(self) -> None:
        self._kit.raised.append(self._what)


class FakeKit(SimpleNamespace):
    """AccessKit with adapters of a system that is not here. `calls`: what was called, in order."""

    def __init__(self, *, has_window_class: bool) -> None:
        super().__init__(**{name: getattr(accesskit, name) for name in dir(accesskit) if name[0] != "_"})
        self.calls: list[object] = []
        self.raised: list[object] = []
        self.handlers: tuple[Any, Any] = (None, None)
        self.active = False
        adapter = self._mac() if has_window_class else self._windows()
        self.windows = SimpleNamespace(SubclassingAdapter=adapter)
        self.macos = SimpleNamespace(
            SubclassingAdapter=adapter,
            add_focus_forwarder_to_window_class=lambda name: self.calls.append(("forward", name)),
        )

    def _made(self, handle: int, begin: Callable[[], object], ask: Callable[[Any], object]) -> Any:
        self.calls.append(("made", handle))
        self.handlers = (begin, ask)
        return SimpleNamespace(update_if_active=self._update)

    def _windows(self) -> Any:
        return self._made

    def _mac(self) -> Any:
        def for_window(handle: int, begin: Callable[[], object], ask: Callable[[Any], object]) -> Any:
            adapter = self._made(handle, begin, ask)
            adapter.update_view_focus_state = lambda on: Events(self, ("focus", on))
            return adapter

        return SimpleNamespace(for_window=for_window)

    def _update(self, make: Callable[[], Any]) -> Events | None:
        return Events(self, make()) if self.active else None

    def begin(self) -> object:
        """A screen reader starts; it gets a placeholder until the first update."""
        self.active = True
        return self.handlers[0]()


def reader(kit: FakeKit, monkeypatch: pytest.MonkeyPatch, system: str) -> InProcessReader:
    monkeypatch.setattr(sys, "platform", system)
    return InProcessReader(lambda heard: WindowAdapter(kit, 77, heard))


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_a_reader_that_starts_gets_the_tree_and_its_wishes_are_heard(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = FakeKit(has_window_class=system == "darwin")
    there = reader(kit, monkeypatch, system)
    assert ("made", 77) in kit.calls
    there.update(TREE)
    assert kit.raised == []
    assert kit.begin() is None
    assert there.poll() == []
    assert there.is_active
    assert there.restarted()
    there.update(TREE)
    (told,) = kit.raised
    assert [id_ for id_, _ in told.nodes] == [ROOT, PAGE, 10]  # type: ignore[attr-defined]  # AccessKit's update
    kit.handlers[1](SimpleNamespace(action=accesskit.Action.CLICK, target=10, data=None))
    assert there.poll() == [Request("press", 10)]


def test_macos_forwards_the_focus_and_is_told_once_when_the_window_gets_or_loses_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kit = FakeKit(has_window_class=True)
    there = reader(kit, monkeypatch, "darwin")
    for focused in (True, True, False):
        there.focus_window(focused)
    assert kit.calls[0] == ("forward", "SDLWindow")
    assert kit.raised == [("focus", True), ("focus", False)]


def test_windows_is_not_told_of_the_focus_which_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = FakeKit(has_window_class=False)
    there = reader(kit, monkeypatch, "win32")
    there.focus_window(True)
    assert kit.raised == []
