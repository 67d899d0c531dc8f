"""Keeps a screen reader up to date with the window, and carries out what it asks for."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from itertools import count

from game.presentation.rich_text import Speech
from game.ui.widgets import Field, Slider, Widget
from game.ui.window.access.nodes import FIRST_LINE, PAGE, ROOT, Box, Node, Request, Tree
from game.ui.window.access.reader import NoReader, Reader, beside_window
from game.ui.window.access.screen import Screen, Shown, texts_of
from game.ui.window.commands import Command, Do, Move
from game.ui.window.scene import Scene, SceneStack
from game.ui.window.speech.spoken_tree import SpokenTree
from game.ui.window.ui import Ui

KEPT_LINES = 5
"""This many announcements can be read again."""
PAUSE_MS = 50.0
"""The tree is compared at most this often, so that an animation costs little."""


class Access:
    """Tells a reader what the top scene shows; `turn` is called once in every turn of the loop.

    Each text is heard once. A line with the focus, such as a question or a place of a walk, is read when it
    gets the focus or changes; all else that is new is announced, and what happened before the question. A
    focus that moves is sent before what is announced with it, as readers stop speaking when it moves.

    Readers read the surroundings of a focus in a new page by themselves: the heading and, of a dialog, its
    texts. The other texts of a page are announced; the program's own speech reads no surroundings and gets
    them said.

    dispatch   carries out a command as if a key had been pressed
    """

    def __init__(self, ui: Ui, stack: SceneStack, dispatch: Callable[[Command], object]) -> None:
        self._ui, self._stack, self._dispatch = ui, stack, dispatch
        self.reader: Reader = NoReader()
        self.speech = SpokenTree()
        self.screen, self._tree = Screen(), Tree()
        self._shown = Shown()
        self._top: Scene | None = None
        self._lines: deque[str] = deque()
        self._said: deque[Node] = deque(maxlen=KEPT_LINES)
        self._numbers = count(FIRST_LINE)
        self._focus, self._read, self._is_fresh = ROOT, "", False
        """The node with the focus; its words, if it is a line; whether they were read just now, so that they
        are not to be announced as well."""
        self._waited, self._is_stale, self._is_introduced = 0.0, True, False

    def listen(self) -> None:
        """Connect to a screen reader in a process of its own, where the system wants that."""
        if isinstance(self.reader, NoReader):
            self.reader = beside_window()

    def turn(self, dt: float, drawn: bool, focused: bool, box: Box) -> None:
        """Carry out what was asked for and tell what has changed. `drawn`: whether the window has changed;
        `focused` and `box`: whether it has the focus, and where it is on the screen.
        """
        for request in self.reader.poll():
            self._carry_out(request)
        ui, speech = self._ui, self.speech
        speech.wish(ui.settings, ui.messages, beside_reader=self.reader.is_active)
        ui.voice.is_heard = self.reader.is_active or speech.is_active
        if not ui.voice.is_heard:
            self._top, self._focus = None, ROOT
            self._forget_lines()  # whoever listens next may be somebody else
            return
        if any([self.reader.restarted(), speech.restarted()]):
            ui.by_mouse = False  # what is asked is said for keys, until the mouse moves
            self._tree.forget()
            self._said.clear()  # they would be announced again
            self._is_stale = True
        self._is_stale = self._is_stale or drawn
        self._waited += dt
        if self.reader.is_active and not self.reader.is_ready:
            return
        self.reader.place_window(box)
        self.reader.focus_window(focused)
        top = self._stack.top
        words = self.screen.speech(self._stack, ui.messages)
        self._lines += map(words.plain, ui.voice.take())
        if top is not None and self._is_due(top):
            self._send(top, words)
        else:
            speech.rest()
        ui.voice.unsent = len(self._lines)

    def close(self) -> None:
        """End the connection to the reader."""
        self.reader.close()
        self.speech.close()
        self.reader = NoReader()

    def _forget_lines(self) -> None:
        """Drop what is still to be announced, and what could be read again."""
        self._ui.voice.take()
        self._lines.clear()
        self._said.clear()
        self._ui.voice.unsent = 0

    def _is_due(self, top: Scene) -> bool:
        """Return whether something is to be told now."""
        is_open = top is not self._top or bool(self._lines) or not self._shown.is_whole
        return is_open or (self._is_stale and self._waited >= PAUSE_MS)

    def _send(self, top: Scene, speech: Speech) -> None:
        """Send the reader the changes and the next announcement."""
        if top is not self._top:
            self._top, self._is_introduced, self._is_stale = top, False, True
            if top.hides_others:
                self._said.clear()
                self.speech.hush()
        self._shown = self.screen.show(top, speech, changed=self._is_stale)
        self._is_stale, self._waited = False, 0.0
        if self._shown.is_whole and not self._is_introduced:
            self._is_introduced = True
            around, more = _introduction(top, self._shown)
            self.speech.introduce(around)
            self._lines += more
        self._announce_next()
        nodes = self._shown.nodes | {line.id: line for line in self._said}
        children = (PAGE, *(line.id for line in self._said))
        nodes[ROOT] = Node(ROOT, "window", speech.say("app-name"), children=children)
        update = self._tree.update(nodes, self._shown.focus)
        if update is not None:
            for reader in (self.reader, self.speech):
                if reader.is_active:
                    reader.update(update)

    def _announce_next(self) -> None:
        """Announce the next sentence, unless the focus moves now or reads it. A line with the focus changes
        after all that is announced before it.
        """
        shown, moves = self._shown, self._shown.focus != self._focus
        self._focus, node = shown.focus, shown.nodes.get(shown.focus)
        words = node.name if node is not None and node.role == "text" else ""
        if self._lines and not moves:
            self._announce(self._lines.popleft(), words)
        if node is not None and words != self._read and self._lines and not moves:
            shown.nodes[node.id] = replace(node, name=self._read)
        elif words != self._read or moves:
            self._read, self._is_fresh = words, self._is_fresh or bool(words)

    def _announce(self, line: str, words: str) -> None:
        """Announce a sentence, unless the line with the focus reads these words now or has just done so."""
        if line == words and (words != self._read or self._is_fresh):
            self._read, self._is_fresh = words, False
        else:
            self._said.append(Node(next(self._numbers), "announcement", line))

    # ---- what the reader asks for
    def _carry_out(self, request: Request) -> None:
        widget, top = self._shown.widgets.get(request.node), self._stack.top
        is_pressed_line = top is not None and (top.form is None or (widget is None and top.rests_on_line))
        if is_pressed_line and request.act == "press":
            self._dispatch(Do("confirm"))  # a picture that is looked at, and closed; a place walked to
            return
        if widget is None or top is None or top.form is None or widget not in [*top.form.walk()]:
            return  # it is gone by now
        top.form.by_keys, self._ui.by_mouse = True, False
        top.leave_line()
        if widget.focusable:
            top.form.set_focus(widget)
        top.dirty = self._is_stale = True
        if request.act == "press":
            self._dispatch(Do("confirm"))
        elif request.act == "set":
            _set(widget, request.value)
        elif request.act in ("more", "less"):
            by = 1 if request.act == "more" else -1
            across = widget.role in ("slider", "choice")
            self._dispatch(Move(by, 0) if across else Move(0, by))


def _set(widget: Widget, value: str) -> None:
    """Set a field or a slider."""
    if isinstance(widget, Field):
        widget.take(value)
    elif isinstance(widget, Slider):
        widget.set_to(round(float(value)))


def _introduction(scene: Scene, shown: Shown) -> tuple[list[str], list[str]]:
    """Return what readers read of a new scene by themselves, and what is announced: its heading, or all texts
    of a short one.
    """
    most = {"none": 0, "heading": 1, "all": None}[scene.introduction]
    texts = texts_of(shown)[:most]
    around = 1 if scene.covers else None
    return texts[:around], texts[len(texts[:around]) :]
