"""Interludes over the table: dice rolls, and announcements that everybody should notice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.presentation.announcements import Milestone
from game.ui.table.api import Face, Interlude, Reveal, Throw
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.dice import DiceTray
from game.ui.table.drawing.painter import Painter
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do, Move, Press
from game.ui.window.first_frame import FirstFrame
from game.ui.window.scene import Scene, SceneStack
from game.ui.window.ui import Ui

ROLL_MS, REST_MS, PLATE_MS = 800.0, 1100.0, 1500.0
"""Times for which dice roll, then lie, and for which an announcement stays."""
WIDE, HIGH, ICON, EDGE = 620, 148, 92, 24
"""Design pixels of an announcement: width, height, icon, margin."""


class InterludeScene(Scene):
    """Shows interludes one after the other. A click or key skips an animation, or goes on. A click beside an
    announcement, once it could be read, ends all of them and is meant for the table.

    show    called once when the last dice have come to rest: until then nothing else may reveal the result;
            announces what has happened
    done    called after the last interlude
    room    the area in which they are shown
    large   shows an enlarged face over this scene until it is clicked away
    forward passes a click on to the table
    share   the share of the usual duration
    """

    name = "interlude"
    covers = False
    introduction = "none"

    def __init__(
        self,
        ui: Ui,
        painter: Painter,
        interludes: Sequence[Interlude],
        room: Callable[[], pygame.Rect],
        show: Callable[[], None],
        done: Callable[[], None],
        large: Callable[[Face, float, str], None],
        forward: Callable[[Press], None],
        share: float = 1.0,
    ) -> None:
        super().__init__(ui)
        self._painter, self._room, self._left, self._large = painter, room, list(interludes), large
        self.first_frame = FirstFrame()
        self._revealed: Reveal | None = None
        self._announced: Interlude | None = None
        self._show: Callable[[], None] | None = show
        self._done, self._forward, self._passed, self._share = done, forward, 0.0, share

    @property
    def now(self) -> Interlude:
        """The interlude that is shown now."""
        return self._left[0]

    @property
    def fallen(self) -> bool:
        """True if no dice are rolling."""
        return not isinstance(self.now, Throw) or self._passed >= self._takes(ROLL_MS)

    def enter(self, scene_stack: SceneStack) -> None:
        super().enter(scene_stack)
        self._speak()

    def command(self, command: Command) -> bool:
        if isinstance(command, Press) and self._is_for_table(command):
            self._end()
            self._forward(command)
        elif isinstance(command, Press | Do | Move):
            self._skip()
        return True

    def _is_for_table(self, press: Press) -> bool:
        """Return whether a click is meant for the table: it shows the new position, the click cannot be the
        second one of a double click, and nothing else is to be looked at first."""
        left = all(isinstance(one, Milestone) for one in self._left[1:])
        ready = (
            self._show is None
            and self._passed >= self.ui.settings.double_click
            and not isinstance(self.now, Reveal)
        )
        return left and ready and not self._place().collidepoint(press.pos)

    def _place(self) -> pygame.Rect:
        """Return where the current interlude is shown."""
        if isinstance(self.now, Throw):
            return DiceTray(self.ui, self._painter, self.now).place(self._room())
        return _milestone_place(self.ui, self._room())

    def update(self, dt: float) -> bool:
        if not self.on_top:
            return False
        self._passed += dt
        self.dirty = True
        self._speak()
        if self._passed >= self._lasts():
            self._go_on()
        return True

    def _reveal(self) -> None:
        """Enlarge the current face, once; it has been seen when this scene is on top again."""
        if isinstance(self.now, Reveal) and self._revealed is not self.now:
            self._revealed = self.now
            self._large(self.now.face, self.now.ratio, self.now.words)

    def _lasts(self) -> float:
        if isinstance(self.now, Reveal):
            return 0.0
        return self._takes(ROLL_MS + REST_MS if isinstance(self.now, Throw) else PLATE_MS)

    def _takes(self, ms: float) -> float:
        """Return the current duration of something that usually takes `ms`."""
        return self.ui.theme.duration(ms) * self._share

    def _skip(self) -> None:
        if self.fallen:
            self._go_on()
        else:
            self._passed = self._takes(ROLL_MS)
            self._speak()

    def _announce(self) -> None:
        """Announce what is shown, once: dice when they have come to rest."""
        if self._announced is self.now or not self.fallen or isinstance(self.now, Reveal):
            return
        self._announced = self.now
        self.ui.voice.say_all(self.spoken())

    def spoken(self) -> Sequence[str]:
        now = self.now
        if isinstance(now, Throw):
            result = now.got if self.fallen else ""
            return [*filter(None, (now.title, now.needed, result))]
        if isinstance(now, Milestone):
            return [now.title] if now.is_logged else [now.title, now.words]
        return ()

    def _speak(self) -> None:
        """Let the table show the result of the last roll, once the dice have come to rest."""
        if self._show is not None and self.fallen and not any(isinstance(i, Throw) for i in self._left[1:]):
            show, self._show = self._show, None
            show()
        self._announce()
        self._reveal()

    def _go_on(self) -> None:
        if len(self._left) == 1:
            self._end()
            return
        self._passed = 0.0
        del self._left[0]
        self._speak()

    def _end(self) -> None:
        self.close()
        self._done()

    def draw(self, surface: pygame.Surface) -> None:
        if isinstance(self.now, Throw):
            share = self._passed / max(1.0, self._takes(ROLL_MS))
            DiceTray(self.ui, self._painter, self.now).draw(surface, self._room(), share)
        elif not isinstance(self.now, Reveal):
            _draw_milestone(self.ui, surface, self._room(), self.now)


def _milestone_place(ui: Ui, room: pygame.Rect) -> pygame.Rect:
    """Return where an announcement is shown: in the middle of a room."""
    rect = pygame.Rect(0, 0, min(ui.px(WIDE), room.width), ui.px(HIGH))
    rect.center = room.center
    return rect


def _draw_milestone(ui: Ui, surface: pygame.Surface, room: pygame.Rect, milestone: Milestone) -> None:
    """Draw an announcement in the middle of a room: icon, heading and a line below it."""
    rect = _milestone_place(ui, room)
    ui.art.panel(surface, rect, "plank")
    ui.art.outline(surface, rect.inflate(-ui.px(10), -ui.px(10)), t.BRASS, 2.0)
    inside = rect.inflate(-2 * ui.px(EDGE), -2 * ui.px(EDGE))
    icon = ui.art.icon(milestone.icon, ui.px(ICON), t.BRASS)
    surface.blit(icon, icon.get_rect(midleft=inside.midleft))
    words = inside.copy()
    words.width -= ui.px(ICON + EDGE)
    words.right = inside.right
    upper, lower = words.copy(), words.copy()
    upper.height = words.height // 2
    lower.height, lower.bottom = words.height - upper.height, words.bottom
    least = card_frames.MIN_TEXT
    card_frames.words_in(
        ui, surface, milestone.title, upper, ui.px(text.TITLE.size), least, "left", t.CREAM_LIGHT
    )
    card_frames.words_in(
        ui, surface, milestone.words, lower, ui.px(text.HEADING.size), least, "left", t.CREAM
    )
