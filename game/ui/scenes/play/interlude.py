"""Interludes over the table: dice that are thrown, plates for what everybody should notice."""

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
from game.ui.window.scene import Scene, SceneStack
from game.ui.window.ui import Ui

THROW_MS, REST_MS, PLATE_MS = 800.0, 1100.0, 1500.0
"""So long dice tumble, then lie; so long a plate stands."""
WIDE, HIGH, ICON, EDGE = 620, 148, 92, 24
"""Design pixels of a milestone's plate: the plate, its icon, the margin inside it."""


class InterludeScene(Scene):
    """Shows one interlude after the other. A click or a key skips what moves, or goes on.

    show    called once, as soon as the last throw has fallen: until then nothing else may tell the result
    done    called when the last interlude is over
    room    where on the screen they are shown
    large   shows a face large, over this scene, until it is clicked away
    share   of the usual time
    """

    name = "interlude"
    covers = False

    def __init__(
        self,
        ui: Ui,
        painter: Painter,
        interludes: Sequence[Interlude],
        room: Callable[[], pygame.Rect],
        show: Callable[[], None],
        done: Callable[[], None],
        large: Callable[[Face, float], None],
        share: float = 1.0,
    ) -> None:
        super().__init__(ui)
        self._painter, self._room, self._left, self._large = painter, room, list(interludes), large
        self._revealed: Reveal | None = None
        self._show: Callable[[], None] | None = show
        self._done, self._passed, self._share = done, 0.0, share

    @property
    def now(self) -> Interlude:
        """What is shown."""
        return self._left[0]

    @property
    def fallen(self) -> bool:
        """Whether nothing tumbles now."""
        return not isinstance(self.now, Throw) or self._passed >= self._takes(THROW_MS)

    def enter(self, scene_stack: SceneStack) -> None:
        super().enter(scene_stack)
        self._tell()

    def command(self, command: Command) -> bool:
        if isinstance(command, Press | Do | Move):
            self._skip()
        return True

    def update(self, dt: float) -> bool:
        if not self.on_top:
            return False
        self._passed += dt
        self.dirty = True
        self._tell()
        if self._passed >= self._lasts():
            self._go_on()
        return True

    def _reveal(self) -> None:
        """Show large what is now to be seen, once; it has been seen when this scene is on top again."""
        if isinstance(self.now, Reveal) and self._revealed is not self.now:
            self._revealed = self.now
            self._large(self.now.face, self.now.ratio)

    def _lasts(self) -> float:
        if isinstance(self.now, Reveal):
            return 0.0
        return self._takes(THROW_MS + REST_MS if isinstance(self.now, Throw) else PLATE_MS)

    def _takes(self, ms: float) -> float:
        """Return how long something of a usual time takes now."""
        return self.ui.theme.duration(ms) * self._share

    def _skip(self) -> None:
        if self.fallen:
            self._go_on()
        else:
            self._passed = self._takes(THROW_MS)
            self._tell()

    def _tell(self) -> None:
        """Let the table show what the last throw brought, once it has fallen."""
        if self._show is not None and self.fallen and not any(isinstance(i, Throw) for i in self._left[1:]):
            show, self._show = self._show, None
            show()
        self._reveal()

    def _go_on(self) -> None:
        if len(self._left) == 1:
            self.close()
            self._done()
            return
        self._passed = 0.0
        del self._left[0]
        self._tell()

    def draw(self, surface: pygame.Surface) -> None:
        if isinstance(self.now, Throw):
            share = self._passed / max(1.0, self._takes(THROW_MS))
            DiceTray(self.ui, self._painter, self.now).draw(surface, self._room(), share)
        elif not isinstance(self.now, Reveal):
            _draw_milestone(self.ui, surface, self._room(), self.now)


def _draw_milestone(ui: Ui, surface: pygame.Surface, room: pygame.Rect, milestone: Milestone) -> None:
    """Draw the plate of a milestone in the middle of a room: icon, heading and a line below it."""
    rect = pygame.Rect(0, 0, min(ui.px(WIDE), room.width), ui.px(HIGH))
    rect.center = room.center
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
    least = card_frames.LEAST_TEXT
    card_frames.words_in(
        ui, surface, milestone.title, upper, ui.px(text.TITLE.size), least, "left", t.CREAM_LIGHT
    )
    card_frames.words_in(
        ui, surface, milestone.words, lower, ui.px(text.HEADING.size), least, "left", t.CREAM
    )
