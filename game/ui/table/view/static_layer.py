"""The static layer of a table, cached from frame to frame: the ground, and the ground with things that do
not move."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

import pygame

from game.engine.model import Ref, Seat
from game.presentation.sentences import explain
from game.ui.table.drawing import board_edges
from game.ui.table.drawing.painter import Painter
from game.ui.table.input.drag import DragAndDrop
from game.ui.table.model import tray
from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.hints import Hints
from game.ui.table.panels.notices import Notices
from game.ui.table.panels.table_widgets import TableWidgets
from game.ui.table.view.badges import Badges
from game.ui.table.view.crossfade import Crossfade
from game.ui.table.view.static_painter import Lights, StaticPainter, is_figure, strips
from game.ui.table.view.trace import trace
from game.ui.window import shapes, text
from game.ui.window import theme as t

TURN_S, SMALL_SHARE = 0.001, 0.08
"""Time budget of drawing what has landed in one turn of the loop, and the share of the window up to which
that is done at once."""
LATE_S, MAX_LATE = 0.001, 12
"""Time budget of drawing that something was picked up or put back, and the turns which that may take."""
UNSEEN_TURN_S = 0.0025
"""Time budget of drawing the next layer in a turn of the loop in which nothing is drawn on the screen."""

Shown = tuple[object, tuple[Ref, ...]]
"""The key of a layer, and the refs of the flying things that it leaves out."""


class StaticLayer:
    """Redraws the ground when the camera moves, and the things on it also for another position, when
    something else is held, or when a flight begins or ends."""

    def __init__(
        self,
        model: TableModel,
        painter: Painter,
        drag: DragAndDrop,
        widgets: TableWidgets,
        notices: Notices,
        hints: Hints,
        crossfade: Crossfade,
    ) -> None:
        self._model, self._ui = model, model.ui
        self._drag, self._widgets, self._notices, self._hints = drag, widgets, notices, hints
        self._crossfade = crossfade
        self._painter, self._badges = StaticPainter(model, painter), Badges(model, drag)
        self._ground = self._layer = self._next = pygame.Surface((1, 1))
        self._ground_shows: object = None
        self._layer_shows: Shown | None = None
        self._steps: tuple[Shown, Iterator[None]] | None = None
        """The drawing of the next layer that is under way, and what it will show."""
        self._drawn: Shown | None = None
        """The key of the next layer when it is ready to take the place of this one."""
        self.perspective: Seat | None = None
        """The seat whose view the layer shows."""
        self._position: object = None
        """The position that the layer shows; what is held and ringed in it may differ."""
        self._late_turns = 0
        """The turns of the loop for which the layer has been out of date."""

    def forget(self) -> None:
        """Drop the cached pictures."""
        self.forget_hidden()
        self._layer = self._next

    def forget_hidden(self) -> None:
        """Drop the cached pictures but for the one that is shown: 16 MB at 1920x1080."""
        self._ground = self._next = pygame.Surface((1, 1))
        self._steps = self._drawn = None

    @property
    def shown(self) -> pygame.Surface:
        """The layer as it was last drawn."""
        return self._layer

    @property
    def stale(self) -> bool:
        """True if the layer has to be redrawn."""
        return self._layer_shows != self._layer_key()

    def surface(self, size: tuple[int, int], *, waits: bool = False) -> pygame.Surface:
        """Return the layer for a window of this size. `waits`: the last one drawn for this viewer will do."""
        key, perspective = self._layer_key(), self._model.game.perspective
        if waits and self.perspective == perspective and self._layer.get_size() == size:
            return self._layer
        if self._layer_shows == key:
            self._model.motion.landed.clear()
        if self._layer.get_size() != size or (
            self._layer_shows != key and not self._draw_landed(key) and not self._draw_late(key)
        ):
            for _ in self._drawing(key, size):
                pass
        self._late_turns = 0 if self._layer_shows == key else self._late_turns + 1
        return self._layer

    @property
    def is_late(self) -> bool:
        """True while the layer is drawn in steps and the one before is shown."""
        return bool(self._late_turns)

    def advance(self) -> bool:
        """Draw the next part of a layer that is out of date, which is shown when `surface` asks for it;
        return whether there was one."""
        key, size = self._layer_key(), self._layer.get_size()
        if key in (self._layer_shows, self._drawn):
            return False
        next(self._drawing(key, size), None)
        return True

    def glows(self) -> Iterator[Callable[[], object]]:
        """Yield functions that make the pictures of glows that the layer of this position needs."""
        yield from self._painter.glows(self._lights())
        yield from self._widgets.glows()

    def target_glows(self) -> Iterator[Callable[[], object]]:
        """Yield functions that make the pictures of glows round the places where a thing can be dropped."""
        at_hand = self._model.at_hand
        near = (ref for source in at_hand.pickable() for ref in at_hand.near(source))
        return self._painter.glows(Lights(dict.fromkeys(near, t.DROP), (), frozenset()))

    def catch_up(self) -> bool:
        """Draw as much of a late layer as fits into a turn in which nothing else changes; return whether
        something is left."""
        end = time.perf_counter() + UNSEEN_TURN_S
        while (left := self.advance()) and time.perf_counter() < end:
            pass
        return left

    def _drawing(self, key: Shown, size: tuple[int, int]) -> Iterator[None]:
        """Return the steps that draw the layer anew, or those left if it was begun."""
        if self._steps is None or self._steps[0] != key or self._next.get_size() != size:
            self._steps, self._drawn = (key, self._draw(key, size)), None
        return self._steps[1]

    def _draw(self, key: Shown, size: tuple[int, int]) -> Iterator[None]:
        """Draw another layer step by step; the last one takes the place of the old one."""
        fades = self._next is self._crossfade.before
        layer = self._next = pygame.Surface(size) if fades else _surface_of(self._next, size)
        layer.set_clip(None)
        yield from self._renew_ground(size)
        for strip in strips(size):
            layer.blit(self._ground, strip, strip)
            yield
        yield from self._painter.draw_things(layer, self._lights())
        yield
        self._badges.draw(layer)
        yield
        yield from self._widgets.draw_plates(layer)
        self._draw_problem(layer)
        self._drawn = key
        yield
        self._layer, self._next = layer, self._layer
        self._layer_shows, self.perspective = key, self._model.game.perspective
        self._position = self._model.context
        self._steps = self._drawn = None
        self._model.motion.landed.clear()
        trace(self._model.game, self._drag, self._widgets)

    def _draw_landed(self, key: Shown) -> bool:
        """Draw what has landed, if nothing else has changed: its surroundings, or a part of the whole layer
        where that is much; meanwhile it is drawn as if it were flying. Return whether that is enough."""
        if self._layer_shows is None or self._layer_shows[0] != key[0] or self._drag.held is not None:
            return False
        model, before, now = self._model, {*self._layer_shows[1]}, {*key[1]}
        if model.game.problem or not now < before:
            return False
        lights = self._lights()
        regions = _disjoint(self._changed(before - now, lights))
        if sum(map(shapes.area, regions)) <= shapes.area(self._layer.get_rect()) * SMALL_SHARE:
            self._draw_regions(key, lights, regions)
            return True
        seen = {flight.thing.ref for flight in model.motion.landed}
        end = time.perf_counter() + TURN_S
        while seen and self.advance() and time.perf_counter() < end:
            pass
        return self._drawn != key and {ref for ref in before - now if ref in model.by_ref} <= seen

    def _draw_late(self, key: Shown) -> bool:
        """Draw a part of the layer, if only what is held or pointed out has changed in this position; return
        whether the one before will do meanwhile."""
        before, model = self._layer_shows, self._model
        same = self._position is model.context and before is not None and before[1] == key[1]
        may_wait = same and self._ground_shows == self._ground_key() and self._late_turns < MAX_LATE
        if not (may_wait and self._ui.theme.duration(1)):
            return False
        end = time.perf_counter() + LATE_S
        while self.advance() and time.perf_counter() < end:
            pass
        return self._drawn != key

    def _draw_regions(self, key: Shown, lights: Lights, regions: Sequence[pygame.Rect]) -> None:
        """Draw parts of the layer again."""
        layer = self._layer
        ground = self._draw_ground(layer.get_size())
        for region in regions:
            layer.blit(ground, region, region)
        for _ in self._painter.draw_things(layer, lights, regions) if regions else ():
            pass
        for _ in self._widgets.draw_plates(layer, regions) if regions else ():
            pass
        self._layer_shows, self._position = key, self._model.context
        self._model.motion.landed.clear()
        trace(self._model.game, self._drag, self._widgets)

    def _changed(self, refs: Collection[Ref], lights: Lights) -> Iterator[pygame.Rect]:
        """Yield where things are drawn that have landed. The lights of figures lie under all of them, so that
        with one they all are drawn again."""
        model = self._model
        lit = {thing.ref for thing in model.things if thing.ref in lights.glowing and is_figure(thing)}
        for ref in {*refs, *lit} if lit.intersection(refs) else refs:
            if (what := model.by_ref.get(ref)) is not None:
                yield self._painter.reach(what, model.where(what)).clip(self._layer.get_rect())

    def _lights(self) -> Lights:
        lifted = self._lifted() if self._drag.carrying else ()
        return Lights(self._glowing(), lifted, self._marked(), self._notices.numbers)

    def _ground_key(self) -> object:
        model, ui = self._model, self._ui
        edges = (*board_edges.edges(model.camera, model.overlays),)
        return model.camera.sight, model.context.areas, edges, ui.theme.scale, ui.messages.language

    def _layer_key(self) -> Shown:
        drag = self._drag
        still = (
            self._ground_key(), self._model.game.perspective, self._widgets.made, drag.held, drag.carrying,
            self._marked(), (*self._notices.numbers.items(),), self._model.fan, self._ui.by_mouse,
        )  # fmt: skip
        return still, tuple(self._model.motion.flights)

    def _draw_ground(self, size: tuple[int, int]) -> pygame.Surface:
        for _ in self._renew_ground(size):
            pass
        return self._ground

    def _renew_ground(self, size: tuple[int, int]) -> Iterator[None]:
        """Draw the ground step by step, if it is out of date."""
        key = self._ground_key()
        if self._ground_shows == key and self._ground.get_size() == size:
            return
        self._ground_shows, self._ground = None, _surface_of(self._ground, size)
        yield from self._painter.draw_ground(self._ground)
        if self._model.areas.log:
            self._widgets.log.draw_ground(self._ground)
        self._ground_shows = key
        yield

    def _marked(self) -> frozenset[Ref]:
        """Return what is ringed: what a log line or a remark is about, and what another seat has moved."""
        return self._notices.ringed

    def _lifted(self) -> Collection[Ref]:
        return tray.lifted(self._model.table, self._model.context, self._drag.held)

    def _glowing(self) -> dict[Ref, t.Colour]:
        """Return what glows in which colour: what can be picked, or the targets of what is held, and the
        hint."""
        held, hint = self._drag.held, self._hints.option
        if held is None:
            glowing = dict.fromkeys(self._model.at_hand.pickable(), t.PICK)
        else:
            glowing = dict.fromkeys(self._drag.targets, t.DROP)
            if not self._drag.carrying:
                glowing[held] = t.PICK
        hinted = (hint.source, hint.target) if hint is not None else ()
        return glowing | {ref: t.HINT for ref in hinted if ref}

    def _draw_problem(self, surface: pygame.Surface) -> None:
        """Draw what prevents the record from being written, at the bottom of the board."""
        problem = self._model.game.problem
        if not problem:
            return
        board, px = self._model.context.areas.board, self._ui.px
        line = pygame.Rect(board.x + px(t.NEAR), board.bottom - px(40), board.width - px(t.WIDE), px(32))
        self._ui.art.panel(surface, line, "oxblood", t.RADIUS_SMALL)
        style = text.BODY.but(colour=t.CREAM)
        words = explain(problem, self._ui.say)
        self._ui.type.draw(surface, words, style, line.inflate(-px(t.WIDE), 0), may_cut=True)


def _surface_of(old: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a surface of this size, the old one if it fits, because allocating another takes
    milliseconds."""
    return old if old.get_size() == size else pygame.Surface(size)


def _disjoint(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return rects that cover the same and more, none of which overlaps another."""
    found: list[pygame.Rect] = []
    for rect in rects:
        while (other := rect.collidelist(found)) >= 0:
            rect = rect.union(found.pop(other))
        if all(rect.size):
            found.append(rect)
    return found
