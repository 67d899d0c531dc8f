"""Draws what does not move on a table: the ground, and things with their glow."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeGuard

import pygame

from game.engine.model import Ref
from game.ui.table.api import Spot, Thing
from game.ui.table.drawing import board_edges, number_badge
from game.ui.table.drawing.painter import Painter
from game.ui.table.model.table_model import TableModel
from game.ui.window import shapes, text
from game.ui.window import theme as t

CARDS = ("card:", "back:")
"""Prefixes of the refs of cards in a hand, face up and face down."""
NUMBER = 0.22
"""The diameter of a number's disc, as a share of the place where it stands."""
NEAR = 20
"""Margin in window pixels round a frame in which things are drawn, because their glow may reach into it."""

LIGHT = 28
"""Design pixels: more than the reach of any light or ring round a thing."""
STEP = 6
"""Things that are drawn in one step."""
STRIPS = 4
"""Parts in which the whole window is drawn."""
EMPTY_SHARE, MOST_GROWTH = 0.3, 2.0
"""The share of the free width that the sentence in place of a hand may grow to, and its greatest growth."""

FRAME: Final = "plank"
"""The plate under the board."""
Placed = tuple[Thing | Spot, pygame.Rect]


@dataclass(frozen=True)
class Lights:
    """Effects on things besides their faces: which glow, which are only gaps because they are lifted off, and
    which are ringed; the numbers at places of the board."""

    glowing: Mapping[Ref, t.Colour]
    lifted: Collection[Ref]
    marked: Collection[Ref]
    numbers: Mapping[Ref, int] = field(default_factory=dict)


class Clips:
    """The parts of a surface that are drawn on.

    area   everything is within it
    clips  disjoint rects
    """

    def __init__(self, area: pygame.Rect, regions: Sequence[pygame.Rect]) -> None:
        self.area = area
        self.clips = [clip for region in regions if all((clip := region.clip(area)).size)]

    def met_by(self, rect: pygame.Rect) -> Iterator[pygame.Rect]:
        """Yield the parts that a rect overlaps."""
        return (self.clips[number] for number in rect.collidelistall(self.clips))


