"""Scenes, and the stack of scenes that the window shows."""

from __future__ import annotations

import gc
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from typing import Literal

import pygame

from game.play.ahead import NOTHING_AHEAD, Ahead
from game.play.controller import Controller
from game.ui.widgets import Form, Widget
from game.ui.window.commands import Command, Do, Point
from game.ui.window.first_frame import FirstFrame
from game.ui.window.ui import Ui

Size = tuple[int, int]
Introduction = Literal["none", "heading", "all"]


class Scene:
    """A screen of the window.

    covers: True hides the scenes below
    dirty: set it to have the scene drawn again
    """

    name = "scene"
    covers = True
    ambience = "menu"
    """The background loop: "menu" or the id of a title."""
    ducks_ambience = False
    """True plays the loop more quietly."""
    hides_others = False
    """True if nothing that was announced before may be heard or read from now on: somebody else comes."""
    keeps_awake = False
    """True keeps the screen awake, because somebody may be playing."""
    introduction: Introduction = "heading"
    """The texts that are read when the scene appears, around the focus or as an introduction."""
    form: Form | None = None
    """Its widgets; None if it has none."""
    first_frame: FirstFrame | None = None
    """Its first frame, if that may take several turns of the loop."""
    halts_below = False
    """True halts what moves in the scenes below it, where nobody would look."""
    prepares = False
    """True while it paints what is not shown yet: the loop goes on, but need not draw."""

    @property
    def rests_on_line(self) -> bool:
        """True if the last line of `spoken` has a screen reader's focus even while a widget is focused."""
        return False

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.scene_stack: SceneStack
        self.dirty = True

    @property
    def typing(self) -> bool:
        """True while letters go to a text field."""
        return False

    @property
    def catches_keys(self) -> bool:
        """True while the next key is to arrive by its name, as Key, whatever it does otherwise."""
        return False

    @property
    def catches_button(self) -> bool:
        """True while the next button of a gamepad is to arrive by its name, as PadButton."""
        return False

    @property
    def catches_parts(self) -> bool:
        """True while parts of joysticks are to arrive as PadPart, and nothing else of them."""
        return False

    def spoken(self) -> Sequence[str]:
        """Return what a screen reader reads besides the widgets, in rich words. The last line has the focus
        while no widget has it.
        """
        return ()

    def leave_line(self) -> None:
        """Give the focus back to the widgets, because a screen reader goes to one of them."""

    def rests(self) -> bool:
        """Return whether this turn of the loop has had enough work, so that drawing should wait for the next.

        Called once in every turn.
        """
        return False

    @property
    def on_top(self) -> bool:
        """True if no other scene is above it."""
        return self.scene_stack.top is self

    @property
    def is_halted(self) -> bool:
        """True if a scene above it halts what moves."""
        scenes = self.scene_stack.scenes
        return any(scene.halts_below for scene in scenes[scenes.index(self) + 1 :])

    @property
    def gives_way(self) -> bool:
        """True until the top scene, above this one, has drawn its first frame."""
        top = self.scene_stack.top
        first = top.first_frame if top is not None and top is not self else None
        return first is not None and not first.is_drawn

    def enter(self, scene_stack: SceneStack) -> None:
        """Join a stack of scenes."""
        self.scene_stack = scene_stack
        self.layout()

    def resume(self) -> None:
        """Become the top scene again."""
        self.dirty = True

    def leave(self) -> None:
        """Release resources after leaving the stack."""

    def unsaved(self) -> str:
        """Return what is lost if the scene closes now, in a sentence; "" if nothing is."""
        return ""

    def layout(self) -> None:
        """Place everything again after a change of window size or scale."""

    def relabel(self) -> None:
        """Name keys or buttons again after the input device has changed."""
        self.layout()

    def command(self, command: Command) -> bool:
        """Handle a command. Return whether it was used."""
        return False

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds. Return whether something moves."""
        return False

    def draw(self, surface: pygame.Surface) -> None: ...

    def close(self) -> None:
        """Remove the scene from its stack."""
        self.scene_stack.pop(self)


class SceneStack(ABC):
    """A stack of scenes. The visible ones are drawn, and the top one gets the commands."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.stale = True
        """True if every visible scene must be drawn again."""
        self.at_work: Scene | None = None
        """The scene that is working, or worked last: after a failure it is the broken one."""
        self._has_garbage = False
        """True after `reset`, until `collect`."""
        self._below: tuple[Scene, Size] | None = None
        """The scene below which everything is drawn already, and in which size; None if nothing is."""

    @property
    @abstractmethod
    def size(self) -> Size:
        """The size for which scenes lay themselves out; larger than a small window."""

    @abstractmethod
    def quit(self) -> None: ...

    @abstractmethod
    def apply_settings(self) -> None:
        """Apply scale, full screen and sound from the settings, and save them."""

    @abstractmethod
    def wait(self, words: str) -> None:
        """Show a busy notice; input until the next frame is dropped."""

    @abstractmethod
    def help(
        self, rule: str | None = None, icons: Sequence[str] | None = None, *, turn: bool = False
    ) -> None:
        """Open the rulebook at a rule, the glossary at icons, or the pages about a `turn`."""

    @abstractmethod
    def try_moves(self, game: Controller, ahead: Ahead = NOTHING_AHEAD) -> None:
        """Open a copy of the position at a table, with which anything can be tried; `ahead`: after these
        moves.
        """

    @abstractmethod
    def ask_puzzle(self, game: Controller) -> None:
        """Ask for the best move of the position at a table, if its seat is to choose."""

    @property
    def top(self) -> Scene | None:
        """The scene that gets the commands."""
        return self.scenes[-1] if self.scenes else None

    @property
    def visible(self) -> list[Scene]:
        """The scenes that are drawn, the lowest first."""
        covers = [i for i, scene in enumerate(self.scenes) if scene.covers]
        return self.scenes[covers[-1] if covers else 0 :]

    @property
    def typing(self) -> bool:
        """True while letters go to a text field."""
        return self.top is not None and self.top.typing

    @property
    def keeps_awake(self) -> bool:
        """True if somebody may be playing in a visible scene."""
        return any(scene.keeps_awake for scene in self.visible)

    def push(self, scene: Scene) -> None:
        """Put a scene on top of the stack."""
        self.at_work = scene
        self.scenes.append(scene)
        scene.enter(self)
        self.stale = True

    def pop(self, scene: Scene) -> None:
        """Remove a scene and all above it."""
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
        self.stale = True

    def reset(self, scene: Scene) -> None:
        """Replace all scenes by one."""
        while self.scenes:
            self.scenes.pop().leave()
            self._has_garbage = True
        self.push(scene)

    def collect(self) -> None:
        """Free the scenes that were replaced. Call it when no function of theirs is running: the parts of a
        table refer to each other and would stay in memory for long.
        """
        if self._has_garbage:
            self._has_garbage = False
            gc.collect()

    def layout(self) -> None:
        """Place everything again after a change of window size or scale."""
        for scene in self.scenes:
            self.at_work = scene
            scene.layout()
        self.stale, self._below = True, None

    def relabel(self) -> None:
        """Name keys or buttons again after the input device has changed."""
        for scene in self.scenes:
            self.at_work = scene
            scene.relabel()
        self.stale = True

    def needs_drawing(self, moves: bool) -> bool:
        """Return whether the visible scenes have changed and this turn of the loop still has time to draw."""
        scenes = self.visible
        rest = any(scene.rests() for scene in scenes)
        return self.stale or (not rest and (moves or any(scene.dirty for scene in scenes)))

    def draw_frame(self, surface: pygame.Surface) -> bool:
        """Draw the visible scenes; return whether that is done, or something is left to the next turns of the
        loop."""
        top = self.top
        at_once = top is None or not top.ui.theme.duration(1)
        if top is not None and top.first_frame is not None and not top.first_frame.is_ready:
            surface.set_clip((0, 0, 0, 0))  # the pictures are made, but nothing is drawn with them
            top.first_frame.prepare(partial(top.draw, surface), at_once=at_once)
            surface.set_clip(None)
            if not at_once:
                self.stale = True
                return False
        if at_once:
            self.draw(surface)
        else:
            self._draw_scenes(self._due(surface.get_size()), surface)
        if self.stale:
            return False
        if top is not None and top.first_frame is not None:
            top.first_frame.is_drawn = True
        return True

    def _due(self, size: Size) -> list[Scene]:
        """Return the scenes to be drawn in this turn of the loop: where those below the top one wait for it,
        they come first, and the top one in the next turn."""
        *below, top = self.visible
        before, first = self._below, top.first_frame
        waits = top.halts_below or (first is not None and not first.is_drawn)
        begins = bool(below) and waits and before != (top, size)
        self._below = (top, size) if begins else None
        if begins:
            return below
        return [top] if before == (top, size) else [*below, top]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible scenes."""
        self._below = None
        self._draw_scenes(self.visible, surface)

    def _draw_scenes(self, scenes: Sequence[Scene], surface: pygame.Surface) -> None:
        for scene in scenes:
            self.at_work = scene
            scene.draw(surface)
            scene.dirty = False
        self.stale = self._below is not None


class FormScene(Scene):
    """A scene of widgets, which `build` returns. Escape closes it."""

    form: Form

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.form = Form(ui)
        self.first = ""

    @property
    def typing(self) -> bool:
        return self.form.focus is not None and self.form.focus.typing

    def build(self, size: Size) -> list[Widget]:
        """Return the widgets, placed for a window size."""
        raise NotImplementedError

    def ground(self, surface: pygame.Surface) -> None:
        """Draw the background of the widgets."""
        surface.blit(self.ui.art.wood(surface.get_size()), (0, 0))

    def cancel(self) -> None:
        """Handle Escape by closing the scene."""
        self.close()

    def resume(self) -> None:
        super().resume()
        self.form.press_guard.appear()

    def layout(self) -> None:
        self.form.fill(self.build(self.scene_stack.size), self.first)
        self.dirty = True

    def command(self, command: Command) -> bool:
        if command == Do("help") and (icons := self.form.tooltip.icons):
            self.scene_stack.help(icons=icons)
            return True
        hot = self.form.hot
        wanted = self.form.command(command)
        # A pointer that only wanders over the same widget changes nothing on the screen.
        self.dirty = self.dirty or not isinstance(command, Point) or self.form.hot is not hot
        if wanted:
            return True
        if command == Do("cancel"):
            self.cancel()
            return True
        return False

    def update(self, dt: float) -> bool:
        return self.form.update(dt, self.on_top)

    def draw(self, surface: pygame.Surface) -> None:
        self.ground(surface)
        self.form.draw(surface)
