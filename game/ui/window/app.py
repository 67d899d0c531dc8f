"""The window: its size, its loop, and the stack of scenes."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from weakref import ReferenceType, ref

import pygame

from game.diagnostics import report
from game.play.ahead import NOTHING_AHEAD, Ahead
from game.play.controller import Controller
from game.play.verbatim import verbatim
from game.presentation.sentences import explain
from game.records.settings import MAX_SHOWN_LETTERS, Store
from game.ui.scenes.message import Message
from game.ui.window.access import reader
from game.ui.window.access.access import Access
from game.ui.window.ambience import Ambience
from game.ui.window.awake import ScreenSleep
from game.ui.window.busy_notice import BusyNotice
from game.ui.window.canvas import Canvas
from game.ui.window.commands import Command, Do, Maximized, Move, Press, Quit, Resized, Text
from game.ui.window.frame import Frame
from game.ui.window.garbage import GarbageCollector
from game.ui.window.inputs import Inputs
from game.ui.window.leaving import Leaving, crash_message, give_up
from game.ui.window.scene import Scene, SceneStack, Size
from game.ui.window.text_entry import TextEntry
from game.ui.window.ui import Ui, make_ui

ACTIVE_FPS, IDLE_FPS, REST_FPS = 60, 30, 20
"""Turns of the loop a second: while something moves, otherwise, and when that has lasted."""
REST_MS = 2_000.0
"""The time without input and movement after which the loop takes its rest."""
LONGEST_STEP_MS = 100.0
M_MMAP_THRESHOLD, MMAP_THRESHOLD_BYTES = -3, 2**18
"""A parameter of glibc's malloc: blocks of this size and more are mapped one by one, so that they can be
returned.
"""

Helper = Callable[[str | None, Sequence[str] | None, bool], Scene | None]


class App(SceneStack):
    """The window and its scenes.

    Its creator sets `make_help` (which opens the rulebook at a rule, or the glossary at icons),
    `make_menu`, `make_sandbox` (which copies the position of a table) and `make_puzzle` (which asks for
    its best move).
    """

    def __init__(self, store: Store) -> None:
        super().__init__()
        _return_memory()
        pygame.display.init()
        self.store = store
        self.ui: Ui = make_ui(store.load())
        self._frame = Frame(self.ui.say("app-name"), self.ui.settings)
        self.window = self._frame.window
        self.access = Access(self.ui, self, self._dispatch)
        self.access.reader = reader.in_window(self.window)
        self._frame.show(self.ui.art.original("icon/128.png"))
        self.canvas = Canvas(self.window)
        self._waiting = BusyNotice(self.ui, self.canvas)
        self.ui.adopt(self.size)
        self.inputs, self._sleep = Inputs(self.ui.pads), ScreenSleep()
        self._text_entry = TextEntry(self.inputs)
        self._bind_keys()
        self.make_help: Helper = lambda *_: None
        self.make_menu: Callable[[], Scene] | None = None
        self.make_puzzle: Callable[[Controller], Scene] | None = None
        self.make_sandbox: Callable[[Controller, Ahead], Scene] | None = None
        self.leaving, self.garbage = Leaving(self, self.ui), GarbageCollector()
        self._running, self._laid_out = True, (0, 0)
        self._moving, self._rested_ms = True, 0.0
        """True if something moved in the last turn of the loop; the time since anything moved or was done."""
        self._traced: ReferenceType[Scene] | None = None

    @property
    def size(self) -> Size:
        return self.canvas.size

    def quit(self) -> None:
        self._running = False

    def help(
        self, rule: str | None = None, icons: Sequence[str] | None = None, *, turn: bool = False
    ) -> None:
        already = self.top is not None and self.top.name in ("rulebook", "glossary", "turn-pages")
        scene = None if already else self.make_help(rule, icons, turn)
        if scene is not None:
            self.push(scene)

    def try_moves(self, game: Controller, ahead: Ahead = NOTHING_AHEAD) -> None:
        if self.make_sandbox is not None and game.uncovered:
            self.push(self.make_sandbox(game, ahead))

    def ask_puzzle(self, game: Controller) -> None:
        if self.make_puzzle is not None and game.uncovered:
            self.push(self.make_puzzle(game))

    def apply_settings(self) -> None:
        self._waiting.before_scaling()
        self._frame.set_full(self.ui.settings.full_screen)
        self._relayout()
        self.store.save(self.ui.settings)
        _show_troubles(self)

    def wait(self, words: str) -> None:
        self.stale = True
        self._waiting.begin(words)

    def first_words(self, first: Scene, trouble: str = "") -> None:
        """Show the first scene, and over it the errors of the settings, else another `trouble`."""
        self.push(first)
        _show_troubles(self, trouble)

    def run(self, first: Scene, trouble: str = "") -> int:
        """Run the loop until the program quits. Return the exit status."""
        signal.signal(signal.SIGTERM, lambda *_: self.quit())
        clock = pygame.time.Clock()
        self.garbage.start()
        self.guard(lambda: self.first_words(first, trouble))
        self.turn(0.0)
        self.ui.pads.open()
        if self._frame.is_visible:
            self.access.listen()
        ambience = Ambience(self.ui.sound)
        while self._running and self.scenes:
            self.ui.sound.focused = self.window.focused
            self.turn(min(LONGEST_STEP_MS, self._wait(clock.tick)))
            self._play_loop(ambience)
        self._close()
        self.garbage.stop()
        return 0

    def _play_loop(self, ambience: Ambience) -> None:
        """Play the loop of the open scenes: a table's loop continues under menus and hand-over covers."""
        loops = [scene.ambience for scene in self.scenes if scene.ambience != Scene.ambience]
        ambience.follow(
            loops[-1] if loops else Scene.ambience,
            self.ui.settings.music_volume,
            ducked=any(scene.ducks_ambience for scene in self.visible),
            focused=self.window.focused,
        )

    def turn(self, dt: float) -> bool:
        """Run one turn of the loop: commands, time, drawing. Return whether something moves or is painted."""
        events = pygame.event.get()
        for event in events:
            self._catch(self.top)
            for command in self.inputs.commands(self.canvas.mapped(event), self.typing):
                self.ui.pointer, self.ui.by_mouse = self.inputs.pos, self.inputs.by_mouse
                if self.ui.by_mouse:  # a press finds the widgets that its release will find
                    self._follow_device()
                self.guard(partial(self._dispatch, command))
        for command in self.inputs.pass_time(dt):
            self.guard(partial(self._dispatch, command))
        self.collect()
        self._follow_device()
        if self.window.size != self._laid_out:
            self.guard(self._relayout)
        moves = [self._pass_time(scene, dt) for scene in self.visible]
        drawn = self.needs_drawing(any(moves))
        if drawn:
            self.guard(self._draw)
        self._follow_typing()
        self.guard(partial(self._update_reader, dt, drawn))
        if self._below is None:  # the frame is not drawn in part
            self.canvas.settle(dt)
        prepares = any(scene.prepares for scene in self.visible)
        moving = any(moves) or prepares or self.inputs.busy or (drawn and self.stale)
        self.garbage.end_turn(quiet=not (moving or drawn or events))
        active = moving or bool(events)
        self._sleep.pass_time(dt, at_table=self.keeps_awake, is_active=active)
        self._moving, self._rested_ms = moving, 0.0 if active else self._rested_ms + dt
        return moving

    @property
    def turns_a_second(self) -> int:
        """The rate at which the loop should run now."""
        if self._moving:
            return ACTIVE_FPS
        return IDLE_FPS if self._rested_ms < REST_MS else REST_FPS

    def _wait(self, tick: Callable[[float], int]) -> float:
        """Wait for the next turn of the loop; at rest twice as long, unless there is input by half of it.
        Return the milliseconds since the last turn. `tick`: that of a clock.
        """
        waited = tick(self.turns_a_second)
        if self.turns_a_second == REST_FPS and not pygame.event.peek():
            waited += tick(REST_FPS)
        return float(waited)

    def _follow_typing(self) -> None:
        """Report to the system which field has the focus."""
        form = self.top.form if self.top is not None and self.typing else None
        widget = form.focus if form is not None else None
        rect = widget.caret_rect if widget is not None else None
        self._text_entry.follow(widget, self.canvas.in_window(rect) if rect is not None else None)

    def _catch(self, scene: Scene | None) -> None:
        """Hand over by their names what the scene is to learn."""
        if scene is not None:
            self.inputs.catches_keys = scene.catches_keys
            self.inputs.pad.catches_button = scene.catches_button
            self.inputs.pad.catch_parts(scene.catches_parts)

    def guard(self, work: Callable[[], object]) -> bool:
        """Return the result of some work. If it fails, write a report, remove the broken scene and go on."""
        try:
            return bool(work())
        except Exception as error:  # an error of a scene must not end the program
            self._recover(error)
            return False

    def _update_reader(self, dt: float, drawn: bool) -> None:
        """Send a screen reader the changes."""
        window = self.window
        self.access.turn(dt, drawn, window.focused, (*window.position, *window.size))
        self.inputs.by_mouse = self.inputs.by_mouse and self.ui.by_mouse
        if (trouble := self.access.speech.take_trouble()) is not None:
            say = self.ui.say
            self.push(Message(self.ui, say("voice-none"), explain(trouble, say)))

    def _pass_time(self, scene: Scene, dt: float) -> bool:
        self.at_work = scene
        return self.guard(lambda: scene.update(dt))

    def _dispatch(self, command: Command) -> None:
        self.at_work = self.top
        if isinstance(command, Do | Move | Press | Text):
            self.access.speech.hush()
        if isinstance(command, Quit):
            self.leaving.when_saved(self.quit)
        elif isinstance(command, Resized):
            self.stale = True
        elif isinstance(command, Maximized):
            self._frame.note_maximized(command.on)
        elif command == Do("fullscreen"):
            self.ui.settings.full_screen = not self._frame.full
            self.apply_settings()
        elif self.top is not None and not self.top.command(command) and command == Do("help"):
            self.help()

    def _draw(self) -> None:
        if not self.draw_frame(self.canvas.surface):
            return
        self._waiting.end()
        self.canvas.flip()
        before = self._traced() if self._traced is not None else None
        _trace(self.top, before)
        self._traced = ref(self.top) if self.top is not None else None

    def _relayout(self) -> None:
        self.ui.adopt(self.size)
        self._bind_keys()
        self._laid_out = self.window.size
        self._frame.keep_size()
        self.layout()

    def _bind_keys(self) -> None:
        """Use the keys and buttons of the settings; those that cannot be used are named once."""
        ui, settings, pad = self.ui, self.ui.settings, self.inputs.pad
        self.inputs.bindings, pad.bindings = ui.bindings, ui.pad_bindings
        pad.delay, pad.interval = settings.key_delay, settings.key_interval
        pygame.key.set_repeat(settings.key_delay, settings.key_interval)
        ui.pads.use(settings.pads)
        if refused := [*ui.bindings.refused, *ui.pad_bindings.refused, *ui.pads.refused]:
            self.store.report("settings-refused", [what[:MAX_SHOWN_LETTERS] for what in refused])

    def _follow_device(self) -> None:
        """Update words when the person switches between mouse, keys and gamepad."""
        messages, device = self.ui.messages, (self.inputs.device, self.ui.pads.kind())
        has_other_words = False
        if self.ui.by_mouse != messages.by_mouse:
            has_other_words = messages.use_hand(by_mouse=self.ui.by_mouse)
        if device != (messages.device, messages.pad):
            messages.use_device(*device)
            has_other_words = True
        if has_other_words:
            self.guard(self.relabel)

    def _recover(self, error: Exception) -> None:
        broken = self.at_work if self.at_work in self.scenes else self.top
        path, why = report.write(error, broken.name if broken else "start"), give_up(self.scenes, broken)
        if isinstance(broken, Message):
            raise error  # the message cannot be shown either
        if not self.scenes and self.make_menu is not None:
            self.scenes.append(self.make_menu())
            self.scenes[0].enter(self)
        self.push(crash_message(self.ui, path, why))

    def _close(self) -> None:
        for scene in reversed(self.scenes):
            self.guard(scene.leave)
        self.access.close()
        self.store.save(self.ui.settings)
        pygame.quit()


def _show_troubles(app: App, other: str = "") -> None:
    """Show each new error of the settings once, else another trouble."""
    trouble, say = app.store.take_trouble(), app.ui.say
    if trouble:
        app.push(Message(app.ui, say(f"{trouble.code}-title"), explain(trouble, say)))
    elif other:
        app.push(Message(app.ui, say("records-unreadable-title"), verbatim(other)))


def _return_memory() -> None:
    """Make glibc return the memory of large pictures to the system; it would keep it, fragmented."""
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError, OSError):  # another C library
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, MMAP_THRESHOLD_BYTES)


def _trace(scene: Scene | None, before: Scene | None) -> None:
    """Print the name of a new top scene, for tests that drive the program from outside."""
    if scene is not None and scene is not before and os.environ.get("HOTSEAT_TRACE"):
        print(f"ready {scene.name}", file=sys.stderr, flush=True)  # noqa: T201  # read by those tests
