"""The window: its size, its loop, and the stack of scenes."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

import pygame

from game.ui.window import report
from game.ui.window.inputs import Command, Do, Inputs, Maximized, Quit, Resized
from game.ui.window.scene import Scene, Size
from game.ui.window.settings import MAX_SIZE, MIN_SIZE, Store
from game.ui.window.ui import Ui, make_ui
from game.ui.window.words import verbatim

FAST, CALM = 60, 30
"""Turns of the loop a second: while something moves, and otherwise."""
LONGEST_STEP_MS = 100.0
M_MMAP_THRESHOLD, LARGE = -3, 2**22
"""A setting of glibc: pieces of so many bytes are asked of the system one by one."""

Helper = Callable[[str], Scene | None]


class App:
    """One window and what it shows.

    Whoever starts it sets `make_help` (a rule id to the rulebook) and `make_menu`.
    """

    def __init__(self, store: Store) -> None:
        _return_memory()
        pygame.display.init()
        self.store = store
        self.ui: Ui = make_ui(store.load())
        settings = self.ui.settings
        self.window = pygame.Window(
            self.ui.say("app-name"), (settings.width, settings.height), resizable=True
        )
        self.window.minimum_size = MIN_SIZE
        self.window.get_surface()  # from here on pictures can be converted
        icon = self.ui.art.original("icon/128.png")
        if icon is not None:
            self.window.set_icon(icon)
        if settings.maximized:
            self.window.maximize()
        if settings.full_screen:
            self.window.set_fullscreen(desktop=True)
        self.ui.adopt(self.size)
        self.scenes: list[Scene] = []
        self.inputs = Inputs()
        self.make_help: Helper = lambda _rule: None
        self.make_menu: Callable[[], Scene] | None = None
        self._running = True
        self._stale = True
        self._full = settings.full_screen
        self._laid_out: Size = (0, 0)
        self._floating: Size = (settings.width, settings.height)
        self._told: set[str] = set()
        self._at_work: Scene | None = None
        self._traced: Scene | None = None

    # ---- the stage that scenes stand on
    @property
    def size(self) -> Size:
        return self.window.size

    @property
    def top(self) -> Scene | None:
        """The scene that gets the commands."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        self._at_work = scene
        self.scenes.append(scene)
        scene.enter(self)
        self._stale = True

    def pop(self, scene: Scene) -> None:
        if scene not in self.scenes:
            return
        while self.scenes:
            gone = self.scenes.pop()
            gone.leave()
            if gone is scene:
                break
        if self.top is None:
            self.quit()
        else:
            self.top.resume()
        self._stale = True

    def replace(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        while self.scenes:
            self.scenes.pop().leave()
        gc.collect()  # the parts of a table know each other: their pictures would stay for long
        self.push(scene)

    def quit(self) -> None:
        self._running = False

    def help(self, rule: str = "") -> None:
        if self.top is not None and self.top.name == "rulebook":
            return
        scene = self.make_help(rule)
        if scene is not None:
            self.push(scene)

    def apply_settings(self) -> None:
        if self.ui.settings.full_screen != self._full:
            self._set_full_screen(self.ui.settings.full_screen)
        self._relayout()
        if not self.store.save(self.ui.settings):
            self._say_trouble()

    def first_words(self, first: Scene) -> None:
        """Show the first scene, and over it what went wrong with the settings."""
        self.push(first)
        self._say_trouble()

    # ---- the loop
    def run(self, first: Scene) -> int:
        """Show scenes until the program is to close. Returns the exit code."""
        signal.signal(signal.SIGTERM, self._terminate)
        pygame.key.set_repeat(380, 45)
        clock = pygame.time.Clock()
        self.guard(lambda: self.first_words(first))
        self.turn(0.0)
        self.inputs.open_pads()
        moving = True
        while self._running and self.scenes:
            dt = clock.tick(FAST if moving else CALM)
            moving = self.turn(min(LONGEST_STEP_MS, float(dt)))
        self._close()
        return 0

    def turn(self, dt: float) -> bool:
        """One turn of the loop: commands, time, drawing. Returns whether something moves."""
        for event in pygame.event.get():
            top = self.top
            for command in self.inputs.commands(event, top is not None and top.typing):
                self.guard(lambda command=command: self._dispatch(command))  # type: ignore[misc]
        if self.size != self._laid_out:
            self.guard(self._relayout)
        moved = [self._pass_time(scene, dt) for scene in self._visible()]
        moving = any(moved)
        if moving or self._stale or any(scene.dirty for scene in self._visible()):
            self.guard(self._draw)
        return moving

    def guard(self, work: Callable[[], None]) -> None:
        """Do something; where it fails, write a report, leave the broken scene and go on."""
        try:
            work()
        except Exception as error:  # whatever a scene does wrong must not end the program
            self._recover(error)

    def _pass_time(self, scene: Scene, dt: float) -> bool:
        moves: list[bool] = []
        self._at_work = scene
        self.guard(lambda: moves.append(scene.update(dt)))
        return any(moves)

    def _dispatch(self, command: Command) -> None:
        self._at_work = self.top
        if isinstance(command, Quit):
            self.quit()
        elif isinstance(command, Resized):
            self._stale = True
        elif isinstance(command, Maximized):
            self._note_maximized(command.on)
        elif command == Do("fullscreen"):
            self.ui.settings.full_screen = not self._full
            self.apply_settings()
        elif self.top is not None and not self.top.command(command) and command == Do("help"):
            self.help()

    def _visible(self) -> list[Scene]:
        covers = [i for i, scene in enumerate(self.scenes) if scene.covers]
        return self.scenes[covers[-1] if covers else 0 :]

    def _draw(self) -> None:
        surface = self.window.get_surface()
        for scene in self._visible():
            self._at_work = scene
            scene.draw(surface)
            scene.dirty = False
        self.window.flip()
        self._stale = False
        if self.top is not self._traced:
            self._traced = self.top
            _trace(self.top)

    def _relayout(self) -> None:
        self.ui.adopt(self.size)
        self._laid_out = self.size
        self._keep_size()
        for scene in self.scenes:
            self._at_work = scene
            scene.layout()
        self._stale = True

    def _keep_size(self) -> None:
        """The settings take the window's size, unless the desktop gave it."""
        settings = self.ui.settings
        now = _bounded(self.size)
        if not (self._full or settings.maximized) and now != (settings.width, settings.height):
            self._floating = settings.width, settings.height
            settings.width, settings.height = now

    def _note_maximized(self, on: bool) -> None:
        """The desktop may tell the new size before it tells why; then the size before it is the window's."""
        settings = self.ui.settings
        if self._full or settings.maximized == on:
            return
        settings.maximized = on
        if on and _bounded(self.size) == (settings.width, settings.height):
            settings.width, settings.height = self._floating
        self._keep_size()

    def _set_full_screen(self, full: bool) -> None:
        settings = self.ui.settings
        if full:
            self._keep_size()
            self._full = True
            self.window.set_fullscreen(desktop=True)
            return
        self._full = False
        self.window.set_windowed()
        if settings.maximized:
            self.window.maximize()
        else:
            self.window.size = (settings.width, settings.height)

    def _recover(self, error: Exception) -> None:
        from game.ui.scenes.message import Message

        broken = self._at_work if self._at_work in self.scenes else self.top
        if broken is not None:
            del self.scenes[self.scenes.index(broken) :]
        path = report.write(error, broken.name if broken else "start")
        if isinstance(broken, Message):
            raise error  # the message itself cannot be shown: there is nothing left to say it with
        if not self.scenes and self.make_menu is not None:
            self.scenes.append(self.make_menu())
            self.scenes[0].enter(self)
        say = self.ui.say
        self.push(Message(self.ui, say("crash-title"), say("crash-text", path=verbatim(str(path)))))

    def _say_trouble(self) -> None:
        """What is wrong with the settings, once for each kind of trouble."""
        from game.ui.scenes.message import Message

        trouble, say = self.store.trouble, self.ui.say
        if trouble is not None and trouble not in self._told:
            self._told.add(trouble)
            facts = {name: verbatim(fact) for name, fact in self.store.facts.items()}
            self.push(Message(self.ui, say(f"{trouble}-title"), say(trouble, **facts)))

    def _terminate(self, number: int, frame: FrameType | None) -> None:
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    def _close(self) -> None:
        for scene in reversed(self.scenes):
            self.guard(scene.leave)
        self.store.save(self.ui.settings)
        pygame.quit()


def _return_memory() -> None:
    """Large pictures that are forgotten go back to the system; glibc would keep their room, in pieces."""
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError, OSError):  # another C library
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


def _bounded(size: Size) -> Size:
    w, h = (max(low, min(high, v)) for v, low, high in zip(size, MIN_SIZE, MAX_SIZE, strict=True))
    return w, h


def _trace(scene: Scene | None) -> None:
    """Say which scene is on the screen, for tests that drive the program from outside."""
    if scene is not None and os.environ.get("HOTSEAT_TRACE"):
        print(f"ready {scene.name}", file=sys.stderr, flush=True)  # noqa: T201
