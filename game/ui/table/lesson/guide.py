"""The guide of a lesson: a plate with buttons, and a pointing hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.engine.lesson import LEARNER, Stage, step_words
from game.play.lesson import LessonController
from game.ui.table.lesson.aim import Aim
from game.ui.table.lesson.pointing import Pointing
from game.ui.table.panels.plate_placement import WeightedObstacle, between_lines, least_hiding
from game.ui.table.panels.step_plate import StepPlate, StepText
from game.ui.table.panels.table_widgets import Overlay
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Button
from game.ui.window import theme as t

POINTED, BARS, WAY, WANTED, PANELS, LAID = 50.0, 50.0, 12.0, 6.0, 2.0, 0.6
"""Weights of what the plate should leave free: what is pointed at, the bars, the way between, what can be
picked, the other seats, everything else."""
GROUND = 0.12
"""A thing that takes this share of the window is background."""
WAY_PARTS = 8
WIDE, LEAST, WIDEST = 420, 300, 560
"""Design pixels of the usual width of the plate, of the smallest one, and of the widest log that it covers
from side to side."""


class LessonGuide(Overlay):
    """Shown over a learner's table until the lesson is over."""

    def __init__(self, view: TableView, game: LessonController, leave: Callable[[], None]) -> None:
        """`leave` goes back to the menu."""
        self._view, self._model, self._ui, self.game = view, view.model, view.ui, game
        self._leave = leave
        self._pointing = Pointing(view.painter)
        self._plate: StepPlate | None = None
        self._meant: Sequence[pygame.Rect] = ()
        """The rectangles that the plate had to avoid when it was placed."""
        self._corner: tuple[int, int] | None = None
        """The lower right corner of the last plate with buttons, where the next ones have theirs too."""
        self._window = (0, 0)
        """The size of the window when the plate was placed."""
        self.aim = Aim(view, game.lesson.steps)
        view.model.led_to = lambda: self.aim.leads_to(game.stage)
        view.banner.beside = self._kept_clear

    def _kept_clear(self) -> Sequence[pygame.Rect]:
        """Return what the banner must not cover: the plate, and what it points at."""
        return [self._plate.rect, *self.aim.meant()] if self._plate is not None else ()

    # ---- what is seen of it
    def lay(self) -> None:
        """Make the plate of the present step; none while the others move, nor after the lesson."""
        before, self.aim.stage = self.aim.stage, self.game.stage
        stage = self.aim.stage
        if stage is None or (stage.move is not None and stage.move.seat != LEARNER):
            self._plate, self.buttons, self.widgets = None, (), ()
            return
        kept = self._plate.rect if self._plate is not None and before == stage else None
        if self._window != self._model.areas.window.size:
            kept, self._corner, self._window = None, None, self._model.areas.window.size
        self.buttons = self._make_buttons(stage)
        self._plate = plate = self._make_plate(stage, kept)
        self.widgets = [plate, *self.buttons]

    def _make_plate(self, stage: Stage, kept: pygame.Rect | None) -> StepPlate:
        """Return the plate in its place: the old one if that still hides nothing, a narrow one if a
        broader would hide the subject."""
        step_text = self._step_text(stage)
        for wide in (self._home().width, self._ui.px(LEAST)):
            plate = StepPlate(self._ui, step_text, self.buttons, wide)
            stays = kept is not None and self._has_room(kept, plate.size) and not self._hides(kept)
            plate.place(kept if stays and kept is not None else self._find_place(plate.size))
            if not self._hides(plate.rect):
                break
        if self.buttons:
            self._corner = plate.rect.bottomright
        return plate

    def _has_room(self, place: pygame.Rect, size: tuple[int, int]) -> bool:
        """Return whether a plate of this size was given this place, which may end at the next line of the
        log."""
        row = self._view.widgets.log.row_height
        return place.width == size[0] and 0 <= place.height - size[1] < 2 * row

    def _step_text(self, stage: Stage) -> StepText:
        say, title, steps = self._ui.say, self._model.title, self.game.lesson.steps
        if stage.number == len(steps):
            return StepText(say("learn-end"), say("learn-end-title"), say(step_words(title, "learned")), 1.0)
        words = step_words(title, steps[stage.number].id)
        head = say("learn-step", number=stage.number + 1, count=len(steps))
        return StepText(head, say(words), say(f"{words}-why"), (stage.number + 1) / len(steps))

    def _make_buttons(self, stage: Stage) -> list[Button]:
        """Return the buttons that continue when something is to be read."""
        if stage.move is not None:
            return []
        ui, say = self._ui, self._ui.say
        if stage.number < len(self.game.lesson.steps):
            return [Button(ui, say("go-on"), self._go_on, key="lesson:continue", look="primary")]
        play = Button(
            ui, say("learn-play-on"), self._go_on, key="lesson:play", look="primary", icon="play",
            tip=say("learn-play-on-tip"),
        )  # fmt: skip
        back = Button(ui, say("learn-leave"), self._leave, key="lesson:leave", icon="home")
        return [play, back]

    def _go_on(self) -> None:
        self.game.note_read()
        self._view.refresh(at_once=True)

    # ---- where it lies
    def _find_place(self, size: tuple[int, int]) -> pygame.Rect:
        self._meant = self.aim.meant()
        areas, top = self._model.areas, self._view.widgets.bars[1].rect
        gap = self._ui.px(t.SMALL)
        room = pygame.Rect(gap, areas.top.bottom + gap, areas.window.width - 2 * gap, 0)
        room.height = areas.window.bottom - gap - room.y
        fit = partial(between_lines, self._view.widgets.log) if areas.log else pygame.Rect
        if self.buttons and self._corner is not None:
            same = pygame.Rect((0, 0), size)
            same.bottomright = self._corner
            same = fit(same)
            if room.contains(same) and not self._hides(same):
                return same
        obstacles = [*self._obstacles(), WeightedObstacle(top, BARS)]
        return least_hiding(size, room, obstacles, self._home().center, fit)

    def _home(self) -> pygame.Rect:
        """Return the usual place of the plate: over the log, else at the bottom of the board."""
        px, areas = self._ui.px, self._model.areas
        if areas.log.width >= px(LEAST):
            wide = areas.log.width if areas.log.width <= px(WIDEST) else px(WIDE)
            return pygame.Rect(areas.log.topleft, (wide, areas.log.height))
        return pygame.Rect(areas.board.centerx - px(WIDE) // 2, areas.board.bottom, px(WIDE), 0)

    def _obstacles(self) -> Iterator[WeightedObstacle]:
        """Yield what should stay visible."""
        places = self.aim.meant()
        gap = self._ui.px(t.GAP)
        yield from (WeightedObstacle(rect.inflate(gap, gap), POINTED) for rect in places)
        if self.aim.carries() and len(ends := [rect.center for rect, _ in self.aim.pointed()]) > 1:
            yield from (WeightedObstacle(part, WAY) for part in _way(ends[0], ends[1], gap))
        widgets, window = self._view.widgets, self._model.areas.window
        yield from (WeightedObstacle(panel.rect, PANELS) for panel in widgets.panels)
        for ref, target in widgets.hit_targets.items():
            if target.seen.width * target.seen.height < GROUND * window.width * window.height:
                yield WeightedObstacle(target.seen, WANTED if self._model.at_hand.can_pick(ref) else LAID)

    def _hides(self, plate: pygame.Rect) -> bool:
        """Return whether a plate would cover what is pointed at."""
        return plate.collidelist(self.aim.meant()) >= 0

    # ---- time and drawing
    def update(self, dt: float) -> bool:
        """Let time pass; return whether to redraw. When a step begins, what it points at is brought into
        sight."""
        if self._plate is None:
            return False
        begins = self._pointing.aim((self.aim.stage, self._view.drag.held))
        if begins:
            self._reveal()
        moved = self._meant != self.aim.meant()
        if self._plate is None:  # to ask for places lays the table anew, and the others move already
            return True
        if moved and self._hides(self._plate.rect):
            self._view.widgets.make()
            return True
        return self._pointing.update(dt) or begins

    def _reveal(self) -> None:
        """Bring into sight what is at least partly beyond the edge of the board."""
        laid, targets = self._model.by_ref, self._view.widgets.hit_targets
        for name in self.aim.names():
            if name in laid and laid[name].on_board and targets[name].seen != targets[name].rect:
                self._view.board.reveal(laid[name])

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the hand over the table; for a held thing only where it goes, and nothing while a refusal
        is shown."""
        if self._plate is None or self._view.notices.refusal is not None:
            return
        places, held = self.aim.pointed(), self._view.drag.held
        if held is not None and held in self.aim.names()[:1]:
            places = places[1:]
        if not self._view.drag.dragging:
            under = surface.subsurface(self._plate.rect.clip(surface.get_rect())).copy()
            self._pointing.draw(surface, places, carries=self.aim.carries())
            surface.blit(under, self._plate.rect)


def _way(start: tuple[int, int], end: tuple[int, int], side: int) -> Iterator[pygame.Rect]:
    """Yield rects along the line between two points."""
    for part in range(WAY_PARTS + 1):
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (
            start[0] + (end[0] - start[0]) * part // WAY_PARTS,
            start[1] + (end[1] - start[1]) * part // WAY_PARTS,
        )
        yield rect
