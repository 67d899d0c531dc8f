"""What the window shows: a scene, on a stack of scenes."""

from __future__ import annotations

import gc
from abc import ABC, abstractmethod
from collections.abc import Sequence

import pygame

from game.ui.widgets import Form, Widget
from game.ui.window.commands import Command, Do, Point
from game.ui.window.ui import Ui

Size = tuple[int, int]


class Scene:
    """One screen. `covers`: nothing below it is drawn. Mark `dirty` to be drawn again."""

    name = "scene"
    covers = True
    ambience = "menu"
    """The loop that plays here: "menu" or the id of a title."""
    ducks_ambience = False
    """Whether the loop is quieter here."""
    keeps_awake = False
    """Whether somebody may play here, so that the screen is not to go dark."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.scene_stack: SceneStack
        self.dirty = True

    @property
    def typing(self) -> bool:
        """Whether letters are text now."""
        return False

    def rests(self) -> bool:
        """Return whether this turn of the loop has had its work already, and the scene is better drawn in the
        next. Asked once in every turn."""
        return False

    @property
    def on_top(self) -> bool:
        """Whether no other scene lies over it."""
        return self.scene_stack.top is self

    def enter(self, scene_stack: SceneStack) -> None:
        """The scene comes onto the stage."""
        self.scene_stack = scene_stack
        self.layout()

    def resume(self) -> None:
        """What lay over the scene is gone."""
        self.dirty = True

    def leave(self) -> None:
        """The scene goes off the stage."""

    def unsaved(self) -> str:
        """Return why something is lost when the scene goes, in a sentence; "" where nothing is."""
        return ""

    def layout(self) -> None:
        """Place everything anew: the window or the scale changed."""

    def relabel(self) -> None:
        """Say anew which keys or buttons do what: another device is in use."""
        self.layout()

    def command(self, command: Command) -> bool:
        """React to a command; whether it was wanted."""
        return False

    def update(self, dt: float) -> bool:
        """Let `dt` milliseconds pass; whether something moves."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""

    def close(self) -> None:
        """Leave the stage."""
        self.scene_stack.pop(self)


class SceneStack(ABC):
    """A stack of scenes, of which those that can be seen are drawn and the uppermost gets the commands."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.stale = True
        """Whether all that can be seen must be drawn again."""
        self.at_work: Scene | None = None
        """The scene that does something now, or did last: where something fails, it is the broken one."""

    @property
    @abstractmethod
    def size(self) -> Size:
        """The size that scenes lay themselves out for: the window's, or more where the window is small."""

    @abstractmethod
    def quit(self) -> None:
        """Close the program."""

    @abstractmethod
    def apply_settings(self) -> None:
        """Take scale, full screen and sound from the settings, and keep them."""

    @abstractmethod
    def wait(self, words: str) -> None:
        """Say at once that something takes a while; what is pressed until it is done is meant for nothing."""

    @abstractmethod
    def help(self, rule: str = "", icons: Sequence[str] | None = None, *, turn: bool = False) -> None:
        """Open the rulebook, at a rule; or the glossary, at icons; or how a `turn` goes."""

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
        """Whether letters are text now."""
        return self.top is not None and self.top.typing

    @property
    def keeps_awake(self) -> bool:
        """Whether somebody may play what can be seen."""
        return any(scene.keeps_awake for scene in self.visible)

    def push(self, scene: Scene) -> None:
        """Show a scene over the present one."""
        self.at_work = scene
        self.scenes.append(scene)
        scene.enter(self)
        self.stale = True

    def pop(self, scene: Scene) -> None:
        """Take a scene away, and everything over it."""
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
        """Show a scene instead of everything."""
        if self.scenes:
            while self.scenes:
                self.scenes.pop().leave()
            gc.collect()  # the parts of a table know each other: their pictures would stay for long
        self.push(scene)

    def layout(self) -> None:
        """Place everything anew: the window or the scale changed."""
        for scene in self.scenes:
            self.at_work = scene
            scene.layout()
        self.stale = True

    def relabel(self) -> None:
        """Word everything anew: the person took another device, and its buttons have other names."""
        for scene in self.scenes:
            self.at_work = scene
            scene.relabel()
        self.stale = True

    def wants_drawing(self, moves: bool) -> bool:
        """Return whether what can be seen has changed, and this turn of the loop has not had its work yet."""
        scenes = self.visible
        rest = any(scene.rests() for scene in scenes)
        return self.stale or (not rest and (moves or any(scene.dirty for scene in scenes)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what can be seen."""
        for scene in self.visible:
            self.at_work = scene
            scene.draw(surface)
            scene.dirty = False
        self.stale = False


class FormScene(Scene):
    """A scene made of widgets. Escape closes it. Give the widgets in `build`."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.form = Form(ui)
        self.first = ""

    @property
    def typing(self) -> bool:
        return self.form.focus is not None and self.form.focus.typing

    def build(self, size: Size) -> list[Widget]:
        """Return the widgets, placed, for a window size."""
        raise NotImplementedError

    def ground(self, surface: pygame.Surface) -> None:
        """Draw what lies under the widgets."""
        surface.blit(self.ui.art.wood(surface.get_size()), (0, 0))

    def cancel(self) -> None:
        """What Escape does."""
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