class StaticPainter:
    """Draws the ground and the things of a table onto any surface."""

    def __init__(self, model: TableModel, painter: Painter) -> None:
        self._model, self._painter, self._ui = model, painter, model.ui

    def draw_ground(self, surface: pygame.Surface) -> Iterator[None]:
        """Draw wood, frame and the board's painting, in steps."""
        model, art, board = self._model, self._ui.art, self._model.context.areas.board
        wood = art.wood(surface.get_size())
        for strip in strips(surface.get_size()):
            surface.blit(wood, strip, strip)
            yield
        art.panel(surface, board, FRAME)
        rim = board.inflate(-self._ui.px(6), -self._ui.px(6))
        art.outline(surface, rim, t.BRASS, 1.0, t.RADIUS_SMALL)
        yield
        surface.set_clip(model.camera.frame)
        model.camera.draw(surface)
        surface.set_clip(None)
        board_edges.draw(self._ui, model.camera, model.overlays, surface)

    def draw_things(
        self, surface: pygame.Surface, lights: Lights, regions: Sequence[pygame.Rect] = ()
    ) -> Iterator[None]:
        """Draw things and places, a few in each step; those on the board are clipped to its frame.

        regions  disjoint parts of the surface: nothing is drawn outside of them; (): all of it
        """
        model, everything = self._model, surface.get_rect()
        laid: list[Thing | Spot] = [*model.spots, *model.things]
        laid.sort(key=lambda what: what.z)
        placed = [(what, model.where(what)) for what in laid]
        places = model.fan.places if model.fan is not None else {}
        on_board = [where for where in placed if where[0].on_board]
        clips = Clips(model.camera.frame, regions or [everything])
        lying = [where for where in on_board if where[0].ref not in places]
        yield from self._draw(lying, surface, lights, clips)
        self._draw_numbers(surface, on_board, lights, clips)
        spread = [(what, places[what.ref]) for what, _ in on_board if what.ref in places]
        yield from self._draw_fan(surface, spread, lights, clips)
        beside = [where for where in placed if not where[0].on_board]
        clips = Clips(everything, regions or [everything])
        yield from self._draw(beside, surface, lights, clips)
        for clip in clips.clips:
            surface.set_clip(clip)
            self._draw_empty_hand(surface, beside)
        surface.set_clip(None)

    def _draw_numbers(
        self, surface: pygame.Surface, on_board: list[Placed], lights: Lights, clips: Clips
    ) -> None:
        """Draw numbers on discs at the upper edge of their places."""
        for what, rect in on_board if lights.numbers else ():
            if what.ref in lights.numbers:
                size = NUMBER * min(rect.size)
                for clip in clips.met_by(rect):
                    surface.set_clip(clip)
                    at = rect.centerx, rect.top + 0.7 * size
                    number_badge.badge(self._ui, surface, lights.numbers[what.ref], size, at)

    def _draw_fan(
        self, surface: pygame.Surface, spread: list[Placed], lights: Lights, clips: Clips
    ) -> Iterator[None]:
        """Draw the pieces that are spread out, on a plate."""
        if self._model.fan is not None:
            art, plate = self._ui.art, self._model.fan.plate
            for clip in clips.clips:
                surface.set_clip(clip)
                art.shadow(surface, plate)
                art.panel(surface, plate, "plank", t.RADIUS_SMALL)
                art.outline(surface, plate, t.BRASS, 1.0, t.RADIUS_SMALL)
            yield from self._draw(spread, surface, lights, clips)

    def _draw(
        self, laid: list[Placed], surface: pygame.Surface, lights: Lights, clips: Clips
    ) -> Iterator[None]:
        """Draw things in their order, and pause after each few of them."""
        sight, flights = clips.area.inflate(2 * NEAR, 2 * NEAR), self._model.motion.flights
        lit, drawn = [(w, rect) for w, rect in laid if w.ref in lights.glowing and is_figure(w)], 0
        for what, rect in laid:
            if what.ref in flights or not rect.colliderect(sight):
                continue
            if lit and what.ref in lights.glowing and is_figure(what):
                self._draw_auras(surface, lit, lights, clips)
                lit = []
            for clip in clips.met_by(self.reach(what, rect)):
                surface.set_clip(clip)
                self._draw_one(surface, what, rect, lights)
                drawn += 1
                if drawn % STEP == 0:
                    yield

    def _draw_auras(
        self, surface: pygame.Surface, lit: Sequence[tuple[Thing, pygame.Rect]], lights: Lights, clips: Clips
    ) -> None:
        """Draw the lights of figures under all of them, so that no light hides another figure."""
        for figure, place in lit:
            for clip in clips.met_by(self.reach(figure, place)):
                surface.set_clip(clip)
                self._draw_glow(surface, figure, place, lights.glowing[figure.ref])

    def reach(self, what: Thing | Spot, rect: pygame.Rect) -> pygame.Rect:
        """Return the part of the window in which a thing is drawn, with its light and ring."""
        margin = 2 * max(NEAR, self._ui.px(LIGHT))
        if isinstance(what, Thing) and what.angle:
            side = math.ceil(math.hypot(*rect.size)) + margin
            return pygame.Rect(rect.centerx - side // 2, rect.centery - side // 2, side, side)
        return rect.inflate(margin, margin)

    def glows(self, lights: Lights) -> Iterator[Callable[[], object]]:
        """Yield functions that make the pictures of what glows, each picture once, without drawing them."""
        model, nowhere, seen = self._model, shapes.clear((0, 0)), set[object]()
        nowhere.set_clip((0, 0, 0, 0))
        laid: list[Thing | Spot] = [*model.spots, *model.things]
        for what in laid:
            colour, rect = lights.glowing.get(what.ref), model.where(what)
            if colour is None or (what.on_board and not rect.colliderect(model.camera.frame)):
                continue
            look = what.face if is_figure(what) else (what.shape, _angle(what), isinstance(what, Spot))
            if (key := (look, rect.size, colour)) not in seen:
                seen.add(key)
                yield partial(self._draw_glow, nowhere, what, rect, colour)

    def _draw_glow(
        self, surface: pygame.Surface, what: Thing | Spot, rect: pygame.Rect, colour: t.Colour
    ) -> None:
        """Draw the glow of one thing or place as it is drawn below its face."""
        if is_figure(what):
            self._painter.aura(surface, what.face, rect, colour)
            return
        self._painter.glow(surface, rect, colour, what.shape, _angle(what))
        if isinstance(what, Spot):
            self._painter.fill(surface, rect, colour, what.shape)

    def _draw_one(
        self, surface: pygame.Surface, what: Thing | Spot, rect: pygame.Rect, lights: Lights
    ) -> None:
        colour = lights.glowing.get(what.ref)
        if colour is not None and not is_figure(what):
            self._draw_glow(surface, what, rect, colour)
        if isinstance(what, Thing):
            if what.ref in lights.lifted:
                self._painter.gap(surface, what.face, rect, what.angle)
                return
            sharp = not what.on_board or self._model.camera.settled
            self._painter.draw(surface, what.face, rect, angle=what.angle, sharp=sharp)
        if what.ref in lights.marked:
            self._painter.outlines.ring(surface, rect, what.shape)

    def _draw_empty_hand(self, surface: pygame.Surface, beside: list[Placed]) -> None:
        """Draw a quiet sentence in place of an empty hand."""
        hand, ui = self._model.areas.hand, self._ui
        within = [(w, rect) for w, rect in beside if isinstance(w, Thing) and rect.colliderect(hand)]
        if any(thing.ref.startswith(CARDS) for thing, _ in within):
            return
        free = hand.copy()
        free.x = max((rect.right for _, rect in within), default=hand.x)
        free.width = hand.right - free.x
        style = text.BODY.but(face="sans-it", colour=t.CREAM_2)
        if free.width >= (wide := ui.type.width(words := ui.say("table-hand-empty"), style)):
            grown = min(MOST_GROWTH, max(1.0, free.width * EMPTY_SHARE / wide))
            ui.type.draw(surface, words, style.but(size=style.size * grown), free, "centre")


def strips(size: tuple[int, int]) -> Iterator[pygame.Rect]:
    """Yield the parts of a window that are drawn in a step each: on a new surface that takes five times as
    long."""
    for n in range(STRIPS):
        top, bottom = size[1] * n // STRIPS, size[1] * (n + 1) // STRIPS
        yield pygame.Rect(0, top, size[0], bottom - top)


def _angle(what: Thing | Spot) -> float:
    return what.angle if isinstance(what, Thing) else 0.0


def is_figure(what: Thing | Spot) -> TypeGuard[Thing]:
    """Return whether something is a piece, whose light follows its outline."""
    return isinstance(what, Thing) and what.shape == "figure"
